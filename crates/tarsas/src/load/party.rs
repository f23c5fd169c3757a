//! Guests who play at a table whatever happens to the server, and know every move that was acknowledged.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use play::Rng;
use serde_json::Value;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::client::{Guest, Socket, SocketKind, SocketMessage, call, table};
use crate::Failure;

/// The guests of one table.
pub(crate) struct Party {
    /// The address of the server.
    pub server: SocketAddr,
    /// What they play.
    pub game: String,
    /// The guests, in the first seats.
    pub guests: Vec<Guest>,
    /// How many easy bots sit in the seats behind them. With bots there is one guest.
    pub bots: usize,
    /// Each guest opens one of these at random.
    pub sockets: Vec<SocketKind>,
    /// From one move to the next.
    pub pace: Duration,
    /// From a failure to the next try.
    pub pause: Duration,
    /// Decides.
    pub rng: Rng,
    /// Hears what happens.
    pub listener: Arc<dyn PartyListener>,
}

/// Hears what happens to a party.
pub(crate) trait PartyListener: Send + Sync {
    /// They sit at a new table.
    fn seated(&self, _table: &str) {}
    /// A move of a guest was acknowledged.
    fn acknowledged(&self);
    /// A bot has moved.
    fn bot_moved(&self) {}
    /// Something failed, and is tried again.
    fn failed(&self, _failure: &Failure) {}
}

/// A game, and every move that was acknowledged in it.
pub(crate) struct PlayedGame {
    table: String,
    guests: Vec<Guest>,
    /// The seat and the action of each.
    moves: Vec<(usize, String)>,
    /// A move that was sent and not answered: it may be kept or not.
    unanswered: Option<(usize, String)>,
    /// Why the game could not go on, if it could not.
    pub failure: Option<Failure>,
}

/// A game that goes on.
struct RunningGame {
    played: PlayedGame,
    pending: Option<Pending>,
    /// When somebody last moved.
    moved: Instant,
}

/// A move that has been sent and not acknowledged yet.
struct Pending {
    seat: usize,
    action: String,
    version: i64,
    id: String,
}

/// A legal move that the server refused.
#[derive(Debug)]
pub(crate) struct MoveRefused {
    action: String,
    /// The code of the refusal.
    pub code: String,
}

impl fmt::Display for MoveRefused {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "a legal move was refused: {}: {}", self.action, self.code)
    }
}

impl std::error::Error for MoveRefused {}

impl MoveRefused {
    /// Whether the server could not do it now, and it may be tried again.
    pub(crate) fn is_passing(&self) -> bool {
        self.code.starts_with("server/")
    }
}

/// What is not answered after this long is asked again.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// A table at which nobody has moved for this long has failed.
const STUCK: Duration = Duration::from_secs(90);

/// When bots have been silent for this long, it is asked whether the game is over.
const QUIET: Duration = Duration::from_secs(2);

impl Party {
    /// Plays one game until it is over, cannot go on, or everybody is told to stop. Gives nothing if it did not begin.
    pub(crate) async fn play(&mut self, stop: &AtomicBool) -> Result<Option<PlayedGame>, Failure> {
        let Some(table) = self.sit_down(stop).await? else { return Ok(None) };
        self.listener.seated(&table);
        let played =
            PlayedGame { table, guests: self.guests.clone(), moves: Vec::new(), unanswered: None, failure: None };
        let mut running = RunningGame { played, pending: None, moved: Instant::now() };
        loop {
            match self.stay_connected(&mut running, stop).await {
                Ok(()) => return Ok(Some(running.played)),
                Err(failure) if failure.downcast_ref().is_some_and(|refused: &MoveRefused| !refused.is_passing()) => {
                    return Ok(Some(running.give_up(failure)));
                }
                Err(failure) if running.moved.elapsed() > STUCK => {
                    let (table, seconds) = (&running.played.table, STUCK.as_secs());
                    let failure = format!("table {table} stood still for {seconds} s: {failure}").into();
                    return Ok(Some(running.give_up(failure)));
                }
                Err(failure) => self.listener.failed(&failure),
            }
            sleep(self.pause).await;
        }
    }

    /// A new table.
    async fn sit_down(&self, stop: &AtomicBool) -> Result<Option<String>, Failure> {
        let begin = Instant::now();
        while !stop.load(Ordering::Relaxed) {
            match in_time(table(self.server, &self.game, &self.guests, self.bots)).await {
                Ok(table) => return Ok(Some(table)),
                Err(failure) if begin.elapsed() > STUCK => return Err(failure),
                Err(failure) => self.listener.failed(&failure),
            }
            sleep(self.pause).await;
        }
        Ok(None)
    }

    async fn connect(&mut self, table: &str) -> Result<(Vec<Socket>, Vec<SocketMessage>), Failure> {
        let (mut sockets, mut seen) = (Vec::new(), Vec::new());
        for (seat, guest) in self.guests.iter().enumerate() {
            let mut socket = Socket::open(self.server, table, guest, seat, self.rng.pick(&self.sockets)).await?;
            seen.push(socket.next().await?);
            sockets.push(socket);
        }
        Ok((sockets, seen))
    }

