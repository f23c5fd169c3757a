//! The pages of the site, written from plain values. Nothing here reads a database, a clock or a socket.

mod model;

pub use model::*;
