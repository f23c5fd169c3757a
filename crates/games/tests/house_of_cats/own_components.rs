//! House of Cats with an owner's own sheets: small ones, on which rare cases are near.

use games::house_of_cats::Components;
use play::{Boxed, Game, PlayerSet};

use crate::laws::LAWS;
use crate::script::Script;
use crate::shared::components::{boxed, text};

/// The small sheets.
pub(crate) fn small() -> Boxed<Components> {
    let mut text = text::<Components>().to_owned();
    let mut change = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    };
    change("rows        = 6\ncols        = 7", "rows = 2\ncols = 3");
    change("..###..\n.#####.\n#######\n#######\n#######\n#######\n", "###\n###\n");
    // level 2: four set-up cells, other bonus cells
    change("---*---\n-a---b-", "-*-*-*-\n-a-----");
    change("*-----*\n-d---e-", "*------\n-d---e-");
    change("bonus_cells = true\nsetup_cells = 3", "bonus_cells = true\nsetup_cells = 4");
    // level 4: a house of seven cells in a grid of nine, wider than the other sheets
    change("rows        = 7\ncols        = 8", "rows = 1\ncols = 10");
    change("oooooooo\noooooooo\nooo###oo\noo####oo\noo####oo\noo####oo\noooooooo\n", "#######.oo\n");
    change("start_cells = 15", "start_cells = 7");
    change("level1 = [38, 45, 52, 60]", "level1 = [-6, -5, -4, 0]");
    boxed(&text)
}

fn solo(level: u8, tiles: &str) -> Script {
    Script::solo_with_box(level, tiles, small())
}

#[test]
fn an_owners_sheet_is_used() {
    let mut script = solo(1, "a b c e");
    script.begin("2 3 4 5", "take 2").expect("write a1, write a2, write b1, write b2, write c1, write c2");
    assert_ne!(small().digest(), Script::new("players=1").table.components().digest());
}

#[test]
fn small_sheets_keep_the_laws() {
    LAWS.check_box(small());
}

#[test]
fn with_more_setup_cells_the_player_chooses_where() {
    // 3.4: four cells for three results
    let mut script = solo(2, "a b c e");
    script
        .chance("roll 2 2 2")
        .expect("place a5 2 b2 2 d2 2, place a5 2 b2 2 f2 2, place a5 2 d2 2 f2 2, place b2 2 d2 2 f2 2");
    let mut script = solo(2, "a b c e");
    script.chance("roll 2 3 4").expect_count(24);
}

#[test]
fn a_cell_that_is_no_bonus_cell_any_more_gives_none() {
    // 10.3: the project's sheet has bonus cell b in f3
    let mut script = solo(2, "a b c e").placed("a5 4 b2 4 d2 5");
    script.turn("3 3 3 5", "3 f3, 3 g3, 3 g4").expect_rooms(&["3: f3 g3 g4"]).expect_line("bonus", 0);
    script.begin("2 3 3 3", "3 b3, 3 c3, 3 c4").expect_line("bonus", 3);
}

#[test]
fn ranks_rise_with_the_total() {
    // 15.1: the blank sheet has -6 points
    let mut script = solo(1, "a b c e");
    assert_eq!(script.table.game().title(), Some("House cat"));
    script.begin("2 3 4 5", "2 a1");
    assert_eq!(script.table.game().title(), Some("Clever cat"));
    script.acts("3 b1");
    assert_eq!(script.table.game().title(), Some("Top cat"));
    script.acts("4 c1, done").begin("2 3 4 mouse", "mouse b2, 2 a2");
    assert_eq!((script.table.scores()[0].total(), script.table.game().title()), (2, Some("Cat architect")));
}

