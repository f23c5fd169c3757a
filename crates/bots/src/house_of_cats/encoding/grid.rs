//! The sheets of all levels on one grid, so that a cell has the same neighbors in the same places on each of them.

use std::array::from_fn;

use games::house_of_cats::{Cell, CellSet, Components, House, Level, Place};

/// Columns of the grid.
pub(super) const COLUMNS: usize = 8;
/// Rows of the grid.
pub(super) const ROWS: usize = 7;
/// How many cells the grid has.
pub(super) const CELLS: usize = COLUMNS * ROWS;
/// Columns and rows.
pub(super) const LINES: usize = COLUMNS + ROWS;

/// A set of cells of the grid, column by column.
pub(super) type Cells = u64;

const COLUMN: Cells = (1 << ROWS) - 1;
const ROW: Cells = {
    let (mut row, mut column) = (0, 0);
    while column < COLUMNS {
        row |= 1 << (column * ROWS);
        column += 1;
    }
    row
};
const LAST_ROW: Cells = ROW << (ROWS - 1);

/// The cells that share an edge with a cell of the set.
#[inline]
pub(super) fn near(cells: Cells) -> Cells {
    (cells << 1 & !ROW) | (cells >> 1 & !LAST_ROW) | cells << ROWS | cells >> ROWS
}

/// The first cell of a set, alone.
#[inline]
pub(super) fn first(cells: Cells) -> Cells {
    cells & cells.wrapping_neg()
}

/// The part of a set that is connected with some cells of it.
#[inline]
pub(super) fn region(start: Cells, within: Cells) -> Cells {
    let mut region = start;
    loop {
        let larger = region | (near(region) & within);
        if larger == region {
            return region;
        }
        region = larger;
    }
}

/// How many cells a set has.
#[inline]
pub(super) fn count(cells: Cells) -> usize {
    cells.count_ones() as usize
}

/// The sheet of a level on the grid. Cells that lie beyond the grid are left out; the sheets of our box have none.
pub(super) struct Grid {
    /// Runs of places that lie in a row on the grid as well, and how far they are moved.
    runs: Vec<(u64, u32)>,
    /// The columns, then the rows; empty where the sheet has none.
    pub lines: [Cells; LINES],
    /// The colored areas.
    pub areas: Vec<Cells>,
    /// The bonus cells, in the order of their letters.
    pub bonuses: Vec<(Place, Cells)>,
}

impl Grid {
    fn new(house: &House) -> Grid {
        let mut runs: Vec<(u64, u32)> = Vec::new();
        for place in house.cells.iter() {
            let Some(square) = square(house.name(place)) else { continue };
            let (bit, turn) = (1 << place.index(), (square as u32).wrapping_sub(place.index() as u32) % 64);
            match runs.last_mut() {
                Some((places, same)) if *same == turn => *places |= bit,
                _ => runs.push((bit, turn)),
            }
        }
        let mut grid = Grid { runs, lines: [0; LINES], areas: Vec::new(), bonuses: Vec::new() };
        let cells = grid.cells(house.cells);
        grid.lines = from_fn(|line| {
            let whole = if line < COLUMNS { COLUMN << (line * ROWS) } else { ROW << (line - COLUMNS) };
            whole & cells
        });
        grid.areas = house.areas.iter().map(|&(_, area)| grid.cells(area)).collect();
        grid.bonuses = house.bonuses.iter().map(|&(_, place)| (place, grid.cells(CellSet::one(place)))).collect();
        grid
    }

    /// The cells of a set on the grid.
    #[inline]
    pub(super) fn cells(&self, cells: CellSet) -> Cells {
        let places = cells.bits();
        if places == 0 {
            return 0;
        }
        self.runs.iter().fold(0, |cells, &(run, turn)| cells | (places & run).rotate_left(turn))
    }
}

/// Where a cell lies on the grid.
fn square(cell: Cell) -> Option<usize> {
    (cell.column() < COLUMNS && cell.row() < ROWS).then(|| cell.column() * ROWS + cell.row())
}

/// The sheets of a box.
pub(super) struct Grids([Grid; 4]);

impl Grids {
    pub(super) fn new(components: &Components) -> Grids {
        Grids(Level::ALL.map(|level| Grid::new(components.house(level))))
    }

    /// The sheet of a level.
    #[inline]
    pub(super) fn of(&self, level: Level) -> &Grid {
        &self.0[level as usize]
    }
}
