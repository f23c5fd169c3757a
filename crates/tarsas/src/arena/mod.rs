//! Bots against bots: who scores how much, and who wins how often.

mod ladder;
mod plot;
mod rating;

pub use ladder::{Ladder, Standings};

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalogue::{GameInfo, Level, Network, SeatResult, Seats, Timing};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use self::plot::Row;
use crate::Failure;
use crate::parallel::map;
use crate::statistics::{Estimate, blocks, mean, median, proportion};

/// What is to be played.
pub struct Contest<'a> {
    /// The game.
    pub game: &'static GameInfo,
    /// Its set-up text.
    pub setup: &'a str,
    /// The contestants.
    pub bots: &'a [Level],
    /// How many games are played; alone, by each contestant.
    pub games: u64,
    /// The seed of the first game; the others follow it.
    pub seed: u64,
    /// How long a bot may think about a decision; without a limit results do not depend on the machine's speed.
    pub limit: Option<Duration>,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Another network for learned bots than the game's own.
    pub network: Option<Arc<Network>>,
}

/// The results of a contest.
#[derive(Serialize)]
pub struct Results {
    game: &'static str,
    setup: String,
    games: u64,
    bots: Vec<BotResult>,
    #[serde(skip)]
    players: usize,
}

/// The results of one contestant. `ci95` and `win_ci95` are half the width of a 95 % confidence interval.
#[derive(Serialize)]
struct BotResult {
    bot: String,
    mean: f64,
    ci95: Option<f64>,
    median: f64,
    lowest: f64,
    highest: f64,
    wins: f64,
    win_rate: f64,
    win_ci95: f64,
    ms_per_decision: f64,
    #[serde(skip)]
    win_interval: (f64, f64),
    #[serde(skip)]
    totals: Vec<f64>,
}

/// One game: its seed, and which contestant sits in each seat.
struct Match {
    seed: u64,
    seats: Vec<usize>,
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
        Ok(Results { game: self.game.id, setup, games: self.games, bots, players })
    }

    /// Who sits where in each game. Alone, every bot plays every seed. Together, the bots play every seed once from each of
    /// their places, so that nobody has better dice or seats.
    fn matches(&self, players: usize) -> Vec<Match> {
        let bots = self.bots.len() as u64;
        let rounds = if players == 1 { self.games * bots } else { self.games };
        let game = |round: u64| {
            let turned = (round % bots) as usize;
            let seats = (0..players).map(|seat| (seat + turned) % self.bots.len()).collect();
            Match { seed: self.seed.wrapping_add(round / bots), seats }
        };
        (0..rounds).map(game).collect()
    }

    /// Plays the matches on several threads; the results do not depend on their number.
    fn play_all(&self, setup: &str, matches: &[Match]) -> Result<Vec<Seats>, Failure> {
        let bar = progress_bar(matches.len() as u64);
        let begin = Instant::now();
        let clock = || begin.elapsed();
        let timing = Timing { clock: &clock, limit: self.limit };
        let outcomes = map(matches, self.threads, |Match { seed, seats }| {
            let bots: Vec<Level> = seats.iter().map(|&bot| self.bots[bot]).collect();
            let outcome = self.game.contest(setup, &bots, *seed, self.network.as_ref(), timing);
            bar.inc(1);
            outcome
        });
        bar.finish_and_clear();
        Ok(outcomes.into_iter().collect::<Result<_, _>>()?)
    }

    fn sum_up(&self, bot: usize, matches: &[Match], outcomes: &[Seats]) -> BotResult {
        let seats = matches
            .iter()
            .zip(outcomes)
            .flat_map(|(game, outcome)| game.seats.iter().zip(outcome).map(|(&who, result)| (who, game.seed, result)));
        let results: Vec<(u64, &SeatResult)> =
            seats.filter(|&(who, ..)| who == bot).map(|(_, seed, result)| (seed, result)).collect();
        let totals: Vec<f64> = results.iter().map(|(_, result)| f64::from(result.total)).collect();
        // Games with the same dice are not independent of each other: they count as one sample.
        let Estimate { value, ci95 } = mean(&blocks(results.iter().map(|(seed, _)| *seed).zip(totals.iter().copied())));
        let wins: f64 = results.iter().map(|(_, result)| result.won).sum();
        let played = results.len() as f64;
        let win_interval = proportion(wins, played);
        let thought: f64 = results.iter().map(|(_, result)| result.thought.as_secs_f64()).sum();
        let decisions: u32 = results.iter().map(|(_, result)| result.decisions).sum();
        BotResult {
            bot: self.bots[bot].to_string(),
            mean: value,
            ci95: ci95.is_finite().then_some(ci95),
            median: median(&totals),
            lowest: totals.iter().copied().fold(f64::INFINITY, f64::min),
            highest: totals.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            wins,
            win_rate: wins / played,
            win_ci95: (win_interval.1 - win_interval.0) / 2.0,
            ms_per_decision: thought * 1000.0 / f64::from(decisions.max(1)),
            win_interval,
            totals,
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
    /// Prints a table for people. Alone nobody is beaten, so victories are left out.
    pub fn print(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{} {}, {} games", self.game, self.setup, self.games)?;
        write!(output, "{:14} {:>18} {:>8} {:>14}", "bot", "mean score (95 %)", "median", "range")?;
        if self.players > 1 {
            write!(output, " {:>9} {:>24}", "wins", "win rate (95 %)")?;
        }
        writeln!(output, " {:>12}", "ms/decision")?;
        for bot in &self.bots {
            let score = match bot.ci95 {
                Some(ci95) => format!("{:.2} ± {ci95:.2}", bot.mean),
                None => format!("{:.2}", bot.mean),
            };
            let range = format!("{:.0} to {:.0}", bot.lowest, bot.highest);
            write!(output, "{:14} {score:>18} {:>8.1} {range:>14}", bot.bot, bot.median)?;
            if self.players > 1 {
                let (low, high) = bot.win_interval;
                let rate = format!("{:.1} % ({:.1} to {:.1})", bot.win_rate * 100.0, low * 100.0, high * 100.0);
                write!(output, " {:>9.1} {rate:>24}", bot.wins)?;
            }
            writeln!(output, " {:>12.4}", bot.ms_per_decision)?;
        }
        Ok(())
    }

    /// A picture of how the scores of each bot are distributed, as SVG.
    pub fn plot(&self) -> String {
        let rows: Vec<Row> = self.bots.iter().map(|bot| Row { name: &bot.bot, totals: bot.totals.clone() }).collect();
        plot::draw(&format!("{} {}", self.game, self.setup), &rows)
    }
}
