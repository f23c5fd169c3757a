//! Those who come and go at a table do not make the server talk to everybody there.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde_json::Value;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::calls::Guest;
use crate::database::Folder;
use crate::process::{Server, UNLIMITED};
use crate::sockets::Socket;

/// The version in the first line of a redraw.
fn version(bytes: &[u8]) -> i64 {
    let line = bytes.split(|byte| *byte == b'\n').next().expect("a first line");
    let head: Value = serde_json::from_slice(line).expect("JSON");
    head["version"].as_i64().expect("a version")
}

/// Counts what comes before the redraw that shows this version.
async fn count_until(mut socket: Socket, until: i64) -> usize {
    let mut count = 0;
    loop {
        match timeout(Duration::from_secs(60), socket.next()).await.expect("the move is shown in time") {
            Some(Ok(Message::Binary(bytes))) if version(&bytes) >= until => return count,
            Some(Ok(Message::Binary(_) | Message::Text(_))) => count += 1,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            other => panic!("{other:?} after {count} messages"),
        }
    }
}

/// Pages of spectators, who have read the first message.
async fn spectators(server: &Server, table: &str, count: usize) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for _ in 0..count {
        let mut socket = server.socket(&format!("/t/{table}/socket"), None).await;
        let first = socket.next().await.expect("the socket is open").expect("a message");
        assert!(matches!(first, Message::Binary(_)), "{first:?}");
        sockets.push(socket);
    }
    sockets
}

/// How many messages each got that were not about the move which ends the count.
async fn count_all(server: &Server, table: &str, guests: &[Guest], sockets: Vec<Socket>) -> Vec<usize> {
    let until = server.version(table).await + 1;
    assert!(server.step(table, guests).await, "somebody may act");
    let mut counts = JoinSet::new();
    for socket in sockets {
        counts.spawn(count_until(socket, until));
    }
    counts.join_all().await
}

/// Somebody opens the table and leaves it again.
async fn come_and_go(server: &Server, table: &str, guest: Option<&Guest>) {
    let mut socket = server.socket(&format!("/t/{table}/socket"), guest).await;
    socket.next().await.expect("the socket is open").expect("a message");
    let _ = socket.close(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_comes_and_goes_is_no_news() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let sockets = spectators(&server, &table, 60).await;
    for _ in 0..30 {
        come_and_go(&server, &table, None).await;
    }
    let counts = count_all(&server, &table, &guests, sockets).await;
    let all: usize = counts.iter().sum();
    assert!(all <= 60, "{all} messages to 60 spectators: {counts:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_comes_and_goes_is_told_of_now_and_then() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let sockets = spectators(&server, &table, 3).await;
    let begin = Instant::now();
    for _ in 0..30 {
        come_and_go(&server, &table, Some(&guests[0])).await;
    }
    // Ten are enough for three seconds; a slow machine takes longer.
    let most = 10 * (1 + begin.elapsed().as_secs() as usize / 3);
    let counts = count_all(&server, &table, &guests, sockets).await;
    assert!(counts.iter().all(|count| *count <= most), "messages to each: {counts:?}");
}
