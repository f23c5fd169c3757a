//! Travellers, sides of a world, and the spots beside it (7.3).

use std::fmt;

use play::{NotationError, Words};

use super::components::{Components, Invitation};
use crate::named::named;
use crate::set::{Set, members};

named! {
    /// A side of a world, or a face of the sun card.
    Side {
        /// Smaller columns; the next player clockwise.
        Left = "left",
        /// Larger columns; the next player the other way.
        Right = "right",
    }
}

/// A place beside two neighboring rows of a world (7.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// The side on which it lies.
    pub side: Side,
    /// The upper one of its two rows.
    pub upper: i8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.side, self.upper, self.upper + 1)
    }
}

/// A traveller. Travellers are in ascending order of their ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Traveller(u8);

impl Traveller {
    /// The traveller with this index in the table.
    #[inline]
    pub(super) const fn new(index: usize) -> Traveller {
        Traveller(index as u8)
    }

    /// The index in the table.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on the card.
    #[inline]
    pub fn invitation(self, components: &Components) -> &Invitation {
        &components.travellers[self.index()]
    }

    /// The name in the notation.
    pub fn id(self, components: &Components) -> &str {
        &self.invitation(components).id
    }

    /// The next word, which must name a traveller.
    pub(super) fn read(words: &mut Words<'_>, components: &Components) -> Result<Traveller, NotationError> {
        let ids: Vec<&str> = components.travellers.iter().map(|traveller| traveller.id.as_str()).collect();
        Ok(Traveller::new(words.one_of(&ids)?))
    }
}

impl fmt::Debug for Traveller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

members! {
    Traveller: u8 = |index: usize| Traveller(index as u8);
}

/// A set of travellers.
pub type TravellerSet = Set<Traveller>;

impl TravellerSet {
    /// All travellers of the box.
    pub fn all(components: &Components) -> TravellerSet {
        (0..components.travellers.len()).map(Traveller::new).collect()
    }

    /// Whether all of these are among the others.
    #[inline]
    pub fn are_among(self, others: TravellerSet) -> bool {
        (self - others).is_empty()
    }
}
