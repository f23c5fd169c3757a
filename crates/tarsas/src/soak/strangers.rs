//! Strangers who disturb: each kind comes from an address of its own, in rounds with pauses between them.

mod connections;
mod requests;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use play::Rng;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::ledger::{Ledger, status};
use super::schedule::Schedule;
use super::tables::Course;
use crate::Failure;
use crate::load::{Answer, Guest, request, send};

/// What a stranger does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Sends pings over a socket and reads nothing.
    NeverReads,
    /// Opens a socket, looks and leaves.
    Looks,
    /// Sends half the head of a request and stays.
    HalfHeads,
    /// Connects and says nothing.
    Idle,
    /// Sends bytes without a meaning.
    Garbage,
    /// Sends bodies and messages that are too large.
    TooLarge,
    /// Asks for many hints at once.
    Hints,
    /// Sends what is no JSON, or another one than is wanted.
    WrongJson,
    /// Uploads records.
    Uploads,
    /// Asks for tables and pages that are not there.
    Unknown,
    /// Invents secrets.
    Forged,
    /// Wants names that are no names.
    Names,
}

impl Kind {
    /// All of them.
    pub(super) const ALL: [Kind; 12] = [
        Kind::NeverReads,
        Kind::Looks,
        Kind::HalfHeads,
        Kind::Idle,
        Kind::Garbage,
        Kind::TooLarge,
        Kind::Hints,
        Kind::WrongJson,
        Kind::Uploads,
        Kind::Unknown,
        Kind::Forged,
        Kind::Names,
    ];

    fn name(self) -> &'static str {
        match self {
            Kind::NeverReads => "pings, never reads",
            Kind::Looks => "looks and leaves",
            Kind::HalfHeads => "half request heads",
            Kind::Idle => "idle connections",
            Kind::Garbage => "garbage",
            Kind::TooLarge => "too large",
            Kind::Hints => "floods of hints",
            Kind::WrongJson => "wrong JSON",
            Kind::Uploads => "uploads of records",
            Kind::Unknown => "unknown tables and paths",
            Kind::Forged => "forged secrets",
            Kind::Names => "names that are none",
        }
    }
}

/// A stranger of one kind.
pub(super) struct Stranger {
    kind: Kind,
    from: IpAddr,
    server: SocketAddr,
    ledger: Arc<Ledger>,
    /// The tables that are played, which can be looked at.
    courses: Vec<Arc<Course>>,
    schedule: Schedule,
    rng: Rng,
    /// As whom the stranger plays, and where; made when it is first needed.
    seat: Option<(Guest, String)>,
}

/// A request that is not answered after this long is given up.
const PATIENCE: Duration = Duration::from_secs(15);

/// The addresses of strangers begin behind that of the players.
const FIRST_ADDRESS: u8 = 2;

impl Stranger {
    /// A stranger of each kind.
    pub(super) fn all(ledger: &Arc<Ledger>, courses: &[Arc<Course>], schedule: &Schedule, seed: u64) -> Vec<Stranger> {
        let stranger = |(address, kind): (u8, Kind)| Stranger {
            kind,
            from: IpAddr::from([127, 0, 0, address]),
            server: ledger.server,
            ledger: ledger.clone(),
            courses: courses.to_vec(),
            schedule: schedule.clone(),
            rng: Rng::from_number(seed.wrapping_sub(u64::from(address))),
            seat: None,
        };
        (FIRST_ADDRESS..).zip(Kind::ALL).map(stranger).collect()
    }

    /// Comes again and again until everybody is told to stop.
    pub(super) async fn come_and_go(mut self, mut stop: watch::Receiver<bool>) {
        let rounds = async {
            loop {
                let share = f64::from(self.rng.below(1000)) / 1000.0;
                sleep(self.schedule.pause.mul_f64(0.5 + share)).await;
                self.come().await;
            }
        };
        tokio::select! {
            () = rounds => {}
            _ = stop.wait_for(|stop| *stop) => {}
        }
    }

    async fn come(&mut self) {
        match self.kind {
            Kind::NeverReads => self.never_read().await,
            Kind::Looks => self.look_and_leave().await,
            Kind::HalfHeads => self.send_half_heads().await,
            Kind::Idle => self.say_nothing().await,
            Kind::Garbage => self.send_garbage().await,
            Kind::TooLarge => self.send_too_much().await,
            Kind::Hints => self.ask_for_hints().await,
            Kind::WrongJson => self.send_wrong_json().await,
            Kind::Uploads => self.upload().await,
            Kind::Unknown => self.ask_for_unknown().await,
            Kind::Forged => self.forge_secrets().await,
            Kind::Names => self.want_names().await,
        }
    }

    /// A table that is being played.
    fn table(&mut self) -> String {
        let place = self.rng.below(self.courses.len() as u32) as usize;
        self.courses[place].table()
    }

    /// A connection from the address of this stranger. With a small buffer the server feels sooner that nobody reads.
    async fn connect(&self, buffer: Option<u32>) -> Result<TcpStream, Failure> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(self.from, 0))?;
        if let Some(bytes) = buffer {
            socket.set_recv_buffer_size(bytes)?;
        }
        Ok(timeout(PATIENCE, socket.connect(self.server)).await??)
    }

    /// Sends a request and counts its answer.
    async fn ask(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> Option<Answer> {
        self.ask_raw(&request(self.server, method, path, headers, body), PATIENCE).await
    }

    /// The same with bytes that need not be a request.
    async fn ask_raw(&self, bytes: &[u8], patience: Duration) -> Option<Answer> {
        let begin = Instant::now();
        self.ledger.count_asked(self.kind.name());
        let asked = async { send(self.connect(None).await?, bytes).await };
        let answer = timeout(patience, asked).await.ok()?.ok()?;
        self.ledger.count_answer(self.kind.name(), answer.status, begin);
        Some(answer)
    }

    /// The same with a request that must be refused.
    async fn ask_in_vain(&self, method: &str, path: &str, headers: &str, body: &[u8]) {
        if let Some(Answer { status, .. }) = self.ask(method, path, headers, body).await
            && status < 400
        {
            self.ledger.find(format_args!("{}: {method} {path} was not refused: status {status}", self.kind.name()));
        }
    }

    /// A socket at a table, if the server opens one.
    async fn open(&self, path: &str, secret: Option<&str>, buffer: Option<u32>) -> Option<WebSocketStream<TcpStream>> {
        let begin = Instant::now();
        self.ledger.count_asked(self.kind.name());
        let open = async {
            let mut request = format!("ws://{}{path}", self.server).into_client_request()?;
            if let Some(secret) = secret {
                request.headers_mut().insert("authorization", format!("Bearer {secret}").parse()?);
            }
            Ok::<_, Failure>(client_async(request, self.connect(buffer).await?).await?.0)
        };
        match timeout(PATIENCE, open).await.ok()? {
            Ok(socket) => {
                self.ledger.count_answer(self.kind.name(), 101, begin);
                Some(socket)
            }
            Err(failure) => {
                self.ledger.count_answer(self.kind.name(), status(&failure)?, begin);
                None
            }
        }
    }
}

/// JSON for a call.
const JSON: &str = "Content-Type: application/json\r\n";
