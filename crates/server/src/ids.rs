//! Names that cannot be guessed.

use std::fmt;

use sha2::{Digest, Sha256};

/// Letters and digits that nobody confuses when reading aloud.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// Letters of five bits each: 80 bits.
const ID_LENGTH: usize = 16;

/// Letters of five bits each: 160 bits.
const SECRET_LENGTH: usize = 32;

fn random_text(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

fn is_random_text(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Names a table or a guest.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Id(String);

impl Id {
    /// A new one.
    pub fn random() -> Id {
        Id(random_text(ID_LENGTH))
    }

    /// An id that somebody sent, if it can be one.
    pub fn read(text: &str) -> Option<Id> {
        is_random_text(text, ID_LENGTH).then(|| Id(text.to_owned()))
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

/// What a guest knows and nobody else. It is never stored or logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn random() -> Secret {
        Secret(random_text(SECRET_LENGTH))
    }

    /// A secret that somebody sent, if it can be one.
    pub fn read(text: &str) -> Option<Secret> {
        is_random_text(text, SECRET_LENGTH).then(|| Secret(text.to_owned()))
    }

    /// The text, for its owner alone.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is stored of it.
    pub fn digest(&self) -> String {
        Sha256::digest(self.0.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_secrets_read_back_and_differ() {
        let (id, secret) = (Id::random(), Secret::random());
        assert_eq!(Id::read(id.as_str()), Some(id.clone()));
        assert_eq!(Secret::read(secret.reveal()), Some(secret.clone()));
        assert_ne!(id, Id::random());
        assert_ne!(secret, Secret::random());
        assert!(!format!("{secret:?}").contains(secret.reveal()));
        assert_eq!(secret.digest().len(), 64);
    }

    #[test]
    fn nothing_else_is_an_id() {
        for text in ["", "short", "abcdefghjkmnpqr!", "ABCDEFGHJKMNPQRS", "abcdefghjkmnpqrst", "../../etc/passwd"] {
            assert_eq!(Id::read(text), None, "{text}");
        }
    }
}
