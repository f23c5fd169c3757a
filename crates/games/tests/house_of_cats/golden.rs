//! Whole games that must never change. Run with `RENEW=1` to write them anew.

use std::path::PathBuf;

use games::HouseOfCats;
use play::{Chances, Game, Player, Record, Rng, Seed, Table, Turn};

/// A random game: chance by the seed, decisions by another stream of numbers.
fn record(setup: &str, seed: u64) -> String {
    let mut table = Table::<HouseOfCats>::new(setup.parse().expect("a set-up"), Seed::from(seed), Chances::Automatic);
    let mut rng = Rng::from_number(seed + 1000);
    while let Turn::Players(players) = table.game().turn() {
        let players: Vec<Player> = players.iter().collect();
        let player = rng.pick(&players);
        let action = rng.pick(&table.legal(player));
        table.play(player, action).expect("a legal action");
    }
    table.record().to_string()
}

#[track_caller]
fn check(name: &str, setup: &str, seed: u64) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/house_of_cats/{name}.txt"));
    let fresh = record(setup, seed);
    if std::env::var_os("RENEW").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        std::fs::write(&path, &fresh).expect("the record can be written");
    }
    let stored = std::fs::read_to_string(&path).expect("run the tests with RENEW=1 to write the record");
    assert_eq!(fresh, stored, "{}", path.display());
    let stored = Record::<HouseOfCats>::read(&stored).expect("a record");
    assert!(Table::replay(&stored, Seed::from(0), Chances::Manual).is_ok());
}

#[test]
fn level_1_in_the_first_game() {
    check("level1_first_game", "players=2 level=1 tiles=abcd", 1);
}

#[test]
fn level_1_alone() {
    check("level1_solo", "players=1 level=1 tiles=random", 2);
}

#[test]
fn level_2() {
    check("level2", "players=3 level=2 tiles=random", 3);
}

#[test]
fn level_3() {
    check("level3", "players=2 level=3 tiles=random", 4);
}

#[test]
fn level_4_with_six() {
    check("level4_six", "players=6 level=4 tiles=random", 5);
}
