//! What is kept: an append-only list of entries for each table, and the guests.
//!
//! An entry is durable before anybody hears of it. Entries that arrive together are committed together. The key (table, n)
//! decides between writers: of two entries with the same number one is refused, whichever process it came from.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row, SqlSafeStr};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval};

use crate::ids::{Id, Secret};

/// What has been done to the tables of the database since the beginning, in order: what stands here is never changed.
const MIGRATIONS: [(&str, &str); 1] = [("tables", include_str!("../migrations/0001_tables.sql"))];

fn migrations() -> Migrator {
    let read = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(MIGRATIONS).map(read).collect())
}

/// Why something was not kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said no.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables of the database could not be made.
    #[error("the database could not be prepared: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The server is stopping.
    #[error("the server is stopping")]
    Closed,
}

/// An entry that is to be kept, and what it changes in the lists of the lobby.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: Id,
    /// The number of the entry: the version of the table before it.
    pub n: i64,
    /// The entry's text.
    pub entry: String,
    /// What the lobby lists about the table, if it changes.
    pub listing: Option<Listing>,
    /// A guest who takes a seat.
    pub attends: Option<Id>,
}

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

    fn text(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Playing => "playing",
            State::Over => "over",
        }
    }
}

/// Whether an entry was the first with its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is kept, durably.
    Kept,
    /// Another one with this number was there before; this one is lost and must be made anew.
    Conflict,
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Who.
    pub id: Id,
    /// What others read.
    pub name: String,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<Job>,
    /// The name of this process, if others may share the database.
    process: Option<Id>,
}

/// Tells the other processes at the same database what was written, `PROCESS TABLE VERSION`, and which guests are
/// connected, `PROCESS TABLE here GUEST ...`.
#[derive(Clone)]
pub struct Echo {
    /// The address of the database.
    pub url: String,
    /// Names this process.
    pub process: Id,
}

/// The name under which processes hear of each other.
pub const CHANNEL: &str = "tarsas";

/// What the writer is asked for.
enum Job {
    Append(Pending),
    /// To say when everything before has been written.
    Flush(oneshot::Sender<()>),
}

struct Pending {
    append: Append,
    reply: oneshot::Sender<Outcome>,
}

/// Entries that wait for the writer, and entries that are committed together, at most.
const QUEUE: usize = 4096;
const BATCH: usize = 256;

const CONNECTIONS: u32 = 8;

/// A database that does not answer for so long is given up.
const PATIENCE: Duration = Duration::from_secs(10);

impl Store {
    /// Opens a database by its address, `sqlite:FILE` or `postgres://...`, and brings its tables up to date. Of one that
    /// several processes share it says how they hear of each other.
    pub async fn open(url: &str) -> Result<(Store, Option<Echo>), StoreError> {
        install_default_drivers();
        let is_sqlite = url.starts_with("sqlite:");
        let url = if is_sqlite && !url.contains('?') { format!("{url}?mode=rwc") } else { url.to_owned() };
        let options = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let options = options.after_connect(move |connection, _| {
            Box::pin(async move {
                if is_sqlite {
                    // FULL: a commit is on the disk before it is answered.
                    // The log is carried over into the file beside the writer, which would otherwise stand still for it.
                    let pragmas = [
                        "page_size = 1024",
                        "journal_mode = WAL",
                        "synchronous = FULL",
                        BUSY,
                        "wal_autocheckpoint = 0",
                        "journal_size_limit = 67108864",
                    ];
                    for pragma in pragmas {
                        set(&mut *connection, pragma).await?;
                    }
                }
                Ok(())
            })
        });
        let pool = options.connect(&url).await?;
        migrations().run(&pool).await?;
        let echo = (!is_sqlite).then(|| Echo { url: url.clone(), process: Id::random() });
        let (writer, queue) = mpsc::channel(QUEUE);
        let written = Arc::new(AtomicUsize::new(0));
        if is_sqlite {
            tokio::spawn(carry_over(pool.clone(), written.clone()));
        }
        let process = echo.as_ref().map(|echo| echo.process.clone());
        tokio::spawn(write(pool.clone(), queue, process.clone(), written));
        Ok((Store { pool, writer, process }, echo))
    }

    /// Waits until everything that was accepted is written, then closes the database. Nothing can be kept afterwards.
    pub async fn close(&self) {
        let (done, written) = oneshot::channel();
        if self.writer.send(Job::Flush(done)).await.is_ok() {
            let _ = written.await;
        }
        self.pool.close().await;
    }

