//! What is in the box: read from a file in `components/`, or from an owner's file.

use std::fmt::Write as _;

use play::{BoxDigest, BoxFault, GameBox};
use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Value;

/// A value that cannot be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    table: &'static str,
    reason: String,
}

impl Fault {
    /// The table in which it stands, and what is wrong.
    pub fn new(table: &'static str, reason: impl Into<String>) -> Fault {
        Fault { table, reason: reason.into() }
    }
}

/// Makes sure that something holds for a table of the file.
pub fn ensure(holds: bool, table: &'static str, reason: impl Into<String>) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(table, reason)) }
}

/// Components that are made from the tables of a file.
pub trait FromPrinted: play::Components {
    /// The tables of the file as they are printed. Only what is read here counts for the digest. A field that is added later
    /// is left out where the file leaves it out.
    type Printed: DeserializeOwned + Serialize;

    /// Checks every number and builds the tables that the rules look up.
    fn build(printed: Self::Printed) -> Result<Self, Fault>;
}

/// Says where the boxes of a game come from: the texts of all that a version of the program has had, the newest first.
#[macro_export]
macro_rules! boxes {
    ($components:ty: $($text:expr),+ $(,)?) => {
        impl play::Components for $components {
            const TEXTS: &'static [&'static str] = &[$($text),+];

            fn read(text: &str) -> Result<play::GameBox<$components>, play::BoxFault> {
                $crate::components::read(text)
            }

            fn shelf() -> &'static play::Shelf<$components> {
                static SHELF: play::Shelf<$components> = play::Shelf::new();
                &SHELF
            }
        }
    };
}

/// Reads and checks the text of a box.
pub fn read<C: FromPrinted>(text: &str) -> Result<GameBox<C>, BoxFault> {
    let unreadable = |error: toml::de::Error| {
        let line = error.span().map(|span| line_at(text, span.start));
        BoxFault { line, table: None, reason: shortened(&plain(error.message())) }
    };
    let printed: C::Printed = toml::from_str(text).map_err(unreadable)?;
    let value =
        Value::try_from(&printed).map_err(|error| BoxFault { line: None, table: None, reason: error.to_string() })?;
    let written: Value = toml::from_str(text).map_err(unreadable)?;
    if let Some(key) = surplus("", &written, &value) {
        let line = text.lines().position(|line| line.trim_start().starts_with(&key)).map(|index| index + 1);
        return Err(BoxFault { line, table: None, reason: format!("{key} has more entries than the rules read") });
    }
    let digest = BoxDigest::of(&canonical(&value));
    match C::build(printed) {
        Ok(components) => Ok(GameBox::new(digest, text, components)),
        Err(Fault { table, reason }) => {
            Err(BoxFault { line: line_of(text, table, &reason), table: Some(table), reason })
        }
    }
}

/// The key of a list in a text that has more entries than were read: fixed lists overlook what is too much.
fn surplus(key: &str, written: &Value, read: &Value) -> Option<String> {
    match (written, read) {
        (Value::Table(written), Value::Table(read)) => {
            read.iter().find_map(|(key, inner)| surplus(key, written.get(key)?, inner))
        }
        (Value::Array(written), Value::Array(read)) if written.len() != read.len() => Some(key.to_owned()),
        (Value::Array(written), Value::Array(read)) => {
            written.iter().zip(read).find_map(|(written, read)| surplus(key, written, read))
        }
        _ => None,
    }
}

/// A message of the TOML reader with words for the types of numbers.
fn plain(message: &str) -> String {
    let Some((found, kind)) = message.rsplit_once("expected ") else { return message.to_owned() };
    let number = match kind {
        "u8" => "a whole number from 0 to 255",
        "u16" | "u32" | "u64" | "usize" => "a whole number from 0 on",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        _ => return message.to_owned(),
    };
    format!("{found}expected {number}")
}

/// A stranger's text as a message may repeat it.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 120;
    let mut short: String = text.chars().take(LONGEST).map(|char| if char.is_control() { ' ' } else { char }).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push_str("...");
    }
    short
}

