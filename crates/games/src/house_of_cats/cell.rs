//! Cells by their names, and sets of the cells of one house.

use std::fmt;

use play::{NotationError, Words};

use crate::set::{Set, members};

/// A cell by its column and row; cells are ordered like their texts (N1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Columns have one letter each.
    pub const COLUMNS: usize = 26;
    /// Rows have one digit each, so that the order of texts is the order by column, then by row.
    pub const ROWS: usize = 9;
    /// More than any cell's [`Cell::index`].
    pub const COUNT: usize = Cell::COLUMNS * Cell::ROWS;

    /// The cell at a column and a row, both from 0.
    pub const fn at(column: usize, row: usize) -> Cell {
        assert!(column < Cell::COLUMNS && row < Cell::ROWS, "no such cell");
        Cell((column * Cell::ROWS + row) as u8)
    }

    /// The cell with this [`Cell::index`].
    #[inline]
    pub(super) const fn from_index(index: usize) -> Cell {
        assert!(index < Cell::COUNT, "no such cell");
        Cell(index as u8)
    }

    /// The column, from 0.
    pub const fn column(self) -> usize {
        self.0 as usize / Cell::ROWS
    }

    /// The row, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize % Cell::ROWS
    }

    /// The cell's place in the order of all cells.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn read(words: &mut Words<'_>) -> Result<Cell, NotationError> {
        match words.word("a cell such as c4")?.as_bytes() {
            &[column @ b'a'..=b'z', row @ b'1'..=b'9'] => {
                Ok(Cell::at(usize::from(column - b'a'), usize::from(row - b'1')))
            }
            _ => Err(words.wrong("a cell is a column letter and a row number, such as c4")),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

/// A cell by its place in the order of the cells of its house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// The place with this number, from 0.
    #[inline]
    pub const fn new(index: usize) -> Place {
        assert!(index < CellSet::MOST, "a house has at most 64 cells");
        Place(index as u8)
    }

    /// The number of the place, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler that tables of 64 entries are never left.
        (self.0 & 63) as usize
    }
}

members! {
    Place: u64 = |index: usize| Place(index as u8);
}

/// A set of cells of one house.
pub type CellSet = Set<Place>;

impl CellSet {
    /// No house has more cells.
    pub const MOST: usize = 64;
}
