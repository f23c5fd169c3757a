#![doc = include_str!("../README.md")]

pub mod clever2;
pub mod components;
pub mod hadara;
pub mod house_of_cats;
pub mod marabunta;
mod named;
mod open_view;
pub mod set;
pub mod strange_world;

pub use clever2::Clever2;
pub use hadara::Hadara;
pub use house_of_cats::HouseOfCats;
pub use marabunta::Marabunta;
pub use open_view::OpenView;
pub use strange_world::StrangeWorld;

/// Hands all games of this project to a macro, as `name: Type, ...`. This is the one list of them: whatever is made or tested
/// for every game is made from it.
#[macro_export]
macro_rules! each_game {
    ($macro:ident) => {
        $macro! {
            clever2: $crate::Clever2,
            strange_world: $crate::StrangeWorld,
            house_of_cats: $crate::HouseOfCats,
            marabunta: $crate::Marabunta,
            hadara: $crate::Hadara,
        }
    };
}