/// The number of the line in which a byte stands.
fn line_at(text: &str, byte: usize) -> usize {
    text.as_bytes().iter().take(byte).filter(|&&byte| byte == b'\n').count() + 1
}

/// The line of a table that a reason speaks of: of the thing whose id it names, else of the key that it names, else of the head
/// of the table.
fn line_of(text: &str, table: &str, reason: &str) -> Option<usize> {
    let is_word = |char: char| char.is_alphanumeric() || char == '_' || char == '-';
    let named: Vec<&str> = reason.split(|char| !is_word(char)).filter(|word| !word.is_empty()).collect();
    let (mut inside, mut head, mut key_line) = (false, None, None);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.starts_with('[') {
            let name = line.trim_start_matches('[').split(']').next().unwrap_or_default().trim();
            inside = name == table || name.strip_prefix(table).is_some_and(|rest| rest.starts_with('.'));
            head = head.or(inside.then_some(number));
        } else if inside && let Some((key, value)) = line.split_once('=') {
            let (key, value) = (key.trim(), value.trim());
            let id = value.trim_matches('"');
            if key == "id" && value.starts_with('"') && named.contains(&id) {
                return Some(number);
            }
            let has_id = value.contains('{') && named.iter().any(|word| value.contains(&format!("\"{word}\"")));
            key_line = key_line.or((named.contains(&key) || has_id).then_some(number));
        }
    }
    key_line.or(head)
}

/// One text for one value; layout and comments of the file do not count.
fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write_canonical(value, &mut text);
    text
}

fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Table(table) => {
            text.push('{');
            for (key, value) in table {
                let _ = write!(text, "{key:?}:");
                write_canonical(value, text);
                text.push(',');
            }
            text.push('}');
        }
        Value::Array(values) => {
            text.push('[');
            for value in values {
                write_canonical(value, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::String(string) => {
            let _ = write!(text, "{string:?}");
        }
        Value::Integer(number) => {
            let _ = write!(text, "{number}");
        }
        Value::Float(number) => {
            let _ = write!(text, "{number}");
        }
        Value::Boolean(truth) => {
            let _ = write!(text, "{truth}");
        }
        Value::Datetime(moment) => {
            let _ = write!(text, "{moment}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[game]\nrounds = 6\n\n[[card]]\nid = \"A1\"\ncost = 3\n\n[[card]]\nid = \"A2\"\ncost = 99\n";

    #[track_caller]
    fn check(table: &str, reason: &str, expect: Option<usize>) {
        assert_eq!(line_of(TEXT, table, reason), expect, "{reason}");
    }

    #[test]
    fn numbers_are_asked_for_in_words() {
        let check = |message: &str, expect: &str| assert_eq!(plain(message), expect);
        check("invalid type: string \"x\", expected i32", "invalid type: string \"x\", expected a whole number");
        check("integer `300`, expected u8", "integer `300`, expected a whole number from 0 to 255");
        check("invalid length 3, expected an array of length 4", "invalid length 3, expected an array of length 4");
    }

    #[test]
    fn a_fault_is_found_in_its_line() {
        check("game", "rounds must be from 1 to 5", Some(2));
        check("game", "there are too many", Some(1));
        check("card", "A2 costs too much", Some(9));
        check("card", "there are too few cards", Some(4));
        check("board", "it is missing", None);
    }

    #[test]
    fn what_is_too_much_is_found() {
        let value = |text: &str| toml::from_str::<Value>(text).expect("TOML");
        let read = value("[a]\nb = [1, 2]");
        assert_eq!(
            surplus("", &value("[a]\nb = [1, 2]\nc = 3"), &read),
            None,
            "comments in the form of keys are no fault"
        );
        assert_eq!(surplus("", &value("[a]\nb = [1, 2, 3]"), &read), Some("b".to_owned()));
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!(line_at("a\nb", 0), 1);
        assert_eq!(line_at("a\nb", 2), 2);
    }
}
