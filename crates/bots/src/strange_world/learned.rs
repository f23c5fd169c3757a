//! How Strange World is learned.

use games::StrangeWorld;

use crate::{Course, Goal, Learned, Lookahead, Stage, Until};

const SOLO: Course = Course {
    name: "solo",
    players: (1, 1),
    setups: &["players=1"],
    hidden: 96,
    upper: 32,
    goal: Goal::Points(20.0),
    beam: 8,
    memory: 600_000,
    uses: 8.0,
    stages: &[
        Stage {
            games: 200_000,
            shaped: false,
            rate: (1e-3, 3e-4),
            exploration: (0.15, 0.02),
            lambda: (0.9, 0.7),
            average: 0.998,
        },
        Stage {
            games: 200_000,
            shaped: false,
            rate: (3e-4, 1e-5),
            exploration: (0.01, 0.0),
            lambda: (0.5, 0.2),
            average: 0.9995,
        },
    ],
    hard: Lookahead::NONE,
    expert: Lookahead { candidates: 8, margin: 0.15, simulations: 480, rounds: 3, until: Until::Decisions(1), beam: 6 },
};

impl Learned for StrangeWorld {
    const COURSES: &'static [Course] = &[SOLO];
}
