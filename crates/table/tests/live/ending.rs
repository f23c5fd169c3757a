//! Nobody is stuck: people who are away, who give up, and who agree to end the game.

use std::time::Duration;

use catalogue::{Code, GAMES, Level};
use pages::Sitter;
use play::{Chances, PlayerSet, Seed};
use table::{EndWord, Format, Message, Room, Seat, Sent, SocketRequest, State, WatcherId, Wish};
use words::Language;

use crate::host::{Host, code, guest, id, player};

const MINUTE: Duration = Duration::from_secs(60);

/// Two people at a table of a game, where the first one is to act.
fn pair(game: &str) -> Host {
    let mut host = Host::new(game, "players=2", &[Sitter::Me, Sitter::Open]);
    host.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    host
}

fn give_up(seat: usize) -> Wish {
    Wish::GiveUp { player: player(seat), command: None }
}

fn word(seat: usize, word: EndWord) -> Wish {
    Wish::End { player: player(seat), word, command: None }
}

/// The one who is to act, and the other one.
fn acting(host: &Host) -> (usize, usize) {
    let seat = host.table.room().table().turn().players().iter().next().expect("a decision").seat();
    (seat, 1 - seat)
}

/// How many redraws were sent since this was last asked.
fn redraws(host: &mut Host) -> usize {
    let sent = std::mem::take(&mut host.output.sent);
    sent.iter().filter(|(_, sent)| matches!(sent, Sent::Redraw(_))).count()
}

#[test]
fn others_read_since_when_somebody_is_away_and_after_two_minutes_they_have_a_choice() {
    let mut host = pair("marabunta");
    let (away, here) = acting(&host);
    let [away_guest, here_guest] = [away, here].map(|seat| seat as u8 + 1);
    host.watch(1, Some(id(here_guest)), Format::Page(Language::English)).expect("a watcher");
    host.watch(2, Some(id(away_guest)), Format::Page(Language::English)).expect("a watcher");
    host.now = host.table.due().expect("it is told who has come");
    host.tell(Message::Tick);
    host.tell(Message::Leave(WatcherId(2)));
    let left = host.now;
    let choice = "data-do=\"bot\"";
    let mut told = Vec::new();
    while host.now < left + 3 * MINUTE {
        host.now = host.table.due().expect("something changes while nobody moves");
        redraws(&mut host);
        host.tell(Message::Tick);
        assert_eq!(redraws(&mut host), 1, "the page is redrawn after {:?}", host.now - left);
        told.push(host.now - left);
        let page = host.page(Some(here_guest), Language::English);
        assert_eq!(page.contains(choice), host.now >= left + 2 * MINUTE, "after {:?}", host.now - left);
    }
    assert_eq!(told, [Duration::from_secs(1), MINUTE, 2 * MINUTE, 3 * MINUTE]);
    assert!(host.page(Some(here_guest), Language::English).contains("has been away for 3 minutes"));
    assert!(host.page(Some(here_guest), Language::Hungarian).contains("3 perce nincs itt"));
    assert!(!host.page(None, Language::English).contains(choice), "a spectator has no choice");
    host.wish(&guest(here_guest), Wish::Bot(player(away), Level::Medium)).expect("nobody need wait");
    let page = host.page(Some(away_guest), Language::English);
    assert!(page.contains("A bot is playing for you.") && page.contains("/sit"), "the way back is shown");
    host.wish(&guest(away_guest), Wish::Sit(player(away))).expect("the seat was kept");
    let page = host.page(Some(here_guest), Language::English);
    assert!(page.contains("is back.") && page.contains("plays for"), "everybody reads what happened");
}

#[test]
fn the_clock_stands_still_when_nobody_reads_or_nobody_is_waited_for() {
    let mut host = pair("marabunta");
    assert_eq!(host.table.due(), None, "nobody reads");
    let (away, here) = acting(&host);
    host.watch(1, Some(id(here as u8 + 1)), Format::Page(Language::English)).expect("a watcher");
    host.now += Duration::from_secs(1);
    host.tell(Message::Tick);
    assert!(host.table.due().is_some(), "somebody waits");
    host.watch(2, Some(id(away as u8 + 1)), Format::Page(Language::English)).expect("a watcher");
    host.now += Duration::from_secs(1);
    host.tell(Message::Tick);
    assert_eq!(host.table.due(), None, "everybody is here");
}

