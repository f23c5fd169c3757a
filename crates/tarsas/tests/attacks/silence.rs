//! Connections whose owners say nothing, or hear nothing, are not kept.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::calls::{Guest, good};
use crate::database::Folder;
use crate::process::{Server, UNLIMITED};
use crate::sockets::{Kind, frame};

/// Sends this and waits until the server closes; gives what it answered.
async fn wait_for_close(server: &Server, sent: &str, seconds: u64) -> String {
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    stream.write_all(sent.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    let closed = timeout(Duration::from_secs(seconds), stream.read_to_end(&mut answer)).await;
    assert!(closed.is_ok(), "still open {seconds} seconds after {sent:?}");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    wait_for_close(&server, "GET / HTTP/1.1\r\nHost: x", 30).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_asks_for_nothing_is_closed() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    wait_for_close(&server, "", 30).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_asks_for_nothing_more_is_closed() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    let answer = wait_for_close(&server, "GET /about HTTP/1.1\r\nHost: x\r\n\r\n", 90).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// A table where two guests sit who read what they are sent.
async fn table_with_readers(server: &Server) -> (String, [Guest; 2]) {
    let (table, guests) = server.pair("clever2").await;
    for (seat, guest) in guests.iter().enumerate() {
        let mut socket = server.socket(&format!("/api/tables/{table}/socket?seat={seat}"), Some(guest)).await;
        tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }
    (table, guests)
}

/// Waits until this many sockets are open.
async fn wait_for_sockets(server: &Server, count: f64, seconds: u64) {
    let begin = Instant::now();
    loop {
        let open = server.figure("tarsas_sockets").await;
        if open == count {
            return;
        }
        assert!(begin.elapsed() < Duration::from_secs(seconds), "{open} sockets instead of {count}");
        sleep(Duration::from_millis(500)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_never_read_are_given_up() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = table_with_readers(&server).await;
    let mut deaf = Vec::new();
    for _ in 0..20 {
        deaf.push(server.deaf_socket(&format!("/t/{table}/socket"), None).await);
    }
    wait_for_sockets(&server, 22.0, 10).await;
    // More than the buffers of the system take.
    for _ in 0..300 {
        let (seat, play) = server.choice(&table, &guests).await.expect("somebody may act");
        good(&server.wish(&guests[seat], &table, "play", play).await);
        good(&server.wish(&guests[seat], &table, "undo", json!({"seat": seat})).await);
    }
    // Those who read are still there.
    wait_for_sockets(&server, 2.0, 90).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_only_talks_and_never_answers_a_ping_is_given_up() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, _) = table_with_readers(&server).await;
    for (path, kind) in [("t", Kind::Text), ("api/tables", Kind::Text), ("t", Kind::Pong), ("api/tables", Kind::Pong)] {
        let mut stream = server.deaf_socket(&format!("/{path}/{table}/socket"), None).await;
        tokio::spawn(async move {
            for _ in 0..120 {
                let sent = timeout(Duration::from_secs(1), stream.write_all(&frame(kind, b"x"))).await;
                if matches!(sent, Ok(Err(_))) {
                    break;
                }
                sleep(Duration::from_secs(1)).await;
            }
        });
    }
    wait_for_sockets(&server, 6.0, 10).await;
    // Those who read are still there.
    wait_for_sockets(&server, 2.0, 90).await;
}
