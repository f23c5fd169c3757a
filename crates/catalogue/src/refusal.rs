//! Why something was not done, for programs and for people.

use std::fmt;

use play::{BoxFault, ChanceError, NotationError, PlayError, RecordError, UndoError};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use words::{Language, Phrase, Variable};

use crate::Code;

/// A code with the details of its sentence, which is in `words/{en,hu}/refusals.ftl`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    case: &'static str,
    details: Vec<(&'static str, Variable)>,
}

/// The form of a sentence that programs get, where it differs from the one for people.
const FOR_PROGRAMS: &str = "program";

impl Refusal {
    /// A refusal without details.
    pub fn new(code: Code) -> Refusal {
        Refusal { code, case: "", details: Vec::new() }
    }

    /// The same refusal in one of the cases that its sentence tells apart.
    pub fn case(self, case: &'static str) -> Refusal {
        Refusal { case, ..self }
    }

    /// The same refusal with one more detail of its sentence.
    pub fn with(mut self, name: &'static str, value: impl Into<Variable>) -> Refusal {
        self.details.push((name, value.into()));
        self
    }

    /// What a person is told.
    pub fn sentence(&self, language: Language) -> String {
        language.say(&self.phrase())
    }

    /// What a program is told: an English sentence with all details.
    pub fn message(&self) -> String {
        let (english, phrase) = (Language::English, self.phrase());
        let key = format!("{}.{FOR_PROGRAMS}", key(self.code));
        english.say(&if english.knows(&key) { phrase.form(FOR_PROGRAMS) } else { phrase })
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(key(self.code)).with("case", self.case);
        self.details.iter().fold(phrase, |phrase, (name, value)| phrase.with(name, value.clone()))
    }

    /// What an error says in English is a detail of a refusal.
    fn of(code: Code, error: &impl fmt::Display) -> Refusal {
        Refusal::new(code).with("detail", error.to_string())
    }

    /// A text that is not a box.
    pub fn of_box(fault: &BoxFault) -> Refusal {
        Refusal::of(Code::BoxFault, fault)
    }

    /// A text of this kind that is not in the notation.
    pub(crate) fn notation(code: Code) -> impl Fn(NotationError) -> Refusal {
        move |error| Refusal::of(code, &error)
    }
}

/// The key of a code's sentence.
fn key(code: Code) -> String {
    format!("refusal-{}", code.as_str().replace(['/', '_'], "-"))
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}

impl std::error::Error for Refusal {}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Refusal", 2)?;
        fields.serialize_field("code", &self.code)?;
        fields.serialize_field("message", &self.message())?;
        fields.end()
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::NoSuchPlayer { player, .. } => Refusal::new(Code::PlayerUnknown).with("seat", player.seat()),
            PlayError::NotTheirTurn(..) => Refusal::of(Code::PlayNotYourTurn, &error),
            PlayError::Illegal(_) => Refusal::of(Code::PlayIllegal, &error),
        }
    }
}

impl From<ChanceError> for Refusal {
    fn from(error: ChanceError) -> Refusal {
        let code = match error {
            ChanceError::NotChance(_) => Code::ChanceNotNow,
            ChanceError::Impossible(_) => Code::ChanceImpossible,
        };
        Refusal::of(code, &error)
    }
}

impl From<UndoError> for Refusal {
    fn from(error: UndoError) -> Refusal {
        match error {
            UndoError::NoSuchPlayer(player) => Refusal::new(Code::PlayerUnknown).with("seat", player.seat()),
            UndoError::Nothing(_) | UndoError::Final(..) => Refusal::of(Code::UndoNothing, &error),
        }
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        Refusal::of(Code::RecordWrong, &error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_its_sentence_in_both_languages() {
        for (language, code) in
            Language::ALL.into_iter().flat_map(|language| Code::ALL.iter().map(move |c| (language, c)))
        {
            assert!(language.knows(&key(*code)), "words/{language}/refusals.ftl: {code} has no sentence");
        }
    }

    #[test]
    fn every_sentence_has_its_code() {
        let (_, [english, _]) =
            words::HOUSE.files().iter().find(|(name, _)| *name == "refusals").expect("the refusals");
        let keys = english.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        for found in keys.filter(|key| key.starts_with("refusal-")) {
            assert!(Code::ALL.iter().any(|code| key(*code) == found), "refusals.ftl: {found} belongs to no code");
        }
    }

    #[test]
    fn programs_and_people_get_a_sentence_each() {
        let refusal = Refusal::new(Code::TableWaiting).with("seat", 2usize);
        assert_eq!(refusal.message(), "seat 2 is still free");
        assert!(refusal.sentence(Language::English).starts_with("A seat is still free."));
        assert_eq!(
            serde_json::to_string(&refusal).expect("plain JSON"),
            r#"{"code":"table/waiting","message":"seat 2 is still free"}"#
        );
        let yours = Refusal::new(Code::SeatYours);
        assert_eq!(yours.message(), yours.sentence(Language::English));
    }
}
