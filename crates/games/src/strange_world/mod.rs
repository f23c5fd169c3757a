//! Strange World Above the Clouds: `rules/strange_world.md`.
//!
//! ```
//! use games::StrangeWorld;
//! use games::strange_world::Action;
//! use play::{Chances, Game, Notation, Player, Seed, Table};
//!
//! let mut table = Table::<StrangeWorld>::new("players=3".parse().unwrap(), Seed::from(7), Chances::Automatic);
//! let sun = table.game().turn().players().iter().next().expect("the holder of the sun chooses the direction");
//! table.play(sun, Action::read("direction left", &table.components()).unwrap()).unwrap();
//! assert_eq!(table.game().step(), "pass2");
//!
//! let [anna, bence] = [Player::new(0), Player::new(1)];
//! let view = table.game().view(Some(anna));
//! assert_eq!(view.hand(anna).map(|hand| hand.cards.len()), Some(3));
//! assert!(view.hand(bence).is_none(), "another hand is secret");
//! assert!(table.legal(anna).iter().all(|action| matches!(action, Action::Pass(cards) if cards.len() == 2)));
//! ```

mod action;
mod card;
mod cell;
mod chance;
mod checks;
mod components;
mod imagine;
mod legal;
mod position;
mod printed;
mod public;
mod scoring;
mod secrecy;
mod setup;
mod traveller;
mod turn;
mod view;
mod world;

pub use action::Action;
pub use card::{Card, Cards, Deck};
pub use cell::{Cell, CellSet};
pub use chance::Chance;
pub use components::{
    Components, Condition, Face, HAND, ICONS, Invitation, MAX_ANIMALS, MAX_CITIES, MAX_LANDS, MAX_PILES, MAX_PLAYERS,
    MAX_TRAVELLERS, Traits,
};
pub use printed::{Icon, Printed, Rating, Scoring};
pub use public::{City, Pass, Public, Step};
pub use scoring::Sum;
pub use setup::Setup;
pub use traveller::{Side, Spot, Traveller, TravellerSet};
pub use view::View;
pub use world::{Desolation, World};

use components::PASSES;
use play::{Boxed, ByPlayer, Event, Game, Player, PlayerSet, Rng, Score, Setting, Turn};

/// What one player has in hand, and what went through that hand in the present round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The cards now; a pending pass is still among them.
    pub cards: Cards,
    /// What the player passed first and second (4.2, 4.3).
    pub passed: [Cards; PASSES.len()],
    /// What came from the other neighbor.
    pub received: [Cards; PASSES.len()],
}

impl Hand {
    const EMPTY: Hand = Hand { cards: Cards::NONE, passed: [Cards::NONE; 2], received: [Cards::NONE; 2] };
}

/// A position in a game of Strange World Above the Clouds (13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrangeWorld {
    public: Public,
    hands: ByPlayer<Hand, MAX_PLAYERS>,
    /// The cards that were not dealt or turned up yet.
    deck: Deck,
}

impl Game for StrangeWorld {
    const ID: &'static str = "strange_world";
    const NAME: &'static str = "Strange World Above the Clouds";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    /// A card may be taken back as long as no other player has decided (17.8).
    const PATIENT: bool = true;

    type Setup = Setup;
    type Components = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn with_box(setup: &Setup, components: Boxed<Components>) -> StrangeWorld {
        StrangeWorld::start(setup, components)
    }

    fn components(&self) -> Boxed<Components> {
        self.public.components
    }

    fn players(&self) -> usize {
        self.public.players()
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn step(&self) -> &'static str {
        self.public.step.name()
    }

    fn legal(&self, player: Player, actions: &mut Vec<Action>) {
        if self.turn().players().contains(player) {
            self.legal_actions(player, actions);
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

    fn imagine(view: &View, rng: &mut Rng) -> StrangeWorld {
        view.imagine(rng)
    }

    fn score(&self, player: Player) -> Score {
        self.public.score(player)
    }

    fn title(&self) -> Option<&'static str> {
        let solo = self.players() == 1;
        solo.then(|| scoring::title(self.score(Player::new(0)).total(), self.public.components.get())).flatten()
    }

    fn titles(&self) -> Vec<(i32, &'static str)> {
        if self.players() == 1 { scoring::titles(self.public.components.get()) } else { Vec::new() }
    }

    fn witnesses(&self, event: &Event<StrangeWorld>) -> PlayerSet {
        self.who_sees(event)
    }

    fn redacted(&self, event: &Event<StrangeWorld>) -> String {
        self.tell_others(event)
    }
}
