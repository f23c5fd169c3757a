//! Fireflies: a small game of our own. Lanterns are laid in secret, and the brightest that shines alone catches what glows.
//!
//! It stands outside of the crate `games` and is complete: rules, bots, picture and words. [`GAMES`] is a list of games with this one
//! in it; numbers in comments are those of `rules/fireflies.md`.

mod components;
mod evaluation;
mod learned;
mod notation;
mod picture;
mod position;
mod view;

pub use components::{COUNT, Components, Lanterns};
pub use evaluation::Weights;
pub use notation::{Action, Chance, Setup};
pub use position::{Fireflies, Night, Seat, Step};
pub use view::View;

use catalogue::{GameInfo, Games};

macro_rules! list {
    ($($name:ident: $game:ty,)*) => {
        /// The games of the project, and this one.
        pub static GAMES: Games = Games::new(&[$(GameInfo::of::<$game>(),)* GameInfo::of::<Fireflies>()]);
    };
}
games::each_game!(list);
