//! Fireflies through the whole project: rules, bots, picture, engine, server and page.

mod golden;
mod laws;
mod rules;
mod stack;
