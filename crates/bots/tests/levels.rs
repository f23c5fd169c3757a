//! What holds for the bots of every game.

use bots::{Evaluation, Greedy};
use play::Rng;
use trials::bots::{
    answers, blind, choose, expectation, most_players, patience, positions, repeats, reuse, search, trees, wins,
};

/// Runs checks for every game.
macro_rules! check {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            use super::*;

            type G = $game;

            #[test]
            fn every_bot_answers_every_position() {
                answers::<G>(games());
            }

            #[test]
            fn the_same_seed_and_work_give_the_same_choice() {
                repeats::<G>();
            }

            #[test]
            fn what_the_viewer_cannot_know_changes_no_choice() {
                check_blind::<G>(100);
            }

            #[test]
            fn in_the_end_the_score_is_expected() {
                expectation::<G>();
            }

            #[test]
            fn a_search_allocates_for_its_tree_alone() {
                check_allocations::<G>();
            }

            #[test]
            fn a_search_ends_when_patience_does() {
                patience::<G>();
            }

            #[test]
            fn trees_add_up() {
                trees::<G>();
            }

            #[test]
            fn a_search_goes_on_where_nothing_comes_between() {
                reuse::<G>();
            }

            #[test]
            fn a_look_ahead_beats_random_play() {
                check_strength::<G>();
            }
        }
    )*};
}
games::each_game!(check);

/// How many random games of each set-up are walked through: `GAMES=200 cargo test -p tarsas-bots --release answers` for a long walk.
fn games() -> u64 {
    std::env::var("GAMES").map_or(2, |games| games.parse().expect("a number of games"))
}

fn check_blind<G: bots::Learned>(count: usize) {
    let exchanged = blind::<G>(count);
    let hides = ["strange_world", "hadara"].contains(&G::ID);
    assert_eq!(exchanged > count / 2, hides, "{}: {exchanged} of {count} positions had something to exchange", G::ID);
}

fn check_allocations<G: Evaluation>() {
    let (table, player) = positions::<G>(&most_players::<G>(), 5).pop().expect("positions");
    let simulations = 400;
    let allocated = allocation_counter::measure(|| {
        choose(&mut search(simulations, 1), &table, player);
    });
    // The tree, the path, the lists and the answer grow by doubling; a simulation of its own allocates nothing.
    assert!(allocated.count_total < u64::from(simulations) / 4, "{} allocations", allocated.count_total);
}

/// A coin would win all but one of twelve games about once in three hundred tries.
fn check_strength<G: Evaluation>() {
    assert!(wins::<G>(12, |seed| Box::new(Greedy::new(Rng::from_number(seed)))) >= 11);
    assert!(wins::<G>(12, |seed| Box::new(search(30, seed))) >= 11);
}
