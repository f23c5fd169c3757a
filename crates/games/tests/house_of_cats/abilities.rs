//! The twelve abilities, one by one (7, 8, N6).

use crate::script::Script;

/// Level 1 with an ability for 2 and this many rooms of 2; the other tiles are stored and unused.
pub(crate) fn with(letter: &str, rooms: usize) -> Script {
    let others: Vec<&str> = ["a", "h", "e", "l"].into_iter().filter(|&other| other != letter).take(3).collect();
    let mut script = Script::solo(1, &format!("{letter} {}", others.join(" ")));
    for cells in &[["a3", "a4", "b4"], ["a5", "a6", "b6"], ["g3", "g4", "f4"], ["g5", "g6", "f6"]][..rooms] {
        script.turn("2 2 4 cat", &format!("2 {}, 2 {}, 4 {}", cells[0], cells[1], cells[2]));
    }
    script
}

/// Level 1 with one use of each of the first two abilities: a room of 2 in a3 and a4, one of 3 in g3, g4, g5.
pub(crate) fn with_two(tiles: &str) -> Script {
    let mut script = Script::solo(1, tiles);
    script.turn("2 2 4 cat", "2 a3, 2 a4, 4 b4").turn("3 3 3 4", "3 g3, 3 g4, 3 g5");
    script
}

#[test]
fn a_room_gives_one_use_of_its_ability() {
    // 1.11, 7.1, 19 no. 4
    let mut script = with("b", 1);
    assert_eq!(script.uses(), [1, 0, 0, 0]);
    script.begin("3 3 3 3", "take 3 as 4 with b, write d4").expect("take 3");
    assert_eq!((script.uses(), script.sheet()["crossed"][0].as_u64()), ([0; 4], Some(1)));
}

#[test]
fn an_ability_serves_in_the_turn_in_which_it_is_earned() {
    // 7.2, 7.6, 19 no. 11
    let mut script = with("b", 0);
    script.begin("2 2 3 3", "2 d4, 2 d5").expect("take 3, take 3 as 2 with b, take 3 as 4 with b");
}

#[test]
fn an_ability_may_be_kept_and_used_several_times_in_a_turn() {
    // 7.2, 7.3
    let mut script = with("b", 3);
    script.begin("5 5 5 5", "").expect("take 5, take 5 as 4 with b, take 5 as 3 with bb, take 5 as 2 with bbb");
    script
        .acts("take 5 as 4 with b, write d4, take 5 as 4 with b, write d5, take 5 as 4 with b, write d6")
        .expect("done");
}

#[test]
fn a_lets_one_die_stand_apart() {
    // 8.A, N6: nothing to gain before the first die
    let mut script = with("a", 1);
    script.begin("3 4 5 mouse", "").expect("take 3, take 4, take 5, take mouse");
    script.acts("3 c3").expect("take 4, take 5, take mouse, use a").acts("use a");
    script.expect("take 4, take 5, take mouse").acts("take 4").expect_count(36 - 4).acts("write e5, take 5");
    script.expect("write b3, write c2, write c4, write d3, write d5, write e4, write e6, write f5");
}

#[test]
fn three_scattered_cells_need_a_twice() {
    // 8.A, 19
    let mut script = with("a", 2);
    script.begin("3 4 5 mouse", "3 c3, use a, 4 e5").expect("take 5, take mouse, use a");
    script.acts("use a, take 5").expect_count(36 - 8).acts("write c6").expect("done");
}

#[test]
fn the_separate_cell_may_be_the_first() {
    // 8.A: X alone, then Y and Z side by side
    with("a", 1).begin("3 4 5 mouse", "3 c1, use a, 4 e5, 5 e6").expect("done");
}

#[test]
fn a_third_cell_may_join_two_that_stand_apart() {
    // 8.A: c3 and e3 are apart; d3 touches both and needs no use
    with("a", 1).begin("3 4 5 mouse", "3 c3, use a, 4 e3, 5 d3").expect("done");
}

#[test]
fn nobody_must_use_a_to_go_on() {
    // 4.8, 8.A
    let mut script = with("a", 1);
    script.turn("3 4 5 mouse", "3 c2, 4 d2, 5 d1").begin("3 4 5 mouse", "3 c1").expect("use a, done");
    script.acts("use a").expect("take 4, take 5, take mouse");
}

