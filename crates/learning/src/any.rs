//! A learner whose game's type is forgotten.

use std::ops::Range;
use std::sync::Arc;

use bots::{Course, Learned, Network, network_of};

use crate::{CheckpointError, Duel, Learner, Progress, Strength, duel, strength};

/// How something is learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schooling {
    /// The seed of everything.
    pub seed: u64,
    /// How many games are played, of a thousand that the course names.
    pub per_mille: u64,
    /// How many stages of the course are left out.
    pub skipped: usize,
    /// How many threads play and learn.
    pub threads: usize,
}

/// What a learner begins with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Start<'a> {
    /// It knows nothing.
    Nothing,
    /// It goes on from a network.
    Network(&'a Network),
    /// It goes on where it was.
    Checkpoint(&'a [u8]),
}

/// Why nothing can be learned like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LearnError {
    /// The game has no such course.
    #[error("there is no course {name:?}; the courses are: {courses}")]
    Course {
        /// What was asked for.
        name: String,
        /// What there is.
        courses: String,
    },
    /// The network is of another game or course.
    #[error("this network has another shape than the course: it was learned for another game, course or version")]
    Shape,
    /// More stages are left out than there are.
    #[error("the course has {0} stages; at least one must be left")]
    Stages(usize),
    /// The checkpoint cannot be used.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
}

/// A learner of any game.
pub trait AnyLearner {
    /// What is learned.
    fn course(&self) -> &'static Course;
    /// The encoding of the game.
    fn encoding(&self) -> &'static str;
    /// How many games have been played.
    fn games(&self) -> u64;
    /// How many games are to be played in all.
    fn games_to_play(&self) -> u64;
    /// Plays a round and learns from it.
    fn round(&mut self) -> Progress;
    /// The network as it is now; `about` says how it came about.
    fn network(&self, about: &str) -> Network;
    /// What is needed to go on later.
    fn checkpoint(&self) -> Vec<u8>;
    /// How well a network plays in games with these seeds.
    fn strength(&self, network: &Arc<Network>, seeds: Range<u64>) -> Strength;
    /// How a network compares with another one in games with these seeds.
    fn duel(&self, new: &Network, old: &Network, seeds: Range<u64>) -> Duel;
    /// The network of this course that comes with the program, if there is one.
    fn champion(&self) -> Option<Arc<Network>>;
}

impl<G: Learned> AnyLearner for Learner<G> {
    fn course(&self) -> &'static Course {
        self.course
    }

    fn encoding(&self) -> &'static str {
        G::ENCODING
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn games_to_play(&self) -> u64 {
        Learner::games_to_play(self)
    }

    fn round(&mut self) -> Progress {
        Learner::round(self)
    }

    fn network(&self, about: &str) -> Network {
        Learner::network(self, about)
    }

    fn checkpoint(&self) -> Vec<u8> {
        self.to_bytes()
    }

    fn strength(&self, network: &Arc<Network>, seeds: Range<u64>) -> Strength {
        strength::<G>(network, self.course, seeds, self.threads)
    }

    fn duel(&self, new: &Network, old: &Network, seeds: Range<u64>) -> Duel {
        duel::<G>(new, old, self.course, seeds, self.threads)
    }

    fn champion(&self) -> Option<Arc<Network>> {
        network_of::<G>(self.course)
    }
}

/// A learner for a course of a game, its first one if none is named.
pub fn learner<G: Learned>(
    course: Option<&str>,
    schooling: Schooling,
    start: Start<'_>,
) -> Result<Box<dyn AnyLearner>, LearnError> {
    let found = G::COURSES.iter().find(|known| course.is_none_or(|name| name == known.name));
    let Some(course) = found else {
        let courses = G::COURSES.iter().map(|course| course.name).collect::<Vec<_>>().join(", ");
        return Err(LearnError::Course { name: course.unwrap_or_default().to_owned(), courses });
    };
    if schooling.skipped >= course.stages.len() {
        return Err(LearnError::Stages(course.stages.len()));
    }
    let mut learner = match start {
        Start::Nothing => Learner::<G>::new(course, schooling),
        Start::Network(network) => Learner::from_network(course, schooling, network).ok_or(LearnError::Shape)?,
        Start::Checkpoint(bytes) => return Ok(Box::new(Learner::<G>::from_bytes(course, schooling, bytes)?)),
    };
    learner.skip_stages(schooling.skipped);
    Ok(Box::new(learner))
}
