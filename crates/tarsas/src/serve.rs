//! Starts the server and stops it again.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use catalogue::Games;
use clap::Args;
use server::{Options, Server, Settings};
use tracing_subscriber::EnvFilter;

use crate::Failure;
use crate::parallel::cores;

/// How the server runs. Each option can also be given by the environment.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// The address to listen at
    #[arg(long, env = "TARSAS_LISTEN", default_value = "127.0.0.1:7777")]
    pub listen: SocketAddr,
    /// Where everything is kept: a file, or postgres://USER@HOST/NAME
    #[arg(long, env = "TARSAS_DATABASE", default_value = "tarsas.db")]
    pub database: String,
    /// What is logged: error, warn, info, debug, or a filter such as info,server=debug; as JSON with a trailing ",json"
    #[arg(long, env = "TARSAS_LOG", default_value = "warn")]
    pub log: String,
    /// A proxy in front of the server, which is believed when it says for whom it asks; may be given several times
    #[arg(long, env = "TARSAS_PROXY", value_delimiter = ',', value_name = "ADDRESS")]
    pub proxy: Vec<IpAddr>,
    /// An address without limits on requests, sockets and tables, such as that of a load driver
    #[arg(long, env = "TARSAS_UNLIMITED", value_delimiter = ',', value_name = "ADDRESS")]
    pub unlimited: Vec<IpAddr>,
    /// An address of its own for /metrics, such as 127.0.0.1:7780; without it strangers can read the figures too
    #[arg(long, env = "TARSAS_METRICS", value_name = "ADDRESS:PORT")]
    pub metrics: Option<SocketAddr>,
    /// How many bots think at the same time [default: one for each core but one]
    #[arg(long, env = "TARSAS_THINKERS")]
    pub thinkers: Option<usize>,
    /// Milliseconds between two decisions of bots at a table that somebody watches
    #[arg(long, env = "TARSAS_PAUSE", default_value_t = 400)]
    pub pause: u64,
}

impl ServeArgs {
    fn options(&self, games: Games) -> Options {
        Options {
            games,
            listen: self.listen,
            database: database_url(&self.database),
            checker: std::env::current_exe().unwrap_or_else(|_| "tarsas".into()),
            limits: Settings { unlimited: self.unlimited.clone(), ..Settings::default() },
            proxies: self.proxy.clone(),
            metrics: self.metrics,
            thinkers: self.thinkers.unwrap_or_else(|| cores().saturating_sub(1).max(1)),
            pause: Duration::from_millis(self.pause),
        }
    }
}

/// The address of a database; a file is one of SQLite.
pub fn database_url(database: &str) -> String {
    let is_address = ["postgres://", "postgresql://", "sqlite:"].iter().any(|scheme| database.starts_with(scheme));
    if is_address { database.to_owned() } else { format!("sqlite:{database}") }
}

/// Runs the server until it is asked to stop.
pub fn run(games: Games, arguments: &ServeArgs, output: &mut impl Write) -> Result<(), Failure> {
    start_log(&arguments.log)?;
    // Every socket is a file; the usual limit is far too low for many of them.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(arguments.options(games)).await?;
        writeln!(output, "Társas: http://{}", server.address())?;
        output.flush()?;
        asked_to_stop().await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    })
}

/// Waits for SIGTERM or Ctrl-C.
pub(crate) async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

fn start_log(wish: &str) -> Result<(), Failure> {
    let (filter, is_json) = wish.strip_suffix(",json").map_or((wish, false), |filter| (filter, true));
    let filter = EnvFilter::builder().parse(filter).map_err(|error| format!("--log {wish}: {error}"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // On a full disk lines of the log are lost, and nothing else.
    let log = log.log_internal_errors(false);
    // A second server in one process logs where the first one does.
    let _ = if is_json { log.json().try_init() } else { log.with_ansi(io::stderr().is_terminal()).try_init() };
    Ok(())
}

/// Copies the database of a server, which may be running, into a new file.
pub fn back_up(database: &str, file: &Path, output: &mut impl Write) -> Result<(), Failure> {
    let url = database_url(database);
    if !url.starts_with("sqlite:") {
        return Err("PostgreSQL is backed up by its own pg_dump; tarsas backup copies a file of SQLite".into());
    }
    if file.exists() {
        return Err(format!("{}: this file exists already; choose a new name", file.display()).into());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let tables = runtime.block_on(server::back_up(&url, file))?;
    writeln!(output, "{}: {tables} tables", file.display())?;
    Ok(())
}
