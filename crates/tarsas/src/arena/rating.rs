//! Ratings on the scale of Elo by the model of Bradley and Terry: how much better each contestant of a round robin is.

use crate::statistics::{Estimate, Z};

/// The victories of contestants over each other: `wins[a][b]` counts those of `a` over `b`; shared ones count half for each.
pub(super) struct Duels {
    wins: Vec<Vec<f64>>,
}

/// How many points of rating multiply the odds by ten.
const SCALE: f64 = 400.0;

/// Every pair is credited with one more drawn game, so that somebody who lost every game is rated too.
const DRAWN: f64 = 0.5;

/// More than enough for any round robin to settle.
const ROUNDS: usize = 10_000;

impl Duels {
    /// No duel yet between this many contestants.
    pub(super) fn new(contestants: usize) -> Duels {
        Duels { wins: vec![vec![0.0; contestants]; contestants] }
    }

    /// Adds the victories of two contestants over each other.
    pub(super) fn add(&mut self, (a, wins_of_a): (usize, f64), (b, wins_of_b): (usize, f64)) {
        self.wins[a][b] += wins_of_a + DRAWN;
        self.wins[b][a] += wins_of_b + DRAWN;
    }

    /// The rating of each contestant above one of them, who has 0, with half the width of its 95 % interval.
    pub(super) fn ratings(&self, zero: usize) -> Vec<Estimate> {
        let strengths = self.strengths();
        let to_elo = SCALE / std::f64::consts::LN_10;
        let above = |strength: &f64| Estimate { value: to_elo * (strength / strengths[zero]).ln(), ci95: 0.0 };
        let mut ratings: Vec<Estimate> = strengths.iter().map(above).collect();
        let others: Vec<usize> = (0..strengths.len()).filter(|&contestant| contestant != zero).collect();
        let covariance = invert(self.information(&strengths, &others));
        for (row, &other) in others.iter().enumerate() {
            ratings[other].ci95 = Z * to_elo * covariance[row][row].max(0.0).sqrt();
        }
        ratings
    }

    fn games(&self, a: usize, b: usize) -> f64 {
        self.wins[a][b] + self.wins[b][a]
    }

    /// The strengths that make the victories most likely, by repeated proportional fitting.
    fn strengths(&self) -> Vec<f64> {
        let contestants = self.wins.len();
        let mut strengths = vec![1.0; contestants];
        for _ in 0..ROUNDS {
            for a in 0..contestants {
                let won: f64 = self.wins[a].iter().sum();
                let others = (0..contestants).filter(|&b| b != a);
                let weight: f64 = others.map(|b| self.games(a, b) / (strengths[a] + strengths[b])).sum();
                strengths[a] = won / weight;
            }
            let sum: f64 = strengths.iter().map(|strength: &f64| strength.ln()).sum();
            let middle = (sum / contestants as f64).exp();
            strengths.iter_mut().for_each(|strength| *strength /= middle);
        }
        strengths
    }

    /// How sharply the victories point to the log-strengths of some contestants, those of the others being fixed.
    fn information(&self, strengths: &[f64], free: &[usize]) -> Vec<Vec<f64>> {
        let weight =
            |a: usize, b: usize| self.games(a, b) * strengths[a] * strengths[b] / (strengths[a] + strengths[b]).powi(2);
        let entry = |a: usize, b: usize| {
            if a == b { (0..strengths.len()).filter(|&c| c != a).map(|c| weight(a, c)).sum() } else { -weight(a, b) }
        };
        free.iter().map(|&a| free.iter().map(|&b| entry(a, b)).collect()).collect()
    }
}

/// The inverse of a positive definite matrix, by elimination.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (row, values) in matrix.iter_mut().enumerate() {
        values.extend((0..size).map(|column| if column == row { 1.0 } else { 0.0 }));
    }
    for pivot in 0..size {
        let divisor = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= divisor);
        let pivot_row = matrix[pivot].clone();
        for (row, values) in matrix.iter_mut().enumerate() {
            let factor = values[pivot];
            if row != pivot {
                values.iter_mut().zip(&pivot_row).for_each(|(value, above)| *value -= factor * above);
            }
        }
    }
    matrix.into_iter().map(|mut row| row.split_off(size)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With two contestants the odds are the ratio of victories, and the error is that of a log-odds.
    #[test]
    fn two_contestants_have_the_rating_of_their_odds() {
        let mut duels = Duels::new(2);
        duels.add((0, 24.5), (1, 74.5));
        let ratings = duels.ratings(0);
        assert_eq!(ratings[0], Estimate { value: 0.0, ci95: 0.0 });
        assert!((ratings[1].value - 400.0 * 3f64.log10()).abs() < 1e-6, "{ratings:?}");
        let error = Z * 400.0 / std::f64::consts::LN_10 * (1.0f64 / 25.0 + 1.0 / 75.0).sqrt();
        assert!((ratings[1].ci95 - error).abs() < 1e-6, "{ratings:?}");
    }

    /// Odds of 2 : 1, 2 : 1 and 4 : 1 fit together exactly.
    #[test]
    fn consistent_duels_give_back_their_odds() {
        let mut duels = Duels::new(3);
        duels.add((0, 99.5), (1, 199.5));
        duels.add((1, 99.5), (2, 199.5));
        duels.add((2, 239.5), (0, 59.5));
        let ratings = duels.ratings(0);
        assert!((ratings[1].value - 400.0 * 2f64.log10()).abs() < 1e-6, "{ratings:?}");
        assert!((ratings[2].value - 400.0 * 4f64.log10()).abs() < 1e-6, "{ratings:?}");
        assert!(ratings[1].ci95 > 0.0 && ratings[2].ci95 > 0.0);
    }

    /// Who has 0 shifts every rating by the same amount, and the interval between two contestants is the same from both sides.
    #[test]
    fn anybody_can_be_zero() {
        let mut duels = Duels::new(3);
        duels.add((0, 0.0), (1, 200.0));
        duels.add((1, 60.0), (2, 140.0));
        duels.add((2, 199.0), (0, 1.0));
        let [from_first, from_second] = [duels.ratings(0), duels.ratings(1)];
        for (first, second) in from_first.iter().zip(&from_second) {
            assert!((first.value - second.value - from_first[1].value).abs() < 1e-6);
        }
        assert!((from_first[1].ci95 - from_second[0].ci95).abs() < 1e-6);
        assert!(from_second[1].ci95 == 0.0 && from_second[2].ci95 < from_first[2].ci95 / 2.0);
    }

    #[test]
    fn who_lost_every_game_is_rated_too() {
        let mut duels = Duels::new(2);
        duels.add((0, 0.0), (1, 200.0));
        let ratings = duels.ratings(0);
        assert!(ratings[1].value.is_finite() && ratings[1].value > 800.0, "{ratings:?}");
    }
}
