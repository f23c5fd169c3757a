//! Short ways to reach a position and to look at it.

use games::Marabunta;
use games::marabunta::Action;
use play::{Game, Notation, Player, Table, Turn};
use serde_json::Value;

use crate::shared::{legal, table};

pub(crate) const RED: usize = 0;
pub(crate) const BLUE: usize = 1;

pub(crate) const COLORS: [&str; 6] = ["pink", "yellow", "blue", "green", "orange", "grey"];

/// A game with manual chance; mostly blue divides the first round, so that red chooses.
pub(crate) fn start(setup: &str) -> Table<Marabunta> {
    table(setup)
}

/// The next round: tile (if one is turned up), faces, the dice that lie with the tile, and who takes it.
#[track_caller]
pub(crate) fn round(table: &mut Table<Marabunta>, tile: &str, faces: &str, with_tile: &str, taker: usize) {
    if table.game().step() == "reveal" {
        chance(table, &format!("tile {tile}"));
    }
    chance(table, &format!("roll {faces}"));
    let divider = who(table);
    act(table, divider, format!("split tile {with_tile}").trim_end());
    act(table, 1 - divider, if taker == divider { "choose dice" } else { "choose tile" });
}

#[track_caller]
pub(crate) fn chance(table: &mut Table<Marabunta>, text: &str) {
    let result = text.parse().unwrap_or_else(|error| panic!("{error}"));
    if let Err(error) = table.chance(result) {
        panic!("{text}: {error}\n{}", table.record());
    }
}

/// Plays actions of one player, separated by `;`.
#[track_caller]
pub(crate) fn act(table: &mut Table<Marabunta>, player: usize, texts: &str) {
    for text in texts.split(';').map(str::trim) {
        let action = Action::read(text, &table.components()).unwrap_or_else(|error| panic!("{error}"));
        if let Err(error) = table.play(Player::new(player), action) {
            panic!("{text}: {error}\n{}", table.record());
        }
    }
}

/// Who is to act.
#[track_caller]
pub(crate) fn who(table: &Table<Marabunta>) -> usize {
    table.game().turn().players().iter().next().expect("a player is to act").seat()
}

/// Nobody uses anything more in this round that may be ignored.
#[track_caller]
pub(crate) fn finish(table: &mut Table<Marabunta>) {
    while let Turn::Players(_) = table.game().turn() {
        pass(table);
    }
}

/// The player on turn is done, or takes the first action that may not be ignored.
#[track_caller]
pub(crate) fn pass(table: &mut Table<Marabunta>) {
    let player = who(table);
    let texts = legal(table, player);
    let text = texts.iter().find(|text| *text == "done").unwrap_or(&texts[0]).clone();
    act(table, player, &text);
}

/// A round in which only this player uses anything: six dice, in the given order, with their further answers.
#[track_caller]
pub(crate) fn dice_round(table: &mut Table<Marabunta>, tile: &str, player: usize, faces: &str, texts: &str) {
    round(table, tile, faces, "", 1 - player);
    if who(table) != player {
        act(table, 1 - player, "done");
    }
    act(table, player, texts);
    finish(table);
}

/// What a player may do, separated by `;`.
#[track_caller]
pub(crate) fn check_legal(table: &Table<Marabunta>, player: usize, expect: &str) {
    let mut expect: Vec<&str> = expect.split(';').map(str::trim).collect();
    let mut actual = legal(table, player);
    expect.sort_unstable();
    actual.sort();
    assert_eq!(actual, expect, "{}", table.record());
}

/// Whether a player may do this now.
pub(crate) fn may(table: &Table<Marabunta>, player: usize, text: &str) -> bool {
    legal(table, player).iter().any(|legal| legal == text)
}

/// The table as JSON.
pub(crate) fn view(table: &Table<Marabunta>) -> Value {
    serde_json::to_value(table.game().view(None)).expect("a view is plain JSON")
}

/// A number on a player's board.
#[track_caller]
pub(crate) fn own(table: &Table<Marabunta>, player: usize, key: &str) -> i64 {
    view(table)["players"][player][key].as_i64().expect("a number")
}

