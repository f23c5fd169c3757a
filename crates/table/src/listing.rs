//! What is kept of a table beside its entries: how lists show it.

use serde::Serialize;

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
}

impl State {
    /// All states.
    pub const ALL: [State; 3] = [State::Open, State::Playing, State::Over];

    /// The name by which it is kept.
    pub fn text(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Playing => "playing",
            State::Over => "over",
        }
    }
}
