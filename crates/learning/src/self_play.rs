//! A game of a network against itself, and what is learned from it.

use bots::{Course, Inputs, Learned, Mind, exp};
use play::{Player, Rng, Turn};

use crate::samples::Samples;

/// How a game is played to learn from it.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// Whether the shaped points count.
    pub(crate) shaped: bool,
    /// At how many decisions another action than the best one may be tried.
    pub(crate) exploration: f32,
    /// How far what happens later counts for what was expected before.
    pub(crate) lambda: f32,
}

/// How much worse an action is that is tried e times less often than the best one, in numbers of the network.
const TEMPERATURE: f64 = 0.045;
/// What is worse by less than this counts as the best, in numbers of the network.
const AS_GOOD: f32 = 0.002;

/// What a player has gone through.
#[derive(Default)]
struct Past {
    /// Positions between the player's turns.
    ends: Vec<End>,
    /// What the player might have expected in each turn, and whether it did what was best.
    decisions: Vec<(f32, bool)>,
}

/// A position between two turns of a player.
struct End {
    inputs: Inputs,
    phase: usize,
    /// What was certain, in numbers of the network.
    certain: f32,
    /// How many turns the player had had.
    turns: usize,
}

impl Past {
    fn add_end(&mut self, inputs: Inputs, phase: usize, certain: f32) {
        if self.ends.last().is_none_or(|last| last.inputs != inputs) {
            self.ends.push(End { inputs, phase, certain, turns: self.decisions.len() });
        }
    }
}

/// What came of a game.
pub(crate) struct Played {
    /// The mean of the players' totals.
    pub(crate) points: f64,
}

/// Plays a game and adds its samples.
pub(crate) fn play<G: Learned>(
    mind: &mut Mind<G>,
    course: &Course,
    setup: &G::Setup,
    manner: Manner,
    rng: &mut Rng,
    samples: &mut Samples,
) -> Played {
    let mut game = G::new(setup);
    let players = game.players();
    let mut pasts: Vec<Past> = (0..players).map(|_| Past::default()).collect();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                if players > 1 {
                    // Alone it is the end of the player's turn, and known already.
                    for (seat, past) in pasts.iter_mut().enumerate() {
                        let player = Player::new(seat);
                        let view = game.view(Some(player));
                        past.add_end(
                            Inputs::of::<G>(&view, player),
                            G::phase(&view, player),
                            course.certain(&game, player),
                        );
                    }
                }
                let result = game.sample(rng);
                game.resolve(result);
            }
            Turn::Players(deciding) => {
                let before = game.clone();
                for player in deciding.iter() {
                    // What the player cannot know is imagined: the true position would tell what an action uncovers.
                    let best = mind.decide(&G::imagine(&before.view(Some(player)), rng), player);
                    let chosen = if uniform(rng) < manner.exploration { explore(mind, best, rng) } else { best };
                    let expected = mind.node(best).value;
                    let end = mind.node(chosen);
                    let past = &mut pasts[player.seat()];
                    past.decisions.push((expected, end.value >= expected - AS_GOOD));
                    // Of a finished game nothing is to be expected any more.
                    if mind.carry_out(chosen, &mut game, player) && end.game.turn() != Turn::Over {
                        past.add_end(end.inputs, end.phase, end.certain);
                    }
                    sample_middle(mind, rng, samples);
                }
            }
        }
    }
    let mut points = 0.0;
    for (seat, past) in pasts.iter().enumerate() {
        let player = Player::new(seat);
        points += f64::from(game.score(player).total()) / players as f64;
        learn(past, course.goal(&game, player, manner.shaped), manner.lambda, samples);
    }
    Played { points }
}

/// Compares what was expected between two turns with what was expected later, and in the end.
fn learn(past: &Past, goal: f32, lambda: f32, samples: &mut Samples) {
    let (mut target, mut turns) = (goal, past.decisions.len());
    for End { inputs, phase, certain, turns: before } in past.ends.iter().rev() {
        while turns > *before {
            turns -= 1;
            let (expected, as_best) = past.decisions[turns];
            // Where something else was tried, what came of it says nothing about the best.
            target = if as_best { expected + lambda * (target - expected) } else { expected };
        }
        samples.push(inputs, *phase, target - certain);
    }
}

/// One of the ends of the turn, the better the more likely.
fn explore<G: Learned>(mind: &Mind<G>, best: u32, rng: &mut Rng) -> u32 {
    let top = mind.node(best).value;
    let likely = |end: u32| exp(f64::from(mind.node(end).value - top) / TEMPERATURE);
    let sum: f64 = mind.ends().iter().map(|&end| likely(end)).sum();
    let mut left = f64::from(uniform(rng)) * sum;
    for &end in mind.ends() {
        left -= likely(end);
        if left <= 0.0 {
            return end;
        }
    }
    best
}

/// A position in the middle of the turn should promise what its best end does.
fn sample_middle<G: Learned>(mind: &Mind<G>, rng: &mut Rng, samples: &mut Samples) {
    let followed = mind.nodes().iter().filter(|node| node.before.is_some() && node.best_below.is_some());
    let count = followed.clone().count();
    if count > 0 {
        let picked = rng.below(count as u32) as usize;
        let node = { followed }.nth(picked).expect("one of them");
        let best = node.best_below.expect("it was followed");
        samples.push(&node.inputs, node.phase, best - node.certain);
    }
}

/// A number from 0 to 1.
pub(crate) fn uniform(rng: &mut Rng) -> f32 {
    (rng.number() >> 40) as f32 / (1u32 << 24) as f32
}
