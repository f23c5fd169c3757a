//! Records that must never change.

use games::Hadara;

use crate::shared::check_golden;

#[test]
fn golden_two_players() {
    check_golden::<Hadara>("two_players", "players=2", 2);
}

#[test]
fn golden_three_players() {
    check_golden::<Hadara>("three_players", "players=3 open_piles=true segments=fixed", 3);
}

#[test]
fn golden_four_players() {
    check_golden::<Hadara>("four_players", "players=4 purple=basic start_side=b", 4);
}

#[test]
fn golden_five_players() {
    check_golden::<Hadara>("five_players", "players=5 start_side=a joker_for_set_points=false crests=fixed", 5);
}
