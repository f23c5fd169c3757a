//! The live table over a WebSocket, in two forms: JSON for other programs, and redrawn regions for the page.
//!
//! The server sends the table as the viewer may see it, at once and after every change. The client sends commands and gets an
//! answer to each, with the name that it gave the command. Redrawn regions come as bytes, packed if the page says it can unpack.

use std::net::IpAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use catalogue::{Code, Refusal};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use play::Player;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, interval_at, timeout};

use crate::app::App;
use crate::caller::{Caller, Client, check_origin};
use crate::ids::Id;
use crate::limits::{Place, count_refused};
use crate::listener::Peer;
use crate::live::{Command, Form, Inbox, Outbox, Shown, Update, Watcher, WatcherId};
use crate::page_reader::PageReader;
use crate::refusals::ApiRefusal;
use crate::requests::{read_command, read_table};
use crate::room::Wish;

/// The sockets of a table.
pub fn routes() -> Router<App> {
    Router::new().route("/api/tables/{table}/socket", get(for_programs)).route("/t/{table}/socket", get(for_pages))
}

/// Answers that wait because they took long, such as hints.
const WAITING: usize = 32;

/// Bytes that wait to be read from a socket; commands are short, and there are many sockets.
const BUFFER: usize = 4 << 10;

/// How long a client has to answer that it is let go.
const FAREWELL: Duration = Duration::from_secs(1);

/// The code with which a socket is closed whose table cannot be read any more: there is nothing to come back to.
const ENDED: u16 = 4000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FromSeat {
    seat: Option<usize>,
}

