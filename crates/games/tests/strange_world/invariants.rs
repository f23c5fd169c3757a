//! The invariants of 13.4, over random games.

use std::collections::BTreeMap;

use games::StrangeWorld;
use play::{Game, Rng};
use serde_json::Value;

use crate::naive::{Book, Drawn, file, neighbors};
use crate::script::{json, random_event, standard};

#[test]
fn invariants_of_13_4_hold_at_every_step() {
    for players in 1..=4 {
        for number in 0..60 {
            let mut game = StrangeWorld::new(&format!("players={players}").parse().expect("a set-up"));
            let mut rng = Rng::from_number(1000 * players + number);
            while let Some(event) = random_event(&game, &mut rng) {
                game.happen(&event);
                check(&json(&game, None), false);
            }
            check(&json(&game, None), true);
        }
    }
}

#[track_caller]
fn check(view: &Value, over: bool) {
    let (mut fumaroles, mut cities, mut placed) = (0, 0, BTreeMap::new());
    for player in view["players"].as_array().unwrap() {
        let world = Drawn::new(&player["world"], Book::of(standard()));
        check_world(&world, over);
        fumaroles += world.states.values().filter(|state| *state == "fumarole").count();
        cities += player["cities"].as_array().unwrap().len();
        for land in player["world"].as_array().unwrap() {
            *placed.entry(land["card"].as_str().unwrap().to_owned()).or_insert(0) += 1;
        }
        check_travellers(player);
    }
    assert_eq!(view["fumaroles_left"], 11 - fumaroles);
    assert_eq!(view["cities_left"].as_array().unwrap().len(), 5 - cities);
    for card in file()["land_card"].as_array().unwrap() {
        let copies: i64 = card["copies"].as_table().unwrap().values().map(|copies| copies.as_integer().unwrap()).sum();
        assert!(placed.get(card["id"].as_str().unwrap()).copied().unwrap_or(0) <= copies, "{card:?}");
    }
}

#[track_caller]
fn check_world(world: &Drawn, over: bool) {
    let rows: Vec<i64> = world.states.keys().map(|cell| cell.0).collect();
    let columns: Vec<i64> = world.states.keys().map(|cell| cell.1).collect();
    let span = |lines: &[i64]| lines.iter().max().zip(lines.iter().min()).map_or(0, |(last, first)| last - first);
    assert!(span(&rows) <= 3 && span(&columns) <= 3, "the box is at most 4 x 4");
    assert!(!over || world.states.len() == 16, "16 cells at the end");
    for (&(row, col), card) in &world.shown {
        let cell = (row, col);
        if world.icons(cell, "water") > 0 {
            let beside = neighbors(cell).into_iter().all(|other| world.icons(other, "water") == 0);
            assert!(beside, "no two adjacent cells show water");
        }
        let swamps = world.shown.keys().filter(|other| other.0 == row && world.icons(**other, "swamp") > 0);
        assert!(swamps.count() <= 1, "at most one visible swamp in a row");
        assert!(!card.moon || Some(&row) == rows.iter().min(), "visible moons only in the top row");
        if world.is_portal(cell) && world.is_portal((row, col + 1)) {
            assert!(world.used.contains(&cell) && world.used.contains(&(row, col + 1)), "a portal is used");
            assert!(!world.is_portal((row, col + 2)), "never three portal cards in a row");
        }
    }
}

/// 7.5, 7.6: all on one side; no card beyond it.
#[track_caller]
fn check_travellers(player: &Value) {
    let travellers = player["travellers"].as_array().unwrap();
    let closed = &player["closed"];
    assert_eq!(closed.is_null(), travellers.is_empty());
    assert!(travellers.iter().all(|traveller| traveller["side"] == closed["side"]));
    for land in player["world"].as_array().unwrap() {
        let (col, edge) = (land["col"].as_i64(), closed["col"].as_i64());
        let inside = match closed["side"].as_str() {
            Some("left") => col >= edge,
            Some(_) => col <= edge,
            None => true,
        };
        assert!(inside, "no card lies beyond a closed side");
    }
}

/// Uniformly random play scores about 30.
#[test]
fn random_play_is_as_13_6_tells() {
    let (mut total, games) = (0, 400);
    for number in 0..games {
        let mut game = StrangeWorld::new(&"players=1".parse().expect("a set-up"));
        let mut rng = Rng::from_number(number);
        while let Some(event) = random_event(&game, &mut rng) {
            game.happen(&event);
        }
        total += game.score(play::Player::new(0)).total();
    }
    let mean = f64::from(total) / games as f64;
    assert!((27.0..34.0).contains(&mean), "{mean}");
}
