#![doc = include_str!("../README.md")]

mod event;
pub mod example;
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
