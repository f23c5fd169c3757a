//! The cards that a player has yet to place: those known, and those to expect.

use games::StrangeWorld;
use games::strange_world::{Card, Cards, HAND, ICONS, Icon};
use play::Game;
use play::{Player, PlayerSet, Turn};

use super::StrangeWorldWeights;

/// No box has more animals.
const ANIMALS: usize = 16;

/// What the cards to come show.
pub struct Arrivals {
    /// How many cards come.
    pub cards: f64,
    /// On the cards that the player holds.
    known: Shown,
    /// On the others, as an expectation.
    unknown: Shown,
}

/// What some cards show together.
#[derive(Default)]
struct Shown {
    icons: [f64; ICONS],
    animals: [f64; ANIMALS],
    portals: f64,
    moons: f64,
}

impl Shown {
    fn add(&mut self, card: Card, share: f64) {
        let face = card.face();
        for (sum, &count) in self.icons.iter_mut().zip(&face.icons) {
            *sum += share * f64::from(count);
        }
        let mut animals = face.animals;
        while animals != 0 {
            self.animals[animals.trailing_zeros() as usize] += share;
            animals &= animals - 1;
        }
        self.portals += if face.portal { share } else { 0.0 };
        self.moons += if face.moon { share } else { 0.0 };
    }
}

/// How many of a kind come.
#[derive(Clone, Copy)]
pub struct Number {
    known: f64,
    unknown: f64,
}

impl Number {
    /// The chance that at least so many come.
    pub fn reaches(self, least: f64) -> f64 {
        tail(least - self.known, self.unknown)
    }

    /// How many come, to expect.
    pub fn mean(self) -> f64 {
        self.known + self.unknown
    }

    /// How many find a place, if there are so many places.
    pub fn placed(self, places: f64) -> f64 {
        if self.known >= places {
            return places;
        }
        let places = places - self.known;
        self.known + places * (1.0 - (-self.unknown / places).exp())
    }
}

/// The chance that a number with this mean is at least so large, if its parts come independently.
pub fn tail(least: f64, mean: f64) -> f64 {
    if least <= 0.0 {
        return 1.0;
    }
    let (mut exactly, mut number) = ((-mean).exp(), 0.0);
    let mut fewer = 0.0;
    while number < least {
        fewer += exactly;
        number += 1.0;
        exactly *= mean / number;
    }
    1.0 - fewer
}

impl Arrivals {
    pub fn new(
        game: &StrangeWorld,
        player: Player,
        left: usize,
        received: Cards,
        weights: &StrangeWorldWeights,
    ) -> Arrivals {
        let hand = game.hand(player).cards.minus(game.pending_pass(player));
        let mut known = Shown::default();
        hand.iter().chain(received.iter()).for_each(|card| known.add(card, 1.0));
        let mut unknown = Shown::default();
        let mut rest = left.saturating_sub(hand.len() + received.len()) as f64;
        let piles = game.public().face_up_cards().count();
        if piles > 0 {
            let takes = (left - hand.len()) / HAND;
            let share = takes as f64 / piles as f64;
            game.public().face_up_cards().for_each(|(_, card)| unknown.add(card, share * weights.face_up));
            rest -= takes as f64;
        }
        let mut deck = *game.deck();
        if matches!(game.turn(), Turn::Players(deciding) if deciding.len() > 1) || deck.is_empty() {
            let others = PlayerSet::seats(game.players()).without(player);
            others.iter().for_each(|other| game.hand(other).cards.iter().for_each(|card| deck.insert(card)));
        }
        if rest > 0.0 && !deck.is_empty() {
            let share = rest / deck.len() as f64;
            deck.faces().for_each(|(card, count)| unknown.add(card, share * count as f64));
        }
        Arrivals { cards: left as f64, known, unknown }
    }

    pub fn icon(&self, icon: Icon) -> Number {
        self.icon_at(icon as usize)
    }

    pub fn icon_at(&self, icon: usize) -> Number {
        Number { known: self.known.icons[icon], unknown: self.unknown.icons[icon] }
    }

    pub fn animal(&self, animal: usize) -> Number {
        Number { known: self.known.animals[animal], unknown: self.unknown.animals[animal] }
    }

    pub fn portals(&self) -> Number {
        Number { known: self.known.portals, unknown: self.unknown.portals }
    }

    pub fn moons(&self) -> Number {
        Number { known: self.known.moons, unknown: self.unknown.moons }
    }
}
