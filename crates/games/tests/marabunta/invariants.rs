//! What holds at every step of random games, read from the view's JSON (4.4, 10.1, 11.1, 11.3, 11.4, 13.1, 13.3,
//! R20, N3).

use std::collections::{BTreeMap, BTreeSet};

use games::Marabunta;
use play::{Chances, Game, Rng, Seed, Table, Turn, all_setups};
use serde_json::Value;

use crate::script::view;
use crate::shared::legal;

#[test]
fn invariants_hold_in_random_games() {
    let (mut reasons, mut longest) = (BTreeMap::new(), 0);
    for (number, setup) in (0u64..).zip(all_setups(Marabunta::SETTINGS).into_iter().cycle().take(48)) {
        let last = check_game(&setup, number);
        *reasons.entry(text(&last["trigger"]["reason"])).or_insert(0) += 1;
        longest = longest.max(count(&last["round"]));
    }
    assert!(reasons.len() >= 2, "{reasons:?}");
    assert!((8..=19).contains(&longest), "T12: {longest}");
}

/// Plays a random game and gives its last view.
fn check_game(setup: &str, number: u64) -> Value {
    let mut table = Table::<Marabunta>::new(setup.parse().expect("a set-up"), Seed::from(number), Chances::Manual);
    let mut rng = Rng::from_number(number);
    let mut before = view(&table);
    let mut seen = BTreeSet::new();
    loop {
        match table.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                table.draw().expect("chance's turn");
                if table.game().step() == "roll" && count(&view(&table)["round"]) <= 7 {
                    assert!(seen.insert(text(&view(&table)["tile"]["shows"])), "2.3: each tile once");
                }
            }
            Turn::Players(players) => {
                let player = players.iter().next().expect("somebody acts");
                assert_eq!(players.len(), 1, "13.3: no simultaneous choices");
                assert!(legal(&table, player.seat()).len() <= 85, "N3");
                let action = rng.pick(&table.legal(player));
                table.play(player, action).expect("a legal action");
            }
        }
        let after = view(&table);
        check_step(&before, &after);
        before = after;
    }
    assert!(!before["trigger"].is_null(), "11.1");
    before
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn count(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn is_filled(hex: &Value) -> bool {
    hex["crossed"] == true || !hex["owner"].is_null()
}

fn check_step(before: &Value, after: &Value) {
    assert!(count(&after["round"]) <= 19, "T12");
    assert_eq!(
        count(&after["round"]).min(8).saturating_sub(1)
            + list(&after["unseen_tiles"]).len() as u64
            + u64::from(
                !["first", "reveal"].contains(&after["step"].as_str().expect("a step")) && count(&after["round"]) <= 7
            ),
        7,
        "13.1: which tiles remain is public"
    );
    for (old, new) in list(&before["hexes"]).iter().zip(list(&after["hexes"])) {
        assert!(!is_filled(old) || old == new, "4.4: {old} became {new}");
    }
    for (old, new) in list(&before["players"]).iter().zip(list(&after["players"])) {
        for line in ["cookies", "abilities"] {
            let points = |player: &Value| player["score"]["lines"][line].as_i64();
            assert!(points(old) <= points(new), "10.1: VP only go up");
        }
        assert!(count(&new["anthills"]) <= count(&old["anthills"]) && count(&new["cookies"]) <= 10);
        for (old, new) in list(&old["groups"]).iter().zip(list(&new["groups"])) {
            assert!(count(&new["left"]) <= count(&old["left"]));
        }
    }
    for (old, new) in list(&before["sheets"]).iter().zip(list(&after["sheets"])) {
        let circles: u64 = list(&new["circles"]).iter().map(count).sum();
        assert_eq!(circles + count(&new["empty"]), 10);
        assert!(count(&new["empty"]) <= count(&old["empty"]));
    }
    check_only_the_acting_player_marks(before, after);
    let triggered = !after["trigger"].is_null();
    assert_eq!(triggered, is_end_condition_met(after), "11.1, 11.3");
    assert!(before["trigger"].is_null() || before["trigger"] == after["trigger"], "R7");
    if triggered && before["trigger"].is_null() {
        assert_eq!(after["trigger"]["player"], before["executing"], "11.3: the player who made it true");
    }
}

/// R20: so no ability is unlocked in the opponent's part, and nothing is marked when nobody executes a group.
fn check_only_the_acting_player_marks(before: &Value, after: &Value) {
    let acting = &before["executing"];
    for seat in (0..2).filter(|seat| acting != seat) {
        for part in ["anthills", "cookies", "groups"] {
            assert_eq!(before["players"][seat][part], after["players"][seat][part], "R20: {part}");
        }
        for (old, new) in list(&before["sheets"]).iter().zip(list(&after["sheets"])) {
            assert_eq!(old["circles"][seat], new["circles"][seat], "R20");
        }
    }
    for (old, new) in list(&before["hexes"]).iter().zip(list(&after["hexes"])) {
        let by_acting = new["owner"] == *acting || new["owner"].is_null();
        assert!(old == new || !acting.is_null() && by_acting, "R20: {old} became {new}");
    }
}

fn is_end_condition_met(view: &Value) -> bool {
    let filled = |inside: &dyn Fn(&Value) -> bool| list(&view["hexes"]).iter().filter(|hex| inside(hex)).all(is_filled);
    let sheets = list(&view["sheets"]);
    sheets.iter().any(|sheet| filled(&|hex| hex["region"] == sheet["region"]))
        || sheets.iter().any(|sheet| sheet["empty"] == 0)
        || filled(&|hex| hex["special"] == "cookie")
}

/// Every number stands next to an own one, unless an anthill or a built-in anthill explains it.
#[test]
fn rule_6_2_numbers_spread_from_few_places() {
    for number in 0..16 {
        let last = check_game("boards=plain abilities=may", number);
        let hexes = list(&last["hexes"]);
        for seat in 0..2u64 {
            let own: Vec<&Value> = hexes.iter().filter(|hex| hex["owner"].as_u64() == Some(seat)).collect();
            let anthills = 2 - count(&last["players"][seat as usize]["anthills"]);
            // Built in: the tile zero_anywhere once at most, three_anywhere once.
            assert!(areas(&own) <= anthills as usize + 2, "{own:?}");
        }
    }
}

/// How many connected areas these hexes form.
fn areas(hexes: &[&Value]) -> usize {
    let place = |hex: &Value| (hex["q"].as_i64().expect("q"), hex["r"].as_i64().expect("r"));
    let mut left: BTreeSet<(i64, i64)> = hexes.iter().map(|hex| place(hex)).collect();
    let mut areas = 0;
    while let Some(first) = left.pop_first() {
        areas += 1;
        let mut edge = vec![first];
        while let Some((q, r)) = edge.pop() {
            for (dq, dr) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)] {
                if left.remove(&(q + dq, r + dr)) {
                    edge.push((q + dq, r + dr));
                }
            }
        }
    }
    areas
}
