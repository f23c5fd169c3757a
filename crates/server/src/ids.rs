//! Names and secrets that cannot be guessed.

use std::fmt;

use sha2::{Digest, Sha256};
use table::{ID_LENGTH, Id, is_letters, letters};

/// How many letters of five bits each a secret has: 160 bits.
const SECRET_LENGTH: usize = 32;

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// A new id for a table, a guest or a process.
pub fn new_id() -> Id {
    Id::from_bytes(random_bytes::<ID_LENGTH>())
}

/// What a guest knows and nobody else. It is never stored or logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn random() -> Secret {
        Secret(letters(&random_bytes::<SECRET_LENGTH>()))
    }

    /// A secret that somebody sent, if it can be one.
    pub fn read(text: &str) -> Option<Secret> {
        is_letters(text, SECRET_LENGTH).then(|| Secret(text.to_owned()))
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
        let (id, secret) = (new_id(), Secret::random());
        assert_eq!(Id::read(id.as_str()), Some(id.clone()));
        assert_eq!(Secret::read(secret.reveal()), Some(secret.clone()));
        assert_ne!(id, new_id());
        assert_ne!(secret, Secret::random());
        assert!(!format!("{secret:?}").contains(secret.reveal()));
        assert_eq!(secret.digest().len(), 64);
    }
}
