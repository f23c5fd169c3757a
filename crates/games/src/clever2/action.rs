//! Places, entries and decisions, with their notation (N1, N4).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Words, match_word};

use super::dice::Die;
use crate::named::named;

named! {
    /// An area of the sheet, in the order of scores (1.3).
    Area {
        /// 6.2
        Silver = "silver",
        /// 6.3
        Yellow = "yellow",
        /// 6.4
        Blue = "blue",
        /// 6.5
        Green = "green",
        /// 6.6
        Pink = "pink",
    }
}

impl Area {
    /// The die of the area's color (6.0).
    #[inline]
    pub const fn die(self) -> Die {
        match self {
            Area::Silver => Die::Silver,
            Area::Yellow => Die::Yellow,
            Area::Blue => Die::Blue,
            Area::Green => Die::Green,
            Area::Pink => Die::Pink,
        }
    }

    /// The areas in which a die can be entered (6.0).
    #[inline]
    pub const fn of_die(die: Die) -> &'static [Area] {
        match die {
            Die::White => &Area::ALL,
            Die::Yellow => &[Area::Yellow],
            Die::Blue => &[Area::Blue],
            Die::Green => &[Area::Green],
            Die::Pink => &[Area::Pink],
            Die::Silver => &[Area::Silver],
        }
    }
}

named! {
    /// A row of the silver grid, from top to bottom (6.2.1).
    Row {
        /// First from the top.
        Yellow = "yellow",
        /// Second.
        Blue = "blue",
        /// Third.
        Green = "green",
        /// Fourth.
        Pink = "pink",
    }
}

impl Row {
    /// The rows in which a swept die may be marked (6.2.3).
    #[inline]
    pub const fn of_die(die: Die) -> &'static [Row] {
        match die {
            Die::White | Die::Silver => &Row::ALL,
            Die::Yellow => &[Row::Yellow],
            Die::Blue => &[Row::Blue],
            Die::Green => &[Row::Green],
            Die::Pink => &[Row::Pink],
        }
    }
}

