//! The worked examples: the games of N11, read from the rules, and EX1 to EX12 of the components (19).

use std::collections::BTreeSet;

use crate::naive::FILE;
use crate::script::Script;

/// The games of N11, each a list of lines.
fn games() -> Vec<Vec<&'static str>> {
    let rules = include_str!("../../../../rules/house_of_cats.md");
    let (_, examples) = rules.split_once("### N11. Examples").expect("the section");
    examples.split("```").skip(1).step_by(2).map(|game| game.trim().lines().collect()).collect()
}

/// Plays the lines of an example; each tells what is legal before it, or how many actions are.
fn replay(lines: &[&str]) {
    let mut script = None;
    for line in lines {
        let (who, rest) = line.split_once(' ').expect("who and what");
        let (text, legal) = match rest.split_once(';') {
            Some((text, legal)) => (text.trim(), Some(legal.trim())),
            None => (rest.trim(), None),
        };
        if who == "set-up" {
            script = Some(Script::new(text));
            continue;
        }
        let script = script.as_mut().expect("the set-up comes first");
        match who {
            "chance" => drop(script.chance(text)),
            "step" => drop(script.expect_step(text)),
            "score" => check_score(script, rest),
            seat => {
                let seat = seat.parse().expect("a seat");
                let actions = script.legal(seat);
                let legal = legal.expect("the legal actions");
                match legal.strip_suffix(" actions") {
                    Some(count) => assert_eq!(actions.len().to_string(), count, "{line}"),
                    None => {
                        let expected: BTreeSet<&str> = legal.split(", ").collect();
                        assert_eq!(actions.iter().map(String::as_str).collect::<BTreeSet<_>>(), expected, "{line}");
                    }
                }
                script.play(seat, text);
            }
        }
    }
}

/// Such as `0 -35: rooms2=1 rooms3=0; tiebreak 6`.
fn check_score(script: &Script, expected: &str) {
    let seat: usize = expected[..1].parse().expect("a seat");
    let score = script.table.scores()[seat];
    let lines: Vec<String> = score.lines().map(|(name, points)| format!("{name}={points}")).collect();
    let text = format!("{seat} {}: {}; tiebreak {}", score.total(), lines.join(" "), score.tiebreak()[0]);
    assert_eq!(text, expected);
}

#[test]
fn the_games_of_the_notation_section_replay() {
    // N11
    let games = games();
    assert_eq!(games.len(), 3);
    assert_eq!(games.iter().flatten().filter(|line| line.starts_with("score")).count(), 4);
    games.iter().for_each(|lines| replay(lines));
}

fn example(id: &str) -> &'static toml::Value {
    let examples = FILE["examples"].as_array().expect("a list");
    examples.iter().find(|example| example["id"].as_str() == Some(id)).expect("the example")
}

fn expected(id: &str, key: &str) -> i32 {
    example(id)[key].as_integer().expect("a number") as i32
}

#[test]
fn ex1_rooms_score_by_their_number() {
    // 19 no. 1
    let mut script = Script::solo(1, "a b e h");
    // three rooms of 2
    script.turn("2 2 3 cat", "2 a3, 2 a4, cat").turn("2 2 3 4", "2 a5, 2 a6, 4 b6");
    script.turn("2 2 3 4", "2 b3, 2 b4, 4 b5");
    // four rooms of 3
    script.turn("3 3 3 mouse", "3 c3, 3 c4, 3 c5").turn("3 3 3 mouse", "3 d3, 3 d4, 3 d5");
    script.turn("3 3 3 mouse", "3 e3, 3 e4, 3 e5").turn("3 3 3 mouse", "3 c2, 3 d2, 3 e2");
    // one room of 5
    script.turn("5 5 5 mouse", "5 f2, 5 f3, 5 f4").turn("4 5 5 mouse", "5 f5, 5 f6, 4 g6");
    let parts = example("EX1")["expect_parts"].as_array().expect("a list");
    for (size, part) in (2..=5).zip(parts) {
        script.expect_line(&format!("rooms{size}"), part.as_integer().expect("points") as i32);
    }
    let total: i32 = (2..=5).filter_map(|size| script.line(0, &format!("rooms{size}"))).sum();
    assert_eq!(total, expected("EX1", "expect"));
}

