//! What pages show and say about a game.

use pictures::Picture;
use words::{Language, Source, Voice};

/// What pages show and say about a game.
pub struct Looks {
    /// The rulebook for players, as Markdown, in the order of the languages.
    pub rulebook: [&'static str; Language::ALL.len()],
    /// The stylesheet of its tables.
    pub style: &'static str,
    /// Its sign, as SVG.
    pub emblem: &'static str,
    words: fn() -> &'static Source,
    art: fn() -> String,
}

impl Looks {
    pub(crate) const fn of<G: Picture>() -> Looks {
        Looks {
            rulebook: G::RULEBOOK,
            style: G::STYLE,
            emblem: G::EMBLEM,
            words: G::words,
            art: || G::art().into_string(),
        }
    }

    /// Its words.
    pub fn words(&self) -> &'static Source {
        (self.words)()
    }

    /// Its words in a language.
    pub fn voice(&self, language: Language) -> Voice {
        self.words().voice(language)
    }

    /// The drawings to which its pictures refer, the inside of an SVG.
    pub fn art(&self) -> String {
        (self.art)()
    }
}
