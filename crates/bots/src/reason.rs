//! Why a bot would do what it would do: what can be told of a comparison with other good actions.

use play::{Player, Rng, Seed};

use crate::evaluation::best;
use crate::{Choice, Comparison, Difference, Evaluation, Patience, Thought, Weights, compare};

/// Why an action is better than another good one, in whole points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reason {
    /// What the figures are about.
    pub basis: Basis,
    /// The lines of the score for which it brings most more, or less, the largest difference first.
    pub lines: Vec<(&'static str, i32)>,
    /// How many points more, or fewer, the best of the others gets, if that is clear.
    pub others: Option<i32>,
    /// In how many of ten games the player wins, and in how many after the other action, if that differs clearly.
    pub wins: Option<(u8, u8)>,
    /// Whether the figures speak against it: the bot that chose it has looked further ahead.
    pub is_against: bool,
}

/// What the figures of a reason are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Basis {
    /// There is nothing else to do.
    Only,
    /// Lines of the score at the end of the game.
    Finally,
    /// All lines together at the end of the game, by this many points; no line stands out.
    Total(i32),
    /// Lines of the score after the next few decisions; in the end the difference is not clear.
    Soon,
    /// Nothing differs clearly.
    #[default]
    Equal,
}

/// A reason, and the action with which the choice was compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation<A> {
    /// Another good action, if there is one.
    pub next: Option<A>,
    /// Why the chosen one is better.
    pub reason: Reason,
}

/// The least points, and the least share of victories, that are worth telling.
const POINTS: f64 = 0.5;
const WINS: f64 = 0.05;

/// How many lines are told.
const TOLD: usize = 4;

/// With how many other actions a choice is compared at most.
const RIVALS: usize = 3;

impl Reason {
    /// What can be told of a comparison.
    pub fn of(comparison: &Comparison) -> Reason {
        let (finally, soon) = (told(&comparison.finally), told(&comparison.soon));
        let others = comparison.others.filter(|others| others.is_clear(POINTS)).map(points);
        let wins = comparison.wins.filter(|(wins, _)| wins.is_clear(WINS));
        let total = Some(comparison.total).filter(|total| total.is_clear(POINTS)).map(points);
        let (basis, lines) = match total {
            _ if !finally.is_empty() => (Basis::Finally, finally),
            Some(total) => (Basis::Total(total), Vec::new()),
            None if others.is_some() || wins.is_some() => (Basis::Equal, Vec::new()),
            None if sum(&soon) > 0 => (Basis::Soon, soon),
            None => (Basis::Equal, Vec::new()),
        };
        let own = if let Basis::Total(total) = basis { total } else { sum(&lines) };
        // Winning comes first.
        let speaks_for = wins.map_or(own > others.unwrap_or_default(), |(wins, _)| wins.mean > 0.0);
        let wins = wins.map(|(wins, otherwise)| (of_ten(otherwise + wins.mean), of_ten(otherwise)));
        let wins = wins.filter(|(wins, otherwise)| wins != otherwise);
        let reason = Reason { basis, lines, others, wins, is_against: false };
        Reason { is_against: !speaks_for && !reason.is_equal(), ..reason }
    }

    /// Whether nothing differs clearly.
    fn is_equal(&self) -> bool {
        self.basis == Basis::Equal && self.others.is_none() && self.wins.is_none()
    }

    fn speaks_for(&self) -> bool {
        !self.is_against && !self.is_equal()
    }
}

