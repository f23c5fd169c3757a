//! What the pages of boxes are written from.

use catalogue::GameInfo;
use play::BoxDigest;

/// A box that can be chosen for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedBox {
    /// What the form sends: a digest, or the id of an owner's box.
    pub value: String,
    /// What it is called.
    pub name: String,
}

/// A box of the reader, or one that somebody shares.
#[derive(Clone)]
pub struct BoxModel {
    /// Names it; empty if it is not kept yet.
    pub id: String,
    /// The game.
    pub game: &'static GameInfo,
    /// What it is called.
    pub name: String,
    /// The text.
    pub text: String,
    /// What tables and records know it by, if it is right.
    pub digest: Option<BoxDigest>,
    /// Whether it belongs to the reader.
    pub is_mine: bool,
    /// Whether everybody who has its address may see it.
    pub is_shared: bool,
    /// Whether those who run the server have withdrawn its address.
    pub is_withdrawn: bool,
    /// Whether the name or the text differs from what is kept.
    pub is_changed: bool,
}

/// What was found when a box was tried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoxFinding {
    /// It can be played with: the drawings to which its picture refers, and the picture.
    Good {
        /// The drawings.
        art: String,
        /// The picture.
        specimen: String,
    },
    /// It cannot.
    Wrong {
        /// The line in which the fault is, if it is known.
        line: Option<usize>,
        /// What is wrong, and what to do.
        sentence: String,
    },
    /// It was not tried out.
    Untried {
        /// Why, and what to do.
        sentence: String,
    },
}

/// A record whose box is not known here.
#[derive(Clone)]
pub struct MissingBox {
    /// The game.
    pub game: &'static GameInfo,
    /// The box.
    pub digest: BoxDigest,
    /// The record that was sent.
    pub record: String,
    /// The text that was sent as its box.
    pub text: String,
    /// What was wrong with that text.
    pub refusal: Option<String>,
}
