//! Components that cannot be right are refused with a message that names the line, the table and the fault.

use games::house_of_cats::Components;

use crate::boxes::check_playable;
use crate::laws::LAWS;
use crate::shared::components::{boxed, changed, check_refused, read};

const TEXT: &str = <Components as play::Components>::TEXTS[0];

/// Changes the first occurrence in a table, and expects a refusal for that table.
#[track_caller]
fn check(table: &'static str, from: &str, to: &str, fault: &str) {
    check_elsewhere(table, from, to, table, fault);
}

/// Changes one table, and expects a refusal for another.
#[track_caller]
fn check_elsewhere(changed: &str, from: &str, to: &str, table: &'static str, fault: &str) {
    let header = if changed == "abilities" { "[[abilities]]".to_owned() } else { format!("\n[{changed}]\n") };
    let begin = TEXT.find(&header).expect("the table");
    let at = begin + TEXT[begin..].find(from).expect("the text to be changed");
    let text = format!("{}{to}{}", &TEXT[..at], &TEXT[at + from.len()..]);
    let error = read::<Components>(&text).expect_err("a refusal");
    assert_eq!((error.table, error.reason.as_str()), (Some(table), fault));
    assert!(error.line.is_some(), "{error}");
}

#[test]
fn the_projects_own_file_is_right() {
    assert!(read::<Components>(TEXT).is_ok());
}

#[test]
fn drawings_must_have_the_stated_rows_and_columns() {
    check("level1", "..###..\n", "", "cells has 5 rows, not 6");
    check("level1", "..###..\n", "..###.\n", "cells row 1: has 6 signs, not 7");
    check("level1", "rows        = 6", "rows        = 0", "rows is 0; 1 to 9 are possible");
    check("level1", "cols        = 7", "cols        = 40", "cols is 40; 1 to 26 are possible");
    check("level2", "--...--\n", "--...---\n", "marks row 1: has 8 signs, not 7");
    check("level3", ".RRRBB.\n", "", "areas has 6 rows, not 7");
    check("level4", "start_cells = 15", "start_cells = 16", "start_cells is 16, but 15 cells are drawn");
    check("level4", "ooo###oo", "oo####oo", "start_cells is 15, but 16 cells are drawn");
}

#[test]
fn signs_must_be_known() {
    check("level1", "..###..", "..#x#..", "cells has an unknown sign 'x' at d1");
    check("level1", "..###..", "..#o#..", "cells has an unknown sign 'o' at d1");
    check("level2", "---*---", "---*--?", "marks has an unknown sign '?' at g2");
    check("level4", "oooooooo", "oooo*ooo", "start has an unknown sign '*' at e1");
}

#[test]
fn marks_must_fit_the_cells() {
    check("level2", "--...--", "--a..--", "marks has the sign 'a' at c1, which is not a cell");
    check("level2", "--...--", ".-...--", "marks has no sign for the cell a1");
    check("level2", "-a---b-", "-a---a-", "marks has the bonus cell 'a' twice, the second time at f3");
    check("level2", "---*---", "--**---", "setup_cells is 3, but 4 cells are marked");
    check("level2", "---*---", "-------", "setup_cells is 3, but 2 cells are marked");
    check("level3", "setup_cells = 3", "setup_cells = 4", "setup_cells is 4, but 3 cells are marked");
    check("level1", "setup_cells = 0", "setup_cells = 1", "setup_cells is 1, but 0 cells are marked");
}

#[test]
fn areas_must_fit_the_cells_and_the_legend() {
    check("level3", ".RRRBB.", ".RRRBX.", "areas has 'X' at f1, which is not the letter of an area");
    check("level3", ".RRRBB.", ".RRR.B.", "areas has '.' at e1, which is not the letter of an area");
    check("level3", ".RRRBB.", "RRRRBB.", "areas has the letter 'R' at a1, which is not a cell");
    let white = "Y = \"yellow\", W = \"white\"";
    check_elsewhere("legend", "Y = \"yellow\"", white, "level3", "areas has no cell with the letter 'W'");
}

#[test]
fn levels_must_have_what_their_rules_say() {
    check("level1", "cheese_rows = true", "cheese_rows = false", "cheese_rows must be true on this level");
    check("level2", "cat_track = false", "cat_track = true", "cat_track must be false on this level");
    check("level4", "empty_cell_penalty = 0", "empty_cell_penalty = -1", "empty_cell_penalty must be 0 on this level");
    check(
        "rooms",
        "5 = 7 }\nsize       = { 2 = 2",
        "5 = 7 }\nsize       = { 2 = 1",
        "the size of a room must be its number",
    );
}

