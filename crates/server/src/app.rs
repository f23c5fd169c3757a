//! What all answers share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use metrics_exporter_prometheus::PrometheusHandle;
use pages::Site;
use table::WatcherId;
use tokio::sync::{broadcast, watch};

use crate::checker::Checker;
use crate::limits::Limits;
use crate::lobby::Lobby;

/// What every answer can use.
#[derive(Clone)]
pub(crate) struct App {
    /// What all pages have in common, and the games.
    pub site: Arc<Site>,
    /// The tables.
    pub lobby: Lobby,
    /// Tries out strangers' boxes.
    pub checker: Checker,
    /// How much a stranger may do.
    pub limits: Limits,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Arc<Vec<IpAddr>>,
    /// The figures of the server.
    pub figures: PrometheusHandle,
    /// Whether the server is stopping.
    pub stopping: watch::Receiver<bool>,
    /// Numbers for those who watch tables.
    pub watchers: Arc<AtomicU64>,
    /// Tells the digests of sessions that were ended.
    pub ended: broadcast::Sender<String>,
    /// Whether the figures have an address of their own.
    pub hides_figures: bool,
}

impl App {
    /// A name for somebody who watches a table.
    pub(crate) fn new_watcher(&self) -> WatcherId {
        WatcherId(self.watchers.fetch_add(1, Ordering::Relaxed))
    }
}
