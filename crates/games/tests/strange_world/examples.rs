//! The complete examples of the notation, read from the rules (17.10, 17.11).

use games::StrangeWorld;
use play::{Event, Game, Notation, Player, Table, Turn, UndoError};

use crate::script::{action, chance, json, legal, standard, table, texts, written};

pub(crate) const RULES: &str = include_str!("../../../../rules/strange_world.md");

/// The lines of the first block after a heading.
fn block(heading: &str) -> Vec<&'static str> {
    let (_, rest) = RULES.split_once(heading).expect("the heading is in the rules");
    let inside = rest.split("```").nth(1).expect("a block follows");
    inside.lines().filter(|line| !line.is_empty()).collect()
}

/// Plays the lines of an example: step, who, text, and the number of legal actions after `#`.
fn replay(setup: &str, lines: &[&str]) -> Table<StrangeWorld> {
    let mut table = table(setup);
    for line in lines {
        let (event, count) = line.split_once('#').unwrap_or((line, ""));
        let mut words = event.split_whitespace();
        let (step, who) = (words.next().expect(line), words.next().expect(line));
        let text = words.collect::<Vec<_>>().join(" ");
        assert_eq!(table.game().step(), step, "{line}");
        if who == "chance" {
            assert_eq!(table.game().turn(), Turn::Chance, "{line}");
            table.chance(chance(&text).expect(line)).expect(line);
        } else {
            let seat: usize = who.parse().expect(line);
            let legal = legal(&table, seat);
            assert_eq!(legal.len(), count.trim().parse::<usize>().expect(line), "{line}: {legal:?}");
            assert!(legal.contains(&text), "{line}: {legal:?}");
            table.play(Player::new(seat), action(&text).expect(line)).expect(line);
        }
    }
    table
}

fn lines(table: &Table<StrangeWorld>) -> Vec<Vec<i32>> {
    table.scores().iter().map(|score| score.lines().map(|(_, points)| points).collect()).collect()
}

#[test]
fn example_17_10_three_players_the_first_round() {
    let table = replay("players=3", &block("17.10 **Example"));
    assert_eq!(lines(&table), [[0, 1, 4, 0, 0, 0, 5], [0, 0, 2, 6, 9, 0, 0], [1, 0, 2, 3, 0, 2, 0]]);
    assert_eq!(table.scores().iter().map(play::Score::total).collect::<Vec<_>>(), [10, 17, 8]);
    assert_eq!(table.game().step(), "pass2");
    assert_eq!(legal(&table, 2), ["pass moon moon", "pass moon portal_water"]);
    assert_eq!(table.game().title(), None);
}

#[test]
fn example_17_11_a_complete_solo_game() {
    let table = replay("players=1", &block("17.11 **Example"));
    assert_eq!(lines(&table), [[5, 10, 8, 9, 9, 6, 9]]);
    assert_eq!(table.scores()[0].total(), 56);
    assert!(table.scores()[0].tiebreak().is_empty());
    assert_eq!(table.game().turn(), Turn::Over);
    assert_eq!(table.game().title(), Some("devoured"));
    assert_eq!(table.winners().map(|winners| winners.len()), Some(1));
    let view = json(table.game(), None);
    let world = view["players"][0]["world"].as_array().expect("a list of cells");
    let shown = |row: i64, col: i64| {
        let cell = world.iter().find(|cell| cell["row"] == row && cell["col"] == col).expect("a full world");
        match cell["state"].as_str() {
            Some("fumarole") => "F",
            Some("eaten") => "X",
            _ => cell["card"].as_str().expect("a name"),
        }
    };
    for (row, line) in (-2..).zip(block("The final world (rows -2 to 1")) {
        let words = line.split_whitespace().filter(|word| !word.contains("--"));
        assert_eq!(words.collect::<Vec<_>>(), (-2..=1).map(|col| shown(row, col)).collect::<Vec<_>>());
    }
    assert_eq!(view["players"][0]["cities"][0]["value"], 9);
}

/// A line of the example is an event of a record.
#[test]
fn the_texts_of_the_examples_are_canonical() {
    for line in block("17.10 **Example").into_iter().chain(block("17.11 **Example")) {
        let words: Vec<&str> = line.split('#').next().expect(line).split_whitespace().skip(1).collect();
        let text = words.join(" ").replacen("chance", "-", 1);
        let event = Event::<StrangeWorld>::read(&text, &standard()).expect(line);
        assert_eq!(written(&event), text);
        assert!(text.len() <= 65, "{text}");
    }
}

/// The lines of an example up to the one with this text.
fn lines_up_to(heading: &str, text: &str) -> Vec<&'static str> {
    let mut lines = block(heading);
    lines.truncate(lines.iter().position(|line| line.contains(text)).expect(text) + 1);
    lines
}

/// 1.2; the identity of eaten and covered cards is public.
#[test]
fn r13_a_view_names_the_cards_that_are_eaten_or_covered() {
    let table = replay("players=1", &block("17.11 **Example"));
    let view = json(table.game(), None);
    let world = view["players"][0]["world"].as_array().expect("a list of cells");
    for (row, col, state, card) in [
        (1, 1, "eaten", "moon"),
        (0, -2, "fumarole", "moon"), // on an eaten card
        (0, 0, "fumarole", "start_plant"),
        (-2, -1, "land", "moon"),
    ] {
        let cell = world.iter().find(|cell| cell["row"] == row && cell["col"] == col).expect("a full world");
        assert_eq!((cell["state"].as_str(), cell["card"].as_str()), (Some(state), Some(card)));
    }
}

#[test]
fn rule_11_3_travellers_taken_are_not_replaced() {
    let before = replay("players=1", &lines_up_to("17.11 **Example", "play portal_mountain"));
    assert_eq!(texts(&json(before.game(), None)["travellers"]), ["burk", "kark", "rumph"]);
    let after = replay("players=1", &block("17.11 **Example"));
    assert_eq!(texts(&json(after.game(), None)["travellers"]), ["kark", "rumph"]);
}

#[test]
fn rule_17_8_each_decision_about_a_card_is_taken_back_by_itself() {
    let solo = Player::new(0);
    let mut table = replay("players=1", &lines_up_to("17.11 **Example", "join 0 0"));
    for step in ["city", "erupt", "play"] {
        table.undo(solo).expect(step);
        assert_eq!(table.game().step(), step);
    }
    let mut table = replay("players=1", &lines_up_to("17.11 **Example", "welcome burk"));
    assert_eq!(table.undo(solo), Err(UndoError::Nothing(solo)), "a chance result comes after the face-up card");
    let mut table = replay("players=3", &lines_up_to("17.10 **Example", "welcome roro"));
    table.undo(solo).expect("the next player has not decided");
    assert_eq!(table.game().step(), "traveller");
}
