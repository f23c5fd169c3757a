//! The laws in every set-up, with a second scorer.

use games::StrangeWorld;
use play::laws::Laws;

use crate::naive::score;

#[test]
fn the_laws_hold() {
    Laws::<StrangeWorld> { games: 6, longest: 250, state_bytes: 1024, naive: score }.check();
}
