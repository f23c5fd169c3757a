//! Groups and rooms (1.8, 6, 8.L, N8).

use crate::script::Script;

#[test]
fn a_group_of_its_number_is_a_room_at_once() {
    // 1.8, 1.10, 5.1, 6.1, 6.2, 6.3, 17 no. 4
    let mut script = Script::solo(1, "a b c e");
    script.begin("4 4 4 4", "4 c3, 4 c4, 4 d4").expect_rooms(&[]).acts("done");
    script.begin("2 3 4 5", "4 d3").expect_rooms(&["4: c3 c4 d3 d4"]);
    assert_eq!((script.moment().as_str(), script.uses()), ("act", [0, 0, 1, 0]));
}

#[test]
fn corners_do_not_join_a_group() {
    // 1.5, 6.8
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 2 3 5", "2 a3, 3 a4, 2 b4").expect_rooms(&[]);
}

#[test]
fn corners_do_not_join_a_group_even_with_h() {
    // 6.8, 8.H, 19
    let mut script = Script::solo(1, "a h c e");
    script.turn("3 3 3 5", "3 a3, 3 a4, 3 a5").begin("2 2 4 5", "2 d4, use h, 2 e5").expect_rooms(&["3: a3 a4 a5"]);
}

#[test]
fn cats_and_mice_form_no_rooms() {
    // 5.3, 6.8
    let mut script = Script::solo_placed(2, "a b c e", "a5 2 d2 3 g5 4");
    script
        .turn("cat cat mouse mouse", "cat b4, cat b5, mouse b6")
        .turn("5 mouse mouse mouse", "mouse c6, mouse d6, mouse e6");
    script.expect_rooms(&[]);
}

#[test]
fn cells_of_rooms_belong_to_no_group() {
    // 1.7, 1.8, 6.5
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 2 4 5", "2 a3, 2 a4, 4 b4").turn("2 3 4 5", "2 a5, 3 b5, 5 c5").expect_rooms(&["2: a3 a4"]);
    script.begin("2 2 4 5", "2 a6").expect_rooms(&["2: a3 a4", "2: a5 a6"]);
}

#[test]
fn of_a_group_that_is_too_large_any_connected_part_can_be_chosen() {
    // 6.4, 17 no. 6, N8.2: a T of four 3s around the last one
    let mut script = Script::solo(1, "a b c e");
    script
        .turn("3 4 4 5", "3 c3, 4 d3, 5 d2")
        .turn("3 4 5 mouse", "3 b4, 5 b5, 4 a5")
        .turn("3 4 5 mouse", "3 d4, 5 e4, 4 e5");
    script.begin("3 4 5 5", "3 c4");
    script.expect("room b4 c3 c4, room b4 c4 d4, room c3 c4 d4").acts("room b4 c4 d4");
    script.expect_rooms(&["3: b4 c4 d4"]);
    assert_eq!(script.sheet()["written"]["c3"]["symbol"], "3"); // stays loose
}

#[test]
fn a_room_of_one_possibility_is_not_asked_for() {
    // N9: the group is larger than 5 only by doubles that leave one exact part
    let mut script = Script::solo(1, "l a e h");
    script.turn("2 2 4 5", "2 g3, 2 g4, 4 g5").turn("2 2 4 5", "2 f3, 2 f4, 5 f5");
    script.turn("3 3 4 5", "take 3 3 with l, write a3, 5 a4").turn("3 3 4 5", "take 3 3 with l, write c3, 5 c4");
    // 2 + 1 + 2: two exact parts, a choice
    let mut choice = script.clone();
    choice.begin("3 4 5 mouse", "3 b3").expect("room a3 b3, room b3 c3");
    // 1 + 2 where the single is at the end: one
    script.begin("3 4 5 mouse", "3 d3").expect_rooms(&["2: g3 g4", "2: f3 f4", "3: c3 d3"]);
    assert_eq!(script.moment(), "act");
}

#[test]
fn doubles_may_leave_a_group_without_a_room_until_a_number_is_added() {
    // 6.4b, 17 no. 7: two doubled 5s and a doubled 5 weigh 6; a single one makes 5 of them
    let mut script = Script::solo(1, "l a e h");
    for cells in [["a3", "a4", "b4"], ["a5", "a6", "b6"], ["g3", "g4", "f4"]] {
        script.turn("2 2 3 4", &format!("2 {}, 2 {}, 3 {}", cells[0], cells[1], cells[2]));
    }
    script.turn("3 4 5 5", "take 5 5 with l, write c3, 4 c2").turn("3 4 5 5", "take 5 5 with l, write d3, 4 d2");
    script.turn("3 4 5 5", "take 5 5 with l, write e3, 3 e2");
    assert_eq!((script.rooms().len(), script.moment().as_str()), (3, "act"));
    script.begin("3 4 5 5", "5 d4").expect("room c3 d3 d4, room d3 d4 e3");
}

#[test]
fn one_written_cell_gives_one_room_at_most() {
    // 6.4c, 6.6, 17 no. 5: five 2s are never together; four 3s around one give one room, the rest stays
    let mut script = Script::solo(1, "a b c e");
    script.turn("3 3 4 5", "3 b3, 3 a3, 4 a4").turn("3 3 4 5", "3 d3, 3 e3, 4 e4").turn("3 4 4 5", "3 c2, 4 d2, 5 d1");
    script.begin("3 4 5 5", "3 c3");
    script.expect("room a3 b3 c3, room b3 c2 c3, room b3 c3 d3, room c2 c3 d3, room c3 d3 e3");
    script.acts("room b3 c3 d3").expect_rooms(&["3: b3 c3 d3"]);
    assert_eq!(script.moment(), "act");
}

#[test]
fn more_rooms_than_printed_circles_still_count() {
    // 6.7, 17 no. 19: nine rooms of 2 on a field of eight circles
    let mut script = Script::solo(1, "a b c e");
    let pairs = [
        ["c1", "d1", "e1"],
        ["c2", "b2", "b3"],
        ["d2", "e2", "f2"],
        ["a3", "a4", "b4"],
        ["c3", "d3", "e3"],
        ["f3", "g3", "g4"],
        ["c4", "d4", "e4"],
        ["a5", "b5", "c5"],
        ["a6", "b6", "c6"],
    ];
    for cells in pairs {
        script.turn("2 2 4 mouse", &format!("2 {}, 2 {}, mouse {}", cells[0], cells[1], cells[2]));
    }
    script.expect_line("rooms2", 9);
    assert_eq!((script.view()["fields"][0]["circles"].as_u64(), script.uses()), (Some(8), [9, 0, 0, 0]));
}
