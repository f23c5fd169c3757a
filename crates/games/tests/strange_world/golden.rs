//! Records that must never change.

use games::StrangeWorld;

use crate::shared::check_golden;

#[test]
fn golden_solo() {
    check_golden::<StrangeWorld>("solo", "players=1", 1);
}

#[test]
fn golden_two_players() {
    check_golden::<StrangeWorld>("two_players", "players=2", 2);
}

#[test]
fn golden_three_players() {
    check_golden::<StrangeWorld>("three_players", "players=3", 3);
}

#[test]
fn golden_four_players() {
    check_golden::<StrangeWorld>("four_players", "players=4", 4);
}
