//! The example of N9 with its variation, as they stand in the rules.

use games::Marabunta;
use play::{Game, Table};

use crate::script::{BLUE, RED, act, chance, chests_left, own, view, who};
use crate::shared::{legal, score, table};

const RULES: &str = include_str!("../../../../rules/marabunta.md");

/// The blocks of N9 between lines of three backquotes.
fn example(number: usize) -> Vec<&'static str> {
    let (_, section) = RULES.split_once("### N9 Example").expect("N9");
    let block = section.split("```").nth(2 * number + 1).expect("an example");
    block.lines().filter(|line| !line.is_empty()).collect()
}

/// Plays lines of the form `who step count text # remark`.
#[track_caller]
fn replay(table: &mut Table<Marabunta>, lines: &[&str]) {
    for line in lines {
        let words: Vec<&str> = line.split('#').next().expect("a line").split_whitespace().collect();
        assert_eq!(table.game().step(), words[1], "{line}");
        if words[0] == "chance" {
            chance(table, &words[2..].join(" "));
        } else {
            let player = ["red", "blue"].iter().position(|name| *name == words[0]).expect("a player");
            assert_eq!(who(table), player, "{line}");
            assert_eq!(legal(table, player).len().to_string(), words[2], "{line}");
            act(table, player, &words[3..].join(" "));
        }
    }
}

#[test]
fn n9_two_rounds() {
    let mut table = table("players=2 territory=symbol boards=symbol first=random abilities=must");
    let lines = example(0);
    assert_eq!(lines.len(), 38, "the whole example");
    replay(&mut table, &lines);
    assert_eq!(score(&table, RED), ", total 0");
    assert_eq!(score(&table, BLUE), "cookies 1, blue 2, green 2, orange 2, grey 2, total 9");
    let scores = table.scores();
    assert_eq!((scores[RED].tiebreak(), scores[BLUE].tiebreak()), ([1, 0].as_slice(), [2, 0].as_slice()));
    assert_eq!((own(&table, RED, "anthills"), own(&table, BLUE, "anthills")), (2, 0));
    assert_eq!(table.game().step(), "reveal");
    assert_eq!((&view(&table)["round"], &view(&table)["divider"]), (&3.into(), &RED.into()));
}

#[test]
fn n9_variation_with_an_ability_that_is_declined() {
    let mut table = table("");
    let start = example(0);
    replay(&mut table, &start[..15]);
    replay(&mut table, &example(1));
    assert_eq!(table.game().step(), "reveal");
    assert_eq!(own(&table, RED, "anthills"), 2);
    assert_eq!(chests_left(&table, RED, "write_1"), 0, "R4: its chests stay crossed out");
    assert_eq!(chests_left(&table, RED, "vp_3"), 3);
}
