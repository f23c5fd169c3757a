//! What a player may do at each moment (N3-N7).

use play::Player;

use super::action::{Action, Change, RoomCells, Take, Use};
use super::cell::{Cell, CellSet};
use super::cost::{Cost, Costs};
use super::moment::{Common, Moment};
use super::symbol::{Ability, Dice, Number, Symbol};
use super::turn::{Progress, QuotaChange, Seat};
use super::{HouseOfCats, Step};

impl HouseOfCats {
    /// Lists the actions of a player who is to decide.
    pub(super) fn legal_actions(&self, player: Player, actions: &mut Vec<Action>) {
        match self.step {
            Step::SetupPlace if self.seats[player].sheet.is_blank() => self.legal_places(actions),
            Step::SetupPlace | Step::Turn => self.seats[player].legal(self.common(), actions),
            Step::Tiles | Step::SetupRoll | Step::Roll | Step::Over => {}
        }
    }

    /// Every different assignment of the setup roll (3.4).
    #[cold]
    fn legal_places(&self, actions: &mut Vec<Action>) {
        let house = self.common().house;
        for first in house.setup.iter() {
            for second in house.setup.iter().filter(|&second| second > first) {
                for third in house.setup.iter().filter(|&third| third > second) {
                    let cells = [first, second, third].map(|place| house.name(place));
                    assignments(cells, self.dice, actions);
                }
            }
        }
    }
}

fn assignments(cells: [Cell; 3], dice: Dice, actions: &mut Vec<Action>) {
    for one in dice.kinds() {
        let rest = without(dice, one);
        for two in rest.kinds() {
            for three in without(rest, two).kinds() {
                actions.push(Action::Place([(cells[0], one), (cells[1], two), (cells[2], three)]));
            }
        }
    }
}

#[inline]
fn without(mut dice: Dice, die: Symbol) -> Dice {
    dice.remove(die);
    dice
}

impl Seat {
    fn legal(&self, common: Common, actions: &mut Vec<Action>) {
        let house = common.house;
        let sheet = &self.sheet;
        let mut list = |cells: CellSet, action: fn(Cell) -> Action| {
            actions.extend(cells.iter().map(|place| action(house.name(place))));
        };
        match sheet.moment {
            Moment::Act => self.acts(common, actions),
            Moment::Die { .. } => list(self.next_cells(common, self.progress.diagonal), Action::Write),
            Moment::Free { .. } | Moment::Mouse(_) => {
                list(sheet.empty(), Action::Write);
                if common.conversions_any {
                    self.changes(common, actions);
                }
            }
            Moment::AnySymbol => {
                let symbols = Symbol::ALL.into_iter().filter(|&symbol| sheet.can_choose(common, symbol));
                actions.extend(symbols.map(Action::Symbol));
            }
            Moment::TrackNumber => actions.extend(Number::ALL.map(|number| Action::Symbol(Symbol::Number(number)))),
            Moment::Cross => list(sheet.all_loose(), Action::Cross),
            Moment::SecondMouse { first, symbol } => {
                list(house.adjacent(first) & sheet.empty(), Action::Write);
                if symbol == Symbol::Mouse {
                    actions.push(Action::NoMouse);
                }
                if common.conversions_any {
                    self.changes(common, actions);
                }
            }
            Moment::Spend(number) => self.spends(common, common.tiles[number as usize], actions),
            Moment::Room(place) => {
                if let Some(Symbol::Number(number)) = sheet.symbol(place) {
                    sheet.possible_rooms(house, place, number, &mut |room| {
                        actions.push(Action::Room(RoomCells::new(room.iter().map(|place| house.name(place)))));
                        true
                    });
                }
            }
            Moment::Add { left, added, .. } => list(sheet.addable(house, left, added, common.components), Action::Add),
        }
    }