    /// Whether other processes may share the database.
    pub fn is_shared(&self) -> bool {
        self.process.is_some()
    }

    /// Tells the other processes which guests are connected to a table here.
    pub async fn announce(&self, table: &Id, guests: &[Id]) {
        let Some(process) = &self.process else { return };
        let guests: String = guests.iter().map(|guest| format!(" {guest}")).collect();
        let text = format!("NOTIFY {CHANNEL}, '{process} {table} here{guests}'");
        if let Err(error) = sqlx::raw_sql(AssertSqlSafe(text)).execute(&self.pool).await {
            tracing::warn!(%error, "other processes cannot be told who is here");
        }
    }

    /// Keeps an entry. When this returns `Kept`, no crash loses it.
    pub async fn append(&self, append: Append) -> Result<Outcome, StoreError> {
        let (reply, outcome) = oneshot::channel();
        self.writer.send(Job::Append(Pending { append, reply })).await.map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)
    }

    /// The entries of a table from a number on, in order.
    pub async fn entries(&self, table: &Id, from: i64) -> Result<Vec<String>, StoreError> {
        let query = "SELECT entry FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n";
        let rows = sqlx::query(query).bind(table.as_str()).bind(from).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Makes a guest.
    pub async fn add_guest(&self, guest: &Guest, secret: &Secret) -> Result<(), StoreError> {
        let query = "INSERT INTO guests (id, secret_digest, name, made_at) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(query).bind(guest.id.as_str()).bind(secret.digest());
        query.bind(&guest.name).bind(now()).execute(&self.pool).await?;
        Ok(())
    }

    /// The guest who knows this secret.
    pub async fn guest(&self, secret: &Secret) -> Result<Option<Guest>, StoreError> {
        let query = sqlx::query("SELECT id, name FROM guests WHERE secret_digest = $1").bind(secret.digest());
        let row = query.fetch_optional(&self.pool).await?;
        let read = |row: sqlx::any::AnyRow| -> Result<Option<Guest>, StoreError> {
            let (id, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            Ok(Id::read(&id).map(|id| Guest { id, name }))
        };
        row.map_or(Ok(None), read)
    }

    /// Gives a guest another name.
    pub async fn rename(&self, guest: &Id, name: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE guests SET name = $1 WHERE id = $2").bind(name).bind(guest.as_str());
        query.execute(&self.pool).await?;
        Ok(())
    }

    /// Public tables with free seats, the latest first.
    pub async fn open_tables(&self, most: i64) -> Result<Vec<Listing>, StoreError> {
        let query = "SELECT id, game, setup, state, is_public, changed_at FROM tables \
                     WHERE state = 'open' AND is_public = 1 ORDER BY changed_at DESC, id LIMIT $1";
        listings(&sqlx::query(query).bind(most).fetch_all(&self.pool).await?)
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

    /// Takes tables at which nothing has happened since a time (in milliseconds since 1970) out of the lists; they stay
    /// where they are and go on when somebody comes back. Gives how many there were.
    pub async fn archive(&self, since: i64) -> Result<u64, StoreError> {
        let query = "UPDATE tables SET is_public = 0, changed_at = changed_at WHERE state = 'open' AND is_public = 1 \
                     AND changed_at < $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id AND made_at >= $2)";
        Ok(sqlx::query(query).bind(since).bind(since).execute(&self.pool).await?.rows_affected())
    }

    /// Keeps a record that somebody wants to be watched.
    pub async fn add_record(&self, id: &Id, record: &str) -> Result<(), StoreError> {
        let query = sqlx::query("INSERT INTO records (id, made_at, record) VALUES ($1, $2, $3)");
        query.bind(id.as_str()).bind(now()).bind(record).execute(&self.pool).await?;
        Ok(())
    }

    /// A record that was kept.
    pub async fn record(&self, id: &Id) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT record FROM records WHERE id = $1").bind(id.as_str());
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await.is_ok()
    }
}

/// Copies a database of SQLite, which may be in use, into a new file; gives how many tables it has.
pub async fn back_up(url: &str, file: &Path) -> Result<i64, StoreError> {
    install_default_drivers();
    let pool = AnyPoolOptions::new().max_connections(1).connect(&format!("{url}?mode=ro")).await?;
    let row = sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&pool).await?;
    sqlx::query("VACUUM INTO $1").bind(file.display().to_string()).execute(&pool).await?;
    pool.close().await;
    Ok(row.try_get(0)?)
}

