//! Chests and abilities (9, R3, R4).

use games::Marabunta;
use play::{Game, Table};

use crate::script::{
    BLUE, COLORS, RED, act, check_legal, chests_left, dice_round, finish, line, mark, may, one_circle_left, own, round,
    start, view,
};
use crate::shared::{legal, score};

/// Red completes this group with chest dice; what follows the last chest is still open.
fn unlock(setup: &str, ability: &str, chests: usize) -> Table<Marabunta> {
    let mut table = start(setup);
    round(&mut table, "one_any", "chest chest chest chest chest 0", "", BLUE);
    for color in &COLORS[..chests] {
        act(&mut table, RED, &format!("use {color} chest; chest {ability}"));
    }
    assert_eq!(chests_left(&table, RED, ability), 0);
    table
}

const SYMBOL: &str = "first=blue";
const PLAIN: &str = "boards=plain first=blue";

#[test]
fn rule_9_5_the_groups_of_both_sides() {
    for (setup, expect) in [
        (SYMBOL, "2 write_1, 2 zero_anywhere, 3 write_2, 3 two_cookies, 4 vp_3"),
        (PLAIN, "2 vp_2, 3 two_flags, 3 cross_two_hexes, 4 three_anywhere, 4 triple_one"),
    ] {
        let view = view(&start(setup));
        let groups = view["players"][RED]["groups"].as_array().expect("groups").clone();
        let texts: Vec<String> =
            groups.iter().map(|group| format!("{} {}", group["chests"], group["ability"].as_str().unwrap())).collect();
        assert_eq!(texts.join(", "), expect);
    }
}

#[test]
fn rule_9_6_the_cookie_rows_of_both_sides() {
    let row = |setup| view(&start(setup))["cookie_row"].clone();
    assert_eq!(row(SYMBOL), serde_json::json!(["+0", "+1", "", "+2", "", "+2", "", "+3", "", "+3"]));
    assert_eq!(row(PLAIN), serde_json::json!(["+0", "", "+1", "", "+2", "", "+2", "", "+3", ""]));
}

#[test]
fn e5_the_last_chest_of_vp_3_scores_three_points_at_once() {
    let table = unlock(SYMBOL, "vp_3", 4);
    assert_eq!((table.game().step(), score(&table, RED)), ("execute", "abilities 3, total 3".to_owned()));
}

/// 9, `vp_2`
#[test]
fn vp_2_scores_two_points_at_once() {
    assert_eq!(score(&unlock(PLAIN, "vp_2", 2), RED), "abilities 2, total 2");
}

/// 9, `two_cookies`
#[test]
fn two_cookies_are_crossed_out_and_scored() {
    let table = unlock(SYMBOL, "two_cookies", 3);
    assert_eq!((own(&table, RED, "cookies"), line(&table, RED, "cookies")), (2, 1));
    assert_eq!(table.game().step(), "execute");
}

/// 9.1, 9.2
#[test]
fn rule_9_2_a_completed_group_cannot_be_chosen_again() {
    let mut table = unlock(SYMBOL, "two_cookies", 3);
    act(&mut table, RED, "use green chest");
    check_legal(&table, RED, "chest write_1; chest zero_anywhere; chest write_2; chest vp_3");
}

#[test]
fn r4_write_1_and_write_2_may_be_declined_if_only_an_anthill_makes_them_possible() {
    for (ability, chests, number) in [("write_1", 2, 1), ("write_2", 3, 2)] {
        let mut table = unlock(SYMBOL, ability, chests);
        assert_eq!(legal(&table, RED).len(), 85);
        assert!(may(&table, RED, "decline"));
        act(&mut table, RED, &format!("write {number} d4"));
        assert_eq!((mark(&table, "d4"), own(&table, RED, "anthills")), (format!("red {number}"), 1));
    }
}

#[test]
fn r4_as_soon_as_one_execution_is_free_the_ability_is_compulsory() {
    let mut table = start(SYMBOL);
    round(&mut table, "one_any", "0 chest chest 0 0 0", "", BLUE);
    act(&mut table, RED, "use pink 0; write 0 a1; use yellow chest; chest write_1; use blue chest; chest write_1");
    assert_eq!(legal(&table, RED).len(), 83, "an anthill may still be used");
    assert!(!may(&table, RED, "decline"));
    act(&mut table, RED, "write 1 l7");
    assert_eq!(own(&table, RED, "anthills"), 0);
}

