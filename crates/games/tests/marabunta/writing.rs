//! Writing a number (5.1, 5.2, 6, 8) and chains of numbers (R2, R3, R13).

use games::Marabunta;
use play::{Game, Table};

use crate::script::{
    BLUE, COLORS, COOKIE_TRAIL, RED, act, check_legal, dice_round, eleven_cookies, finish, line, mark, may, own, round,
    start, view,
};
use crate::shared::{legal, table};

/// Red executes six dice with these faces.
fn red_dice(faces: &str) -> Table<Marabunta> {
    let mut table = start("first=blue");
    round(&mut table, "one_any", faces, "", BLUE);
    table
}

/// Red executes this tile alone.
fn red_tile(tile: &str) -> Table<Marabunta> {
    let mut table = start("first=blue");
    round(&mut table, tile, "0 0 0 0 0 0", "", RED);
    table
}

#[test]
fn e2_adjacency_over_a_border() {
    let mut table = red_dice("0 0 3 0 0 0");
    act(&mut table, RED, "use pink 0; write 0 b3; use blue 3; write 3 c3");
    assert_eq!(own(&table, RED, "anthills"), 1, "the anthill of b3; c3 touches b3");
    assert_eq!(view(&table)["sheets"][2]["sums"], serde_json::json!([3, 0]));
}

#[test]
fn e3_and_e4_an_anthill_for_the_first_number_then_adjacency_and_a_cookie() {
    let mut table = start("first=red");
    round(&mut table, "one_any", "0 0 0 1 2 0", "", RED);
    act(&mut table, BLUE, "use orange 2; write 2 h4; use pink 0; write 0 g4; use green 1; write 1 h3");
    assert_eq!(own(&table, BLUE, "anthills"), 1);
    assert_eq!(own(&table, BLUE, "cookies"), 1);
    assert_eq!(line(&table, BLUE, "cookies"), 0, "+0");
    assert_eq!(mark(&table, "h3"), "blue 1");
}

#[test]
fn rule_5_1_a_number_goes_to_the_region_of_its_die_even_by_an_anthill() {
    let mut table = red_dice("1 2 3 0 0 0");
    act(&mut table, RED, "use yellow 2");
    check_legal(
        &table,
        RED,
        "write 2 a5; write 2 a6; write 2 a7; write 2 b5; write 2 b6; write 2 b7; write 2 c6; write 2 c7; write 2 d6; \
         write 2 d7; write 2 e6; write 2 e7; write 2 f7; write 2 g7",
    );
}

/// 5.2, 6.1, 6.4
#[test]
fn rule_5_2_a_zero_goes_to_any_region() {
    let mut table = red_dice("0 0 0 0 0 0");
    act(&mut table, RED, "use green 0");
    assert_eq!(legal(&table, RED).len(), 84);
}

/// Red has a 0 in a1 and, without an anthill left, in l7.
fn two_outposts() -> Table<Marabunta> {
    let mut table = red_dice("0 0 0 0 3 2");
    act(&mut table, RED, "use pink 0; write 0 a1; use yellow 0; write 0 l7");
    assert_eq!(own(&table, RED, "anthills"), 0);
    table
}

#[test]
fn rule_6_2_without_anthills_a_number_must_touch_an_own_number() {
    let mut table = two_outposts();
    act(&mut table, RED, "use blue 0");
    check_legal(&table, RED, "write 0 a2; write 0 b1; write 0 l6; write 0 k7");
    act(&mut table, RED, "write 0 k7; use grey 2");
    check_legal(&table, RED, "write 2 l6; write 2 j6; write 2 j7; write 2 k6");
}

#[test]
fn r24_a_die_without_a_legal_hex_is_not_usable() {
    let table = two_outposts();
    assert!(!may(&table, RED, "use orange 3"), "no orange hex touches a1 or l7");
    assert!(may(&table, RED, "use grey 2"));
    assert!(may(&table, RED, "done"));
}

