//! What the lobby lists about tables.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::ids::Id;

/// What the lobby lists about a table.
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
    /// When this was last changed, in milliseconds since 1970.
    pub changed_at: i64,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
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
    const ALL: [State; 3] = [State::Open, State::Playing, State::Over];

    pub(super) fn text(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Playing => "playing",
            State::Over => "over",
        }
    }
}

impl Store {
    /// Public tables with free seats at which something has happened since a time (in milliseconds since 1970), the latest
    /// first. The list is asked anew each time, so that a clock that was wrong takes nothing off it for good.
    pub async fn open_tables(&self, since: i64, most: i64) -> Result<Vec<Listing>, StoreError> {
        let query = "SELECT id, game, setup, state, is_public, changed_at FROM tables \
                     WHERE state = 'open' AND is_public = 1 AND (changed_at >= $1 \
                     OR EXISTS (SELECT 1 FROM entries WHERE table_id = id AND made_at >= $2)) \
                     ORDER BY changed_at DESC, id LIMIT $3";
        listings(&sqlx::query(query).bind(since).bind(since).bind(most).fetch_all(&self.pool).await?)
    }

    /// The tables at which a guest has or had a seat, the latest first.
    pub async fn tables_of(&self, guest: &Id, most: i64) -> Result<Vec<Listing>, StoreError> {
        let query = "SELECT id, game, setup, state, is_public, changed_at FROM tables JOIN attendance ON table_id = id \
                     WHERE guest_id = $1 ORDER BY changed_at DESC, id LIMIT $2";
        listings(&sqlx::query(query).bind(guest.as_str()).bind(most).fetch_all(&self.pool).await?)
    }

    /// At how many unfinished tables of a guest something has happened since a time (in milliseconds since 1970).
    pub async fn running_tables_of(&self, guest: &Id, since: i64) -> Result<i64, StoreError> {
        let query = "SELECT COUNT(*) FROM tables JOIN attendance ON attendance.table_id = id \
                     WHERE guest_id = $1 AND state <> 'over' \
                     AND EXISTS (SELECT 1 FROM entries WHERE entries.table_id = id AND made_at >= $2)";
        let row = sqlx::query(query).bind(guest.as_str()).bind(since).fetch_one(&self.pool).await?;
        Ok(row.try_get(0)?)
    }
}

fn listings(rows: &[AnyRow]) -> Result<Vec<Listing>, StoreError> {
    let read = |row: &AnyRow| -> Result<Option<Listing>, StoreError> {
        let (id, state): (String, String) = (row.try_get(0)?, row.try_get(3)?);
        let state = State::ALL.into_iter().find(|known| known.text() == state);
        let (game, setup, is_public): (_, _, i64) = (row.try_get(1)?, row.try_get(2)?, row.try_get(4)?);
        let (is_public, changed_at) = (is_public == 1, row.try_get(5)?);
        let found = Id::read(&id).zip(state);
        Ok(found.map(|(id, state)| Listing { id, game, setup, state, is_public, changed_at }))
    };
    rows.iter().filter_map(|row| read(row).transpose()).collect()
}
