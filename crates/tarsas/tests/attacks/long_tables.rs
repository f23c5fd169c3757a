//! Tables that somebody makes as long as possible.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::calls::{Guest, good, refused};
use crate::database::Folder;
use crate::http::send;
use crate::process::{Server, UNLIMITED};

/// How many entries a table takes, and from which number on only moves.
const MOST: usize = 5000;
const MOST_BUT_MOVES: usize = 4000;

/// Guests at two tables: at one both sit and can take something back, at the other one seat is free.
struct Tables {
    full: String,
    waiting: String,
    guests: [Guest; 2],
    mover: usize,
}

/// Two tables with this many entries each, after a restart.
async fn tables_of(folder: &Folder, entries: usize) -> (Server, Tables) {
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (full, guests) = server.pair("clever2").await;
    let (mover, play) = server.choice(&full, &guests).await.expect("somebody may act");
    good(&server.wish(&guests[mover], &full, "play", play).await);
    assert_eq!(server.look(Some(&guests[mover]), &full, Some(mover)).await["can_undo"], true);
    let waiting = server.table(&guests[0], "clever2", &["me", "open", "open"]).await;
    server.stop();
    let other = 1 - mover;
    let sit = |seat: usize, guest: &Guest| json!({"sit": {"seat": seat, "guest": guest.id, "name": "B"}}).to_string();
    let rise = |seat: usize| json!({"rise": {"seat": seat}}).to_string();
    for (table, pair) in [(&full, [rise(other), sit(other, &guests[other])]), (&waiting, [sit(1, &guests[1]), rise(1)])]
    {
        folder.fill(table, &pair, entries);
    }
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    (server, Tables { full, waiting, guests, mover })
}

impl Tables {
    /// What becomes of everything but moves, in an order in which each would be allowed.
    async fn try_all_but_moves(&self, server: &Server) -> Vec<(&'static str, (u16, String))> {
        let (mover, other) = (self.mover, 1 - self.mover);
        let mut answers = Vec::new();
        for (what, guest, table, body) in [
            ("undo", mover, &self.full, json!({"seat": mover})),
            ("bot", mover, &self.full, json!({"seat": mover, "level": "easy"})),
            ("rise", other, &self.full, json!({"seat": other})),
            ("sit", 1, &self.waiting, json!({"seat": 2})),
        ] {
            let answer = server.wish(&self.guests[guest], table, what, body).await;
            let answer = if answer.status == 200 { (200, String::new()) } else { refused(&answer) };
            answers.push((what, answer));
        }
        answers
    }
}

fn all_but_moves(status: u16, code: &str) -> Vec<(&'static str, (u16, String))> {
    ["undo", "bot", "rise", "sit"].map(|what| (what, (status, code.to_owned()))).to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_five_thousand_entries_takes_no_more() {
    let folder = Folder::new();
    let (server, tables) = tables_of(&folder, MOST).await;
    assert_eq!(server.version(&tables.full).await, MOST as i64, "it can be looked at");
    assert_eq!(server.get(&format!("/t/{}", tables.full), &[]).await.status, 200);
    let played = server.try_step(&tables.full, &tables.guests).await.expect("somebody may act");
    assert_eq!(refused(&played), (409, "table/full".to_owned()), "{}", played.text());
    assert_eq!(tables.try_all_but_moves(&server).await, all_but_moves(409, "table/full"));
    assert_eq!(folder.entries(&tables.full).len(), MOST);
    assert_eq!(folder.entries(&tables.waiting).len(), MOST);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_takes_only_moves_so_that_its_game_can_end() {
    let folder = Folder::new();
    let (server, tables) = tables_of(&folder, MOST_BUT_MOVES).await;
    assert_eq!(tables.try_all_but_moves(&server).await, all_but_moves(409, "table/full"));
    assert!(server.step(&tables.full, &tables.guests).await, "a move is still accepted");
    assert_eq!(server.version(&tables.full).await, MOST_BUT_MOVES as i64 + 1);
    server.stop();

    let folder = Folder::new();
    let (server, tables) = tables_of(&folder, MOST_BUT_MOVES - 10).await;
    assert_eq!(tables.try_all_but_moves(&server).await, all_but_moves(200, ""), "a shorter one takes everything");
}

/// Both have sat down, and then a move is made and taken back again and again.
const LONG: usize = MOST_BUT_MOVES - 1;

/// How long the processor works to show a sleeping table to this many who ask at once.
async fn cost_of_waking(folder: &Folder, table: &str, readers: usize) -> Duration {
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    good(&server.call(None, "/api/games", None).await);
    let before = server.processor();
    let mut looks = JoinSet::new();
    for _ in 0..readers {
        let (address, path) = (server.address, format!("/api/tables/{table}"));
        looks.spawn(async move { send(address, "GET", &path, &[], b"").await });
    }
    for seen in looks.join_all().await {
        assert_eq!(good(&seen)["version"], LONG);
    }
    server.processor() - before
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_is_read_once_for_all_who_wake_it() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let (seat, play) = server.choice(&table, &guests).await.expect("somebody may act");
    good(&server.wish(&guests[seat], &table, "play", play).await);
    good(&server.wish(&guests[seat], &table, "undo", json!({"seat": seat})).await);
    server.stop();
    let entries = folder.entries(&table);
    let pair = entries[entries.len() - 2..].to_vec();
    let kinds = pair.iter().map(|entry| serde_json::from_str::<Value>(entry).expect("JSON"));
    let kinds: Vec<bool> = kinds.zip(["play", "undo"]).map(|(entry, kind)| entry.get(kind).is_some()).collect();
    assert_eq!(kinds, [true, true], "{pair:?}");
    folder.fill(&table, &pair, LONG);

    let one = cost_of_waking(&folder, &table, 1).await;
    let forty = cost_of_waking(&folder, &table, 40).await;
    let least = Duration::from_millis(30);
    println!("one reader: {one:?}; forty readers: {forty:?}");
    assert!(forty < one.max(least) * 8, "{forty:?} for forty who wake a table, {one:?} for one");
}