#[test]
fn what_a_full_sheet_cannot_take_is_lost() {
    // 7.5, 17 no. 12: D, J and K find no empty cell; the circle is crossed at once
    for letter in ["d", "j", "k"] {
        let mut script = solo(1, &format!("{letter} b c e"));
        script.turn("2 3 4 5", "3 a1, 4 b1, 5 c1").begin("2 2 4 mouse", "4 c2, 2 b2, 2 a2").expect("done");
        assert_eq!((script.sheet()["crossed"][0].as_u64(), script.uses()[0]), (Some(1), 0), "{letter}");
        script.undo(0).expect("the last write can be taken back");
        script.acts("write a2, done").expect_step("over");
        assert_eq!(script.winners(), Some(PlayerSet::seats(1)), "a solo player always wins"); // N10
    }
}

#[test]
fn i_without_an_empty_cell_still_crosses_out_a_cat() {
    // 8.I, 17 no. 23, N9: asked with one choice
    let mut script = solo(1, "i b c e");
    script.turn("2 3 4 5", "3 a1, 4 b1, 5 c1").begin("2 2 4 mouse", "4 c2, 2 b2, 2 a2").expect("symbol cat");
    script.acts("symbol cat").expect("done").expect_line("cats", 1);
}

#[test]
fn a_track_number_without_an_empty_cell_is_lost() {
    // 9.2, 17 no. 16: the second cat shows 2
    let mut script = solo(1, "a b c e");
    script.turn("3 4 5 cat", "3 a1, 4 b1, cat").turn("3 4 5 5", "3 c1, 4 c2, 5 b2");
    let mut early = script.clone();
    early.begin("3 4 cat cat", "cat");
    assert_eq!(early.moment(), "free"); // a2 is empty
    script.begin("3 4 cat cat", "3 a2, cat").expect("take cat, done").expect_line("cats", 2);
}

#[test]
fn the_house_grows_by_the_largest_free_region_at_most() {
    // 12.4, 19: the grid has two free cells, a room of 5 adds two
    let mut script = solo(4, "a b c e");
    script.turn("5 5 5 5", "5 a1, 5 b1, 5 c1").begin("3 4 5 5", "5 d1, 5 e1").expect("add i1, add j1");
    script.acts("add j1").expect("add i1").acts("add i1");
    assert_eq!((script.moment().as_str(), script.sheet()["circled"][3].as_u64()), ("act", Some(1)));
    // and a full grid adds nothing
    script.acts("4 f1, done").turn("2 3 4 4", "2 g1").turn("2 2 4 5", "2 i1, 2 j1").expect_step("over");
    script.expect_rooms(&["5: a1 b1 c1 d1 e1", "2: i1 j1"]);
}

#[test]
fn the_first_full_sheet_ends_the_game_when_the_turn_is_over() {
    // 13.1, N3: player 1 has an empty cell and completes the turn, but gets no other
    let mut script = Script::with_box("players=2 level=1 tiles=abcd", small());
    script.begin("3 4 5 cat", "3 a1, 4 b1, 5 c1, done");
    for text in ["take 3", "write a1", "take 4", "write b1", "take cat", "done"] {
        script.play(1, text);
    }
    script.expect_step("roll").begin("3 4 5 mouse", "3 c2, 4 b2, 5 a2, done").expect_step("turn");
    for text in ["take 3", "write c1", "take 4", "write c2", "take 5", "write b2", "done"] {
        script.play(1, text);
    }
    script.expect_step("over");
    assert_eq!(script.view()["sheets"][1]["empty"], serde_json::json!(["a2"]));
}

#[test]
fn abilities_earned_in_the_last_turn_serve_in_it() {
    // 7.6: a stored one may be used, an immediate one must be
    let mut script = solo(1, "b a c e");
    script.turn("2 3 4 5", "3 a1, 4 b1, 5 c1").begin("2 2 4 4", "2 a2, 2 b2");
    script.expect("take 4, take 4 as 3 with b, take 4 as 5 with b").acts("take 4 as 3 with b, write c2, done");
    script.expect_step("over");
    let mut script = solo(1, "d a c e");
    script.turn("2 3 4 5", "3 a1, 4 b1, 5 c1").begin("2 2 4 4", "2 a2, 2 b2").expect("write c2");
    script.acts("write c2").expect("done").acts("done").expect_step("over");
}