#[test]
fn ex2_cheeses_and_cats_of_level_1_score_one_each() {
    // 19 no. 2
    let mut script = Script::solo(1, "a b c e");
    // six cats: plain, 2, plain, 3, plain, #
    script.turn("2 cat cat cat", "cat, cat, write a6, cat");
    script.turn("3 cat cat cat", "cat, write g6, cat, cat, symbol 4, write g3");
    // mice in four columns and three rows
    script.turn("4 mouse mouse mouse", "mouse a3, mouse b3, 4 c3").turn("4 5 mouse mouse", "mouse c4, mouse d4, 5 d5");
    script.turn("3 4 5 mouse", "mouse a5, 4 b5, 5 b6");
    script.expect_line("cheese", expected("EX2", "cheeses")).expect_line("cats", expected("EX2", "cats_crossed"));
    assert_eq!(script.line(0, "cheese").zip(script.line(0, "cats")).map(|(cheese, cats)| cheese + cats), Some(13));
}

#[test]
fn ex3_mice_score_in_rows_and_columns_with_a_cat() {
    // 19 no. 6
    let mut script = Script::solo_placed(2, "a e h l", "a5 3 d2 4 g5 5");
    script.turn("2 mouse mouse mouse", "mouse a3, mouse a4, mouse b4").turn("2 3 4 cat", "cat a6, 4 b6, 2 c6");
    script.expect_line("mice", expected("EX3", "expect"));
}

#[test]
fn ex4_a_room_over_a_bonus_cell_scores_its_number() {
    // 19 no. 7
    let mut script = Script::solo_placed(2, "a e h l", "a5 3 d2 4 g5 5");
    script.turn("5 5 5 5", "5 b2, 5 b3, 5 b4").expect_line("bonus", 0);
    script
        .begin("5 5 cat mouse", "5 c4, 5 c3")
        .expect_line("bonus", 5)
        .expect_line("rooms5", expected("EX4", "expect_room_points"));
    assert_eq!(script.sheet()["boxes"]["a"], example("EX4")["expect_bonus"]["a"].as_integer().expect("a number"));
}

#[test]
fn ex5_areas_score_their_mice_by_their_cats() {
    // 19 no. 8
    let mut script = Script::solo_placed(3, "a e h l", "d3 3 d5 4 e4 5");
    script.turn("2 cat cat cat", "cat b1, cat c1, cat d1").turn("2 3 mouse mouse", "mouse a2, 3 a3, mouse b3");
    script.expect_line("mice", 4).turn("3 4 mouse mouse", "mouse e2, 4 f2, 3 f3");
    script.turn("2 4 5 mouse", "mouse g3, 2 g4, 5 g5").expect_line("mice", expected("EX5", "expect"));
}

#[test]
fn ex6_a_room_of_four_adds_four_cells_at_once() {
    // 19 no. 9
    let mut script = Script::solo(4, "a b c e");
    script.turn("4 4 4 4", "4 d3, 4 d4, 4 d5").begin("2 3 4 5", "4 d6").expect_count(41);
    let added = expected("EX6", "expect_added");
    for cell in ["a1", "a2", "a3", "b3"] {
        assert_eq!(script.moment(), "add");
        script.play(0, &format!("add {cell}"));
    }
    assert_eq!((script.moment().as_str(), added), ("act", 4));
    assert_eq!(script.sheet()["empty"].as_array().unwrap().len(), 15);
}

/// The rooms that an example offers.
fn choices(id: &str) -> String {
    let choice = |cells: &toml::Value| {
        let cells = cells.as_array().expect("a list").iter().map(|cell| cell.as_str().expect("a cell").to_lowercase());
        format!("room {}", cells.collect::<Vec<_>>().join(" "))
    };
    let choices = example(id)["expect_choices"].as_array().expect("a list");
    choices.iter().map(choice).collect::<Vec<_>>().join(", ")
}

#[test]
fn ex12_of_four_3s_two_rooms_are_possible() {
    // 19 no. 10: 333/3
    let mut script = Script::solo(1, "a b c e");
    script.turn("3 3 4 5", "3 b3, 3 c3, 4 c4").turn("2 3 4 5", "3 a4, 5 a5, 2 a6").begin("2 3 4 5", "3 a3");
    script.expect(&choices("EX12")).play(0, "room a3 a4 b3").expect_rooms(&["3: a3 a4 b3"]);
}

#[test]
fn ex7_of_a_group_that_is_too_large_the_player_chooses() {
    // 19, ours
    let mut script = Script::solo(1, "a b c e");
    script.turn("3 3 4 5", "3 a3, 3 b3, 4 b4").turn("3 3 4 5", "3 d3, 3 e3, 5 e4").begin("2 3 3 4", "3 c3");
    script.expect(&choices("EX7"));
    script.play(0, "room a3 b3 c3").expect_rooms(&["3: a3 b3 c3"]);
    // the rest stays usable
    script.acts("2 c4, 4 d4, done").begin("3 4 4 5", "3 f3").expect_rooms(&["3: a3 b3 c3", "3: d3 e3 f3"]);
}

