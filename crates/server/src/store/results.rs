//! How people have fared at finished tables.

use play::BoxDigest;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use table::Id;

use super::{Store, StoreError, Trouble, places};

/// How a person fared at a table: one for each seat that a person held at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The table.
    pub table: Id,
    /// The seat.
    pub seat: usize,
    /// Who held it.
    pub guest: Id,
    /// What that person was called there.
    pub name: String,
    /// The game.
    pub game: String,
    /// The set-up as it is kept, which says what kind of game it was.
    pub setup: String,
    /// The box.
    pub components: BoxDigest,
    /// How many players there were.
    pub players: usize,
    /// The points.
    pub score: i32,
    /// 1 for the winners; those who are equal share a place.
    pub place: usize,
    /// The solo title as the box names it.
    pub title: Option<String>,
    /// The other seats in their order, `guest:ID` or `bot:LEVEL`.
    pub opponents: Vec<String>,
    /// How many seats the same guest held: several people may share a device.
    pub own_seats: usize,
    /// Whether the table began in the middle of another game.
    pub is_continued: bool,
    /// When the table ended, in milliseconds since 1970, as the database says.
    pub ended_at: i64,
}

/// What a guest has reached in games of one kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// In how many games.
    pub games: i64,
    /// The most points.
    pub best: i64,
    /// The mean of all.
    pub average: f64,
}

const COLUMNS: &str = "table_id, seat, guest_id, seat_name, game, setup, box_digest, players, score, place, title, \
                       opponents, own_seats, is_continued, ended_at";

/// How many columns are written as they are; the last one is the time that the lists have.
const GIVEN: usize = 14;

impl GameResult {
    fn read(row: &AnyRow) -> Result<GameResult, StoreError> {
        let (table, guest, digest): (String, String, String) = (row.try_get(0)?, row.try_get(2)?, row.try_get(6)?);
        let damaged = || StoreError::Failed(Trouble::Damaged, format!("a result of {table}"));
        let number = |column: usize| -> Result<usize, StoreError> {
            usize::try_from(row.try_get::<i64, _>(column)?).map_err(|_| damaged())
        };
        let (title, opponents): (String, String) = (row.try_get(10)?, row.try_get(11)?);
        Ok(GameResult {
            seat: number(1)?,
            guest: Id::read(&guest).ok_or_else(damaged)?,
            name: row.try_get(3)?,
            game: row.try_get(4)?,
            setup: row.try_get(5)?,
            components: digest.parse().map_err(|_| damaged())?,
            players: number(7)?,
            score: row.try_get::<i64, _>(8)? as i32,
            place: number(9)?,
            title: Some(title).filter(|title| !title.is_empty()),
            opponents: opponents.split(' ').filter(|other| !other.is_empty()).map(str::to_owned).collect(),
            own_seats: number(12)?,
            is_continued: row.try_get::<i64, _>(13)? != 0,
            ended_at: row.try_get(14)?,
            table: Id::read(&table).ok_or_else(damaged)?,
        })
    }
}

impl Store {
    /// Keeps the results of a table that is over, each once, whoever brings them and however often.
    pub async fn keep_results(&self, table: &Id, results: &[GameResult]) -> Result<(), StoreError> {
        if !results.is_empty() {
            let ended = results.len() * GIVEN + 1;
            let rows = places(results.len(), GIVEN, 1);
            let ended = format!(", (SELECT changed_at FROM tables WHERE id = ${ended}))");
            let query =
                format!("INSERT INTO results ({COLUMNS}) VALUES {} ON CONFLICT DO NOTHING", rows.replace(')', &ended));
            let mut query = sqlx::query(AssertSqlSafe(query));
            for result in results {
                query = query.bind(result.table.as_str()).bind(result.seat as i64).bind(result.guest.as_str());
                query = query.bind(&result.name).bind(&result.game).bind(&result.setup);
                query = query.bind(result.components.to_string()).bind(result.players as i64);
                query = query.bind(i64::from(result.score)).bind(result.place as i64);
                query = query.bind(result.title.as_deref().unwrap_or_default()).bind(result.opponents.join(" "));
                query = query.bind(result.own_seats as i64).bind(i64::from(result.is_continued));
            }
            query.bind(table.as_str()).execute(&self.pool).await?;
        }
        // Marked after the results are there: what stops between the two is done again.
        let query = sqlx::query("UPDATE tables SET is_counted = 1 WHERE id = $1 AND state = 'over' AND is_counted = 0");
        query.bind(table.as_str()).execute(&self.pool).await?;
        self.written.add(1 + results.len());
        Ok(())
    }

    /// Tables behind an id that are over and whose results are not kept yet, in the order of their ids.
    pub(crate) async fn uncounted(&self, after: &str, most: i64) -> Result<Vec<Id>, StoreError> {
        let query = "SELECT id FROM tables WHERE state = 'over' AND is_counted = 0 AND id > $1 ORDER BY id LIMIT $2";
        let rows = sqlx::query(query).bind(after).bind(most).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| Ok(Id::read(&row.try_get::<String, _>(0)?));
        rows.iter().filter_map(|row| read(row).transpose()).collect()
    }

    /// The results of a guest, the latest first.
    pub async fn results_of(&self, guest: &Id, most: i64) -> Result<Vec<GameResult>, StoreError> {
        let query = format!(
            "SELECT {COLUMNS} FROM results WHERE guest_id = $1 ORDER BY ended_at DESC, table_id, seat LIMIT $2"
        );
        let rows = sqlx::query(AssertSqlSafe(query)).bind(guest.as_str()).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(GameResult::read).collect()
    }

    /// Whether a guest has finished a game.
    pub async fn has_finished(&self, guest: &Id, game: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM results WHERE guest_id = $1 AND game = $2 LIMIT 1");
        Ok(query.bind(guest.as_str()).bind(game).fetch_optional(&self.pool).await?.is_some())
    }

    /// What a guest has reached in games with this set-up and box, from the first move on and with one seat.
    pub async fn standing(
        &self,
        guest: &Id,
        game: &str,
        setup: &str,
        components: BoxDigest,
    ) -> Result<Option<Standing>, StoreError> {
        let query = "SELECT COUNT(*), MAX(score), CAST(SUM(score) AS BIGINT) FROM results \
                     WHERE guest_id = $1 AND game = $2 AND setup = $3 AND box_digest = $4 \
                     AND own_seats = 1 AND is_continued = 0 HAVING COUNT(*) > 0";
        let query = sqlx::query(query).bind(guest.as_str()).bind(game).bind(setup).bind(components.to_string());
        let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
        let (games, best, total): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        Ok(Some(Standing { games, best, average: total as f64 / games as f64 }))
    }
}
