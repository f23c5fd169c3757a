//! The server as a whole: it starts, serves, and stops without losing anything.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use catalogue::Refusal;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

use crate::door::{Door, Peer};
use crate::http::{App, Client, Failure, guard};
use crate::limits::{Limits, Settings};
use crate::lobby::Lobby;
use crate::store::{Store, StoreError, now};
use crate::{calls, echo, site, socket};

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// The address of the database: `sqlite:FILE` or `postgres://...`.
    pub database: String,
    /// How much a stranger may do.
    pub limits: Settings,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// Between two decisions of bots, so that people can follow.
    pub pause: Duration,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database is not usable.
    #[error("{0}; choose another file or address with --database")]
    Store(#[from] StoreError),
    /// The address is not usable.
    #[error("cannot listen at {0}: {1}; choose another address with --listen")]
    Listen(SocketAddr, std::io::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
    store: Store,
}

/// A request that takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Between two rounds of tidying, and how long an open table waits for people before it leaves the list.
const TIDYING: Duration = Duration::from_secs(60);
const WAITING_DAYS: i64 = 7;

impl Server {
    /// Starts a server.
    pub async fn start(options: Options) -> Result<Server, StartError> {
        let figures = figures();
        let (store, echo) = Store::open(&options.database).await?;
        let listener = TcpListener::bind(options.listen).await;
        let listener = listener.map_err(|error| StartError::Listen(options.listen, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(options.listen, error))?;
        let (stop, stopping) = watch::channel(false);
        let lobby = Lobby::new(store.clone(), options.thinkers, options.pause);
        let limits = Limits::new(options.limits);
        if let Some(echo) = echo {
            tokio::spawn(echo::listen(echo, lobby.clone(), stopping.clone()));
        }
        let proxies = Arc::new(options.proxies);
        let app = App {
            lobby,
            limits: limits.clone(),
            proxies: proxies.clone(),
            figures,
            stopping: stopping.clone(),
            watchers: Arc::default(),
        };
        tokio::spawn(tidy(app.clone()));
        let service = routes(app).into_make_service_with_connect_info::<Peer>();
        let mut until = stopping;
        let served = axum::serve(Door::new(listener, limits, proxies), service).with_graceful_shutdown(async move {
            let _ = until.wait_for(|stopping| *stopping).await;
        });
        let task = tokio::spawn(async move {
            if let Err(error) = served.await {
                tracing::error!(%error, "the server has failed");
            }
        });
        Ok(Server { address, stop, task, store })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Takes nothing new, finishes what was accepted, and closes the database.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        // A client that does not let go of its connection is not waited for.
        let _ = tokio::time::timeout(Duration::from_secs(10), self.task).await;
        self.store.close().await;
    }
}

/// There is one set of figures in a process.
fn figures() -> PrometheusHandle {
    static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || PrometheusBuilder::new().install_recorder().expect("no other recorder is installed");
    FIGURES.get_or_init(install).clone()
}

fn routes(app: App) -> Router {
    let bytes = app.limits.settings().bytes;
    Router::new()
        .merge(calls::routes())
        .merge(site::routes(&app))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .merge(socket::routes())
        .layer(DefaultBodyLimit::max(bytes))
        .layer(from_fn_with_state(app.clone(), limit))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics_text))
        .layer(map_response(guard))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// What the log says about a request: never a personal link.
fn span(request: &Request) -> Span {
    let path = request.uri().path();
    let path = if path.starts_with("/enter/") { "/enter/..." } else { path };
    tracing::debug_span!("request", method = %request.method(), path)
}

/// Lets nobody ask too often.
async fn limit(State(app): State<App>, client: Client, request: Request, next: Next) -> Response {
    match app.limits.check_request(client.0) {
        Ok(()) => next.run(request).await,
        Err(refusal) => Failure(refusal).into_response(),
    }
}

async fn health(State(app): State<App>) -> Response {
    if app.lobby.store().is_well().await {
        return "ok\n".into_response();
    }
    Failure(Refusal::new("server/store", "the database does not answer")).into_response()
}

async fn metrics_text(State(app): State<App>) -> String {
    metrics::gauge!("tarsas_tables_awake").set(app.lobby.awake() as f64);
    app.figures.run_upkeep();
    app.figures.render()
}

/// Forgets what is no longer needed, now and then.
async fn tidy(app: App) {
    let mut rounds = interval(TIDYING);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = app.stopping.clone();
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        app.limits.tidy();
        app.figures.run_upkeep();
        let since = now() - WAITING_DAYS * 24 * 3600 * 1000;
        match app.lobby.store().archive(since).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "open tables left the list"),
            Err(error) => tracing::warn!(%error, "idle tables could not be put away"),
        }
    }
}
