//! Action tracks, "?", foxes and titles (7-9, 12.6).

use games::clever2::{Area, Bonus, Sheet};

use crate::script::components;
use crate::sheet::{CELLS, earned, line, place, questions, sheet, silver_column};

/// 8.1, T13, R-18: the sixth slot earns the end bonus beside the action.
#[test]
fn t13_the_sixth_slot_of_a_track_earns_its_end_bonus() {
    let mut extra = sheet(&["pink 1"; 4]);
    (0..5).for_each(|_| extra.earn(bonus("extra"), components()));
    assert_eq!(earned(&extra), "extra 5");
    extra.enter(place("pink 4"), components());
    assert_eq!(earned(&extra), "extra 6, silver ? 1");
    let six = |name: &str| {
        let mut sheet = Sheet::default();
        (0..6).for_each(|_| sheet.earn(bonus(name), components()));
        earned(&sheet)
    };
    assert_eq!(six("reroll"), "reroll 6, fox 1");
    assert_eq!(six("return"), "return 6, pink ? 1");
}

/// 8.1: what does not fit on a track is lost, and its end bonus is not earned again.
#[test]
fn r8_1_a_seventh_action_is_lost() {
    let mut sheet = Sheet::default();
    (0..9).for_each(|_| sheet.earn(bonus("reroll"), components()));
    assert_eq!(earned(&sheet), "reroll 6, fox 1");
}

fn bonus(name: &str) -> Bonus {
    name.to_owned().try_into().expect("a bonus")
}

/// 9.3, T14: a chain through three areas.
#[test]
fn t14_entries_made_by_a_question_mark_earn_bonuses_too() {
    let mut sheet = sheet(&["blue 10", "blue 10", "blue 10", "blue 10", "blue 10", "blue 10"]);
    assert_eq!(earned(&sheet), "reroll 1, return 1, extra 1, yellow ? 1");
    sheet.answer(place("yellow r1c2"), components());
    (0..6).for_each(|_| sheet.enter(place("pink 1"), components()));
    sheet.enter(place("blue 9"), components());
    assert_eq!(questions(&sheet), ["pink 1", "pink 2", "pink 3", "pink 4", "pink 5", "pink 6"]);
    sheet.answer(place("pink 6"), components());
    assert!(earned(&sheet).ends_with("yellow ? 1"));
    sheet.answer(place("yellow r1c4"), components());
    assert_eq!(questions(&sheet), ["blue 2", "blue 3", "blue 4", "blue 5", "blue 6", "blue 7", "blue 8", "blue 9"]);
    sheet.answer(place("blue 9"), components());
    assert!(!sheet.has_question());
    assert_eq!((line(&sheet, "blue"), line(&sheet, "pink")), (36, 12));
}

/// 9.2: what each "?" offers on an empty sheet, and N8: 57 places for the black one.
#[test]
fn r9_2_a_question_mark_offers_every_open_place_of_its_area() {
    let offered = |name: &str| {
        let mut sheet = Sheet::default();
        sheet.earn(bonus(name), components());
        questions(&sheet)
    };
    assert_eq!(offered("q_silver").len(), 24);
    assert_eq!(offered("q_yellow").len(), 10);
    assert_eq!(offered("q_blue").len(), 11);
    assert_eq!(offered("q_green"), ["green 1", "green 2", "green 3", "green 4", "green 5", "green 6"]);
    assert_eq!(offered("q_pink"), ["pink 1", "pink 2", "pink 3", "pink 4", "pink 5", "pink 6"]);
    assert_eq!(offered("q_any").len(), 57);
}

///
#[test]
fn r_13_a_blue_question_mark_obeys_the_order() {
    let mut sheet = sheet(&["blue 4"]);
    sheet.earn(bonus("q_blue"), components());
    assert_eq!(questions(&sheet), ["blue 2", "blue 3", "blue 4"]);
}

/// N4: a "?" of the color is used before the black one.
#[test]
fn n4_the_black_question_mark_is_used_last() {
    let mut sheet = Sheet::default();
    sheet.earn(bonus("q_any"), components());
    sheet.earn(bonus("q_pink"), components());
    sheet.answer(place("pink 1"), components());
    assert_eq!(earned(&sheet), "black ? 1");
    sheet.answer(place("green 1"), components());
    assert_eq!(earned(&sheet), "");
}

