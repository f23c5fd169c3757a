//! A record reads back and replays, and no damage to it goes unnoticed.

#[path = "../toy/mod.rs"]
mod toy;

mod damage;
mod origins;
mod properties;
mod reading;
mod refusals;
mod settings;

use play::{Chances, Event, Game, Head, Notation, Origin, Record, RecordError, Rng, Seed, Table, Turn, all_setups};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

use toy::ToyBox;

type Toy = toy::Toy;

fn line(event: &Event<Toy>) -> String {
    event.notation(&ToyBox).to_string()
}

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
