//! The crash driver: kills the server again and again under load, and checks every acknowledged move.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use clap::Args;
use play::Rng;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::client::{Guest, SocketKind};
use super::party::{Party, PartyListener, PlayedGame};
use super::process::ServerProcess;
use crate::Failure;

/// How the crash driver plays.
#[derive(Args, Clone, Debug)]
pub struct CrashArgs {
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    pub kills: u32,
    /// How many tables are played at the same time
    #[arg(long, default_value_t = 20)]
    pub tables: usize,
    /// Milliseconds from the start of a server to its end
    #[arg(long, default_value_t = 300)]
    pub life: u64,
    /// The game
    #[arg(long, default_value = "clever2")]
    pub game: String,
    /// The database, which should be new
    #[arg(long)]
    pub database: String,
    /// The address at which the server listens
    #[arg(long, default_value = "127.0.0.1:7799")]
    pub listen: SocketAddr,
}

/// Kills, and checks what is left.
pub fn run(arguments: &CrashArgs, output: &mut impl Write) -> Result<(), Failure> {
    let program = std::env::current_exe()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let arguments = arguments.clone();
    let report = runtime.block_on(crash(program, arguments))?;
    writeln!(output, "{report}")?;
    Ok(())
}

async fn crash(program: PathBuf, arguments: CrashArgs) -> Result<String, Failure> {
    let server = arguments.listen;
    let mut victim = start(&program, &arguments)?;
    let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut players = JoinSet::new();
    for n in 0..arguments.tables {
        let party = Party {
            server,
            game: arguments.game.clone(),
            guests: vec![Guest::new(server, "Anna").await?, Guest::new(server, "Bence").await?],
            bots: 0,
            sockets: vec![SocketKind::Json],
            pace: Duration::ZERO,
            pause: Duration::from_millis(20),
            rng: Rng::from_number(n as u64),
            listener: Arc::new(Count(acknowledged.clone())),
        };
        players.spawn(play(party, stop.clone()));
    }
    for _ in 0..arguments.kills {
        sleep(Duration::from_millis(arguments.life)).await;
        victim.kill()?;
        victim = start(&program, &arguments)?;
    }
    let before = acknowledged.load(Ordering::Relaxed);
    // Every table goes on after the last crash.
    sleep(Duration::from_secs(2)).await;
    stop.store(true, Ordering::Relaxed);
    let mut tables = 0;
    while let Some(ended) = players.join_next().await {
        for played in ended?? {
            if let Some(difference) = played.difference(server).await? {
                return Err(difference.into());
            }
            tables += 1;
        }
    }
    let moves = acknowledged.load(Ordering::Relaxed);
    victim.kill()?;
    Ok(format!(
        "{} kills, {tables} games, {moves} acknowledged moves ({} after the last kill): none lost, none twice",
        arguments.kills,
        moves - before
    ))
}

fn start(program: &Path, arguments: &CrashArgs) -> Result<ServerProcess, Failure> {
    let (listen, unlimited) = (arguments.listen.to_string(), arguments.listen.ip().to_string());
    let mut command = Command::new(program);
    command.args(["serve", "--listen", &listen, "--database", &arguments.database]);
    ServerProcess::start(command.args(["--unlimited", &unlimited, "--pause", "0"]))
}

/// Counts acknowledged moves.
struct Count(Arc<AtomicU64>);

impl PartyListener for Count {
    fn acknowledged(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Plays one game after the other until it is told to stop.
async fn play(mut party: Party, stop: Arc<AtomicBool>) -> Result<Vec<PlayedGame>, Failure> {
    let mut games = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let mut game = party.play(&stop).await?;
        if let Some(failure) = game.as_mut().and_then(|played| played.failure.take()) {
            return Err(failure);
        }
        games.extend(game);
    }
    Ok(games)
}
