//! A table keeps its box, also one of the first version, which did not name it.

#[path = "../../catalogue/tests/counting/mod.rs"]
mod counting;

use catalogue::{GameInfo, Games};
use pages::Sitter;
use play::{BoxDigest, Seed};
use serde_json::Value;
use table::{BoxChoice, Entry, Id, Room, TablePlan};

use counting::Counting;

static GAMES: Games = Games::new(&[GameInfo::of::<Counting>()]);

fn id() -> Id {
    Id::from_bytes([9; 16])
}

/// A box of an owner, known in this process.
fn take_in(text: &str) -> BoxDigest {
    GAMES.find("counting").expect("the game").take_in_box(text).expect("a right box")
}

fn built_in() -> BoxDigest {
    GAMES.find("counting").expect("the game").built_in_boxes()[0]
}

/// The entries of a table at which somebody has counted this far.
fn entries(games: Games, components: Option<BoxChoice>, counted: usize) -> Vec<String> {
    let (game, setup, sitters, names) = ("counting".to_owned(), String::new(), vec![Sitter::Me], Vec::new());
    let plan = TablePlan { game, setup, components, is_public: false, sitters, names, beginning: None, hints: None };
    let (_, append) = plan.open(games, id(), Seed::from(7)).expect("a good plan");
    let one = Entry::Play { player: 0, action: "one".to_owned(), chance: Vec::new(), command: None };
    std::iter::once(append.entry).chain(std::iter::repeat_n(one.text(), counted)).collect()
}

/// The entries as the first version would have written them.
fn unnamed(mut entries: Vec<String>) -> Vec<String> {
    let mut open: Value = serde_json::from_str(&entries[0]).expect("JSON");
    let fields = open["open"].as_object_mut().expect("an opening");
    assert!(fields.remove("box").is_some(), "an opening names its box");
    fields.remove("box_name");
    entries[0] = open.to_string();
    entries
}

/// The table that these entries make: its box, and whether the game is over.
fn replayed(games: Games, entries: &[String]) -> Result<(BoxDigest, bool), String> {
    let room = Room::replay(games, id(), entries).map_err(|error| error.to_string())?.expect("there are entries");
    Ok((room.table().box_digest(), room.is_over()))
}

#[test]
fn a_table_names_its_box_and_keeps_it_whatever_is_usual() {
    let (own, other) = (take_in("none 5"), take_in("none 4"));
    let chosen = BoxChoice { digest: own, name: "Five".to_owned() };
    let entries = entries(GAMES, Some(chosen), 5);
    for games in [GAMES, GAMES.with_boxes(&[("counting", other)]), GAMES.with_boxes(&[("counting", own)])] {
        assert_eq!(replayed(games, &entries), Ok((own, true)));
    }
    let room = Room::replay(GAMES, id(), &entries).expect("it replays").expect("there are entries");
    assert_eq!(room.opening().box_name.as_deref(), Some("Five"));
    assert!(room.record().is_some_and(|record| record.contains(&format!("\ncomponents {own}  #"))));
}

#[test]
fn a_table_that_does_not_name_its_box_has_the_first_built_in_one() {
    let entries = unnamed(entries(GAMES, None, 3));
    let other = GAMES.with_boxes(&[("counting", take_in("none 6"))]);
    assert_eq!(replayed(GAMES, &entries), Ok((built_in(), true)));
    assert_eq!(replayed(other, &entries), Ok((built_in(), true)), "also where another one is usual");
}

#[test]
fn a_table_of_an_owners_box_that_is_not_named_replays_only_where_that_one_is_usual() {
    let (own, other) = (take_in("none 8"), take_in("none 7"));
    let with_own = GAMES.with_boxes(&[("counting", own)]);
    let entries = unnamed(entries(with_own, None, 8));
    assert_eq!(replayed(with_own, &entries), Ok((own, true)));
    for games in [GAMES, GAMES.with_boxes(&[("counting", other)])] {
        let error = replayed(games, &entries).expect_err("another box ends sooner");
        assert!(error.starts_with("entry 4: "), "the fault is the one of the built-in box: {error}");
    }
}

#[test]
fn a_table_of_a_box_that_is_not_known_is_not_played_with_another() {
    let mut entries = entries(GAMES, None, 1);
    entries[0] = entries[0].replace(&built_in().to_string(), "00000000000000ab");
    let error = replayed(GAMES, &entries).expect_err("nobody knows this box");
    assert!(error.contains("00000000000000ab"), "{error}");
}
