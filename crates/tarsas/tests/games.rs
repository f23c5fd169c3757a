//! Every game of the list has all that a game must have.

use std::path::{Path, PathBuf};

use catalogue::GAMES;
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
