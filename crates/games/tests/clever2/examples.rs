//! The two examples of N10, as they stand in the rules, and the statistics of section 15.

use games::Clever2;
use play::{Chances, Game, Seed, Table};

use crate::shared::{play, score};

const RULES: &str = include_str!("../../../../rules/clever2.md");

/// The blocks of N10 between lines of three backquotes.
fn example(number: usize) -> &'static str {
    let (_, section) = RULES.split_once("**N10 Examples.**").expect("N10");
    section.split("```").nth(2 * number + 1).expect("an example")
}

fn replay(number: usize) -> Table<Clever2> {
    let (setup, script) = example(number).trim().split_once('\n').expect("a set-up and lines");
    let setup = setup.strip_prefix("setup").expect("a set-up").trim();
    let mut table = Table::new(setup.parse().expect("a set-up"), Seed::from(0), Chances::Manual);
    play(&mut table, script);
    table
}

#[test]
fn n10_the_first_round_of_two_players() {
    let table = replay(0);
    let lines = example(0).lines().filter(|line| !line.is_empty() && !line.starts_with(['#', ' ']));
    assert_eq!(table.events().len(), lines.count() - 2, "every line but the set-up and the last, which is left open");
    assert_eq!(score(&table, 0), "silver 2, blue 1, pink 3, total 6");
    assert_eq!(score(&table, 1), "silver 6, blue 1, pink 5, total 12");
}

#[test]
fn n10_the_first_round_of_a_solo_game() {
    let table = replay(1);
    assert_eq!(table.game().step(), "choose");
    assert_eq!(score(&table, 0), "silver 4, pink 6, total 10");
}
