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

    /// The language that a browser's list of wishes (`Accept-Language`) names first, if it is one of ours.
    pub fn wished(list: &str) -> Option<Language> {
        let weighed = |wish: &str| {
            let mut parts = wish.split(';').map(str::trim);
            let code = parts.next()?.split('-').next()?.to_ascii_lowercase();
            let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |text| text.parse().ok())?;
            let language = code.parse::<Language>().ok()?;
            (weight > 0.0).then_some((weight, language))
        };
        let first = |best: Option<(f32, Language)>, next: (f32, Language)| match best {
            Some(best) if best.0 >= next.0 => Some(best),
            _ => Some(next),
        };
        list.split(',').filter_map(weighed).fold(None, first).map(|(_, language)| language)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(list: &str, expect: Option<Language>) {
        assert_eq!(Language::wished(list), expect, "{list}");
    }

    #[test]
    fn the_browser_chooses_the_language() {
        check("hu", Some(Language::Hungarian));
        check("hu-HU,hu;q=0.9,en-US;q=0.8,en;q=0.7", Some(Language::Hungarian));
        check("de-DE,de;q=0.9,en;q=0.5,hu;q=0.7", Some(Language::Hungarian));
        check("en-GB", Some(Language::English));
        check("en;q=0.5, hu;q=0.4", Some(Language::English));
        check("hu;q=0,en;q=0.1", Some(Language::English));
        check("de", None);
        check("", None);
        check("hu;q=x,,;;,*", None);
    }
}
