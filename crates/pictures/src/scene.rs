//! What there is to draw, for one viewer in one language.

use std::cell::RefCell;

use play::{Boxed, Event, Notation, Player, PlayerSet, Score, Turn, winners_among};
use words::{Language, Phrase, Voice};

use crate::Picture;

/// What there is to draw, for one viewer in one language.
pub struct Scene<'a, G: Picture> {
    /// All that the viewer knows.
    pub view: &'a G::View,
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Player>,
    /// Whether the viewer sits at the table; in a replay somebody else looks through the viewer's eyes.
    pub is_live: bool,
    /// The box with which it is played.
    pub components: Boxed<G::Components>,
    /// Who moves the game on.
    pub turn: Turn,
    /// The name of the step in the rules.
    pub step: &'static str,
    /// What the viewer may do now.
    pub legal: &'a [G::Action],
    /// What the viewer is advised to do.
    pub hint: Option<G::Action>,
    /// What has happened since the viewer decided last, as far as the viewer saw it.
    pub recent: &'a [Event<G>],
    /// What the players are called, in seat order.
    pub names: &'a [String],
    /// The score of each player, in seat order.
    pub scores: &'a [Score],
    /// Who has given up: they are last, whatever their score.
    pub given_up: PlayerSet,
    /// The language of the reader.
    pub language: Language,
    placed: RefCell<Vec<bool>>,
}

/// What everybody knows of a position.
pub struct Moment<G: Picture> {
    components: Boxed<G::Components>,
    turn: Turn,
    step: &'static str,
}

impl<G: Picture> Moment<G> {
    /// That of a position.
    pub fn of(game: &G) -> Moment<G> {
        Moment { components: game.components(), turn: game.turn(), step: game.step() }
    }
}

/// A legal action that is shown somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// The action's text: the value of `data-action`.
    pub text: String,
    /// What it means: the label for those who cannot see the picture.
    pub label: String,
    /// Whether it is the one that the viewer is advised to take: `data-hint`.
    pub is_hint: bool,
}

impl<'a, G: Picture> Scene<'a, G> {
    /// A scene of a live table in which nothing has been advised and nothing has just happened.
    pub fn new(
        view: &'a G::View,
        viewer: Option<Player>,
        Moment { components, turn, step }: Moment<G>,
        legal: &'a [G::Action],
        names: &'a [String],
        scores: &'a [Score],
        language: Language,
    ) -> Scene<'a, G> {
        let placed = RefCell::new(vec![false; legal.len()]);
        let (is_live, hint, recent, given_up) = (true, None, &[][..], PlayerSet::NONE);
        Scene {
            view,
            viewer,
            is_live,
            components,
            turn,
            step,
            legal,
            hint,
            recent,
            names,
            scores,
            given_up,
            language,
            placed,
        }
    }

    /// Who would win, or has won: the best of those who have not given up.
    pub fn winners(&self) -> PlayerSet {
        let players = PlayerSet::seats(self.scores.len()).iter().filter(|player| !self.given_up.contains(*player));
        winners_among(self.scores, players.collect())
    }

    /// The words of the game in the language of the reader.
    pub fn voice(&self) -> Voice {
        G::words().voice(self.language)
    }

    /// Says a phrase in the language of the reader.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.voice().say(phrase)
    }

    /// Says a key in the language of the reader.
    pub fn text(&self, key: &str) -> String {
        self.voice().text(key)
    }

    /// What a player is called.
    pub fn name(&self, player: Player) -> &str {
        &self.names[player.seat()]
    }

    /// Whether this player is the reader, to whom the table says "you".
    pub fn is_reader(&self, player: Player) -> bool {
        self.is_live && self.viewer == Some(player)
    }

    /// The action if the viewer may do it now, for a place of the picture where one click does it.
    pub fn act(&self, action: &G::Action) -> Option<Act> {
        let place = self.legal.iter().position(|legal| legal == action)?;
        self.placed.borrow_mut()[place] = true;
        Some(self.describe(action))
    }

    /// Whether some action is picked by this part now: then its place carries `data-part` with the part's name.
    pub fn has_part(&self, part: &str) -> bool {
        self.legal.iter().any(|action| G::parts(action, self.components).iter().any(|known| known == part))
    }

    /// Whether the advised action is picked by this part.
    pub fn is_hinted(&self, part: &str) -> bool {
        self.hint.is_some_and(|action| G::parts(&action, self.components).iter().any(|known| known == part))
    }

    /// The legal actions that have no place in the picture yet.
    pub(crate) fn unplaced(&self) -> Vec<&'a G::Action> {
        let placed = self.placed.borrow();
        self.legal.iter().zip(placed.iter()).filter(|(_, placed)| !**placed).map(|(action, _)| action).collect()
    }

    pub(crate) fn describe(&self, action: &G::Action) -> Act {
        let text = action.notation(&self.components).to_string();
        let label = self.say(&G::action(action, self.components));
        Act { text, label, is_hint: self.hint == Some(*action) }
    }
}
