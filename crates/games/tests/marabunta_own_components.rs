//! An owner's own Marabunta board: changed components are used by every game of the process.
//!
//! The board has 18 hexes, so that positions are near here which are far away on the printed one.

use std::sync::Once;

use games::Marabunta;
use games::components::{Components as _, ComponentsError};
use games::marabunta::{Components, SHELF};
use play::{Chances, Game, Player, Rng, Seed, Table, Turn, all_setups};
use serde_json::Value;

/// Three rows of six hexes; a region is a column of three. The middle row is shifted by half a hex.
const ROWS: [&str; 3] = ["a", "b", "c"];
const REGIONS: [&str; 6] = ["pink", "yellow", "blue", "green", "orange", "grey"];
const COOKIES: [&str; 2] = ["b1", "c6"];
const CHESTS: [&str; 2] = ["a1", "b2"];

fn hexes() -> String {
    let mut text = String::from("[\n");
    for (r, row) in ROWS.iter().enumerate() {
        for (column, region) in REGIONS.iter().enumerate() {
            let id = format!("{row}{}", column + 1);
            let q = column as i32 - r as i32 / 2;
            let special = match id.as_str() {
                id if COOKIES.contains(&id) => "cookie",
                id if CHESTS.contains(&id) => "chest",
                _ => "none",
            };
            text += &format!(
                "{{ id = \"{id}\", q = {q}, r = {r}, region = \"{region}\", special = \"{special}\", piece = 1 }},\n"
            );
        }
    }
    text + "]\n"
}

/// The project's file with another map, three chests for vp_3, and a row of two cookies.
fn own_components() -> String {
    let mut text = Components::TEXT.to_owned();
    let mut replace = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    };
    replace("cookie_hexes = 12", "cookie_hexes = 2");
    replace("hexes = 84\nhexes_per_region = 14", "hexes = 18\nhexes_per_region = 3");
    replace("chests = 4\nability = \"vp_3\"", "chests = 1\nability = \"vp_3\"");
    replace("cookie_vp    = [0, 1, 0, 2, 0, 2, 0, 3, 0, 3]", "cookie_vp    = [0, 4]");
    replace(
        "cookie_label = [\"+0\", \"+1\", \"\", \"+2\", \"\", \"+2\", \"\", \"+3\", \"\", \"+3\"]",
        "cookie_label = [\"+0\", \"+4\"]",
    );
    for side in ["[territory.symbol]", "[territory.plain]"] {
        let start = text.find(side).expect("a side");
        let list = start + text[start..].find("hexes = [").expect("a list of hexes");
        let end = list + text[list..].find("\n]").expect("its end") + 2;
        text.replace_range(list..end, &format!("hexes = {}", hexes()));
    }
    text
}

static REPLACED: Once = Once::new();

fn start(setup: &str) -> Table<Marabunta> {
    REPLACED.call_once(|| SHELF.replace("my/marabunta.toml", &own_components()).expect("a sensible board"));
    Table::new(setup.parse().expect("a set-up"), Seed::from(0), Chances::Manual)
}

fn chance(table: &mut Table<Marabunta>, text: &str) {
    table.chance(text.parse().expect("notation")).unwrap_or_else(|error| panic!("{text}: {error}"));
}

#[track_caller]
fn act(table: &mut Table<Marabunta>, player: usize, texts: &str) {
    for text in texts.split("; ") {
        let played = table.play(Player::new(player), text.parse().expect("notation")).map(drop);
        assert_eq!(played, Ok(()), "{text}\n{}", table.record());
    }
}

/// Red, who chooses, executes the tile with all the dice but the grey one; blue gets that.
fn red_takes_nearly_all(setup: &str, tile: &str, faces: &str) -> Table<Marabunta> {
    let mut table = start(setup);
    chance(&mut table, &format!("tile {tile}"));
    chance(&mut table, &format!("roll {faces}"));
    act(&mut table, 1, "split tile pink yellow blue green orange");
    act(&mut table, 0, "choose tile");
    table
}

fn legal(table: &Table<Marabunta>, player: usize) -> Vec<String> {
    table.legal(Player::new(player)).iter().map(ToString::to_string).collect()
}

fn view(table: &Table<Marabunta>) -> Value {
    serde_json::to_value(table.game().view(None)).expect("a view is plain JSON")
}

#[test]
fn the_own_board_is_used() {
    let table = start("first=blue");
    let view = view(&table);
    assert_eq!(view["hexes"].as_array().map(Vec::len), Some(18));
    assert_eq!(view["cookie_row"], serde_json::json!(["+0", "+4"]));
    assert_eq!(view["players"][0]["groups"][4]["chests"], 1);
    let (_, project) = games::components::read::<Components>("project", Components::TEXT).expect("the project's own");
    assert_ne!(Marabunta::components_digest(), project, "a record names the components it was played with");
    assert!("write 1 d1".parse::<games::marabunta::Action>().is_err(), "this board has no row d");
}

