//! How Twice as Clever is learned.

use games::Clever2;
use play::{Game, Player};

use crate::{Course, Goal, Learned, Lookahead, Stage, Until};

/// Yellow points beyond this do not count while a course begins: they come easily, and who lives on them never learns to balance the areas,
/// on which foxes depend.
const ENOUGH_YELLOW: i32 = 50;
/// What foxes count while a course begins.
const FOXES: f64 = 1.5;

impl Learned for Clever2 {
    const COURSES: &'static [Course] = &[Course {
        name: "solo",
        players: (1, 1),
        setups: &["players=1"],
        hidden: 128,
        upper: 32,
        goal: Goal::Points(100.0),
        beam: 4,
        memory: 600_000,
        uses: 2.0,
        stages: &[
            Stage {
                games: 160_000,
                shaped: true,
                rate: (1e-3, 4e-4),
                exploration: (0.15, 0.02),
                lambda: (0.9, 0.85),
                average: 0.998,
            },
            Stage {
                games: 340_000,
                shaped: false,
                rate: (7e-4, 2e-4),
                exploration: (0.05, 0.0),
                lambda: (0.85, 0.75),
                average: 0.998,
            },
            Stage {
                games: 300_000,
                shaped: false,
                rate: (2.5e-4, 1e-5),
                exploration: (0.0, 0.0),
                lambda: (0.6, 0.3),
                average: 0.9995,
            },
        ],
        hard: Lookahead::NONE,
        expert: Lookahead {
            candidates: 6,
            margin: 0.08,
            simulations: 1024,
            rounds: 3,
            until: Until::Decisions(1),
            beam: 2,
        },
    }];

    fn networks() -> &'static [(&'static str, &'static [u8])] {
        &[("solo", include_bytes!("../../../../networks/clever2-solo.net"))]
    }

    /// The areas; foxes depend on how they end.
    fn banked(&self, player: Player) -> f64 {
        let lines = self.score(player);
        let points = |(line, points): (&str, i32)| match line {
            "foxes" => 0,
            "yellow" => points.min(ENOUGH_YELLOW),
            _ => points,
        };
        f64::from(lines.lines().map(points).sum::<i32>())
    }

    fn shaped(&self, player: Player) -> f64 {
        let score = self.score(player);
        let foxes = score.lines().find_map(|(line, points)| (line == "foxes").then_some(points));
        self.banked(player) + FOXES * f64::from(foxes.unwrap_or(0))
    }
}
