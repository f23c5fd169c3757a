//! Chest groups by their names (N2).

use std::fmt;

use play::{NotationError, Words};

use super::names::Ability;

/// No side of the player boards has more chest groups than this.
pub const MAX_GROUPS: usize = 16;

/// A chest group of a player board: its ability, and which of the groups with this ability it is.
///
/// ```
/// use games::marabunta::{Ability, ChestGroup};
///
/// assert_eq!(ChestGroup { ability: Ability::Vp3, number: 1 }.to_string(), "vp_3");
/// assert_eq!(ChestGroup { ability: Ability::Vp3, number: 2 }.to_string(), "vp_3 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChestGroup {
    /// What its last chest unlocks.
    pub ability: Ability,
    /// 1 for the first group with this ability in the order of the board.
    pub number: u8,
}

impl ChestGroup {
    pub(super) fn read(words: &mut Words<'_>) -> Result<ChestGroup, NotationError> {
        let ability = Ability::read(words)?;
        let number = if words.is_at_end() { 1 } else { words.number(2..=MAX_GROUPS as u8)? };
        Ok(ChestGroup { ability, number })
    }
}

impl fmt::Display for ChestGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            1 => write!(f, "{}", self.ability),
            number => write!(f, "{} {number}", self.ability),
        }
    }
}
