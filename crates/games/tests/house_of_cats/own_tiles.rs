//! A box with other letters and timings of the abilities (D5).

use games::house_of_cats::Components;
use play::{Boxed, Notation};
use serde_json::json;

use crate::boxes::check_playable;
use crate::script::{Script, action};
use crate::shared::components::{boxed, text};

/// The text of a box in which an ability has another letter and timing.
fn with_tile(text: &str, id: &str, letter: char, timing: &str) -> String {
    let at = text.find(&format!("id = \"{id}\"")).expect("the ability");
    let begin = text[..at].rfind("[[abilities]]").expect("its table");
    let end = text[at..].find("\neffect = ").map(|length| at + length).expect("its last line");
    let line = |line: &str| match line.split_once(" = ") {
        Some(("letter", _)) => format!("letter = \"{letter}\""),
        Some(("timing", _)) => format!("timing = \"{timing}\""),
        _ => line.to_owned(),
    };
    let tile: Vec<String> = text[begin..end].lines().map(line).collect();
    format!("{}{}{}", &text[..begin], tile.join("\n"), &text[end..])
}

/// D, I, J and K are stored.
pub(crate) fn patient_text() -> String {
    let tiles = [("free_three", 'D'), ("free_any", 'I'), ("free_mice", 'J'), ("move_number", 'K')];
    tiles.iter().fold(text::<Components>().to_owned(), |text, &(id, letter)| with_tile(&text, id, letter, "stored"))
}

pub(crate) fn patient() -> Boxed<Components> {
    boxed(&patient_text())
}

/// All abilities are immediate.
pub(crate) fn hasty_text() -> String {
    text::<Components>().replace("timing = \"stored\"", "timing = \"immediate\"")
}

pub(crate) fn hasty() -> Boxed<Components> {
    boxed(&hasty_text())
}

/// Letters from L to A, but Z for F and F for G, and another first game.
fn relettered() -> Boxed<Components> {
    let tiles = [
        ("separate", 'L', "stored"),
        ("plus_minus", 'K', "stored"),
        ("mouse_to_number", 'J', "stored"),
        ("free_three", 'I', "stored"),
        ("dice_count", 'H', "stored"),
        ("two_five", 'Z', "stored"),
        ("number_to_animal", 'F', "stored"),
        ("diagonal", 'E', "stored"),
        ("free_any", 'D', "immediate"),
        ("free_mice", 'C', "immediate"),
        ("move_number", 'B', "stored"),
        ("double_up", 'A', "stored"),
    ];
    let text = tiles
        .iter()
        .fold(text::<Components>().to_owned(), |text, &(id, letter, timing)| with_tile(&text, id, letter, timing));
    boxed(&text.replace("[\"A\", \"B\", \"C\", \"D\"]", "[\"Z\", \"B\", \"A\", \"D\"]"))
}

#[test]
fn other_letters_are_played_to_the_end() {
    check_playable(relettered());
}

/// Level 1 with a room of 2, whose ability is this one, made by the first of the dice 2, 3, 4, 5.
fn earned(letter: &str, components: Boxed<Components>) -> Script {
    let others: Vec<&str> = ["a", "f", "g", "c"].into_iter().filter(|&other| other != letter).take(3).collect();
    let mut script = Script::solo_with_box(1, &format!("{letter} {}", others.join(" ")), components);
    script.turn("2 2 4 5", "2 f6, 4 g6, 5 g5").begin("2 3 4 5", "2 f5");
    assert_eq!(script.rooms(), ["2: f5 f6"]);
    script
}

#[test]
fn a_stored_3_is_written_at_any_moment_of_a_turn() {
    // D5, 7.2, 8.D: also later, and after the last die
    let mut script = earned("d", patient());
    assert_eq!((script.moment().as_str(), script.uses()), ("act", [1, 0, 0, 0]));
    script.expect("take 3, take 4, take 5, use d").acts("3 e5, 4 e4").expect("done, use d");
    let mut now = script.clone();
    now.acts("use d").expect_count(36 - 6).acts("write a3").expect("done");
    assert_eq!((now.uses(), now.sheet()["written"]["a3"]["symbol"].as_str()), ([0; 4], Some("3")));
    assert_eq!(now.sheet()["turn"]["die_cells"], json!(["e4", "e5", "f5"])); // 1.12
    script.acts("done").begin("2 3 4 5", "").expect("take 2, take 3, take 4, take 5, use d");
}

#[test]
fn a_stored_ability_needs_a_target() {
    // D5, N6: no loose number, so K cannot be used
    let mut script = Script::solo_with_box(1, "k a b c", patient());
    script.begin("2 2 4 cat", "2 a3, 2 a4").expect("take 4, take cat");
    script.acts("4 a5").expect("done, use k").acts("use k").expect("cross a5").acts("cross a5, write g6");
    assert_eq!(script.sheet()["crossed"], json!([1, 0, 0, 0]));
}

#[test]
fn stored_i_and_j_ask_like_immediate_ones() {
    // D5, 8.I, 8.J
    let mut script = earned("i", patient());
    script.acts("use i").expect("symbol 2, symbol 3, symbol 4, symbol 5, symbol cat, symbol mouse");
    script.acts("symbol cat").expect_line("cats", 1).expect("take 3, take 4, take 5");
    let mut script = earned("j", patient());
    script.acts("use j, write a3").expect("write a4, write b3, none").acts("write a4").expect("take 3, take 4, take 5");
}

