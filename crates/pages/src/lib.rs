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
mod table;
mod tools;

use std::sync::LazyLock;

pub use about::about;
pub use guest::{enter, me, sorry};
pub use home::home;
pub use model::*;
pub use names::UnknownName;
pub use new_table::new_table;
pub use replay::{REPLAY_REGIONS, replay, replay_regions};
pub use rules::rules;
pub use seats::seat_names;
pub use table::{TABLE_REGIONS, table, table_regions};

/// The one script of all pages.
pub const SCRIPT: &str = include_str!("../assets/script.js");

/// The sign in the browser's tab, as SVG.
pub const FAVICON: &str = include_str!("../assets/favicon.svg");

static STYLE: LazyLock<String> = LazyLock::new(|| [pictures::STYLE, include_str!("../assets/pages.css")].concat());
static VERSION: LazyLock<String> = LazyLock::new(|| format!("{:016x}", digest(&[style(), SCRIPT])));

/// The one stylesheet of all pages.
pub fn style() -> &'static str {
    &STYLE
}

/// Changes whenever the stylesheet or the script does.
pub fn version() -> &'static str {
    &VERSION
}

/// FNV-1a, 64 bits: it tells versions apart and need not resist anybody.
fn digest(texts: &[&str]) -> u64 {
    let bytes = texts.iter().flat_map(|text| text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
