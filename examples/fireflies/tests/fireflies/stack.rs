//! The program with six games: nothing is missing, and the sixth is played in lockstep, over sockets and in a browser.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use fireflies::GAMES;
use serde_json::json;
use tarsas::load::{Guest, Socket, SocketKind, call};
use trials::browser::{DESKTOP, PHONE, looks, play_against_bots, play_with_two_browsers};
use trials::completeness::{Folder, missing};
use trials::words::Code;

const PROGRAM: &str = env!("CARGO_BIN_EXE_fireflies");

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn nothing_is_missing() {
    let code = Code::of(&[&folder().join("src"), &folder().join("../../crates")]);
    let folder = Folder { root: folder().to_owned(), tests: folder().join("tests"), shared: Vec::new(), code };
    let game = GAMES.find("fireflies").expect("the sixth game");
    assert_eq!(missing(game, &folder), [""; 0]);
    assert_eq!(GAMES.all().len(), catalogue::GAMES.all().len() + 1);
}

#[test]
fn the_engine_and_the_reference_agree() {
    trials::lockstep::check(Path::new(PROGRAM), folder(), "fireflies", 40);
}

/// The server of the program with six games.
struct Server {
    child: Child,
    address: SocketAddr,
    folder: std::path::PathBuf,
}

impl Server {
    fn start() -> Server {
        let folder = std::env::temp_dir().join(format!("fireflies-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut child = Command::new(PROGRAM)
            .args(["serve", "--listen", "127.0.0.1:0", "--pause", "0", "--unlimited", "127.0.0.1", "--database"])
            .arg(folder.join("tarsas.db"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok()).expect("its address");
        Server { child, address, folder }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_against_a_bot_over_a_socket() {
    let server = Server::start();
    let games = call(server.address, "/api/games", None, None).await.expect("the games");
    assert_eq!(games["games"].as_array().map(Vec::len), Some(GAMES.all().len()));
    let guest = Guest::new(server.address, "Anna").await.expect("a guest");
    let new = json!({"game": "fireflies", "setup": "players=2", "seats": ["me", "medium"]});
    let made = call(server.address, "/api/tables", Some(&guest.secret), Some(&new)).await.expect("a table");
    let table = made["table"].as_str().expect("its id");
    let mut socket = Socket::open(server.address, table, &guest, 0, SocketKind::Json).await.expect("a socket");
    let (mut sent, mut decisions) = (0, 0);
    loop {
        let seen = socket.next().await.expect("a message");
        match seen.ok {
            Some(true) => decisions += 1,
            // The bot decides at the same time and may be faster; the next message shows the table anew.
            Some(false) => assert_eq!(seen.error.as_ref().expect("a reason")["code"], "play/late"),
            None => {}
        }
        if seen.turn == "over" {
            break;
        }
        if let Some(action) = seen.legal.first().filter(|_| seen.is_snapshot()) {
            socket.play(0, action, seen.version, &format!("move {sent}")).await.expect("sent");
            sent += 1;
        }
    }
    assert!(decisions >= 5, "{decisions} decisions");
}

#[tokio::test(flavor = "multi_thread")]
async fn its_page_is_played_on_a_phone_in_hungarian() {
    play_against_bots(GAMES, "fireflies", PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_page_is_played_on_a_desktop_in_english() {
    play_against_bots(GAMES, "fireflies", DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_it_at_one_table() {
    play_with_two_browsers(GAMES, "fireflies").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_tables_look_right() {
    looks::check(GAMES, "fireflies").await;
}

#[test]
fn the_other_games_are_there_too() {
    for game in catalogue::GAMES {
        let known = GAMES.find(game.id).expect("a game of the project");
        known.new_table("", play::Seed::from(1), play::Chances::Automatic).expect("a table");
    }
}
