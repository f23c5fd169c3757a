//! Hadara: the numbers in names and comments are those of `rules/hadara.md`.

#[path = "../shared/mod.rs"]
mod shared;

mod broken;
mod contents;
mod examples;
mod exchange;
mod golden;
mod invariants;
mod laws;
mod naive;
mod older_box;
mod own_components;
mod script;
mod secrecy;
mod sequence;
mod setting_up;
