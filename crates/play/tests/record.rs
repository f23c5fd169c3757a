//! A record reads back and replays, and no damage to it goes unnoticed.

mod toy;

use play::{Chances, Event, Game, Head, Origin, Record, RecordError, Rng, Seed, Table, Turn, all_setups};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

type Toy = toy::Toy;

/// The checks were computed with `binascii.crc_hqx` of Python.
const GOLDEN: &str = "\
tarsas record 1  #fa24
game toy  #6df9
rules 1  #bb15
components 0123456789abcdef  #5e50
setup players=2 deck=small  #b637
seed 1  #4ce6
- deal 3  #247e
- deal 2  #187a
0 bid 2  #cecb
1 bid 0  #1341
- roll 3  #c0da
0 mark red  #389f
0 mark blue  #e919
0 mark blue  #d283
0 peek  #a9d8
0 done  #e3a9
1 mark blue  #ba59
1 done  #25b1
1 bid 1  #f1c9
0 bid 0  #ab6f
- roll 1  #218e
0 done  #2688
1 mark red  #4e21
1 mark blue  #4075
1 done  #c78c
0 bid 1  #fa02
1 bid 2  #614b
- roll 3  #3c1a
0 mark red  #6f40
0 done  #f77f
1 mark red  #2965
1 mark red  #e20a
1 done  #e2ff
over 7 8  #9fa8
";

const HEAD_LINES: usize = 6;
const SPARE: u64 = 99;

fn replay(text: &str) -> Result<Table<Toy>, RecordError> {
    Table::replay(&Record::read(text)?, Seed::from(SPARE), Chances::Manual)
}

fn joined<'t>(lines: impl IntoIterator<Item = &'t str>) -> String {
    lines.into_iter().map(|line| format!("{line}\n")).collect()
}

/// The record as a person would write it.
fn without_checks(text: &str) -> String {
    joined(text.lines().map(|line| line.split("  #").next().unwrap_or(line)))
}

/// The golden record without checks, with another line in the place of one.
fn golden_with(number: usize, line: &str) -> String {
    let golden = without_checks(GOLDEN);
    let mut lines: Vec<&str> = golden.lines().collect();
    lines[number - 1] = line;
    joined(lines)
}

/// The first lines of the golden record without checks.
fn golden_until(number: usize) -> String {
    joined(without_checks(GOLDEN).lines().take(number))
}

mod reading {
    use super::*;

