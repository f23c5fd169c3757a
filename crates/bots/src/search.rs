//! Search for any game: a tree of decisions over imagined positions, with random playouts.
//!
//! Each simulation imagines a position that looks like the view, walks down the tree, adds one decision to it, plays on at random
//! to the end, and tells every decision on its way how its player fared. Chance is drawn anew in every simulation, so a
//! branch of the tree stands for a sequence of decisions, whatever the dice and the unseen cards; only decisions that are
//! legal in the imagined position are followed.

use play::{ByPlayer, Game, MAX_PLAYERS, Player, PlayerSet, Rng, Score, Turn, winners};

use crate::{Bot, Choice, playout};

/// Searches with a fixed number of simulations, so that its strength does not depend on the machine.
pub struct Search<G: Game> {
    simulations: u32,
    rng: Rng,
    nodes: Vec<Node<G>>,
    path: Vec<usize>,
    actions: Vec<G::Action>,
    scale: Scale,
}

/// A decision in the tree.
struct Node<G: Game> {
    player: Player,
    action: Option<G::Action>,
    first_child: Option<usize>,
    next_sibling: Option<usize>,
    visits: u32,
    /// How often the decision was legal when its parent was visited.
    available: u32,
    /// The sum of its player's results.
    total: f64,
}

impl<G: Game> Node<G> {
    fn new(player: Player, action: Option<G::Action>, next_sibling: Option<usize>) -> Node<G> {
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

/// How much a decision that was seldom tried is preferred, in widths of the results met so far.
const EXPLORATION: f64 = 0.7;

/// What the largest margin counts beside a victory, and the margin that counts half of it.
const MARGIN: f64 = 0.5;
const HALF_MARGIN: f64 = 20.0;

const ROOT: usize = 0;

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, player: Player, legal: &[G::Action]) -> Choice<G> {
        if let [only] = legal {
            return Choice { action: *only, value: None, visits: Vec::new(), nodes: Some(0) };
        }
        self.nodes.clear();
        self.nodes.push(Node::new(player, None, None));
        self.scale = Scale::EMPTY;
        for _ in 0..self.simulations {
            self.simulate(view, player);
        }
        let visits = |action: &G::Action| {
            self.children(ROOT).find(|node| node.action.as_ref() == Some(action)).map_or(0, |node| node.visits)
        };
        let visits: Vec<(G::Action, u32)> = legal.iter().map(|action| (*action, visits(action))).collect();
        let best = visits.iter().rev().max_by_key(|(_, visits)| *visits).map_or(legal[0], |(action, _)| *action);
        let root = &self.nodes[ROOT];
        let value = (root.visits > 0).then(|| root.total / f64::from(root.visits));
        Choice { action: best, value, visits, nodes: Some(self.nodes.len() as u64) }
    }
}

impl<G: Game> Search<G> {
    /// A search that draws from these numbers.
    pub fn new(simulations: u32, rng: Rng) -> Search<G> {
        Search { simulations, rng, nodes: Vec::new(), path: Vec::new(), actions: Vec::new(), scale: Scale::EMPTY }
    }

    fn simulate(&mut self, view: &G::View, player: Player) {
        let mut game = G::imagine(view, &mut self.rng);
        self.path.clear();
        self.path.push(ROOT);
        let mut asked = Some(player);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let result = game.sample(&mut self.rng);
                    game.resolve(result);
                }
                Turn::Players(players) => {
                    let decider =
                        asked.take().or_else(|| players.iter().next()).expect("somebody acts on a players' turn");
                    self.actions.clear();
                    game.legal(decider, &mut self.actions);
                    let (node, is_new) = self.descend(decider);
                    let action = self.nodes[node].action.expect("only the root is no decision");
                    game.apply(decider, action);
                    self.path.push(node);
                    if is_new {
                        playout(&mut game, &mut self.rng, &mut self.actions);
                        break;
                    }
                }
            }
        }
        self.learn(&game);
    }

    /// Chooses one of the legal actions below the end of the path: one that was never tried, or the most promising one.
    fn descend(&mut self, decider: Player) -> (usize, bool) {
        let parent = self.path.last().copied().unwrap_or(ROOT);
        let (mut best, mut best_value, mut tried) = (None, f64::NEG_INFINITY, 0);
        let mut child = self.nodes[parent].first_child;
        while let Some(index) = child {
            let node = &mut self.nodes[index];
            child = node.next_sibling;
            let known = node.action.filter(|_| node.player == decider);
            let Some(at) = known.and_then(|action| self.actions[tried..].iter().position(|&legal| legal == action))
            else {
                continue;
            };
            // Legal actions that have a node are gathered at the beginning of the list.
            self.actions.swap(tried, tried + at);
            tried += 1;
            node.available += 1;
            let visits = f64::from(node.visits);
            let explored = (f64::from(node.available).ln() / visits).sqrt();
            let value = node.total / visits / self.scale.width() + EXPLORATION * explored;
            if value > best_value {
                (best, best_value) = (Some(index), value);
            }
        }
        match best {
            Some(index) if tried == self.actions.len() => (index, false),
            _ => {
                let action = self.rng.pick(&self.actions[tried..]);
                let index = self.nodes.len();
                let mut node = Node::new(decider, Some(action), self.nodes[parent].first_child);
                node.available = 1;
                self.nodes.push(node);
                self.nodes[parent].first_child = Some(index);
                (index, true)
            }
        }
    }

    /// Tells every decision of the path how its player fared.
    fn learn(&mut self, game: &G) {
        let results = results(game);
        for player in PlayerSet::seats(game.players()).iter() {
            self.scale.add(results[player]);
        }
        for &index in &self.path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.total += results[node.player];
        }
    }

    fn children(&self, parent: usize) -> impl Iterator<Item = &Node<G>> {
        let mut next = self.nodes[parent].first_child;
        std::iter::from_fn(move || {
            let node = &self.nodes[next?];
            next = node.next_sibling;
            Some(node)
        })
    }
}

/// How each player fared in a finished game. Alone, points count. Together, winning comes first, and then the margin to the best
/// of the others, which never outweighs it.
fn results<G: Game>(game: &G) -> ByPlayer<f64, MAX_PLAYERS> {
    let players = game.players();
    let seats = PlayerSet::seats(players);
    let mut scores: ByPlayer<Score, MAX_PLAYERS> = ByPlayer::new(players, game.score(Player::new(0)));
    seats.iter().for_each(|player| scores[player] = game.score(player));
    let winners = winners(scores.values());
    let mut results = ByPlayer::new(players, 0.0);
    for player in seats.iter() {
        let points = scores[player].total();
        let best_other = seats.without(player).iter().map(|other| scores[other].total()).max();
        results[player] = match best_other {
            None => f64::from(points),
            Some(best) => {
                let won = if winners.contains(player) { 1.0 / winners.len() as f64 } else { 0.0 };
                let margin = f64::from(points - best);
                won + MARGIN * margin / (HALF_MARGIN + margin.abs())
            }
        };
    }
    results
}