#[test]
fn after_giving_up_a_bot_plays_on_and_nobody_takes_the_seat() {
    let mut host = pair("clever2");
    assert_eq!(code(host.wish(&guest(2), give_up(0))), Code::SeatNotYours);
    host.wish(&guest(1), give_up(0)).expect("a seat of one's own");
    assert_eq!(host.table.room().seats()[0], Seat::GivenUp(guest(1)));
    for wish in [Wish::Sit(player(0)), Wish::Bot(player(0), Level::Hard)] {
        for who in [1, 2] {
            let refused = code(host.wish(&guest(who), wish.clone()));
            assert!(matches!(refused, Code::SeatTaken | Code::SeatStranger), "{refused}");
        }
    }
    assert_eq!(code(host.wish(&guest(1), give_up(0))), Code::SeatNotYours, "nobody gives up twice");
    let page = host.page(Some(2), Language::English);
    assert!(page.contains("Guest 1 gave up; a bot plays on."), "everybody reads it");
    let mut room = Room::replay(GAMES, id(9), &host.entries).expect("good entries").expect("a table");
    [1, 2].map(guest).iter().for_each(|guest| room.rename(guest));
    assert_eq!(room.seats(), host.table.room().seats());
}

#[test]
fn who_has_given_up_is_last_whatever_the_points_say() {
    let mut host = pair("clever2");
    while !host.table.room().is_over() {
        let (seat, _) = acting(&host);
        if host.table.room().seats()[seat].level().is_some() {
            host.think();
            continue;
        }
        let (action, version) = (host.legal(seat), host.table.room().version());
        let play = Wish::Play { player: player(seat), action, version, command: None };
        host.wish(&guest(seat as u8 + 1), play).expect("a legal move");
        // The best one so far gives up in the middle.
        let scores = host.table.room().table().scores();
        if scores[0].total() > scores[1].total() && host.table.room().given_up().is_empty() {
            host.wish(&guest(1), give_up(0)).expect("a seat of one's own");
        }
    }
    let room = host.table.room();
    assert_eq!(room.state(), State::Over);
    assert_eq!(room.given_up(), [player(0)].into_iter().collect());
    assert_eq!(room.winners(), Some([player(1)].into_iter().collect()));
    let page = host.page(Some(1), Language::English);
    assert!(page.contains("Guest 2 wins") && page.contains("Guest 1 gave up and comes last."), "the result says why");
    assert!(host.page(Some(1), Language::Hungarian).contains("Guest 1 feladta, ezért utolsó."));
    let record = room.record().expect("the game is over");
    let game = GAMES.find("clever2").expect("a game");
    let replayed = game.load(&record, Seed::from(0), Chances::Manual).expect("its record is that of any game");
    assert_eq!(replayed.scores(), room.table().scores(), "the totals stay true");
}

#[test]
fn a_game_ends_when_everybody_agrees_and_nobody_has_won() {
    let mut host = pair("marabunta");
    assert_eq!(code(host.wish(&guest(2), word(1, EndWord::Agree))), Code::EndNone);
    host.wish(&guest(1), word(0, EndWord::Propose)).expect("a proposal");
    assert_eq!(code(host.wish(&guest(1), word(0, EndWord::Propose))), Code::EndAgreed);
    assert!(host.page(Some(2), Language::English).contains("Guest 1 proposes to end the game here."));
    assert!(host.page(Some(1), Language::English).contains("Not answered yet: Guest 2"));
    assert!(!host.page(None, Language::English).contains("data-do=\"agree_to_end\""));
    host.wish(&guest(2), word(1, EndWord::Agree)).expect("an answer");
    let room = host.table.room();
    assert_eq!((room.state(), room.winners()), (State::Ended, Some(PlayerSet::NONE)));
    assert_eq!(room.seed().map(|seed| seed.parse()), Some(Ok(Seed::from(7))), "the seed is revealed");
    let record = room.record().expect("it is over");
    assert!(record.lines().last().is_some_and(|line| line.starts_with("ended  #")), "{record}");
    let game = GAMES.find("marabunta").expect("a game");
    assert!(game.load(&record, Seed::from(0), Chances::Manual).expect("a good record").is_ended());
    let (seat, _) = acting(&host);
    let (action, version) = (host.legal(seat), host.table.room().version());
    let play = Wish::Play { player: player(seat), action, version, command: None };
    for (who, wish) in [(seat as u8 + 1, play), (1, Wish::Rise(player(0))), (1, give_up(0))] {
        assert_eq!(code(host.wish(&guest(who), wish)), Code::TableOver);
    }
    let page = host.page(Some(1), Language::English);
    assert!(page.contains("The game was ended by agreement. Nobody has won.") && !page.contains("data-action"));
    let again = Room::replay(GAMES, id(9), &host.entries).expect("good entries").expect("a table");
    assert_eq!((again.state(), again.record()), (State::Ended, Some(record)));
    host.wish(&guest(2), Wish::Rematch(id(8))).expect("they may meet again");
}

