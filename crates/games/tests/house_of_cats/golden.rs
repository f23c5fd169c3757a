//! Records that must never change.

use games::HouseOfCats;

use crate::shared::check_golden;

#[test]
fn golden_level_1_in_the_first_game() {
    check_golden::<HouseOfCats>("level1_first_game", "players=2 level=1 tiles=abcd", 1);
}

#[test]
fn golden_level_1_alone() {
    check_golden::<HouseOfCats>("level1_solo", "players=1 level=1 tiles=random", 2);
}

#[test]
fn golden_level_1_where_any_symbol_is_changed() {
    check_golden::<HouseOfCats>("level1_any", "players=3 level=1 tiles=random conversions=any", 18);
}

#[test]
fn golden_level_2() {
    check_golden::<HouseOfCats>("level2", "players=3 level=2 tiles=random", 3);
}

#[test]
fn golden_level_3() {
    check_golden::<HouseOfCats>("level3", "players=2 level=3 tiles=random", 4);
}

#[test]
fn golden_level_4_with_six() {
    check_golden::<HouseOfCats>("level4_six", "players=6 level=4 tiles=random", 5);
}
