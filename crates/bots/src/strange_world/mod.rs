//! What a strong player values in Strange World Above the Clouds: the stars so far, and what each part of the world may still
//! make of the cards that come.

mod arrivals;
mod board;
mod encoding;
mod growth;
mod learned;
mod numbers;
mod prospects;
mod weights;

use games::StrangeWorld;
use games::strange_world::{Action, Cards, Cell, HAND, Side};
use play::{Game, Player, Turn};

use crate::{Evaluation, Order, Plan};
use arrivals::Arrivals;
use prospects::Prospects;
pub(crate) use weights::StrangeWorldWeights;

impl Evaluation for StrangeWorld {
    type Weights = StrangeWorldWeights;

    const HARD: Plan =
        Plan { simulations: 500, trees: 1, exploration: 0.5, order: Order::Promising(0.5), glances: 3, horizon: 2 };
    const IMAGINED: u32 = 3;
    /// A card asks for a traveller, for an eruption and for a city at most.
    const FOLLOW: u32 = 3;

    fn expect(&self, player: Player, weights: &StrangeWorldWeights) -> f64 {
        expect_with(self, player, Cards::NONE, weights)
    }

    fn outlook(&self, player: Player, weights: &StrangeWorldWeights) -> f64 {
        let own = self.expect(player, weights);
        if self.players() == 1 {
            return own;
        }
        let neighbor = self.public().next(player);
        own - weights.rival * expect_with(self, neighbor, self.pending_pass(player), weights)
    }

    fn spread(&self) -> f64 {
        let players = self.players();
        let left: usize = (0..players).map(|seat| cards_to_come(self, Player::new(seat))).sum();
        0.5 + 1.7 * (left as f64 / players as f64).sqrt()
    }

    fn consider(&self, player: Player, actions: &mut Vec<Action>) {
        let world = self.public().world(player);
        // A world of one card looks the same from the left and from the right.
        if world.occupied().len() == 1 {
            actions.retain(|action| !matches!(action, Action::Play(_, cell) if cell.column() < Cell::START.column()));
        }
        // Nothing can be closed any more.
        let (left, right) = world.occupied().column_range();
        if world.closed_side().is_none() && right - left + 1 == self.components().grid_columns {
            actions.retain(|action| !matches!(action, Action::Welcome(_, spot) if spot.side == Side::Right));
        }
    }
}

/// How many cards the player has yet to place.
fn cards_to_come(game: &StrangeWorld, player: Player) -> usize {
    let size = 1 + HAND * usize::from(game.public().rounds());
    size - game.public().world(player).occupied().len()
}

/// The total that a player may expect who will receive these cards.
fn expect_with(game: &StrangeWorld, player: Player, received: Cards, weights: &StrangeWorldWeights) -> f64 {
    let score = f64::from(game.score(player).total());
    let world = game.public().world(player);
    let left = cards_to_come(game, player);
    let active = game.public().active() == player;
    if world.occupied().is_empty() || game.turn() == Turn::Over {
        return score;
    }
    let arrivals = Arrivals::new(game, player, left, received, weights);
    let prospects = Prospects::new(game.public(), world, &arrivals, weights);
    let awaited = if active { prospects.awaited() } else { 0.0 };
    let coming = if left > 0 { prospects.sum() } else { 0.0 };
    score + awaited + coming + weights.card * left as f64
}
