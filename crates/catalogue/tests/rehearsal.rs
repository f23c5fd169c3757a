//! A box with which no game can be played is found out by playing.

mod counting;

use catalogue::{BoxVerdict, GameInfo, Games};
use words::Language;

use counting::Counting;

static GAMES: Games = Games::new(&[GameInfo::of::<Counting>()]);

fn tried(text: &str) -> BoxVerdict {
    GAMES.find("counting").expect("the game").try_box(text, Language::English)
}

/// A box that is refused with this reason.
#[track_caller]
fn check_unplayable(text: &str, expect: &str) {
    match tried(text) {
        BoxVerdict::Unplayable { reason } => assert_eq!(reason, expect, "{text}"),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_good_box_is_shown() {
    let BoxVerdict::Good { digest, specimen, .. } = tried("none 7") else { panic!("it is good") };
    assert_eq!(Ok(digest), GAMES.find("counting").expect("the game").check_box("none 7"));
    assert!(specimen.contains("0 of 7"), "{specimen}");
}

#[test]
fn a_wrong_text_is_refused_with_its_line() {
    let expect = BoxVerdict::Fault { line: Some(1), table: None, reason: "there is no such flaw".to_owned() };
    assert_eq!(tried("wrong 3"), expect);
}

#[test]
fn a_game_that_does_not_end_is_refused() {
    check_unplayable("endless 3", "players=1: the game does not end within 3000 decisions");
    check_unplayable("none 3001", "players=1: the game does not end within 3000 decisions");
    assert!(matches!(tried("none 3000"), BoxVerdict::Good { .. }));
}

#[test]
fn a_game_in_which_nothing_can_be_done_is_refused() {
    check_unplayable("stuck 3", "players=1: a player has no legal action in the step \"count\"");
    check_unplayable("nobody 3", "players=1: nobody may act in the step \"count\"");
}

#[test]
fn chance_that_never_ends_is_refused() {
    check_unplayable("chance 3", "players=1: chance does not come to an end in the step \"count\"");
}

#[test]
fn a_game_or_a_picture_that_breaks_off_is_refused() {
    check_unplayable("panic 3", "a game with it broke off");
    check_unplayable("picture 3", "a game with it broke off");
}
