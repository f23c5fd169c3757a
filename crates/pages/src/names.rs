//! The names of choices in forms and addresses.

use std::fmt;
use std::str::FromStr;

use play::{MAX_PLAYERS, Player};

use crate::{Eyes, Mode, Sitter, Theme};

/// There is no such name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownName;

impl Theme {
    /// All themes, in the order of the switch.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Its name in forms and cookies.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 4] = [Mode::Bots, Mode::Friends, Mode::Screen, Mode::Solo];

    /// Its name in forms and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Bots => "bots",
            Mode::Friends => "friends",
            Mode::Screen => "screen",
            Mode::Solo => "solo",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Theme, UnknownName> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).ok_or(UnknownName)
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Mode {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Mode, UnknownName> {
        Mode::ALL.into_iter().find(|mode| mode.name() == name).ok_or(UnknownName)
    }
}

/// `me`, `open`, or the name of a bot's level.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Me => f.write_str("me"),
            Sitter::Open => f.write_str("open"),
            Sitter::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Sitter, UnknownName> {
        match name {
            "me" => Ok(Sitter::Me),
            "open" => Ok(Sitter::Open),
            level => level.parse().map(Sitter::Bot).map_err(|_| UnknownName),
        }
    }
}

/// `spectator`, `all`, or the number of a seat from 0.
impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eyes::Spectator => f.write_str("spectator"),
            Eyes::All => f.write_str("all"),
            Eyes::Seat(player) => write!(f, "{}", player.seat()),
        }
    }
}

impl FromStr for Eyes {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Eyes, UnknownName> {
        match name {
            "spectator" => Ok(Eyes::Spectator),
            "all" => Ok(Eyes::All),
            seat => {
                let seat = seat.parse().ok().filter(|seat| *seat < MAX_PLAYERS).ok_or(UnknownName)?;
                Ok(Eyes::Seat(Player::new(seat)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalogue::Level;

    use super::*;

    #[test]
    fn names_read_back() {
        Theme::ALL.into_iter().for_each(|theme| assert_eq!(theme.to_string().parse(), Ok(theme)));
        Mode::ALL.into_iter().for_each(|mode| assert_eq!(mode.to_string().parse(), Ok(mode)));
        for sitter in [Sitter::Me, Sitter::Open, Sitter::Bot(Level::Easy), Sitter::Bot(Level::Hard)] {
            assert_eq!(sitter.to_string().parse(), Ok(sitter));
        }
        for eyes in [Eyes::Spectator, Eyes::All, Eyes::Seat(Player::new(0)), Eyes::Seat(Player::new(3))] {
            assert_eq!(eyes.to_string().parse(), Ok(eyes));
        }
        assert_eq!("99".parse::<Eyes>(), Err(UnknownName));
        assert_eq!("nobody".parse::<Sitter>(), Err(UnknownName));
    }
}
