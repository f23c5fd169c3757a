//! Decisions and their notation (N3-N6).

use std::fmt;

use play::{Notation, NotationError, Words, match_word};

use super::cell::Cell;
use super::components::Components;
use super::cost::Cost;
use super::symbol::{Ability, Number, Symbol};

/// A decision (N3, N4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Write the setup roll, each symbol in a setup cell, the cells in order (3.4).
    Place([(Cell, Symbol); Action::SETUP_DICE]),
    /// Use one die or two (N5).
    Take(Take),
    /// Use an ability by itself (N6).
    Use(Use),
    /// Change the symbol at hand, which does not come from a die (8.0, N6).
    Change(Change),
    /// Write the symbol at hand.
    Write(Cell),
    /// Choose a symbol to write (8.I, 9.2).
    Symbol(Symbol),
    /// Cross out a loose number (8.K).
    Cross(Cell),
    /// Draw no second mouse (8.J).
    NoMouse,
    /// Build this room (6.4).
    Room(RoomCells),
    /// Make a cell available (12.2).
    Add(Cell),
    /// End the turn (4.8).
    Done,
}

/// Dice that are used for one symbol (N5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    /// A die as it was rolled.
    pub die: Symbol,
    /// A second die for the same cell, not before the first in the order of dice (8.L).
    pub second: Option<Symbol>,
    /// What is written.
    pub symbol: Symbol,
    /// What is paid.
    pub cost: Cost,
}

impl Take {
    /// One die as it is.
    #[inline]
    pub const fn plain(die: Symbol) -> Take {
        Take { die, second: None, symbol: die, cost: Cost::NONE }
    }

    /// How many dice are used.
    #[inline]
    pub const fn dice(&self) -> u8 {
        if self.second.is_some() { 2 } else { 1 }
    }

    /// Whether the dice are written as they are.
    fn is_unchanged(&self) -> bool {
        let cost = if self.second.is_some() { Cost::DOUBLE } else { Cost::NONE };
        self.cost == cost && self.die == self.symbol && self.second.is_none_or(|die| die == self.symbol)
    }

    fn read(words: &mut Words<'_>, components: &Components) -> Result<Take, NotationError> {
        let die = Symbol::read(words)?;
        let mut take = Take::plain(die);
        if words.is_at_end() {
            return Ok(take);
        }
        const NEXT: [&str; 8] = ["2", "3", "4", "5", "cat", "mouse", "as", "with"];
        let mut next = words.one_of(&NEXT)?;
        if let Some(&second) = Symbol::ALL.get(next) {
            if second < die {
                return Err(words.wrong("dice are listed in the order 2, 3, 4, 5, cat, mouse"));
            }
            take.second = Some(second);
            next = Symbol::COUNT + words.one_of(&["as", "with"])?;
        }
        if NEXT[next] == "as" {
            take.symbol = Symbol::read(words)?;
            words.one_of(&["with"])?;
        }
        take.cost = read_cost(words, components)?;
        if (NEXT[next] == "with") != take.is_unchanged() {
            let letter = components.letter(Ability::DoubleUp);
            return Err(words.wrong(format_args!(
                "dice are taken as they are, or two equal ones with {letter}, or as a symbol with letters"
            )));
        }
        Ok(take)
    }

    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.die)?;
        if let Some(second) = self.second {
            write!(f, " {second}")?;
        }
        if !self.is_unchanged() {
            write!(f, " as {}", self.symbol)?;
        }
        if self.cost.is_none() { Ok(()) } else { write!(f, " with {}", self.cost.letters(&components.tiles)) }
    }
}

fn read_cost(words: &mut Words<'_>, components: &Components) -> Result<Cost, NotationError> {
    let letters = words.word("letters of abilities")?;
    Cost::read(letters, &components.tiles).ok_or_else(|| {
        let all = components.tiles.list(Cost::has_part);
        words.wrong(format_args!("the letters of what is paid are {all}, sorted, one for each use"))
    })
}

/// What a symbol that does not come from a die becomes (8.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// What is written.
    pub symbol: Symbol,
    /// What is paid.
    pub cost: Cost,
}

/// Abilities that are used by themselves (N6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Use {
    /// A: a die need not be connected.
    Separate,
    /// H: corners connect.
    Diagonal,
    /// E: one die more.
    More,
    /// E: one die fewer.
    Fewer,
    /// D: write a 3.
    Three,
    /// I: write any symbol.
    Any,
    /// J: draw mice.
    Mice,
    /// K: move a number.
    Move,
}

impl Use {
    const ALL: [Use; 8] =
        [Use::Separate, Use::Diagonal, Use::More, Use::Fewer, Use::Three, Use::Any, Use::Mice, Use::Move];

