//! The laws that every game must keep.

use games::HouseOfCats;
use play::laws::Laws;

use crate::naive;

/// Level 1 has no bound (18); random games of six have some 550 events on the average, so this is generous.
pub(crate) const LAWS: Laws<HouseOfCats> = Laws { games: 1, longest: 5000, state_bytes: 2048, naive: naive::score };

#[test]
fn every_setup_keeps_the_laws() {
    LAWS.check();
}

#[test]
fn the_default_game_keeps_the_laws_many_times() {
    for level in 1..=4 {
        for number in 100..106 {
            LAWS.check_game(&format!("players=2 level={level} tiles=random"), number);
        }
    }
}