fn listings(rows: &[sqlx::any::AnyRow]) -> Result<Vec<Listing>, StoreError> {
    let read = |row: &sqlx::any::AnyRow| -> Result<Option<Listing>, StoreError> {
        let (id, state): (String, String) = (row.try_get(0)?, row.try_get(3)?);
        let state = State::ALL.into_iter().find(|known| known.text() == state);
        let (game, setup, is_public): (_, _, i64) = (row.try_get(1)?, row.try_get(2)?, row.try_get(4)?);
        let (is_public, changed_at) = (is_public == 1, row.try_get(5)?);
        let found = Id::read(&id).zip(state);
        Ok(found.map(|(id, state)| Listing { id, game, setup, state, is_public, changed_at }))
    };
    rows.iter().filter_map(|row| read(row).transpose()).collect()
}

/// Writes what arrives, everything that waits in one commit. What cannot be written is not answered, so that nobody believes in it.
async fn write(pool: AnyPool, mut queue: mpsc::Receiver<Job>, process: Option<Id>, written: Arc<AtomicUsize>) {
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
            written.fetch_add(batch.len(), Ordering::Relaxed);
            write_batch(&pool, batch, process.as_ref()).await;
        }
        for done in flushes {
            let _ = done.send(());
        }
    }
}

/// SQLite's log is carried over into its file when so many entries wait in it, or after so many seconds if any does.
const MANY: usize = 20_000;
const LONG: u32 = 60;

/// How long a connection of SQLite waits for another one: usually, and for the log's new beginning.
const BUSY: &str = "busy_timeout = 10000";
const HARDLY_BUSY: &str = "busy_timeout = 100";

/// Carries the log of SQLite over into its file now and then, until the database is closed.
async fn carry_over(pool: AnyPool, written: Arc<AtomicUsize>) {
    let mut seconds = interval(Duration::from_secs(1));
    seconds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut since = 0;
    while !pool.is_closed() {
        seconds.tick().await;
        since += 1;
        let waiting = written.load(Ordering::Relaxed);
        if waiting >= MANY || waiting > 0 && since >= LONG {
            since = 0;
            written.fetch_sub(waiting, Ordering::Relaxed);
            if let Err(error) = renew_log(&pool).await {
                tracing::warn!(%error, "the log was not carried over");
            }
        }
    }
}

/// Carries the log over beside the writer, and then, while the writer waits, the little that came meanwhile: only a log that is
/// carried over whole begins anew, and otherwise it would grow as long as somebody plays. Whoever reads for long is not waited
/// for, since the writer would wait too; then it is tried the next time.
async fn renew_log(pool: &AnyPool) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    set(&mut connection, HARDLY_BUSY).await?;
    let carried = set(&mut connection, "wal_checkpoint(PASSIVE)").await;
    let renewed = set(&mut connection, "wal_checkpoint(RESTART)").await;
    set(&mut connection, BUSY).await?;
    carried.and(renewed)
}

/// Tells a connection of SQLite how to behave, or what to do.
async fn set(connection: &mut AnyConnection, pragma: &str) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(format!("PRAGMA {pragma}"))).execute(connection).await.map(|_| ())
}

async fn write_batch(pool: &AnyPool, batch: Vec<Pending>, process: Option<&Id>) {
    let begin = Instant::now();
    let committed = commit(pool, &batch, process).await;
    metrics::histogram!("tarsas_commit_seconds").record(begin.elapsed().as_secs_f64());
    match committed {
        Ok(kept) => {
            for (Pending { append, reply }, is_kept) in batch.into_iter().zip(kept) {
                metrics::counter!("tarsas_entries_total").increment(u64::from(is_kept));
                tracing::trace!(table = %append.table, n = append.n, is_kept, "entry");
                let _ = reply.send(if is_kept { Outcome::Kept } else { Outcome::Conflict });
            }
        }
        Err(error) => tracing::error!(%error, entries = batch.len(), "entries could not be written"),
    }
}

