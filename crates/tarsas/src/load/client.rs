//! A client of a server: calls over HTTP and a socket for one seat.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Read;
use std::iter::{once, repeat_n};
use std::net::SocketAddr;

use flate2::bufread::ZlibDecoder;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::Failure;

/// Sends one call and gives the JSON that answers it.
pub async fn call(
    server: SocketAddr,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Result<Value, Failure> {
    let unreachable = |error| format!("no server answers at {server}: {error}; start one with tarsas serve");
    let stream = TcpStream::connect(server).await.map_err(unreachable)?;
    let (method, body) = body.map_or(("GET", String::new()), |body| ("POST", body.to_string()));
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let headers = format!("Content-Type: application/json\r\n{bearer}");
    let Answer { status, body } = send(stream, &request(server, method, path, &headers, body.as_bytes())).await?;
    if status != 200 {
        return Err(Refused { path: path.to_owned(), status, body }.into());
    }
    Ok(serde_json::from_str(&body)?)
}

/// A request as it is sent; each header ends its line.
pub(crate) fn request(server: SocketAddr, method: &str, path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nContent-Length: {}\r\nConnection: close\r\n{headers}\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// What a server answers to a request.
pub(crate) struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: String,
}

/// How many bytes an answer has at most.
const LONGEST_ANSWER: u64 = 16 << 20;

/// Sends a request and reads its answer to the end.
pub(crate) async fn send(mut stream: TcpStream, request: &[u8]) -> Result<Answer, Failure> {
    // A server that refuses early closes before it has read everything; its answer counts.
    let sent = stream.write_all(request).await;
    let mut answer = Vec::new();
    let read = stream.take(LONGEST_ANSWER).read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    let Some((head, body)) = answer.split_once("\r\n\r\n") else {
        sent?;
        read?;
        return Err("the server closed the connection".into());
    };
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("an answer without a status")?;
    Ok(Answer { status, body: body.to_owned() })
}

/// A call that the server refused.
#[derive(Debug)]
pub(crate) struct Refused {
    /// What was called.
    pub path: String,
    /// The status of the answer.
    pub status: u16,
    /// Its body.
    pub body: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: status {}: {}", self.path, self.status, self.body)
    }
}

impl std::error::Error for Refused {}

/// A guest and the secret by which the server knows it.
#[derive(Clone)]
pub struct Guest {
    /// The secret.
    pub secret: String,
}

impl Guest {
    /// Makes a guest.
    pub async fn new(server: SocketAddr, name: &str) -> Result<Guest, Failure> {
        let made = call(server, "/api/guests", None, Some(&json!({"name": name}))).await?;
        let secret = made["secret"].as_str().ok_or("a guest without a secret")?.to_owned();
        Ok(Guest { secret })
    }
}

/// A table with a guest in each of the first seats and easy bots in the others.
pub(crate) async fn table(server: SocketAddr, game: &str, guests: &[Guest], bots: usize) -> Result<String, Failure> {
    let (first, others) = guests.split_first().ok_or("a table needs a guest")?;
    let seats: Vec<&str> = once("me").chain(repeat_n("open", others.len())).chain(repeat_n("easy", bots)).collect();
    let new = json!({"game": game, "setup": format!("players={}", seats.len()), "seats": seats});
    let made = call(server, "/api/tables", Some(&first.secret), Some(&new)).await?;
    let table = made["table"].as_str().ok_or("a table without an id")?.to_owned();
    for (seat, guest) in (1..).zip(others) {
        let path = format!("/api/tables/{table}/sit");
        call(server, &path, Some(&guest.secret), Some(&json!({"seat": seat}))).await?;
    }
    Ok(table)
}

/// A table for two, with a guest in each seat.
pub async fn table_for_two(server: SocketAddr, game: &str, guests: &[Guest; 2]) -> Result<String, Failure> {
    table(server, game, guests, 0).await
}

/// What the driver reads of a table.
#[derive(Deserialize, Default, Clone)]
pub struct SocketMessage {
    /// How many entries the table has.
    #[serde(default)]
    pub version: i64,
    /// What the viewer may do.
    #[serde(default)]
    pub legal: Vec<String>,
    /// `players`, `chance` or `over`.
    #[serde(default)]
    pub turn: String,
    /// The regions of a page that have changed, and how many bytes each has.
    #[serde(default)]
    pub regions: Vec<(String, usize)>,
    /// The name of the command that this answers.
    #[serde(default)]
    pub answer: Option<String>,
    /// Whether it was carried out.
    #[serde(default)]
    pub ok: Option<bool>,
    /// Why not.
    #[serde(default)]
    pub error: Option<Value>,
}

impl SocketMessage {
    /// Whether this shows the table, and does not answer a command.
    pub fn is_snapshot(&self) -> bool {
        self.answer.is_none() && self.ok.is_none()
    }
}

/// Which socket of a table.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SocketKind {
    /// JSON for programs.
    Json,
    /// Redrawn regions for the page.
    Page,
}

/// A socket at a table.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The actions that each region of the page offers.
    page: BTreeMap<String, Vec<String>>,
}

impl Socket {
    /// Connects a guest to a seat.
    pub async fn open(
        server: SocketAddr,
        table: &str,
        guest: &Guest,
        seat: usize,
        kind: SocketKind,
    ) -> Result<Socket, Failure> {
        let path = match kind {
            SocketKind::Json => format!("/api/tables/{table}/socket?seat={seat}"),
            SocketKind::Page => format!("/t/{table}/socket?lang=en&packed=true"),
        };
        let mut request = format!("ws://{server}{path}").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", guest.secret).parse()?);
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (stream, _) = client_async(request, stream).await?;
        Ok(Socket { stream, page: BTreeMap::new() })
    }

    /// Sends a decision.
    pub async fn play(&mut self, seat: usize, action: &str, version: i64, id: &str) -> Result<(), Failure> {
        let command = json!({"cmd": "play", "seat": seat, "action": action, "version": version, "id": id});
        Ok(self.stream.send(Message::text(command.to_string())).await?)
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<SocketMessage, Failure> {
        loop {
            match self.stream.next().await.ok_or("the server closed the socket")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Binary(packed) => {
                    let mut text = String::new();
                    ZlibDecoder::new(&packed[..]).read_to_string(&mut text)?;
                    let (head, mut rest) = text.split_once('\n').ok_or("a redraw without its first line")?;
                    let mut seen: SocketMessage = serde_json::from_str(head)?;
                    for (name, length) in std::mem::take(&mut seen.regions) {
                        let (html, behind) = rest.split_at_checked(length).ok_or("a redraw that was cut off")?;
                        self.page.insert(name, offered(html));
                        rest = behind;
                    }
                    seen.legal = self.page.values().flatten().cloned().collect();
                    return Ok(seen);
                }
                Message::Close(_) => return Err("the server closed the socket".into()),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }
}

/// The actions that a region offers.
fn offered(html: &str) -> Vec<String> {
    let marks = html.split("data-action=\"").skip(1);
    marks.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}
