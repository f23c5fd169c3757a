//! Opponents. A bot receives a view, never a position, so it cannot know more than a player does.

mod bot;
mod random;
mod search;

pub use bot::{Bot, Choice};
pub use random::{Random, playout};
pub use search::Search;
