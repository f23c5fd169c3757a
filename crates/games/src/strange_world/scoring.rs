//! The seven lines of a score (9) and the solo ratings (11.4).

use super::cell::{Cell, CellSet};
use super::components::{Components, Condition, ICONS};
use super::printed::Icon;
use super::traveller::{Spot, Traveller};
use super::world::World;

/// The lines of a score (17.9).
pub(super) const LINES: &[&str] = &["mountain", "water", "plant", "swamp", "city", "moon", "traveller"];

impl World {
    /// The stars of this world, line by line; the stars of its cities are given (9.5).
    pub(super) fn score(&self, cities: i32, components: &Components) -> [i32; 7] {
        let scoring = &components.scoring;
        let everywhere = self.sum(self.visible(), components);
        let animals = everywhere.animals.count_ones() as i32;
        let swamps = i32::from(everywhere.icons[Icon::Swamp as usize]);
        [
            self.icons(self.largest_range(components), Icon::Mountain, components)
                * scoring.mountain_per_icon_in_largest_range, // 9.1
            self.cards_beside_water(components) * scoring.water_per_adjacent_card, // 9.2
            animals * scoring.animal_per_different,                                // 9.3
            swamps * scoring.swamp_per_icon,                                       // 9.4
            cities,
            self.icons_below_moons(components) * scoring.moon_per_matching_icon, // 9.6
            self.travellers().map(|(traveller, spot)| self.stars(traveller, spot, components)).sum(), // 9.7
        ]
    }

    /// What some cells of visible land show together.
    pub fn sum(&self, cells: CellSet, components: &Components) -> Sum {
        let mut sum = Sum::default();
        for cell in cells.iter() {
            let face = self.card_at(cell).face(components);
            sum.animals |= face.animals;
            sum.icons.iter_mut().zip(face.icons).for_each(|(total, count)| *total += count);
        }
        sum
    }

    /// How often some cells of visible land show an icon.
    fn icons(&self, cells: CellSet, icon: Icon, components: &Components) -> i32 {
        cells.iter().map(|cell| i32::from(self.card_at(cell).face(components).count(icon))).sum()
    }

    /// The mountain range with the most icons (9.1); of equals the first.
    pub fn largest_range(&self, components: &Components) -> CellSet {
        let mut rest = self.showing(Icon::Mountain);
        let (mut largest, mut most) = (CellSet::NONE, 0);
        while let Some(first) = rest.iter().next() {
            let mut range = CellSet::one(first);
            loop {
                let grown = range | range.neighbors() & rest;
                if grown == range {
                    break;
                }
                range = grown;
            }
            rest -= range;
            let icons = self.icons(range, Icon::Mountain, components);
            if icons > most {
                (largest, most) = (range, icons);
            }
        }
        largest
    }

    /// For each water icon, the cards beside it that are not eaten (9.2).
    fn cards_beside_water(&self, components: &Components) -> i32 {
        let counted = self.occupied() - self.eaten();
        let waters = |cell: Cell| i32::from(self.card_at(cell).face(components).count(Icon::Water));
        let beside = |cell: Cell| waters(cell) * (counted & cell.neighbors()).len() as i32;
        self.showing(Icon::Water).iter().map(beside).sum()
    }

    /// The icons below each moon that match those directly below it (9.6).
    fn icons_below_moons(&self, components: &Components) -> i32 {
        self.visible_moons().iter().map(|moon| self.icons_below(moon, components)).sum()
    }

    /// The icons below a cell that would count if it showed a moon.
    pub fn icons_below(&self, moon: Cell, components: &Components) -> i32 {
        let visible = self.visible();
        let Some(first) = moon.below().filter(|&cell| visible.contains(cell)) else { return 0 };
        let column = CellSet::columns(moon.column(), moon.column()) - CellSet::rows(i8::MIN, moon.row());
        let kinds = self.card_at(first).face(components).icons;
        let all = self.sum(visible & column, components).icons;
        kinds.iter().zip(all).filter(|&(&kind, _)| kind > 0).map(|(_, count)| i32::from(count)).sum()
    }

    /// The stars of a traveller (9.7).
    pub fn stars(&self, traveller: Traveller, spot: Spot, components: &Components) -> i32 {
        let invitation = traveller.invitation(components);
        let bonus = if self.fulfills(invitation.condition, spot.upper, components) { invitation.bonus } else { 0 };
        invitation.base + bonus
    }

    /// Whether the condition holds in the row and in the next one (9.8).
    fn fulfills(&self, condition: Condition, upper: i8, components: &Components) -> bool {
        let rows = CellSet::rows(upper, upper + 1);
        match condition {
            Condition::Icons(minima) => {
                let shown = self.sum(self.visible() & rows, components).icons;
                shown.iter().zip(minima).all(|(&count, min)| count >= min)
            }
            Condition::InEachRow(icon) => {
                let cells = self.showing(icon);
                [upper, upper + 1].into_iter().all(|row| !(cells & CellSet::rows(row, row)).is_empty())
            }
            Condition::Fumaroles(min) => (self.fumaroles() & rows).len() >= min.into(),
            Condition::Portals(min) => (self.visible_portals() & rows).with_right_neighbor().len() >= min.into(),
            Condition::Animals(min) => self.sum(self.visible() & rows, components).animals.count_ones() >= min.into(),
        }
    }
}

/// What several cards show together.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sum {
    /// How often they show each [`Icon`].
    pub icons: [u8; ICONS],
    /// The different animals, as a bit set.
    pub animals: u16,
}

/// The title for a solo total (11.4).
pub(super) fn title(total: i32, components: &Components) -> Option<&str> {
    components.ratings.iter().rfind(|rating| total >= rating.min).map(|rating| rating.title.as_str())
}

/// All solo ratings with the fewest points for each, the lowest first (11.4).
pub(super) fn titles(components: &Components) -> Vec<(i32, &str)> {
    components.ratings.iter().map(|rating| (rating.min, rating.title.as_str())).collect()
}
