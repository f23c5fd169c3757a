//! The languages, and what they say.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Phrase, Variable};

/// A language in which everything can be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// Hungarian.
    Hungarian,
}

macro_rules! sources {
    ($($name:literal),*) => {
        /// The word files: their names, and their texts in the order of the languages.
        pub const SOURCES: &[(&str, [&str; 2])] = &[
            $(($name, [
                include_str!(concat!("../../../words/en/", $name, ".ftl")),
                include_str!(concat!("../../../words/hu/", $name, ".ftl")),
            ])),*
        ];
    };
}
sources!("pages", "refusals", "table", "clever2", "strange_world", "house_of_cats", "marabunta", "hadara");

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 2]> = LazyLock::new(|| Language::ALL.map(bundle));

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let code: LanguageIdentifier = language.code().parse().expect("the code of a language");
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    // Marks around variables would be read aloud and copied; nothing here mixes directions of writing.
    bundle.set_use_isolating(false);
    for (name, texts) in SOURCES {
        let resource = FluentResource::try_new(texts[language as usize].to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("words/{language}/{name}.ftl: {errors:?}"));
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("words/{language}/{name}.ftl: {errors:?}");
        }
    }
    bundle
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

    /// Whether there is such a key, or a key with such an attribute.
    pub fn knows(self, key: &str) -> bool {
        let (key, attribute) = split(key);
        BUNDLES[self as usize].get_message(key).is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    /// Says a phrase. A key that is missing is said as it is.
    pub fn say(self, phrase: &Phrase) -> String {
        match phrase {
            Phrase::Verbatim(text) => text.clone(),
            Phrase::Key(key, variables) if variables.is_empty() => self.text(key),
            Phrase::Key(key, variables) => {
                let known = SAID.with_borrow(|said| said[self as usize].phrases.get(phrase).cloned());
                known.unwrap_or_else(|| {
                    let text = self.format(key, variables);
                    SAID.with_borrow_mut(|said| keep(&mut said[self as usize].phrases, phrase.clone(), &text));
                    text
                })
            }
        }
    }

    /// Says a key without variables.
    pub fn text(self, key: &str) -> String {
        let known = SAID.with_borrow(|said| said[self as usize].texts.get(key).cloned());
        known.unwrap_or_else(|| {
            let text = self.format(key, &[]);
            SAID.with_borrow_mut(|said| keep(&mut said[self as usize].texts, key.to_owned(), &text));
            text
        })
    }

    fn format(self, key: &str, variables: &[(&'static str, Variable)]) -> String {
        let bundle = &BUNDLES[self as usize];
        let (id, attribute) = split(key);
        let message = bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return key.to_owned() };
        let mut arguments = FluentArgs::with_capacity(variables.len());
        for (name, value) in variables {
            let value = match value {
                Variable::Number(number) => FluentValue::from(*number),
                Variable::Text(text) => FluentValue::from(text.as_str()),
                Variable::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            };
            arguments.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{self}: {key}: {errors:?}");
        text
    }
}

/// What was said lately in a language: a table says nearly the same after every move, and remembering is faster than saying.
#[derive(Default)]
struct Said {
    texts: HashMap<String, String>,
    phrases: HashMap<Phrase, String>,
}

thread_local! {
    static SAID: RefCell<[Said; 2]> = RefCell::default();
}

/// So many are remembered; then it begins anew.
const REMEMBERED: usize = 4096;

fn keep<K: Eq + Hash>(said: &mut HashMap<K, String>, what: K, text: &str) {
    if said.len() >= REMEMBERED {
        said.clear();
    }
    said.insert(what, text.to_owned());
}

fn split(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(key, attribute)| (key, Some(attribute)))
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
