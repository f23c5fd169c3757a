//! The numbers of the evaluation.

crate::weights::weights! {
    /// What entries are worth and where they go.
    Clever2Weights {
        /// The share of the entries that goes to the silver area, with the marks of chains.
        silver: 0.30,
        /// The share that goes to the yellow area.
        yellow: 0.26,
        /// The share that goes to the blue area.
        blue: 0.17,
        /// The share that goes to the green area.
        green: 0.17,
        /// The share that goes to the pink area.
        pink: 0.18,
        /// The part of an entry that a roll with a single die fails to bring.
        lone_die: 0.45,
        /// The part of the pool that is still there for the next roll.
        pool_kept: 0.6,
        /// The entries that the white die in the pool is worth more than another die.
        white: 0.1,
        /// The entries that a passive die is worth.
        passive: 0.9,
        /// The entries that an extra-die action is worth.
        extra: 1.1,
        /// The entries that a first re-roll action is worth.
        reroll: 0.4,
        /// The entries that a first return action is worth.
        take_back: 0.4,
        /// How many actions can be of use in each roll to come before they lose half of their worth.
        useful: 0.5,
        /// The entries that a "?" is worth.
        question: 1.1,
        /// The marks that a swept die of a chain is worth.
        chain: 0.9,
        /// How uncertain it is how far an area comes.
        uncertainty: 1.2,
        /// How much the blue limit falls with each entry.
        blue_fall: 0.9,
        /// How much a low blue limit hinders further entries.
        blue_limit: 0.6,
        /// The face for the first field of a green pair.
        high_face: 4.8,
        /// The face for the second field of a green pair.
        low_face: 2.2,
        /// The face for a pink field.
        pink_face: 4.2,
        /// How often the hardest pink minimum is missed.
        pink_missed: 0.6,
        /// How much marks are aimed at silver columns that can be completed.
        silver_aim: 0.5,
        /// How much circles are aimed at yellow lines that can be completed.
        yellow_aim: 0.5,
        /// How readily yellow cells are crossed, compared with circling.
        crosses: 0.8,
        /// How unsure it is which area will be the lowest.
        balance: 2.0,
    }
}
