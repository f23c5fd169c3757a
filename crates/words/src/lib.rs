//! Every sentence that a person reads, in English and Hungarian.
//!
//! The sentences stand in files of [Fluent](https://projectfluent.org). Code names them by their keys: a [`Phrase`] is a key with
//! its variables. The words of the house stand in `words/{en,hu}/`, and a [`Language`] says them; the words of a game are a
//! [`Source`] of its own, and its [`Voice`] in a language says them and those of the house.

mod language;
mod phrase;
mod source;
mod voice;

pub use language::Language;
pub use phrase::{Phrase, Variable};
pub use source::{File, HOUSE, Source};
pub use voice::Voice;
