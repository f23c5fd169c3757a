#![doc = include_str!("../README.md")]

mod boxes;
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

pub use boxes::{
    BoxDigest, BoxFault, Boxed, Components, GameBox, MAX_BOX_BYTES, MAX_BOXES, NoComponents, Shelf, ShelfFull,
};
pub use event::{Event, Hidden};
pub use game::{Game, Turn};
pub use notation::{Notation, NotationError, Words, Written};
pub use player::{ByPlayer, MAX_PLAYERS, Player, PlayerSet};
pub use record::{Head, Origin, Record, RecordError};
pub use rng::Rng;
pub use score::{Score, winners, winners_among};
pub use seed::{Digest, Seed};
pub use setup::{Setting, SettingValues, all_setups, kept_setup, setup_of_kept};
pub use table::{ChanceError, Chances, PlayError, Table, UndoError};
