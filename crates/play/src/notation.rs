//! Reading the notation of any game: words separated by exactly one space.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A text that is not in the notation, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is not in the notation: {reason}")]
pub struct NotationError {
    text: String,
    reason: String,
}

/// How many characters of a text a message repeats.
const SHOWN: usize = 80;

impl NotationError {
    /// The text was refused for this reason.
    pub fn new(text: &str, reason: impl Display) -> NotationError {
        NotationError { text: shown(text), reason: reason.to_string() }
    }
}

/// The text as a message may repeat it: on one line, not too long.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push_str("...");
    }
    shown
}

/// A decision or a result of chance with its text, in which things of the box are called by their printed names. What does not
/// name any is written and read by `Display` and `FromStr`.
pub trait Notation<C>: Sized {
    /// Reads a whole text; no other text means the same.
    fn read(text: &str, components: &C) -> Result<Self, NotationError>;
    /// Writes it.
    fn write(&self, components: &C, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Its text, to be displayed.
    fn notation<'a>(&'a self, components: &'a C) -> Written<'a, Self, C> {
        Written { value: self, components }
    }
}

impl<C, T: Display + FromStr<Err = NotationError>> Notation<C> for T {
    fn read(text: &str, _: &C) -> Result<T, NotationError> {
        text.parse()
    }

    fn write(&self, _: &C, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }
}

/// Displays something in the notation of its game.
#[derive(Debug)]
pub struct Written<'a, T, C> {
    value: &'a T,
    components: &'a C,
}

impl<T: Notation<C>, C> Display for Written<'_, T, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.write(self.components, f)
    }
}

/// The words of one text, read one after the other.
///
/// ```
/// use play::Words;
///
/// let read = |text| Words::read(text, |words| Ok((words.one_of(&["red", "blue"])?, words.number(1..=6)?)));
/// assert_eq!(read("blue 6"), Ok((1, 6)));
/// let error = read("blue 7").expect_err("there is no 7 on a die").to_string();
/// assert_eq!(error, "\"blue 7\" is not in the notation: \"7\" stands where a number from 1 to 6 is expected");
/// assert!(read("blue  6").is_err() && read("blue 6 ").is_err() && read("blue").is_err());
/// ```
#[derive(Clone)]
pub struct Words<'t> {
    text: &'t str,
    words: std::str::Split<'t, char>,
}

impl<'t> Words<'t> {
    /// Begins at the first word. Two spaces in a row enclose an empty word, which fits nothing.
    pub fn new(text: &'t str) -> Words<'t> {
        Words { text, words: text.split(' ') }
    }

    /// Reads a whole text; a word that is left at its end is refused.
    pub fn read<T>(
        text: &'t str,
        read: impl FnOnce(&mut Words<'t>) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        let mut words = Words::new(text);
        let value = read(&mut words)?;
        words.end()?;
        Ok(value)
    }

    /// A refusal of the whole text.
    pub fn wrong(&self, reason: impl Display) -> NotationError {
        NotationError::new(self.text, reason)
    }

    /// The next word; `expected` says what belongs there.
    pub fn word(&mut self, expected: &str) -> Result<&'t str, NotationError> {
        self.words.next().ok_or_else(|| self.wrong(format_args!("it ends where {expected} is expected")))
    }

    /// The next word, which must be one of the names; gives its index.
    pub fn one_of(&mut self, names: &[&str]) -> Result<usize, NotationError> {
        let word = self.word(&format!("one of: {}", names.join(", ")))?;
        names.iter().position(|&name| name == word).ok_or_else(|| {
            self.wrong(format_args!("\"{}\" stands where one of these is expected: {}", shown(word), names.join(", ")))
        })
    }

    /// The next word, which must be a number of the range, without sign or leading zero.
    pub fn number(&mut self, range: RangeInclusive<u8>) -> Result<u8, NotationError> {
        let expected = format!("a number from {} to {}", range.start(), range.end());
        let word = self.word(&expected)?;
        plain_number(word)
            .filter(|number| range.contains(number))
            .ok_or_else(|| self.wrong(format_args!("\"{}\" stands where {expected} is expected", shown(word))))
    }

    /// Whether no word is left.
    pub fn is_at_end(&self) -> bool {
        self.words.clone().next().is_none()
    }

    /// Makes sure that no word is left.
    pub fn end(mut self) -> Result<(), NotationError> {
        match self.words.next() {
            None => Ok(()),
            Some(word) => Err(self.wrong(format_args!("\"{}\" is too much at its end", shown(word)))),
        }
    }
}

/// Reads one of the given words and goes on with what belongs to it; a refusal names them all.
///
/// ```
/// use play::{Words, match_word};
///
/// #[derive(PartialEq, Debug)]
/// enum Action {
///     Move(u8),
///     Pass,
/// }
///
/// let read = |text| {
///     Words::read(text, |words| {
///         Ok(match_word!(words, {
///             "move" => Action::Move(words.number(1..=9)?),
///             "pass" => Action::Pass,
///         }))
///     })
/// };
/// assert_eq!(read("move 3"), Ok(Action::Move(3)));
/// assert_eq!(read("pass"), Ok(Action::Pass));
/// assert!(read("jump").expect_err("no such action").to_string().ends_with("expected: move, pass"));
/// ```
#[macro_export]
macro_rules! match_word {
    ($words:expr, { $($word:literal => $value:expr,)+ }) => {
        match [$($word),+][$words.one_of(&[$($word),+])?] {
            $($word => $value,)+
            _ => unreachable!("one of the words was read"),
        }
    };
}

/// A decimal number without sign or leading zero.
fn plain_number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if plain { word.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Option<u8> {
        Words::new(text).number(0..=12).ok()
    }

    #[test]
    fn numbers_have_no_sign_no_leading_zero_and_a_range() {
        assert_eq!(number("0"), Some(0));
        assert_eq!(number("12"), Some(12));
        for wrong in ["", "13", "012", "00", "+1", "-1", "1.0", "١", "99999999999999999999"] {
            assert_eq!(number(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_second_space_is_refused() {
        let mut words = Words::new("mark  1");
        assert_eq!(words.one_of(&["mark"]), Ok(0));
        assert!(words.number(1..=6).is_err());
        assert!(Words::new("done ").one_of(&["done"]).is_ok());
        let mut words = Words::new("done ");
        words.one_of(&["done"]).unwrap();
        assert!(words.end().is_err());
    }

    #[test]
    fn a_message_repeats_only_the_beginning_of_a_long_text() {
        let error = NotationError::new(&"x\n".repeat(1000), "it is too long");
        assert!(error.to_string().len() < 300);
        assert!(!error.to_string().contains('\n'));
    }
}
