//! Texts of actions, chance results and set-ups (N1-N4).

use games::Clever2;
use games::clever2::{Action, Chance, Setup};
use play::{Game, all_setups, kept_setup, setup_of_kept};
use proptest::prelude::*;

#[track_caller]
fn check_action(text: &str) {
    assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
}

#[track_caller]
fn check_chance(text: &str) {
    assert_eq!(text.parse::<Chance>().map(|result| result.to_string()), Ok(text.to_owned()));
}

#[test]
fn n1_every_form_of_an_action_reads_back() {
    for text in [
        "choose pink 3",
        "choose white pink 3",
        "choose silver green 3",
        "choose white silver green 3",
        "choose white green 3",
        "choose yellow r5c4",
        "choose blue 12",
        "reroll",
        "pass",
        "mark yellow 1",
        "mark white green 2",
        "mark silver pink 6",
        "skip",
        "bonus silver yellow 1",
        "bonus blue 2",
        "return white",
        "roll",
        "stop",
        "extra white yellow r1c2",
        "take green 6",
        "done",
    ] {
        check_action(text);
    }
}

#[test]
fn n1_other_texts_are_refused() {
    for text in [
        "",
        " ",
        "choose",
        "choose pink",
        "choose pink 0",
        "choose pink 7",
        "choose pink 03",
        "choose pink +3",
        "choose  pink 3",
        " choose pink 3",
        "choose pink 3 ",
        "Choose pink 3",
        "choose pink 3 4",
        "choose white white pink 3",
        "choose white",
        "choose red 3",
        "choose yellow 3",
        "choose yellow r0c1",
        "choose yellow r1c5",
        "choose yellow r6c1",
        "choose yellow r1c2x",
        "choose blue 1",
        "choose blue 13",
        "choose silver 3",
        "choose silver white 3",
        "choose silver silver 3",
        "mark blue blue 1",
        "mark white 1",
        "mark silver 1",
        "mark pink",
        "bonus white pink 3",
        "return",
        "return red",
        "done done",
        "pass\n",
        "roll 1",
        "take",
        "extra blue",
        "hop",
        "choose pink ３",
    ] {
        let error = text.parse::<Action>().expect_err(text).to_string();
        assert!(error.contains("is not in the notation"), "{error}");
    }
}

#[test]
fn n3_every_form_of_a_result_reads_back() {
    for text in [
        "first 0",
        "first 3",
        "dice white 5 yellow 2 blue 4 green 1 pink 6 silver 3",
        "dice yellow 4 green 4 pink 2",
        "dice silver 1",
        "tray yellow green pink",
    ] {
        check_chance(text);
    }
}

#[test]
fn n3_results_in_another_form_or_order_are_refused() {
    for text in [
        "",
        "first",
        "first 4",
        "first 00",
        "first -1",
        "dice",
        "dice 3",
        "dice white",
        "dice white 0",
        "dice white 7",
        "dice yellow 4 white 4",
        "dice white 4 white 4",
        "dice white 4  yellow 4",
        "dice white 4 yellow",
        "tray",
        "tray red",
        "tray pink green yellow",
        "tray yellow yellow green",
        "dice white 4 ",
        "Dice white 4",
        "roll",
        "tray yellow  green",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn n2_set_ups_are_read_and_written_in_full() {
    let read = |text: &str| text.parse::<Setup>().map(|setup| setup.to_string()).ok();
    let check = |text: &str, expect: &str| assert_eq!(read(text), Some(expect.to_owned()), "{text}");
    check("", "players=2 extra_die=turn third_silver=lower");
    for players in 1..=4 {
        check(&format!("players={players}"), &format!("players={players} extra_die=turn third_silver=lower"));
    }
    check("extra_die=round", "players=2 extra_die=round third_silver=lower");
    check("players=3 third_silver=all", "players=3 extra_die=turn third_silver=all");
    check("players=1 extra_die=round third_silver=all", "players=1 extra_die=round third_silver=all");
    for text in [
        "players=0",
        "players=5",
        "players=",
        "players",
        "players=2 players=2",
        "fox_floor_zero=true",
        " players=2",
        "extra_die=window",
        "extra_die=round players=2",
        "third_silver=all extra_die=round",
        "third_silver=all_swept",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}

/// N2: what older programs wrote means what it meant, and is written as they wrote it.
#[test]
fn n2_texts_older_than_the_readings_mean_ours() {
    for setup in all_setups(Clever2::SETTINGS) {
        let setup: Setup = setup.parse().expect("a set-up");
        let kept = kept_setup(Clever2::SETTINGS, &setup);
        assert_eq!(kept == format!("players={}", setup.players), setup == Setup::new(setup.players), "{kept}");
        assert_eq!(setup_of_kept(Clever2::SETTINGS, &kept), Ok(setup));
    }
}

proptest! {
    /// What is accepted is printed as it was read: no two texts mean the same.
    #[test]
    fn accepted_texts_are_canonical(text in "(choose|mark|bonus|take|extra|return|dice|tray|first|done)( (white|yellow|blue|silver|pink|r[0-6]c[0-5]|[0-9]{1,2})){0,5}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.as_str());
        }
        if let Ok(result) = text.parse::<Chance>() {
            prop_assert_eq!(result.to_string(), text.as_str());
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.as_str());
        }
        if let Ok(result) = text.parse::<Chance>() {
            prop_assert_eq!(result.to_string(), text.as_str());
        }
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert!(text.is_empty() || setup.to_string().contains(&text));
        }
    }
}
