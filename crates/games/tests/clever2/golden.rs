//! Records that must never change.

use games::Clever2;

use crate::shared::check_golden;

#[test]
fn golden_solo() {
    check_golden::<Clever2>("solo", "players=1", 1);
}

#[test]
fn golden_two_players() {
    check_golden::<Clever2>("two_players", "players=2", 2);
}

#[test]
fn golden_three_players() {
    check_golden::<Clever2>("three_players", "players=3", 3);
}

#[test]
fn golden_four_players() {
    check_golden::<Clever2>("four_players", "players=4", 4);
}

///
#[test]
fn golden_extra_dice_once_a_round() {
    check_golden::<Clever2>("extra_once_a_round", "players=3 extra_die=round", 5);
}

///
#[test]
fn golden_third_silver_all() {
    check_golden::<Clever2>("third_silver_all", "players=2 third_silver=all", 6);
}

#[test]
fn golden_solo_with_both_other_readings() {
    check_golden::<Clever2>("solo_other_readings", "players=1 extra_die=round third_silver=all", 7);
}
