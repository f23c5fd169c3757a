//! The beginning, the sequence of turns, where dice go and when a turn may end (3-5, 13, 16, N3-N7).

use play::{Game, Player, PlayerSet};

use crate::script::Script;

#[test]
fn tiles_come_before_anything_else_unless_they_are_given() {
    // 3.2, 3.3, 3.5
    Script::new("players=1 level=1 tiles=random").expect_step("tiles").chance("tiles d a l k").expect_step("roll");
    Script::new("players=1 level=4 tiles=random").chance("tiles d a l k").expect_step("roll");
    Script::new("players=1 level=2 tiles=random").chance("tiles d a l k").expect_step("setup_roll");
    Script::new("players=1 level=3 tiles=abcd").expect_step("setup_roll");
    let first_game = Script::new("level=1 tiles=abcd");
    let abilities: Vec<_> = (0..4).map(|field| first_game.view()["fields"][field]["ability"].clone()).collect();
    assert_eq!(abilities, ["a", "b", "c", "d"]);
    assert_eq!(Script::new("").view()["fields"][0]["ability"], serde_json::Value::Null);
}

#[track_caller]
fn check_places(level: u8, roll: &str, expect: &str) {
    let mut script = Script::solo(level, "a b c d");
    script.chance(&format!("roll {roll}")).expect_step("setup_place").expect(expect);
}

#[test]
fn the_setup_roll_is_assigned_in_every_different_way() {
    // 3.4, N9: also with one possibility
    check_places(2, "cat cat cat", "place a5 cat d2 cat g5 cat");
    check_places(3, "2 2 mouse", "place d3 2 d5 2 e4 mouse, place d3 2 d5 mouse e4 2, place d3 mouse d5 2 e4 2");
    let mut script = Script::solo(2, "a b c d");
    script.chance("roll 2 3 cat").expect_count(6);
}

#[test]
fn all_players_place_at_once_and_finally() {
    // 3.4, N3
    let mut script = Script::new("players=3 level=2 tiles=abcd");
    script.chance("roll 2 3 4").play(2, "place a5 4 d2 3 g5 2").expect_step("setup_place");
    assert_eq!(script.table.game().turn().players(), PlayerSet::seats(2));
    assert!(script.undo(2).is_err());
    script.play(0, "place a5 2 d2 3 g5 4").play(1, "place a5 2 d2 3 g5 4").expect_step("roll");
    assert_eq!(script.view()["sheets"][2]["written"]["a5"]["symbol"], "4");
}

#[test]
fn three_of_the_four_dice_are_used() {
    // 4.2
    let mut script = Script::solo(1, "a b c e");
    script.begin("2 3 4 5", "").expect("take 2, take 3, take 4, take 5");
    script.acts("3 d4, 2 d5").expect("take 4, take 5").acts("5 e5").expect("done");
}

#[test]
fn dice_are_written_one_after_the_other() {
    // 4.3, 4.4, 5.1: a die that is taken is written, with all that it causes, before the next is taken
    let mut script = Script::solo(1, "e b c a");
    script.begin("2 2 3 4", "take 2");
    assert!(script.legal(0).iter().all(|text| text.starts_with("write")));
    script.acts("write a3").expect("take 2, take 3, take 4").acts("2 a4").expect_rooms(&["2: a3 a4"]);
    // abilities between and after the dice
    script.expect("take 3, take 4, use e fewer, use e more").acts("3 a5").expect("use e more, done");
}

#[test]
fn equal_dice_are_not_told_apart() {
    Script::solo(1, "a b c e").begin("4 4 4 mouse", "").expect("take 4, take mouse"); // N1
}

#[test]
fn the_first_die_goes_anywhere_and_the_next_ones_beside_the_die_cells() {
    // 4.5, 4.6, 17 no. 1
    let mut script = Script::solo(1, "a b c e");
    script.begin("2 3 4 5", "take 2").expect_count(36);
    script.acts("write a3, take 3").expect("write a4, write b3");
    script.acts("write b3, take 4").expect("write a4, write b2, write b4, write c3");
}

#[test]
fn die_cells_need_not_touch_anything_written_earlier_nor_does_that_connect() {
    // 4.5, 4.6: an earlier cell is no connector
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 3 4 5", "2 b4, 3 b5, 4 b6").begin("2 3 4 5", "5 a4, take 2").expect("write a3, write a5");
}

#[test]
fn a_small_area_must_be_filled_and_the_other_dice_are_lost() {
    // 1.9, 4.7, 17 no. 2
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 3 4 5", "2 c2, 3 d2, 4 e2");
    // c1, d1, e1 are an area of three; written from its middle it takes only two dice more
    script.begin("2 3 4 5", "5 c1, take 2").expect("write d1").acts("write d1").expect("take 3, take 4");
    script.acts("3 e1").expect("done");
}

