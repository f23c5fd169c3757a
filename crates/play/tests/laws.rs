//! The laws hold for a correct game and find every planted fault.

mod toy;

use std::panic::{AssertUnwindSafe, catch_unwind};

use play::Game;
use play::laws::Laws;
use toy::fault::{self, Fault};
use toy::{Toy, View, naive};

/// Three deals, and in each of three rounds three bids, a roll, and three times five marks, a peek and a done.
const LONGEST: usize = 3 + 3 * (3 + 1 + 3 * 7);

fn laws<G: Game<View = View>>() -> Laws<G> {
    Laws { games: 25, longest: LONGEST, state_bytes: 64, naive }
}

#[test]
fn a_correct_game_keeps_all_laws() {
    laws::<Toy>().check();
    laws::<Toy<{ toy::PATIENT }>>().check();
}

#[track_caller]
fn check_game<G: Game<View = View>>(expect: &str) {
    let panic = catch_unwind(AssertUnwindSafe(|| laws::<G>().check()));
    let Err(text) = panic else { panic!("no law was broken, not even \"{expect}\"") };
    let text = text.downcast_ref::<String>().map(String::as_str).or(text.downcast_ref::<&str>().copied());
    let text = text.expect("a broken law is a sentence");
    assert!(text.contains(expect), "\"{expect}\" is not the law that was broken: {text}");
}

#[track_caller]
fn check(planted: Fault, expect: &str) {
    fault::with(planted, || check_game::<Toy>(expect));
}

#[test]
fn law_1_finds_wrong_legal_actions() {
    check(fault::DUPLICATE, "law 1 no duplicates: done");
    check(fault::OFF_TURN, "law 1 a player has actions exactly on turn");
    check(fault::NOBODY_ACTS, "law 1 somebody acts on a players' turn");
    check(fault::EMPTY_CHAIR_ACTS, "law 1 only seated players act");
    check(fault::LISTED_BUT_ILLEGAL, "law 1 is_legal agrees: done");
    check(fault::LEGAL_BUT_UNLISTED, "law 1 is_legal agrees: mark");
}

#[test]
fn law_2_finds_wrong_notation() {
    check(fault::ONE_TEXT_FOR_TWO, "law 2 notation is unique: mark red");
    check(fault::TEXT_OF_ANOTHER, "law 2 an action reads back: mark blue");
    check(fault::TWO_SPACES, "law 2 notation is plain: mark  red");
    check(fault::SLOPPY_ACTIONS, "law 2 only one text means an action");
    check(fault::RESULT_OF_ANOTHER, "law 2 a result reads back: deal");
    check(fault::SLOPPY_RESULTS, "law 2 only one text means a result");
}

#[test]
fn law_2_finds_wrong_setups() {
    check_game::<Toy<{ toy::PLAYERS_NOT_FIRST }>>("law 2: the first setting is the number of players");
    check(fault::HALF_A_SETUP, "law 2: a set-up reads back");
    check(fault::SLOPPY_SETUP, "law 2: \"players=2 deck=small \" is refused");
    check(fault::OTHER_DEFAULT, "law 2: the empty text is the default set-up");
    check(fault::EXTRA_CHAIR, "law 2: players=2 deck=small seats as many players as it says");
}

#[test]
fn law_3_finds_views_that_do_not_tell_enough() {
    check(fault::FORGETFUL, "law 3 an imagined position looks the same");
    check(fault::SECRET_LEGALITY, "law 3 legality depends only on the view");
    check(fault::SECRET_TURN, "law 3 everybody sees whose turn it is");
    check(fault::SECRET_STEP, "law 3 everybody sees the step");
}

const UNWITNESSED: &str = "law 4 who does not witness an event learns by view and text the same, and nothing hidden";

#[test]
fn law_4_finds_views_that_tell_too_much() {
    check(fault::LEAKED_CARDS, UNWITNESSED);
    check(fault::LEAKED_BIDS, UNWITNESSED);
    check(fault::LEAK_TO_SPECTATORS, UNWITNESSED);
    check(fault::UNSEEN_DIE, UNWITNESSED);
    check(fault::UNVEILED, UNWITNESSED);
    check(fault::LOUD_DEAL, "law 4 who witnesses an event sees it");
    check(fault::LEAK_AFTER_THE_ROLL, "law 4 a result shows its witnesses nothing else");
}

#[test]
fn law_5_finds_knowledge_that_could_be_taken_back() {
    check(fault::PEEK_TAKEN_BACK, "law 5 an action that can be taken back shows nothing new: peek");
}

#[test]
fn law_6_finds_simultaneous_decisions_that_touch_each_other() {
    check(fault::FIRST_COME, "law 6 simultaneous decisions commute");
    check(fault::OUTBID, "law 6 decisions leave the others' actions unchanged");
}

#[test]
fn law_7_finds_games_that_replay_differently() {
    check(fault::OTHER_START, "law 7 a record replays to the same state");
    check(fault::OWN_DICE, "law 7 a record replays to the same state");
    check(fault::RESTLESS_SETUP, "law 7 a record reads back");
}

#[test]
fn law_8_finds_decisions_that_do_not_repeat() {
    check(fault::RESTLESS, "law 8 what was taken back can be done again: mark");
}

#[test]
fn law_9_finds_endless_games_and_wrong_scores() {
    check(fault::ENDLESS, "law 9 the game ends within its stated bound");
    check(fault::MISCOUNTED, "law 9 a second scorer agrees");
}

#[test]
fn law_10_finds_impossible_results_and_large_types() {
    check(fault::IMPOSSIBLE_ROLL, "law 10 what is drawn is possible: roll 4");
    check_game::<Toy<{ toy::PLAIN }, [u8; 32]>>("law 10: a state has ");
    check_game::<Toy<{ toy::PLAIN }, Box<u8>>>("law 10: a state owns no heap");
    check_game::<Toy<{ toy::PLAIN }, (), [u8; 8]>>("law 10: an action has 9 bytes, not more than 8");
}
