//! The things of the box, each named by a small number, and the words for them (26.1).

use std::fmt;

use play::{NotationError, Words};
use serde::{Deserialize, Serialize};

use super::components::{CardFacts, components};
use crate::set::{Member, Set};

/// A color of cards (1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Color {
    /// Raises income and military.
    Yellow,
    /// Raises military and culture.
    Red,
    /// Raises culture and food.
    Blue,
    /// Raises food and income.
    Green,
    /// Has abilities.
    Purple,
}

impl Color {
    /// All colors.
    pub const ALL: [Color; 5] = [Color::Yellow, Color::Red, Color::Blue, Color::Green, Color::Purple];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 5] = ["yellow", "red", "blue", "green", "purple"];

    /// The track of the color (1.1); purple has none.
    #[inline]
    pub const fn track(self) -> Option<Track> {
        match self {
            Color::Yellow => Some(Track::Income),
            Color::Red => Some(Track::Military),
            Color::Blue => Some(Track::Culture),
            Color::Green => Some(Track::Food),
            Color::Purple => None,
        }
    }

    pub(super) fn read(words: &mut Words<'_>) -> Result<Color, NotationError> {
        Ok(Color::ALL[words.one_of(&Color::NAMES)?])
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Color::NAMES[*self as usize])
    }
}

/// A track of a player's board (2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Track {
    /// Coins after each phase.
    Income,
    /// Reaches colonies.
    Military,
    /// Reaches busts.
    Culture,
    /// Feeds recruited cards.
    Food,
}

impl Track {
    /// All tracks.
    pub const ALL: [Track; 4] = [Track::Income, Track::Military, Track::Culture, Track::Food];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 4] = ["income", "military", "culture", "food"];

    pub(super) fn read(words: &mut Words<'_>) -> Result<Track, NotationError> {
        Ok(Track::ALL[words.one_of(&Track::NAMES)?])
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Track::NAMES[*self as usize])
    }
}

/// A side of a start card (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Side {
    /// For a first game.
    A,
    /// The other one.
    B,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::A, Side::B];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 2] = ["a", "b"];
}

/// A side of a bonus tile (2.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Face {
    /// Steps on the tile's track.
    Front,
    /// Victory points.
    Back,
}

impl Face {
    /// Both sides.
    pub const ALL: [Face; 2] = [Face::Front, Face::Back];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 2] = ["front", "back"];
}

/// Things that the components number and name.
macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident, $list:ident, $expected:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub(super) u8);

        impl $name {
            /// The place in the components.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The word for it.
            pub fn name(self) -> &'static str {
                &components().names.$list[self.index()]
            }

            pub(super) fn read(words: &mut Words<'_>) -> Result<$name, NotationError> {
                let word = words.word($expected)?;
                let found = components().names.$list.iter().position(|name| name == word);
                found.map(|index| $name(index as u8)).ok_or_else(|| {
                    words.wrong(format_args!("\"{}\" stands where {} is expected", word.escape_debug(), $expected))
                })
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    )* };
}

numbered! {
    /// An epoch card (2.2), numbered by color, epoch and id.
    Card, cards, "a card such as Y1-03";
    /// A start card (2.3).
    StartCard, start_cards, "a start card such as S1";
    /// A crest on the wheel, numbered clockwise (2.9.2).
    Crest, crests, "a crest such as monkey";
    /// A tier of colonies (2.5), the lowest first.
    Tier, tiers, "the military of a tier such as 3";
    /// The back of a colony, numbered tier by tier.
    Back, backs, "a colony such as C09-4";
    /// A bust on the board (2.6), the lowest first.
    Bust, busts, "the culture of a bust such as 6";
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &components().cards[self.index()]
    }
}

impl Member for Card {
    type Bits = [u64; 4];

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Card {
        Card(index as u8)
    }
}

/// A set of cards.
pub type CardSet = Set<Card>;

/// A face-up pile on an outer place (2.9.1): one card of each player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile {
    cards: [Card; super::MAX_PLAYERS],
    len: u8,
}

impl Pile {
    /// The cards, the top one last.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card away; nothing is left in its place.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.len -= 1;
        self.cards[usize::from(self.len)] = Card::default();
    }
}
