//! Clients who send more frames than any page or program needs.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::calls::wait_for;
use crate::database::Folder;
use crate::process::Server;
use crate::sockets::{Kind, end, frame, receive};

const MEGABYTE: u64 = 1 << 20;

/// Both sockets of a table, for a spectator.
fn paths(table: &str) -> [String; 2] {
    [format!("/api/tables/{table}/socket"), format!("/t/{table}/socket")]
}

/// Sends the same bytes again and again, and never reads; gives how much more memory the server took.
async fn flood(server: &Server, stream: &mut TcpStream, bytes: &[u8], seconds: u64) -> u64 {
    let (before, begin) = (server.memory(), Instant::now());
    let mut most = 0;
    while begin.elapsed() < Duration::from_secs(seconds) && most < 200 * MEGABYTE {
        match timeout(Duration::from_millis(200), stream.write_all(bytes)).await {
            Ok(Ok(())) => {}
            // It was ended.
            Ok(Err(_)) => break,
            // Nobody reads; what was begun cannot be taken back, so that no frame can follow.
            Err(_) => {
                sleep(Duration::from_secs(1)).await;
                break;
            }
        }
        most = most.max(server.memory().saturating_sub(before));
    }
    most.max(server.memory().saturating_sub(before))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_pings_and_never_reads_takes_no_memory() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    let (table, _) = server.pair("clever2").await;
    let pings = frame(Kind::Ping, &[b'x'; 100]).repeat(500);
    for path in paths(&table) {
        let mut stream = server.deaf_socket(&path, None).await;
        let grown = flood(&server, &mut stream, &pings, 5).await;
        assert!(grown < 64 * MEGABYTE, "{path}: {} MB more than before", grown / MEGABYTE);
        wait_for("the socket is still open", 30, async || (server.figure("tarsas_sockets").await == 0.0).then_some(()))
            .await;
    }
}

/// A spectator sends this many messages at once; the server says why it ends the socket.
async fn check_burst(server: &Server, path: &str, message: &Message) {
    let mut socket = server.socket(path, None).await;
    for _ in 0..300 {
        // The server may have ended it by now.
        if socket.feed(message.clone()).await.is_err() {
            break;
        }
    }
    let _ = socket.flush().await;
    let reason = end(&mut socket, Duration::from_secs(20)).await;
    let reason = reason.unwrap_or_else(|| panic!("{path}: {message:?}: no reason was given"));
    assert_eq!(reason.code, CloseCode::Policy, "{path}: {message:?}: {}", reason.reason);
    let names_limit = ["100", "limit", "too many"].iter().any(|word| reason.reason.contains(word));
    assert!(names_limit, "{path}: {message:?}: {:?} does not name the limit", reason.reason.as_str());
}

fn messages() -> [Message; 3] {
    let command = json!({"cmd": "undo", "seat": 0, "id": "a"}).to_string();
    [Message::Ping(vec![1, 2, 3].into()), Message::Pong(vec![1, 2, 3].into()), Message::text(command)]
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_a_hundred_frames_in_a_second_end_a_socket() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    let (table, _) = server.pair("clever2").await;
    for path in paths(&table) {
        for message in messages() {
            check_burst(&server, &path, &message).await;
        }
    }
}

/// Fifty frames a second for three seconds do no harm, and a client that sends too many loses only that socket.
#[tokio::test(flavor = "multi_thread")]
async fn fifty_frames_in_a_second_are_no_reason_to_end_a_socket() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    let (table, _) = server.pair("clever2").await;
    let path = format!("/api/tables/{table}/socket");
    let mut socket = server.socket(&path, None).await;
    check_burst(&server, &path, &messages()[0]).await;
    for round in 0..150 {
        socket.send(messages()[round % 3].clone()).await.expect("the socket is open");
        sleep(Duration::from_millis(20)).await;
    }
    socket.send(Message::Ping(b"last".to_vec().into())).await.expect("the socket is open");
    loop {
        match receive(&mut socket).await.expect("the socket is open").expect("a message") {
            Message::Pong(payload) if payload.as_ref() == b"last" => return,
            Message::Close(reason) => panic!("{reason:?}"),
            _ => {}
        }
    }
}

/// The frames of a message that never ends are frames too.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_without_end_takes_no_processor() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &[]);
    let (table, _) = server.pair("clever2").await;
    let mut stream = server.deaf_socket(&format!("/api/tables/{table}/socket"), None).await;
    let before = server.processor();
    stream.write_all(&frame(Kind::BeginningOfText, b"x")).await.expect("the socket is open");
    let nothing = frame(Kind::Continuation, b"").repeat(4000);
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(3) {
        match timeout(Duration::from_secs(1), stream.write_all(&nothing)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => break,
        }
    }
    let used = server.processor() - before;
    assert_eq!(server.get("/about", &[]).await.status, 200, "others are served");
    assert!(used < Duration::from_secs(1), "{used:?} of a processor in three seconds");
}
