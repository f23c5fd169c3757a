//! Components that cannot be right are refused with the table and the fault.

use games::clever2::Components;

use crate::shared::components::{changed, check_refused};

#[track_caller]
fn check(from: &str, to: &str, expect: &[&str]) {
    check_refused::<Components>(&changed::<Components>(from, to), expect);
}

#[test]
fn broken_components_are_refused_by_table_and_fault() {
    check("schema_version = 1", "schema_version = = 1", &["TOML parse error", "line 24"]);
    check("[pink]", "[prink]", &["missing field `pink`"]);
    check("multipliers = [2, 2,", "multipliers = [2,", &["multipliers", "12"]);
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
