//! Symbols, dice and abilities, with their notation (N1).

use std::fmt;

use play::{NotationError, Words};

use crate::named::named;

/// A number that can be written; it is also the size of its rooms and names an ability field (1.10, 1.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Number {
    /// 2
    Two,
    /// 3
    Three,
    /// 4
    Four,
    /// 5
    Five,
}

impl Number {
    /// All numbers.
    pub const ALL: [Number; 4] = [Number::Two, Number::Three, Number::Four, Number::Five];

    /// The number itself.
    #[inline]
    pub const fn size(self) -> u8 {
        self as u8 + 2
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.size().fmt(f)
    }
}

/// What a die shows and a cell holds (1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// One of 2, 3, 4, 5.
    Number(Number),
    /// A cat.
    Cat,
    /// A mouse.
    Mouse,
}

impl Symbol {
    /// How many symbols there are.
    pub const COUNT: usize = 6;
    /// All symbols, in the order of dice (N1).
    pub const ALL: [Symbol; Symbol::COUNT] = [
        Symbol::Number(Number::Two),
        Symbol::Number(Number::Three),
        Symbol::Number(Number::Four),
        Symbol::Number(Number::Five),
        Symbol::Cat,
        Symbol::Mouse,
    ];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; Symbol::COUNT] = ["2", "3", "4", "5", "cat", "mouse"];

    /// The place of the symbol in the order of dice.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Symbol::Number(number) => number as usize,
            Symbol::Cat => 4,
            Symbol::Mouse => 5,
        }
    }

    /// The symbol's text.
    pub const fn name(self) -> &'static str {
        Symbol::NAMES[self.index()]
    }

    pub(super) fn read(words: &mut Words<'_>) -> Result<Symbol, NotationError> {
        Ok(Symbol::ALL[words.one_of(&Symbol::NAMES)?])
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Dice that are not told apart: how many show each symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dice([u8; Symbol::COUNT]);

impl Dice {
    /// How many dice show the symbol.
    #[inline]
    pub const fn count(&self, symbol: Symbol) -> u8 {
        self.0[symbol.index()]
    }

    /// How many dice there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are no dice.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Dice::default()
    }

    /// Puts a die down.
    #[inline]
    pub fn add(&mut self, symbol: Symbol) {
        self.0[symbol.index()] += 1;
    }

    /// Takes a die up.
    #[inline]
    pub fn remove(&mut self, symbol: Symbol) {
        self.0[symbol.index()] -= 1;
    }

    /// The different symbols that the dice show, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&symbol| self.count(symbol) > 0)
    }

    /// Each die's symbol, in order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().flat_map(move |symbol| std::iter::repeat_n(symbol, self.count(symbol).into()))
    }
}

named! {
    /// The twelve abilities, by their letters (8).
    Ability {
        /// One die need not be connected.
        Separate = "a",
        /// One more or one less on a number die.
        PlusMinus = "b",
        /// A number instead of a mouse die.
        MouseToNumber = "c",
        /// A 3 in any cell, at once.
        FreeThree = "d",
        /// One die more or fewer.
        DiceCount = "e",
        /// 2 instead of 5 or 5 instead of 2.
        TwoFive = "f",
        /// An animal instead of a number die.
        NumberToAnimal = "g",
        /// Corners connect dice.
        Diagonal = "h",
        /// Any symbol in any cell, at once.
        FreeAny = "i",
        /// One mouse or two, at once.
        FreeMice = "j",
        /// A loose number moves, at once.
        MoveNumber = "k",
        /// Two equal dice in one cell.
        DoubleUp = "l",
    }
}

/// The abilities of the fields 2, 3, 4, 5 (3.2).
pub type Tiles = [Ability; 4];

impl Ability {
    /// Their names in the components, in their order.
    pub(super) const IDS: [&'static str; Ability::COUNT] = [
        "separate",
        "plus_minus",
        "mouse_to_number",
        "free_three",
        "dice_count",
        "two_five",
        "number_to_animal",
        "diagonal",
        "free_any",
        "free_mice",
        "move_number",
        "double_up",
    ];
    /// The tiles of the first game (3.3).
    pub(super) const FIRST_GAME: Tiles =
        [Ability::Separate, Ability::PlusMinus, Ability::MouseToNumber, Ability::FreeThree];

    /// Whether it is resolved as soon as it is earned (7.5).
    #[inline]
    pub const fn is_immediate(self) -> bool {
        matches!(self, Ability::FreeThree | Ability::FreeAny | Ability::FreeMice | Ability::MoveNumber)
    }
}
