//! Short ways to reach a position and to look at it.

use games::Clever2;
use games::clever2::Components;
use play::{Components as _, Game, Table};

use crate::shared::{play, table};

/// What is in the project's box.
pub(crate) fn components() -> &'static Components {
    Components::shelf().standard().get()
}

/// Two players; player 0 begins.
pub(crate) fn two_players(script: &str) -> Table<Clever2> {
    let mut table = table("players=2");
    play(&mut table, "first - first 0");
    play(&mut table, script);
    table
}

/// A solo game.
pub(crate) fn solo(script: &str) -> Table<Clever2> {
    let mut table = table("players=1");
    play(&mut table, script);
    table
}

/// Player 0 is active, passes three times and uses nothing.
pub(crate) const THREE_PASSES: &str = "
    roll - dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1
    choose 0 pass
    before_roll 0 roll
    roll - dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1
    choose 0 pass
    before_roll 0 roll
    roll - dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1
    choose 0 pass
    extra 0 done
";

/// One round of a solo game in which nothing is entered.
pub(crate) fn idle_solo_round() -> String {
    format!(
        "{THREE_PASSES}
        passive_roll - dice white 1 yellow 2 blue 3 green 4 pink 5 silver 6
        passive 0 pass
        passive 0 done\n"
    )
}

/// One round of two players in which nothing is entered.
pub(crate) fn idle_round() -> String {
    let second = THREE_PASSES.replace(" 0 ", " 1 ");
    format!("{THREE_PASSES} passive 1 pass\n passive 1 done\n {second} passive 0 pass\n passive 0 done\n")
}

/// The table as JSON.
pub(crate) fn view(table: &Table<Clever2>) -> serde_json::Value {
    serde_json::to_value(table.game().view(None)).expect("a view is plain JSON")
}

/// The dice of a zone, in their order.
pub(crate) fn zone(table: &Table<Clever2>, zone: &str) -> Vec<String> {
    let view = view(table);
    let dice = view["dice"].as_array().expect("six dice").iter().filter(|die| die["zone"] == zone);
    dice.map(|die| die["die"].as_str().expect("a name").to_owned()).collect()
}

/// Slots earned and used on a track.
pub(crate) fn track(table: &Table<Clever2>, player: usize, name: &str) -> (i64, i64) {
    let track = &view(table)["sheets"][player][name];
    (track["earned"].as_i64().expect("earned"), track["used"].as_i64().expect("used"))
}
