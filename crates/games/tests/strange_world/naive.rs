//! A second scorer, written on what a client reads and on the text of the box.

use std::collections::{BTreeMap, BTreeSet};

use games::strange_world::{Components, View};
use play::{Boxed, Player, Score};
use serde_json::Value;

use crate::script::standard;

const LINES: &[&str] = &["mountain", "water", "plant", "swamp", "city", "moon", "traveller"];

/// What a card shows, as it stands in the file.
pub(crate) struct Printed {
    pub icons: Vec<String>,
    pub animals: Vec<String>,
    pub portal: bool,
    pub moon: bool,
}

/// The text of a box, and the cards in it.
pub(crate) struct Book {
    file: toml::Table,
    printed: BTreeMap<String, Printed>,
}

impl Book {
    /// That of a box, read once.
    pub(crate) fn of(components: Boxed<Components>) -> &'static Book {
        components.derived(|_| Book::new(components.text()))
    }

    fn new(text: &str) -> Book {
        let file: toml::Table = text.parse().expect("TOML");
        let names = |value: &toml::Value| {
            value.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
        };
        let cards = ["land_card", "start_card"].into_iter().flat_map(|table| file[table].as_array().unwrap());
        let printed = cards
            .map(|card| {
                let face = Printed {
                    icons: names(&card["icons"]),
                    animals: names(&card["animals"]),
                    portal: card["portal"].as_bool().unwrap(),
                    moon: card["moon"].as_bool().unwrap(),
                };
                (card["id"].as_str().unwrap().to_owned(), face)
            })
            .collect();
        Book { file, printed }
    }
}

/// The file of the newest box.
pub(crate) fn file() -> &'static toml::Table {
    &Book::of(standard()).file
}

/// The cards of the newest box.
pub(crate) fn printed() -> &'static BTreeMap<String, Printed> {
    &Book::of(standard()).printed
}

type Cell = (i64, i64);

/// A world as a client reads it.
pub(crate) struct Drawn {
    pub states: BTreeMap<Cell, String>,
    pub used: BTreeSet<Cell>,
    pub shown: BTreeMap<Cell, &'static Printed>,
}

impl Drawn {
    pub(crate) fn new(world: &Value, book: &'static Book) -> Drawn {
        let mut drawn = Drawn { states: BTreeMap::new(), used: BTreeSet::new(), shown: BTreeMap::new() };
        for land in world.as_array().unwrap() {
            let cell = (land["row"].as_i64().unwrap(), land["col"].as_i64().unwrap());
            let state = land["state"].as_str().unwrap().to_owned();
            if state == "land" {
                drawn.shown.insert(cell, &book.printed[land["card"].as_str().unwrap()]);
            }
            if land["used"].as_bool().unwrap() {
                drawn.used.insert(cell);
            }
            assert!(drawn.states.insert(cell, state).is_none(), "a cell is listed twice");
        }
        drawn
    }

    pub(crate) fn icons(&self, cell: Cell, icon: &str) -> i64 {
        self.shown.get(&cell).map_or(0, |card| card.icons.iter().filter(|&name| name == icon).count() as i64)
    }

    pub(crate) fn is_portal(&self, cell: Cell) -> bool {
        self.shown.get(&cell).is_some_and(|card| card.portal)
    }

    fn range(&self, cell: Cell, counted: &mut BTreeSet<Cell>) -> i64 {
        if self.icons(cell, "mountain") == 0 || !counted.insert(cell) {
            return 0;
        }
        let beyond: i64 = neighbors(cell).into_iter().map(|other| self.range(other, counted)).sum();
        self.icons(cell, "mountain") + beyond
    }
}

