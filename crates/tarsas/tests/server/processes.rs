//! Several processes at one PostgreSQL, and processes that are killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use catalogue::GAMES;
use serde_json::{Value, json};
use server::Settings;
use tarsas::load::{Guest, Socket, SocketKind, call, table_for_two};

use crate::database::{Folder, Postgres, free_port};
use crate::tables::socket;
use crate::world::World;

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    pub address: SocketAddr,
    database: String,
}

impl Process {
    fn start(database: &str, address: SocketAddr) -> Process {
        Process::with(database, address, &[])
    }

    /// A server with more options.
    pub(crate) fn with(database: &str, address: SocketAddr, options: &[&str]) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tarsas"))
            .args(["serve", "--database", database, "--listen", &address.to_string(), "--pause", "0"])
            .args(["--unlimited", "127.0.0.1"])
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        assert_eq!(line.trim(), format!("Társas: http://{address}"));
        Process { child, address, database: database.to_owned() }
    }

    pub(crate) fn new(database: &str) -> Process {
        Process::start(database, SocketAddr::from(([127, 0, 0, 1], free_port())))
    }

    /// SIGKILL, and the same server again.
    pub(crate) fn kill_and_restart(mut self) -> Process {
        self.kill();
        Process::start(&self.database.clone(), self.address)
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_on_one_postgres_play_whole_games_though_one_is_killed() {
    let postgres = Postgres::start();
    let mut processes = [Process::new(&postgres.url()), Process::new(&postgres.url())];
    for game in GAMES.iter().map(|game| game.id) {
        let one = processes[0].address;
        let guests =
            [Guest::new(one, "Anna").await.expect("a guest"), Guest::new(one, "Bence").await.expect("a guest")];
        let table = table_for_two(one, game, &guests).await.expect("a table");
        let mut made: Vec<(usize, String)> = Vec::new();
        let mut is_killed = false;
        'game: loop {
            let mut sockets = [
                Socket::open(processes[0].address, &table, &guests[0], 0, SocketKind::Json).await.expect("a socket"),
                Socket::open(processes[1].address, &table, &guests[1], 1, SocketKind::Json).await.expect("a socket"),
            ];
            let mut seen = [sockets[0].next().await.expect("news"), sockets[1].next().await.expect("news")];
            loop {
                let version = seen[0].version.max(seen[1].version);
                for (socket, seen) in sockets.iter_mut().zip(&mut seen) {
                    while seen.version < version {
                        let news = socket.next().await.expect("news");
                        if news.ok.is_none() {
                            *seen = news;
                        }
                    }
                }
                if seen[0].turn == "over" {
                    assert_eq!(seen[1].turn, "over");
                    break 'game;
                }
                let seat = (0..2).find(|seat| !seen[*seat].legal.is_empty()).expect("somebody acts");
                let action = seen[seat].legal[made.len() % seen[seat].legal.len()].clone();
                sockets[seat].play(seat, &action, version, &version.to_string()).await.expect("a move");
                loop {
                    let news = sockets[seat].next().await.expect("news");
                    match news.ok {
                        Some(is_done) => {
                            assert!(is_done, "{game}: {action}: {:?}", news.error);
                            break;
                        }
                        None => seen[seat] = news,
                    }
                }
                made.push((seat, action));
                if !is_killed && made.len() == 8 {
                    is_killed = true;
                    let [one, other] = processes;
                    processes = [one, other.kill_and_restart()];
                    continue 'game;
                }
                while seen[seat].version <= version {
                    let news = sockets[seat].next().await.expect("news");
                    if news.ok.is_none() {
                        seen[seat] = news;
                    }
                }
            }
        }
        for process in &processes {
            let path = format!("/api/tables/{table}/record");
            let stored = call(process.address, &format!("/api/tables/{table}"), None, None).await.expect("the table");
            let decided = |event: &Value| Some((event["player"].as_u64()? as usize, event.get("text")?.clone()));
            let kept = stored["events"].as_array().expect("events").iter().filter_map(decided).count();
            assert_eq!(kept, made.len(), "{game}: {path}");
        }
    }
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let folder = Folder::new();
    let kills = std::env::var("KILLS").unwrap_or_else(|_| "12".to_owned());
    let listen = format!("127.0.0.1:{}", free_port());
    let output = Command::new(env!("CARGO_BIN_EXE_tarsas"))
        .args(["crash", "--kills", &kills, "--tables", "8", "--life", "400", "--listen", &listen, "--database"])
        .arg(folder.0.join("tarsas.db"))
        .output()
        .expect("the driver runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains(&format!("{kills} kills")) && told.contains("none lost, none twice"), "{told}");
    assert!(!told.contains("(0 after"), "every table goes on: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_stop_finishes_what_it_accepted() {
    let folder = Folder::new();
    let mut process = Process::new(&folder.sqlite());
    let guests = [
        Guest::new(process.address, "Anna").await.expect("a guest"),
        Guest::new(process.address, "Bence").await.expect("a guest"),
    ];
    let table = table_for_two(process.address, "clever2", &guests).await.expect("a table");
    let before = call(process.address, &format!("/api/tables/{table}"), None, None).await.expect("the table");
    let _open = Socket::open(process.address, &table, &guests[0], 0, SocketKind::Json).await.expect("a socket");
    let status = Command::new("kill").args(["-TERM", &process.child.id().to_string()]).status();
    assert!(status.is_ok_and(|status| status.success()));
    assert!(process.child.wait().expect("it ends").success(), "a graceful stop is a success");
    let process = Process::start(&folder.sqlite(), process.address);
    let after = call(process.address, &format!("/api/tables/{table}"), None, None).await.expect("the table");
    assert_eq!(after, before);
    assert_eq!(after["seats"], json!([{"guest": "Anna"}, {"guest": "Bence"}]));
}

#[test]
fn the_example_client_plays_whole_games() {
    let folder = Folder::new();
    let process = Process::new(&folder.sqlite());
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/client.py");
    for (game, setup) in [("clever2", "players=2"), ("strange_world", "players=2")] {
        let address = format!("http://{}", process.address);
        let played = Command::new("python3").args([example, &address, game, setup]).output().expect("Python runs");
        let told = String::from_utf8_lossy(&played.stdout);
        assert!(played.status.success(), "{game}: {told}{}", String::from_utf8_lossy(&played.stderr));
    }
    let wrong = Command::new("python3").args([example, "http://127.0.0.1:1", "clever2"]).output().expect("Python runs");
    assert!(!wrong.status.success(), "nobody listens there");
    assert!(!String::from_utf8_lossy(&wrong.stderr).contains("Traceback"), "the message is for people");
}

/// The classes of the seats on a guest's page.
async fn seats_on_page(world: &World, table: &str, guest: &str) -> Vec<String> {
    let page = world.get(&format!("/t/{table}"), &[("Cookie", &format!("tarsas={guest}"))]).await.text();
    let seats = page.split("class=\"seat-item ").skip(1).filter_map(|rest| rest.split('"').next());
    seats.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_connected_to_one_process_is_seen_at_the_other() {
    let postgres = Postgres::start();
    let settings = Settings { unlimited: vec![[127, 0, 0, 1].into()], ..Settings::default() };
    let one = World::on(postgres.url(), None, settings.clone()).await;
    let other = World::on(postgres.url(), None, settings).await;
    let (table, guests) = one.pair("clever2").await;
    let path = |seat: usize| format!("/api/tables/{table}/socket?seat={seat}");
    // Each hears of the other, in whichever order they came.
    let first = socket(&one, &path(0), Some(&guests[0])).await;
    let _second = socket(&other, &path(1), Some(&guests[1])).await;
    let wait = async |world: &World, seat: usize, expect: [&str; 2]| {
        let begin = Instant::now();
        loop {
            let seats = seats_on_page(world, &table, &guests[seat].secret).await;
            if seats == expect {
                return;
            }
            assert!(begin.elapsed() < Duration::from_secs(30), "{seats:?} instead of {expect:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    wait(&other, 1, ["seat-here", "seat-mine"]).await;
    wait(&one, 0, ["seat-mine", "seat-here"]).await;
    drop(first);
    wait(&other, 1, ["seat-away", "seat-mine"]).await;
}
