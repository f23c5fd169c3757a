//! The laws that every game keeps: those of the rules, of the picture and of the bots.

use std::path::Path;

use fireflies::{Fireflies, View};
use play::laws::Laws;
use play::{Player, Score};

#[test]
fn every_law_holds_in_every_set_up() {
    // Six nights of two results of chance and a lantern of each player.
    Laws::<Fireflies> { games: 60, longest: 6 * (2 + 4), state_bytes: 128, naive }.check();
}

/// Scores as a person would who counts jars (4.2).
fn naive(view: &View, player: Player) -> Score {
    let view = serde_json::to_value(view).expect("a view is plain JSON");
    let seat = &view["seats"][player.seat()];
    let number = |key: &str| seat[key].as_i64().expect("a number") as i32;
    Score::new(&["caught"], &[number("caught")], &[number("catches")])
}

#[test]
fn every_action_and_no_secret_is_on_the_page() {
    trials::pictures::check::<Fireflies>(20);
}

#[test]
fn snapshots_of_its_drawings() {
    trials::snapshots::check::<Fireflies>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots"));
}

#[test]
fn whatever_can_change_a_decision_changes_a_bit() {
    trials::encoding::check::<Fireflies>(100);
}

#[test]
fn bots_answer_repeat_themselves_and_are_blind() {
    trials::bots::answers::<Fireflies>(2);
    trials::bots::repeats::<Fireflies>();
    trials::bots::expectation::<Fireflies>();
    trials::bots::patience::<Fireflies>();
    trials::bots::trees::<Fireflies>();
    // The last one to decide has something to guess.
    assert!(trials::bots::blind::<Fireflies>(100) > 10);
}

#[test]
fn a_look_ahead_beats_random_play() {
    let won = trials::bots::wins::<Fireflies>(200, |seed| Box::new(trials::bots::search(60, seed)));
    assert!(won > 100, "{won} of 200 games");
}
