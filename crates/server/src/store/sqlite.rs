//! A file of SQLite: it is its owner's alone, one server uses it, and its log does not grow without end.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection, Row};
use tokio::time::{MissedTickBehavior, interval};

use super::fragile::Fragile;
use super::{StoreError, Trouble};

/// The file that an address of SQLite names; one in memory has none.
pub(super) fn file_of(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or_default();
    (!path.is_empty() && path != ":memory:").then(|| PathBuf::from(path))
}

/// The address with which a file is opened: one that does not exist is made.
pub(super) fn opened(url: &str) -> String {
    if url.contains('?') { url.to_owned() } else { format!("{url}?mode=rwc") }
}

/// Makes a file for its owner alone, or takes an old one away from everybody else.
pub(super) fn keep_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let opened = options.mode(0o600).open(file)?;
        if opened.metadata()?.permissions().mode() & 0o077 != 0 {
            opened.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        }
    }
    #[cfg(not(unix))]
    options.open(file)?;
    Ok(())
}

/// Holds a database for one server. The operating system lets go of it when the process ends, however it ends.
pub(super) fn hold(file: &Path) -> Result<File, StoreError> {
    let mut path = file.as_os_str().to_owned();
    path.push("-lock");
    let failed = |error: io::Error| StoreError::File(file.to_owned(), error);
    let lock = OpenOptions::new().write(true).create(true).truncate(false).open(path).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Held(file.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// How long a connection waits for another one: usually, and for the log's new beginning.
const BUSY: &str = "busy_timeout = 10000";
const HARDLY_BUSY: &str = "busy_timeout = 100";

/// Prepares a connection. FULL: a commit is on the disk before it is answered. The log is carried over into the file beside
/// the writer, which would otherwise stand still for it.
pub(super) async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let pragmas = [
        "page_size = 1024",
        "journal_mode = WAL",
        "synchronous = FULL",
        BUSY,
        "wal_autocheckpoint = 0",
        "journal_size_limit = 67108864",
    ];
    for pragma in pragmas {
        set(connection, pragma).await?;
    }
    Ok(())
}

/// Tells a connection how to behave, or what to do.
async fn set(connection: &mut AnyConnection, pragma: &str) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(format!("PRAGMA {pragma}"))).execute(connection).await.map(|_| ())
}

/// How much was written since the log was last carried over, in entries.
#[derive(Clone, Default)]
pub(super) struct Written(Arc<AtomicUsize>);

/// How many bytes of a long text weigh as much as an entry.
const ENTRY: usize = 1024;

impl Written {
    /// Entries were written.
    pub(super) fn add(&self, entries: usize) {
        self.0.fetch_add(entries, Ordering::Relaxed);
    }

    /// A text was written that may be long.
    pub(super) fn add_text(&self, bytes: usize) {
        self.add(1 + bytes / ENTRY);
    }
}

/// The log is carried over into its file when this many entries wait in it, or after this many seconds if any does.
const MANY: usize = 20_000;
const LONG: u32 = 60;

/// Carries the log over into its file now and then, until the database is closed.
pub(super) async fn carry_over(pool: AnyPool, Written(written): Written) {
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
/// carried over whole begins anew, and otherwise it would grow as long as somebody plays. Long readers are not waited
/// for, since the writer would wait too; then it is tried the next time.
async fn renew_log(pool: &AnyPool) -> Result<(), sqlx::Error> {
    let mut connection = Fragile::new(pool).await?;
    set(connection.get(), HARDLY_BUSY).await?;
    let carried = set(connection.get(), "wal_checkpoint(PASSIVE)").await;
    let renewed = set(connection.get(), "wal_checkpoint(RESTART)").await;
    set(connection.get(), BUSY).await?;
    connection.keep();
    carried.and(renewed)
}

/// Whether a file is a database that can be read: one that is not is named at once.
pub(super) async fn check(url: &str, file: &Path) -> Result<(), StoreError> {
    let named = |error: sqlx::Error| StoreError::Unusable(file.to_owned(), Trouble::of(&error), error);
    let mut connection = AnyConnection::connect(url).await.map_err(named)?;
    let read = sqlx::query("SELECT COUNT(*) FROM sqlite_master").fetch_one(&mut connection).await;
    let read = read.and(prepare(&mut connection).await);
    let _ = connection.close().await;
    read.map_err(named)
}

/// Copies a database, which may be in use, into a new file for its owner alone; gives how many tables it has.
pub async fn back_up(url: &str, file: &Path) -> Result<i64, StoreError> {
    install_default_drivers();
    let pool = AnyPoolOptions::new().max_connections(1).connect(&format!("{url}?mode=ro")).await?;
    let row = sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&pool).await?;
    keep_private(file).map_err(|error| StoreError::File(file.to_owned(), error))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(file.display().to_string()).execute(&pool).await;
    pool.close().await;
    if let Err(error) = copied {
        let _ = std::fs::remove_file(file);
        return Err(error.into());
    }
    Ok(row.try_get(0)?)
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::super::{Append, Outcome, Store};
    use super::*;
    use table::Version;

    use crate::ids::new_id;

    #[test]
    fn the_file_of_an_address() {
        for (url, expect) in [
            ("sqlite:tarsas.db", Some("tarsas.db")),
            ("sqlite:///var/lib/tarsas.db?mode=ro", Some("/var/lib/tarsas.db")),
            ("sqlite::memory:", None),
            ("postgres://tarsas@localhost/tarsas", None),
        ] {
            assert_eq!(file_of(url), expect.map(PathBuf::from), "{url}");
        }
    }

    #[test]
    fn a_long_text_weighs_as_much_as_many_entries() {
        let written = Written::default();
        written.add(2);
        written.add_text(256 << 10);
        assert_eq!(written.0.load(Ordering::Relaxed), 2 + 1 + 256);
    }

    /// While somebody writes without a pause, the log begins anew again and again, and nothing is lost.
    #[tokio::test(flavor = "multi_thread")]
    async fn the_log_does_not_grow_without_end() {
        const ROUNDS: i64 = 30;
        const ENTRIES: i64 = 50;
        let folder = std::env::temp_dir().join(format!("tarsas-{}", new_id()));
        std::fs::create_dir(&folder).expect("a folder");
        let file = folder.join("log.db");
        let (store, _) = Store::open(&format!("sqlite:{}", file.display())).await.expect("a database");
        let table = new_id();
        for round in 0..ROUNDS {
            let (begun, is_writing) = oneshot::channel();
            let write = async {
                let mut begun = Some(begun);
                for n in round * ENTRIES..(round + 1) * ENTRIES {
                    let append = Append {
                        table: table.clone(),
                        n: Version(n),
                        entry: "x".repeat(900),
                        listing: None,
                        attends: None,
                    };
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
        assert_eq!(store.entries(&table, Version(0)).await.expect("entries").len() as i64, ROUNDS * ENTRIES);
        store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }
}
