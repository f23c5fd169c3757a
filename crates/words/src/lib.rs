//! Every sentence that a person reads, in English and Hungarian.
//!
//! The sentences stand in `words/{en,hu}/*.ftl`. Code names them by their keys: a [`Phrase`] is a key with its variables, and a
//! [`Language`] says it.

mod language;
mod phrase;

pub use language::{Language, SOURCES};
pub use phrase::{Phrase, Variable};
