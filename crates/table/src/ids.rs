//! Who and which: names that cannot be guessed, and versions of a table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Letters and digits that nobody confuses when reading aloud.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// How many letters of five bits each an id has: 80 bits.
pub const ID_LENGTH: usize = 16;

/// Writes random bytes as letters, five bits of each.
pub fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether a text consists of this many of those letters.
pub fn is_letters(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Names a table, a guest or a process.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(String);

impl Id {
    /// The id that random bytes give.
    pub fn from_bytes(bytes: [u8; ID_LENGTH]) -> Id {
        Id(letters(&bytes))
    }

    /// An id that somebody sent, if it can be one.
    pub fn read(text: &str) -> Option<Id> {
        is_letters(text, ID_LENGTH).then(|| Id(text.to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Who.
    pub id: Id,
    /// What others read.
    pub name: String,
}

/// How many entries a table has: it grows by one with everything that happens there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(pub i64);

impl Version {
    /// The version after one more entry.
    #[must_use]
    pub fn next(self) -> Version {
        Version(self.0 + 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_nothing_else_is_one() {
        let id = Id::from_bytes(std::array::from_fn(|n| n as u8 * 7));
        assert_eq!(Id::read(id.as_str()), Some(id));
        for text in ["", "short", "abcdefghjkmnpqr!", "ABCDEFGHJKMNPQRS", "abcdefghjkmnpqrst", "../../etc/passwd"] {
            assert_eq!(Id::read(text), None, "{text}");
        }
    }
}