/// The uncrossed chests of a player's group.
#[track_caller]
pub(crate) fn chests_left(table: &Table<Marabunta>, player: usize, ability: &str) -> i64 {
    let view = view(table);
    let groups = view["players"][player]["groups"].as_array().expect("groups");
    let group = groups.iter().find(|group| group["ability"] == ability).expect("a group of this board");
    group["left"].as_i64().expect("a number")
}

/// A line of a player's score.
#[track_caller]
pub(crate) fn line(table: &Table<Marabunta>, player: usize, name: &str) -> i32 {
    let score = table.game().score(Player::new(player));
    let found = score.lines().find(|(line, _)| *line == name);
    found.expect("a line of the score").1
}

/// The mark in a hex: `-`, `x`, or owner and number such as `red 2`.
#[track_caller]
pub(crate) fn mark(table: &Table<Marabunta>, hex: &str) -> String {
    let view = view(table);
    let hexes = view["hexes"].as_array().expect("hexes");
    let hex = hexes.iter().find(|entry| entry["id"] == hex).expect("a hex");
    match (hex["owner"].as_u64(), hex["crossed"] == true) {
        (Some(owner), false) => format!("{} {}", ["red", "blue"][owner as usize], hex["number"]),
        (None, crossed) => if crossed { "x" } else { "-" }.to_owned(),
        (Some(_), true) => panic!("a hex is written or crossed out"),
    }
}

/// Who triggered the end and why, such as `red sheet pink`; empty before.
pub(crate) fn trigger(table: &Table<Marabunta>) -> String {
    let view = view(table);
    let trigger = &view["trigger"];
    let Some(player) = trigger["player"].as_u64() else { return String::new() };
    let color = trigger["color"].as_str().map_or(String::new(), |color| format!(" {color}"));
    format!("{} {}{color}", ["red", "blue"][player as usize], trigger["reason"].as_str().expect("a reason"))
}

/// A way for 0s over eleven cookie hexes, all but l6, and no chest hex: the tile of each round and its hexes.
pub(crate) const COOKIE_TRAIL: [(&str, &str); 4] = [
    ("one_any", "d6 l2 d7 c6 b5 e6"),
    ("two_chests", "f5 c5 c4 g6 h6 h5"),
    ("two_flags", "i5 h4 h3 h2 i2 c3"),
    ("double_zero", "b2 a2 d2 e2"),
];

/// Red has written 0s on 22 hexes, eleven cookie hexes among them, and used up both anthills. Round 5
/// begins; only l6 is left of the cookie hexes.
pub(crate) fn eleven_cookies() -> Table<Marabunta> {
    let mut table = start("first=blue");
    for (tile, hexes) in COOKIE_TRAIL {
        dice_round(&mut table, tile, RED, "0 0 0 0 0 0", &zeros(hexes));
    }
    table
}

/// Dice that write 0s in these hexes.
pub(crate) fn zeros(hexes: &str) -> String {
    let uses = hexes.split(' ').zip(COLORS).map(|(hex, color)| format!("use {color} 0; write 0 {hex}"));
    uses.collect::<Vec<_>>().join("; ")
}

/// Five rounds of red's flags leave one empty circle on each sheet.
pub(crate) fn one_circle_left(setup: &str) -> Table<Marabunta> {
    let mut table = start(setup);
    let flags = COLORS.map(|color| format!("use {color} flag")).join("; ");
    for tile in ["one_any", "zero_anywhere", "double_zero", "cross_two_hexes", "repeat_die"] {
        dice_round(&mut table, tile, RED, "flag flag flag flag flag flag", &flags);
    }
    table
}

/// Rounds in which nobody does anything that can be ignored, until this round begins or the game is over.
/// Red always takes the tile.
pub(crate) fn idle_until(table: &mut Table<Marabunta>, number: u64) {
    while table.game().turn() == Turn::Chance && view(table)["round"].as_u64() < Some(number) {
        let tile = view(table)["unseen_tiles"][0].as_str().unwrap_or_default().to_owned();
        round(table, &tile, "0 0 0 0 0 0", "", RED);
        finish(table);
    }
}
