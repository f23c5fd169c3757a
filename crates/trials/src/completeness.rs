//! Whether a game has all that a game must have.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{GameInfo, Games};
use pictures::{line_name, setting_name, step_phrase, value_name};
use play::{Chances, Seed};
use words::{Language, Phrase};

use crate::rulebook;
use crate::words::{self as word_files, Code};

/// Where the files of games are.
#[derive(Clone, Debug)]
pub struct Folder {
    /// The folder with `rules/`, `components/` and `reference/`.
    pub root: PathBuf,
    /// The folder of the tests: `<game>/*.rs`, with `main.rs` and `laws.rs`, and the golden records, `data/<game>/*.txt`.
    pub tests: PathBuf,
    /// Tests that call laws for every game of `each_game!`.
    pub shared: Vec<PathBuf>,
    /// The code that may use words.
    pub code: Code,
}

/// Panics with a list of all that these games lack.
#[track_caller]
pub fn check(games: Games, folder: &Folder) {
    let all: Vec<String> = games.iter().flat_map(|game| missing(game, folder)).collect();
    assert!(all.is_empty(), "{} things are missing:\n{}", all.len(), all.join("\n"));
}

/// What a game lacks, one sentence each.
pub fn missing(game: &GameInfo, folder: &Folder) -> Vec<String> {
    let mut all = files(game, folder);
    all.extend(laws(game, folder));
    let steps = steps(game, &folder.tests).unwrap_or_else(|fault| {
        all.push(fault);
        BTreeSet::from(["over".to_owned()])
    });
    all.extend(rulebook::faults(game, &steps));
    let faults = word_files::faults(game.looks.words(), Some(game.id), &folder.code);
    // Words that cannot be read cannot be asked for either.
    if faults.is_empty() {
        all.extend(unsaid(game, &steps));
    }
    all.extend(faults);
    if !game.looks.style.contains(&format!(".{}", game.id)) {
        all.push(format!("stylesheet: nothing in it belongs to .{}", game.id));
    }
    if !game.looks.emblem.trim_start().starts_with("<svg") {
        all.push("emblem: it is no SVG".to_owned());
    }
    let settings = game.settings;
    if settings.first().is_none_or(|setting| setting.key != "players" || !setting.values.is_sorted()) {
        all.push("settings: the first is not players, with rising counts".to_owned());
    }
    all.extend(first_games(game));
    all.into_iter().map(|what| format!("{}: {what}", game.id)).collect()
}

/// What is wrong with the set-up of a first game, for each number of players.
fn first_games(game: &GameInfo) -> Vec<String> {
    let counts = game.settings.first().map_or(&[][..], |players| players.values);
    let wrong = |players: &&str| {
        let setup = format!("players={players} {}", game.first_game);
        let made = game.new_table(setup.trim_end(), Seed::from(0), Chances::Automatic);
        made.err().map(|refusal| format!("first game: {setup}: {refusal}"))
    };
    counts.iter().filter_map(wrong).collect()
}

/// The files that every game has.
fn files(game: &GameInfo, folder: &Folder) -> Vec<String> {
    let id = game.id;
    let needed = [
        folder.root.join(format!("rules/{id}.md")),
        folder.root.join(format!("components/{id}.toml")),
        folder.root.join(format!("reference/{id}.py")),
        folder.tests.join(format!("{id}/laws.rs")),
    ];
    needed.iter().filter(|path| !path.exists()).map(|path| format!("{} is missing", path.display())).collect()
}

/// The functions of this crate that a test calls for every game, beside `play::laws`.
const LAWS: [&str; 12] = [
    "encoding::check",
    "pictures::check",
    "snapshots::check",
    "answers",
    "repeats",
    "blind",
    "expectation",
    "patience",
    "trees",
    "looks::check",
    "play_against_bots",
    "play_with_two_browsers",
];

