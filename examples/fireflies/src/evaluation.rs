//! What a strong player values.

use bots::{Evaluation, Plan};
use play::{Game, Player, Turn};

use crate::{COUNT, Fireflies};

/// The numbers of the evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// What a firefly on the meadow is worth to somebody who has laid the brightest lantern.
    pub hope: f64,
    /// What the brightest lantern is worth in hand.
    pub kept: f64,
}

impl bots::Weights for Weights {
    const NAMES: &'static [&'static str] = &["hope", "kept"];
    const TUNED: Weights = Weights { hope: 0.543, kept: 2.493 };

    fn values(&self) -> Vec<f64> {
        vec![self.hope, self.kept]
    }

    fn with(values: &[f64]) -> Weights {
        let [hope, kept] = *values else { panic!("2 weights are needed") };
        Weights { hope, kept }
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
