//! The languages, and what they say.

use std::fmt;
use std::str::FromStr;

use crate::{HOUSE, Phrase};

/// A language in which everything can be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// Hungarian.
    Hungarian,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Hungarian];

    /// The code of the language in pages and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Hungarian => "hu",
        }
    }

    /// Whether the house knows such a key, or a key with such an attribute.
    pub fn knows(self, key: &str) -> bool {
        HOUSE.voice(self).knows(key)
    }

    /// Says a phrase of the house. A key that is missing is said as it is.
    pub fn say(self, phrase: &Phrase) -> String {
        HOUSE.voice(self).say(phrase)
    }

    /// Says a key of the house without variables.
    pub fn text(self, key: &str) -> String {
        HOUSE.voice(self).text(key)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no such language here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}
