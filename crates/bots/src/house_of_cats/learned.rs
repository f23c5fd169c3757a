//! How House of Cats is learned.

use games::HouseOfCats;
use play::{Game, Player};

use crate::{Course, Goal, Learned, Lookahead, Stage, Until};

const SOLO: Course = Course {
    name: "solo",
    players: (1, 1),
    setups: &["players=1 level=1", "players=1 level=2", "players=1 level=3", "players=1 level=4"],
    hidden: 64,
    upper: 32,
    goal: Goal::Points(20.0),
    beam: 5,
    memory: 800_000,
    uses: 2.0,
    stages: &[
        Stage {
            games: 240_000,
            shaped: false,
            rate: (1e-3, 3e-4),
            exploration: (0.15, 0.02),
            lambda: (0.9, 0.75),
            average: 0.998,
        },
        Stage {
            games: 240_000,
            shaped: false,
            rate: (3e-4, 1e-5),
            exploration: (0.01, 0.0),
            lambda: (0.6, 0.3),
            average: 0.9995,
        },
    ],
    hard: Lookahead::NONE,
    expert: Lookahead {
        candidates: 8,
        margin: 0.12,
        simulations: 1200,
        rounds: 3,
        until: Until::Decisions(1),
        beam: 3,
    },
};

impl Learned for HouseOfCats {
    const COURSES: &'static [Course] = &[SOLO];

    fn networks() -> &'static [(&'static str, &'static [u8])] {
        &[("solo", include_bytes!("../../../../networks/house_of_cats-solo.net"))]
    }

    /// Cells that are still empty count against the score, but most of them will be filled.
    fn banked(&self, player: Player) -> f64 {
        let lines = self.score(player);
        f64::from(lines.lines().filter(|&(line, _)| line != "empty").map(|(_, points)| points).sum::<i32>())
    }
}
