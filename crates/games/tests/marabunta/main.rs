//! Marabunta against `rules/marabunta.md`; tests cite its numbers.

#[path = "../shared/mod.rs"]
mod shared;

mod broken;
mod chests;
mod contents;
mod elements;
mod end;
mod examples;
mod extremes;
mod golden;
mod invariants;
mod laws;
mod notation;
mod own_components;
mod repeated;
mod rounds;
mod script;
mod splits;
mod writing;
