//! What is in the box, what chance does with it, and who sees it (1-3, 16).

use std::collections::BTreeMap;

use play::{Game, Player, Rng};
use serde_json::{Value, json};

use crate::naive::{cells, texts};
use crate::script::{Script, chance, written};

/// A drawing of section 2: each row after its number, squares apart; gives the cells by their sign.
fn drawing(title: &str, columns: std::ops::Range<usize>) -> BTreeMap<char, Vec<String>> {
    let rules = include_str!("../../../../rules/house_of_cats.md");
    let (_, text) = rules.split_once("### Sheets we use").expect("the section");
    let begin = text.find(title).expect("the drawing");
    let line_begin = text[..begin].rfind('\n').expect("a line") + 1;
    let left = text[line_begin..begin].chars().count();
    let mut signs: BTreeMap<char, Vec<String>> = BTreeMap::new();
    for line in text[line_begin..].lines().skip(2).take_while(|line| !line.is_empty()) {
        let squares: Vec<char> = line.chars().skip(left).collect();
        let Some(&row) = squares.get(1).filter(|row| row.is_ascii_digit()) else { break };
        for column in columns.clone() {
            let cell = format!("{}{row}", char::from(b'a' + (column - columns.start) as u8));
            signs.entry(squares[3 + 2 * column]).or_default().push(cell);
        }
    }
    for cells in signs.values_mut() {
        cells.sort_unstable();
    }
    signs
}

fn house(level: u8) -> Value {
    Script::new(&format!("players=1 level={level}")).view()["house"].clone()
}

/// The cells with any of the signs, sorted.
fn with_signs(drawing: &BTreeMap<char, Vec<String>>, wanted: impl Fn(char) -> bool) -> Vec<String> {
    let mut cells: Vec<String> =
        drawing.iter().filter(|(sign, _)| wanted(**sign)).flat_map(|(_, c)| c.clone()).collect();
    cells.sort_unstable();
    cells
}

#[test]
fn sheets_are_those_drawn_in_the_rules() {
    // 2.3
    for (level, title, columns, count) in
        [(1, "Level 1 (", 7, 36), (2, "Level 2 (", 7, 42), (3, "Level 3 (", 7, 44), (4, "Level 4 (", 8, 56)]
    {
        let (drawing, house) = (drawing(title, 0..columns), house(level));
        let cells = with_signs(&drawing, |sign| sign != '.');
        assert_eq!((texts(&house["cells"]), cells.len()), (cells, count), "level {level}");
        assert_eq!(texts(&house["setup"]), with_signs(&drawing, |sign| sign == '*'), "level {level}");
        let bonuses: BTreeMap<char, &String> = drawing
            .iter()
            .filter(|(sign, _)| ('a'..='e').contains(*sign))
            .map(|(&sign, cells)| (sign, &cells[0]))
            .collect();
        assert_eq!(house["bonuses"], json!(bonuses), "level {level}");
    }
    let cheeses = [1, 2, 3, 4].map(|level| texts(&house(level)["cheeses"]).len());
    assert_eq!(cheeses, [13, 0, 0, 15]);
    assert_eq!(texts(&house(1)["track"]), ["", "2", "", "3", "", "#", "", "4", "", "5", "", "#"]);
    assert!([2, 3, 4].iter().all(|&level| texts(&house(level)["track"]).is_empty()));
}

#[test]
fn areas_are_those_drawn_in_the_rules() {
    // 2.3, 11.1: the second drawing of level 3 stands beside the first
    let drawing = drawing("Level 3 (", 8..15);
    let areas = &house(3)["areas"];
    for (letter, name) in [('R', "red"), ('B', "blue"), ('G', "green"), ('Y', "yellow")] {
        assert_eq!(texts(&areas[name]), drawing[&letter], "{name}");
        assert_eq!(drawing[&letter].len(), 11);
    }
}

#[test]
fn everybody_has_a_sheet_of_the_same_level() {
    // 1.1, 1.2, 3.1, 3.5: blank; on level 4 only the drawn cells are available
    let drawn = with_signs(&drawing("Level 4 (", 0..8), |sign| sign == '#');
    let view = Script::new("players=6 level=4").view();
    assert_eq!(view["sheets"].as_array().map(Vec::len), Some(6));
    for sheet in view["sheets"].as_array().expect("a list") {
        assert_eq!((texts(&sheet["empty"]), cells(&sheet["free"]).len()), (drawn.clone(), 56 - 15));
        assert_eq!(sheet["written"], json!({}));
    }
}

