//! Whatever text a stranger sends as a box is refused, or can be played to the end.

use games::StrangeWorld;
use games::strange_world::Components;
use play::laws::Laws;

use crate::broken::{changed, refuse};
use crate::naive::score;
use crate::shared::components::{boxed, check_refused, read, text};

#[test]
fn numbers_beyond_all_bounds_are_refused() {
    for huge in ["1001", "2147483647", "-1", "-2147483648"] {
        refuse("value = 9", &format!("value = {huge}"), "[shadow_city]", "value must be from 0 to 1000 stars");
        refuse("bonus = 6", &format!("bonus = {huge}"), "[traveller]", "must be from 0 to 1000 stars");
        refuse("base = 5\nbonus = 8", &format!("base = {huge}\nbonus = 8"), "[traveller]", "base of");
        for name in ["mountain_per_icon_in_largest_range = 1", "animal_per_different = 2", "swamp_per_icon = 3"] {
            let (key, _) = name.split_once(" = ").expect("a key and a number");
            refuse(name, &format!("{key} = {huge}"), "[scoring]", &format!("{key} must be from 0 to 1000 stars"));
        }
    }
    refuse("value = 9", "value = 99999999999", "line ", "99999999999");
    refuse("rounds = 5", "rounds = 255", "[params]", "world_size must be 766");
    refuse("grid_rows = 4", "grid_rows = 127", "[params]", "grid_rows must be from 2 to 4");
    refuse("min = 3\nprov", "min = 0\nprov", "[traveller]", "must be at least 1");
    let icons = |number: usize| format!("icons = [{}]\nanimals = []\nportal = true", "\"volcano\",".repeat(number));
    let volcano = "icons = [\"volcano\"]\nanimals = []\nportal = true";
    refuse(volcano, &icons(4), "[land_card]", "portal_volcano must show at most 3 icons");
    refuse(volcano, &icons(256), "[land_card]", "portal_volcano must show at most 3 icons");
    refuse("s1 = 4, s2 = 2", "s1 = 21, s2 = 2", "[land_card]", "moon has more than 20 copies in set s1");
}

/// The file with this many copies of each card of the set for four players that was there once.
fn crowded(copies: usize) -> String {
    let ones = text::<Components>().matches("s4 = 1 }").count();
    let added = ones * (copies - 1);
    changed("s4 = 1 }", &format!("s4 = {copies} }}"))
        .replace("size = 15", &format!("size = {}", 15 + added))
        .replace("land_cards = 60", &format!("land_cards = {}", 60 + added))
        .replace("count = 11", "count = 255")
        .replace("fumaroles = 11", "fumaroles = 255")
}

#[test]
fn decks_that_are_too_large_are_refused() {
    check_refused::<Components>(&crowded(20), &["[deck_set]", "at most 150 cards with 4 players"]);
}

#[test]
fn names_that_the_notation_cannot_carry_are_refused() {
    let long = "x".repeat(10_000);
    for (table, id) in [
        ("land_card", "mountain2"),
        ("start_card", "start_water"),
        ("traveller", "kark"),
        ("animal", "bear"),
        ("deck_set", "s4"),
    ] {
        let from = format!("id = \"{id}\"");
        for name in ["", "two words", "tab\\t", "line\\n", "nul\\u0000", "őz", "A", "?", "-", "a.b", "<b>"] {
            let fault = "must consist of small letters, digits and _";
            refuse(&from, &format!("id = \"{name}\""), &format!("[{table}]"), fault);
        }
        let text = changed(&from, &format!("id = \"{long}\""));
        check_refused::<Components>(&text, &[&format!("[{table}]"), "at most 32 characters"]);
        assert!(read::<Components>(&text).expect_err("too long").to_string().len() < 300);
    }
    refuse("id = \"snake\"", "id = \"rat\"", "[animal]", "rat is listed twice");
    refuse("id = \"s4\"", "id = \"s3\"", "[deck_set]", "s3 is listed twice");
    refuse("used_with_players = [4]", "used_with_players = [4, 4]", "[deck_set]", "s4 is used with 4 players twice");
    for title in ["", "two\\nlines", &long] {
        refuse("title = \"tolerated\"", &format!("title = \"{title}\""), "[solo_rating]", "must be one line");
    }
}

