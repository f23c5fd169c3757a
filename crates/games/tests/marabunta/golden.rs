//! Records that must never change.

use games::Marabunta;

use crate::shared::check_golden;

#[test]
fn golden_symbol_sides() {
    check_golden::<Marabunta>("symbol", "", 1);
}

#[test]
fn golden_plain_sides() {
    check_golden::<Marabunta>("plain", "territory=plain boards=plain first=red", 2);
}

#[test]
fn golden_mixed_sides_and_abilities_that_may_be_declined() {
    check_golden::<Marabunta>("may", "territory=symbol boards=plain first=blue abilities=may", 3);
}

#[test]
fn golden_plain_territory_with_symbol_boards() {
    check_golden::<Marabunta>("plain_territory", "territory=plain boards=symbol abilities=may", 4);
}
