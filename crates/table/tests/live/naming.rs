//! Names belong to guests; only those who share a device have names of their own seats.

use catalogue::{GAMES, Level};
use pages::Sitter;
use table::{Format, Guest, Message, Room, Seat, Wish};
use words::Language;

use crate::host::{Host, guest, id, player};

fn names(room: &Room) -> Vec<String> {
    let name = |seat: &Seat| match seat {
        Seat::Guest { name, .. } | Seat::GivenUp(Guest { name, .. }) => Some(name.clone()),
        Seat::Bot { instead_of, .. } => instead_of.as_ref().map(|absent| absent.name.clone()),
        Seat::Free => None,
    };
    room.seats().iter().filter_map(name).collect()
}

fn renamed(n: u8, name: &str) -> Guest {
    Guest { id: id(n), name: name.to_owned() }
}

#[test]
fn a_new_name_reaches_the_table_and_stands_in_no_entry() {
    let mut host = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    host.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    assert_eq!(names(host.table.room()), ["Guest 1", "Guest 2"]);
    assert!(host.entries.iter().all(|entry| !entry.contains("Guest")), "{:?}", host.entries);
    host.watch(1, None, Format::Json(None)).expect("a watcher");
    host.texts(1);
    host.tell(Message::Named(vec![renamed(2, "Bence"), renamed(7, "Nobody here")]));
    assert_eq!(names(host.table.room()), ["Guest 1", "Bence"]);
    assert!(host.texts(1)[0].contains("Bence"), "programs are told too");
    host.wish(&guest(1), Wish::Bot(player(0), Level::Easy)).expect("a seat of one's own");
    host.tell(Message::Named(vec![renamed(1, "Anna")]));
    assert!(host.page(None, Language::English).contains("A bot plays for Anna"), "the log has the new name too");
}

#[test]
fn those_who_share_a_device_keep_the_names_of_their_seats() {
    let mut host = Host::new("clever2", "players=3", &[Sitter::Me, Sitter::Open, Sitter::Open]);
    host.wish(&guest(1), Wish::SitAs(player(1), "Bence".to_owned())).expect("a free seat");
    host.wish(&guest(1), Wish::Sit(player(2))).expect("a free seat");
    host.tell(Message::Named(vec![renamed(1, "Anna")]));
    assert_eq!(names(host.table.room()), ["Anna", "Bence", "Anna"]);
    host.wish(&guest(1), Wish::Bot(player(1), Level::Easy)).expect("a seat of one's own");
    host.wish(&guest(1), Wish::Sit(player(1))).expect("it was kept");
    assert_eq!(
        names(host.table.room()),
        ["Guest 1", "Bence", "Guest 1"],
        "the name of the guest who asks is the present one"
    );
    let mut room = Room::replay(GAMES, id(9), &host.entries).expect("good entries").expect("a table");
    room.rename(&renamed(1, "Anna"));
    assert_eq!(names(&room), ["Anna", "Bence", "Anna"], "also when they are read again");
}

#[test]
fn names_in_older_entries_are_read_and_the_present_name_wins() {
    let host = Host::new("clever2", "players=3", &[]);
    let mut entries = host.entries.clone();
    for (seat, n, name) in [(0, 1, "Anna"), (1, 1, "Bence"), (2, 2, "Cili")] {
        entries.push(format!(r#"{{"sit":{{"seat":{seat},"guest":"{}","name":"{name}"}}}}"#, id(n)));
    }
    let mut room = Room::replay(GAMES, id(9), &entries).expect("good entries").expect("a table");
    assert_eq!(names(&room), ["Anna", "Bence", "Cili"]);
    room.rename(&renamed(1, "Annabella"));
    room.rename(&renamed(2, "Cecília"));
    assert_eq!(names(&room), ["Annabella", "Bence", "Cecília"], "those who shared a device keep their names");
}

#[test]
fn a_name_that_only_another_process_knows_is_asked_for() {
    let mut host = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    let mut twin = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    twin.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    host.entries = twin.entries.clone();
    host.tell(Message::Refresh(twin.table.room().version()));
    assert_eq!(host.output.unnamed, [id(2)]);
    host.tell(Message::Named(vec![guest(2)]));
    assert_eq!(names(host.table.room()), ["Guest 1", "Guest 2"]);
}
