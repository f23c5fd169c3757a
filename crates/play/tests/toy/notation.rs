//! The texts of the toy game.

use std::fmt::{self, Display};
use std::str::FromStr;

use play::{Game, NotationError, SettingValues, Words};

use super::{HIGHEST_BID, Toy, fault};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<const FAULT: u8>(pub SettingValues);

impl<const FAULT: u8> FromStr for Setup<FAULT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = match FAULT {
            fault::SLOPPY_SETUP => text.trim(),
            fault::OTHER_DEFAULT if text.is_empty() => "deck=large",
            _ => text,
        };
        SettingValues::read(Toy::<FAULT>::SETTINGS, text).map(Setup)
    }
}

impl<const FAULT: u8> Display for Setup<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if FAULT == fault::HALF_A_SETUP { write!(f, "players={}", self.0.players()) } else { Display::fmt(&self.0, f) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    Red,
    Blue,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action<const FAULT: u8, InAction = ()> {
    Bid(u8),
    Mark(Color),
    Peek,
    Done,
    /// Only makes actions larger.
    Never(InAction),
}

impl<const FAULT: u8, A> Display for Action<FAULT, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, FAULT) {
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

impl<const FAULT: u8, A> FromStr for Action<FAULT, A> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = if FAULT == fault::TWO_SPACES && text == "mark  red" { "mark red" } else { text };
        let text = tidied(text, FAULT == fault::SLOPPY_ACTIONS);
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
pub enum Chance<const FAULT: u8> {
    Deal(u8),
    Roll(u8),
}

impl<const FAULT: u8> Display for Chance<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(card) => write!(f, "deal {card}"),
            Chance::Roll(pips) => write!(f, "roll {pips}"),
        }
    }
}

impl<const FAULT: u8> FromStr for Chance<FAULT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = tidied(text, FAULT == fault::SLOPPY_RESULTS);
        let mut words = Words::new(&text);
        let result = match words.one_of(&["deal", "roll"])? {
            0 if FAULT == fault::RESULT_OF_ANOTHER => Chance::Deal(words.number(1..=9)? + 1),
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
