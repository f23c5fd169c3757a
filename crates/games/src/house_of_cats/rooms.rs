//! Which rooms a written number makes possible (6).

use super::cell::{CellSet, Place};
use super::house::House;
use super::sheet::Sheet;
use super::symbol::Number;

impl Sheet {
    /// Gives the possible rooms of a number that was just written, until `give` has seen enough (N8.2).
    ///
    /// Each of them contains the cell (6.4a).
    #[inline]
    pub fn possible_rooms(&self, house: &House, place: Place, number: Number, give: &mut dyn FnMut(CellSet) -> bool) {
        let loose = self.loose(number);
        let size = usize::from(number.size());
        if self.size(loose) < size {
            return;
        }
        let group = house.region(place, loose, false);
        let start = CellSet::one(place);
        if self.size(group) == size {
            give(group); // 6.3
        } else if self.size(group) > size {
            let search = Search { sheet: self, house, group, size };
            search.grow(start, start, house.adjacent(place) & group, give);
        }
    }
}

/// The search for all connected parts of a group with a given size.
struct Search<'s> {
    sheet: &'s Sheet,
    house: &'s House,
    group: CellSet,
    size: usize,
}

impl Search<'_> {
    /// Gives every room that contains `part` and no other cell of `decided`; `border` is what can be added next.
    fn grow(&self, part: CellSet, decided: CellSet, border: CellSet, give: &mut dyn FnMut(CellSet) -> bool) -> bool {
        let size = self.sheet.size(part);
        if size >= self.size {
            return size > self.size || give(part);
        }
        let mut decided = decided;
        for place in border.iter() {
            let cell = CellSet::one(place);
            decided |= cell;
            let beyond = (self.house.adjacent(place) & self.group) | border;
            if !self.grow(part | cell, decided, beyond - decided, give) {
                return false;
            }
        }
        true
    }
}
