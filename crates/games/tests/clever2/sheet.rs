//! The areas of a sheet, with their bonuses and scores (6).

use games::clever2::{Action, Area, Cell, Dice, Die, Place, Row, Sheet, Track};

use crate::script::components;

/// A place by its notation.
pub(crate) fn place(text: &str) -> Place {
    match format!("bonus {text}").parse() {
        Ok(Action::Bonus(place)) => place,
        other => panic!("{text}: {other:?}"),
    }
}

/// A sheet on which these entries were made, one after the other.
pub(crate) fn sheet(entries: &[&str]) -> Sheet {
    let mut sheet = Sheet::default();
    entries.iter().for_each(|text| sheet.enter(place(text), components()));
    sheet
}

/// What a sheet has earned: actions, foxes and waiting "?".
pub(crate) fn earned(sheet: &Sheet) -> String {
    let tracks = [("reroll", Track::Reroll), ("return", Track::Return), ("extra", Track::Extra)];
    let mut words: Vec<String> = tracks
        .iter()
        .map(|&(name, track)| (name, sheet.earned(track)))
        .chain([("fox", sheet.foxes())])
        .filter(|&(_, count)| count > 0)
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    for area in Area::ALL {
        if sheet.questions().colored(area) > 0 {
            words.push(format!("{} ? {}", area.name(), sheet.questions().colored(area)));
        }
    }
    if sheet.questions().black() > 0 {
        words.push(format!("black ? {}", sheet.questions().black()));
    }
    words.join(", ")
}

#[track_caller]
fn check_earned(entries: &[&str], expect: &str) {
    assert_eq!(earned(&sheet(entries)), expect, "{entries:?}");
}

pub(crate) fn line(sheet: &Sheet, name: &str) -> i32 {
    sheet.score(components()).lines().find(|&(line, _)| line == name).expect("a line").1
}

#[track_caller]
fn check_score(entries: &[&str], name: &str, expect: i32) {
    assert_eq!(line(&sheet(entries), name), expect, "{entries:?}");
}

/// All entries that a die may make at these faces (white, yellow, blue, green, pink, silver).
fn entries(sheet: &Sheet, die: Die, faces: [u8; 6]) -> Vec<String> {
    let dice = Dice::showing(faces);
    let mut texts = Vec::new();
    sheet.entries(die, &dice, |entry| texts.push(entry.to_string()), components());
    assert_eq!(sheet.can_enter(die, &dice, components()), !texts.is_empty());
    texts
}

/// Where the waiting "?" may be carried out.
pub(crate) fn questions(sheet: &Sheet) -> Vec<String> {
    let mut texts = Vec::new();
    sheet.question_places(|place| texts.push(place.to_string()), components());
    texts
}

pub(crate) const CELLS: [&str; 10] = ["r1c2", "r1c4", "r2c1", "r2c3", "r3c2", "r3c4", "r4c1", "r4c3", "r5c2", "r5c4"];

const SILVER_3: [&str; 4] = ["silver yellow 3", "silver blue 3", "silver green 3", "silver pink 3"];

pub(crate) fn silver_column(number: u8) -> Vec<String> {
    Row::NAMES.iter().map(|row| format!("silver {row} {number}")).collect()
}

#[test]
fn r6_0_a_die_goes_to_the_area_of_its_color_and_white_everywhere() {
    let empty = Sheet::default();
    let faces = [2, 6, 4, 5, 3, 1];
    assert_eq!(entries(&empty, Die::Yellow, faces), ["yellow r1c4"]);
    assert_eq!(entries(&empty, Die::Blue, faces), ["blue 6"]);
    assert_eq!(entries(&empty, Die::Green, faces), ["green 5"]);
    assert_eq!(entries(&empty, Die::Pink, faces), ["pink 3"]);
    assert_eq!(
        entries(&empty, Die::Silver, faces),
        ["silver yellow 1", "silver blue 1", "silver green 1", "silver pink 1"]
    );
    assert_eq!(
        entries(&empty, Die::White, faces),
        [
            "white silver yellow 2",
            "white silver blue 2",
            "white silver green 2",
            "white silver pink 2",
            "white yellow r2c3",
            "white yellow r4c1",
            "white blue 6",
            "white green 2",
            "white pink 2",
        ]
    );
}

/// 6.2.2, T17: a number that is marked in all rows takes no silver die, nor white as silver.
#[test]
fn t17_a_full_silver_column_takes_no_die() {
    let full = sheet(&SILVER_3);
    assert!(entries(&full, Die::Silver, [3; 6]).is_empty());
    assert_eq!(
        entries(&full, Die::White, [3; 6]),
        ["white yellow r1c2", "white yellow r3c4", "white blue 6", "white green 3", "white pink 3"]
    );
    assert_eq!(entries(&sheet(&SILVER_3[..3]), Die::Silver, [3; 6]), ["silver pink 3"]);
}

