//! What a player must decide next (N4), and what all players have in common.

use super::cell::{CellSet, Place};
use super::components::Components;
use super::house::House;
use super::setup::Level;
use super::symbol::{Ability, Number, Symbol, Tiles};

/// What all players have in common: the box, the printed sheet and the ability tiles.
#[derive(Clone, Copy)]
pub struct Common {
    /// What is in the box.
    pub components: &'static Components,
    /// The printed sheet.
    pub house: &'static House,
    /// The abilities of the fields 2, 3, 4, 5.
    pub tiles: Tiles,
    /// Whether C, F and G also change symbols that do not come from a die (8.0).
    pub conversions_any: bool,
}

impl Common {
    /// Whether the symbol is written in a cell: all are, but for the cats of level 1 (4.3).
    #[inline]
    pub fn needs_cell(&self, symbol: Symbol) -> bool {
        symbol != Symbol::Cat || self.house.level != Level::One
    }

    /// The field of an ability, if its tile is in the game.
    #[inline]
    pub fn field(&self, ability: Ability) -> Option<Number> {
        Number::ALL.into_iter().find(|&number| self.tiles[number as usize] == ability)
    }
}

/// What a player must decide next (N4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Moment {
    /// Nothing is pending.
    #[default]
    Act,
    /// Write a symbol with dice, in one cell (4.5).
    Die {
        /// What is written.
        symbol: Symbol,
        /// Whether two dice are written (8.L).
        double: bool,
    },
    /// Write a symbol in any cell (8.D, 8.I, 8.K, 9.2).
    Free {
        /// What is written.
        symbol: Symbol,
        /// Whether it was chosen by I or changed already, so that nothing changes it (8.0).
        is_settled: bool,
    },
    /// Choose any symbol (8.I).
    AnySymbol,
    /// Choose a number for the track (9.2).
    TrackNumber,
    /// Cross out a loose number (8.K).
    Cross,
    /// Draw a mouse anywhere, or what it was changed into (8.J).
    Mouse(Symbol),
    /// Draw a second mouse beside the first, or none (8.J).
    SecondMouse {
        /// The cell of the first.
        first: Place,
        /// A mouse, or what it was changed into.
        symbol: Symbol,
    },
    /// Use the immediate ability of this field for the dice (7.5).
    Spend(Number),
    /// Choose a room that contains this cell (6.4).
    Room(Place),
    /// Make cells available (12.2).
    Add {
        /// The number of the room.
        number: Number,
        /// How many cells are still to be added.
        left: u8,
        /// The cells added for this room.
        added: CellSet,
    },
}

impl Moment {
    /// Write a symbol that could still be changed in any cell.
    pub(super) const fn free(symbol: Symbol) -> Moment {
        Moment::Free { symbol, is_settled: false }
    }

    /// The symbol at hand that did not come from a die and is not changed yet (8.0).
    pub fn changeable(self) -> Option<Symbol> {
        match self {
            Moment::Free { symbol, is_settled: false } => Some(symbol),
            Moment::Mouse(Symbol::Mouse) | Moment::SecondMouse { symbol: Symbol::Mouse, .. } => Some(Symbol::Mouse),
            _ => None,
        }
    }
}
