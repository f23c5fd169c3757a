//! A learner in a file, to go on later as if nothing had happened.

use bots::{Course, Learned};

use crate::fitting::Fitting;
use crate::samples::Recent;
use crate::{Learner, Schooling};

/// Why a checkpoint cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckpointError {
    /// It is something else, or damaged.
    #[error("this is not a checkpoint of this program, or it is damaged; remove it to begin anew")]
    NotACheckpoint,
    /// It belongs to something else.
    #[error(
        "this checkpoint is one of `{found}`, not of `{expected}`; name another folder, or remove it to begin anew"
    )]
    Other {
        /// What is to be learned.
        expected: String,
        /// What was learned.
        found: String,
    },
}

/// The first line of a checkpoint.
const TITLE: &str = "tarsas checkpoint 1";

impl<G: Learned> Learner<G> {
    /// What is learned here: a checkpoint must agree in all of it.
    fn purpose(&self) -> String {
        let (shape, course) = (self.fitting.shape, self.course);
        format!(
            "{} {} seed {} per mille {} skipped {} shape {} {} {} {} memory {}",
            G::ENCODING,
            course.name,
            self.schooling.seed,
            self.schooling.per_mille,
            self.schooling.skipped,
            shape.inputs,
            shape.hidden,
            shape.upper,
            shape.phases,
            course.memory
        )
    }

    /// The checkpoint of the learner.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Fitting { weights, average, first_moment, second_moment, steps, .. } = &self.fitting;
        let Recent { samples, next, .. } = &self.recent;
        let drawn = u8::from(self.fitting.is_drawn);
        let numbers = format!("{} {steps} {} {next} {drawn}", self.games, samples.len());
        let mut bytes = format!("{TITLE}\n{}\n{numbers}\n", self.purpose()).into_bytes();
        let floats = [weights, average, first_moment, second_moment, &samples.targets];
        floats.into_iter().flatten().for_each(|number| bytes.extend_from_slice(&number.to_le_bytes()));
        samples.words.iter().for_each(|word| bytes.extend_from_slice(&word.to_le_bytes()));
        bytes.extend_from_slice(&samples.phases);
        bytes
    }

    /// The learner of a checkpoint, if it learns the same.
    pub fn from_bytes(
        course: &'static Course,
        schooling: Schooling,
        bytes: &[u8],
    ) -> Result<Learner<G>, CheckpointError> {
        let mut learner = Learner::<G>::new(course, schooling);
        let mut lines = bytes.splitn(4, |&byte| byte == b'\n');
        let mut line = || lines.next().ok_or(CheckpointError::NotACheckpoint);
        let text = |line: &[u8]| String::from_utf8(line.to_vec()).map_err(|_| CheckpointError::NotACheckpoint);
        if line()? != TITLE.as_bytes() {
            return Err(CheckpointError::NotACheckpoint);
        }
        let (found, expected) = (text(line()?)?, learner.purpose());
        if found != expected {
            return Err(CheckpointError::Other { expected, found });
        }
        let numbers = text(line()?)?;
        let numbers: Vec<u64> = numbers.split(' ').filter_map(|number| number.parse().ok()).collect();
        let &[games, steps, kept, next, drawn] = numbers.as_slice() else {
            return Err(CheckpointError::NotACheckpoint);
        };
        let kept = usize::try_from(kept).ok().filter(|&kept| kept <= course.memory);
        let kept = kept.ok_or(CheckpointError::NotACheckpoint)?;
        let mut rest = Rest(line()?);
        let count = learner.fitting.shape.weights();
        learner.fitting.weights = rest.floats(count)?;
        learner.fitting.average = rest.floats(count)?;
        learner.fitting.first_moment = rest.floats(count)?;
        learner.fitting.second_moment = rest.floats(count)?;
        learner.fitting.steps = steps;
        learner.fitting.is_drawn = drawn == 1;
        let samples = &mut learner.recent.samples;
        samples.targets = rest.floats(kept)?;
        let words = rest.take(kept * samples.words_each() * 8)?;
        samples.words = words.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word)).collect();
        samples.phases = rest.take(kept)?.to_vec();
        if !rest.0.is_empty() || samples.phases.iter().any(|&phase| usize::from(phase) >= G::PHASES) {
            return Err(CheckpointError::NotACheckpoint);
        }
        learner.recent.next = next as usize % course.memory;
        learner.games = games;
        Ok(learner)
    }
}

/// What has not been read yet.
struct Rest<'b>(&'b [u8]);

impl<'b> Rest<'b> {
    fn take(&mut self, count: usize) -> Result<&'b [u8], CheckpointError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(CheckpointError::NotACheckpoint)?;
        self.0 = rest;
        Ok(taken)
    }

    fn floats(&mut self, count: usize) -> Result<Vec<f32>, CheckpointError> {
        let bytes = self.take(count * 4)?;
        Ok(bytes.as_chunks::<4>().0.iter().map(|number| f32::from_le_bytes(*number)).collect())
    }
}