#[test]
fn b_never_leaves_2_to_5() {
    // 8.B, 17 no. 9
    let mut script = with("b", 1);
    script.begin("2 5 cat mouse", "");
    script.expect("take 2, take 2 as 3 with b, take 5, take 5 as 4 with b, take cat, take mouse");
}

#[test]
fn c_makes_any_number_of_a_mouse_die() {
    // 8.C
    let mut script = with("c", 1);
    script.begin("5 mouse mouse mouse", "");
    script.expect(
        "take 5, take mouse, take mouse as 2 with c, take mouse as 3 with c, take mouse as 4 with c, take mouse as 5 with c",
    );
}

#[test]
fn d_writes_a_3_anywhere_at_once() {
    // 7.5, 8.D: not a die cell, so it does not connect
    let mut script = with("d", 0);
    script
        .begin("2 2 4 5", "2 a3, 2 a4")
        .expect_count(34)
        .acts("write g6, take 4")
        .expect("write a5, write b3, write b4");
    assert_eq!((script.uses(), script.sheet()["crossed"][0].as_u64()), ([0; 4], Some(1)));
    assert_eq!(script.sheet()["written"]["g6"]["symbol"], "3");
}

#[test]
fn e_changes_the_quota_by_one() {
    // 8.E, N6
    let mut script = with("e", 1);
    script.begin("2 3 4 5", "").expect("take 2, take 3, take 4, take 5, use e more, use e fewer");
    let mut fewer = script.clone();
    fewer.acts("use e fewer, 2 c3, 3 c4").expect("done");
    script.acts("use e more, 2 c3, 3 c4, 4 c5").expect("take 5").acts("5 c6").expect("done");
}

#[test]
fn e_may_raise_the_quota_after_three_dice() {
    // 8.E, 19
    let mut script = with("e", 2);
    script.begin("2 3 4 5", "2 c3, 3 c4, 4 c5").expect("done, use e more").acts("use e more").expect("take 5");
    script.acts("5 c6").expect("done"); // at most four
}

#[test]
fn e_stays_within_its_limits_and_never_does_both() {
    // 8.E, 17 no. 13
    let mut script = with("e", 4);
    script.begin("2 3 4 5", "use e fewer").expect("take 2, take 3, take 4, take 5, use e fewer");
    script.acts("use e fewer").expect("take 2, take 3, take 4, take 5").acts("2 c3").expect("done");
    let mut script = with("e", 4);
    script.begin("2 3 4 5", "use e more").expect("take 2, take 3, take 4, take 5");
    // not below what is used: `done` is legal then, so fewer would change nothing
    let mut script = with("e", 4);
    script.begin("2 3 4 5", "2 c3, 3 c4, use e fewer").expect("done");
}

#[test]
fn e_more_is_offered_even_when_no_cell_is_left() {
    // N6, followed to the letter: only the quota and the other direction count
    let mut script = with("e", 1);
    script.turn("3 4 5 mouse", "3 c2, 4 d2, 5 d1").begin("3 4 5 mouse", "3 c1").expect("use e more, done");
}

#[test]
fn f_turns_2_into_5_and_5_into_2() {
    // 8.F
    let mut script = with("f", 1);
    script.begin("2 3 4 5", "").expect("take 2, take 2 as 5 with f, take 3, take 4, take 5, take 5 as 2 with f");
}

#[test]
fn g_draws_an_animal_instead_of_a_number() {
    // 8.G, 9.1, 17 no. 14: on level 1 a cat goes to the track
    let mut script = with("g", 1);
    script.begin("2 cat mouse mouse", "");
    script.expect("take 2, take 2 as cat with g, take 2 as mouse with g, take cat, take mouse");
    script.acts("take 2 as cat with g").expect("take cat, take mouse");
    assert_eq!((script.sheet()["track"].as_u64(), script.sheet()["turn"]["used"].as_u64()), (Some(1), Some(1)));
}

