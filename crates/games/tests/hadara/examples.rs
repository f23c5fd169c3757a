//! The complete example of the rules (26.11), read from their text.

use games::Hadara;
use play::{Event, Game, Player, Table, Turn};

use super::script::{legal, play, purse, table, view};

const RULES: &str = include_str!("../../../../rules/hadara.md");

struct Line {
    step: &'static str,
    who: &'static str,
    text: &'static str,
    legal: Option<usize>,
}

fn example() -> Vec<Line> {
    let section = RULES.split("26.11 **Example.**").nth(1).expect("the example");
    let block = section.split("```").nth(1).expect("a block of lines");
    let read = |line: &'static str| {
        let (words, legal) = line.split_once('#').map_or((line, None), |(words, count)| (words, Some(count)));
        let (step, words) = words.split_once(' ').expect("a step");
        let (who, text) = words.trim_start().split_once(' ').expect("who and what");
        Line { step, who, text: text.trim(), legal: legal.map(|count| count.trim().parse().expect("a number")) }
    };
    block.lines().filter(|line| !line.is_empty()).map(read).collect()
}

/// The table at the end of the example.
pub(crate) fn example_played() -> Table<Hadara> {
    let mut table = table("players=2");
    for line in example() {
        play(&mut table, &[&format!("{} {}", line.who.replace("chance", "-"), line.text)]);
    }
    table
}

#[test]
fn the_example_of_26_11_plays_as_written() {
    let lines = example();
    assert_eq!(lines.len(), 33);
    let mut table = table("players=2");
    for (index, line) in lines.iter().enumerate() {
        assert_eq!(table.game().step(), line.step, "line {index}: {}", line.text);
        if line.who == "chance" {
            assert_eq!(table.game().turn(), Turn::Chance);
            play(&mut table, &[&format!("- {}", line.text)]);
        } else {
            let seat: usize = line.who.parse().expect("a seat");
            assert_eq!(Some(legal(&table, seat).len()), line.legal, "line {index}: {}", line.text);
            play(&mut table, &[&format!("{seat} {}", line.text)]);
        }
        // The remarks below the example, each at its place.
        match line.text {
            "side b" => {
                assert_eq!(purse(&table, 0), (10, [2, 1, 2, 5]));
                assert_eq!(purse(&table, 1), (8, [4, 1, 1, 4]));
            }
            "wheel green" => {
                assert_eq!(table.game().turn(), Turn::Chance);
                let points_at = |seat: usize| view(&table, None)["players"][seat]["points_at"].clone();
                assert_eq!((points_at(1), points_at(0)), ("green".into(), "yellow".into()));
            }
            "draft place G1-06 recruit G1-01" => {
                assert_eq!(purse(&table, 0), (4, [3, 3, 5, 9]));
                assert_eq!(purse(&table, 1), (7, [7, 3, 3, 7]));
            }
            "carve 6 food front" => assert_eq!(purse(&table, 0).1[3], 12),
            "recruit B1-09" => {
                assert_eq!(purse(&table, 0), (1, [3, 3, 8, 12]));
                assert_eq!(purse(&table, 1), (4, [8, 3, 3, 11]));
            }
            _ => {}
        }
    }
    let events = table.events();
    assert!(matches!(events.last(), Some(Event::Decision(player, _)) if *player == Player::new(0)));
}

#[test]
fn the_second_bust_of_the_example_is_not_asked_of_player_1() {
    let lines = example();
    let busts: Vec<&str> = lines.iter().filter(|line| line.step == "bust").map(|line| line.who).collect();
    assert_eq!(busts, ["0"]);
}

#[test]
fn the_example_lists_the_legal_actions_of_its_third_draw() {
    let mut table = table("players=2");
    for line in example() {
        if line.text == "draft place P1-14 recruit P1-09 food" {
            assert_eq!(
                legal(&table, 0),
                [
                    "draft place P1-09 recruit P1-14",
                    "draft place P1-09 sell P1-14",
                    "draft place P1-14 recruit P1-09 income",
                    "draft place P1-14 recruit P1-09 military",
                    "draft place P1-14 recruit P1-09 culture",
                    "draft place P1-14 recruit P1-09 food",
                    "draft place P1-14 sell P1-09",
                ]
            );
            assert_eq!(
                legal(&table, 1),
                ["draft place B1-05 sell B1-09", "draft place B1-09 recruit B1-05", "draft place B1-09 sell B1-05"]
            );
            return;
        }
        let who = if line.who == "chance" { "-" } else { line.who };
        play(&mut table, &[&format!("{who} {}", line.text)]);
    }
    panic!("the line is in the example");
}