#[test]
fn components_in_use_are_not_replaced() {
    drop(start(""));
    let again = SHELF.replace("my/marabunta.toml", Components::TEXT);
    assert!(matches!(again, Err(ComponentsError::InUse { .. })));
}

#[test]
fn adjacency_follows_the_own_map() {
    let mut table = red_takes_nearly_all("first=blue", "one_any", "0 0 0 0 0 0");
    act(&mut table, 0, "use pink 0; write 0 b1; use yellow 0; write 0 c6; use blue 0");
    assert_eq!(
        legal(&table, 0),
        [
            "write 0 a1",
            "write 0 a2",
            "write 0 b2",
            "write 0 b5",
            "write 0 b6",
            "write 0 c1",
            "write 0 c2",
            "write 0 c5"
        ]
    );
}

#[test]
fn r10_the_own_row_of_two_cookies_is_soon_exhausted() {
    let mut table = red_takes_nearly_all("first=blue", "one_any", "0 chest chest chest 0 0");
    act(&mut table, 0, "use pink 0; write 0 b1");
    for color in ["yellow", "blue", "green"] {
        act(&mut table, 0, &format!("use {color} chest; chest two_cookies"));
    }
    let red = &view(&table)["players"][0];
    assert_eq!((&red["cookies"], &red["score"]["lines"]["cookies"]), (&2.into(), &4.into()));
}

/// Red has filled the rows a and b but for the cookie hex b1, with two chests of `cross_two_hexes`; then, with the tile of
/// that name and a chest die at hand, c1, c2 and c4. No two hexes but c5 and c6 touch.
fn last_pair(abilities: &str) -> Table<Marabunta> {
    let mut table = start(&format!("boards=plain first=blue abilities={abilities}"));
    for (tile, hexes) in [("one_any", "a1 a2 a3 a4 a5 a6"), ("zero_anywhere", "b2 b3 b4 b5 b6")] {
        chance(&mut table, &format!("tile {tile}"));
        chance(&mut table, "roll 0 0 0 0 0 0");
        let divider = table.game().turn().players().iter().next().expect("the divider").seat();
        act(&mut table, divider, "split tile");
        act(&mut table, 1 - divider, if divider == 0 { "choose tile" } else { "choose dice" });
        if divider == 0 {
            act(&mut table, 1, "done");
        }
        for (hex, color) in hexes.split(' ').zip(REGIONS) {
            act(&mut table, 0, &format!("use {color} 0; write 0 {hex}"));
            if CHESTS.contains(&hex) {
                act(&mut table, 0, "chest cross_two_hexes");
            }
        }
        act(&mut table, 0, "done");
        if divider == 1 {
            act(&mut table, 1, "done");
        }
    }
    chance(&mut table, "tile cross_two_hexes");
    chance(&mut table, "roll 0 0 0 0 chest 0");
    act(&mut table, 1, "split tile pink yellow blue green orange");
    act(&mut table, 0, "choose tile; use pink 0; write 0 c1; use yellow 0; write 0 c2; use blue 0; write 0 c4");
    table
}

#[test]
fn r15_two_hexes_that_do_not_touch_cannot_be_crossed_out() {
    let mut table = last_pair("must");
    assert_eq!(legal(&table, 0), ["use tile cross_two_hexes", "use green 0", "use orange chest", "done"]);
    act(&mut table, 0, "use green 0; write 0 c5");
    assert_eq!(legal(&table, 0), ["use orange chest", "done"], "b1, c3 and c6 do not touch each other");
}

#[test]
fn r4_an_ability_that_cannot_be_executed_is_lost_without_a_step() {
    for abilities in ["must", "may"] {
        let mut table = last_pair(abilities);
        act(&mut table, 0, "use orange chest; chest cross_two_hexes");
        let decline = ["decline".to_owned()];
        let declined = if abilities == "may" { &decline[..] } else { &[] };
        assert_eq!(legal(&table, 0), [&["cross c5".to_owned(), "cross c6".to_owned()], declined].concat());
        let mut table = last_pair(abilities);
        act(&mut table, 0, "use green 0; write 0 c5; use orange chest; chest cross_two_hexes");
        assert_eq!(legal(&table, 0), ["done"], "abilities={abilities}: lost, not asked");
    }
}

#[test]
fn random_games_end_in_every_set_up() {
    drop(start(""));
    for (setup, seed) in all_setups(Marabunta::SETTINGS).iter().cycle().zip(0..240) {
        let mut table = Table::<Marabunta>::new(setup.parse().expect("a set-up"), Seed::from(seed), Chances::Automatic);
        let mut rng = Rng::from_number(seed);
        while let Turn::Players(players) = table.game().turn() {
            let player = players.iter().next().expect("somebody acts");
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
        assert!(view(&table)["round"].as_u64() <= Some(9), "11.4 with two cookie hexes");
    }
}
