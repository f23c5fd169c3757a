//! Marabunta: `rules/marabunta.md`.
//!
//! ```
//! use games::Marabunta;
//! use games::marabunta::Action;
//! use play::{Chances, Game, Notation, Player, Seed, Table};
//!
//! let mut table = Table::<Marabunta>::new("first=red".parse().unwrap(), Seed::from(7), Chances::Automatic);
//! let [red, blue] = [Player::new(0), Player::new(1)];
//! let components = table.components().get();
//! table.play(red, Action::read("split tile pink yellow blue", components).unwrap()).unwrap();
//! table.play(blue, Action::read("choose tile", components).unwrap()).unwrap();
//! assert_eq!(table.game().step(), "execute");
//! let actions: Vec<String> = table.legal(blue).iter().map(|action| action.notation(components).to_string()).collect();
//! assert!(actions.contains(&"done".to_owned()), "{actions:?}");
//! ```

mod action;
mod chance;
mod chest_group;
mod components;
mod effect;
mod hex;
mod legal;
mod marks;
mod names;
mod offer;
mod position;
mod printed;
mod scoring;
mod setup;
mod split;
mod territory;
mod turn;
mod view;

pub use action::{Action, Half};
pub use chance::Chance;
pub use chest_group::{ChestGroup, MAX_GROUPS};
pub use components::{BoardSide, Components, Look, MAX_PLAYERS};
pub use effect::{Effect, Numbers};
pub use hex::{Hex, HexSet};
pub use marks::{Marks, PlayerBoard};
pub use names::{Ability, Color, ColorSet, Face, Tile, TileSet};
pub use offer::{Element, Offer};
pub use position::Asked;
pub use setup::{Setup, Side};
pub use territory::{Place, Special, Territory};
pub use view::View;

use hex::Chosen;
use play::{Boxed, ByPlayer, Game, Player, PlayerSet, Rng, Score, Setting, Turn};

/// A step of the game (N3). Only one effect at a time asks for hexes or sheets; what it has got so far stands with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    First,
    Reveal,
    Roll,
    Split,
    Choose,
    Execute,
    Repeat,
    Write(Source, Numbers, Chosen),
    Cross(Source, Chosen),
    /// With the number of sheets that this effect colors, and those that it has colored.
    Flag(Source, u8, ColorSet),
    Chest,
    Over,
}

impl Step {
    fn name(self) -> &'static str {
        match self {
            Step::First => "first",
            Step::Reveal => "reveal",
            Step::Roll => "roll",
            Step::Split => "split",
            Step::Choose => "choose",
            Step::Execute => "execute",
            Step::Repeat => "repeat",
            Step::Write(..) => "write",
            Step::Cross(..) => "cross",
            Step::Flag(..) => "flag",
            Step::Chest => "chest",
            Step::Over => "over",
        }
    }
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A die of the player's group.
    Die(Color),
    /// The tile.
    Tile,
    /// An ability that has just been unlocked.
    Ability(Ability),
}

/// Elements of one player (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Group {
    dice: ColorSet,
    tile: bool,
}

/// What triggered the end of the game, and by whom (11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Trigger {
    player: Player,
    reason: Reason,
}

/// A condition that triggers the end (11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Every hex of a region is filled.
    Region(Color),
    /// Every circle of a sheet is colored.
    Sheet(Color),
    /// Every cookie hex is filled.
    Cookies,
}

/// A position in a game of Marabunta (14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marabunta {
    /// The box with which it is played.
    components: Boxed<Components>,
    step: Step,
    territory: Side,
    board_side: Side,
    /// Whether every ability that asks something may be declined (R4).
    abilities_may: bool,
    /// From 1.
    round: u8,
    divider: Player,
    unseen_tiles: TileSet,
    tile: Tile,
    dice: [Face; Color::COUNT],
    /// The dice that lie with the tile (14.1).
    with_tile: ColorSet,
    tile_owner: Player,
    /// Who executes a group.
    executing: Player,
    /// What that player has not used yet.
    unused: Group,
    /// Chests that wait to be crossed out (14.5).
    chests_due: u8,
    trigger: Option<Trigger>,
    boards: ByPlayer<PlayerBoard, MAX_PLAYERS>,
    /// Circles on each score sheet.
    circles: ByPlayer<[u8; Color::COUNT], MAX_PLAYERS>,
    marks: Marks,
}

impl Game for Marabunta {
    const ID: &'static str = "marabunta";
    const NAME: &'static str = "Marabunta";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const FIRST_GAME: &'static str = "territory=symbol boards=symbol";

    type Setup = Setup;
    type Components = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn with_box(setup: &Setup, components: Boxed<Components>) -> Marabunta {
        Marabunta::start(setup, components)
    }

    #[inline]
    fn components(&self) -> Boxed<Components> {
        self.components
    }

    fn players(&self) -> usize {
        MAX_PLAYERS
    }

    #[inline]
    fn turn(&self) -> Turn {
        let decider = match self.step {
            Step::First | Step::Reveal | Step::Roll => return Turn::Chance,
            Step::Over => return Turn::Over,
            Step::Split => self.divider,
            Step::Choose => self.chooser(),
            Step::Execute | Step::Repeat | Step::Write(..) | Step::Cross(..) | Step::Flag(..) | Step::Chest => {
                self.executing
            }
        };
        Turn::Players(PlayerSet::one(decider))
    }

    fn step(&self) -> &'static str {
        self.step.name()
    }

    fn legal(&self, player: Player, actions: &mut Vec<Action>) {
        if self.turn().players().contains(player) {
            self.legal_actions(actions);
        }
    }

    fn apply(&mut self, _: Player, action: Action) {
        self.carry_out(action);
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

    fn imagine(view: &View, _: &mut Rng) -> Marabunta {
        *view.position()
    }

    fn score(&self, player: Player) -> Score {
        self.score_of(player)
    }
}