#[test]
fn r6_2_5_each_silver_column_has_its_bonus() {
    for (number, expect) in
        [(1, "extra 1"), (2, "yellow ? 1"), (3, "fox 1"), (4, "blue ? 1"), (5, "green ? 1"), (6, "pink ? 1")]
    {
        let column = silver_column(number);
        let column: Vec<&str> = column.iter().map(String::as_str).collect();
        check_earned(&column[..3], "");
        check_earned(&column, expect);
    }
}

/// 6.2.6, T3
#[test]
fn t3_a_silver_row_scores_by_its_marks() {
    let row = ["silver blue 1", "silver blue 6", "silver blue 3", "silver blue 2", "silver blue 5", "silver blue 4"];
    for (marks, points) in [0, 2, 4, 7, 11, 16, 22].into_iter().enumerate() {
        check_score(&row[..marks], "silver", points);
    }
}

#[test]
fn t7_silver_rows_are_added_and_column_1_earns_an_extra_die() {
    let entries = [
        "silver yellow 1",
        "silver blue 1",
        "silver blue 2",
        "silver green 1",
        "silver green 2",
        "silver green 3",
        "silver pink 1",
        "silver pink 2",
        "silver pink 3",
        "silver pink 4",
    ];
    check_score(&entries, "silver", 24);
    check_earned(&entries, "extra 1");
}

/// 6.3.1: a cell is circled, then crossed, then closed.
#[test]
fn r6_3_1_a_yellow_cell_takes_a_circle_and_a_cross() {
    let faces = [1; 6];
    assert_eq!(entries(&Sheet::default(), Die::Yellow, faces), ["yellow r2c1"]);
    let circled = sheet(&["yellow r2c1"]);
    assert_eq!(circled.circled().collect::<Vec<_>>(), [Cell::at(2, 1).unwrap()]);
    assert_eq!(circled.crossed().count(), 0);
    assert_eq!(entries(&circled, Die::Yellow, faces), ["yellow r2c1"]);
    let crossed = sheet(&["yellow r2c1", "yellow r2c1"]);
    assert_eq!(crossed.crossed().collect::<Vec<_>>(), [Cell::at(2, 1).unwrap()]);
    assert!(entries(&crossed, Die::Yellow, faces).is_empty());
}

/// 6.3 as printed: which cells show which face.
#[test]
fn r6_3_yellow_cells_show_their_values() {
    let by_face = [
        (1, vec!["yellow r2c1"]),
        (2, vec!["yellow r2c3", "yellow r4c1"]),
        (3, vec!["yellow r1c2", "yellow r3c4"]),
        (4, vec!["yellow r3c2", "yellow r5c4"]),
        (5, vec!["yellow r4c3", "yellow r5c2"]),
        (6, vec!["yellow r1c4"]),
    ];
    for (face, cells) in by_face {
        assert_eq!(entries(&Sheet::default(), Die::Yellow, [face; 6]), cells);
    }
}

/// 6.3.2, T10
#[test]
fn t10_circled_lines_earn_their_bonus() {
    check_earned(&["yellow r1c2", "yellow r1c4"], "blue ? 1");
    check_earned(&["yellow r2c1", "yellow r4c1"], "reroll 1");
    check_earned(&["yellow r1c2", "yellow r3c2", "yellow r5c2"], "extra 1");
    check_earned(&["yellow r1c4", "yellow r3c4", "yellow r5c4"], "fox 1");
    check_score(&["yellow r1c4", "yellow r3c4", "yellow r5c4"], "yellow", 0);
    check_earned(&["yellow r3c2", "yellow r3c4"], "yellow ? 1");
    check_earned(&["yellow r5c2", "yellow r5c4"], "pink ? 1");
}

/// 6.3.2, T11: one circle completes a row and a column. Crosses earn nothing (edge case g).
#[test]
fn t11_one_circle_can_complete_two_lines() {
    let before = ["yellow r2c1", "yellow r4c1", "yellow r4c3"];
    check_earned(&before, "reroll 1, green ? 1");
    let mut entries = before.to_vec();
    entries.push("yellow r2c3");
    check_earned(&entries, "reroll 1, return 1, silver ? 1, green ? 1");
    entries.extend(["yellow r2c1", "yellow r4c1"]);
    check_earned(&entries, "reroll 1, return 1, silver ? 1, green ? 1");
    check_score(&entries, "yellow", 10);
}

#[test]
fn r6_3_3_yellow_scores_by_crossed_cells() {
    let mut all = Sheet::default();
    for (index, points) in [3, 10, 21, 36, 55, 75, 96, 118, 141, 165].into_iter().enumerate() {
        let cell = place(&format!("yellow {}", CELLS[index]));
        all.enter(cell, components());
        all.enter(cell, components());
        assert_eq!(line(&all, "yellow"), points);
    }
}

/// 6.4.1: the sum of blue and white, with either die.
#[test]
fn r6_4_1_a_blue_entry_is_the_sum_of_blue_and_white() {
    let faces = [4, 1, 3, 1, 1, 1];
    assert_eq!(entries(&Sheet::default(), Die::Blue, faces), ["blue 7"]);
    assert!(entries(&Sheet::default(), Die::White, faces).contains(&"white blue 7".to_owned()));
}

