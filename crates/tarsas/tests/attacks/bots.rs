//! Bots go on after the database was away or the disk was full, and nobody is told what is not so meanwhile.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::calls::{Guest, good, refused, wait_for};
use crate::database::{Folder, Postgres};
use crate::process::Server;
use crate::sockets::Socket;

const WATCHED: &[&str] = &["--pause", "300", "--unlimited", "127.0.0.1"];

/// Tables of bots, which pause because somebody watches each.
struct Watched {
    tables: Vec<String>,
    _sockets: Vec<Socket>,
}

impl Watched {
    async fn new(server: &Server, guest: &Guest, count: usize) -> Watched {
        let (mut tables, mut sockets) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let table = server.table(guest, "hadara", &["me", "easy"]).await;
            sockets.push(server.socket(&format!("/api/tables/{table}/socket"), None).await);
            let bot = json!({"seat": 0, "level": "easy"});
            good(&server.wish(guest, &table, "bot", bot).await);
            tables.push(table);
        }
        Watched { tables, _sockets: sockets }
    }

    /// How far each table is; one that is over is as far as it can be.
    async fn versions(&self, server: &Server) -> Vec<i64> {
        let mut versions = Vec::new();
        for table in &self.tables {
            let seen = server.look(None, table, None).await;
            versions.push(if seen["turn"] == "over" { i64::MAX } else { seen["version"].as_i64().expect("a version") });
        }
        versions
    }

    /// Waits until bots have moved at every table.
    async fn wait_for_moves(&self, server: &Server, what: &str) {
        let before = self.versions(server).await;
        wait_for(&format!("{what}; they were at {before:?}"), 60, async || {
            let now = self.versions(server).await;
            now.iter().zip(&before).all(|(now, before)| now > before || *now == i64::MAX).then_some(())
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_postgres_comes_back() {
    let mut postgres = Postgres::start();
    let server = Server::start(&postgres.url(), WATCHED);
    let guest = server.guest("Anna").await;
    let watched = Watched::new(&server, &guest, 6).await;
    watched.wait_for_moves(&server, "bots do not move").await;
    postgres.stop();
    // Every table has something to write meanwhile.
    wait_for("nobody notices that the database is away", 60, async || {
        (server.get("/healthz", &[]).await.status == 503).then_some(())
    })
    .await;
    sleep(Duration::from_secs(3)).await;
    postgres.start_again(&[]);
    watched.wait_for_moves(&server, "bots stand still at some table though the database is back").await;
}

/// Nothing can be written, as if the disk were full.
fn fill_disk(server: &Server) {
    server.limit_files("0:unlimited");
}

fn free_disk(server: &Server) {
    server.limit_files("unlimited:unlimited");
}

/// A server that survives a limit on the size of its files, and whose log is on the same disk.
fn on_a_small_disk(folder: &Folder) -> Server {
    let log = folder.0.join("log").display().to_string();
    Server::start_in(&format!("umask 022; trap '' XFSZ; exec 2>'{log}'"), &folder.sqlite(), WATCHED)
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_the_disk_has_room_again() {
    let folder = Folder::new();
    let server = on_a_small_disk(&folder);
    let guest = server.guest("Anna").await;
    let watched = Watched::new(&server, &guest, 4).await;
    watched.wait_for_moves(&server, "bots do not move").await;
    fill_disk(&server);
    let before = watched.versions(&server).await;
    sleep(Duration::from_secs(3)).await;
    let during = watched.versions(&server).await;
    assert!(before.iter().zip(&during).all(|(before, during)| during - before <= 1), "nothing can be written");
    free_disk(&server);
    watched.wait_for_moves(&server, "bots stand still at some table though the disk has room").await;
}

/// What was begun on a full disk is given up whole: nothing of it locks the database afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_again_and_again_locks_nothing() {
    let folder = Folder::new();
    let server = on_a_small_disk(&folder);
    let guest = server.guest("Anna").await;
    let new = json!({"game": "clever2", "setup": "players=1", "seats": ["me"]});
    for round in 0..4 {
        fill_disk(&server);
        for _ in 0..6 {
            let made = server.call(Some(&guest), "/api/tables", Some(new.clone())).await;
            assert_eq!(refused(&made), (503, "server/store".to_owned()));
        }
        free_disk(&server);
        wait_for(&format!("round {round}: no table can be made though the disk has room"), 60, async || {
            let made = server.call(Some(&guest), "/api/tables", Some(new.clone())).await;
            (made.status == 200).then_some(())
        })
        .await;
    }
}

/// What a table says about its troubles.
async fn notice(server: &Server, table: &str) -> Option<Value> {
    server.look(None, table, None).await.get("notice").cloned()
}

fn is_about_storage(notice: &Option<Value>) -> bool {
    notice.as_ref().and_then(Value::as_str).is_some_and(|code| ["server/full", "server/store"].contains(&code))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_admitted_and_loses_nothing_that_was_acknowledged() {
    let folder = Folder::new();
    let server = on_a_small_disk(&folder);
    let (table, guests) = server.pair("clever2").await;
    let watched = Watched::new(&server, &guests[0], 1).await;
    for _ in 0..5 {
        assert!(server.step(&table, &guests).await);
    }
    let acknowledged = server.look(None, &table, None).await;
    assert_eq!(acknowledged.get("notice"), None, "all is well");
    assert_eq!(server.get("/healthz", &[]).await.status, 200);

    fill_disk(&server);
    let unwritten = server.try_step(&table, &guests).await.expect("somebody may act");
    assert_eq!(refused(&unwritten), (503, "server/store".to_owned()));
    let seen = server.look(None, &table, None).await;
    assert_eq!((&seen["version"], &seen["events"]), (&acknowledged["version"], &acknowledged["events"]));
    for table in [&table, &watched.tables[0]] {
        wait_for("a table does not admit that nothing can be written", 30, async || {
            is_about_storage(&notice(&server, table).await).then_some(())
        })
        .await;
    }
    wait_for("/healthz is well though nothing can be written", 30, async || {
        (server.get("/healthz", &[]).await.status == 503).then_some(())
    })
    .await;
    assert_eq!(server.get(&format!("/t/{table}"), &[]).await.status, 200, "reading works");
    assert!(unwritten.header("retry-after").is_some(), "{}", unwritten.head);

    free_disk(&server);
    for table in [&table, &watched.tables[0]] {
        wait_for("a table still has a notice", 60, async || notice(&server, table).await.is_none().then_some(())).await;
    }
    wait_for("/healthz is not well again", 60, async || {
        (server.get("/healthz", &[]).await.status == 200).then_some(())
    })
    .await;
    watched.wait_for_moves(&server, "bots stand still").await;
    assert!(server.step(&table, &guests).await, "the guests go on");
    let after = server.look(None, &table, None).await;
    server.kill();
    let server = Server::start(&folder.sqlite(), WATCHED);
    assert_eq!(server.look(None, &table, None).await, after);
    let events = |seen: &Value| seen["events"].as_array().expect("events").clone();
    assert!(events(&after).starts_with(&events(&acknowledged)) && events(&after).len() > events(&acknowledged).len());
}
