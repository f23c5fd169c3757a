//! The numbers of the evaluation.

crate::weights::weights! {
    /// What entries are worth and where they go.
    Clever2Weights {
        /// The share of the entries that goes to the silver area, with the marks of chains.
        silver: 0.261,
        /// The share that goes to the yellow area.
        yellow: 0.309,
        /// The share that goes to the blue area.
        blue: 0.147,
        /// The share that goes to the green area.
        green: 0.233,
        /// The share that goes to the pink area.
        pink: 0.250,
        /// The part of an entry that a roll with a single die fails to bring.
        lone_die: 0.478,
        /// The part of the pool that is still there for the next roll.
        pool_kept: 0.628,
        /// The entries that the white die in the pool is worth more than another die.
        white: 0.107,
        /// The entries that a passive die is worth.
        passive: 0.808,
        /// The entries that an extra-die action is worth.
        extra: 1.333,
        /// The entries that a first re-roll action is worth.
        reroll: 0.445,
        /// The entries that a first return action is worth.
        take_back: 0.442,
        /// How many actions can be of use in each roll to come before they lose half of their worth.
        useful: 0.448,
        /// The entries that a "?" is worth.
        question: 1.368,
        /// The marks that a swept die of a chain is worth.
        chain: 0.971,
        /// How uncertain it is how far an area comes.
        uncertainty: 0.594,
        /// How much the blue limit falls with each entry.
        blue_fall: 0.640,
        /// How much a low blue limit hinders further entries.
        blue_limit: 0.138,
        /// The face for the first field of a green pair.
        high_face: 3.413,
        /// The face for the second field of a green pair.
        low_face: 1.863,
        /// The face for a pink field.
        pink_face: 6.899,
        /// How often the hardest pink minimum is missed.
        pink_missed: 0.280,
        /// How much marks are aimed at silver columns that can be completed.
        silver_aim: 0.557,
        /// How much circles are aimed at yellow lines that can be completed.
        yellow_aim: 0.487,
        /// How readily yellow cells are crossed, compared with circling.
        crosses: 0.947,
        /// How much more of the entries an area gets that lags behind.
        help: 0.073,
        /// How much easier each lower number of the silver grid is to mark than the next.
        low_numbers: 0.038,
        /// How unsure it is which area will be the lowest.
        balance: 1.913,
    }
}
