//! What a viewer cannot know (17, 26.9).

use std::collections::BTreeMap;

use games::Hadara;
use play::{Game, Player, PlayerSet, Rng, Table};
use serde_json::Value;

use super::script::{event, play, played, view};

#[test]
fn a_pending_side_is_seen_by_its_player_only() {
    // 17, 18.3, 26.9
    let lines = ["- start S1 S2 S3"];
    let setup = "players=3 segments=fixed crests=fixed";
    let (mut one, mut other) = (played(setup, &lines), played(setup, &lines));
    play(&mut one, &["1 side a"]);
    play(&mut other, &["1 side b"]);
    for viewer in [Some(0), Some(2), None] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
    }
    assert_ne!(view(&one, Some(1)), view(&other, Some(1)));
    assert_eq!(view(&one, Some(1))["pending"], "side a");
    play(&mut one, &["0 side a", "2 side a"]);
    assert_eq!(view(&one, None)["players"][1]["side"], "a");
}

/// A game of two at its first draft.
fn at_draft() -> Table<Hadara> {
    let lines = ["- start S1 S2", "0 wheel yellow", "- draw 0 Y1-01 Y1-02", "- draw 1 R1-01 R1-02"];
    played("start_side=a segments=fixed crests=fixed", &lines)
}

fn witnesses_and_text(table: &Table<Hadara>, line: &str) -> (PlayerSet, String) {
    let event = event(table, line);
    (table.game().witnesses(&event), table.game().veiled(&event))
}

#[test]
fn who_sees_an_event_and_what_the_others_read() {
    // 17, 26.9
    let one = |seat| PlayerSet::one(Player::new(seat));
    let mut table = at_draft();
    let pending = (one(0), "0 draft ?".to_owned());
    assert_eq!(witnesses_and_text(&table, "0 draft place Y1-01 sell Y1-02"), pending);
    assert_eq!(witnesses_and_text(&table, "0 draft place Y1-02 recruit Y1-01"), pending);
    play(&mut table, &["0 draft place Y1-01 sell Y1-02"]);
    let sale = (one(1), "1 draft place R1-01 sell ?".to_owned());
    assert_eq!(witnesses_and_text(&table, "1 draft place R1-01 sell R1-02"), sale);
    let (all, _) = witnesses_and_text(&table, "1 draft place R1-01 recruit R1-02");
    assert_eq!(all, PlayerSet::ALL);
    play(&mut table, &["1 draft place R1-01 recruit R1-02"]);
    let draw = (one(0), "- draw 0 ? ?".to_owned());
    assert_eq!(witnesses_and_text(&table, "- draw 0 R1-03 R1-04"), draw);
}

#[test]
fn a_card_sold_in_phase_a_is_known_to_the_seller_alone() {
    // 15.20, 17
    let mut table = at_draft();
    play(&mut table, &["0 draft place Y1-01 sell Y1-02", "1 draft place R1-01 recruit R1-02"]);
    assert_eq!(view(&table, Some(0))["sold"], serde_json::json!(["Y1-02"]));
    for viewer in [Some(1), None] {
        let text = view(&table, viewer).to_string();
        assert!(!text.contains("Y1-02"), "{text}");
        assert_eq!(view(&table, viewer)["players"][0]["sales"], serde_json::json!([{"epoch": 1, "color": "yellow"}]));
        assert!(text.contains("Y1-01") && text.contains("R1-02"), "the placed and the recruited card are public");
    }
}

#[test]
fn closed_piles_show_their_top_card_and_open_ones_all() {
    // 15.19
    let lines = [
        "- start S1 S2",
        "0 wheel yellow",
        "- draw 0 Y1-01 Y1-02",
        "- draw 1 R1-01 R1-02",
        "0 draft place Y1-01 sell Y1-02",
        "1 draft place R1-01 sell R1-02",
        "- draw 0 R1-03 R1-04",
        "- draw 1 B1-01 B1-02",
        "0 draft place R1-03 sell R1-04",
        "1 draft place B1-01 sell B1-02",
    ];
    for (open, expect) in [("false", vec!["R1-03"]), ("true", vec!["R1-01", "R1-03"])] {
        let table = played(&format!("start_side=a open_piles={open} segments=fixed crests=fixed"), &lines);
        for viewer in [Some(0), Some(1), None] {
            let red = &view(&table, viewer)["piles"][1];
            assert_eq!(red["outer"], 2);
            let cards: Vec<&str> =
                red["cards"].as_array().expect("cards").iter().filter_map(|card| card["card"].as_str()).collect();
            assert_eq!(cards, expect, "{viewer:?}");
        }
    }
}

