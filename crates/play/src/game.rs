//! What a game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::{Boxed, Components, Event, Notation, NotationError, Player, PlayerSet, Rng, Score, Setting};

/// Who moves the game on.
///
/// ```
/// use play::example::HighCard;
/// use play::{Chances, Game, Player, PlayerSet, Seed, Table, Turn};
///
/// let mut table = Table::<HighCard>::new("players=2".parse().unwrap(), Seed::from(1), Chances::Manual);
/// assert_eq!(table.game().turn(), Turn::Chance);
/// assert!(table.game().turn().players().is_empty());
/// table.draw().unwrap();
/// table.draw().unwrap();
/// assert_eq!(table.game().turn(), Turn::Players(PlayerSet::one(Player::new(0))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Dice or cards decide.
    Chance,
    /// Each of these players decides; several decide at the same time.
    Players(PlayerSet),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The players who decide now.
    #[inline]
    pub fn players(self) -> PlayerSet {
        match self {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => PlayerSet::NONE,
        }
    }
}

/// A position in one game, and its rules as pure functions.
///
/// It holds what at least one player knows; what no player knows is absent and arrives as `Chance`.
/// `apply` and `resolve` trust their caller; a [`Table`](crate::Table) checks.
///
/// ```
/// use play::example::{Action, Deal, HighCard, Setup};
/// use play::{Game, Player, Rng};
///
/// let mut game = HighCard::new(&Setup { players: 2 });
/// let before = game;
/// game.resolve(Deal { player: Player::new(0), card: 9 });
/// game.resolve(game.sample(&mut Rng::from_number(1)));
/// game.apply(Player::new(0), Action::Stay);
/// assert!(game.is_legal(Player::new(1), Action::Swap));
/// assert_eq!(game.score(Player::new(0)).total(), 9);
/// assert_ne!(game, before, "a position is a small value: keep it, copy it, compare it");
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Names the game in records and addresses; never changes.
    const ID: &'static str;
    /// The game's name for people.
    const NAME: &'static str;
    /// Raised whenever an old record could replay differently.
    const RULES: u16;
    /// What can be chosen before the game; the first setting is `players`.
    const SETTINGS: &'static [Setting];
    /// The set-up that the rulebook recommends for a first game, as `key=value` pairs without the number of players; empty if it
    /// recommends none. What it names is what matters most of the settings.
    const FIRST_GAME: &'static str = "";
    /// Whether a player may take back until the next player has decided, and not only until that player must act.
    const PATIENT: bool = false;

    /// The chosen settings; the text form is `key=value ...`.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What is in the box.
    type Components: Components;
    /// A decision; the text form is the game's notation.
    type Action: Copy + Eq + Hash + Debug + Notation<Self::Components> + Send + Sync;
    /// A result of chance; the text form is the game's notation.
    type Chance: Copy + Eq + Hash + Debug + Notation<Self::Components> + Send + Sync;
    /// All that one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The position before anything happened, with a box.
    fn with_box(setup: &Self::Setup, components: Boxed<Self::Components>) -> Self;
    /// The position before anything happened, with the newest built-in box.
    fn new(setup: &Self::Setup) -> Self {
        Self::with_box(setup, Self::Components::shelf().standard())
    }
    /// The box with which it is played.
    fn components(&self) -> Boxed<Self::Components>;
    /// How many players sit at the table.
    fn players(&self) -> usize;
    /// Who moves the game on.
    fn turn(&self) -> Turn;
    /// The name of the step in the rules' state machine.
    fn step(&self) -> &'static str;
    /// Adds the player's legal actions to the list, always in the same order.
    fn legal(&self, player: Player, actions: &mut Vec<Self::Action>);
    /// Carries out a legal action. Simultaneous actions of different players commute.
    fn apply(&mut self, player: Player, action: Self::Action);
    /// Draws one of the possible results.
    fn sample(&self, rng: &mut Rng) -> Self::Chance;
    /// Whether chance can give this result now.
    fn is_possible(&self, result: &Self::Chance) -> bool;
    /// Carries out a possible result.
    fn resolve(&mut self, result: Self::Chance);
    /// What the viewer may know; `None` is a spectator. It is built from what is known, never by removing secrets.
    fn view(&self, viewer: Option<Player>) -> Self::View;
    /// A position that looks like this to the viewer; what the viewer cannot see is filled in at random.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
    /// The player's score, valid at any time.
    fn score(&self, player: Player) -> Score;

    /// The title that the rating table of a solo game gives for the present score.
    fn title(&self) -> Option<&'static str> {
        None
    }

    /// All titles of that rating table with the fewest points for each, the lowest first; none unless it is a solo game.
    fn titles(&self) -> Vec<(i32, &'static str)> {
        Vec::new()
    }

    /// Who sees the event, which is about to happen.
    fn witnesses(&self, event: &Event<Self>) -> PlayerSet {
        let _ = event;
        PlayerSet::ALL
    }

    /// What players who do not witness the event that is about to happen are told about it, in the notation.
    fn redacted(&self, event: &Event<Self>) -> String {
        event.happening(&self.components())
    }

    /// The line of the event that is about to happen, as players read it who do not witness it.
    fn veiled(&self, event: &Event<Self>) -> String {
        event.line(&self.redacted(event))
    }

    /// Whether the action cannot be taken back by its player, because it shows something new or because the rules say so.
    fn is_final(&self, player: Player, action: Self::Action) -> bool {
        let _ = (player, action);
        false
    }

    /// Whether the player may do this now.
    fn is_legal(&self, player: Player, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        self.legal(player, &mut actions);
        actions.contains(&action)
    }

    /// Carries out an event that has been checked.
    fn happen(&mut self, event: &Event<Self>) {
        match *event {
            Event::Decision(player, action) => self.apply(player, action),
            Event::Chance(result) => self.resolve(result),
        }
    }
}
