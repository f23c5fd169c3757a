//! Records that must never change.

use games::Hadara;

use crate::shared::check_golden;

#[test]
fn golden_two_players_with_a_pegasus() {
    check_golden::<Hadara>("two_players_pegasus", "players=2", 2);
}

#[test]
fn golden_three_players_with_a_pegasus() {
    check_golden::<Hadara>("three_players_pegasus", "players=3 open_piles=true segments=fixed", 3);
}

#[test]
fn golden_four_players_with_a_pegasus() {
    check_golden::<Hadara>("four_players_pegasus", "players=4 purple=basic start_side=b", 4);
}

#[test]
fn golden_five_players_with_a_pegasus() {
    check_golden::<Hadara>("five_players_pegasus", "players=5 start_side=a joker_for_set_points=true crests=fixed", 5);
}
