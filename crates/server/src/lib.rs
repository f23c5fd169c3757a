//! Live tables: storage, sockets, calls and pages.

mod answers;
mod api_routes;
mod assets;
pub mod caller;
mod cookies;
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
mod openapi;
mod packing;
mod page_reader;
mod random;
mod replays;
mod requests;
pub mod room;
pub mod seating;
pub mod serve;
mod settings;
mod sight;
mod site;
mod snapshot;
pub mod socket;
pub mod store;
mod table_calls;
pub mod thinkers;

pub use serve::{Options, Server};
