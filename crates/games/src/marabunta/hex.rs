//! Hexes of the territory board, and sets of them.

use play::{NotationError, Words};

use super::components::Components;
use crate::set::{Set, members};

/// No territory board has more hexes than this.
pub(super) const MAX_HEXES: usize = 128;

/// A hex, by its place in the list of the territory board (1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex(u8);

impl Hex {
    /// The hex at a place of the list.
    #[inline]
    pub const fn new(index: usize) -> Hex {
        assert!(index < MAX_HEXES, "no such hex");
        Hex(index as u8)
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its printed name.
    pub fn name(self, components: &Components) -> &str {
        &components.hex_names[self.index()]
    }

    pub(super) fn read(words: &mut Words<'_>, components: &Components) -> Result<Hex, NotationError> {
        let word = words.word("a hex such as a1")?;
        let found = components.hex_names.iter().position(|name| name == word);
        found.map(Hex::new).ok_or_else(|| {
            let last = components.hex_names.last().map_or("", String::as_str);
            words.wrong(format_args!("\"{}\" is not a hex; the last hex is {last}", word.escape_debug()))
        })
    }
}

members! {
    Hex: u128 = |index: usize| Hex(index as u8);
}

/// A set of hexes.
pub type HexSet = Set<Hex>;

/// The hexes of a chain or a pair that are chosen but not yet marked (14.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Chosen {
    hexes: [Hex; Chosen::MAX],
    count: u8,
}

impl Chosen {
    /// A triangle is marked when its third hex is chosen.
    pub(super) const MAX: usize = 3;
    /// Nothing chosen yet.
    pub(super) const NONE: Chosen = Chosen { hexes: [Hex(0); Chosen::MAX], count: 0 };

    /// In the order of choice.
    #[inline]
    pub(super) fn hexes(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.count)]
    }

    /// With one more hex.
    #[inline]
    #[must_use]
    pub(super) fn with(mut self, hex: Hex) -> Chosen {
        self.hexes[usize::from(self.count)] = hex;
        self.count += 1;
        self
    }
}
