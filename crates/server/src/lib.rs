//! Live tables: storage, sockets, calls and pages.

pub mod caller;
pub mod calls;
mod echo;
pub mod entry;
mod forms;
mod guest_calls;
pub mod http;
pub mod ids;
pub mod limits;
mod listener;
pub mod live;
pub mod lobby;
mod names;
pub mod openapi;
mod packing;
mod random;
mod replays;
pub mod room;
pub mod seating;
pub mod serve;
mod settings;
mod sight;
mod site;
mod snapshot;
pub mod socket;
pub mod store;
pub mod thinkers;

pub use serve::{Options, Server};
