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
use serde::Deserialize;
use table::{ENDED, Format, Id, RequestError, Sent, SocketRequest, WatcherId, read_player, refused};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, interval_at, timeout};

use crate::app::App;
use crate::caller::{Caller, Client, check_origin};
use crate::command::Command;
use crate::home_page;
use crate::ids::new_id;
use crate::limits::{Place, count_refused};
use crate::listener::Peer;
use crate::outbox::{Inbox, Outbox};
use crate::packing::packed;
use crate::page_reader::PageReader;
use crate::refusals::ApiRefusal;
use crate::requests::read_table;

/// The sockets of a table.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/tables/{table}/socket", get(for_programs))
        .route("/t/{table}/socket", get(for_pages))
        .route("/home/socket", get(for_home_pages))
}

/// Bytes that wait to be read from a socket; commands are short, and there are many sockets.
const BUFFER: usize = 4 << 10;

/// How long a client has to answer that it is let go.
const FAREWELL: Duration = Duration::from_secs(1);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FromSeat {
    seat: Option<usize>,
}

async fn for_programs(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(FromSeat { seat }): Query<FromSeat>,
    opening: SocketOpening,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiRefusal> {
    let seat = seat.map(read_player).transpose()?;
    connect(app, &table, Format::Json(seat), false, opening, upgrade).await
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
    opening: SocketOpening,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiRefusal> {
    connect(app, &table, Format::Page(reader.language), packed, opening, upgrade).await
}

/// What is new in the lists of the home page; nothing can be asked for here.
async fn for_home_pages(
    State(app): State<App>,
    Query(Packing { packed }): Query<Packing>,
    PageReader(reader): PageReader,
    opening: SocketOpening,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiRefusal> {
    let place = app.limits.admit_socket(opening.address)?;
    let (outbox, inbox) = Outbox::new(app.limits.settings().unsent);
    let guest = opening.caller.as_ref().map(|caller| caller.guest.id.clone());
    let (format, rounds) = (Format::Page(reader.language), app.lobby.news().listen());
    tokio::spawn(home_page::feed(app.clone(), guest, reader, outbox, rounds));
    Ok(converse(app, None, format, packed, opening, (place, inbox), upgrade))
}

/// Who asks for a socket.
struct SocketOpening {
    caller: Option<Caller>,
    address: IpAddr,
    peer: Option<Peer>,
}

impl axum::extract::FromRequestParts<App> for SocketOpening {
    type Rejection = ApiRefusal;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        app: &App,
    ) -> Result<SocketOpening, ApiRefusal> {
        check_origin(parts, app)?;
        let caller = <Option<Caller>>::from_request_parts(parts, app).await?;
        let Client(address) = Client::from_request_parts(parts, app).await?;
        Ok(SocketOpening { caller, address, peer: parts.extensions.get().cloned() })
    }
}

async fn connect(
    app: App,
    table: &str,
    format: Format,
    packs: bool,
    opening: SocketOpening,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiRefusal> {
    let table = read_table(table)?;
    let place = app.limits.admit_socket(opening.address)?;
    let (outbox, inbox) = Outbox::new(app.limits.settings().unsent);
    let watcher = app.new_watcher();
    let guest = opening.caller.as_ref().map(|caller| caller.guest.id.clone());
    let asks_name = opening.caller.as_ref().is_none_or(|caller| !pages::is_chosen(&caller.guest.name));
    app.lobby.ask(&table, |reply| Command::Watch { watcher, guest, format, asks_name, outbox, reply }).await??;
    Ok(converse(app, Some((table, watcher)), format, packs, opening, (place, inbox), upgrade))
}

/// Begins a conversation, about a table or about the home page.
fn converse(
    app: App,
    table: Option<(Id, WatcherId)>,
    format: Format,
    packs: bool,
    SocketOpening { caller, address, peer }: SocketOpening,
    (place, inbox): (Place<IpAddr>, Inbox),
    upgrade: WebSocketUpgrade,
) -> Response {
    let (settings, ended) = (app.limits.settings().clone(), app.ended.subscribe());
    let upgrade = upgrade.max_message_size(settings.bytes).max_frame_size(settings.bytes);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0).max_write_buffer_size(settings.unsent);
    if let Some(peer) = peer.filter(|_| !app.limits.is_unlimited(address)) {
        peer.becomes_socket();
    }
    let frames = (!app.limits.is_unlimited(address)).then(|| RateLimiter::direct(Quota::per_second(settings.frames)));
    // In a box: there are many of them, and what waits in a task is kept more than once.
    let conversation = Conversation { app, table, caller, address, format, packs, frames, _place: place };
    let conversation = Box::new(conversation);
    upgrade.on_upgrade(move |socket| conversation.go_on(socket, inbox, ended))
}

/// A conversation with one client.
struct Conversation {
    app: App,
    /// The table that is watched, unless it is the home page.
    table: Option<(Id, WatcherId)>,
    caller: Option<Caller>,
    address: IpAddr,
    format: Format,
    /// Whether the client can unpack.
    packs: bool,
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

impl Conversation {
    async fn go_on(
        mut self: Box<Self>,
        mut socket: WebSocket,
        mut inbox: Inbox,
        mut ended: broadcast::Receiver<String>,
    ) {
        metrics::gauge!("tarsas_sockets").increment(1.0);
        let end = self.converse(&mut socket, &mut inbox, &mut ended).await;
        metrics::gauge!("tarsas_sockets").decrement(1.0);
        if let Some((table, watcher)) = &self.table {
            self.app.lobby.tell(table, table::Message::Leave(*watcher)).await;
        }
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
        ended: &mut broadcast::Receiver<String>,
    ) -> End {
        let period = self.app.limits.settings().heartbeat;
        let mut heartbeat = interval_at(Instant::now() + period, period);
        // Nobody can answer a ping without having read it.
        let mut pinged: Option<Bytes> = None;
        let mut stopping = self.app.stopping.clone();
        loop {
            let message = tokio::select! {
                sent = inbox.next() => match sent {
                    Some(Sent::Text(text)) => Message::Text(Utf8Bytes::try_from(text).expect("texts are UTF-8")),
                    Some(Sent::Redraw(redraw)) if self.packs => Message::Binary(redraw.packed(packed)),
                    Some(Sent::Redraw(redraw)) => Message::Binary(redraw.plain()),
                    Some(Sent::Ended(refusal)) => return End::Table(refusal),
                    None => return End::Again("too slow, or the table was put away; come back"),
                },
                received = socket.recv() => {
                    // Counted before anything is made of it.
                    if self.frames.as_ref().is_some_and(|frames| frames.check().is_err()) {
                        count_refused("frames");
                        return End::Refused("too many messages in a second; see the limits in docs/RUNNING.md");
                    }
                    match received {
                        Some(Ok(Message::Text(text))) => match Box::pin(self.hear(&text)).await {
                            Some(answer) => Message::Text(answer),
                            None => continue,
                        },
                        Some(Ok(Message::Binary(_))) => {
                            Message::Text(self.refused(None, &SocketRequest::wrong("bytes instead of text")))
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
                    let payload = Bytes::from(new_id().to_string());
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

    /// Hands a request to the table, which answers it; one that does not get there is answered here.
    async fn hear(&self, text: &str) -> Option<Utf8Bytes> {
        let request = match SocketRequest::read(text) {
            Ok(request) => request,
            Err(RequestError { id, refusal }) => return Some(self.refused(id.as_deref(), &refusal)),
        };
        let id = request.id.clone();
        self.hand_over(request).await.err().map(|refusal| self.refused(id.as_deref(), &refusal))
    }

    async fn hand_over(&self, request: SocketRequest) -> Result<(), Refusal> {
        let caller = self.caller.as_ref().ok_or_else(|| Refusal::new(Code::GuestUnknown))?;
        self.app.limits.check(&caller.guest.id, self.address)?;
        let (table, watcher) =
            self.table.as_ref().ok_or_else(|| SocketRequest::wrong("nothing can be asked for here"))?;
        let message = table::Message::Request { watcher: *watcher, guest: caller.guest.clone(), request };
        self.app.lobby.send(table, Command::Tell(message)).await
    }

    fn refused(&self, id: Option<&str>, refusal: &Refusal) -> Utf8Bytes {
        refused(self.format, id, refusal).into()
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
