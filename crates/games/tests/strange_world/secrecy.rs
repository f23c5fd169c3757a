//! No view changes when cards that its viewer cannot know are exchanged.
//!
//! The test follows every card of a round by itself: who has held it, and whether it was played. At every step of a game it
//! exchanges a card that the viewer has never seen with another such card, or with one of the deck, tells the round
//! again with it, and compares what the viewer sees.

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cards, Chance};
use play::{Event, Game, Player, PlayerSet, Rng};

use crate::script::{full_deck, random_event, viewers};

/// A card of the round.
#[derive(Clone)]
struct Followed {
    card: Card,
    holder: Player,
    seen_by: PlayerSet,
    played: bool,
}

/// An event of the round, by the places of its cards in the list.
#[derive(Clone)]
enum Told {
    Deal(Player, Vec<usize>),
    Pass(Player, Vec<usize>),
    Open(Event<StrangeWorld>),
}

/// The round so far.
struct Round {
    before: StrangeWorld,
    cards: Vec<Followed>,
    told: Vec<Told>,
    pending: Vec<(Player, Vec<usize>)>,
}

impl Round {
    fn new(before: StrangeWorld) -> Round {
        Round { before, cards: Vec::new(), told: Vec::new(), pending: Vec::new() }
    }

    /// The places of these cards in a player's hand.
    fn places(&self, player: Player, cards: Cards) -> Vec<usize> {
        let mut places = Vec::new();
        for card in cards.iter() {
            let held = |index: &usize| {
                let followed = &self.cards[*index];
                followed.holder == player && !followed.played && followed.card == card && !places.contains(index)
            };
            let place = (0..self.cards.len()).find(held);
            places.push(place.expect("the player holds the card"));
        }
        places
    }

    fn tell(&mut self, event: Event<StrangeWorld>, game: &StrangeWorld) {
        match event {
            Event::Chance(Chance::Deal(player, cards)) => {
                let first = self.cards.len();
                let seen_by = PlayerSet::one(player);
                self.cards.extend(cards.iter().map(|card| Followed { card, holder: player, seen_by, played: false }));
                self.told.push(Told::Deal(player, (first..self.cards.len()).collect()));
            }
            Event::Decision(player, Action::Pass(cards)) => {
                let places = self.places(player, cards);
                self.pending.push((player, places.clone()));
                self.told.push(Told::Pass(player, places));
                if self.pending.len() == game.players() {
                    for (giver, places) in std::mem::take(&mut self.pending) {
                        let receiver = game.view(None).public().next(giver);
                        for place in places {
                            self.cards[place].holder = receiver;
                            self.cards[place].seen_by.insert(receiver);
                        }
                    }
                }
            }
            Event::Decision(player, Action::Play(card, _)) => {
                let place = self.places(player, Cards::from_iter([card]))[0];
                self.cards[place].played = true;
                self.told.push(Told::Open(event));
            }
            _ => self.told.push(Told::Open(event)),
        }
    }

    /// The events of the round, with these faces of its cards.
    fn events(&self, faces: &[Card]) -> Vec<Event<StrangeWorld>> {
        let cards = |places: &Vec<usize>| places.iter().map(|&place| faces[place]).collect::<Cards>();
        let event = |told: &Told| match told {
            Told::Deal(player, places) => Event::Chance(Chance::Deal(*player, cards(places))),
            Told::Pass(player, places) => Event::Decision(*player, Action::Pass(cards(places))),
            Told::Open(event) => *event,
        };
        self.told.iter().map(event).collect()
    }

    /// The faces with a card that the viewer has never seen exchanged for another, if there are two different ones.
    fn exchanged(&self, viewer: Option<Player>, deck: &[Card], rng: &mut Rng) -> Option<Vec<Card>> {
        let mut faces: Vec<Card> = self.cards.iter().map(|followed| followed.card).collect();
        let unknown =
            |followed: &Followed| !followed.played && !viewer.is_some_and(|viewer| followed.seen_by.contains(viewer));
        let places: Vec<usize> = (0..faces.len()).filter(|&place| unknown(&self.cards[place])).collect();
        if places.is_empty() {
            return None;
        }
        let one = rng.pick(&places);
        let other = rng.below((places.len() + deck.len()) as u32) as usize;
        let different = match places.get(other) {
            Some(&other) => {
                faces.swap(one, other);
                faces[one] != faces[other]
            }
            None => {
                let drawn = deck[other - places.len()];
                std::mem::replace(&mut faces[one], drawn) != drawn
            }
        };
        different.then_some(faces)
    }
}

/// What somebody reads of an event.
fn read(
    game: &StrangeWorld,
    event: &Event<StrangeWorld>,
    viewer: Option<Player>,
) -> Result<Event<StrangeWorld>, String> {
    let witnesses = game.witnesses(event);
    let sees = viewer.map_or(witnesses == PlayerSet::ALL, |viewer| witnesses.contains(viewer));
    if sees { Ok(*event) } else { Err(game.veiled(event)) }
}

/// Compares what the viewer sees in both tellings of a round, event by event, and at the end; says whether they differ at
/// all (not if two cards of one hand were exchanged).
fn compare(round: &Round, faces: &[Card], viewer: Option<Player>) -> bool {
    let truth: Vec<Card> = round.cards.iter().map(|followed| followed.card).collect();
    let (mut game, mut other) = (round.before, round.before);
    for (event, told) in round.events(&truth).iter().zip(&round.events(faces)) {
        let possible = match told {
            Event::Chance(result) => other.is_possible(result),
            Event::Decision(player, action) => other.is_legal(*player, *action),
        };
        assert!(possible, "the other telling is a game too: {told:?}");
        assert_eq!(read(&game, event, viewer), read(&other, told, viewer), "to {viewer:?}");
        game.happen(event);
        other.happen(told);
    }
    assert!(game.view(viewer) == other.view(viewer), "{viewer:?} sees the exchange of {truth:?} for {faces:?}");
    if let Some(player) = viewer {
        let (mut legal, mut others) = (Vec::new(), Vec::new());
        game.legal(player, &mut legal);
        other.legal(player, &mut others);
        assert_eq!(legal, others, "to {viewer:?}");
    }
    game != other
}

#[test]
fn no_view_changes_when_unknown_cards_are_exchanged() {
    let mut exchanges = 0;
    for players in 2..=4 {
        for number in 0..334 {
            let mut rng = Rng::from_number(10_000 * players + number);
            let mut game = StrangeWorld::new(&format!("players={players}").parse().expect("a set-up"));
            let mut round = Round::new(game);
            let mut deck = full_deck(players as usize);
            while let Some(event) = random_event(&game, &mut rng) {
                if matches!(event, Event::Chance(Chance::Deal(player, _)) if player.seat() == 0) {
                    round = Round::new(game);
                }
                round.tell(event, &game);
                game.happen(&event);
                if let Event::Chance(Chance::Deal(_, cards)) = event {
                    for card in cards.iter() {
                        deck.swap_remove(place(&deck, card));
                    }
                }
                for viewer in viewers(&game) {
                    if let Some(faces) = round.exchanged(viewer, &deck, &mut rng) {
                        exchanges += u32::from(compare(&round, &faces, viewer));
                    }
                }
            }
        }
    }
    assert!(exchanges > 100_000, "{exchanges}");
}

fn place(deck: &[Card], card: Card) -> usize {
    deck.iter().position(|&other| other == card).expect("what is dealt is in the deck")
}
