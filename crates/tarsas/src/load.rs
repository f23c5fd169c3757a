//! Plays through real sockets: how many moves a server takes, how fast they are seen, and whether any is lost.

mod client;
mod crash;
mod measure;

pub use client::{Form, Guest, Seen, Socket, call, table_for_two};
pub use crash::{CrashArgs, run as crash};
pub use measure::{LoadArgs, run as load};