    #[test]
    fn the_golden_record_is_what_the_table_writes() {
        let mut table = Table::<Toy>::new("players=2".parse().expect("a set-up"), Seed::from(1), Chances::Automatic);
        for line in without_checks(GOLDEN).lines().skip(HEAD_LINES) {
            if let Ok(Event::<Toy>::Decision(player, action)) = line.parse() {
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
        assert_eq!((head.components.as_str(), head.setup.as_str()), ("0123456789abcdef", "players=2 deck=small"));
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
        assert_eq!(table.events().last().map(Event::to_string).as_deref(), Some("- roll 3"));
    }
}

mod damage {
    use super::*;
    use std::ops::RangeInclusive;

    #[track_caller]
    fn check(changed: &str, expect: RangeInclusive<usize>) {
        match replay(changed) {
            Ok(_) => panic!("a change of line {expect:?} was not noticed:\n{changed}"),
            Err(error) => assert!(expect.contains(&error.line), "{error}, not {expect:?}:\n{changed}"),
        }
    }

    /// Every position with the number of its line; a line's end belongs to the line.
    fn positions() -> impl Iterator<Item = (usize, usize)> {
        (0..GOLDEN.len()).map(|at| (at, GOLDEN[..at].matches('\n').count() + 1))
    }

    #[test]
    fn every_changed_character_is_found_in_its_line() {
        for (at, line) in positions() {
            let old = GOLDEN.as_bytes()[at];
            for new in
                [b' ', b'0', b'a', b'Z', b'#', b'\n', b'-', old + 1, old ^ 1].into_iter().filter(|&new| new != old)
            {
                let changed = format!("{}{}{}", &GOLDEN[..at], char::from(new), &GOLDEN[at + 1..]);
                let joins_or_splits = usize::from(old == b'\n' || new == b'\n');
                check(&changed, line..=line + joins_or_splits);
            }
        }
    }

    #[test]
    fn every_missing_character_is_found_in_its_line() {
        for (at, line) in positions().filter(|&(at, _)| at + 1 < GOLDEN.len()) {
            let changed = format!("{}{}", &GOLDEN[..at], &GOLDEN[at + 1..]);
            check(&changed, line..=line + usize::from(GOLDEN.as_bytes()[at] == b'\n'));
        }
        assert!(replay(GOLDEN.trim_end()).is_ok(), "only the last line needs no end");
    }

    #[test]
    fn every_added_character_is_found_in_its_line() {
        for (at, line) in positions() {
            for new in " 0aZ#\n-".chars() {
                let changed = format!("{}{new}{}", &GOLDEN[..at], &GOLDEN[at..]);
                check(&changed, line..=line + usize::from(new == '\n'));
            }
        }
        let after_the_end = GOLDEN.lines().count() + 1;
        " 0aZ#\n-".chars().for_each(|new| check(&format!("{GOLDEN}{new}"), after_the_end..=after_the_end));
    }

    #[test]
    fn swapped_missing_and_repeated_lines_are_found() {
        let lines: Vec<&str> = GOLDEN.lines().collect();
        for at in 0..lines.len() - 1 {
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            check(&joined(swapped), at + 1..=at + 1);
            let mut shorter = lines.clone();
            shorter.remove(at);
            check(&joined(shorter), at + 1..=at + 1);
            let mut longer = lines.clone();
            longer.insert(at, lines[at]);
            check(&joined(longer), at + 2..=at + 2);
        }
    }

    #[test]
    fn checks_stand_behind_all_lines_or_none() {
        let (checked, bare) = (GOLDEN.to_owned(), without_checks(GOLDEN));
        for (index, (with, without)) in checked.lines().zip(bare.lines()).enumerate() {
            let line = index + 1;
            let one_missing = checked.replacen(&format!("{with}\n"), &format!("{without}\n"), 1);
            check(&one_missing, line.max(2)..=line.max(2));
            let mut lines: Vec<&str> = bare.lines().collect();
            lines[index] = with;
            check(&joined(lines), line.max(2)..=line.max(2));
        }
    }
}

mod refusals {
    use super::*;

    #[track_caller]
    fn check(text: &str, line: usize, reason: &str) {
        let error = replay(text).expect_err("it is wrong");
        assert!(error.reason.contains(reason), "{error}");
        assert_eq!(error.line, line, "{error}");
        assert_eq!(error.to_string(), format!("line {line}: {}", error.reason));
    }

    #[track_caller]
    fn check_line(number: usize, line: &str, reason: &str) {
        check(&golden_with(number, line), number, reason);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let first = "a record begins with the line \"tarsas record 1\"";
        check("", 1, "the record ends before the first line of a record");
        check("\n", 1, first);
        check("hello", 1, first);
        check(&GOLDEN.to_uppercase(), 1, "its check does not fit");
        check(&String::from_utf8_lossy(&(0..=255).collect::<Vec<u8>>()), 1, first);
        check(&"\u{fffd}".repeat(100_000), 1, first);
        check_line(1, "tarsas record 2", first);
    }

    #[test]
    fn a_record_that_ends_in_its_head_is_refused() {
        check(&golden_until(1), 2, "the record ends before the line \"game ...\"");
        check(&golden_until(2), 3, "the record ends before the line \"rules ...\"");
        check(&golden_until(3), 4, "the record ends before the line \"components ...\"");
        check(&golden_until(4), 5, "the record ends before the line \"setup ...\"");
        check(&golden_until(5), 6, "the record ends before the line \"seed ...\"");
    }

    #[test]
    fn another_game_is_refused() {
        check_line(2, "game chess", "this is a game of chess, not of toy");
        check_line(2, "Game toy", "here the record must say \"game ...\"");
    }

    #[test]
    fn other_rules_are_refused() {
        check_line(3, "rules 2", "it was played by version 2 of the rules; this is version 1");
        for rules in ["rules 01", "rules +1", "rules one", "rules 65536", "rules "] {
            check_line(3, rules, "the rules have a version number");
        }
        check_line(3, "rules", "here the record must say \"rules ...\"");
    }

    #[test]
    fn other_components_are_refused() {
        let reason = "other components (fedcba9876543210) than those in use (0123456789abcdef)";
        check_line(4, "components fedcba9876543210", reason);
    }

    #[test]
    fn another_setup_is_refused() {
        check_line(5, "setup players=4 deck=small", "\"players\" has no value \"4\"");
        check_line(5, "setup players=2 color=red", "there is no setting \"color\"");
        check_line(5, "setup players=2", "the set-up must be written out: players=2 deck=small");
        check_line(5, "setup ", "the set-up must be written out: players=2 deck=small");
    }

    #[test]
    fn a_bad_seed_is_refused() {
        for seed in
            ["seed 01", "seed -1", "seed 1 ", "seed ", "seed unknown", "seed Given", "seed 18446744073709551616"]
        {
            check_line(6, seed, "a seed is a number from 0 to 18446744073709551615, or 64 hexadecimal digits");
        }
        check_line(6, "seed sha256:12", "a digest has 64 hexadecimal digits");
    }

    #[test]
    fn lines_that_are_no_events_are_refused() {
        let seat = "the line must begin with a seat from 0 to 5, or with - for chance";
        check_line(9, "bid", "a line is a seat, or - for chance, a space, and what happened");
        check_line(9, "", "a line is a seat, or - for chance, a space, and what happened");
        check_line(9, "6 bid 2", seat);
        check_line(9, "00 bid 2", seat);
        check_line(9, " 0 bid 2", seat);
        check_line(9, "0 bid 3", "\"3\" stands where a number from 0 to 2 is expected");
        check_line(9, "0 bid 2 2", "\"2\" is too much at its end");
        check_line(9, "0  bid 2", "is not in the notation");
        check_line(7, "- deal three", "\"three\" stands where a number from 1 to 9 is expected");
    }

    #[test]
    fn illegal_events_are_refused() {
        check_line(9, "5 bid 2", "there is no player 5; the players are 0 to 1");
        check_line(10, "0 bid 2", "it is not the turn of player 0: player 1 must act");
        check_line(7, "0 bid 2", "it is not the turn of player 0: a result of chance is awaited");
        check_line(12, "0 bid 2", "\"bid 2\" is not legal now");
        check_line(12, "- roll 1", "chance has nothing to decide now: player 0 must act");
        check_line(8, "- deal 3", "\"deal 3\" is not a possible result now");
        check_line(34, "1 done", "it is not the turn of player 1: the game is over");
    }

    #[test]
    fn results_that_the_seed_does_not_give_are_refused() {
        check_line(7, "- deal 1", "the seed gives \"deal 3\" here, not \"deal 1\"");
        check_line(28, "- roll 2", "the seed gives \"roll 3\" here, not \"roll 2\"");
        check(&golden_with(6, "seed 2"), 7, "the seed gives \"deal 4\" here, not \"deal 3\"");
    }

    #[test]
    fn a_wrong_end_is_refused() {
        check_line(34, "over 7 9", "the totals are [7, 8]");
        check_line(34, "over 8 7", "the totals are [7, 8]");
        check_line(34, "over 7", "the totals are [7, 8]");
        check_line(34, "over 7 8 0", "the totals are [7, 8]");
        for over in ["over ", "over 7  8", "over 7 +8", "over 7 08", "over 7 8 ", "over 7 99999999999"] {
            check_line(34, over, "\"over\" is followed by the totals");
        }
        check(&format!("{}over 7 8\n", golden_until(20)), 21, "the game is not over yet");
        check(&format!("{}over 0 0\n", golden_until(6)), 7, "the game is not over yet");
    }

    #[test]
    fn nothing_may_follow_the_end() {
        for line in ["0 done", "over 7 8", "", "hello"] {
            check(&format!("{}{line}\n", golden_until(34)), 35, "nothing may follow the line \"over\"");
        }
    }
}

mod origins {
    use super::*;

    #[test]
    fn a_secret_seed_is_hidden_behind_its_digest() {
        let record = Record::<Toy>::read(GOLDEN).expect("it is right").with_secret_seed();
        assert_eq!(record.origin, Origin::Secret(Seed::from(1).digest()));
        let text = record.to_string();
        assert_eq!(without_checks(&text), golden_with(6, &format!("seed sha256:{}", Seed::from(1).digest())));
        assert_eq!(Record::read(&text), Ok(record));
    }

    #[test]
    fn a_record_with_a_secret_seed_replays() {
        let secret = Record::<Toy>::read(GOLDEN).expect("it is right").with_secret_seed().to_string();
        let table = replay(&secret).expect("it is right");
        assert_eq!(table.game(), replay(GOLDEN).expect("it is right").game());
        assert_eq!(table.record().to_string(), secret);
    }

    #[test]
    fn given_results_need_only_be_possible() {
        let given =
            golden_with(6, "seed given").replace("- roll 3\n0 mark red\n0 done", "- roll 2\n0 mark red\n0 done");
        let table = replay(&given).expect("it is right");
        assert_eq!(without_checks(&table.record().to_string()), given);
        assert_eq!(table.record().with_secret_seed(), table.record());
        let error = replay(&given.replace("- roll 2", "- roll 4")).expect_err("it is impossible");
        assert_eq!((error.line, error.reason.as_str()), (28, "\"roll 4\" is not a possible result now"));
    }

    /// The seed of the golden record would give 3.
    #[test]
    fn what_is_drawn_after_a_secret_or_given_record_comes_from_the_spare_seed() {
        for origin in [format!("sha256:{}", Seed::from(1).digest()), "given".to_owned()] {
            let text = golden_until(10).replace("seed 1", &format!("seed {origin}"));
            let record = Record::<Toy>::read(&text).expect("it is right");
            let table = Table::replay(&record, Seed::from(SPARE), Chances::Automatic).expect("it is right");
            assert_eq!(table.events().last().map(Event::to_string).as_deref(), Some("- roll 2"));
            assert_eq!(table.record().origin, Origin::Given);
        }
    }
}

mod properties {
    use super::*;

    /// A random game that stops after so many decisions.
    fn random_game(setup: usize, seed: u64, decisions: usize, by_hand: bool) -> Table<Toy> {
        let setup = all_setups(Toy::SETTINGS)[setup].parse().expect("a set-up");
        let chances = if by_hand { Chances::Manual } else { Chances::Automatic };
        let mut table = Table::<Toy>::new(setup, Seed::from(SPARE), chances);
        let mut rng = Rng::from_number(seed);
        let mut decided = 0;
        while decided < decisions {
            match table.game().turn() {
                Turn::Chance => drop(table.chance(table.game().sample(&mut rng)).expect("it is possible")),
                Turn::Players(players) => {
                    let player = rng.pick(&players.iter().collect::<Vec<_>>());
                    table.play(player, rng.pick(&table.legal(player))).expect("it is legal");
                    decided += 1;
                }
                Turn::Over => break,
            }
        }
        table
    }

    /// Lines of all kinds: nearly right ones, and anything at all.
    fn any_line() -> impl Strategy<Value = String> {
        prop_oneof![
            "[-0-3] (bid|mark|peek|done|deal|roll)( [0-9a-z]{1,4})?",
            "(game|rules|components|setup|seed|over) [-a-z0-9= ]{0,20}",
            "[-a-z0-9= #\n]{0,30}",
            any::<String>(),
        ]
    }

    /// What is accepted is written back in the same words.
    fn is_written_back(text: &str) -> bool {
        replay(text).is_ok_and(|table| {
            let record = table.record();
            let mut written = record.to_string();
            if Record::<Toy>::read(text).is_ok_and(|read| read.totals.is_none()) {
                written = Record { totals: None, ..record }.to_string();
            }
            written.lines().eq(text.lines()) || without_checks(&written).lines().eq(text.lines())
        })
    }

    proptest! {
        #[test]
        fn the_record_of_any_game_reads_back_and_replays(
            setup in 0..4usize, seed in any::<u64>(), decisions in 0..60usize, by_hand in any::<bool>(),
        ) {
            let table = random_game(setup, seed, decisions, by_hand);
            let text = table.record().to_string();
            let record = Record::<Toy>::read(&text);
            prop_assert_eq!(record.as_ref(), Ok(&table.record()));
            let chances = if by_hand { Chances::Manual } else { Chances::Automatic };
            let replayed = Table::replay(&record.unwrap(), Seed::from(SPARE), chances);
            prop_assert_eq!(replayed.as_ref(), Ok(&table));
            prop_assert_eq!(replayed.unwrap().record().to_string(), text);
        }

        #[test]
        fn a_changed_line_is_refused_or_written_back(number in 1..35usize, line in any_line()) {
            let text = golden_with(number, &line);
            match replay(&text) {
                Ok(_) => prop_assert!(is_written_back(&text), "{}", text),
                Err(error) => prop_assert!(error.line >= number, "{}\n{}", error, text),
            }
        }

        #[test]
        fn no_text_makes_the_reader_panic(text in any::<String>(), lines in 0..34usize) {
            for text in [text.clone(), golden_until(lines) + &text, GOLDEN.to_owned() + &text] {
                prop_assert!(Head::read(&text).is_ok() || replay(&text).is_err(), "{}", text);
                prop_assert!(replay(&text).is_err() || is_written_back(&text), "{}", text);
            }
        }
    }
}
