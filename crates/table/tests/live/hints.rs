//! Hints: they say why, are a choice of the opening, and everybody reads that one was taken.

use catalogue::{Code, GAMES, Level};
use pages::Sitter;
use table::{CallAnswer, Format, Open, Room, Stored, Wish};
use words::Language;

use crate::host::{Host, code, guest, id, player};

/// The seat whose turn it is.
fn mover(host: &Host) -> usize {
    host.table.room().table().turn().players().iter().next().expect("somebody decides").seat()
}

#[test]
fn a_hint_against_bots_says_why_and_is_nobody_elses_business() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    let (entries, english) = (host.entries.len(), host.hint(1, 0).expect("hints are allowed"));
    let CallAnswer::Hint { action, why: Some(why) } = english else { panic!("no reason: {english:?}") };
    for language in Language::ALL {
        let hint = host.table.page(Some(&id(1)), language).hint.expect("the page shows it");
        assert_eq!(hint.why.as_deref() == Some(&why), language == Language::English);
        assert_eq!(hint.action, host.table.room().table().label(&action, language));
    }
    assert_eq!(host.entries.len(), entries, "nobody else is to be told");
    host.play(0, host.table.room().version(), None).expect("a legal move");
    assert_eq!(host.table.page(Some(&id(1)), Language::English).hint, None, "it was for one choice");
}

#[test]
fn among_people_hints_are_off_unless_the_opening_allows_them() {
    let open = [Sitter::Me, Sitter::Open];
    for (sitters, hints, allowed) in [
        (&open[..], None, false),
        (&[Sitter::Me], None, false),
        (&[Sitter::Me, Sitter::Me], None, false),
        (&[Sitter::Me, Sitter::Bot(Level::Easy)], None, true),
        (&open, Some(true), true),
        (&[Sitter::Me, Sitter::Bot(Level::Easy)], Some(false), false),
    ] {
        let mut host = Host::with_hints("clever2", "players=2", sitters, hints);
        assert_eq!(host.table.room().opening().hints, allowed, "{sitters:?}");
        assert_eq!(
            host.entries[0].contains("hints"),
            !allowed,
            "only what is not usual is written: {}",
            host.entries[0]
        );
        let read = Open::read(&host.entries).expect("an opening");
        assert_eq!(read.hints, allowed, "an opening that says nothing allows them, as those of before do");
        assert_eq!(host.table.page(Some(&id(1)), Language::English).has_hints, allowed);
        if !allowed {
            assert_eq!(code(host.hint(1, 0)), Code::HintOff);
        }
    }
}

#[test]
fn at_a_table_with_others_everybody_reads_who_took_a_hint_and_nothing_else_changes() {
    let mut host = Host::with_hints("clever2", "players=2", &[Sitter::Me, Sitter::Open], Some(true));
    host.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    let (seat, before) = (mover(&host), host.table.room().version());
    let who = seat as u8 + 1;
    host.watch(7, Some(id(3 - who)), Format::Json(None)).expect("a watcher");
    host.texts(7);
    let record = host.table.room().table().record();
    let first = host.hint(who, seat).expect("hints are allowed");
    assert_eq!(host.entries.last().map(String::as_str), Some(format!(r#"{{"hinted":{{"player":{seat}}}}}"#).as_str()));
    assert_eq!(host.table.room().version(), before.next());
    assert_eq!(host.log(Language::English)[0], format!("Guest {who} took a hint."));
    assert_eq!(host.log(Language::Hungarian)[0], format!("Guest {who} tippet kért."));
    let told: serde_json::Value = serde_json::from_str(&host.texts(7)[0]).expect("JSON");
    assert_eq!((&told["hints"], &told["hinted"]), (&true.into(), &vec![seat].into()));
    assert_eq!(host.hint(who, seat).as_ref(), Ok(&first), "who asks again gets the same");
    assert_eq!(host.table.room().version(), before.next(), "and is told of once");

    // The choice is as it was: what was decided by the version before is not late, and its repeat is known.
    assert_eq!(host.table.room().table().record(), record);
    let wish =
        Wish::Play { player: player(seat), action: host.legal(seat), version: before, command: Some("a".into()) };
    let played = host.wish(&guest(who), wish.clone()).expect("not late");
    assert_eq!(host.wish(&guest(who), wish), Ok(played));
    let log = host.log(Language::English);
    assert_eq!(log.iter().filter(|line| line.contains("took a hint")).count(), 1);
    assert!(!log[0].contains("took a hint"), "the move came later: {log:?}");
    let room = Room::replay(GAMES, id(9), &host.entries).expect("good entries").expect("a table");
    assert_eq!(room.table().record(), host.table.room().table().record());
    assert_eq!(room.version(), host.table.room().version());
}

#[test]
fn a_hint_that_cannot_be_told_to_the_others_is_not_given() {
    let mut host = Host::with_hints("clever2", "players=2", &[Sitter::Me, Sitter::Me], Some(true));
    let seat = mover(&host);
    host.next.push(Stored::Failed);
    assert_eq!(code(host.hint(1, seat)), Code::ServerStore);
    assert_eq!(host.table.page(Some(&id(1)), Language::English).hint, None);
    // Of two writers the slower one reads what it missed, and the choice is still the same.
    let mut twin = Host::with_hints("clever2", "players=2", &[Sitter::Me, Sitter::Me], Some(true));
    twin.hint(1, seat).expect("hints are allowed");
    host.faster = vec![twin.entries.pop().expect("an entry")];
    host.hint(1, seat).expect("it is kept behind the other one");
    assert_eq!(host.log(Language::English).iter().filter(|line| line.contains("took a hint")).count(), 2);
}
