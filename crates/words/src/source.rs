//! The word files of the house and of each game.

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::{Language, Voice};

/// A word file: its name, and its text in the order of the languages.
pub type File = (&'static str, [&'static str; Language::ALL.len()]);

pub(crate) type Bundle = FluentBundle<Arc<FluentResource>>;

/// Word files, read when something of them is first said.
pub struct Source {
    files: &'static [File],
    read: [OnceLock<Vec<Arc<FluentResource>>>; Language::ALL.len()],
    bundles: [OnceLock<Bundle>; Language::ALL.len()],
}

macro_rules! house {
    ($($name:literal),*) => {
        /// The words of the house: what is said on every page, about every table and in every refusal.
        pub static HOUSE: Source = Source::new(&[
            $(($name, [
                include_str!(concat!("../../../words/en/", $name, ".ftl")),
                include_str!(concat!("../../../words/hu/", $name, ".ftl")),
            ])),*
        ]);
    };
}
house!("pages", "refusals", "table");

impl Source {
    /// The words of these files; with them the words of the house can be said.
    pub const fn new(files: &'static [File]) -> Source {
        Source { files, read: [const { OnceLock::new() }; 2], bundles: [const { OnceLock::new() }; 2] }
    }

    /// The files.
    pub fn files(&self) -> &'static [File] {
        self.files
    }

    /// These words in a language.
    pub fn voice(&'static self, language: Language) -> Voice {
        Voice::new(self, language)
    }

    pub(crate) fn bundle(&self, language: Language) -> &Bundle {
        self.bundles[language as usize].get_or_init(|| {
            let code: LanguageIdentifier = language.code().parse().expect("the code of a language");
            let mut bundle = FluentBundle::new_concurrent(vec![code]);
            // Marks around variables would be read aloud and copied; nothing here mixes directions of writing.
            bundle.set_use_isolating(false);
            let house = if std::ptr::eq(self, &HOUSE) { &[] } else { HOUSE.resources(language) };
            for resource in house.iter().chain(self.resources(language)) {
                if let Err(errors) = bundle.add_resource(resource.clone()) {
                    panic!("{self:?}, {language}: {errors:?}");
                }
            }
            bundle
        })
    }

    fn resources(&self, language: Language) -> &[Arc<FluentResource>] {
        self.read[language as usize].get_or_init(|| {
            let read = |(name, texts): &File| {
                let resource = FluentResource::try_new(texts[language as usize].to_owned());
                resource.unwrap_or_else(|(_, errors)| panic!("words/{language}/{name}.ftl: {errors:?}"))
            };
            self.files.iter().map(read).map(Arc::new).collect()
        })
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.files.iter().map(|(name, _)| name)).finish()
    }
}