/// 6.4.2, T8: entries do not rise.
#[test]
fn t8_blue_entries_never_rise() {
    let entered = ["blue 9", "blue 9", "blue 7"];
    check_score(&entered, "blue", 6);
    check_earned(&entered, "return 1, yellow ? 1");
    let sheet = sheet(&entered);
    assert!(entries(&sheet, Die::Blue, [4, 1, 4, 1, 1, 1]).is_empty());
    assert_eq!(entries(&sheet, Die::Blue, [4, 1, 3, 1, 1, 1]), ["blue 7"]);
}

#[test]
fn r6_4_4_blue_scores_by_filled_fields_and_each_field_has_its_bonus() {
    let points = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
    let bonuses =
        ["", "return 1", "yellow ? 1", "", "extra 1", "reroll 1", "pink ? 1", "", "fox 1", "return 2", "", "green ? 1"];
    check_row("blue 5", "blue", &points, &bonuses);
    let full = sheet(&["blue 5"; 12]);
    assert!(entries(&full, Die::Blue, [1; 6]).is_empty());
}

#[test]
fn r6_6_pink_scores_its_entries_and_each_field_has_its_bonus() {
    let points = [6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72];
    let bonuses = [
        "",
        "",
        "reroll 1",
        "return 1",
        "extra 1",
        "green ? 1",
        "yellow ? 1",
        "fox 1",
        "silver ? 1",
        "reroll 2",
        "blue ? 1",
        "yellow ? 2",
    ];
    check_row("pink 6", "pink", &points, &bonuses);
    assert!(entries(&sheet(&["pink 1"; 12]), Die::Pink, [6; 6]).is_empty());
}

#[test]
fn r6_5_each_green_field_has_its_bonus_at_once() {
    let points = [0, 0, 0, 6, 6, 6, 6, 12, 12, 24, 24, 42];
    let bonuses = [
        "",
        "reroll 1",
        "",
        "blue ? 1",
        "return 1",
        "",
        "fox 1",
        "silver ? 1",
        "extra 1",
        "",
        "pink ? 1",
        "yellow ? 1",
    ];
    check_row("green 6", "green", &points, &bonuses);
    assert!(entries(&sheet(&["green 1"; 12]), Die::Green, [6; 6]).is_empty());
}

/// Enters the same thing twelve times and checks the area's score and the newly earned bonus after each.
#[track_caller]
fn check_row(entry: &str, name: &str, points: &[i32], bonuses: &[&str]) {
    let mut filled = Sheet::default();
    let mut before = Vec::new();
    for (field, (&points, &bonus)) in points.iter().zip(bonuses).enumerate() {
        filled.enter(place(entry), components());
        assert_eq!(line(&filled, name), points, "after field {}", field + 1);
        let after: Vec<String> = earned(&filled).split(", ").map(str::to_owned).collect();
        let new: Vec<&String> = after.iter().filter(|word| !before.contains(*word) && !word.is_empty()).collect();
        assert_eq!(new, if bonus.is_empty() { vec![] } else { vec![bonus] }, "field {}", field + 1);
        before = after;
    }
}

/// 6.5.1, 6.5.2, T4
#[test]
fn t4_a_green_star_is_the_first_entry_less_the_second() {
    assert_eq!(sheet(&["green 5"]).green(), [10]);
    check_score(&["green 5"], "green", 0);
    assert_eq!(sheet(&["green 5", "green 1"]).green(), [10, 2]);
    check_score(&["green 5", "green 1"], "green", 8);
    check_earned(&["green 5", "green 1"], "reroll 1");
}

#[test]
fn t9_a_star_may_be_negative_and_half_a_pair_counts_nothing() {
    let entries = ["green 1", "green 6", "green 6"];
    assert_eq!(sheet(&entries).green(), [2, 12, 12]);
    check_score(&entries, "green", -10);
}

/// 6.5.2 and T20: the limits of the area.
#[test]
fn r6_5_2_green_reaches_from_minus_43_to_92() {
    let best: Vec<&str> = (0..12).map(|field| if field % 2 == 0 { "green 6" } else { "green 1" }).collect();
    let worst: Vec<&str> = (0..12).map(|field| if field % 2 == 0 { "green 1" } else { "green 6" }).collect();
    check_score(&best, "green", 92);
    check_score(&worst, "green", -43);
}

/// 6.6.2, T12
#[test]
fn t12_a_pink_bonus_needs_its_minimum() {
    check_earned(&["pink 6", "pink 6", "pink 1"], "");
    check_earned(&["pink 6", "pink 6", "pink 2"], "reroll 1");
    for (field, minimum) in [(3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 2), (9, 3), (10, 4), (11, 5), (12, 6)] {
        for face in 1..=6 {
            let mut sheet = sheet(&vec!["pink 1"; field - 1]);
            let before = earned(&sheet);
            sheet.enter(place(&format!("pink {face}")), components());
            assert_eq!(earned(&sheet) != before, face >= minimum, "field {field}, face {face}");
        }
    }
}
