//! Dice and tiles: what can be used, ignored and repeated (4, 5.3, 5.4, 7).

use play::Game;

use crate::script::{
    BLUE, RED, act, chance, check_legal, chests_left, dice_round, eleven_cookies, finish, idle_until, mark, may, own,
    round, start, trigger, view, who,
};
use crate::shared::legal;

#[test]
fn rule_4_2_elements_are_used_in_any_order_and_the_rest_is_ignored() {
    let mut table = start("first=blue");
    round(&mut table, "one_any", "0 1 2 3 chest flag", "pink green grey", RED);
    check_legal(&table, RED, "use tile one_any; use pink 0; use green 3; use grey flag; done");
    act(&mut table, RED, "use grey flag");
    check_legal(&table, RED, "use tile one_any; use pink 0; use green 3; done");
    act(&mut table, RED, "done");
    check_legal(&table, BLUE, "use yellow 1; use blue 2; use orange chest; done");
}

#[test]
fn rule_5_4_a_flag_colors_a_circle_of_its_sheet_without_a_question() {
    let mut table = start("first=blue");
    round(&mut table, "one_any", "flag 0 0 0 0 flag", "", BLUE);
    act(&mut table, RED, "use pink flag; use grey flag");
    assert_eq!(view(&table)["sheets"][0]["circles"], serde_json::json!([3, 2]), "R23: without a number in pink");
    assert_eq!(view(&table)["sheets"][0]["empty"], 5);
    assert_eq!(view(&table)["sheets"][5]["circles"], serde_json::json!([3, 2]));
    assert_eq!(table.game().step(), "execute");
}

#[test]
fn two_flags_go_to_two_different_sheets() {
    let mut table = start("first=blue");
    round(&mut table, "two_flags", "0 0 0 0 0 0", "", RED);
    act(&mut table, RED, "use tile two_flags");
    check_legal(&table, RED, "flag pink; flag yellow; flag blue; flag green; flag orange; flag grey");
    act(&mut table, RED, "flag green");
    assert_eq!(view(&table)["sheets"][3]["circles"], serde_json::json!([3, 2]), "N5: marked one by one");
    check_legal(&table, RED, "flag pink; flag yellow; flag blue; flag orange; flag grey");
    act(&mut table, RED, "flag pink");
    assert_eq!(table.game().step(), "execute");
}

#[test]
fn two_chests_go_to_one_group_or_two() {
    for second in ["write_2", "vp_3"] {
        let mut table = start("first=blue");
        round(&mut table, "two_chests", "0 0 0 0 0 0", "", RED);
        act(&mut table, RED, "use tile two_chests; chest vp_3");
        assert_eq!(table.game().step(), "chest", "4.2: the second may not be left out");
        assert!(!may(&table, RED, "done"));
        act(&mut table, RED, &format!("chest {second}"));
        let left = (chests_left(&table, RED, "vp_3"), chests_left(&table, RED, "write_2"));
        assert_eq!(left, if second == "vp_3" { (2, 3) } else { (3, 2) });
        assert_eq!(chests_left(&table, BLUE, "vp_3"), 4);
    }
}

#[test]
fn t4_and_r16_crossed_hexes_give_nothing_to_anybody() {
    let mut table = start("first=blue");
    round(&mut table, "cross_two_hexes", "0 0 0 0 0 0", "", RED);
    act(&mut table, RED, "use tile cross_two_hexes");
    assert_eq!(legal(&table, RED).len(), 84, "anywhere, without an anthill");
    act(&mut table, RED, "cross f5");
    assert_eq!(mark(&table, "f5"), "-", "14.6: chosen, not yet marked");
    check_legal(&table, RED, "cross e5; cross e6; cross f4; cross f6; cross g5; cross g6");
    act(&mut table, RED, "cross g5");
    assert_eq!((mark(&table, "f5"), mark(&table, "g5")), ("x".to_owned(), "x".to_owned()));
    assert_eq!((table.game().step(), own(&table, RED, "cookies"), own(&table, RED, "anthills")), ("execute", 0, 2));
    let left = view(&table)["hexes"]
        .as_array()
        .expect("hexes")
        .iter()
        .filter(|hex| hex["special"] == "cookie" && hex["crossed"] == false && hex["owner"].is_null())
        .count();
    assert_eq!(left, 11);
    act(&mut table, RED, "done");
    act(&mut table, BLUE, "use pink 0");
    assert!(!may(&table, BLUE, "write 0 f5"), "7.1: not available any more");
    assert_eq!(legal(&table, BLUE).len(), 82);
}

#[test]
fn r5_repeat_takes_a_die_that_was_used_or_not_and_does_not_use_it_up() {
    let mut table = start("first=blue");
    round(&mut table, "repeat_die", "2 flag 0 0 0 0", "pink yellow", RED);
    act(&mut table, RED, "use pink 2; write 2 a1; use tile repeat_die");
    check_legal(&table, RED, "repeat pink 2; repeat yellow flag");
    act(&mut table, RED, "repeat yellow flag");
    check_legal(&table, RED, "use yellow flag; done");
    act(&mut table, RED, "use yellow flag");
    assert_eq!(view(&table)["sheets"][1]["circles"], serde_json::json!([4, 2]));
}

