//! The rules of the games. Each folder reads like its rulebook; numbers in comments are those of `rules/<game>.md`.

pub mod clever2;
pub mod components;

pub use clever2::Clever2;
