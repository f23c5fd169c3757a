//! The lists of tables.

use sqlx::Row;
use sqlx::any::AnyRow;
use table::{Id, Listing, State};

use super::{Store, StoreError};

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
                     WHERE guest_id = $1 AND state NOT IN ('over', 'ended') \
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
