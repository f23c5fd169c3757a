//! Tunes the weights of an evaluation by the cross-entropy method.
//!
//! Each generation draws a population of weights around a mean, lets every one of them play the same games one step ahead, keeps
//! the best, and moves the mean and the width of the draw towards them. In the end the mean is compared with the weights
//! it began with, over fresh games.

use std::io::{self, Write};

use catalogue::GameInfo;
use play::Rng;

use crate::Failure;
use crate::parallel::map;
use crate::statistics::{Estimate, mean};

/// What is tuned, and with how much work.
pub struct Tuning<'a> {
    /// The game.
    pub game: &'static GameInfo,
    /// The set-ups that are played, each equally often.
    pub setups: &'a [String],
    /// How many games each member of a population plays in each set-up.
    pub games: u64,
    /// How many weights are tried in a generation.
    pub population: usize,
    /// How many generations there are.
    pub generations: u64,
    /// The width of the first draw, as a share of each weight.
    pub width: f64,
    /// The seed of everything.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// Of how many members of a population one is kept.
const ELITE: usize = 5;

/// A weight of 0 is varied as if it were this large.
const SMALLEST: f64 = 0.1;

/// How far the mean and the width move towards the best of a generation.
const STEP: f64 = 0.7;

/// Fresh games for the comparison in the end, as a multiple of a generation's.
const COMPARISON: u64 = 20;

impl Tuning<'_> {
    /// Tunes, telling how it goes, and prints the weights as they stand in the code.
    pub fn run(&self, output: &mut impl Write) -> Result<(), Failure> {
        if self.population < ELITE || self.games == 0 || self.generations == 0 {
            let message = format!("--population must be at least {ELITE}, --games and --generations at least 1");
            return Err(message.into());
        }
        if !(self.width > 0.0 && self.width <= 10.0) {
            return Err("--width must be more than 0 and at most 10".into());
        }
        let (names, begin): (Vec<&str>, Vec<f64>) = self.game.weights().into_iter().unzip();
        if names.is_empty() {
            return Err(format!("the evaluation of {} has no weights", self.game.id).into());
        }
        let mut rng = Rng::from_number(self.seed);
        let mut center = begin.clone();
        let mut width: Vec<f64> = begin.iter().map(|weight| weight.abs().max(SMALLEST) * self.width).collect();
        for generation in 0..self.generations {
            let draw =
                |rng: &mut Rng| center.iter().zip(&width).map(|(center, width)| center + width * normal(rng)).collect();
            let mut population: Vec<Vec<f64>> = (0..self.population).map(|_| draw(&mut rng)).collect();
            population[0].clone_from(&center);
            let results = self.play(&population, self.first_seed(generation), self.games)?;
            let mut ranked: Vec<(f64, &Vec<f64>)> = results.iter().map(|r| mean(r).value).zip(&population).collect();
            ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
            let elite = &ranked[..self.population / ELITE];
            for weight in 0..center.len() {
                let values: Vec<f64> = elite.iter().map(|(_, weights)| weights[weight]).collect();
                let middle = mean(&values).value;
                let variance = mean(&values.iter().map(|value| (value - middle).powi(2)).collect::<Vec<_>>()).value;
                center[weight] += STEP * (middle - center[weight]);
                width[weight] += STEP * (variance.sqrt() - width[weight]);
            }
            let (best, own) = (ranked[0].0, mean(&results[0]).value);
            writeln!(output, "generation {:>3}: the mean's weights {own:.3}, the best {best:.3}", generation + 1)?;
            output.flush()?;
        }
        self.compare(&begin, &center, output)?;
        print(&names, &center, output)?;
        Ok(())
    }

    /// No generation plays the games of another one.
    fn first_seed(&self, generation: u64) -> u64 {
        self.seed.wrapping_add((generation + 1) << 32)
    }

    /// How each of the weights fares in each game.
    fn play(&self, population: &[Vec<f64>], first: u64, games: u64) -> Result<Vec<Vec<f64>>, Failure> {
        let rounds = games * self.setups.len() as u64;
        let tasks: Vec<(usize, u64)> = (0..population.len()).flat_map(|m| (0..rounds).map(move |r| (m, r))).collect();
        let results = map(&tasks, self.threads, |&(member, round)| {
            let setup = &self.setups[(round % self.setups.len() as u64) as usize];
            self.game.trial(setup, &population[member], first.wrapping_add(round / self.setups.len() as u64))
        });
        let results: Vec<f64> = results.into_iter().collect::<Result<_, _>>()?;
        Ok(results.chunks(rounds as usize).map(<[f64]>::to_vec).collect())
    }

    fn compare(&self, begin: &[f64], tuned: &[f64], output: &mut impl Write) -> Result<(), Failure> {
        let games = self.games * COMPARISON;
        let results = self.play(&[begin.to_vec(), tuned.to_vec()], self.first_seed(self.generations), games)?;
        let differences: Vec<f64> = results[1].iter().zip(&results[0]).map(|(new, old)| new - old).collect();
        let Estimate { value, ci95 } = mean(&differences);
        let (old, new) = (mean(&results[0]).value, mean(&results[1]).value);
        writeln!(output, "before {old:.3}, after {new:.3}, difference {value:.3} ± {ci95:.3}")?;
        Ok(())
    }
}

fn print(names: &[&str], weights: &[f64], output: &mut impl Write) -> io::Result<()> {
    for (name, weight) in names.iter().zip(weights) {
        writeln!(output, "        {name}: {weight:.3},")?;
    }
    Ok(())
}

/// A number of the normal distribution: the sum of twelve uniform ones, shifted.
fn normal(rng: &mut Rng) -> f64 {
    let sum: f64 = (0..12).map(|_| f64::from(rng.below(1 << 30)) / f64::from(1 << 30)).sum();
    sum - 6.0
}
