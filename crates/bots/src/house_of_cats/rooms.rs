//! Groups that may become rooms, and the cells that are left for them.

use games::house_of_cats::{CellSet, Level, Number};

use super::Prospect;

/// Dice of one number that are looked at in a turn.
pub(super) const DICE: usize = 4;

/// What the groups are worth, and what more dice would add.
pub(super) struct Groups {
    /// The worth of all groups.
    pub worth: f64,
    /// By number: what the first, second, ... die of it adds at the best place that can be reached.
    pub gains: [[f64; DICE]; 4],
    /// Cells that complete a room.
    pub wanted: CellSet,
}

impl Prospect<'_> {
    /// What a room of the number brings, without the bonus cells in it.
    pub(super) fn room(&self, number: Number) -> f64 {
        let points = f64::from(self.components.room_points[number as usize]);
        let ability = self.weights.ability(self.tiles[number as usize]) * self.lasting;
        let added = if self.house.level == Level::Four { self.sheet.free().len().min(number.size().into()) } else { 0 };
        points + ability + added as f64 * self.cell
    }

    /// The part of a room's worth that a group has while cells are missing, as far as time allows.
    fn ripeness(&self, missing: usize) -> f64 {
        let time = self.turns / (self.turns + self.weights.haste * missing as f64).max(0.01);
        self.weights.missing(missing) * if missing == 0 { 1.0 } else { time }
    }

    /// What a group is worth beyond the cells that it will take.
    fn group(&self, room: f64, missing: usize) -> f64 {
        self.ripeness(missing) * (room - missing as f64 * self.cell).max(0.0)
    }

    /// All groups. The dice in hand go to cells of `reach`.
    pub(super) fn groups(&self, reach: CellSet) -> Groups {
        let mut groups = Groups { worth: 0.0, gains: [[0.0; DICE]; 4], wanted: CellSet::NONE };
        for number in Number::ALL {
            let size = usize::from(number.size());
            let room = self.room(number);
            // A new group, anywhere.
            let fresh = self.group(room, size - 1);
            let (mut best, mut sum) = (0.0, 0.0);
            let (mut best_gain, mut best_missing, mut best_room) = (fresh, size, room);
            let loose = self.sheet.loose(number);
            let mut rest = loose;
            while let Some(first) = rest.first() {
                let mut cluster = self.house.region(first, rest, false);
                let mut border = self.house.around(cluster, false) & self.empty;
                let mut parts = 1;
                loop {
                    let linked = (self.house.around(border, false) & loose) - cluster;
                    let Some(next) = linked.first() else { break };
                    cluster |= self.house.region(next, loose, false);
                    border = self.house.around(cluster, false) & self.empty;
                    parts += 1;
                }
                rest -= cluster;
                let missing = size.saturating_sub(self.sheet.size(cluster)).max(usize::from(parts > 1));
                let room = room + self.bonus(cluster, border, number);
                if missing == 0 {
                    sum += room;
                    best = room;
                    continue;
                }
                let factor = self.freedom(cluster, border, missing);
                let worth = factor * self.group(room, missing);
                sum += worth;
                best = f64::max(best, worth);
                if !(border & reach).is_empty() {
                    let after = if missing == 1 { room } else { factor * self.group(room, missing - 1) };
                    if after - worth > best_gain {
                        (best_gain, best_missing, best_room) = (after - worth, missing, room);
                    }
                }
                if missing == 1 {
                    groups.wanted |= border;
                }
            }
            groups.worth += best + self.weights.further * (sum - best);
            let gains = &mut groups.gains[number as usize];
            let mut missing = best_missing;
            gains[0] = best_gain - self.cell;
            for gain in &mut gains[1..] {
                missing -= 1;
                if missing == 0 {
                    (missing, best_room) = (size, room);
                }
                let before = if missing == size { 0.0 } else { self.group(best_room, missing) };
                let after = if missing == 1 { best_room } else { self.group(best_room, missing - 1) };
                *gain = after - before - self.cell;
            }
        }
        groups
    }

    /// The bonus cells in a group and beside it.
    fn bonus(&self, cluster: CellSet, border: CellSet, number: Number) -> f64 {
        let mut cells = 0.0;
        for &(_, place) in &self.house.bonuses {
            if cluster.contains(place) {
                cells += 1.0;
            } else if border.contains(place) {
                cells += self.weights.beside;
            }
        }
        cells * f64::from(number.size())
    }

    /// How freely a group can grow: 0 if it never becomes a room.
    fn freedom(&self, cluster: CellSet, border: CellSet, missing: usize) -> f64 {
        let mut cells = border;
        for _ in 1..missing {
            cells |= self.house.around(cells, false) & self.empty;
        }
        if cells.len() >= missing {
            let slack = (cells.len() - missing + 1) as f64;
            return slack / (slack + self.weights.cramped).max(0.1);
        }
        let free = self.sheet.free();
        if self.house.level == Level::Four && !(self.house.around(cluster | cells, false) & free).is_empty() {
            self.weights.waiting
        } else {
            0.0
        }
    }

    /// The empty cells themselves: their number, and how they lie.
    pub(super) fn cells(&self, wanted: CellSet) -> f64 {
        let mut shape = 0.0;
        for place in self.empty.iter() {
            shape += match (self.house.adjacent(place) & self.empty).len() {
                0 if wanted.contains(place) => self.weights.gap,
                0 => self.weights.hole,
                1 => self.weights.nook,
                _ => 0.0,
            };
        }
        let bonuses = self.house.bonuses.iter().filter(|&&(_, place)| self.empty.contains(place)).count();
        let points = f64::from(self.components.empty_points);
        let paid = if self.house.level == Level::Four { 0.0 } else { self.empty.len() as f64 * points };
        let neglected = self.neglected * if self.house.level == Level::Four { 0.0 } else { points };
        (self.space - self.neglected) * self.cell + neglected - paid + shape + self.weights.bonus * bonuses as f64
    }
}
