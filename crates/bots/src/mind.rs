//! What a network makes of a decision: every way to end the turn, and what may be expected behind it.

use play::{Player, Turn};

use crate::{Course, Inputs, Learned, Memory, Network};

/// A network at work for one course.
pub struct Mind<'n, G: Learned> {
    network: &'n Network,
    course: &'n Course,
    /// Whether the shaped points count.
    shaped: bool,
    beam: usize,
    memory: Memory,
    nodes: Vec<Node<G>>,
    /// Positions in the middle of the turn that are followed, and those that may be.
    front: Vec<u32>,
    next: Vec<u32>,
    ends: Vec<u32>,
    actions: Vec<G::Action>,
    judged: u64,
}

/// A position that a player can bring about.
#[derive(Clone)]
pub struct Node<G: Learned> {
    /// The position.
    pub game: G,
    /// Its bits for the player; nothing in a finished game.
    pub inputs: Inputs,
    /// Its phase for the player.
    pub phase: usize,
    /// What is certain, in numbers of the network.
    pub certain: f32,
    /// What may be expected altogether, in numbers of the network.
    pub value: f32,
    /// The best end of the turn below it, if it was followed.
    pub best_below: Option<f32>,
    /// From where, and by which action.
    pub before: Option<u32>,
    /// The action that led here; the root has none.
    pub action: Option<G::Action>,
}

/// No turn has more decisions.
const LONGEST: usize = 64;

