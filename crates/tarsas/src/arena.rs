//! Bots against bots: who scores how much, and who wins how often.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use catalogue::{GameInfo, SeatResult};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::Failure;
use crate::statistics::{Estimate, mean, proportion};

/// What is to be played.
pub struct Contest<'a> {
    /// The game.
    pub game: &'static GameInfo,
    /// Its set-up text.
    pub setup: &'a str,
    /// The contestants by name.
    pub bots: &'a [String],
    /// How many games each contestant plays.
    pub games: u64,
    /// The seed of the first game; the others follow it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// The results of a contest.
#[derive(Serialize)]
pub struct Results {
    game: &'static str,
    setup: String,
    games: u64,
    bots: Vec<BotResult>,
}

/// The results of one contestant. `ci95` and `win_ci95` are half the width of a 95 % confidence interval.
#[derive(Serialize)]
struct BotResult {
    bot: String,
    mean: f64,
    ci95: Option<f64>,
    wins: f64,
    win_rate: f64,
    win_ci95: f64,
    ms_per_decision: f64,
    #[serde(skip)]
    win_interval: (f64, f64),
}

impl Contest<'_> {
    /// Plays all games and sums up.
    pub fn play(&self) -> Result<Results, Failure> {
        if self.games == 0 {
            return Err("--games must be at least 1".into());
        }
        let table = self.game.new_table(self.setup, play::Seed::from(self.seed), play::Chances::Manual)?;
        let (players, setup) = (table.players(), table.setup());
        if players > 1 && self.bots.len() > players {
            let message = format!("{setup} has {players} seats for {} bots; name at most {players}", self.bots.len());
            return Err(message.into());
        }
        let matches = self.matches(players);
        let outcomes = self.play_all(&setup, &matches)?;
        let bots = (0..self.bots.len()).map(|bot| self.sum_up(bot, &matches, &outcomes)).collect();
        Ok(Results { game: self.game.id, setup, games: self.games, bots })
    }

    /// Who sits where in each game. Alone, every bot plays every seed; together, the bots change seats from game to game.
    fn matches(&self, players: usize) -> Vec<(u64, Vec<usize>)> {
        let seeds = (0..self.games).map(|game| (game, self.seed.wrapping_add(game)));
        if players == 1 {
            return seeds.flat_map(|(_, seed)| (0..self.bots.len()).map(move |bot| (seed, vec![bot]))).collect();
        }
        let seats = |game: u64| (0..players).map(|seat| (seat + game as usize) % self.bots.len()).collect();
        seeds.map(|(game, seed)| (seed, seats(game))).collect()
    }

    /// Plays the matches on several threads; the results do not depend on their number.
    fn play_all(&self, setup: &str, matches: &[(u64, Vec<usize>)]) -> Result<Vec<Vec<SeatResult>>, Failure> {
        let bar = progress_bar(matches.len() as u64);
        let next = AtomicU64::new(0);
        let outcomes = Mutex::new(vec![None; matches.len()]);
        let work = || -> Result<(), Failure> {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed) as usize;
                let Some((seed, seats)) = matches.get(index) else { return Ok(()) };
                let names: Vec<&str> = seats.iter().map(|&bot| self.bots[bot].as_str()).collect();
                let outcome = self.game.contest(setup, &names, *seed)?;
                outcomes.lock().expect("no thread panicked")[index] = Some(outcome);
                bar.inc(1);
            }
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panicked"))
        })?;
        bar.finish_and_clear();
        let outcomes = outcomes.into_inner().expect("no thread panicked");
        Ok(outcomes.into_iter().flatten().collect())
    }

    fn sum_up(&self, bot: usize, matches: &[(u64, Vec<usize>)], outcomes: &[Vec<SeatResult>]) -> BotResult {
        let seats = matches.iter().zip(outcomes).flat_map(|((_, seats), outcome)| seats.iter().zip(outcome));
        let results: Vec<&SeatResult> = seats.filter(|&(&who, _)| who == bot).map(|(_, result)| result).collect();
        let totals: Vec<f64> = results.iter().map(|result| f64::from(result.total)).collect();
        let Estimate { value, ci95 } = mean(&totals);
        let wins: f64 = results.iter().map(|result| result.won).sum();
        let played = results.len() as f64;
        let win_interval = proportion(wins, played);
        let thought: f64 = results.iter().map(|result| result.thought.as_secs_f64()).sum();
        let decisions: u32 = results.iter().map(|result| result.decisions).sum();
        BotResult {
            bot: self.bots[bot].clone(),
            mean: value,
            ci95: ci95.is_finite().then_some(ci95),
            wins,
            win_rate: wins / played,
            win_ci95: (win_interval.1 - win_interval.0) / 2.0,
            ms_per_decision: thought * 1000.0 / f64::from(decisions.max(1)),
            win_interval,
        }
    }
}

/// Shows how far we are, on a terminal only.
fn progress_bar(length: u64) -> ProgressBar {
    let target = if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::with_draw_target(Some(length), target).with_style(style.expect("a template of known fields"))
}

impl Results {
    /// Prints a table for people.
    pub fn print(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{} {}, {} games", self.game, self.setup, self.games)?;
        writeln!(
            output,
            "{:12} {:>18} {:>10} {:>26} {:>12}",
            "bot", "mean score", "wins", "win rate (95 %)", "ms/decision"
        )?;
        for bot in &self.bots {
            let score = match bot.ci95 {
                Some(ci95) => format!("{:.2} ± {ci95:.2}", bot.mean),
                None => format!("{:.2}", bot.mean),
            };
            let (low, high) = bot.win_interval;
            let rate = format!("{:.1} % ({:.1} to {:.1})", bot.win_rate * 100.0, low * 100.0, high * 100.0);
            let (name, wins, ms) = (&bot.bot, bot.wins, bot.ms_per_decision);
            writeln!(output, "{name:12} {score:>18} {wins:>10.1} {rate:>26} {ms:>12.4}")?;
        }
        Ok(())
    }
}
