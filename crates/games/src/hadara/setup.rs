//! The set-up (22, 26.2).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Setting, SettingValues};
use serde::Serialize;

use super::parts::Side;

const FALSE_FIRST: &[&str] = &["false", "true"];
const RANDOM_FIRST: &[&str] = &["random", "fixed"];

/// What can be chosen.
pub(super) const SETTINGS: &[Setting] = &[
    Setting { key: "players", values: &["2", "3", "4", "5"], default: "2", older: None },
    Setting { key: "purple", values: &["advanced", "basic"], default: "advanced", older: None },
    Setting { key: "start_side", values: &["choice", "a", "b"], default: "choice", older: None },
    Setting { key: "open_piles", values: FALSE_FIRST, default: "false", older: None },
    Setting { key: "joker_for_set_points", values: FALSE_FIRST, default: "false", older: None },
    Setting { key: "segments", values: RANDOM_FIRST, default: "random", older: None },
    Setting { key: "crests", values: RANDOM_FIRST, default: "random", older: None },
];

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// From 2 to 5.
    pub players: u8,
    /// Whether the advanced purple cards are in use (2.4).
    pub advanced: bool,
    /// The side of all start cards, or else each player chooses (15.1).
    pub start_side: Option<Side>,
    /// Whether all cards of the outer piles are shown (15.19).
    pub open_piles: bool,
    /// Whether the joker also counts for `set_points` (15.13).
    pub joker_for_set_points: bool,
    /// Whether the order of the segments is drawn (3.1).
    pub random_segments: bool,
    /// Whether the crests are drawn (3.2).
    pub random_crests: bool,
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let values = SettingValues::read(SETTINGS, text)?;
        let is = |key: &str, value: &str| values.get(key) == value;
        Ok(Setup {
            players: values.players() as u8,
            advanced: is("purple", "advanced"),
            start_side: Side::ALL.into_iter().find(|&side| is("start_side", side.name())),
            open_piles: is("open_piles", "true"),
            joker_for_set_points: is("joker_for_set_points", "true"),
            random_segments: is("segments", "random"),
            random_crests: is("crests", "random"),
        })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let purple = if self.advanced { "advanced" } else { "basic" };
        let side = self.start_side.map_or("choice", |side| side.name());
        let order = |random: bool| if random { "random" } else { "fixed" };
        write!(f, "players={} purple={purple} start_side={side} ", self.players)?;
        write!(f, "open_piles={} joker_for_set_points={} ", self.open_piles, self.joker_for_set_points)?;
        write!(f, "segments={} crests={}", order(self.random_segments), order(self.random_crests))
    }
}