    /// The cells in which the next die can be written (N4).
    pub(super) fn next_cells(&self, common: Common, diagonal: bool) -> CellSet {
        let empty = self.sheet.empty();
        let die_cells = self.progress.die_cells;
        if die_cells.is_empty() {
            return empty;
        }
        if self.progress.separate == 0 {
            return common.house.around(die_cells, diagonal) & empty; // the die cells are connected
        }
        // 8.A: without some separate cells, the others and the next cell must be connected.
        let most = usize::from(self.progress.separate);
        let mut next = CellSet::NONE;
        for separate in die_cells.subsets().filter(|separate| separate.len() <= most) {
            let (mut joining, mut parts) = (empty, 0);
            for part in common.house.regions(die_cells - separate, diagonal) {
                joining &= common.house.around(part, diagonal);
                parts += 1;
            }
            if parts <= 1 && separate.len() < most {
                return empty; // the next cell may be separate itself
            }
            next |= joining;
        }
        next
    }

    /// The actions when nothing is pending (N5-N7).
    fn acts(&self, common: Common, actions: &mut Vec<Action>) {
        let next = self.next_cells(common, self.progress.diagonal);
        let can_end = self.can_end(common, next);
        self.takes(common, next, actions);
        if self.sheet.has_uses() {
            self.uses(common, next, can_end, actions);
        }
        if can_end {
            actions.push(Action::Done);
        }
    }

    /// N5
    fn takes(&self, common: Common, next: CellSet, actions: &mut Vec<Action>) {
        let left = self.progress.quota - self.progress.used;
        if left == 0 {
            return;
        }
        let budget = self.budget(common);
        let unused = self.progress.unused;
        let fits = |symbol: Symbol| !next.is_empty() || !common.needs_cell(symbol);
        if budget.is_none() {
            let dice = unused.kinds().filter(|&die| fits(die));
            actions.extend(dice.map(|die| Action::Take(Take::plain(die))));
            return;
        }
        self.paid_takes(common, next, budget, &mut |take| actions.push(Action::Take(take)));
    }

    /// The takes that a budget allows, dice as they are included; there is at least one die left to use.
    #[inline]
    fn paid_takes(&self, common: Common, next: CellSet, budget: Cost, give: &mut impl FnMut(Take)) {
        let unused = self.progress.unused;
        let costs = Costs::get();
        let fits = |symbol: Symbol| !next.is_empty() || !common.needs_cell(symbol);
        for die in unused.kinds() {
            let offers = costs.one(die).iter().filter(|(symbol, cost)| fits(*symbol) && cost.is_within(budget));
            offers.for_each(|&(symbol, cost)| give(Take { die, second: None, symbol, cost }));
        }
        if self.progress.quota - self.progress.used < 2 || next.is_empty() || !Cost::DOUBLE.is_within(budget) {
            return;
        }
        for die in unused.kinds() {
            for second in without(unused, die).kinds().filter(|&second| second >= die) {
                let offers = costs.two(die, second).iter();
                let offers = offers.filter(|(symbol, cost)| common.needs_cell(*symbol) && cost.is_within(budget));
                offers.for_each(|&(symbol, cost)| give(Take { die, second: Some(second), symbol, cost }));
            }
        }
    }

    /// What is done with an immediate ability for the dice: a die is changed by it, or E is used (7.5).
    #[cold]
    fn spends(&self, common: Common, ability: Ability, actions: &mut Vec<Action>) {
        self.each_spend(common, ability, &mut |action| actions.push(action));
    }

    /// Whether there is anything to do with an immediate ability for the dice (7.5).
    #[cold]
    pub(super) fn can_spend(&self, common: Common, ability: Ability) -> bool {
        let mut found = false;
        self.each_spend(common, ability, &mut |_| found = true);
        found
    }

    fn each_spend(&self, common: Common, ability: Ability, give: &mut impl FnMut(Action)) {
        let next = self.next_cells(common, self.progress.diagonal);
        if ability == Ability::DiceCount {
            let uses = self.quota_uses(common, self.can_end(common, next));
            uses.into_iter().flatten().for_each(|this| give(Action::Use(this)));
        } else if self.progress.used < self.progress.quota {
            self.paid_takes(common, next, self.budget(common), &mut |take| {
                if take.cost.uses(ability) > 0 {
                    give(Action::Take(take));
                }
            });
        }
    }