    /// Plays while the connection lasts, until the game is over or everybody is told to stop.
    async fn stay_connected(&mut self, running: &mut RunningGame, stop: &AtomicBool) -> Result<(), Failure> {
        let (mut sockets, mut seen) = in_time(self.connect(&running.played.table)).await?;
        let mut due = Instant::now();
        loop {
            if let Some(sent) = &running.pending {
                match in_time(send(&mut sockets[sent.seat], sent)).await {
                    Ok(version) => {
                        running.acknowledge();
                        self.listener.acknowledged();
                        for (socket, seen) in sockets.iter_mut().zip(&mut seen) {
                            in_time(catch_up(socket, seen, version)).await?;
                        }
                    }
                    Err(failure) if self.bots > 0 && is_late(&failure) => {
                        seen[sent.seat].legal.clear();
                        running.pending = None;
                    }
                    Err(failure) => return Err(failure),
                }
            }
            if seen.iter().any(|seen| seen.turn == "over") || stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let Some(seat) = seen.iter().position(|seen| !seen.legal.is_empty()) else {
                if self.wait(&mut sockets[0], &mut seen[0], running).await? {
                    return Ok(());
                }
                continue;
            };
            sleep_until(due).await;
            due = Instant::now() + self.pace;
            let (legal, version) = (&seen[seat].legal, seen[seat].version);
            let action = legal[self.rng.below(legal.len() as u32) as usize].clone();
            let id = format!("{}-{version}", running.played.moves.len());
            running.pending = Some(Pending { seat, action, version, id });
        }
    }

    /// None of the guests can move: waits for a bot. Says whether the game is over.
    async fn wait(
        &self,
        socket: &mut Socket,
        seen: &mut SocketMessage,
        running: &mut RunningGame,
    ) -> Result<bool, Failure> {
        if self.bots > 0
            && let Ok(next) = timeout(QUIET, socket.next()).await
        {
            let next = next?;
            if next.version > seen.version && next.is_snapshot() {
                running.moved = Instant::now();
                self.listener.bot_moved();
            }
            if next.is_snapshot() {
                *seen = next;
            }
            return Ok(false);
        }
        // A page does not say in a word that the game is over.
        let path = format!("/api/tables/{}", running.played.table);
        let table = in_time(call(self.server, &path, None, None)).await?;
        if table["turn"] == "over" {
            return Ok(true);
        }
        if self.bots > 0 && running.moved.elapsed() < STUCK { Ok(false) } else { Err("nobody can move".into()) }
    }
}

impl RunningGame {
    /// The move that was sent is kept.
    fn acknowledge(&mut self) {
        self.moved = Instant::now();
        self.played.moves.extend(self.pending.take().map(|sent| (sent.seat, sent.action)));
    }

    /// The game as far as it came.
    fn give_up(self, failure: Failure) -> PlayedGame {
        let unanswered = self.pending.map(|sent| (sent.seat, sent.action));
        PlayedGame { unanswered, failure: Some(failure), ..self.played }
    }
}

impl PlayedGame {
    /// The table holds exactly the moves that were acknowledged, in their order; gives the first difference.
    pub(crate) async fn difference(&self, server: SocketAddr) -> Result<Option<String>, Failure> {
        let mut views = Vec::new();
        for (seat, guest) in self.guests.iter().enumerate() {
            let path = format!("/api/tables/{}?seat={seat}", self.table);
            let mut seen = in_time(call(server, &path, Some(&guest.secret), None)).await?;
            views.push(seen["events"].take());
        }
        // Only who decides something may read all of it.
        let decision = |(n, event): (usize, &Value)| {
            let seat = event["player"].as_u64()? as usize;
            Some((seat, views.get(seat)?[n]["text"].as_str()?.to_owned()))
        };
        let events = views.first().and_then(Value::as_array).ok_or("a table without events")?;
        let kept: Vec<(usize, String)> = events.iter().enumerate().filter_map(decision).collect();
        let (acknowledged, further) = kept.split_at(self.moves.len().min(kept.len()));
        if acknowledged == self.moves && (further.is_empty() || further == self.unanswered.as_slice()) {
            return Ok(None);
        }
        let at = kept.iter().zip(&self.moves).take_while(|(kept, made)| kept == made).count();
        Ok(Some(format!(
            "table {}: {} moves were acknowledged, {} are kept; the first difference at {at}: {:?}, {:?}",
            self.table,
            self.moves.len(),
            kept.len(),
            self.moves.get(at),
            kept.get(at)
        )))
    }
}

/// Gives up what takes too long.
async fn in_time<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    timeout(PATIENCE, work).await.unwrap_or_else(|_| Err("too slow".into()))
}

/// Sends a move and waits for its answer; gives the version of the table after it.
async fn send(socket: &mut Socket, sent: &Pending) -> Result<i64, Failure> {
    socket.play(sent.seat, &sent.action, sent.version, &sent.id).await?;
    loop {
        let seen = socket.next().await?;
        if seen.answer.as_deref() == Some(&sent.id) {
            let error = seen.error.unwrap_or_default();
            let code = error["code"].as_str().unwrap_or_default().to_owned();
            let refused = || MoveRefused { action: sent.action.clone(), code }.into();
            return if seen.ok == Some(true) { Ok(seen.version) } else { Err(refused()) };
        }
    }
}

/// Whether a bot was faster.
fn is_late(failure: &Failure) -> bool {
    failure.downcast_ref().is_some_and(|refused: &MoveRefused| refused.code == "play/late")
}

async fn catch_up(socket: &mut Socket, seen: &mut SocketMessage, version: i64) -> Result<(), Failure> {
    while seen.version < version {
        let next = socket.next().await?;
        if next.is_snapshot() {
            *seen = next;
        }
    }
    Ok(())
}
