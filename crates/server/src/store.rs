//! What is kept: an append-only list of entries for each table, the guests with their sessions, and uploaded records.
//!
//! An entry is durable before anybody hears of it. Entries that arrive together are committed together. The key (table, n)
//! decides between writers: of two entries with the same number one is refused, whichever process it came from.

mod boxes;
mod fragile;
mod guests;
mod listings;
mod pulse;
mod records;
mod results;
mod sqlite;
mod trouble;
mod writer;

use std::fs::File;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection, Row, SqlSafeStr};
use table::{Append, Id, Version};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use crate::ids::new_id;

pub(crate) use boxes::OwnedBox;
pub use boxes::{SharedBox, shared_boxes, withdraw_box};
pub use guests::Kind;
pub(crate) use guests::Session;
pub use results::{GameResult, Standing};
pub use sqlite::back_up;
pub(crate) use trouble::Trouble;

use sqlite::Written;
use writer::{Job, Pending, QUEUE, Writer, places};

/// What has been done to the tables of the database since the beginning, in order: what stands here is never changed.
const MIGRATIONS: [(i64, &str, &str); 4] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "sessions", include_str!("../migrations/0002_sessions.sql")),
    (3, "boxes", include_str!("../migrations/0003_boxes.sql")),
    (4, "results", include_str!("../migrations/0004_results.sql")),
];

fn migrations() -> Migrator {
    let read = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(read).collect())
}

/// Why something was not kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said no.
    #[error("{trouble}: {0}", trouble = Trouble::of(.0))]
    Database(#[from] sqlx::Error),
    /// Entries were not written.
    #[error("{0}: {1}")]
    Failed(Trouble, String),
    /// The tables of the database could not be made.
    #[error("the database could not be prepared: {0}")]
    Migration(MigrateError),
    /// A file of SQLite cannot be used.
    #[error("{path}: {1}: {2}", path = .0.display())]
    Unusable(PathBuf, Trouble, sqlx::Error),
    /// A file could not be opened.
    #[error("{path}: the database cannot be opened: {1}", path = .0.display())]
    File(PathBuf, std::io::Error),
    /// Another server has the file.
    #[error("{path}: another server uses this database; stop it first", path = .0.display())]
    Held(PathBuf),
    /// The server is stopping.
    #[error("the server is stopping")]
    Closed,
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) => StoreError::Database(error),
            other => StoreError::Migration(other),
        }
    }
}

