//! The seed of a game's chance, and its digest, which is published before the game.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::NotationError;

/// The secret from which every chance result of a game follows.
///
/// ```
/// use play::Seed;
///
/// let seed = Seed::new([7; 32]); // 32 bytes of a good source of random numbers
/// assert_eq!(seed.to_string().parse(), Ok(seed));
/// assert_eq!(Seed::from(42).to_string(), "42", "a small number is enough for tests");
/// assert_eq!(seed.digest().to_string().len(), 64, "published before the game, so that nobody can choose another seed later");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of 32 random bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What may be published while the seed is still a secret.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }

    /// The seed as a small number, if it was made from one.
    fn number(&self) -> Option<u64> {
        let (number, rest) = self.0.split_first_chunk::<8>()?;
        rest.iter().all(|&byte| byte == 0).then(|| u64::from_le_bytes(*number))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => number.fmt(f),
            None => hex(&self.0, f),
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    /// Accepts exactly what is printed, so that two texts never mean the same seed.
    fn from_str(text: &str) -> Result<Seed, NotationError> {
        let seed = match text.parse::<u64>() {
            Ok(number) => Some(Seed::from(number)),
            Err(_) => bytes_of(text).map(Seed),
        };
        seed.filter(|seed| seed.to_string() == text).ok_or_else(|| {
            NotationError::new(text, "a seed is a number from 0 to 18446744073709551615, or 64 hexadecimal digits")
        })
    }
}

/// A digest (SHA-256).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of these bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Digest, NotationError> {
        bytes_of(text).map(Digest).ok_or_else(|| NotationError::new(text, "a digest has 64 hexadecimal digits"))
    }
}

fn hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// 64 lower-case hexadecimal digits.
fn bytes_of(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    if text.len() != 64 {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back() {
        for seed in [Seed::from(0), Seed::from(7), Seed::from(u64::MAX), Seed::new([0xab; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert_eq!(Seed::from(7).to_string(), "7");
        assert_eq!(Seed::new([0xab; 32]).to_string(), "ab".repeat(32));
        for wrong in ["", "-1", "+7", "07", "7 ", "18446744073709551616", &"AB".repeat(32), &"0".repeat(64), "é"] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }

    /// `printf '\0%.0s' $(seq 32) | sha256sum`
    #[test]
    fn the_digest_is_sha_256_of_the_32_bytes() {
        let expect = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::from(0).digest().to_string(), expect);
        assert_eq!(expect.parse(), Ok(Seed::from(0).digest()));
    }
}
