//! Games driven by the notation.

use games::StrangeWorld;
use games::strange_world::{Card, Chance};
use play::{Chances, Event, Game, Player, PlayerSet, Rng, Seed, Table, Turn};
use serde_json::Value;

use crate::naive::file;

/// A table at which every result of chance is given.
pub(crate) fn table(setup: &str) -> Table<StrangeWorld> {
    Table::new(setup.parse().expect("a set-up"), Seed::from(0), Chances::Manual)
}

/// Lets lines happen: a seat, or `-` for chance, and the notation.
#[track_caller]
pub(crate) fn follow(table: &mut Table<StrangeWorld>, lines: &str) {
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        happen(table, line);
    }
}

/// Lets one line happen.
#[track_caller]
pub(crate) fn happen(table: &mut Table<StrangeWorld>, line: &str) {
    match line.parse::<Event<StrangeWorld>>().expect(line) {
        Event::Decision(player, action) => table.play(player, action).expect(line),
        Event::Chance(result) => table.chance(result).expect(line),
    };
}

/// The legal actions of a seat, as texts in ascending order.
pub(crate) fn legal(table: &Table<StrangeWorld>, seat: usize) -> Vec<String> {
    let mut texts: Vec<String> = table.legal(Player::new(seat)).iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// What a viewer sees, as a client reads it.
pub(crate) fn json(game: &StrangeWorld, viewer: Option<usize>) -> Value {
    serde_json::to_value(game.view(viewer.map(Player::new))).expect("a view is JSON")
}

/// The cards of a seat, as that player sees them.
pub(crate) fn hand(game: &StrangeWorld, seat: usize) -> Vec<String> {
    texts(&json(game, Some(seat))["players"][seat]["hand"]["cards"])
}

/// A list of texts.
pub(crate) fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// Everybody who sits at the table, and a spectator.
pub(crate) fn viewers(game: &StrangeWorld) -> impl Iterator<Item = Option<Player>> {
    PlayerSet::seats(game.players()).iter().map(Some).chain([None])
}

/// What happens next in a random game; nothing when it is over.
pub(crate) fn random_event(game: &StrangeWorld, rng: &mut Rng) -> Option<Event<StrangeWorld>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(game.sample(rng))),
        Turn::Players(players) => {
            let player = rng.pick(&players.iter().collect::<Vec<_>>());
            let mut actions = Vec::new();
            game.legal(player, &mut actions);
            Some(Event::Decision(player, rng.pick(&actions)))
        }
    }
}

/// Every land card of a game, as the file lists them.
pub(crate) fn full_deck(players: usize) -> Vec<Card> {
    let mut deck = Vec::new();
    let used = |set: &&toml::Value| {
        set["used_with_players"].as_array().unwrap().contains(&toml::Value::Integer(players as i64))
    };
    for set in file()["deck_set"].as_array().unwrap().iter().filter(used) {
        for card in file()["land_card"].as_array().unwrap() {
            let id = card["id"].as_str().unwrap();
            let Ok(Chance::Pile(_, card_read)) = format!("pile 1 {id}").parse() else { panic!("{id}") };
            let copies = card["copies"][set["id"].as_str().unwrap()].as_integer().unwrap();
            deck.extend((0..copies).map(|_| card_read));
        }
    }
    deck
}
