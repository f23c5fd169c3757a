//! Results of chance and their notation (N3, 16.2).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Words};

use super::components::MAX_DICE;
use super::symbol::{Ability, Dice, Symbol, Tiles};

/// A result of chance (N3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The tiles of the fields 2, 3, 4, 5 (3.2).
    Tiles(Tiles),
    /// The dice for everybody (3.4, 4.1).
    Roll(Dice),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tiles(tiles) => {
                f.write_str("tiles")?;
                tiles.iter().try_for_each(|ability| write!(f, " {ability}"))
            }
            Chance::Roll(dice) => {
                f.write_str("roll")?;
                dice.iter().try_for_each(|die| write!(f, " {die}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let mut words = Words::new(text);
        let result = match words.one_of(&["tiles", "roll"])? {
            0 => Chance::Tiles(read_tiles(&mut words)?),
            _ => Chance::Roll(read_roll(&mut words)?),
        };
        words.end()?;
        Ok(result)
    }
}

fn read_tiles(words: &mut Words<'_>) -> Result<Tiles, NotationError> {
    let mut next = || Ok(Ability::ALL[words.one_of(&Ability::LETTERS)?]);
    let tiles = [next()?, next()?, next()?, next()?];
    let repeated = (1..tiles.len()).any(|index| tiles[..index].contains(&tiles[index]));
    if repeated { Err(words.wrong("each tile exists once")) } else { Ok(tiles) }
}

fn read_roll(words: &mut Words<'_>) -> Result<Dice, NotationError> {
    let mut last = Symbol::read(words)?;
    let mut dice = Dice::default();
    dice.add(last);
    while !words.is_at_end() {
        let die = Symbol::read(words)?;
        if die < last {
            return Err(words.wrong("dice are listed in the order 2, 3, 4, 5, cat, mouse"));
        }
        if dice.len() == MAX_DICE {
            return Err(words.wrong("these are too many dice"));
        }
        dice.add(die);
        last = die;
    }
    Ok(dice)
}
