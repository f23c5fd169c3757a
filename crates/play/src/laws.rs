//! The laws that every game must keep, as one test that any game calls.
//!
//! Each law is one function in the files of this folder, with the number that `ARCHITECTURE.md` gives it.

mod actions;
mod chance;
mod notation;
mod record;
mod secrecy;

use std::fmt::Display;

use crate::{Boxed, Chances, Components, Game, Notation, Player, PlayerSet, Rng, Score, Seed, Table, Turn, all_setups};
use chance::law_10_sizes;
use notation::law_2_setups_read_back;

/// What a game says about itself, so that the laws can be tried on it.
pub struct Laws<G: Game> {
    /// How many random games to play in each set-up.
    pub games: u64,
    /// No game has more events than this.
    pub longest: usize,
    /// No state is larger than this.
    pub state_bytes: usize,
    /// A second scorer, written naively in the game's tests.
    pub naive: fn(&G::View, Player) -> Score,
}

impl<G: Game> Laws<G> {
    /// Plays random games in every set-up and panics where a law is broken.
    pub fn check(&self) {
        self.check_box(G::Components::shelf().standard());
    }

    /// The same with a box.
    pub fn check_box(&self, components: Boxed<G::Components>) {
        law_10_sizes::<G>(self.state_bytes);
        law_2_setups_read_back::<G>();
        for setup in all_setups(G::SETTINGS) {
            for number in 0..self.games {
                self.check_one(&setup, components, number);
            }
        }
    }

    /// Plays one random game and panics where a law is broken.
    pub fn check_game(&self, setup: &str, number: u64) {
        self.check_one(setup, G::Components::shelf().standard(), number);
    }

    fn check_one(&self, setup: &str, components: Boxed<G::Components>, number: u64) {
        let parsed: G::Setup = setup.parse().expect("a set-up of the list");
        let table = Table::<G>::with_box(parsed, components, Seed::from(number), Chances::Manual);
        let rng = Rng::from_number(number);
        let asked = table.game().turn().players();
        let mut trial = Trial { table, rng, undoable: Vec::new(), asked, known: Vec::new() };
        while trial.table.game().turn() != Turn::Over {
            trial.at_every_position(self.naive);
            match trial.table.game().turn() {
                Turn::Chance => trial.at_chance(),
                Turn::Players(players) => trial.at_decision(players),
                Turn::Over => {}
            }
            trial.hold("9 the game ends within its stated bound", trial.table.events().len() <= self.longest, "");
        }
        trial.at_every_position(self.naive);
        trial.at_the_end();
    }
}

/// Only a few of many alternatives are tried at each step.
const TRIES: usize = 3;

/// One random game in which the laws are tried.
struct Trial<G: Game> {
    table: Table<G>,
    rng: Rng,
    /// What can be taken back, worked out by the laws: the position before each decision, who decided, whether it was final.
    undoable: Vec<(G, Player, bool)>,
    /// Who was to act when nothing could be taken back.
    asked: PlayerSet,
    /// Actions that were legal somewhere in this game.
    known: Vec<G::Action>,
}

impl<G: Game> Trial<G> {
    #[track_caller]
    fn hold(&self, law: &str, holds: bool, detail: impl Display) {
        assert!(holds, "law {law}: {detail}\nstep {}\n{}", self.table.game().step(), self.table.record());
    }

    fn written(&self, thing: &impl Notation<G::Components>) -> String {
        thing.notation(&self.table.components()).to_string()
    }

    fn seats(&self) -> PlayerSet {
        PlayerSet::seats(self.table.game().players())
    }

    /// A few items of a list, different ones if there are enough.
    fn some<T: Copy>(&mut self, items: &[T]) -> Vec<T> {
        if items.len() <= TRIES {
            return items.to_vec();
        }
        let mut chosen: Vec<usize> = Vec::new();
        while chosen.len() < TRIES {
            let index = self.rng.below(items.len() as u32) as usize;
            if !chosen.contains(&index) {
                chosen.push(index);
            }
        }
        chosen.into_iter().map(|index| items[index]).collect()
    }

    fn at_every_position(&mut self, naive: fn(&G::View, Player) -> Score) {
        self.law_1_actions_exactly_on_turn();
        self.law_2_notation();
        self.law_3_imagined_positions_look_the_same();
        self.law_8_undo();
        self.law_9_naive_scorer(naive);
    }

    fn at_chance(&mut self) {
        self.law_10_possible_results();
        self.law_4_secrecy_of_chance();
        self.table.draw().expect("it is chance's turn");
        self.forbid_undo();
    }

    fn at_decision(&mut self, players: PlayerSet) {
        self.law_4_secrecy_of_decisions(players);
        self.law_5_unfinished_actions_show_nothing(players);
        self.law_6_simultaneous_decisions_commute(players);
        self.law_10_no_chance_on_a_player_turn();
        let deciders: Vec<Player> = players.iter().collect();
        let player = self.rng.pick(&deciders);
        let legal = self.table.legal(player);
        let action = self.rng.pick(&legal);
        let before = self.table.game().clone();
        let is_final = before.is_final(player, action);
        self.table.play(player, action).expect("a legal action");
        if self.goes_on(&before, self.table.game()) {
            self.undoable.push((before, player, is_final));
        } else {
            self.forbid_undo();
        }
    }

    fn forbid_undo(&mut self) {
        self.undoable.clear();
        self.asked = self.table.game().turn().players();
    }

    /// Whether a decision that leads from one position to the other can be taken back, as far as the turn is concerned:
    /// in a simultaneous step as long as it lasts, otherwise until somebody new must act.
    fn goes_on(&self, before: &G, after: &G) -> bool {
        let Turn::Players(players) = after.turn() else { return false };
        if self.asked.len() > 1 {
            return before.step() == after.step();
        }
        let nobody_new = players.iter().all(|player| before.turn().players().contains(player));
        nobody_new || G::PATIENT && players.len() == 1
    }

    fn at_the_end(&mut self) {
        self.law_7_replay();
    }

    /// A second, naive scorer agrees, for every player at every step.
    fn law_9_naive_scorer(&self, naive: fn(&G::View, Player) -> Score) {
        for player in self.seats().iter() {
            let view = self.table.game().view(Some(player));
            let (score, second) = (self.table.game().score(player), naive(&view, player));
            self.hold("9 a second scorer agrees", score == second, format_args!("{player:?}: {score:?} or {second:?}"));
        }
    }
}
