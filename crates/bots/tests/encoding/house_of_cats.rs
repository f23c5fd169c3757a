//! What holds for the encodings of the games.

use bots::{Encoding, Inputs, parts};
use games::HouseOfCats;
use games::house_of_cats::{Action, Chance};
use play::{Chances, Game, Notation, Player, Seed, Table};

/// How many bits of a part are set.
fn ones(table: &Table<HouseOfCats>, player: Player, name: &str) -> usize {
    let view = table.game().view(Some(player));
    let parts = parts::<HouseOfCats>(&view, player);
    let part = parts.iter().find(|part| part.name == name).unwrap_or_else(|| panic!("there is no part {name}"));
    let within = part.begin..part.begin + part.width;
    Inputs::of::<HouseOfCats>(&view, player).ones().filter(|input| within.contains(input)).count()
}

fn house_of_cats(setup: &str, decisions: &[&str]) -> Table<HouseOfCats> {
    let mut table = Table::<HouseOfCats>::new(setup.parse().unwrap(), Seed::from(1), Chances::Manual);
    let components = table.components();
    table.chance(Chance::read("roll 2 2 5 mouse", &components).unwrap()).unwrap();
    for decision in decisions {
        table.play(Player::new(0), Action::read(decision, &components).unwrap()).unwrap();
    }
    table
}

#[test]
fn house_of_cats_shows_where_rooms_are_completed_and_mice_score() {
    let player = Player::new(0);
    let table = house_of_cats("players=1 tiles=abcd", &["take 2", "write d4"]);
    assert_eq!(ones(&table, player, "cells that complete a room"), 4, "beside the 2");
    assert_eq!(ones(&table, player, "cells where an animal scores"), 2 * 35, "every cell has two cheeses");
    let table = house_of_cats("players=1 tiles=abcd", &["take 2", "write d4", "take mouse", "write d5"]);
    assert_eq!(ones(&table, player, "cells that complete a room"), 3);
    let crossing = 5 + 6; // the rest of column d, without the 2, and of row 5
    assert_eq!(ones(&table, player, "cells where an animal scores"), 2 * 34 - (crossing - 1));
}

#[test]
fn house_of_cats_leaves_the_parts_of_absent_players_empty() {
    let decisions = ["take 5", "write d4"];
    let alone = house_of_cats("players=1 tiles=abcd", &decisions);
    assert_eq!(ones(&alone, Player::new(0), "next player"), 0);
    let two = house_of_cats("players=2 tiles=abcd", &decisions);
    assert!(ones(&two, Player::new(1), "next player") > 0 && ones(&two, Player::new(1), "second next") == 0);
    let own = "loose numbers by what their group misses";
    assert_eq!((ones(&two, Player::new(0), own), ones(&two, Player::new(1), own)), (1, 0));
}

#[test]
fn house_of_cats_has_a_phase_for_deciding() {
    let player = Player::new(0);
    let decides = house_of_cats("players=1 tiles=abcd", &[]);
    let waits = Table::<HouseOfCats>::new("players=1 tiles=abcd".parse().unwrap(), Seed::from(1), Chances::Manual);
    let phase = |table: &Table<HouseOfCats>| HouseOfCats::phase(&table.game().view(Some(player)), player);
    assert_eq!(phase(&decides), phase(&waits) + 1);
}
