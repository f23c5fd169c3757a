//! Groups of loose numbers, which may become rooms, and the empty cells around them.

use super::grid::{CELLS, Cells, count, first, near, region};
use super::layout::Layout;
use crate::Encoder;

/// The groups of a sheet.
pub(super) struct Groups {
    /// Loose numbers by number and by how many cells their group misses, from 1.
    pub missing: [[Cells; 4]; 4],
    /// Empty cells where one more of a number completes a room.
    pub completes: [Cells; 4],
    /// Empty cells beside a group of a number.
    pub extends: [Cells; 4],
    /// How many groups of each kind have enough empty cells around them to become a room.
    growing: [[usize; 4]; 4],
    /// The same for groups that must wait for new cells.
    waiting: [usize; 4],
    /// Numbers that will be in no room.
    stuck: [usize; 4],
}

impl Groups {
    pub(super) fn new(layout: &Layout) -> Groups {
        let mut groups = Groups {
            missing: [[0; 4]; 4],
            completes: [0; 4],
            extends: [0; 4],
            growing: [[0; 4]; 4],
            waiting: [0; 4],
            stuck: [0; 4],
        };
        for number in 0..4 {
            groups.look(layout, number);
        }
        groups
    }

    /// Looks at all groups of a number.
    #[inline]
    fn look(&mut self, layout: &Layout, number: usize) {
        let (room, loose) = (number + 2, layout.loose[number]);
        let space = layout.empty | loose;
        // Empty cells that touch groups with so many cells together; one new cell joins them.
        let mut joined = [0; 5];
        let mut rest = loose;
        while rest != 0 {
            let group = region(first(rest), rest);
            rest &= !group;
            // A group with double cells may be larger than a room.
            let size = layout.size(group).min(room - 1);
            let missing = room - size;
            let beside = near(group) & layout.empty;
            for sum in (1..room).rev() {
                joined[sum] |= if sum <= size { beside } else { joined[sum - size] & beside };
            }
            self.missing[number][missing - 1] |= group;
            let mut reach = beside;
            for _ in 1..missing {
                reach |= near(reach) & space;
            }
            if count(reach & !group) >= missing {
                self.growing[number][missing - 1] += 1;
            } else if near(group | reach) & layout.free != 0 {
                self.waiting[number] += 1;
            } else {
                self.stuck[number] += size;
            }
        }
        self.completes[number] = joined[room - 1];
        self.extends[number] = joined[1];
    }

    /// How many bits [`Groups::encode`] writes.
    pub(super) const WIDTH: usize = (10 + 4 + 1) * CELLS + 10 * 4 + 4 * (3 + 3 + 6) + 3 * 8;

    pub(super) fn encode(&self, encoder: &mut Encoder<'_>) {
        encoder.part("loose numbers by what their group misses");
        for number in 0..4 {
            for missing in 0..=number {
                encoder.set_of(self.missing[number][missing].into(), CELLS);
            }
        }
        encoder.part("cells that complete a room");
        self.completes.iter().for_each(|&cells| encoder.set_of(cells.into(), CELLS));
        encoder.part("cells beside a group");
        // Beside a 2 every cell completes a room.
        let beside = self.extends[1..].iter().fold(0, |all, cells| all | cells);
        encoder.set_of(beside.into(), CELLS);
        encoder.part("numbers of groups and cells");
        for number in 0..4 {
            for missing in 0..=number {
                encoder.at_least(self.growing[number][missing], 4);
            }
            encoder.at_least(self.waiting[number], 3);
            encoder.at_least(self.stuck[number], 3);
            encoder.at_least(count(self.completes[number]), 6);
        }
        self.extends[1..].iter().for_each(|&cells| encoder.at_least(count(cells), 8));
    }
}