pub(crate) fn neighbors((row, col): Cell) -> [Cell; 4] {
    [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
}

/// The stars of a player, from the printed rules and the file alone.
pub(crate) fn score(view: &View, player: Player) -> Score {
    let book = Book::of(view.components());
    let view = serde_json::to_value(view).expect("a view is JSON");
    let seat = &view["players"][player.seat()];
    let world = Drawn::new(&seat["world"], book);
    let star = |name: &str| book.file["scoring"][name].as_integer().unwrap();
    let cells = || world.states.keys().copied();
    let mountain = cells().map(|cell| world.range(cell, &mut BTreeSet::new())).max().unwrap_or(0);
    let counted = |cell: Cell| world.states.get(&cell).is_some_and(|state| state != "eaten");
    let beside = |cell: Cell| neighbors(cell).into_iter().filter(|&other| counted(other)).count() as i64;
    let water: i64 = cells().map(|cell| world.icons(cell, "water") * beside(cell)).sum();
    let animals: BTreeSet<&String> = world.shown.values().flat_map(|card| &card.animals).collect();
    let swamp: i64 = cells().map(|cell| world.icons(cell, "swamp")).sum();
    let city: i64 = seat["cities"].as_array().unwrap().iter().map(|city| city["value"].as_i64().unwrap()).sum();
    let moons = world.shown.iter().filter(|(_, card)| card.moon);
    let moon: i64 = moons.map(|(&cell, _)| below(&world, cell)).sum();
    let travellers = seat["travellers"].as_array().unwrap();
    let lines = [
        mountain * star("mountain_per_icon_in_largest_range"),
        water * star("water_per_adjacent_card"),
        animals.len() as i64 * star("animal_per_different"),
        swamp * star("swamp_per_icon"),
        city,
        moon * star("moon_per_matching_icon"),
        travellers.iter().map(|traveller| stars(&world, traveller, book)).sum(),
    ];
    Score::new(LINES, &lines.map(|points| i32::try_from(points).unwrap()), &[])
}

/// The icons below a moon that occur on the first card below it.
fn below(world: &Drawn, (row, col): Cell) -> i64 {
    let Some(first) = world.shown.get(&(row + 1, col)) else { return 0 };
    let kinds: BTreeSet<&String> = first.icons.iter().collect();
    let column = world.shown.iter().filter(|((r, c), _)| *c == col && *r > row);
    column.flat_map(|(_, card)| &card.icons).filter(|icon| kinds.contains(icon)).count() as i64
}

fn stars(world: &Drawn, traveller: &Value, book: &Book) -> i64 {
    let entries = book.file["traveller"].as_array().unwrap();
    let entry = entries.iter().find(|entry| entry["id"].as_str() == traveller["traveller"].as_str()).unwrap();
    let number = |name: &str| entry[name].as_integer().unwrap();
    let rows: Vec<i64> = traveller["rows"].as_array().unwrap().iter().map(|row| row.as_i64().unwrap()).collect();
    assert_eq!(rows[1], rows[0] + 1);
    let cells: Vec<Cell> = world.states.keys().copied().filter(|(row, _)| rows.contains(row)).collect();
    let count = |icon: &str| cells.iter().map(|&cell| world.icons(cell, icon)).sum::<i64>();
    let icons = || entry["icons"].as_array().unwrap().iter().map(|icon| icon.as_str().unwrap());
    let holds = match entry["test"].as_str().unwrap() {
        "count_each" => icons().all(|icon| count(icon) >= number("min")),
        "per_row" => rows.iter().all(|row| {
            let icon = icons().next().unwrap();
            cells.iter().any(|&cell| cell.0 == *row && world.icons(cell, icon) > 0)
        }),
        "fumaroles" => cells.iter().filter(|cell| world.states[cell] == "fumarole").count() as i64 >= number("min"),
        "portals" => {
            let pairs =
                cells.iter().filter(|&&(row, col)| world.is_portal((row, col)) && world.is_portal((row, col + 1)));
            pairs.count() as i64 >= number("min")
        }
        "animals" => {
            let shown = cells.iter().filter_map(|cell| world.shown.get(cell));
            let animals: BTreeSet<&String> = shown.flat_map(|card| &card.animals).collect();
            animals.len() as i64 >= number("min")
        }
        other => panic!("unknown test {other}"),
    };
    let stars = number("base") + if holds { number("bonus") } else { 0 };
    assert_eq!(traveller["stars"].as_i64(), Some(stars), "a view tells the stars of {traveller}");
    stars
}
