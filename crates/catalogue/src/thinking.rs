//! Bots of any game: what thinks.

use std::any::Any;

use bots::{Bot, Evaluation, Patience};
use play::{Player, Rng, Table};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Answer, AnyTable, Code, Complete, Level, Refusal};

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Suggestion {
    /// The action's text.
    pub action: String,
    /// The result that the bot expects.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// How often the bot tried each action in its head.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub visits: Map<String, Value>,
    /// The result that the bot expects of each action it tried.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub values: Map<String, Value>,
    /// How much work it was.
    pub nodes: u64,
}

/// What a player sees and may do: all that a bot is told, and nothing of what is hidden.
pub struct Position(Box<dyn Any + Send>);

/// The same with its game's type.
struct Seen<G: Evaluation> {
    player: Player,
    view: G::View,
    legal: Vec<G::Action>,
}

/// A bot whose game's type is forgotten. It remembers what it has thought from one decision to the next.
pub trait AnyBot: Send {
    /// Decides about a position of the bot's game.
    fn choose(&mut self, position: &Position, patience: Patience) -> Suggestion;
}

/// A bot with its game's type.
struct Typed<G: Evaluation>(Box<dyn Bot<G>>);

impl<G: Evaluation> AnyBot for Typed<G> {
    fn choose(&mut self, position: &Position, patience: Patience) -> Suggestion {
        let Seen { player, view, legal } =
            position.0.downcast_ref::<Seen<G>>().expect("a bot is asked about its own game");
        let choice = self.0.choose(view, *player, legal, patience);
        let (mut visits, mut values) = (Map::new(), Map::new());
        for thought in &choice.thoughts {
            let action = thought.action.to_string();
            if let Some(value) = thought.value {
                values.insert(action.clone(), value.into());
            }
            visits.insert(action, thought.visits.into());
        }
        Suggestion { action: choice.action.to_string(), value: choice.value, visits, values, nodes: choice.work }
    }
}

/// A table at which bots can be asked.
pub trait Thinks {
    /// What a player who is to decide sees and may do.
    fn position(&self, player: Player) -> Answer<Position>;
    /// A bot for this game that draws from these numbers.
    fn bot(&self, level: Level, rng: Rng) -> Box<dyn AnyBot>;
}

impl<G: Complete> Thinks for Table<G> {
    fn position(&self, player: Player) -> Answer<Position> {
        let legal = Table::legal(self, player);
        if legal.is_empty() {
            return Err(Refusal::new(Code::BotNotYourTurn));
        }
        Ok(Position(Box::new(Seen::<G> { player, view: self.game().view(Some(player)), legal })))
    }

    fn bot(&self, level: Level, rng: Rng) -> Box<dyn AnyBot> {
        Box::new(Typed::<G>(level.bot(rng)))
    }
}

/// What a new bot would do for a player whose turn it is.
pub fn suggest(table: &dyn AnyTable, player: Player, level: Level, rng: Rng, patience: Patience) -> Answer<Suggestion> {
    Ok(table.bot(level, rng).choose(&table.position(player)?, patience))
}
