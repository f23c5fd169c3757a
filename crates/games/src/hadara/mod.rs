//! Hadara: `rules/hadara.md`.
//!
//! ```
//! use games::Hadara;
//! use games::hadara::{Action, Color};
//! use play::{Chances, Game, Player, Seed, Table};
//!
//! let setup = "players=2 start_side=a segments=fixed crests=fixed".parse().unwrap();
//! let mut table = Table::<Hadara>::new(setup, Seed::from(7), Chances::Automatic);
//! assert_eq!(table.game().step(), "wheel");
//! let first = table.game().turn().players().iter().next().expect("the first player turns the wheel");
//! table.play(first, Action::Wheel(Color::Red)).unwrap();
//!
//! assert_eq!(table.game().turn().players().len(), 2, "both draft at the same time, in secret");
//! let other = first.left_neighbor(2);
//! assert!(table.game().view(Some(first)).hand().is_some());
//! assert_eq!(table.game().view(None).hand(), None);
//! let commit = table.legal(other)[0];
//! table.play(other, commit).unwrap();
//! assert!(table.hidden(table.events().len() - 1).is_some(), "nobody else has seen it yet");
//! ```

mod action;
mod board;
mod chance;
mod checks;
mod colonies;
mod components;
mod draft;
mod facts;
mod imagine;
mod legal;
mod parts;
mod position;
mod printed;
mod scoring;
mod secrecy;
mod setup;
mod shown;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use action::{Action, Deed};
pub use board::{Board, Carving, Colony};
pub use chance::{Chance, Dealt};
pub use components::{BUSTS, Components, EPOCHS, TIERS};
pub use facts::{Ability, BackFacts, BustFacts, CardFacts, Group, MeanCard, SealPrices, StartFacts, TierFacts};
pub use parts::{Back, Bust, Card, CardSet, Color, Crest, Face, Pile, Side, StartCard, Tier, Track};
pub use position::Ahead;
pub use setup::Setup;
pub use view::View;

use components::SEGMENTS;
use play::{Boxed, ByPlayer, Event, Game, Player, PlayerSet, Rng, Score, Setting, Turn};

/// Seats at the table.
pub const MAX_PLAYERS: usize = 5;
/// The fewest players.
const MIN_PLAYERS: usize = 2;

/// A phase of an epoch (1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    A,
    B,
}

/// A step of the game (26.3, 26.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Segments,
    Crests,
    Start,
    Side,
    Wheel,
    Draw,
    Draft,
    Colony(Phase),
    Back(Phase, Tier),
    Bust(Phase),
    Take,
    Feed,
    Seals,
    Over,
}

impl Step {
    const fn name(self) -> &'static str {
        match self {
            Step::Segments => "segments",
            Step::Crests => "crests",
            Step::Start => "start",
            Step::Side => "side",
            Step::Wheel => "wheel",
            Step::Draw => "draw",
            Step::Draft => "draft",
            Step::Colony(_) => "colony",
            Step::Back(..) => "back",
            Step::Bust(_) => "bust",
            Step::Take => "take",
            Step::Feed => "feed",
            Step::Seals => "seals",
            Step::Over => "over",
        }
    }
}

/// What everybody knows (17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Public {
    /// The box with which it is played.
    components: Boxed<Components>,
    setup: Setup,
    step: Step,
    /// From 0.
    epoch: u8,
    /// Clockwise (2.9.1).
    segments: [Color; SEGMENTS],
    crests: ByPlayer<Crest, MAX_PLAYERS>,
    /// Of each epoch (3.6).
    first_players: [Player; EPOCHS],
    /// Where the first player's crest pointed at the first draw (5.1).
    wheel: Color,
    /// The number of the draw in phase A, from 1 (5.6).
    draw: u8,
    /// Who is to draw or to act, where one player after the other does.
    active: Player,
    /// How many turns the present step has left, that of the active player included.
    turns: u8,
    /// Colonies, busts, payments or seals of the active player in this step.
    taken: u8,
    /// Points that the active player bought in this step (`requirement_buy`).
    bought: u8,
    /// Who still decides, where all do at the same time (18).
    deciding: PlayerSet,
    /// Cards on the inner places.
    inner: [u8; Color::ALL.len()],
    /// Cards that everybody saw leave the game (17).
    discards: CardSet,
    boards: ByPlayer<Board, MAX_PLAYERS>,
}

/// What one player alone knows (17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Secret {
    /// The two cards just drawn.
    hand: Option<[Card; 2]>,
    /// A decision that waits for the others (18).
    pending: Option<Action>,
    /// Cards sold in phase A.
    sold: CardSet,
}

/// A position in a game of Hadara: what at least one player knows (19.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hadara {
    public: Public,
    /// The outer places by color. All cards were seen by all, yet perhaps only the top ones are shown (15.19).
    piles: [Pile; Color::ALL.len()],
    /// The cards of this epoch that have been drawn, as bits of each color's group.
    drawn: [u16; Color::ALL.len()],
    secrets: ByPlayer<Secret, MAX_PLAYERS>,
}

impl Game for Hadara {
    const ID: &'static str = "hadara";
    const NAME: &'static str = "Hadara";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const FIRST_GAME: &'static str = "purple=basic start_side=a";

    type Setup = Setup;
    type Components = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn with_box(setup: &Setup, components: Boxed<Components>) -> Hadara {
        Hadara::start(setup, components)
    }

    fn components(&self) -> Boxed<Components> {
        self.public.components
    }

    fn players(&self) -> usize {
        self.public.players()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.public.step {
            Step::Segments | Step::Crests | Step::Start | Step::Draw | Step::Back(..) => Turn::Chance,
            Step::Side | Step::Draft => Turn::Players(self.public.deciding),
            Step::Wheel | Step::Colony(_) | Step::Bust(_) | Step::Take | Step::Feed | Step::Seals => {
                Turn::Players(PlayerSet::one(self.public.active))
            }
            Step::Over => Turn::Over,
        }
    }

    fn step(&self) -> &'static str {
        self.public.step.name()
    }

    fn legal(&self, player: Player, actions: &mut Vec<Action>) {
        if self.turn().players().contains(player) {
            self.legal_actions(player, |action| actions.push(action));
        }
    }

    fn apply(&mut self, player: Player, action: Action) {
        self.carry_out(player, action);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        self.draw_result(rng)
    }

    fn is_possible(&self, result: &Chance) -> bool {
        self.can_happen(result)
    }

    fn resolve(&mut self, result: Chance) {
        self.accept(result);
    }

    fn view(&self, viewer: Option<Player>) -> View {
        View::new(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Hadara {
        view.imagine(rng)
    }

    fn score(&self, player: Player) -> Score {
        self.public.score(player)
    }

    fn witnesses(&self, event: &Event<Hadara>) -> PlayerSet {
        self.who_sees(event)
    }

    fn redacted(&self, event: &Event<Hadara>) -> String {
        self.tell_others(event)
    }
}
