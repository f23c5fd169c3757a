//! Results of chance: their notation, which are possible, and how one is drawn (N3).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Player, Rng, Words, match_word};

use super::dice::{Die, DieSet};
use super::{Clever2, Step};

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
        Words::read(text, |words| {
            let result = match_word!(words, {
                "first" => Chance::First(Player::new(words.number(0..=3)?.into())),
                "dice" => {
                    let mut faces = [0; 6];
                    while !words.is_at_end() {
                        let die = Die::read(words)?;
                        faces[die.index()] = words.number(1..=6)?;
                    }
                    Chance::Dice(faces)
                },
                "tray" => {
                    let mut dice = DieSet::NONE;
                    while !words.is_at_end() {
                        dice.insert(Die::read(words)?);
                    }
                    Chance::Tray(dice)
                },
            });
            // Dice that are repeated or out of order would be printed differently.
            if result.to_string() != text || text == "dice" || text == "tray" {
                return Err(words.wrong("dice are listed once, in the order white, yellow, blue, green, pink, silver"));
            }
            Ok(result)
        })
    }
}

impl Clever2 {
    /// Draws one of the possible results.
    pub(super) fn draw_result(&self, rng: &mut Rng) -> Chance {
        match self.step {
            Step::First => Chance::First(Player::new(rng.below(self.sheets.players() as u32) as usize)),
            Step::PassiveTie => {
                let trays = || DieSet::of_size(self.components.solo_tray).filter(|&tray| self.dice.is_tray(tray));
                let drawn = rng.below(trays().count() as u32) as usize;
                Chance::Tray(trays().nth(drawn).unwrap_or_default())
            }
            _ => {
                let mut faces = [0; 6];
                for die in self.dice.pool.iter() {
                    faces[die as usize] = rng.below(6) as u8 + 1;
                }
                Chance::Dice(faces)
            }
        }
    }

    /// Whether chance can give this result now: it belongs to the step and has the right dice.
    pub(super) fn can_happen(&self, result: &Chance) -> bool {
        match (self.step, result) {
            (Step::First, Chance::First(player)) => player.seat() < self.sheets.players(),
            (Step::Roll | Step::PassiveRoll, Chance::Dice(faces)) => Chance::rolled(faces) == self.dice.pool,
            (Step::PassiveTie, &Chance::Tray(tray)) => {
                tray.len() == self.components.solo_tray && self.dice.is_tray(tray)
            }
            _ => false,
        }
    }
}
