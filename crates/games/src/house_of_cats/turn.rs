//! The sequence of a game and of a player's turn (N3-N7).

use play::{ByPlayer, Player, PlayerSet};

use super::action::{Action, Take, Use};
use super::cell::CellSet;
use super::chance::Chance;
use super::components::components;
use super::setup::{Level, Setup};
use super::sheet::{Common, Moment, Sheet};
use super::symbol::{Ability, Dice, Symbol};
use super::{HouseOfCats, Step};

/// What E has done in this turn; it never does both (8.E).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum QuotaChange {
    /// Nothing.
    #[default]
    None,
    /// One die more, perhaps several times.
    More,
    /// One die fewer, perhaps several times.
    Fewer,
}

/// How far a player has come in a turn (N4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Dice that are not used yet.
    pub unused: Dice,
    /// How many dice are used.
    pub used: u8,
    /// How many must be used (4.2).
    pub quota: u8,
    /// What E has done.
    pub change: QuotaChange,
    /// Uses of A, F in 8.A.
    pub separate: u8,
    /// Whether H is used (8.H).
    pub diagonal: bool,
    /// The die cells, S in 8.A.
    pub die_cells: CellSet,
}

impl Progress {
    fn begin(dice: Dice) -> Progress {
        Progress { unused: dice, quota: components().quota, ..Progress::default() }
    }
}

/// A player's sheet and turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seat {
    /// The sheet.
    pub sheet: Sheet,
    /// The turn.
    pub progress: Progress,
}

impl Seat {
    /// Carries out a legal action of a turn, all but `done`.
    fn act(&mut self, common: Common, action: Action) {
        let Seat { sheet, progress } = self;
        match action {
            Action::Take(take) => self.take(common, take),
            Action::Use(this) => self.use_ability(common, this),
            Action::Write(cell) => {
                let place = common.house.place(cell);
                match sheet.moment {
                    Moment::Die { symbol, double } => {
                        progress.die_cells.insert(place);
                        if double {
                            sheet.write_double(common, place, symbol);
                        } else {
                            sheet.write(common, place, symbol);
                        }
                    }
                    Moment::Free(symbol) => sheet.write(common, place, symbol),
                    Moment::Mouse => sheet.draw_mouse(common, place),
                    _ => sheet.write(common, place, Symbol::Mouse),
                }
            }
            Action::Symbol(symbol) if common.needs_cell(symbol) => sheet.moment = Moment::Free(symbol),
            Action::Symbol(_) => sheet.cross_cat(common), // 8.I
            Action::Cross(cell) => sheet.cross_out(common.house.place(cell)),
            Action::NoMouse => sheet.moment = Moment::Act,
            Action::Room(cells) => {
                let cells: CellSet = cells.iter().map(|cell| common.house.place(cell)).collect();
                let symbol = cells.first().and_then(|place| sheet.symbol(place));
                if let Some(Symbol::Number(number)) = symbol {
                    sheet.build(common, cells, number);
                }
            }
            Action::Add(cell) => sheet.add(common, common.house.place(cell)),
            Action::Place(_) | Action::Done => unreachable!("it ends the step for its player"),
        }
    }

    /// N5
    fn take(&mut self, common: Common, take: Take) {
        let Seat { sheet, progress } = self;
        take.cost.parts().for_each(|(ability, uses)| sheet.pay(common, ability, uses));
        progress.unused.remove(take.die);
        if let Some(second) = take.second {
            progress.unused.remove(second);
        }
        progress.used += take.dice();
        if common.needs_cell(take.symbol) {
            sheet.moment = Moment::Die { symbol: take.symbol, double: take.second.is_some() };
        } else {
            sheet.cross_cat(common); // 9.1
        }
    }

    /// N6
    fn use_ability(&mut self, common: Common, this: Use) {
        let Seat { sheet, progress } = self;
        let ability = match this {
            Use::Separate => {
                progress.separate += 1;
                Ability::Separate
            }
            Use::Diagonal => {
                progress.diagonal = true;
                Ability::Diagonal
            }
            Use::More => {
                progress.quota += 1;
                progress.change = QuotaChange::More;
                Ability::DiceCount
            }
            Use::Fewer => {
                progress.quota -= 1;
                progress.change = QuotaChange::Fewer;
                Ability::DiceCount
            }
        };
        sheet.pay(common, ability, 1);
    }
}

impl HouseOfCats {
    pub(super) fn start(setup: &Setup) -> HouseOfCats {
        let sheet = Sheet::new(components().house(setup.level));
        let mut game = HouseOfCats {
            step: Step::Tiles,
            level: setup.level,
            tiles: Ability::FIRST_GAME,
            dice: Dice::default(),
            deciding: PlayerSet::NONE,
            seats: ByPlayer::new(setup.players, Seat { sheet, progress: Progress::default() }),
        };
        if let Some(tiles) = setup.tiles {
            game.reveal(tiles);
        }
        game
    }

    /// What the players have in common.
    #[inline]
    pub(super) fn common(&self) -> Common {
        Common { house: components().house(self.level), tiles: self.tiles }
    }

    /// 3.2
    fn reveal(&mut self, tiles: [Ability; 4]) {
        self.tiles = tiles;
        self.step = if self.level.has_setup_roll() { Step::SetupRoll } else { Step::Roll };
    }

    /// Carries out a legal action.
    pub(super) fn carry_out(&mut self, player: Player, action: Action) {
        let common = self.common();
        match action {
            Action::Place(symbols) => {
                for (cell, symbol) in symbols {
                    self.seats[player].sheet.put(common.house.place(cell), symbol);
                }
                self.deciding.remove(player);
                if self.deciding.is_empty() {
                    self.step = Step::Roll;
                }
            }
            Action::Done => {
                self.deciding.remove(player);
                if self.deciding.is_empty() {
                    self.end_turn();
                }
            }
            _ => self.seats[player].act(common, action),
        }
    }

    /// 13.1, 12.7
    fn end_turn(&mut self) {
        let mut full = self.seats.values().iter().map(|seat| seat.sheet.empty().is_empty());
        let over = if self.level == Level::Four { full.all(|full| full) } else { full.any(|full| full) };
        self.step = if over { Step::Over } else { Step::Roll };
    }

    /// Carries out a possible result.
    pub(super) fn accept(&mut self, result: Chance) {
        match result {
            Chance::Tiles(tiles) => self.reveal(tiles),
            Chance::Roll(dice) => {
                self.dice = dice;
                if self.step == Step::SetupRoll {
                    self.deciding = PlayerSet::seats(self.seats.players());
                    self.step = Step::SetupPlace;
                } else {
                    self.begin_turn();
                }
            }
        }
    }

    /// All who have an empty cell take a turn; on level 4 the others are finished (12.7).
    fn begin_turn(&mut self) {
        self.step = Step::Turn;
        let has_cell = |&(_, seat): &(Player, &Seat)| !seat.sheet.empty().is_empty();
        self.deciding = self.seats.iter().filter(has_cell).map(|(player, _)| player).collect();
        for player in PlayerSet::seats(self.seats.players()).iter() {
            let dice = if self.deciding.contains(player) { self.dice } else { Dice::default() };
            self.seats[player].progress = Progress::begin(dice);
        }
    }
}