#[test]
fn nobody_must_use_a_stored_3_to_go_on() {
    // 4.8: quota - used <= lost dice, whatever is stored
    let mut script = earned("d", patient());
    script.acts("3 e5, 4 e4, done").expect_step("roll");
}

#[test]
fn an_immediate_change_is_spent_on_the_next_die() {
    // D5, 7.5
    let mut script = earned("b", hasty());
    assert_eq!((script.moment().as_str(), script.sheet()["turn"]["spend"].clone()), ("spend", json!(2)));
    script.expect("take 3 as 2 with b, take 3 as 4 with b, take 4 as 3 with b, take 4 as 5 with b, take 5 as 4 with b");
    script.acts("take 5 as 4 with b, write e5").expect("take 3, take 4");
    assert_eq!((script.uses(), script.sheet()["crossed"].clone()), ([0; 4], json!([1, 0, 0, 0])));
}

#[test]
fn an_immediate_change_without_a_die_is_lost() {
    // D5, 7.5: no mouse is left; no die is left
    let mut script = earned("c", hasty());
    assert_eq!((script.moment().as_str(), script.sheet()["crossed"].clone()), ("act", json!([1, 0, 0, 0])));
    script.expect("take 3, take 4, take 5");
    let mut script = Script::solo_with_box(1, "b a c e", hasty());
    script.turn("2 2 4 5", "2 f6, 4 g6, 5 g5").begin("2 3 4 5", "3 f4, 4 e4, 2 f5").expect("done");
    assert_eq!(script.uses(), [0; 4]);
}

#[test]
fn an_immediate_double_needs_two_dice_of_the_quota() {
    // D5, 8.L
    let mut script = Script::solo_with_box(1, "l a c e", hasty());
    script.turn("2 2 4 5", "2 f6, 4 g6, 5 g5");
    let mut late = script.clone();
    script.begin("2 3 3 5", "2 f5").expect("take 3 3 with l").acts("take 3 3 with l, write f4").expect("done");
    late.begin("2 3 3 5", "5 f4, 2 f5").expect("take 3");
}

#[test]
fn an_immediate_e_is_decided_at_once() {
    // D5, 8.E
    let mut script = earned("e", hasty());
    script.expect("use e fewer, use e more").acts("use e more").expect("take 3, take 4, take 5");
    assert_eq!((script.uses(), script.sheet()["turn"]["quota"].clone()), ([0; 4], json!(4)));
    let mut script = Script::solo_with_box(1, "e a b c", hasty());
    script.turn("2 2 4 5", "2 f6, 4 g6, 5 g5").begin("2 3 4 5", "3 f4, 4 e4, 2 f5").expect("use e more");
}

#[test]
fn immediate_a_and_h_hold_for_the_rest_of_the_turn() {
    // D5, 8.A, 8.H
    let mut script = earned("a", hasty());
    assert_eq!((script.moment().as_str(), script.sheet()["turn"]["separate"].clone()), ("act", json!(1)));
    script.acts("3 a3").expect("take 4, take 5").acts("take 4").expect("write e5, write f4, write a4, write b3");
    let mut script = earned("h", hasty());
    assert_eq!((script.uses(), script.sheet()["turn"]["diagonal"].clone()), ([0; 4], json!(true)));
    script.acts("take 3").expect("write e4, write e5, write e6, write f4, write g4");
    script.acts("write e4, 4 d3, done").begin("2 3 4 5", "");
    assert_eq!(script.sheet()["turn"]["diagonal"], json!(false));
}

#[test]
fn the_notation_has_the_letters_of_the_box() {
    // N1, D5: K is plus_minus, A double_up; letters are sorted
    let own = relettered();
    let mut script = Script::solo_with_box(1, "k a i h", own);
    script.turn("2 2 4 5", "2 f6, 2 f5, 5 g5").turn("3 3 3 mouse", "3 a3, 3 a4, 3 a5").begin("3 4 5 5", "");
    let legal = script.legal(0);
    assert!(legal.contains(&"take 3 4 as 3 with ak".to_owned()) && legal.contains(&"take 5 5 with a".to_owned()));
    let merged = script.table.legal(play::Player::new(0));
    assert!(merged.contains(&action("take 3 4 as 3 with bl").expect("our letters")));
    assert!(games::house_of_cats::Action::read("take 3 4 as 3 with ka", &own).is_err());
    assert_eq!(script.view()["fields"][0]["ability"], "k");
    assert_eq!(script.view()["fields"][0]["effect"], "plus_minus");
    script.acts("take 3 4 as 3 with ak, write f4");
    let record = script.table.record().to_string();
    assert!(record.contains("- tiles k a i h") && record.contains("take 3 4 as 3 with ak"), "{record}");
}

#[test]
fn the_first_game_is_that_of_the_box() {
    // 3.3, D5
    let script = Script::with_box("players=1 tiles=abcd", relettered());
    let effects = ["two_five", "move_number", "double_up", "free_any"];
    assert_eq!([0, 1, 2, 3].map(|field| script.view()["fields"][field]["effect"].clone()), effects);
    assert_eq!(
        [0, 1, 2, 3].map(|field| script.view()["fields"][field]["immediate"].clone()),
        [false, false, false, true]
    );
}
