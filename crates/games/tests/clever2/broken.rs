//! Components that cannot be right are refused with the table and the fault, whoever wrote them.

use games::clever2::Components;
use play::Components as _;

use crate::shared::components::{changed, check_refused, read, text};

#[track_caller]
fn check(from: &str, to: &str, expect: &[&str]) {
    check_refused::<Components>(&changed::<Components>(from, to), expect);
}

#[test]
fn broken_components_are_refused_by_table_and_fault() {
    check("schema_version = 1", "schema_version = = 1", &["line 24", "extra `=`"]);
    check("[pink]", "[prink]", &["missing field `pink`"]);
    check("multipliers = [2, 2,", "multipliers = [2,", &["line 153", "12"]);
    check("multipliers = [2, 2,", "multipliers = [2, 0,", &["[green]", "1 to 9"]);
    check("\"return\", \"q_any\"", "\"return\", \"q_white\"", &["unknown bonus \"q_white\"", "q_silver"]);
    check("min_for_bonus = [0, 0, 2,", "min_for_bonus = [0, 0, 7,", &["[pink]", "0 to 6"]);
    check("rounds_by_players = { 1 = 6,", "rounds_by_players = {", &["[game]", "1 players"]);
    check("rounds_by_players = { 1 = 6,", "rounds_by_players = { 1 = 7,", &["[game]", "1 to 6 rounds"]);
    check("rolls_per_active_turn = 3", "rolls_per_active_turn = 4", &["[game]", "must be 3"]);
    check("bonuses = [\"reroll\", \"extra\",", "bonuses = [\"reroll\",", &["[round_track]", "5 entries for 6 rounds"]);
    check("slots = 6", "slots = 0", &["[actions]", "reroll.slots"]);
    check("value = 3, row = 1, col = 2", "value = 3, row = 6, col = 2", &["[yellow]", "row 6, col 2", "outside"]);
    check("value = 3, row = 1, col = 2", "value = 7, row = 1, col = 2", &["[yellow]", "shows 7"]);
    check("value = 3, row = 1, col = 2", "value = 3, row = 1, col = 4", &["[yellow]", "listed twice"]);
    check("points_by_crosses = [0, 3,", "points_by_crosses = [3,", &["[yellow]", "11 entries for 10 cells"]);
    check("passive_tray_dice = 3", "passive_tray_dice = 2", &["[solo]", "must be 3"]);
    check("min = 320", "min = 200", &["[solo]", "highest min first"]);
}

/// What would overflow a score, fill a page or end nothing.
#[test]
fn a_stranger_cannot_write_numbers_that_break_a_game() {
    let points = "row_points_by_marks = [0, 2,";
    check(points, "row_points_by_marks = [0, 2147483647,", &["[silver]", "row_points_by_marks", "0 to 999"]);
    check(points, "row_points_by_marks = [-1, 2,", &["[silver]", "0 to 999"]);
    check(points, "row_points_by_marks = [0, 9223372036854775807,", &["invalid value"]);
    check("points_by_crosses = [0, 3,", "points_by_crosses = [0, 1000,", &["[yellow]", "0 to 999"]);
    check("points_by_count = [0, 1,", "points_by_count = [0, -2147483648,", &["[blue]", "0 to 999"]);
    check("slots = 6", "slots = 13", &["[actions]", "reroll.slots", "at most 12"]);
    check("slots = 6", "slots = 256", &["invalid value"]);
    check("4 = 4 }", "4 = 4, 5 = 4 }", &["[game]", "1 to 4 players and no others"]);
    check("4 = 4 }", "4 = 0 }", &["[game]", "1 to 6 rounds for 4 players"]);
    let rounds = "bonuses = [\"reroll\", \"extra\",";
    check(rounds, &format!("bonuses = [{}", "\"fox\", ".repeat(10_000)), &["[round_track]", "no game has more than 6"]);
    check(rounds, &format!("bonuses = [\"{}\",", "x".repeat(10_000)), &["unknown bonus", "the bonuses are"]);
}

/// Rulings that a file cannot change are no part of it; the file of the first version, which had them, is read as ever.
#[test]
fn options_are_refused_but_in_the_file_of_the_first_version() {
    const FIRST: &str = include_str!("../../../../components/older/clever2-d8207e26abee9fcb.toml");
    let standard = Components::shelf().standard().digest();
    assert_eq!(standard.to_string(), "d8207e26abee9fcb");
    for text in [FIRST.to_owned(), format!("# mine\n{FIRST}")] {
        assert_eq!(read::<Components>(&text).map(|read| read.digest()), Ok(standard));
    }
    let expect = ["[options]", "take this out of the file", "extra_die and third_silver are chosen"];
    for (from, to) in [
        ("extra_die_limit_scope     = \"turn\"", "extra_die_limit_scope     = \"round\""),
        ("fox_floor_zero            = false", "fox_floor_zero            = true"),
        ("silver_chain_third_roll ", "third_silver "),
        ("multipliers = [2, 2,", "multipliers = [3, 2,"),
    ] {
        let changed = FIRST.replacen(from, to, 1);
        assert_ne!(changed, FIRST, "{from}");
        check_refused::<Components>(&changed, &expect);
        check_refused::<Components>(&changed, &["line 24"]);
    }
    for options in ["[options]\n", "[options]\nbonus_order = \"fifo\"\n", "[[options]]\n", "[options.fox]\nfloor = 0\n"]
    {
        check_refused::<Components>(&format!("{}\n{options}", text::<Components>()), &expect);
    }
    check_refused::<Components>(&format!("options = 3\n{}", text::<Components>()), &["take this out of the file"]);
}

/// What would be shown wrongly.
#[test]
fn a_bonus_must_have_its_place() {
    let moved = changed::<Components>("value = 1, row = 2, col = 1", "value = 1, row = 1, col = 1");
    assert!(read::<Components>(&moved).is_ok(), "column 1 has another cell");
    let without_column =
        moved.replace("row = 1, col = 1", "row = 1, col = 3").replace("row = 4, col = 1", "row = 2, col = 2");
    check_refused::<Components>(&without_column, &["[yellow]", "col_bonuses has a bonus for col 1, which has no cell"]);
    check("cells = [", "cells = []\nunused = [", &["[yellow]", "there must be cells"]);
    check("min_for_bonus = [0, 0, 2,", "min_for_bonus = [0, 0, 0,", &["[pink]", "field 3"]);
    check("min_for_bonus = [0, 0, 2,", "min_for_bonus = [1, 0, 2,", &["[pink]", "field 1"]);
}

#[test]
fn titles_are_short_lines() {
    check("label = \"respect\"", "label = \"\"", &["[solo]", "label", "1 to 60 letters"]);
    check("label = \"respect\"", "label = \" \\t\"", &["[solo]", "one line"]);
    check("label = \"respect\"", "label = \"re\\nspect\"", &["[solo]", "one line"]);
    check("label = \"respect\"", "label = \"\\u0000\"", &["[solo]", "one line"]);
    check("label = \"respect\"", &format!("label = \"{}\"", "x".repeat(10_000)), &["[solo]", "60 letters"]);
    let titles: String =
        (0..10_000).map(|n| format!("[[solo.rating]]\nmin = {}\nlabel = \"x\"\n", 20_000 - n)).collect();
    check("[[solo.rating]]\n", &format!("{titles}[[solo.rating]]\n"), &["[solo]", "at most 30 titles"]);
}
