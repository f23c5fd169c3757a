//! Bots of any game: what thinks.

use std::any::Any;

use bots::{Bot, Choice, Evaluation, Patience, Reason, explain};
use play::{Boxed, Notation, Player, Rng, Table};
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

/// Why a bot would do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The text of another good action, if there is one.
    pub next: Option<String>,
    /// What the bot's choice brings more than that.
    pub reason: Reason,
}

/// What a player sees and may do: all that a bot is told, and nothing of what is hidden.
pub struct Position(Box<dyn Any + Send>);

/// The same with its game's type.
struct Seen<G: Evaluation> {
    player: Player,
    view: G::View,
    legal: Vec<G::Action>,
    components: Boxed<G::Components>,
}

/// A bot whose game's type is forgotten. It remembers what it has thought from one decision to the next.
pub trait AnyBot: Send {
    /// Decides about a position of the bot's game.
    fn choose(&mut self, position: &Position, patience: Patience) -> Suggestion;
    /// Decides, and says why: gives the action's text and the reason.
    fn advise(&mut self, position: &Position, patience: Patience) -> (String, Why);
}

/// A bot with its game's type.
struct Typed<G: Evaluation>(Box<dyn Bot<G>>);

impl<G: Evaluation> Typed<G> {
    /// What the player of a position sees, and the decision.
    fn decide<'p>(&mut self, position: &'p Position, patience: Patience) -> (&'p Seen<G>, Choice<G>) {
        let seen = position.0.downcast_ref::<Seen<G>>().expect("a bot is asked about its own game");
        (seen, self.0.choose(&seen.view, seen.player, &seen.legal, patience))
    }
}

impl<G: Evaluation> AnyBot for Typed<G> {
    fn choose(&mut self, position: &Position, patience: Patience) -> Suggestion {
        let (Seen { components, .. }, choice) = self.decide(position, patience);
        let components = components.get();
        let (mut visits, mut values) = (Map::new(), Map::new());
        for thought in &choice.thoughts {
            let action = thought.action.notation(components).to_string();
            if let Some(value) = thought.value {
                values.insert(action.clone(), value.into());
            }
            visits.insert(action, thought.visits.into());
        }
        let action = choice.action.notation(components).to_string();
        Suggestion { action, value: choice.value, visits, values, nodes: choice.work }
    }

    fn advise(&mut self, position: &Position, patience: Patience) -> (String, Why) {
        let (Seen { player, view, legal, components }, choice) = self.decide(position, patience);
        let explanation = explain::<G>(view, *player, legal, &choice, patience);
        let text = |action: G::Action| action.notation(components.get()).to_string();
        (text(choice.action), Why { next: explanation.next.map(text), reason: explanation.reason })
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
        Ok(Position(Box::new(Seen::<G> {
            player,
            view: self.game().view(Some(player)),
            legal,
            components: self.components(),
        })))
    }

    fn bot(&self, level: Level, rng: Rng) -> Box<dyn AnyBot> {
        Box::new(Typed::<G>(level.bot(self.game(), None, rng)))
    }
}

/// What a new bot would do for a player whose turn it is.
pub fn suggest(table: &dyn AnyTable, player: Player, level: Level, rng: Rng, patience: Patience) -> Answer<Suggestion> {
    Ok(table.bot(level, rng).choose(&table.position(player)?, patience))
}
