//! A player's world: placement, desolation, portals, fumaroles (5-8).

#[cfg(test)]
mod trial;
#[cfg(test)]
mod worked;

use super::card::Card;
use super::cell::{Cell, CellSet};
use super::components::{Components, ICONS, MAX_TRAVELLERS};
use super::printed::Icon;
use super::traveller::{Side, Spot, Traveller};

/// Why a card is eaten as it is placed, in the order of 6.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Desolation {
    /// D1
    Portal,
    /// D2
    Water,
    /// D3
    Swamp,
    /// D4
    Moon,
    /// D5
    Volcano,
}

/// A player's cards and travellers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct World {
    /// The card of each occupied cell, also below what lies on it (R13).
    cards: [Card; Cell::COUNT],
    occupied: CellSet,
    /// Turned to the land-eater side and not covered.
    eaten: CellSet,
    fumaroles: CellSet,
    /// Portal cards that have made a portal (1.8).
    used: CellSet,
    /// Fumaroles that are part of a city (8.3).
    joined: CellSet,
    /// Cells that are not beyond a closed side (7.6).
    open: CellSet,
    // Where a card of this kind lies, in any state.
    portals: CellSet,
    moons: CellSet,
    /// By [`Icon`].
    icons: [CellSet; ICONS],
    /// The side of the travellers (7.5).
    side: Option<Side>,
    /// The upper row of each traveller who stands here (7.3).
    travellers: [Option<i8>; MAX_TRAVELLERS],
}

impl World {
    /// No card yet.
    pub(super) const EMPTY: World = World {
        cards: [Card::NONE; Cell::COUNT],
        occupied: CellSet::NONE,
        eaten: CellSet::NONE,
        fumaroles: CellSet::NONE,
        used: CellSet::NONE,
        joined: CellSet::NONE,
        open: CellSet::ALL,
        portals: CellSet::NONE,
        moons: CellSet::NONE,
        icons: [CellSet::NONE; ICONS],
        side: None,
        travellers: [None; MAX_TRAVELLERS],
    };

    /// The cells with a card in any state.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// The cells that show a land-eater (1.2).
    #[inline]
    pub fn eaten(&self) -> CellSet {
        self.eaten
    }

    /// The cells that show a fumarole.
    #[inline]
    pub fn fumaroles(&self) -> CellSet {
        self.fumaroles
    }

    /// The cells that show their land.
    #[inline]
    pub fn visible(&self) -> CellSet {
        self.occupied - self.eaten - self.fumaroles
    }

    /// The portal cards that have made a portal, in any state (1.8).
    pub fn used(&self) -> CellSet {
        self.used
    }

    /// The fumaroles that are part of a city.
    pub fn joined(&self) -> CellSet {
        self.joined
    }

    /// The visible portal cards.
    #[inline]
    pub fn visible_portals(&self) -> CellSet {
        self.portals & self.visible()
    }

    /// The visible moons.
    #[inline]
    pub fn visible_moons(&self) -> CellSet {
        self.moons & self.visible()
    }

    /// The cells that show an icon.
    #[inline]
    pub fn showing(&self, icon: Icon) -> CellSet {
        self.icons[icon as usize] & self.visible()
    }

    /// The cells that are not beyond a closed side (7.6).
    #[inline]
    pub fn open(&self) -> CellSet {
        self.open
    }

    /// The card of a cell, in any state.
    pub fn card(&self, cell: Cell) -> Option<Card> {
        self.occupied.contains(cell).then(|| self.cards[cell.index()])
    }

    /// The card of an occupied cell.
    #[inline]
    pub fn card_at(&self, cell: Cell) -> Card {
        self.cards[cell.index()]
    }

    /// The side on which all travellers stand, and beyond which no card may lie (7.5, 7.6).
    pub fn closed_side(&self) -> Option<Side> {
        self.side
    }

    /// The outermost column in which a card may lie on the closed side.
    pub(super) fn closed_at(&self) -> Option<i8> {
        let (first, last) = self.open.column_range();
        self.side.map(|side| if side == Side::Left { first } else { last })
    }

    /// The travellers who stand here and their spots.
    pub fn travellers(&self) -> impl Iterator<Item = (Traveller, Spot)> {
        let side = self.side.unwrap_or(Side::Left);
        let spot = move |upper: &i8| Spot { side, upper: *upper };
        let travellers = self.travellers.iter().enumerate();
        travellers.filter_map(move |(index, upper)| Some((Traveller::new(index), upper.as_ref().map(spot)?)))
    }

    /// The cells in which a card may be placed (5.1).
    #[inline]
    pub fn legal_cells(&self, components: &Components) -> CellSet {
        self.room(components) & self.occupied.neighbors()
    }

    /// The empty cells in which a card may lie some day, if the world grows towards them (5.1b, 5.1c).
    #[inline]
    pub fn room(&self, components: &Components) -> CellSet {
        let (rows, columns) = (components.grid_rows, components.grid_columns);
        let ((top, bottom), (left, right)) = (self.occupied.row_range(), self.occupied.column_range());
        let grown = CellSet::rows(bottom + 1 - rows, top + rows - 1)
            & CellSet::columns(right + 1 - columns, left + columns - 1);
        (grown & self.open) - self.occupied
    }