async fn for_programs(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(FromSeat { seat }): Query<FromSeat>,
    asks: Asks,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiRefusal> {
    connect(app, &table, Form::Json(seat), false, asks, upgrade).await
}

#[derive(Deserialize)]
struct Packing {
    #[serde(default)]
    packed: bool,
}

async fn for_pages(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(Packing { packed }): Query<Packing>,
    PageReader(reader): PageReader,
    asks: Asks,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiRefusal> {
    connect(app, &table, Form::Page(reader.language), packed, asks, upgrade).await
}

/// Who asks for a socket.
struct Asks {
    caller: Option<Caller>,
    address: IpAddr,
    peer: Option<Peer>,
}

impl axum::extract::FromRequestParts<App> for Asks {
    type Rejection = ApiRefusal;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, app: &App) -> Result<Asks, ApiRefusal> {
        check_origin(parts, app)?;
        let caller = <Option<Caller>>::from_request_parts(parts, app).await?;
        let Client(address) = Client::from_request_parts(parts, app).await?;
        Ok(Asks { caller, address, peer: parts.extensions.get().cloned() })
    }
}

async fn connect(
    app: App,
    table: &str,
    form: Form,
    packs: bool,
    Asks { caller, address, peer }: Asks,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiRefusal> {
    let table = read_table(table)?;
    let place = app.limits.admit_socket(address)?;
    let settings = app.limits.settings().clone();
    let (outbox, inbox) = Outbox::new(settings.unsent);
    let (watcher, ended) = (app.new_watcher(), app.ended.subscribe());
    let watch = Watcher { id: watcher, guest: caller.as_ref().map(|caller| caller.guest.id.clone()), form, outbox };
    app.lobby.ask(&table, |reply| Command::Watch(watch, reply)).await??;
    let upgrade = upgrade.max_message_size(settings.bytes).max_frame_size(settings.bytes);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0).max_write_buffer_size(settings.unsent);
    if let Some(peer) = peer.filter(|_| !app.limits.is_unlimited(address)) {
        peer.becomes_socket();
    }
    let frames = (!app.limits.is_unlimited(address)).then(|| RateLimiter::direct(Quota::per_second(settings.frames)));
    let (late, lates) = mpsc::channel(WAITING);
    // In a box: there are many of them, and what waits in a task is kept more than once.
    let talk = Talk { app, table, caller, address, watcher, form, packs, eyes: None, late, frames, _place: place };
    let talk = Box::new(talk);
    Ok(upgrade.on_upgrade(move |socket| talk.go_on(socket, inbox, lates, ended)))
}

/// A conversation with one client.
struct Talk {
    app: App,
    table: Id,
    caller: Option<Caller>,
    address: IpAddr,
    watcher: WatcherId,
    form: Form,
    /// Whether the client can unpack.
    packs: bool,
    /// The player through whose eyes the client looks.
    eyes: Option<Player>,
    /// Where answers go that take long.
    late: mpsc::Sender<Utf8Bytes>,
    /// Counts what the client sends, if it is limited.
    frames: Option<DefaultDirectRateLimiter>,
    _place: Place<IpAddr>,
}

/// Why a conversation ended.
enum End {
    /// The client has gone, or does not take what it is sent.
    Gone,
    /// The client may come back at once.
    Again(&'static str),
    /// The client has done what it may not.
    Refused(&'static str),
    /// The table cannot be read any more.
    Table(Refusal),
}

impl End {
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            End::Gone => return None,
            End::Again(reason) => (close_code::AGAIN, reason),
            End::Refused(reason) => (close_code::POLICY, reason),
            End::Table(refusal) => (ENDED, refusal.code.as_str()),
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

impl Talk {
    async fn go_on(
        mut self: Box<Self>,
        mut socket: WebSocket,
        mut inbox: Inbox,
        mut lates: mpsc::Receiver<Utf8Bytes>,
        mut ended: broadcast::Receiver<String>,
    ) {
        metrics::gauge!("tarsas_sockets").increment(1.0);
        let end = self.converse(&mut socket, &mut inbox, &mut lates, &mut ended).await;
        metrics::gauge!("tarsas_sockets").decrement(1.0);
        self.app.lobby.tell(&self.table, Command::Leave(self.watcher)).await;
        if let End::Table(refusal) = &end {
            let _ = self.send(&mut socket, Message::Text(self.refused(None, refusal))).await;
        }
        if let Some(frame) = end.frame()
            && self.send(&mut socket, Message::Close(Some(frame))).await.is_ok()
        {
            // A connection that is closed before everything was read loses what was last written, which is the reason.
            let _ = timeout(FAREWELL, async { while socket.recv().await.is_some_and(|read| read.is_ok()) {} }).await;
        }
    }

    /// Sends a message; one that is not taken in time is given up.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        match timeout(self.app.limits.settings().send, socket.send(message)).await {
            Ok(sent) => sent.map_err(|_| End::Gone),
            Err(_) => {
                count_refused("send");
                Err(End::Gone)
            }
        }
    }

    /// Talks until somebody stops.
    async fn converse(
        &mut self,
        socket: &mut WebSocket,
        inbox: &mut Inbox,
        lates: &mut mpsc::Receiver<Utf8Bytes>,
        ended: &mut broadcast::Receiver<String>,
    ) -> End {
        let period = self.app.limits.settings().heartbeat;
        let mut heartbeat = interval_at(Instant::now() + period, period);
        // Nobody can answer a ping without having read it.
        let mut pinged: Option<Bytes> = None;
        let mut stopping = self.app.stopping.clone();
        loop {
            let message = tokio::select! {
                update = inbox.next() => match update {
                    Some(Update { shown, eyes }) => {
                        self.eyes = eyes;
                        match shown {
                            Shown::Table(text) => Message::Text(text),
                            Shown::Redraw(redraw) if self.packs => Message::Binary(redraw.packed()),
                            Shown::Redraw(redraw) => Message::Binary(redraw.plain()),
                            Shown::Ended(refusal) => return End::Table(*refusal),
                        }
                    }
                    None => return End::Again("too slow, or the table was put away; come back"),
                },
                Some(text) = lates.recv() => Message::Text(text),
                received = socket.recv() => {
                    // Counted before anything is made of it.
                    if self.frames.as_ref().is_some_and(|frames| frames.check().is_err()) {
                        count_refused("frames");
                        return End::Refused("too many messages in a second; see the limits in docs/RUNNING.md");
                    }
                    match received {
                        Some(Ok(Message::Text(text))) => match Box::pin(self.answer(&text)).await {
                            Some(answer) => Message::Text(answer),
                            None => continue,
                        },
                        Some(Ok(Message::Binary(_))) => {
                            Message::Text(self.refused(None, &not_a_command("bytes instead of text")))
                        }
                        Some(Ok(Message::Pong(payload))) => {
                            pinged = pinged.filter(|pinged| *pinged != payload);
                            continue;
                        }
                        Some(Ok(Message::Ping(_))) => continue,
                        Some(Err(error)) => {
                            if error.to_string().contains("too long") {
                                count_refused("bytes");
                            }
                            return End::Gone;
                        }
                        Some(Ok(Message::Close(_))) | None => return End::Gone,
                    }
                },
                _ = heartbeat.tick() => {
                    if pinged.is_some() {
                        count_refused("heartbeat");
                        return End::Gone;
                    }
                    let payload = Bytes::from(Id::random().as_str().to_owned());
                    pinged = Some(payload.clone());
                    Message::Ping(payload)
                }
                session = ended.recv() => {
                    if Box::pin(self.is_ended(session)).await {
                        return End::Refused("this session was ended");
                    }
                    continue;
                }
                () = stopped(&mut stopping) => return End::Again("the server stops; come back"),
            };
            if let Err(end) = self.send(socket, message).await {
                return end;
            }
        }
    }

    /// Whether the session of this client is the one that was ended.
    async fn is_ended(&self, ended: Result<String, RecvError>) -> bool {
        let Some(caller) = &self.caller else { return false };
        match ended {
            Ok(digest) => digest == caller.session.digest,
            // Too many ended at once to hear of each.
            Err(RecvError::Lagged(_)) => {
                self.app.lobby.store().has_session(&caller.session.digest).await.is_ok_and(|has_session| !has_session)
            }
            Err(RecvError::Closed) => false,
        }
    }

    /// Answers a command now, or later if it takes long.
    async fn answer(&self, text: &str) -> Option<Utf8Bytes> {
        let id = serde_json::from_str::<Named>(text).ok().and_then(|named| named.id);
        match self.fulfil(text, id.clone()).await {
            Ok(None) => None,
            Ok(Some(answer)) => Some(accepted(id.as_deref(), &answer)),
            Err(refusal) => Some(self.refused(id.as_deref(), &refusal)),
        }
    }

    async fn fulfil(&self, text: &str, id: Option<String>) -> Result<Option<Value>, Refusal> {
        let request: Request = serde_json::from_str(text).map_err(|error| not_a_command(&error.to_string()))?;
        let unknown = || Refusal::new(Code::GuestUnknown);
        let guest = &self.caller.as_ref().ok_or_else(unknown)?.guest;
        self.app.limits.check(&guest.id, self.address)?;
        let wish = match request {
            Request::Play { seat, action, version, id } => {
                Wish::Play { player: self.seat(seat)?, action, version, command: read_command(id)? }
            }
            Request::Undo { seat, id } => Wish::Undo { player: self.seat(seat)?, command: read_command(id)? },
            Request::Look { seat, .. } => {
                self.app.lobby.send(&self.table, Command::Turn(self.watcher, seat)).await?;
                return Ok(Some(json!({})));
            }
            Request::Hint { seat, .. } => {
                self.hint(guest.id.clone(), self.seat(seat)?, id);
                return Ok(None);
            }
        };
        let (table, guest) = (&self.table, guest.clone());
        let version = self.app.lobby.ask(table, |reply| Command::Wish { guest, wish, reply }).await??;
        Ok(Some(json!({"version": version})))
    }

    /// The seat that a command names, or that its client looks from.
    fn seat(&self, named: Option<usize>) -> Result<usize, Refusal> {
        let looked_from = self.eyes.map(Player::seat);
        named.or(looked_from).ok_or_else(|| Refusal::new(Code::SeatNotYours).case("unnamed"))
    }

    /// Thinks about a hint beside everything else.
    fn hint(&self, guest: Id, seat: usize, id: Option<String>) {
        let (lobby, table, late, form) = (self.app.lobby.clone(), self.table.clone(), self.late.clone(), self.form);
        tokio::spawn(async move {
            let hint = tokio::select! {
                hint = lobby.ask(&table, |reply| Command::Hint { guest, seat, reply }) => hint.and_then(|hint| hint),
                // Nobody waits for it any more.
                () = late.closed() => return,
            };
            let answer = match hint {
                Ok(action) => accepted(id.as_deref(), &json!({"action": action})),
                Err(refusal) => refused(form, id.as_deref(), &refusal),
            };
            let _ = late.send(answer).await;
        });
    }

    fn refused(&self, id: Option<&str>, refusal: &Refusal) -> Utf8Bytes {
        refused(self.form, id, refusal)
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// What a client may send. The page leaves the seat out: it is the one it looks from.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Play {
        seat: Option<usize>,
        action: String,
        version: i64,
        id: Option<String>,
    },
    Undo {
        seat: Option<usize>,
        id: Option<String>,
    },
    Hint {
        seat: Option<usize>,
        #[serde(rename = "id")]
        _id: Option<String>,
    },
    Look {
        seat: usize,
        #[serde(rename = "id")]
        _id: Option<String>,
    },
}

/// The client's name for a command, also of one that is wrong otherwise.
#[derive(Deserialize)]
struct Named {
    id: Option<String>,
}

fn not_a_command(reason: &str) -> Refusal {
    let example = r#"{"cmd":"play","seat":0,"action":"roll","version":7,"id":"a1"}"#;
    Refusal::new(Code::RequestNotJson).with("detail", reason).with("example", example)
}

fn accepted(id: Option<&str>, more: &Value) -> Utf8Bytes {
    let mut answer = json!({"answer": id, "ok": true});
    if let (Value::Object(answer), Value::Object(more)) = (&mut answer, more) {
        answer.extend(more.clone());
    }
    answer.to_string().into()
}

/// A refusal; readers of a page get its sentence in their language.
fn refused(form: Form, id: Option<&str>, refusal: &Refusal) -> Utf8Bytes {
    let message = match form {
        Form::Json(_) => refusal.message(),
        Form::Page(language) => refusal.sentence(language),
    };
    json!({"answer": id, "ok": false, "error": {"code": refusal.code, "message": message}}).to_string().into()
}
