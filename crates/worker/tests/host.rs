//! The host of a table in a browser, without a browser: messages and time in, answers out.

use std::time::Duration;

use catalogue::GAMES;
use serde_json::{Value, json};
use table::{Room, Time};
use worker::{Answer, Beginning, Host, Random, Worker};

const TABLE: &str = "abcdefghjkmnpqrs";
const PAGE: &str = "http://here/t/abcdefghjkmnpqrs/socket?lang=hu";
const PROGRAM: &str = "http://here/api/tables/abcdefghjkmnpqrs/socket?seat=0";
const QUERY: &str =
    "game=clever2&setup=players%3D2&seat=me&seat=easy&name=Anna&table=abcdefghjkmnpqrs&seed=5&pause=300";

fn random() -> Random {
    Random { table: [1; 16], guest: [2; 16], seed: [3; 32], bots: [4; 32] }
}

fn host(query: &str) -> Host {
    let beginning = Beginning::read(query, &random()).expect("a good query");
    Host::new(GAMES, beginning, Time::ZERO).expect("a good plan")
}

fn text(answer: &Answer) -> Value {
    match answer {
        Answer::Text(text) => serde_json::from_str(text).expect("JSON"),
        other => panic!("no text: {other:?}"),
    }
}

/// The names of the regions of a redraw, and its HTML.
fn redraw(answer: &Answer) -> (Vec<String>, String) {
    let Answer::Bytes(bytes) = answer else { panic!("no redraw: {answer:?}") };
    let text = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let (head, html) = text.split_once('\n').expect("a head");
    let head: Value = serde_json::from_str(head).expect("JSON");
    let regions = head["regions"].as_array().expect("regions").iter();
    (regions.map(|region| region[0].as_str().expect("a name").to_owned()).collect(), html.to_owned())
}

/// Lets time pass until nothing waits for it; gives what was said, and what time it is then.
fn wait(host: &mut Host, mut now: Time) -> (Vec<Answer>, Time) {
    let mut answers = Vec::new();
    while let Some(due) = host.due() {
        now = now.max(due);
        answers.extend(host.tick(now));
    }
    (answers, now)
}

fn closed(answers: &[Answer]) -> (u16, &str) {
    match answers {
        [Answer::Closed { code, reason }] => (*code, reason),
        other => panic!("not closed: {other:?}"),
    }
}

#[test]
fn a_page_is_let_in_and_sent_all_regions_in_its_language() {
    let mut host = host(QUERY);
    let answers = host.open(PAGE, Time::ZERO);
    let [Answer::Open, drawn] = &answers[..] else { panic!("{answers:?}") };
    let (names, html) = redraw(drawn);
    assert_eq!(names, pages::TABLE_REGIONS);
    assert!(html.contains("Anna") && html.contains("Visszavonás"), "a page in Hungarian");
}

#[test]
fn whole_games_are_played_against_a_bot_and_their_entries_make_the_same_table() {
    for game in GAMES {
        let query = format!("game={}&setup=players%3D2&seat=me&seat=easy&table={TABLE}&seed=7&pause=0", game.id);
        let mut host = host(&query);
        let mut answers = host.open(PROGRAM, Time::ZERO);
        let mut now = Time::ZERO;
        for n in 0.. {
            let (said, later) = wait(&mut host, now);
            answers.extend(said);
            now = later;
            // The last answer that is a snapshot is the table as it is now.
            let texts = answers.iter().filter(|answer| matches!(answer, Answer::Text(_))).map(text);
            let table = texts.filter(|text| text.get("turn").is_some()).last().expect("a snapshot");
            if table["turn"] == "over" {
                break;
            }
            assert!(n < 1000, "{} does not end", game.id);
            let legal = table["legal"].as_array().expect("actions");
            assert!(!legal.is_empty(), "{}: the bot does not decide", game.id);
            let action = &legal[n * 7 % legal.len()];
            let play =
                json!({"cmd": "play", "seat": 0, "action": action, "version": table["version"], "id": n.to_string()});
            answers = host.hear(&play.to_string(), now);
            assert_eq!(text(&answers[0])["ok"], json!(true), "{}: {answers:?}", game.id);
        }
        let replayed = Room::replay(GAMES, host.room().id().clone(), host.entries()).expect("good entries");
        assert_eq!(replayed.expect("a table").record(), host.room().record(), "{}", game.id);
        assert!(host.room().record().is_some());
    }
}

#[test]
fn the_page_is_answered_before_a_bot_thinks_and_the_bot_keeps_its_pause() {
    let mut host = host(QUERY);
    host.open(PROGRAM, Time::ZERO);
    let (_, mut now) = wait(&mut host, Time::ZERO);
    // Until the bot is to decide.
    while host.due().is_none() {
        let (action, version) = (host.room().table().legal(play::Player::new(0))[0].clone(), host.room().version());
        let play = json!({"cmd": "play", "seat": 0, "action": action, "version": version});
        let answers = host.hear(&play.to_string(), now);
        assert_eq!(answers.len(), 2, "an answer and the table: {answers:?}");
    }
    let version = host.room().version();
    assert!(host.due() <= Some(now), "the bot thinks at once");
    assert!(host.tick(now).is_empty());
    assert_eq!((host.room().version(), host.due()), (version, Some(now + Duration::from_millis(300))));
    now += Duration::from_millis(299);
    assert!(host.tick(now).is_empty(), "it is too early");
    now += Duration::from_millis(1);
    assert_eq!(host.tick(now).len(), 1);
    assert_eq!(host.room().version(), version.next());
}