#[test]
fn dice_track_tiles_and_ranks_are_checked() {
    check("dice", "\"cat\", \"mouse\"", "\"mouse\", \"cat\"", "faces must be 2, 3, 4, 5, cat, mouse");
    check("dice", "count        = 4", "count        = 9", "count must be from 1 to 6");
    check(
        "dice",
        "used_per_turn = 3",
        "used_per_turn = 5",
        "used_per_turn is 5, not from 1 to 4 (dice_count_min, dice_count_max)",
    );
    check("rulings", "dice_count_max = 4", "dice_count_max = 5", "dice_count_max is 5, but there are 4 dice");
    check("rulings", "plus_minus_wraps = false", "plus_minus_wraps = true", "plus_minus_wraps must be false");
    check("cat_track", "\"\", \"2\"", "\"\", \"6\"", "cat 2 shows \"6\"; a cat shows nothing, 2, 3, 4, 5 or #");
    check(
        "solo",
        "[38, 45, 52, 60]",
        "[38, 45, 52]",
        "level1 has 3 totals for 5 ranks; each rank after the first begins at one",
    );
    check("solo", "[38, 45, 52, 60]", "[38, 45, 45, 60]", "the totals of level1 must rise");
    check("legend", "void = \".\"", "void = \"#\"", "the signs of cell, void and addable must differ");
}

#[test]
fn tiles_have_known_ids_timings_and_twelve_letters() {
    let timing = "the timing of separate must be \"immediate\" or \"stored\", not \"later\"";
    check("abilities", "timing = \"stored\"", "timing = \"later\"", timing);
    let stands = "the id \"apart\" stands where \"separate\" is expected";
    check("abilities", "id = \"separate\"", "id = \"apart\"", stands);
    check("abilities", "letter = \"A\"", "letter = \"C\"", "mouse_to_number has the letter C of separate");
    for (wrong, shown) in [("a", "\"a\""), ("", "\"\""), ("AB", "\"AB\""), ("1", "\"1\""), ("Á", "\"Á\"")] {
        let reason = format!("the letter of separate must be one of A to Z, not {shown}");
        check("abilities", "letter = \"A\"", &format!("letter = \"{wrong}\""), &reason);
    }
    // 3.3: the tiles of the first game are of this box
    let first = "first_game_tiles must be four different letters of the abilities";
    check_elsewhere("abilities", "letter = \"A\"", "letter = \"Z\"", "ability_tiles", first);
    for wrong in ["\"A\", \"A\"", "\"M\", \"A\"", "\"B\"", "\"A\", \"B\", \"E\"", "\"a\", \"B\""] {
        check("ability_tiles", "\"A\", \"B\"", wrong, first);
    }
}

#[test]
fn a_sheet_has_at_most_64_cells() {
    let row = format!("{}\n", "#".repeat(11));
    let (begin, end) = (TEXT.find("[level1]").unwrap(), TEXT.find("[level2]").unwrap());
    let (head, tail) = TEXT[begin..end].split_once("cells = \"\"\"\n").unwrap();
    let (_, tail) = tail.split_once("\"\"\"").unwrap();
    let level =
        format!("{}cells = \"\"\"\n{}\"\"\"{tail}", head.replace("cols        = 7", "cols = 11"), row.repeat(6));
    let text = format!("{}{level}{}", &TEXT[..begin], &TEXT[end..]);
    check_refused::<Components>(&text, &["table [level1]: cells has more than 64 cells"]);
}

#[test]
fn what_is_missing_or_not_toml_is_refused_with_its_place() {
    let line = 1 + TEXT.lines().position(|line| line == "[level4]").expect("the table");
    let text = TEXT.replace("start_cells = 15", "");
    check_refused::<Components>(&text, &[&format!("line {line}: "), "missing field `start_cells`"]);
    check_refused::<Components>(&TEXT.replace("[level1]", "[level1"), &["line "]);
}

#[test]
fn the_digest_names_what_the_rules_read_and_nothing_else() {
    let digest = |text: &str| read::<Components>(text).expect("right").digest();
    let own = digest(TEXT);
    assert_eq!(digest(&TEXT.replace("Alley cat", "Stray cat").replace("# legend", "# the legend")), own);
    assert_ne!(digest(&TEXT.replace("points_per_crossed_cat = 1", "points_per_crossed_cat = 2")), own);
}