/// Commits entries and says which of them were the first with their number.
async fn commit(pool: &AnyPool, batch: &[Pending], process: Option<&Id>) -> Result<Vec<bool>, StoreError> {
    let at = now();
    let is_plain = |Pending { append, .. }: &Pending| append.listing.is_none() && append.attends.is_none();
    if process.is_none() && batch.iter().all(is_plain) {
        // One statement is a transaction by itself.
        let mut connection = pool.acquire().await?;
        return insert(&mut connection, batch, at).await;
    }
    let mut transaction = pool.begin().await?;
    let kept = insert(&mut transaction, batch, at).await?;
    for (Pending { append, .. }, _) in batch.iter().zip(&kept).filter(|(_, is_kept)| **is_kept) {
        if let Some(listing) = &append.listing {
            let query = "INSERT INTO tables (id, game, setup, state, is_public, changed_at) VALUES ($1, $2, $3, $4, $5, $6) \
                         ON CONFLICT (id) DO UPDATE SET state = excluded.state, is_public = excluded.is_public, \
                         changed_at = excluded.changed_at";
            let query = sqlx::query(query).bind(listing.id.as_str()).bind(&listing.game).bind(&listing.setup);
            let query = query.bind(listing.state.text()).bind(i64::from(listing.is_public)).bind(at);
            query.execute(&mut *transaction).await?;
        }
        if let Some(guest) = &append.attends {
            let query = "INSERT INTO attendance (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(guest.as_str()).bind(append.table.as_str());
            query.execute(&mut *transaction).await?;
        }
        if let Some(process) = process {
            // Ids are letters and digits, so that nothing in this text can be anything else.
            let text = format!("NOTIFY {CHANNEL}, '{process} {} {}'", append.table, append.n + 1);
            sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(kept)
}

/// Statements for so many entries are worth being kept by the database; larger ones are rare.
const USUAL: usize = 16;

/// Adds entries and says which of them were the first with their number.
async fn insert(connection: &mut AnyConnection, batch: &[Pending], at: i64) -> Result<Vec<bool>, StoreError> {
    let places = (0..batch.len()).map(|row| {
        let first = row * 4 + 1;
        format!("(${first}, ${}, ${}, ${})", first + 1, first + 2, first + 3)
    });
    let places = places.collect::<Vec<_>>().join(", ");
    let text = format!(
        "INSERT INTO entries (table_id, n, made_at, entry) VALUES {places} ON CONFLICT DO NOTHING RETURNING table_id, n"
    );
    let mut query = sqlx::query(AssertSqlSafe(text)).persistent(batch.len() <= USUAL);
    for Pending { append, .. } in batch {
        query = query.bind(append.table.as_str()).bind(append.n).bind(at).bind(&append.entry);
    }
    let mut kept: HashSet<(String, i64)> = HashSet::new();
    for row in query.fetch_all(connection).await? {
        kept.insert((row.try_get(0)?, row.try_get(1)?));
    }
    // The first of two with the same number in one batch is the one that was kept.
    Ok(batch.iter().map(|Pending { append, .. }| kept.remove(&(append.table.to_string(), append.n))).collect())
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// While somebody writes without a pause, the log of SQLite begins anew again and again, and nothing is lost.
    #[tokio::test(flavor = "multi_thread")]
    async fn the_log_does_not_grow_without_end() {
        const ROUNDS: i64 = 30;
        const ENTRIES: i64 = 50;
        let folder = std::env::temp_dir().join(format!("tarsas-{}", Id::random()));
        std::fs::create_dir(&folder).expect("a folder");
        let file = folder.join("log.db");
        let (store, _) = Store::open(&format!("sqlite:{}", file.display())).await.expect("a database");
        let table = Id::random();
        for round in 0..ROUNDS {
            let (begun, is_writing) = oneshot::channel();
            let write = async {
                let mut begun = Some(begun);
                for n in round * ENTRIES..(round + 1) * ENTRIES {
                    let append =
                        Append { table: table.clone(), n, entry: "x".repeat(900), listing: None, attends: None };
                    assert_eq!(store.append(append).await.expect("an outcome"), Outcome::Kept);
                    begun.take().map(|begun| begun.send(()));
                }
            };
            let renew = async {
                is_writing.await.expect("a writer");
                renew_log(&store.pool).await.expect("a new beginning");
            };
            tokio::join!(write, renew);
        }
        let log = std::fs::metadata(folder.join("log.db-wal")).expect("a log").len();
        let all = (ROUNDS * ENTRIES) as u64 * 900;
        assert!(log < all, "{log} bytes of log for {all} bytes of entries");
        assert_eq!(store.entries(&table, 0).await.expect("entries").len() as i64, ROUNDS * ENTRIES);
        store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }
}
