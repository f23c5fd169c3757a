//! The tree of a search.

use play::{Player, Rng, Seed, Turn};

use crate::evaluation::{best, results};
use crate::{Evaluation, Order, Patience, Plan, ln};

/// A tree of decisions below one view.
pub(crate) struct Tree<G: Evaluation> {
    rng: Rng,
    nodes: Vec<Node<G>>,
    spare: Vec<Node<G>>,
    path: Vec<u32>,
    actions: Vec<G::Action>,
    scale: Scale,
    simulations: u64,
    /// The seed of what chance brings.
    fate: Seed,
}

/// A decision in the tree.
struct Node<G: Evaluation> {
    player: Player,
    action: Option<G::Action>,
    first_child: Option<u32>,
    next_sibling: Option<u32>,
    visits: u32,
    /// How often the decision was legal when its parent was visited.
    available: u32,
    /// The sum of its player's results.
    total: f64,
}

impl<G: Evaluation> Node<G> {
    fn new(player: Player, action: Option<G::Action>, next_sibling: Option<u32>) -> Node<G> {
        Node { player, action, first_child: None, next_sibling, visits: 0, available: 0, total: 0.0 }
    }
}

/// The results met so far, by which exploration is measured.
#[derive(Clone, Copy)]
struct Scale {
    lowest: f64,
    highest: f64,
}

impl Scale {
    const EMPTY: Scale = Scale { lowest: f64::INFINITY, highest: f64::NEG_INFINITY };

    fn add(&mut self, result: f64) {
        self.lowest = self.lowest.min(result);
        self.highest = self.highest.max(result);
    }

    fn width(&self) -> f64 {
        (self.highest - self.lowest).max(1e-9)
    }
}

const ROOT: u32 = 0;

/// After how many simulations patience is asked again.
const PATIENCE: u32 = 16;

/// How finely chance varies the exploration of simultaneous decisions.
const COARSE: u32 = 1 << 10;

impl<G: Evaluation> Tree<G> {
    pub(crate) fn new(rng: Rng) -> Tree<G> {
        Tree {
            rng,
            nodes: Vec::new(),
            spare: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            scale: Scale::EMPTY,
            simulations: 0,
            fate: Seed::from(0),
        }
    }

    /// Forgets everything; the next search is this player's.
    pub(crate) fn clear(&mut self, player: Player) {
        self.nodes.clear();
        self.nodes.push(Node::new(player, None, None));
        self.scale = Scale::EMPTY;
    }

    /// Keeps what is known of the time after a decision, and forgets the rest.
    pub(crate) fn follow(&mut self, action: G::Action) {
        let player = self.nodes[ROOT as usize].player;
        let Some(chosen) = self.child(action) else { return self.clear(player) };
        self.spare.clear();
        self.spare.push(Node { action: None, next_sibling: None, ..self.nodes[chosen as usize] });
        // The children of a copied node have their old numbers until they are copied too.
        let mut done = 0;
        while done < self.spare.len() {
            let mut old = self.spare[done].first_child.take();
            let mut last = None;
            while let Some(index) = old {
                let copy = self.spare.len() as u32;
                old = self.nodes[index as usize].next_sibling;
                self.spare.push(Node { next_sibling: None, ..self.nodes[index as usize] });
                match last {
                    None => self.spare[done].first_child = Some(copy),
                    Some(last) => self.spare[last as usize].next_sibling = Some(copy),
                }
                last = Some(copy);
            }
            done += 1;
        }
        std::mem::swap(&mut self.nodes, &mut self.spare);
    }

    /// Visits and the sum of the results of a decision at the root.
    pub(crate) fn opinion(&self, action: G::Action) -> (u32, f64) {
        self.child(action).map_or((0, 0.0), |index| {
            let node = &self.nodes[index as usize];
            (node.visits, node.total)
        })
    }

    /// How many simulations the last search made.
    pub(crate) fn simulations(&self) -> u64 {
        self.simulations
    }

    /// Simulates as often as planned, or until the patience ends, but at least once.
    pub(crate) fn grow(
        &mut self,
        view: &G::View,
        player: Player,
        plan: &Plan,
        weights: &G::Weights,
        patience: Patience,
    ) {
        self.simulations = 0;
        self.fate = Seed::from(self.rng.number());
        let position = G::imagine(view, &mut self.rng);
        for simulation in 0..plan.simulations.max(1) {
            if simulation % PATIENCE == 1 && !patience() {
                break;
            }
            self.simulate(view, &position, player, plan, weights);
            self.simulations += 1;
        }
    }

