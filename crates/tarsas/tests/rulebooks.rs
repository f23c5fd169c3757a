//! The rulebooks for players: both languages have the same chapters, and every step of a game is explained in one of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{GAMES, GameInfo};

const LANGUAGES: [&str; 2] = ["en", "hu"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rulebook(language: &str, game: &GameInfo) -> String {
    let path = root().join(format!("words/{language}/rules/{}.md", game.id));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The chapters in order: how deep each is, and the name by which it can be linked.
fn chapters(text: &str) -> Vec<(usize, String)> {
    let headings = text.lines().filter(|line| line.starts_with("##"));
    let chapter = |line: &str| {
        let depth = line.bytes().take_while(|&byte| byte == b'#').count();
        let (_, id) = line.split_once("{#").unwrap_or_else(|| panic!("a chapter without a name: {line}"));
        (depth, id.strip_suffix('}').unwrap_or_else(|| panic!("{line}")).to_owned())
    };
    headings.map(chapter).collect()
}

/// The steps that occur in the golden records of a game.
fn steps(game: &GameInfo) -> BTreeSet<String> {
    let mut steps = BTreeSet::from(["over".to_owned()]);
    for entry in fs::read_dir(root().join(format!("crates/games/tests/data/{}", game.id))).expect("golden records") {
        let record = fs::read_to_string(entry.expect("an entry").path()).expect("a record");
        if record.starts_with("tarsas record") {
            let mut note = |step: &str| steps.insert(step.to_owned());
            game.narrate(&record, |scene| _ = note(scene.step)).expect("a golden record");
        }
    }
    steps
}

#[test]
fn both_languages_have_the_same_chapters() {
    for game in GAMES {
        let [english, hungarian] = LANGUAGES.map(|language| chapters(&rulebook(language, game)));
        assert_eq!(english, hungarian, "{}", game.id);
        let names: BTreeSet<&String> = english.iter().map(|(_, name)| name).collect();
        assert_eq!(names.len(), english.len(), "{}: two chapters have the same name", game.id);
    }
}

#[test]
fn every_step_is_explained() {
    for game in GAMES {
        let steps = steps(game);
        assert!(steps.len() > 5, "{}: {steps:?}", game.id);
        for language in LANGUAGES {
            let text = rulebook(language, game);
            let names: BTreeSet<String> = chapters(&text).into_iter().map(|(_, name)| name).collect();
            let missing: Vec<&String> = steps.difference(&names).collect();
            assert!(missing.is_empty(), "{language} {}: {missing:?}", game.id);
        }
    }
}

#[test]
fn a_rulebook_begins_with_the_name_and_is_plain() {
    for game in GAMES {
        for language in LANGUAGES {
            let text = rulebook(language, game);
            assert!(text.starts_with("# "), "{language} {}", game.id);
            for mark in ["<", "](", "```", "\t"] {
                assert!(!text.contains(mark), "{language} {} contains {mark}", game.id);
            }
        }
        assert!(rulebook("en", game).starts_with(&format!("# {}\n", game.name)), "{}", game.id);
    }
}
