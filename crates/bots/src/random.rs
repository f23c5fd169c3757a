//! Uniformly random play.

use play::{Game, Player, Rng, Turn};

use crate::{Bot, Choice, Patience};

/// Picks any legal action, each with the same chance.
///
/// ```
/// use bots::{Bot, ENDLESS, Random};
/// use games::Clever2;
/// use play::{Chances, Game, Player, Rng, Seed, Table};
///
/// let table = Table::<Clever2>::new("players=1".parse().unwrap(), Seed::from(5), Chances::Automatic);
/// let (player, mut bot) = (Player::new(0), Random::new(Rng::from_number(1)));
/// let legal = table.legal(player);
/// let choice = Bot::<Clever2>::choose(&mut bot, &table.game().view(Some(player)), player, &legal, ENDLESS);
/// assert!(legal.contains(&choice.action) && choice.thoughts.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot with this source of random numbers.
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
///
/// ```
/// use bots::playout;
/// use games::Marabunta;
/// use play::{Game, Rng, Turn};
///
/// let mut game = Marabunta::new(&"".parse()?);
/// let decisions = playout(&mut game, &mut Rng::from_number(1), &mut Vec::new());
/// assert!(decisions > 20);
/// assert_eq!(game.turn(), Turn::Over);
/// # Ok::<(), play::NotationError>(())
/// ```
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
