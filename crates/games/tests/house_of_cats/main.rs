//! House of Cats, tested against `rules/house_of_cats.md`; numbers in comments are its rules.

#[path = "../shared/mod.rs"]
mod shared;

mod abilities;
mod broken;
mod combined_abilities;
mod contents;
mod costs;
mod examples;
mod golden;
mod invariants;
mod laws;
mod levels;
mod naive;
mod notation;
mod rooms;
mod scoring;
mod script;
mod turns;
