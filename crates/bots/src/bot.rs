//! What a bot is.

use play::{Game, Player};

/// An opponent.
pub trait Bot<G: Game>: Send {
    /// Decides for a player who sees this and may do that. `legal` is not empty.
    fn choose(&mut self, view: &G::View, player: Player, legal: &[G::Action]) -> Choice<G>;
}

/// A bot's decision and, where it has them, its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Game> {
    /// One of the legal actions.
    pub action: G::Action,
    /// The result that the bot expects.
    pub value: Option<f64>,
    /// How often the bot looked at each action.
    pub visits: Vec<(G::Action, u32)>,
    /// How much work it was.
    pub nodes: Option<u64>,
}
