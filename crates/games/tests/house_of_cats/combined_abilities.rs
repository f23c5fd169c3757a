//! Abilities together: several on one die, their costs and their timing (7, 8, N5, N6).

use crate::abilities::{with, with_two};
use crate::script::Script;

#[test]
fn several_abilities_change_one_die() {
    // 8.0, 17 no. 22, N5: number to mouse to number, and mouse to number to cat
    let mut script = with_two("c g a e");
    script.begin("3 3 mouse mouse", "");
    script.expect(
        "take 3, take 3 as 2 with cg, take 3 as 4 with cg, take 3 as 5 with cg, take 3 as cat with g, \
         take 3 as mouse with g, take mouse, take mouse as 2 with c, take mouse as 3 with c, take mouse as 4 with c, \
         take mouse as 5 with c, take mouse as cat with cg",
    );
    let mut script = with_two("b f a e");
    script.begin("3 4 cat cat", "");
    script.expect(
        "take 3, take 3 as 2 with b, take 3 as 4 with b, take 3 as 5 with bf, take 4, take 4 as 2 with bf, \
         take 4 as 3 with b, take 4 as 5 with b, take cat",
    );
}

#[test]
fn a_needless_price_is_not_offered() {
    // 17 no. 25: C alone gives every number of a mouse
    let mut script = with_two("c b a e");
    script.begin("mouse mouse mouse mouse", "");
    script.expect(
        "take mouse, take mouse as 2 with c, take mouse as 3 with c, take mouse as 4 with c, take mouse as 5 with c",
    );
}

/// What two dice can be changed to with one use of L and one of another ability.
#[track_caller]
fn check_changed_pair(letter: &str, roll: &str, expect: &str) {
    let mut script = with_two(&format!("l {letter} a e"));
    script.begin(roll, "");
    let pairs: Vec<String> = script.legal(0).into_iter().filter(|text| text.ends_with(&format!("{letter}l"))).collect();
    assert_eq!(pairs.join(", "), expect);
}

#[test]
fn changed_dice_are_doubled() {
    // N5: bl, cl, fl, gl
    check_changed_pair("b", "2 3 5 cat", "take 2 3 as 2 with bl, take 2 3 as 3 with bl");
    check_changed_pair("b", "4 4 cat cat", "");
    check_changed_pair("c", "3 cat cat mouse", "take 3 mouse as 3 with cl");
    check_changed_pair("f", "2 2 5 cat", "take 2 5 as 2 with fl, take 2 5 as 5 with fl");
    check_changed_pair("g", "2 3 mouse mouse", "take 2 mouse as mouse with gl, take 3 mouse as mouse with gl");
    let mut script = with_two("l b a e");
    script.begin("2 3 5 cat", "take 2 3 as 2 with bl, write d4").expect_rooms(&["2: a3 a4", "3: g3 g4 g5", "2: d4"]);
    assert_eq!(script.uses(), [1, 0, 0, 0]);
}

#[test]
fn cats_made_of_numbers_are_doubled_where_they_are_written() {
    // N5.2: not on level 1
    let mut script = with_two("l g a e");
    script.begin("2 cat cat cat", "").expect("take 2, take 2 as cat with g, take 2 as mouse with g, take cat");
    let mut script = Script::solo_placed(2, "l g a e", "a5 4 d2 4 g5 5");
    script.turn("2 2 4 5", "2 a1, 2 b1, 4 b2").turn("3 3 3 5", "3 c6, 3 d6, 3 e6").begin("2 cat cat cat", "");
    script.expect(
        "take 2, take 2 as cat with g, take 2 as mouse with g, take cat, take cat cat with l, take 2 cat as cat with gl",
    );
}

