//! Boxes of strangers: too large, too deep, too many, not theirs, without end.

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use catalogue::GAMES;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::calls::{FORM, Guest, good, text};
use crate::changed::{built_in, changed};
use crate::database::Folder;
use crate::http::Response;
use crate::process::{Server, UNLIMITED};

/// Everybody has the limits that a server has by itself.
const LIMITED: &[&str] = &["--pause", "0"];

/// The process may grow by this while strangers send the same things again and again.
const GROWTH: u64 = 24 << 20;

/// A refusal: its status, its code, and a sentence that says why.
#[track_caller]
fn check_refused(answer: &Response, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code), "{}", answer.text());
    let sentence = text(&answer.json()["error"]["message"]);
    assert!(sentence.contains(' ') && sentence.len() < 1000, "{sentence}");
}

impl Server {
    async fn keep(&self, guest: &Guest, name: &str, text: &str) -> Response {
        let new = json!({"game": "clever2", "name": name, "text": text});
        self.call(Some(guest), "/api/boxes", Some(new)).await
    }

    /// Has a box tried out.
    async fn check(&self, guest: &Guest, game: &str, text: &str) -> Response {
        self.call(Some(guest), "/api/boxes/check", Some(json!({"game": game, "text": text}))).await
    }

    /// The guests are served as ever.
    async fn check_goes_on(&self, table: &str, guests: &[Guest]) {
        let begin = Instant::now();
        assert!(self.step(table, guests).await, "the table goes on");
        assert!(begin.elapsed() < Duration::from_secs(5), "the table went on after {:?}", begin.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_box_of_a_megabyte_is_refused_with_a_sentence() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), LIMITED);
    let (table, guests) = server.pair("clever2").await;
    let guest = &guests[0];
    server.check(guest, "clever2", "").await;
    let before = server.memory();
    let large = format!("{}\n# {}", built_in("clever2"), "x".repeat(1 << 20));
    for _ in 0..10 {
        check_refused(&server.keep(guest, "Large", &large).await, 413, "request/too_large");
        check_refused(&server.check(guest, "clever2", &large).await, 413, "request/too_large");
        let form = format!("game=clever2&name=Large&do=save&text={}", "x".repeat(1 << 20));
        let refused = server.post("/boxes", &[FORM, ("Cookie", &guest.cookie())], &form).await;
        assert_eq!(refused.status, 413, "{}", refused.text());
        let part = |name: &str, text: &str| {
            format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n")
        };
        let body = format!("{}{}--x--\r\n", part("record", "tarsas record 1\n"), part("box", &large));
        let refused = server.post("/records", &[("Content-Type", "multipart/form-data; boundary=x")], &body).await;
        assert_eq!(refused.status, 413, "{}", refused.text());
    }
    // What is within the limit of a request and beyond that of a box.
    let large = format!("{}\n# {}", built_in("clever2"), "x".repeat(130 << 10));
    check_refused(&server.keep(guest, "Large", &large).await, 413, "box/too_large");
    check_refused(&server.check(guest, "clever2", &large).await, 413, "box/too_large");
    let grown = server.memory().saturating_sub(before);
    assert!(grown < GROWTH, "{grown} bytes");
    server.check_goes_on(&table, &guests).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deep_texts_are_refused_with_a_sentence() {
    const DEPTH: usize = 10_000;
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), LIMITED);
    let (table, guests) = server.pair("clever2").await;
    let before = server.memory();
    let nested = |open: &str, close: &str| format!("a = {}1{}\n", open.repeat(DEPTH), close.repeat(DEPTH));
    let path = vec!["a"; DEPTH].join(".");
    for deep in [
        nested("[", "]"),
        nested("{a=", "}"),
        nested("[{a=", "}]"),
        format!("a = {}", "[".repeat(DEPTH)),
        format!("[{path}]\nb = 1\n"),
        format!("{path} = 1\n"),
        format!("{}\n{}", built_in("clever2"), nested("[", "]")),
    ] {
        let begin = &deep[..20];
        let tried = good(&server.check(&guests[0], "clever2", &deep).await);
        assert_eq!(tried["good"], false, "{begin}");
        assert!(text(&tried["reason"]).contains(' ') && text(&tried["reason"]).len() < 1000, "{begin}: {tried}");
        let refused = server.keep(&guests[0], "Deep", &deep).await;
        let code = refused.code();
        assert!(code == "box/fault" || code == "box/unplayable", "{begin}: {}", refused.text());
        server.check_goes_on(&table, &guests).await;
    }
    let grown = server.memory().saturating_sub(before);
    assert!(grown < GROWTH, "{grown} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_ten_thousand_saves_the_quota_is_kept() {
    const SAVES: usize = 10_000;
    const QUOTA: usize = 20;
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), LIMITED);
    let (table, guests) = server.pair("clever2").await;
    let guest = &guests[0];
    let (mut kept, mut before) = (0, 0);
    let mut refused = std::collections::BTreeMap::<String, usize>::new();
    for number in 0..SAVES {
        // Now and then another text, which must be tried out.
        let text = format!("{}\n# {}\n", changed("clever2"), number / 100);
        let answer = server.keep(guest, &format!("Box {number}"), &text).await;
        if answer.status == 200 {
            kept += 1;
        } else {
            let code = answer.code();
            assert!(["limit/boxes", "limit/checks", "limit/rate"].contains(&code.as_str()), "{}", answer.text());
            if !refused.contains_key(&code) {
                check_refused(&answer, 429, &code);
            }
            *refused.entry(code).or_default() += 1;
        }
        if number == SAVES / 10 {
            before = server.memory();
        }
        // The rate is for all calls of an address: nobody else could play from here.
        if number % 500 == 0 {
            sleep(Duration::from_secs(1)).await;
            server.check_goes_on(&table, &guests).await;
        }
    }
    let grown = server.memory().saturating_sub(before);
    assert!(grown < GROWTH, "{grown} bytes");
    sleep(Duration::from_secs(1)).await;
    let mine = good(&server.call(Some(guest), "/api/boxes", None).await);
    assert_eq!(mine["boxes"].as_array().map(Vec::len), Some(kept));
    assert!(kept == QUOTA && refused.contains_key("limit/boxes"), "{kept} were kept, {refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_are_none_and_boxes_of_others_are_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), LIMITED);
    let (table, guests) = server.pair("clever2").await;
    let text_of_box = changed("clever2");
    for name in ["", " ", "\u{200b}", "a\u{0}b", "\u{202e}evil", &"x".repeat(41), &"e\u{301}".repeat(400)] {
        check_refused(&server.keep(&guests[0], name, &text_of_box).await, 400, "box/name");
    }
    let kept = good(&server.keep(&guests[0], "<script>alert(1)</script>", &text_of_box).await);
    let id = text(&kept["id"]);
    let page = server.get(&format!("/boxes/{id}"), &[("Cookie", &guests[0].cookie())]).await;
    assert!(page.status == 200 && !page.text().contains("<script>alert"), "{}", page.text());
    let theirs = format!("/api/boxes/{id}");
    check_refused(&server.call(Some(&guests[1]), &theirs, None).await, 404, "box/unknown");
    for (path, body) in [
        (format!("{theirs}/share"), json!({"shared": true})),
        (format!("{theirs}/hide"), json!({})),
        ("/api/boxes".to_owned(), json!({"id": id, "game": "clever2", "name": "Mine", "text": text_of_box})),
        ("/api/tables".to_owned(), json!({"game": "clever2", "seats": ["me"], "box": id})),
        ("/api/tables".to_owned(), json!({"game": "clever2", "seats": ["me"], "box": kept["box"]})),
        ("/api/tables".to_owned(), json!({"game": "clever2", "seats": ["me"], "box": "x".repeat(5000)})),
    ] {
        check_refused(&server.call(Some(&guests[1]), &path, Some(body)).await, 404, "box/unknown");
    }
    for id in ["x", "%00", "..%2f..%2fetc", &"a".repeat(16), &"a".repeat(2000), "'%20OR%201=1--"] {
        let refused = server.call(Some(&guests[1]), &format!("/api/boxes/{id}"), None).await;
        assert_eq!(refused.status, 404, "{id}: {}", refused.text());
    }
    let still = good(&server.call(Some(&guests[0]), &theirs, None).await);
    assert_eq!(still, kept, "nothing has changed");
    server.check_goes_on(&table, &guests).await;
}

