//! Sockets of guests and spectators, and frames that no decent client sends.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::calls::Guest;
use crate::process::Server;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Whatever a socket waits for comes within this.
const PATIENCE: Duration = Duration::from_secs(60);

impl Server {
    /// A socket of a guest, or of a spectator: of a page or of a program.
    pub(crate) async fn socket(&self, path: &str, guest: Option<&Guest>) -> Socket {
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        self.upgrade(path, guest, stream).await
    }

    async fn upgrade(&self, path: &str, guest: Option<&Guest>, stream: TcpStream) -> Socket {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("an address");
        let (is_page, headers) = (path.starts_with("/t/"), request.headers_mut());
        match guest {
            Some(guest) if is_page => headers.insert("cookie", guest.cookie().parse().expect("a header")),
            Some(guest) => headers.insert("authorization", guest.bearer().parse().expect("a header")),
            None => None,
        };
        let made = timeout(PATIENCE, client_async(request, stream)).await.expect("a socket in time");
        made.expect("a socket").0
    }

    /// The connection of a socket whose owner never reads, with little room for what the server sends.
    pub(crate) async fn deaf_socket(&self, path: &str, guest: Option<&Guest>) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        let stream = socket.connect(self.address).await.expect("the server listens");
        self.upgrade(path, guest, stream).await.into_inner()
    }
}

/// What a frame is.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Continuation = 0x00,
    BeginningOfText = 0x01,
    Text = 0x81,
    Ping = 0x89,
    Pong = 0x8a,
}

/// The bytes of a short frame. Its mask is 0, which changes nothing.
pub(crate) fn frame(kind: Kind, payload: &[u8]) -> Vec<u8> {
    assert!(payload.len() < 126, "a short frame");
    let mut bytes = vec![kind as u8, 0x80 | payload.len() as u8, 0, 0, 0, 0];
    bytes.extend_from_slice(payload);
    bytes
}

pub(crate) async fn ask(socket: &mut Socket, command: &Value) {
    socket.send(Message::text(command.to_string())).await.expect("the command is sent");
}

/// The next message; nothing when the socket has ended.
pub(crate) async fn receive(socket: &mut Socket) -> Option<Result<Message, Error>> {
    timeout(PATIENCE, socket.next()).await.expect("a message in time")
}

/// The next JSON of a socket.
pub(crate) async fn next(socket: &mut Socket) -> Value {
    loop {
        match receive(socket).await.expect("the socket is open").expect("a message") {
            Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
            Message::Ping(_) | Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// Reads until the server ends the socket; gives the reason if there is one.
pub(crate) async fn end(socket: &mut Socket, deadline: Duration) -> Option<CloseFrame> {
    let until_end = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    };
    timeout(deadline, until_end).await.unwrap_or_else(|_| panic!("the socket is still open after {deadline:?}"))
}
