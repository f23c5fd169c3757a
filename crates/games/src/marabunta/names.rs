//! Colors, faces, tiles and abilities by their names (N2), and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An enumeration whose items have a name in the notation and in the file of components.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$item_doc])* #[serde(rename = $text)] $item,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $name::NAMES.len();
            /// All of them.
            pub const ALL: [$name; $name::COUNT] = [$($name::$item),+];
            /// Their names, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($text),+];

            /// The name.
            pub const fn name(self) -> &'static str {
                $name::NAMES[self as usize]
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

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
        /// A die of the own group once more.
        RepeatDie = "repeat_die",
        /// The special tile: a cookie hex is crossed out.
        CrossCookie = "cross_cookie",
    }
}

named! {
    /// The ability of a chest group, which also names the group (9, N2).
    Ability {
        /// A 1 in any region.
        Write1 = "write_1",
        /// A 2 in any region.
        Write2 = "write_2",
        /// A 0 in any available hex.
        ZeroAnywhere = "zero_anywhere",
        /// A 3 in any available hex.
        ThreeAnywhere = "three_anywhere",
        /// The next two cookies of the own row.
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

/// A set of named things, eight at most.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(u8);

        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);
            /// Everything.
            pub const ALL: $set = $set(((1u16 << $item::COUNT) - 1) as u8);

            /// Whether the item is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item as u8 & 1 != 0
            }

            /// Adds an item.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item as u8;
            }

            /// Takes an item out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item as u8);
            }

            /// This set without the items of the other one.
            #[inline]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// How many items are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The items in their order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let next = (bits != 0).then(|| $item::ALL[bits.trailing_zeros() as usize]);
                    bits &= bits.wrapping_sub(1);
                    next
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::NONE;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

set! {
    /// A set of dice, regions or score sheets.
    ColorSet of Color
}

set! {
    /// A set of tiles.
    TileSet of Tile
}

impl ColorSet {
    /// The sets in the order of their bits, from the empty one to all six colors.
    #[inline]
    pub fn subsets() -> impl Iterator<Item = ColorSet> {
        (0..=ColorSet::ALL.0).map(ColorSet)
    }
}
