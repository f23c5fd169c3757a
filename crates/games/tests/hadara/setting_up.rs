//! Set-up, wheel, taking back and refusals (3, 5.1, 26.2, 26.9).

use games::Hadara;
use games::hadara::{Action, Chance, Setup};
use play::{Game, Notation, Player, UndoError};

use super::script::{legal, play, played, purse, table, view};

const FIXED: &str = "start_side=a segments=fixed crests=fixed";

#[test]
fn t1_four_players_have_eight_cards_of_each_color_and_four_colonies_of_each_tier() {
    // 3.3, 3.8, 12.1
    let table = played(&format!("players=4 {FIXED}"), &["- start S1 S2 S3 S4"]);
    let view = view(&table, None);
    for pile in view["piles"].as_array().expect("piles") {
        assert_eq!((&pile["inner"], &pile["outer"]), (&8.into(), &0.into()));
    }
    let colonies = view["colonies"].as_object().expect("tiers");
    assert_eq!(colonies.len(), 5);
    assert!(colonies.values().all(|left| *left == 4));
}

#[test]
fn t2_start_card_2_side_a_sets_coins_and_tracks() {
    // 2.3, 3.4, 3.5
    let table = played(&format!("players=3 {FIXED}"), &["- start S1 S2 S3"]);
    assert_eq!(purse(&table, 1), (8, [2, 1, 3, 4]));
}

#[test]
fn a_forced_side_is_that_of_all() {
    // 15.1
    let table = played("start_side=b segments=fixed crests=fixed", &["- start S5 S4"]);
    assert_eq!(purse(&table, 0), (12, [1, 1, 1, 6])); // first only once: 3.7
    assert_eq!(purse(&table, 1), (10, [2, 2, 1, 4]));
}

#[track_caller]
fn check_first_players(setup: &str, start: &str, first: &[usize], coins: &[u64]) {
    let table = played(&format!("{setup} {FIXED}"), &[&format!("- start {start}")]);
    let view = view(&table, None);
    let seats: Vec<u64> =
        view["first_players"].as_array().expect("first players").iter().filter_map(serde_json::Value::as_u64).collect();
    assert_eq!(seats, first.iter().map(|&seat| seat as u64).collect::<Vec<_>>());
    let purses: Vec<u64> = (0..coins.len()).map(|seat| purse(&table, seat).0).collect();
    assert_eq!(purses, coins);
}

#[test]
fn first_players_follow_the_initiative_and_the_others_are_compensated() {
    // 3.6, 3.7
    check_first_players("players=2", "S2 S5", &[0, 1, 0], &[8, 10]); // T24
    check_first_players("players=2", "S5 S2", &[1, 0, 1], &[10, 8]);
    check_first_players("players=4", "S1 S3 S4 S5", &[0, 1, 2], &[8, 8, 9, 10]); // T25
    check_first_players("players=3", "S5 S1 S3", &[1, 2, 0], &[9, 8, 8]); // nobody is never first
    check_first_players("players=5", "S5 S4 S3 S2 S1", &[4, 3, 2], &[10, 10, 8, 8, 8]);
}

#[test]
fn compensation_is_paid_after_the_sides_are_chosen() {
    // 3.4, 3.7, 15.1, 18.3
    let mut table = played("segments=fixed crests=fixed", &["- start S2 S5"]);
    assert_eq!(table.game().step(), "side");
    play(&mut table, &["1 side b"]);
    assert_eq!(purse(&table, 1), (0, [0; 4])); // a pending commit changes nothing
    let nothing = table.scores();
    assert!(nothing.iter().all(|score| score.total() == 0 && score.tiebreak() == [0])); // 26.10
    play(&mut table, &["0 side a"]);
    assert_eq!(purse(&table, 1), (12, [1, 1, 1, 6]));
    assert_eq!(table.game().step(), "wheel");
}

