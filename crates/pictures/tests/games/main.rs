//! The picture of each game: everything that can be done is in it, with a label and with words, in both languages.

mod clever2;
mod hadara;
mod house_of_cats;
mod marabunta;
mod page;
mod replay;
mod strange_world;
mod walk;
