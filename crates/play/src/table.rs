//! A game in progress: the one place where a game changes.

use crate::{
    Boxed, Components, Event, Game, Hidden, Notation, Origin, Player, PlayerSet, Record, RecordError, Rng, Score, Seed,
    Turn, record, winners,
};

/// Who rolls the dice and draws the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chances {
    /// The table, at once.
    #[default]
    Automatic,
    /// The caller gives each result, or asks for it to be drawn.
    Manual,
}

/// Why a decision was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The seat is empty.
    #[error("there is no player {player}; the players are 0 to {}", players - 1)]
    NoSuchPlayer {
        /// Who should have acted.
        player: Player,
        /// How many sit at the table.
        players: usize,
    },
    /// Another player or chance is to act, or the game is over.
    #[error("it is not the turn of player {0}: {1}")]
    NotTheirTurn(Player, String),
    /// The rules do not allow it now.
    #[error("\"{0}\" is not legal now; ask for the legal actions")]
    Illegal(String),
}

/// Why a result of chance was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChanceError {
    /// Players are to act, or the game is over.
    #[error("chance has nothing to decide now: {0}")]
    NotChance(String),
    /// Dice or cards cannot fall like this now.
    #[error("\"{0}\" is not a possible result now")]
    Impossible(String),
}

/// Why nothing was taken back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat is empty.
    #[error("there is no player {0} at this table")]
    NoSuchPlayer(Player),
    /// The player has not decided anything since the last result of chance or the last change of turn.
    #[error("player {0} has nothing to take back since the last result of chance or the last change of turn")]
    Nothing(Player),
    /// The player's last decision was final.
    #[error("\"{1}\" is final: player {0} cannot take it back")]
    Final(Player, String),
}

/// A game in progress.
///
/// ```
/// use play::example::{Action, HighCard};
/// use play::{Chances, Event, Player, Seed, Table};
///
/// let mut table = Table::<HighCard>::new("players=3".parse().unwrap(), Seed::from(7), Chances::Automatic);
/// let player = Player::new(0);
/// let happened = table.play(player, Action::Swap).unwrap(); // the decision, and the card that chance dealt
/// assert!(matches!(happened, [Event::Decision(..), Event::Chance(_)]));
/// assert_eq!(table.events().len(), 5);
/// assert_eq!(table.setup().players, 3);
/// assert_eq!(table.winners(), None, "the game goes on");
///
/// let earlier = table.after(3);
/// assert_eq!(earlier.legal(player), [Action::Stay, Action::Swap]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    seed: Seed,
    origin: Origin,
    chances: Chances,
    game: G,
    events: Vec<Event<G>>,
    /// What was hidden of each event.
    hidden: Vec<Option<Box<Hidden>>>,
    /// Nothing before this event can be taken back.
    barrier: usize,
    /// The game as it was at the barrier.
    at_barrier: G,
    /// How many results of chance there have been.
    drawn: u64,
    /// Whether the players ended the game here, before its end.
    is_ended: bool,
}

impl<G: Game> Table<G> {
    /// A new game with the newest built-in box. With automatic chance its first results are drawn at once.
    pub fn new(setup: G::Setup, seed: Seed, chances: Chances) -> Table<G> {
        Table::with_box(setup, G::Components::shelf().standard(), seed, chances)
    }

    /// A new game with a box.
    pub fn with_box(setup: G::Setup, components: Boxed<G::Components>, seed: Seed, chances: Chances) -> Table<G> {
        let mut table = Table::prepared(setup, components, seed, Origin::Drawn(seed), chances);
        table.draw_if_automatic();
        table
    }

    /// A game before its first event.
    fn prepared(
        setup: G::Setup,
        components: Boxed<G::Components>,
        seed: Seed,
        origin: Origin,
        chances: Chances,
    ) -> Table<G> {
        let game = G::with_box(&setup, components);
        let (events, hidden, at_barrier) = (Vec::new(), Vec::new(), game.clone());
        let (barrier, drawn, is_ended) = (0, 0, false);
        Table { setup, seed, origin, chances, at_barrier, game, events, hidden, barrier, drawn, is_ended }
    }