impl StoreError {
    /// What is wrong with the database.
    pub fn trouble(&self) -> Trouble {
        match self {
            StoreError::Database(error) => Trouble::of(error),
            StoreError::Failed(trouble, _) | StoreError::Unusable(_, trouble, _) => *trouble,
            StoreError::Migration(_) | StoreError::File(..) | StoreError::Held(_) | StoreError::Closed => {
                Trouble::Unwell
            }
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

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<Job>,
    /// The name of this process, if others may share the database.
    process: Option<Id>,
    written: Written,
    /// What keeps the database from being written to.
    trouble: watch::Sender<Option<Trouble>>,
    /// When it was last seen whether the database can be written to.
    pulse: Arc<tokio::sync::Mutex<Option<Instant>>>,
    /// Keeps other servers away from a file.
    lock: Arc<Mutex<Option<File>>>,
}

/// Tells the other processes at the same database what was written, `PROCESS TABLE VERSION`, which guests are connected,
/// `PROCESS TABLE here GUEST ...`, who has taken a seat, `PROCESS TABLE sat GUEST`, and which session was ended,
/// `PROCESS ended DIGEST`.
#[derive(Clone)]
pub struct Cluster {
    /// The address of the database.
    pub url: String,
    /// Names this process.
    pub process: Id,
}

/// The name under which processes hear of each other.
pub(crate) const CHANNEL: &str = "tarsas";

const CONNECTIONS: u32 = 8;

/// How long a database may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What each connection to PostgreSQL is told: nobody waits long for anybody else, and lost connections are noticed.
const POSTGRES: [&str; 6] = [
    "lock_timeout = '2s'",
    "statement_timeout = '8s'",
    "idle_in_transaction_session_timeout = '8s'",
    "tcp_keepalives_idle = 20",
    "tcp_keepalives_interval = 5",
    "tcp_keepalives_count = 3",
];

impl Store {
    /// Opens a database by its address, `sqlite:FILE` or `postgres://...`, and brings its tables up to date. Of one that
    /// several processes share it says how they hear of each other.
    pub async fn open(url: &str) -> Result<(Store, Option<Cluster>), StoreError> {
        install_default_drivers();
        let is_sqlite = url.starts_with("sqlite:");
        let url = if is_sqlite { sqlite::opened(url) } else { url.to_owned() };
        let file = sqlite::file_of(&url);
        let lock = match &file {
            Some(file) => {
                if !url.contains("mode=ro") {
                    sqlite::keep_private(file).map_err(|error| StoreError::File(file.clone(), error))?;
                }
                let lock = sqlite::hold(file)?;
                sqlite::check(&url, file).await?;
                Some(lock)
            }
            None => None,
        };
        let options = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let options = options.after_connect(move |connection, _| {
            Box::pin(async move {
                if is_sqlite { sqlite::prepare(connection).await } else { prepare_postgres(connection).await }
            })
        });
        let pool = options.connect(&url).await?;
        // What is wrong with a file is told with its name.
        let named = |error: StoreError| match (error, &file) {
            (StoreError::Database(error), Some(file)) => StoreError::Unusable(file.clone(), Trouble::of(&error), error),
            (error, _) => error,
        };
        migrate(&url, &pool, is_sqlite).await.map_err(named)?;
        let cluster = (!is_sqlite).then(|| Cluster { url: url.clone(), process: new_id() });
        let process = cluster.as_ref().map(|cluster| cluster.process.clone());
        let (writer, queue) = mpsc::channel(QUEUE);
        let (written, trouble) = (Written::default(), watch::Sender::new(None));
        if is_sqlite {
            tokio::spawn(sqlite::carry_over(pool.clone(), written.clone()));
        }
        let (pulse, lock) = (Arc::default(), Arc::new(Mutex::new(lock)));
        let store = Store { pool: pool.clone(), writer, process: process.clone(), written, trouble, pulse, lock };
        store.beat().await.map_err(named)?;
        let (written, trouble) = (store.written.clone(), store.trouble.clone());
        tokio::spawn(Writer { pool, process, written, trouble }.run(queue));
        tokio::spawn(store.clone().recover());
        Ok((store, cluster))
    }

    /// Waits until everything that was accepted is written, then closes the database. Nothing can be kept afterwards.
    pub async fn close(&self) {
        let (done, written) = oneshot::channel();
        if self.writer.send(Job::Flush(done)).await.is_ok() {
            let _ = written.await;
        }
        self.pool.close().await;
        self.lock.lock().expect("no thread panicked").take();
    }

    /// Whether other processes may share the database.
    pub fn is_shared(&self) -> bool {
        self.process.is_some()
    }

    /// Tells the other processes which guests are connected to a table here.
    pub async fn announce(&self, table: &Id, guests: &[Id]) {
        let guests: String = guests.iter().map(|guest| format!(" {guest}")).collect();
        self.tell(&format!("{table} here{guests}")).await;
    }

    /// Tells the other processes that a guest has taken a seat.
    pub async fn announce_seat(&self, table: &Id, guest: &Id) {
        self.tell(&format!("{table} sat {guest}")).await;
    }

    /// Tells the other processes something, which consists of letters, digits and spaces.
    async fn tell(&self, news: &str) {
        let Some(process) = &self.process else { return };
        let text = format!("NOTIFY {CHANNEL}, '{process} {news}'");
        if let Err(error) = sqlx::raw_sql(AssertSqlSafe(text)).execute(&self.pool).await {
            tracing::warn!(%error, "other processes cannot be told what happens here");
        }
    }

    /// Keeps an entry. When this returns `Kept`, no crash loses it.
    pub async fn append(&self, append: Append) -> Result<Outcome, StoreError> {
        let (reply, outcome) = oneshot::channel();
        self.writer.send(Job::Append(Pending { append, reply })).await.map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)?
    }

    /// The entries of a table from a number on, in order.
    pub async fn entries(&self, table: &Id, from: Version) -> Result<Vec<String>, StoreError> {
        let query = "SELECT entry FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n";
        let rows = sqlx::query(query).bind(table.as_str()).bind(from.0).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

async fn prepare_postgres(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let text: String = POSTGRES.iter().map(|setting| format!("SET {setting};")).collect();
    sqlx::raw_sql(AssertSqlSafe(text)).execute(connection).await.map(|_| ())
}

/// Brings the tables of the database up to date, for which PostgreSQL may take as long as it needs.
async fn migrate(url: &str, pool: &AnyPool, is_sqlite: bool) -> Result<(), StoreError> {
    if is_sqlite {
        return Ok(migrations().run(pool).await?);
    }
    let mut connection = AnyConnection::connect(url).await?;
    migrations().run(&mut connection).await?;
    Ok(connection.close().await?)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
