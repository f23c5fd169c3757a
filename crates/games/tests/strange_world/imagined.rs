//! `imagine` draws every possible deal, as often as it should, and no impossible one.
//!
//! A naive second way finds all that is possible: it deals the cards that the viewer was not dealt to the others in every
//! way, lets them pass in every way, and keeps what agrees with what the viewer has seen.

use std::collections::BTreeMap;

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cards, Chance, Hand, View};
use play::{Event, Game, Player, PlayerSet, Rng};

use crate::script::{action, follow, full_deck, random_event, standard, table, viewers};

/// The hands of all players.
type Hands = Vec<Hand>;

const EMPTY: Hand = Hand { cards: Cards::NONE, passed: [Cards::NONE; 2], received: [Cards::NONE; 2] };

/// What happened openly and in the viewer's hand since the last deal began.
struct Seen<'g> {
    view: &'g View,
    /// Nobody, for a spectator.
    viewer: Option<Player>,
    /// What the viewer was dealt.
    dealt: Cards,
    /// What each player has played.
    played: Vec<Cards>,
    step: &'static str,
    passing: PlayerSet,
}

impl Seen<'_> {
    fn is_viewer(&self, seat: usize) -> bool {
        self.viewer == Some(Player::new(seat))
    }

    /// The viewer's own hand.
    fn own(&self) -> Option<(usize, &Hand)> {
        self.viewer.map(|viewer| (viewer.seat(), self.view.hand(viewer).expect("the viewer's hand")))
    }
}

/// All hands that are possible, and in how many ways each.
fn possible(seen: &Seen, mut pool: Vec<Card>) -> BTreeMap<String, u64> {
    seen.dealt.iter().for_each(|card| {
        let place = pool.iter().position(|&other| other == card).expect("it was dealt from these");
        pool.swap_remove(place);
    });
    let players = seen.view.public().players();
    let mut ways = BTreeMap::new();
    let mut hands = vec![EMPTY; players];
    if let Some((seat, _)) = seen.own() {
        hands[seat].cards = seen.dealt;
    }
    deal(seen, 0, &pool, &mut hands, &mut ways);
    ways
}

/// Deals three cards to the seat and to those after it, in every way.
fn deal(seen: &Seen, seat: usize, pool: &[Card], hands: &mut Hands, ways: &mut BTreeMap<String, u64>) {
    if seat == hands.len() {
        return pass(seen, 0, 0, hands, ways);
    }
    if seen.is_viewer(seat) {
        return deal(seen, seat + 1, pool, hands, ways);
    }
    for first in 0..pool.len() {
        for second in 0..first {
            for third in 0..second {
                let left: Vec<Card> = (0..pool.len())
                    .filter(|index| ![first, second, third].contains(index))
                    .map(|index| pool[index])
                    .collect();
                hands[seat].cards = [first, second, third].into_iter().map(|index| pool[index]).collect();
                deal(seen, seat + 1, &left, hands, ways);
            }
        }
    }
}

/// Lets the seat and those after it pass, in every way.
fn pass(seen: &Seen, which: usize, seat: usize, hands: &Hands, ways: &mut BTreeMap<String, u64>) {
    let now = match seen.step {
        "pass2" => 0,
        "pass1" => 1,
        _ => 2,
    };
    if which == 2 {
        return finish(seen, hands, ways);
    }
    if seat == hands.len() {
        if which == now {
            return finish(seen, hands, ways);
        }
        let mut after = hands.clone();
        for giver in 0..hands.len() {
            let cards = hands[giver].passed[which];
            after[giver].cards = after[giver].cards.minus(cards);
            after[seen.view.public().next(Player::new(giver)).seat()].received[which] = cards;
        }
        for hand in &mut after {
            hand.cards = hand.cards.plus(hand.received[which]);
        }
        if seen.own().is_some_and(|(seat, own)| after[seat].received[which] != own.received[which]) {
            return; // the viewer has received something else
        }
        return pass(seen, which + 1, 0, &after, ways);
    }
    if which == now && seen.passing.contains(Player::new(seat)) {
        return pass(seen, which, seat + 1, hands, ways);
    }
    let mut hands = hands.clone();
    if let Some((_, own)) = seen.own().filter(|&(own, _)| own == seat) {
        hands[seat].passed[which] = own.passed[which];
        return pass(seen, which, seat + 1, &hands, ways);
    }
    for card in hands[seat].cards.iter() {
        let single = Cards::from_iter([card]);
        hands[seat].passed[which] = if which == 0 { hands[seat].cards.minus(single) } else { single };
        pass(seen, which, seat + 1, &hands, ways);
    }
}

