//! The list of games. Behind it every game speaks in texts: this is the one place where a game's type is forgotten.

mod any_table;
mod boxes;
mod code;
mod contest;
#[cfg(feature = "pictures")]
mod drawing;
mod games;
mod levels;
#[cfg(feature = "pictures")]
mod looks;
mod refusal;
#[cfg(feature = "pictures")]
mod rehearsal;
mod thinking;
#[cfg(feature = "pictures")]
mod why;

pub use any_table::{AnyTable, EventText, Plays};
pub use bots::{Basis, Network, NetworkError, Patience, Reason};
pub use code::Code;
pub use contest::{Figures, SeatResult};
#[cfg(feature = "pictures")]
pub use drawing::{Draws, Viewpoint};
pub use games::{GAMES, Games};
pub use levels::{Clock, Level, Timing};
#[cfg(feature = "pictures")]
pub use looks::Looks;
pub use refusal::Refusal;
#[cfg(feature = "pictures")]
pub use rehearsal::{BoxTrial, BoxVerdict};
pub use thinking::{AnyBot, Position, Suggestion, Thinks, Why, suggest};

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bots::{Learned, Weights};
#[cfg(feature = "learning")]
use learning::{AnyLearner, LearnError, Schooling, Start};
#[cfg(feature = "pictures")]
use pictures::Picture;
use play::{BoxDigest, Chances, Score, Seed, Setting};

use boxes::Boxes;

/// A game that can stand in the list: rules, bots and, in programs with pictures, a picture.
#[cfg(feature = "pictures")]
pub trait Complete: Learned + Picture {}

#[cfg(feature = "pictures")]
impl<G: Learned + Picture> Complete for G {}

/// A game that can stand in the list: rules and bots.
#[cfg(not(feature = "pictures"))]
pub trait Complete: Learned {}

#[cfg(not(feature = "pictures"))]
impl<G: Learned> Complete for G {}

/// What was asked for, or why it was refused.
pub type Answer<T> = Result<T, Refusal>;

/// How each seat fared in one game.
pub type Seats = Vec<SeatResult>;

/// Hears each scene of a replay.
pub(crate) type Listener<'a> = dyn FnMut(ReplayedEvent) + 'a;

/// Makes a table of a game: by its set-up, its box, its seed, and who draws.
type MakeTable = fn(&str, BoxDigest, Seed, Chances) -> Answer<Box<dyn AnyTable>>;

