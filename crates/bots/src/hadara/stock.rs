//! Where the next cards come from.

use games::Hadara;
use games::hadara::{Ahead, Color, MeanCard};
use play::{Game, Player};

/// The cards among which a player will find the next ones.
pub(super) struct Stock {
    /// How much of it each color is.
    pub shares: [f64; Color::ALL.len()],
    /// The mean card of each color, unless it is that of the epoch.
    pub means: Option<[MeanCard; Color::ALL.len()]>,
    /// How much there is to choose from, at most 1.
    pub variety: f64,
}

/// How many cards of a stock offer the full choice.
const FULL_CHOICE: f64 = 5.0;

impl Stock {
    /// Any cards of the epoch.
    pub(super) const ANY: Stock = Stock { shares: [0.2; Color::ALL.len()], means: None, variety: 1.0 };

    /// The draws that a player has left in phase A, or what lies on the outer places in phase B.
    pub(super) fn of(game: &Hadara, player: Player, ahead: &Ahead) -> Stock {
        let components = game.components().get();
        if ahead.cards[0] > 0 {
            let last = components.draws;
            let mut stock = Stock { shares: [0.0; Color::ALL.len()], ..Stock::ANY };
            for draw in last + 1 - ahead.cards[0]..=last {
                stock.shares[game.color_of_draw(player, draw) as usize] += 1.0 / f64::from(ahead.cards[0]);
            }
            return stock;
        }
        let cards: f64 = game.piles().iter().map(|pile| pile.cards().len() as f64).sum();
        if ahead.cards[1] == 0 || cards == 0.0 {
            return Stock::ANY;
        }
        let mut shares = [0.0; Color::ALL.len()];
        let mut means = [MeanCard::default(); Color::ALL.len()];
        for ((pile, share), mean) in game.piles().iter().zip(&mut shares).zip(&mut means) {
            let part = 1.0 / (pile.cards().len() as f64);
            for facts in pile.cards().iter().map(|card| card.facts(components)) {
                mean.cost += part * f64::from(facts.cost);
                mean.points += part * f64::from(facts.points);
                mean.steps.iter_mut().zip(facts.steps).for_each(|(mean, steps)| *mean += part * f64::from(steps));
            }
            *share = pile.cards().len() as f64 / cards;
        }
        Stock { shares, means: Some(means), variety: ((cards - 1.0) / FULL_CHOICE).min(1.0) }
    }
}
