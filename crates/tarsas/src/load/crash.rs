//! The crash driver: kills the server again and again under load, and checks every acknowledged move.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use clap::Args;
use play::Rng;
use serde_json::Value;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::client::{Form, Guest, Seen, Socket, call, table_for_two};
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

/// A server in a process of its own.
struct Victim {
    child: Child,
}

impl Victim {
    fn start(program: &Path, arguments: &CrashArgs) -> Result<Victim, Failure> {
        let mut child = Command::new(program)
            .args(["serve", "--listen", &arguments.listen.to_string(), "--database", &arguments.database])
            .args(["--unlimited", &arguments.listen.ip().to_string(), "--pause", "0"])
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        if line.is_empty() {
            return Err(format!("the server did not start: {}", child.wait()?).into());
        }
        Ok(Victim { child })
    }

    /// SIGKILL.
    fn kill(mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
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
    let mut victim = Victim::start(&program, &arguments)?;
    let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut players = JoinSet::new();
    for n in 0..arguments.tables {
        let guests = [Guest::new(server, "Anna").await?, Guest::new(server, "Bence").await?];
        let table = table_for_two(server, &arguments.game, &guests).await?;
        let rng = Rng::from_number(n as u64);
        let duel = Duel { server, table, guests, rng, moves: Vec::new(), acknowledged: acknowledged.clone() };
        players.spawn(duel.play(arguments.game.clone(), stop.clone()));
    }
    for _ in 0..arguments.kills {
        sleep(Duration::from_millis(arguments.life)).await;
        victim.kill()?;
        victim = Victim::start(&program, &arguments)?;
    }
    let before = acknowledged.load(Ordering::Relaxed);
    // Every table goes on after the last crash.
    sleep(Duration::from_secs(2)).await;
    stop.store(true, Ordering::Relaxed);
    let mut tables = 0;
    while let Some(ended) = players.join_next().await {
        for duel in ended?? {
            check(&duel).await?;
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

/// Two guests who play as long as they may, whatever happens to the server.
struct Duel {
    server: SocketAddr,
    table: String,
    guests: [Guest; 2],
    rng: Rng,
    /// Every move that was acknowledged: the seat and the action.
    moves: Vec<(usize, String)>,
    acknowledged: Arc<AtomicU64>,
}

/// A move that has been sent and not acknowledged yet.
struct Pending {
    seat: usize,
    action: String,
    version: i64,
    id: String,
}

/// What is not answered after this long is asked again.
const PATIENCE: Duration = Duration::from_secs(10);

impl Duel {
    /// Plays until it is told to stop; gives every game that was played.
    async fn play(mut self, game: String, stop: Arc<AtomicBool>) -> Result<Vec<Duel>, Failure> {
        let (mut pending, mut over) = (None, Vec::new());
        loop {
            let is_over = match self.connected(&mut pending, &stop).await {
                Ok(is_over) => is_over,
                // The server was killed; it will be back.
                Err(error) if pending_is_refused(&error) => return Err(error),
                Err(_) => {
                    sleep(Duration::from_millis(20)).await;
                    continue;
                }
            };
            if !is_over {
                over.push(self);
                return Ok(over);
            }
            let table = loop {
                match table_for_two(self.server, &game, &self.guests).await {
                    Ok(table) => break table,
                    Err(_) => sleep(Duration::from_millis(20)).await,
                }
            };
            let next = Duel {
                server: self.server,
                table,
                guests: self.guests.clone(),
                rng: self.rng.clone(),
                moves: Vec::new(),
                acknowledged: self.acknowledged.clone(),
            };
            over.push(std::mem::replace(&mut self, next));
        }
    }

    /// Plays while the connection lasts; says whether the game is over, or it was told to stop.
    async fn connected(&mut self, pending: &mut Option<Pending>, stop: &AtomicBool) -> Result<bool, Failure> {
        let mut sockets = [
            Socket::open(self.server, &self.table, &self.guests[0], 0, Form::Json).await?,
            Socket::open(self.server, &self.table, &self.guests[1], 1, Form::Json).await?,
        ];
        let mut seen = [sockets[0].next().await?, sockets[1].next().await?];
        loop {
            if let Some(sent) = pending {
                let socket = &mut sockets[sent.seat];
                socket.play(sent.seat, &sent.action, sent.version, &sent.id).await?;
                let version = timeout(PATIENCE, answer(socket, sent)).await.map_err(|_| "too slow")??;
                self.moves.push((sent.seat, sent.action.clone()));
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
                *pending = None;
                for (socket, seen) in sockets.iter_mut().zip(&mut seen) {
                    timeout(PATIENCE, catch_up(socket, seen, version)).await.map_err(|_| "too slow")??;
                }
            }
            if seen[0].turn == "over" {
                return Ok(true);
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            let seat = (0..2).find(|seat| !seen[*seat].legal.is_empty()).ok_or("nobody can move")?;
            let (legal, version) = (&seen[seat].legal, seen[seat].version);
            let action = legal[self.rng.below(legal.len() as u32) as usize].clone();
            *pending = Some(Pending { seat, action, version, id: format!("{}-{version}", self.moves.len()) });
        }
    }
}

/// Waits for the answer to a move; gives the version of the table after it.
async fn answer(socket: &mut Socket, sent: &Pending) -> Result<i64, Failure> {
    loop {
        let seen = socket.next().await?;
        if seen.answer.as_deref() == Some(&sent.id) {
            return match seen.ok {
                Some(true) => Ok(seen.version),
                _ => Err(format!("{REFUSED}{}: {:?}", sent.action, seen.error).into()),
            };
        }
    }
}

const REFUSED: &str = "a legal move was refused: ";

fn pending_is_refused(error: &Failure) -> bool {
    let text = error.to_string();
    text.starts_with(REFUSED) && !text.contains("server/")
}

async fn catch_up(socket: &mut Socket, seen: &mut Seen, version: i64) -> Result<(), Failure> {
    while seen.version < version {
        let next = socket.next().await?;
        if next.answer.is_none() && next.ok.is_none() {
            *seen = next;
        }
    }
    Ok(())
}

/// The table holds exactly the moves that were acknowledged, in their order.
async fn check(duel: &Duel) -> Result<(), Failure> {
    let table = call(duel.server, &format!("/api/tables/{}", duel.table), None, None).await?;
    let decision = |event: &Value| Some((event["player"].as_u64()? as usize, event["text"].as_str()?.to_owned()));
    let kept: Vec<(usize, String)> = table["events"].as_array().into_iter().flatten().filter_map(decision).collect();
    if kept == duel.moves {
        return Ok(());
    }
    let at = kept.iter().zip(&duel.moves).take_while(|(kept, made)| kept == made).count();
    let (kept_len, made_len) = (kept.len(), duel.moves.len());
    let (kept, made) = (kept.get(at), duel.moves.get(at));
    let message = format!(
        "table {}: {made_len} moves were acknowledged, {kept_len} are kept; the first difference at {at}: {made:?}, {kept:?}",
        duel.table
    );
    Err(message.into())
}