/// Takes away what was played, if the hands allow it.
fn finish(seen: &Seen, hands: &Hands, ways: &mut BTreeMap<String, u64>) {
    if hands.iter().zip(&seen.played).all(|(hand, played)| played.are_among(hand.cards)) {
        let mut hands = hands.clone();
        hands.iter_mut().zip(&seen.played).for_each(|(hand, played)| hand.cards = hand.cards.minus(*played));
        if let Some((seat, own)) = seen.own() {
            assert_eq!(&hands[seat], own);
        }
        *ways.entry(format!("{hands:?}")).or_insert(0) += 1;
    }
}

fn all_hands(game: &StrangeWorld) -> Hands {
    let hand = |player: Player| *game.view(Some(player)).hand(player).expect("the viewer's hand");
    PlayerSet::seats(game.players()).iter().map(hand).collect()
}

/// Draws many positions and compares their frequencies with the ways in which they can come about.
fn compare(seen: &Seen, ways: &BTreeMap<String, u64>, truth: &StrangeWorld, draws: usize, rng: &mut Rng) {
    assert!(ways.contains_key(&format!("{:?}", all_hands(truth))), "the truth is possible");
    let mut drawn: BTreeMap<String, u64> = BTreeMap::new();
    for _ in 0..draws {
        let imagined = StrangeWorld::imagine(seen.view, rng);
        *drawn.entry(format!("{:?}", all_hands(&imagined))).or_insert(0) += 1;
    }
    for hands in drawn.keys() {
        assert!(ways.contains_key(hands), "impossible: {hands} for {:?} in {}", seen.viewer, seen.step);
    }
    let total: u64 = ways.values().sum();
    let (mut chi, mut groups, mut rest, mut rest_drawn) = (0.0, 0, 0.0, 0.0);
    for (hands, &number) in ways {
        let expected = number as f64 / total as f64 * draws as f64;
        let found = drawn.get(hands).copied().unwrap_or(0) as f64;
        if expected >= 8.0 {
            chi += (found - expected).powi(2) / expected;
            groups += 1;
        } else {
            rest += expected;
            rest_drawn += found;
        }
    }
    if rest >= 8.0 {
        chi += (rest_drawn - rest).powi(2) / rest;
        groups += 1;
    }
    let freedom = f64::from((groups - 1).max(0));
    assert!(chi <= freedom + 5.0 * (2.0 * freedom).sqrt() + 12.0, "chi-square {chi} for {freedom}, {:?}", seen.step);
}