#[test]
fn h_lets_corners_connect_dice_for_the_rest_of_the_turn() {
    // 8.H, N6
    let mut script = with("h", 2);
    script.begin("3 4 5 mouse", "").expect("take 3, take 4, take 5, take mouse").acts("3 d4");
    script
        .expect("take 4, take 5, take mouse, use h")
        .acts("use h")
        .expect("take 4, take 5, take mouse")
        .acts("take 4");
    script.expect("write c3, write c4, write c5, write d3, write d5, write e3, write e4, write e5");
    script.acts("write c3, 5 b2, done").begin("3 4 5 mouse", "3 d6, take 4").expect("write c6, write d5, write e6");
}

#[test]
fn h_counts_for_small_areas() {
    // 4.9, 8.H: c1 is closed by edges, but d2 touches it at a corner
    let mut script = with("h", 1);
    script.turn("3 4 5 mouse", "3 c2, 4 b2, 5 b3").turn("3 4 4 5", "4 d1, 3 e1, 5 e2").begin("3 4 5 mouse", "3 c1");
    script.expect("use h, done").acts("use h").expect("take 4, take 5, take mouse").acts("take 4").expect("write d2");
}

#[test]
fn i_writes_any_symbol_at_once() {
    // 8.I, 17 no. 14
    let mut script = with("i", 0);
    script.begin("2 2 4 5", "2 a3, 2 a4");
    script.expect("symbol 2, symbol 3, symbol 4, symbol 5, symbol cat, symbol mouse");
    let mut cat = script.clone();
    cat.acts("symbol cat").expect("take 4, take 5"); // to the track
    assert_eq!(cat.sheet()["track"], 1);
    script.acts("symbol mouse").expect_count(34).acts("write g6").expect_line("cheese", 2);
}

#[test]
fn i_draws_a_cat_in_a_cell_on_the_other_levels() {
    // 8.I
    let mut script = Script::solo_placed(2, "i a e h", "a5 3 d2 4 g5 5");
    script.begin("2 2 4 5", "2 a1, 2 b1, symbol cat").expect_count(42 - 5).acts("write f1");
    assert_eq!(script.sheet()["written"]["f1"]["symbol"], "cat");
}

#[test]
fn immediate_abilities_chain_one_write_after_the_other() {
    // 6.6, 7.5: each room of 2 gives another free symbol
    let mut script = with("i", 0);
    script.turn("2 4 4 5", "2 c3, 4 c4, 5 c5").turn("2 4 4 5", "2 e3, 4 e4, 5 e5");
    script.begin("2 2 4 5", "2 a3, 2 a4, symbol 2, write c2, symbol 2, write e2, symbol 5, write g6");
    script.expect_rooms(&["2: a3 a4", "2: c2 c3", "2: e2 e3"]).expect("take 4, take 5");
}

#[test]
fn j_draws_one_mouse_or_two_side_by_side() {
    // 8.J
    let mut script = with("j", 0);
    script.begin("2 2 4 5", "2 a3, 2 a4").expect_count(34).acts("write c1").expect("write c2, write d1, none");
    let mut one = script.clone();
    one.acts("none").expect("take 4, take 5").expect_line("cheese", 2);
    script.acts("write d1").expect("take 4, take 5").expect_line("cheese", 3);
}

#[test]
fn j_asks_for_no_second_mouse_without_a_cell_for_it() {
    // N9; adjacency stays orthogonal
    let mut script = with("j", 0);
    script.turn("3 4 5 mouse", "3 c2, 4 d2, 5 d1").begin("2 2 4 5", "2 a3, 2 a4, write c1").expect("take 4, take 5");
}

#[test]
fn j_ignores_corners_after_h() {
    // 8.J: "adjacent" is orthogonal, also after H
    let mut script = with_two("a h j e");
    script.turn("4 4 5 mouse", "4 c5, 4 c4, mouse d4");
    script
        .begin("3 4 5 mouse", "3 c6, use h, 4 b5")
        .expect_count(36 - 11)
        .acts("write e2")
        .expect("write d2, write e1, write e3, write f2, none");
}