#[test]
fn rule_6_3_numbers_of_the_opponent_and_crossed_hexes_do_not_count() {
    let mut table = two_outposts();
    finish(&mut table);
    // Blue, who chooses, crosses out a2 and b1 around red's a1, and writes at e1.
    round(&mut table, "cross_two_hexes", "0 0 0 0 0 0", "pink", BLUE);
    act(&mut table, BLUE, "use tile cross_two_hexes; cross a2; cross b1; use pink 0; write 0 e1; done");
    act(&mut table, RED, "use blue 0");
    check_legal(&table, RED, "write 0 l6; write 0 k7");
}

#[test]
fn rule_6_5_an_anthill_is_never_compulsory() {
    let table = red_dice("1 1 1 1 1 1");
    assert!(may(&table, RED, "done"));
}

#[test]
fn r13_an_anthill_is_not_charged_where_the_hex_touches_an_own_number() {
    let mut table = red_dice("0 0 0 0 0 0");
    act(&mut table, RED, "use pink 0; write 0 e3; use yellow 0; write 0 f3");
    assert_eq!(own(&table, RED, "anthills"), 1);
    act(&mut table, RED, "use blue 0; write 0 l7");
    assert_eq!(own(&table, RED, "anthills"), 0);
}

#[test]
fn rule_6_6_a_built_in_anthill_goes_anywhere_and_costs_nothing() {
    let mut table = two_outposts();
    finish(&mut table);
    round(&mut table, "zero_anywhere", "0 0 0 0 0 0", "", RED);
    act(&mut table, BLUE, "done");
    act(&mut table, RED, "use tile zero_anywhere");
    assert_eq!(legal(&table, RED).len(), 82);
    act(&mut table, RED, "write 0 f4; done");
    assert_eq!(mark(&table, "f4"), "red 0");
}

/// 7, `one_any`
#[test]
fn one_any_writes_a_1_in_any_region() {
    let mut table = red_tile("one_any");
    act(&mut table, RED, "use tile one_any");
    assert_eq!(legal(&table, RED).len(), 84);
    act(&mut table, RED, "write 1 k6");
    assert_eq!((mark(&table, "k6"), own(&table, RED, "anthills")), ("red 1".to_owned(), 1));
}

/// T3, 7, 14.4, 14.6
#[test]
fn t3_double_zero_by_one_anthill() {
    let mut table = red_tile("double_zero");
    act(&mut table, RED, "use tile double_zero; write 0 h4");
    assert_eq!(mark(&table, "h4"), "-", "14.6: chosen, not yet marked");
    assert_eq!(view(&table)["effect"]["chosen"], serde_json::json!(["h4"]));
    check_legal(&table, RED, "write 0 g4; write 0 g5; write 0 h3; write 0 h5; write 0 i4; write 0 i5");
    act(&mut table, RED, "write 0 g4");
    assert_eq!((mark(&table, "h4"), mark(&table, "g4")), ("red 0".to_owned(), "red 0".to_owned()));
    assert_eq!(own(&table, RED, "anthills"), 1);
}

#[test]
fn r13_only_the_first_hex_of_a_chain_decides_about_the_anthill() {
    for (first, second, anthills) in [("h4", "h3", 0), ("h3", "h4", 1)] {
        let mut table = start("first=blue");
        round(&mut table, "double_zero", "0 0 0 0 0 0", "pink", RED);
        act(&mut table, RED, "use pink 0; write 0 h2; use tile double_zero");
        act(&mut table, RED, &format!("write 0 {first}; write 0 {second}"));
        assert_eq!(own(&table, RED, "anthills"), anthills, "{first} then {second}");
    }
}

#[test]
fn r14_without_anthills_a_chain_begins_next_to_an_own_number() {
    let mut table = start("first=blue");
    round(&mut table, "double_zero", "0 0 0 0 0 0", "pink yellow", RED);
    act(&mut table, RED, "use pink 0; write 0 a1; use yellow 0; write 0 l7; use tile double_zero");
    check_legal(&table, RED, "write 0 a2; write 0 b1; write 0 k7; write 0 l6");
    act(&mut table, RED, "write 0 a2; write 0 a3");
    assert_eq!(own(&table, RED, "anthills"), 0);
}

