//! An owner's own Marabunta board, played beside the printed one.
//!
//! The board has 18 hexes, so that positions are near here which are far away on the printed one.

use games::Marabunta;
use games::marabunta::{Action, Components};
use play::laws::Laws;
use play::{Boxed, Chances, Components as _, Game, Notation, Record, Rng, Seed, Table, Turn, all_setups};

use crate::laws::naive;
use crate::script::{act, chance, line, view};
use crate::shared::components::boxed;
use crate::shared::legal;

const REGIONS: [&str; 6] = ["pink", "yellow", "blue", "green", "orange", "grey"];
const COOKIES: [&str; 2] = ["b1", "c6"];
const CHESTS: [&str; 2] = ["a1", "b2"];

/// The text with one part replaced that is in it.
#[track_caller]
pub(crate) fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from:?}");
    text.replacen(from, to, 1)
}

/// The project's file with another map: rows of six hexes, of which every second is shifted by half a hex; a region is a column.
pub(crate) fn with_map(rows: u8, special: impl Fn(&str) -> &'static str) -> String {
    let (mut hexes, mut cookies) = (String::new(), 0);
    for r in 0..rows {
        for (column, region) in (0..).zip(REGIONS) {
            let id = format!("{}{}", char::from(b'a' + r), column + 1);
            let (q, special) = (column - i32::from(r) / 2, special(&id));
            cookies += u32::from(special == "cookie");
            hexes += &format!(
                "{{ id = \"{id}\", q = {q}, r = {r}, region = \"{region}\", special = \"{special}\", piece = 1 }},\n"
            );
        }
    }
    let text = replaced(Components::TEXTS[0], "cookie_hexes = 12", &format!("cookie_hexes = {cookies}"));
    let counts = format!("hexes = {}\nhexes_per_region = {rows}", 6 * u32::from(rows));
    let mut text = replaced(&text, "hexes = 84\nhexes_per_region = 14", &counts);
    for side in ["[territory.symbol]", "[territory.plain]"] {
        let start = text.find(side).expect("a side");
        let list = start + text[start..].find("hexes = [").expect("a list of hexes");
        let end = list + text[list..].find("\n]").expect("its end") + 2;
        text.replace_range(list..end, &format!("hexes = [\n{hexes}]\n"));
    }
    text
}

/// The project's file with a map of three rows, one chest for vp_3, and a row of two cookies.
pub(crate) fn own_components() -> String {
    let text = with_map(3, |id| match id {
        id if COOKIES.contains(&id) => "cookie",
        id if CHESTS.contains(&id) => "chest",
        _ => "none",
    });
    let text = replaced(&text, "chests = 4\nability = \"vp_3\"", "chests = 1\nability = \"vp_3\"");
    let text = replaced(&text, "cookie_vp    = [0, 1, 0, 2, 0, 2, 0, 3, 0, 3]", "cookie_vp    = [0, 4]");
    replaced(
        &text,
        "cookie_label = [\"+0\", \"+1\", \"\", \"+2\", \"\", \"+2\", \"\", \"+3\", \"\", \"+3\"]",
        "cookie_label = [\"+0\", \"+4\"]",
    )
}

fn own_box() -> Boxed<Components> {
    boxed(&own_components())
}

fn start(setup: &str) -> Table<Marabunta> {
    Table::with_box(setup.parse().expect("a set-up"), own_box(), Seed::from(0), Chances::Manual)
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

#[test]
fn the_own_board_is_used() {
    let table = start("first=blue");
    let view = view(&table);
    assert_eq!(view["hexes"].as_array().map(Vec::len), Some(18));
    assert_eq!(view["cookie_row"], serde_json::json!(["+0", "+4"]));
    assert_eq!(view["players"][0]["groups"][4]["chests"], 1);
    let project = Components::shelf().standard();
    assert_ne!(table.components(), project, "a record names the components it was played with");
    assert!(Action::read("write 1 d1", &table.components()).is_err(), "this board has no row d");
    assert!(Action::read("write 1 d1", &project).is_ok());
}

/// The same events on the owner's board and on the printed one.
#[test]
fn two_boxes_are_played_side_by_side() {
    let printed = Table::with_box("first=blue".parse().expect("a set-up"), standard(), Seed::from(0), Chances::Manual);
    let mut tables = [start("first=blue"), printed];
    let happened = "use pink 0; write 0 b1; use yellow chest; chest vp_3; use blue chest; chest two_cookies; \
         use green chest; chest two_cookies; use orange chest; chest two_cookies";
    for table in &mut tables {
        chance(table, "tile one_any");
        chance(table, "roll 0 chest chest chest chest 0");
        act(table, 1, "split tile pink yellow blue green orange");
        act(table, 0, "choose tile");
    }
    for text in happened.split("; ") {
        tables.iter_mut().for_each(|table| act(table, 0, text));
    }
    let lines = tables.each_ref().map(|table| (line(table, 0, "cookies"), line(table, 0, "abilities")));
    assert_eq!(lines, [(4, 3), (1, 0)], "a cookie hex and one chest for vp_3, or neither");
    for table in &tables {
        let text = table.record().to_string();
        let record = Record::<Marabunta>::read(&text).expect("a record");
        assert!(text.contains(&format!("components {}", table.components().digest())), "{text}");
        let replayed = Table::replay(&record, Seed::from(0), Chances::Manual).expect("it replays");
        assert_eq!((replayed.game(), replayed.record().to_string()), (table.game(), text));
    }
    assert_ne!(tables[0].game(), tables[1].game());
}

fn standard() -> Boxed<Components> {
    Components::shelf().standard()
}

#[test]
fn every_law_holds_with_the_own_board() {
    // 11.4: two cookie hexes last for 9 rounds; 18 hexes, 36 circles, 32 chests, 10 abilities declined.
    Laws::<Marabunta> { games: 2, longest: 9 * 14 + 18 + 36 + 32 + 10, state_bytes: 512, naive }.check_box(own_box());
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
    let own = own_box();
    for (setup, seed) in all_setups(Marabunta::SETTINGS).iter().cycle().zip(0..240) {
        let setup = setup.parse().expect("a set-up");
        let mut table = Table::<Marabunta>::with_box(setup, own, Seed::from(seed), Chances::Automatic);
        let mut rng = Rng::from_number(seed);
        while let Turn::Players(players) = table.game().turn() {
            let player = players.iter().next().expect("somebody acts");
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
        assert!(view(&table)["round"].as_u64() <= Some(9), "11.4 with two cookie hexes");
    }
}
