//! Writes entries: what arrives together is committed together.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use super::fragile::Fragile;
use super::sqlite::Written;
use super::{Append, CHANNEL, Outcome, StoreError, Trouble, now};
use table::Id;

/// What the writer is asked for.
pub(super) enum Job {
    /// To keep an entry.
    Append(Pending),
    /// To say when everything before has been written.
    Flush(oneshot::Sender<()>),
}

/// An entry and who waits for it.
pub(super) struct Pending {
    /// The entry.
    pub append: Append,
    /// Hears what became of it.
    pub reply: oneshot::Sender<Result<Outcome, StoreError>>,
}

/// Entries that wait for the writer, and entries that are committed together, at most.
pub(super) const QUEUE: usize = 4096;
const BATCH: usize = 256;

/// A commit that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(10);

/// The one task that writes entries.
pub(super) struct Writer {
    /// The database.
    pub pool: AnyPool,
    /// The name of this process, if others share the database.
    pub process: Option<Id>,
    /// How much was written.
    pub written: Written,
    /// Hears whether writing succeeds.
    pub trouble: watch::Sender<Option<Trouble>>,
}

impl Writer {
    /// Writes what arrives, everything that waits in one commit, until nobody can ask any more.
    pub(super) async fn run(self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(BATCH);
        while queue.recv_many(&mut jobs, BATCH).await > 0 {
            let (mut batch, mut flushes) = (Vec::with_capacity(jobs.len()), Vec::new());
            for job in jobs.drain(..) {
                match job {
                    Job::Append(pending) => batch.push(pending),
                    Job::Flush(done) => flushes.push(done),
                }
            }
            if !batch.is_empty() {
                self.write(batch).await;
            }
            for done in flushes {
                let _ = done.send(());
            }
        }
    }

    async fn write(&self, mut batch: Vec<Pending>) {
        self.written.add(batch.len());
        // Writers that take keys in the same order never wait for each other in a circle.
        batch.sort_by(|one, other| (&one.append.table, one.append.n).cmp(&(&other.append.table, other.append.n)));
        let begin = Instant::now();
        let late = || Err(StoreError::Failed(Trouble::Unwell, "it did not answer".to_owned()));
        let committed = timeout(PATIENCE, self.commit(&batch)).await.unwrap_or_else(|_| late());
        metrics::histogram!("tarsas_commit_seconds").record(begin.elapsed().as_secs_f64());
        self.trouble.send_if_modified(|trouble| {
            let now = committed.as_ref().err().map(StoreError::trouble);
            std::mem::replace(trouble, now) != now
        });
        match committed {
            Ok(kept) => {
                for (Pending { append, reply }, is_kept) in batch.into_iter().zip(kept) {
                    metrics::counter!("tarsas_entries_total").increment(u64::from(is_kept));
                    tracing::trace!(table = %append.table, n = append.n.0, is_kept, "entry");
                    let _ = reply.send(Ok(if is_kept { Outcome::Kept } else { Outcome::Conflict }));
                }
            }
            Err(error) => {
                tracing::error!(%error, entries = batch.len(), "entries could not be written");
                let (trouble, text) = (error.trouble(), error.to_string());
                for Pending { reply, .. } in batch {
                    let _ = reply.send(Err(StoreError::Failed(trouble, text.clone())));
                }
            }
        }
    }

    /// Commits entries and says which of them were the first with their number.
    async fn commit(&self, batch: &[Pending]) -> Result<Vec<bool>, StoreError> {
        let mut connection = Fragile::new(&self.pool).await?;
        let rows = match &self.process {
            Some(process) => insert_and_tell(connection.get(), batch, process).await,
            None => insert_and_list(connection.get(), batch).await,
        };
        connection.keep();
        first_of_each(batch, &rows?)
    }
}

/// Of two entries with the same number in one batch, the first one is the one that was kept.
fn first_of_each(batch: &[Pending], kept: &[AnyRow]) -> Result<Vec<bool>, StoreError> {
    let mut numbers: HashSet<(String, i64)> = HashSet::new();
    for row in kept {
        numbers.insert((row.try_get(0)?, row.try_get(1)?));
    }
    Ok(batch.iter().map(|Pending { append, .. }| numbers.remove(&(append.table.to_string(), append.n.0))).collect())
}

/// Statements for up to this many entries are kept by the database; larger ones are rare.
const USUAL: usize = 16;