/// Red completes `triple_one` with the fourth of four chest dice.
fn triple_one() -> Table<Marabunta> {
    let mut table = start("boards=plain first=blue");
    round(&mut table, "one_any", "chest chest chest chest 0 0", "", BLUE);
    let chest = |color| format!("use {color} chest; chest triple_one");
    act(&mut table, RED, &["pink", "yellow", "blue", "green"].map(chest).join("; "));
    table
}

#[test]
fn r25_a_chain_and_a_triangle_may_lie_in_several_regions() {
    let mut table = red_tile("double_zero");
    act(&mut table, RED, "use tile double_zero; write 0 h4; write 0 g4");
    assert_eq!((mark(&table, "h4"), mark(&table, "g4")), ("red 0".to_owned(), "red 0".to_owned()), "orange and green");
    let mut table = triple_one();
    act(&mut table, RED, "write 1 g5; write 1 h4; write 1 g4");
    let sums = |region: usize| view(&table)["sheets"][region]["sums"][RED].clone();
    assert_eq!([sums(2), sums(4), sums(3)], [1, 1, 1]);
}

#[test]
fn r26_the_first_1_of_three_goes_in_any_region() {
    for hex in ["a1", "a5", "c4", "e3", "h4", "l7"] {
        let mut table = triple_one();
        act(&mut table, RED, &format!("write 1 {hex}"));
        assert_eq!(table.game().step(), "write", "{hex}: two more follow");
    }
}

#[test]
fn t2_triple_one_is_a_triangle() {
    let mut table = triple_one();
    assert_eq!(legal(&table, RED).len(), 85, "84 hexes by an anthill, or decline");
    act(&mut table, RED, "write 1 g3; write 1 g4");
    check_legal(&table, RED, "write 1 f3; write 1 h3");
    act(&mut table, RED, "write 1 h3");
    for hex in ["g3", "g4", "h3"] {
        assert_eq!(mark(&table, hex), "red 1");
    }
    assert_eq!(own(&table, RED, "anthills"), 1, "one anthill for all three");
    assert_eq!(own(&table, RED, "cookies"), 1, "h3 is a cookie hex");
}

#[test]
fn t2_a_line_of_three_is_not_a_triangle() {
    let mut table = triple_one();
    act(&mut table, RED, "write 1 g2; write 1 g3");
    check_legal(&table, RED, "write 1 f2; write 1 h2");
}

#[test]
fn r2_a_chain_must_be_completed_from_each_of_its_hexes() {
    let mut table = start("boards=plain first=blue");
    // Round 1: red has three of the four chests and a 0 in a1.
    dice_round(
        &mut table,
        "one_any",
        RED,
        "chest chest chest 0 0 0",
        "use pink chest; chest triple_one; use yellow chest; chest triple_one; use blue chest; chest triple_one; \
         use green 0; write 0 a1; use orange 0; write 0 l1",
    );
    // Round 2: blue, who chooses, crosses out b1 and c1, then red writes a2 and unlocks the ability: the corner a1 and
    // its neighbors form no triangle any more, but a3, b2 and b3 do.
    round(&mut table, "cross_two_hexes", "chest 0 0 0 0 0", "", BLUE);
    act(&mut table, BLUE, "use tile cross_two_hexes; cross b1; cross c1; done");
    act(&mut table, RED, "use yellow 0; write 0 a2; use pink chest; chest triple_one");
    check_legal(&table, RED, "write 1 a3; write 1 b2; write 1 k1; write 1 k2; write 1 l2");
    act(&mut table, RED, "write 1 b2");
    check_legal(&table, RED, "write 1 a3; write 1 b3; write 1 c2; write 1 c3");
    act(&mut table, RED, "write 1 a3");
    check_legal(&table, RED, "write 1 b3");
}

/// R3, 14.6
#[test]
fn r3_chests_of_a_chain_come_after_all_its_numbers() {
    let mut table = start("first=blue");
    round(&mut table, "double_zero", "0 0 0 0 0 0", "", RED);
    act(&mut table, RED, "use tile double_zero; write 0 g5");
    assert_eq!(table.game().step(), "write", "g5 is a chest hex, but the second 0 comes first");
    act(&mut table, RED, "write 0 f5");
    assert_eq!(table.game().step(), "chest");
    assert_eq!(own(&table, RED, "cookies"), 1);
    assert_eq!(view(&table)["chests_due"], 1);
    assert_eq!(mark(&table, "f5"), "red 0");
}

