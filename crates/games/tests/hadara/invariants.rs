//! What holds at every step of every game (16.2, 16.3, 26).

use std::collections::BTreeMap;

use games::Hadara;
use play::{Event, Game, Player, Table, all_setups};
use serde_json::Value;

use super::naive::Tables;
use super::script::{each_position, legal, text, view};

const TRACKS: [&str; 4] = ["income", "military", "culture", "food"];

fn strings(value: &Value, field: Option<&str>) -> Vec<String> {
    let text = |entry: &Value| field.map_or(entry, |field| &entry[field]).as_str().expect("a word").to_owned();
    value.as_array().expect("a list").iter().map(text).collect()
}

/// 16.2
fn check_boards(tables: &Tables, view: &Value) {
    for player in view["players"].as_array().expect("players") {
        for name in TRACKS {
            let on = |list: &str, field: Option<&str>| {
                strings_or_null(&player[list], field).iter().filter(|tile| **tile == name).count() as u64
            };
            let used = on("display", Some("tile")) + on("busts", Some("tile")) + on("silver", None);
            assert_eq!(player["free_tiles"][name].as_u64(), Some(2 - used), "tiles of {name}: {player}");
            let ready = !player["side"].is_null();
            assert!(!ready || tables.track(player, name) >= 1, "{name} of {player}");
        }
        assert!(strings(&player["silver"], None).len() <= 2);
        assert!(player["gold"].as_u64() <= Some(2));
        for (list, field) in [("colonies", "tier"), ("busts", "bust")] {
            let mut names = strings(&player[list], Some(field));
            let count = names.len();
            names.dedup();
            assert_eq!(names.len(), count, "{list} of {player}");
        }
    }
}

fn strings_or_null(value: &Value, field: Option<&str>) -> Vec<String> {
    let entries = value.as_array().expect("a list").iter();
    entries.filter_map(|entry| field.map_or(entry, |field| &entry[field]).as_str().map(str::to_owned)).collect()
}

/// 16.3: each card that was drawn lies in exactly one place, and no other card does.
fn check_conservation(table: &Table<Hadara>, drawn: &[String]) {
    let players = table.game().players();
    let open = view(table, None);
    let mut places = strings(&open["discards"], None);
    for pile in open["piles"].as_array().expect("piles") {
        places.extend(strings(&pile["cards"], Some("card")));
    }
    for seat in 0..players {
        let own = view(table, Some(seat));
        places.extend(strings(&own["players"][seat]["display"], Some("card")));
        places.extend(strings(&own["hand"], Some("card")));
        places.extend(strings(&own["sold"], None));
        assert_eq!(own["sold"].as_array().map(Vec::len), own["players"][seat]["sales"].as_array().map(Vec::len));
    }
    places.sort();
    let mut drawn = drawn.to_vec();
    drawn.sort();
    assert_eq!(places, drawn);
}

#[test]
fn boards_and_cards_keep_their_invariants_at_every_step() {
    for (number, setup) in
        all_setups(Hadara::SETTINGS).iter().filter(|setup| setup.contains("open_piles=true")).step_by(5).enumerate()
    {
        let mut drawn = Vec::new();
        each_position(setup, number as u64, |table| {
            if let Some(Event::Chance(result)) = table.events().last() {
                let text = text(table, result);
                if text.starts_with("draw") {
                    drawn.extend(text.split(' ').skip(2).map(str::to_owned));
                }
            }
            check_boards(Tables::of(table.components()), &view(table, None));
            check_conservation(table, &drawn);
        });
    }
}

#[test]
fn every_player_handles_ten_cards_an_epoch_two_of_each_color_are_dealt() {
    // 16.3
    for players in 2..=5usize {
        let mut last = String::new();
        each_position(&format!("players={players}"), players as u64, |table| last = table.record().to_string());
        let mut dealt: BTreeMap<String, usize> = BTreeMap::new();
        let (mut drafted, mut taken) = (vec![0; players], vec![0; players]);
        for line in last.lines().skip(6) {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[1] {
                "draw" => words[3..5].iter().for_each(|card| *dealt.entry(card[..2].to_owned()).or_insert(0) += 1),
                "draft" => drafted[words[0].parse::<usize>().expect("a seat")] += 1,
                "recruit" | "sell" => taken[words[0].parse::<usize>().expect("a seat")] += 1,
                _ => {}
            }
        }
        assert_eq!(dealt.len(), 15);
        assert!(dealt.values().all(|&cards| cards == 2 * players), "{dealt:?}");
        assert!(drafted.iter().chain(&taken).all(|&cards| cards == 15), "{drafted:?} {taken:?}");
    }
}

#[test]
fn texts_lists_and_games_are_as_short_as_stated() {
    // 26.1, 26.4, 26.5
    for players in 2..=5usize {
        for number in 0..10 {
            let mut steps = 0;
            each_position(&format!("players={players}"), number, |table| {
                steps = table.events().len();
                for seat in 0..players {
                    let actions = legal(table, seat);
                    assert!(actions.len() <= 33 && actions.iter().all(|text| text.len() <= 40), "{actions:?}");
                }
            });
            assert!(steps <= 6 + 121 * players, "{steps}");
        }
    }
}

#[test]
fn nobody_is_hungry_after_feeding() {
    // 16.2: without `feed_pay` every card that is left is fed.
    for number in 0..40 {
        let mut step = "";
        each_position("players=3 purple=basic", number, |table| {
            let now = table.game().step();
            let tables = Tables::of(table.components());
            if now == "seals" || step == "feed" && now != "feed" {
                for player in view(table, None)["players"].as_array().expect("players") {
                    assert!(tables.display(player).len() as i32 <= tables.track(player, "food"), "{player}");
                }
            }
            step = now;
        });
    }
}

#[test]
fn only_the_asked_have_more_to_choose_than_to_pass() {
    // 26.7
    for number in 0..60 {
        each_position("players=4", number, |table| {
            let game = table.game();
            let Some(seat) = game.turn().players().iter().next().map(Player::seat) else { return };
            let actions = legal(table, seat);
            match game.step() {
                "colony" | "bust" => assert!(actions.len() > 1 && actions.last().is_some_and(|text| text == "pass")),
                "seals" => assert!(actions.len() > 1 || view(table, None)["taken"].as_u64() > Some(0)),
                _ => assert!(!actions.is_empty()),
            }
        });
    }
}
