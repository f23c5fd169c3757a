//! The numbers of the evaluation.

crate::weights::weights! {
    /// What is worth how much.
    StrangeWorldWeights {
        /// A card to come, besides what is counted for it.
        card: 1.6,
        /// The chance that a turned-up card of a pile is taken, as a multiple of an even one.
        face_up: 0.985,
        /// A cell that the world may or may not grow to, as a share of one that it surely contains.
        maybe: 0.842,
        /// The chance that an empty cell beside water gets a card that is not eaten.
        water_side: 0.536,
        /// Stars of a water to come that finds a place.
        water: 2.219,
        /// Places for a water to come, as a share of the cells beside no water.
        water_place: 0.437,
        /// The share of its stars that a swamp to come scores if a row waits for it.
        swamp: 1.028,
        /// The share of its stars that a mountain to come scores beside the largest range.
        mountain: 0.493,
        /// Mountains that find a place beside the largest range, for each empty cell there.
        mountain_place: 1.116,
        /// The share of its stars that a mountain scores later if one card joins it to the largest range.
        stray: 0.408,
        /// The share of its stars that an animal scores that may come.
        animal: 1.027,
        /// The share of the stars that icons to come score below a moon that they match.
        moon_match: 1.238,
        /// Stars of each empty cell below a moon that has nothing below it yet.
        moon_bare: 0.807,
        /// The share of its stars that a moon to come scores in the best places.
        moon_seat: 1.079,
        /// The share of its stars that a city scores if the volcanoes for it come.
        city: 0.411,
        /// Stars of a land-eater that an eruption may cover.
        ash: 0.431,
        /// Stars that an eruption costs if it covers no land-eater.
        eruption: 2.0,
        /// Stars of a traveller for whom the portal has to come yet.
        guest: 6.5,
        /// The share of its bonus that a traveller scores, if the cards for it come.
        bonus: 0.839,
        /// How much more often than by chance the cards for a traveller come to the right rows.
        luck: 1.339,
        /// What the neighbor's stars count beside the own ones.
        rival: 0.2,
    }
}
