//! How much a search works, and how.

/// A search by fixed work, so that its strength does not depend on the machine or its load.
///
/// ```
/// use bots::{Evaluation, Order, Plan};
/// use games::Clever2;
///
/// let quick = Plan { simulations: 100, ..Clever2::HARD };
/// assert!(quick.simulations < Clever2::HARD.simulations);
/// assert_eq!(Plan::PLAYOUTS.order, Order::Random);
/// assert_eq!(Plan::PLAYOUTS.horizon, u32::MAX, "random play to the end");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many games are simulated for a decision, in each tree.
    pub simulations: u32,
    /// How many trees are grown, each on its own thread where there are threads. The number is fixed by the plan, so that the
    /// choice does not depend on the number of cores.
    pub trees: u32,
    /// How much a decision that was seldom tried is preferred, in widths of the results met so far.
    pub exploration: f64,
    /// How the next decision to try is found.
    pub order: Order,
    /// How many random actions a player in a rollout compares, to take the one with the best outlook; 1 is random play.
    pub glances: usize,
    /// After how many decisions of each player, on average, a rollout is cut off and judged by the evaluation.
    pub horizon: u32,
}

/// How decisions join the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Order {
    /// In random order, and all of them before one is tried again.
    Random,
    /// Those with the best outlook first, and only as many as this factor times the square root of the visits: of a long list
    /// only the promising part is tried.
    Promising(f64),
}

impl Plan {
    /// Random playouts to the end: knows nothing but the rules.
    pub const PLAYOUTS: Plan =
        Plan { simulations: 1000, trees: 1, exploration: 0.7, order: Order::Random, glances: 1, horizon: u32::MAX };
}