#[test]
fn fields_show_points_circles_and_the_tiles_in_the_order_of_the_draw() {
    // 1.11, 2.4, 3.2, 6.7
    let view = Script::solo(1, "d a l k").view();
    let field = |name: &str| [0, 1, 2, 3].map(|index| view["fields"][index][name].clone());
    assert_eq!(field("ability"), ["d", "a", "l", "k"]);
    assert_eq!(field("immediate"), [true, false, false, true]);
    assert_eq!(field("points"), [1, 3, 5, 7]);
    assert_eq!(field("circles"), [8, 6, 5, 4]);
}

/// How often each word comes at each place of this many results of the present step.
fn frequencies(script: &Script, results: usize) -> BTreeMap<(usize, String), usize> {
    let mut rng = Rng::from_number(7);
    let mut counts = BTreeMap::new();
    for _ in 0..results {
        let text = written(&script.table.game().sample(&mut rng));
        assert!(script.table.game().is_possible(&chance(&text).expect("a result")), "{text}");
        for (place, word) in text.split(' ').skip(1).enumerate() {
            *counts.entry((place, word.to_owned())).or_default() += 1;
        }
    }
    counts
}

#[test]
fn each_tile_comes_to_each_field_equally_often() {
    // 2.2, 3.2, 16.2: twelve tiles, four different ones are revealed
    let counts = frequencies(&Script::new("players=1 level=1"), 12_000);
    assert_eq!(counts.len(), 4 * 12);
    assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
}

/// Each face comes up equally often; this many dice are rolled.
fn check_roll(script: &Script, dice: usize) {
    let counts = frequencies(script, 6000);
    assert_eq!(counts.keys().map(|(place, _)| place + 1).max(), Some(dice));
    for face in ["2", "3", "4", "5", "cat", "mouse"] {
        let count: usize = counts.iter().filter(|((_, word), _)| word == face).map(|(_, count)| count).sum();
        assert!((900 * dice..1100 * dice).contains(&count), "{face}: {count}");
    }
    assert_eq!(counts.values().sum::<usize>(), 6000 * dice);
}

#[test]
fn dice_are_fair() {
    // 2.1, 3.4, 4.1, 16.2: three for the setup, four in each turn
    check_roll(&Script::solo(2, "a b c d"), 3);
    check_roll(&Script::solo_placed(2, "a b c d", "a5 2 d2 3 g5 4"), 4);
}

#[test]
fn four_dice_fall_in_126_different_ways() {
    // 16.2
    let script = Script::solo(1, "a b c d");
    let mut rng = Rng::from_number(11);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..40_000 {
        *counts.entry(written(&script.table.game().sample(&mut rng))).or_default() += 1;
    }
    assert_eq!(counts.len(), 126);
    // 24 of 1296 orders against one
    assert!((630..850).contains(&counts["roll 2 3 4 cat"]) && counts["roll 5 5 5 5"] < 70, "{counts:?}");
}

#[test]
fn everybody_sees_everything() {
    // 16.1: also the writing of a turn that is not over
    let mut script = Script::new("players=2 level=1 tiles=abcd");
    script.chance("roll 2 3 4 5").acts("2 a3, take 3");
    let view = |viewer: Option<Player>| {
        let mut view = serde_json::to_value(script.table.game().view(viewer)).expect("a view is JSON");
        view["viewer"] = Value::Null;
        view
    };
    assert_eq!(view(None), view(Some(Player::new(0))));
    assert_eq!(view(None), view(Some(Player::new(1))));
    assert_eq!(view(None)["sheets"][0]["written"]["a3"]["symbol"], "2");
}

#[test]
fn the_order_of_different_players_decisions_does_not_matter() {
    // 4.2, 16.4, N3
    let mut start = Script::new("players=2 level=1 tiles=abcd");
    start.chance("roll 2 2 4 cat");
    let turns = [
        ["take 2", "write a3", "take 2", "write a4", "take cat", "done"],
        ["take 4", "write a3", "take cat", "take 2", "write b3", "done"],
    ];
    let (mut one, mut other) = (start.clone(), start);
    for (seat, turn) in turns.iter().enumerate() {
        for text in turn {
            one.play(seat, text);
        }
    }
    for (zero, one) in turns[0].iter().zip(turns[1]) {
        other.play(1, one).play(0, zero);
    }
    assert_eq!(one.table.game(), other.table.game());
    assert_eq!(one.table.game().step(), "roll");
}