#[test]
fn points_circles_and_lists_have_limits() {
    check("rooms", "{ 2 = 1,", "{ 2 = 2000000000,", "points of 2 is 2000000000; -1000 to 1000 are possible");
    check(
        "rooms",
        "empty_cell_penalty = -1",
        "empty_cell_penalty = -1001",
        "empty_cell_penalty is -1001; -1000 to 1000 are possible",
    );
    check("level1", "cheese_points = 1", "cheese_points = 5000", "cheese_points is 5000; -1000 to 1000 are possible");
    check("level4", "cheese_points = 1", "cheese_points = -5000", "cheese_points is -5000; -1000 to 1000 are possible");
    check("level3", "cats_1 = 1", "cats_1 = 9999", "mouse_points is 9999; -1000 to 1000 are possible");
    check(
        "cat_track",
        "points_per_crossed_cat = 1",
        "points_per_crossed_cat = 1001",
        "points_per_crossed_cat is 1001; -1000 to 1000 are possible",
    );
    check("ability_field_circles", "5 = 4 }", "5 = 255 }", "the field 5 has 255 circles; 0 to 20 are possible");
    check("cat_track", "[\"\",", &format!("[{}", "\"\",".repeat(54)), "cats must list 1 to 64 cats");
    let cats = &TEXT[TEXT.find("cats   = [").unwrap()..];
    check("cat_track", &cats[..=cats.find(']').unwrap()], "cats = []", "cats must list 1 to 64 cats");
    let areas: String = (0..10_000).map(|n| format!("{} = \"area {n}\", ", quoted(n))).collect();
    check("legend", "R = \"red\",", &areas, "areas must name 1 to 64 areas");
}

/// A key of one sign, another for each number.
fn quoted(n: u32) -> String {
    format!("\"{}\"", char::from_u32(0x4e00 + n).expect("a sign"))
}

#[test]
fn names_can_be_printed() {
    let reason = "must have 1 to 40 characters, with spaces only between words";
    let long = "x".repeat(10_000);
    for (wrong, shown) in [
        ("", "\"\""),
        (" ", "\" \""),
        ("red ", "\"red \""),
        ("re\\u0007d", "\"re\\u{7}d\""),
        ("re\\nd", "\"re\\nd\""),
        (long.as_str(), &format!("\"{}\"...", &long[..40])),
    ] {
        check("legend", "\"red\"", &format!("\"{wrong}\""), &format!("the name {shown} {reason}"));
        check("solo", "\"Top cat\"", &format!("\"{wrong}\""), &format!("the name {shown} {reason}"));
    }
    check("legend", "\"red\"", "\"blue\"", "two areas have the name \"blue\"");
    check("legend", "R = \"red\"", "RR = \"red\"", "the area \"RR\" must have one letter");
    check("legend", "\"e\"]", "\"\\u0000\"]", "the signs of void, ordinary, setup and bonus must be visible");
    check("level1", "..###..", "..#\\u0001#..", "cells has an unknown sign '\\u{1}' at d1");
}

#[test]
fn ranks_have_limits() {
    let rank = "\"Alley cat\"";
    let ranks = &TEXT[TEXT.find("ranks = [").unwrap()..];
    let ranks = &ranks[..=ranks.find(']').unwrap()];
    check("solo", ranks, "ranks = []", "there are 0 ranks; 1 to 20 are possible");
    let many = [rank; 10_000].join(", ");
    check("solo", rank, &many, "there are 10004 ranks; 1 to 20 are possible");
}

#[test]
fn the_largest_numbers_that_are_accepted_can_be_played() {
    let mut text =
        changed::<Components>("{ 2 = 1, 3 = 3, 4 = 5, 5 = 7 }", "{ 2 = 1000, 3 = -1000, 4 = 1000, 5 = 1000 }");
    for (from, to) in [
        ("empty_cell_penalty = -1 ", "empty_cell_penalty = -1000 "),
        ("printed     = { 2 = 8, 3 = 6, 4 = 5, 5 = 4 }", "printed = { 2 = 20, 3 = 0, 4 = 20, 5 = 20 }"),
        ("cats_0 = 0, cats_1 = 1, cats_2 = 1", "cats_0 = 1000, cats_1 = -1000, cats_2 = 1000"),
        ("points_per_crossed_cat = 1", "points_per_crossed_cat = 1000"),
        ("count        = 4", "count = 6"),
        ("used_per_turn = 3", "used_per_turn = 6"),
        ("dice_count_max = 4", "dice_count_max = 6"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    LAWS.check_box(boxed(&text));
}

#[test]
fn the_smallest_box_that_is_accepted_can_be_played() {
    let mut text = changed::<Components>("count        = 4", "count = 1");
    for (from, to) in [
        ("used_per_turn = 3", "used_per_turn = 1"),
        ("dice_count_max = 4", "dice_count_max = 1"),
        ("rows        = 6\ncols        = 7", "rows = 1\ncols = 1"),
        ("..###..\n.#####.\n#######\n#######\n#######\n#######\n", "#\n"),
        ("rows        = 7\ncols        = 8", "rows = 1\ncols = 1"),
        ("oooooooo\noooooooo\nooo###oo\noo####oo\noo####oo\noo####oo\noooooooo\n", "#\n"),
        ("start_cells = 15", "start_cells = 1"),
        ("[\"\", \"2\", \"\", \"3\", \"\", \"#\", \"\", \"4\", \"\", \"5\", \"\", \"#\"]", "[\"#\"]"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    check_playable(boxed(&text));
}
