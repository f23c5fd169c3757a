//! The score (12, N8).

use play::{Player, Score};

use super::Marabunta;
use super::components::MAX_PLAYERS;
use super::names::Color;

/// The lines of a score (N8).
pub(super) const LINES: &[&str] = &["cookies", "abilities", "pink", "yellow", "blue", "green", "orange", "grey"];

impl Marabunta {
    /// The score as if the present marks were scored.
    pub(super) fn score_of(&self, player: Player) -> Score {
        let board = &self.boards[player];
        let cookies = self.board().cookie_points[usize::from(board.cookies)];
        let mut points = [0; 2 + Color::COUNT];
        points[0] = cookies;
        points[1] = board.ability_points.into();
        for region in Color::ALL {
            points[2 + region as usize] = self.region_points(player, region);
        }
        let triggered = self.trigger.is_some_and(|trigger| trigger.player == player);
        Score::new(LINES, &points, &[board.cookies.into(), triggered.into()]) // 12.4
    }

    /// The circles of the player who has the higher sum (12.2, 12.3).
    fn region_points(&self, player: Player, region: Color) -> i32 {
        let sum = |player| self.marks.sums[player][region as usize];
        let wins = sum(player) > sum(player.left_neighbor(MAX_PLAYERS));
        if wins { self.circles[player][region as usize].into() } else { 0 }
    }
}
