//! Who has a seat.

use catalogue::Level;

use crate::{Guest, Id};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Nobody yet.
    Free,
    /// A guest.
    Guest {
        /// Who.
        id: Id,
        /// What others read.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// The guest for whom it plays, who may come back.
        instead_of: Option<Guest>,
    },
    /// A bot that plays on for somebody who has given up. The seat stays that player's, and nobody takes it.
    GivenUp(Guest),
}

/// The bot that plays on for somebody who has given up.
pub(crate) const SUCCESSOR: Level = Level::Medium;

impl Seat {
    /// Whether the guest sits there.
    pub fn is_held_by(&self, guest: &Id) -> bool {
        matches!(self, Seat::Guest { id, .. } if id == guest)
    }

    /// Whether the guest has given up there.
    pub fn was_given_up_by(&self, guest: &Id) -> bool {
        matches!(self, Seat::GivenUp(quitter) if quitter.id == *guest)
    }

    /// How well the bot in it plays, if there is one.
    pub fn level(&self) -> Option<Level> {
        match self {
            Seat::Free | Seat::Guest { .. } => None,
            Seat::Bot { level, .. } => Some(*level),
            Seat::GivenUp(_) => Some(SUCCESSOR),
        }
    }

    /// Whether a bot keeps the seat for the guest.
    pub fn is_kept_for(&self, guest: &Id) -> bool {
        matches!(self, Seat::Bot { instead_of: Some(absent), .. } if absent.id == *guest)
    }
}
