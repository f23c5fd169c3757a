//! How long the game still lasts (11).

use games::Marabunta;
use games::marabunta::Color;
use play::{Game, Player};

use super::waiting::Waiting;
use super::weights::MarabuntaWeights;
use games::marabunta::MAX_PLAYERS;

/// What is still free of the things that end the game when they are used up.
pub(super) struct Room {
    /// Available hexes of each region.
    pub hexes: [f64; Color::COUNT],
    /// Empty circles of each sheet.
    pub circles: [f64; Color::COUNT],
    /// Available cookie hexes.
    pub cookies: f64,
}

impl Room {
    /// Of a position, once everybody has done what waits.
    pub(super) fn new(game: &Marabunta, waiting: &[Waiting; MAX_PLAYERS]) -> Room {
        let (territory, available) = (game.territory(), game.marks().available);
        let circles = [0, 1].map(|seat| game.circles(Player::new(seat)));
        let all = game.components().circles;
        let left = |sheet: usize| all - circles[0][sheet] - circles[1][sheet];
        let mut room = Room {
            hexes: std::array::from_fn(|region| (territory.regions[region] & available).len() as f64),
            circles: std::array::from_fn(|sheet| f64::from(left(sheet))),
            cookies: (territory.cookies & available).len() as f64,
        };
        for waiting in waiting {
            for color in 0..Color::COUNT {
                room.hexes[color] -= waiting.writes[color];
                room.circles[color] -= waiting.flags[color];
            }
            room.cookies -= waiting.crossed_cookies;
        }
        room
    }

    /// How many rounds follow this one.
    pub(super) fn rounds(&self, game: &Marabunta, weights: &MarabuntaWeights) -> f64 {
        if game.is_end_triggered() {
            return 0.0;
        }
        let least = |left: &[f64; Color::COUNT]| left.iter().copied().fold(f64::INFINITY, f64::min).max(0.0);
        let region = least(&self.hexes) / weights.region_pace.max(0.1);
        let sheet = least(&self.circles) / weights.sheet_pace.max(0.1);
        region.min(sheet).min(self.rounds_of_cookies(game, weights))
    }

    /// From some round on the special tile crosses out a cookie hex in every round (3.7).
    fn rounds_of_cookies(&self, game: &Marabunta, weights: &MarabuntaWeights) -> f64 {
        let pace = weights.cookie_pace.max(0.1);
        let before = f64::from(game.components().special_round.saturating_sub(game.round() + 1));
        let left = self.cookies.max(0.0);
        if left <= pace * before { left / pace } else { before + (left - pace * before) / (pace + 1.0) }
    }
}

/// How many points these rounds and what waits in this one may still shift.
pub(super) fn spread(waiting: &[Waiting; MAX_PLAYERS], rounds: f64) -> f64 {
    let elements: f64 = waiting.iter().map(|waiting| waiting.elements).sum();
    LAST_SPREAD + ROUND_SPREAD * (rounds + elements / ELEMENTS).sqrt()
}

/// The spread when nothing more is to come.
pub(super) const LAST_SPREAD: f64 = 0.5;

/// How much a round adds.
const ROUND_SPREAD: f64 = 1.0;

/// The elements of a round: the dice and the tile.
const ELEMENTS: f64 = Color::COUNT as f64 + 1.0;