    /// Why the card would be eaten in an empty cell (6.2).
    pub fn desolation(&self, card: Card, cell: Cell, components: &Components) -> Option<Desolation> {
        let (face, visible, row) = (card.face(components), self.visible(), cell.row());
        let beside = self.portals & visible & cell.beside();
        let neighbors = self.occupied & cell.neighbors();
        if face.portal && (beside.len() == 2 || !(beside & self.used).is_empty()) {
            Some(Desolation::Portal)
        } else if face.shows(Icon::Water) && !(self.showing(Icon::Water) & neighbors).is_empty() {
            Some(Desolation::Water)
        } else if face.shows(Icon::Swamp) && !(self.showing(Icon::Swamp) & CellSet::rows(row, row)).is_empty() {
            Some(Desolation::Swamp)
        } else if face.moon && self.occupied.row_range().0 < row {
            Some(Desolation::Moon)
        } else if face.shows(Icon::Volcano) && (neighbors - self.fumaroles).is_empty() {
            Some(Desolation::Volcano)
        } else {
            None
        }
    }

    /// Those of the cells in which the card is not eaten; all of them if it is eaten in each (5.4).
    #[inline(never)] // Most tables do without.
    pub(super) fn spare(&self, card: Card, cells: CellSet, components: &Components) -> CellSet {
        let safe: CellSet = cells.iter().filter(|&cell| self.desolation(card, cell, components).is_none()).collect();
        if safe.is_empty() { cells } else { safe }
    }

    /// The moons that would be eaten if a card were placed in this row (6.3).
    #[inline]
    pub fn doomed_moons(&self, row: i8) -> CellSet {
        self.visible_moons() - CellSet::rows(i8::MIN, row)
    }

    /// Places a card and lets the land-eaters do their work (5.3.1); says whether the card survived.
    pub(super) fn place(&mut self, card: Card, cell: Cell, components: &Components) -> bool {
        let survives = self.desolation(card, cell, components).is_none();
        self.eaten |= self.doomed_moons(cell.row());
        self.lay(card, cell, components);
        if !survives {
            self.eaten.insert(cell);
        }
        survives
    }

    /// Lays a card face up.
    pub(super) fn lay(&mut self, card: Card, cell: Cell, components: &Components) {
        let face = card.face(components);
        self.cards[cell.index()] = card;
        self.occupied.insert(cell);
        let icons = self.icons.iter_mut().zip(face.icons.map(|count| count > 0));
        for (cells, shown) in [(&mut self.portals, face.portal), (&mut self.moons, face.moon)].into_iter().chain(icons)
        {
            if shown {
                cells.insert(cell);
            }
        }
    }

    /// Marks the card of this cell and its partner as used, if they make a portal (7.1).
    pub(super) fn make_portal(&mut self, cell: Cell) -> bool {
        let partner = (self.visible_portals() & cell.beside()) - self.used;
        let made = self.portals.contains(cell) && partner.len() == 1;
        if made {
            self.used |= partner | CellSet::one(cell);
        }
        made
    }

    /// Gives each spot for a traveller of a portal in this row (7.3-7.5).
    pub fn spots(&self, row: i8, components: &Components, mut give: impl FnMut(Spot)) {
        let (top, bottom) = self.occupied.row_range();
        let possible = |upper: i8| bottom.max(upper + 1) - top.min(upper) < components.grid_rows; // 7.4
        let sides: &[Side] = self.side.as_ref().map_or(&Side::ALL, std::slice::from_ref);
        let uppers = [row - 1, row].map(|upper| (upper, possible(upper), self.is_taken(upper)));
        let any_free = uppers.iter().any(|&(_, possible, taken)| possible && !taken);
        for &side in sides {
            for (upper, possible, taken) in uppers {
                if possible && !(taken && any_free) {
                    give(Spot { side, upper }); // R14
                }
            }
        }
    }

    fn is_taken(&self, upper: i8) -> bool {
        self.travellers.contains(&Some(upper))
    }

    /// Places a traveller; the first one closes its side (7.6).
    pub(super) fn welcome(&mut self, traveller: Traveller, spot: Spot) {
        if self.side.is_none() {
            self.side = Some(spot.side);
            let (left, right) = self.occupied.column_range();
            self.open = match spot.side {
                Side::Left => CellSet::columns(left, i8::MAX),
                Side::Right => CellSet::columns(i8::MIN, right),
            };
        }
        self.travellers[traveller.index()] = Some(spot.upper);
    }

    /// The cells that an eruption may cover (8.1).
    #[inline]
    pub fn coverable(&self, volcano: Cell) -> CellSet {
        (self.occupied & volcano.neighbors()) - self.fumaroles
    }

    /// Lays a fumarole (8.1, 8.2).
    pub(super) fn cover(&mut self, cell: Cell) {
        self.eaten.remove(cell);
        self.fumaroles.insert(cell);
    }

    /// The fumaroles with which a new one can be joined (8.3).
    #[inline]
    pub(super) fn partners(&self, fumarole: Cell) -> CellSet {
        (self.fumaroles & fumarole.neighbors()) - self.joined
    }

    /// Makes two fumaroles part of a city.
    pub(super) fn join(&mut self, fumarole: Cell, partner: Cell) {
        self.joined |= CellSet::one(fumarole) | CellSet::one(partner);
    }
}
