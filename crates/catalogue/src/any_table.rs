//! A table of any game, spoken to in texts.

use std::time::Duration;

use bots::Evaluation;
use pictures::{Drawing, Picture, Scene as Shown, log_line};
use play::{Chances, Event, Game, Player, PlayerSet, Record, Rng, Score, Seed, Table, Turn};
use serde::Serialize;
use serde_json::{Map, Value};
use words::Language;

use crate::levels::until;
use crate::{Answer, Code, GameInfo, Level, Listener, Refusal, Scene};

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

/// Something that happened, and who may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// What happened.
    pub event: EventText,
    /// Who saw it.
    pub witnesses: PlayerSet,
    /// What the others know of it, if that is less.
    veiled: Option<EventText>,
}

impl Happening {
    fn of<G: Game>(before: &G, event: &Event<G>) -> Happening {
        let (whole, veiled) = (event.to_string(), before.veiled(event));
        let hidden = |veiled: &str| {
            let text = veiled.split_once(' ').map_or("", |(_, text)| text).to_owned();
            match event {
                Event::Decision(player, _) => EventText::Decision { player: *player, text },
                Event::Chance(_) => EventText::Chance { chance: text },
            }
        };
        let veiled = (veiled != whole).then(|| hidden(&veiled));
        Happening { event: EventText::of(event), witnesses: before.witnesses(event), veiled }
    }

    /// Whether a viewer saw it; nobody in particular sees what everybody sees.
    pub fn is_seen_by(&self, viewer: Option<Player>) -> bool {
        viewer.map_or(self.witnesses == PlayerSet::ALL, |viewer| self.witnesses.contains(viewer))
    }

    /// What a viewer may know of it.
    pub fn told(&self, viewer: Option<Player>) -> &EventText {
        let veiled = self.veiled.as_ref().filter(|_| !self.is_seen_by(viewer));
        veiled.unwrap_or(&self.event)
    }
}

