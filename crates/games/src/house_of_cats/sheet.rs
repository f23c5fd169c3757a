//! A player's sheet: what is written where, and what follows from it at once (5-9, 12, N8).

use super::action::Action;
use super::cell::{CellSet, Place};
use super::components::{Components, TrackCat};
use super::house::House;
use super::moment::{Common, Moment};
use super::setup::Level;
use super::symbol::{Ability, Number, Symbol};

/// A player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The cells that hold each symbol, crossed-out numbers included.
    written: [CellSet; Symbol::COUNT],
    empty: CellSet,
    /// Cells of the grid that are not available yet (12.1).
    free: CellSet,
    /// Double cells (1.6).
    doubles: CellSet,
    /// Cells with a number crossed out by K (8.K).
    crossed_out: CellSet,
    /// Cells in rooms (6.5).
    walled: CellSet,
    /// The room of each walled cell: 1 is the first room that was built.
    room_of: [u8; CellSet::MOST],
    /// Rooms of each number.
    built: [u8; 4],
    /// Crossed circles of each field (7.1).
    crossed: [u8; 4],
    /// Crossed cats of the track (9.1).
    track: u8,
    /// First mice of J whose second one is still to come (8.J).
    firsts: CellSet,
    /// What its owner must decide.
    pub moment: Moment,
}

impl Sheet {
    /// A blank sheet.
    pub fn new(house: &House) -> Sheet {
        Sheet {
            written: [CellSet::NONE; Symbol::COUNT],
            empty: house.start,
            free: house.cells - house.start,
            doubles: CellSet::NONE,
            crossed_out: CellSet::NONE,
            walled: CellSet::NONE,
            room_of: [0; CellSet::MOST],
            built: [0; 4],
            crossed: [0; 4],
            track: 0,
            firsts: CellSet::NONE,
            moment: Moment::Act,
        }
    }

    /// The cells that hold a symbol, crossed-out numbers included.
    #[inline]
    pub fn written(&self, symbol: Symbol) -> CellSet {
        self.written[symbol.index()]
    }

    /// The available cells with nothing in them (1.4).
    #[inline]
    pub fn empty(&self) -> CellSet {
        self.empty
    }

    /// Cells of the grid that are not available yet (12.1).
    #[inline]
    pub fn free(&self) -> CellSet {
        self.free
    }

    /// All cells that are written in (17, no. 21).
    pub fn filled(&self) -> CellSet {
        self.written.into_iter().fold(CellSet::NONE, |all, cells| all | cells)
    }

    /// Whether nothing is written yet.
    pub(super) fn is_blank(&self) -> bool {
        self.filled().is_empty()
    }

    /// Double cells (1.6).
    #[inline]
    pub fn doubles(&self) -> CellSet {
        self.doubles
    }

    /// Cells with a number crossed out by K.
    pub fn crossed_out(&self) -> CellSet {
        self.crossed_out
    }

    /// Cells in rooms.
    #[inline]
    pub fn walled(&self) -> CellSet {
        self.walled
    }

    /// The rooms in the order in which they were built.
    pub fn rooms(&self) -> impl Iterator<Item = CellSet> {
        let count: u8 = self.built.iter().sum();
        (1..=count)
            .map(|room| self.walled.iter().filter(|place| self.room_of[place.index()] == room).collect::<CellSet>())
    }