/// 8.2, 8.3
#[test]
fn rule_8_3_a_chest_hex_cannot_be_declined() {
    let mut table = red_dice("0 0 0 0 0 0");
    act(&mut table, RED, "use pink 0; write 0 a4");
    check_legal(&table, RED, "chest write_1; chest zero_anywhere; chest write_2; chest two_cookies; chest vp_3");
}

#[test]
fn t11_on_the_plain_side_the_scattered_blue_hexes_are_one_region() {
    let mut table = start("territory=plain first=blue");
    round(&mut table, "one_any", "0 0 2 0 0 0", "", BLUE);
    act(&mut table, RED, "use blue 2");
    assert_eq!(legal(&table, RED).len(), 14, "all of them by an anthill");
    let mut table = table_with_outposts();
    act(&mut table, RED, "use blue 2");
    check_legal(&table, RED, "write 2 a5; write 2 k5; write 2 j6");
}

fn table_with_outposts() -> Table<Marabunta> {
    let mut table = table("territory=plain first=blue");
    round(&mut table, "one_any", "0 0 2 0 0 0", "", BLUE);
    act(&mut table, RED, "use pink 0; write 0 a6; use yellow 0; write 0 k6");
    table
}

/// R10, E8, 10.1
#[test]
fn r10_and_e8_cookies_beyond_the_row_are_ignored_and_points_go_beyond_25() {
    let mut table = start("first=blue");
    let rounds = [
        (
            "one_any",
            "chest chest chest chest chest chest",
            "use pink chest; chest vp_3; use yellow chest; chest vp_3; use blue chest; chest vp_3; \
          use green chest; chest two_cookies; use orange chest; chest two_cookies; use grey chest; chest write_2",
        ),
        (
            "two_chests",
            "0 1 0 0 1 0",
            "use yellow 1; write 1 d6; use orange 1; write 1 l2; use pink 0; write 0 d7; use blue 0; write 0 c6; \
          use green 0; write 0 b5; use grey 0; write 0 e6",
        ),
        (
            "two_flags",
            "0 0 1 0 0 0",
            "use blue 1; write 1 f5; use pink 0; write 0 c5; use yellow 0; write 0 c4; use green 0; write 0 g6; \
          use orange 0; write 0 h6; use grey 0; write 0 h5",
        ),
        (
            "double_zero",
            "0 0 0 1 0 0",
            "use pink 0; write 0 i5; use yellow 0; write 0 h4; use green 1; write 1 h3; use blue 0; write 0 h2; \
          use orange 0; write 0 i2; use grey 0; write 0 c3",
        ),
    ];
    for (tile, faces, texts) in rounds {
        dice_round(&mut table, tile, RED, faces, texts);
    }
    assert_eq!((own(&table, RED, "cookies"), line(&table, RED, "cookies")), (9, 8));
    round(&mut table, "zero_anywhere", "1 chest flag flag flag chest", "", BLUE);
    act(&mut table, RED, "use pink 1; write 1 b2; use yellow chest; chest two_cookies");
    assert_eq!((own(&table, RED, "cookies"), line(&table, RED, "cookies")), (10, 11), "the second one is ignored");
    act(&mut table, RED, "use blue flag; use green flag; use orange flag");
    assert_eq!(table.scores()[RED].total(), 24);
    act(&mut table, RED, "use grey chest; chest vp_3");
    assert_eq!(table.scores()[RED].total(), 27, "E8");
    assert_eq!(line(&table, RED, "grey"), 0, "T10, R12: only 0s against nothing");
    finish(&mut table);
    dice_round(&mut table, "repeat_die", RED, "0 0 0 0 0 0", "use pink 0; write 0 a2");
    assert_eq!(own(&table, RED, "cookies"), 10, "R10: not counted in the tie-break");
    assert_eq!(table.scores()[RED].total(), 27);
}