#[test]
fn nobody_stops_while_a_die_can_be_written() {
    // 4.8, 17 no. 3: `done` is not offered
    let mut script = Script::solo(2, "a b c e");
    script.chance("roll 2 2 2").acts("place a5 2 d2 2 g5 2");
    script.begin("2 3 cat mouse", "cat b2").expect("take 2, take 3, take mouse");
}

#[test]
fn a_level_1_cat_may_be_left_out_only_if_enough_other_dice_are_used_or_lost() {
    // 4.8 and the example of 19: roll cat, cat, 3, 4
    let mut script = Script::solo(1, "a b c e");
    script.begin("3 4 cat cat", "3 a3, 4 a4").expect("take cat").acts("cat").expect("done");
    // an area of one cell: 3 is written, 4 is lost, two dice are missing of which one is lost
    let mut script = cut_off();
    script.begin("3 4 cat cat", "3 c1").expect("take cat").acts("cat").expect("take cat, done");
    // three dice that need a cell: two are lost, so nothing is missing
    let mut script = cut_off();
    script.begin("3 4 5 cat", "3 c1").expect("take cat, done");
}

/// Level 1, with c1 alone as an area of one cell.
fn cut_off() -> Script {
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 3 4 5", "2 c2, 3 d2, 4 d1");
    script
}

#[test]
fn only_cats_may_leave_the_sheet_as_it_is() {
    // 4.10, 9.3
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 cat cat cat", "cat, cat, write a3, cat");
    script.turn("cat cat cat cat", "cat, write g3, cat, cat, symbol 5, write g6");
    assert_eq!(script.sheet()["track"], 6);
}

#[test]
fn a_player_who_is_cut_off_loses_the_rest() {
    // 4.9: the track number fills the last empty cell beside the die cell
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 3 4 5", "2 c2, 3 d2, 4 e2").turn("3 4 5 cat", "3 a3, 4 a4, cat");
    script.begin("3 4 5 cat", "3 c1, cat, write d1").expect("done");
    assert_eq!(script.sheet()["turn"]["used"], 2);
    assert!(script.sheet()["empty"].as_array().unwrap().iter().any(|cell| cell == "e1"));
}

#[test]
fn everybody_uses_the_same_roll_and_the_next_one_waits_for_all() {
    // 4.1, 4.2, 4.11
    let mut script = Script::new("players=2 level=1 tiles=abcd");
    script.chance("roll 2 3 4 5");
    for text in ["take 2", "write a3", "take 3", "write a4", "take 4", "write a5", "done"] {
        script.play(1, text);
    }
    script.expect_step("turn").expect("take 2, take 3, take 4, take 5");
    assert!(script.legal(1).is_empty());
    script.acts("5 a3, 4 a4, 3 a5, done").expect_step("roll");
}

#[test]
fn a_turn_is_taken_back_one_by_one_until_done() {
    // 16.3, N3
    let mut script = Script::new("players=2 level=1 tiles=abcd");
    script.chance("roll 2 3 4 5");
    let start = *script.table.game();
    script.acts("2 a3, 3 a4").play(1, "take 5");
    for _ in 0..4 {
        script.undo(0).unwrap();
    }
    assert!(script.undo(0).is_err());
    script.undo(1).unwrap();
    assert_eq!(script.table.game(), &start);
    script.acts("2 a3, 3 a4, 4 a5, done");
    assert!(script.undo(0).is_err(), "`done` is final");
}

#[test]
fn levels_1_to_3_end_when_somebody_has_no_empty_cell() {
    // 13.1, 14.5: the others finish the turn
    let mut script = Script::new("players=2 level=1 tiles=abcd");
    let mut turn = |zero: [&str; 3], one: [&str; 3]| {
        script.chance("roll 4 4 mouse mouse");
        for (seat, cells) in [zero, one].iter().enumerate() {
            for (index, cell) in cells.iter().enumerate() {
                if *cell == "-" {
                    continue;
                }
                let die = if index < 2 { "take mouse" } else { "take 4" };
                script.play(seat, die).play(seat, &format!("write {cell}"));
            }
            script.play(seat, "done");
        }
    };
    let rows: [[&str; 3]; 12] = [
        ["c1", "d1", "e1"],
        ["b2", "c2", "d2"],
        ["e2", "f2", "f3"],
        ["a3", "b3", "c3"],
        ["d3", "e3", "e4"],
        ["g3", "g4", "f4"],
        ["a4", "b4", "c4"],
        ["d4", "d5", "e5"],
        ["f5", "g5", "g6"],
        ["a5", "b5", "c5"],
        ["a6", "b6", "c6"],
        ["d6", "e6", "f6"],
    ];
    for row in rows {
        turn(row, row);
    }
    script.expect_step("over");
    assert_eq!(script.winners(), Some(PlayerSet::seats(2)), "a shared victory");
    assert_eq!(script.table.game().score(Player::new(0)).tiebreak(), [36]);
}