/// The last round of a random game, compared at every `stride`-th step for the player of each seat, or for a spectator.
fn check_last_round(players: usize, number: u64, stride: usize, spectator: bool) -> usize {
    let mut rng = Rng::from_number(number);
    let mut game = StrangeWorld::new(&format!("players={players}").parse().expect("a set-up"));
    let mut pool = full_deck(players);
    let (mut dealt, mut played) = (vec![Cards::NONE; players], vec![Cards::NONE; players]);
    let (mut round, mut compared, mut steps) = (0, 0, number as usize);
    while let Some(event) = random_event(&game, &mut rng) {
        if let Event::Chance(Chance::Deal(player, cards)) = event {
            if player.seat() == 0 {
                round += 1;
                for card in dealt.iter().flat_map(|cards| cards.iter()) {
                    let place = pool.iter().position(|&other| other == card).expect("it was dealt from these");
                    pool.swap_remove(place);
                }
                played.fill(Cards::NONE);
            }
            dealt[player.seat()] = cards;
        }
        if let Event::Decision(player, Action::Play(card, _)) = event {
            played[player.seat()].insert(card);
        }
        game.happen(&event);
        let hidden = ["pass2", "pass1", "play", "traveller", "erupt", "city"].contains(&game.step());
        if round < 5 || !hidden {
            continue;
        }
        steps += 1;
        if steps % stride != 0 {
            continue;
        }
        if spectator && !is_clear(&game) {
            continue;
        }
        for viewer in viewers(&game).filter(|viewer| viewer.is_none() == spectator) {
            let passing = if game.step().starts_with("pass") { game.turn().players() } else { PlayerSet::NONE };
            let view = game.view(viewer);
            let seen = Seen {
                view: &view,
                viewer,
                dealt: viewer.map_or(Cards::NONE, |viewer| dealt[viewer.seat()]),
                played: played.clone(),
                step: game.step(),
                passing,
            };
            let ways = possible(&seen, pool.clone());
            compare(&seen, &ways, &game, 3000.max(20 * ways.len().min(if spectator { 8000 } else { 1000 })), &mut rng);
            compared += 1;
        }
    }
    compared
}

/// Whether the hands that a spectator can imagine are few enough to list them.
fn is_clear(game: &StrangeWorld) -> bool {
    let left: usize = all_hands(game).iter().map(|hand| hand.cards.len()).sum();
    match game.step() {
        "pass2" => game.players() == 3 && game.turn().players().len() > 1,
        "pass1" => false,
        _ => left <= game.players(),
    }
}

#[test]
fn what_a_spectator_imagines_is_possible_and_as_likely_as_it_should_be() {
    let two: usize = (0..3).map(|number| check_last_round(2, number, 1, true)).sum();
    let three: usize = (0..3).map(|number| check_last_round(3, number, 1, true)).sum();
    assert!(two >= 6 && three >= 15, "{two}, {three}");
}

#[test]
fn what_two_players_imagine_is_possible_and_as_likely_as_it_should_be() {
    let compared: usize = (0..12).map(|number| check_last_round(2, number, 1, false)).sum();
    assert!(compared > 200, "{compared}");
}

#[test]
fn what_three_players_imagine_is_possible_and_as_likely_as_it_should_be() {
    let compared: usize = (0..8).map(|number| check_last_round(3, number, 1, false)).sum();
    assert!(compared > 300, "{compared}");
}

/// The first passes of four players can go in too many ways to list them all at every step.
#[test]
fn what_four_players_imagine_is_possible_and_as_likely_as_it_should_be() {
    let compared: usize = (0..2).map(|number| check_last_round(4, number, 6, false)).sum();
    assert!(compared > 10, "{compared}");
}

/// The card that came back may be the one that was passed, or one of three others with the same face.
#[test]
fn cards_with_the_same_face_are_told_apart_by_their_number() {
    let mut table = table("");
    follow(
        &mut table,
        "- start 0 start_water
         - start 1 start_mountain
         - sun 1
         - deal 0 moon moon mountain2
         - deal 1 moon moon portal_plant
         0 pass moon mountain2
         1 pass moon portal_plant
         0 pass portal_plant
         1 pass moon",
    );
    let mut rng = Rng::from_number(6);
    let mut check = |game: &StrangeWorld, played: Cards| {
        let (viewer, dealt) = (Some(Player::new(0)), cards_of("pass moon moon").plus(cards_of("pass mountain2")));
        let (view, played) = (game.view(viewer), vec![Cards::NONE, played]);
        let seen = Seen { view: &view, viewer, dealt, played, step: game.step(), passing: PlayerSet::NONE };
        let ways = possible(&seen, full_deck(2));
        compare(&seen, &ways, game, 20_000, &mut rng);
        ways.len()
    };
    assert!(check(table.game(), Cards::NONE) > 10);
    follow(&mut table, "1 play mountain2 0 1");
    assert!(check(table.game(), cards_of("pass mountain2")) > 10);
    follow(&mut table, "0 play moon 0 1\n1 play moon 0 2");
    // What is left is the card of the second pass.
    assert_eq!(known_cards(table.game()), ["portal_plant"]);
}

