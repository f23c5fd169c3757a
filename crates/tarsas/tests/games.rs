//! Every game of the list has all that a game must have.

use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{GAMES, GameInfo};
use games::Clever2;
use trials::completeness::{self, Folder, missing, steps};
use trials::words::Code;

fn folder() -> Folder {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = root.join("crates");
    let shared = [
        "bots/tests/encoding/main.rs",
        "bots/tests/levels.rs",
        "pictures/tests/laws.rs",
        "pictures/tests/snapshots.rs",
        "tarsas/tests/browser/games.rs",
        "tarsas/tests/browser/looks.rs",
    ];
    let shared = shared.map(|path| crates.join(path)).into();
    Folder { tests: crates.join("games/tests"), shared, code: Code::of(&[&crates]), root }
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
    let empty = Folder { root: nowhere.clone(), tests: nowhere, ..folder() };
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

/// What is missing when a file of the tests of `clever2` has another text.
fn missing_with(file: &str, text: &str) -> Vec<String> {
    let tests = std::env::temp_dir().join(format!("tarsas-laws-{}", std::process::id()));
    let own = tests.join("clever2");
    fs::create_dir_all(&own).expect("a folder");
    for name in ["laws.rs", "main.rs"] {
        fs::copy(folder().tests.join("clever2").join(name), own.join(name)).expect("a test");
    }
    fs::write(own.join(file), text).expect("a test");
    let missing = missing(GAMES.find("clever2").expect("a game"), &Folder { tests: tests.clone(), ..folder() });
    fs::remove_dir_all(&tests).expect("a folder");
    // The records were left where they are.
    missing.into_iter().filter(|what| !what.contains("golden records")).collect()
}

#[test]
fn a_game_that_does_not_run_all_laws_does_not_pass() {
    let read = |name: &str| fs::read_to_string(folder().tests.join("clever2").join(name)).expect("a test");
    let (laws, main) = (read("laws.rs"), read("main.rs"));
    #[track_caller]
    fn check(missing: &[String], expect: &str) {
        assert!(matches!(missing, [what] if what.contains(expect)), "{missing:#?}");
    }
    assert_eq!(missing_with("laws.rs", &laws), [""; 0]);
    let without = "laws.rs has no test with Laws::<Clever2> and .check()";
    check(&missing_with("laws.rs", &laws.replace("Clever2", "Hadara")), without);
    check(&missing_with("laws.rs", &laws.replace(".check()", "")), without);
    check(&missing_with("laws.rs", &laws.replace("#[test]", "")), without);
    check(&missing_with("laws.rs", &laws.replace("    Laws", "    // Laws")), without);
    check(&missing_with("main.rs", &main.replace("mod laws;\n", "")), "main.rs has no line \"mod laws;\"");

    let mut other = folder();
    other.shared.retain(|path| !path.ends_with("levels.rs") && !path.ends_with("looks.rs"));
    let expect = ["answers", "repeats", "blind", "expectation", "patience", "trees", "looks::check"]
        .map(|law| format!("clever2: no test calls the law {law}"));
    assert_eq!(missing(GAMES.find("clever2").expect("a game"), &other), expect);
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
