//! The things of the box, each named by a small number, and the words for them (26.1).

use play::{NotationError, Words};

use super::components::Components;
use super::facts::CardFacts;
use crate::named::named;
use crate::set::{Set, members};

named! {
    /// A color of cards (1.2).
    Color {
        /// Raises income and military.
        Yellow = "yellow",
        /// Raises military and culture.
        Red = "red",
        /// Raises culture and food.
        Blue = "blue",
        /// Raises food and income.
        Green = "green",
        /// Has abilities.
        Purple = "purple",
    }
}

impl Color {
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
}

named! {
    /// A track of a player's board (2.1).
    Track {
        /// Coins after each phase.
        Income = "income",
        /// Reaches colonies.
        Military = "military",
        /// Reaches busts.
        Culture = "culture",
        /// Feeds recruited cards.
        Food = "food",
    }
}

named! {
    /// A side of a start card (2.3).
    Side {
        /// For a first game.
        A = "a",
        /// The other one.
        B = "b",
    }
}

named! {
    /// A side of a bonus tile (2.7).
    Face {
        /// Steps on the tile's track.
        Front = "front",
        /// Victory points.
        Back = "back",
    }
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

            /// The one at a place, which is one of the components.
            #[inline]
            pub const fn from_index(index: usize) -> $name {
                $name(index as u8)
            }

            /// The word for it.
            pub fn name(self, components: &Components) -> &str {
                &components.names.$list[self.index()]
            }

            pub(super) fn read(words: &mut Words<'_>, components: &Components) -> Result<$name, NotationError> {
                let word = words.word($expected)?;
                let found = components.names.$list.iter().position(|name| name == word);
                found.map(|index| $name(index as u8)).ok_or_else(|| {
                    words.wrong(format_args!("\"{}\" stands where {} is expected", word.escape_debug(), $expected))
                })
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
    pub fn facts(self, components: &Components) -> &CardFacts {
        &components.cards[self.index()]
    }
}

members! {
    Card: [u64; 4] = Card::from_index;
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
