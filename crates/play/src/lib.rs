//! The vocabulary of the games: who plays, what a turn is, how chance enters, how a game is written down.
//!
//! A game is a pure value that implements [`Game`]. A [`Table`] is the only thing that changes a game in progress;
//! [`laws`] is the one test that every game must pass.

mod event;
mod game;
pub mod laws;
mod notation;
mod player;
mod record;
mod rng;
mod score;
mod seed;
mod setup;
mod table;

pub use event::{Event, Hidden};
pub use game::{Game, Turn};
pub use notation::{NotationError, Words};
pub use player::{ByPlayer, MAX_PLAYERS, Player, PlayerSet};
pub use record::{Head, Origin, Record, RecordError};
pub use rng::Rng;
pub use score::{Score, winners};
pub use seed::{Digest, Seed};
pub use setup::{Setting, SettingValues, all_setups};
pub use table::{ChanceError, Chances, PlayError, Table, UndoError};
