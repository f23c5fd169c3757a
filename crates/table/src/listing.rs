//! What is kept of a table beside its entries: how lists show it.

use play::Turn;
use serde::Serialize;

use crate::entry::{Entry, Open};
use crate::room::Room;
use crate::seat::Seat;
use crate::wish::Granted;
use crate::{Id, Version};

/// An entry that is to be kept, and what it changes in the lists of tables.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: Id,
    /// The version of the table before the entry, which is the number of the entry.
    pub n: Version,
    /// The entry's text.
    pub entry: String,
    /// What lists show of the table, if it changes.
    pub listing: Option<Listing>,
    /// A guest who takes a seat.
    pub attends: Option<Id>,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The table.
    pub id: Id,
    /// The game.
    pub game: String,
    /// Its set-up.
    pub setup: String,
    /// How far it is.
    pub state: State,
    /// Whether strangers may find it.
    pub is_public: bool,
    /// When this was last changed, in milliseconds since 1970, as the host says.
    pub changed_at: i64,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Seats are free.
    Open,
    /// All seats are taken.
    Playing,
    /// The game is over.
    Over,
    /// The players have ended the game before its end.
    Ended,
}

impl State {
    /// All states.
    pub const ALL: [State; 4] = [State::Open, State::Playing, State::Over, State::Ended];

    /// The name by which it is kept.
    pub fn text(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Playing => "playing",
            State::Over => "over",
            State::Ended => "ended",
        }
    }
}

impl Room {
    /// How far the table is.
    pub fn state(&self) -> State {
        state_of(self.table().turn(), self.is_ended(), self.seats().contains(&Seat::Free))
    }

    /// What lists show.
    pub fn listing(&self) -> Listing {
        self.listed(self.state())
    }

    /// What lists will show once this is carried out, if it is something else.
    pub(crate) fn new_listing(&self, granted: &Granted) -> Option<Listing> {
        let turn = granted.change.as_ref().map_or(self.table().turn(), |change| change.table.turn());
        let is_free = |(seat, who): (usize, &Seat)| match granted.entry {
            Entry::Sit { seat: changed, .. } | Entry::Bot { seat: changed, .. } if changed == seat => false,
            Entry::Rise { seat: changed } if changed == seat => true,
            _ => *who == Seat::Free,
        };
        let is_ended = self.is_ended() || matches!(granted.entry, Entry::End { .. });
        let state = state_of(turn, is_ended, self.seats().iter().enumerate().any(is_free));
        (state != self.state()).then(|| self.listed(state))
    }

    fn listed(&self, state: State) -> Listing {
        let Open { game, setup, is_public, .. } = self.opening().clone();
        Listing { id: self.id().clone(), game, setup, state, is_public, changed_at: 0 }
    }
}

fn state_of(turn: Turn, is_ended: bool, has_free_seat: bool) -> State {
    match turn {
        _ if is_ended => State::Ended,
        Turn::Over => State::Over,
        _ if has_free_seat => State::Open,
        _ => State::Playing,
    }
}
