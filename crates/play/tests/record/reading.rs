//! What is written reads back and goes on.

use crate::*;

#[test]
fn the_golden_record_is_what_the_table_writes() {
    let mut table = Table::<Toy>::new("players=2".parse().expect("a set-up"), Seed::from(1), Chances::Automatic);
    for line in without_checks(GOLDEN).lines().skip(HEAD_LINES) {
        if let Ok(Event::<Toy>::Decision(player, action)) = Event::read(line, &ToyBox) {
            table.play(player, action).expect(line);
        }
    }
    assert_eq!(table.record().to_string(), GOLDEN);
    assert_eq!(Table::replay(&table.record(), Seed::from(SPARE), Chances::Automatic), Ok(table));
}

#[test]
fn the_golden_record_reads_back_and_replays() {
    let record = Record::<Toy>::read(GOLDEN).expect("it is right");
    assert_eq!(record.origin, Origin::Drawn(Seed::from(1)));
    assert_eq!(record.events.len(), 27);
    assert_eq!(record.totals, Some(vec![7, 8]));
    assert_eq!(record.to_string(), GOLDEN);
    let table = replay(GOLDEN).expect("it is right");
    assert_eq!(table.game().turn(), Turn::Over);
    assert_eq!(table.record().to_string(), GOLDEN);
}

#[test]
fn checks_may_be_left_out_of_all_lines() {
    assert_eq!(replay(&without_checks(GOLDEN)), replay(GOLDEN));
    assert_eq!(replay(without_checks(GOLDEN).trim_end()), replay(GOLDEN));
}

#[test]
fn the_head_is_read_without_knowing_the_game() {
    let head = Head::read(GOLDEN).expect("it is right");
    assert_eq!((head.game.as_str(), head.rules), ("toy", 1));
    assert_eq!(
        (head.components.to_string().as_str(), head.setup.as_str()),
        ("0123456789abcdef", "players=2 deck=small")
    );
    assert_eq!(head.origin, Origin::Drawn(Seed::from(1)));
    let other = golden_with(2, "game chess").replace("setup players=2 deck=small", "setup anything else");
    let head = Head::read(&other).expect("any game has a head");
    assert_eq!((head.game.as_str(), head.setup.as_str()), ("chess", "anything else"));
}

#[test]
fn a_game_goes_on_from_every_part_of_its_record() {
    let whole = replay(GOLDEN).expect("it is right");
    for number in HEAD_LINES..GOLDEN.lines().count() {
        let text = joined(GOLDEN.lines().take(number));
        let mut table = replay(&text).expect("a part is right too");
        assert_eq!(table.events(), &whole.events()[..number - HEAD_LINES]);
        for event in &whole.events()[number - HEAD_LINES..] {
            match *event {
                Event::Decision(player, action) => drop(table.play(player, action).expect("it was legal")),
                Event::Chance(_) => drop(table.draw().expect("it was chance's turn")),
            }
        }
        assert_eq!(table, whole);
    }
}

#[test]
fn automatic_chance_goes_on_where_the_record_stops() {
    let record = Record::<Toy>::read(&golden_until(10)).expect("it is right");
    let table = Table::replay(&record, Seed::from(SPARE), Chances::Automatic).expect("it is right");
    assert_eq!(table.events().last().map(line).as_deref(), Some("- roll 3"));
}

#[test]
fn a_game_that_was_ended_says_so_until_it_goes_on() {
    let text = joined(GOLDEN.lines().take(10));
    let mut table = replay(&text).expect("it is right");
    table.end();
    let ended = table.record().to_string();
    assert!(ended.starts_with(&text) && ended.lines().last().is_some_and(|line| line.starts_with("ended  #")));
    let mut again = replay(&ended).expect("it is right");
    assert_eq!((again.is_ended(), &again, again.record().to_string()), (true, &table, ended));
    assert_eq!(again.winners(), None);
    again.draw().expect("chance is next");
    assert!(!again.is_ended());
    let mut over = replay(GOLDEN).expect("it is right");
    over.end();
    assert_eq!(over.record().to_string(), GOLDEN, "a game that is over cannot be ended");
}
