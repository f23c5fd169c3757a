//! What stands on a sheet, on the grid.

use games::house_of_cats::{Number, Sheet, Symbol};

use super::grid::{Cells, Grid, count};

/// What stands on a sheet.
pub(super) struct Layout {
    pub empty: Cells,
    /// Cells that are not available yet.
    pub free: Cells,
    /// Loose numbers.
    pub loose: [Cells; 4],
    pub cats: Cells,
    pub mice: Cells,
    /// Double cells that are not in a room.
    pub doubles: Cells,
}

impl Layout {
    #[inline]
    pub(super) fn new(grid: &Grid, sheet: &Sheet) -> Layout {
        let cells = |set| grid.cells(set);
        let live = !cells(sheet.walled() | sheet.crossed_out());
        Layout {
            empty: cells(sheet.empty()),
            free: cells(sheet.free()),
            loose: Number::ALL.map(|number| cells(sheet.written(Symbol::Number(number))) & live),
            cats: cells(sheet.written(Symbol::Cat)),
            mice: cells(sheet.written(Symbol::Mouse)),
            doubles: cells(sheet.doubles()) & live,
        }
    }

    /// The sum of the weights.
    #[inline]
    pub(super) fn size(&self, cells: Cells) -> usize {
        count(cells) + count(cells & self.doubles)
    }
}
