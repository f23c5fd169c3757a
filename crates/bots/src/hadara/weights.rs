//! The numbers of the evaluation.

crate::weights::weights! {
    /// The numbers of Hadara's evaluation.
    HadaraWeights {
        /// The share of the cards that is recruited where coins suffice.
        appetite: 0.995,
        /// The share of a printed cost that is paid, before the discount: cheaper cards are chosen more often.
        thrift: 0.989,
        /// How many times the steps of an average card a chosen card brings.
        choice: 1.150,
        /// How many times the points of an average card a chosen card brings.
        show: 1.179,
        /// The share of the price of all open seals that is saved in the first epoch.
        saving_1: 0.405,
        /// The share of it that is saved in the second epoch.
        saving_2: 0.687,
        /// The share of it that is saved in the third epoch.
        saving_3: 0.363,
        /// How uncertain a track is, as a share of the steps that are still to come.
        doubt: 0.903,
        /// How uncertain the hunger at the next feeding is, for each card that may still be recruited.
        hunger: 0.428,
        /// Points lost with a card that is not fed.
        unfed: 4.873,
        /// The share of the cards to come that serves a set.
        order: 0.228,
        /// Points for each step of the bonus of a bust that is still to be carved.
        bonus: 2.037,
        /// The share of the points and steps of an alliance that a colony to come is worth.
        alliance: 1.042,
        /// Points for an income step beside the coins, in each phase to come.
        income: 0.032,
        /// Points for a military step beside the colonies, in each phase to come.
        military: -0.017,
        /// Points for a culture step beside the busts, in each phase to come.
        culture: 0.054,
        /// Points for a food step beside the feeding, in each phase to come.
        food: 0.079,
        /// Points for a coin beside what it buys, in each phase to come.
        coin: -0.018,
    }
}
