//! The pages of the site, written from plain values. Nothing here reads a database, a clock or a socket.

mod about;
mod art;
mod assets;
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
pub use assets::{Asset, Assets};
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