#[test]
fn steps_of_the_set_up_are_left_out_where_nothing_is_drawn() {
    // 26.5
    let step = |setup: &str| table(setup).game().step();
    assert_eq!(step(""), "segments");
    assert_eq!(step("segments=fixed"), "crests");
    assert_eq!(step("segments=fixed crests=fixed"), "start");
    let mut table = played("crests=fixed", &["- segments yellow red blue green purple"]);
    assert_eq!(table.game().step(), "start");
    play(&mut table, &["- start S1 S2"]);
    assert_eq!(table.game().step(), "side");
}

fn points_at(table: &play::Table<Hadara>) -> Vec<String> {
    let view = view(table, None);
    let color = |player: &serde_json::Value| player["points_at"].as_str().expect("a color").to_owned();
    view["players"].as_array().expect("players").iter().map(color).collect()
}

#[test]
fn t23_the_wheel_turns_each_crest_to_the_next_segment_clockwise() {
    // 2.9, 5.6, 15.21, 26.6
    let mut table = played(
        "start_side=a",
        &["- segments yellow purple green blue red", "- crests pegasus dragon", "- start S1 S2", "0 wheel red"],
    );
    // From pegasus to dragon it is three places clockwise: scarab, monkey, dragon.
    assert_eq!(points_at(&table), ["red", "green"]);
    play(&mut table, &["- draw 0 R1-01 R1-02", "- draw 1 G1-01 G1-02"]);
    play(&mut table, &["0 draft place R1-01 sell R1-02", "1 draft place G1-01 sell G1-02"]);
    assert_eq!(points_at(&table), ["yellow", "blue"]);
    play(&mut table, &["- draw 0 Y1-01 Y1-02"]);
}

#[test]
fn the_wheel_may_be_turned_to_any_color() {
    // 5.1
    let table = played(FIXED, &["- start S2 S1"]);
    assert_eq!(legal(&table, 1), ["wheel yellow", "wheel red", "wheel blue", "wheel green", "wheel purple"]);
    assert!(legal(&table, 0).is_empty());
}

const TO_DRAFT: [&str; 4] = ["- start S1 S2", "0 wheel yellow", "- draw 0 Y1-01 Y1-02", "- draw 1 R1-01 R1-02"];

#[test]
fn a_commit_may_be_taken_back_until_the_last_one_is_in() {
    // 18.2, 26.9
    let mut table = played(FIXED, &TO_DRAFT);
    let (zero, one) = (Player::new(0), Player::new(1));
    play(&mut table, &["0 draft place Y1-01 sell Y1-02"]);
    assert!(legal(&table, 0).is_empty());
    table.undo(zero).expect("the other has not decided");
    play(&mut table, &["0 draft place Y1-02 sell Y1-01", "1 draft place R1-01 sell R1-02"]);
    for player in [zero, one] {
        assert!(matches!(table.undo(player), Err(UndoError::Nothing(_))));
    }
}

#[test]
fn a_pending_side_may_be_taken_back() {
    // 18.3
    let mut table = played("segments=fixed crests=fixed", &["- start S1 S2", "1 side a"]);
    table.undo(Player::new(1)).expect("the other has not decided");
    play(&mut table, &["1 side b", "0 side a"]);
    assert_eq!(view(&table, None)["players"][1]["side"], "b");
}

#[test]
fn the_last_commit_is_final_even_if_its_player_is_to_act_next() {
    // 26.9
    let mut table = played("segments=fixed crests=fixed", &["- start S1 S2", "1 side a", "0 side b"]);
    assert_eq!((table.game().step(), legal(&table, 0).len()), ("wheel", 5));
    for player in [0, 1].map(Player::new) {
        assert!(matches!(table.undo(player), Err(UndoError::Nothing(_))));
    }
}

#[test]
fn the_wheel_is_final() {
    // 26.9
    let mut table = played(FIXED, &["- start S1 S2", "0 wheel yellow"]);
    assert!(matches!(table.undo(Player::new(0)), Err(UndoError::Nothing(_))));
}