#[test]
fn k_moves_a_loose_number_and_its_cell_stays_used() {
    // 8.K, 1.4, 17 no. 8
    let mut script = with("k", 0);
    script.turn("4 5 5 mouse", "4 c3, 5 c4, mouse c5").begin("2 2 3 3", "2 a3, 2 a4").expect("cross c3, cross c4");
    script.acts("cross c3").expect_count(36 - 5).acts("write g6").expect("take 3");
    let sheet = script.sheet();
    assert_eq!(
        (&sheet["written"]["c3"]["crossed_out"], &sheet["written"]["g6"]["symbol"]),
        (&true.into(), &"4".into())
    );
    assert!(!sheet["empty"].as_array().unwrap().contains(&"c3".into()));
    assert_eq!(sheet["score"]["tiebreak"][0], 6); // 17 no. 21
}

#[test]
fn a_crossed_out_number_belongs_to_no_group() {
    // 8.K, 1.7
    let mut script = with("k", 0);
    script.turn("4 4 5 mouse", "4 c3, 4 c4, 5 c5").turn("2 2 4 5", "2 a3, 2 a4, cross c4, write g6, 4 b4");
    script.turn("4 4 5 mouse", "4 d4, 4 d3, 5 e3").expect_rooms(&["2: a3 a4"]); // c3 d3 d4 only
    script.begin("4 5 5 mouse", "4 c2").expect_rooms(&["2: a3 a4", "4: c2 c3 d3 d4"]);
}

#[test]
fn k_without_a_loose_number_is_lost() {
    // 7.5, 17 no. 12, 19
    let mut script = with("k", 0);
    script.begin("2 2 4 5", "2 a3, 2 a4").expect("take 4, take 5");
    assert_eq!((script.uses()[0], script.sheet()["crossed"][0].as_u64()), (0, Some(1)));
}

#[test]
fn a_die_cell_that_k_crosses_out_still_connects() {
    // 1.12, 17 no. 24
    let mut script = with("k", 0);
    script.turn("2 4 5 mouse", "2 c5, mouse d5, 5 d6").begin("2 3 4 5", "4 c3, 2 c4, cross c3, write g6, take 3");
    script.expect("write b3, write b4, write c2, write d3, write d4");
}

#[test]
fn k_moves_a_double_cell_as_a_single_number() {
    // 8.K
    let mut script = Script::solo(1, "l k a e");
    script.turn("2 2 5 cat", "2 a3, 2 a4, 5 b4").turn("4 4 5 mouse", "take 4 4 with l, write c3, mouse d3");
    script.begin("3 3 3 5", "3 g3, 3 g4, 3 g5").expect("cross b4, cross c3").acts("cross c3, write e3");
    assert_eq!(
        (&script.sheet()["written"]["c3"]["weight"], &script.sheet()["written"]["e3"]["weight"]),
        (&2.into(), &1.into())
    );
}

#[test]
fn l_writes_two_equal_dice_in_one_cell() {
    // 8.L: two dice of the quota, one die cell
    let mut script = with("l", 1);
    script.begin("3 3 4 mouse", "").expect("take 3, take 3 3 with l, take 4, take mouse");
    script.acts("take 3 3 with l, write d4").expect("take 4, take mouse").acts("take 4");
    script.expect("write c4, write d3, write d5, write e4").acts("write d3").expect("done");
    assert_eq!(script.sheet()["turn"]["used"], 3);
}

#[test]
fn l_needs_two_dice_of_the_quota() {
    // 8.L, N5.1
    let mut script = with("l", 1);
    script.begin("3 4 mouse mouse", "3 d4, 4 d5").expect("take mouse");
}

#[test]
fn level_1_cats_are_never_doubled() {
    // 8.L, N5.2
    with("l", 1).begin("3 4 cat cat", "").expect("take 3, take 4, take cat");
    let mut script = Script::solo_placed(2, "l a e h", "a5 3 d2 4 g5 5");
    script.turn("2 2 4 5", "2 a1, 2 b1, 4 b2").begin("3 4 cat cat", "");
    script.expect("take 3, take 4, take cat, take cat cat with l");
}

#[test]
fn a_double_mouse_eats_each_cheese_once() {
    // 8.L
    let mut script = with("l", 1);
    script.begin("3 4 mouse mouse", "take mouse mouse with l, write d4").expect_line("cheese", 2);
}
