//! The set-up (N2).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Setting, SettingValues};

/// What can be chosen.
pub(super) const SETTINGS: &[Setting] = &[
    Setting { key: "players", values: &["1", "2", "3", "4"], default: "2", older: None },
    Setting { key: "extra_die", values: &["turn", "round"], default: "turn", older: Some("turn") },
    Setting { key: "third_silver", values: &["lower", "all"], default: "lower", older: Some("lower") },
];

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 is the solo game.
    pub players: usize,
    /// How the open points are read.
    pub readings: Readings,
}

/// How the points are read on which honest readers disagree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Readings {
    /// Whether an extra-die action may enter each die once a round, not once a turn.
    pub extra_once_a_round: bool,
    /// Whether a silver choice in the third roll lets every die that then goes to the tray be marked, not only lower ones.
    pub third_silver_all: bool,
}

impl Readings {
    /// The value of `extra_die`.
    pub(super) const fn extra_die(self) -> &'static str {
        if self.extra_once_a_round { "round" } else { "turn" }
    }

    /// The value of `third_silver`.
    pub(super) const fn third_silver(self) -> &'static str {
        if self.third_silver_all { "all" } else { "lower" }
    }
}

impl Setup {
    /// This many players, and our reading of the rules.
    pub fn new(players: usize) -> Setup {
        Setup { players, readings: Readings::default() }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let values = SettingValues::read(SETTINGS, text)?;
        let readings = Readings {
            extra_once_a_round: values.get("extra_die") == "round",
            third_silver_all: values.get("third_silver") == "all",
        };
        Ok(Setup { players: values.players(), readings })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (extra_die, third_silver) = (self.readings.extra_die(), self.readings.third_silver());
        write!(f, "players={} extra_die={extra_die} third_silver={third_silver}", self.players)
    }
}