/// Imagines many positions and counts what one finds in each.
fn imagine(table: &Table<Hadara>, viewer: Option<usize>, find: impl Fn(&Hadara) -> String) -> BTreeMap<String, u32> {
    let seen = table.game().view(viewer.map(Player::new));
    let mut rng = Rng::from_number(5);
    let mut counts = BTreeMap::new();
    for _ in 0..18_000 {
        *counts.entry(find(&Hadara::imagine(&seen, &mut rng))).or_insert(0) += 1;
    }
    counts
}

/// All of this many outcomes occur, about equally often.
#[track_caller]
fn check_uniform(counts: &BTreeMap<String, u32>, outcomes: usize) {
    assert_eq!(counts.len(), outcomes, "{counts:?}");
    let mean = f64::from(counts.values().sum::<u32>()) / outcomes as f64;
    let chi: f64 = counts.values().map(|&count| (f64::from(count) - mean).powi(2) / mean).sum();
    let freedom = outcomes as f64 - 1.0;
    assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt() + 8.0, "{chi} {counts:?}");
}

fn text(value: &Value) -> String {
    value.to_string()
}

fn secrets_of(game: &Hadara, seat: usize) -> Value {
    serde_json::to_value(game.view(Some(Player::new(seat)))).expect("JSON")
}

#[test]
fn imagined_hands_are_any_two_cards_that_the_viewer_does_not_see() {
    let hand = |game: &Hadara| text(&secrets_of(game, 1)["hand"]);
    check_uniform(&imagine(&at_draft(), Some(0), hand), 45);
    check_uniform(&imagine(&at_draft(), None, hand), 45);
    // R1-01 lies open and R1-02 is in a display, so the red cards of player 0 are any two of the eight others.
    let mut table = at_draft();
    play(&mut table, &["0 draft place Y1-01 sell Y1-02", "1 draft place R1-01 recruit R1-02", "- draw 0 R1-05 R1-06"]);
    let hand = |game: &Hadara| text(&secrets_of(game, 0)["hand"]);
    check_uniform(&imagine(&table, Some(1), hand), 28);
    assert_eq!(imagine(&table, Some(0), hand).len(), 1);
}

#[test]
fn imagined_sales_are_any_that_the_viewer_does_not_see() {
    let mut table = at_draft();
    play(&mut table, &["0 draft place Y1-01 sell Y1-02", "1 draft place R1-01 sell R1-02"]);
    let sold = |game: &Hadara| text(&secrets_of(game, 1)["sold"]);
    check_uniform(&imagine(&table, Some(0), sold), 9); // all red cards but R1-01
    play(&mut table, &["- draw 0 R1-05 R1-06", "- draw 1 B1-01 B1-02"]);
    check_uniform(&imagine(&table, Some(0), sold), 7); // and without their hand
    play(&mut table, &["0 draft place R1-05 recruit R1-06", "1 draft place B1-01 sell B1-02"]);
    // R1-05 lies on top, R1-06 in the display; the card that is sold is one of the eight others.
    let sold_red = |game: &Hadara| text(&secrets_of(game, 1)["sold"][0]);
    check_uniform(&imagine(&table, Some(0), sold_red), 8);
}

#[test]
fn an_imagined_commit_is_any_legal_one() {
    let mut table = at_draft();
    play(&mut table, &["1 draft place R1-01 sell R1-02"]);
    let verb = |game: &Hadara| {
        let pending = secrets_of(game, 1)["pending"].to_string();
        pending.split(' ').nth(3).expect("a verb").to_owned()
    };
    let counts = imagine(&table, Some(0), verb);
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["recruit", "sell"]);
    check_uniform(&counts, 2); // 8 coins pay for every red card
}
