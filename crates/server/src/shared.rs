//! What all tables share.

use std::sync::Arc;
use std::time::Duration;

use catalogue::Games;
use table::Id;
use tokio::sync::Semaphore;

use crate::limits::Limits;
use crate::news::News;
use crate::store::Store;
use crate::thinkers::Thinkers;

/// What all tables share.
#[derive(Clone)]
pub(crate) struct Shared {
    /// The games that are played.
    pub(crate) games: Games,
    /// The database.
    pub(crate) store: Store,
    /// How much a stranger may do.
    pub(crate) limits: Limits,
    /// Where bots think.
    pub(crate) thinkers: Thinkers,
    /// Where hints are thought about.
    pub(crate) advisers: Thinkers,
    /// Places for tables of nothing but bots that nobody watches.
    pub(crate) unwatched: Arc<Semaphore>,
    /// Between two decisions of bots, so that people can follow.
    pub(crate) pause: Duration,
    /// What has happened, for those who look at lists.
    pub(crate) news: News,
}

impl Shared {
    /// Tells those who look at lists, here and elsewhere, that something has happened at a table.
    pub(crate) async fn tell_lists(&self, table: &Id, is_listed: bool, attends: Option<&Id>) {
        self.news.note(table, is_listed, attends);
        if let Some(guest) = attends {
            self.store.announce_seat(table, guest).await;
        }
    }
}
