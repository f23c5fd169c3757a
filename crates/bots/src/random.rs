//! Uniformly random play.

use play::{Game, Player, Rng, Turn};

use crate::{Bot, Choice, Patience};

/// Picks any legal action, each with the same chance.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// Decides by these numbers.
    pub fn new(rng: Rng) -> Random {
        Random { rng }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Player, legal: &[G::Action], _: Patience) -> Choice<G> {
        Choice::blind(self.rng.pick(legal))
    }
}

/// Plays a game to its end at random and counts the decisions. `actions` is scratch space, so that nothing is allocated.
pub fn playout<G: Game>(game: &mut G, rng: &mut Rng, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over => return decisions,
            Turn::Chance => {
                let result = game.sample(rng);
                game.resolve(result);
            }
            Turn::Players(players) => {
                let first = players.iter().next();
                let player = first.expect("somebody acts on a players' turn");
                actions.clear();
                game.legal(player, actions);
                let action = rng.pick(actions);
                game.apply(player, action);
                decisions += 1;
            }
        }
    }
}
