//! A database that the first version of the program wrote, and what that version had told about it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::Value;

use crate::database::Postgres;

const DATABASE: &str = include_str!("data/first.sql");
const FACTS: &str = include_str!("data/first.json");

/// The database as SQL, as if everything had happened just now, so that nothing has left the lists.
fn database() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970").as_millis();
    let (times, end) =
        (format!("UPDATE tables SET changed_at = {now}; UPDATE entries SET made_at = {now};"), "COMMIT;");
    DATABASE.replace(end, &format!("{times}\n{end}"))
}

/// What was told about it.
pub(crate) fn facts() -> Value {
    serde_json::from_str(FACTS).expect("JSON")
}

/// Writes the database into a file of SQLite.
pub(crate) fn write(file: &Path) {
    let fill = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.stdin.read())";
    feed(Command::new("python3").args(["-c", fill]).arg(file), &database());
}

/// Writes the database into PostgreSQL.
pub(crate) fn write_postgres(postgres: &Postgres) {
    // The list of what was done to the tables has other types there.
    let text = database().replace("BLOB", "BYTEA").replace("TIMESTAMP NOT NULL", "TIMESTAMPTZ NOT NULL");
    let text = text.replace("',1,X'", "',TRUE,'\\x").replace("BEGIN TRANSACTION;", "BEGIN;");
    postgres.run(&text);
}

/// Runs a program that reads this text.
pub(crate) fn feed(command: &mut Command, text: &str) {
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the program runs");
    child.stdin.take().expect("its input").write_all(text.as_bytes()).expect("it reads");
    assert!(child.wait().expect("it ends").success());
}