    /// Plays a record again; the first wrong line is refused. The spare seed serves further draws if the record names none.
    pub fn replay(record: &Record<G>, spare: Seed, chances: Chances) -> Result<Table<G>, RecordError> {
        let seed = if let Origin::Drawn(seed) = record.origin { seed } else { spare };
        let mut table = Table::prepared(record.setup.clone(), record.components, seed, record.origin, Chances::Manual);
        for (index, &event) in record.events.iter().enumerate() {
            table.replay_event(event).map_err(|reason| RecordError::new(record::HEAD_LINES + 1 + index, reason))?;
        }
        if record.totals.as_ref().is_some_and(|totals| Some(totals) != table.totals().as_ref()) {
            let line = record::HEAD_LINES + 1 + record.events.len();
            let reason = table
                .totals()
                .map_or("the game is not over yet".to_owned(), |totals| format!("the totals are {totals:?}"));
            return Err(RecordError::new(line, reason));
        }
        table.end();
        if record.is_ended && !table.is_ended {
            let line = record::HEAD_LINES + 1 + record.events.len();
            return Err(RecordError::new(line, "the game is over, so that nobody can have ended it"));
        }
        table.is_ended = record.is_ended;
        table.chances = chances;
        table.draw_if_automatic();
        Ok(table)
    }

    fn replay_event(&mut self, event: Event<G>) -> Result<(), String> {
        match event {
            Event::Decision(player, action) => self.play(player, action).map(drop).map_err(|error| error.to_string()),
            Event::Chance(result) => {
                self.check_chance(&result).map_err(|error| error.to_string())?;
                if matches!(self.origin, Origin::Drawn(_)) {
                    let drawn = self.next_result();
                    if drawn != result {
                        let [drawn, result] = [drawn, result].map(|result| self.text(&result));
                        return Err(format!("the seed gives \"{drawn}\" here, not \"{result}\""));
                    }
                }
                self.happen(event);
                Ok(())
            }
        }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The box with which it is played.
    pub fn components(&self) -> Boxed<G::Components> {
        self.game.components()
    }

    /// An action or a result of chance in the notation.
    fn text(&self, thing: &impl Notation<G::Components>) -> String {
        thing.notation(&self.components()).to_string()
    }

    /// What was chosen before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Everything that happened and was not taken back.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// What was hidden of the n-th event; `None` if everybody saw it.
    pub fn hidden(&self, n: usize) -> Option<&Hidden> {
        self.hidden.get(n).and_then(Option::as_deref)
    }

    /// The player's legal actions.
    pub fn legal(&self, player: Player) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.game.turn().players().contains(player) {
            self.game.legal(player, &mut actions);
        }
        actions
    }

    /// Carries out a decision, and automatic chance after it; returns what happened.
    pub fn play(&mut self, player: Player, action: G::Action) -> Result<&[Event<G>], PlayError> {
        let players = self.game.players();
        if player.seat() >= players {
            return Err(PlayError::NoSuchPlayer { player, players });
        }
        if !self.game.turn().players().contains(player) {
            return Err(PlayError::NotTheirTurn(player, self.who_is_to_act()));
        }
        if !self.game.is_legal(player, action) {
            return Err(PlayError::Illegal(self.text(&action)));
        }
        let before = self.events.len();
        self.happen(Event::Decision(player, action));
        self.draw_if_automatic();
        Ok(&self.events[before..])
    }

    /// Carries out a result given by hand.
    pub fn chance(&mut self, result: G::Chance) -> Result<&[Event<G>], ChanceError> {
        self.check_chance(&result)?;
        self.origin = Origin::Given;
        let before = self.events.len();
        self.happen(Event::Chance(result));
        self.draw_if_automatic();
        Ok(&self.events[before..])
    }

    /// Draws one result.
    pub fn draw(&mut self) -> Result<&[Event<G>], ChanceError> {
        if self.game.turn() != Turn::Chance {
            return Err(ChanceError::NotChance(self.who_is_to_act()));
        }
        let before = self.events.len();
        self.draw_one();
        self.draw_if_automatic();
        Ok(&self.events[before..])
    }

    /// Takes back the player's last decision since the barrier; what others did meanwhile stays.
    pub fn undo(&mut self, player: Player) -> Result<(), UndoError> {
        let (last, mut game) = self.before_last_decision(player)?;
        self.events.remove(last);
        self.hidden.truncate(last);
        for event in &self.events[last..] {
            self.hidden.push(Hidden::of(&game, event));
            game.happen(event);
        }
        self.game = game;
        self.is_ended = false;
        Ok(())
    }

    /// Whether the player has a decision that can be taken back.
    pub fn can_undo(&self, player: Player) -> bool {
        self.before_last_decision(player).is_ok()
    }

