//! What a viewer knows (13.1): all that lies open, and what went through the viewer's own hand.

use play::{Boxed, ByPlayer, Player, PlayerSet, Score};
use serde::{Serialize, Serializer};

use super::card::{Cards, Deck};
use super::cell::Cell;
use super::components::{Components, MAX_PLAYERS};
use super::public::{Public, Step};
use super::traveller::Side;
use super::world::World;
use super::{Hand, StrangeWorld};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) viewer: Option<Player>,
    pub(super) public: Public,
    /// The hands that the viewer knows: their own, or that of a solo game, which lies open.
    pub(super) hands: ByPlayer<Option<Hand>, MAX_PLAYERS>,
}

impl View {
    pub(super) fn new(game: &StrangeWorld, viewer: Option<Player>) -> View {
        let mut hands = ByPlayer::new(game.public.players(), None);
        let known = if game.public.is_solo() { Some(Player::default()) } else { viewer };
        if let Some(player) = known {
            hands[player] = Some(game.hands[player]);
        }
        View { viewer, public: game.public, hands }
    }

    /// The box with which it is played.
    pub fn components(&self) -> Boxed<Components> {
        self.public.components
    }

    /// What lies open on the table.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// A player's hand, if the viewer knows it.
    pub fn hand(&self, player: Player) -> Option<&Hand> {
        self.hands[player].as_ref()
    }

    /// How many cards a player holds.
    pub fn hand_size(&self, player: Player) -> usize {
        self.hand(player).map_or_else(|| self.public.hand_size(player), |hand| hand.cards.len())
    }

    /// The cards of the whole deck that neither lie open nor are in a hand that the viewer knows.
    pub fn unseen(&self) -> Deck {
        let mut unseen = self.public.hidden_cards();
        self.hands.values().iter().flatten().for_each(|hand| unseen.remove_all(hand.cards));
        unseen
    }

    /// How many cards nobody has seen.
    pub fn deck(&self) -> usize {
        let held: usize = PlayerSet::seats(self.public.players()).iter().map(|player| self.hand_size(player)).sum();
        self.public.hidden_cards().len() - held
    }
}

#[derive(Serialize)]
struct TableText {
    viewer: Option<Player>,
    step: &'static str,
    round: u8,
    rounds: u8,
    deciding: PlayerSet,
    /// Who places a card.
    active: Option<Player>,
    /// The cell of the portal, of the volcano or of the new fumarole for which something is to be decided.
    place: Option<CellText>,
    sun: Option<SunText>,
    /// How many cards nobody has seen.
    deck: usize,
    piles: Vec<PileText>,
    travellers: Vec<&'static str>,
    cities_left: &'static [i32],
    fumaroles_left: usize,
    players: Vec<PlayerText>,
}

#[derive(Serialize)]
struct SunText {
    holder: Player,
    face: Side,
}

#[derive(Serialize)]
struct PileText {
    pile: u8,
    card: &'static str,
}

#[derive(Serialize)]
struct PlayerText {
    world: Vec<LandText>,
    travellers: Vec<TravellerText>,
    cities: Vec<CityText>,
    /// Beyond this column no card may be placed.
    closed: Option<ClosedText>,
    hand_size: usize,
    /// `null` for a hand that the viewer does not know.
    hand: Option<HandText>,
    /// In this round, or in this turn of a solo game.
    played: Vec<&'static str>,
    score: Score,
}

#[derive(Serialize)]
struct HandText {
    cards: Vec<&'static str>,
    /// Each pass of the round so far.
    passed: Vec<PassText>,
    received: Vec<PassText>,
}

#[derive(Serialize)]
struct PassText {
    /// To whom, or from whom.
    player: Player,
    cards: Vec<&'static str>,
}

#[derive(Serialize)]
struct CellText {
    row: i8,
    col: i8,
}

impl From<Cell> for CellText {
    fn from(cell: Cell) -> CellText {
        CellText { row: cell.row(), col: cell.column() }
    }
}