/// The laws that no test calls for a game.
fn laws(game: &GameInfo, folder: &Folder) -> Vec<String> {
    let (id, name) = (game.id, type_name(game.id));
    let tests = folder.tests.join(id);
    let mut missing = Vec::new();
    let file = tests.join("laws.rs");
    if let Some(text) = code(&file) {
        let is_checked = [format!("Laws<{name}>"), format!("Laws::<{name}>")].iter().any(|laws| text.contains(laws));
        if !is_checked || !text.contains(".check()") || !text.contains("#[test]") {
            missing.push(format!("{} has no test with Laws::<{name}> and .check()", file.display()));
        }
        let main = tests.join("main.rs");
        if !code(&main).is_some_and(|text| text.lines().any(|line| line.trim() == "mod laws;")) {
            missing.push(format!("{} has no line \"mod laws;\", so that no law is tested", main.display()));
        }
    }
    let files = fs::read_dir(&tests).into_iter().flatten().flatten();
    let own: String = files.filter_map(|entry| code(&entry.path())).collect();
    let mut shared: Vec<String> = folder.shared.iter().filter_map(|path| code(path)).collect();
    shared.retain(|text| text.contains("each_game!("));
    let is_called = |law: &&str| {
        let by_hand = [format!("{law}::<{name}>("), format!("{law}(GAMES, \"{id}\"")];
        let for_all = [format!("{law}::<"), format!("{law}(GAMES, stringify!(")];
        let is_in = |text: &String, calls: &[String; 2]| calls.iter().any(|call| text.contains(call));
        is_in(&own, &by_hand) || shared.iter().any(|text| is_in(text, &for_all))
    };
    let uncalled = LAWS.into_iter().filter(|law| !is_called(law));
    missing.extend(uncalled.map(|law| format!("no test calls the law {law}")));
    missing
}

/// The name of a game's type: `HouseOfCats` of `house_of_cats`.
fn type_name(id: &str) -> String {
    let words = id.split('_').map(|word| word.split_at(word.len().min(1)));
    words.map(|(first, rest)| first.to_uppercase() + rest).collect()
}

/// The code of a Rust file, without lines of comments.
fn code(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).ok().filter(|_| path.extension().is_some_and(|end| end == "rs"))?;
    Some(
        text.lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .fold(String::new(), |all, line| all + line + "\n"),
    )
}

/// The steps that occur in the golden records of a game.
pub fn steps(game: &GameInfo, tests: &Path) -> Result<BTreeSet<String>, String> {
    let folder = tests.join(format!("data/{}", game.id));
    let mut steps = BTreeSet::from(["over".to_owned()]);
    let mut found = false;
    for entry in fs::read_dir(&folder).map_err(|_| format!("there are no golden records in {}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let record = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if record.starts_with("tarsas record") {
            found = true;
            let mut note = |step: &str| steps.insert(step.to_owned());
            game.narrate(&record, |event| _ = note(event.step))
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    if found { Ok(steps) } else { Err(format!("there are no golden records in {}", folder.display())) }
}

/// The names and sentences that pages ask for and that a language lacks.
fn unsaid(game: &GameInfo, steps: &BTreeSet<String>) -> Vec<String> {
    let id = game.id;
    let whole = ["name", "credit", "tagline", "about", "reconstructed", "duration", "difficulty", "kind"]
        .map(|key| Phrase::new(format!("{id}-{key}")));
    let mut asked: Vec<Phrase> = whole.into();
    for step in steps {
        asked.extend([step_phrase(id, step), step_phrase(id, step).form("name")]);
    }
    for setting in game.settings {
        asked.extend([setting_name(id, setting.key), setting_name(id, setting.key).form("help")]);
        asked.extend(setting.values.iter().map(|value| value_name(id, setting.key, value)));
    }
    if let Ok(table) = game.new_table("", Seed::from(0), Chances::Automatic) {
        asked.extend(table.scores().iter().flat_map(|score| score.lines()).map(|(line, _)| line_name(id, line)));
    }
    let mut unsaid = BTreeSet::new();
    for language in Language::ALL {
        let voice = game.looks.voice(language);
        for phrase in &asked {
            if let Phrase::Key(key, _) = phrase
                && !voice.knows(key)
            {
                unsaid.insert(format!("words/{language}: {key} is missing"));
            }
        }
    }
    unsaid.into_iter().collect()
}
