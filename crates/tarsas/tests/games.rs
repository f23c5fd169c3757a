//! Every game of the list has all that a game must have.

use std::path::{Path, PathBuf};

use catalogue::{GAMES, GameInfo};
use games::Clever2;
use trials::completeness::{self, Folder, missing, steps};
use trials::words::Code;

fn folder() -> Folder {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Folder { tests: root.join("crates/games/tests"), code: Code::of(&[&root.join("crates")]), root }
}

#[test]
fn every_game_is_complete() {
    completeness::check(GAMES, &folder());
    for game in GAMES {
        let steps = steps(game, &folder().tests).expect("golden records");
        assert!(steps.len() > 5, "{}: {steps:?}", game.id);
    }
}

#[test]
fn what_is_missing_is_told_by_its_name() {
    let nowhere = PathBuf::from("/nowhere");
    let empty = Folder { root: nowhere.clone(), tests: nowhere, code: folder().code };
    for game in GAMES {
        let id = game.id;
        let expect = [
            format!("{id}: /nowhere/rules/{id}.md is missing"),
            format!("{id}: /nowhere/components/{id}.toml is missing"),
            format!("{id}: /nowhere/reference/{id}.py is missing"),
            format!("{id}: /nowhere/{id}/laws.rs is missing"),
            format!("{id}: there are no golden records in /nowhere/data/{id}"),
        ];
        assert_eq!(missing(game, &empty), expect);
    }
}

#[test]
fn a_row_that_lacks_words_rulebook_stylesheet_and_emblem_does_not_pass() {
    let mut row = GameInfo::of::<Clever2>();
    assert_eq!(missing(&row, &folder()), [""; 0]);
    (row.looks.style, row.looks.emblem, row.looks.rulebook[1]) = ("", "", "# Duplán okos\n");
    row.settings = &[];
    let missing_now = missing(&row, &folder());
    for what in [
        "rulebook, hu: the step choose has no chapter",
        "rulebook: the languages have other chapters",
        "stylesheet: nothing in it belongs to .clever2",
        "emblem: it is no SVG",
        "settings: the first is not players, with rising counts",
    ] {
        assert!(missing_now.contains(&format!("clever2: {what}")), "{what}: {missing_now:#?}");
    }
    // A row with the files of another game.
    row.id = "clever3";
    let missing_now = missing(&row, &folder()).join("\n");
    for what in
        ["rules/clever3.md is missing", "no golden records in", "clever2-name does not begin with the game's id"]
    {
        assert!(missing_now.contains(what), "{what}: {missing_now}");
    }
}
