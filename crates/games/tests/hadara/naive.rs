//! A second scorer, on the text of a view and the tables of the file alone (13, 16.1).

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::OnceLock;

use games::hadara::View;
use play::{Player, Score};
use serde_json::Value;

const COLORS: [&str; 5] = ["yellow", "red", "blue", "green", "purple"];
const TRACKS: [&str; 4] = ["income", "military", "culture", "food"];

/// The tables of the file.
pub(crate) fn tables() -> &'static Value {
    static TABLES: OnceLock<Value> = OnceLock::new();
    TABLES.get_or_init(|| {
        let text = include_str!("../../../../components/hadara.toml");
        let tables: toml::Table = toml::from_str(text).expect("TOML");
        serde_json::to_value(tables).expect("JSON")
    })
}

pub(crate) fn number(value: &Value) -> i32 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is a number")) as i32
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is a list"))
}

/// The row of a table, found by its id or requirement.
fn row(table: &'static str, name: &Value) -> &'static Value {
    static ROWS: OnceLock<HashMap<(&'static str, String), &'static Value>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let named = [
            ("card", "id"),
            ("start_card", "id"),
            ("colony", "id"),
            ("colony_tier", "requirement"),
            ("bust", "requirement"),
        ];
        let rows = named.iter().flat_map(|&(table, field)| {
            list(&tables()[table]).iter().map(move |row| ((table, row[field].to_string().replace('"', "")), row))
        });
        rows.collect()
    });
    let name = name.as_str().unwrap_or_else(|| panic!("{name} is a name"));
    rows.get(&(table, name.to_owned())).unwrap_or_else(|| panic!("{table} has {name}"))
}

/// The cards of a display, each as its row.
pub(crate) fn display(player: &Value) -> Vec<&'static Value> {
    list(&player["display"]).iter().map(|entry| row("card", &entry["card"])).collect()
}

fn number_with(player: &Value, ability: &str) -> i32 {
    display(player).iter().filter(|card| card["ability"] == ability).count() as i32
}

fn number_of_color(player: &Value, color: &str) -> i32 {
    display(player).iter().filter(|card| card["colour"] == color).count() as i32
}

/// A track derived from what lies in front of a player (16.1).
pub(crate) fn track(player: &Value, track: &str) -> i32 {
    let (Some(start), Some(side)) = (player["start_card"].as_str(), player["side"].as_str()) else { return 0 };
    let abilities = &tables()["ability"];
    let mut value = number(&row("start_card", &start.into())[side][track]);
    for card in display(player) {
        value += number(&card[track]);
        if card["ability"] == "colour_steps" {
            let color = card["ability_colour"].as_str().expect("a color");
            if tables()["meta"]["colour_track"][color] == track {
                value += number(&abilities["colour_steps"]["steps_per_card"]) * number_of_color(player, color);
            }
        }
    }
    for colony in list(&player["colonies"]).iter().filter(|colony| !colony["back"].is_null()) {
        value += number(&row("colony", &colony["back"])[track]);
    }
    for bust in list(&player["busts"]).iter().filter(|bust| bust["tile"] == track && bust["face"] == "front") {
        value += number(&row("bust", &bust["bust"])["bonus"]);
        value += number(&abilities["bust_steps"]["steps_per_bust"]) * number_with(player, "bust_steps");
    }
    let tiles = list(&player["display"]).iter().filter(|entry| entry["tile"] == track).count() as i32;
    value + number(&abilities["bonus_tile"]["steps"]) * tiles
}

/// 13.2, by trying each color for the joker.
fn sets(player: &Value, with_joker: bool) -> i32 {
    let counts = COLORS.map(|color| number_of_color(player, color));
    let plain = counts.into_iter().min().unwrap_or(0);
    if !with_joker || number_with(player, "set_joker") == 0 {
        return plain;
    }
    let tried = (0..COLORS.len()).map(|color| {
        let mut counts = counts;
        counts[4] -= 1;
        counts[color] += 1;
        counts.into_iter().min().unwrap_or(0)
    });
    tried.max().unwrap_or(plain)
}

/// 13.1.3, by trying every choice of seals.
fn silver(player: &Value) -> i32 {
    let seals: Vec<i32> =
        list(&player["silver"]).iter().map(|seal| track(player, seal.as_str().expect("a track"))).collect();
    let full = number_with(player, "silver_full");
    let choices = (0u32..1 << seals.len()).filter(|choice| choice.count_ones() as i32 <= full);
    let points = |choice: u32| {
        let seal = |(index, &value): (usize, &i32)| if choice >> index & 1 == 1 { value } else { (value + 1) / 2 };
        seals.iter().enumerate().map(seal).sum()
    };
    choices.map(points).max().unwrap_or(0)
}

/// The players as any viewer sees them. All viewers see the same, so a text is read once and then remembered.
fn players(text: &str) -> Rc<Value> {
    thread_local!(static LAST: RefCell<(String, Rc<Value>)> = RefCell::default());
    LAST.with_borrow_mut(|(last, players)| {
        if last != text {
            *players = Rc::new(serde_json::from_str(text).expect("JSON"));
            text.clone_into(last);
        }
        Rc::clone(players)
    })
}

/// The score of a player, and that the tracks are as derived.
pub(crate) fn score(view: &View, player: Player) -> Score {
    let text = serde_json::to_string(view).expect("a view is JSON");
    let (table, boards) = text.rsplit_once("\"players\":").expect("the players come last");
    let boards = players(boards.strip_suffix('}').expect("the end of the view"));
    let constants = &tables()["constants"];
    let narrow = table.contains("joker_for_set_points=false");
    let player = &boards[player.seat()];
    for name in TRACKS {
        assert_eq!(number(&player["tracks"][name]), track(player, name), "16.1 {name} of {player}");
    }
    let colonies = list(&player["colonies"]).iter().map(|colony| match &colony["back"] {
        Value::Null => number(&row("colony_tier", &colony["tier"])["vp_front"]),
        back => number(&row("colony", back)["vp_back"]),
    });
    let busts = list(&player["busts"]).iter().map(|carved| {
        let bust = row("bust", &carved["bust"]);
        number(&bust["vp"]) + if carved["face"] == "back" { number(&bust["bonus"]) } else { 0 }
    });
    let gold = number(&constants["gold_points_per_set"]) * sets(player, true) * number(&player["gold"]);
    let set_points = number(&tables()["ability"]["set_points"]["points_per_set"]) * number_with(player, "set_points");
    let (coins, worth) = (number(&player["coins"]), number(&constants["coins_per_vp"]));
    let lines = [
        colonies.sum(),
        busts.sum(),
        silver(player),
        gold + set_points * sets(player, !narrow),
        display(player).iter().map(|card| number(&card["vp"])).sum(),
        coins / worth,
    ];
    Score::new(&["colonies", "busts", "silver", "gold", "cards", "coins"], &lines, &[coins % worth])
}
