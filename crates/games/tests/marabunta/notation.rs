//! Texts of set-ups, actions and chance results (N1-N3).

use games::Marabunta;
use games::marabunta::{Action, Chance, Setup};
use play::{ChanceError, Game, Notation, NotationError, PlayError, Player};

use crate::contents::components;
use crate::script::{BLUE, RED, chance, round, start};
use crate::shared::table;

/// Reads an action of the project's box.
fn action(text: &str) -> Result<Action, NotationError> {
    Action::read(text, &components())
}

#[track_caller]
fn check_setup(text: &str, expect: &str) {
    assert_eq!(text.parse::<Setup>().expect("a set-up").to_string(), expect);
}

#[test]
fn n1_what_is_left_out_has_its_default() {
    check_setup("", "players=2 territory=symbol boards=symbol first=random abilities=must");
    check_setup("boards=plain", "players=2 territory=symbol boards=plain first=random abilities=must");
    check_setup(
        "territory=plain first=blue abilities=may",
        "players=2 territory=plain boards=symbol first=blue abilities=may",
    );
    check_setup("players=2 first=red", "players=2 territory=symbol boards=symbol first=red abilities=must");
}

#[test]
fn n1_other_set_ups_are_refused() {
    for text in [
        " ",
        "players=3",
        "players=1",
        "boards=plain territory=plain",
        "first=red first=red",
        "x=1",
        "first",
        "first=red ",
        " first=red",
        "players=2  first=red",
        "first=RED",
        "first=",
        "=red",
        "players=2,first=red",
        "first=green",
        "abilities=can",
        "territory=symbols",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text:?}");
    }
}

#[test]
fn n3_actions_read_back() {
    for text in [
        "split tile",
        "split tile pink",
        "split tile yellow blue green orange grey",
        "choose tile",
        "choose dice",
        "use tile cross_cookie",
        "use pink chest",
        "use grey 3",
        "done",
        "repeat blue flag",
        "write 0 a1",
        "write 3 l7",
        "cross h4",
        "flag orange",
        "chest write_1",
        "chest triple_one",
        "chest vp_3 2",
        "chest vp_3 16",
        "decline",
    ] {
        assert_eq!(action(text).expect(text).notation(components().get()).to_string(), text);
    }
}

#[test]
fn n3_other_actions_are_refused() {
    for text in [
        "",
        " ",
        "done ",
        " done",
        "Done",
        "done done",
        "split",
        "split tile red",
        "split tile yellow pink",
        "split tile pink pink",
        "split dice",
        "split tile ",
        "split tile  pink",
        "split tile pink yellow blue green orange grey",
        "choose",
        "choose both",
        "choose tile tile",
        "use",
        "use tile",
        "use tile pink",
        "use tile one_any 1",
        "use pink",
        "use pink 4",
        "use red 1",
        "use pink 01",
        "repeat tile",
        "repeat tile one_any",
        "repeat pink",
        "write",
        "write 4 a1",
        "write 00 a1",
        "write -1 a1",
        "write 1",
        "write 1 a8",
        "write 1 m1",
        "write 1 a01",
        "write 1 A1",
        "write 1 a1 ",
        "cross",
        "cross a0",
        "flag",
        "flag red",
        "chest",
        "chest g1",
        "chest one_any",
        "chest vp_1",
        "chest vp_3 0",
        "chest vp_3 1",
        "chest vp_3 02",
        "chest vp_3 17",
        "chest vp_3 ",
        "chest vp_3 2 3",
        "decline now",
        "pass",
    ] {
        assert!(action(text).is_err(), "{text:?}");
    }
}

#[test]
fn n3_chance_results_read_back_or_are_refused() {
    for text in ["first red", "first blue", "tile two_chests", "tile cross_cookie", "roll 0 1 2 3 chest flag"] {
        assert_eq!(text.parse::<Chance>().expect(text).to_string(), text);
    }
    for text in [
        "",
        "first",
        "first 0",
        "first green",
        "first red ",
        "first  red",
        "tile",
        "tile x",
        "tile write_1",
        "roll",
        "roll 0 0 0 0 0",
        "roll 0 0 0 0 0 4",
        "roll 0 0 0 0 0 0 0",
        "roll 0 0 0 0 0 00",
        "dice 0 0 0 0 0 0",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text:?}");
    }
}

#[test]
fn n3_results_that_belong_to_another_step_are_refused() {
    let mut table = table::<Marabunta>("");
    let mut check = |possible: &str, impossible: &[&str]| {
        for text in impossible {
            let result = text.parse().expect("a result");
            let before = table.clone();
            assert!(matches!(table.chance(result), Err(ChanceError::Impossible(_))), "{text}");
            assert_eq!(table, before, "a refusal changes nothing");
        }
        chance(&mut table, possible);
    };
    check("first red", &["tile one_any", "roll 0 0 0 0 0 0"]);
    check("tile one_any", &["first red", "tile cross_cookie", "roll 0 0 0 0 0 0"]);
    check("roll 0 0 0 0 0 0", &["first red", "tile one_any", "tile two_chests"]);
    let refused = table.chance("roll 0 0 0 0 0 0".parse().expect("a result"));
    assert!(matches!(refused, Err(ChanceError::NotChance(_))));
}

#[test]
fn an_action_that_is_not_legal_now_is_refused_and_changes_nothing() {
    let mut table = start("first=blue");
    round(&mut table, "one_any", "0 1 chest flag 2 3", "pink", RED);
    for text in [
        "use tile two_flags",
        "use pink 1",
        "use yellow 1",
        "choose tile",
        "split tile",
        "write 0 a1",
        "repeat pink 0",
        "chest vp_3",
        "flag green",
        "cross a1",
        "decline",
    ] {
        let before = table.clone();
        let refused = table.play(Player::new(RED), action(text).expect("notation"));
        assert!(matches!(refused, Err(PlayError::Illegal(_))), "{text}");
        assert_eq!(table, before);
    }
    let refused = table.play(Player::new(BLUE), Action::Done);
    assert!(matches!(refused, Err(PlayError::NotTheirTurn(..))));
    let refused = table.play(Player::new(2), Action::Done);
    assert!(matches!(refused, Err(PlayError::NoSuchPlayer { .. })));
}

#[test]
#[should_panic(expected = "\"write 0 a1\" is not legal in step execute")]
fn an_unchecked_action_of_another_step_is_not_passed_over_in_silence() {
    let mut table = start("first=blue");
    round(&mut table, "one_any", "0 0 0 0 0 0", "", BLUE);
    let mut game = *table.game();
    game.apply(Player::new(RED), action("write 0 a1").expect("notation"));
}

#[test]
fn a_hex_that_does_not_exist_is_named() {
    let error = action("write 1 z9").expect_err("no such hex").to_string();
    assert!(error.contains("\"z9\" is not a hex; the last hex is l7"), "{error}");
}
