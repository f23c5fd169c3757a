//! A live table as its host sees it: messages and time in, work out.

mod ending;
mod hints;
mod host;
mod naming;

use std::time::Duration;

use catalogue::{Code, GAMES, Level};
use pages::Sitter;
use play::Seed;
use table::{CallAnswer, Format, Message, Room, Sent, SocketRequest, Stored, Version, WatcherId, Wish};
use words::Language;

use crate::host::{Host, code, guest, id, player};

#[test]
fn what_is_granted_is_kept_before_it_is_seen() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    host.watch(1, Some(id(1)), Format::Json(Some(player(0)))).expect("a watcher");
    host.texts(1);
    let version = host.table.room().version();
    host.next.push(Stored::Failed);
    assert_eq!(code(host.play(0, version, None)), Code::ServerStore);
    assert!(host.texts(1).is_empty(), "nobody sees what was not kept");
    assert_eq!(host.table.room().version(), version);
    assert_eq!(host.play(0, version, None), Ok(CallAnswer::Changed(version.next())));
    assert_eq!(host.texts(1).len(), 1);
    let room = Room::replay(GAMES, id(9), &host.entries).expect("good entries").expect("a table");
    assert_eq!(room.table().record(), host.table.room().table().record(), "the entries make the same table");
}

#[test]
fn a_command_that_was_kept_although_the_answer_was_lost_is_done() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    let (version, action) = (host.table.room().version(), host.legal(0));
    let mut twin = Host::new("clever2", "players=1", &[Sitter::Me]);
    twin.play(0, version, Some("a")).expect("a legal move");
    host.faster = twin.entries.split_off(version.0 as usize);
    host.next.push(Stored::Failed);
    let wish = Wish::Play { player: player(0), action, version, command: Some("a".to_owned()) };
    assert_eq!(host.wish(&guest(1), wish.clone()), Ok(CallAnswer::Changed(version.next())));
    assert_eq!(host.wish(&guest(1), wish), Ok(CallAnswer::Changed(version.next())), "and a repeat changes nothing");
}

#[test]
fn of_two_writers_the_slower_one_checks_its_wish_anew() {
    let mut host = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    let version = host.table.room().version();
    let mut twin = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    twin.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    host.faster = twin.entries.split_off(version.0 as usize);
    assert_eq!(code(host.wish(&guest(3), Wish::Sit(player(1)))), Code::SeatTaken);
    assert_eq!(host.table.room().version(), version.next());
}

#[test]
fn entries_that_cannot_be_followed_end_the_table_and_everybody_is_told() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    host.watch(1, None, Format::Page(Language::Hungarian)).expect("a watcher");
    host.output.sent.clear();
    host.entries.push(r#"{"dance":{}}"#.to_owned());
    host.tell(Message::Refresh(Version(99)));
    assert_eq!(host.output.ended.as_ref().map(|refusal| refusal.code), Some(Code::TableNewer));
    assert!(matches!(&host.output.sent[..], [(WatcherId(1), Sent::Ended(_))]));
}

#[test]
fn a_bot_is_asked_again_after_a_growing_pause_until_its_decision_is_kept() {
    let mut host = Host::new("marabunta", "players=2", &[Sitter::Bot(Level::Easy), Sitter::Me]);
    let version = host.table.room().version();
    for pause in [500, 1000, 2000] {
        host.next.push(Stored::Failed);
        assert_eq!(host.think().len(), 1);
        assert_eq!(host.table.room().version(), version);
        let due = host.table.due().expect("a bot waits");
        assert_eq!(due - host.now, Duration::from_millis(pause));
        host.tell(Message::Tick);
        assert!(host.output.jobs.is_empty(), "it is too early");
        host.now = due;
        host.tell(Message::Tick);
    }
    host.think();
    assert_eq!(host.table.room().version(), version.next());
}

#[test]
fn a_bot_goes_on_with_its_search_while_its_turn_goes_on() {
    let mut host = Host::new("house_of_cats", "players=1", &[Sitter::Me]);
    let level = Level::Search { simulations: 40, trees: 1 };
    host.wish(&guest(1), Wish::Bot(player(0), level)).expect("a bot plays on for me");
    let mut tried = Vec::new();
    while !host.table.room().is_over() {
        tried.extend(host.think());
    }
    // A search that goes on has tried more than those 40 times; after a result of chance it begins anew.
    assert!(tried.iter().any(|times| *times > 40), "no search went on: {tried:?}");
    assert!(tried.contains(&40), "no search began anew: {tried:?}");
}

#[test]
fn a_hint_is_thought_about_once_and_answered_over_the_socket_and_the_call() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    host.watch(1, Some(id(1)), Format::Page(Language::English)).expect("a watcher");
    let request = SocketRequest::read(r#"{"cmd":"hint","id":"h"}"#).expect("a request");
    host.tell(Message::Request { watcher: WatcherId(1), guest: guest(1), request });
    let call = host.call();
    host.tell(Message::Hint { guest: id(1), player: player(0), call });
    assert_eq!(host.output.jobs.len(), 1, "one thought for both");
    let job = host.output.jobs.remove(0).id;
    host.texts(1);
    let action = host.legal(0);
    host.tell(Message::Thought { job, bot: None, action: Some(action.clone()), why: None });
    assert_eq!(host.answer(call), Some(Ok(CallAnswer::Hint { action: action.clone(), why: None })));
    let answer: serde_json::Value = serde_json::from_str(&host.texts(1)[0]).expect("JSON");
    assert_eq!((&answer["answer"], &answer["action"]), (&"h".into(), &action.into()));
}

#[test]
fn a_hint_that_nobody_waits_for_is_not_thought_about() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    let call = host.call();
    host.tell(Message::Hint { guest: id(1), player: player(0), call });
    let job = host.output.jobs.remove(0).id;
    assert!(host.table.begin(job, Seed::from(1), |_| false).0.is_none());
}

#[test]
fn others_wait_two_minutes_for_somebody_who_has_gone() {
    let mut host = Host::new("clever2", "players=2", &[Sitter::Me, Sitter::Open]);
    host.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    let bot = || Wish::Bot(player(1), Level::Easy);
    assert_eq!(code(host.wish(&guest(1), bot())), Code::SeatTaken);
    host.now += Duration::from_secs(121);
    host.watch(2, Some(id(2)), Format::Json(None)).expect("a watcher");
    assert_eq!(code(host.wish(&guest(1), bot())), Code::SeatTaken, "now they are here");
    host.tell(Message::Leave(WatcherId(2)));
    host.now += Duration::from_secs(121);
    assert!(host.wish(&guest(1), bot()).is_ok());
}

#[test]
fn a_table_has_a_limit_of_watchers() {
    let mut host = Host::new("clever2", "players=1", &[Sitter::Me]);
    for watcher in 0..3 {
        host.watch(watcher, None, Format::Json(None)).expect("there is room");
    }
    assert_eq!(code(host.watch(3, None, Format::Json(None))), Code::LimitWatchers);
    host.tell(Message::Leave(WatcherId(0)));
    assert!(host.watch(4, None, Format::Json(None)).is_ok());
}