/// The cards of player 1 that player 0 knows for certain.
fn known_cards(game: &StrangeWorld) -> Vec<String> {
    let mut rng = Rng::from_number(7);
    let imagined: Vec<Cards> = (0..200)
        .map(|_| all_hands(&StrangeWorld::imagine(&game.view(Some(Player::new(0))), &mut rng))[1].cards)
        .collect();
    assert!(imagined.iter().all(|cards| *cards == imagined[0]), "{imagined:?}");
    imagined[0].ids(&standard()).map(str::to_owned).collect()
}

/// W22 with the neighbor's cards: what a player passed is there until it is played or passed on.
#[test]
fn a_card_passed_on_is_with_the_neighbor() {
    let mut table = table("players=3");
    follow(
        &mut table,
        "- start 0 start_water
         - start 1 start_mountain
         - start 2 start_plant
         - sun 0
         0 direction left
         - deal 0 moon mountain2 mountain_plant
         - deal 1 mountain_swamp mountain_water plant2_deer_goat
         - deal 2 plant2_deer_spirit portal_mountain portal_plant
         0 pass moon mountain2
         1 pass mountain_swamp mountain_water
         2 pass plant2_deer_spirit portal_mountain",
    );
    let (me, neighbor) = (Player::new(0), Player::new(1));
    let mut rng = Rng::from_number(5);
    let mut imagine = |game: &StrangeWorld| -> Vec<Hand> {
        let view = game.view(Some(me));
        (0..300).map(|_| all_hands(&StrangeWorld::imagine(&view, &mut rng))[neighbor.seat()]).collect()
    };
    let passed = cards_of("pass moon mountain2");
    assert!(imagine(table.game()).iter().all(|hand| passed.are_among(hand.cards)));
    follow(&mut table, "0 pass mountain_plant\n2 pass portal_plant\n1 pass moon");
    let second = cards_of("pass mountain_plant");
    let hands = imagine(table.game());
    assert!(hands.iter().all(|hand| second.are_among(hand.cards)), "the card of the second pass is there for certain");
    let both = hands.iter().filter(|hand| passed.are_among(hand.cards)).count();
    let one = hands.iter().filter(|hand| passed.iter().any(|card| hand.cards.count(card) > 0)).count();
    assert!(both > 0 && both < 300 && one == 300, "of the first pass at least one card is left: {both}, {one}");
}

fn cards_of(text: &str) -> Cards {
    let Ok(Action::Pass(cards)) = action(text) else { panic!("{text} is no pass") };
    cards
}

/// A spectator knows nothing of the hands but what was played from them.
#[test]
fn a_spectator_imagines_what_was_played() {
    for players in 2..=4 {
        let mut rng = Rng::from_number(players);
        let mut game = StrangeWorld::new(&format!("players={players}").parse().expect("a set-up"));
        while let Some(event) = random_event(&game, &mut rng) {
            game.happen(&event);
            for viewer in viewers(&game) {
                let imagined = StrangeWorld::imagine(&game.view(viewer), &mut rng);
                let sizes =
                    |game: &StrangeWorld| all_hands(game).iter().map(|hand| hand.cards.len()).collect::<Vec<_>>();
                assert_eq!(sizes(&imagined), sizes(&game));
                // An imagined game can be played to its end.
                if rng.below(20) == 0 {
                    let mut imagined = imagined;
                    while let Some(event) = random_event(&imagined, &mut rng) {
                        imagined.happen(&event);
                    }
                }
            }
        }
    }
}
