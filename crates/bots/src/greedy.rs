//! One step ahead: the action after which the position looks best.

use play::{Player, PlayerSet, Rng, Turn};

use crate::evaluation::best;
use crate::{Bot, Choice, Evaluation, Patience, Thought, Weights};

/// Takes the action after which the position looks best. A careless one overlooks some of the actions.
///
/// ```
/// use bots::{Bot, ENDLESS, Greedy};
/// use games::Hadara;
/// use play::{Chances, Game, Rng, Seed, Table};
///
/// let table = Table::<Hadara>::new("players=2".parse().unwrap(), Seed::from(5), Chances::Automatic);
/// let player = table.game().turn().players().iter().next().expect("somebody decides");
/// let (view, legal) = (table.game().view(Some(player)), table.legal(player));
/// let choice = Greedy::<Hadara>::new(Rng::from_number(1)).choose(&view, player, &legal, ENDLESS);
/// let best = choice.thoughts.iter().filter_map(|thought| thought.value).fold(f64::MIN, f64::max);
/// assert_eq!(choice.value, Some(best));
/// let again = Greedy::<Hadara>::new(Rng::from_number(1)).choose(&view, player, &legal, ENDLESS);
/// assert_eq!(again, choice, "the same seed makes the same choice");
/// ```
pub struct Greedy<G: Evaluation> {
    weights: G::Weights,
    attention: Attention,
    rng: Rng,
    actions: Vec<G::Action>,
    follow: Vec<G::Action>,
}

/// How many of the legal actions are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attention {
    /// All of them.
    Full,
    /// This share of them (one of three, for example), and always at least two.
    OneOf(usize),
}

impl<G: Evaluation> Greedy<G> {
    /// Overlooks nothing.
    pub fn new(rng: Rng) -> Greedy<G> {
        Greedy::with(G::Weights::TUNED, Attention::Full, rng)
    }

    /// Plays sensibly but overlooks two of three actions.
    pub fn careless(rng: Rng) -> Greedy<G> {
        Greedy::with(G::Weights::TUNED, Attention::OneOf(3), rng)
    }

    /// A bot with these weights and this attention.
    pub fn with(weights: G::Weights, attention: Attention, rng: Rng) -> Greedy<G> {
        Greedy { weights, attention, rng, actions: Vec::new(), follow: Vec::new() }
    }

    /// How good the position after an action is, once the decisions that follow it at once have been made too.
    fn judge(&mut self, game: &G, player: Player, action: G::Action) -> f64 {
        let mut after = game.clone();
        after.apply(player, action);
        for _ in 0..G::FOLLOW {
            if after.turn() != Turn::Players(PlayerSet::one(player)) {
                break;
            }
            self.follow.clear();
            after.legal(player, &mut self.follow);
            after.consider(player, &mut self.follow);
            let (index, _) = best(&after, player, &self.follow, &self.weights);
            after.apply(player, self.follow[index]);
        }
        after.outlook(player, &self.weights)
    }
}

impl<G: Evaluation> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, player: Player, legal: &[G::Action], _: Patience) -> Choice<G> {
        if let [only] = legal {
            return Choice::blind(*only);
        }
        let mut imagined = G::imagine(view, &mut self.rng);
        self.actions.clear();
        self.actions.extend_from_slice(legal);
        imagined.consider(player, &mut self.actions);
        let mut actions = std::mem::take(&mut self.actions);
        if let Attention::OneOf(share) = self.attention {
            self.rng.shuffle(&mut actions);
            actions.truncate(legal.len().div_ceil(share).max(2));
        }
        let mut values = vec![0.0; actions.len()];
        for sample in 0..G::IMAGINED {
            if sample > 0 {
                imagined = G::imagine(view, &mut self.rng);
            }
            for (value, &action) in values.iter_mut().zip(&actions) {
                *value += self.judge(&imagined, player, action) / f64::from(G::IMAGINED);
            }
        }
        let thought =
            |(&action, &value): (&G::Action, &f64)| Thought { action, visits: G::IMAGINED, value: Some(value) };
        let thoughts: Vec<Thought<G::Action>> = actions.iter().zip(&values).map(thought).collect();
        let best = (1..values.len()).fold(0, |best, index| if values[index] > values[best] { index } else { best });
        let work = (values.len() as u64) * u64::from(G::IMAGINED);
        let choice = Choice { action: actions[best], value: Some(values[best]), thoughts, work };
        self.actions = actions;
        choice
    }
}