#[test]
fn r4_a_declined_ability_never_comes_back() {
    let mut table = unlock(SYMBOL, "write_1", 2);
    act(&mut table, RED, "decline; use blue chest");
    assert!(!may(&table, RED, "chest write_1"));
    assert_eq!((chests_left(&table, RED, "write_1"), own(&table, RED, "anthills")), (0, 2));
}

#[test]
fn r4_abilities_with_a_built_in_anthill_cannot_be_declined() {
    for (setup, ability, chests, number) in [(SYMBOL, "zero_anywhere", 2, 0), (PLAIN, "three_anywhere", 4, 3)] {
        let mut table = unlock(setup, ability, chests);
        assert_eq!(legal(&table, RED).len(), 84);
        assert!(!may(&table, RED, "decline"));
        act(&mut table, RED, &format!("write {number} f4"));
        assert_eq!((mark(&table, "f4"), own(&table, RED, "anthills")), (format!("red {number}"), 2));
    }
}

#[test]
fn r4_flags_and_crosses_cannot_be_declined() {
    let mut table = unlock(PLAIN, "two_flags", 3);
    check_legal(&table, RED, "flag pink; flag yellow; flag blue; flag green; flag orange; flag grey");
    act(&mut table, RED, "flag grey");
    assert_eq!(legal(&table, RED).len(), 5);
    let mut table = unlock(PLAIN, "cross_two_hexes", 3);
    assert_eq!(legal(&table, RED).len(), 84);
    act(&mut table, RED, "cross a1");
    check_legal(&table, RED, "cross a2; cross b1");
    act(&mut table, RED, "cross b1");
    assert_eq!((mark(&table, "a1"), mark(&table, "b1")), ("x".to_owned(), "x".to_owned()));
}

#[test]
fn r4_with_abilities_may_every_ability_that_asks_can_be_declined_at_its_first_answer() {
    let groups = [
        (SYMBOL, "write_1", 2, "write 1 a1"),
        (SYMBOL, "write_2", 3, "write 2 a1"),
        (SYMBOL, "zero_anywhere", 2, "write 0 a1"),
        (PLAIN, "three_anywhere", 4, "write 3 a1"),
        (PLAIN, "triple_one", 4, "write 1 a1"),
        (PLAIN, "cross_two_hexes", 3, "cross a1"),
        (PLAIN, "two_flags", 3, "flag pink"),
    ];
    for (setup, ability, chests, first) in groups {
        let mut table = unlock(&format!("{setup} abilities=may"), ability, chests);
        assert!(may(&table, RED, "decline"), "{ability}");
        let mut declined = table.clone();
        act(&mut declined, RED, "decline");
        assert_eq!((declined.game().step(), chests_left(&declined, RED, ability)), ("execute", 0));
        act(&mut table, RED, first);
        assert!(!may(&table, RED, "decline"), "{ability} has begun");
    }
    let table = unlock("first=blue abilities=may", "vp_3", 4);
    assert_eq!(line(&table, RED, "abilities"), 3, "no parameters, nothing to decline");
}

#[test]
fn r4_with_abilities_may_elements_cannot_be_declined() {
    let mut table = start("first=blue abilities=may");
    round(&mut table, "two_flags", "0 chest 0 0 0 0", "pink yellow", RED);
    for text in ["use tile two_flags", "use pink 0", "use yellow chest"] {
        let mut table = table.clone();
        act(&mut table, RED, text);
        assert!(!may(&table, RED, "decline"), "{text}");
    }
    act(&mut table, RED, "done");
}

#[test]
fn r9_the_second_flag_is_left_out_when_no_other_sheet_is_open() {
    let mut table = one_circle_left("first=blue");
    // Red divides round 6: blue fills five sheets, then red's tile finds one.
    round(&mut table, "two_flags", "flag flag flag flag flag flag", "pink yellow", RED);
    act(&mut table, BLUE, "use blue flag; use green flag; use orange flag; use grey flag; done");
    check_legal(&table, RED, "use tile two_flags; use pink flag; use yellow flag; done");
    act(&mut table, RED, "use pink flag; use tile two_flags");
    check_legal(&table, RED, "flag yellow");
    act(&mut table, RED, "flag yellow");
    check_legal(&table, RED, "done");
}

