//! The set-up (17.2).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Setting, SettingValues};

/// What can be chosen.
pub(super) const SETTINGS: &[Setting] = &[
    Setting { key: "players", values: &["1", "2", "3", "4"], default: "2", older: None },
    Setting { key: "losing", values: &["free", "forced"], default: "free", older: Some("free") },
];

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 is the solo game.
    pub players: usize,
    /// Whether a card is placed where it is eaten only if it has no other cell (5.4).
    pub losing_forced: bool,
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let values = SettingValues::read(SETTINGS, text)?;
        Ok(Setup { players: values.players(), losing_forced: values.get("losing") == "forced" })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let losing = if self.losing_forced { "forced" } else { "free" };
        write!(f, "players={} losing={losing}", self.players)
    }
}
