//! What a strong player values.

use bots::{Evaluation, Plan};
use play::{Game, Player, Turn};

use crate::{COUNT, Fireflies};

bots::weights! {
    /// The numbers of the evaluation.
    Weights {
        /// What a firefly on the meadow is worth to somebody who has laid the brightest lantern.
        hope: 0.543,
        /// What the brightest lantern is worth in hand.
        kept: 2.493,
    }
}

impl Evaluation for Fireflies {
    type Weights = Weights;

    const HARD: Plan = Plan { simulations: 400, ..Plan::PLAYOUTS };
    const IMAGINED: u32 = 4;

    /// What is caught, what the laid lantern may catch, and what the others are good for later.
    fn expect(&self, player: Player, weights: &Weights) -> f64 {
        let caught = f64::from(self.score(player).total());
        if self.turn() == Turn::Over {
            return caught;
        }
        let light = |lantern: u8| f64::from(lantern) / f64::from(COUNT);
        let laid = self.laid[player];
        let hope = laid.map_or(0.0, |lantern| weights.hope * f64::from(self.meadow) * light(lantern));
        let kept: f64 = self.seats[player].lanterns.iter().filter(|&lantern| Some(lantern) != laid).map(light).sum();
        caught + hope + weights.kept * kept
    }

    fn spread(&self) -> f64 {
        4.0
    }
}
