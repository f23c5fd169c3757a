//! How Marabunta is learned.

use games::Marabunta;

use crate::{Course, Goal, Learned, Lookahead, Stage, Until};

/// Between two rounds a value says much more than in the middle of one.
const TO_THE_END_OF_THE_ROUND: Lookahead =
    Lookahead { candidates: 8, margin: 0.3, simulations: 8, rounds: 1, until: Until::Chance, beam: 2 };

impl Learned for Marabunta {
    const COURSES: &'static [Course] = &[Course {
        name: "two",
        players: (2, 2),
        setups: &[
            "territory=symbol boards=symbol",
            "territory=plain boards=plain",
            "territory=symbol boards=plain",
            "territory=plain boards=symbol",
        ],
        hidden: 64,
        upper: 32,
        goal: Goal::Victory,
        beam: 3,
        memory: 800_000,
        uses: 1.5,
        stages: &[
            Stage {
                games: 120_000,
                shaped: false,
                rate: (1e-3, 3e-4),
                exploration: (0.2, 0.05),
                lambda: (0.97, 0.9),
                average: 0.998,
            },
            Stage {
                games: 120_000,
                shaped: false,
                rate: (3e-4, 2e-5),
                exploration: (0.04, 0.02),
                lambda: (0.85, 0.7),
                average: 0.9995,
            },
        ],
        hard: TO_THE_END_OF_THE_ROUND,
        expert: Lookahead { candidates: 16, simulations: 16, beam: 4, ..TO_THE_END_OF_THE_ROUND },
    }];

    fn networks() -> &'static [(&'static str, &'static [u8])] {
        &[("two", include_bytes!("../../../../networks/marabunta-two.net"))]
    }
}