    /// Which decision of the player would be taken back, and the position before it.
    fn before_last_decision(&self, player: Player) -> Result<(usize, G), UndoError> {
        if player.seat() >= self.game.players() {
            return Err(UndoError::NoSuchPlayer(player));
        }
        let by_player = |event: &Event<G>| matches!(event, Event::Decision(who, _) if *who == player);
        let last = self.events[self.barrier..].iter().rposition(by_player).ok_or(UndoError::Nothing(player))?;
        let last = self.barrier + last;
        let mut game = self.at_barrier.clone();
        for event in &self.events[self.barrier..last] {
            game.happen(event);
        }
        let asked = game.turn().players();
        let by_somebody_new = |event: &Event<G>| matches!(event, Event::Decision(who, _) if !asked.contains(*who));
        if self.events[last..].iter().any(by_somebody_new) {
            return Err(UndoError::Nothing(player));
        }
        if let Event::Decision(_, action) = self.events[last]
            && game.is_final(player, action)
        {
            return Err(UndoError::Final(player, self.text(&action)));
        }
        Ok((last, game))
    }

    /// The table as it was after this many events; further results of chance are given by hand.
    pub fn after(&self, events: usize) -> Table<G> {
        let mut table =
            Table::prepared(self.setup.clone(), self.components(), self.seed, Origin::Given, Chances::Manual);
        self.events.iter().take(events).for_each(|event| table.happen(*event));
        table
    }

    /// The score of each player in seat order.
    pub fn scores(&self) -> Vec<Score> {
        PlayerSet::seats(self.game.players()).iter().map(|player| self.game.score(player)).collect()
    }

    /// Who has won, once the game is over.
    pub fn winners(&self) -> Option<PlayerSet> {
        (self.game.turn() == Turn::Over).then(|| winners(&self.scores()))
    }

    /// The players end the game here, before its end: nobody has won. If it goes on all the same, it was not ended.
    pub fn end(&mut self) {
        self.is_ended = self.game.turn() != Turn::Over;
    }

    /// Whether the players ended the game here, before its end.
    pub fn is_ended(&self) -> bool {
        self.is_ended
    }

    fn totals(&self) -> Option<Vec<i32>> {
        (self.game.turn() == Turn::Over).then(|| self.scores().iter().map(Score::total).collect())
    }

    /// The game so far, to be written down.
    pub fn record(&self) -> Record<G> {
        Record {
            setup: self.setup.clone(),
            components: self.components(),
            origin: self.origin,
            events: self.events.clone(),
            totals: self.totals(),
            is_ended: self.is_ended,
        }
    }

    fn check_chance(&self, result: &G::Chance) -> Result<(), ChanceError> {
        if self.game.turn() != Turn::Chance {
            return Err(ChanceError::NotChance(self.who_is_to_act()));
        }
        if !self.game.is_possible(result) {
            return Err(ChanceError::Impossible(self.text(result)));
        }
        Ok(())
    }

    fn draw_if_automatic(&mut self) {
        while self.chances == Chances::Automatic && self.game.turn() == Turn::Chance {
            self.draw_one();
        }
    }

    fn draw_one(&mut self) {
        if let Origin::Secret(_) = self.origin {
            self.origin = Origin::Given;
        }
        let result = self.next_result();
        self.happen(Event::Chance(result));
    }

    /// The n-th result has a stream of its own.
    fn next_result(&self) -> G::Chance {
        self.game.sample(&mut Rng::stream(&self.seed, self.drawn))
    }

    /// Lets an event happen, and lays a barrier behind chance, before chance, at the end, when a simultaneous step is over
    /// and when somebody new must act. In a patient game a player may still take back while the next one has not decided.
    fn happen(&mut self, event: Event<G>) {
        let (asked, step) = (self.game.turn().players(), self.game.step());
        self.is_ended = false;
        self.hidden.push(Hidden::of(&self.game, &event));
        self.game.happen(&event);
        self.events.push(event);
        self.drawn += u64::from(matches!(event, Event::Chance(_)));
        let simultaneous = self.at_barrier.turn().players().len() > 1;
        let goes_on = match self.game.turn() {
            Turn::Players(_) if simultaneous => self.game.step() == step,
            Turn::Players(players) => asked.contains_all(players) || G::PATIENT && players.len() == 1,
            Turn::Chance | Turn::Over => false,
        };
        if !goes_on {
            self.barrier = self.events.len();
            self.at_barrier = self.game.clone();
        }
    }

    fn who_is_to_act(&self) -> String {
        match self.game.turn() {
            Turn::Chance => "a result of chance is awaited".to_owned(),
            Turn::Over => "the game is over".to_owned(),
            Turn::Players(players) => {
                let seats: Vec<String> = players.iter().map(|player| player.to_string()).collect();
                let noun = if seats.len() == 1 { "player" } else { "players" };
                format!("{noun} {} must act", seats.join(", "))
            }
        }
    }
}
