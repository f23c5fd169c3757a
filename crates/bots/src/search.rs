//! Search for any game: a tree of decisions over imagined positions.
//!
//! Each simulation imagines a position that looks like the view, walks down the tree, adds one decision to it, plays on for a
//! while, and tells every decision on its way how its player fared. Chance is drawn anew in every simulation, so a
//! branch of the tree stands for a sequence of decisions with any dice and any unseen cards; only decisions that are legal in the
//! imagined position are followed. Players who decide at the same time do not know each other's decision: each chooses from
//! the same place in the tree.

use play::{Player, PlayerSet, Rng, Turn};

use crate::tree::Tree;
use crate::{Bot, Choice, Evaluation, Patience, Plan, Thought, Weights, parallel};

/// Searches by a plan of fixed work.
///
/// ```
/// use bots::{Bot, Evaluation, Plan, Search};
/// use games::Clever2;
/// use play::{Chances, Game, Player, Rng, Seed, Table};
///
/// let table = Table::<Clever2>::new("players=1".parse().unwrap(), Seed::from(5), Chances::Automatic);
/// let (player, legal) = (Player::new(0), table.legal(Player::new(0)));
/// let mut bot = Search::<Clever2>::new(Plan { trees: 2, ..Clever2::HARD }, Rng::from_number(1));
/// // A caller who does not want to wait ends the patience: each tree simulates at least once.
/// let choice = bot.choose(&table.game().view(Some(player)), player, &legal, &|| false);
/// assert!(legal.contains(&choice.action));
/// assert_eq!(choice.work, 2);
/// ```
pub struct Search<G: Evaluation> {
    plan: Plan,
    weights: G::Weights,
    trees: Vec<Tree<G>>,
    rng: Rng,
    /// What the player sees next, if nothing comes between the last decision and the next one.
    expected: Option<(Player, G::View)>,
}

impl<G: Evaluation> Search<G> {
    /// A search by this plan, with this source of random numbers.
    pub fn new(plan: Plan, mut rng: Rng) -> Search<G> {
        let trees = (0..plan.trees.max(1)).map(|_| Tree::new(rng.fork())).collect();
        Search { plan, weights: G::Weights::TUNED, trees, rng, expected: None }
    }

    /// Remembers the position after the decision, so that the next search can go on from here.
    fn look_forward(&mut self, view: &G::View, player: Player, action: G::Action) {
        let mut next = G::imagine(view, &mut self.rng);
        next.apply(player, action);
        let goes_on = next.turn() == Turn::Players(PlayerSet::one(player));
        self.expected = goes_on.then(|| (player, next.view(Some(player))));
        if goes_on {
            self.trees.iter_mut().for_each(|tree| tree.follow(action));
        }
    }
}

impl<G: Evaluation> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, player: Player, legal: &[G::Action], patience: Patience) -> Choice<G> {
        let expected = self.expected.take();
        if !expected.is_some_and(|(who, expected)| who == player && expected == *view) {
            self.trees.iter_mut().for_each(|tree| tree.clear(player));
        }
        if let [only] = legal {
            self.look_forward(view, player, *only);
            return Choice::blind(*only);
        }
        let (plan, weights) = (&self.plan, &self.weights);
        parallel::for_each(&mut self.trees, |tree| tree.grow(view, player, plan, weights, patience));

        let thought = |&action: &G::Action| {
            let found = self.trees.iter().map(|tree| tree.opinion(action));
            let (visits, total) = found.fold((0, 0.0), |sum, found| (sum.0 + found.0, sum.1 + found.1));
            Thought { action, visits, value: (visits > 0).then(|| total / f64::from(visits)) }
        };
        let thoughts: Vec<Thought<G::Action>> = legal.iter().map(thought).collect();
        let rank = |thought: &Thought<G::Action>| (thought.visits, thought.value.unwrap_or(f64::NEG_INFINITY));
        let best = thoughts.iter().fold(&thoughts[0], |best, next| if rank(next) > rank(best) { next } else { best });
        let best = *best;
        let work = self.trees.iter().map(Tree::simulations).sum();
        self.look_forward(view, player, best.action);
        Choice { action: best.action, value: best.value, thoughts, work }
    }
}
