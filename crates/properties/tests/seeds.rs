//! The seeds of the fuzz targets: one of each game for each target, made from its golden records and its legal actions.
//!
//! `RENEW=1 cargo test -p tarsas-properties seeds` writes them anew.

use std::path::{Path, PathBuf};
use std::{env, fs};

use catalogue::{GAMES, GameInfo};
use play::{Chances, Seed, Turn, all_setups};
use properties::play_legally;
use serde_json::json;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file of a folder, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The shortest golden record of a game.
fn golden(game: &GameInfo) -> String {
    let records = files(&root().join("crates/games/tests/data").join(game.id));
    let texts = records.iter().map(|path| fs::read_to_string(path).expect("a record"));
    texts.min_by_key(String::len).expect("every game has golden records")
}

/// Checks the seed of each game for a target, then the property on every seed that is there.
fn check(target: &str, property: fn(&[u8]), seed: fn(usize, &GameInfo) -> Vec<u8>) {
    let folder = root().join("fuzz/seeds").join(target);
    for (n, game) in GAMES.iter().enumerate() {
        let (path, expect) = (folder.join(game.id), seed(n, game));
        if env::var_os("RENEW").is_some() {
            fs::create_dir_all(&folder).and_then(|()| fs::write(&path, &expect)).expect("a folder to write to");
        }
        let found = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(found == expect, "{} is not what RENEW=1 writes", path.display());
    }
    files(&folder).iter().for_each(|path| property(&fs::read(path).expect("a seed")));
}

#[test]
fn seeds_of_notation() {
    check("notation", properties::notation, |n, game| {
        let choice = u8::try_from(n).expect("a small list");
        let setup = all_setups(game.settings).remove(0);
        let mut table = game.new_table(&setup, Seed::from(n as u64), Chances::Automatic).expect("a set-up of the list");
        let mut bytes = vec![choice];
        for pick in (0..30).map(|step| step * 7) {
            bytes.push(pick);
            if !play_legally(table.as_mut(), pick) {
                return bytes;
            }
        }
        // The last action is tried as a text.
        let Turn::Players(players) = table.turn() else { return bytes };
        let text = table.legal(players.iter().next().expect("somebody acts")).swap_remove(0);
        bytes.push(0xff);
        bytes.extend_from_slice(text.as_bytes());
        bytes
    });
}

#[test]
fn seeds_of_records() {
    check("record", properties::record, |_, game| golden(game).into_bytes());
}

#[test]
fn seeds_of_damaged_records() {
    check("damaged_record", properties::damaged_record, |n, _| {
        let choice = u8::try_from(n).expect("a small list");
        [choice, 1, 7 * choice, b'x'].into_iter().chain((0..30).map(|step| step * 5)).collect()
    });
}

#[test]
fn seeds_of_the_protocol() {
    check("protocol", properties::protocol, |_, game| {
        let record = golden(game);
        let setup = record.lines().find_map(|line| line.strip_prefix("setup ")).expect("a set-up");
        let setup = setup.split("  #").next();
        let mut requests = vec![json!({"cmd": "games"})];
        requests.push(json!({"cmd": "new", "game": game.id, "setup": setup, "chance": "manual"}));
        let table = game.load(&record, Seed::from(0), Chances::Manual).expect("a golden record");
        for event in table.events().into_iter().take(12) {
            requests.push(match event {
                catalogue::EventText::Decision { player, text } => {
                    json!({"cmd": "play", "player": player, "action": text})
                }
                catalogue::EventText::Chance { chance } => json!({"cmd": "chance", "result": chance}),
            });
        }
        requests.extend([
            json!({"cmd": "legal", "player": 0}),
            json!({"cmd": "undo", "player": 0}),
            json!({"cmd": "view", "player": null}),
            json!({"cmd": "bot", "player": 0, "bot": "easy", "ms": 5, "seed": 7}),
            json!({"cmd": "score"}),
            json!({"cmd": "load", "record": record}),
            json!({"cmd": "picture", "player": 0, "lang": "hu"}),
            json!({"cmd": "quit"}),
        ]);
        requests.iter().map(|request| format!("{request}\n")).collect::<String>().into_bytes()
    });
}
