//! What a game learns, and how: its courses, as data.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use play::{Components, Player, Turn};

use crate::evaluation::outcome;
use crate::{Encoding, Evaluation, Lookahead, Network, Shape};

/// A game whose players can be learned.
pub trait Learned: Evaluation + Encoding {
    /// What is learned, each with a network of its own.
    const COURSES: &'static [Course];

    /// The points that a player has more or less for certain: a network learns only what is still to come.
    fn banked(&self, player: Player) -> f64 {
        f64::from(self.score(player).total())
    }

    /// The points that count while a course begins, where the true ones would lead into a trap.
    fn shaped(&self, player: Player) -> f64 {
        f64::from(self.score(player).total())
    }

    /// The same position as if nobody else had decided yet, where all decide at the same time and in secret: what others have chosen is not
    /// known, and must not look as if it were.
    fn before_others(&self, player: Player) -> Self {
        let _ = player;
        self.clone()
    }

    /// Whether this is played with the box for which networks were learned: the newest that is built in. With others search plays.
    fn is_learned(&self) -> bool {
        let learned = Self::Components::shelf().built_in().first();
        learned.is_some_and(|known| known.digest() == self.components().digest())
    }

    /// The networks that come with the program: the name of a course, and a file.
    fn networks() -> &'static [(&'static str, &'static [u8])] {
        &[]
    }
}

/// What one network learns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// Names it in files and commands.
    pub name: &'static str,
    /// For how many players.
    pub players: (usize, usize),
    /// The set-ups that are played, in turn.
    pub setups: &'static [&'static str],
    /// Numbers of the hidden layer.
    pub hidden: usize,
    /// Numbers of an upper layer.
    pub upper: usize,
    /// What is to be reached.
    pub goal: Goal,
    /// How many positions in the middle of a turn are followed to its end.
    pub beam: usize,
    /// How many samples are kept to learn from.
    pub memory: usize,
    /// How often each sample is used, on average.
    pub uses: f32,
    /// What is done one after the other.
    pub stages: &'static [Stage],
    /// How far the level `hard` looks ahead with the network.
    pub hard: Lookahead,
    /// How far an expert looks ahead with it.
    pub expert: Lookahead,
}

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Goal {
    /// Points: alone, and where others can hardly be hindered. The number 1 of the network stands for this many.
    Points(f32),
    /// A result: to win, and then by as much as possible.
    Victory,
}

/// A part of a course. Pairs are the values at its begin and at its end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stage {
    /// How many games are played.
    pub games: u64,
    /// Whether the shaped points count instead of the true ones.
    pub shaped: bool,
    /// How fast the weights change.
    pub rate: (f32, f32),
    /// At how many decisions another action than the best one may be tried.
    pub exploration: (f32, f32),
    /// How far what happens later counts for what was expected before.
    pub lambda: (f32, f32),
    /// How slowly the mean of the weights follows them: this share of it stays at each step.
    pub average: f32,
}

impl Course {
    /// The course for a game with as many players.
    pub fn of<G: Learned>(game: &G) -> Option<&'static Course> {
        let fits = |course: &&Course| (course.players.0..=course.players.1).contains(&game.players());
        G::COURSES.iter().find(fits)
    }

    /// How many games all stages have.
    pub fn games(&self) -> u64 {
        self.stages.iter().map(|stage| stage.games).sum()
    }

    /// The number of a network for a finished position, or what it should be.
    pub fn goal<G: Learned>(&self, game: &G, player: Player, shaped: bool) -> f32 {
        debug_assert_eq!(game.turn(), Turn::Over);
        match self.goal {
            Goal::Points(scale) if shaped => game.shaped(player) as f32 / scale,
            Goal::Points(scale) => game.score(player).total() as f32 / scale,
            Goal::Victory => (outcome(game)[player] - EVEN) as f32,
        }
    }

    /// What is certain already, in numbers of the network.
    pub fn certain<G: Learned>(&self, game: &G, player: Player) -> f32 {
        match self.goal {
            Goal::Points(scale) => game.banked(player) as f32 / scale,
            Goal::Victory => 0.0,
        }
    }

    /// What a number of the network means: points, or a result.
    pub fn meaning(&self, number: f64) -> f64 {
        match self.goal {
            Goal::Points(scale) => number * f64::from(scale),
            Goal::Victory => number + EVEN,
        }
    }
}

/// Whether a network can be shown views of this game.
pub fn is_network_of<G: Encoding>(network: &Network) -> bool {
    let Shape { inputs, phases, .. } = network.shape();
    (inputs, phases) == (G::INPUTS, G::PHASES)
}

/// The networks that have been read, by game and course; `None` for one that cannot be used.
type Read = BTreeMap<(&'static str, &'static str), Option<Arc<Network>>>;

/// The network of a course that comes with the program, if there is one and it fits. It is read when it is needed for the first time.
pub fn network_of<G: Learned>(course: &'static Course) -> Option<Arc<Network>> {
    static READ: Mutex<Read> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let entry = read.entry((G::ID, course.name)).or_insert_with(|| {
        let (_, bytes) = G::networks().iter().find(|(name, _)| *name == course.name)?;
        let network = Network::from_bytes(bytes).ok()?;
        is_network_of::<G>(&network).then(|| Arc::new(network))
    });
    entry.clone()
}

/// The result of a player in an even game.
const EVEN: f64 = 0.5;
