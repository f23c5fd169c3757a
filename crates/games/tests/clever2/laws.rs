//! The laws in every set-up, with a second scorer that reads the view's JSON and the file of components.

use games::Clever2;
use games::clever2::View;
use play::laws::Laws;
use play::{Game, Player, Score};
use serde_json::Value;

#[test]
fn every_law_holds_in_every_set_up() {
    // At most 80 entries and 12 re-rolls and returns a sheet, 9 + 2 (n - 1) further decisions a turn, 3 rolls a turn.
    Laws::<Clever2> { games: 16, longest: 700, state_bytes: 1024, naive }.check();
}

/// Scores a sheet as a person would, from the printed tables (6, 7.2, 11.2, N9).
pub(crate) fn naive(view: &View, player: Player) -> Score {
    let components = view.position().components();
    let printed = components.derived(|_| components.text().parse::<toml::Table>().expect("TOML"));
    let view = serde_json::to_value(view).expect("a view is plain JSON");
    let points = |table: &str, key: &str, index: usize| printed[table][key][index].as_integer().expect("points") as i32;
    let sheet = &view["sheets"][player.seat()];
    let list = |key: &str| sheet[key].as_array().expect("a list").clone();
    let number = |value: &Value| value.as_i64().expect("a number") as i32;

    let silver: i32 = ["yellow", "blue", "green", "pink"]
        .iter()
        .map(|row| points("silver", "row_points_by_marks", sheet["silver"][row].as_array().expect("marks").len()))
        .sum();
    let yellow = points("yellow", "points_by_crosses", list("crossed").len());
    let blue = points("blue", "points_by_count", list("blue").len());
    let green = list("green");
    let mut stars = 0;
    for pair in 0..6 {
        if let (Some(first), Some(second)) = (green.get(2 * pair), green.get(2 * pair + 1)) {
            stars += number(first) - number(second);
        }
    }
    let pink: i32 = list("pink").iter().map(number).sum();
    let areas = [silver, yellow, blue, stars, pink];
    let (mut lowest, mut highest) = (areas[0], areas[0]);
    for area in areas {
        lowest = lowest.min(area);
        highest = highest.max(area);
    }
    let foxes = number(&sheet["foxes"]) * lowest;
    Score::new(
        &["silver", "yellow", "blue", "green", "pink", "foxes"],
        &[silver, yellow, blue, stars, pink, foxes],
        &[highest],
    )
}
