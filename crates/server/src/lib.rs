//! Live tables: storage, sockets, calls and pages.

pub mod calls;
pub mod door;
mod echo;
pub mod entry;
mod forms;
pub mod http;
pub mod ids;
pub mod limits;
pub mod live;
pub mod lobby;
pub mod openapi;
mod random;
mod replays;
pub mod room;
pub mod seating;
pub mod serve;
mod sight;
mod site;
mod snapshot;
pub mod socket;
pub mod store;

pub use serve::{Options, Server};
