//! The invariants of section 18, at every position of random games.

use std::collections::BTreeSet;

use games::HouseOfCats;
use games::house_of_cats::Action;
use play::{Chances, Game, Player, Rng, Seed, Table, Turn};
use serde_json::Value;

use crate::naive::{self, Cells, cells, texts};
use crate::script::{chance, written as text_of};

/// Checks one sheet; `legal` are its owner's actions.
fn check(table: &Value, seat: usize, legal: &[Action], before: &mut Cells) {
    let sheet = &table["sheets"][seat];
    let level = table["level"].as_u64().unwrap();
    let moment = sheet["turn"]["moment"].as_str().unwrap();
    let written = sheet["written"].as_object().unwrap();
    let written_cells: Cells = written.keys().cloned().collect();

    // filled + empty = available; available cells only grow, and only on level 4
    let (empty, free) = (cells(&sheet["empty"]), cells(&sheet["free"]));
    let available = &written_cells | &empty;
    assert!(written_cells.is_disjoint(&empty) && available.is_disjoint(&free));
    assert_eq!(&available | &free, cells(&table["house"]["cells"]));
    assert!(before.is_subset(&available));
    assert!(level == 4 || free.is_empty());
    *before = available;

    // rooms are connected, disjoint, and their weights add up to their number
    let mut walled = Cells::new();
    let mut built = [0; 4];
    for room in sheet["rooms"].as_array().unwrap() {
        let number = room["number"].as_u64().unwrap();
        let symbol = number.to_string();
        let room = cells(&room["cells"]);
        assert!(naive::is_connected(&room, naive::adjacent) && room.is_disjoint(&walled));
        assert!(room.iter().all(|cell| written[cell]["symbol"] == symbol.as_str()));
        assert!(room.iter().all(|cell| written[cell]["crossed_out"] == false));
        assert_eq!(room.iter().map(|cell| written[cell]["weight"].as_u64().unwrap()).sum::<u64>(), number);
        walled.extend(room);
        built[number as usize - 2] += 1;
    }

    // a group has no part of exactly its number, unless the choice of a room is pending: then these are the choices
    let mut possible = BTreeSet::new();
    for number in 2..=5 {
        let rooms = naive::possible_rooms(sheet, number);
        let symbol = number.to_string();
        let cell = sheet["turn"]["cell"].as_str();
        if moment == "room" && written[cell.unwrap()]["symbol"] == symbol.as_str() {
            assert!(rooms.iter().all(|room| room.iter().any(|other| Some(other.as_str()) == cell))); // 6.4a
            assert!(rooms.len() > 1);
            possible.extend(rooms);
        } else {
            assert!(rooms.is_empty(), "{rooms:?} should have been built");
        }
    }
    if moment == "room" {
        let offered: BTreeSet<Vec<String>> =
            legal.iter().map(|action| text_of(action).split(' ').skip(1).map(str::to_owned).collect()).collect();
        assert_eq!(offered, possible);
    }

    // circles used <= circles earned = rooms built, one less while the expansion of the newest is pending
    let circles = |name: &str| texts_of_numbers(&sheet[name]);
    let (circled, crossed) = (circles("circled"), circles("crossed"));
    let missing: u64 = (0..4).map(|field| built[field] - circled[field]).sum();
    assert_eq!(missing, u64::from(moment == "add"));
    for field in 0..4 {
        assert!(crossed[field] <= circled[field] && circled[field] <= built[field]);
        if table["fields"][field]["immediate"] == true && sheet["turn"]["spend"] != field as u64 + 2 {
            assert_eq!(crossed[field], circled[field], "immediate abilities are never kept");
        }
    }

    // crossed cheeses = rows and columns that hold a mouse
    let mice = written.iter().filter(|(_, cell)| cell["symbol"] == "mouse").map(|(name, _)| name);
    let eaten: Cells = mice.flat_map(|cell| [cell[..1].to_owned(), cell[1..].to_owned()]).collect();
    let expected = if level == 1 || level == 4 { eaten } else { Cells::new() };
    assert_eq!(cells(&sheet["cheeses"]), expected);
    assert!(level != 1 || written.values().all(|cell| cell["symbol"] != "cat")); // 5.3

    // the die cells are legal (8.A)
    let die_cells = cells(&sheet["turn"]["die_cells"]);
    assert!(legal_die_cells(sheet, &die_cells), "{die_cells:?}");
    assert!(die_cells.is_subset(&written_cells));
    if moment == "die" {
        let next = |cell: &String| legal_die_cells(sheet, &(&die_cells | &Cells::from([cell.clone()])));
        let expected: Vec<String> =
            empty.iter().filter(|cell| next(cell)).map(|cell| format!("write {cell}")).collect();
        assert_eq!(legal.iter().map(text_of).collect::<Vec<_>>(), expected);
    }
    let turn = &sheet["turn"];
    if turn["unused"].as_array().is_some_and(|dice| dice.len() == 4) && !legal.is_empty() {
        assert_ne!(legal, [Action::Done], "never the only action at the beginning of a turn"); // N9
    }
    assert!(turn["used"].as_u64() <= turn["quota"].as_u64());
}

