//! How Hadara is learned.

use games::Hadara;
use play::Player;

use crate::{Course, Goal, Learned, Lookahead, Stage, Until};

const TWO: Course = Course {
    name: "two",
    players: (2, 2),
    setups: &["players=2"],
    hidden: 64,
    upper: 32,
    goal: Goal::Victory,
    beam: 4,
    memory: 800_000,
    uses: 1.5,
    stages: &[
        Stage {
            games: 200_000,
            shaped: false,
            rate: (1e-3, 3e-4),
            exploration: (0.2, 0.04),
            lambda: (0.97, 0.9),
            average: 0.998,
        },
        Stage {
            games: 200_000,
            shaped: false,
            rate: (3e-4, 2e-5),
            exploration: (0.03, 0.01),
            lambda: (0.85, 0.7),
            average: 0.9995,
        },
    ],
    hard: SHORT,
    expert: Lookahead { candidates: 8, simulations: 768, rounds: 3, ..SHORT },
};

const SHORT: Lookahead =
    Lookahead { candidates: 6, margin: 0.2, simulations: 96, rounds: 2, until: Until::Decisions(1), beam: 2 };

impl Learned for Hadara {
    const COURSES: &'static [Course] = &[TWO];

    fn networks() -> &'static [(&'static str, &'static [u8])] {
        &[("two", include_bytes!("../../../../networks/hadara-two.net"))]
    }

    fn before_others(&self, player: Player) -> Hadara {
        Hadara::before_others(self, player)
    }
}