#[test]
fn lists_that_are_empty_or_endless_are_refused() {
    let many = |table: &str, rest: &str| -> String {
        (0..10_000).map(|number| format!("[[{table}]]\nid = \"n{number}\"\n{rest}\n")).collect()
    };
    let card = "icons = []\nanimals = []\nportal = false\nmoon = false\ncopies = {}";
    let guest = "base = 5\nbonus = 5\ntest = \"portals\"\nicons = []\nmin = 1";
    let rating = "[[solo_rating]]\nmin = 0\nmax = 0\ntitle = \"a\"\n";
    let city = "[[shadow_city]]\nstack_position = 1\nvalue = 1\n";
    for (table, others, fault) in [
        ("land_card", many("land_card", card), "1 to 24 different land cards"),
        ("start_card", many("start_card", card), "4 to 24 start cards"),
        ("traveller", many("traveller", guest), "1 to 8 travellers"),
        ("animal", many("animal", ""), "at most 16 animals"),
        ("deck_set", many("deck_set", "used_with_players = []\nsize = 0"), "at most 16 sets"),
        ("solo_rating", rating.repeat(10_000), "at most 20 ratings"),
        ("shadow_city", city.repeat(10_000), "at most 8 cities"),
    ] {
        check_refused::<Components>(&replaced(table, &others), &[fault]);
        // Without any, the key is missing altogether.
        check_refused::<Components>(&replaced(table, ""), &[&format!("missing field `{table}`")]);
    }
}

/// The file without the tables of this name, and with others.
fn replaced(table: &str, others: &str) -> String {
    let head = format!("[[{table}]]");
    let mut is_inside = false;
    let lines = text::<Components>().lines().filter(|line| {
        if line.starts_with('[') {
            is_inside = line.starts_with(&head);
        }
        !is_inside
    });
    lines.collect::<Vec<_>>().join("\n") + "\n" + others
}

#[track_caller]
fn check_playable(text: &str) {
    Laws::<StrangeWorld> { games: 2, longest: 250, state_bytes: 1024, naive: score }.check_box(boxed(text));
}

#[test]
fn the_most_extreme_boxes_that_are_accepted_can_be_played() {
    // As many cards as a deck may have, most of them alike.
    check_playable(&crowded(7));
    // The smallest world, one round.
    let small = changed("grid_rows = 4", "grid_rows = 2")
        .replace("grid_cols = 4", "grid_cols = 2")
        .replace("rounds = 5", "rounds = 1")
        .replace("world_size = 16", "world_size = 4")
        .replace("piles_used = 5", "piles_used = 1");
    check_playable(&small);
    check_playable(&small.replace("grid_rows = 2", "grid_rows = 4"));
    check_playable(&small.replace("piles = 7", "piles = 1"));
    // No cities.
    let none = replaced("shadow_city", "").replace("shadow_cities = 5", "shadow_cities = 0");
    check_playable(&format!("shadow_city = []\n{none}"));
    // As many stars as there may be, and none.
    for stars in [0, 1000] {
        let mut text = text::<Components>().to_owned();
        for from in ["value = 9", "base = 5", "bonus = 8", "swamp_per_icon = 3", "water_per_adjacent_card = 1"] {
            let (key, _) = from.split_once(" = ").expect("a key and a number");
            text = text.replace(from, &format!("{key} = {stars}"));
        }
        check_playable(&text);
    }
    // The longest names.
    let long = "x".repeat(32);
    check_playable(&changed("id = \"moon\"\nicons", &format!("id = \"{long}\"\nicons")));
    // Nothing but volcanoes.
    let volcanoes = changed("icons = [\"mountain\", \"mountain\"]", "icons = [\"volcano\", \"volcano\", \"volcano\"]")
        .replace("fumaroles = 11", "fumaroles = 60")
        .replace("count = 11", "count = 60");
    check_playable(&volcanoes);
}