/// 8.A: without some of the cells, as many as A was used, the rest is connected.
pub(crate) fn legal_die_cells(sheet: &Value, die_cells: &Cells) -> bool {
    let near = if sheet["turn"]["diagonal"] == true { naive::touching } else { naive::adjacent };
    let separate = sheet["turn"]["separate"].as_u64().unwrap() as usize;
    naive::subsets(die_cells, separate).iter().any(|removed| naive::is_connected(&(die_cells - removed), near))
}

fn texts_of_numbers(list: &Value) -> [u64; 4] {
    [0, 1, 2, 3].map(|index| list[index].as_u64().unwrap())
}

/// A random game whose tiles are given or drawn; gives all decisions and the last view.
fn play(setup: &str, tiles: Option<&str>, seed: u64) -> (Vec<String>, Value) {
    let mut table = Table::<HouseOfCats>::new(setup.parse().unwrap(), Seed::from(seed), Chances::Manual);
    if let Some(tiles) = tiles {
        table.chance(chance(tiles).unwrap()).unwrap();
    }
    let mut rng = Rng::from_number(seed);
    let mut texts = Vec::new();
    let mut available = vec![Cells::new(); table.game().players()];
    loop {
        let view = serde_json::to_value(table.game().view(None)).unwrap();
        for (seat, before) in available.iter_mut().enumerate() {
            check(&view, seat, &table.legal(Player::new(seat)), before);
        }
        match table.game().turn() {
            Turn::Over => return (texts, view),
            Turn::Chance => drop(table.draw().unwrap()),
            Turn::Players(players) => {
                let players: Vec<Player> = players.iter().collect();
                let player = rng.pick(&players);
                let action = rng.pick(&table.legal(player));
                texts.push(text_of(&action));
                table.play(player, action).unwrap();
            }
        }
    }
}

#[test]
fn random_games_keep_the_invariants() {
    for level in 1..=4 {
        for seed in 0..12 {
            play(&format!("players=2 level={level} tiles=random"), None, seed);
        }
    }
}

/// Rooms of 2 are the most frequent, so the ability of field 2 comes into play; its circles are crossed.
fn check_forced(letter: char, is_use: impl Fn(&str) -> bool) {
    let others: Vec<String> = ('a'..='l').filter(|&other| other != letter).map(String::from).collect();
    let mut found = false;
    for level in 1..=4 {
        for seed in 0..4 {
            let rest = &others[seed as usize * 2..seed as usize * 2 + 3];
            let tiles = format!("tiles {letter} {}", rest.join(" "));
            let setup = format!("players=1 level={level} tiles=random");
            let (texts, view) = play(&setup, Some(&tiles), seed);
            let crossed = view["sheets"][0]["crossed"][0].as_u64().unwrap();
            found |= crossed > 0 && texts.iter().any(|text| is_use(text));
        }
    }
    assert!(found, "ability {letter} was never used");
}

#[test]
fn games_with_each_ability_keep_the_invariants() {
    for letter in "bcfgl".chars() {
        check_forced(letter, |text| text.rsplit_once(" with ").is_some_and(|(_, letters)| letters.contains(letter)));
    }
    for letter in "aeh".chars() {
        check_forced(letter, |text| text.starts_with(&format!("use {letter}")));
    }
    check_forced('d', |text| text.starts_with("write"));
    check_forced('i', |text| text.starts_with("symbol cat"));
    check_forced('j', |text| text == "none");
    check_forced('k', |text| text.starts_with("cross"));
}

#[test]
fn the_view_of_a_house_lists_its_cells() {
    let setup = "players=1 level=3 tiles=abcd".parse().unwrap();
    let table = Table::<HouseOfCats>::new(setup, Seed::from(1), Chances::Manual);
    let view = serde_json::to_value(table.game().view(None)).unwrap();
    assert_eq!(texts(&view["house"]["cells"]).len(), 44);
    assert_eq!(texts(&view["house"]["setup"]), ["d3", "d5", "e4"]);
    assert_eq!(view["house"]["bonuses"]["e"], "c4");
    assert_eq!(texts(&view["house"]["areas"]["yellow"]).len(), 11);
    assert_eq!(view["fields"][3]["ability"], "d");
}
