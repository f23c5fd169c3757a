//! A second scorer, on the text of a view and the tables of the file alone (13, 16.1).

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use games::Hadara;
use games::hadara::{Components, View};
use play::{Boxed, Game, Player, Score};
use serde_json::Value;

const COLORS: [&str; 5] = ["yellow", "red", "blue", "green", "purple"];
const TRACKS: [&str; 4] = ["income", "military", "culture", "food"];

/// The tables of a box, and their rows by id or requirement.
pub(crate) struct Tables {
    file: Value,
    rows: HashMap<(&'static str, String), Value>,
}

/// The tables of the project's file.
pub(crate) fn tables() -> &'static Value {
    &Tables::of(Hadara::new(&"".parse().expect("a set-up")).components()).file
}

pub(crate) fn number(value: &Value) -> i32 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is a number")) as i32
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is a list"))
}

impl Tables {
    /// Those of a box, read from its text.
    pub(crate) fn of(components: Boxed<Components>) -> &'static Tables {
        components.derived(|_| Tables::read(components.text()))
    }

    fn read(text: &str) -> Tables {
        let tables: toml::Table = toml::from_str(text).expect("TOML");
        let file = serde_json::to_value(tables).expect("JSON");
        let named = [
            ("card", "id"),
            ("start_card", "id"),
            ("colony", "id"),
            ("colony_tier", "requirement"),
            ("bust", "requirement"),
        ];
        let name = |row: &Value, field: &str| row[field].to_string().replace('"', "");
        let rows = named.iter().flat_map(|&(table, field)| {
            list(&file[table]).iter().map(move |row| ((table, name(row, field)), row.clone()))
        });
        Tables { rows: rows.collect(), file }
    }

    /// The row of a table, found by its id or requirement.
    fn row(&self, table: &'static str, name: &Value) -> &Value {
        let name = name.as_str().unwrap_or_else(|| panic!("{name} is a name"));
        self.rows.get(&(table, name.to_owned())).unwrap_or_else(|| panic!("{table} has {name}"))
    }

    /// The cards of a display, each as its row.
    pub(crate) fn display(&self, player: &Value) -> Vec<&Value> {
        list(&player["display"]).iter().map(|entry| self.row("card", &entry["card"])).collect()
    }

    fn number_with(&self, player: &Value, ability: &str) -> i32 {
        self.display(player).iter().filter(|card| card["ability"] == ability).count() as i32
    }

    fn number_of_color(&self, player: &Value, color: &str) -> i32 {
        self.display(player).iter().filter(|card| card["colour"] == color).count() as i32
    }

    /// A track derived from what lies in front of a player (16.1).
    pub(crate) fn track(&self, player: &Value, track: &str) -> i32 {
        let (Some(start), Some(side)) = (player["start_card"].as_str(), player["side"].as_str()) else { return 0 };
        let abilities = &self.file["ability"];
        let mut value = number(&self.row("start_card", &start.into())[side][track]);
        for card in self.display(player) {
            value += number(&card[track]);
            if card["ability"] == "colour_steps" {
                let color = card["ability_colour"].as_str().expect("a color");
                if self.file["meta"]["colour_track"][color] == track {
                    value += number(&abilities["colour_steps"]["steps_per_card"]) * self.number_of_color(player, color);
                }
            }
        }
        for colony in list(&player["colonies"]).iter().filter(|colony| !colony["back"].is_null()) {
            value += number(&self.row("colony", &colony["back"])[track]);
        }
        for bust in list(&player["busts"]).iter().filter(|bust| bust["tile"] == track && bust["face"] == "front") {
            value += number(&self.row("bust", &bust["bust"])["bonus"]);
            value += number(&abilities["bust_steps"]["steps_per_bust"]) * self.number_with(player, "bust_steps");
        }
        let tiles = list(&player["display"]).iter().filter(|entry| entry["tile"] == track).count() as i32;
        value + number(&abilities["bonus_tile"]["steps"]) * tiles
    }

    /// 13.2, by trying each color for the joker.
    fn sets(&self, player: &Value, with_joker: bool) -> i32 {
        let counts = COLORS.map(|color| self.number_of_color(player, color));
        let plain = counts.into_iter().min().unwrap_or(0);
        if !with_joker || self.number_with(player, "set_joker") == 0 {
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
    fn silver(&self, player: &Value) -> i32 {
        let seals: Vec<i32> =
            list(&player["silver"]).iter().map(|seal| self.track(player, seal.as_str().expect("a track"))).collect();
        let full = self.number_with(player, "silver_full");
        let whole = number(&self.file["ability"]["silver_full"]["points_per_step"]);
        let choices = (0u32..1 << seals.len()).filter(|choice| choice.count_ones() as i32 <= full);
        let points = |choice: u32| {
            let seal =
                |(index, &value): (usize, &i32)| if choice >> index & 1 == 1 { whole * value } else { (value + 1) / 2 };
            seals.iter().enumerate().map(seal).sum()
        };
        choices.map(points).max().unwrap_or(0)
    }
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
    let tables = Tables::of(view.components());
    let constants = &tables.file["constants"];
    let narrow = table.contains("joker_for_set_points=false");
    let player = &boards[player.seat()];
    for name in TRACKS {
        assert_eq!(number(&player["tracks"][name]), tables.track(player, name), "16.1 {name} of {player}");
    }
    let colonies = list(&player["colonies"]).iter().map(|colony| match &colony["back"] {
        Value::Null => number(&tables.row("colony_tier", &colony["tier"])["vp_front"]),
        back => number(&tables.row("colony", back)["vp_back"]),
    });
    let busts = list(&player["busts"]).iter().map(|carved| {
        let bust = tables.row("bust", &carved["bust"]);
        number(&bust["vp"]) + if carved["face"] == "back" { number(&bust["bonus"]) } else { 0 }
    });
    let gold = number(&constants["gold_points_per_set"]) * tables.sets(player, true) * number(&player["gold"]);
    let set_points =
        number(&tables.file["ability"]["set_points"]["points_per_set"]) * tables.number_with(player, "set_points");
    let (coins, worth) = (number(&player["coins"]), number(&constants["coins_per_vp"]));
    let lines = [
        colonies.sum(),
        busts.sum(),
        tables.silver(player),
        gold + set_points * tables.sets(player, !narrow),
        tables.display(player).iter().map(|card| number(&card["vp"])).sum(),
        coins / worth,
    ];
    Score::new(&["colonies", "busts", "silver", "gold", "cards", "coins"], &lines, &[coins % worth])
}
