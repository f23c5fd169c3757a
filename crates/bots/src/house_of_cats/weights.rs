//! The numbers of the evaluation.

use games::house_of_cats::{Ability, Level};

crate::weights::weights! {
    /// What things are worth in House of Cats.
    HouseOfCatsWeights {
        /// An empty cell that will be filled, on level 1.
        cell_one: 1.400,
        /// An empty cell that will be filled, on level 2.
        cell_two: 1.296,
        /// An empty cell that will be filled, on level 3.
        cell_three: 1.038,
        /// An empty cell that will be filled, on level 4.
        cell_four: 2.061,
        /// The part of a room's worth that a group has when one cell is missing.
        missing_one: 0.943,
        /// The same with two cells missing.
        missing_two: 0.682,
        /// The same with three cells missing.
        missing_three: 0.438,
        /// The same with four cells missing.
        missing_four: 0.232,
        /// How many turns halve the chance of one missing cell.
        haste: 0.591,
        /// How much a group suffers from having few cells to grow into.
        cramped: 0.400,
        /// What a further group of the same number counts beside the best one.
        further: 0.560,
        /// What a group counts that must wait for new cells, on level 4.
        waiting: 0.331,
        /// An empty cell without empty neighbors that completes no room.
        hole: -0.135,
        /// An empty cell without empty neighbors that completes a room.
        gap: 0.106,
        /// An empty cell with one empty neighbor.
        nook: 0.008,
        /// The part of the gains of the dice in hand that will come true.
        hand: 0.850,
        /// Cells written in a turn.
        pace: 2.929,
        /// A cat of the track that can still be crossed.
        track: 0.559,
        /// A cheese that can still be eaten.
        cheese: 0.530,
        /// A mouse that waits for a cat in its row or column.
        lonely: 0.661,
        /// An empty cell in a row or column that has a cat.
        hunt: 0.095,
        /// Mice that an empty cell of an area will hold.
        mice: 0.231,
        /// Cats that an empty cell of an area will hold.
        cats: 0.175,
        /// The number that an empty bonus cell will score.
        bonus: 1.133,
        /// The part of a bonus that counts for a group beside the cell.
        beside: 0.308,
        /// A use of A.
        separate: 0.781,
        /// A use of B.
        plus_minus: 0.945,
        /// A use of C.
        mouse_to_number: 0.952,
        /// A use of D.
        free_three: 1.183,
        /// A use of E.
        dice_count: 0.676,
        /// A use of F.
        two_five: 0.585,
        /// A use of G.
        number_to_animal: 0.902,
        /// A use of H.
        diagonal: 0.392,
        /// A use of I.
        free_any: 1.691,
        /// A use of J.
        free_mice: 1.535,
        /// A use of K.
        move_number: 0.763,
        /// A use of L.
        double_up: 0.884,
    }
}

impl HouseOfCatsWeights {
    /// The worth of an empty cell on a level.
    pub(super) fn cell(&self, level: Level) -> f64 {
        match level {
            Level::One => self.cell_one,
            Level::Two => self.cell_two,
            Level::Three => self.cell_three,
            Level::Four => self.cell_four,
        }
    }

    /// The worth of one use of an ability.
    pub(super) fn ability(&self, ability: Ability) -> f64 {
        match ability {
            Ability::Separate => self.separate,
            Ability::PlusMinus => self.plus_minus,
            Ability::MouseToNumber => self.mouse_to_number,
            Ability::FreeThree => self.free_three,
            Ability::DiceCount => self.dice_count,
            Ability::TwoFive => self.two_five,
            Ability::NumberToAnimal => self.number_to_animal,
            Ability::Diagonal => self.diagonal,
            Ability::FreeAny => self.free_any,
            Ability::FreeMice => self.free_mice,
            Ability::MoveNumber => self.move_number,
            Ability::DoubleUp => self.double_up,
        }
    }

    /// The part of a room's worth that a group has when so many cells are missing.
    pub(super) fn missing(&self, cells: usize) -> f64 {
        match cells {
            0 => 1.0,
            1 => self.missing_one,
            2 => self.missing_two,
            3 => self.missing_three,
            _ => self.missing_four,
        }
    }
}
