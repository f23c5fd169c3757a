//! Cats and mice that will score.

use games::house_of_cats::{CellSet, Level, Symbol};

use super::Prospect;

/// What lies in a row, a column or an area.
#[derive(Clone, Copy)]
struct Den {
    cats: usize,
    mice: usize,
    empty: usize,
}

impl Den {
    fn with_cat(self) -> Den {
        Den { cats: self.cats + 1, empty: self.empty - 1, ..self }
    }

    fn with_mouse(self) -> Den {
        Den { mice: self.mice + 1, empty: self.empty - 1, ..self }
    }
}

impl Prospect<'_> {
    /// What the animals will score beyond the score so far.
    pub(super) fn animals(&self) -> f64 {
        match self.house.level {
            Level::One => {
                let left = self.components.track.len() - usize::from(self.sheet.track());
                let cats = self.weights.track * f64::min(left as f64, self.turns);
                cats + self.lines(|den| self.cheese(den) - self.eaten(den))
            }
            Level::Two => self.lines(|den| self.hunt(den) - caught(den)),
            Level::Three => self.areas(|den| self.area(den) - self.settled(den)),
            Level::Four => self.lines(|den| self.cheese(den) + self.hunt(den) - self.eaten(den) - caught(den)),
        }
    }

    /// What one animal adds at the best cell of these, besides the cell.
    pub(super) fn animal(&self, symbol: Symbol, reach: CellSet) -> f64 {
        let change = |den: Den, worth: &dyn Fn(Den) -> f64| {
            let after = if symbol == Symbol::Cat { den.with_cat() } else { den.with_mouse() };
            worth(after) - worth(den)
        };
        match self.house.level {
            Level::One if symbol == Symbol::Cat => 0.0,
            Level::One => self.best_crossing(reach, |den| change(den, &|den| self.cheese(den))),
            Level::Two => self.best_crossing(reach, |den| change(den, &|den| self.hunt(den))),
            Level::Three => {
                let mut best = f64::NEG_INFINITY;
                for &(_, cells) in self.house.areas.iter().filter(|(_, cells)| !(*cells & reach).is_empty()) {
                    best = best.max(change(self.den(cells), &|den| self.area(den)));
                }
                best
            }
            Level::Four => self.best_crossing(reach, |den| change(den, &|den| self.cheese(den) + self.hunt(den))),
        }
    }

    fn den(&self, cells: CellSet) -> Den {
        let weigh = |symbol| self.sheet.size(cells & self.sheet.written(symbol));
        Den { cats: weigh(Symbol::Cat), mice: weigh(Symbol::Mouse), empty: (cells & self.empty).len() }
    }

    fn lines(&self, worth: impl Fn(Den) -> f64) -> f64 {
        self.house.lines.iter().map(|&(_, cells)| worth(self.den(cells))).sum()
    }

    fn areas(&self, worth: impl Fn(Den) -> f64) -> f64 {
        self.house.areas.iter().map(|&(_, cells)| worth(self.den(cells))).sum()
    }

    /// The most that a cell gives to its row and its column together.
    fn best_crossing(&self, reach: CellSet, gain: impl Fn(Den) -> f64) -> f64 {
        let mut gains = [0.0; CellSet::MOST];
        for &(_, cells) in &self.house.lines {
            let within = cells & reach;
            if !within.is_empty() {
                let gain = gain(self.den(cells));
                within.iter().for_each(|place| gains[place.index()] += gain);
            }
        }
        reach.iter().map(|place| gains[place.index()]).fold(f64::NEG_INFINITY, f64::max)
    }

    fn cheese_points(&self) -> f64 {
        f64::from(self.components.cheese_points[self.house.level as usize])
    }

    fn eaten(&self, den: Den) -> f64 {
        if den.mice > 0 { self.cheese_points() } else { 0.0 }
    }

    /// A row or column with its cheese.
    fn cheese(&self, den: Den) -> f64 {
        let open = self.weights.cheese * self.chance(den.empty);
        self.cheese_points() * if den.mice > 0 { 1.0 } else { open }
    }

    /// The more empty cells, the surer that one of them takes what is needed.
    fn chance(&self, empty: usize) -> f64 {
        let empty = empty as f64 * self.filled;
        empty / (empty + 1.0)
    }

    /// A row or column where cats hunt mice.
    fn hunt(&self, den: Den) -> f64 {
        let cat = if den.cats > 0 { 1.0 } else { self.weights.lonely * self.chance(den.empty) };
        cat * (den.mice as f64 + self.weights.hunt * den.empty as f64 * self.filled)
    }

    fn settled(&self, den: Den) -> f64 {
        let points = &self.components.area_points;
        den.mice as f64 * f64::from(points[den.cats.min(points.len() - 1)])
    }

    /// An area as it may look in the end.
    fn area(&self, den: Den) -> f64 {
        let points = &self.components.area_points;
        let empty = den.empty as f64 * self.filled;
        let cats = (den.cats as f64 + self.weights.cats * empty).clamp(0.0, (points.len() - 1) as f64);
        let low = cats as usize;
        let high = (low + 1).min(points.len() - 1);
        let share = cats - low as f64;
        let each = f64::from(points[low]) * (1.0 - share) + f64::from(points[high]) * share;
        each * (den.mice as f64 + self.weights.mice * empty)
    }
}

fn caught(den: Den) -> f64 {
    if den.cats > 0 { den.mice as f64 } else { 0.0 }
}
