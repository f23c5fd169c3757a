//! A second scorer and a second room finder, which know nothing but the JSON of a view and the text of its box.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use games::house_of_cats::View;
use play::{Game, Player, Score};
use serde_json::Value;
use toml::Table;

pub(crate) static FILE: LazyLock<Table> =
    LazyLock::new(|| include_str!("../../../../components/house_of_cats.toml").parse().expect("TOML"));

/// The text of the box with which a game is played.
pub(crate) fn file(view: &View) -> &'static Table {
    let components = view.position().components();
    components.derived(|_| components.text().parse().expect("TOML"))
}

fn number(value: &toml::Value) -> i32 {
    value.as_integer().expect("a number") as i32
}

pub(crate) type Cells = BTreeSet<String>;

/// A list of texts in JSON.
pub(crate) fn texts(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

pub(crate) fn cells(list: &Value) -> Cells {
    texts(list).into_iter().collect()
}

/// The weights of the cells that hold a symbol.
fn weights(sheet: &Value, symbol: &str) -> BTreeMap<String, i32> {
    let written = sheet["written"].as_object().expect("cells");
    let same = written.iter().filter(|(_, cell)| cell["symbol"] == symbol);
    same.map(|(name, cell)| (name.clone(), cell["weight"].as_i64().expect("a weight") as i32)).collect()
}

fn lines_of(cell: &str) -> [&str; 2] {
    [&cell[..1], &cell[1..]]
}

/// All column letters and row numbers of the sheet.
fn all_lines(table: &Value) -> BTreeSet<String> {
    texts(&table["house"]["cells"]).iter().flat_map(|cell| lines_of(cell).map(str::to_owned)).collect()
}

fn on_line(animals: &BTreeMap<String, i32>, line: &str) -> i32 {
    animals.iter().filter(|(cell, _)| lines_of(cell).contains(&line)).map(|(_, weight)| weight).sum()
}

/// 14, N10
pub(crate) fn score(view: &View, player: Player) -> Score {
    let table = serde_json::to_value(view).expect("a view is JSON");
    let sheet = &table["sheets"][player.seat()];
    let file = file(view);
    let (mice, cats) = (weights(sheet, "mouse"), weights(sheet, "cat"));
    let rooms = sheet["rooms"].as_array().expect("rooms");
    let room_points = |size: i64| {
        let built = rooms.iter().filter(|room| room["number"] == size).count() as i32;
        built * number(&file["rooms"]["points"][size.to_string()])
    };
    let mut points: Vec<i32> = (2..=5).map(room_points).collect();

    let cheese = |level: &str| {
        let eaten = all_lines(&table).iter().filter(|line| on_line(&mice, line) > 0).count() as i32;
        eaten * number(&file[level]["cheese_points"])
    };
    let by_lines = || -> i32 {
        all_lines(&table).iter().filter(|line| on_line(&cats, line) > 0).map(|line| on_line(&mice, line)).sum()
    };
    let by_areas = || -> i32 {
        let areas = table["house"]["areas"].as_object().expect("areas");
        let area = |area: &Value| {
            let inside = |animals: &BTreeMap<String, i32>| -> i32 {
                cells(area).iter().filter_map(|cell| animals.get(cell)).sum()
            };
            let key = match inside(&cats) {
                0 => "cats_0",
                1 => "cats_1",
                2 => "cats_2",
                _ => "cats_3_or_more",
            };
            inside(&mice) * number(&file["level3"]["mouse_points"][key])
        };
        areas.values().map(area).sum()
    };
    let bonus = || -> i32 {
        let inside = |room: &Value| {
            let room_cells = cells(&room["cells"]);
            let bonuses = table["house"]["bonuses"].as_object().expect("bonus cells");
            let count = bonuses.values().filter(|cell| room_cells.contains(cell.as_str().expect("a cell"))).count();
            room["number"].as_i64().expect("a number") as i32 * count as i32
        };
        rooms.iter().map(inside).sum()
    };
    let filled = sheet["written"].as_object().expect("cells").len() as i32;
    let all = texts(&table["house"]["cells"]).len() as i32;
    let empty = (all - filled) * number(&file["rooms"]["empty_cell_penalty"]);

    let lines: &'static [&'static str] = match table["level"].as_u64() {
        Some(1) => {
            let track = sheet["track"].as_i64().expect("a number") as i32;
            points.extend([track * number(&file["cat_track"]["points_per_crossed_cat"]), cheese("level1"), empty]);
            &["rooms2", "rooms3", "rooms4", "rooms5", "cats", "cheese", "empty"]
        }
        Some(2) => {
            points.extend([by_lines(), bonus(), empty]);
            &["rooms2", "rooms3", "rooms4", "rooms5", "mice", "bonus", "empty"]
        }
        Some(3) => {
            points.extend([by_areas(), bonus(), empty]);
            &["rooms2", "rooms3", "rooms4", "rooms5", "mice", "bonus", "empty"]
        }
        _ => {
            points.extend([cheese("level4"), by_lines()]);
            &["rooms2", "rooms3", "rooms4", "rooms5", "cheese", "mice"]
        }
    };
    Score::new(lines, &points, &[filled])
}

