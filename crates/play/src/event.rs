//! What happens in a game: decisions and results of chance.

use std::fmt;

use crate::{Game, NotationError, Player};

/// A decision of a player or a result of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<G: Game> {
    /// A player did this.
    Decision(Player, G::Action),
    /// Chance gave this.
    Chance(G::Chance),
}

impl<G: Game> Copy for Event<G> {}

impl<G: Game> fmt::Display for Event<G> {
    /// The line of a record: the seat, or `-` for chance, and the notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Decision(player, action) => write!(f, "{player} {action}"),
            Event::Chance(result) => write!(f, "- {result}"),
        }
    }
}

impl<G: Game> std::str::FromStr for Event<G> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Event<G>, NotationError> {
        let (who, what) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(text, "a line is a seat, or - for chance, a space, and what happened"))?;
        if who == "-" {
            return Ok(Event::Chance(what.parse()?));
        }
        let seat = match who.as_bytes() {
            [digit @ b'0'..=b'5'] => usize::from(digit - b'0'),
            _ => {
                return Err(NotationError::new(
                    text,
                    "the line must begin with a seat from 0 to 5, or with - for chance",
                ));
            }
        };
        Ok(Event::Decision(Player::new(seat), what.parse()?))
    }
}