#[test]
fn r9_the_second_flag_does_not_go_to_the_sheet_of_the_first_although_it_is_still_open() {
    let mut table = start("first=blue");
    for (number, tile) in (1..).zip(["one_any", "zero_anywhere", "double_zero", "cross_two_hexes", "repeat_die"]) {
        let colors = if number == 1 { &COLORS[1..] } else { &COLORS[..] };
        let flags: Vec<String> = colors.iter().map(|color| format!("use {color} flag")).collect();
        dice_round(&mut table, tile, RED, "flag flag flag flag flag flag", &flags.join("; "));
    }
    round(&mut table, "two_flags", "flag flag flag flag flag flag", "", RED);
    act(&mut table, BLUE, "use yellow flag; use blue flag; use green flag; use orange flag; use grey flag; done");
    act(&mut table, RED, "use tile two_flags");
    check_legal(&table, RED, "flag pink");
    act(&mut table, RED, "flag pink");
    assert_eq!(view(&table)["sheets"][0]["empty"], 1);
    check_legal(&table, RED, "done");
}

#[test]
fn r9_no_flag_is_usable_when_every_sheet_is_full() {
    let mut table = one_circle_left("first=blue");
    round(&mut table, "two_flags", "flag flag flag flag flag flag", "", RED);
    act(
        &mut table,
        BLUE,
        "use pink flag; use yellow flag; use blue flag; use green flag; use orange flag; use grey flag",
    );
    act(&mut table, BLUE, "done");
    assert_eq!(table.game().step(), "over", "N6: red's two_flags can do nothing");
}

#[test]
fn r4_an_ability_without_a_legal_answer_is_lost_without_a_step() {
    for setup in [PLAIN, "boards=plain first=blue abilities=may"] {
        let mut table = one_circle_left(setup);
        dice_round(&mut table, "two_flags", BLUE, "chest 0 0 0 0 0", "use pink chest; chest two_flags");
        // Blue divides round 7; red fills all sheets, and blue completes the group.
        let all = COLORS.map(|color| format!("use {color} flag")).join("; ");
        round(&mut table, "two_chests", "flag flag flag flag flag flag", "", BLUE);
        act(&mut table, RED, &format!("{all}; done"));
        act(&mut table, BLUE, "use tile two_chests; chest two_flags; chest two_flags");
        check_legal(&table, BLUE, "done");
        assert_eq!(chests_left(&table, BLUE, "two_flags"), 0);
    }
}

#[test]
fn r9_an_ability_colors_as_many_sheets_as_it_can() {
    let mut table = one_circle_left(PLAIN);
    dice_round(&mut table, "two_flags", BLUE, "chest 0 0 0 0 0", "use pink chest; chest two_flags");
    round(&mut table, "two_chests", "flag flag flag flag flag flag", "", BLUE);
    act(&mut table, RED, "use pink flag; use yellow flag; use blue flag; use green flag; use orange flag; done");
    act(&mut table, BLUE, "use tile two_chests; chest two_flags; chest two_flags");
    check_legal(&table, BLUE, "flag grey");
    act(&mut table, BLUE, "flag grey");
    check_legal(&table, BLUE, "done");
}

/// T8, 4.1, 9.2
#[test]
fn t8_a_chain_through_chest_hexes_is_finished_within_one_die() {
    let mut table = start("first=blue");
    // Red holds d4 and has one chest of write_1 and one of zero_anywhere crossed out.
    dice_round(
        &mut table,
        "one_any",
        RED,
        "0 chest chest 0 0 0",
        "use pink 0; write 0 d4; use yellow chest; chest write_1; use blue chest; chest zero_anywhere",
    );
    round(&mut table, "two_flags", "0 0 0 1 0 0", "", BLUE);
    act(&mut table, BLUE, "done");
    act(&mut table, RED, "use green 1; write 1 e4; chest write_1");
    assert_eq!(table.game().step(), "write", "9.2: at once");
    act(&mut table, RED, "write 1 d5; chest zero_anywhere");
    assert_eq!(legal(&table, RED).len(), 81, "anywhere");
    act(&mut table, RED, "write 0 l7");
    assert_eq!(table.game().step(), "execute");
    assert!(may(&table, RED, "use pink 0") && !may(&table, RED, "use green 1"));
    finish(&mut table);
}

