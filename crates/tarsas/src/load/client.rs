//! A client of a server: calls over HTTP and a socket for one seat.

use std::collections::BTreeMap;
use std::io::Read;
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
    let mut stream = TcpStream::connect(server).await.map_err(unreachable)?;
    let (method, body) = body.map_or(("GET", String::new()), |body| ("POST", body.to_string()));
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n{bearer}\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("the server closed the connection")?;
    if !head.starts_with("HTTP/1.1 200") {
        return Err(format!("{path}: {}: {body}", head.lines().next().unwrap_or_default()).into());
    }
    Ok(serde_json::from_str(body)?)
}

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

/// A table for two, with a guest in each seat.
pub async fn table_for_two(server: SocketAddr, game: &str, guests: &[Guest; 2]) -> Result<String, Failure> {
    let new = json!({"game": game, "setup": "players=2", "seats": ["me", "open"]});
    let made = call(server, "/api/tables", Some(&guests[0].secret), Some(&new)).await?;
    let table = made["table"].as_str().ok_or("a table without an id")?.to_owned();
    call(server, &format!("/api/tables/{table}/sit"), Some(&guests[1].secret), Some(&json!({"seat": 1}))).await?;
    Ok(table)
}

/// What the driver reads of a table.
#[derive(Deserialize, Default, Clone)]
pub struct Seen {
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

/// In which form a socket speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
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
        form: Form,
    ) -> Result<Socket, Failure> {
        let path = match form {
            Form::Json => format!("/api/tables/{table}/socket?seat={seat}"),
            Form::Page => format!("/t/{table}/socket?lang=en&packed=true"),
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
    pub async fn next(&mut self) -> Result<Seen, Failure> {
        loop {
            match self.stream.next().await.ok_or("the server closed the socket")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Binary(packed) => {
                    let mut text = String::new();
                    ZlibDecoder::new(&packed[..]).read_to_string(&mut text)?;
                    let (head, mut rest) = text.split_once('\n').ok_or("a redraw without its first line")?;
                    let mut seen: Seen = serde_json::from_str(head)?;
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
