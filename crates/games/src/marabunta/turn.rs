//! The sequence of a game (3, 14, N3-N6): what follows each decision and each result of chance.

use play::{Boxed, ByPlayer, Notation, Player};

use super::action::{Action, Half};
use super::chance::Chance;
use super::components::{Components, MAX_PLAYERS};
use super::effect::{Effect, Numbers};
use super::hex::Chosen;
use super::marks::{Marks, PlayerBoard};
use super::names::{Ability, Color, ColorSet, Face};
use super::setup::Setup;
use super::{Group, Marabunta, Source, Step};

impl Marabunta {
    /// The position before anything happened (2).
    pub(super) fn start(setup: &Setup, components: Boxed<Components>) -> Marabunta {
        let board = PlayerBoard::new(components.board(setup.boards));
        let mut circles = ByPlayer::new(MAX_PLAYERS, [0; Color::COUNT]);
        for (circles, printed) in circles.values_mut().iter_mut().zip(components.printed_circles) {
            *circles = [printed; Color::COUNT];
        }
        let divider = setup.first.unwrap_or_default();
        Marabunta {
            components,
            step: if setup.first.is_some() { Step::Reveal } else { Step::First },
            territory: setup.territory,
            board_side: setup.boards,
            abilities_may: setup.abilities_may,
            round: 1,
            divider,
            unseen_tiles: components.normal_tiles,
            tile: components.special_tile,
            dice: [Face::Zero; Color::COUNT],
            with_tile: ColorSet::NONE,
            tile_owner: divider,
            executing: divider,
            unused: Group { dice: ColorSet::NONE, tile: false },
            chests_due: 0,
            trigger: None,
            boards: ByPlayer::new(MAX_PLAYERS, board),
            circles,
            marks: Marks::new(components.territory(setup.territory)),
        }
    }

    #[inline]
    pub(super) fn chooser(&self) -> Player {
        self.divider.left_neighbor(MAX_PLAYERS)
    }

    /// Carries out a legal action.
    pub(super) fn carry_out(&mut self, action: Action) {
        match (self.step, action) {
            (Step::Split, Action::Split(dice)) => {
                self.with_tile = dice;
                self.step = Step::Choose;
            }
            (Step::Choose, Action::Choose(half)) => {
                self.tile_owner = if half == Half::Tile { self.chooser() } else { self.divider };
                self.execute(self.chooser());
            }
            (Step::Execute, Action::UseTile(_)) => {
                self.unused.tile = false;
                self.begin(Source::Tile);
            }
            (Step::Execute, Action::UseDie(color, _)) => {
                self.unused.dice.remove(color);
                self.begin(Source::Die(color));
            }
            (Step::Execute, Action::Done) => self.end_execution(),
            (Step::Repeat, Action::Repeat(color, _)) => self.begin(Source::Die(color)), // R5
            (Step::Write(source, numbers, chosen), Action::Write(_, hex)) => {
                self.choose_to_write(source, numbers, chosen.with(hex));
            }
            (Step::Cross(source, chosen), Action::Cross(hex)) => self.choose_to_cross(source, chosen.with(hex)),
            (Step::Flag(source, count, colored), Action::Flag(sheet)) => self.flag(source, count, colored, sheet),
            (Step::Chest, Action::Chest(group)) => match self.cross_chest(group) {
                Some(ability) => self.unlock(ability),
                None => self.go_on(),
            },
            (Step::Write(..) | Step::Cross(..) | Step::Flag(..), Action::Decline) => self.go_on(),
            (step, _) => {
                let action = action.notation(self.components.get());
                unreachable!("\"{action}\" is not legal in step {}", step.name())
            }
        }
    }

    /// 3.3 and 3.4; who cannot do anything is not asked (N6).
    fn execute(&mut self, player: Player) {
        self.executing = player;
        self.unused = self.own_group();
        if self.is_any_usable(self.unused) {
            self.step = Step::Execute;
        } else {
            self.end_execution();
        }
    }

    fn end_execution(&mut self) {
        self.unused = Group { dice: ColorSet::NONE, tile: false };
        if self.executing != self.divider {
            self.execute(self.divider);
        } else if self.trigger.is_some() {
            self.step = Step::Over; // 3.6
        } else {
            self.divider = self.chooser();
            self.round += 1;
            self.begin_round();
        }
    }

    /// 3.1 and 3.7
    fn begin_round(&mut self) {
        if self.round < self.components.special_round {
            self.step = Step::Reveal;
        } else {
            self.tile = self.components.special_tile;
            self.step = Step::Roll;
        }
    }

    /// Begins an effect that can do something (N5).
    fn begin(&mut self, source: Source) {
        match self.effect(source) {
            Effect::Write(numbers) => self.step = Step::Write(source, numbers, Chosen::NONE),
            Effect::CrossPair | Effect::CrossCookie => self.step = Step::Cross(source, Chosen::NONE),
            Effect::Flags(count) => self.step = Step::Flag(source, count, ColorSet::NONE),
            Effect::RepeatDie => self.step = Step::Repeat,
            Effect::Flag(sheet) => {
                self.color_circle(sheet);
                self.go_on();
            }
            Effect::Chests(count) => {
                self.chests_due += count;
                self.go_on();
            }
            Effect::Cookies(count) => {
                self.cross_cookies(count.into());
                self.go_on();
            }
            Effect::Points(points) => {
                self.score_points(points);
                self.go_on();
            }
        }
    }

    /// An ability is used at once, or lost if that is impossible (9.2, R4).
    fn unlock(&mut self, ability: Ability) {
        let source = Source::Ability(ability);
        if self.is_usable(source) { self.begin(source) } else { self.go_on() }
    }

    /// After an effect: a chest that is due, or else the next element (N3).
    fn go_on(&mut self) {
        if self.chests_due > 0 && self.own_board().has_chest() {
            self.step = Step::Chest;
        } else {
            self.chests_due = 0; // R11
            self.step = Step::Execute;
        }
    }

    /// The numbers are written when the last hex is chosen (14.6).
    fn choose_to_write(&mut self, source: Source, numbers: Numbers, chosen: Chosen) {
        if chosen.hexes().len() < numbers.values().len() {
            self.step = Step::Write(source, numbers, chosen);
        } else {
            self.write(&numbers, chosen.hexes());
            self.go_on();
        }
    }

    fn choose_to_cross(&mut self, source: Source, chosen: Chosen) {
        if self.effect(source) == Effect::CrossPair && chosen.hexes().len() == 1 {
            self.step = Step::Cross(source, chosen);
        } else {
            self.cross_out(chosen.hexes());
            self.go_on();
        }
    }

    fn flag(&mut self, source: Source, count: u8, mut colored: ColorSet, sheet: Color) {
        self.color_circle(sheet);
        colored.insert(sheet);
        if colored.len() < count.into() && !(self.open_sheets() - colored).is_empty() {
            self.step = Step::Flag(source, count, colored);
        } else {
            self.go_on(); // R9
        }
    }

    /// Carries out a possible result.
    pub(super) fn accept(&mut self, result: Chance) {
        match result {
            Chance::First(player) => {
                self.divider = player;
                self.begin_round();
            }
            Chance::Tile(tile) => {
                self.unseen_tiles.remove(tile);
                self.tile = tile;
                self.step = Step::Roll;
            }
            Chance::Roll(faces) => {
                self.dice = faces;
                self.step = Step::Split;
            }
        }
    }
}
