//! The server as a whole: it starts, serves, and stops without losing anything.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use catalogue::{Code, Games, Refusal};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use pages::Site;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, broadcast, watch};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

use crate::app::App;
use crate::caller::Client;
use crate::checker::Checker;
use crate::headers::add_headers;
use crate::limits::{Limits, Settings};
use crate::listener::Listener;
use crate::lobby::Lobby;
use crate::news::News;
use crate::refusals::ApiRefusal;
use crate::shared::Shared;
use crate::store::{Store, StoreError};
use crate::thinkers::Thinkers;
use crate::{api_routes, assets, boxes, cluster, page_routes, results, socket};

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The games that are played.
    pub games: Games,
    /// The address to listen at.
    pub listen: SocketAddr,
    /// The address of the database: `sqlite:FILE` or `postgres://...`.
    pub database: String,
    /// How much a stranger may do.
    pub limits: Settings,
    /// The program that tries out boxes, as `PROGRAM check-box`.
    pub checker: PathBuf,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// An address of its own for the figures; without one they are at the address for everybody.
    pub metrics: Option<SocketAddr>,
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
    /// The address for the figures is not usable.
    #[error("cannot listen at {0}: {1}; choose another address with --metrics")]
    Metrics(SocketAddr, std::io::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
    store: Store,
}

/// Between two rounds of tidying.
const TIDYING: Duration = Duration::from_secs(60);

/// How many ended sessions can wait to be heard of.
const ENDED: usize = 64;

impl Server {
    /// Starts a server.
    pub async fn start(options: Options) -> Result<Server, StartError> {
        let figures = figures();
        let (store, cluster) = Store::open(&options.database).await?;
        boxes::keep_standard(&store, options.games).await?;
        let listener = TcpListener::bind(options.listen).await;
        let listener = listener.map_err(|error| StartError::Listen(options.listen, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(options.listen, error))?;
        let figures_listener = match options.metrics {
            Some(at) => Some(TcpListener::bind(at).await.map_err(|error| StartError::Metrics(at, error))?),
            None => None,
        };
        let (stop, stopping) = watch::channel(false);
        let checker = Checker::new(options.checker, options.limits.clone());
        let limits = Limits::new(options.limits);
        let shared = Shared {
            games: options.games,
            store: store.clone(),
            limits: limits.clone(),
            thinkers: Thinkers::new(options.thinkers),
            advisers: Thinkers::new(1),
            unwatched: Arc::new(Semaphore::new(limits.settings().unwatched)),
            pause: options.pause,
            news: News::new(),
        };
        let pause = limits.settings().home;
        tokio::spawn(shared.news.clone().tell(store.clone(), pause, stopping.clone()));
        tokio::spawn(results::catch_up(shared.clone(), stopping.clone()));
        let lobby = Lobby::new(shared);
        let (ended, _) = broadcast::channel(ENDED);
        if let Some(cluster) = cluster {
            tokio::spawn(cluster::listen(cluster, lobby.clone(), ended.clone(), stopping.clone()));
        }
        let proxies = Arc::new(options.proxies);
        let app = App {
            site: Arc::new(Site::new(options.games)),
            lobby,
            checker,
            limits: limits.clone(),
            proxies: proxies.clone(),
            figures,
            stopping: stopping.clone(),
            watchers: Arc::default(),
            ended,
            hides_figures: options.metrics.is_some(),
        };
        tokio::spawn(tidy(app.clone()));
        if let Some(listener) = figures_listener {
            let routes = Router::new().route("/metrics", get(metrics_text)).with_state(app.clone());
            let listener = Listener::new(listener, limits.clone(), proxies.clone());
            tokio::spawn(listener.serve(routes, stopping.clone()));
        }
        let task = tokio::spawn(Listener::new(listener, limits, proxies).serve(routes(app), stopping));
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
    let (bytes, time) = (app.limits.settings().bytes, app.limits.settings().request);
    let figures = Router::new().route("/metrics", get(metrics_text));
    let figures = if app.hides_figures { Router::new() } else { figures };
    Router::new()
        .merge(api_routes::routes(&app))
        .merge(page_routes::routes(&app))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, time))
        .merge(socket::routes())
        .layer(DefaultBodyLimit::max(bytes))
        .layer(from_fn_with_state(app.clone(), limit))
        .merge(assets::routes(app.site.assets()))
        .route("/healthz", get(health))
        .merge(figures)
        .layer(from_fn_with_state(app.clone(), add_headers))
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
        Err(refusal) => ApiRefusal(refusal).into_response(),
    }
}

/// Whether everything works: that is, whether a move could be kept now.
async fn health(State(app): State<App>) -> Response {
    match app.lobby.store().check_pulse().await {
        Ok(()) => "ok\n".into_response(),
        Err(trouble) => ApiRefusal(Refusal::new(Code::ServerStore).case(trouble.case())).into_response(),
    }
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
    }
}
