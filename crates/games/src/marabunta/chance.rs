//! Results of chance: their notation, which are possible, and how one is drawn (N3, 13.2).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Player, Rng, Words, match_word};

use super::components::MAX_PLAYERS;
use super::names::{Color, Face, Tile};
use super::setup::PLAYERS;
use super::{Marabunta, Step};

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
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "first" => Chance::First(Player::new(words.one_of(&PLAYERS)?)),
                "tile" => Chance::Tile(Tile::read(words)?),
                "roll" => {
                    let mut faces = [Face::Zero; Color::COUNT];
                    for face in &mut faces {
                        *face = Face::read(words)?;
                    }
                    Chance::Roll(faces)
                },
            }))
        })
    }
}

impl Marabunta {
    /// Draws one of the possible results (13.2).
    pub(super) fn draw_result(&self, rng: &mut Rng) -> Chance {
        match self.step {
            Step::First => Chance::First(Player::new(rng.below(MAX_PLAYERS as u32) as usize)),
            Step::Reveal => {
                let drawn = rng.below(self.unseen_tiles.len() as u32) as usize;
                Chance::Tile(self.unseen_tiles.iter().nth(drawn).unwrap_or(self.tile))
            }
            _ => {
                let faces = &self.components.faces;
                Chance::Roll(std::array::from_fn(|_| rng.pick(faces)))
            }
        }
    }

    /// Whether chance can give this result now.
    pub(super) fn can_happen(&self, result: &Chance) -> bool {
        match (self.step, result) {
            (Step::First, Chance::First(player)) => player.seat() < MAX_PLAYERS,
            (Step::Reveal, &Chance::Tile(tile)) => self.unseen_tiles.contains(tile),
            (Step::Roll, Chance::Roll(rolled)) => rolled.iter().all(|face| self.components.faces.contains(face)),
            _ => false,
        }
    }
}
