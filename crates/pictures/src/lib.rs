//! Tables as people see them: a view drawn as HTML and SVG, with every legal action in it.
//!
//! The browser holds no rules. Whatever can be clicked carries the text of the action it means (`data-action`), or is a part
//! by which an action is picked (`data-part`); every action that the picture has no place for is a labelled button below it.

/// The files that belong to a game of this project, by its id.
macro_rules! project_files {
    ($id:literal) => {
        const RULEBOOK: [&'static str; 2] = [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../words/en/rules/", $id, ".md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../words/hu/rules/", $id, ".md")),
        ];
        const STYLE: &'static str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/style/", $id, ".css"));
        const EMBLEM: &'static str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/emblems/", $id, ".svg"));

        fn words() -> &'static words::Source {
            static WORDS: words::Source = words::Source::new(&[(
                $id,
                [
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../words/en/", $id, ".ftl")),
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../words/hu/", $id, ".ftl")),
                ],
            )]);
            &WORDS
        }
    };
}

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

pub use picture::{Picture, Sound};
pub use scene::{Act, Moment, Scene};
pub use table::{Drawing, REGIONS, line_name, log_line, number, setting_name, step_phrase, title_phrase, value_name};

/// The stylesheet that all tables share; each game adds its own.
pub const STYLE: &str = include_str!("../style/table.css");
