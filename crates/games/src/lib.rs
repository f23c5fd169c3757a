//! The rules of the games. Each folder reads like its rulebook; numbers in comments are those of `rules/<game>.md`.

pub mod clever2;
pub mod components;
pub mod hadara;
pub mod house_of_cats;
pub mod marabunta;
pub mod set;
pub mod strange_world;

pub use clever2::Clever2;
pub use hadara::Hadara;
pub use house_of_cats::HouseOfCats;
pub use marabunta::Marabunta;
pub use strange_world::StrangeWorld;
