//! The numbers of the evaluation.

crate::weights::weights! {
    /// What entries are worth and where they go.
    Clever2Weights {
        /// The share of the entries that goes to the silver area, with the marks of chains.
        silver: 0.278,
        /// The share that goes to the yellow area.
        yellow: 0.276,
        /// The share that goes to the blue area.
        blue: 0.152,
        /// The share that goes to the green area.
        green: 0.224,
        /// The share that goes to the pink area.
        pink: 0.246,
        /// The part of an entry that a roll with a single die fails to bring.
        lone_die: 0.411,
        /// The part of the pool that is still there for the next roll.
        pool_kept: 0.588,
        /// The entries that the white die in the pool is worth more than another die.
        white: 0.083,
        /// The entries that a passive die is worth.
        passive: 1.022,
        /// The entries that an extra-die action is worth.
        extra: 1.347,
        /// The entries that a first re-roll action is worth.
        reroll: 0.429,
        /// The entries that a first return action is worth.
        take_back: 0.438,
        /// How many actions can be of use in each roll to come before they lose half of their worth.
        useful: 0.509,
        /// The entries that a "?" is worth.
        question: 1.260,
        /// The marks that a swept die of a chain is worth.
        chain: 0.817,
        /// How uncertain it is how far an area comes.
        uncertainty: 0.6,
        /// How much the blue limit falls with each entry.
        blue_fall: 0.662,
        /// How much a low blue limit hinders further entries.
        blue_limit: 0.159,
        /// The face for the first field of a green pair.
        high_face: 3.749,
        /// The face for the second field of a green pair.
        low_face: 1.678,
        /// The face for a pink field.
        pink_face: 6.494,
        /// How often the hardest pink minimum is missed.
        pink_missed: 0.322,
        /// How much marks are aimed at silver columns that can be completed.
        silver_aim: 0.577,
        /// How much circles are aimed at yellow lines that can be completed.
        yellow_aim: 0.510,
        /// How readily yellow cells are crossed, compared with circling.
        crosses: 0.728,
        /// How much more of the entries an area gets that lags behind.
        help: 0.05,
        /// How much easier each lower number of the silver grid is to mark than the next.
        low_numbers: 0.02,
        /// How unsure it is which area will be the lowest.
        balance: 1.995,
    }
}
