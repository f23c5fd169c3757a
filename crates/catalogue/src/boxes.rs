//! Boxes of any game, by their digests.

use play::{BoxDigest, BoxFault, Boxed, Components, Game};

use crate::{Answer, Code, GameInfo, Refusal};

/// What can be done with the boxes of a game without knowing its type.
#[derive(Clone)]
pub(crate) struct Boxes {
    built_in: fn() -> Vec<BoxDigest>,
    text: fn(BoxDigest) -> Option<&'static str>,
    check: fn(&str) -> Result<BoxDigest, BoxFault>,
    take_in: fn(&str) -> Answer<BoxDigest>,
}

impl Boxes {
    pub(crate) const fn of<G: Game>() -> Boxes {
        Boxes {
            built_in: || G::Components::shelf().built_in().iter().map(|known| known.digest()).collect(),
            text: |digest| G::Components::shelf().find(digest).map(Boxed::text),
            check: |text| G::Components::read(text).map(|found| found.digest()),
            take_in: |text| {
                let found = G::Components::read(text).map_err(|fault| Refusal::of_box(&fault))?;
                let taken = G::Components::shelf().take_in(found);
                taken.map(Boxed::digest).map_err(|_| Refusal::new(Code::BoxesFull))
            },
        }
    }
}

/// The box of a game with this digest.
pub(crate) fn find_box<G: Game>(digest: BoxDigest) -> Answer<Boxed<G::Components>> {
    let found = G::Components::shelf().find(digest);
    found.ok_or_else(|| Refusal::new(Code::BoxUnknown).with("box", digest.to_string()))
}

impl GameInfo {
    /// The box of new tables for which nobody chooses one.
    pub fn standard_box(&self) -> BoxDigest {
        self.standard.unwrap_or_else(|| (self.boxes.built_in)()[0])
    }

    /// The boxes that versions of the program have had, the newest first.
    pub fn built_in_boxes(&self) -> Vec<BoxDigest> {
        (self.boxes.built_in)()
    }

    /// The text of a box that is known in this process.
    pub fn box_text(&self, digest: BoxDigest) -> Option<&'static str> {
        (self.boxes.text)(digest)
    }

    /// Whether a table can be played with this box at once.
    pub fn knows_box(&self, digest: BoxDigest) -> bool {
        self.box_text(digest).is_some()
    }

    /// Reads and checks the text of a box, and forgets it again.
    pub fn check_box(&self, text: &str) -> Result<BoxDigest, BoxFault> {
        (self.boxes.check)(text)
    }

    /// Makes a box known in this process for as long as it runs.
    pub fn take_in_box(&self, text: &str) -> Answer<BoxDigest> {
        (self.boxes.take_in)(text)
    }
}
