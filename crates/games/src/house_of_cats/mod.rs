//! House of Cats: `rules/house_of_cats.md`.
//!
//! ```
//! use games::HouseOfCats;
//! use games::house_of_cats::{Action, Chance};
//! use play::{Chances, Notation, Player, Seed, Table};
//!
//! let mut table = Table::<HouseOfCats>::new("players=1 tiles=abcd".parse().unwrap(), Seed::from(7), Chances::Manual);
//! let components = table.components();
//! table.chance(Chance::read("roll 2 2 cat mouse", &components).unwrap()).unwrap();
//! let player = Player::new(0);
//! let empty = table.game().sheet(player).empty().len();
//! let takes = table.legal(player).into_iter().filter(|action| matches!(action, Action::Take(_))).count();
//! assert!(takes >= 3, "a 2, the cat or the mouse");
//! table.play(player, Action::read("take 2", &components).unwrap()).unwrap();
//! let cell = table.legal(player)[0];
//! assert!(matches!(cell, Action::Write(_)));
//! table.play(player, cell).unwrap();
//! assert_eq!(table.game().sheet(player).empty().len(), empty - 1);
//! ```

mod action;
mod cell;
mod chance;
mod checks;
mod components;
mod cost;
mod house;
mod legal;
mod moment;
mod position;
mod printed;
mod rooms;
mod scoring;
mod setup;
mod sheet;
mod symbol;
mod tiles;
mod turn;
mod view;

pub use action::{Action, Change, RoomCells, Take, Use};
pub use cell::{Cell, CellSet, Place};
pub use chance::Chance;
pub use components::{Components, TrackCat};
pub use cost::Cost;
pub use house::House;
pub use moment::Moment;
pub use setup::{Level, Setup};
pub use sheet::Sheet;
pub use symbol::{Ability, Dice, Number, Symbol, Tiles};
pub use turn::{Progress, QuotaChange};
pub use view::View;

use components::MAX_PLAYERS;
use play::{Boxed, ByPlayer, Game, Player, PlayerSet, Rng, Score, Setting, Turn};
use turn::Seat;

/// A step of the game (N3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Tiles,
    SetupRoll,
    SetupPlace,
    Roll,
    Turn,
    Over,
}

impl Step {
    const fn name(self) -> &'static str {
        match self {
            Step::Tiles => "tiles",
            Step::SetupRoll => "setup_roll",
            Step::SetupPlace => "setup_place",
            Step::Roll => "roll",
            Step::Turn => "turn",
            Step::Over => "over",
        }
    }
}

/// A position in a game of House of Cats (18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseOfCats {
    /// The box with which it is played.
    components: Boxed<Components>,
    step: Step,
    level: Level,
    /// Whether C, F and G also change symbols that do not come from a die (8.0).
    conversions_any: bool,
    /// Of no meaning before the step `tiles` is over.
    tiles: Tiles,
    /// The last roll, the same for everybody (4.1).
    dice: Dice,
    /// Who still decides in this step.
    deciding: PlayerSet,
    seats: ByPlayer<Seat, MAX_PLAYERS>,
}

impl Game for HouseOfCats {
    const ID: &'static str = "house_of_cats";
    const NAME: &'static str = "House of Cats";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const FIRST_GAME: &'static str = "level=1 tiles=abcd";

    type Setup = Setup;
    type Components = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn with_box(setup: &Setup, components: Boxed<Components>) -> HouseOfCats {
        HouseOfCats::start(setup, components)
    }

    fn components(&self) -> Boxed<Components> {
        self.components
    }

    fn players(&self) -> usize {
        self.seats.players()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Tiles | Step::SetupRoll | Step::Roll => Turn::Chance,
            Step::SetupPlace | Step::Turn => Turn::Players(self.deciding),
            Step::Over => Turn::Over,
        }
    }

    fn step(&self) -> &'static str {
        self.step.name()
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

    fn imagine(view: &View, _: &mut Rng) -> HouseOfCats {
        *view.position()
    }

    fn score(&self, player: Player) -> Score {
        self.seats[player].sheet.score(self.house(), &self.components)
    }

    fn title(&self) -> Option<&'static str> {
        let solo = self.players() == 1;
        solo.then(|| scoring::title(self.level, self.score(Player::new(0)).total(), self.components.get()))
    }

    fn titles(&self) -> Vec<(i32, &'static str)> {
        if self.players() == 1 { scoring::titles(self.level, self.components.get()) } else { Vec::new() }
    }

    /// `place` and `done` cannot be taken back (N3).
    fn is_final(&self, _: Player, action: Action) -> bool {
        matches!(action, Action::Place(_) | Action::Done)
    }
}
