//! What a bot is.

use play::{Game, Player};

/// An opponent.
pub trait Bot<G: Game>: Send {
    /// Decides for a player who sees `view` and may do what is in `legal`, which is not empty. The choice depends only on these and
    /// on what the bot was made with, unless the patience ends before its work does.
    fn choose(&mut self, view: &G::View, player: Player, legal: &[G::Action], patience: Patience) -> Choice<G>;
}

/// Asked now and then whether the bot may go on thinking. Bots read no clock; their caller does.
pub type Patience<'a> = &'a (dyn Fn() -> bool + Sync);

/// Waits until the work is done.
pub const ENDLESS: Patience = &|| true;

/// A bot's decision and, where it has them, its reasons.
///
/// ```
/// use bots::Choice;
/// use games::Marabunta;
/// use games::marabunta::Action;
///
/// let choice = Choice::<Marabunta>::blind(Action::Done);
/// assert_eq!((choice.action, choice.value, choice.work), (Action::Done, None, 0));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Game> {
    /// One of the legal actions.
    pub action: G::Action,
    /// The result that the bot expects: the final score in a solo game, otherwise the share of the victory and a little for the margin.
    pub value: Option<f64>,
    /// What the bot thinks of each legal action.
    pub thoughts: Vec<Thought<G::Action>>,
    /// How much work it was: how many positions were judged, or games simulated.
    pub work: u64,
}

impl<G: Game> Choice<G> {
    /// A choice without a reason.
    pub fn blind(action: G::Action) -> Choice<G> {
        Choice { action, value: None, thoughts: Vec::new(), work: 0 }
    }
}

/// What a bot thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// How often the bot tried it.
    pub visits: u32,
    /// The result that the bot expects of it, if it looked at it.
    pub value: Option<f64>,
}
