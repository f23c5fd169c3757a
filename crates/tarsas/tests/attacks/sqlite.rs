//! Changes to a database of SQLite from outside, by Python.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::database::Folder;

/// Reads `[query, rows]`, carries the query out for each of the rows or once without any, and prints what was found.
const SCRIPT: &str = "
import json, sqlite3, sys
query, rows = json.load(sys.stdin)
database = sqlite3.connect(sys.argv[1], timeout=30)
with database:
    found = database.executemany(query, rows) if rows else database.execute(query)
    json.dump(found.fetchall(), sys.stdout)
database.close()
";

/// Runs Python with these arguments, and this as its input.
pub(crate) fn python(script: &str, arguments: &[&Path], input: &Value) -> String {
    let mut child = Command::new("python3")
        .args(["-c", script])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python runs");
    let mut stdin = child.stdin.take().expect("its input");
    stdin.write_all(input.to_string().as_bytes()).expect("Python reads");
    drop(stdin);
    let output = child.wait_with_output().expect("Python ends");
    assert!(output.status.success(), "Python has failed");
    String::from_utf8(output.stdout).expect("text")
}

impl Folder {
    /// What a query finds in the database.
    pub(crate) fn query(&self, query: &str) -> Vec<Vec<Value>> {
        self.run(query, &json!([]))
    }

    /// Carries a statement out for each of these rows.
    pub(crate) fn change(&self, statement: &str, rows: &[Value]) {
        self.run(statement, &json!(rows));
    }

    fn run(&self, query: &str, rows: &Value) -> Vec<Vec<Value>> {
        let printed = python(SCRIPT, &[&self.0.join("tarsas.db")], &json!([query, rows]));
        serde_json::from_str(&printed).expect("rows")
    }

    /// Adds entries to a table.
    pub(crate) fn add_entries(&self, table: &str, entries: &[String]) {
        let from = self.entries(table).len();
        let row = |(n, entry): (usize, &String)| json!([table, from + n, 0, entry]);
        let rows: Vec<Value> = entries.iter().enumerate().map(row).collect();
        self.change("INSERT INTO entries (table_id, n, made_at, entry) VALUES (?, ?, ?, ?)", &rows);
    }

    /// Adds the same entries again and again, until a table has this many.
    pub(crate) fn fill(&self, table: &str, entries: &[String], until: usize) {
        let missing = until - self.entries(table).len();
        assert_eq!(missing % entries.len(), 0, "whole rounds");
        self.add_entries(table, &entries.iter().cycle().take(missing).cloned().collect::<Vec<_>>());
    }

    /// The entries of a table.
    pub(crate) fn entries(&self, table: &str) -> Vec<String> {
        let rows = self.query(&format!("SELECT entry FROM entries WHERE table_id = '{table}' ORDER BY n"));
        rows.iter().map(|row| row[0].as_str().expect("an entry is a text").to_owned()).collect()
    }
}
