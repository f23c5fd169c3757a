//! Twice as Clever against `rules/clever2.md`; tests cite its numbers.

#[path = "../shared/mod.rs"]
mod shared;

mod active;
mod bonuses;
mod boxes;
mod broken;
mod contents;
mod examples;
mod golden;
mod laws;
mod notation;
mod onlooker;
mod passive;
mod rounds;
mod script;
mod settings;
mod sheet;