#[test]
fn the_next_decision_of_a_person_withdraws_the_proposal_and_a_word_does_too() {
    let mut host = pair("clever2");
    host.wish(&guest(1), word(0, EndWord::Propose)).expect("a proposal");
    let (seat, _) = acting(&host);
    let (action, version) = (host.legal(seat), host.table.room().version());
    let play = Wish::Play { player: player(seat), action, version, command: None };
    host.wish(&guest(seat as u8 + 1), play).expect("a legal move");
    assert_eq!(code(host.wish(&guest(2), word(1, EndWord::Agree))), Code::EndNone);
    host.wish(&guest(2), word(1, EndWord::Propose)).expect("a proposal");
    host.wish(&guest(1), word(0, EndWord::Decline)).expect("an answer");
    assert_eq!(code(host.wish(&guest(1), word(0, EndWord::Agree))), Code::EndNone);
    assert_eq!(host.table.room().state(), State::Playing);
}

#[test]
fn bots_and_those_who_gave_up_are_not_asked() {
    let sitters = [Sitter::Me, Sitter::Open, Sitter::Bot(Level::Easy)];
    let mut host = Host::new("clever2", "players=3", &sitters);
    host.wish(&guest(2), Wish::Sit(player(1))).expect("a free seat");
    host.wish(&guest(1), word(0, EndWord::Propose)).expect("a proposal");
    assert_eq!(host.table.room().state(), State::Playing, "somebody is asked");
    host.wish(&guest(2), give_up(1)).expect("a seat of one's own");
    assert_eq!(code(host.wish(&guest(2), word(1, EndWord::Agree))), Code::SeatNotYours);
    host.wish(&guest(1), word(0, EndWord::Agree)).expect("nobody else is asked");
    assert_eq!(host.table.room().state(), State::Ended);
}

#[test]
fn over_the_socket_a_word_is_carried_out_once() {
    let mut host = pair("marabunta");
    host.watch(1, Some(id(1)), Format::Json(Some(player(0)))).expect("a watcher");
    let ask = |host: &mut Host, text: &str| {
        host.output.sent.clear();
        let request = SocketRequest::read(text).expect("a request");
        host.tell(Message::Request { watcher: WatcherId(1), guest: guest(1), request });
        let answers = host.texts(1).into_iter().map(|text| serde_json::from_str(&text).expect("JSON"));
        answers.collect::<Vec<serde_json::Value>>()
    };
    let proposed = ask(&mut host, r#"{"cmd":"propose_end","id":"a"}"#);
    assert_eq!(proposed[0]["ok"], true);
    assert_eq!(proposed[1]["ending"], serde_json::json!({"agreed": [0], "asked": [1]}));
    assert_eq!(ask(&mut host, r#"{"cmd":"propose_end","id":"a"}"#)[0]["ok"], true, "a repeat changes nothing");
    assert_eq!(ask(&mut host, r#"{"cmd":"decline_end","seat":0,"id":"b"}"#)[0]["ok"], true);
    assert_eq!(ask(&mut host, r#"{"cmd":"agree_to_end"}"#)[0]["error"]["code"], "end/none");
    let early = ask(&mut host, r#"{"cmd":"bot","seat":1,"level":"medium"}"#);
    assert_eq!(early[0]["error"]["code"], "seat/taken", "the other one was here just now");
    assert_eq!(ask(&mut host, r#"{"cmd":"give_up","id":"c"}"#)[1]["given_up"], serde_json::json!([0]));
    assert_eq!(ask(&mut host, r#"{"cmd":"give_up","seat":0,"id":"c"}"#)[0]["ok"], true, "a repeat changes nothing");
}
