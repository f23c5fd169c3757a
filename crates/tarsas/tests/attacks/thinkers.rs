//! Who makes bots think much does not keep the bots of others from thinking.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::calls::{Guest, good, wait_for};
use crate::database::Folder;
use crate::process::Server;
use crate::sockets::{Socket, ask, next};

/// A stranger plays until the bot at the table has decided something.
async fn play_against_a_bot(server: &Server, stranger: &Guest) {
    let table = server.table(stranger, "marabunta", &["me", "easy"]).await;
    wait_for("the bot of a stranger has not moved", 20, async || {
        let seen = server.look(Some(stranger), &table, Some(0)).await;
        if seen["events"].as_array().expect("events").iter().any(|event| event["player"] == 1) {
            return Some(());
        }
        if let Some(action) = seen["legal"][0].as_str() {
            let play = json!({"seat": 0, "action": action, "version": seen["version"]});
            good(&server.wish(stranger, &table, "play", play).await);
        }
        None
    })
    .await;
}

/// How many hints are asked for before the stranger begins, and at most.
const FIRST_HINTS: usize = 600;
const MOST_HINTS: usize = 45 * 120;

/// Asks for 45 hints a second until told to stop, says after the first ones that it has begun, and then waits until every
/// one is answered. Gives the answers that were wrong, and those that are missing.
async fn ask_for_hints(
    mut socket: Socket,
    begun: watch::Sender<bool>,
    stop: watch::Receiver<bool>,
) -> (Socket, Vec<Value>, usize) {
    let (mut waiting, mut wrong, mut sent) = (HashSet::new(), Vec::new(), 0);
    let mut beat = interval(Duration::from_secs(1) / 45);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopped_at = None;
    while stopped_at.is_none_or(|at: Instant| at.elapsed() < Duration::from_secs(60)) {
        if stopped_at.is_some() && waiting.is_empty() {
            break;
        }
        tokio::select! {
            _ = beat.tick(), if stopped_at.is_none() => {
                let id = sent.to_string();
                ask(&mut socket, &json!({"cmd": "hint", "seat": 0, "id": id})).await;
                waiting.insert(id);
                sent += 1;
                if sent == FIRST_HINTS {
                    let _ = begun.send(true);
                }
                stopped_at = (*stop.borrow() || sent == MOST_HINTS).then(Instant::now);
            }
            message = timeout(Duration::from_secs(1), socket.next()) => {
                let message = match message {
                    Ok(message) => message.expect("the socket is open").expect("a message"),
                    Err(_) => continue,
                };
                let Message::Text(text) = message else { continue };
                let answer: Value = serde_json::from_str(&text).expect("JSON");
                let Some(id) = answer["answer"].as_str() else { continue };
                waiting.remove(id);
                if !answer["action"].is_string() && answer["error"]["code"] != "limit/hints" {
                    wrong.push(answer);
                }
            }
        }
    }
    (socket, wrong, waiting.len())
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_for_one_guest_do_not_hold_up_the_bots_of_another() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &["--pause", "0", "--thinkers", "1"]);
    let (greedy, stranger) = (server.guest("Greedy").await, server.guest("Stranger").await);
    let table = server.table(&greedy, "hadara", &["me"; 5]).await;
    let mut socket = server.socket(&format!("/api/tables/{table}/socket?seat=0"), Some(&greedy)).await;
    let first = next(&mut socket).await;
    assert!(first["legal"].as_array().is_some_and(|legal| !legal.is_empty()), "there is something to decide: {first}");

    let (begun, mut has_begun) = watch::channel(false);
    let (stop, is_stopped) = watch::channel(false);
    let asking = tokio::spawn(ask_for_hints(socket, begun, is_stopped));
    has_begun.wait_for(|begun| *begun).await.expect("hints are asked for");
    play_against_a_bot(&server, &stranger).await;
    stop.send(true).expect("hints are asked for");
    let (mut socket, wrong, missing) = asking.await.expect("hints are asked for");
    assert_eq!((wrong.first(), missing), (None, 0), "every hint is given or refused");

    wait_for("no hint is given any more", 60, async || {
        let last = json!({"cmd": "hint", "seat": 0, "id": "last"}).to_string();
        socket.send(Message::text(last)).await.expect("the socket is open");
        loop {
            let answer = next(&mut socket).await;
            if answer["answer"] == "last" {
                return answer["action"].is_string().then_some(());
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_of_bots_do_not_hold_up_the_bots_of_another() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), &["--pause", "0", "--thinkers", "1", "--unlimited", "127.0.0.1"]);
    let (greedy, stranger) = (server.guest("Greedy").await, server.guest("Stranger").await);
    for _ in 0..TABLES {
        let table = server.table(&greedy, "hadara", &["me", "hard", "hard", "hard", "hard"]).await;
        good(&server.wish(&greedy, &table, "bot", json!({"seat": 0, "level": "hard"})).await);
    }
    play_against_a_bot(&server, &stranger).await;
}

/// How many tables of one guest have nothing but bots.
const TABLES: usize = 300;
