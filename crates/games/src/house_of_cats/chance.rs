//! Results of chance: their notation, which are possible, and how one is drawn (N3, 16.2).

use std::fmt;

use play::{Notation, NotationError, Rng, Words, match_word};

use super::action::Action;
use super::components::{Components, MAX_DICE};
use super::symbol::{Ability, Dice, Symbol, Tiles};
use super::tiles::are_different;
use super::{HouseOfCats, Step};

/// A result of chance (N3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The tiles of the fields 2, 3, 4, 5 (3.2).
    Tiles(Tiles),
    /// The dice for everybody (3.4, 4.1).
    Roll(Dice),
}

impl Notation<Components> for Chance {
    fn read(text: &str, components: &Components) -> Result<Chance, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "tiles" => Chance::Tiles(read_tiles(words, components)?),
                "roll" => Chance::Roll(read_roll(words)?),
            }))
        })
    }

    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tiles(tiles) => {
                f.write_str("tiles")?;
                tiles.iter().try_for_each(|&ability| write!(f, " {}", components.letter(ability)))
            }
            Chance::Roll(dice) => {
                f.write_str("roll")?;
                dice.iter().try_for_each(|die| write!(f, " {die}"))
            }
        }
    }
}

fn read_tiles(words: &mut Words<'_>, components: &Components) -> Result<Tiles, NotationError> {
    let mut next = || components.tiles.read(words, |_| true);
    let tiles = [next()?, next()?, next()?, next()?];
    if are_different(&tiles) { Ok(tiles) } else { Err(words.wrong("each tile exists once")) }
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

impl HouseOfCats {
    /// Draws one of the possible results (16.2).
    pub(super) fn draw_result(&self, rng: &mut Rng) -> Chance {
        if self.step == Step::Tiles {
            let mut tiles = Ability::ALL;
            for index in 0..self.tiles.len() {
                tiles.swap(index, index + rng.below((Ability::COUNT - index) as u32) as usize);
            }
            return Chance::Tiles([tiles[0], tiles[1], tiles[2], tiles[3]]);
        }
        let mut dice = Dice::default();
        for _ in 0..self.dice_to_roll() {
            dice.add(Symbol::ALL[rng.below(Symbol::COUNT as u32) as usize]);
        }
        Chance::Roll(dice)
    }

    /// Whether chance can give this result now.
    pub(super) fn can_happen(&self, result: &Chance) -> bool {
        match (self.step, result) {
            (Step::Tiles, Chance::Tiles(_)) => true,
            (Step::SetupRoll | Step::Roll, Chance::Roll(dice)) => dice.len() == self.dice_to_roll(),
            _ => false,
        }
    }

    /// How many dice are rolled now (3.4, 4.1).
    fn dice_to_roll(&self) -> u8 {
        if self.step == Step::SetupRoll { Action::SETUP_DICE as u8 } else { self.components.dice }
    }
}
