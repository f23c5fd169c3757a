//! An owner's own sheets of House of Cats, given with `--components`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const TEXT: &str = include_str!("../../../../components/house_of_cats.toml");

/// What the engine answers with the components of a folder that holds this text.
fn engine(name: &str, text: &str, requests: &str) -> (PathBuf, Output) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("house_of_cats.toml");
    fs::write(&file, text).expect("the components can be written");
    let mut engine = Command::new(env!("CARGO_BIN_EXE_tarsas"))
        .arg("--components")
        .arg(&folder)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    // A refused file ends the engine before it reads anything.
    let _ = engine.stdin.take().expect("its input").write_all(requests.as_bytes());
    (file, engine.wait_with_output().expect("the engine ends"))
}

#[test]
fn an_owners_sheet_is_played() {
    let text = TEXT.replacen("..###..\n.#####.", "##...##\n.#####.", 1);
    assert_ne!(text, TEXT);
    let requests = [
        r#"{"cmd":"new","game":"house_of_cats","setup":"players=1 level=1 tiles=abcd","chance":"manual"}"#,
        r#"{"cmd":"chance","result":"roll 2 3 4 5"}"#,
        r#"{"cmd":"play","player":0,"action":"take 2"}"#,
        r#"{"cmd":"play","player":0,"action":"write c1"}"#,
        r#"{"cmd":"play","player":0,"action":"write g1"}"#,
        r#"{"cmd":"quit"}"#,
    ];
    let (_, output) = engine("own_sheet", &text, &requests.map(|request| format!("{request}\n")).concat());
    let answers = String::from_utf8(output.stdout).expect("text");
    let accepted: Vec<bool> = answers.lines().map(|line| line.starts_with(r#"{"ok":true"#)).collect();
    assert_eq!(accepted, [true, true, true, false, true, true], "{answers}");
}

#[test]
fn a_broken_sheet_is_refused_with_file_table_and_fault() {
    let text = TEXT.replacen("..###..\n.#####.", "..#?#..\n.#####.", 1);
    let (file, output) = engine("broken_sheet", &text, "");
    assert!(!output.status.success());
    let message = String::from_utf8(output.stderr).expect("text");
    let line = 1 + text.lines().position(|line| line.starts_with("cells")).expect("the cells of the first level");
    let place = format!("{}: line {line}, table [level1]", file.display());
    let expected = format!("tarsas: {place}: cells has an unknown sign '?' at d1\n    cells = \"\"\"\n");
    assert_eq!(message, expected);
}