/// 1.5
pub(crate) fn adjacent(one: &str, other: &str) -> bool {
    let difference = |index: usize| one.as_bytes()[index].abs_diff(other.as_bytes()[index]);
    difference(0) + difference(1) == 1
}

/// 8.H
pub(crate) fn touching(one: &str, other: &str) -> bool {
    let difference = |index: usize| one.as_bytes()[index].abs_diff(other.as_bytes()[index]);
    difference(0).max(difference(1)) == 1
}

/// Whether the cells hang together; no cells do.
pub(crate) fn is_connected(set: &Cells, near: fn(&str, &str) -> bool) -> bool {
    let Some(first) = set.first() else { return true };
    let mut found = Cells::from([first.clone()]);
    loop {
        let more: Vec<String> = set
            .iter()
            .filter(|cell| !found.contains(*cell) && found.iter().any(|known| near(cell, known)))
            .cloned()
            .collect();
        if more.is_empty() {
            return found.len() == set.len();
        }
        found.extend(more);
    }
}

/// Every set of this many of the cells.
fn choose(cells: &[String], count: usize) -> Vec<Cells> {
    if count == 0 {
        return vec![Cells::new()];
    }
    let Some((first, rest)) = cells.split_first() else { return Vec::new() };
    let mut all = choose(rest, count);
    all.extend(choose(rest, count - 1).into_iter().map(|mut set| {
        set.insert(first.clone());
        set
    }));
    all
}

/// Every set of at most this many of the cells.
pub(crate) fn subsets(cells: &Cells, most: usize) -> Vec<Cells> {
    let cells: Vec<String> = cells.iter().cloned().collect();
    (0..=most).flat_map(|count| choose(&cells, count)).collect()
}

/// The loose cells that hold a number, with their weights (1.7).
pub(crate) fn loose(sheet: &Value, number: u32) -> BTreeMap<String, i32> {
    let mut loose = weights(sheet, &number.to_string());
    for room in sheet["rooms"].as_array().expect("rooms") {
        loose.retain(|cell, _| !cells(&room["cells"]).contains(cell));
    }
    loose.retain(|cell, _| sheet["written"][cell]["crossed_out"] == false);
    loose
}

/// All connected sets of loose cells of a number whose weights add up to it, by trying all sets (6.3, 6.4).
pub(crate) fn possible_rooms(sheet: &Value, number: u32) -> BTreeSet<Vec<String>> {
    let weights = loose(sheet, number);
    let all: Cells = weights.keys().cloned().collect();
    let fits = |set: &Cells| set.iter().map(|cell| weights[cell]).sum::<i32>() == number as i32;
    let rooms = subsets(&all, number as usize).into_iter().filter(|set| fits(set) && is_connected(set, adjacent));
    rooms.map(|set| set.into_iter().collect()).collect()
}