    /// The ability that is used.
    pub const fn ability(self) -> Ability {
        match self {
            Use::Separate => Ability::Separate,
            Use::Diagonal => Ability::Diagonal,
            Use::More | Use::Fewer => Ability::DiceCount,
            Use::Three => Ability::FreeThree,
            Use::Any => Ability::FreeAny,
            Use::Mice => Ability::FreeMice,
            Use::Move => Ability::MoveNumber,
        }
    }

    fn read(words: &mut Words<'_>, components: &Components) -> Result<Use, NotationError> {
        let uses = |ability: Ability| Use::ALL.into_iter().find(|this| this.ability() == ability);
        let ability = components.tiles.read(words, |ability| uses(ability).is_some())?;
        if ability == Ability::DiceCount {
            return Ok(match_word!(words, { "more" => Use::More, "fewer" => Use::Fewer, }));
        }
        Ok(uses(ability).expect("only the letters of these were read"))
    }

    fn write(self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match self {
            Use::More => " more",
            Use::Fewer => " fewer",
            _ => "",
        };
        write!(f, "use {}{how}", components.letter(self.ability()))
    }
}

/// The cells of a room that can be chosen, in order; a double cell makes them fewer than its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoomCells([Option<RoomCell>; RoomCells::MOST]);

/// One byte, also when it is missing.
type RoomCell = std::num::NonZeroU8;

impl RoomCells {
    /// No room has more cells.
    pub const MOST: usize = Number::Five.size() as usize;

    /// A room of these cells, which are in order. Panics if there are more than a room can have.
    pub fn new(cells: impl Iterator<Item = Cell>) -> RoomCells {
        let mut room = [None; RoomCells::MOST];
        for (index, cell) in cells.enumerate() {
            room[index] = RoomCell::new(cell.index() as u8 + 1);
        }
        RoomCells(room)
    }

    /// The cells in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.0.into_iter().flatten().map(|cell| Cell::from_index(usize::from(cell.get() - 1)))
    }
}

impl Action {
    /// How many symbols are written before the first turn (3.4).
    pub const SETUP_DICE: usize = 3;
}

impl Notation<Components> for Action {
    fn read(text: &str, components: &Components) -> Result<Action, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "place" => Action::Place(read_place(words)?),
                "take" => Action::Take(Take::read(words, components)?),
                "use" => Action::Use(Use::read(words, components)?),
                "change" => {
                    let symbol = Symbol::read(words)?;
                    words.one_of(&["with"])?;
                    Action::Change(Change { symbol, cost: read_cost(words, components)? })
                },
                "write" => Action::Write(Cell::read(words)?),
                "symbol" => Action::Symbol(Symbol::read(words)?),
                "cross" => Action::Cross(Cell::read(words)?),
                "none" => Action::NoMouse,
                "room" => Action::Room(read_room(words)?),
                "add" => Action::Add(Cell::read(words)?),
                "done" => Action::Done,
            }))
        })
    }

    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place(symbols) => {
                f.write_str("place")?;
                symbols.iter().try_for_each(|(cell, symbol)| write!(f, " {cell} {symbol}"))
            }
            Action::Take(take) => take.write(components, f),
            Action::Use(this) => this.write(components, f),
            Action::Change(Change { symbol, cost }) => {
                write!(f, "change {symbol} with {}", cost.letters(&components.tiles))
            }
            Action::Write(cell) => write!(f, "write {cell}"),
            Action::Symbol(symbol) => write!(f, "symbol {symbol}"),
            Action::Cross(cell) => write!(f, "cross {cell}"),
            Action::NoMouse => f.write_str("none"),
            Action::Room(cells) => {
                f.write_str("room")?;
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Action::Add(cell) => write!(f, "add {cell}"),
            Action::Done => f.write_str("done"),
        }
    }
}

fn read_place(words: &mut Words<'_>) -> Result<[(Cell, Symbol); Action::SETUP_DICE], NotationError> {
    let mut next = || Ok((Cell::read(words)?, Symbol::read(words)?));
    let place = [next()?, next()?, next()?];
    if place.is_sorted_by(|one, other| one.0 < other.0) { Ok(place) } else { Err(unsorted(words)) }
}

fn read_room(words: &mut Words<'_>) -> Result<RoomCells, NotationError> {
    let mut cells = vec![Cell::read(words)?];
    while !words.is_at_end() {
        cells.push(Cell::read(words)?);
        if cells.len() > RoomCells::MOST {
            return Err(words.wrong(format_args!("a room has at most {} cells", RoomCells::MOST)));
        }
    }
    if cells.is_sorted_by(|one, other| one < other) {
        Ok(RoomCells::new(cells.into_iter()))
    } else {
        Err(unsorted(words))
    }
}

fn unsorted(words: &Words<'_>) -> NotationError {
    words.wrong("cells are listed once, by column letter, then by row number")
}
