//! What a strong player values in Hadara: the rest of the game is sketched with average cards.

mod boards;
mod encoding;
mod learned;
mod numbers;
mod sketch;
mod stock;
mod weights;

use games::Hadara;
use games::hadara::{Ability, Action, EPOCHS, Face, Track};
use play::{Game, Player, Turn};

use crate::{Evaluation, Order, Plan};
use sketch::Sketch;
use stock::Stock;
use weights::HadaraWeights;

impl Evaluation for Hadara {
    type Weights = HadaraWeights;

    const HARD: Plan =
        Plan { simulations: 1000, trees: 1, exploration: 0.3, order: Order::Promising(1.5), glances: 3, horizon: 3 };
    const IMAGINED: u32 = 2;

    fn expect(&self, player: Player, weights: &HadaraWeights) -> f64 {
        if self.turn() == Turn::Over {
            return f64::from(self.score(player).total());
        }
        let (board, ahead) = (self.board_ahead(player), self.ahead(player));
        let mut sketch = Sketch::new(&board, self.components().get(), weights);
        if let Some((tier, backs)) = self.back_due(player) {
            sketch.await_back(tier, backs);
        }
        sketch.play(&ahead, &Stock::of(self, player, &ahead));
        sketch.total(self.has_wide_joker())
    }

    fn spread(&self) -> f64 {
        let ahead = self.ahead(Player::new(0));
        let cards = f64::from(ahead.cards[0] + ahead.cards[1]) + 10.0 * (EPOCHS - 1 - ahead.epoch) as f64;
        1.0 + 2.5 * cards.sqrt()
    }

    fn consider(&self, player: Player, actions: &mut Vec<Action>) {
        match actions[0] {
            Action::Carve(..) => {
                // A flipped tile brings the same on every track: the lowest track is missed least.
                let board = self.board_ahead(player);
                let free = Track::ALL.into_iter().filter(|&track| board.is_tile_free(track));
                let spared = free.min_by_key(|&track| board.track(track));
                actions.retain(|&action| match action {
                    Action::Carve(_, track, Face::Back) => Some(track) == spared,
                    Action::Pass => board.has(Ability::RequirementBuy),
                    _ => true,
                });
            }
            Action::Plunder(_) => {
                let board = self.board_ahead(player);
                actions.retain(|&action| action != Action::Pass || board.has(Ability::RequirementBuy));
            }
            _ => {}
        }
    }
}
