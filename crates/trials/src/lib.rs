//! What every game must pass, in this project or elsewhere: functions for tests.
//!
//! The laws of the rules are [`play::laws`]; here are those of pictures, bots, words, rulebooks and records, whole games and the
//! looks of tables in a browser (with the feature `browser`), the lockstep with a second implementation, and [`completeness`],
//! which tells what a row of the list of games lacks.

pub mod bots;
#[cfg(feature = "browser")]
pub mod browser;
pub mod completeness;
pub mod encoding;
pub mod engine;
pub mod golden;
pub mod lockstep;
pub mod pictures;
pub mod rulebook;
pub mod snapshots;
pub mod words;
