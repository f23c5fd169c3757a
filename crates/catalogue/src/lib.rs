//! The list of games. Behind it every game speaks in texts: this is the one place where a game's type is forgotten.

mod any_table;
mod code;
mod contest;
#[cfg(feature = "pictures")]
mod drawing;
mod games;
mod levels;
#[cfg(feature = "pictures")]
mod looks;
mod refusal;
mod thinking;

pub use any_table::{AnyTable, EventText, Plays};
pub use code::Code;
pub use contest::{Figures, SeatResult};
#[cfg(feature = "pictures")]
pub use drawing::{Draws, Viewpoint};
pub use games::{GAMES, Games};
pub use levels::{Clock, Level, Timing};
#[cfg(feature = "pictures")]
pub use looks::Looks;
pub use refusal::Refusal;
pub use thinking::{AnyBot, Position, Suggestion, Thinks, suggest};

use std::fmt;
use std::time::Duration;

use bots::{Evaluation, Weights};
#[cfg(feature = "pictures")]
use pictures::Picture;
use play::{Chances, Score, Seed, Setting};

/// A game that can stand in the list: rules, bots and, in programs with pictures, a picture.
#[cfg(feature = "pictures")]
pub trait Complete: Evaluation + Picture {}

#[cfg(feature = "pictures")]
impl<G: Evaluation + Picture> Complete for G {}

/// A game that can stand in the list: rules and bots.
#[cfg(not(feature = "pictures"))]
pub trait Complete: Evaluation {}

#[cfg(not(feature = "pictures"))]
impl<G: Evaluation> Complete for G {}

/// What was asked for, or why it was refused.
pub type Answer<T> = Result<T, Refusal>;

/// How each seat fared in one game.
pub type Seats = Vec<SeatResult>;

/// Hears each scene of a replay.
pub(crate) type Listener<'a> = dyn FnMut(ReplayedEvent) + 'a;

/// What can be done with a game without knowing its type.
pub struct GameInfo {
    /// Names the game in commands, records and addresses.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The version of the rules.
    pub rules: u16,
    /// What can be chosen before the game; `players` comes first.
    pub settings: &'static [Setting],
    /// Uses an owner's components, given as the file's name and text.
    pub replace_components: fn(file: &str, text: &str) -> Result<(), String>,
    /// What pages show and say about it.
    #[cfg(feature = "pictures")]
    pub looks: Looks,
    new_table: fn(setup: &str, Seed, Chances) -> Answer<Box<dyn AnyTable>>,
    load: fn(record: &str, spare: Seed, Chances) -> Answer<Box<dyn AnyTable>>,
    narrate: fn(record: &str, &mut Listener) -> Answer<()>,
    contest: fn(setup: &str, bots: &[Level], seed: u64, Timing<'_>) -> Answer<Seats>,
    weights: fn() -> Vec<(&'static str, f64)>,
    trial: fn(setup: &str, weights: &[f64], seed: u64) -> Answer<f64>,
    measure: fn(setup: &str, Duration, Clock<'_>) -> Answer<Figures>,
}

/// One event of a replay, and the scores after it.
pub struct ReplayedEvent {
    /// The step in which it happened.
    pub step: &'static str,
    /// What happened.
    pub event: EventText,
    /// The score of each player, in seat order.
    pub scores: Vec<Score>,
}

impl GameInfo {
    /// The row of a game.
    pub const fn of<G: Complete>() -> GameInfo {
        GameInfo {
            id: G::ID,
            name: G::NAME,
            rules: G::RULES,
            settings: G::SETTINGS,
            replace_components: G::replace_components,
            #[cfg(feature = "pictures")]
            looks: Looks::of::<G>(),
            new_table: any_table::new_table::<G>,
            load: any_table::load::<G>,
            narrate: any_table::narrate::<G>,
            contest: contest::contest::<G>,
            weights: || G::Weights::NAMES.iter().copied().zip(G::Weights::TUNED.values()).collect(),
            trial: contest::trial::<G>,
            measure: contest::measure::<G>,
        }
    }

    /// The fewest and the most players.
    pub fn players(&self) -> (usize, usize) {
        let counts = self.settings[0].values.iter().filter_map(|value| value.parse().ok());
        (counts.clone().min().unwrap_or(0), counts.max().unwrap_or(0))
    }

    /// A new table.
    pub fn new_table(&self, setup: &str, seed: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
        (self.new_table)(setup, seed, chances)
    }

    /// The table at which a record was played. The spare seed serves further draws if the record names none.
    pub fn load(&self, record: &str, spare: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
        (self.load)(record, spare, chances)
    }

    /// Checks a record and tells what happened in it.
    pub fn narrate(&self, record: &str, mut tell: impl FnMut(ReplayedEvent)) -> Answer<()> {
        (self.narrate)(record, &mut tell)
    }

    /// Lets bots play one game, one bot for each seat.
    pub fn contest(&self, setup: &str, bots: &[Level], seed: u64, timing: Timing<'_>) -> Answer<Vec<SeatResult>> {
        (self.contest)(setup, bots, seed, timing)
    }

    /// The weights of the game's evaluation, as tuned.
    pub fn weights(&self) -> Vec<(&'static str, f64)> {
        (self.weights)()
    }

    /// How one game ends for a player who looks one step ahead with these weights, among such players with the tuned ones.
    pub fn trial(&self, setup: &str, weights: &[f64], seed: u64) -> Answer<f64> {
        (self.trial)(setup, weights, seed)
    }

    /// Measures random play on one core for about this long.
    pub fn measure(&self, setup: &str, time: Duration, clock: Clock<'_>) -> Answer<Figures> {
        (self.measure)(setup, time, clock)
    }
}

impl fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