    /// The symbol in a cell, if it is filled.
    #[inline]
    pub fn symbol(&self, place: Place) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|&symbol| self.written(symbol).contains(place))
    }

    /// Loose cells that hold a number (1.7).
    #[inline]
    pub fn loose(&self, number: Number) -> CellSet {
        self.written(Symbol::Number(number)) - (self.walled | self.crossed_out)
    }

    /// All loose numbers (1.7).
    #[inline]
    pub(super) fn all_loose(&self) -> CellSet {
        Number::ALL.into_iter().fold(CellSet::NONE, |all, number| all | self.loose(number))
    }

    /// The sum of the weights (1.6).
    #[inline]
    pub fn size(&self, cells: CellSet) -> usize {
        cells.len() + (cells & self.doubles).len()
    }

    /// How many rooms of a number there are.
    pub fn built(&self, number: Number) -> u8 {
        self.built[number as usize]
    }

    /// Circled circles of a field: the newest room's circle waits for its expansion (6.5).
    pub fn circled(&self, number: Number) -> u8 {
        let waits = matches!(self.moment, Moment::Add { number: newest, .. } if newest == number);
        self.built(number) - u8::from(waits)
    }

    /// Crossed circles of a field (7.1).
    pub fn crossed(&self, number: Number) -> u8 {
        self.crossed[number as usize]
    }

    /// Crossed cats of the track (9.1).
    pub fn track(&self) -> u8 {
        self.track
    }

    /// First mice of J whose second one is still to come (8.J).
    #[inline]
    pub fn first_mice(&self) -> CellSet {
        self.firsts
    }

    /// Uses of a field's ability that are left (7.1).
    #[inline]
    pub fn uses(&self, number: Number) -> u8 {
        self.built[number as usize] - self.crossed[number as usize]
    }

    /// Whether a use of any ability is left.
    #[inline]
    pub(super) fn has_uses(&self) -> bool {
        self.built != self.crossed
    }

    /// Crosses circles of an ability (7.1).
    #[inline(never)]
    pub fn pay(&mut self, common: Common, ability: Ability, uses: u8) {
        if let Some(number) = common.field(ability) {
            self.crossed[number as usize] += uses;
        }
    }

    /// Puts a symbol in an empty cell; nothing follows from it.
    pub fn put(&mut self, place: Place, symbol: Symbol) {
        let cell = CellSet::one(place);
        self.written[symbol.index()] |= cell;
        self.empty -= cell;
    }

    /// Fills setup cells; in cells that touch a room may arise, as in a turn (3.4).
    pub(super) fn place(&mut self, common: Common, symbols: [(Place, Symbol); Action::SETUP_DICE]) {
        symbols.into_iter().for_each(|(place, symbol)| self.put(place, symbol));
        // The middle one of three equal numbers in touch is in every possible room.
        let numbers = symbols.into_iter().filter_map(|(place, symbol)| match symbol {
            Symbol::Number(number) => Some((place, number)),
            Symbol::Cat | Symbol::Mouse => None,
        });
        if let Some((place, number)) =
            numbers.max_by_key(|&(place, number)| self.count_rooms(common.house, place, number))
        {
            self.write(common, place, Symbol::Number(number));
        }
    }

    fn count_rooms(&self, house: &House, place: Place, number: Number) -> usize {
        let mut count = 0;
        self.possible_rooms(house, place, number, &mut |_| {
            count += 1;
            true
        });
        count
    }

    /// Writes a symbol in an empty cell, with all that follows without a question (N8).
    pub fn write(&mut self, common: Common, place: Place, symbol: Symbol) {
        self.put(place, symbol);
        self.moment = Moment::Act;
        if let Symbol::Number(number) = symbol {
            self.look_for_room(common, place, number);
        }
    }

    /// Writes two dice in one cell (8.L).
    pub(super) fn write_double(&mut self, common: Common, place: Place, symbol: Symbol) {
        self.doubles.insert(place);
        self.write(common, place, symbol);
    }

    /// N8.2
    fn look_for_room(&mut self, common: Common, place: Place, number: Number) {
        let mut rooms = [CellSet::NONE; 2];
        let mut count = 0;
        self.possible_rooms(common.house, place, number, &mut |room| {
            rooms[count] = room;
            count += 1;
            count < rooms.len()
        });
        match count {
            0 => {}
            1 => self.build(common, rooms[0], number),
            _ => self.moment = Moment::Room(place),
        }
    }

    /// Builds a room (6.5, N8.3). The bonus is seen in the walls.
    pub fn build(&mut self, common: Common, cells: CellSet, number: Number) {
        self.built[number as usize] += 1;
        let room = self.built.iter().sum();
        for place in cells.iter() {
            self.room_of[place.index()] = room;
        }
        self.walled |= cells;
        self.moment = Moment::Act;
        let left =
            if common.house.level == Level::Four { self.expansion(common.house, number, common.components) } else { 0 };
        if left > 0 {
            self.moment = Moment::Add { number, left, added: CellSet::NONE };
        } else {
            self.circle(common, number);
        }
    }

    /// How many cells are added for a room (12.4).
    fn expansion(&self, house: &House, number: Number, components: &Components) -> u8 {
        let largest = self.free_regions(house, components).map(CellSet::len).max().unwrap_or(0);
        largest.min(number.size().into()) as u8
    }

    /// The connected parts of the grid in which the house can grow (12.3).
    fn free_regions(&self, house: &House, components: &Components) -> impl Iterator<Item = CellSet> {
        let reach = self.reach(house, components);
        house.regions(self.free, false).filter(move |&region| !(region & reach).is_empty())
    }

    /// Where the first new cell may be (12.3).
    fn reach(&self, house: &House, components: &Components) -> CellSet {
        if components.must_touch_house { house.around(house.cells - self.free, false) } else { house.cells }
    }

    /// The cells of which the next one is made available (N4).
    pub fn addable(&self, house: &House, left: u8, added: CellSet, components: &Components) -> CellSet {
        if added.is_empty() {
            let large = self.free_regions(house, components).filter(|region| region.len() >= left.into());
            large.fold(CellSet::NONE, |all, region| all | region) & self.reach(house, components)
        } else {
            house.around(added, false) & self.free
        }
    }

    /// Makes a cell available (12.2).
    pub fn add(&mut self, common: Common, place: Place) {
        let cell = CellSet::one(place);
        self.free -= cell;
        self.empty |= cell;
        if let Moment::Add { number, left, added } = self.moment {
            if left > 1 {
                self.moment = Moment::Add { number, left: left - 1, added: added | cell };
            } else {
                self.moment = Moment::Act;
                self.circle(common, number);
            }
        }
    }

    /// Circles a circle; an immediate ability is resolved now, or lost (6.5, 7.5).
    fn circle(&mut self, common: Common, number: Number) {
        let ability = common.tiles[number as usize];
        if !common.components.is_immediate(ability) {
            return;
        }
        match ability {
            Ability::FreeThree | Ability::FreeAny | Ability::FreeMice | Ability::MoveNumber => {
                self.crossed[number as usize] += 1;
                self.moment = self.asks(common, ability).unwrap_or(Moment::Act);
            }
            _ => self.moment = Moment::Spend(number),
        }
    }

    /// What an ability that writes without a die asks first; nothing if it has no target (N8.3).
    pub(super) fn asks(&self, common: Common, ability: Ability) -> Option<Moment> {
        let has_room = !self.empty.is_empty();
        match ability {
            Ability::FreeThree if has_room => Some(Moment::free(Symbol::Number(Number::Three))),
            Ability::FreeAny if has_room || self.has_next_cat(common) => Some(Moment::AnySymbol),
            Ability::FreeMice if has_room => Some(Moment::Mouse(Symbol::Mouse)),
            Ability::MoveNumber if has_room && !self.all_loose().is_empty() => Some(Moment::Cross),
            _ => None,
        }
    }

    /// Whether a cat of the track can be crossed out: never but on level 1 (9.1).
    fn has_next_cat(&self, common: Common) -> bool {
        !common.needs_cell(Symbol::Cat) && usize::from(self.track) < common.components.track.len()
    }

    /// Whether I may give this symbol, or C, F and G make it of one that does not come from a die (8.0, 8.I).
    pub(super) fn can_choose(&self, common: Common, symbol: Symbol) -> bool {
        if common.needs_cell(symbol) { !self.empty.is_empty() } else { self.has_next_cat(common) }
    }

    /// Crosses out the next cat of the track (N8.4).
    pub(super) fn cross_cat(&mut self, common: Common) {
        self.moment = Moment::Act;
        if !self.has_next_cat(common) {
            return; // 9.4
        }
        let cat = common.components.track[usize::from(self.track)];
        self.track += 1;
        if !self.empty.is_empty() {
            self.moment = match cat {
                TrackCat::Plain => Moment::Act,
                TrackCat::Number(number) => Moment::free(Symbol::Number(number)),
                TrackCat::Choice => Moment::TrackNumber,
            };
        }
    }

    /// Crosses out a loose number, which is then written elsewhere (8.K).
    pub(super) fn cross_out(&mut self, place: Place) {
        if let Some(symbol) = self.symbol(place) {
            self.crossed_out.insert(place);
            self.moment = Moment::free(symbol);
        }
    }

    /// Draws the first mouse of J, or what it was changed into; the second comes when all that follows is done (8.J).
    pub(super) fn draw_mouse(&mut self, common: Common, place: Place, symbol: Symbol) {
        self.write(common, place, symbol);
        self.firsts.insert(place);
    }

    /// Whether something follows that is not asked for: an immediate ability for the dice, or a second mouse (7.5, 8.J).
    #[inline]
    pub(super) fn is_unsettled(&self) -> bool {
        matches!(self.moment, Moment::Spend(_)) || !self.firsts.is_empty()
    }

    /// Goes on to a second mouse that is still to come, if nothing else is pending (8.J).
    pub(super) fn draw_second(&mut self, house: &House) {
        while self.moment == Moment::Act
            && let Some(first) = self.firsts.first()
        {
            self.firsts.remove(first);
            if !(house.adjacent(first) & self.empty).is_empty() {
                self.moment = Moment::SecondMouse { first, symbol: Symbol::Mouse };
            }
        }
    }
}
