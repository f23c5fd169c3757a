//! The pages of the site, written from plain values. Nothing here reads a database, a clock or a socket.

mod about;
mod art;
mod frame;
mod guest;
mod home;
mod model;
mod names;
mod new_table;
mod replay;
mod rules;
mod seats;
mod setup;
mod site;
mod table;
mod tools;

pub use about::about;
pub use guest::{enter, me, sorry};
pub use home::home;
pub use model::*;
pub use names::UnknownName;
pub use new_table::new_table;
pub use replay::{REPLAY_REGIONS, replay, replay_regions};
pub use rules::rules;
pub use seats::seat_names;
pub use site::Site;
pub use table::{TABLE_REGIONS, table, table_regions};

/// The one script of all pages.
pub const SCRIPT: &str = include_str!("../assets/script.js");

/// The sign in the browser's tab, as SVG.
pub const FAVICON: &str = include_str!("../assets/favicon.svg");