#[test]
fn impossible_results_are_refused() {
    // 19.1, 19.2, 26.3
    let check = |setup: &str, before: &[&str], wrong: &[&str]| {
        let table = played(setup, before);
        for text in wrong {
            let result = Chance::read(text, &table.components()).expect(text);
            assert!(!table.game().is_possible(&result), "{text}");
            assert!(table.clone().chance(result).is_err(), "{text}");
        }
    };
    let segments = ["segments red yellow blue green purple", "segments yellow red red green purple", "start S1 S2"];
    check("", &[], &segments);
    check("segments=fixed", &[], &["crests monkey monkey", "crests monkey", "crests monkey dragon lion"]);
    check(FIXED, &[], &["start S1 S1", "start S1", "start S1 S2 S3", "draw 0 Y1-01 Y1-02"]);
    let draws = [
        "draw 1 R1-01 R1-02", // player 0 draws first
        "draw 0 Y1-02 Y1-01",
        "draw 0 Y1-01 Y1-01",
        "draw 0 R1-01 R1-02",
        "draw 0 Y2-01 Y2-02",
        "back C03-1",
    ];
    check(FIXED, &TO_DRAFT[..2], &draws);
    let advanced = ["draw 0 P1-10 P1-11", "draw 0 P1-13 P1-14"];
    check(&format!("purple=basic {FIXED}"), &["- start S1 S2", "0 wheel purple"], &advanced);
    let mut table = played(FIXED, &TO_DRAFT);
    play(&mut table, &["0 draft place Y1-01 sell Y1-02", "1 draft place R1-01 sell R1-02"]);
    for text in ["draw 0 R1-01 R1-03", "draw 0 R1-02 R1-03"] {
        assert!(table.chance(Chance::read(text, &table.components()).expect(text)).is_err(), "{text} has been drawn");
    }
}

#[test]
fn texts_that_are_not_in_the_notation_are_refused() {
    // 26.1
    let components = table("").components();
    for text in [
        "",
        "side",
        "side c",
        "wheel",
        "wheel pink",
        "draft",
        "draft Y1-01",
        "draft place Y1-01",
        "draft place Y1-01 sell",
        "draft place Y1-01 sell Y1-02 food",
        "draft place Y1-01 keep Y1-02",
        "draft place Y1-01 sell ?",
        "plunder 4",
        "plunder 03",
        "ally",
        "ally C09-4",
        "carve 6 food",
        "carve 6 front food",
        "carve 7 food front",
        "pass 1",
        "recruit Y1-11",
        "recruit y1-01",
        "recruit Y1-01 gold",
        "sell Y1-01 food",
        "discard",
        "pay 2",
        "silver",
        "gold 1",
        "done ",
        " done",
        "Done",
    ] {
        assert!(Action::read(text, &components).is_err(), "{text:?}");
    }
    for text in [
        "",
        "segments",
        "segments yellow red blue green",
        "segments yellow red blue green purple yellow",
        "crests",
        "crests monkey cow",
        "crests monkey horse",
        "crests monkey dragon lion pegasus scarab monkey",
        "start",
        "start S6",
        "draw 0 Y1-01",
        "draw 5 Y1-01 Y1-02",
        "draw 0 ? ?",
        "draw Y1-01 Y1-02",
        "back",
        "back C03-6",
        "back C03-1 C03-2",
    ] {
        assert!(Chance::read(text, &components).is_err(), "{text:?}");
    }
}

#[test]
fn set_ups_that_are_not_offered_are_refused() {
    // 22, 26.2
    let full = "players=2 purple=advanced start_side=choice open_piles=false joker_for_set_points=false segments=random crests=random";
    assert_eq!("".parse::<Setup>().map(|setup| setup.to_string()), Ok(full.to_owned()));
    for text in [
        "players=1",
        "players=6",
        "purple=none",
        "start_side=c",
        "crests=fixed segments=fixed",
        "piles=open",
        "players=2 players=2",
        "players",
        "players=2  purple=basic",
        "players=2 ",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
}
