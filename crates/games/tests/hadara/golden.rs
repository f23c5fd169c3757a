//! Whole games, pinned. `RENEW=1 cargo test -p tarsas-games --test hadara golden` writes them anew.

use std::path::Path;

use super::script::each_position;

#[track_caller]
fn check(name: &str, setup: &str, number: u64) {
    let mut record = String::new();
    each_position(setup, number, |table| record = table.record().to_string());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/hadara/{name}.txt"));
    if std::env::var_os("RENEW").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&path, &record).expect("the file can be written");
    }
    let expect = std::fs::read_to_string(&path).expect("the file is there; RENEW=1 writes it");
    assert_eq!(record, expect, "{name}");
}

#[test]
fn two_players_play_as_before() {
    check("two_players", "players=2", 2);
}

#[test]
fn three_players_play_as_before() {
    check("three_players", "players=3 open_piles=true segments=fixed", 3);
}

#[test]
fn four_players_play_as_before() {
    check("four_players", "players=4 purple=basic start_side=b", 4);
}

#[test]
fn five_players_play_as_before() {
    check("five_players", "players=5 start_side=a joker_for_set_points=false crests=fixed", 5);
}
