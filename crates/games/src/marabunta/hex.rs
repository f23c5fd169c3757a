//! Hexes of the territory board, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};

use play::{NotationError, Words};

use super::components::components;

/// No territory board has more hexes than this.
pub const MAX_HEXES: usize = 128;

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

    /// The hex in a set of its own.
    #[inline]
    pub const fn alone(self) -> HexSet {
        HexSet(1 << self.0)
    }

    pub(super) fn read(words: &mut Words<'_>) -> Result<Hex, NotationError> {
        let word = words.word("a hex such as a1")?;
        let found = components().hex_names.iter().position(|name| name == word);
        found.map(Hex::new).ok_or_else(|| {
            let last = components().hex_names.last().map_or("", String::as_str);
            words.wrong(format_args!("\"{}\" is not a hex; the last hex is {last}", word.escape_debug()))
        })
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&components().hex_names[self.index()])
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet(u128);

impl HexSet {
    /// The empty set.
    pub const NONE: HexSet = HexSet(0);

    /// The first hexes of the list.
    pub fn first(count: usize) -> HexSet {
        (0..count).map(Hex::new).collect()
    }

    /// Whether the hex is in the set.
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 != 0
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many hexes are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// This set without the hexes of the other one.
    #[inline]
    pub const fn minus(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    /// The hexes in the order of the board.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        let halves = [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)];
        halves.into_iter().flat_map(|(mut bits, offset)| {
            std::iter::from_fn(move || {
                let next = (bits != 0).then(|| Hex(offset + bits.trailing_zeros() as u8));
                bits &= bits.wrapping_sub(1);
                next
            })
        })
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
}

impl BitOr for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: HexSet) {
        self.0 |= other.0;
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::NONE, |set, hex| set | hex.alone())
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Hex::index)).finish()
    }
}

/// The hexes of a chain or a pair that are chosen but not yet marked (14.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    hexes: [Hex; Chosen::MAX],
    count: u8,
}

impl Chosen {
    /// A triangle is marked when its third hex is chosen.
    pub const MAX: usize = 3;
    /// Nothing chosen yet.
    pub const NONE: Chosen = Chosen { hexes: [Hex(0); Chosen::MAX], count: 0 };

    /// In the order of choice.
    #[inline]
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.count)]
    }

    /// With one more hex.
    #[inline]
    #[must_use]
    pub fn with(mut self, hex: Hex) -> Chosen {
        self.hexes[usize::from(self.count)] = hex;
        self.count += 1;
        self
    }
}
