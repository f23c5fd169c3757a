//! Self-play: a network teaches itself a game.
//!
//! A [`Learner`] goes from one round to the next. In a round every thread plays some games with the mean of the weights so far, and what was
//! expected is compared with what came of it: these are the samples. Then the weights are fitted to samples of this and earlier rounds.
//! Nothing depends on time: the same seed and number of threads give the same network, also if the learner was stopped in
//! between and went on from its checkpoint.

mod any;
mod checkpoint;
mod fitting;
mod learner;
mod samples;
mod self_play;
mod strength;

pub use any::{AnyLearner, LearnError, Schooling, Start, learner};
pub use checkpoint::CheckpointError;
pub use learner::{Learner, Progress};
pub use strength::{Duel, Strength, duel, strength};
