//! What the four levels have of their own (9-12), and their ends.

use play::{Game, Player, PlayerSet};

use crate::script::Script;

#[test]
fn a_cat_of_level_1_crosses_out_the_next_cat_and_fills_no_cell() {
    // 4.3, 5.3, 9.1, 9.6
    let mut script = Script::solo(1, "a b c e");
    script
        .begin("3 4 cat mouse", "mouse d4, cat, 4 d5")
        .expect("done")
        .expect_line("cats", 1)
        .expect_line("empty", -34);
}

#[test]
fn numbers_of_the_track_are_written_at_once_anywhere() {
    // 9.2, 9.3
    let mut script = Script::solo(1, "a b c e");
    script.turn("3 4 5 cat", "cat, 3 a3, 4 a4").begin("3 cat cat mouse", "mouse d4, cat").expect_count(33);
    script.acts("write g6, take 3");
    script.expect("write c4, write d3, write d5, write e4"); // the track's cell does not connect (4.6)
}

#[test]
fn a_choice_of_the_track_is_a_number() {
    // 9.2: the sixth cat shows #
    let mut script = Script::solo(1, "a b c e");
    script.turn("cat cat cat cat", "cat, cat, write a3, cat").begin("cat cat cat cat", "cat, write g3, cat, cat");
    script.expect("symbol 2, symbol 3, symbol 4, symbol 5").acts("symbol 2").expect_count(34);
    script.acts("write a4").expect_rooms(&["2: a3 a4"]); // it may build a room
}

#[test]
fn beyond_a_full_track_a_cat_has_no_effect() {
    // 9.4, 17 no. 15
    let mut script = Script::solo(1, "i b c e");
    for actions in [
        "cat, cat, write a3, cat",
        "cat, write b4, cat, cat, symbol 4, write b6",
        "cat, cat, write f6, cat",
        "cat, write g6, cat, cat, symbol 5, write c1",
    ] {
        script.turn("cat cat cat cat", actions);
    }
    script.turn("cat cat cat cat", "cat, cat, cat").expect_line("cats", 12);
    // I offers no cat then (17 no. 23)
    script.begin("2 2 4 5", "2 e3, 2 e4").expect("symbol 2, symbol 3, symbol 4, symbol 5, symbol mouse");
}

#[test]
fn each_cheese_is_eaten_once() {
    // 5.2, 9.5
    let mut script = Script::solo(1, "a b c e");
    script.begin("3 mouse mouse mouse", "mouse d4").expect_line("cheese", 2).acts("mouse d5").expect_line("cheese", 3);
    assert_eq!(script.sheet()["cheeses"], serde_json::json!(["d", "4", "5"]));
}

#[test]
fn a_mouse_of_level_2_scores_in_its_row_and_its_column() {
    // 10.2, 17 no. 20: 0 to 2 points, gaps do not divide a line
    let mut script = Script::solo_placed(2, "a b c e", "a5 2 d2 3 g5 4");
    script.turn("3 cat mouse mouse", "cat a1, mouse b1, 3 b2").expect_line("mice", 1);
    // f1 lies beyond the gap of row 1
    script.turn("3 4 cat mouse", "mouse f1, cat f2, 4 g2").expect_line("mice", 3);
}

#[test]
fn only_rooms_enter_numbers_in_the_score_boxes() {
    // 10.3: b3 is bonus cell a, f3 is b, d4 is c
    let mut script = Script::solo_placed(2, "a b c e", "a5 4 d2 4 g5 4");
    script.turn("2 3 cat mouse", "cat b3, mouse b4, 3 c4").turn("2 3 5 mouse", "mouse f3, 2 f4, 5 f5");
    script.turn("3 5 5 cat", "3 d4, 5 d5, cat d6").expect_line("bonus", 0);
    script.begin("3 4 5 5", "3 d3").expect_line("bonus", 3);
    assert_eq!(script.sheet()["boxes"], serde_json::json!({"c": 3}));
}

#[test]
fn a_double_cell_on_a_bonus_cell_counts_once() {
    // 10.4, 8.L
    let mut script = Script::solo_placed(2, "l a e h", "a5 4 d2 4 g5 4");
    script.turn("2 2 3 5", "2 a1, 2 b1, 3 b2").begin("2 2 4 5", "take 2 2 with l, write d4").expect_line("bonus", 2);
}

#[test]
fn double_animals_count_twice() {
    // 1.6, 8.L, 10.1
    let mut script = Script::solo_placed(2, "l a e h", "a5 4 d2 4 g5 4");
    script.turn("2 2 3 5", "2 a1, 2 b1, 3 b2").turn("4 cat mouse mouse", "take mouse mouse with l, write c4, cat c5");
    script.expect_line("mice", 2);
    assert_eq!(script.sheet()["score"]["tiebreak"][0], 8); // a double cell is one filled cell
}

