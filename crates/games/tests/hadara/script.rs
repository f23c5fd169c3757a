//! Games driven by the notation.

use games::Hadara;
use games::hadara::Components;
use play::{Chances, Event, Game, Notation, Player, Seed, Table, Turn};
use serde_json::Value;

/// A table at which every result of chance is given.
pub(crate) fn table(setup: &str) -> Table<Hadara> {
    Table::new(setup.parse().expect(setup), Seed::from(0), Chances::Manual)
}

/// Plays lines such as `0 side a` and `- back C03-5`; each must be legal.
#[track_caller]
pub(crate) fn play(table: &mut Table<Hadara>, lines: &[&str]) {
    for line in lines {
        match event(table, line) {
            Event::Decision(player, action) => drop(table.play(player, action).expect(line)),
            Event::Chance(result) => drop(table.chance(result).expect(line)),
        }
    }
}

/// Reads a line with the box of a table.
#[track_caller]
pub(crate) fn event(table: &Table<Hadara>, line: &str) -> Event<Hadara> {
    Event::read(line, table.components().get()).expect(line)
}

/// A table after some lines.
#[track_caller]
pub(crate) fn played(setup: &str, lines: &[&str]) -> Table<Hadara> {
    let mut table = table(setup);
    play(&mut table, lines);
    table
}

/// An action, a result or an event in the notation of a table's box.
pub(crate) fn text(table: &Table<Hadara>, thing: &impl Notation<Components>) -> String {
    thing.notation(&table.components()).to_string()
}

/// The player's legal actions as texts.
pub(crate) fn legal(table: &Table<Hadara>, seat: usize) -> Vec<String> {
    table.legal(Player::new(seat)).iter().map(|action| text(table, action)).collect()
}

/// What a viewer sees, as JSON.
pub(crate) fn view(table: &Table<Hadara>, viewer: Option<usize>) -> Value {
    serde_json::to_value(table.game().view(viewer.map(Player::new))).expect("a view is JSON")
}

/// Coins and tracks of a player.
pub(crate) fn purse(table: &Table<Hadara>, seat: usize) -> (u64, [u64; 4]) {
    let view = view(table, None);
    let player = &view["players"][seat];
    let track = |name: &str| player["tracks"][name].as_u64().expect("a track");
    (player["coins"].as_u64().expect("coins"), ["income", "military", "culture", "food"].map(track))
}

/// Every position of a random game, after each event; the results of chance come from the seed.
pub(crate) fn each_position(setup: &str, number: u64, mut see: impl FnMut(&Table<Hadara>)) {
    let mut rng = play::Rng::from_number(number);
    let mut table: Table<Hadara> = Table::new(setup.parse().expect(setup), Seed::from(number), Chances::Manual);
    see(&table);
    loop {
        match table.game().turn() {
            Turn::Over => return,
            Turn::Chance => drop(table.draw().expect("chance is to act")),
            Turn::Players(players) => {
                let deciders: Vec<Player> = players.iter().collect();
                let player = rng.pick(&deciders);
                let action = rng.pick(&table.legal(player));
                table.play(player, action).expect("a legal action");
            }
        }
        see(&table);
    }
}
