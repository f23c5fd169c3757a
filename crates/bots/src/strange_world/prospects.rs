//! What a world may still earn, line by line.

use games::strange_world::{Cell, CellSet, Components, Condition, Icon, Public, Spot, Traveller, World};

use super::StrangeWorldWeights;
use super::arrivals::{Arrivals, tail};

/// A world and the cards that come to it.
pub(super) struct Prospects<'g> {
    components: &'static Components,
    public: &'g Public,
    world: &'g World,
    arrivals: &'g Arrivals,
    weights: &'g StrangeWorldWeights,
    visible: CellSet,
    /// The empty cells that the finished world contains for sure.
    sure: CellSet,
    /// The empty cells that it may contain.
    maybe: CellSet,
    /// Whether the top row stays the top row.
    settled: bool,
}

impl<'g> Prospects<'g> {
    pub(super) fn new(
        public: &'g Public,
        world: &'g World,
        arrivals: &'g Arrivals,
        weights: &'g StrangeWorldWeights,
    ) -> Prospects<'g> {
        let components = public.components().get();
        let (rows, columns) = (components.grid_rows, components.grid_columns);
        let occupied = world.occupied();
        let ((top, bottom), (left, right)) = (occupied.row_range(), occupied.column_range());
        let (first, last) = world.open().column_range();
        // Nobody lets the moons of the top row be eaten.
        let settled = !world.visible_moons().is_empty() || bottom - top == rows - 1;
        let highest = if settled { top } else { bottom + 1 - rows };
        let (leftmost, rightmost) = ((right + 1 - columns).max(first), left.min(last + 1 - columns));
        let room = world.room(components);
        let sure = room & CellSet::rows(top, highest + rows - 1) & CellSet::columns(rightmost, leftmost + columns - 1);
        let maybe = (room & CellSet::rows(highest, top + rows - 1)) - sure;
        Prospects { components, public, world, arrivals, weights, visible: world.visible(), sure, maybe, settled }
    }

    /// The stars to come.
    pub(super) fn sum(&self) -> f64 {
        self.mountains() + self.waters() + self.animals() + self.swamps() + self.cities() + self.moons() + self.guests()
    }

    /// How many of the cells are going to be filled.
    fn filled(&self, cells: CellSet) -> f64 {
        (cells & self.sure).len() as f64 + self.weights.maybe * (cells & self.maybe).len() as f64
    }

    fn mountains(&self) -> f64 {
        let range = self.world.largest_range(self.components);
        let room = self.sure | self.maybe;
        let beside = range.neighbors() & room;
        let places = if range.is_empty() { self.filled(room) } else { self.filled(beside) };
        let coming = self.arrivals.icon(Icon::Mountain).placed(places * self.weights.mountain_place);
        let strays = (self.world.showing(Icon::Mountain) - range) & beside.neighbors();
        let strays = f64::from(self.world.sum(strays, self.components).icons[Icon::Mountain as usize]);
        let stars = f64::from(self.components.scoring.mountain_per_icon_in_largest_range);
        stars * (self.weights.mountain * coming + self.weights.stray * strays)
    }

    fn waters(&self) -> f64 {
        let waters = self.world.showing(Icon::Water);
        let sides: f64 = waters.iter().map(|water| self.filled(water.neighbors())).sum();
        let places = self.filled((self.sure | self.maybe) - waters.neighbors());
        let coming = self.arrivals.icon(Icon::Water).placed(places * self.weights.water_place);
        let stars = f64::from(self.components.scoring.water_per_adjacent_card);
        stars * (self.weights.water_side * sides + self.weights.water * coming)
    }

    fn animals(&self) -> f64 {
        let mut missing = !self.world.sum(self.visible, self.components).animals;
        let mut coming = 0.0;
        while missing != 0 {
            let animal = self.arrivals.animal(missing.trailing_zeros() as usize);
            coming += if animal.mean() > 0.0 { animal.reaches(1.0) } else { 0.0 };
            missing &= missing - 1;
        }
        f64::from(self.components.scoring.animal_per_different) * self.weights.animal * coming
    }

    fn swamps(&self) -> f64 {
        let swamps = self.world.showing(Icon::Swamp);
        let (first, last) = (self.sure | self.maybe).row_range();
        let mut rows = 0.0;
        for row in first..=last {
            let row = CellSet::rows(row, row);
            if (swamps & row).is_empty() {
                rows += if !(self.sure & row).is_empty() {
                    1.0
                } else if !(self.maybe & row).is_empty() {
                    self.weights.maybe
                } else {
                    0.0
                };
            }
        }
        let coming = self.arrivals.icon(Icon::Swamp).placed(rows);
        f64::from(self.components.scoring.swamp_per_icon) * self.weights.swamp * coming
    }

    fn cities(&self) -> f64 {
        let volcanoes = self.arrivals.icon(Icon::Volcano);
        let fumaroles = self.world.fumaroles();
        let around = (self.world.occupied() - fumaroles) | self.sure | self.maybe;
        let mut free = ((fumaroles - self.world.joined()) & around.neighbors()).len();
        let (mut needed, mut stars) = (0.0, 0.0);
        for &city in self.public.cities_left().iter().take(2) {
            needed += if free > 0 { 1.0 } else { 2.0 };
            free = free.saturating_sub(1);
            stars += f64::from(city) * volcanoes.reaches(needed);
        }
        let ash = self.world.eaten().len() as f64 * volcanoes.reaches(1.0);
        self.weights.city * stars + self.weights.ash * ash
    }

    fn moons(&self) -> f64 {
        let growing: f64 = self.world.visible_moons().iter().map(|moon| self.growth_below(moon)).sum();
        let coming = self.arrivals.moons();
        if coming.mean() == 0.0 {
            return growing;
        }
        let (top, _) = self.world.occupied().row_range();
        let mut seats = self.seats(top);
        if !self.settled {
            let above = self.seats(top - 1);
            if above.iter().sum::<f64>() > seats.iter().sum() {
                seats = above;
            }
        }
        let mut stars = 0.0;
        for (index, seat) in seats.into_iter().enumerate() {
            if seat > 0.0 {
                stars += seat * coming.reaches(index as f64 + 1.0);
            }
        }
        growing + self.weights.moon_seat * stars
    }

    /// What a moon would score in the best cells of a row, the best first.
    fn seats(&self, row: i8) -> [f64; SEATS] {
        let per_icon = f64::from(self.components.scoring.moon_per_matching_icon);
        let mut seats = [0.0; SEATS];
        for cell in ((self.sure | self.maybe) & CellSet::rows(row, row)).iter() {
            let mut stars =
                f64::from(self.world.icons_below(cell, self.components)) * per_icon + self.growth_below(cell);
            if self.maybe.contains(cell) {
                stars *= self.weights.maybe;
            }
            for seat in &mut seats {
                if stars > *seat {
                    std::mem::swap(seat, &mut stars);
                }
            }
        }
        seats
    }

    /// What the cards to come may add below a moon.
    fn growth_below(&self, moon: Cell) -> f64 {
        let Some(first) = moon.below() else { return 0.0 };
        let column = CellSet::columns(moon.column(), moon.column()) - CellSet::rows(i8::MIN, moon.row());
        let empty = self.filled(column);
        if self.visible.contains(first) {
            let kinds = self.world.card_at(first).face(self.components).icons;
            let mut matching = 0.0;
            for (icon, _) in kinds.iter().enumerate().filter(|&(_, &kind)| kind > 0) {
                matching += self.arrivals.icon_at(icon).mean();
            }
            let stars = f64::from(self.components.scoring.moon_per_matching_icon);
            stars * self.weights.moon_match * empty * matching / self.arrivals.cards
        } else if self.world.occupied().contains(first) {
            0.0
        } else {
            self.weights.moon_bare * empty
        }
    }

    /// Travellers who are here, and travellers who may come.
    fn guests(&self) -> f64 {
        let here: f64 = self.world.travellers().map(|(traveller, spot)| self.bonus(traveller, spot)).sum();
        let portals = self.world.visible_portals();
        let mut available = self.public.travellers().len();
        let coming = self.arrivals.portals();
        if available == 0 || coming.mean() == 0.0 {
            return self.weights.bonus * here;
        }
        let places = |portal: Cell| {
            let fits = |cell: Cell| (cell.beside() & portals).len() == 1;
            (portal.beside() & (self.sure | self.maybe)).iter().any(fits)
        };
        let mut waiting = (portals - self.world.used()).iter().filter(|&portal| places(portal)).count();
        let (mut needed, mut guests) = (0.0, 0.0);
        while available > 0 && needed < 4.0 {
            needed += if waiting > 0 { 1.0 } else { 2.0 };
            waiting = waiting.saturating_sub(1);
            available -= 1;
            guests += coming.reaches(needed);
        }
        self.weights.bonus * here + self.weights.guest * guests
    }

    /// What the decisions bring that the last card asks for.
    pub(super) fn awaited(&self) -> f64 {
        let city = |founded: bool| {
            let top = self.public.cities_left().first().map_or(0.0, |&city| f64::from(city));
            if founded { top } else { 0.0 }
        };
        if let Some(portal) = self.public.awaited_traveller() {
            let volcano = self.world.card_at(portal).face(self.components).shows(Icon::Volcano);
            self.best_guest(portal.row()) - if volcano { self.weights.eruption } else { 0.0 }
        } else if let Some(volcano) = self.public.awaited_eruption() {
            let coverable = self.world.coverable(volcano);
            let free = self.world.fumaroles() - self.world.joined();
            let joins = !(coverable & free.neighbors()).is_empty();
            let ash = !(coverable & self.world.eaten()).is_empty();
            city(joins) - if ash { 0.0 } else { self.weights.eruption }
        } else if self.public.awaited_city().is_some() {
            city(true)
        } else {
            0.0
        }
    }

    /// What the best of the available travellers scores beside a row.
    fn best_guest(&self, row: i8) -> f64 {
        let mut best = 0.0;
        for traveller in self.public.travellers().iter() {
            let invitation = traveller.invitation(self.components);
            self.world.spots(row, self.components, |spot| {
                let bonus = f64::from(self.world.stars(traveller, spot, self.components) - invitation.base);
                let bonus = if bonus > 0.0 { bonus } else { self.weights.bonus * self.bonus(traveller, spot) };
                best = f64::max(best, f64::from(invitation.base) + bonus);
            });
        }
        best
    }

    /// The part of its bonus that a traveller may still earn.
    fn bonus(&self, traveller: Traveller, spot: Spot) -> f64 {
        let invitation = traveller.invitation(self.components);
        if self.world.stars(traveller, spot, self.components) > invitation.base {
            return 0.0;
        }
        f64::from(invitation.bonus) * self.chance(invitation.condition, spot.upper)
    }

    /// The chance that the condition will hold in a row and the next one.
    fn chance(&self, condition: Condition, upper: i8) -> f64 {
        let rows = CellSet::rows(upper, upper + 1);
        let share = |cells: CellSet| self.weights.luck * self.filled(cells) / self.arrivals.cards;
        match condition {
            Condition::Icons(minima) => {
                let shown = self.world.sum(self.visible & rows, self.components).icons;
                let share = share(rows);
                let mut chance = 1.0;
                for (icon, (&least, &count)) in minima.iter().zip(&shown).enumerate() {
                    if count < least {
                        chance *= tail(f64::from(least - count), share * self.arrivals.icon_at(icon).mean());
                    }
                }
                chance
            }
            Condition::InEachRow(icon) => {
                let cells = self.world.showing(icon);
                let mut chance = 1.0;
                for row in [upper, upper + 1] {
                    let row = CellSet::rows(row, row);
                    if (cells & row).is_empty() {
                        chance *= tail(1.0, share(row) * self.arrivals.icon(icon).mean());
                    }
                }
                chance
            }
            Condition::Fumaroles(least) => {
                let missing = f64::from(least) - (self.world.fumaroles() & rows).len() as f64;
                tail(missing, self.weights.luck * self.arrivals.icon(Icon::Volcano).mean() / 2.0)
            }
            Condition::Portals(least) => {
                let portals = self.world.visible_portals() & rows;
                let missing = f64::from(least) - portals.with_right_neighbor().len() as f64;
                tail(2.0 * missing, share(rows) * self.arrivals.portals().mean())
            }
            Condition::Animals(least) => {
                let shown = self.world.sum(self.visible & rows, self.components).animals;
                let missing = f64::from(least) - f64::from(shown.count_ones());
                tail(missing, share(rows) * self.arrivals.icon(Icon::Plant).mean() / 2.0)
            }
        }
    }
}

/// No row has more cells.
const SEATS: usize = 4;
