//! The numbers of the evaluation.

crate::weights::weights! {
    /// The numbers of Hadara's evaluation.
    HadaraWeights {
        /// The share of the cards that is recruited where coins suffice.
        appetite: 1.007,
        /// The share of a printed cost that is paid, before the discount: cheaper cards are chosen more often.
        thrift: 0.966,
        /// How many times the steps of an average card a chosen card brings.
        choice: 1.128,
        /// How many times the points of an average card a chosen card brings.
        show: 1.144,
        /// The share of the price of all open seals that is saved in the first epoch.
        saving_1: 0.459,
        /// The share of it that is saved in the second epoch.
        saving_2: 0.755,
        /// The share of it that is saved in the third epoch.
        saving_3: 0.377,
        /// How uncertain a track is, as a share of the steps that are still to come.
        doubt: 0.812,
        /// How uncertain the hunger at the next feeding is, for each card that may still be recruited.
        hunger: 0.429,
        /// Points lost with a card that is not fed.
        unfed: 4.598,
        /// The share of the cards to come that serves a set.
        order: 0.214,
        /// Points for each step of the bonus of a bust that is still to be carved.
        bonus: 1.764,
        /// The share of the points and steps of an alliance that a colony to come is worth.
        alliance: 1.011,
        /// Points for an income step beside the coins, in each phase to come.
        income: 0.029,
        /// Points for a military step beside the colonies, in each phase to come.
        military: -0.030,
        /// Points for a culture step beside the busts, in each phase to come.
        culture: 0.046,
        /// Points for a food step beside the feeding, in each phase to come.
        food: 0.069,
        /// Points for a coin beside what it buys, in each phase to come.
        coin: -0.012,
    }
}