#[test]
fn dice_changes_do_not_apply_to_what_abilities_and_the_track_write() {
    // 8.0, 17 no. 10: B is left, but the 3 of D and the 2 of the track are written as they are
    let mut script = Script::solo(1, "b d a e");
    script.turn("2 2 4 cat", "2 a3, 2 a4, 4 b4").begin("3 3 3 4", "3 g3, 3 g4, 3 g5");
    assert_eq!((script.moment().as_str(), script.uses()), ("free", [1, 0, 0, 0]));
    assert!(script.legal(0).iter().all(|text| text.starts_with("write")));
    let mut script = with("b", 1);
    script.begin("3 4 cat cat", "cat, cat");
    assert!(script.legal(0).iter().all(|text| text.starts_with("write")), "the second cat shows 2");
}

#[test]
fn an_immediate_ability_comes_before_anything_else() {
    // 4.4, 7.5, 17 no. 11: D, I, J, K leave nothing else to do and are never kept; the other eight are
    for (letter, moment) in [("d", "free"), ("i", "symbol"), ("j", "mouse"), ("k", "cross")] {
        let mut script = with(letter, 0);
        script.begin("2 2 4 5", "4 b4, 2 a4, 2 a3");
        assert_eq!((script.moment().as_str(), script.uses()), (moment, [0; 4]), "{letter}");
        assert!(script.legal(0).iter().all(|text| !text.starts_with("take") && text != "done"), "{letter}");
    }
    for letter in ["a", "b", "c", "e", "f", "g", "h", "l"] {
        let mut script = with(letter, 0);
        script.begin("2 2 4 5", "4 b4, 2 a4, 2 a3");
        assert_eq!((script.moment().as_str(), script.uses()), ("act", [1, 0, 0, 0]), "{letter}");
    }
}

#[test]
fn cells_that_i_j_and_k_write_connect_nothing() {
    // 1.12, 4.6: only die cells do
    for (letter, free) in [("i", "symbol 5, write e4"), ("j", "write e4, none"), ("k", "cross b6, write e4")] {
        let mut script = with(letter, 0);
        script.turn("3 4 5 5", "3 a6, 4 b6, 5 c6").begin("2 2 4 5", &format!("2 a3, 2 a4, {free}, take 4"));
        script.expect("write a5, write b3, write b4");
    }
}

#[test]
fn a_changed_die_stays_as_it_was_rolled_for_everybody_else() {
    // 8.0, 16.4
    let mut script = Script::new("players=2 level=1");
    script.chance("tiles b a e h").chance("roll 2 2 3 3");
    script.acts("2 a3, 2 a4, take 3 as 4 with b, write b4");
    for text in ["take 3", "write c3", "take 3", "write c4"] {
        script.play(1, text);
    }
    assert_eq!(script.view()["dice"], serde_json::json!(["2", "2", "3", "3"]));
}

#[test]
fn a_and_h_are_offered_only_for_a_die_that_needs_a_cell() {
    // N6: the cats of level 1 need none
    let mut script = with_two("a h e l");
    script.begin("3 4 cat cat", "3 c3").expect("take 4, take cat, use a, use h").acts("4 c4").expect("take cat");
}

#[test]
fn h_is_offered_only_if_it_opens_cells() {
    // N6: c1 touches c2, d1 and d2 by edges or corners; with d2 filled, H opens nothing
    let mut script = with("h", 1);
    script.turn("3 4 5 mouse", "3 b2, 4 b3, 5 c3").turn("3 4 5 mouse", "3 d2, 4 d3, 5 e3");
    script.begin("3 4 5 mouse", "3 c1").expect("take 4, take 5, take mouse");
}

#[test]
fn nobody_must_change_a_die_to_go_on() {
    // 4.8, N7: G could make a level 1 cat of a die that is lost
    let mut script = with("g", 1);
    script.turn("3 4 5 mouse", "3 c2, 4 d2, 5 d1").begin("3 4 mouse mouse", "3 c1");
    script.expect("take 4 as cat with g, done");
}

#[test]
fn used_and_unused_circles_score_the_same() {
    // 7.4
    let mut script = with("e", 1);
    script.begin("2 3 4 5", "");
    let before = script.table.scores();
    script.acts("use e more");
    assert_eq!((script.table.scores(), script.uses()), (before, [0; 4]));
}