#[test]
fn ex8_to_ex10_double_cells_in_groups() {
    // EX8: a doubled 2 is a room of one cell
    let mut script = Script::solo(1, "l a e h");
    script.turn("2 2 4 5", "2 a3, 2 a4, 4 b4").begin("2 2 4 5", "take 2 2 with l, write c3");
    script.expect_rooms(&["2: a3 a4", "2: c3"]);
    // EX9 and EX10
    let mut script = Script::solo(1, "l a e h");
    script.turn("2 2 4 5", "2 a3, 2 a4, 4 b4").turn("2 2 4 5", "2 a5, 2 a6, 4 b6");
    script.turn("3 3 4 5", "take 3 3 with l, write c3, 5 c4");
    script.turn("3 3 4 5", "take 3 3 with l, write d3, 5 d4").expect_rooms(&["2: a3 a4", "2: a5 a6"]);
    script.begin("3 4 5 5", "3 e3").expect_rooms(&["2: a3 a4", "2: a5 a6", "3: d3 e3"]);
}

#[test]
fn example_3_two_players_use_the_same_roll_differently() {
    // 19 no. 3: EX11 is the second of them
    let mut script = Script::solo(1, "a b c e");
    script.begin("3 4 5 mouse", "mouse d4, 3 d5, 4 e5").expect("done");
    assert_eq!(script.sheet()["turn"]["unused"], serde_json::json!(["5"]));
}

#[test]
fn example_4_a_further_use_needs_a_further_room() {
    // 19 no. 4: a room of four 4s; the 2s in e3 and f4 touch at a corner only
    let mut script = Script::solo(1, "a e b h");
    script.turn("2 2 3 5", "2 e3, 5 e4, 2 f4").turn("4 4 4 5", "4 a3, 4 a4, 4 b3").begin("3 4 5 5", "4 b4");
    script.expect_rooms(&["4: a3 a4 b3 b4"]);
    assert_eq!((script.uses(), script.sheet()["circled"].clone()), ([0, 0, 1, 0], serde_json::json!([0, 0, 1, 0])));
    script.acts("take 3 as 2 with b, write b5").expect("take 5");
    assert_eq!((script.uses(), script.sheet()["crossed"].clone()), ([0; 4], serde_json::json!([0, 0, 1, 0])));
}

#[test]
fn example_5_a_cat_that_shows_2_gives_a_2_at_once() {
    // 19 no. 5
    let mut script = Script::solo(1, "a b c e");
    script.turn("3 4 5 cat", "cat, 3 a3, 5 a4").begin("4 5 cat mouse", "mouse d4, 4 d5, cat");
    assert_eq!((script.moment().as_str(), script.sheet()["turn"]["symbol"].as_str()), ("free", Some("2")));
    script.expect_count(36 - 4).acts("write g6").expect("done");
    assert_eq!((script.sheet()["written"]["g6"]["symbol"].as_str(), script.line(0, "cats")), (Some("2"), Some(2)));
}

#[test]
fn example_6_mice_score_in_a_column_with_a_cat_only() {
    // 19 no. 6
    let mut script = Script::solo_placed(2, "a e h l", "a5 3 d2 4 g5 5");
    script.turn("2 mouse mouse mouse", "mouse c3, mouse c4, 2 d4").expect_line("mice", 0);
    script.turn("2 3 5 cat", "cat c6, 3 c5, 5 d5").expect_line("mice", 2);
    script.turn("2 3 4 mouse", "mouse e2, 3 e3, 4 f3").expect_line("mice", 2);
}

#[test]
fn ex11_a_small_area_takes_fewer_dice() {
    let mut script = Script::solo(1, "a b c e");
    // c1 and d1 are cut off
    script.turn("2 3 4 mouse", "2 c2, 3 d2, 4 e2").turn("4 cat cat cat", "4 e1, cat, cat, write a6");
    script.begin("3 4 5 mouse", "5 c1").expect("take 3, take 4, take mouse");
    script.acts("take 3").expect("write d1").acts("write d1").expect("done");
    assert_eq!(script.sheet()["turn"]["unused"].as_array().unwrap().len(), 2);
    let written = example("EX11")["written"].as_array().expect("a list").len() as u64;
    assert_eq!(script.sheet()["turn"]["used"], written);
}
