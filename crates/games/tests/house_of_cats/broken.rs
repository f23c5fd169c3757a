//! Components that cannot be right are refused with a message that names the file, the table and the fault.

use games::components::read;
use games::house_of_cats::Components;

const TEXT: &str = include_str!("../../../../components/house_of_cats.toml");

/// Changes the first occurrence in a table, and expects a refusal for that table.
#[track_caller]
fn check(table: &str, from: &str, to: &str, fault: &str) {
    check_elsewhere(table, from, to, table, fault);
}

/// Changes one table, and expects a refusal for another.
#[track_caller]
fn check_elsewhere(changed: &str, from: &str, to: &str, table: &str, fault: &str) {
    let header = if changed == "abilities" { "[[abilities]]".to_owned() } else { format!("\n[{changed}]\n") };
    let begin = TEXT.find(&header).expect("the table");
    let at = begin + TEXT[begin..].find(from).expect("the text to be changed");
    let text = format!("{}{to}{}", &TEXT[..at], &TEXT[at + from.len()..]);
    let error = read::<Components>("own/house_of_cats.toml", &text).expect_err("a refusal").to_string();
    assert_eq!(error, format!("own/house_of_cats.toml, table [{table}]: {fault}"));
}

#[test]
fn the_projects_own_file_is_right() {
    assert!(read::<Components>("house_of_cats.toml", TEXT).is_ok());
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
    check("level2", "---*---", "--**---", "marks has set-up cells that touch: c2 and d2");
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
        "abilities",
        "timing = \"stored\"",
        "timing = \"immediate\"",
        "the timing of A must be \"stored\", not \"immediate\"",
    );
    check(
        "abilities",
        "letter = \"A\"",
        "letter = \"Z\"",
        "\"Z\" with the id \"separate\" stands where \"A\" with \"separate\" is expected",
    );
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
fn a_sheet_has_at_most_64_cells() {
    let row = format!("{}\n", "#".repeat(11));
    let (begin, end) = (TEXT.find("[level1]").unwrap(), TEXT.find("[level2]").unwrap());
    let (head, tail) = TEXT[begin..end].split_once("cells = \"\"\"\n").unwrap();
    let (_, tail) = tail.split_once("\"\"\"").unwrap();
    let level =
        format!("{}cells = \"\"\"\n{}\"\"\"{tail}", head.replace("cols        = 7", "cols = 11"), row.repeat(6));
    let text = format!("{}{level}{}", &TEXT[..begin], &TEXT[end..]);
    let error = read::<Components>("own.toml", &text).expect_err("66 cells are too many").to_string();
    assert_eq!(error, "own.toml, table [level1]: cells has more than 64 cells");
}

#[test]
fn what_is_missing_or_not_toml_is_refused_with_its_place() {
    let error =
        read::<Components>("own.toml", &TEXT.replace("start_cells = 15", "")).expect_err("a refusal").to_string();
    assert!(
        error.starts_with("own.toml: ") && error.contains("missing field `start_cells`") && error.contains("level4"),
        "{error}"
    );
    let error =
        read::<Components>("own.toml", &TEXT.replace("[level1]", "[level1")).expect_err("a refusal").to_string();
    assert!(error.starts_with("own.toml: ") && error.contains("line"), "{error}");
}

#[test]
fn the_digest_names_what_the_rules_read_and_nothing_else() {
    let digest = |text: &str| read::<Components>("own.toml", text).expect("right").1;
    let own = digest(TEXT);
    assert_eq!(digest(&TEXT.replace("Alley cat", "Stray cat").replace("# legend", "# the legend")), own);
    assert_ne!(digest(&TEXT.replace("points_per_crossed_cat = 1", "points_per_crossed_cat = 2")), own);
}
