//! The set-up (N1).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Player, Setting, SettingValues};

use crate::named::named;

/// What can be chosen.
pub(super) const SETTINGS: &[Setting] = &[
    Setting { key: "players", values: &["2"], default: "2", older: None },
    Setting { key: "territory", values: &Side::NAMES, default: "symbol", older: None },
    Setting { key: "boards", values: &Side::NAMES, default: "symbol", older: None },
    Setting { key: "first", values: &["random", "red", "blue"], default: "random", older: None },
    Setting { key: "abilities", values: &["must", "may"], default: "must", older: None },
];

/// The names of the players in seat order.
pub(super) const PLAYERS: [&str; 2] = ["red", "blue"];

named! {
    /// A side of the territory board or of the player boards (2.1).
    Side {
        /// With the symbol: for the first game.
        Symbol = "symbol",
        /// Without it.
        Plain = "plain",
    }
}

impl Side {
    fn named(name: &str) -> Side {
        if name == Side::Symbol.name() { Side::Symbol } else { Side::Plain }
    }
}

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The side of the territory board.
    pub territory: Side,
    /// The side of both player boards.
    pub boards: Side,
    /// The divider of round 1, unless chance decides (R21).
    pub first: Option<Player>,
    /// Whether every ability that asks something may be declined (R4).
    pub abilities_may: bool,
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let values = SettingValues::read(SETTINGS, text)?;
        Ok(Setup {
            territory: Side::named(values.get("territory")),
            boards: Side::named(values.get("boards")),
            first: PLAYERS.iter().position(|&name| name == values.get("first")).map(Player::new),
            abilities_may: values.get("abilities") == "may",
        })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (territory, boards) = (self.territory.name(), self.boards.name());
        let first = self.first.map_or("random", |player| PLAYERS[player.seat()]);
        let abilities = if self.abilities_may { "may" } else { "must" };
        write!(f, "players={} territory={territory} boards={boards} first={first} abilities={abilities}", PLAYERS.len())
    }
}
