//! What networks are shown of Twice as Clever.

use bots::{Encoding, Inputs};
use games::Clever2;
use games::clever2::Action;
use play::{Event, Game, Player};

const OWNER: Player = Player::new(0);

#[test]
fn numbers_are_as_many_as_actions() {
    let actions: Vec<_> = (0..Clever2::ACTIONS).map(Clever2::action_of).collect();
    // White and silver are marked in any of four rows, the others in one; six numbers each.
    let marks = actions.iter().flatten().filter(|action| matches!(action, Action::Mark(..))).count();
    assert_eq!(marks, (2 * 4 + 4) * 6);
}

fn played(game: &Clever2, player: Player, action: Action) -> Clever2 {
    let mut after = *game;
    after.happen(&Event::Decision(player, action));
    after
}

fn bits(game: &Clever2, viewer: Player) -> Inputs {
    Inputs::of::<Clever2>(&game.view(Some(viewer)), viewer)
}

/// After a re-roll it does not matter what was rolled before.
#[test]
fn it_does_not_show_what_is_rolled_again() {
    let start = Clever2::new(&"players=1".parse().expect("a set-up"));
    let shown = [
        "dice white 1 yellow 2 blue 3 green 4 pink 5 silver 6",
        "dice white 6 yellow 6 blue 1 green 1 pink 2 silver 2",
    ]
    .map(|roll| {
        let mut game = start;
        game.resolve(roll.parse().expect("a roll"));
        (bits(&game, OWNER), bits(&played(&game, OWNER, "reroll".parse().expect("an action")), OWNER))
    });
    assert_ne!(shown[0].0, shown[1].0, "while the dice can be chosen, their faces matter");
    assert_eq!(shown[0].1, shown[1].1);
}
