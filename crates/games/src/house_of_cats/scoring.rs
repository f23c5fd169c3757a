//! The score of a sheet (9.6, 10.2, 10.3, 11.1, 12.6, 14), and the solo ranks (15.1).

use play::Score;

use super::cell::CellSet;
use super::components::Components;
use super::house::House;
use super::setup::Level;
use super::sheet::Sheet;
use super::symbol::{Number, Symbol};

/// The lines of a score, by level (N10).
const LINES: [&[&str]; 4] = [
    &["rooms2", "rooms3", "rooms4", "rooms5", "cats", "cheese", "empty"],
    &["rooms2", "rooms3", "rooms4", "rooms5", "mice", "bonus", "empty"],
    &["rooms2", "rooms3", "rooms4", "rooms5", "mice", "bonus", "empty"],
    &["rooms2", "rooms3", "rooms4", "rooms5", "cheese", "mice"],
];

impl Sheet {
    /// The score so far.
    pub fn score(&self, house: &House, components: &Components) -> Score {
        let [two, three, four, five] =
            Number::ALL.map(|number| i32::from(self.built(number)) * components.room_points[number as usize]);
        let empty = self.empty().len() as i32 * components.empty_points; // 14.4
        let rest = match house.level {
            Level::One => {
                [i32::from(self.track()) * components.cat_points, self.cheese_score(house, components), empty]
            }
            Level::Two => [self.line_score(house), self.bonus_score(house), empty],
            Level::Three => [self.area_score(house, components), self.bonus_score(house), empty],
            Level::Four => [self.cheese_score(house, components), self.line_score(house), 0],
        };
        let points = [two, three, four, five, rest[0], rest[1], rest[2]];
        let lines = LINES[house.level as usize];
        Score::new(lines, &points[..lines.len()], &[self.filled().len() as i32]) // 14.5
    }

    /// The rows and columns whose cheese is crossed out: those with a mouse (5.2).
    pub fn eaten<'h>(&self, house: &'h House) -> impl Iterator<Item = &'h str> {
        let mice = self.written(Symbol::Mouse);
        house.lines.iter().filter(move |(_, line)| !(*line & mice).is_empty()).map(|(name, _)| name.as_str())
    }

    fn cheese_score(&self, house: &House, components: &Components) -> i32 {
        self.eaten(house).count() as i32 * components.cheese_points[house.level as usize]
    }

    fn mice(&self, cells: CellSet) -> i32 {
        self.size(cells & self.written(Symbol::Mouse)) as i32
    }

    /// What the mice of a row or column score if it has a cat (10.2).
    pub fn line_points(&self, line: CellSet) -> Option<i32> {
        (!(line & self.written(Symbol::Cat)).is_empty()).then(|| self.mice(line))
    }

    fn line_score(&self, house: &House) -> i32 {
        house.lines.iter().filter_map(|&(_, line)| self.line_points(line)).sum()
    }

    /// What the mice of a colored area score (11.1).
    pub fn area_points(&self, area: CellSet, components: &Components) -> i32 {
        let points = &components.area_points;
        let cats = self.size(area & self.written(Symbol::Cat));
        self.mice(area) * points[cats.min(points.len() - 1)]
    }

    fn area_score(&self, house: &House, components: &Components) -> i32 {
        house.areas.iter().map(|&(_, area)| self.area_points(area, components)).sum()
    }

    /// What stands in the score boxes, by letter (10.3).
    pub fn boxes<'h>(&self, house: &'h House) -> impl Iterator<Item = (char, Number)> + use<'h, '_> {
        house.bonuses.iter().filter_map(|&(letter, place)| match self.symbol(place) {
            Some(Symbol::Number(number)) if self.walled().contains(place) => Some((letter, number)),
            _ => None,
        })
    }

    fn bonus_score(&self, house: &House) -> i32 {
        self.boxes(house).map(|(_, number)| i32::from(number.size())).sum()
    }
}

/// The rank for a solo total (15.1).
pub(super) fn title(level: Level, total: i32, components: &'static Components) -> &'static str {
    let totals = &components.rank_totals[level as usize];
    &components.ranks[totals.iter().filter(|&&least| total >= least).count()]
}

/// All ranks of the solo game with the fewest points for each, the lowest first (15.1).
pub(super) fn titles(level: Level, components: &'static Components) -> Vec<(i32, &'static str)> {
    let totals = [0].into_iter().chain(components.rank_totals[level as usize].iter().copied());
    totals.zip(components.ranks.iter().map(String::as_str)).collect()
}
