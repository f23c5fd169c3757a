//! Who has a seat.

use catalogue::Level;

use crate::Id;

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
        instead_of: Option<Id>,
    },
}

impl Seat {
    /// Whether the guest sits there.
    pub fn is_held_by(&self, guest: &Id) -> bool {
        matches!(self, Seat::Guest { id, .. } if id == guest)
    }

    /// Whether a bot keeps the seat for the guest.
    pub fn is_kept_for(&self, guest: &Id) -> bool {
        matches!(self, Seat::Bot { instead_of: Some(id), .. } if id == guest)
    }
}
