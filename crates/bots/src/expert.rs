//! A learned player: a network judges how each turn could end, and the best ends are played on to see what comes of them.

use std::sync::Arc;

use play::{Player, Rng, Seed, Turn};

use crate::{Bot, Choice, Course, Learned, Mind, Network, Patience, Thought};

/// How far an expert looks beyond the end of its turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lookahead {
    /// How many ends of the turn are played on.
    pub candidates: usize,
    /// By how much an end may look worse than the best one to be played on, in numbers of the network.
    pub margin: f32,
    /// How often play goes on, altogether.
    pub simulations: u32,
    /// In how many rounds; after each the worse half is dropped.
    pub rounds: u32,
    /// How far.
    pub until: Until,
    /// How many positions in the middle of a turn are followed while playing on.
    pub beam: usize,
}

/// How far play goes on in an expert's head. All players do what the network thinks best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// Until dice or cards decide: there is only one way there.
    Chance,
    /// Until the expert has decided this often.
    Decisions(u32),
}

impl Lookahead {
    /// The network's opinion is enough.
    pub const NONE: Lookahead =
        Lookahead { candidates: 1, margin: 0.0, simulations: 0, rounds: 1, until: Until::Chance, beam: 1 };
}

/// A learned player.
pub struct Expert<G: Learned> {
    network: Arc<Network>,
    course: &'static Course,
    lookahead: Lookahead,
    rng: Rng,
    /// What is to follow in the same turn: what will be seen, and what is to be done then.
    planned: Vec<(G::View, G::Action)>,
}

/// An end of the turn that is played on.
struct Candidate<A> {
    path: Vec<A>,
    /// What the network alone thinks of it.
    opinion: f32,
    total: f64,
    tries: u32,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f64 {
        if self.tries == 0 { f64::from(self.opinion) } else { self.total / f64::from(self.tries) }
    }
}

impl<G: Learned> Expert<G> {
    /// A player with a network for one of the game's courses.
    pub fn new(network: Arc<Network>, course: &'static Course, lookahead: Lookahead, rng: Rng) -> Expert<G> {
        Expert { network, course, lookahead, rng, planned: Vec::new() }
    }

    /// Plays on from a candidate and gives what the player may expect then, in numbers of the network.
    fn play_on(&self, mind: &mut Mind<G>, mut game: G, player: Player, luck: &mut Rng) -> f32 {
        let mut decided = 0;
        loop {
            match game.turn() {
                Turn::Over => return mind.judge(&game, player),
                Turn::Chance if self.lookahead.until == Until::Chance => return mind.judge(&game, player),
                Turn::Chance => {
                    let result = game.sample(luck);
                    game.resolve(result);
                }
                Turn::Players(deciding) => {
                    let before = game.clone();
                    if deciding.contains(player) {
                        let best = mind.decide(&before, player);
                        decided += 1;
                        if self.lookahead.until == Until::Decisions(decided) {
                            return mind.node(best).value;
                        }
                        mind.path(best).into_iter().for_each(|action| game.apply(player, action));
                    }
                    for other in deciding.without(player).iter() {
                        let best = mind.decide(&before, other);
                        mind.path(best).into_iter().for_each(|action| game.apply(other, action));
                    }
                }
            }
        }
    }

    /// Plays the candidates on, all with the same luck, until the work or the patience ends. The best one comes first then.
    fn compare(
        &self,
        view: &G::View,
        player: Player,
        all: &mut [Candidate<G::Action>],
        fate: &Seed,
        patience: Patience,
    ) {
        let mut mind = Mind::new(&self.network, self.course).following(self.lookahead.beam);
        let mut left = all.len();
        let mut tries = 0;
        for round in 0..self.lookahead.rounds {
            let share = self.lookahead.simulations / self.lookahead.rounds / left as u32;
            for _ in 0..share.max(1) {
                if tries > 0 && !patience() {
                    return all.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
                }
                for candidate in &mut all[..left] {
                    let mut luck = Rng::stream(fate, tries);
                    let mut game = G::imagine(view, &mut luck);
                    candidate.path.iter().for_each(|&action| game.apply(player, action));
                    candidate.total += f64::from(self.play_on(&mut mind, game, player, &mut luck));
                    candidate.tries += 1;
                }
                tries += 1;
            }
            all[..left].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            if round + 1 < self.lookahead.rounds {
                left = left.div_ceil(2).max(2).min(left);
            }
        }
    }

    /// The ends of the turn that deserve to be played on, the best one first.
    fn candidates(&self, mind: &Mind<G>, best: u32) -> Vec<Candidate<G::Action>> {
        let least = mind.node(best).value - self.lookahead.margin;
        let mut ends: Vec<u32> = mind.ends().iter().copied().filter(|&end| mind.node(end).value >= least).collect();
        ends.sort_by(|&a, &b| mind.node(b).value.total_cmp(&mind.node(a).value).then(a.cmp(&b)));
        ends.dedup_by(|a, b| {
            mind.node(*a).value == mind.node(*b).value && mind.node(*a).inputs == mind.node(*b).inputs
        });
        ends.truncate(self.lookahead.candidates.max(1));
        let candidate =
            |&end: &u32| Candidate { path: mind.path(end), opinion: mind.node(end).value, total: 0.0, tries: 0 };
        ends.iter().map(candidate).collect()
    }

    /// Remembers what is to follow the first action of a path in the same turn.
    fn remember(&mut self, game: &G, player: Player, path: &[G::Action]) {
        self.planned.clear();
        let mut game = game.clone();
        for pair in path.windows(2) {
            game.apply(player, pair[0]);
            self.planned.push((game.view(Some(player)), pair[1]));
        }
        self.planned.reverse();
    }
}

impl<G: Learned> Bot<G> for Expert<G> {
    fn choose(&mut self, view: &G::View, player: Player, legal: &[G::Action], patience: Patience) -> Choice<G> {
        if let Some((expected, action)) = self.planned.pop()
            && expected == *view
        {
            return Choice::blind(action);
        }
        self.planned.clear();
        if let [only] = legal {
            return Choice::blind(*only);
        }
        let game = G::imagine(view, &mut self.rng).before_others(player);
        let fate = Seed::from(self.rng.number());
        let network = self.network.clone();
        let mut mind = Mind::new(&network, self.course);
        let best = mind.decide(&game, player);
        let mut candidates = self.candidates(&mind, best);
        if candidates.len() > 1 && self.lookahead.simulations > 0 {
            self.compare(view, player, &mut candidates, &fate, patience);
        }
        let meaning = |number: f64| self.course.meaning(number);
        let mut thoughts: Vec<Thought<G::Action>> = Vec::new();
        for candidate in &candidates {
            let action = candidate.path[0];
            if thoughts.iter().all(|thought| thought.action != action) {
                thoughts.push(Thought {
                    action,
                    visits: candidate.tries.max(1),
                    value: Some(meaning(candidate.mean())),
                });
            }
        }
        let value = thoughts[0].value;
        let work = mind.judged() + candidates.iter().map(|candidate| u64::from(candidate.tries)).sum::<u64>();
        let path = candidates.swap_remove(0).path;
        self.remember(&game, player, &path);
        Choice { action: path[0], value, thoughts, work }
    }
}
