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

static STYLE: LazyLock<String> =
    LazyLock::new(|| by_night(&[pictures::STYLE, include_str!("../assets/pages.css")].concat()));
static VERSION: LazyLock<String> = LazyLock::new(|| format!("{:016x}", digest(&[style(), SCRIPT])));

/// The one stylesheet of all pages.
pub fn style() -> &'static str {
    &STYLE
}

/// The colors of the night are written once, for readers who chose them; they hold as well for readers who chose nothing and
/// whose browser wishes them.
fn by_night(style: &str) -> String {
    const CHOSEN: &str = ":root[data-theme=\"dark\"]";
    const WISHED: &str = "@media (prefers-color-scheme: dark) { :root:not([data-theme=\"light\"])";
    let mut parts = style.split(CHOSEN);
    let mut all = parts.next().unwrap_or_default().to_owned();
    for (block, rest) in parts.filter_map(|part| part.split_once('}')) {
        all.extend([CHOSEN, block, "}\n", WISHED, block, "} }", rest]);
    }
    all
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_night_is_chosen_or_wished() {
        let style = by_night("a { b: c; }\n:root[data-theme=\"dark\"] .x { --y: z; }\nd { e: f; }");
        let expect = "a { b: c; }\n:root[data-theme=\"dark\"] .x { --y: z; }\n\
                      @media (prefers-color-scheme: dark) { :root:not([data-theme=\"light\"]) .x { --y: z; } }\nd { e: f; }";
        assert_eq!(style, expect);
        assert_eq!(
            super::style().matches("prefers-color-scheme").count(),
            8,
            "five games and one ring, all tables, all pages"
        );
    }
}