impl<'n, G: Learned> Mind<'n, G> {
    /// A network at work.
    pub fn new(network: &'n Network, course: &'n Course) -> Mind<'n, G> {
        Mind {
            network,
            course,
            shaped: false,
            beam: course.beam,
            memory: Memory::new(network),
            nodes: Vec::new(),
            front: Vec::new(),
            next: Vec::new(),
            ends: Vec::new(),
            actions: Vec::new(),
            judged: 0,
        }
    }

    /// The same for the shaped points.
    pub fn shaped(mut self, shaped: bool) -> Mind<'n, G> {
        self.shaped = shaped;
        self
    }

    /// The same, where this many positions in the middle of a turn are followed.
    pub(crate) fn following(mut self, beam: usize) -> Mind<'n, G> {
        self.beam = beam;
        self
    }

    /// How many positions have been judged.
    pub fn judged(&self) -> u64 {
        self.judged
    }

    /// All positions of the last decision, in the order in which they were found.
    pub fn nodes(&self) -> &[Node<G>] {
        &self.nodes
    }

    /// The ends of the turn that were found, by their places among the nodes.
    pub fn ends(&self) -> &[u32] {
        &self.ends
    }

    /// One of the positions of the last decision.
    pub fn node(&self, index: u32) -> &Node<G> {
        &self.nodes[index as usize]
    }

    /// The actions that lead to a position of the last decision, the first one first.
    pub fn path(&self, end: u32) -> Vec<G::Action> {
        let mut path = Vec::new();
        let mut at = end;
        while let (Some(action), Some(before)) = (self.node(at).action, self.node(at).before) {
            path.push(action);
            at = before;
        }
        path.reverse();
        path
    }

    /// The first action on the way to a position of the last decision.
    pub fn first_action(&self, end: u32) -> G::Action {
        let mut at = end;
        loop {
            let node = self.node(at);
            match (node.before, node.action) {
                (Some(0), Some(action)) => return action,
                (Some(before), _) => at = before,
                _ => panic!("the position before the decision was not decided"),
            }
        }
    }

    /// Carries out the actions that lead to a position of the last decision in another game, which looks the same to the player, as long as
    /// it goes on looking like that; gives whether all were carried out.
    pub fn carry_out(&self, end: u32, game: &mut G, player: Player) -> bool {
        let mut way = Vec::new();
        let mut at = end;
        while let Some(before) = self.node(at).before {
            way.push(at);
            at = before;
        }
        for (step, &index) in way.iter().rev().enumerate() {
            let node = self.node(index);
            if step > 0 {
                let expected = self.node(node.before.expect("a step before"));
                let is_turn = game.turn().players().contains(player);
                if !is_turn || Inputs::of::<G>(&game.view(Some(player)), player) != expected.inputs {
                    return false;
                }
            }
            game.apply(player, node.action.expect("a step is an action"));
        }
        true
    }

    /// What a player may expect in a position, in numbers of the network.
    pub fn judge(&mut self, game: &G, player: Player) -> f32 {
        self.examine(game, player).2
    }

    /// The bits and phase of a position, and what may be expected of it.
    fn examine(&mut self, game: &G, player: Player) -> ((Inputs, usize), f32, f32) {
        if game.turn() == Turn::Over {
            let goal = self.course.goal(game, player, self.shaped);
            return ((Inputs::NONE, 0), goal, goal);
        }
        let view = game.view(Some(player));
        let (inputs, phase) = (Inputs::of::<G>(&view, player), G::phase(&view, player));
        let certain = self.course.certain(game, player);
        self.judged += 1;
        ((inputs, phase), certain, certain + self.network.value(&mut self.memory, &inputs, phase))
    }

    /// Follows a player's decisions to the end of the turn, and gives the place of the best end. Of the positions in between only
    /// the most promising are followed.
    pub fn decide(&mut self, game: &G, player: Player) -> u32 {
        self.nodes.clear();
        self.ends.clear();
        self.front.clear();
        let root = Node {
            game: game.clone(),
            inputs: Inputs::NONE,
            phase: 0,
            certain: 0.0,
            value: 0.0,
            best_below: None,
            before: None,
            action: None,
        };
        self.nodes.push(root);
        self.front.push(0);
        for _ in 0..LONGEST {
            self.next.clear();
            for index in 0..self.front.len() {
                self.follow(self.front[index], player);
            }
            self.choose_front();
            if self.front.is_empty() {
                break;
            }
        }
        for index in 0..self.ends.len() {
            self.tell_best(self.ends[index]);
        }
        let better = |best: u32, &end: &u32| if self.node(end).value > self.node(best).value { end } else { best };
        self.ends.iter().fold(self.ends[0], better)
    }

    /// Carries out every action of a position.
    fn follow(&mut self, from: u32, player: Player) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        let game = self.node(from).game.clone();
        game.legal(player, &mut actions);
        game.consider(player, &mut actions);
        for &action in &actions {
            let mut after = game.clone();
            after.apply(player, action);
            let is_end = !after.turn().players().contains(player);
            let ((inputs, phase), certain, value) = self.examine(&after, player);
            let index = self.nodes.len() as u32;
            let before = Some(from);
            let node =
                Node { game: after, inputs, phase, certain, value, best_below: None, before, action: Some(action) };
            self.nodes.push(node);
            if is_end { self.ends.push(index) } else { self.next.push(index) }
        }
        self.actions = actions;
    }

    /// The best of the positions that may be followed, each only once.
    fn choose_front(&mut self) {
        let Mind { nodes, next, front, beam, .. } = self;
        let node = |index: u32| &nodes[index as usize];
        next.sort_by(|&a, &b| node(b).value.total_cmp(&node(a).value).then(a.cmp(&b)));
        front.clear();
        for &index in next.iter() {
            if front.len() == *beam {
                break;
            }
            let same =
                |&other: &u32| node(other).value == node(index).value && node(other).inputs == node(index).inputs;
            if !front.iter().any(same) {
                front.push(index);
            }
        }
    }

    /// Tells all positions on the way to an end how good it is.
    fn tell_best(&mut self, end: u32) {
        let value = self.node(end).value;
        let mut at = self.node(end).before;
        while let Some(index) = at {
            let node = &mut self.nodes[index as usize];
            if node.best_below.is_some_and(|best| best >= value) {
                break;
            }
            node.best_below = Some(value);
            at = node.before;
        }
    }
}
