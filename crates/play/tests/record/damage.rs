//! Every damage is found in its line.

use crate::*;
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
        for new in [b' ', b'0', b'a', b'Z', b'#', b'\n', b'-', old + 1, old ^ 1].into_iter().filter(|&new| new != old) {
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
