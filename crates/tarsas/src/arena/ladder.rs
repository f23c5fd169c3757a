//! The whole ladder of a game: every bot alone, every pair against each other, and the strongest at the largest table.

use std::io::{self, Write};

use catalogue::{GameInfo, Level};
use serde::Serialize;

use super::plot::{self, Row};
use super::rating::Duels;
use super::{Contest, Results};
use crate::Failure;

const LEVELS: [Level; 5] = Level::LADDER;

/// Who has the rating 0: somebody in the middle, since against the ends of the ladder nearly every game ends alike, which tells
/// little about the others.
const ZERO: Level = Level::Medium;

/// What is to be played.
pub struct Ladder {
    /// The game.
    pub game: &'static GameInfo,
    /// Further settings, such as `level=4`; the number of players is the ladder's.
    pub setup: String,
    /// How many games each contest has.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// The results of a ladder.
#[derive(Serialize)]
pub struct Standings {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    alone: Option<Results>,
    duels: Vec<Results>,
    ratings: Vec<Rating>,
    #[serde(skip_serializing_if = "Option::is_none")]
    largest: Option<Results>,
}

/// How much better a bot is than the one with the rating 0, on the scale of Elo.
#[derive(Serialize)]
struct Rating {
    bot: String,
    rating: f64,
    ci95: f64,
}

impl Ladder {
    /// Plays everything.
    pub fn play(&self) -> Result<Standings, Failure> {
        if self.setup.split_whitespace().any(|setting| setting.starts_with("players=")) {
            return Err("a ladder chooses the number of players itself; leave it out of --setup".into());
        }
        let (fewest, most) = self.game.players();
        let alone = (fewest == 1).then(|| self.contest(1, &LEVELS)).transpose()?;
        let mut duels = Vec::new();
        let mut victories = Duels::new(LEVELS.len());
        for (a, &weaker) in LEVELS.iter().enumerate() {
            for (b, &stronger) in LEVELS.iter().enumerate().skip(a + 1) {
                let duel = self.contest(2, &[weaker, stronger])?;
                victories.add((a, duel.bots[0].wins), (b, duel.bots[1].wins));
                duels.push(duel);
            }
        }
        let zero = LEVELS.iter().position(|&level| level == ZERO).expect("a level of the ladder");
        let ratings = LEVELS.iter().zip(victories.ratings(zero));
        let ratings =
            ratings.map(|(bot, rating)| Rating { bot: bot.to_string(), rating: rating.value, ci95: rating.ci95 });
        let mut seats = vec![Level::Medium; most];
        seats[0] = Level::Hard;
        let largest = (most > 2).then(|| self.contest(most, &seats)).transpose()?;
        Ok(Standings { game: self.game.id, alone, duels, ratings: ratings.collect(), largest })
    }

    fn contest(&self, players: usize, bots: &[Level]) -> Result<Results, Failure> {
        let setup = format!("players={players} {}", self.setup);
        let contest = Contest {
            game: self.game,
            setup: setup.trim_end(),
            bots,
            games: self.games,
            seed: self.seed,
            limit: None,
            threads: self.threads,
            network: None,
        };
        contest.play()
    }
}

impl Standings {
    /// Prints tables for people.
    pub fn print(&self, output: &mut impl Write) -> io::Result<()> {
        if let Some(alone) = &self.alone {
            alone.print(output)?;
            writeln!(output)?;
        }
        for duel in &self.duels {
            duel.print(output)?;
            writeln!(output)?;
        }
        writeln!(output, "{:14} {:>20}", "rating", "Elo (95 %)")?;
        for Rating { bot, rating, ci95 } in &self.ratings {
            writeln!(output, "{bot:14} {:>20}", format!("{rating:.0} ± {ci95:.0}"))?;
        }
        if let Some(largest) = &self.largest {
            writeln!(output)?;
            largest.print(output)?;
        }
        Ok(())
    }

    /// A picture of the score distributions of all bots: alone, or over all duels.
    pub fn plot(&self) -> String {
        if let Some(alone) = &self.alone {
            return alone.plot();
        }
        let totals = |name: &str| {
            let results = self.duels.iter().flat_map(|duel| &duel.bots).filter(|result| result.bot == name);
            results.flat_map(|result| &result.totals).copied().collect()
        };
        let names = LEVELS.map(|level| level.to_string());
        let rows: Vec<Row> = names.iter().map(|name| Row { name, totals: totals(name) }).collect();
        plot::draw(&format!("{}, all duels", self.game), &rows)
    }
}
