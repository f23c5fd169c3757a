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
