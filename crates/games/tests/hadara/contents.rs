//! What is in the box (2, 16.4): the tables of the file against the numbers of the rules.

use std::collections::BTreeMap;

use serde_json::Value;

use super::naive::{list, number, tables};
use super::script::{played, purse, view};

const TRACKS: [&str; 4] = ["income", "military", "culture", "food"];
const TRACK_COLORS: [&str; 4] = ["yellow", "red", "blue", "green"];

fn cards(epoch: i32, color: &str) -> Vec<&'static Value> {
    list(&tables()["card"]).iter().filter(|card| number(&card["epoch"]) == epoch && card["colour"] == color).collect()
}

/// Twice the steps and the points.
fn worth(row: &Value, points: &str) -> i32 {
    2 * TRACKS.iter().map(|track| number(&row[track])).sum::<i32>() + number(&row[points])
}

#[test]
fn each_epoch_has_ten_cards_of_each_track_color_and_fourteen_purple_ones() {
    // 2.2.1
    assert_eq!(list(&tables()["card"]).len(), 162);
    for epoch in 1..=3 {
        assert!(TRACK_COLORS.iter().all(|color| cards(epoch, color).len() == 10));
        assert_eq!(cards(epoch, "purple").len(), 14);
    }
}

#[test]
fn cards_of_a_track_color_raise_two_tracks_only_and_have_no_ability() {
    // 1.1, 1.2, 2.2.2, 2.2.3
    for (color, raised) in [("yellow", [0, 1]), ("red", [1, 2]), ("blue", [2, 3]), ("green", [3, 0])] {
        let others: Vec<&str> = (0..4).filter(|track| !raised.contains(track)).map(|track| TRACKS[track]).collect();
        for card in (1..=3).flat_map(|epoch| cards(epoch, color)) {
            assert!(others.iter().all(|track| number(&card[track]) == 0), "{card}");
            assert!(number(&card[TRACKS[raised[0]]]) > 0, "{card} raises the track of its color");
            assert!(card["ability"].is_null() && card["advanced"] != true, "{card}");
        }
    }
}

#[test]
fn costs_lie_in_the_range_of_their_epoch() {
    // 2.2.4
    for (epoch, range) in [(1, 1..=4), (2, 4..=7), (3, 7..=9)] {
        let colors = TRACK_COLORS.into_iter().chain(["purple"]);
        assert!(colors.flat_map(|color| cards(epoch, color)).all(|card| range.contains(&number(&card["cost"]))));
    }
}

#[test]
fn no_card_is_worth_more_than_twelve_points() {
    // 2.2.4, 16.4: the two purple cards without steps or nearly so
    assert_eq!(list(&tables()["card"]).iter().map(|card| number(&card["vp"])).max(), Some(12));
    let row = |id: &str| list(&tables()["card"]).iter().find(|card| card["id"] == id).expect("a card");
    let numbers = |id: &str| ["cost", "culture", "vp"].map(|name| number(&row(id)[name]));
    assert_eq!((numbers("P2-09"), numbers("P3-08")), ([7, 0, 12], [9, 1, 12]));
    assert_eq!((worth(row("P2-09"), "vp"), worth(row("P3-08"), "vp")), (2 * 7 - 2, 2 * 9 - 4));
}

#[test]
fn the_prices_of_seals_are_those_of_the_player_aid() {
    // 2.8.2
    let prices: Vec<[i32; 2]> =
        list(&tables()["seal_price"]).iter().map(|row| ["silver", "gold"].map(|seal| number(&row[seal]))).collect();
    assert_eq!(prices, [[4, 6], [9, 12], [20, 30]]);
}

#[test]
fn the_inventory_lists_all_that_is_in_the_box() {
    // 2.11
    let inventory = &tables()["inventory"];
    let count = |name: &str| number(&inventory[name]);
    let cards = ["epoch_cards", "start_cards", "colonies", "bonus_tiles", "gold_seals"].map(count);
    assert_eq!(cards, [162, 5, 25, 40, 10]);
    let others = ["game_boards", "player_boards", "epoch_overviews", "wooden_figures", "ten_markers", "score_pads"];
    assert_eq!(others.map(count), [1, 5, 5, 20, 48, 1]);
    assert_eq!(["coins_1", "coins_5", "coins_10"].map(count), [34, 18, 10]);
}

#[test]
fn the_sale_prices_of_the_backs_are_two_three_and_four() {
    // 2.2.5
    let prices: Vec<i32> = list(&tables()["sale_price"]).iter().map(|row| number(&row["coins"])).collect();
    assert_eq!(prices, [2, 3, 4]);
}