#[test]
fn areas_of_level_3_score_by_one_two_and_three_cats() {
    // 11.1, weights counted
    let mut script = Script::solo_placed(3, "l a e h", "d3 4 d5 4 e4 5");
    script.turn("4 mouse mouse mouse", "mouse a2, mouse b2, 4 b3").expect_line("mice", 0);
    script.turn("2 3 5 cat", "cat b1, 5 c1, 3 c2").expect_line("mice", 2);
    script.turn("2 2 3 cat", "2 g6, 2 g5, cat f5").expect_line("mice", 2); // yellow
    script.turn("2 3 cat cat", "take cat cat with l, write a3, 2 a4").expect_line("mice", 4);
}

#[test]
fn only_the_drawn_cells_of_level_4_are_available_at_first() {
    // 1.2, 12.1
    let mut script = Script::solo(4, "a b c e");
    script.begin("2 3 4 5", "take 2").expect_count(15).acts("write d3, take 3").expect("write d4, write e3");
}

#[test]
fn new_cells_hang_together_but_may_lie_anywhere() {
    // 12.2, 12.3, 17 no. 17, 19 no. 9
    let mut script = Script::solo(4, "a b c e");
    script.begin("2 2 4 5", "2 d3, 2 e3").expect_count(41).acts("add h7").expect("add g7, add h6").acts("add h6");
    script.expect("take 4, take 5, use a").acts("take 4").expect("write d4, write e4, write f3");
    // a cell just added takes the next die
    let mut script = Script::solo(4, "a b c e");
    script.begin("2 2 4 5", "2 d3, 2 e3, add d2, add d1, 4 d2").expect("done");
}

#[test]
fn the_house_grows_before_an_immediate_ability() {
    // 6.5, 17 no. 18: the 3 of D may go in a new cell; the circle comes after the expansion
    let mut script = Script::solo(4, "d b c e");
    script.begin("2 2 4 5", "2 d3, 2 e3");
    assert_eq!((script.moment().as_str(), script.sheet()["circled"][0].as_u64()), ("add", Some(0)));
    script.acts("add a1, add a2").expect_count(15).acts("write a1").expect("take 4, take 5");
    assert_eq!(script.sheet()["circled"][0], 1);
}

#[test]
fn a_room_with_double_cells_adds_its_number_of_cells() {
    // 12.5
    let mut script = Script::solo(4, "l a e h");
    script
        .turn("2 2 4 5", "2 d3, 2 e3, add a1, add a2, 4 e4")
        .begin("2 2 4 5", "take 2 2 with l, write c6, add h1, add h2");
    script.expect_rooms(&["2: d3 e3", "2: c6"]).expect("take 4, take 5");
}

#[test]
fn level_4_scores_cheeses_and_mice_and_no_empty_cells() {
    // 12.6, 14.4
    let mut script = Script::solo(4, "a b c e");
    script.turn("2 cat mouse mouse", "mouse d3, cat d4, mouse e4").expect_line("cheese", 4).expect_line("mice", 2);
    assert_eq!(script.line(0, "empty"), None);
}

#[test]
fn who_has_filled_a_house_of_level_4_waits_for_the_others() {
    // 12.7, 13.2
    let mut script = Script::new("players=2 level=4");
    script.chance("tiles a b c e");
    let turns = [["d3", "e3", "f3"], ["c4", "d4", "e4"], ["f4", "f5", "e5"], ["c5", "d5", "d6"]];
    for cells in &turns {
        script.chance("roll cat cat mouse mouse");
        for seat in 0..2 {
            for (die, cell) in ["cat", "mouse", "cat"].iter().zip(cells) {
                script.play(seat, &format!("take {die}")).play(seat, &format!("write {cell}"));
            }
            script.play(seat, "done");
        }
    }
    // c6 stands apart from e6 and f6
    script.chance("roll 2 2 cat mouse");
    for text in ["take 2", "write e6", "take cat", "write f6", "done"] {
        script.play(0, text);
    }
    for text in ["take 2", "write e6", "take 2", "write f6", "add g6", "add h6", "take cat", "write g6", "done"] {
        script.play(1, text);
    }
    script.chance("roll 2 3 4 5").play(0, "take 2").play(0, "write c6").play(0, "done");
    assert_eq!(script.table.game().turn().players(), PlayerSet::one(Player::new(1)));
    script.play(1, "take 5").play(1, "write c6").play(1, "done").expect_step("roll");
    // player 0 is finished
    script.chance("roll 2 3 4 5");
    assert_eq!(script.table.game().turn().players(), PlayerSet::one(Player::new(1)));
    assert!(script.legal(0).is_empty());
    script.play(1, "take 4").play(1, "write h6").play(1, "done").expect_step("over");
    assert!(script.winners().is_some());
}

