//! House of Cats, tested against `rules/house_of_cats.md`; numbers in comments are its rules.

#[path = "../shared/mod.rs"]
mod shared;

mod abilities;
mod boxes;
mod broken;
mod combined_abilities;
mod contents;
mod conversions;
mod costs;
mod examples;
mod golden;
mod invariants;
mod laws;
mod legality;
mod levels;
mod naive;
mod notation;
mod own_components;
mod own_tiles;
mod rooms;
mod scoring;
mod script;
mod starred;
mod touching;
mod turns;
