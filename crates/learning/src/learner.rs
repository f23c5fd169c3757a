//! A network that teaches itself a game.

use bots::{Course, Learned, Mind, Network, Shape, Stage, in_parallel};
use play::{Rng, Seed};

use crate::Schooling;
use crate::fitting::{Fitting, Gradient};
use crate::samples::{Recent, Samples};
use crate::self_play::{Manner, play, uniform};

/// How many games are played in a round.
const ROUND: u64 = 256;
/// How many samples a step is based on.
const BATCH: usize = 512;
/// Streams of the seed that no game uses: for the first weights, and for each step.
const FIRST_WEIGHTS: u64 = 1 << 62;
const STEPS: u64 = 1 << 63;

/// A network that teaches itself a game.
pub struct Learner<G: Learned> {
    pub(crate) course: &'static Course,
    pub(crate) schooling: Schooling,
    pub(crate) games: u64,
    pub(crate) fitting: Fitting,
    pub(crate) recent: Recent,
    pub(crate) threads: usize,
    setups: Vec<G::Setup>,
}

/// How far a learner is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Games played so far.
    pub games: u64,
    /// Games to be played in all.
    pub of: u64,
    /// The number of the stage, from 1.
    pub stage: usize,
    /// The mean error of the last round: the root of the mean of its squares, in numbers of the network.
    pub error: f64,
    /// The mean total of the players in the last round.
    pub points: f64,
    /// Steps made so far.
    pub steps: u64,
}

/// One thread's part of a round.
struct Part {
    games: Vec<u64>,
    samples: Samples,
    points: f64,
}

impl<G: Learned> Learner<G> {
    /// The shape of a course's network.
    pub fn shape(course: &Course) -> Shape {
        Shape { inputs: G::INPUTS, hidden: course.hidden, upper: course.upper, phases: G::PHASES }
    }

    /// A learner that knows nothing.
    pub fn new(course: &'static Course, schooling: Schooling) -> Learner<G> {
        let mut rng = Rng::stream(&Seed::from(schooling.seed), FIRST_WEIGHTS);
        let fitting = Fitting::new(Self::shape(course), || uniform(&mut rng));
        Learner::with(course, schooling, fitting)
    }

    /// A learner that goes on from a network of the same shape.
    pub fn from_network(course: &'static Course, schooling: Schooling, network: &Network) -> Option<Learner<G>> {
        let shape = Self::shape(course);
        let fitting = (network.shape() == shape).then(|| Fitting::from(shape, network.weights().to_vec()))?;
        Some(Learner::with(course, schooling, fitting))
    }

    fn with(course: &'static Course, schooling: Schooling, fitting: Fitting) -> Learner<G> {
        let setup = |text: &&str| text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let recent = Recent::new(G::INPUTS, course.memory);
        let setups = course.setups.iter().map(setup).collect();
        Learner { course, schooling, games: 0, fitting, recent, threads: schooling.threads.max(1), setups }
    }

    /// How many games a stage has here.
    fn stage_games(&self, stage: &Stage) -> u64 {
        (stage.games * self.schooling.per_mille / 1000).next_multiple_of(ROUND)
    }

    /// How many games are to be played in all.
    pub fn games_to_play(&self) -> u64 {
        self.course.stages.iter().map(|stage| self.stage_games(stage)).sum()
    }

    /// Leaves out the first stages, for a learner that goes on from a network.
    pub(crate) fn skip_stages(&mut self, stages: usize) {
        self.games = self.course.stages.iter().take(stages).map(|stage| self.stage_games(stage)).sum();
    }

    /// Whether all games have been played.
    pub fn is_done(&self) -> bool {
        self.games >= self.games_to_play()
    }

    /// The present stage, its number from 0, and how much of it is over, from 0 to 1.
    fn stage(&self) -> (&'static Stage, usize, f32) {
        let mut begin = 0;
        for (index, stage) in self.course.stages.iter().enumerate() {
            let games = self.stage_games(stage);
            if self.games < begin + games || index + 1 == self.course.stages.len() {
                let part = (self.games - begin) as f32 / games.max(1) as f32;
                return (stage, index, part.min(1.0));
            }
            begin += games;
        }
        unreachable!("a course has a stage")
    }

    /// The network as it is now.
    pub fn network(&self, about: &str) -> Network {
        Network::new(self.fitting.shape, &self.fitting.seen(), about)
    }

    /// Plays a round and learns from it.
    pub fn round(&mut self) -> Progress {
        let (stage, number, part) = self.stage();
        let along = |(begin, end): (f32, f32)| begin + (end - begin) * part;
        let manner = Manner {
            shaped: stage.shaped,
            // What is tried comes to an end before the stage does.
            exploration: {
                let (begin, end) = stage.exploration;
                begin + (end - begin) * (part / 0.8).min(1.0)
            },
            lambda: along(stage.lambda),
        };
        let (slow, fast) = stage.rate;
        let rate = slow * (fast / slow).powf(part);
        let (fresh, points) = self.play_round(manner);
        self.recent.add(&fresh);
        let error = self.fit(fresh.len(), rate, stage.average);
        self.games += ROUND;
        if self.stage().1 != number && self.stage().0.shaped != stage.shaped {
            // What was expected of other points is of no use any more.
            self.recent = Recent::new(G::INPUTS, self.course.memory);
        }
        let (games, of, steps) = (self.games, self.games_to_play(), self.fitting.steps);
        Progress { games, of, stage: number + 1, error, points, steps }
    }

    /// Plays the games of a round, each from its own stream of the seed; gives their samples and the mean total.
    fn play_round(&self, manner: Manner) -> (Samples, f64) {
        let network = self.network("");
        let empty = || Part { games: Vec::new(), samples: Samples::new(G::INPUTS), points: 0.0 };
        let mut parts: Vec<Part> = (0..self.threads).map(|_| empty()).collect();
        for game in self.games..self.games + ROUND {
            parts[game as usize % self.threads].games.push(game);
        }
        in_parallel(&mut parts, |part| {
            let mut mind = Mind::<G>::new(&network, self.course).shaped(manner.shaped);
            for &game in &part.games {
                let mut rng = Rng::stream(&Seed::from(self.schooling.seed), game);
                let setup = &self.setups[game as usize % self.setups.len()];
                part.points += play(&mut mind, self.course, setup, manner, &mut rng, &mut part.samples).points;
            }
        });
        let mut all = Samples::new(G::INPUTS);
        let mut points = 0.0;
        for part in &parts {
            all.words.extend_from_slice(&part.samples.words);
            all.phases.extend_from_slice(&part.samples.phases);
            all.targets.extend_from_slice(&part.samples.targets);
            points += part.points;
        }
        (all, points / ROUND as f64)
    }

    /// Makes as many steps as the course says for this many new samples; gives the root of the mean squared error.
    fn fit(&mut self, fresh: usize, rate: f32, average: f32) -> f64 {
        let steps = (fresh as f32 * self.course.uses / BATCH as f32) as usize;
        let mut parts: Vec<Gradient> = (0..self.threads).map(|_| Gradient::new(self.fitting.shape)).collect();
        let mut errors = 0.0;
        for _ in 0..steps {
            let mut rng = Rng::stream(&Seed::from(self.schooling.seed), STEPS + self.fitting.steps);
            parts.iter_mut().for_each(|part| part.places.clear());
            for index in 0..BATCH {
                let place = rng.below(self.recent.samples.len() as u32);
                parts[index % self.threads].places.push(place);
            }
            errors += self.fitting.step(&self.recent.samples, &mut parts, rate, average);
        }
        (errors / steps.max(1) as f64).sqrt()
    }
}