#[test]
fn a_cat_that_g_makes_is_used_without_effect_beyond_a_full_track() {
    // 9.4
    let mut script = Script::solo(1, "g b c e");
    for actions in [
        "cat, cat, write a3, cat",
        "cat, write b4, cat, cat, symbol 4, write b6",
        "cat, cat, write f6, cat",
        "cat, write g6, cat, cat, symbol 5, write c1",
    ] {
        script.turn("cat cat cat cat", actions);
    }
    script.begin("2 2 4 5", "2 e3, 2 e4, take 4 as cat with g").expect("done").expect_line("cats", 12);
    assert_eq!((script.sheet()["turn"]["used"].as_u64(), script.uses()), (Some(3), [0; 4]));
}

#[test]
fn mice_of_levels_2_and_3_eat_no_cheese() {
    // 5.2, 5.3: nothing happens until the end
    for (level, place) in [(2, "a5 2 d2 3 g5 4"), (3, "d3 2 d5 3 e4 4")] {
        let mut script = Script::solo_placed(level, "a b c e", place);
        script.begin("2 cat mouse mouse", "mouse b2, cat b3, mouse c3").expect("done");
        assert_eq!((script.line(0, "cheese"), &script.sheet()["cheeses"]), (None, &serde_json::json!([])));
        assert_eq!(script.sheet()["written"]["b3"]["symbol"], "cat"); // 10.1
    }
}

#[test]
fn setup_animals_score_like_others() {
    // 3.4: a cat in a5 sees the mouse in a6, a mouse in d2 is seen from d3
    let mut script = Script::solo_placed(2, "a b c e", "a5 cat d2 mouse g5 4");
    script.turn("2 3 4 mouse", "mouse a6, 2 b6, 3 c6").expect_line("mice", 1);
    script.begin("2 3 4 cat", "cat d3").expect_line("mice", 2);
}

#[test]
fn k_may_move_a_setup_number() {
    // 3.4, 8.K
    let mut script = Script::solo_placed(2, "k a e h", "a5 3 d2 cat g5 5");
    script.begin("2 2 4 5", "2 a1, 2 b1").expect("cross a5, cross g5").acts("cross a5, write c7");
    assert_eq!(script.sheet()["written"]["c7"]["symbol"], "3");
    assert_eq!(script.sheet()["written"]["a5"]["crossed_out"], true);
}

#[test]
fn rooms_of_level_3_enter_numbers_in_the_score_boxes() {
    // 11.2, 10.3: b2 is bonus cell a
    let mut script = Script::solo_placed(3, "a b c e", "d3 4 d5 4 e4 5");
    script.turn("2 3 3 3", "3 a2, 3 b2, 3 b3").expect_line("bonus", 3).expect_line("rooms3", 3);
    assert_eq!(script.sheet()["boxes"], serde_json::json!({"a": 3}));
}

#[test]
fn two_cats_of_an_area_are_worth_no_more_than_one() {
    // 11.1
    let mut script = Script::solo_placed(3, "a b c e", "d3 4 d5 4 e4 5");
    script.begin("cat cat mouse mouse", "mouse a2, cat b2").expect_line("mice", 1).acts("cat b3, done");
    script.expect_line("mice", 1).begin("2 3 cat mouse", "cat b1").expect_line("mice", 2);
}

#[test]
fn both_mice_of_j_eat_cheese_in_new_rows_and_columns() {
    // 8.J, 12.6: the cheeses of column a and of the rows 1 and 2 wait for the house to grow
    let mut script = Script::solo(4, "j b c e");
    script.begin("2 2 4 5", "2 d3, 2 e3, add a1, add a2, write a1").expect("write a2, none").expect_line("cheese", 2);
    script.acts("write a2").expect_line("cheese", 3);
    assert_eq!(script.sheet()["cheeses"], serde_json::json!(["a", "1", "2"]));
}

#[test]
fn the_first_new_cell_lies_where_all_of_them_fit() {
    // 12.3, N4: a1 is cut off by a2, b1 and b2, and too small for two cells
    let mut script = Script::solo(4, "a b c e");
    script.turn("3 3 3 5", "3 d3, 3 e3, 3 f3, add a2, add b2, add b1").begin("2 2 4 5", "2 c4, 2 c5");
    script.expect_count(56 - 15 - 3 - 1);
    assert!(!script.legal(0).contains(&"add a1".to_owned()));
}
