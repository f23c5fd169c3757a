//! Places, entries, decisions and chance results, with their notation (N1, N3, N4).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Player, Words};

use super::dice::{Die, DieSet};

/// An area of the sheet (1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Area {
    /// 6.2
    Silver,
    /// 6.3
    Yellow,
    /// 6.4
    Blue,
    /// 6.5
    Green,
    /// 6.6
    Pink,
}

impl Area {
    /// All areas, in the order of scores.
    pub const ALL: [Area; 5] = [Area::Silver, Area::Yellow, Area::Blue, Area::Green, Area::Pink];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 5] = ["silver", "yellow", "blue", "green", "pink"];

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

/// A row of the silver grid (6.2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Row {
    /// First from the top.
    Yellow,
    /// Second.
    Blue,
    /// Third.
    Green,
    /// Fourth.
    Pink,
}

impl Row {
    /// All rows from top to bottom.
    pub const ALL: [Row; 4] = [Row::Yellow, Row::Blue, Row::Green, Row::Pink];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 4] = ["yellow", "blue", "green", "pink"];

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

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Row::NAMES[*self as usize])
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
        let area = Area::ALL[words.one_of(&Area::NAMES)?];
        Ok(match area {
            Area::Silver => Place::Silver(Row::ALL[words.one_of(&Row::NAMES)?], words.number(1..=6)?),
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
        let area = Area::NAMES[self.area() as usize];
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

const VERBS: [&str; 12] =
    ["choose", "reroll", "pass", "mark", "skip", "bonus", "return", "roll", "stop", "extra", "take", "done"];

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
        let mut words = Words::new(text);
        let action = match VERBS[words.one_of(&VERBS)?] {
            "choose" => Action::Choose(Entry::read(&mut words)?),
            "reroll" => Action::Reroll,
            "pass" => Action::Pass,
            "mark" => {
                let die = Die::ALL[words.one_of(&Die::NAMES)?];
                let row = match Row::of_die(die) {
                    [row] => *row,
                    rows => rows[words.one_of(&Row::NAMES)?],
                };
                Action::Mark(die, row, words.number(1..=6)?)
            }
            "skip" => Action::Skip,
            "bonus" => Action::Bonus(Place::read(&mut words)?),
            "return" => Action::Return(Die::ALL[words.one_of(&Die::NAMES)?]),
            "roll" => Action::Roll,
            "stop" => Action::Stop,
            "extra" => Action::Extra(Entry::read(&mut words)?),
            "take" => Action::Take(Entry::read(&mut words)?),
            _ => Action::Done,
        };
        words.end()?;
        Ok(action)
    }
}

/// A result of chance (N3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Who begins (C5).
    First(Player),
    /// The faces of the dice that were rolled, 0 for the others (C1-C3).
    Dice([u8; 6]),
    /// Which dice lie on the tray in a solo passive turn (C4).
    Tray(DieSet),
}

impl Chance {
    /// The dice that a roll shows.
    pub fn rolled(faces: &[u8; 6]) -> DieSet {
        Die::ALL.into_iter().filter(|&die| faces[die as usize] != 0).collect()
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::First(player) => write!(f, "first {player}"),
            Chance::Dice(faces) => {
                f.write_str("dice")?;
                Chance::rolled(&faces).iter().try_for_each(|die| write!(f, " {die} {}", faces[die as usize]))
            }
            Chance::Tray(dice) => {
                f.write_str("tray")?;
                dice.iter().try_for_each(|die| write!(f, " {die}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let mut words = Words::new(text);
        let result = match words.one_of(&["first", "dice", "tray"])? {
            0 => Chance::First(Player::new(words.number(0..=3)?.into())),
            1 => {
                let mut faces = [0; 6];
                while let Some(die) = next_die(&mut words)? {
                    faces[die as usize] = words.number(1..=6)?;
                }
                Chance::Dice(faces)
            }
            _ => {
                let mut dice = DieSet::NONE;
                while let Some(die) = next_die(&mut words)? {
                    dice.insert(die);
                }
                Chance::Tray(dice)
            }
        };
        // Dice that are repeated or out of order would be printed differently.
        if result.to_string() != text || text == "dice" || text == "tray" {
            return Err(words.wrong("dice are listed once, in the order white, yellow, blue, green, pink, silver"));
        }
        words.end()?;
        Ok(result)
    }
}

/// The next die of a list, if there is one.
fn next_die(words: &mut Words<'_>) -> Result<Option<Die>, NotationError> {
    if words.is_at_end() { Ok(None) } else { Ok(Some(Die::ALL[words.one_of(&Die::NAMES)?])) }
}
