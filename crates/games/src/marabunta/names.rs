//! Colors, faces, tiles and abilities by their names (N2), and sets of them.

use crate::named::named;
use crate::set::{Set, members};

named! {
    /// The color of a die, a region and a score sheet, in color order (N2).
    Color {
        /// The first in color order.
        Pink = "pink",
        /// The second.
        Yellow = "yellow",
        /// The third; its region is scattered on the plain side (1.4).
        Blue = "blue",
        /// The fourth.
        Green = "green",
        /// The fifth.
        Orange = "orange",
        /// The sixth.
        Grey = "grey",
    }
}

named! {
    /// A face of a die (1.6).
    Face {
        /// Write a 0 in any region (5.2).
        Zero = "0",
        /// Write a 1 in the die's region (5.1).
        One = "1",
        /// Write a 2 in the die's region.
        Two = "2",
        /// Write a 3 in the die's region.
        Three = "3",
        /// Cross out a chest (5.3).
        Chest = "chest",
        /// Color a circle of the die's sheet (5.4).
        Flag = "flag",
    }
}

impl Face {
    /// The number to be written, if it shows one.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        match self {
            Face::Zero | Face::One | Face::Two | Face::Three => Some(self as u8),
            Face::Chest | Face::Flag => None,
        }
    }
}

named! {
    /// A tile (7).
    Tile {
        /// Two chests.
        TwoChests = "two_chests",
        /// A circle on each of two sheets.
        TwoFlags = "two_flags",
        /// A 1 in any region.
        OneAny = "one_any",
        /// Two 0s that touch each other.
        DoubleZero = "double_zero",
        /// A 0 in any available hex.
        ZeroAnywhere = "zero_anywhere",
        /// Two touching hexes are crossed out.
        CrossTwoHexes = "cross_two_hexes",
        /// A die of the same group once more.
        RepeatDie = "repeat_die",
        /// The special tile: a cookie hex is crossed out.
        CrossCookie = "cross_cookie",
    }
}

named! {
    /// The ability of a chest group (9).
    Ability {
        /// A 1 in any region.
        Write1 = "write_1",
        /// A 2 in any region.
        Write2 = "write_2",
        /// A 0 in any available hex.
        ZeroAnywhere = "zero_anywhere",
        /// A 3 in any available hex.
        ThreeAnywhere = "three_anywhere",
        /// The next two cookies of the player's row.
        TwoCookies = "two_cookies",
        /// Two VP.
        Vp2 = "vp_2",
        /// Three VP.
        Vp3 = "vp_3",
        /// Three 1s in a triangle.
        TripleOne = "triple_one",
        /// Two touching hexes are crossed out.
        CrossTwoHexes = "cross_two_hexes",
        /// A circle on each of two sheets.
        TwoFlags = "two_flags",
    }
}

members! {
    Color: u8 = |index: usize| Color::ALL[index];
    Tile: u8 = |index: usize| Tile::ALL[index];
}

/// A set of dice, regions or score sheets.
pub type ColorSet = Set<Color>;

impl ColorSet {
    /// All six.
    pub const ALL: ColorSet = Set::from_bits((1 << Color::COUNT) - 1);
}

/// A set of tiles.
pub type TileSet = Set<Tile>;
