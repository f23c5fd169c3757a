//! The numbers of the evaluation.

crate::weights::weights! {
    /// What the parts of a position of Marabunta are worth.
    MarabuntaWeights {
        /// How fast a region fills that fills fastest, in hexes a round.
        region_pace: 1.3,
        /// How fast a sheet fills, in circles a round.
        sheet_pace: 0.5,
        /// How fast cookie hexes are marked, in hexes a round, before the special tile joins in.
        cookie_pace: 1.0,
        /// Numbers that are still written in a region, a round.
        number_pace: 0.6,
        /// Circles that each player still gets on a sheet, a round.
        circle_pace: 0.1,
        /// Chests that each player still crosses out, a round.
        chest_pace: 0.7,
        /// How uncertain a majority is when nothing more is to come.
        doubt: 0.4,
        /// How uncertain each further number makes a majority.
        doubt_by_number: 2.5,
        /// What a better reach is worth in the sum of a region, for each number that is still written there.
        reach: 1.0,
        /// How many hexes within reach give half of the full reach.
        half_reach: 1.0,
        /// Reach where only an anthill helps.
        anthill_reach: 0.5,
        /// Reach where another number must be written first.
        second_reach: 0.3,
        /// How surely a number in hand is written where only an anthill helps.
        ready_by_anthill: 0.6,
        /// How surely a number in hand is written where another number must be written first.
        ready_by_second: 0.25,
        /// What an anthill is worth.
        anthill: 0.7,
        /// The share of a cookie hex within reach that a player gets.
        near_cookie: 0.6,
        /// The share of a cookie hex at second hand.
        second_cookie: 0.35,
        /// The share of any other cookie hex.
        far_cookie: 0.15,
        /// How much the other player's share takes away.
        contest: 0.7,
        /// After how many rounds half of what a long time would bring has come.
        half_time: 2.0,
        /// The share of a chest hex within reach that is still written in.
        near_chest: 0.3,
        /// What a chest that may still come counts beside one in hand.
        hope: 0.85,
        /// What a point of a number is worth that may be written in any region.
        number: 0.7,
        /// What it is worth to write in a hex, whatever the number.
        written: 0.3,
        /// What a circle on any sheet is worth.
        flag: 0.7,
        /// What a cookie of an ability is worth.
        cookie: 1.0,
        /// What it is worth to cross out two hexes.
        cross: 0.5,
        /// What it is worth to execute a die once more.
        repeat: 1.2,
    }
}
