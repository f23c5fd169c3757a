//! The sequence of a game and of a player's turn (N3-N7).

use play::{Boxed, ByPlayer, Player, PlayerSet};

use super::Components;
use super::action::{Action, Change, Take, Use};
use super::cell::{Cell, CellSet};
use super::chance::Chance;
use super::moment::{Common, Moment};
use super::setup::{Level, Setup};
use super::sheet::Sheet;
use super::symbol::{Ability, Dice, Symbol, Tiles};
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
    fn begin(dice: Dice, components: &Components) -> Progress {
        Progress { unused: dice, quota: components.quota, ..Progress::default() }
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
            Action::Change(change) => self.change(common, change),
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
                    Moment::Mouse(symbol) => sheet.draw_mouse(common, place, symbol),
                    Moment::Free { symbol, .. } | Moment::SecondMouse { symbol, .. } => {
                        sheet.write(common, place, symbol);
                    }
                    _ => unreachable!("nothing is to be written"),
                }
            }
            Action::Symbol(symbol) if common.needs_cell(symbol) => {
                sheet.moment = Moment::Free { symbol, is_settled: matches!(sheet.moment, Moment::AnySymbol) };
            }
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
            Action::Place(_) | Action::Done => unreachable!("they are not actions of a turn"),
        }
        if self.sheet.is_unsettled() {
            self.settle(common);
        }
    }

    /// Fills the setup cells (3.4).
    #[cold]
    fn place(&mut self, common: Common, symbols: [(Cell, Symbol); Action::SETUP_DICE]) {
        self.sheet.place(common, symbols.map(|(cell, symbol)| (common.house.place(cell), symbol)));
        self.settle(common);
    }

    /// What follows without a question: an immediate ability for the dice holds or is lost, a second mouse comes (7.5, 8.J).
    #[cold]
    fn settle(&mut self, common: Common) {
        if let Moment::Spend(number) = self.sheet.moment {
            self.earn(common, common.tiles[number as usize]);
        }
        self.sheet.draw_second(common.house);
    }

    /// Begins to use an immediate ability for the dice (7.5).
    fn earn(&mut self, common: Common, ability: Ability) {
        let is_turn = self.progress.quota > 0;
        match ability {
            Ability::Separate if is_turn => self.use_ability(common, Use::Separate),
            Ability::Diagonal if is_turn => self.use_ability(common, Use::Diagonal),
            _ if self.can_spend(common, ability) => return,
            _ => self.sheet.pay(common, ability, 1),
        }
        self.sheet.moment = Moment::Act;
    }

    /// N5
    fn take(&mut self, common: Common, take: Take) {
        let Seat { sheet, progress } = self;
        if !take.cost.is_none() {
            take.cost.parts().for_each(|(ability, uses)| sheet.pay(common, ability, uses));
        }
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
    #[inline(never)]
    fn use_ability(&mut self, common: Common, this: Use) {
        let Seat { sheet, progress } = self;
        sheet.moment = Moment::Act;
        match this {
            Use::Separate => progress.separate += 1,
            Use::Diagonal => progress.diagonal = true,
            Use::More => {
                progress.quota += 1;
                progress.change = QuotaChange::More;
            }
            Use::Fewer => {
                progress.quota -= 1;
                progress.change = QuotaChange::Fewer;
            }
            Use::Three | Use::Any | Use::Mice | Use::Move => {
                sheet.moment = sheet.asks(common, this.ability()).unwrap_or(Moment::Act);
            }
        }
        sheet.pay(common, this.ability(), 1);
    }

    /// Changes a symbol that does not come from a die (8.0).
    #[cold]
    fn change(&mut self, common: Common, Change { symbol, cost }: Change) {
        let Seat { sheet, .. } = self;
        cost.parts().for_each(|(ability, uses)| sheet.pay(common, ability, uses));
        match sheet.moment {
            _ if !common.needs_cell(symbol) => sheet.cross_cat(common),
            Moment::Mouse(_) => sheet.moment = Moment::Mouse(symbol),
            Moment::SecondMouse { first, .. } => sheet.moment = Moment::SecondMouse { first, symbol },
            _ => sheet.moment = Moment::Free { symbol, is_settled: true },
        }
    }
}

impl HouseOfCats {
    pub(super) fn start(setup: &Setup, components: Boxed<Components>) -> HouseOfCats {
        let sheet = Sheet::new(components.get().house(setup.level));
        let mut game = HouseOfCats {
            components,
            step: Step::Tiles,
            level: setup.level,
            conversions_any: setup.conversions_any,
            tiles: components.get().first_game(),
            dice: Dice::default(),
            deciding: PlayerSet::NONE,
            seats: ByPlayer::new(setup.players, Seat { sheet, progress: Progress::default() }),
        };
        if setup.first_game {
            game.reveal(game.tiles);
        }
        game
    }

    /// What the players have in common.
    #[inline]
    pub(super) fn common(&self) -> Common {
        let components = self.components.get();
        Common {
            components,
            house: components.house(self.level),
            tiles: self.tiles,
            conversions_any: self.conversions_any,
        }
    }

    /// 3.2
    fn reveal(&mut self, tiles: Tiles) {
        self.tiles = tiles;
        self.step = if self.level.has_setup_roll() { Step::SetupRoll } else { Step::Roll };
    }

    /// Carries out a legal action.
    pub(super) fn carry_out(&mut self, player: Player, action: Action) {
        let common = self.common();
        match action {
            Action::Place(symbols) => {
                self.seats[player].place(common, symbols);
                self.go_on_placing(player);
            }
            Action::Done => self.leave(player),
            _ => {
                self.seats[player].act(common, action);
                if self.step == Step::SetupPlace {
                    self.go_on_placing(player);
                }
            }
        }
    }

    /// What follows from filled setup cells is decided before the first roll (3.4).
    #[cold]
    fn go_on_placing(&mut self, player: Player) {
        if self.seats[player].sheet.moment == Moment::Act {
            self.leave(player);
        }
    }

    /// The player has decided everything in this step.
    fn leave(&mut self, player: Player) {
        self.deciding.remove(player);
        if self.deciding.is_empty() {
            self.end_turn();
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
            self.seats[player].progress = Progress::begin(dice, &self.components);
        }
    }
}
