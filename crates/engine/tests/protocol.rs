//! The engine protocol, line by line.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use engine::{Engine, Host};
use play::Seed;
use serde_json::{Value, json};
use trials::engine::EngineDriver;

fn clock() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

/// Draws no secret numbers: here every game may be repeated.
struct Driver(Engine);

impl Driver {
    fn start() -> Driver {
        Driver(Engine::new(Host { games: catalogue::GAMES, random_seed: || Seed::from(3), clock }))
    }
}

impl EngineDriver for Driver {
    fn line(&mut self, line: &[u8]) -> Value {
        let answer = self.0.answer(line);
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer:?}"))
    }
}

fn new_game(setup: &str, chance: &str) -> Value {
    json!({"cmd": "new", "game": "clever2", "setup": setup, "seed": 7, "chance": chance})
}

#[test]
fn games_are_described() {
    let mut engine = Driver::start();
    let answer = engine.ask(json!({"cmd": "games"}));
    let clever2 = answer["games"].as_array().expect("games").iter().find(|game| game["id"] == "clever2");
    let setup = json!([
        {"key": "players", "values": ["1", "2", "3", "4"], "default": "2"},
        {"key": "extra_die", "values": ["turn", "round"], "default": "turn"},
        {"key": "third_silver", "values": ["lower", "all"], "default": "lower"},
    ]);
    let info = catalogue::GAMES.find("clever2").expect("the game");
    let (standard, boxes) = (info.standard_box(), info.built_in_boxes());
    let expect = json!({
        "id": "clever2", "name": "Twice as Clever", "rules": 1, "players": [1, 4], "setup": setup,
        "box": standard, "boxes": boxes,
    });
    assert_eq!(clever2, Some(&expect));
}