    /// What C, F and G make of a symbol that does not come from a die (8.0).
    #[cold]
    fn changes(&self, common: Common, actions: &mut Vec<Action>) {
        let Some(symbol) = self.sheet.moment.changeable() else { return };
        let budget = self.budget(common);
        let can_pay = |cost: Cost| cost.is_within(budget) && cost.uses(Ability::PlusMinus) == 0 && !cost.is_none();
        for &(symbol, cost) in Costs::get().one(symbol) {
            if can_pay(cost) && self.sheet.can_choose(common, symbol) {
                actions.push(Action::Change(Change { symbol, cost }));
            }
        }
    }

    /// What the player can pay for changed and doubled dice.
    #[inline]
    fn budget(&self, common: Common) -> Cost {
        if !self.sheet.has_uses() {
            return Cost::NONE;
        }
        Number::ALL.into_iter().fold(Cost::NONE, |budget, number| {
            let uses = self.sheet.uses(number);
            if uses == 0 { budget } else { budget.plus(Cost::of(common.tiles[number as usize], uses)) }
        })
    }

    /// N6
    fn uses(&self, common: Common, next: CellSet, can_end: bool, actions: &mut Vec<Action>) {
        let progress = &self.progress;
        for number in Number::ALL {
            if self.sheet.uses(number) == 0 {
                continue;
            }
            match common.tiles[number as usize] {
                Ability::Separate if self.wants_cell(common) && next != self.sheet.empty() => {
                    actions.push(Action::Use(Use::Separate));
                }
                Ability::Diagonal
                    if !progress.diagonal && self.wants_cell(common) && next != self.next_cells(common, true) =>
                {
                    actions.push(Action::Use(Use::Diagonal));
                }
                Ability::DiceCount => {
                    actions.extend(self.quota_uses(common, can_end).into_iter().flatten().map(Action::Use));
                }
                Ability::FreeThree => self.use_to_write(common, Use::Three, actions),
                Ability::FreeAny => self.use_to_write(common, Use::Any, actions),
                Ability::FreeMice => self.use_to_write(common, Use::Mice, actions),
                Ability::MoveNumber => self.use_to_write(common, Use::Move, actions),
                _ => {}
            }
        }
    }

    /// A stored D, I, J or K, if it has a target.
    #[cold]
    fn use_to_write(&self, common: Common, this: Use, actions: &mut Vec<Action>) {
        if self.sheet.asks(common, this.ability()).is_some() {
            actions.push(Action::Use(this));
        }
    }

    /// The ways in which E can be used; there is none outside a turn, when the quota is 0.
    fn quota_uses(&self, common: Common, can_end: bool) -> [Option<Use>; 2] {
        let Progress { quota, change, .. } = self.progress;
        let (least, most) = common.components.quota_limits;
        let more = (1..most).contains(&quota) && change != QuotaChange::Fewer;
        // A turn that cannot be ended has dice left to use.
        let fewer = quota > least && change != QuotaChange::More && !can_end;
        [more.then_some(Use::More), fewer.then_some(Use::Fewer)]
    }

    /// Whether a die that needs a cell may still be used.
    fn wants_cell(&self, common: Common) -> bool {
        self.progress.used < self.progress.quota && self.lost(common) > 0
    }

    /// How many unused dice need a cell.
    fn lost(&self, common: Common) -> u8 {
        let unused = self.progress.unused;
        let cats = if common.needs_cell(Symbol::Cat) { 0 } else { unused.count(Symbol::Cat) };
        unused.len() - cats
    }

    /// N7
    fn can_end(&self, common: Common, next: CellSet) -> bool {
        let lost = if next.is_empty() { self.lost(common) } else { 0 };
        self.progress.quota - self.progress.used <= lost
    }
}
