//! Bots by name.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Course, Expert, Greedy, Learned, Lookahead, Network, Plan, Random, Search, network_of};
use play::Rng;

use crate::{Code, Refusal};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// One step ahead, overlooking much.
    Easy,
    /// One step ahead.
    Medium,
    /// What a network thinks best, or search where there is no network.
    Hard,
    /// A network that looks ahead, or a longer search where there is no network.
    Expert,
    /// Search by the game's plan, with other work.
    Search {
        /// Games played on in the head, in each tree.
        simulations: u32,
        /// Trees, each on a thread of its own.
        trees: u32,
    },
}

impl Level {
    /// The levels with names, the weakest first.
    pub const LADDER: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The levels that people play against, the weakest first.
    pub const OPPONENTS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// A bot of this level for a game like this that draws from these numbers. A network may be given instead of the game's own.
    pub(crate) fn bot<G: Learned>(self, game: &G, network: Option<&Arc<Network>>, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(rng)),
            Level::Easy => Box::new(Greedy::careless(rng)),
            Level::Medium => Box::new(Greedy::new(rng)),
            Level::Hard => learned(game, network, |course| course.hard, G::HARD, rng),
            Level::Expert => {
                // Four times the work is about as much as a small server can do.
                let longer = Plan { simulations: 4 * G::HARD.simulations, ..G::HARD };
                learned(game, network, |course| course.expert, longer, rng)
            }
            Level::Search { simulations, trees } => Box::new(Search::new(Plan { simulations, trees, ..G::HARD }, rng)),
        }
    }
}

/// A learned player for a game like this, or one that searches by a plan if nothing was learned that fits.
fn learned<G: Learned>(
    game: &G,
    network: Option<&Arc<Network>>,
    lookahead: fn(&Course) -> Lookahead,
    plan: Plan,
    rng: Rng,
) -> Box<dyn Bot<G>> {
    let course = Course::of(game);
    let own = course.filter(|_| game.is_learned()).and_then(network_of::<G>);
    match (course, network.cloned().or(own)) {
        (Some(course), Some(network)) => Box::new(Expert::new(network, course, lookahead(course), rng)),
        _ => Box::new(Search::new(plan, rng)),
    }
}

const SIMULATIONS: RangeInclusive<u32> = 1..=10_000_000;
const TREES: RangeInclusive<u32> = 1..=64;

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.pad("random"),
            Level::Easy => f.pad("easy"),
            Level::Medium => f.pad("medium"),
            Level::Hard => f.pad("hard"),
            Level::Expert => f.pad("expert"),
            Level::Search { simulations, trees: 1 } => f.pad(&format!("search:{simulations}")),
            Level::Search { simulations, trees } => f.pad(&format!("search:{simulations}x{trees}")),
        }
    }
}

impl FromStr for Level {
    type Err = Refusal;

    fn from_str(name: &str) -> Result<Level, Refusal> {
        let named = Level::LADDER.into_iter().find(|level| level.to_string() == name);
        named.or_else(|| read_search(name)).ok_or_else(|| unknown(name))
    }
}

/// `search:N` or `search:NxT`.
fn read_search(name: &str) -> Option<Level> {
    let work = name.strip_prefix("search:")?;
    let (simulations, trees) = work.split_once('x').unwrap_or((work, "1"));
    let simulations = simulations.parse().ok().filter(|number| SIMULATIONS.contains(number))?;
    let trees = trees.parse().ok().filter(|number| TREES.contains(number))?;
    Some(Level::Search { simulations, trees })
}

fn unknown(name: &str) -> Refusal {
    let name = name.chars().take(40).flat_map(char::escape_debug).collect::<String>();
    let names = Level::LADDER.map(|level| level.to_string()).join(", ");
    let refusal = Refusal::new(Code::BotUnknown).with("bot", name).with("bots", names);
    refusal.with("simulations", *SIMULATIONS.end()).with("trees", *TREES.end())
}

/// Tells how much time has passed since some moment. The program reads the clock; nothing below it does.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// How long a bot may think about a decision.
#[derive(Clone, Copy)]
pub struct Timing<'a> {
    /// Tells the time.
    pub clock: Clock<'a>,
    /// The most time for a decision; without a limit the bot does all its work.
    pub limit: Option<Duration>,
}

impl<'a> Timing<'a> {
    /// The patience with a bot that begins to think now.
    pub fn patience(self) -> impl Fn() -> bool + Sync + use<'a> {
        let (clock, end) = (self.clock, self.limit.and_then(|limit| (self.clock)().checked_add(limit)));
        move || end.is_none_or(|end| clock() < end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expect: Option<Level>) {
        assert_eq!(name.parse::<Level>().ok(), expect, "{name}");
        if let Some(level) = expect {
            assert_eq!(level.to_string().parse::<Level>(), Ok(level));
        }
    }

    #[test]
    fn levels_have_names() {
        check("random", Some(Level::Random));
        check("easy", Some(Level::Easy));
        check("medium", Some(Level::Medium));
        check("hard", Some(Level::Hard));
        check("expert", Some(Level::Expert));
        check("search:50", Some(Level::Search { simulations: 50, trees: 1 }));
        check("search:50x4", Some(Level::Search { simulations: 50, trees: 4 }));
        let wrong = ["", "Hard", "search", "search:", "search:0", "search:10000001", "search:5x0", "search:5x65"];
        wrong.into_iter().chain(["search:5x", "search:-1", "search:5x2x2"]).for_each(|name| check(name, None));
    }

    #[test]
    fn an_unknown_bot_is_refused_with_the_list() {
        let refusal = "hal\n".parse::<Level>().expect_err("no such bot");
        assert_eq!(refusal.code, Code::BotUnknown);
        let message = refusal.message();
        assert!(message.contains("\"hal\\n\"") && message.contains("random, easy, medium, hard, expert"));
    }
}
