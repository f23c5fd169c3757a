//! Strangers who keep connections and sockets busy.

use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, interval, sleep, timeout};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use super::{PATIENCE, Stranger};
use crate::soak::sample::memory;

/// Sockets that are open at the same time and never read, and what all of them send in a second.
const DEAF: usize = 5;
const PINGS: u32 = 50;

/// What a stranger who does not read leaves to the network.
const SMALL_BUFFER: u32 = 4096;

/// How many MB memory may grow while somebody does not read.
const GROWTH: f64 = 100.0;

/// Connections that are open at the same time.
const CONNECTIONS: usize = 20;

/// Visits in a round.
const VISITS: u32 = 10;

/// The beginning of a request.
const HALF_HEAD: &[u8] = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ";

impl Stranger {
    /// Sends pings and reads nothing. The round ends at once if the memory of the server grows by it.
    pub(super) async fn never_read(&mut self) {
        let mut sockets = Vec::new();
        for n in 0..DEAF {
            let table = self.table();
            let path = if n % 2 == 0 { format!("/api/tables/{table}/socket") } else { format!("/t/{table}/socket") };
            sockets.extend(self.open(&path, None, Some(SMALL_BUFFER)).await);
        }
        let process = self.ledger.process.load(Ordering::Relaxed);
        let before = memory(process);
        let mut ticks = interval(Duration::from_secs(1) / PINGS);
        let begin = Instant::now();
        let mut turn = 0;
        while begin.elapsed() < self.schedule.round && !sockets.is_empty() {
            ticks.tick().await;
            turn = (turn + 1) % sockets.len();
            let ping = Message::Ping(Bytes::from_static(&[b'x'; 125]));
            if !matches!(timeout(PATIENCE, sockets[turn].send(ping)).await, Ok(Ok(()))) {
                sockets.swap_remove(turn);
                turn = 0;
            }
            // Another process has another memory.
            let is_same = self.ledger.process.load(Ordering::Relaxed) == process;
            if let (true, Some(before), Some(now)) = (is_same, before, memory(process))
                && now > before + GROWTH
            {
                let seconds = begin.elapsed().as_secs();
                self.ledger.find(format_args!(
                    "memory grew from {before:.0} MB to {now:.0} MB in {seconds} s while {DEAF} sockets sent pings \
                     and did not read"
                ));
                return;
            }
        }
    }

    /// Looks for a moment; every second time it leaves without a word.
    pub(super) async fn look_and_leave(&mut self) {
        for n in 0..VISITS {
            let table = self.table();
            let path =
                if n % 4 < 2 { format!("/api/tables/{table}/socket") } else { format!("/t/{table}/socket?lang=hu") };
            if let Some(mut socket) = self.open(&path, None, None).await {
                let _ = timeout(PATIENCE, socket.next()).await;
                if n % 2 == 0 {
                    let _ = timeout(PATIENCE, socket.close(None)).await;
                }
            }
            sleep(self.schedule.round / VISITS / 2).await;
        }
    }

    /// Begins requests and does not end them.
    pub(super) async fn send_half_heads(&mut self) {
        let mut streams = self.connections().await;
        for stream in &mut streams {
            let _ = timeout(PATIENCE, stream.write_all(HALF_HEAD)).await;
        }
        sleep(self.schedule.round).await;
        self.hear(&mut streams).await;
    }

    /// Connects and says nothing.
    pub(super) async fn say_nothing(&mut self) {
        let mut streams = self.connections().await;
        sleep(self.schedule.round).await;
        self.hear(&mut streams).await;
    }

    /// Sends bytes without a meaning, as requests and over a socket.
    pub(super) async fn send_garbage(&mut self) {
        for n in 0..VISITS {
            let bytes: Vec<u8> = (0..1 + self.rng.below(2000)).map(|_| self.rng.below(256) as u8).collect();
            if n % 2 == 0 {
                // A client that is not understood may be kept waiting.
                let patience = Duration::from_secs(2);
                self.ask_raw(&[&bytes[..], b"\r\n\r\n"].concat(), patience).await;
            } else {
                let table = self.table();
                if let Some(mut socket) = self.open(&format!("/api/tables/{table}/socket"), None, None).await {
                    let _ = timeout(PATIENCE, socket.get_mut().write_all(&bytes)).await;
                    let _ = timeout(PATIENCE, socket.next()).await;
                }
            }
            sleep(self.schedule.round / VISITS / 2).await;
        }
    }

    async fn connections(&self) -> Vec<TcpStream> {
        let mut streams = Vec::new();
        for _ in 0..CONNECTIONS {
            self.ledger.count_asked(self.kind.name());
            streams.extend(self.connect(None).await.ok());
        }
        streams
    }

    /// What the server said to connections that did not finish a request.
    async fn hear(&self, streams: &mut [TcpStream]) {
        let since = Instant::now().checked_sub(self.schedule.round).unwrap_or(self.ledger.begin);
        for stream in streams {
            let mut head = [0; 12];
            if let Ok(Ok(12)) = timeout(Duration::from_millis(10), stream.read(&mut head)).await
                && let Some(status) = std::str::from_utf8(&head[9..]).ok().and_then(|status| status.parse().ok())
            {
                self.ledger.count_answer(self.kind.name(), status, since);
            }
        }
    }
}
