//! The example of the documentation keeps the laws.

use play::Score;
use play::example::HighCard;
use play::laws::Laws;

#[test]
fn high_card_keeps_every_law() {
    let naive =
        |view: &play::example::View, player| Score::new(&["card"], &[view.card(player).map_or(0, i32::from)], &[]);
    Laws::<HighCard> { games: 100, longest: 12, state_bytes: 16, naive }.check();
}
