//! What is in the box: read once from a file in `components/`, or from an owner's file.

use std::fmt::Write as _;
use std::sync::OnceLock;

use play::Digest;
use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Value;

/// Why a file of components was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ComponentsError {
    /// It is not TOML, or something is missing or of the wrong kind.
    #[error("{file}: {reason}")]
    Unreadable {
        /// The file's name.
        file: String,
        /// What the TOML reader says, with the line.
        reason: String,
    },
    /// A value cannot be right.
    #[error("{file}, table [{}]: {}", fault.table, fault.reason)]
    Faulty {
        /// The file's name.
        file: String,
        /// Where and what.
        fault: Fault,
    },
    /// Games have begun with other components.
    #[error("{file}: the components of this game are already in use")]
    InUse {
        /// The file's name.
        file: String,
    },
}

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

/// The components of one game, made ready for play.
pub trait Components: Sized {
    /// The tables of the file as they are printed. Only what is read here counts for the digest.
    type Printed: DeserializeOwned + Serialize;
    /// The file in `components/`.
    const FILE: &'static str;
    /// The text of that file.
    const TEXT: &'static str;

    /// Checks every number and builds the tables that the rules look up.
    fn build(printed: Self::Printed) -> Result<Self, Fault>;
}

/// The components in use; they are set once.
pub struct Shelf<C>(OnceLock<(C, String)>);

impl<C: Components> Shelf<C> {
    /// Nothing read yet.
    pub const fn new() -> Shelf<C> {
        Shelf(OnceLock::new())
    }

    /// The components in use: an owner's, or else those of the project.
    #[inline]
    pub fn get(&self) -> &C {
        &self.loaded().0
    }

    /// 16 hexadecimal digits that name the components in use.
    pub fn digest(&self) -> &str {
        &self.loaded().1
    }

    #[inline]
    fn loaded(&self) -> &(C, String) {
        self.0.get_or_init(|| read(C::FILE, C::TEXT).expect("the project's components are right"))
    }

    /// Uses an owner's components from now on.
    pub fn replace(&self, file: &str, text: &str) -> Result<(), ComponentsError> {
        let components = read(file, text)?;
        self.0.set(components).map_err(|_| ComponentsError::InUse { file: file.to_owned() })
    }
}

impl<C: Components> Default for Shelf<C> {
    fn default() -> Shelf<C> {
        Shelf::new()
    }
}

/// Reads and checks components, and names them by a digest.
pub fn read<C: Components>(file: &str, text: &str) -> Result<(C, String), ComponentsError> {
    let unreadable = |reason: String| ComponentsError::Unreadable { file: file.to_owned(), reason };
    let printed: C::Printed = toml::from_str(text).map_err(|error| unreadable(error.to_string()))?;
    let value = Value::try_from(&printed).map_err(|error| unreadable(error.to_string()))?;
    let mut digest = Digest::of(canonical(&value).as_bytes()).to_string();
    digest.truncate(16);
    match C::build(printed) {
        Ok(components) => Ok((components, digest)),
        Err(fault) => Err(ComponentsError::Faulty { file: file.to_owned(), fault }),
    }
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