#[test]
fn rule_8_1_each_cookie_hex_crosses_out_the_next_cookie() {
    let table = eleven_cookies();
    assert_eq!(own(&table, RED, "cookies"), 10, "eleven hexes, ten cookies in the row");
    assert_eq!(line(&table, RED, "cookies"), 11);
    assert_eq!(own(&table, BLUE, "cookies"), 0);
}

#[test]
fn rule_8_1_and_rule_9_6_each_cookie_of_the_row_scores_what_is_printed_above_it() {
    for (boards, expect) in [("symbol", [0, 1, 1, 3, 3, 5, 5, 8, 8, 11]), ("plain", [0, 0, 1, 1, 3, 3, 5, 5, 8, 8])] {
        let mut table = start(&format!("boards={boards} first=blue"));
        let mut points = Vec::new();
        for (tile, hexes) in COOKIE_TRAIL {
            round(&mut table, tile, "0 0 0 0 0 0", "", BLUE);
            if may(&table, BLUE, "done") {
                act(&mut table, BLUE, "done");
            }
            for (hex, color) in hexes.split(' ').zip(COLORS) {
                act(&mut table, RED, &format!("use {color} 0; write 0 {hex}"));
                if own(&table, RED, "cookies") as usize > points.len() {
                    points.push(line(&table, RED, "cookies"));
                }
            }
            finish(&mut table);
        }
        assert_eq!(points, expect, "{boards}");
    }
}

#[test]
fn r1_a_number_may_touch_an_own_number_of_the_same_value() {
    let mut table = red_dice("1 0 1 0 0 0");
    act(&mut table, RED, "use pink 1; write 1 b3; use blue 1; write 1 c3; use yellow 0; write 0 b4");
    assert_eq!(own(&table, RED, "anthills"), 1, "b3 touches c3 and b4; 1 next to 1, 0 next to 1");
}

#[test]
fn rule_4_4_and_rule_6_1_a_hex_that_holds_a_number_is_not_available_to_anybody() {
    let mut table = red_dice("0 0 0 0 0 0");
    act(&mut table, RED, "use pink 0; write 0 d4; use yellow 0");
    assert!(!may(&table, RED, "write 0 d4"));
    assert_eq!(legal(&table, RED).len(), 83);
    act(&mut table, RED, "write 0 d3; done");
    act(&mut table, BLUE, "use tile one_any");
    assert!(!may(&table, BLUE, "write 1 d4") && !may(&table, BLUE, "write 1 d3"));
    assert_eq!(legal(&table, BLUE).len(), 82);
}

#[test]
fn rule_6_4_an_own_anthill_frees_one_number_from_adjacency_but_not_from_its_region() {
    let mut table = red_dice("0 0 0 0 3 1");
    act(&mut table, RED, "use pink 0; write 0 a1; use orange 3");
    let texts = legal(&table, RED);
    assert_eq!(texts.len(), 14, "the orange hexes, none of which touches a1");
    act(&mut table, RED, "write 3 l1");
    assert_eq!((own(&table, RED, "anthills"), own(&table, BLUE, "anthills")), (0, 2), "red's own ones");
    assert!(!may(&table, RED, "use grey 1"), "both are used: no grey hex touches a1 or l1");
}

#[test]
fn rule_6_7_a_number_belongs_to_its_writer_for_ever() {
    let mut table = two_outposts();
    finish(&mut table);
    // Blue surrounds a1 but for a2, and writes the higher number in pink.
    round(&mut table, "two_flags", "3 0 0 0 0 0", "", RED);
    act(&mut table, BLUE, "use pink 3; write 3 b1; done");
    finish(&mut table);
    round(&mut table, "two_chests", "2 0 0 0 0 0", "", BLUE);
    act(&mut table, RED, "use pink 2");
    check_legal(&table, RED, "write 2 a2");
    act(&mut table, RED, "write 2 a2");
    assert_eq!((mark(&table, "a1"), mark(&table, "a2"), mark(&table, "b1")), marks("red 0", "red 2", "blue 3"));
    assert_eq!(view(&table)["sheets"][0]["sums"], serde_json::json!([2, 3]));
}

fn marks(a: &str, b: &str, c: &str) -> (String, String, String) {
    (a.to_owned(), b.to_owned(), c.to_owned())
}
