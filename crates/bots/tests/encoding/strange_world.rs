//! Encodings pass the laws of `trials::encoding`.

use bots::{Inputs, parts};
use games::StrangeWorld;
use games::strange_world::{Action, Cell};
use play::{Chances, Game, Player, Seed, Table};

/// The first card lies to the left or to the right of the start card.
#[test]
fn a_mirrored_world_differs_in_one_bit() {
    let solo = Player::new(0);
    let mut table = Table::<StrangeWorld>::new("players=1".parse().unwrap(), Seed::from(3), Chances::Automatic);
    table.play(solo, Action::Take(1)).unwrap();
    let [left, right] = [-1, 1].map(|column| {
        let beside = |action: &&Action| matches!(action, Action::Play(_, cell) if Some(*cell) == Cell::at(0, column));
        let action = *table.legal(solo).iter().find(beside).expect("there is room on both sides");
        let mut game = *table.game();
        game.apply(solo, action);
        Inputs::of::<StrangeWorld>(&game.view(Some(solo)), solo)
    });
    let all = parts::<StrangeWorld>(&table.game().view(Some(solo)), solo);
    let different =
        (0..Inputs::MOST).filter(|&bit| left.ones().any(|one| one == bit) != right.ones().any(|one| one == bit));
    let names: Vec<&str> = different
        .filter_map(|bit| all.iter().find(|part| (part.begin..part.begin + part.width).contains(&bit)))
        .map(|part| part.name)
        .collect();
    assert_eq!(names, ["own world"]);
}
