//! Cells of a world and sets of them (1.1, 1.6).

use std::fmt;

use super::components::MAX_GRID;
use crate::set::{Set, members};

/// No card lies farther from the start card than this, in rows or in columns (5.1b).
const REACH: i8 = MAX_GRID - 1;
/// Bits of a row; the last one is spare, so that neighbors never wrap round.
const WIDTH: u8 = 8;
/// Rows of a set.
const ROWS: u8 = 2 * REACH as u8 + 1;

/// A cell of a world; the start card lies at row 0, column 0 (1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Where the start card lies.
    pub const START: Cell = Cell(REACH as u8 * WIDTH + REACH as u8);
    /// Every cell has an index below this.
    pub const COUNT: usize = (ROWS * WIDTH) as usize;

    /// The cell at a row and column, unless no card can ever lie there.
    pub const fn at(row: i8, column: i8) -> Option<Cell> {
        if Cell::is_near(row) && Cell::is_near(column) {
            Some(Cell((row + REACH) as u8 * WIDTH + (column + REACH) as u8))
        } else {
            None
        }
    }

    /// Whether a card can ever lie in this row or column.
    pub const fn is_near(line: i8) -> bool {
        -REACH <= line && line <= REACH
    }

    /// The row; it grows downward.
    #[inline]
    pub const fn row(self) -> i8 {
        (self.0 / WIDTH) as i8 - REACH
    }

    /// The column; it grows to the right.
    #[inline]
    pub const fn column(self) -> i8 {
        (self.0 % WIDTH) as i8 - REACH
    }

    /// The cell as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cells that share an edge with this one (1.6).
    #[inline]
    pub fn neighbors(self) -> CellSet {
        CellSet::one(self).neighbors()
    }

    /// The cells to the left and to the right.
    #[inline]
    pub fn beside(self) -> CellSet {
        let bit = CellSet::one(self).bits();
        Set::from_bits((bit << 1 | bit >> 1) & CellSet::ALL.bits())
    }

    /// The cell below, unless no card can ever lie there.
    #[inline]
    pub const fn below(self) -> Option<Cell> {
        Cell::at(self.row() + 1, self.column())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.row(), self.column())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row(), self.column())
    }
}

members! {
    Cell: u64 = |index: usize| Cell(index as u8);
}

/// A set of cells.
pub type CellSet = Set<Cell>;

impl CellSet {
    /// All cells.
    pub const ALL: CellSet = CellSet::columns(-REACH, REACH);

    /// The cells of the rows from `first` to `last`.
    #[inline]
    pub const fn rows(first: i8, last: i8) -> CellSet {
        let first = if first < -REACH { -REACH } else { first };
        let last = if last > REACH { REACH } else { last };
        if first > last {
            return CellSet::NONE;
        }
        let up_to = (1 << ((last + REACH + 1) as u8 * WIDTH)) - 1;
        let before = (1 << ((first + REACH) as u8 * WIDTH)) - 1;
        Set::from_bits((up_to & !before) & CellSet::ALL.bits())
    }

    /// The cells of the columns from `first` to `last`.
    #[inline]
    pub const fn columns(first: i8, last: i8) -> CellSet {
        let first = if first < -REACH { -REACH } else { first };
        let last = if last > REACH { REACH } else { last };
        if first > last {
            return CellSet::NONE;
        }
        let row = (1u64 << (last + REACH + 1)) - (1u64 << (first + REACH));
        Set::from_bits(row * 0x0001_0101_0101_0101)
    }

    /// The cells that share an edge with a cell of the set.
    #[inline]
    pub const fn neighbors(self) -> CellSet {
        let cells = self.bits();
        Set::from_bits((cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH) & CellSet::ALL.bits())
    }

    /// The cells whose right neighbor is in the set too.
    #[inline]
    pub const fn with_right_neighbor(self) -> CellSet {
        Set::from_bits(self.bits() & self.bits() >> 1)
    }

    /// The first and the last row of a set that is not empty.
    #[inline]
    pub const fn row_range(self) -> (i8, i8) {
        let (first, last) = (self.bits().trailing_zeros() as u8, 63 - self.bits().leading_zeros() as u8);
        ((first / WIDTH) as i8 - REACH, (last / WIDTH) as i8 - REACH)
    }

    /// The first and the last column of a set that is not empty.
    #[inline]
    pub const fn column_range(self) -> (i8, i8) {
        let half = self.bits() | self.bits() >> 32;
        let quarter = half | half >> 16;
        let row = (quarter | quarter >> 8) as u8;
        (row.trailing_zeros() as i8 - REACH, 7 - row.leading_zeros() as i8 - REACH)
    }

    /// The cell, if there is exactly one.
    #[inline]
    pub fn single(self) -> Option<Cell> {
        if self.len() == 1 { self.first() } else { None }
    }
}