/// `($1, $2), ($3, $4)`: rows of places, numbered from a number on.
pub(super) fn places(rows: usize, columns: usize, first: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> = (0..columns).map(|n| format!("${}", first + row * columns + n)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

const INSERT: &str = "INSERT INTO entries (table_id, n, made_at, entry) VALUES";

const LIST: &str = "ON CONFLICT (id) DO UPDATE SET state = excluded.state, is_public = excluded.is_public, \
                    changed_at = excluded.changed_at";

/// SQLite: one statement is a transaction by itself; the lists of the lobby need more of them.
async fn insert_and_list(connection: &mut AnyConnection, batch: &[Pending]) -> Result<Vec<AnyRow>, StoreError> {
    let is_plain = |Pending { append, .. }: &Pending| append.listing.is_none() && append.attends.is_none();
    if batch.iter().all(is_plain) {
        return insert(connection, batch).await;
    }
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let rows = insert_in_transaction(connection, batch).await;
    if rows.is_err() {
        // A commit that failed is still open, unless SQLite has ended it itself; then this has nothing to do. It is said
        // here and not by a transaction of the driver, which loses count after such a failure and leaves the next one open.
        let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
    }
    rows
}

async fn insert_in_transaction(connection: &mut AnyConnection, batch: &[Pending]) -> Result<Vec<AnyRow>, StoreError> {
    let rows = insert(connection, batch).await?;
    let kept = first_of_each(batch, &rows)?;
    for (Pending { append, .. }, _) in batch.iter().zip(kept).filter(|(_, is_kept)| *is_kept) {
        if let Some(listing) = &append.listing {
            let query = format!(
                "INSERT INTO tables (id, game, setup, state, is_public, changed_at) VALUES {} {LIST}",
                places(1, 6, 1)
            );
            let query = sqlx::query(AssertSqlSafe(query)).bind(listing.id.as_str()).bind(&listing.game);
            let query = query.bind(&listing.setup).bind(listing.state.text()).bind(i64::from(listing.is_public));
            query.bind(now()).execute(&mut *connection).await?;
        }
        if let Some(guest) = &append.attends {
            let query = "INSERT INTO attendance (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(guest.as_str()).bind(append.table.as_str());
            query.execute(&mut *connection).await?;
        }
    }
    sqlx::raw_sql("COMMIT").execute(connection).await?;
    Ok(rows)
}

async fn insert(connection: &mut AnyConnection, batch: &[Pending]) -> Result<Vec<AnyRow>, StoreError> {
    let text = format!("{INSERT} {} ON CONFLICT DO NOTHING RETURNING table_id, n", places(batch.len(), 4, 1));
    let mut query = sqlx::query(AssertSqlSafe(text)).persistent(batch.len() <= USUAL);
    let at = now();
    for Pending { append, .. } in batch {
        query = query.bind(append.table.as_str()).bind(append.n.0).bind(at).bind(&append.entry);
    }
    Ok(query.fetch_all(connection).await?)
}

/// PostgreSQL: entries, lists and the word to the other processes are one statement, so that a process which is stopped
/// between two of them holds up nobody.
async fn insert_and_tell(
    connection: &mut AnyConnection,
    batch: &[Pending],
    process: &Id,
) -> Result<Vec<AnyRow>, StoreError> {
    let mut numbers = HashSet::new();
    let first: Vec<&Append> = batch
        .iter()
        .map(|pending| &pending.append)
        .filter(|append| numbers.insert((&append.table, append.n)))
        .collect();
    let listed: Vec<_> = first.iter().filter_map(|append| Some((append.n.0, append.listing.as_ref()?))).collect();
    let attended: Vec<_> = first.iter().filter_map(|append| Some((append, append.attends.as_ref()?))).collect();
    let mut text =
        format!("WITH kept AS ({INSERT} {} ON CONFLICT DO NOTHING RETURNING table_id, n)", places(batch.len(), 4, 1));
    let mut bound = batch.len() * 4;
    if !listed.is_empty() {
        text.push_str(&format!(
            ", listed AS (INSERT INTO tables (id, game, setup, state, is_public, changed_at) \
             SELECT id, game, setup, state, is_public, changed_at \
             FROM (VALUES {}) AS new (version, id, game, setup, state, is_public, changed_at) \
             JOIN kept ON kept.table_id = id AND kept.n = version {LIST})",
            places(listed.len(), 7, bound + 1)
        ));
        bound += listed.len() * 7;
    }
    if !attended.is_empty() {
        text.push_str(&format!(
            ", attended AS (INSERT INTO attendance (guest_id, table_id) SELECT new.guest_id, new.table_id \
             FROM (VALUES {}) AS new (version, guest_id, table_id) \
             JOIN kept ON kept.table_id = new.table_id AND kept.n = version ON CONFLICT DO NOTHING)",
            places(attended.len(), 3, bound + 1)
        ));
    }
    // Ids are letters and digits, so that nothing in this text can be anything else.
    text.push_str(&format!(
        " SELECT table_id, n, pg_notify('{CHANNEL}', '{process} ' || table_id || ' ' || (n + 1))::text FROM kept"
    ));
    let is_usual = batch.len() <= USUAL && listed.is_empty() && attended.is_empty();
    let mut query = sqlx::query(AssertSqlSafe(text)).persistent(is_usual);
    let at = now();
    for Pending { append, .. } in batch {
        query = query.bind(append.table.as_str()).bind(append.n.0).bind(at).bind(&append.entry);
    }
    for (n, listing) in listed {
        query = query.bind(n).bind(listing.id.as_str()).bind(&listing.game).bind(&listing.setup);
        query = query.bind(listing.state.text()).bind(i64::from(listing.is_public)).bind(at);
    }
    for (append, guest) in attended {
        query = query.bind(append.n.0).bind(guest.as_str()).bind(append.table.as_str());
    }
    Ok(query.fetch_all(connection).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_on() {
        assert_eq!(places(2, 3, 1), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(places(1, 2, 9), "($9, $10)");
    }
}
