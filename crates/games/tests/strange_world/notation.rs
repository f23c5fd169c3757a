//! What is refused: set-ups, notation, impossible results (17.1-17.3).

use games::StrangeWorld;
use games::strange_world::Setup;
use play::{ChanceError, Game, PlayError, Player};

use crate::script::{action, chance, follow, table, written};

#[test]
fn rule_17_2_other_setups_are_refused() {
    for text in ["players=0", "players=5", "players", "players=2 players=2", "rounds=5", "players=02", " "] {
        assert!(text.parse::<Setup>().is_err(), "{text:?}");
    }
    for text in ["losing", "losing=", "losing=strict", "losing=free losing=free", "losing=free players=2"] {
        assert!(text.parse::<Setup>().is_err(), "{text:?}");
    }
    for (text, whole) in [
        ("", "players=2 losing=free"),
        ("players=1", "players=1 losing=free"),
        ("losing=forced", "players=2 losing=forced"),
        ("players=4 losing=forced", "players=4 losing=forced"),
    ] {
        assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(whole.to_owned()));
    }
}

#[test]
fn rule_17_1_texts_that_are_no_actions() {
    for text in [
        "",
        "direction up",
        "direction Left",
        "pass",
        "pass ",
        "pass moon moon moon",
        "pass mountain2 moon",
        "pass mountain_plant mountain2",
        "pass start_water",
        "pass ? ?",
        "take 0",
        "take 10",
        "take",
        "play moon",
        "play moon 0",
        "play moon +1 0",
        "play moon -0 0",
        "play moon 00 0",
        "play moon 01 0",
        "play moon 0 4",
        "play moon -4 0",
        "play moon 0 0 0",
        "play  moon 0 0",
        "play moon 0 0 ",
        "play start_water 0 0",
        "welcome kark",
        "welcome kark left 0",
        "welcome kark left 1 0",
        "welcome kark left 0 2",
        "welcome kark left 0 0",
        "welcome kark 0 1",
        "welcome Kark left 0 1",
        "decline kark",
        "cover 0",
        "join 0 x",
        "done",
    ] {
        assert!(action(text).is_err(), "{text:?}");
    }
    for text in ["pass moon moon mountain2 mountain_plant", "deal 0 moon", "sun 0"] {
        assert!(action(text).is_err(), "{text:?}");
    }
}

#[test]
fn rule_17_1_texts_that_are_no_results() {
    for text in [
        "",
        "start 0",
        "start 0 moon",
        "start 4 start_water",
        "sun",
        "sun 4",
        "deal 0",
        "deal 0 mountain2 moon moon",
        "deal 0 moon moon moon moon",
        "deal 0 ? ? ?",
        "offer",
        "offer kark burk",
        "offer kark kark",
        "pile 0 moon",
        "pile 1",
        "piles 1 moon",
        "reveal",
        "reveal mountain_plant mountain2",
        "reveal moon  moon",
    ] {
        assert!(chance(text).is_err(), "{text:?}");
    }
    assert!(chance("offer kark roro splash").is_ok());
    let longest = "deal 3 plant2_deer_spirit plant2_deer_spirit plant2_deer_spirit";
    assert_eq!(chance(longest).map(|deal| written(&deal)), Ok(longest.to_owned()));
    assert_eq!(longest.len(), 63);
}

#[track_caller]
fn refuse(setup: &str, lines: &str, results: &[&str]) {
    let mut table = table(setup);
    follow(&mut table, lines);
    for text in results {
        let result = chance(text).expect(text);
        let before = *table.game();
        assert!(matches!(table.chance(result), Err(ChanceError::Impossible(_))), "{text}");
        assert_eq!(*table.game(), before);
    }
}

#[test]
fn rule_17_3_impossible_results_are_refused() {
    refuse("", "", &["start 1 start_water", "sun 0", "deal 0 moon moon moon", "offer burk kark roro"]);
    let one = "- start 0 start_water";
    refuse("", one, &["start 1 start_water", "start 0 start_swamp", "sun 0"]);
    let two = "- start 0 start_water\n- start 1 start_swamp";
    refuse("", two, &["sun 2", "sun 3", "start 2 start_plant"]);
    let sun = format!("{two}\n- sun 0");
    refuse(
        "",
        &sun,
        &[
            "deal 1 moon moon moon",
            "deal 0 moon moon",
            "deal 0 moon",
            "deal 0 mountain2 mountain2 mountain2",
            "deal 0 moon moon portal_volcano",
        ],
    );
    refuse("", &format!("{sun}\n- deal 0 mountain2 mountain2 portal_plant"), &["deal 1 moon moon mountain2"]);
    refuse("players=1", one, &["offer burk kark", "offer boung burk kark roro", "pile 1 moon", "sun 0"]);
    let offer = format!("{one}\n- offer boung burk kark");
    refuse("players=1", &offer, &["pile 2 moon", "pile 1 portal_volcano", "reveal moon moon"]);
    let piles = (2..=7).map(|pile| format!("- pile {pile} {}\n", ["moon", "mountain2"][usize::from(pile == 7)]));
    let piles: String = piles.collect::<String>().replace("- pile 6 moon", "- pile 6 portal_water");
    let play = format!("{offer}\n- pile 1 portal_plant\n{piles}0 take 1\n0 play portal_plant 0 1");
    refuse("players=1", &play, &["reveal mountain2 mountain_plant", "reveal moon", "reveal portal_plant swamp_plant"]);
}

/// 17.4
#[test]
fn decisions_out_of_turn_or_against_the_rules_are_refused() {
    let mut table = table("players=3");
    let act = |text: &str| action(text).expect(text);
    assert!(matches!(table.play(Player::new(0), act("decline")), Err(PlayError::NotTheirTurn(..))));
    follow(&mut table, "- start 0 start_water\n- start 1 start_swamp\n- start 2 start_plant\n- sun 2");
    assert!(matches!(table.play(Player::new(0), act("direction left")), Err(PlayError::NotTheirTurn(..))));
    assert!(matches!(table.play(Player::new(3), act("direction left")), Err(PlayError::NoSuchPlayer { .. })));
    assert!(matches!(table.play(Player::new(2), act("pass moon")), Err(PlayError::Illegal(_))));
    follow(
        &mut table,
        "2 direction left
         - deal 0 moon mountain2 mountain_plant
         - deal 1 mountain_swamp mountain_water plant2_deer_goat
         - deal 2 plant2_deer_spirit portal_mountain portal_plant",
    );
    for text in ["pass moon", "pass moon moon", "pass mountain_swamp mountain_water", "take 1"] {
        assert!(matches!(table.play(Player::new(0), act(text)), Err(PlayError::Illegal(_))), "{text}");
    }
    follow(&mut table, "0 pass moon mountain2");
    assert!(matches!(table.play(Player::new(0), act("pass moon mountain2")), Err(PlayError::NotTheirTurn(..))));
    assert_eq!(StrangeWorld::ID, "strange_world");
}