#[test]
fn r5_repeat_is_not_usable_without_a_usable_die() {
    let mut table = start("first=blue");
    round(&mut table, "repeat_die", "1 0 0 0 0 0", "", RED);
    assert_eq!(who(&table), BLUE, "N6: red has the tile alone and is not asked");
    let mut table = start("first=blue");
    dice_round(&mut table, "one_any", RED, "0 0 0 0 0 0", "use pink 0; write 0 a1; use yellow 0; write 0 a2");
    round(&mut table, "repeat_die", "0 0 0 0 0 3", "grey", RED);
    act(&mut table, BLUE, "done");
    act(&mut table, RED, "use tile repeat_die");
    check_legal(&table, RED, "repeat grey 3");
}

#[test]
fn t5_and_t6_the_special_tile_must_be_used_and_the_divider_still_executes_the_other_group() {
    let mut table = eleven_cookies();
    idle_until(&mut table, 8);
    assert_eq!(table.game().step(), "roll", "3.7: no tile is turned up");
    round(&mut table, "", "0 0 0 0 0 flag", "", BLUE);
    check_legal(&table, BLUE, "use tile cross_cookie");
    act(&mut table, BLUE, "use tile cross_cookie");
    check_legal(&table, BLUE, "cross l6");
    assert_eq!(trigger(&table), "");
    act(&mut table, BLUE, "cross l6");
    assert_eq!(own(&table, BLUE, "cookies"), 0, "T6");
    assert_eq!(trigger(&table), "blue cookies");
    act(&mut table, BLUE, "done");
    check_legal(&table, RED, "use pink 0; use yellow 0; use blue 0; use green 0; use orange 0; use grey flag; done");
    act(&mut table, RED, "use grey flag; done");
    assert_eq!(table.game().step(), "over", "3.6");
}

#[test]
fn rule_4_3_and_r6_own_dice_may_fill_the_last_cookie_hex_first() {
    let mut table = eleven_cookies();
    idle_until(&mut table, 8);
    round(&mut table, "", "0 flag 0 0 0 0", "pink yellow", BLUE);
    check_legal(&table, BLUE, "use tile cross_cookie; use pink 0; use yellow flag");
    act(&mut table, BLUE, "use yellow flag");
    check_legal(&table, BLUE, "use tile cross_cookie; use pink 0");
    act(&mut table, BLUE, "use pink 0; write 0 l6");
    check_legal(&table, BLUE, "done");
    assert_eq!(own(&table, BLUE, "cookies"), 1);
}

#[test]
fn r11_all_chests_crossed_out() {
    let mut table = start("first=blue");
    let six = |abilities: [&str; 6]| {
        let colors = ["pink", "yellow", "blue", "green", "orange", "grey"];
        let uses: Vec<String> =
            colors.iter().zip(abilities).map(|(color, ability)| format!("use {color} chest; {ability}")).collect();
        uses.join("; ")
    };
    let chests = "chest chest chest chest chest chest";
    let vp = "chest vp_3";
    let first = six([vp, vp, vp, vp, "chest two_cookies", "chest two_cookies"]);
    dice_round(&mut table, "one_any", RED, chests, &first);
    let second = six([
        "chest two_cookies",
        "chest write_1",
        "chest write_1; decline",
        "chest zero_anywhere",
        "chest zero_anywhere; write 0 f4",
        "chest write_2",
    ]);
    dice_round(&mut table, "two_flags", RED, chests, &second);
    assert_eq!((own(&table, RED, "cookies"), table.scores()[RED].total()), (2, 4));
    // One chest is used up by a die; of two_chests only one is left.
    round(&mut table, "two_chests", "chest chest 0 0 0 0", "pink yellow", RED);
    act(&mut table, RED, "use pink chest; chest write_2; use tile two_chests; chest write_2");
    assert_eq!(table.game().step(), "write", "9.3: the ability first");
    act(&mut table, RED, "write 2 f5");
    assert_eq!(table.game().step(), "execute", "R11: the second chest of the tile is forgotten");
    check_legal(&table, RED, "done");
    act(&mut table, RED, "done");
    assert_eq!(view(&table)["players"][RED]["groups"].as_array().map(Vec::len), Some(5));
    finish(&mut table);
    // A chest hex has no effect any more.
    dice_round(&mut table, "zero_anywhere", RED, "0 0 0 0 0 0", "use pink 0; write 0 g5");
    assert_eq!(table.game().step(), "reveal");
    // Only dice that show chests: not usable, so red is not asked (N6).
    chance(&mut table, "tile cross_two_hexes");
    chance(&mut table, "roll chest chest chest chest chest chest");
    let divider = who(&table);
    act(&mut table, divider, "split tile");
    act(&mut table, 1 - divider, if divider == RED { "choose tile" } else { "choose dice" });
    assert_eq!(who(&table), BLUE);
}
