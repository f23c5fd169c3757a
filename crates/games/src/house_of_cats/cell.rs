//! Cells by their names, and sets of the cells of one house.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};

use play::{NotationError, Words};

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
    pub const fn from_index(index: usize) -> Cell {
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

/// A set of cells of one house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u64);

impl CellSet {
    /// No house has more cells.
    pub const MOST: usize = 64;
    /// No cells.
    pub const NONE: CellSet = CellSet(0);

    /// One cell alone.
    #[inline]
    pub const fn one(place: Place) -> CellSet {
        CellSet(1 << place.index())
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.index() & 1 != 0
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.index();
    }

    /// This set without the cells of another.
    #[inline]
    pub const fn minus(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// Whether there are no cells.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first cell, if there is one.
    #[inline]
    pub fn first(self) -> Option<Place> {
        (self.0 != 0).then(|| Place(self.0.trailing_zeros() as u8))
    }

    /// The cells in the order of their texts.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Place> {
        std::iter::from_fn(move || {
            let first = self.first();
            self.0 &= self.0.wrapping_sub(1);
            first
        })
    }

    /// Every set of these cells, the empty one included.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = CellSet> {
        let mut next = Some(0u64);
        std::iter::from_fn(move || {
            let subset = next?;
            let following = subset.wrapping_sub(self.0) & self.0;
            next = (following != 0).then_some(following);
            Some(CellSet(subset))
        })
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl FromIterator<Place> for CellSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> CellSet {
        places.into_iter().fold(CellSet::NONE, |set, place| set | CellSet::one(place))
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Place::index)).finish()
    }
}
