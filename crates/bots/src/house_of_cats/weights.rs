//! The numbers of the evaluation.

use games::house_of_cats::{Ability, Level};

crate::weights::weights! {
    /// What things are worth in House of Cats.
    HouseOfCatsWeights {
        /// An empty cell that will be filled, on level 1.
        cell_one: 1.310,
        /// An empty cell that will be filled, on level 2.
        cell_two: 1.337,
        /// An empty cell that will be filled, on level 3.
        cell_three: 1.156,
        /// An empty cell that will be filled, on level 4.
        cell_four: 2.264,
        /// The part of a room's worth that a group has when one cell is missing.
        missing_one: 0.893,
        /// The same with two cells missing.
        missing_two: 0.732,
        /// The same with three cells missing.
        missing_three: 0.489,
        /// The same with four cells missing.
        missing_four: 0.210,
        /// How many turns halve the chance of one missing cell.
        haste: 0.469,
        /// How much a group suffers from having few cells to grow into.
        cramped: 0.137,
        /// What a further group of the same number counts beside the best one.
        further: 0.361,
        /// What a group counts that must wait for new cells, on level 4.
        waiting: 0.317,
        /// An empty cell without empty neighbors that completes no room.
        hole: -0.166,
        /// An empty cell without empty neighbors that completes a room.
        gap: 0.115,
        /// An empty cell with one empty neighbor.
        nook: 0.010,
        /// The part of the gains of the dice in hand that will come true.
        hand: 0.719,
        /// Cells written in a turn.
        pace: 3.463,
        /// A cat of the track that can still be crossed.
        track: 0.479,
        /// A cheese that can still be eaten.
        cheese: 0.773,
        /// A mouse that waits for a cat in its row or column.
        lonely: 0.560,
        /// An empty cell in a row or column that has a cat.
        hunt: 0.118,
        /// Mice that an empty cell of an area will hold.
        mice: 0.234,
        /// Cats that an empty cell of an area will hold.
        cats: 0.191,
        /// The number that an empty bonus cell will score.
        bonus: 1.031,
        /// The part of a bonus that counts for a group beside the cell.
        beside: 0.275,
        /// A use of A.
        separate: 0.769,
        /// A use of B.
        plus_minus: 0.966,
        /// A use of C.
        mouse_to_number: 0.913,
        /// A use of D.
        free_three: 1.160,
        /// A use of E.
        dice_count: 0.810,
        /// A use of F.
        two_five: 0.685,
        /// A use of G.
        number_to_animal: 0.945,
        /// A use of H.
        diagonal: 0.426,
        /// A use of I.
        free_any: 1.592,
        /// A use of J.
        free_mice: 1.105,
        /// A use of K.
        move_number: 0.797,
        /// A use of L.
        double_up: 0.999,
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

    /// The part of a room's worth that a group has when this many cells are missing.
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
