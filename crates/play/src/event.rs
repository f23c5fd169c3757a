//! What happens in a game: decisions and results of chance.

use std::fmt;

use crate::{Game, Notation, NotationError, Player, PlayerSet};

/// A decision of a player or a result of chance.
///
/// ```
/// use play::example::{Action, HighCard};
/// use play::{Event, NoComponents, Notation, Player};
///
/// let event = Event::<HighCard>::read("1 swap", &NoComponents).unwrap();
/// assert_eq!(event, Event::Decision(Player::new(1), Action::Swap));
/// let event = Event::<HighCard>::read("- deal 1 7", &NoComponents).unwrap();
/// assert!(matches!(event, Event::Chance(_)));
/// assert_eq!(event.notation(&NoComponents).to_string(), "- deal 1 7");
/// assert_eq!(event.happening(&NoComponents), "deal 1 7");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<G: Game> {
    /// A player did this.
    Decision(Player, G::Action),
    /// Chance gave this.
    Chance(G::Chance),
}

impl<G: Game> Copy for Event<G> {}

impl<G: Game> Event<G> {
    /// What happened, in the notation, without the player who did it.
    pub fn happening(&self, components: &G::Components) -> String {
        match self {
            Event::Decision(_, action) => action.notation(components).to_string(),
            Event::Chance(result) => result.notation(components).to_string(),
        }
    }

    /// The line of a record that says this of the event: the seat, or `-` for chance, and the notation.
    pub(crate) fn line(&self, notation: &str) -> String {
        match self {
            Event::Decision(player, _) => format!("{player} {notation}"),
            Event::Chance(_) => format!("- {notation}"),
        }
    }
}

/// Who saw an event that was hidden from others, and what the others know of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// The players who saw it.
    pub witnesses: PlayerSet,
    /// What the others are told, in the notation.
    pub redacted: String,
}

impl Hidden {
    /// What is hidden of an event that is about to happen; `None` if everybody sees it.
    pub(crate) fn of<G: Game>(game: &G, event: &Event<G>) -> Option<Box<Hidden>> {
        let witnesses = game.witnesses(event);
        (witnesses != PlayerSet::ALL).then(|| Box::new(Hidden { witnesses, redacted: game.redacted(event) }))
    }

    /// Whether a viewer saw the event; `None` is a spectator, who sees what everybody sees.
    pub fn is_seen_by(&self, viewer: Option<Player>) -> bool {
        viewer.is_some_and(|viewer| self.witnesses.contains(viewer))
    }
}

impl<G: Game> Notation<G::Components> for Event<G> {
    /// The line of a record: the seat, or `-` for chance, and the notation.
    fn write(&self, components: &G::Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Decision(player, action) => write!(f, "{player} {}", action.notation(components)),
            Event::Chance(result) => write!(f, "- {}", result.notation(components)),
        }
    }

    fn read(text: &str, components: &G::Components) -> Result<Event<G>, NotationError> {
        let (who, what) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(text, "a line is a seat, or - for chance, a space, and what happened"))?;
        if who == "-" {
            return Ok(Event::Chance(G::Chance::read(what, components)?));
        }
        let seat = match who.as_bytes() {
            [digit @ b'0'..=b'5'] => usize::from(digit - b'0'),
            _ => {
                return Err(NotationError::new(
                    text,
                    "the line must begin with a seat from 0 to 5, or with - for chance",
                ));
            }
        };
        Ok(Event::Decision(Player::new(seat), G::Action::read(what, components)?))
    }
}
