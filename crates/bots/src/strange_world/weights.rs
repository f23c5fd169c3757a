//! The numbers of the evaluation.

crate::weights::weights! {
    /// What is worth how much.
    StrangeWorldWeights {
        /// A card to come, besides what is counted for it.
        card: 1.803,
        /// The chance that a turned-up card of a pile is taken, as a multiple of an even one.
        face_up: 1.034,
        /// A cell that the world may or may not grow to, as a share of one that it surely contains.
        maybe: 0.819,
        /// The chance that an empty cell beside water gets a card that is not eaten.
        water_side: 0.560,
        /// Stars of a water to come that finds a place.
        water: 2.099,
        /// Places for a water to come, as a share of the cells beside no water.
        water_place: 0.436,
        /// The share of its stars that a swamp to come scores if a row waits for it.
        swamp: 1.028,
        /// The share of its stars that a mountain to come scores beside the largest range.
        mountain: 0.450,
        /// Mountains that find a place beside the largest range, for each empty cell there.
        mountain_place: 1.326,
        /// The share of its stars that a mountain scores later if one card joins it to the largest range.
        stray: 0.319,
        /// The share of its stars that an animal scores that may come.
        animal: 1.105,
        /// The share of the stars that icons to come score below a moon that they match.
        moon_match: 1.307,
        /// Stars of each empty cell below a moon that has nothing below it yet.
        moon_bare: 0.875,
        /// The share of its stars that a moon to come scores in the best places.
        moon_seat: 1.052,
        /// The share of its stars that a city scores if the volcanoes for it come.
        city: 0.418,
        /// Stars of a land-eater that an eruption may cover.
        ash: 0.380,
        /// Stars that an eruption costs if it covers no land-eater.
        eruption: 1.836,
        /// Stars of a traveller for whom the portal has to come yet.
        guest: 6.885,
        /// The share of its bonus that a traveller scores, if the cards for it come.
        bonus: 0.991,
        /// How much more often than by chance the cards for a traveller come to the right rows.
        luck: 1.457,
        /// What a star of the neighbor counts beside one of the player.
        rival: 0.207,
    }
}
