//! What is no record of this game is refused, by its line.

use crate::*;

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
fn an_unknown_box_is_refused() {
    let reason = "played with a box that is not known here (fedcba9876543210)";
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
    for seed in ["seed 01", "seed -1", "seed 1 ", "seed ", "seed unknown", "seed Given", "seed 18446744073709551616"] {
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

#[test]
fn nothing_follows_the_end_and_what_is_over_was_not_ended() {
    let part = golden_until(10);
    check(&format!("{part}ended\nended\n"), 12, "nothing may follow the line \"ended\"");
    check(&format!("{part}ended\nover 7 8\n"), 12, "nothing may follow the line \"ended\"");
    let lines = GOLDEN.lines().count();
    let whole = golden_until(lines - 1);
    check(&format!("{whole}ended\n"), lines, "the game is over");
    check(&format!("{}ended\n", without_checks(GOLDEN)), lines + 1, "nothing may follow the line \"over\"");
}
