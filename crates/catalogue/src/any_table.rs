//! A table of any game, spoken to in texts.

use std::time::Duration;

use bots::Evaluation;
use play::{Chances, Event, Game, Player, PlayerSet, Record, Rng, Score, Seed, Table, Turn};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::levels::until;
use crate::{Answer, GAMES, GameInfo, Level, Listener, Refusal, Scene};

/// What happened, as texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum EventText {
    /// A player did this.
    Decision {
        /// Who.
        player: Player,
        /// What, in the notation.
        text: String,
    },
    /// Chance gave this.
    Chance {
        /// What, in the notation.
        chance: String,
    },
}

impl EventText {
    fn of<G: Game>(event: &Event<G>) -> EventText {
        match event {
            Event::Decision(player, action) => EventText::Decision { player: *player, text: action.to_string() },
            Event::Chance(result) => EventText::Chance { chance: result.to_string() },
        }
    }
}

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

/// A table whose game's type is forgotten.
pub trait AnyTable: Send {
    /// The game that is played.
    fn info(&self) -> &'static GameInfo;
    /// The set-up, written out.
    fn setup(&self) -> String;
    /// How many players there are.
    fn players(&self) -> usize;
    /// Who moves the game on.
    fn turn(&self) -> Turn;
    /// The name of the step in the rules.
    fn step(&self) -> &'static str;
    /// The texts of a player's legal actions.
    fn legal(&self, player: Player) -> Vec<String>;
    /// Carries out a decision; gives what happened.
    fn play(&mut self, player: Player, action: &str) -> Answer<Vec<EventText>>;
    /// Carries out a given result of chance, or draws one; gives what happened.
    fn chance(&mut self, result: Option<&str>) -> Answer<Vec<EventText>>;
    /// Takes back the player's last decision.
    fn undo(&mut self, player: Player) -> Answer<()>;
    /// Everything that happened.
    fn events(&self) -> Vec<EventText>;
    /// The score of each player in seat order.
    fn scores(&self) -> Vec<Score>;
    /// The winners, once the game is over.
    fn winners(&self) -> Option<PlayerSet>;
    /// The solo title for the present score.
    fn title(&self) -> Option<&'static str>;
    /// All that a viewer may know; nobody in particular is a spectator.
    fn view(&self, viewer: Option<Player>) -> Value;
    /// The game so far, as the text of a record.
    fn record(&self) -> String;
    /// What a bot would do for a player whose turn it is, with a limit on its time if there is one.
    fn suggest(&self, player: Player, bot: Level, rng: Rng, limit: Option<Duration>) -> Answer<Suggestion>;
}

impl<G: Evaluation> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        GAMES.iter().find(|info| info.id == G::ID).expect("every game is in the list")
    }

    fn setup(&self) -> String {
        Table::setup(self).to_string()
    }

    fn players(&self) -> usize {
        self.game().players()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn step(&self) -> &'static str {
        self.game().step()
    }

    fn legal(&self, player: Player) -> Vec<String> {
        Table::legal(self, player).iter().map(G::Action::to_string).collect()
    }

    fn play(&mut self, player: Player, action: &str) -> Answer<Vec<EventText>> {
        let action = action.parse().map_err(Refusal::notation("play/notation"))?;
        Ok(Table::play(self, player, action)?.iter().map(EventText::of).collect())
    }

    fn chance(&mut self, result: Option<&str>) -> Answer<Vec<EventText>> {
        let events = match result {
            Some(text) => Table::chance(self, text.parse().map_err(Refusal::notation("chance/notation"))?)?,
            None => self.draw()?,
        };
        Ok(events.iter().map(EventText::of).collect())
    }

    fn undo(&mut self, player: Player) -> Answer<()> {
        Ok(Table::undo(self, player)?)
    }

    fn events(&self) -> Vec<EventText> {
        Table::events(self).iter().map(EventText::of).collect()
    }

    fn scores(&self) -> Vec<Score> {
        Table::scores(self)
    }

    fn winners(&self) -> Option<PlayerSet> {
        Table::winners(self)
    }

    fn title(&self) -> Option<&'static str> {
        self.game().title()
    }

    fn view(&self, viewer: Option<Player>) -> Value {
        serde_json::to_value(self.game().view(viewer)).expect("a view is plain JSON")
    }

    fn record(&self) -> String {
        Table::record(self).to_string()
    }

    fn suggest(&self, player: Player, bot: Level, rng: Rng, limit: Option<Duration>) -> Answer<Suggestion> {
        let legal = Table::legal(self, player);
        if legal.is_empty() {
            return Err(Refusal::new("bot/not_your_turn", format!("player {player} has nothing to decide now")));
        }
        let choice = bot.bot::<G>(rng).choose(&self.game().view(Some(player)), player, &legal, &until(limit));
        let (mut visits, mut values) = (Map::new(), Map::new());
        for thought in &choice.thoughts {
            let action = thought.action.to_string();
            if let Some(value) = thought.value {
                values.insert(action.clone(), value.into());
            }
            visits.insert(action, thought.visits.into());
        }
        Ok(Suggestion { action: choice.action.to_string(), value: choice.value, visits, values, nodes: choice.work })
    }
}

pub(crate) fn read_setup<G: Game>(setup: &str) -> Answer<G::Setup> {
    setup.parse().map_err(Refusal::notation("setup/wrong"))
}

pub(crate) fn new_table<G: Evaluation>(setup: &str, seed: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
    Ok(Box::new(Table::<G>::new(read_setup::<G>(setup)?, seed, chances)))
}

pub(crate) fn load<G: Evaluation>(record: &str, spare: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
    Ok(Box::new(Table::replay(&Record::<G>::read(record)?, spare, chances)?))
}

pub(crate) fn narrate<G: Game>(record: &str, tell: &mut Listener) -> Answer<()> {
    let record = Record::<G>::read(record)?;
    Table::replay(&record, Seed::from(0), Chances::Manual)?;
    let mut game = G::new(&record.setup);
    for event in &record.events {
        let step = game.step();
        game.happen(event);
        let scores = PlayerSet::seats(game.players()).iter().map(|player| game.score(player)).collect();
        tell(Scene { step, event: EventText::of(event), scores });
    }
    Ok(())
}