/// 9.5: a "?" is lost only when its area is full.
#[test]
fn r9_5_a_question_mark_for_a_full_area_is_lost() {
    let mut pink = sheet(&["pink 1"; 12]);
    pink.earn(bonus("q_pink"), components());
    pink.drop_impossible_questions(components());
    assert!(!pink.has_question());

    // The last green field earns a yellow ?, which is lost if all cells are crossed.
    let mut crossed = sheet(&["green 1"; 11]);
    for cell in CELLS {
        crossed.enter(place(&format!("yellow {cell}")), components());
        crossed.enter(place(&format!("yellow {cell}")), components());
    }
    crossed.enter(place("green 1"), components());
    assert_eq!(crossed.questions().colored(Area::Yellow), 0);

    // Each of several waiting ones of a color is lost when the last place is filled by one of them.
    let mut eleven = sheet(&["pink 1"; 11]);
    eleven.earn(bonus("q_pink"), components());
    eleven.earn(bonus("q_pink"), components());
    eleven.answer(place("pink 1"), components());
    assert!(!eleven.has_question());
}

/// 9.2: the black ? is lost only on a completely full sheet.
#[test]
fn r9_2_the_black_question_mark_goes_to_any_open_area() {
    let mut sheet = Sheet::default();
    (1..=6).flat_map(silver_column).for_each(|text| sheet.enter(place(&text), components()));
    for cell in CELLS {
        sheet.enter(place(&format!("yellow {cell}")), components());
        sheet.enter(place(&format!("yellow {cell}")), components());
    }
    (0..12).for_each(|_| sheet.enter(place("blue 2"), components()));
    (0..12).for_each(|_| sheet.enter(place("green 1"), components()));
    (0..11).for_each(|_| sheet.enter(place("pink 1"), components()));
    sheet.earn(bonus("q_any"), components());
    sheet.drop_impossible_questions(components());
    assert_eq!(sheet.questions().black(), 1);
    assert_eq!(questions(&sheet), ["pink 1", "pink 2", "pink 3", "pink 4", "pink 5", "pink 6"]);
    sheet.answer(place("pink 1"), components());
    assert!(!sheet.has_question());
}

/// 7.2, T5, T15
#[test]
fn t15_each_fox_is_worth_the_lowest_area() {
    // Silver 2 + 4 + 7 + 2, yellow 10, blue 10, green 8, pink 11: the lowest area is green.
    let mut sheet = sheet(&[
        "silver yellow 1",
        "silver blue 1",
        "silver blue 2",
        "silver green 4",
        "silver green 5",
        "silver green 6",
        "silver pink 4",
        "yellow r2c1",
        "yellow r2c1",
        "yellow r1c2",
        "yellow r1c2",
        "blue 8",
        "blue 8",
        "blue 8",
        "blue 8",
        "green 5",
        "green 1",
        "pink 6",
        "pink 5",
    ]);
    let areas = 15 + 10 + 10 + 8 + 11;
    assert_eq!(sheet.score(components()).total(), areas);
    sheet.earn(bonus("fox"), components());
    sheet.earn(bonus("fox"), components());
    assert_eq!((line(&sheet, "foxes"), sheet.score(components()).total()), (16, areas + 16));
    assert_eq!(sheet.score(components()).tiebreak(), [15]);
}

/// R-07, T15: a negative area makes foxes cost points; an empty one makes them worthless.
#[test]
fn r_07_the_lowest_area_is_taken_literally() {
    let mut sheet = sheet(&["green 1", "green 6"]);
    sheet.earn(bonus("fox"), components());
    sheet.earn(bonus("fox"), components());
    assert_eq!((line(&sheet, "foxes"), sheet.score(components()).total()), (-20, -30));
    let mut zero = Sheet::default();
    zero.enter(place("pink 6"), components());
    zero.earn(bonus("fox"), components());
    assert_eq!(zero.score(components()).total(), 6);
}

/// 12.6, R-14
#[test]
fn r_14_titles_begin_at_their_threshold() {
    let titles: Vec<&str> = [320, 319, 300, 280, 260, 240, 220, 200, 180, 160, 140, 139, -40]
        .map(|total| components().title(total).unwrap())
        .to_vec();
    assert_eq!(titles[0], "twice as clever");
    assert_eq!(titles[1], titles[2]);
    assert_eq!(titles[11], "only half as clever");
    assert_eq!(titles[11], titles[12]);
    let mut different = titles.clone();
    different.dedup();
    assert_eq!(different.len(), 11);
}
