//! The laws in every set-up, with a second scorer that reads the view's JSON and the file of components.

use games::Marabunta;
use games::marabunta::View;
use play::laws::Laws;
use play::{Game, Player, Score};
use serde_json::Value;

#[test]
fn every_law_holds_in_every_set_up() {
    // 14.7: 19 rounds of at most 13 + 1 events without marks (tile, roll, split, choose, 7 uses, repeat, 2 done), and the marks:
    // 84 hexes, 36 circles, 32 chests, 10 abilities declined.
    Laws::<Marabunta> { games: 4, longest: 19 * 14 + 84 + 36 + 32 + 10, state_bytes: 512, naive }.check();
}

/// Scores as two people would with the board before them (12, N8).
pub(crate) fn naive(view: &View, player: Player) -> Score {
    let components = view.position().components();
    let printed: &toml::Table = components.derived(|_| components.text().parse().expect("TOML"));
    let view = serde_json::to_value(view).expect("a view is plain JSON");
    let own = &view["players"][player.seat()];
    let number = |value: &Value| value.as_i64().expect("a number") as i32;

    let side = view["boards"].as_str().expect("a side");
    let row = printed["player_board"][side]["cookie_vp"].as_array().expect("a row");
    let crossed = own["cookies"].as_u64().expect("a number") as usize;
    let cookies: i64 = row.iter().take(crossed).map(|vp| vp.as_integer().expect("VP")).sum();
    let mut abilities = 0;
    for group in own["groups"].as_array().expect("groups") {
        if let Some(vp) = group["ability"].as_str().and_then(|ability| ability.strip_prefix("vp_"))
            && group["left"] == 0
        {
            abilities += vp.parse::<i32>().expect("a number");
        }
    }

    let mut points = vec![cookies as i32, abilities];
    for color in ["pink", "yellow", "blue", "green", "orange", "grey"] {
        let mut sums = [0, 0];
        for hex in view["hexes"].as_array().expect("hexes") {
            if hex["region"] == color
                && let Some(owner) = hex["owner"].as_u64()
            {
                sums[owner as usize] += number(&hex["number"]);
            }
        }
        let sheets = view["sheets"].as_array().expect("sheets");
        let sheet = sheets.iter().find(|sheet| sheet["region"] == color).expect("a sheet");
        let wins = sums[player.seat()] > sums[1 - player.seat()];
        points.push(if wins { number(&sheet["circles"][player.seat()]) } else { 0 });
    }
    let triggered = view["trigger"]["player"] == player.seat();
    let names = &["cookies", "abilities", "pink", "yellow", "blue", "green", "orange", "grey"];
    Score::new(names, &points, &[crossed as i32, i32::from(triggered)])
}
