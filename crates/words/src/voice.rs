//! The words of a source, said in a language.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;
use std::ptr;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::{Language, Phrase, Source, Variable};

/// The words of a source in a language.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    source: &'static Source,
    language: Language,
}

impl Voice {
    pub(crate) fn new(source: &'static Source, language: Language) -> Voice {
        Voice { source, language }
    }

    /// The language.
    pub fn language(self) -> Language {
        self.language
    }

    /// Whether there is such a key, or a key with such an attribute.
    pub fn knows(self, key: &str) -> bool {
        let (key, attribute) = split(key);
        self.source.bundle(self.language).get_message(key).is_some_and(|message| match attribute {
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
                self.remembered(|said| said.phrases.get(phrase).cloned()).unwrap_or_else(|| {
                    let text = self.format(key, variables);
                    self.remembered(|said| keep(&mut said.phrases, phrase.clone(), &text));
                    text
                })
            }
        }
    }

    /// Says a key without variables.
    pub fn text(self, key: &str) -> String {
        self.remembered(|said| said.texts.get(key).cloned()).unwrap_or_else(|| {
            let text = self.format(key, &[]);
            self.remembered(|said| keep(&mut said.texts, key.to_owned(), &text));
            text
        })
    }

    fn format(self, key: &str, variables: &[(&'static str, Variable)]) -> String {
        let bundle = self.source.bundle(self.language);
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
        debug_assert!(errors.is_empty(), "{}: {key}: {errors:?}", self.language);
        text
    }

    fn remembered<T>(self, ask: impl FnOnce(&mut Said) -> T) -> T {
        SAID.with_borrow_mut(|all| {
            let place = all.iter().position(|(source, _)| ptr::eq(*source, self.source)).unwrap_or_else(|| {
                all.push((self.source, Default::default()));
                all.len() - 1
            });
            ask(&mut all[place].1[self.language as usize])
        })
    }
}

/// What was said lately in a language: a table says nearly the same after every move, and remembering is faster than saying.
#[derive(Default)]
struct Said {
    texts: HashMap<String, String>,
    phrases: HashMap<Phrase, String>,
}

thread_local! {
    static SAID: RefCell<Vec<(&'static Source, [Said; Language::ALL.len()])>> = RefCell::default();
}

/// How many phrases are remembered before it begins anew.
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