/// No number that may stand in a box makes a game without end or without a way on: it is refused, or it can be played with.
#[tokio::test(flavor = "multi_thread")]
async fn absurd_numbers_are_refused_or_can_be_played_with() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let mut tried = 0;
    for (game, from, absurd) in [
        ("clever2", "rounds_by_players = { 1 = 6,", ["rounds_by_players = { 1 = 0,", "rounds_by_players = { 1 = 255,"]),
        ("clever2", "rolls_per_active_turn = 3", ["rolls_per_active_turn = 0", "rolls_per_active_turn = 255"]),
        ("hadara", "phase_b_turns_per_player = 5", ["phase_b_turns_per_player = 0", "phase_b_turns_per_player = 255"]),
        ("hadara", "coins_per_vp = 5", ["coins_per_vp = 0", "coins_per_vp = 2147483647"]),
        ("house_of_cats", "rows        = 6", ["rows = 0", "rows = 255"]),
        ("marabunta", "score_track = 25", ["score_track = 0", "score_track = 255"]),
        ("strange_world", "base = 5", ["base = -2147483648", "base = 2147483647"]),
    ] {
        assert!(built_in(game).contains(from), "{game}: {from}");
        for absurd in absurd {
            let answer = good(&server.check(&guests[0], game, &built_in(game).replacen(from, absurd, 1)).await);
            let is_good = answer["good"] == json!(true);
            assert!(is_good || text(&answer["reason"]).contains(' '), "{game}, {absurd}: {answer}");
            assert_ne!(
                answer["reason"],
                json!("a game with it broke off"),
                "{game}, {absurd}: reading should refuse it"
            );
            tried += 1;
        }
        server.check_goes_on(&table, &guests).await;
    }
    assert_eq!(tried, 14);
}

