//! A learner repeats itself, goes on where it was stopped, and learns.

use bots::{Course, Goal, Lookahead, Network, Stage};
use games::Clever2;
use learning::{CheckpointError, Learner, Schooling, Start, learner, strength};

const STAGE: Stage =
    Stage { games: 256, shaped: true, rate: (2e-3, 1e-3), exploration: (0.1, 0.0), lambda: (0.9, 0.8), average: 0.9 };

/// A course that is over in a second.
static SHORT: Course = Course {
    name: "short",
    players: (1, 1),
    setups: &["players=1"],
    hidden: 16,
    upper: 16,
    goal: Goal::Points(100.0),
    beam: 1,
    memory: 5_000,
    uses: 1.0,
    stages: &[STAGE, Stage { shaped: false, ..STAGE }],
    hard: Lookahead::NONE,
    expert: Lookahead::NONE,
};

fn schooling(seed: u64, threads: usize) -> Schooling {
    Schooling { seed, per_mille: 1000, skipped: 0, threads }
}

fn learn_on(learner: &mut Learner<Clever2>) -> Network {
    while !learner.is_done() {
        learner.round();
    }
    learner.network("")
}

#[test]
fn a_learner_repeats_itself_and_goes_on_where_it_was_stopped() {
    let network = learn_on(&mut Learner::new(&SHORT, schooling(1, 2)));
    let mut stopped = Learner::<Clever2>::new(&SHORT, schooling(1, 2));
    stopped.round();
    let checkpoint = stopped.to_bytes();
    let mut again = Learner::<Clever2>::from_bytes(&SHORT, schooling(1, 2), &checkpoint).expect("a checkpoint");
    assert!(learn_on(&mut again) == network, "stopped in between");
    let mut other = Learner::<Clever2>::new(&SHORT, schooling(2, 2));
    other.round();
    assert!(other.network("") != stopped.network(""), "another seed");

    let read = |schooling, bytes: &[u8]| Learner::<Clever2>::from_bytes(&SHORT, schooling, bytes).err();
    assert!(matches!(read(schooling(2, 2), &checkpoint), Some(CheckpointError::Other { .. })));
    for cut in [0, 10, 200, checkpoint.len() / 2, checkpoint.len() - 1] {
        assert_eq!(read(schooling(1, 2), &checkpoint[..cut]), Some(CheckpointError::NotACheckpoint), "{cut}");
    }
    let longer = [checkpoint.as_slice(), b"x"].concat();
    assert_eq!(read(schooling(1, 2), &longer), Some(CheckpointError::NotACheckpoint));
}

/// The same course with more to learn.
static LONGER: Course = Course { memory: 50_000, uses: 4.0, stages: &[Stage { games: 2_048, ..STAGE }], ..SHORT };

#[test]
fn what_is_learned_helps() {
    let mut learner = Learner::<Clever2>::new(&LONGER, schooling(3, 2));
    let before = strength::<Clever2>(&learner.network("").into(), &LONGER, 1000..1100, 2);
    let after = strength::<Clever2>(&learn_on(&mut learner).into(), &LONGER, 1000..1100, 2);
    assert!(after.mean - after.half_width > before.mean + before.half_width, "{before:?} {after:?}");
}

#[test]
fn what_cannot_be_learned_is_refused() {
    let refused = |course, schooling, start| {
        let found = learner::<Clever2>(course, schooling, start);
        found.err().expect("it cannot be learned").to_string()
    };
    let unknown = refused(Some("chess"), schooling(1, 1), Start::Nothing);
    assert!(unknown.contains("\"chess\"") && unknown.contains("solo"), "{unknown}");
    let skipped = Schooling { skipped: 9, ..schooling(1, 1) };
    assert!(refused(None, skipped, Start::Nothing).contains("stages"));
    let other = Learner::<Clever2>::new(&SHORT, schooling(1, 1)).network("");
    assert!(refused(None, schooling(1, 1), Start::Network(&other)).contains("another shape"));
}
