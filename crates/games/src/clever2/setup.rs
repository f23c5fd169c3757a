//! The set-up (N2).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Setting, SettingValues};

/// What can be chosen.
pub(super) const SETTINGS: &[Setting] = &[Setting { key: "players", values: &["1", "2", "3", "4"], default: "2" }];

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 is the solo game.
    pub players: usize,
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        Ok(Setup { players: SettingValues::read(SETTINGS, text)?.players() })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)
    }
}
