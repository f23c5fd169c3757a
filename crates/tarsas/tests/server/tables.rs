//! A table as its players use it through the calls.

use std::time::{Duration, Instant};

use catalogue::GAMES;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::Settings;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::world::{Guest, World, text};

/// A socket of a guest, or of a spectator.
pub(crate) async fn socket(world: &World, path: &str, guest: Option<&Guest>) -> WebSocketStream<TcpStream> {
    let mut request = format!("ws://{}{path}", world.address).into_client_request().expect("an address");
    if let Some(guest) = guest {
        let bearer = format!("Bearer {}", guest.secret).parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
    }
    let stream = TcpStream::connect(world.address).await.expect("the server listens");
    client_async(request, stream).await.expect("a socket").0
}

/// The next message of a socket.
pub(crate) async fn next(socket: &mut WebSocketStream<TcpStream>) -> Value {
    loop {
        match socket.next().await.expect("a message").expect("a message") {
            Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
            Message::Ping(_) | Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

async fn ask(socket: &mut WebSocketStream<TcpStream>, command: Value) {
    socket.send(Message::text(command.to_string())).await.expect("the command is sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_a_whole_game_and_anybody_can_check_the_dice() {
    let world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    let start = world.look(None, &table, None).await;
    assert_eq!(start["seed"], Value::Null, "the seed is secret while the game goes on");
    let running = world.call(None, &format!("/api/tables/{table}/record"), None).await;
    assert_eq!((running.status, running.code().as_str()), (409, "table/running"));
    let mut moves = Vec::new();
    while let Some(done) = world.step(&table, &guests).await {
        moves.push(done);
    }
    let end = world.look(None, &table, None).await;
    assert_eq!(end["turn"], "over");
    let decided = |event: &Value| Some((event["player"].as_u64()? as usize, text(&event["text"])));
    let kept: Vec<_> = end["events"].as_array().expect("events").iter().filter_map(decided).collect();
    assert_eq!(kept, moves);
    let seed: play::Seed = text(&end["seed"]).parse().expect("the seed is public now");
    assert_eq!(seed.digest().to_string(), text(&start["seed_digest"]), "it is the one that was promised");
    let record = world.call(None, &format!("/api/tables/{table}/record"), None).await;
    assert!(record.text().contains(&format!("seed {seed}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn late_and_repeated_commands_change_nothing() {
    let world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    let mut seat = 0;
    let mut seen = world.look(Some(&guests[0]), &table, Some(0)).await;
    if seen["legal"].as_array().is_none_or(Vec::is_empty) {
        seat = 1;
        seen = world.look(Some(&guests[1]), &table, Some(1)).await;
    }
    let play = json!({"seat": seat, "action": seen["legal"][0], "version": seen["version"], "id": "one"});
    let first = world.wish(&guests[seat], &table, "play", play.clone()).await;
    assert_eq!(first.status, 200, "{}", first.text());
    let after = world.look(None, &table, None).await;
    let again = world.wish(&guests[seat], &table, "play", play.clone()).await;
    assert_eq!((again.status, &again.json()["version"]), (200, &first.json()["version"]), "answered, not applied");
    let mut late = play;
    late["id"] = json!("two");
    let late = world.wish(&guests[seat], &table, "play", late).await;
    assert_eq!((late.status, late.code().as_str()), (409, "play/late"));
    assert_eq!(world.look(None, &table, None).await, after);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_changes_nothing() {
    let mut world = World::new().await;
    for game in GAMES.iter().map(|game| game.id) {
        let (table, guests) = world.pair(game).await;
        for _ in 0..10 {
            world.step(&table, &guests).await;
        }
        let seen = world.look(Some(&guests[1]), &table, Some(1)).await;
        world.restart().await;
        assert_eq!(world.look(Some(&guests[1]), &table, Some(1)).await, seen, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_takes_back_and_decides_anew() {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    let table = world.table(&guest, "house_of_cats", "players=1", &["me"]).await;
    let before = world.look(Some(&guest), &table, Some(0)).await;
    let mut taken_back = 0;
    for _ in 0..40 {
        world.step(&table, std::slice::from_ref(&guest)).await;
        let seen = world.look(Some(&guest), &table, Some(0)).await;
        let undone = world.wish(&guest, &table, "undo", json!({"seat": 0})).await;
        assert_eq!(undone.status == 200, seen["can_undo"] == true, "{}", undone.text());
        taken_back += u32::from(undone.status == 200);
        world.step(&table, std::slice::from_ref(&guest)).await;
    }
    assert!(taken_back > 0, "something can be taken back in forty moves");
    assert_ne!(world.look(Some(&guest), &table, Some(0)).await["version"], before["version"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_and_the_guest_comes_back() {
    let world = World::new().await;
    let (table, guests) = world.pair("marabunta").await;
    let stranger = world.guest("Cili").await;
    let refused = world.wish(&stranger, &table, "bot", json!({"seat": 1, "level": "easy"})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "seat/stranger"));
    let early = world.wish(&guests[0], &table, "bot", json!({"seat": 1, "level": "easy"})).await;
    assert_eq!((early.status, early.code().as_str()), (403, "seat/taken"), "nobody is sent away who was just here");
    assert_eq!(world.wish(&guests[1], &table, "bot", json!({"seat": 1, "level": "easy"})).await.status, 200);
    assert_eq!(world.look(None, &table, None).await["seats"][1], json!({"bot": "easy"}));
    let taken = world.wish(&stranger, &table, "sit", json!({"seat": 1})).await;
    assert_eq!((taken.status, taken.code().as_str()), (403, "seat/taken"));
    assert_eq!(world.wish(&guests[1], &table, "sit", json!({"seat": 1})).await.status, 200);
    assert_eq!(world.look(None, &table, None).await["seats"][1], json!({"guest": "Bence"}));
    assert_eq!(world.wish(&guests[1], &table, "rise", json!({"seat": 1})).await.status, 200);
    let waiting = world.wish(&guests[0], &table, "play", json!({"seat": 0, "action": "x", "version": 99})).await;
    assert_eq!(waiting.code(), "table/waiting");
    assert_eq!(
        world.wish(&stranger, &table, "sit", json!({"seat": 1})).await.status,
        200,
        "a free seat is for anybody"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_table_to_its_end() {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    for game in GAMES.iter().map(|game| game.id) {
        let table = world.table(&guest, game, "players=2", &["me", "easy"]).await;
        let mut socket = socket(&world, &format!("/api/tables/{table}/socket?seat=0"), Some(&guest)).await;
        // The version from which on the next decision is made.
        let mut from = 0;
        loop {
            let seen = next(&mut socket).await;
            if seen.get("ok").is_some() {
                assert_eq!(seen["ok"], true, "{game}: {seen}");
                from = seen["version"].as_i64().expect("a version");
            }
            if seen["turn"] == "over" {
                assert!(seen["winners"].is_array());
                break;
            }
            let is_due = seen["version"].as_i64() >= Some(from);
            if let (true, Some(action)) = (is_due, seen["legal"][0].as_str()) {
                from = i64::MAX;
                ask(&mut socket, json!({"cmd": "play", "action": action, "version": seen["version"]})).await;
            }
        }
    }
}

/// Only some tables of nothing but bots go on while nobody watches; those that end make room for others.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_that_nobody_watches_take_turns() {
    let unlimited = vec![[127, 0, 0, 1].into()];
    let world = World::with(Settings { unlimited, unwatched: 2, ..Settings::default() }).await;
    let guest = world.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = world.table(&guest, "clever2", "players=1", &["me"]).await;
        assert_eq!(world.wish(&guest, &table, "bot", json!({"seat": 0, "level": "easy"})).await.status, 200);
        tables.push(table);
    }
    let begin = Instant::now();
    for table in &tables {
        while world.look(None, table, None).await["turn"] != "over" {
            assert!(begin.elapsed() < Duration::from_secs(60), "{table} stands still");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_tells_every_change_and_answers_every_command() {
    let world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    let path = |seat: usize| format!("/api/tables/{table}/socket?seat={seat}");
    let mut sockets =
        [socket(&world, &path(0), Some(&guests[0])).await, socket(&world, &path(1), Some(&guests[1])).await];
    let mut spectator = socket(&world, &format!("/api/tables/{table}/socket"), None).await;
    let mut seen = [next(&mut sockets[0]).await, next(&mut sockets[1]).await];
    let version = seen[0]["version"].as_i64().expect("a version");
    let mover = usize::from(seen[0]["legal"].as_array().is_none_or(Vec::is_empty));
    let action = text(&seen[mover]["legal"][0]);

    for (wrong, code) in [
        (json!("x"), "request/not_json"),
        (json!({"cmd": "fly", "id": "a"}), "request/not_json"),
        (json!({"cmd": "play", "id": "a"}), "request/not_json"),
        (json!({"cmd": "play", "action": "nonsense", "version": version, "id": "a"}), "play/notation"),
        (json!({"cmd": "play", "seat": 1 - mover, "action": action, "version": version, "id": "a"}), "seat/not_yours"),
        (json!({"cmd": "undo", "id": "a"}), "undo/nothing"),
    ] {
        ask(&mut sockets[mover], wrong.clone()).await;
        let answer = loop {
            let answer = next(&mut sockets[mover]).await;
            if answer.get("ok").is_some() {
                break answer;
            }
        };
        assert_eq!((&answer["ok"], &answer["error"]["code"]), (&json!(false), &json!(code)), "{wrong}: {answer}");
    }
    ask(&mut spectator, json!({"cmd": "play", "seat": 0, "action": action, "version": version})).await;
    loop {
        let answer = next(&mut spectator).await;
        if answer.get("ok").is_some() {
            assert_eq!(answer["error"]["code"], "guest/unknown");
            break;
        }
        assert_eq!(answer["legal"], json!([]), "a spectator has nothing to choose");
    }

    ask(&mut sockets[mover], json!({"cmd": "play", "action": action, "version": version, "id": "b"})).await;
    for socket in &mut sockets {
        loop {
            let news = next(socket).await;
            if news["version"].as_i64() > Some(version) && news.get("ok").is_none() {
                assert_eq!(text(&news["events"][0]["text"]), action);
                break;
            }
        }
    }
    ask(&mut sockets[mover], json!({"cmd": "hint", "id": "c"})).await;
    seen[0] = loop {
        let answer = next(&mut sockets[mover]).await;
        if answer["answer"] == "c" {
            break answer;
        }
    };
    assert!(seen[0]["action"].is_string() || seen[0]["error"]["code"] == "bot/not_your_turn", "{}", seen[0]);
}
