//! What pages show and say about a game.

use pictures::Picture;
use play::BoxDigest;
use words::{Language, Source, Voice};

use crate::boxes::find_box;

/// What pages show and say about a game.
#[derive(Clone)]
pub struct Looks {
    /// The rulebook for players, as Markdown, in the order of the languages.
    pub rulebook: [&'static str; Language::ALL.len()],
    /// The stylesheet of its tables.
    pub style: &'static str,
    /// Its sign, as SVG.
    pub emblem: &'static str,
    words: fn() -> &'static Source,
    art: fn(BoxDigest) -> Option<String>,
}

impl Looks {
    pub(crate) const fn of<G: Picture>() -> Looks {
        Looks {
            rulebook: G::RULEBOOK,
            style: G::STYLE,
            emblem: G::EMBLEM,
            words: G::words,
            art: |digest| find_box::<G>(digest).ok().map(|components| G::art(components).into_string()),
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

    /// The drawings to which its pictures refer, the inside of an SVG, for a box that is known in this process.
    pub fn art(&self, digest: BoxDigest) -> Option<String> {
        (self.art)(digest)
    }
}
