//! Boxes of owners: each built-in one with a number changed.

use catalogue::{GAMES, Games};
use play::BoxDigest;

/// For each game what stands in the built-in box, and what stands in the owner's.
const CHANGES: [(&str, &str, &str); 5] = [
    (
        "clever2",
        "points_by_count = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]",
        "points_by_count = [0, 80, 160, 240, 320, 400, 480, 560, 640, 720, 800, 880, 960]",
    ),
    ("hadara", "epoch = 3\ncoins = 4", "epoch = 3\ncoins = 5"),
    ("house_of_cats", "5 = 7 }", "5 = 8 }"),
    ("marabunta", "effect = \"vp\"\namount = 3", "effect = \"vp\"\namount = 4"),
    ("strange_world", "base = 5\nbonus = 5", "base = 5\nbonus = 6"),
];

/// The text of a built-in box.
pub(crate) fn built_in(game: &str) -> &'static str {
    let game = GAMES.find(game).expect("a game");
    game.box_text(game.built_in_boxes()[0]).expect("the built-in box is known")
}

/// The digest of the built-in box of the first version.
pub(crate) fn first_built_in(game: &str) -> BoxDigest {
    *GAMES.find(game).expect("a game").built_in_boxes().last().expect("a built-in box")
}

/// The text of a box that differs from the built-in one in a number.
pub(crate) fn changed(game: &str) -> String {
    let (_, from, to) = CHANGES.iter().find(|(id, ..)| *id == game).expect("a game");
    assert!(built_in(game).contains(from), "{game}: {from:?} is not in the box");
    built_in(game).replacen(from, to, 1)
}

/// The digest of a text.
pub(crate) fn digest(game: &str, text: &str) -> BoxDigest {
    GAMES.find(game).expect("a game").check_box(text).expect("a right box")
}

/// All games, where new tables have the changed boxes.
pub(crate) fn changed_games() -> Games {
    let boxes: Vec<(&str, BoxDigest)> =
        GAMES.iter().map(|game| (game.id, game.take_in_box(&changed(game.id)).expect("there is room"))).collect();
    GAMES.with_boxes(&boxes)
}