/// The process in which a server tries out a box, if there is one.
fn trial_of(server: &Server) -> Option<u32> {
    let processes = fs::read_dir("/proc").ok()?.flatten();
    let numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_trial = |id: &u32| {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let parent = stat.rsplit_once(") ").and_then(|(_, fields)| fields.split(' ').nth(1)?.parse().ok());
        let line = fs::read_to_string(format!("/proc/{id}/cmdline")).unwrap_or_default();
        parent == Some(server.id()) && line.contains("check-box")
    };
    numbers.into_iter().find(is_trial)
}

/// A trial that stands still is as one that never ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_trial_that_takes_for_ever_is_ended_and_holds_up_nobody() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), LIMITED);
    let (table, guests) = server.pair("clever2").await;
    let begin = Instant::now();
    let mut stopped = None;
    for attempt in 0..20 {
        let text = format!("{}\n# {attempt}\n", changed("hadara"));
        let mut tried = std::pin::pin!(server.check(&guests[0], "hadara", &text));
        let stop = async {
            loop {
                if let Some(trial) = trial_of(&server) {
                    let sent = Command::new("kill").args(["-STOP", &trial.to_string()]).status();
                    assert!(sent.is_ok_and(|status| status.success()));
                    return trial;
                }
                sleep(Duration::from_millis(1)).await;
            }
        };
        let trial = tokio::select! {
            _ = &mut tried => continue,
            trial = stop => trial,
        };
        if timeout(Duration::from_secs(1), &mut tried).await.is_ok() {
            continue;
        }
        // Meanwhile tables go on, and nobody waits for a second trial from the same address.
        server.check_goes_on(&table, &guests).await;
        check_refused(&server.check(&guests[1], "clever2", &changed("clever2")).await, 429, "limit/checks");
        stopped = Some((trial, good(&tried.await)));
        break;
    }
    let (trial, answer) = stopped.expect("a trial that was stopped");
    assert_eq!((&answer["good"], &answer["reason"]), (&json!(false), &json!("a game with it takes too long")));
    assert!(begin.elapsed() < Duration::from_secs(60), "{:?}", begin.elapsed());
    let gone = async {
        while fs::read_to_string(format!("/proc/{trial}/cmdline")).is_ok_and(|line| line.contains("check-box")) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(10), gone).await.expect("the trial has ended");
    let tried = good(&server.check(&guests[1], "clever2", &changed("clever2")).await);
    assert_eq!(tried["good"], true, "the next one is tried out: {tried}");
    server.check_goes_on(&table, &guests).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_257th_box_of_a_process_is_refused_and_everything_else_goes_on() {
    const BOXES: usize = 300;
    const ROOM: usize = 256;
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let guest = &guests[0];
    let game = GAMES.find("clever2").expect("the game");
    // Without comments, so that their size does not fill the process before their number does.
    let bare: String =
        changed("clever2").lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let row = |number: usize| -> Value {
        let text = bare.replace("[0, 80,", &format!("[0, {},", 80 + number));
        let digest = game.check_box(&text).expect("a right box");
        json!([id(number), guest.id, "clever2", digest, format!("Box {number}"), text])
    };
    // A stranger needs hours for this; only so many are tried out in a minute.
    let rows: Vec<Value> = (0..BOXES).map(row).collect();
    folder.change("INSERT INTO owned_boxes VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0)", &rows);
    let before = server.memory();
    let mut tables = Vec::new();
    for number in 0..BOXES {
        let new = json!({"game": "clever2", "setup": "players=1", "seats": ["me"], "box": id(number)});
        let made = server.call(Some(guest), "/api/tables", Some(new)).await;
        if number < ROOM {
            tables.push(text(&good(&made)["table"]));
        } else {
            check_refused(&made, 503, "box/full");
        }
    }
    let grown = server.memory().saturating_sub(before);
    assert!(grown < (64 << 20) + GROWTH, "{grown} bytes");
    server.check_goes_on(&table, &guests).await;
    for table in [&tables[0], &tables[ROOM - 1]] {
        server.check_goes_on(table, &guests[..1]).await;
    }
    assert!(!server.table(guest, "clever2", &["me"]).await.is_empty(), "the built-in box has its place");
    let again = json!({"game": "clever2", "setup": "players=1", "seats": ["me"], "box": id(7)});
    good(&server.call(Some(guest), "/api/tables", Some(again)).await);
    let tried = good(&server.check(guest, "clever2", &format!("{}\n# new\n", changed("clever2"))).await);
    assert_eq!(tried["good"], true, "a trial takes no place");
    let form = format!("mode=alone&players=1&seat-0=me&box={}", id(ROOM));
    let refused = server.post("/new/clever2", &[FORM, ("Cookie", &guest.cookie())], &form).await;
    assert!(refused.status == 503 && refused.text().contains("any more different boxes"), "{}", refused.text());
    server.stop();

    let server = Server::start(&folder.sqlite(), UNLIMITED);
    for table in &tables {
        server.look(None, table, None).await;
    }
    let new = json!({"game": "clever2", "setup": "players=1", "seats": ["me"], "box": id(ROOM)});
    check_refused(&server.call(Some(guest), "/api/tables", Some(new)).await, 503, "box/full");
    server.check_goes_on(&table, &guests).await;
}

/// An id of a box, by its number. The first ones look like digests.
fn id(number: usize) -> String {
    let mut bytes = [0; table::ID_LENGTH];
    bytes[..2].copy_from_slice(&[(number % 32) as u8, (number / 32) as u8]);
    table::letters(&bytes)
}
