//! What has happened at tables, gathered for all home pages together: however much happens, they hear of it a few times a second.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use table::{Id, Listing};
use tokio::sync::{Notify, broadcast, watch};
use tokio::time::sleep;

use crate::overview::Overviews;
use crate::store::{Store, StoreError, now};
use crate::table_calls::QUIET;

/// The most tables of a list.
pub(crate) const LISTED: i64 = 20;

/// How many rounds can wait to be heard of; who misses one looks at everything anew.
const ROUNDS: usize = 16;

/// Beyond this many tables it is simpler to look at everything anew.
const MOST: usize = 10_000;

/// What has happened since the last round.
#[derive(Clone, Default)]
pub(crate) struct Changes {
    /// Where something has happened.
    pub(crate) tables: HashSet<Id>,
    /// Who has taken a seat.
    pub(crate) guests: HashSet<Id>,
    /// Whether anything else may have happened too.
    pub(crate) is_all: bool,
    /// Whether the list of open tables may have changed.
    is_listed: bool,
}

/// One round of news.
pub(crate) struct Round {
    /// What has happened.
    pub(crate) changes: Changes,
    /// The public tables with free seats, if there may be others than before.
    pub(crate) open: Option<Arc<Vec<Listing>>>,
}

/// Gathers news.
#[derive(Clone)]
pub(crate) struct News {
    /// The tables in a few facts.
    pub(crate) overviews: Overviews,
    pending: Arc<Mutex<Changes>>,
    something: Arc<Notify>,
    rounds: broadcast::Sender<Arc<Round>>,
}

impl News {
    /// Nothing has happened yet.
    pub(crate) fn new() -> News {
        let (rounds, _) = broadcast::channel(ROUNDS);
        News { overviews: Overviews::default(), pending: Arc::default(), something: Arc::default(), rounds }
    }

    /// Something has happened at a table: the lists show it differently, or somebody has taken a seat.
    pub(crate) fn note(&self, table: &Id, is_listed: bool, guest: Option<&Id>) {
        self.overviews.forget(table);
        self.gather(|pending| {
            pending.is_listed |= is_listed;
            pending.guests.extend(guest.cloned());
            pending.tables.insert(table.clone());
            if pending.tables.len() > MOST {
                *pending = Changes { is_all: true, is_listed: true, ..Changes::default() };
            }
        });
    }

    /// Anything may have happened.
    pub(crate) fn note_all(&self) {
        self.overviews.forget_all();
        self.gather(|pending| (pending.is_all, pending.is_listed) = (true, true));
    }

    fn gather(&self, note: impl FnOnce(&mut Changes)) {
        // Nobody listens: nothing needs to be remembered.
        if self.rounds.receiver_count() == 0 {
            return;
        }
        note(&mut self.pending.lock().expect("no thread panicked"));
        self.something.notify_one();
    }

    /// The rounds from now on.
    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Round>> {
        self.rounds.subscribe()
    }

    /// Tells those who listen what has happened, until the server stops. The list of open tables is asked for once for all of them.
    pub(crate) async fn tell(self, store: Store, pause: Duration, mut stopping: watch::Receiver<bool>) {
        let work = async {
            loop {
                self.something.notified().await;
                sleep(pause).await;
                let changes = std::mem::take(&mut *self.pending.lock().expect("no thread panicked"));
                let open = if changes.is_listed { self.open_tables(&store).await } else { None };
                // Nobody may be listening any more.
                let _ = self.rounds.send(Arc::new(Round { changes, open }));
            }
        };
        tokio::select! {
            () = work => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
    }
    async fn open_tables(&self, store: &Store) -> Option<Arc<Vec<Listing>>> {
        let tables = store.open_tables(now() - QUIET, LISTED).await;
        let log = |error: &StoreError| tracing::warn!(%error, "the open tables cannot be listed");
        tables.inspect_err(log).ok().map(Arc::new)
    }
}