#[test]
fn rule_9_3_an_unlocked_ability_comes_before_the_next_chest() {
    let mut table = start("first=blue");
    round(&mut table, "two_chests", "chest 0 0 0 0 0", "pink", RED);
    act(&mut table, RED, "use pink chest; chest zero_anywhere; use tile two_chests; chest zero_anywhere");
    assert_eq!((table.game().step(), &view(&table)["chests_due"]), ("write", &1.into()));
    assert_eq!(view(&table)["effect"]["source"], "ability");
    // The ability writes on a chest hex: two chests are due now.
    act(&mut table, RED, "write 0 a4");
    assert_eq!((table.game().step(), &view(&table)["chests_due"]), ("chest", &2.into()));
    act(&mut table, RED, "chest vp_3; chest vp_3");
    assert_eq!(table.game().step(), "execute");
}

#[test]
fn rule_5_3_and_rule_9_1_a_chest_die_crosses_out_one_chest_of_the_own_board() {
    let mut table = start(SYMBOL);
    round(&mut table, "one_any", "chest 0 0 0 0 0", "", BLUE);
    act(&mut table, RED, "use pink chest");
    check_legal(&table, RED, "chest write_1; chest zero_anywhere; chest write_2; chest two_cookies; chest vp_3");
    act(&mut table, RED, "chest write_2");
    assert_eq!((table.game().step(), chests_left(&table, RED, "write_2")), ("execute", 2));
    for (ability, chests) in [("write_1", 2), ("zero_anywhere", 2), ("two_cookies", 3), ("vp_3", 4)] {
        assert_eq!(chests_left(&table, RED, ability), chests, "{ability}");
    }
    assert_eq!(chests_left(&table, BLUE, "write_2"), 3);
}

#[test]
fn rule_9_4_chests_may_be_spread_and_unfinished_groups_cost_nothing() {
    let mut table = start(SYMBOL);
    round(&mut table, "one_any", "chest chest chest chest chest 0", "", BLUE);
    for (color, ability) in COLORS.iter().zip(["write_1", "zero_anywhere", "write_2", "two_cookies", "vp_3"]) {
        act(&mut table, RED, &format!("use {color} chest; chest {ability}"));
        assert_eq!(table.game().step(), "execute", "no ability is unlocked");
    }
    assert_eq!(score(&table, RED), ", total 0");
}

#[test]
fn r4_an_ability_that_cannot_be_written_anywhere_is_lost() {
    let mut table = start("first=red");
    // Blue closes two corners in advance; there red spends both anthills.
    round(&mut table, "cross_two_hexes", "0 0 0 0 chest chest", "pink yellow", BLUE);
    act(&mut table, BLUE, "use tile cross_two_hexes; cross a2; cross b1");
    act(&mut table, BLUE, "use pink 0; write 0 k7; use yellow 0; write 0 l6; done");
    act(&mut table, RED, "use blue 0; write 0 a1; use green 0; write 0 l7; use orange chest; chest write_1");
    act(&mut table, RED, "use grey chest; chest write_1");
    assert_eq!((table.game().step(), chests_left(&table, RED, "write_1")), ("execute", 0));
    check_legal(&table, RED, "done");
}

#[test]
fn r4_triple_one_may_be_declined_if_no_triangle_can_begin_next_to_an_own_number() {
    let mut table = start("boards=plain first=red");
    round(&mut table, "cross_two_hexes", "0 chest chest chest chest 0", "grey", BLUE);
    act(&mut table, BLUE, "use tile cross_two_hexes; cross b1; cross b2; done");
    act(&mut table, RED, "use pink 0; write 0 a1");
    for color in &COLORS[1..5] {
        act(&mut table, RED, &format!("use {color} chest; chest triple_one"));
    }
    assert!(!may(&table, RED, "write 1 a2"), "a2 touches a1, but belongs to no available triangle");
    assert!(may(&table, RED, "write 1 a3") && may(&table, RED, "decline"));
    act(&mut table, RED, "decline");
    assert_eq!((table.game().step(), own(&table, RED, "anthills")), ("execute", 1));
}
