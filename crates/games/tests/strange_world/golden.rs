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

#[test]
fn golden_losing_forced_solo() {
    check_golden::<StrangeWorld>("losing_forced_solo", "players=1 losing=forced", 5);
}

#[test]
fn golden_losing_forced_three_players() {
    check_golden::<StrangeWorld>("losing_forced_three_players", "players=3 losing=forced", 6);
}
