//! A table of any game, spoken to in texts: what plays.

use bots::Evaluation;
use play::{
    BoxDigest, Boxed, Chances, Event, Game, Notation, Player, PlayerSet, Record, Score, Seed, Table, Turn, kept_setup,
    setup_of_kept,
};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::boxes::find_box;
use crate::{Answer, Code, Complete, GameInfo, Listener, Refusal, ReplayedEvent, Thinks};

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
    fn new<G: Game>(event: &Event<G>, notation: String) -> EventText {
        match event {
            Event::Decision(player, _) => EventText::Decision { player: *player, text: notation },
            Event::Chance(_) => EventText::Chance { chance: notation },
        }
    }

    fn of<G: Game>(event: &Event<G>, components: Boxed<G::Components>) -> EventText {
        EventText::new(event, event.happening(&components))
    }
}

/// A table whose game's type is forgotten.
pub trait Plays: Send {
    /// The game that is played.
    fn info(&self) -> &'static GameInfo;
    /// The set-up as it is kept: a newer setting is named only if it has another value than older texts mean.
    fn setup(&self) -> String;
    /// The set-up with every setting.
    fn whole_setup(&self) -> String;
    /// The box with which it is played.
    fn box_digest(&self) -> BoxDigest;
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
    /// Whether the player has a decision that can be taken back.
    fn can_undo(&self, player: Player) -> bool;
    /// How many events have happened.
    fn event_count(&self) -> usize;
    /// Everything that happened.
    fn events(&self) -> Vec<EventText>;
    /// What a viewer knows of the events from the n-th on; `None` is a spectator.
    fn events_seen_by(&self, viewer: Option<Player>, from: usize) -> Vec<EventText>;
    /// Whether somebody has seen what others have not.
    fn has_secrets(&self) -> bool;
    /// The score of each player in seat order.
    fn scores(&self) -> Vec<Score>;
    /// The winners, once the game is over.
    fn winners(&self) -> Option<PlayerSet>;
    /// The players end the game here, before its end.
    fn end(&mut self);
    /// Whether they have.
    fn is_ended(&self) -> bool;
    /// The solo title for the present score.
    fn title(&self) -> Option<&'static str>;
    /// All solo titles with the fewest points for each, the lowest first.
    fn titles(&self) -> Vec<(i32, &'static str)>;
    /// All that a viewer may know, as a JSON object; `None` is a spectator.
    fn view(&self, viewer: Option<Player>) -> Box<RawValue>;
    /// The game so far, as the text of a record.
    fn record(&self) -> String;
}

impl<G: Complete> Plays for Table<G> {
    fn info(&self) -> &'static GameInfo {
        const { &GameInfo::of::<G>() }
    }

    fn setup(&self) -> String {
        kept_setup(G::SETTINGS, Table::setup(self))
    }

    fn whole_setup(&self) -> String {
        Table::setup(self).to_string()
    }

    fn box_digest(&self) -> BoxDigest {
        self.components().digest()
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
        let components = self.components();
        Table::legal(self, player).iter().map(|action| action.notation(&components).to_string()).collect()
    }

    fn play(&mut self, player: Player, action: &str) -> Answer<Vec<EventText>> {
        let components = self.components();
        let action = G::Action::read(action, &components).map_err(Refusal::notation(Code::PlayNotation))?;
        Ok(Table::play(self, player, action)?.iter().map(|event| EventText::of(event, components)).collect())
    }

    fn chance(&mut self, result: Option<&str>) -> Answer<Vec<EventText>> {
        let components = self.components();
        let read = |text| G::Chance::read(text, &components).map_err(Refusal::notation(Code::ChanceNotation));
        let events = match result {
            Some(text) => Table::chance(self, read(text)?)?,
            None => self.draw()?,
        };
        Ok(events.iter().map(|event| EventText::of(event, components)).collect())
    }

    fn undo(&mut self, player: Player) -> Answer<()> {
        Ok(Table::undo(self, player)?)
    }

    fn can_undo(&self, player: Player) -> bool {
        Table::can_undo(self, player)
    }

    fn event_count(&self) -> usize {
        Table::events(self).len()
    }