#[derive(Serialize)]
struct LandText {
    row: i8,
    col: i8,
    card: &'static str,
    /// What the cell shows: `land`, `eaten` or `fumarole`.
    state: &'static str,
    /// Whether the portal card has made a portal.
    used: bool,
}

#[derive(Serialize)]
struct TravellerText {
    traveller: &'static str,
    side: Side,
    rows: [i8; 2],
    stars: i32,
}

#[derive(Serialize)]
struct CityText {
    value: i32,
    cells: [CellText; 2],
}

#[derive(Serialize)]
struct ClosedText {
    side: Side,
    col: i8,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = &self.public;
        let components = public.components.get();
        let seats = || PlayerSet::seats(public.players()).iter();
        let placing = matches!(
            public.step,
            Step::Take | Step::Play | Step::Traveller(_) | Step::Erupt(_) | Step::City(_) | Step::Reveal
        );
        let place = match public.step {
            Step::Traveller(cell) | Step::Erupt(cell) | Step::City(cell) => Some(cell.into()),
            _ => None,
        };
        let text = TableText {
            viewer: self.viewer,
            step: public.step.name(),
            round: public.round,
            rounds: public.rounds(),
            deciding: public.turn().players(),
            active: placing.then_some(public.active),
            place,
            sun: public.sun.map(|holder| SunText { holder, face: public.direction }),
            deck: self.deck(),
            piles: public.face_up_cards().map(|(pile, card)| PileText { pile, card: card.id(components) }).collect(),
            travellers: public.travellers.iter().map(|traveller| traveller.id(components)).collect(),
            cities_left: public.cities_left(),
            fumaroles_left: public.fumaroles_left(),
            players: seats().map(|player| self.player(player)).collect(),
        };
        text.serialize(serializer)
    }
}

impl View {
    fn player(&self, player: Player) -> PlayerText {
        let public = &self.public;
        let components = public.components.get();
        let world = public.world(player);
        let cities = public.cities().filter(|(city, _)| city.player == player);
        PlayerText {
            world: world.occupied().iter().map(|cell| land(world, cell, components)).collect(),
            travellers: world
                .travellers()
                .map(|(traveller, spot)| TravellerText {
                    traveller: traveller.id(components),
                    side: spot.side,
                    rows: [spot.upper, spot.upper + 1],
                    stars: world.stars(traveller, spot, components),
                })
                .collect(),
            cities: cities.map(|(city, value)| CityText { value, cells: city.cells.map(CellText::from) }).collect(),
            closed: world.closed_side().zip(world.closed_at()).map(|(side, col)| ClosedText { side, col }),
            hand_size: self.hand_size(player),
            hand: self.hand(player).map(|hand| self.hand_text(player, hand)),
            played: public.played[player].ids(components).collect(),
            score: public.score(player),
        }
    }

    fn hand_text(&self, player: Player, hand: &Hand) -> HandText {
        let public = &self.public;
        let names = |cards: Cards| cards.ids(public.components.get()).collect();
        let giver = PlayerSet::seats(public.players()).iter().find(|&giver| public.next(giver) == player);
        let passes = |other: Player, passes: [Cards; 2]| {
            let made = passes.into_iter().filter(|cards| !cards.is_empty());
            made.map(|cards| PassText { player: other, cards: names(cards) }).collect()
        };
        HandText {
            cards: names(hand.cards),
            passed: passes(public.next(player), hand.passed),
            received: passes(giver.unwrap_or(player), hand.received),
        }
    }
}

fn land(world: &World, cell: Cell, components: &'static Components) -> LandText {
    let state = if world.fumaroles().contains(cell) {
        "fumarole"
    } else if world.eaten().contains(cell) {
        "eaten"
    } else {
        "land"
    };
    LandText {
        row: cell.row(),
        col: cell.column(),
        card: world.card_at(cell).id(components),
        state,
        used: world.used().contains(cell),
    }
}
