//! The cards that a player has yet to place: those known, and those to expect.

use games::StrangeWorld;
use games::strange_world::{Card, Cards, Components, HAND, ICONS, Icon, MAX_ANIMALS, Traits};
use play::{Game, Player, PlayerSet, Turn};

use super::StrangeWorldWeights;

/// What the cards to come show.
pub(super) struct Arrivals {
    /// How many cards come.
    pub cards: f64,
    /// On the cards that the player holds.
    known: Traits,
    /// On the turned-up cards of the piles.
    face_up: Traits,
    /// The chance of each of these to come.
    face_up_share: f64,
    /// On the cards nobody has seen.
    hidden: Traits,
    /// The chance of each of these to come.
    hidden_share: f64,
}

const PORTAL: usize = ICONS;
const MOON: usize = ICONS + 1;
const ANIMALS: usize = ICONS + 2;

/// No cards show nothing.
const NOTHING: Traits = [0; ANIMALS + MAX_ANIMALS];

fn add(sum: &mut Traits, card: Card, count: usize, components: &Components) {
    for (sum, shown) in sum.iter_mut().zip(&card.face(components).traits) {
        *sum += shown * count as u16;
    }
}

/// How many of a kind come.
#[derive(Clone, Copy)]
pub(super) struct Number {
    known: f64,
    unknown: f64,
}

impl Number {
    /// The chance that at least this many come.
    pub(super) fn reaches(self, least: f64) -> f64 {
        tail(least - self.known, self.unknown)
    }

    /// How many are expected to come.
    pub(super) fn mean(self) -> f64 {
        self.known + self.unknown
    }

    /// How many find a place, if there are this many places.
    pub(super) fn placed(self, places: f64) -> f64 {
        if self.known >= places {
            return places;
        }
        let places = places - self.known;
        self.known + places * (1.0 - none(self.unknown / places))
    }
}

/// The chance that nothing comes although this many are expected: nearly the exponential function, but faster.
fn none(mean: f64) -> f64 {
    1.0 / (1.0 + mean * (1.0 + mean * (1.0 / 2.0 + mean * (1.0 / 6.0 + mean / 24.0))))
}

/// The chance that a number with this mean reaches a bound, if its parts come independently.
pub(super) fn tail(least: f64, mean: f64) -> f64 {
    if least <= 0.0 {
        return 1.0;
    }
    let (mut exactly, mut number) = (none(mean), 0.0);
    let mut fewer = 0.0;
    while number < least {
        fewer += exactly;
        number += 1.0;
        exactly *= mean / number;
    }
    (1.0 - fewer).max(0.0)
}

impl Arrivals {
    /// What comes to a player who will receive these cards, with this many still to be placed.
    pub(super) fn new(
        game: &StrangeWorld,
        player: Player,
        left: usize,
        received: Cards,
        weights: &StrangeWorldWeights,
    ) -> Arrivals {
        let components = game.public().components().get();
        let hand = game.hand(player).cards.minus(game.pending_pass(player));
        let (mut known, mut face_up, mut hidden) = (NOTHING, NOTHING, NOTHING);
        hand.iter().chain(received.iter()).for_each(|card| add(&mut known, card, 1, components));
        let mut rest = left.saturating_sub(hand.len() + received.len()) as f64;
        let mut face_up_share = 0.0;
        let mut hidden_cards = game.deck().len();
        game.deck().faces().for_each(|(card, count)| add(&mut hidden, card, count, components));
        if game.players() == 1 {
            let mut piles = 0.0;
            for (_, card) in game.public().face_up_cards() {
                add(&mut face_up, card, 1, components);
                piles += 1.0;
            }
            let takes = ((left - hand.len()) / HAND) as f64;
            face_up_share = weights.face_up * takes / f64::max(piles, 1.0);
            rest -= takes;
        } else if matches!(game.turn(), Turn::Players(deciding) if deciding.len() > 1) || hidden_cards == 0 {
            for other in PlayerSet::seats(game.players()).without(player).iter() {
                let cards = game.hand(other).cards;
                cards.iter().for_each(|card| add(&mut hidden, card, 1, components));
                hidden_cards += cards.len();
            }
        }
        let hidden_share = if hidden_cards == 0 { 0.0 } else { rest / hidden_cards as f64 };
        Arrivals { cards: left.max(1) as f64, known, face_up, face_up_share, hidden, hidden_share }
    }

    fn number(&self, index: usize) -> Number {
        let unknown =
            self.face_up_share * f64::from(self.face_up[index]) + self.hidden_share * f64::from(self.hidden[index]);
        Number { known: f64::from(self.known[index]), unknown }
    }

    pub(super) fn icon(&self, icon: Icon) -> Number {
        self.number(icon as usize)
    }

    pub(super) fn icon_at(&self, icon: usize) -> Number {
        self.number(icon)
    }

    pub(super) fn animal(&self, animal: usize) -> Number {
        self.number(ANIMALS + animal)
    }

    pub(super) fn portals(&self) -> Number {
        self.number(PORTAL)
    }

    pub(super) fn moons(&self) -> Number {
        self.number(MOON)
    }
}