#[test]
fn every_side_of_every_start_card_sets_the_coins_and_tracks_of_the_table() {
    // 2.3, 3.5; with three players nobody is compensated
    let table = [
        ("S1", (8, [3, 2, 1, 4]), (8, [4, 1, 1, 4])),
        ("S2", (8, [2, 1, 3, 4]), (8, [2, 1, 4, 3])),
        ("S3", (8, [3, 2, 2, 3]), (8, [2, 3, 3, 2])),
        ("S4", (9, [2, 1, 2, 5]), (10, [2, 2, 1, 4])),
        ("S5", (9, [2, 2, 1, 5]), (11, [1, 1, 1, 6])),
    ];
    for (card, a, b) in table {
        let others: Vec<&str> = table.iter().map(|row| row.0).filter(|&other| other != card).take(2).collect();
        let start = format!("- start {card} {}", others.join(" "));
        for (side, expect) in [("a", a), ("b", b)] {
            let table = played(&format!("players=3 start_side={side} segments=fixed crests=fixed"), &[&start]);
            assert_eq!(purse(&table, 0), expect, "{card} {side}");
        }
    }
}

#[test]
fn each_epoch_has_ten_basic_purple_cards_and_four_different_advanced_ones() {
    // 2.4.2, 2.4.3, 14
    let expect = [
        (["sale_bonus", "bonus_tile"], ["colour_steps"; 4]),
        (["bust_steps", "seal_discount"], ["feed_pay", "food_surplus", "income_leads", "colony_coins"]),
        (["silver_full", "set_points"], ["set_joker", "double_take", "requirement_minus_4", "requirement_buy"]),
    ];
    for (epoch, (basic, advanced)) in (1..).zip(expect) {
        let purple = cards(epoch, "purple");
        let (marked, unmarked): (Vec<&Value>, Vec<&Value>) =
            purple.into_iter().partition(|card| card["advanced"] == true);
        assert_eq!((unmarked.len(), marked.len()), (10, 4));
        let abilities: Vec<&str> = marked.iter().filter_map(|card| card["ability"].as_str()).collect();
        assert_eq!(abilities, advanced);
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        unmarked.iter().for_each(|card| *counts.entry(card["ability"].as_str().unwrap_or("none")).or_default() += 1);
        assert_eq!(counts, BTreeMap::from([(basic[0], 2), (basic[1], 2), ("none", 6)]));
    }
    let colors: Vec<&str> = cards(1, "purple").iter().filter_map(|card| card["ability_colour"].as_str()).collect();
    assert_eq!(colors, TRACK_COLORS);
}

#[test]
fn each_tier_has_five_colonies_with_the_points_of_the_table() {
    // 2.5; the coins are those that are paid in `reach.rs`
    let table: [(i32, i32, &[i32]); 5] =
        [(3, 2, &[2, 7]), (9, 5, &[5, 10]), (15, 8, &[8, 13]), (21, 11, &[11, 16]), (30, 20, &[20, 22, 24])];
    let tiers = list(&tables()["colony_tier"]);
    assert_eq!((tiers.len(), list(&tables()["colony"]).len()), (5, 25));
    for ((requirement, front, backs), tier) in table.into_iter().zip(tiers) {
        assert_eq!((number(&tier["requirement"]), number(&tier["vp_front"])), (requirement, front));
        let colonies = list(&tables()["colony"]).iter().filter(|colony| number(&colony["tier"]) == requirement);
        let mut points: Vec<i32> = colonies.map(|colony| number(&colony["vp_back"])).collect();
        assert_eq!(points.len(), 5);
        points.sort_unstable();
        points.dedup();
        assert_eq!(points, backs, "tier {requirement}");
    }
}

#[test]
fn each_player_begins_with_two_tiles_of_each_track_and_no_seal() {
    // 2.7.1, 3.5
    let table = played("players=5 start_side=a segments=fixed crests=fixed", &["- start S1 S2 S3 S4 S5"]);
    for player in list(&view(&table, None)["players"]) {
        assert!(TRACKS.iter().all(|track| player["free_tiles"][track] == 2), "{player}");
        assert!(["silver", "colonies", "busts", "display"].iter().all(|place| list(&player[place]).is_empty()));
        assert_eq!(player["gold"], 0);
    }
}

#[test]
fn the_transcribed_cards_keep_the_cost_identity() {
    // 16.4
    for color in TRACK_COLORS {
        for epoch in 1..=3 {
            let least = match (epoch, color) {
                (1, "yellow") => 0,
                (1, _) => 2,
                (2, _) => -2,
                _ => -4,
            };
            let slack = i32::from(epoch < 3);
            let mut costs: BTreeMap<i32, usize> = BTreeMap::new();
            for card in cards(epoch, color) {
                let cost = number(&card["cost"]);
                *costs.entry(cost).or_default() += 1;
                assert!((least..=least + slack).contains(&(worth(card, "vp") - 2 * cost)), "{card}");
            }
            let spread: Vec<usize> = costs.into_values().collect();
            let long = epoch == 1 && ["yellow", "green"].contains(&color);
            assert_eq!(spread, if long { vec![1, 3, 4, 2] } else { vec![2, 4, 4] }, "{epoch} {color}");
        }
    }
    let highest = list(&tables()["colony"]).iter().filter(|colony| number(&colony["tier"]) == 30);
    assert!(highest.clone().all(|colony| worth(colony, "vp_back") == 30));
    assert_eq!(highest.count(), 5);
}
