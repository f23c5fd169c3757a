//! Symbols, dice and abilities (N1).

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
    /// The twelve abilities, by their ids in the components (8). Their letters and timings are those of a box.
    Ability {
        /// A: one die need not be connected.
        Separate = "separate",
        /// B: one more or one less on a number die.
        PlusMinus = "plus_minus",
        /// C: a number instead of a mouse die.
        MouseToNumber = "mouse_to_number",
        /// D: a 3 in any cell.
        FreeThree = "free_three",
        /// E: one die more or fewer.
        DiceCount = "dice_count",
        /// F: 2 instead of 5 or 5 instead of 2.
        TwoFive = "two_five",
        /// G: an animal instead of a number die.
        NumberToAnimal = "number_to_animal",
        /// H: corners connect dice.
        Diagonal = "diagonal",
        /// I: any symbol in any cell.
        FreeAny = "free_any",
        /// J: one mouse or two.
        FreeMice = "free_mice",
        /// K: a loose number moves.
        MoveNumber = "move_number",
        /// L: two equal dice in one cell.
        DoubleUp = "double_up",
    }
}

/// The abilities of the fields 2, 3, 4, 5 (3.2).
pub type Tiles = [Ability; 4];
