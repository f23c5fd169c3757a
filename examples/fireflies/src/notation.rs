//! The set-up, decisions and results of chance, and their texts (N).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Setting, SettingValues, Words};

use crate::COUNT;

/// What can be chosen (N1).
pub(crate) const SETTINGS: &[Setting] =
    &[Setting { key: "players", values: &["1", "2", "3", "4"], default: "2", older: None }];

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 plays against the wind alone.
    pub players: usize,
}

/// A decision (N2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lays this lantern (3.2).
    Lay(u8),
}

/// A result of chance (N3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Fireflies come to the meadow (3.1).
    Fireflies(u8),
    /// The wind lays this lantern (3.3).
    Wind(u8),
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

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::new(text);
        words.one_of(&["lay"])?;
        let lantern = words.number(1..=COUNT)?;
        words.end().map(|()| Action::Lay(lantern))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Lay(lantern) = self;
        write!(f, "lay {lantern}")
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let mut words = Words::new(text);
        let result = match words.one_of(&["fireflies", "wind"])? {
            0 => Chance::Fireflies(words.number(1..=9)?),
            _ => Chance::Wind(words.number(1..=COUNT)?),
        };
        words.end().map(|()| result)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Fireflies(count) => write!(f, "fireflies {count}"),
            Chance::Wind(lantern) => write!(f, "wind {lantern}"),
        }
    }
}
