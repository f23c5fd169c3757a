//! The engine as a process.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use play::Rng;
use serde_json::{Value, json};
use trials::engine::EngineDriver;

struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tarsas"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let (input, output) = (process.stdin.take(), process.stdout.take().expect("its output"));
        Engine { process, input, output: BufReader::new(output) }
    }

    fn send(&mut self, line: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(line).and_then(|()| input.write_all(b"\n")).and_then(|()| input.flush()).expect("it reads");
    }

    fn receive(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    }

    /// Ends the input; the status with which the process ends.
    fn end(mut self) -> Option<i32> {
        self.input = None;
        self.process.wait().expect("it ends").code()
    }
}

impl EngineDriver for Engine {
    fn line(&mut self, line: &[u8]) -> Value {
        self.send(line);
        self.receive()
    }
}

#[test]
fn without_a_seed_games_differ() {
    let mut engine = Engine::start();
    let mut records = Vec::new();
    for _ in 0..4 {
        engine.ask(json!({"cmd": "new", "game": "clever2"}));
        records.push(engine.ask(json!({"cmd": "record"}))["record"].as_str().expect("a record").to_owned());
    }
    records.dedup();
    assert_eq!(records.len(), 4);
    assert!(records[0].contains("setup players=2"));
}

#[test]
fn a_line_of_ten_megabytes_is_refused_and_the_next_one_answered() {
    let mut engine = Engine::start();
    assert_eq!(engine.refuse(&vec![b'x'; 10_000_000]), "request/too_long");
    let mut long = br#"{"cmd":"games"}"#.to_vec();
    long.resize(10_000_000, b' ');
    assert_eq!(engine.refuse(&long), "request/too_long");
    engine.ask(json!({"cmd": "games"}));
    let mut longest = br#"{"cmd":"games"}"#.to_vec();
    longest.resize(engine::LONGEST_LINE, b' ');
    assert_eq!(engine.line(&longest)["ok"], true);
}

#[test]
fn ten_thousand_random_byte_strings_get_ten_thousand_answers() {
    let mut engine = Engine::start();
    engine.ask(json!({"cmd": "new", "game": "clever2", "seed": 7}));
    let record = engine.ask(json!({"cmd": "record"}));
    let mut rng = Rng::from_number(4);
    for _ in 0..10_000 {
        let length = rng.below(60) as usize;
        let random = |_| loop {
            let byte = rng.below(256) as u8;
            if byte != b'\n' {
                break byte;
            }
        };
        let line: Vec<u8> = (0..length).map(random).collect();
        assert_eq!(engine.line(&line)["ok"], false);
    }
    assert_eq!(engine.ask(json!({"cmd": "record"})), record);
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn quit_and_the_end_of_input_end_the_process() {
    let mut engine = Engine::start();
    assert_eq!(engine.line(br#"{"cmd":"quit"}"#), json!({"ok": true}));
    assert_eq!(engine.process.wait().expect("it ends").code(), Some(0));
    assert_eq!(Engine::start().end(), Some(0));

    // The last line need not have an end.
    let mut engine = Engine::start();
    engine.input.as_mut().expect("open").write_all(br#"{"cmd":"games"}"#).expect("it reads");
    engine.input = None;
    assert_eq!(engine.receive()["ok"], true);
    assert_eq!(engine.process.wait().expect("it ends").code(), Some(0));
}
