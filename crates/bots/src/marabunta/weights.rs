//! The numbers of the evaluation.

crate::weights::weights! {
    /// What the parts of a position of Marabunta are worth.
    MarabuntaWeights {
        /// How fast a region fills that fills fastest, in hexes a round.
        region_pace: 1.467,
        /// How fast a sheet fills, in circles a round.
        sheet_pace: 0.487,
        /// How fast cookie hexes are marked, in hexes a round, before the special tile joins in.
        cookie_pace: 1.156,
        /// Numbers that are still written in a region, a round.
        number_pace: 0.468,
        /// Circles that each player still gets on a sheet, a round.
        circle_pace: 0.091,
        /// Chests that each player still crosses out, a round.
        chest_pace: 0.725,
        /// How uncertain a majority is when nothing more is to come.
        doubt: 0.248,
        /// How uncertain each further number makes a majority.
        doubt_by_number: 2.935,
        /// What a better reach is worth in the sum of a region, for each number that is still written there.
        reach: 0.995,
        /// How many hexes within reach give half of the full reach.
        half_reach: 0.754,
        /// Reach where only an anthill helps.
        anthill_reach: 0.561,
        /// Reach where another number must be written first.
        second_reach: 0.270,
        /// How surely a number in hand is written where only an anthill helps.
        ready_by_anthill: 0.760,
        /// How surely a number in hand is written where another number must be written first.
        ready_by_second: 0.224,
        /// What an anthill is worth.
        anthill: 0.998,
        /// The share of a cookie hex within reach that a player gets.
        near_cookie: 0.629,
        /// The share of a cookie hex at second hand.
        second_cookie: 0.224,
        /// The share of any other cookie hex.
        far_cookie: 0.146,
        /// How much the other player's share takes away.
        contest: 0.873,
        /// After how many rounds half of what a long time would bring has come.
        half_time: 0.864,
        /// The share of a chest hex within reach that is still written in.
        near_chest: 0.203,
        /// What a chest that may still come counts beside one in hand.
        hope: 0.888,
        /// What a point of a number is worth that may be written in any region.
        number: 0.743,
        /// What it is worth to write any number in a hex.
        written: 0.588,
        /// What a circle on any sheet is worth.
        flag: 0.776,
        /// What a cookie of an ability is worth.
        cookie: 1.205,
        /// What it is worth to cross out two hexes.
        cross: 0.544,
        /// What it is worth to execute a die once more.
        repeat: 1.058,
    }
}
