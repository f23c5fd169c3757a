//! Tables at which only bots are left: they go on by themselves, watched or not, and what was seen of them stays.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep, timeout};

use super::tables::{PAUSE, Place};
use crate::Failure;
use crate::load::{PATIENCE, PartyListener, Socket, SocketKind, call, table};

/// Bots whom nobody watches are looked after this often.
const POLL: Duration = Duration::from_secs(1);

/// If watched bots are silent for this long, it is asked whether the game is over.
const QUIET: Duration = Duration::from_secs(2);

/// Bots who have not moved for this long have failed.
const STUCK: Duration = Duration::from_secs(90);

/// Bots whom nobody watches do not pause; between their games they do, to leave something of the machine to others.
const REST: Duration = Duration::from_secs(3);

impl Place {
    /// Lets bots play one game after the other; every second one is watched.
    pub(super) async fn leave_bots_alone(mut self, stop: &AtomicBool) {
        let mut is_watched = self.rng.below(2) == 0;
        while !stop.load(Ordering::Relaxed) {
            match timeout(PATIENCE, self.seat_bots()).await.unwrap_or_else(|_| Err("too slow".into())) {
                Ok((table, version)) => {
                    self.course.seated(&table);
                    if let Err(failure) = self.follow(&table, version, is_watched, stop).await {
                        self.ledger.find(format_args!("{}: table {table}: {failure}", self.course.name));
                    }
                    is_watched = !is_watched;
                }
                Err(failure) => self.course.failed(&failure),
            }
            sleep(if is_watched { PAUSE } else { REST }).await;
        }
    }

    /// A table whose guest has left the seat to a bot, and its version then.
    async fn seat_bots(&self) -> Result<(String, i64), Failure> {
        let table = table(self.server, self.game.id, &self.guests, self.seats() - 1).await?;
        let (path, bot) = (format!("/api/tables/{table}/bot"), json!({"seat": 0, "level": "easy"}));
        let seated = call(self.server, &path, Some(&self.guests[0].secret), Some(&bot)).await?;
        Ok((table, seated["version"].as_i64().ok_or("an answer without a version")?))
    }

    /// Looks at a table until its game is over.
    async fn follow(
        &mut self,
        table: &str,
        mut version: i64,
        is_watched: bool,
        stop: &AtomicBool,
    ) -> Result<(), Failure> {
        let (mut moved, mut socket) = (Instant::now(), None);
        while !stop.load(Ordering::Relaxed) {
            let look = timeout(PATIENCE, self.look(table, is_watched, &mut socket)).await;
            match look.unwrap_or_else(|_| Err("too slow".into())) {
                Ok(seen) if seen.version < version => {
                    self.ledger.lost.fetch_add(1, Ordering::Relaxed);
                    return Err(format!("version {version} was seen, and later {}", seen.version).into());
                }
                Ok(seen) => {
                    if seen.version > version {
                        self.course.count_bots((seen.version - version) as u64);
                        (version, moved) = (seen.version, Instant::now());
                    }
                    if seen.is_over {
                        return Ok(());
                    }
                }
                Err(failure) => {
                    socket = None;
                    self.course.failed(&failure);
                    sleep(PAUSE).await;
                }
            }
            if moved.elapsed() > STUCK {
                return Err(format!("no bot has moved for {} s", STUCK.as_secs()).into());
            }
        }
        Ok(())
    }

    /// What a spectator sees next.
    async fn look(
        &mut self,
        table: &str,
        is_watched: bool,
        socket: &mut Option<Socket>,
    ) -> Result<TableState, Failure> {
        if is_watched {
            let watching = match socket {
                Some(socket) => socket,
                None => {
                    let kind = self.rng.pick(&[SocketKind::Json, SocketKind::Page]);
                    socket.insert(Socket::open(self.server, table, &self.guests[0], 0, kind).await?)
                }
            };
            if let Ok(seen) = timeout(QUIET, watching.next()).await {
                let seen = seen?;
                return Ok(TableState { version: seen.version, is_over: seen.turn == "over" });
            }
        } else {
            sleep(POLL).await;
        }
        let seen = call(self.server, &format!("/api/tables/{table}"), None, None).await?;
        let version = seen["version"].as_i64().ok_or("a table without a version")?;
        Ok(TableState { version, is_over: seen["turn"] == "over" })
    }
}

/// What a spectator sees of a table.
struct TableState {
    version: i64,
    is_over: bool,
}
