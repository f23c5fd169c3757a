//! Plays through real sockets: how many moves a server takes, how fast they are seen, and whether any is lost.

mod client;
mod crash;
mod measure;
mod party;
mod process;

pub(crate) use client::{Answer, Refused, request, send, table};
pub use client::{Guest, Socket, SocketKind, SocketMessage, call, table_for_two};
pub use crash::{CrashArgs, run as crash};
pub use measure::{LoadArgs, run as load};
pub(crate) use party::{MoveRefused, PATIENCE, Party, PartyListener, PlayedGame};
pub(crate) use process::ServerProcess;