    fn simulate(&mut self, view: &G::View, position: &G, player: Player, plan: &Plan, weights: &G::Weights) {
        self.path.clear();
        self.path.push(ROOT);
        let deciding = position.turn().players();
        let (mut place, mut is_new) = self.decide(position, ROOT, player, deciding.len() > 1, plan, weights);
        let mut luck = self.luck(place);
        let mut game = G::imagine(view, &mut luck);
        for other in deciding.without(player).iter() {
            self.decide(&game, ROOT, other, true, plan, weights);
        }
        self.carry_out(&mut game, deciding.len());
        while !is_new {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let result = game.sample(&mut luck);
                    game.resolve(result);
                }
                Turn::Players(deciding) => {
                    let leader = if deciding.contains(player) { Some(player) } else { deciding.iter().next() };
                    let leader = leader.expect("somebody acts on a players' turn");
                    let others = deciding.without(leader);
                    let decision = self.decide(&game, place, leader, !others.is_empty(), plan, weights);
                    for other in others.iter() {
                        self.decide(&game, place, other, true, plan, weights);
                    }
                    self.carry_out(&mut game, deciding.len());
                    (place, is_new) = decision;
                }
            }
        }
        self.roll_out(&mut game, &mut luck, plan, weights);
        self.learn(&game, weights);
    }

    /// Lets a player decide at a place of the tree, perhaps at the same time as others; the decision joins the path.
    fn decide(
        &mut self,
        game: &G,
        place: u32,
        decider: Player,
        with_others: bool,
        plan: &Plan,
        weights: &G::Weights,
    ) -> (u32, bool) {
        self.actions.clear();
        game.legal(decider, &mut self.actions);
        game.consider(decider, &mut self.actions);
        let (best_known, tried) = self.most_promising(place, decider, with_others, plan);
        let untried = &self.actions[tried..];
        let has_room = match plan.order {
            Order::Random => true,
            Order::Promising(width) => (tried as f64) < width * f64::from(self.nodes[place as usize].visits).sqrt(),
        };
        let (node, is_new) = match best_known {
            Some(known) if untried.is_empty() || !has_room => (known, false),
            _ => {
                let action = match plan.order {
                    Order::Random => self.rng.pick(untried),
                    Order::Promising(_) => untried[best(game, decider, untried, weights).0],
                };
                (self.add(place, decider, action), true)
            }
        };
        self.path.push(node);
        (node, is_new)
    }

    /// What chance and the unknown bring: the same for the n-th try of each decision at the root, so that these are compared
    /// under equal conditions.
    fn luck(&self, decision: u32) -> Rng {
        Rng::stream(&self.fate, self.nodes[decision as usize].visits.into())
    }

    /// Carries out the last decisions of the path, which were made at the same time.
    fn carry_out(&self, game: &mut G, decisions: usize) {
        for &index in &self.path[self.path.len() - decisions..] {
            let node = &self.nodes[index as usize];
            game.apply(node.player, node.action.expect("only the root is no decision"));
        }
    }

    /// The decision below a place that deserves the next visit, and how many of the legal actions have been tried there: these
    /// come first in the list now.
    fn most_promising(&mut self, place: u32, decider: Player, with_others: bool, plan: &Plan) -> (Option<u32>, usize) {
        let (mut best_known, mut best_value, mut tried) = (None, f64::NEG_INFINITY, 0);
        let mut child = self.nodes[place as usize].first_child;
        while let Some(index) = child {
            let node = &mut self.nodes[index as usize];
            child = node.next_sibling;
            let known = node.action.filter(|_| node.player == decider);
            let Some(at) = known.and_then(|action| self.actions[tried..].iter().position(|&legal| legal == action))
            else {
                continue;
            };
            self.actions.swap(tried, tried + at);
            tried += 1;
            node.available += 1;
            let visits = f64::from(node.visits);
            let mut explored = (ln(f64::from(node.available)) / visits).sqrt();
            if with_others {
                // Without chance, simultaneous deciders would fall into step and seem to know each other's decision.
                explored *= 2.0 * f64::from(self.rng.below(COARSE)) / f64::from(COARSE);
            }
            let value = node.total / visits / self.scale.width() + plan.exploration * explored;
            if value > best_value {
                (best_known, best_value) = (Some(index), value);
            }
        }
        (best_known, tried)
    }

    /// Adds a decision below a place.
    fn add(&mut self, place: u32, decider: Player, action: G::Action) -> u32 {
        let index = self.nodes.len() as u32;
        let parent = &mut self.nodes[place as usize];
        let mut node = Node::new(decider, Some(action), parent.first_child);
        node.available = 1;
        parent.first_child = Some(index);
        self.nodes.push(node);
        index
    }

    /// Plays on, quickly, until the game is over or the horizon is reached.
    fn roll_out(&mut self, game: &mut G, luck: &mut Rng, plan: &Plan, weights: &G::Weights) {
        let mut left = plan.horizon.saturating_mul(game.players() as u32);
        while left > 0 {
            match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let result = game.sample(luck);
                    game.resolve(result);
                }
                Turn::Players(deciding) => {
                    let decider = deciding.iter().next().expect("somebody acts on a players' turn");
                    let action = self.glance(game, decider, plan.glances, weights);
                    game.apply(decider, action);
                    left -= 1;
                }
            }
        }
    }

    /// The best of a few random actions.
    fn glance(&mut self, game: &G, decider: Player, glances: usize, weights: &G::Weights) -> G::Action {
        self.actions.clear();
        game.legal(decider, &mut self.actions);
        if glances <= 1 || self.actions.len() == 1 {
            return self.rng.pick(&self.actions);
        }
        game.consider(decider, &mut self.actions);
        let legal = self.actions.len();
        if glances < legal {
            for seen in 0..glances {
                let other = seen + self.rng.below((legal - seen) as u32) as usize;
                self.actions.swap(seen, other);
            }
            self.actions.truncate(glances);
        }
        self.actions[best(game, decider, &self.actions, weights).0]
    }

    /// Tells every decision of the path how its player fared.
    fn learn(&mut self, game: &G, weights: &G::Weights) {
        let results = results(game, weights);
        results.values().iter().for_each(|&result| self.scale.add(result));
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.total += results[node.player];
        }
    }

    /// The decision at the root with this action.
    fn child(&self, action: G::Action) -> Option<u32> {
        let mut next = self.nodes[ROOT as usize].first_child;
        let player = self.nodes[ROOT as usize].player;
        while let Some(index) = next {
            let node = &self.nodes[index as usize];
            if node.player == player && node.action == Some(action) {
                return next;
            }
            next = node.next_sibling;
        }
        None
    }
}
