//! What is to be said, before it is said in a language.

/// A sentence or a name: a key of the word files with its variables, or a text that is the same in every language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phrase {
    /// A key, or a key with an attribute (`key.attribute`), and its variables.
    Key(String, Vec<(&'static str, Variable)>),
    /// A name that somebody chose, a number or a notation.
    Verbatim(String),
}

/// What stands in the place of a variable.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Variable {
    /// A number, which selects plurals too.
    Number(i64),
    /// A text, which selects variants too.
    Text(String),
    /// Another phrase, said in the same language.
    Phrase(Phrase),
}

impl Phrase {
    /// The phrase of a key.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase::Key(key.into(), Vec::new())
    }

    /// A text that is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Phrase {
        Phrase::Verbatim(text.into())
    }

    /// The same phrase with one more variable.
    pub fn with(mut self, name: &'static str, value: impl Into<Variable>) -> Phrase {
        if let Phrase::Key(_, variables) = &mut self {
            variables.push((name, value.into()));
        }
        self
    }

    /// Another form of the same phrase: `key.attribute` with the same variables.
    pub fn form(&self, attribute: &str) -> Phrase {
        match self {
            Phrase::Key(key, variables) => Phrase::Key(format!("{key}.{attribute}"), variables.clone()),
            Phrase::Verbatim(_) => self.clone(),
        }
    }
}

impl From<Phrase> for Variable {
    fn from(phrase: Phrase) -> Variable {
        Variable::Phrase(phrase)
    }
}

impl From<&str> for Variable {
    fn from(text: &str) -> Variable {
        Variable::Text(text.to_owned())
    }
}

impl From<String> for Variable {
    fn from(text: String) -> Variable {
        Variable::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Variable {
            fn from(number: $number) -> Variable {
                Variable::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Variable {
    fn from(number: usize) -> Variable {
        Variable::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
