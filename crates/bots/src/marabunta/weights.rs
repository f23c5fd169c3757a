//! The numbers of the evaluation.

crate::weights::weights! {
    /// What the parts of a position of Marabunta are worth.
    MarabuntaWeights {
        /// How fast a region fills that fills fastest, in hexes a round.
        region_pace: 1.316,
        /// How fast a sheet fills, in circles a round.
        sheet_pace: 0.483,
        /// How fast cookie hexes are marked, in hexes a round, before the special tile joins in.
        cookie_pace: 1.025,
        /// Numbers that are still written in a region, a round.
        number_pace: 0.574,
        /// Circles that each player still gets on a sheet, a round.
        circle_pace: 0.098,
        /// Chests that each player still crosses out, a round.
        chest_pace: 0.704,
        /// How uncertain a majority is when nothing more is to come.
        doubt: 0.259,
        /// How uncertain each further number makes a majority.
        doubt_by_number: 2.694,
        /// What a better reach is worth in the sum of a region, for each number that is still written there.
        reach: 0.883,
        /// How many hexes within reach give half of the full reach.
        half_reach: 0.854,
        /// Reach where only an anthill helps.
        anthill_reach: 0.471,
        /// Reach where another number must be written first.
        second_reach: 0.300,
        /// How surely a number in hand is written where only an anthill helps.
        ready_by_anthill: 0.669,
        /// How surely a number in hand is written where another number must be written first.
        ready_by_second: 0.213,
        /// What an anthill is worth.
        anthill: 0.804,
        /// The share of a cookie hex within reach that a player gets.
        near_cookie: 0.651,
        /// The share of a cookie hex at second hand.
        second_cookie: 0.357,
        /// The share of any other cookie hex.
        far_cookie: 0.145,
        /// How much the other player's share takes away.
        contest: 0.700,
        /// After how many rounds half of what a long time would bring has come.
        half_time: 0.900,
        /// The share of a chest hex within reach that is still written in.
        near_chest: 0.282,
        /// What a chest that may still come counts beside one in hand.
        hope: 0.85,
        /// What a point of a number is worth that may be written in any region.
        number: 0.672,
        /// What it is worth to write in a hex, whatever the number.
        written: 0.430,
        /// What a circle on any sheet is worth.
        flag: 0.817,
        /// What a cookie of an ability is worth.
        cookie: 1.150,
        /// What it is worth to cross out two hexes.
        cross: 0.562,
        /// What it is worth to execute a die once more.
        repeat: 1.302,
    }
}
