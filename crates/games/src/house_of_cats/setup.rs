//! The set-up (N2).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Setting, SettingValues};

/// What can be chosen.
pub(super) const SETTINGS: &[Setting] = &[
    Setting { key: "players", values: &["1", "2", "3", "4", "5", "6"], default: "2", older: None },
    Setting { key: "level", values: &["1", "2", "3", "4"], default: "1", older: None },
    Setting { key: "tiles", values: &["random", "abcd"], default: "random", older: None },
    Setting { key: "conversions", values: &["dice", "any"], default: "dice", older: Some("dice") },
];

/// Which sheet is played, and with it some of the rules (9-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Level {
    /// Cats on a track, cheeses (9).
    One,
    /// Cats and mice by rows and columns, bonus cells (10).
    Two,
    /// Cats and mice by areas, bonus cells (11).
    Three,
    /// A house that grows (12).
    Four,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 4] = [Level::One, Level::Two, Level::Three, Level::Four];

    /// From 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Whether three symbols are written before the first turn (3.4).
    pub(super) const fn has_setup_roll(self) -> bool {
        matches!(self, Level::Two | Level::Three)
    }

    /// Whether rooms can enter numbers in score boxes (10.3, 11.2).
    pub(super) const fn has_bonus_cells(self) -> bool {
        matches!(self, Level::Two | Level::Three)
    }

    /// Whether mice eat cheese (5.2).
    pub const fn has_cheese(self) -> bool {
        matches!(self, Level::One | Level::Four)
    }
}

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 1 is the solo game.
    pub players: usize,
    /// The level of all sheets.
    pub level: Level,
    /// Whether the tiles are those of the first game (3.3); else they are drawn (3.2).
    pub first_game: bool,
    /// Whether C, F and G also change symbols that do not come from a die (8.0).
    pub conversions_any: bool,
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let values = SettingValues::read(SETTINGS, text)?;
        let level = Level::ALL.into_iter().find(|level| level.number().to_string() == values.get("level"));
        Ok(Setup {
            players: values.players(),
            level: level.unwrap_or(Level::One),
            first_game: values.get("tiles") == "abcd",
            conversions_any: values.get("conversions") == "any",
        })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = if self.first_game { "abcd" } else { "random" };
        let conversions = if self.conversions_any { "any" } else { "dice" };
        write!(f, "players={} level={} tiles={tiles} conversions={conversions}", self.players, self.level.number())
    }
}
