//! Views as bits, actions as numbers.

use bots::{Encoding, Inputs, parts};
use games::Hadara;
use play::{Chances, Game, Player, Seed, Table};

/// The bits of one part, as one of the players sees the table.
fn bits<G: Encoding>(game: &G, player: Player, name: &str) -> Vec<usize> {
    let view = game.view(Some(player));
    let part = parts::<G>(&view, player).into_iter().find(|part| part.name == name).expect("a part");
    let ones = Inputs::of::<G>(&view, player).ones().map(|input| input.wrapping_sub(part.begin)).collect::<Vec<_>>();
    ones.into_iter().filter(|&bit| bit < part.width).collect()
}

/// A table at the first draft of two players.
fn first_draft(seed: u64) -> Table<Hadara> {
    let setup = "players=2 start_side=a".parse().expect("a set-up");
    let mut table = Table::<Hadara>::new(setup, Seed::from(seed), Chances::Automatic);
    let first = table.game().turn().players().iter().next().expect("the first player turns the wheel");
    table.play(first, table.legal(first)[0]).expect("a legal action");
    table
}

#[test]
fn a_draft_of_hadara_shows_what_it_will_bring_while_the_other_still_decides() {
    let (player, other) = (Player::new(0), Player::new(1));
    for seed in 0..20 {
        let begin = first_draft(seed);
        for action in begin.legal(player) {
            let mut table = begin.clone();
            table.play(player, action).expect("a legal action");
            let waiting = *table.game();
            table.play(other, table.legal(other)[0]).expect("a legal action");
            for part in ["own tracks", "own cards", "own abilities", "own coins", "own points"] {
                assert_eq!(bits(&waiting, player, part), bits(table.game(), player, part), "{part} after {action:?}");
            }
        }
    }
}

#[test]
fn a_draft_of_hadara_tells_the_other_nothing_before_it_is_seen() {
    let (player, other) = (Player::new(0), Player::new(1));
    let begin = first_draft(3);
    let seen = begin.legal(player).into_iter().map(|action| {
        let mut table = begin.clone();
        table.play(player, action).expect("a legal action");
        Inputs::of::<Hadara>(&table.game().view(Some(other)), other)
    });
    let seen = seen.collect::<Vec<_>>();
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]));
}
