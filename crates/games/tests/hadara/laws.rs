//! The laws of all games, over every set-up.

use games::Hadara;
use play::laws::Laws;
use play::{Game, all_setups};

use super::naive;

/// 26.5: at most 6 + 121 n steps.
const LAWS: Laws<Hadara> = Laws { games: 1, longest: 6 + 121 * 5, state_bytes: 2048, naive: naive::score };

/// One random game in every set-up of this many players.
fn check_setups(players: usize) {
    let begin = format!("players={players} ");
    for (number, setup) in
        all_setups(Hadara::SETTINGS).iter().enumerate().filter(|(_, setup)| setup.starts_with(&begin))
    {
        let laws = Laws { longest: 6 + 121 * players, ..LAWS };
        laws.check_game(setup, number as u64);
    }
}

#[test]
fn every_set_up_of_two_players_keeps_the_laws() {
    check_setups(2);
}

#[test]
fn every_set_up_of_three_players_keeps_the_laws() {
    check_setups(3);
}

#[test]
fn every_set_up_of_four_players_keeps_the_laws() {
    check_setups(4);
}

#[test]
fn every_set_up_of_five_players_keeps_the_laws() {
    check_setups(5);
}

#[test]
fn texts_of_set_ups_read_back_and_sizes_are_small() {
    Laws { games: 0, ..LAWS }.check();
}

#[test]
fn a_few_set_ups_keep_the_laws_in_many_games() {
    for setup in ["", "players=3 open_piles=true", "players=5 joker_for_set_points=true"] {
        (1000..1005).for_each(|number| LAWS.check_game(setup, number));
    }
}