/// Lets bots play a game: by its set-up, its box, their levels, its seed, perhaps another network, and how long they may think.
type PlayContest = fn(&str, BoxDigest, &[Level], u64, Option<&Arc<Network>>, Timing<'_>) -> Answer<Seats>;

/// What can be done with a game without knowing its type.
#[derive(Clone)]
pub struct GameInfo {
    /// Names the game in commands, records and addresses.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The version of the rules.
    pub rules: u16,
    /// What can be chosen before the game; `players` comes first.
    pub settings: &'static [Setting],
    /// The set-up that the rulebook recommends for a first game, without the number of players.
    pub first_game: &'static str,
    /// What pages show and say about it.
    #[cfg(feature = "pictures")]
    pub looks: Looks,
    /// Whether experts of this game have learned it: a network comes with the program.
    pub is_learned: fn() -> bool,
    boxes: Boxes,
    /// The box of new tables, if it is not the newest built-in one.
    standard: Option<BoxDigest>,
    #[cfg(feature = "pictures")]
    try_box: fn(text: &str, words::Language) -> BoxVerdict,
    new_table: MakeTable,
    reopen: MakeTable,
    load: fn(record: &str, spare: Seed, Chances) -> Answer<Box<dyn AnyTable>>,
    narrate: fn(record: &str, &mut Listener) -> Answer<()>,
    contest: PlayContest,
    takes_network: fn(&Network) -> bool,
    weights: fn() -> Vec<(&'static str, f64)>,
    trial: fn(setup: &str, BoxDigest, weights: &[f64], seed: u64) -> Answer<f64>,
    measure: fn(setup: &str, BoxDigest, Duration, Clock<'_>) -> Answer<Figures>,
    #[cfg(feature = "learning")]
    learner: MakeLearner,
}

/// Makes a learner for a course of a game.
#[cfg(feature = "learning")]
type MakeLearner = fn(Option<&str>, Schooling, Start<'_>) -> Result<Box<dyn AnyLearner>, LearnError>;

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
            first_game: G::FIRST_GAME,
            #[cfg(feature = "pictures")]
            looks: Looks::of::<G>(),
            is_learned: || !G::networks().is_empty(),
            boxes: Boxes::of::<G>(),
            standard: None,
            #[cfg(feature = "pictures")]
            try_box: rehearsal::try_box::<G>,
            new_table: any_table::new_table::<G>,
            reopen: any_table::reopen::<G>,
            load: any_table::load::<G>,
            narrate: any_table::narrate::<G>,
            contest: contest::contest::<G>,
            takes_network: bots::is_network_of::<G>,
            weights: || G::Weights::NAMES.iter().copied().zip(G::Weights::TUNED.values()).collect(),
            trial: contest::trial::<G>,
            measure: contest::measure::<G>,
            #[cfg(feature = "learning")]
            learner: learning::learner::<G>,
        }
    }

    /// The fewest and the most players.
    pub fn players(&self) -> (usize, usize) {
        let counts = self.settings[0].values.iter().filter_map(|value| value.parse().ok());
        (counts.clone().min().unwrap_or(0), counts.max().unwrap_or(0))
    }

    /// The value of a setting in a first game, if the rulebook recommends one.
    pub fn first_value(&self, key: &str) -> Option<&'static str> {
        let mut pairs = self.first_game.split(' ').filter_map(|pair| pair.split_once('='));
        pairs.find(|(known, _)| *known == key).map(|(_, value)| value)
    }

    /// A new table with the standard box.
    pub fn new_table(&self, setup: &str, seed: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
        self.table_with(setup, self.standard_box(), seed, chances)
    }

    /// A new table with a box.
    pub fn table_with(
        &self,
        setup: &str,
        digest: BoxDigest,
        seed: Seed,
        chances: Chances,
    ) -> Answer<Box<dyn AnyTable>> {
        (self.new_table)(setup, digest, seed, chances)
    }

    /// A table that was made earlier, perhaps by a program that did not know the newer settings.
    pub fn reopen(&self, setup: &str, digest: BoxDigest, seed: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
        (self.reopen)(setup, digest, seed, chances)
    }

    /// The table at which a record was played. The spare seed serves further draws if the record names none.
    pub fn load(&self, record: &str, spare: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
        (self.load)(record, spare, chances)
    }

    /// Tries out a box, which stays in the memory of this process.
    #[cfg(feature = "pictures")]
    pub fn try_box(&self, text: &str, language: words::Language) -> BoxVerdict {
        (self.try_box)(text, language)
    }

    /// Checks a record and tells what happened in it.
    pub fn narrate(&self, record: &str, mut tell: impl FnMut(ReplayedEvent)) -> Answer<()> {
        (self.narrate)(record, &mut tell)
    }

    /// Whether a network is one for this game.
    pub fn takes_network(&self, network: &Network) -> bool {
        (self.takes_network)(network)
    }

    /// Lets bots play one game, one bot for each seat; learned ones with another network if one is given.
    pub fn contest(
        &self,
        setup: &str,
        bots: &[Level],
        seed: u64,
        network: Option<&Arc<Network>>,
        timing: Timing<'_>,
    ) -> Answer<Seats> {
        (self.contest)(setup, self.standard_box(), bots, seed, network, timing)
    }

    /// The weights of the game's evaluation, as tuned.
    pub fn weights(&self) -> Vec<(&'static str, f64)> {
        (self.weights)()
    }

    /// How one game ends for a player who looks one step ahead with these weights, among such players with the tuned ones.
    pub fn trial(&self, setup: &str, weights: &[f64], seed: u64) -> Answer<f64> {
        (self.trial)(setup, self.standard_box(), weights, seed)
    }

    /// Measures random play on one core for about this long.
    pub fn measure(&self, setup: &str, time: Duration, clock: Clock<'_>) -> Answer<Figures> {
        (self.measure)(setup, self.standard_box(), time, clock)
    }
}

#[cfg(feature = "learning")]
impl GameInfo {
    /// A learner for one of the game's courses, the first one if none is named.
    pub fn learner(
        &self,
        course: Option<&str>,
        schooling: Schooling,
        start: Start<'_>,
    ) -> Result<Box<dyn AnyLearner>, LearnError> {
        (self.learner)(course, schooling, start)
    }
}

impl fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
