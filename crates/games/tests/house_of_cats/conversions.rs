//! What C, F and G change with `conversions=any` (8.1), by example.

use play::{Game, kept_setup, setup_of_kept};
use serde_json::json;

use crate::script::Script;

/// Level 1 with these tiles.
fn solo(tiles: &str, conversions: &str) -> Script {
    let mut script = Script::new(&format!("players=1 level=1 conversions={conversions}"));
    script.chance(&format!("tiles {tiles}"));
    script
}

/// A room of 2 in column g, and one of 3 in row 6.
fn rooms(script: &mut Script) -> &mut Script {
    script.turn("2 2 4 5", "2 g3, 2 g4, 5 g5").turn("3 3 3 5", "3 a6, 3 b6, 3 c6")
}

/// What `change` offers now.
fn changes(script: &Script) -> String {
    let offered: Vec<String> = script.legal(0).into_iter().filter(|text| text.starts_with("change")).collect();
    offered.join(", ")
}

#[test]
fn a_number_of_the_track_is_changed() {
    // 8.1: the second cat shows 2; a use of F and one of G
    let mut script = solo("f g a h", "any");
    rooms(&mut script).begin("3 4 cat cat", "cat, cat");
    assert_eq!(script.sheet()["turn"]["changeable"], json!(true));
    assert_eq!(changes(&script), "change 5 with f, change cat with g, change mouse with g");
    let mut five = script.clone();
    five.acts("change 5 with f").expect_count(36 - 6);
    assert_eq!((five.moment().as_str(), five.uses()), ("free", [0, 1, 0, 0]));
    five.acts("write a3");
    assert_eq!(five.sheet()["written"]["a3"]["symbol"], "5");
    assert_eq!(five.sheet()["turn"]["die_cells"], json!([])); // 1.12
    // a cat goes to the track and fills no cell (8.G, 9.1)
    script.acts("change cat with g").expect_line("cats", 3).expect("take 3, take 4");
    assert_eq!(script.uses(), [1, 0, 0, 0]);
}

#[test]
fn with_dice_only_nothing_of_that_is_offered() {
    // 8.0
    let mut script = solo("f g a h", "dice");
    rooms(&mut script).begin("3 4 cat cat", "cat, cat");
    assert_eq!((changes(&script).as_str(), script.sheet()["turn"]["changeable"].clone()), ("", json!(false)));
}

#[test]
fn b_changes_dice_only() {
    // 8.1
    let mut script = solo("b a h e", "any");
    rooms(&mut script).begin("3 4 cat cat", "cat, cat");
    assert_eq!((changes(&script).as_str(), script.uses()), ("", [1, 1, 0, 0]));
}

#[test]
fn g_and_c_together_make_any_number_of_a_3() {
    // 8.0, 8.1, N5: the 3 of D with a use of C and one of G; a changed symbol stays as it is
    let mut script = solo("c g d h", "any");
    rooms(&mut script).turn("4 4 4 5", "4 c3, 4 c4, 4 d3").begin("2 3 4 5", "4 d4");
    assert_eq!(
        changes(&script),
        "change 2 with cg, change 4 with cg, change 5 with cg, change cat with g, change mouse with g"
    );
    script.acts("change 5 with cg");
    assert_eq!((changes(&script).as_str(), script.uses()), ("", [0; 4]));
    script.acts("write e3").expect("take 2, take 3, take 5");
}

#[test]
fn a_mouse_of_j_becomes_a_number_and_the_second_one_waits_for_the_room() {
    // 8.1, 8.J: the 2 completes a room of 2, whose D is resolved before the second mouse
    let mut script = solo("d c j h", "any");
    script
        .turn("3 3 3 5", "3 a6, 3 b6, 3 c6")
        .turn("2 4 4 4", "4 c3, 4 c4, 4 d3")
        .turn("2 mouse mouse mouse", "2 g3, mouse g4, mouse g5");
    script.begin("2 3 4 5", "4 d4");
    assert_eq!(script.moment(), "mouse");
    assert_eq!(changes(&script), "change 2 with c, change 3 with c, change 4 with c, change 5 with c");
    script.acts("change 2 with c, write f3").expect_rooms(&["3: a6 b6 c6", "4: c3 c4 d3 d4", "2: f3 g3"]);
    assert_eq!((script.moment().as_str(), script.sheet()["turn"]["symbol"].as_str()), ("free", Some("3")));
    script.acts("write a3").expect("write e3, write f2, write f4, none").acts("write f2");
    assert_eq!(script.sheet()["written"]["f2"]["symbol"], "mouse");
    script.expect("take 2, take 3, take 5");
}

#[test]
fn the_second_mouse_is_changed_too_and_must_then_be_written() {
    // 8.1
    let mut script = solo("a c j h", "any");
    script.turn("3 3 3 5", "3 a6, 3 b6, 3 c6").turn("2 4 4 4", "4 c3, 4 c4, 4 d3").begin("2 3 4 5", "4 d4, write g6");
    script.expect("write f6, write g5, none, change 2 with c, change 3 with c, change 4 with c, change 5 with c");
    script.acts("change 5 with c").expect("write f6, write g5").acts("write g5").expect("take 2, take 3, take 5");
}

#[test]
fn the_symbol_of_i_is_not_changed_and_that_of_k_is() {
    // 8.1
    let mut script = solo("i g a h", "any");
    script.turn("3 3 3 5", "3 a6, 3 b6, 3 c6").begin("2 2 4 5", "2 g3, 2 g4, symbol 5");
    assert_eq!((changes(&script).as_str(), script.uses()), ("", [0, 1, 0, 0]));
    let mut script = solo("k g a h", "any");
    script.turn("3 3 3 5", "3 a6, 3 b6, 3 c6").begin("2 2 4 5", "5 g5, 2 g4, 2 g3, cross g5");
    assert_eq!(changes(&script), "change cat with g, change mouse with g");
}

#[test]
fn a_cat_needs_a_cat_of_the_track() {
    // 8.1, 8.I: the last cat shows #
    let mut script = solo("a g b h", "any");
    script.turn("3 3 3 5", "3 a6, 3 b6, 3 c6");
    script.turn("3 cat cat cat", "cat, cat, write a3, cat");
    script.turn("3 cat cat cat", "cat, write e1, cat, cat, symbol 5, write c2");
    script.turn("3 cat cat cat", "cat, cat, write g6, cat");
    script.begin("cat cat cat cat", "cat, write e2, cat, cat, symbol 4");
    assert_eq!((changes(&script).as_str(), script.line(0, "cats")), ("change mouse with g", Some(12)));
}

#[test]
fn older_texts_of_setups_mean_dice() {
    // N2
    let settings = games::HouseOfCats::SETTINGS;
    let read = |text: &str| setup_of_kept::<games::house_of_cats::Setup>(settings, text).expect(text);
    let old = "players=3 level=2 tiles=abcd";
    assert!(!read(old).conversions_any);
    assert_eq!(kept_setup(settings, &read(old)), old);
    let any = "players=3 level=2 tiles=abcd conversions=any";
    assert!(read(any).conversions_any);
    assert_eq!(kept_setup(settings, &read(any)), any);
}
