//! What is in the box, and how it is laid out (2, 3).

use std::collections::BTreeSet;

use games::strange_world::Card;
use serde_json::json;

use crate::examples::RULES;
use crate::naive::{file, printed};
use crate::script::{follow, full_deck, json, standard, table, texts};

/// A cell of the table: words separated by commas, of which `x2` doubles the one before.
fn list(cell: &str) -> Vec<String> {
    let mut words = Vec::new();
    for word in cell.split(',').map(str::trim).filter(|word| !word.is_empty() && !word.starts_with('-')) {
        match word.strip_suffix(" x2") {
            Some(word) => words.extend([word.to_owned(), word.to_owned()]),
            None => words.push(word.to_owned()),
        }
    }
    words.sort();
    words
}

fn sorted(words: &[String]) -> Vec<String> {
    let mut words = words.to_vec();
    words.sort();
    words
}

#[test]
fn rule_2_8_the_table_of_faces_is_what_the_box_holds() {
    let (_, rest) = RULES.split_once("2.8 Land faces").expect("the table is in the rules");
    let rows = rest.lines().skip_while(|line| !line.starts_with("| moon"));
    let rows: Vec<Vec<&str>> = rows
        .take_while(|line| !line.contains("**sum**"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 19);
    let cards = file()["land_card"].as_array().unwrap();
    assert_eq!(cards.len(), 19);
    for row in rows {
        let [face, icons, animals, portal, copies @ .., all] = row.as_slice() else { panic!("{row:?}") };
        let shown = &printed()[*face];
        assert_eq!((sorted(&shown.icons), sorted(&shown.animals)), (list(icons), list(animals)), "{face}");
        assert_eq!((shown.portal, shown.moon), (*portal == "yes", *face == "moon"), "{face}");
        let card = cards.iter().find(|card| card["id"].as_str() == Some(face)).unwrap();
        for (set, copies) in ["s1", "s2", "s3", "s4"].into_iter().zip(copies) {
            assert_eq!(card["copies"][set].as_integer(), copies.parse().ok(), "{face} in {set}");
        }
        let dealt = full_deck(4).into_iter().filter(|card| card.id(&standard()) == *face).count();
        assert_eq!(Ok(dealt), all.parse(), "{face}");
    }
}

/// 1.4, 2.1-2.3
#[test]
fn rule_2_numbers_of_cards_icons_and_animals() {
    assert_eq!([1, 2, 3, 4].map(|players| full_deck(players).len()), [21, 21 + 17, 21 + 17 + 7, 60]);
    let shows = |card: &Card, icon: &str| printed()[card.id(&standard())].icons.iter().any(|shown| shown == icon);
    assert_eq!(full_deck(4).iter().filter(|card| shows(card, "volcano")).count(), 11);
    let starts: Vec<_> = printed().iter().filter(|(id, _)| id.starts_with("start_")).collect();
    assert_eq!(starts.len(), 4);
    assert!(starts.iter().all(|(_, card)| card.icons.len() == 1 && !card.portal && !card.moon));
    let animals = |start: bool| -> BTreeSet<&str> {
        let cards = printed().iter().filter(|(id, _)| id.starts_with("start_") == start);
        cards.flat_map(|(_, card)| card.animals.iter().map(String::as_str)).collect()
    };
    assert_eq!(animals(false), BTreeSet::from(["deer", "goat", "phoenix", "rat", "snake", "spirit"]));
    assert_eq!(animals(true), BTreeSet::from(["bear"]));
    assert!(printed().values().all(|card| card.icons.len() <= 3 && (!card.moon || card.icons.is_empty())));
}

/// 2.3-2.5; a world without its start card scores 0 (9).
#[test]
fn rule_3_3_cities_fumaroles_and_travellers_lie_open() {
    for players in 2..=4 {
        let table = table(&format!("players={players}"));
        let view = json(table.game(), None);
        assert_eq!((&view["cities_left"], &view["fumaroles_left"]), (&json!([9, 7, 5, 4, 4]), &json!(11)));
        let all = ["boung", "burk", "floulou", "kark", "pshit", "roro", "rumph", "splash"];
        assert_eq!(texts(&view["travellers"]), all);
        assert!(table.scores().iter().all(|score| score.lines().all(|(_, points)| points == 0)));
    }
}

#[test]
fn rule_3_1_each_world_begins_with_its_start_card_face_up() {
    let mut table = table("players=3");
    follow(&mut table, "- start 0 start_swamp\n- start 1 start_water\n- start 2 start_plant");
    for (seat, card) in ["start_swamp", "start_water", "start_plant"].into_iter().enumerate() {
        let world = &json(table.game(), None)["players"][seat]["world"];
        assert_eq!(*world, json!([{"row": 0, "col": 0, "card": card, "state": "land", "used": false}]));
    }
}
