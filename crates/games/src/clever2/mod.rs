//! Twice as Clever: `rules/clever2.md`.
//!
//! ```
//! use games::Clever2;
//! use games::clever2::{Action, Area, Die};
//! use play::{Chances, Game, Player, Seed, Table};
//!
//! let mut table = Table::<Clever2>::new("players=1".parse().unwrap(), Seed::from(7), Chances::Manual);
//! let player = Player::new(0);
//! while table.game().step() != "roll" {
//!     let first = table.legal(player)[0]; // the bonus of round 1
//!     table.play(player, first).unwrap();
//! }
//! table.chance("dice white 4 yellow 1 blue 2 green 3 pink 5 silver 6".parse().unwrap()).unwrap();
//! table.play(player, "choose pink 5".parse().unwrap()).unwrap();
//! assert_eq!(table.game().sheet(player).pink(), [5]);
//! assert_eq!(Area::Pink.die(), Die::Pink);
//! assert!(table.game().dice().tray.contains(Die::White), "lower dice are swept to the tray");
//! assert!(table.legal(player).contains(&Action::Roll));
//! ```

mod action;
mod chance;
mod checks;
mod components;
mod dice;
mod legal;
mod position;
mod printed;
mod scoring;
mod setup;
mod sheet;
mod turn;
mod view;

pub use action::{Action, Area, Cell, Entry, Place, Row};
pub use chance::Chance;
pub use components::{Bonus, Components, FIELD_COUNT, NUMBERS, Question, Track};
pub use dice::{Dice, Die, DieSet};
pub use setup::{Readings, Setup};
pub use sheet::{Questions, Sheet};
pub use view::View;

use components::MAX_PLAYERS;
use play::{Boxed, ByPlayer, Game, Player, PlayerSet, Rng, Score, Setting, Turn};

/// A step of the game (N3, N4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    First,
    RoundBonus,
    Roll,
    Choose,
    Chain,
    Bonus(After),
    BeforeRoll,
    Extra,
    PassiveRoll,
    PassiveTie,
    Passive,
    Over,
}

impl Step {
    const fn name(self) -> &'static str {
        match self {
            Step::First => "first",
            Step::RoundBonus => "round_bonus",
            Step::Roll => "roll",
            Step::Choose => "choose",
            Step::Chain => "chain",
            Step::Bonus(_) => "bonus",
            Step::BeforeRoll => "before_roll",
            Step::Extra => "extra",
            Step::PassiveRoll => "passive_roll",
            Step::PassiveTie => "passive_tie",
            Step::Passive => "passive",
            Step::Over => "over",
        }
    }
}

/// What follows when the active player's "?" are carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum After {
    Choice,
    Extra,
}

/// A position in a game of Twice as Clever (13.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clever2 {
    /// The box with which it is played.
    components: Boxed<Components>,
    readings: Readings,
    step: Step,
    /// From 1.
    round: u8,
    first: Player,
    active: Player,
    /// The number of the active player's roll, k in 4.2.
    roll: u8,
    dice: Dice,
    /// Dice swept by the last choice whose mark is still open (6.2.3).
    swept: DieSet,
    /// Whether the active player has acted since the last chance result (N6).
    acted: bool,
    /// Who still decides in a simultaneous step.
    deciding: PlayerSet,
    /// Who has yet to take a die of the tray or pass (5.1).
    taking: PlayerSet,
    sheets: ByPlayer<Sheet, MAX_PLAYERS>,
}

impl Game for Clever2 {
    const ID: &'static str = "clever2";
    const NAME: &'static str = "Twice as Clever";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;

    type Setup = Setup;
    type Components = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn with_box(setup: &Setup, components: Boxed<Components>) -> Clever2 {
        Clever2::start(setup, components)
    }

    fn components(&self) -> Boxed<Components> {
        self.components
    }

    fn players(&self) -> usize {
        self.sheets.players()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::First | Step::Roll | Step::PassiveRoll | Step::PassiveTie => Turn::Chance,
            Step::Choose | Step::Chain | Step::Bonus(_) | Step::BeforeRoll | Step::Extra => {
                Turn::Players(PlayerSet::one(self.active))
            }
            Step::RoundBonus | Step::Passive => Turn::Players(self.deciding),
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

    fn imagine(view: &View, _: &mut Rng) -> Clever2 {
        *view.position()
    }

    fn score(&self, player: Player) -> Score {
        self.sheets[player].score(&self.components)
    }

    fn title(&self) -> Option<&'static str> {
        let solo = self.players() == 1;
        solo.then(|| self.components.get().title(self.score(Player::new(0)).total())).flatten()
    }

    fn titles(&self) -> Vec<(i32, &'static str)> {
        if self.players() == 1 { self.components.get().titles() } else { Vec::new() }
    }

    /// `done` ends what a player may take back (N7).
    fn is_final(&self, _: Player, action: Action) -> bool {
        action == Action::Done
    }
}
