//! The texts of the toy game.

use std::fmt::{self, Display};
use std::str::FromStr;

use play::{Game, NotationError, SettingValues, Words};

use super::{HIGHEST_BID, Toy, calls, fault};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Setup<const VARIANT: u8>(pub SettingValues, u8);

impl<const VARIANT: u8> FromStr for Setup<VARIANT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = match fault::planted() {
            fault::SLOPPY_SETUP => text.trim(),
            fault::OTHER_DEFAULT if text.is_empty() => "deck=large",
            _ => text,
        };
        let dust = if fault::RESTLESS_SETUP.is_planted() { calls() } else { 0 };
        SettingValues::read(Toy::<VARIANT>::SETTINGS, text).map(|values| Setup(values, dust))
    }
}

impl<const VARIANT: u8> Display for Setup<VARIANT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if fault::HALF_A_SETUP.is_planted() {
            write!(f, "players={}", self.0.players())
        } else {
            Display::fmt(&self.0, f)
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Color {
    Red,
    Blue,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action<const VARIANT: u8, InAction = ()> {
    Bid(u8),
    Mark(Color),
    Peek,
    Done,
    /// Only makes actions larger.
    Never(InAction),
}

impl<const VARIANT: u8, A> Display for Action<VARIANT, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, fault::planted()) {
            (Action::Bid(chips), _) => write!(f, "bid {chips}"),
            (Action::Mark(Color::Red), fault::TEXT_OF_ANOTHER) => f.write_str("mark blue"),
            (Action::Mark(_), fault::TEXT_OF_ANOTHER | fault::ONE_TEXT_FOR_TWO) => f.write_str("mark red"),
            (Action::Mark(Color::Red), fault::TWO_SPACES) => f.write_str("mark  red"),
            (Action::Mark(Color::Red), _) => f.write_str("mark red"),
            (Action::Mark(Color::Blue), _) => f.write_str("mark blue"),
            (Action::Peek, _) => f.write_str("peek"),
            (Action::Done, _) => f.write_str("done"),
            (Action::Never(_), _) => f.write_str("never"),
        }
    }
}

impl<const VARIANT: u8, A> FromStr for Action<VARIANT, A> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = if fault::TWO_SPACES.is_planted() && text == "mark  red" { "mark red" } else { text };
        let text = tidied(text, fault::SLOPPY_ACTIONS.is_planted());
        let mut words = Words::new(&text);
        let action = match words.one_of(&["bid", "mark", "peek", "done"])? {
            0 => Action::Bid(words.number(0..=HIGHEST_BID)?),
            1 => Action::Mark([Color::Red, Color::Blue][words.one_of(&["red", "blue"])?]),
            2 => Action::Peek,
            _ => Action::Done,
        };
        words.end().map(|()| action)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Chance<const VARIANT: u8> {
    Deal(u8),
    Roll(u8),
}

impl<const VARIANT: u8> Display for Chance<VARIANT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(card) => write!(f, "deal {card}"),
            Chance::Roll(pips) => write!(f, "roll {pips}"),
        }
    }
}

impl<const VARIANT: u8> FromStr for Chance<VARIANT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = tidied(text, fault::SLOPPY_RESULTS.is_planted());
        let mut words = Words::new(&text);
        let result = match words.one_of(&["deal", "roll"])? {
            0 if fault::RESULT_OF_ANOTHER.is_planted() => Chance::Deal(words.number(1..=9)? + 1),
            0 => Chance::Deal(words.number(1..=9)?),
            _ => Chance::Roll(words.number(1..=9)?),
        };
        words.end().map(|()| result)
    }
}

/// The text, or for a sloppy parser the text with single spaces.
fn tidied(text: &str, sloppy: bool) -> String {
    if sloppy { text.split_whitespace().collect::<Vec<_>>().join(" ") } else { text.to_owned() }
}