/// The lines that differ most, among those that differ clearly.
fn told(lines: &[(&'static str, Difference)]) -> Vec<(&'static str, i32)> {
    let clear = lines.iter().filter(|(_, difference)| difference.is_clear(POINTS));
    let mut told: Vec<(&'static str, i32)> = clear.map(|(name, difference)| (*name, points(*difference))).collect();
    told.sort_by_key(|(_, points)| -points.abs());
    told.truncate(TOLD);
    told
}

fn sum(lines: &[(&'static str, i32)]) -> i32 {
    lines.iter().map(|(_, points)| points).sum()
}

fn points(difference: Difference) -> i32 {
    difference.mean.round() as i32
}

fn of_ten(share: f64) -> u8 {
    (share * 10.0).round() as u8
}

/// Explains a choice to the player who sees this view: by nothing but the view and the choice. It is compared with the next best
/// action; if that is about as good, as another order of the same steps often is, with one of those behind it.
pub fn explain<G: Evaluation>(
    view: &G::View,
    player: Player,
    legal: &[G::Action],
    choice: &Choice<G>,
    patience: Patience,
) -> Explanation<G::Action> {
    let mut told: Option<Explanation<G::Action>> = None;
    for next in rivals(view, player, legal, choice) {
        let reason = Reason::of(&compare::<G>(view, player, [choice.action, next], patience));
        let explanation = Explanation { next: Some(next), reason };
        if explanation.reason.speaks_for() {
            return explanation;
        }
        if told.as_ref().is_none_or(|told| told.reason.is_equal() && !explanation.reason.is_equal()) {
            told = Some(explanation);
        }
    }
    let only = || Explanation { next: None, reason: Reason { basis: Basis::Only, ..Reason::default() } };
    told.unwrap_or_else(only)
}

/// What the bot itself thinks next best of, the best first; if it has not looked at anything else, what promises most at first sight.
fn rivals<G: Evaluation>(view: &G::View, player: Player, legal: &[G::Action], choice: &Choice<G>) -> Vec<G::Action> {
    let rank = |thought: &Thought<G::Action>| (thought.visits, thought.value.unwrap_or(f64::NEG_INFINITY));
    let is_tried = |thought: &&Thought<G::Action>| thought.action != choice.action && thought.value.is_some();
    let mut tried: Vec<&Thought<G::Action>> = choice.thoughts.iter().filter(is_tried).collect();
    tried.sort_by(|one, other| {
        let ((visits, value), (others, other)) = (rank(one), rank(other));
        others.cmp(&visits).then(other.total_cmp(&value))
    });
    if !tried.is_empty() {
        return tried.into_iter().take(RIVALS).map(|thought| thought.action).collect();
    }
    let rest: Vec<G::Action> = legal.iter().copied().filter(|action| *action != choice.action).collect();
    if rest.is_empty() {
        return rest;
    }
    let imagined = G::imagine(view, &mut Rng::stream(&Seed::from(0), 0));
    vec![rest[best(&imagined, player, &rest, &G::Weights::TUNED).0]]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(mean: f64, error: f64) -> Difference {
        Difference { mean, error }
    }

    #[track_caller]
    fn check(comparison: &Comparison, expect: &Reason) {
        assert_eq!(Reason::of(comparison), *expect);
    }

    #[test]
    fn the_lines_that_differ_most_are_told_and_noise_is_not() {
        let lines = [
            ("silver", difference(5.6, 1.0)),
            ("yellow", difference(9.0, 8.0)),
            ("blue", difference(-0.9, 0.2)),
            ("green", difference(0.4, 0.1)),
            ("pink", difference(0.6, 0.4)),
            ("foxes", difference(2.2, 0.5)),
        ];
        let comparison = Comparison { finally: lines.to_vec(), ..Comparison::default() };
        let lines = vec![("silver", 6), ("foxes", 2), ("blue", -1)];
        check(&comparison, &Reason { basis: Basis::Finally, lines, ..Reason::default() });
    }

    #[test]
    fn what_is_not_clear_in_the_end_may_be_clear_soon_and_else_both_are_equal() {
        let noise = vec![("silver", difference(3.0, 2.0))];
        let soon = vec![("silver", difference(2.0, 0.1))];
        let comparison = Comparison { finally: noise.clone(), soon, ..Comparison::default() };
        check(&comparison, &Reason { basis: Basis::Soon, lines: vec![("silver", 2)], ..Reason::default() });
        let comparison = Comparison { finally: noise.clone(), soon: noise.clone(), ..Comparison::default() };
        check(&comparison, &Reason::default());
        let comparison = Comparison { total: difference(1.4, 0.2), finally: noise, ..Comparison::default() };
        check(&comparison, &Reason { basis: Basis::Total(1), ..Reason::default() });
    }

    #[test]
    fn figures_that_speak_against_the_choice_are_told_as_such_unless_it_wins_more_often() {
        let comparison = Comparison { finally: vec![("silver", difference(-3.0, 0.5))], ..Comparison::default() };
        let expect = Reason { basis: Basis::Finally, lines: vec![("silver", -3)], ..Reason::default() };
        check(&comparison, &Reason { is_against: true, ..expect.clone() });
        let wins = Some((difference(0.2, 0.05), 0.42));
        let others = Some(difference(-4.0, 0.5));
        let comparison = Comparison { wins, others, ..comparison };
        check(&comparison, &Reason { wins: Some((6, 4)), others: Some(-4), ..expect });
    }
}