#[test]
fn a_page_that_opens_again_is_sent_everything_and_the_game_goes_on() {
    let mut host = host("game=strange_world&setup=players%3D1&seat=me&table=abcdefghjkmnpqrs");
    host.open(PAGE, Time::ZERO);
    let (action, version) = (host.room().table().legal(play::Player::new(0))[0].clone(), host.room().version());
    let play = json!({"cmd": "play", "action": action, "version": version, "id": "a"}).to_string();
    let answers = host.hear(&play, Time::ZERO);
    assert_eq!((&text(&answers[0])["ok"], answers.len()), (&json!(true), 2));
    let again = host.open(&PAGE.replace("hu", "en"), Time::ZERO);
    let [Answer::Open, drawn] = &again[..] else { panic!("{again:?}") };
    assert_eq!(redraw(drawn).0, pages::TABLE_REGIONS);
    assert_eq!(host.room().version(), version.next());
    let repeated = host.hear(&play, Time::ZERO);
    assert_eq!(text(&repeated[0])["ok"], json!(true), "what was done is known");
    assert_eq!(host.room().version(), version.next(), "and done once");
    assert!(host.close(Time::ZERO).is_empty());
    assert!(host.hear(&play, Time::ZERO).is_empty(), "nobody is there");
}

#[test]
fn a_hint_is_given() {
    let mut host = host("game=strange_world&setup=players%3D1&seat=me&table=abcdefghjkmnpqrs");
    host.open(PAGE, Time::ZERO);
    assert!(host.hear(r#"{"cmd":"hint","id":"h"}"#, Time::ZERO).is_empty());
    let (answers, _) = wait(&mut host, Time::ZERO);
    let answer = answers.iter().filter(|answer| matches!(answer, Answer::Text(_))).map(text).next().expect("a hint");
    assert_eq!((&answer["answer"], &answer["ok"]), (&json!("h"), &json!(true)));
}

#[test]
fn a_wrong_text_is_answered_in_the_language_of_the_page() {
    let mut host = host(QUERY);
    host.open(PAGE, Time::ZERO);
    let (mut answers, version) = (host.hear("nonsense", Time::ZERO), host.room().version());
    answers.extend(host.hear(r#"{"cmd":"play","action":"fly","version":99,"id":"a"}"#, Time::ZERO));
    assert_eq!(answers.len(), 2);
    assert_eq!(text(&answers[0])["error"]["code"], "request/not_json");
    assert_eq!(text(&answers[1])["answer"], "a");
    assert_eq!(text(&answers[1])["ok"], json!(false));
    assert_eq!(host.room().version(), version);
}

#[test]
fn an_address_of_another_table_is_closed() {
    let mut host = host(QUERY);
    for address in ["", "http://here/t/srqpnmkjhgfedcba/socket", "/api/tables/abcdefghjkmnpqrs/socket?seat=x"] {
        let answers = host.open(address, Time::ZERO);
        assert_eq!(closed(&answers).0, 1008, "{address}");
    }
    assert!(host.hear(r#"{"cmd":"undo"}"#, Time::ZERO).is_empty(), "nobody is connected");
}

/// A worker that was started with this query.
fn started(query: &str) -> Worker {
    let mut worker = Worker::new(GAMES);
    let random = json!({"table": vec![1; 16], "guest": vec![2; 16], "seed": vec![3; 32], "bots": vec![4; 32]});
    let start = json!({"start": {"query": query, "random": random}});
    assert!(worker.receive(start.to_string().as_bytes(), Time::ZERO).is_empty());
    worker
}

fn tell(worker: &mut Worker, message: &Value) -> Vec<Answer> {
    worker.receive(message.to_string().as_bytes(), Time::ZERO)
}

#[test]
fn a_table_that_cannot_be_made_is_closed_with_the_reason() {
    for (query, reason) in [
        ("game=chess", "chess"),
        ("game=clever2&setup=players%3D9", "players"),
        ("game=clever2&seat=genius", "no such bot"),
        ("game=clever2&table=x", "no such table"),
        ("game=clever2&seed=x", "seed"),
        ("game=clever2&pause=soon", "pause"),
        ("game=clever2&colour=red", "colour"),
    ] {
        let answers = tell(&mut started(query), &json!({"open": PAGE}));
        let (code, said) = closed(&answers);
        assert_eq!(code, 1008);
        assert!(said.contains(reason), "{query}: {said}");
    }
    assert_eq!(closed(&tell(&mut Worker::new(GAMES), &json!({"open": PAGE}))).0, 1008, "before the start");
}

#[test]
fn a_worker_reads_the_messages_of_the_page() {
    let mut worker = started(QUERY);
    assert!(matches!(&tell(&mut worker, &json!({"open": PAGE}))[..], [Answer::Open, Answer::Bytes(_)]));
    assert!(matches!(&tell(&mut worker, &json!({"send": "x"}))[..], [Answer::Text(_)]));
    assert!(worker.due().is_some(), "it tells soon who has come");
    assert!(tell(&mut worker, &json!({"tick": true})).is_empty());
    assert!(tell(&mut worker, &json!({"close": true})).is_empty());
    assert_eq!(closed(&tell(&mut worker, &json!({"dance": true}))).0, 1008);
    assert_eq!(closed(&worker.receive(b"\xff", Time::ZERO)).0, 1008);
}
