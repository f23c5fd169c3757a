//! Dice and tiles: what can be used, ignored and repeated (4, 5.3, 5.4, 7).

use std::collections::BTreeMap;

use games::Marabunta;
use play::{Game, Table, Turn};
use serde_json::Value;

use crate::script::{
    BLUE, COLORS, RED, act, chance, check_legal, chests_left, dice_round, eleven_cookies, finish, idle_until, mark,
    may, own, pass, round, start, trigger, view, who,
};
use crate::shared::legal;

/// 4.2, 14.3
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

/// 7, `two_flags`
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

/// 7, `two_chests`
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
fn r25_a_pair_that_is_crossed_out_may_lie_in_two_regions() {
    let mut table = start("first=blue");
    round(&mut table, "cross_two_hexes", "0 0 0 0 0 0", "", RED);
    act(&mut table, RED, "use tile cross_two_hexes; cross h4; cross g4");
    assert_eq!((mark(&table, "h4"), mark(&table, "g4")), ("x".to_owned(), "x".to_owned()), "orange and green");
}

/// T4, R16, 7.1
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

/// T5, T6, 4.3, 11.2
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
        let uses: Vec<String> =
            COLORS.iter().zip(abilities).map(|(color, ability)| format!("use {color} chest; {ability}")).collect();
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

#[test]
fn rule_4_1_elements_are_executed_one_at_a_time_in_any_order() {
    let [zero, three, flag] = ["use pink 0; write 0 d4", "use blue 3; write 3 d3", "use grey flag"];
    let after = |order: [&str; 3]| {
        let mut table = start("first=blue");
        round(&mut table, "one_any", "0 1 3 1 1 flag", "", BLUE);
        for element in order {
            act(&mut table, RED, element);
            assert_eq!(table.game().step(), "execute", "finished before the next one");
        }
        check_legal(&table, RED, "use yellow 1; use green 1; use orange 1; done");
        *table.game()
    };
    for order in
        [[zero, flag, three], [three, zero, flag], [three, flag, zero], [flag, zero, three], [flag, three, zero]]
    {
        assert_eq!(after(order), after([zero, three, flag]), "{order:?}");
    }
}

#[test]
fn rule_4_2_every_tile_but_the_special_one_may_be_ignored_but_not_broken_off() {
    for tile in ["two_chests", "two_flags", "one_any", "double_zero", "zero_anywhere", "cross_two_hexes", "repeat_die"]
    {
        let mut table = start("first=blue");
        round(&mut table, tile, "0 0 0 0 0 0", "pink", RED);
        check_legal(&table, RED, &format!("use tile {tile}; use pink 0; done"));
        let ignored = {
            let mut table = table.clone();
            act(&mut table, RED, "done");
            view(&table)
        };
        for part in ["hexes", "players", "sheets"] {
            assert_eq!(ignored[part], view(&table)[part], "{tile}: an ignored element does nothing");
        }
        act(&mut table, RED, &format!("use tile {tile}"));
        while table.game().step() != "execute" {
            assert!(!may(&table, RED, "done") && !may(&table, RED, "decline"), "N5: {tile}");
            let last = legal(&table, RED).pop().expect("a legal action");
            act(&mut table, RED, &last);
        }
        check_legal(&table, RED, "use pink 0; done");
    }
}

#[test]
fn rule_1_6_0_and_chest_are_the_same_on_every_die_and_the_other_faces_are_not() {
    let answers = |color: &str, face: &str| {
        let mut table = start("first=blue");
        round(&mut table, "one_any", &[face; 6].join(" "), "", BLUE);
        act(&mut table, RED, &format!("use {color} {face}"));
        (legal(&table, RED), view(&table)["sheets"].clone())
    };
    for face in ["0", "1", "2", "3", "chest", "flag"] {
        let alike = COLORS[1..].iter().filter(|color| answers(color, face).eq(&answers("pink", face))).count();
        assert_eq!(alike, if ["0", "chest"].contains(&face) { 5 } else { 0 }, "{face}");
    }
}

#[test]
fn r15_one_hex_alone_may_not_be_crossed_out() {
    let mut table = start("first=blue");
    round(&mut table, "cross_two_hexes", "0 0 0 0 0 0", "", BLUE);
    act(&mut table, RED, "use pink 0; write 0 a2; use yellow 0; write 0 b1; done");
    act(&mut table, BLUE, "use tile cross_two_hexes");
    assert!(!may(&table, BLUE, "cross a1"), "available, but without an available neighbor");
    assert_eq!(legal(&table, BLUE).len(), 81);
}

/// Hexes of the board of which no two touch: one of three that share each corner.
fn is_kept(hex: &Value) -> bool {
    let coordinate = |key: &str| hex[key].as_i64().expect("a number");
    (coordinate("q") - coordinate("r")).rem_euclid(3) == 0
}

/// The hexes without number and cross, and whether they are kept.
fn available(table: &Table<Marabunta>) -> BTreeMap<String, bool> {
    let view = view(table);
    let hexes = view["hexes"].as_array().expect("hexes").iter();
    let free = hexes.filter(|hex| hex["crossed"] == false && hex["owner"].is_null());
    free.map(|hex| (hex["id"].as_str().expect("an id").to_owned(), is_kept(hex))).collect()
}

/// Red plays the first legal action that marks no kept hex and completes no group.
#[track_caller]
fn spread(table: &mut Table<Marabunta>) {
    let free = available(table);
    let harmless = |text: &String| match text.split(' ').collect::<Vec<_>>()[..] {
        ["write", _, hex] => !free[hex],
        ["chest", ability] => ability != "cross_two_hexes" && chests_left(table, RED, ability) > 1,
        _ => true,
    };
    let text = legal(table, RED).into_iter().find(harmless).expect("a harmless action");
    act(table, RED, &text);
}

#[test]
fn r15_cross_two_hexes_has_no_effect_when_no_two_available_hexes_touch() {
    let mut table = start("boards=plain first=blue");
    let is_full = |table: &Table<Marabunta>| available(table).values().all(|&kept| kept);
    while !is_full(&table) {
        let tile = view(&table)["unseen_tiles"][0].as_str().unwrap_or_default().to_owned();
        round(&mut table, &tile, "0 0 0 0 0 0", "", BLUE);
        while table.game().turn() != Turn::Chance {
            match who(&table) {
                BLUE => pass(&mut table),
                _ if is_full(&table) => pass(&mut table),
                _ => spread(&mut table),
            }
        }
        assert_eq!(trigger(&table), "");
    }
    round(&mut table, "", "chest chest chest 0 0 0", "", BLUE);
    while who(&table) == BLUE {
        pass(&mut table);
    }
    let before = available(&table);
    assert!(before.len() > 20, "{before:?}");
    for color in &COLORS[..3] {
        act(&mut table, RED, &format!("use {color} chest; chest cross_two_hexes"));
    }
    assert_eq!((table.game().step(), chests_left(&table, RED, "cross_two_hexes")), ("execute", 0));
    assert_eq!(available(&table), before);
}
