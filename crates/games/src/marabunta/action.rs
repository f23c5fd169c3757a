//! Decisions and their notation (N3).

use std::fmt;

use play::{Notation, NotationError, Words, match_word};

use super::chest_group::ChestGroup;
use super::components::Components;
use super::hex::Hex;
use super::names::{Color, ColorSet, Face, Tile};

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
    /// Use the tile of the player's group.
    UseTile(Tile),
    /// Use a die of the player's group.
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
    /// Cross out a chest of this group.
    Chest(ChestGroup),
    /// Do without an ability (R4).
    Decline,
}

impl Notation<Components> for Action {
    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
            Action::Write(number, hex) => write!(f, "write {number} {}", hex.name(components)),
            Action::Cross(hex) => write!(f, "cross {}", hex.name(components)),
            Action::Flag(color) => write!(f, "flag {color}"),
            Action::Chest(group) => write!(f, "chest {group}"),
            Action::Decline => f.write_str("decline"),
        }
    }

    fn read(text: &str, components: &Components) -> Result<Action, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "split" => Action::Split(read_split(words)?),
                "choose" => Action::Choose(match_word!(words, { "tile" => Half::Tile, "dice" => Half::Dice, })),
                "use" => read_use(words)?,
                "done" => Action::Done,
                "repeat" => Action::Repeat(Color::read(words)?, Face::read(words)?),
                "write" => Action::Write(words.number(0..=3)?, Hex::read(words, components)?),
                "cross" => Action::Cross(Hex::read(words, components)?),
                "flag" => Action::Flag(Color::read(words)?),
                "chest" => Action::Chest(ChestGroup::read(words)?),
                "decline" => Action::Decline,
            }))
        })
    }
}

fn read_use(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let mut rest = words.clone();
    if rest.word("\"tile\" or a color")? != "tile" {
        return Ok(Action::UseDie(Color::read(words)?, Face::read(words)?));
    }
    *words = rest;
    Ok(Action::UseTile(Tile::read(words)?))
}

fn read_split(words: &mut Words<'_>) -> Result<ColorSet, NotationError> {
    words.one_of(&["tile"])?;
    let (mut dice, mut last) = (ColorSet::NONE, None);
    while !words.is_at_end() {
        let color = Color::read(words)?;
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
