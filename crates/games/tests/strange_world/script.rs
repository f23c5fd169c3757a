//! Games driven by the notation.

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cards, Chance, Components};
use play::{
    Boxed, Chances, Components as _, Event, Game, Notation, NotationError, Player, PlayerSet, Rng, Seed, Table, Turn,
};
use serde_json::Value;

use crate::naive::file;

/// The newest box of the project.
pub(crate) fn standard() -> Boxed<Components> {
    Components::shelf().standard()
}

/// Reads an action with the newest box.
pub(crate) fn action(text: &str) -> Result<Action, NotationError> {
    Action::read(text, &standard())
}

/// Reads a result of chance with the newest box.
pub(crate) fn chance(text: &str) -> Result<Chance, NotationError> {
    Chance::read(text, &standard())
}

/// What something of the newest box is in the notation.
pub(crate) fn written(thing: &impl Notation<Components>) -> String {
    thing.notation(&standard()).to_string()
}

/// The names of cards, with a space between them.
pub(crate) fn names(cards: Cards) -> String {
    cards.ids(&standard()).collect::<Vec<_>>().join(" ")
}

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
    match Event::<StrangeWorld>::read(line, &table.components()).expect(line) {
        Event::Decision(player, action) => table.play(player, action).expect(line),
        Event::Chance(result) => table.chance(result).expect(line),
    };
}

/// The legal actions of a seat, as texts in ascending order.
pub(crate) fn legal(table: &Table<StrangeWorld>, seat: usize) -> Vec<String> {
    let components = table.components();
    let legal = table.legal(Player::new(seat));
    let mut texts: Vec<String> = legal.iter().map(|action| action.notation(&components).to_string()).collect();
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
            let Ok(Chance::Pile(_, card_read)) = chance(&format!("pile 1 {id}")) else { panic!("{id}") };
            let copies = card["copies"][set["id"].as_str().unwrap()].as_integer().unwrap();
            deck.extend((0..copies).map(|_| card_read));
        }
    }
    deck
}
