//! The program as a person or another program calls it, and the invariants of the whole tree.

mod architecture;
mod boxes;
mod commands;
mod engine;
mod house_of_cats_components;
mod licenses;
