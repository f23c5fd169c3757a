//! Decisions and chance results, with their notation (N3).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Player, Words};

use super::hex::Hex;
use super::names::{Ability, Color, ColorSet, Face, Tile};
use super::setup::PLAYERS;

/// One of the two groups of a split (14.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The group with the tile.
    Tile,
    /// The other one.
    Dice,
}

/// A decision (N3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lay these dice with the tile (14.1).
    Split(ColorSet),
    /// Take a group (14.2).
    Choose(Half),
    /// Use the tile of the own group.
    UseTile(Tile),
    /// Use a die of the own group.
    UseDie(Color, Face),
    /// End the execution; what is not used is ignored (4.2).
    Done,
    /// The die whose effect is executed once more (R5).
    Repeat(Color, Face),
    /// Write a number in a hex, or choose the next hex of a chain.
    Write(u8, Hex),
    /// Cross out a hex, or choose the next hex of a pair.
    Cross(Hex),
    /// Color a circle on this sheet.
    Flag(Color),
    /// Cross out a chest of the group with this ability.
    Chest(Ability),
    /// Do without an ability (R4).
    Decline,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Split(dice) => {
                f.write_str("split tile")?;
                dice.iter().try_for_each(|color| write!(f, " {color}"))
            }
            Action::Choose(Half::Tile) => f.write_str("choose tile"),
            Action::Choose(Half::Dice) => f.write_str("choose dice"),
            Action::UseTile(tile) => write!(f, "use tile {tile}"),
            Action::UseDie(color, face) => write!(f, "use {color} {face}"),
            Action::Done => f.write_str("done"),
            Action::Repeat(color, face) => write!(f, "repeat {color} {face}"),
            Action::Write(number, hex) => write!(f, "write {number} {hex}"),
            Action::Cross(hex) => write!(f, "cross {hex}"),
            Action::Flag(color) => write!(f, "flag {color}"),
            Action::Chest(ability) => write!(f, "chest {ability}"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

const VERBS: [&str; 10] = ["split", "choose", "use", "done", "repeat", "write", "cross", "flag", "chest", "decline"];

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::new(text);
        let action = match VERBS[words.one_of(&VERBS)?] {
            "split" => Action::Split(read_split(&mut words)?),
            "choose" => Action::Choose([Half::Tile, Half::Dice][words.one_of(&["tile", "dice"])?]),
            "use" => read_use(&mut words)?,
            "done" => Action::Done,
            "repeat" => Action::Repeat(read_color(&mut words)?, read_face(&mut words)?),
            "write" => Action::Write(words.number(0..=3)?, Hex::read(&mut words)?),
            "cross" => Action::Cross(Hex::read(&mut words)?),
            "flag" => Action::Flag(read_color(&mut words)?),
            "chest" => Action::Chest(Ability::ALL[words.one_of(Ability::NAMES)?]),
            _ => Action::Decline,
        };
        words.end()?;
        Ok(action)
    }
}

fn read_color(words: &mut Words<'_>) -> Result<Color, NotationError> {
    Ok(Color::ALL[words.one_of(Color::NAMES)?])
}

fn read_face(words: &mut Words<'_>) -> Result<Face, NotationError> {
    Ok(Face::ALL[words.one_of(Face::NAMES)?])
}

fn read_tile(words: &mut Words<'_>) -> Result<Tile, NotationError> {
    Ok(Tile::ALL[words.one_of(Tile::NAMES)?])
}

fn read_use(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let mut rest = words.clone();
    if rest.word("\"tile\" or a color")? != "tile" {
        return Ok(Action::UseDie(read_color(words)?, read_face(words)?));
    }
    *words = rest;
    Ok(Action::UseTile(read_tile(words)?))
}

fn read_split(words: &mut Words<'_>) -> Result<ColorSet, NotationError> {
    words.one_of(&["tile"])?;
    let (mut dice, mut last) = (ColorSet::NONE, None);
    while !words.is_at_end() {
        let color = read_color(words)?;
        if last >= Some(color) {
            let order = Color::NAMES.join(", ");
            return Err(words.wrong(format_args!("dice are listed once, in the order {order}")));
        }
        dice.insert(color);
        last = Some(color);
    }
    if dice == ColorSet::ALL {
        return Err(words.wrong("each group holds at least one element, so one die must lie apart from the tile"));
    }
    Ok(dice)
}

/// A result of chance (N3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The divider of round 1.
    First(Player),
    /// The tile that is turned up.
    Tile(Tile),
    /// The faces of the dice, in color order.
    Roll([Face; Color::COUNT]),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::First(player) => write!(f, "first {}", PLAYERS[player.seat()]),
            Chance::Tile(tile) => write!(f, "tile {tile}"),
            Chance::Roll(faces) => {
                f.write_str("roll")?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let mut words = Words::new(text);
        let result = match words.one_of(&["first", "tile", "roll"])? {
            0 => Chance::First(Player::new(words.one_of(&PLAYERS)?)),
            1 => Chance::Tile(read_tile(&mut words)?),
            _ => {
                let mut faces = [Face::Zero; Color::COUNT];
                for face in &mut faces {
                    *face = read_face(&mut words)?;
                }
                Chance::Roll(faces)
            }
        };
        words.end()?;
        Ok(result)
    }
}
