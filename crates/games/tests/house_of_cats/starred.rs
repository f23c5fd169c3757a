//! A box whose starred cells touch: rooms that arise when they are filled (3.4, D6).

use games::house_of_cats::Components;
use play::Boxed;
use serde_json::json;

use crate::boxes::check_playable;
use crate::laws::LAWS;
use crate::own_tiles::{hasty_text, patient_text};
use crate::script::Script;
use crate::shared::components::{boxed, text};

/// Starred cells c2, d2 and d3 on level 2, in a column on level 3.
fn touching(text: &str) -> Boxed<Components> {
    let changes = [
        ("---*---\n-a---b-", "--**---\n-a-*-b-"),
        ("*-----*\n-d---e-", "-------\n-d---e-"),
        ("---*---\n--e.*--\n---*---", "--*----\n--*.e--\n--*----"),
    ];
    boxed(&changes.iter().fold(text.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    }))
}

fn placed(tiles: &str, place: &str) -> Script {
    Script::solo_with_box(2, tiles, touching(text::<Components>())).placed(place)
}

#[test]
fn starred_cells_that_touch_and_stored_d_i_j_and_k_keep_the_laws() {
    LAWS.check_box(touching(&patient_text()));
}

#[test]
fn starred_cells_that_touch_and_immediate_abilities_keep_the_laws() {
    LAWS.check_box(touching(&hasty_text()));
}

#[test]
fn a_room_of_starred_cells_is_built_at_once() {
    // D6: a stored ability waits for the first turn
    let mut script = placed("a b c e", "c2 2 d2 2 d3 4");
    script.expect_step("roll").expect_rooms(&["2: c2 d2"]);
    assert_eq!(script.uses(), [1, 0, 0, 0]);
    let mut script = placed("a b c e", "c2 3 d2 3 d3 3");
    script.expect_step("roll").expect_rooms(&["3: c2 d2 d3"]);
}

#[test]
fn of_three_equal_numbers_the_room_is_chosen() {
    // D6, 6.4
    let mut script = placed("a b c e", "c2 2 d2 2 d3 2");
    script.expect_step("setup_place").expect("room c2 d2, room d2 d3");
    assert_eq!(script.moment(), "room");
    script.acts("room d2 d3").expect_step("roll").expect_rooms(&["2: d2 d3"]);
}

#[test]
fn no_room_arises_of_numbers_that_do_not_touch_or_are_too_few() {
    // D6: c2 and d3 touch at a corner
    let mut script = placed("a b c e", "c2 2 d2 4 d3 2");
    script.expect_step("roll").expect_rooms(&[]);
    let mut script = placed("a b c e", "c2 3 d2 3 d3 mouse");
    script.expect_step("roll").expect_rooms(&[]);
}

#[test]
fn an_immediate_ability_of_the_setup_is_resolved_before_the_first_roll() {
    // D6, 7.5: `place` is final, what follows can be taken back until the roll
    let mut script = Script::with_box("players=2 level=2", touching(text::<Components>()));
    script.chance("tiles d b c e").chance("roll 2 2 4").play(0, "place c2 2 d2 2 d3 4");
    assert!(script.undo(0).is_err());
    assert_eq!((script.moment().as_str(), script.sheet()["crossed"].clone()), ("free", json!([1, 0, 0, 0])));
    script.expect_count(42 - 3).play(0, "write a1");
    assert!(script.legal(0).is_empty());
    script.undo(0).expect("the second player still decides");
    script.play(1, "place c2 2 d2 4 d3 2").expect_step("setup_place").play(0, "write a2").expect_step("roll");
    assert_eq!(script.sheet()["written"]["a2"]["symbol"], "3");
}

#[test]
fn an_immediate_ability_for_dice_is_lost_in_the_setup() {
    // D5, D6
    for letter in ["a", "b", "e", "h", "l"] {
        let mut script =
            Script::solo_with_box(2, &format!("{letter} c d i"), touching(&hasty_text())).placed("c2 2 d2 2 d3 4");
        script.expect_step("roll").begin("2 3 4 5", "");
        let turn = &script.sheet()["turn"];
        assert_eq!((script.uses(), turn["quota"].clone()), ([0; 4], json!(3)), "{letter}");
        assert_eq!((turn["separate"].clone(), turn["diagonal"].clone()), (json!(0), json!(false)), "{letter}");
    }
}

#[test]
fn a_sheet_that_is_full_before_the_first_turn_ends_the_game() {
    // D6, 13.1
    let mut text = text::<Components>().to_owned();
    let marks = "--...--\n---*---\n-a---b-\n---c---\n*-----*\n-d---e-\n..---..\n";
    let cells = "##...##\n#######\n#######\n#######\n#######\n#######\n..###..\n";
    for (from, to) in [("rows        = 7\ncols        = 7", "rows = 1\ncols = 4"), (cells, "####\n"), (marks, "***a\n")]
    {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let own = boxed(&text);
    let mut script = Script::solo_with_box(2, "d b c e", own).placed("a1 2 b1 2 c1 4");
    script.expect("write d1").acts("write d1").expect_step("over").expect_line("empty", 0);
    check_playable(own);
}