/// Who looks at a table, and how.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// Whose eyes; nobody in particular is a spectator.
    pub viewer: Option<Player>,
    /// What the players are called, in seat order.
    pub names: &'a [String],
    /// The language of the reader.
    pub language: Language,
    /// The text of an action that the viewer is advised to take.
    pub hint: Option<&'a str>,
    /// All that has happened at the table.
    pub story: &'a [Happening],
    /// Whether the viewer may act here; else the picture has nothing to click.
    pub is_live: bool,
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
    fn play(&mut self, player: Player, action: &str) -> Answer<Vec<Happening>>;
    /// Carries out a given result of chance, or draws one; gives what happened.
    fn chance(&mut self, result: Option<&str>) -> Answer<Vec<EventText>>;
    /// Takes back the player's last decision.
    fn undo(&mut self, player: Player) -> Answer<()>;
    /// Whether the player has a decision that can be taken back.
    fn can_undo(&self, player: Player) -> bool;
    /// The table as it was after its first events; further results of chance wait to be given.
    fn after(&self, events: usize) -> Box<dyn AnyTable>;
    /// Everything that happened.
    fn events(&self) -> Vec<EventText>;
    /// Everything that happened, with those who saw it.
    fn story(&self) -> Vec<Happening>;
    /// Another table at which the same has happened.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// The table as somebody sees it, as HTML.
    fn draw(&self, look: &Look<'_>) -> Drawing;
    /// What the n-th event says to a reader.
    fn tell(&self, n: usize, look: &Look<'_>) -> String;
    /// The score of each player in seat order.
    fn scores(&self) -> Vec<Score>;
    /// The winners, once the game is over.
    fn winners(&self) -> Option<PlayerSet>;
    /// The solo title for the present score.
    fn title(&self) -> Option<&'static str>;
    /// All that a viewer may know; nobody in particular is a spectator.
    fn view(&self, viewer: Option<Player>) -> Value;
    /// The same as the text of a JSON object.
    fn view_text(&self, viewer: Option<Player>) -> String;
    /// The game so far, as the text of a record.
    fn record(&self) -> String;
    /// What a bot would do for a player whose turn it is, with a limit on its time if there is one.
    fn suggest(&self, player: Player, bot: Level, rng: Rng, limit: Option<Duration>) -> Answer<Suggestion>;
}

impl<G: Evaluation + Picture> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        const { &GameInfo::of::<G>() }
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

    fn play(&mut self, player: Player, action: &str) -> Answer<Vec<Happening>> {
        let action = action.parse().map_err(Refusal::notation(Code::PlayNotation))?;
        let before = self.game().clone();
        Ok(happenings(before, Table::play(self, player, action)?))
    }

    fn chance(&mut self, result: Option<&str>) -> Answer<Vec<EventText>> {
        let events = match result {
            Some(text) => Table::chance(self, text.parse().map_err(Refusal::notation(Code::ChanceNotation))?)?,
            None => self.draw()?,
        };
        Ok(events.iter().map(EventText::of).collect())
    }

    fn undo(&mut self, player: Player) -> Answer<()> {
        Ok(Table::undo(self, player)?)
    }

    fn can_undo(&self, player: Player) -> bool {
        Table::can_undo(self, player)
    }

    fn after(&self, events: usize) -> Box<dyn AnyTable> {
        Box::new(Table::after(self, events))
    }

    fn events(&self) -> Vec<EventText> {
        Table::events(self).iter().map(EventText::of).collect()
    }

    fn story(&self) -> Vec<Happening> {
        happenings(G::new(Table::setup(self)), Table::events(self))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn draw(&self, look: &Look<'_>) -> Drawing {
        let game = self.game();
        let legal = match look.viewer.filter(|_| look.is_live) {
            Some(viewer) => Table::legal(self, viewer),
            None => Vec::new(),
        };
        let (view, scores) = (game.view(look.viewer), Table::scores(self));
        let recent = recent(Table::events(self), look);
        let moment = (game.turn(), game.step());
        let mut scene = Shown::<G>::new(&view, look.viewer, moment, &legal, look.names, &scores, look.language);
        scene.hint = look.hint.and_then(|hint| hint.parse().ok());
        scene.recent = &recent;
        Drawing::of(&scene, game.title())
    }

    fn tell(&self, n: usize, look: &Look<'_>) -> String {
        log_line(&Table::events(self)[n], look.story[n].is_seen_by(look.viewer), look.names, look.language)
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

    fn view_text(&self, viewer: Option<Player>) -> String {
        serde_json::to_string(&self.game().view(viewer)).expect("a view is plain JSON")
    }

    fn record(&self) -> String {
        Table::record(self).to_string()
    }

    fn suggest(&self, player: Player, bot: Level, rng: Rng, limit: Option<Duration>) -> Answer<Suggestion> {
        let legal = Table::legal(self, player);
        if legal.is_empty() {
            return Err(Refusal::new(Code::BotNotYourTurn));
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

/// Events as texts, with those who see them, from the position before them.
fn happenings<G: Game>(mut game: G, events: &[Event<G>]) -> Vec<Happening> {
    let tell = |event: &Event<G>| {
        let happening = Happening::of(&game, event);
        game.happen(event);
        happening
    };
    events.iter().map(tell).collect()
}

/// What the viewer has seen happen since the own last decision; a spectator: since anybody's.
fn recent<G: Game>(events: &[Event<G>], look: &Look<'_>) -> Vec<Event<G>> {
    let is_own = |event: &Event<G>| match event {
        Event::Decision(player, _) => look.viewer.is_none_or(|viewer| viewer == *player),
        Event::Chance(_) => false,
    };
    let first = events.iter().rposition(is_own).unwrap_or(0);
    let seen = events.iter().zip(look.story).skip(first).filter(|(_, happening)| happening.is_seen_by(look.viewer));
    seen.map(|(event, _)| *event).collect()
}

pub(crate) fn read_setup<G: Game>(setup: &str) -> Answer<G::Setup> {
    setup.parse().map_err(Refusal::notation(Code::SetupWrong))
}

pub(crate) fn new_table<G: Evaluation + Picture>(
    setup: &str,
    seed: Seed,
    chances: Chances,
) -> Answer<Box<dyn AnyTable>> {
    Ok(Box::new(Table::<G>::new(read_setup::<G>(setup)?, seed, chances)))
}

pub(crate) fn load<G: Evaluation + Picture>(record: &str, spare: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
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
