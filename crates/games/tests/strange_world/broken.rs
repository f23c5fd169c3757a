//! Components of an owner: sensible changes are accepted, broken ones refused with table and fault.

use games::strange_world::Components;

use crate::shared::components::{check_refused, read, text};

/// The project's file with one text replaced; each occurrence if it is there several times.
pub(crate) fn changed(from: &str, to: &str) -> String {
    assert!(text::<Components>().contains(from), "{from} is not in the file");
    text::<Components>().replace(from, to)
}

#[track_caller]
pub(crate) fn refuse(from: &str, to: &str, table: &str, fault: &str) {
    check_refused::<Components>(&changed(from, to), &[table, fault]);
}

#[test]
fn broken_components_are_refused_with_table_and_fault() {
    refuse("world_size = 16", "world_size = 15", "[params]", "world_size must be 16");
    refuse("rounds = 5", "rounds = 0", "[params]", "rounds must be at least 1");
    refuse("grid_rows = 4", "grid_rows = 5", "[params]", "grid_rows must be from 2 to 4");
    refuse("grid_cols = 4", "grid_cols = 3", "[params]", "16 cards do not fit");
    refuse("pass_counts = [2, 1]", "pass_counts = [1, 1]", "[params]", "pass_counts must be [2, 1]");
    refuse("max_players = 4", "max_players = 5", "[params]", "1 to 4 players");
    refuse("cards_dealt_per_round = 3", "cards_dealt_per_round = 4", "[params]", "must be 3");
    refuse("pile_size = 3", "pile_size = 4", "[solo]", "pile_size must be 3");
    refuse("piles = 7", "piles = 8", "[solo]", "8 piles need 24 cards, but there are 21");
    refuse("piles = 7", "piles = 70", "[solo]", "piles must be from 1 to 9");
    refuse("piles_used = 5", "piles_used = 4", "[solo]", "piles_used must be the number of rounds");
    refuse("travellers_revealed = 3", "travellers_revealed = 9", "[solo]", "travellers_revealed");
    refuse("sets = [\"s1\"]", "sets = [\"s2\"]", "[solo]", "sets must be those used with 1 player");
    refuse(
        "id = \"bear\"\nlook",
        "id = \"wolf\"\nlook",
        "[start_card]",
        "start_plant shows an unknown animal \"bear\"",
    );
    refuse("animals = [\"rat\"]", "animals = []", "[land_card]", "portal_plant must show as many animals as plants, 1");
    refuse("id = \"mountain2\"", "id = \"Mountain 2\"", "[land_card]", "must consist of small letters");
    refuse("id = \"mountain2\"", "id = \"moon\"", "[land_card]", "moon is listed twice");
    refuse("id = \"start_water\"", "id = \"moon\"", "[start_card]", "moon is a land card too");
    refuse("icons = [\"volcano\"]\nanimals", "icons = [\"lava\"]\nanimals", "line ", "lava");
    refuse("s1 = 4, s2 = 2, s3 = 2, s4 = 2", "s1 = 5, s2 = 2, s3 = 2, s4 = 2", "[deck_set]", "add up to 22");
    refuse(
        "copies = { s1 = 4, s2 = 2, s3 = 2, s4 = 2 }",
        "copies = { s1 = 4 }",
        "[land_card]",
        "moon has no copies in set s2",
    );
    refuse("s3 = 2, s4 = 2 }\ncop", "s3 = 2, s4 = 2, s5 = 0 }\ncop", "[land_card]", "unknown set \"s5\"");
    refuse("used_with_players = [4]", "used_with_players = [5]", "[deck_set]", "used with 5 players");
    refuse("used_with_players = [4]", "used_with_players = []", "[deck_set]", "60 cards are dealt to 4 players");
    refuse("land_cards = 60", "land_cards = 61", "[components]", "land_cards is 61, but 60 are described");
    refuse("fumaroles = 11", "fumaroles = 12", "[components]", "fumaroles is 12, but 11 are described");
    refuse("stack_position = 5", "stack_position = 6", "[shadow_city]", "no city has stack_position 5");
    refuse("id = \"roro\"", "id = \"burk\"", "[traveller]", "burk is listed twice");
    refuse(
        "test = \"portals\"\nicons = []",
        "test = \"portals\"\nicons = [\"water\"]",
        "[traveller]",
        "boung must name no icons",
    );
    refuse(
        "test = \"per_row\"\nicons = [\"swamp\"]",
        "test = \"per_row\"\nicons = []",
        "[traveller]",
        "burk must name one icon",
    );
    refuse("test = \"animals\"", "test = \"beasts\"", "line ", "beasts");
    refuse("min = 60", "min = 61", "[solo_rating]", "min must be 60 after a max of 59");
    refuse("min = 0\n", "min = 1\n", "[solo_rating]", "the first min must be 0");
    refuse("traveller_optional = true", "traveller_optional = false", "[rulings]", "traveller_optional must be true");
    let (name, reason) = ("bad_portal_or_volcano_cell_allowed", "set a table up with losing=forced");
    refuse(&format!("{name} = true"), &format!("{name} = false"), "[rulings]", reason);
    refuse("tie_break = \"shared\"", "tie_break = \"none\"", "[rulings]", "tie_break must be");
    refuse("swamp_per_icon = 3", "", "line ", "swamp_per_icon");
    refuse("portal = false\nmoon = true", "portal = true\nmoon = true", "[land_card]", "moon is a moon");
    refuse("schema_version", "[", "line ", "");
}

#[test]
fn too_few_fumaroles_for_the_volcanoes_are_refused() {
    let text = changed("fumaroles = 11", "fumaroles = 10").replace("count = 11", "count = 10");
    check_refused::<Components>(&text, &["[fumarole]", "at least 11"]);
}

#[test]
fn sensible_changes_are_accepted_and_named_by_another_digest() {
    let digest = |text: &str| read::<Components>(text).expect("a right file").digest();
    let printed = digest(text::<Components>());
    for (from, to) in [
        ("value = 9", "value = 10"),
        ("bonus = 8", "bonus = 7"),
        ("swamp_per_icon = 3", "swamp_per_icon = 2"),
        ("id = \"kark\"", "id = \"karst\""),
        ("travellers_revealed = 3", "travellers_revealed = 4"),
    ] {
        assert_ne!(printed, digest(&changed(from, to)), "{to}");
    }
    let same = digest(&changed("title = \"at home\"", "title = \"home\""));
    assert_eq!(printed, same, "titles do not change play");
}
