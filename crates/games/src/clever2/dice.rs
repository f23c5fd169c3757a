//! The six dice, and where they lie (1.1, 1.4).

use crate::named::named;
use crate::set::{Set, members};

named! {
    /// A die, in the order of dice (13.2).
    Die {
        /// The joker.
        White = "white",
        /// For the yellow area.
        Yellow = "yellow",
        /// For the blue area, with white.
        Blue = "blue",
        /// For the green area.
        Green = "green",
        /// For the pink area.
        Pink = "pink",
        /// For the silver area.
        Silver = "silver",
    }
}

members! {
    Die: u8 = |index: usize| Die::ALL[index];
}

/// A set of dice.
pub type DieSet = Set<Die>;

impl DieSet {
    /// All six.
    pub const ALL: DieSet = Set::from_bits(0b11_1111);

    /// Every set of `count` dice.
    pub(super) fn of_size(count: usize) -> impl Iterator<Item = DieSet> {
        DieSet::ALL.subsets().filter(move |set| set.len() == count)
    }
}

/// How many dice fields a sheet has (1.3).
pub(super) const DICE_FIELDS: usize = 3;

/// The dice on the table: their faces, and the zone of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    /// The value last rolled, by die.
    pub faces: [u8; 6],
    /// Being rolled, or just rolled.
    pub pool: DieSet,
    /// On the silver tray.
    pub tray: DieSet,
    chosen: [Option<Die>; DICE_FIELDS],
}

impl Dice {
    /// All dice in the pool, with these faces.
    pub const fn showing(faces: [u8; 6]) -> Dice {
        Dice { faces, pool: DieSet::ALL, tray: DieSet::NONE, chosen: [None; DICE_FIELDS] }
    }

    /// The face of a die.
    #[inline]
    pub const fn face(&self, die: Die) -> u8 {
        self.faces[die as usize]
    }

    /// What any entry in the blue area is worth (6.4.1).
    #[inline]
    pub(super) const fn blue_sum(&self) -> u8 {
        self.face(Die::Blue) + self.face(Die::White)
    }

    /// Dice of a set that show less than a face.
    #[inline]
    pub fn lower(&self, dice: DieSet, face: u8) -> DieSet {
        dice.iter().filter(|&die| self.face(die) < face).collect()
    }

    /// Dice of the pool that show less than a die (4.3).
    #[inline]
    pub(super) fn lower_than(&self, die: Die) -> DieSet {
        self.lower(self.pool, self.face(die))
    }

    /// All dice go back to the pool (4.1).
    pub(super) fn gather(&mut self) {
        *self = Dice::showing(self.faces);
    }

    /// Moves a die from the pool to the next free dice field (4.3).
    pub(super) fn put_on_field(&mut self, die: Die) {
        self.pool.remove(die);
        if let Some(field) = self.chosen.iter_mut().find(|field| field.is_none()) {
            *field = Some(die);
        }
    }

    /// Moves dice from the pool to the tray.
    pub(super) fn put_on_tray(&mut self, dice: DieSet) {
        self.pool -= dice;
        self.tray |= dice;
    }

    /// Moves a die from the tray back to the pool (8.3).
    pub fn take_back(&mut self, die: Die) {
        self.tray.remove(die);
        self.pool.insert(die);
    }

    /// The dice on the active player's dice fields, in the order in which they were chosen.
    pub fn on_fields(&self) -> impl Iterator<Item = Die> + '_ {
        self.chosen.iter().flatten().copied()
    }

    /// Whether these could be the dice on the tray after a solo passive roll: no other die shows less (12.3, C4).
    pub(super) fn is_tray(&self, tray: DieSet) -> bool {
        let highest = tray.iter().map(|die| self.face(die)).max();
        let others = (DieSet::ALL - tray).iter().map(|die| self.face(die)).min();
        highest <= others
    }
}
