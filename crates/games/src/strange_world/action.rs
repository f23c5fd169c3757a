//! Decisions and their notation (17.4).

use std::fmt;

use play::{Notation, NotationError, Words, match_word};

use super::card::{Card, Cards};
use super::cell::Cell;
use super::components::{Components, MAX_PILES, PASSES};
use super::traveller::{Side, Spot, Traveller};

/// A decision (17.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Turn the sun to this face (3.5).
    Direction(Side),
    /// Pass cards to the neighbor (4.2, 4.3).
    Pass(Cards),
    /// Take a pile (11.2).
    Take(u8),
    /// Place a card (5.1).
    Play(Card, Cell),
    /// Take a traveller (7.2).
    Welcome(Traveller, Spot),
    /// Take none.
    Decline,
    /// Lay a fumarole (8.1).
    Cover(Cell),
    /// Found a shadow city on the new fumarole and this one (8.3).
    Join(Cell),
}

impl Notation<Components> for Action {
    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Direction(side) => write!(f, "direction {side}"),
            Action::Pass(cards) => write_names("pass", cards.ids(components), f),
            Action::Take(pile) => write!(f, "take {pile}"),
            Action::Play(card, cell) => write!(f, "play {} {cell}", card.id(components)),
            Action::Welcome(traveller, spot) => write!(f, "welcome {} {spot}", traveller.id(components)),
            Action::Decline => f.write_str("decline"),
            Action::Cover(cell) => write!(f, "cover {cell}"),
            Action::Join(cell) => write!(f, "join {cell}"),
        }
    }

    fn read(text: &str, components: &Components) -> Result<Action, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "direction" => Action::Direction(Side::read(words)?),
                "pass" => {
                    let cards = Cards::read(words, components)?;
                    if !PASSES.contains(&cards.len()) {
                        return Err(words.wrong("two cards are passed, then one"));
                    }
                    Action::Pass(cards)
                },
                "take" => Action::Take(read_pile(words)?),
                "play" => Action::Play(Card::read(words, components)?, read_cell(words)?),
                "welcome" => Action::Welcome(Traveller::read(words, components)?, read_spot(words)?),
                "decline" => Action::Decline,
                "cover" => Action::Cover(read_cell(words)?),
                "join" => Action::Join(read_cell(words)?),
            }))
        })
    }
}

/// Writes words and names after them.
pub(super) fn write_names<'n>(
    words: impl fmt::Display,
    mut names: impl Iterator<Item = &'n str>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    words.fmt(f)?;
    names.try_for_each(|name| write!(f, " {name}"))
}

pub(super) fn read_pile(words: &mut Words<'_>) -> Result<u8, NotationError> {
    words.number(1..=MAX_PILES as u8)
}

/// A row or a column: a decimal integer without `+`, `-0` or leading zero (17.1).
fn read_line(words: &mut Words<'_>) -> Result<i8, NotationError> {
    let word = words.word("a row or column")?;
    let plain = |line: &i8| Cell::is_near(*line) && line.to_string() == word;
    word.parse().ok().filter(plain).ok_or_else(|| words.wrong("rows and columns are written -3 to 3"))
}

fn read_cell(words: &mut Words<'_>) -> Result<Cell, NotationError> {
    let (row, column) = (read_line(words)?, read_line(words)?);
    Cell::at(row, column).ok_or_else(|| words.wrong("no card can lie there"))
}

fn read_spot(words: &mut Words<'_>) -> Result<Spot, NotationError> {
    let (side, upper, lower) = (Side::read(words)?, read_line(words)?, read_line(words)?);
    if lower != upper + 1 {
        return Err(words.wrong("a traveller stands beside two neighboring rows, the upper one first"));
    }
    Ok(Spot { side, upper })
}
