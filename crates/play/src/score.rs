//! What a player has scored: named lines, and what decides a tie.

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::{Player, PlayerSet};

/// No game has more lines, or more numbers that decide a tie.
const MAX_LINES: usize = 10;
const MAX_TIEBREAK: usize = 2;

/// The points of one player, line by line.
///
/// ```
/// use play::{Player, PlayerSet, Score, winners};
///
/// let score = |red, blue, coins| Score::new(&["red", "blue"], &[red, blue], &[coins]); // coins decide a tie
/// let scores = [score(4, 6, 1), score(7, 3, 2), score(9, 0, 5)];
/// assert_eq!(scores[0].total(), 10);
/// assert_eq!(scores[0].lines().collect::<Vec<_>>(), [("red", 4), ("blue", 6)]);
/// assert_eq!(winners(&scores), PlayerSet::one(Player::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    names: &'static [&'static str],
    points: [i32; MAX_LINES],
    tiebreak: [i32; MAX_TIEBREAK],
    tiebreak_len: u8,
}

impl Score {
    /// Points for each named line, and the numbers that decide a tie, the weightiest first.
    pub fn new(names: &'static [&'static str], points: &[i32], tiebreak: &[i32]) -> Score {
        assert_eq!(names.len(), points.len(), "each line has its points");
        let mut score =
            Score { names, points: [0; MAX_LINES], tiebreak: [0; MAX_TIEBREAK], tiebreak_len: tiebreak.len() as u8 };
        score.points[..points.len()].copy_from_slice(points);
        score.tiebreak[..tiebreak.len()].copy_from_slice(tiebreak);
        score
    }

    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.points.iter().sum()
    }

    /// Each line's name and points, in the order of the rules.
    pub fn lines(&self) -> impl Iterator<Item = (&'static str, i32)> + '_ {
        self.names.iter().copied().zip(self.points)
    }

    /// The numbers that decide a tie, the weightiest first.
    pub fn tiebreak(&self) -> &[i32] {
        &self.tiebreak[..usize::from(self.tiebreak_len)]
    }

    /// What ranks players: the total, then what decides a tie.
    pub fn rank(&self) -> (i32, [i32; MAX_TIEBREAK]) {
        (self.total(), self.tiebreak)
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut score = serializer.serialize_struct("Score", 3)?;
        score.serialize_field("total", &self.total())?;
        score.serialize_field("lines", &Lines(self))?;
        score.serialize_field("tiebreak", self.tiebreak())?;
        score.end()
    }
}

struct Lines<'s>(&'s Score);

impl Serialize for Lines<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.names.len()))?;
        for (name, points) in self.0.lines() {
            map.serialize_entry(name, &points)?;
        }
        map.end()
    }
}

/// The players with the highest rank, of scores in seat order; several share a victory.
pub fn winners(scores: &[Score]) -> PlayerSet {
    winners_among(scores, PlayerSet::seats(scores.len()))
}

/// The players with the highest rank among some of them: who has given up wins nothing.
pub fn winners_among(scores: &[Score], players: PlayerSet) -> PlayerSet {
    let rank = |player: Player| scores[player.seat()].rank();
    let best = players.iter().map(rank).max();
    players.iter().filter(|player| Some(rank(*player)) == best).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(scores: &[(i32, i32)], expect: &[usize]) {
        let scores: Vec<Score> =
            scores.iter().map(|&(points, tie)| Score::new(&["points"], &[points], &[tie])).collect();
        assert_eq!(winners(&scores).iter().map(Player::seat).collect::<Vec<_>>(), expect);
    }

    #[test]
    fn the_total_decides_then_the_tie_break_then_victory_is_shared() {
        check(&[(5, 0), (7, 0), (6, 9)], &[1]);
        check(&[(7, 1), (7, 2), (6, 9)], &[1]);
        check(&[(7, 2), (6, 9), (7, 2)], &[0, 2]);
        check(&[(-7, 2)], &[0]);
    }

    #[test]
    fn the_total_is_the_sum_of_the_lines() {
        let score = Score::new(&["red", "blue"], &[4, -6], &[]);
        assert_eq!(score.total(), -2);
        assert_eq!(score.lines().collect::<Vec<_>>(), [("red", 4), ("blue", -6)]);
        assert!(score.tiebreak().is_empty());
    }
}