#[test]
fn a_game_by_hand_follows_the_protocol() {
    let mut engine = Driver::start();
    let answer = engine.ask(new_game("players=2", "manual"));
    assert_eq!(answer, json!({"ok": true, "turn": "chance", "players": [], "step": "first", "events": []}));
    let answer = engine.ask(json!({"cmd": "chance", "result": "first 1"}));
    let events = json!([{"chance": "first 1"}]);
    assert_eq!(answer, json!({"ok": true, "turn": "chance", "players": [], "step": "roll", "events": events}));
    engine.ask(json!({"cmd": "chance", "result": "dice white 2 yellow 5 blue 1 green 4 pink 6 silver 3"}));
    assert_eq!(engine.ask(json!({"cmd": "legal", "player": 0}))["actions"], json!([]));
    assert_eq!(engine.ask(json!({"cmd": "legal", "player": 1}))["actions"].as_array().expect("texts").len(), 20);
    let answer = engine.ask(json!({"cmd": "play", "player": 1, "action": "choose pink 6"}));
    let events = json!([{"player": 1, "text": "choose pink 6"}]);
    assert_eq!(answer, json!({"ok": true, "turn": "players", "players": [1], "step": "extra", "events": events}));
    let answer = engine.ask(json!({"cmd": "score"}));
    let lines = json!({"silver": 0, "yellow": 0, "blue": 0, "green": 0, "pink": 6, "foxes": 0});
    assert_eq!(answer["scores"][1], json!({"total": 6, "lines": lines, "tiebreak": [6]}));
    let names: Vec<&String> = answer["scores"][1]["lines"].as_object().expect("lines").keys().collect();
    assert_eq!(names, ["silver", "yellow", "blue", "green", "pink", "foxes"]);
    assert!(answer.get("winners").is_none());
    let answer = engine.ask(json!({"cmd": "undo", "player": 1}));
    assert_eq!(answer, json!({"ok": true, "turn": "players", "players": [1], "step": "choose"}));
    assert_eq!(engine.refuse(br#"{"cmd":"undo","player":1}"#), "undo/nothing");
    assert_eq!(engine.ask(json!({"cmd": "view", "player": 1}))["view"]["viewer"], 1);
    assert_eq!(engine.ask(json!({"cmd": "view", "player": null}))["view"]["viewer"], Value::Null);
}

/// Plays the first legal action of the first player until the game is over.
fn play_out(engine: &mut Driver) -> Vec<Value> {
    let mut events = Vec::new();
    loop {
        let turn = engine.ask(json!({"cmd": "turn"}));
        if turn["turn"] == "over" {
            return events;
        }
        let player = turn["players"][0].clone();
        let legal = engine.ask(json!({"cmd": "legal", "player": player}));
        let answer = engine.ask(json!({"cmd": "play", "player": player, "action": legal["actions"][0]}));
        events.extend(answer["events"].as_array().expect("events").iter().cloned());
    }
}

#[test]
fn automatic_chance_is_drawn_at_once_and_a_seed_repeats_the_game() {
    let mut engine = Driver::start();
    let first = engine.ask(new_game("players=3", "auto"));
    assert_eq!(first["turn"], "players");
    assert_eq!(first["events"].as_array().expect("events").len(), 2, "first player and first roll");
    let events = play_out(&mut engine);
    let record = engine.ask(json!({"cmd": "record"}))["record"].clone();
    assert_eq!(engine.ask(new_game("players=3", "auto")), first);
    assert_eq!(play_out(&mut engine), events);
    assert_eq!(engine.ask(json!({"cmd": "record"}))["record"], record);
    let score = engine.ask(json!({"cmd": "score"}));
    assert!(!score["winners"].as_array().expect("winners").is_empty());
    assert_eq!(engine.refuse(br#"{"cmd":"play","player":0,"action":"pass"}"#), "play/not_your_turn");
}

#[test]
fn a_record_loads_and_a_changed_one_is_refused_by_line() {
    let mut engine = Driver::start();
    engine.ask(new_game("players=1", "auto"));
    play_out(&mut engine);
    let record = engine.ask(json!({"cmd": "record"}))["record"].as_str().expect("a record").to_owned();
    let (turn, score) = (engine.ask(json!({"cmd": "turn"})), engine.ask(json!({"cmd": "score"})));
    assert!(score["title"].is_string());

    let mut other = Driver::start();
    let answer = other.ask(json!({"cmd": "load", "record": record}));
    assert_eq!(answer["turn"], "over");
    assert_eq!(other.ask(json!({"cmd": "turn"})), turn);
    assert_eq!(other.ask(json!({"cmd": "score"})), score);
    assert_eq!(other.ask(json!({"cmd": "record"}))["record"], record.as_str());

    let changed = record.replacen("choose", "chaose", 1);
    let line = 1 + record.lines().position(|line| line.contains("choose")).expect("a choice");
    let answer = other.line(json!({"cmd": "load", "record": changed}).to_string().as_bytes());
    assert_eq!(answer["error"]["code"], "record/wrong");
    let message = answer["error"]["message"].as_str().expect("a sentence");
    assert!(message.starts_with(&format!("line {line}: ")), "{message}");
    assert_eq!(other.ask(json!({"cmd": "record"}))["record"], record.as_str(), "the old game is still there");
}

#[test]
fn a_game_in_progress_is_saved_and_goes_on() {
    let mut engine = Driver::start();
    engine.ask(new_game("players=2", "manual"));
    engine.ask(json!({"cmd": "chance", "result": "first 0"}));
    engine.ask(json!({"cmd": "chance"}));
    let record = engine.ask(json!({"cmd": "record"}))["record"].clone();
    assert!(record.as_str().expect("a record").contains("\nseed given  #"));
    let answer = engine.ask(json!({"cmd": "load", "record": record, "chance": "auto"}));
    assert_eq!(answer["step"], "choose");
    play_out(&mut engine);
}

#[test]
fn a_game_is_played_with_the_box_that_is_named() {
    let info = catalogue::GAMES.find("clever2").expect("the game");
    let text = info.box_text(info.standard_box()).expect("the built-in box");
    let own = info.take_in_box(&text.replace("points_by_count = [0, 1,", "points_by_count = [0, 100,")).expect("a box");
    let mut engine = Driver::start();
    for digest in [own, info.standard_box()] {
        engine.ask(json!({"cmd": "new", "game": "clever2", "box": digest, "seed": 7}));
        play_out(&mut engine);
        let record = engine.ask(json!({"cmd": "record"}))["record"].as_str().expect("a record").to_owned();
        assert!(record.contains(&format!("\ncomponents {digest}  #")), "{record}");
        engine.ask(json!({"cmd": "load", "record": record}));
        assert_eq!(engine.ask(json!({"cmd": "record"}))["record"], record.as_str());
    }
    let unknown = json!({"cmd": "load", "record": "tarsas record 1\ngame clever2\nrules 1\ncomponents 00000000000000ab\nsetup players=2\nseed 1\n"});
    let answer = engine.line(unknown.to_string().as_bytes());
    let message = answer["error"]["message"].as_str().expect("a sentence");
    assert!(message.starts_with("line 4: ") && message.contains("00000000000000ab"), "{message}");
}

#[test]
fn a_bot_suggests_a_legal_action_and_does_not_play_it() {
    let mut engine = Driver::start();
    engine.ask(new_game("players=1", "auto"));
    let before = engine.ask(json!({"cmd": "record"}));
    let legal = engine.ask(json!({"cmd": "legal", "player": 0}));
    let actions = legal["actions"].as_array().expect("texts");
    let answer = engine.ask(json!({"cmd": "bot", "player": 0, "bot": "random", "ms": 500}));
    assert!(actions.contains(&answer["action"]));
    let answer = engine.ask(json!({"cmd": "bot", "player": 0, "bot": "search:50"}));
    assert!(actions.contains(&answer["action"]));
    assert_eq!(answer["visits"].as_object().expect("visits").len(), actions.len());
    assert!(answer["value"].is_number() && answer["nodes"].is_number());
    let ask = |engine: &mut Driver, seed: u64| {
        engine.ask(json!({"cmd": "bot", "player": 0, "bot": "search:50", "seed": seed}))
    };
    assert_eq!(ask(&mut engine, 7), ask(&mut engine, 7), "the same seed, the same thoughts");
    let answer = engine.ask(json!({"cmd": "bot", "player": 0, "bot": "search:10000000", "ms": 1}));
    assert!(actions.contains(&answer["action"]) && answer["nodes"].as_u64() < Some(10_000_000));
    for bot in ["easy", "medium", "search:20x2"] {
        let answer = engine.ask(json!({"cmd": "bot", "player": 0, "bot": bot}));
        assert!(actions.contains(&answer["action"]) && answer["values"].is_object(), "{bot}");
    }
    assert_eq!(engine.ask(json!({"cmd": "record"})), before);
}

#[test]
fn bad_lines_are_refused_with_a_code_and_change_nothing() {
    let mut engine = Driver::start();
    assert_eq!(engine.refuse(br#"{"cmd":"turn"}"#), "game/none");
    assert_eq!(engine.refuse(br#"{"cmd":"legal","player":0}"#), "game/none");
    engine.ask(new_game("players=2", "manual"));
    let before = engine.ask(json!({"cmd": "record"}));
    let deep = "[".repeat(100_000);
    let bad: &[(&[u8], &str)] = &[
        (b"", "request/not_json"),
        (b" ", "request/not_json"),
        (b"hello", "request/not_json"),
        (b"{", "request/not_json"),
        (deep.as_bytes(), "request/wrong_fields"),
        (b"\xff\xfe", "request/not_utf8"),
        (b"\"\xc3\x28\"", "request/not_utf8"),
        (b"[]", "request/wrong_fields"),
        (b"17", "request/wrong_fields"),
        (b"null", "request/wrong_fields"),
        (b"{}", "request/wrong_fields"),
        (br#"{"cmd":7}"#, "request/wrong_fields"),
        (br#"{"cmd":"turn","cmd":"turn"}"#, "request/wrong_fields"),
        (br#"{"cmd":"turn","plaier":0}"#, "request/wrong_fields"),
        (br#"{"cmd":"turn"} {"cmd":"turn"}"#, "request/not_json"),
        (br#"{"cmd":"hop"}"#, "request/unknown_command"),
        (br#"{"cmd":"Turn"}"#, "request/unknown_command"),
        (br#"{"cmd":"legal"}"#, "request/missing_field"),
        (br#"{"cmd":"legal","player":"0"}"#, "request/wrong_type"),
        (br#"{"cmd":"legal","player":-1}"#, "request/wrong_type"),
        (br#"{"cmd":"legal","player":0.5}"#, "request/wrong_type"),
        (br#"{"cmd":"legal","player":2}"#, "player/unknown"),
        (br#"{"cmd":"legal","player":99999999999}"#, "player/unknown"),
        (br#"{"cmd":"view"}"#, "request/missing_field"),
        (br#"{"cmd":"view","player":7}"#, "player/unknown"),
        (br#"{"cmd":"undo","player":0}"#, "undo/nothing"),
        (br#"{"cmd":"play","player":0}"#, "request/missing_field"),
        (br#"{"cmd":"play","player":0,"action":7}"#, "request/wrong_fields"),
        (br#"{"cmd":"play","player":0,"action":"hop"}"#, "play/notation"),
        (br#"{"cmd":"play","player":0,"action":"pass"}"#, "play/not_your_turn"),
        (br#"{"cmd":"chance","result":"hop"}"#, "chance/notation"),
        (br#"{"cmd":"chance","result":"first 2"}"#, "chance/impossible"),
        (br#"{"cmd":"chance","result":"dice white 1"}"#, "chance/impossible"),
        (br#"{"cmd":"new"}"#, "request/missing_field"),
        (br#"{"cmd":"new","game":"chess"}"#, "game/unknown"),
        (br#"{"cmd":"new","game":"clever2","setup":"players=9"}"#, "setup/wrong"),
        (br#"{"cmd":"new","game":"clever2","setup":2}"#, "request/wrong_fields"),
        (br#"{"cmd":"new","game":"clever2","box":"x"}"#, "box/unknown"),
        (br#"{"cmd":"new","game":"clever2","box":"00000000000000ab"}"#, "box/unknown"),
        (br#"{"cmd":"new","game":"hadara","box":"d8207e26abee9fcb"}"#, "box/unknown"),
        (br#"{"cmd":"new","game":"clever2","box":7}"#, "request/wrong_fields"),
        (br#"{"cmd":"new","game":"clever2","seed":-1}"#, "request/wrong_type"),
        (br#"{"cmd":"new","game":"clever2","seed":1.5}"#, "request/wrong_type"),
        (br#"{"cmd":"new","game":"clever2","seed":"x"}"#, "request/wrong_type"),
        (br#"{"cmd":"new","game":"clever2","chance":"maybe"}"#, "request/wrong_value"),
        (br#"{"cmd":"load"}"#, "request/missing_field"),
        (br#"{"cmd":"load","record":""}"#, "record/wrong"),
        (
            br#"{"cmd":"load","record":"tarsas record 1\ngame chess\nrules 1\ncomponents 0\nsetup x\nseed 1"}"#,
            "record/wrong",
        ),
        (br#"{"cmd":"bot","player":0}"#, "request/missing_field"),
        (br#"{"cmd":"bot","player":0,"bot":"hal"}"#, "bot/unknown"),
        (br#"{"cmd":"bot","player":0,"bot":"search:0"}"#, "bot/unknown"),
        (br#"{"cmd":"bot","player":0,"bot":"random:5"}"#, "bot/unknown"),
        (br#"{"cmd":"bot","player":0,"bot":"random"}"#, "bot/not_your_turn"),
        (br#"{"cmd":"picture","player":0,"lang":"hu"}"#, "picture/none"),
    ];
    for (line, code) in bad {
        let start = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        assert_eq!(engine.refuse(line), *code, "{start}");
        assert_eq!(engine.ask(json!({"cmd": "record"})), before, "{start}");
    }
    engine.ask(json!({"cmd": "chance", "result": "first 0"}));
    engine.ask(json!({"cmd": "chance"}));
    assert_eq!(engine.refuse(br#"{"cmd":"chance"}"#), "chance/not_now");
    assert_eq!(engine.refuse(br#"{"cmd":"play","player":0,"action":"stop"}"#), "play/illegal");
}

#[test]
fn a_long_text_is_not_repeated_in_the_message() {
    let mut engine = Driver::start();
    let long = "x".repeat(5000);
    engine.ask(new_game("players=2", "auto"));
    let record = engine.ask(json!({"cmd": "record"}))["record"].as_str().expect("a record").to_owned();
    let requests = [
        json!({"cmd": long}),
        json!({"cmd": "turn", &*long: 0}),
        json!({"cmd": "turn", "ms": long}),
        json!({"cmd": "legal", "player": long}),
        json!({"cmd": "new", "game": long}),
        json!({"cmd": "new", "game": "clever2", "setup": long}),
        json!({"cmd": "new", "game": "clever2", "setup": format!("players={long}")}),
        json!({"cmd": "new", "game": "clever2", "box": long}),
        json!({"cmd": "new", "game": "clever2", "seed": long}),
        json!({"cmd": "new", "game": "clever2", "chance": long}),
        json!({"cmd": "play", "player": 0, "action": long}),
        json!({"cmd": "play", "player": 0, "action": format!("choose {long}")}),
        json!({"cmd": "chance", "result": long}),
        json!({"cmd": "bot", "player": 0, "bot": long}),
        json!({"cmd": "load", "record": long}),
        json!({"cmd": "load", "record": record.replace("clever2", &long)}),
        json!({"cmd": "load", "record": record.replace("players=2", &long)}),
        json!({"cmd": "load", "record": format!("{record}{long}\n")}),
    ];
    for request in requests {
        engine.refuse(request.to_string().as_bytes());
    }
}