    fn events(&self) -> Vec<EventText> {
        let components = self.components();
        Table::events(self).iter().map(|event| EventText::of(event, components)).collect()
    }

    fn events_seen_by(&self, viewer: Option<Player>, from: usize) -> Vec<EventText> {
        let seen = |(n, event): (usize, &Event<G>)| match self.hidden(n) {
            Some(hidden) if !hidden.is_seen_by(viewer) => EventText::new(event, hidden.redacted.clone()),
            _ => EventText::of(event, self.components()),
        };
        Table::events(self).iter().enumerate().skip(from).map(seen).collect()
    }

    fn has_secrets(&self) -> bool {
        (0..self.event_count()).any(|n| self.hidden(n).is_some())
    }

    fn scores(&self) -> Vec<Score> {
        Table::scores(self)
    }

    fn winners(&self) -> Option<PlayerSet> {
        Table::winners(self)
    }

    fn end(&mut self) {
        Table::end(self);
    }

    fn is_ended(&self) -> bool {
        Table::is_ended(self)
    }

    fn title(&self) -> Option<&'static str> {
        self.game().title()
    }

    fn titles(&self) -> Vec<(i32, &'static str)> {
        self.game().titles()
    }

    fn view(&self, viewer: Option<Player>) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.game().view(viewer)).expect("a view is plain JSON")
    }

    fn record(&self) -> String {
        Table::record(self).to_string()
    }
}

/// A table of any game that plays, thinks and, in programs with pictures, draws.
#[cfg(feature = "pictures")]
pub trait AnyTable: Plays + Thinks + crate::Draws {
    /// The table as it was after its first events; further results of chance wait to be given.
    fn after(&self, events: usize) -> Box<dyn AnyTable>;
    /// Another table at which the same has happened.
    fn copy(&self) -> Box<dyn AnyTable>;
}

/// A table of any game that plays and thinks.
#[cfg(not(feature = "pictures"))]
pub trait AnyTable: Plays + Thinks {
    /// The table as it was after its first events; further results of chance wait to be given.
    fn after(&self, events: usize) -> Box<dyn AnyTable>;
    /// Another table at which the same has happened.
    fn copy(&self) -> Box<dyn AnyTable>;
}

impl<G: Complete> AnyTable for Table<G> {
    fn after(&self, events: usize) -> Box<dyn AnyTable> {
        Box::new(Table::after(self, events))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

pub(crate) fn read_setup<G: Game>(setup: &str) -> Answer<G::Setup> {
    setup.parse().map_err(Refusal::notation(Code::SetupWrong))
}

pub(crate) fn new_table<G: Complete>(
    setup: &str,
    digest: BoxDigest,
    seed: Seed,
    chances: Chances,
) -> Answer<Box<dyn AnyTable>> {
    Ok(Box::new(Table::<G>::with_box(read_setup::<G>(setup)?, find_box::<G>(digest)?, seed, chances)))
}

pub(crate) fn reopen<G: Complete>(
    setup: &str,
    digest: BoxDigest,
    seed: Seed,
    chances: Chances,
) -> Answer<Box<dyn AnyTable>> {
    let setup: G::Setup = setup_of_kept(G::SETTINGS, setup).map_err(Refusal::notation(Code::SetupWrong))?;
    Ok(Box::new(Table::<G>::with_box(setup, find_box::<G>(digest)?, seed, chances)))
}

pub(crate) fn load<G: Complete>(record: &str, spare: Seed, chances: Chances) -> Answer<Box<dyn AnyTable>> {
    Ok(Box::new(Table::replay(&Record::<G>::read(record)?, spare, chances)?))
}

pub(crate) fn narrate<G: Evaluation>(record: &str, tell: &mut Listener) -> Answer<()> {
    let record = Record::<G>::read(record)?;
    Table::replay(&record, Seed::from(0), Chances::Manual)?;
    let mut game = G::with_box(&record.setup, record.components);
    for event in &record.events {
        let step = game.step();
        game.happen(event);
        let scores = PlayerSet::seats(game.players()).iter().map(|player| game.score(player)).collect();
        tell(ReplayedEvent { step, event: EventText::of(event, record.components), scores });
    }
    Ok(())
}
