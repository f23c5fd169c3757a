//! Records that are older than a setting of their game.

use crate::toy::{self, WITH_WIND, WITH_WIND_AND_RAIN};
use crate::*;

/// Reads, replays and writes a record by a version of the game, and gives the set-up that was understood.
#[track_caller]
fn understood<const VERSION: u8>(text: &str) -> String {
    let record = Record::<toy::Toy<VERSION>>::read(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.to_string(), text, "it is written as it was");
    let table = Table::replay(&record, Seed::from(SPARE), Chances::Automatic).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(table.record().to_string(), text, "its replay is written as it was");
    table.setup().to_string()
}

/// The record of a game of which nothing has happened but what chance did first.
fn begun<const VERSION: u8>(setup: &str) -> String {
    let setup = setup.parse().unwrap_or_else(|error| panic!("{error}"));
    Table::<toy::Toy<VERSION>>::new(setup, Seed::from(1), Chances::Automatic).record().to_string()
}

/// The line of the set-up in a record.
fn setup_line(record: &str) -> &str {
    let line = record.lines().nth(4).and_then(|line| line.split("  #").next());
    line.expect("a record has a set-up")
}

#[test]
fn a_record_from_before_a_setting_means_what_it_meant() {
    assert_eq!(understood::<WITH_WIND>(GOLDEN), "players=2 deck=small wind=none");
    assert_eq!(understood::<WITH_WIND_AND_RAIN>(GOLDEN), "players=2 deck=small wind=none rain=none");
}

#[test]
fn what_is_left_out_of_a_new_game_is_the_default_and_not_what_was_before() {
    let record = begun::<WITH_WIND>("players=3");
    assert_eq!(setup_line(&record), "setup players=3 deck=small wind=strong");
    assert_eq!(understood::<WITH_WIND>(&record), "players=3 deck=small wind=strong");
    assert_eq!(understood::<WITH_WIND_AND_RAIN>(&record), "players=3 deck=small wind=strong rain=none");
    let record = begun::<WITH_WIND>("players=3 deck=small wind=none");
    assert_eq!(setup_line(&record), "setup players=3 deck=small", "as before there was wind");
}

#[test]
fn the_later_of_two_new_settings_can_be_named_without_the_earlier() {
    let record = begun::<WITH_WIND_AND_RAIN>("players=2 wind=none rain=heavy");
    assert_eq!(setup_line(&record), "setup players=2 deck=small rain=heavy");
    assert_eq!(understood::<WITH_WIND_AND_RAIN>(&record), "players=2 deck=small wind=none rain=heavy");
    let record = begun::<WITH_WIND_AND_RAIN>("players=2 rain=heavy");
    assert_eq!(setup_line(&record), "setup players=2 deck=small wind=strong rain=heavy");
    assert_eq!(understood::<WITH_WIND_AND_RAIN>(&record), "players=2 deck=small wind=strong rain=heavy");
}

#[test]
fn a_set_up_that_is_kept_has_one_text() {
    let check = |setup: &str, reason: &str| {
        let text = golden_with(5, &format!("setup {setup}"));
        let error = Record::<toy::Toy<WITH_WIND_AND_RAIN>>::read(&text).expect_err(setup);
        assert!(error.line == 5 && error.reason.contains(reason), "{setup}: {error}");
    };
    check("players=2 deck=small wind=none", "must be written out: players=2 deck=small");
    check("players=2 deck=small rain=none", "must be written out: players=2 deck=small");
    check("players=2 wind=strong", "must be written out: players=2 deck=small wind=strong");
    check("players=2 deck=small rain=heavy wind=strong", "wrong place");
    check("players=2 deck=small wind=weak", "no value");
    check("players=2 deck=small rain=heavy rain=heavy", "repeated");
    check("players=2 deck=small snow=deep", "no setting");
    let error = Record::<Toy>::read(&begun::<WITH_WIND>("players=2")).expect_err("an older program");
    assert!(error.reason.contains("there is no setting \"wind\""), "{error}");
}
