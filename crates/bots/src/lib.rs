#![doc = include_str!("../README.md")]

mod bot;
mod clever2;
mod comparison;
mod evaluation;
mod greedy;
mod hadara;
mod house_of_cats;
mod marabunta;
mod parallel;
mod plan;
mod random;
mod reason;
mod search;
mod strange_world;
mod tree;
mod weights;

pub use bot::{Bot, Choice, ENDLESS, Patience, Thought};
pub use comparison::{Comparison, Difference, compare};
pub use evaluation::{Evaluation, results};
pub use greedy::{Attention, Greedy};
pub use plan::{Order, Plan};
pub use random::{Random, playout};
pub use reason::{Basis, Explanation, Reason, explain};
pub use search::Search;
pub use weights::Weights;
