//! What the tests of every game share: scripts in the notation of the rules, and golden records.

#![allow(dead_code)] // Each game uses another part.

pub(crate) mod components;

use std::fmt::Write as _;
use std::path::Path;

use play::{Chances, Game, Notation, Player, Seed, Table};

/// A table with given chance results, before its first event.
pub(crate) fn table<G: Game>(setup: &str) -> Table<G> {
    Table::new(setup.parse().expect("a set-up"), Seed::from(0), Chances::Manual)
}

/// The texts of a player's legal actions, in their order.
pub(crate) fn legal<G: Game>(table: &Table<G>, player: usize) -> Vec<String> {
    let components = table.components();
    table.legal(Player::new(player)).iter().map(|action| action.notation(&components).to_string()).collect()
}

/// Plays lines of the form `step who text`, where `-` is chance, and checks that each comes in its step.
/// Lines that begin with `# legal P:` list what player P may do at that point, separated by `;`.
#[track_caller]
pub(crate) fn play<G: Game>(table: &mut Table<G>, script: &str) {
    let mut expected = String::new();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(comment) = line.strip_prefix('#') {
            let _ = write!(expected, " {}", comment.trim());
            continue;
        }
        if !expected.is_empty() {
            check_legal(table, expected.trim());
            expected.clear();
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let [step, who, text @ ..] = words.as_slice() else { panic!("not a line of a script: {line}") };
        let text = text.join(" ");
        assert_eq!(table.game().step(), *step, "the step of the line \"{line}\"");
        if text == "..." {
            return;
        }
        let result = match who.parse() {
            Err(_) => G::Chance::read(&text, &table.components())
                .map_err(|error| error.to_string())
                .and_then(|result| table.chance(result).map(drop).map_err(|error| error.to_string())),
            Ok(seat) => G::Action::read(&text, &table.components())
                .map_err(|error| error.to_string())
                .and_then(|action| table.play(Player::new(seat), action).map(drop).map_err(|error| error.to_string())),
        };
        if let Err(error) = result {
            panic!("{line}: {error}\n{}", table.record());
        }
    }
    if !expected.is_empty() {
        check_legal(table, expected.trim());
    }
}

#[track_caller]
fn check_legal<G: Game>(table: &Table<G>, expected: &str) {
    let (player, texts) =
        expected.strip_prefix("legal ").and_then(|rest| rest.split_once(':')).expect("# legal P: ...");
    let mut texts: Vec<String> = texts.split(';').map(|text| text.trim().to_owned()).collect();
    let mut actual = legal(table, player.parse().expect("a seat"));
    texts.sort();
    actual.sort();
    assert_eq!(actual, texts, "legal actions of player {player}\n{}", table.record());
}

/// The score lines of a player that are not 0, as `name points`, and the total.
pub(crate) fn score<G: Game>(table: &Table<G>, player: usize) -> String {
    let score = table.game().score(Player::new(player));
    let lines = score.lines().filter(|&(_, points)| points != 0);
    let lines: Vec<String> = lines.map(|(name, points)| format!("{name} {points}")).collect();
    format!("{}, total {}", lines.join(", "), score.total())
}

/// Compares a random game with its golden record; `RENEW=1 cargo test golden` writes the records anew.
#[track_caller]
pub(crate) fn check_golden<G: Game>(name: &str, setup: &str, seed: u64) {
    trials::golden::check::<G>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data"), name, setup, seed);
}
