//! Boxes for those who run a server: `tarsas boxes` and `tarsas check-box`.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::commands::{Folder, fails, prints};

const TEXT: &str = include_str!("../../../../components/clever2.toml");

/// A database with the tables of a server, two shared boxes and one that is not.
fn database(folder: &Folder) -> String {
    let file = folder.0.join("tarsas.db");
    let fill = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.stdin.read())";
    let migrations = [
        include_str!("../../../server/migrations/0001_tables.sql"),
        include_str!("../../../server/migrations/0002_sessions.sql"),
        include_str!("../../../server/migrations/0003_boxes.sql"),
    ];
    let guest = "INSERT INTO guests (id, name, made_at) VALUES ('g', 'Anna', 0);";
    let row = |id: &str, name: &str, shared: u8, changed_at: u8| {
        format!(
            "INSERT INTO owned_boxes VALUES ('{id}', 'g', 'clever2', '00000000000000ab', '{name}', 'x', {shared}, 0, {changed_at});"
        )
    };
    let rows = [row("one", "Real \"sheet\"", 1, 1), row("two", "Other", 1, 2), row("three", "Private", 0, 3)];
    let script = format!("{}\n{guest}\n{}", migrations.join("\n"), rows.join("\n"));
    let mut python =
        Command::new("python3").args(["-c", fill]).arg(&file).stdin(Stdio::piped()).spawn().expect("python3 starts");
    python.stdin.take().expect("its input").write_all(script.as_bytes()).expect("it reads");
    assert!(python.wait().expect("it ends").success());
    file.to_str().expect("a plain path").to_owned()
}

#[test]
fn shared_boxes_are_listed_and_withdrawn() {
    let folder = Folder::new("boxes");
    let database = database(&folder);
    let boxes = |more: &[&str]| prints(&[&["boxes", "--database", &database], more].concat());
    let (one, two) =
        ("/b/one  clever2  \"Real \\\"sheet\\\"\" by \"Anna\"\n", "/b/two  clever2  \"Other\" by \"Anna\"\n");
    assert_eq!(boxes(&[]), format!("{two}{one}"), "the last changed first");
    assert_eq!(boxes(&["--withdraw", "/b/two"]), "withdrawn: /b/two\n");
    assert_eq!(boxes(&[]), one);
    assert_eq!(boxes(&["--withdraw", "one"]), "withdrawn: /b/one\n");
    assert_eq!(boxes(&[]), "no box is shared\n");
    for wrong in ["nobody", "/b/", "' OR 1=1 --"] {
        fails(&["boxes", "--database", &database, "--withdraw", wrong], &["there is no box", "tarsas boxes"]);
    }
}

#[test]
fn boxes_of_no_database_are_not_listed() {
    let folder = Folder::new("no-boxes");
    let missing = folder.0.join("missing.db");
    let missing = missing.to_str().expect("a plain path");
    fails(&["boxes", "--database", missing], &["missing.db"]);
    fails(&["boxes", "--database", missing, "--withdraw", "x"], &["missing.db"]);
    assert!(!folder.0.join("missing.db").exists(), "nothing was made");
    fails(&["boxes", "--database", &folder.file("letter.db", "a letter")], &[]);
    fails(&["boxes", "--database", "postgres://nobody@127.0.0.1:1/nothing"], &[]);
}

/// What a trial says of this input.
fn check_box(input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tarsas"))
        .arg("check-box")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // What is too long is not read to its end.
    let _ = child.stdin.take().expect("its input").write_all(input);
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_trial_says_what_it_found() {
    let verdict = |game: &str, text: &str, language: &str| -> Value {
        let output = check_box(json!({"game": game, "text": text, "language": language}).to_string().as_bytes());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).expect("one JSON object")
    };
    for language in ["en", "hu", "xx"] {
        let good = verdict("clever2", TEXT, language);
        assert!(good["good"]["digest"].is_string() && good["good"]["specimen"].is_string(), "{good}");
    }
    let fault = verdict("clever2", &TEXT.replacen("points_by_count = [0,", "points_by_count = [\"x\",", 1), "en");
    assert!(fault["fault"]["line"].is_u64() && fault["fault"]["reason"].is_string(), "{fault}");
    assert!(verdict("clever2", "", "en")["fault"]["reason"].is_string());
    assert!(verdict("hadara", TEXT, "en")["fault"]["reason"].is_string(), "the box of another game");
}

#[test]
fn a_trial_of_garbage_ends_with_a_message() {
    let long = format!("{{\"game\":\"clever2\",\"language\":\"en\",\"text\":\"{}\"}}", "x".repeat(2 << 20));
    let deep = "[".repeat(100_000);
    let inputs: [&[u8]; 9] = [
        b"",
        b"hello",
        b"{}",
        b"[]",
        b"\xff\xfe",
        br#"{"game":"chess","text":"","language":"en"}"#,
        br#"{"game":"clever2","text":7,"language":"en"}"#,
        deep.as_bytes(),
        long.as_bytes(),
    ];
    for input in inputs {
        let output = check_box(input);
        let (begin, message) =
            (String::from_utf8_lossy(&input[..input.len().min(60)]), String::from_utf8_lossy(&output.stderr));
        assert!(!output.status.success() && output.stdout.is_empty(), "{begin}");
        assert!(message.starts_with("tarsas: ") && !message.contains("panicked"), "{begin}: {message}");
    }
}
