//! Tables as people see them: a view drawn as HTML and SVG, with every legal action in it.
//!
//! The browser holds no rules. Whatever can be clicked carries the text of the action it means (`data-action`), or is a part
//! by which an action is picked (`data-part`); every action that the picture has no place for is a labelled button below it.

mod clever2;
mod generic;
mod hadara;
mod house_of_cats;
mod marabunta;
pub mod parts;
mod picture;
mod scene;
mod strange_world;
mod table;

pub use picture::Picture;
pub use scene::{Act, Scene};
pub use table::{Drawing, REGIONS, line_name, log_line, setting_name, step_phrase, title_phrase, value_name};

/// The stylesheet of all tables: what they share, then what belongs to each game.
pub const STYLE: &str = concat!(
    include_str!("../style/table.css"),
    include_str!("../style/clever2.css"),
    include_str!("../style/strange_world.css"),
    include_str!("../style/house_of_cats.css"),
    include_str!("../style/marabunta.css"),
    include_str!("../style/hadara.css"),
);
