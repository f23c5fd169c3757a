//! Why something was not done, for programs and for people.

use std::fmt;

use play::{ChanceError, NotationError, PlayError, RecordError, UndoError};
use serde::Serialize;

/// A code of the form `domain/reason`, and a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// For programs; never changes.
    pub code: &'static str,
    /// For people.
    pub message: String,
}

impl Refusal {
    /// A refusal with its code and sentence.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }

    /// A text of this kind that is not in the notation.
    pub(crate) fn notation(code: &'static str) -> impl Fn(NotationError) -> Refusal {
        move |error| Refusal::new(code, error.to_string())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        let code = match error {
            PlayError::NoSuchPlayer { .. } => "player/unknown",
            PlayError::NotTheirTurn(..) => "play/not_your_turn",
            PlayError::Illegal(_) => "play/illegal",
        };
        Refusal::new(code, error.to_string())
    }
}

impl From<ChanceError> for Refusal {
    fn from(error: ChanceError) -> Refusal {
        let code = match error {
            ChanceError::NotChance(_) => "chance/not_now",
            ChanceError::Impossible(_) => "chance/impossible",
        };
        Refusal::new(code, error.to_string())
    }
}

impl From<UndoError> for Refusal {
    fn from(error: UndoError) -> Refusal {
        let code = match error {
            UndoError::NoSuchPlayer(_) => "player/unknown",
            UndoError::Nothing(_) | UndoError::Final(..) => "undo/nothing",
        };
        Refusal::new(code, error.to_string())
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        Refusal::new("record/wrong", error.to_string())
    }
}