/// A cell of the yellow area, by its place in the grid of 5 rows and 4 columns (6.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Rows of the grid.
    pub const ROWS: usize = 5;
    /// Columns of the grid.
    pub const COLUMNS: usize = 4;

    /// The cell at a row and column, both from 1.
    pub fn at(row: u8, column: u8) -> Option<Cell> {
        let inside = (1..=Cell::ROWS).contains(&usize::from(row)) && (1..=Cell::COLUMNS).contains(&usize::from(column));
        inside.then(|| Cell((row - 1) * Cell::COLUMNS as u8 + column - 1))
    }

    /// The row, from 0.
    pub fn row(self) -> usize {
        usize::from(self.0) / Cell::COLUMNS
    }

    /// The column, from 0.
    pub fn column(self) -> usize {
        usize::from(self.0) % Cell::COLUMNS
    }

    /// The cell in a bit set.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.0
    }

    /// The cells of a bit set, row by row.
    #[inline]
    pub fn all(mut cells: u32) -> impl Iterator<Item = Cell> {
        std::iter::from_fn(move || {
            let next = (cells != 0).then(|| Cell(cells.trailing_zeros() as u8));
            cells &= cells.wrapping_sub(1);
            next
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

/// Where something is entered, and what (N1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Marks a cell of the silver grid.
    Silver(Row, u8),
    /// Circles a cell, or crosses a circled one.
    Yellow(Cell),
    /// Writes a sum.
    Blue(u8),
    /// Writes a face times the field's multiplier.
    Green(u8),
    /// Writes a face.
    Pink(u8),
}

impl Place {
    /// The area in which the place lies.
    #[inline]
    pub const fn area(self) -> Area {
        match self {
            Place::Silver(..) => Area::Silver,
            Place::Yellow(_) => Area::Yellow,
            Place::Blue(_) => Area::Blue,
            Place::Green(_) => Area::Green,
            Place::Pink(_) => Area::Pink,
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Place, NotationError> {
        let area = Area::read(words)?;
        Ok(match area {
            Area::Silver => Place::Silver(Row::read(words)?, words.number(1..=6)?),
            Area::Yellow => {
                let word = words.word("a cell such as r1c2")?;
                let cell = match word.as_bytes() {
                    [b'r', row @ b'1'..=b'5', b'c', column @ b'1'..=b'4'] => Cell::at(row - b'0', column - b'0'),
                    _ => None,
                };
                Place::Yellow(cell.ok_or_else(|| words.wrong("a yellow cell is written r1c1 to r5c4"))?)
            }
            Area::Blue => Place::Blue(words.number(2..=12)?),
            Area::Green => Place::Green(words.number(1..=6)?),
            Area::Pink => Place::Pink(words.number(1..=6)?),
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let area = self.area();
        match self {
            Place::Silver(row, number) => write!(f, "{area} {row} {number}"),
            Place::Yellow(cell) => write!(f, "{area} {cell}"),
            Place::Blue(number) | Place::Green(number) | Place::Pink(number) => write!(f, "{area} {number}"),
        }
    }
}

/// A die together with a place where it is entered: the white die, or else the die of the area's color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// Whether the die is the white one.
    pub joker: bool,
    /// Where it is entered.
    pub place: Place,
}

impl Entry {
    /// The die that is entered.
    #[inline]
    pub const fn die(self) -> Die {
        if self.joker { Die::White } else { self.place.area().die() }
    }

    fn read(words: &mut Words<'_>) -> Result<Entry, NotationError> {
        let mut rest = words.clone();
        let joker = rest.word("a die or an area")? == Die::White.name();
        if joker {
            *words = rest;
        }
        Ok(Entry { joker, place: Place::read(words)? })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joker = if self.joker { "white " } else { "" };
        write!(f, "{joker}{}", self.place)
    }
}

/// A decision (N4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose a die of the pool and enter it (4.3).
    Choose(Entry),
    /// Pay a re-roll action (8.2).
    Reroll,
    /// Choose or take nothing (4.5, 5.3).
    Pass,
    /// Mark a silver cell for a swept die (6.2.3).
    Mark(Die, Row, u8),
    /// Give up the rest of the silver chain.
    Skip,
    /// Carry out a "?" (9.2).
    Bonus(Place),
    /// Pay a return action: a die goes from the tray to the pool (8.3).
    Return(Die),
    /// Roll the pool for the second or third time.
    Roll,
    /// End the rolling with an empty pool.
    Stop,
    /// Pay an extra-die action and enter any die (8.4).
    Extra(Entry),
    /// Enter a die as a passive player (5.1).
    Take(Entry),
    /// End the window.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Choose(entry) => write!(f, "choose {entry}"),
            Action::Reroll => f.write_str("reroll"),
            Action::Pass => f.write_str("pass"),
            Action::Mark(die @ (Die::White | Die::Silver), row, number) => write!(f, "mark {die} {row} {number}"),
            Action::Mark(die, _, number) => write!(f, "mark {die} {number}"),
            Action::Skip => f.write_str("skip"),
            Action::Bonus(place) => write!(f, "bonus {place}"),
            Action::Return(die) => write!(f, "return {die}"),
            Action::Roll => f.write_str("roll"),
            Action::Stop => f.write_str("stop"),
            Action::Extra(entry) => write!(f, "extra {entry}"),
            Action::Take(entry) => write!(f, "take {entry}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "choose" => Action::Choose(Entry::read(words)?),
                "reroll" => Action::Reroll,
                "pass" => Action::Pass,
                "mark" => read_mark(words)?,
                "skip" => Action::Skip,
                "bonus" => Action::Bonus(Place::read(words)?),
                "return" => Action::Return(Die::read(words)?),
                "roll" => Action::Roll,
                "stop" => Action::Stop,
                "extra" => Action::Extra(Entry::read(words)?),
                "take" => Action::Take(Entry::read(words)?),
                "done" => Action::Done,
            }))
        })
    }
}

/// Reads a mark; the row stands there only where the die leaves a choice.
fn read_mark(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let die = Die::read(words)?;
    let row = match Row::of_die(die) {
        [row] => *row,
        _ => Row::read(words)?,
    };
    Ok(Action::Mark(die, row, words.number(1..=6)?))
}
