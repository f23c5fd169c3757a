//! The splits of a round, and those of them that differ in substance (14.1, 14.8).

use super::action::Action;
use super::names::{Color, ColorSet, Face};
use super::{Marabunta, Step};

impl Marabunta {
    /// The dice that may lie with the tile: any but all six (14.1).
    #[inline]
    pub(super) fn splits(&self) -> impl Iterator<Item = ColorSet> {
        (0..ColorSet::ALL.bits()).map(ColorSet::from_bits)
    }

    /// The legal splits without those that are equivalent to an earlier one (14.8).
    pub fn reduced_splits(&self, actions: &mut Vec<Action>) {
        if self.step == Step::Split {
            let splits = self.splits().filter(|&dice| self.representative(dice) == dice);
            actions.extend(splits.map(Action::Split));
        }
    }

    /// The split that stands for all that are equivalent to this one. Dice that show the same colorless face are
    /// interchangeable, so those that come first in color order lie with the tile.
    pub fn representative(&self, with_tile: ColorSet) -> ColorSet {
        let mut representative = with_tile;
        for face in Face::ALL.into_iter().filter(|&face| !self.components.colored[face as usize]) {
            let alike = || Color::ALL.into_iter().filter(move |&color| self.dice[color as usize] == face);
            let count = alike().filter(|&color| with_tile.contains(color)).count();
            for (index, color) in alike().enumerate() {
                if index < count { representative.insert(color) } else { representative.remove(color) }
            }
        }
        representative
    }
}
