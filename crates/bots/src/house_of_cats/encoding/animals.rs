//! Cats and mice: what they have brought, and what more of them would bring in each cell.

use games::house_of_cats::{Components, Level};

use super::grid::{CELLS, COLUMNS, Cells, Grid, LINES, count};
use super::layout::Layout;
use crate::Encoder;

/// How many points of one more animal are told apart.
const POINTS: usize = 4;
/// How many areas are shown.
const AREAS: usize = 4;

/// The cells where one more animal brings at least 0, 1, 2, ... points.
type Gains = [Cells; POINTS + 1];

/// What lies in a row, a column or an area.
#[derive(Clone, Copy, Default)]
struct Den {
    cells: Cells,
    cats: usize,
    mice: usize,
    empty: usize,
}

/// The animals of a sheet.
pub(super) struct Animals {
    level: Level,
    lines: [Den; LINES],
    areas: [Den; AREAS],
    /// Empty cells by what a cat brings there.
    pub cats: Gains,
    /// The same for a mouse.
    pub mice: Gains,
}

impl Animals {
    pub(super) fn new(level: Level, grid: &Grid, layout: &Layout, components: &Components) -> Animals {
        let den = |cells: Cells| Den {
            cells,
            cats: layout.size(cells & layout.cats),
            mice: layout.size(cells & layout.mice),
            empty: count(cells & layout.empty),
        };
        let mut animals = Animals {
            level,
            lines: [Den::default(); LINES],
            areas: [Den::default(); AREAS],
            cats: [0; POINTS + 1],
            mice: [0; POINTS + 1],
        };
        if level == Level::Three {
            let points = &components.area_points;
            let each = |cats: usize| points[cats.min(points.len() - 1)] as usize;
            for (area, &cells) in animals.areas.iter_mut().zip(&grid.areas) {
                *area = den(cells);
                raise(&mut animals.cats, cells, area.mice * each(area.cats + 1).saturating_sub(each(area.cats)));
                raise(&mut animals.mice, cells, each(area.cats));
            }
        } else {
            animals.lines = grid.lines.map(den);
            let cheese = components.cheese_points[level as usize] as usize;
            let hunts = has_hunt(level);
            let (mut cats, mut mice) = ([[0; POINTS + 1]; 2], [[0; POINTS + 1]; 2]);
            for (index, line) in animals.lines.iter().enumerate() {
                let way = usize::from(index >= COLUMNS);
                let caught = usize::from(hunts && line.cats > 0);
                raise(&mut mice[way], line.cells, caught + if line.mice == 0 { cheese } else { 0 });
                raise(&mut cats[way], line.cells, if hunts && line.cats == 0 { line.mice } else { 0 });
            }
            animals.cats = sums(cats);
            animals.mice = sums(mice);
        }
        for gains in [&mut animals.cats, &mut animals.mice] {
            gains.iter_mut().for_each(|cells| *cells &= layout.empty);
        }
        animals
    }

    /// How many bits [`Animals::encode`] writes.
    pub(super) const WIDTH: usize = 4 * CELLS
        + 2 * (8 + 6 + 4 + 3)
        + LINES * (6 + 7)
        + (15 + 15 + 5 + 6)
        + (14 + 14 + 12 + 12)
        + AREAS * (4 + 6 + 8 + 20);

    pub(super) fn encode(&self, encoder: &mut Encoder<'_>) {
        encoder.part("cells where an animal scores");
        for cells in [self.mice[1], self.mice[2], self.cats[1], self.cats[3]] {
            encoder.set_of(cells.into(), CELLS);
        }
        encoder.part("how many cells score how much");
        for gains in [&self.mice, &self.cats] {
            for (cells, width) in gains[1..].iter().zip([8, 6, 4, 3]) {
                encoder.at_least(count(*cells), width);
            }
        }
        self.encode_cheese(encoder);
        self.encode_hunt(encoder);
        encoder.part("areas");
        if self.level == Level::Three {
            self.areas.iter().for_each(|area| area.encode(encoder));
        } else {
            encoder.skip(AREAS * (4 + 6 + 8 + 20));
        }
    }

    /// Rows and columns with a cheese: eaten, or how many empty cells are left for a mouse.
    fn encode_cheese(&self, encoder: &mut Encoder<'_>) {
        encoder.part("cheese");
        if !self.level.has_cheese() {
            return encoder.skip(LINES * 6 + 15 + 15 + 5 + 6);
        }
        let (mut eaten, mut open, mut last, mut lost) = (0, 0, 0, 0);
        for line in &self.lines {
            if line.cells == 0 {
                encoder.skip(6);
            } else if line.mice > 0 {
                encoder.one_of(0, 6);
                eaten += 1;
            } else {
                encoder.one_of(1 + line.empty.min(4), 6);
                match line.empty {
                    0 => lost += 1,
                    1 => last += 1,
                    _ => open += 1,
                }
            }
        }
        encoder.at_least(eaten, 15);
        encoder.at_least(open + last, 15);
        encoder.at_least(last, 5);
        encoder.at_least(lost, 6);
    }

    /// Rows and columns where cats hunt mice: room for more mice, or mice that wait for a cat.
    fn encode_hunt(&self, encoder: &mut Encoder<'_>) {
        encoder.part("hunt");
        if !has_hunt(self.level) {
            return encoder.skip(LINES * 7 + 14 + 14 + 12 + 12);
        }
        let (mut hunted, mut open, mut room, mut waiting) = (0, 0, 0, 0);
        for line in &self.lines {
            if line.cats > 0 {
                encoder.at_least(line.empty, 3);
                encoder.skip(4);
                hunted += 1;
                room += line.empty;
            } else {
                encoder.skip(3);
                let hopes = line.empty > 0;
                encoder.at_least(if hopes { line.mice + 1 } else { 0 }, 4);
                open += usize::from(hopes);
                waiting += if hopes { line.mice } else { 0 };
            }
        }
        encoder.at_least(hunted, 14);
        encoder.at_least(open, 14);
        encoder.at_least(room.div_ceil(2), 12);
        encoder.at_least(waiting, 12);
    }
}

impl Den {
    /// An area: its cats with its empty cells, and its mice.
    fn encode(&self, encoder: &mut Encoder<'_>) {
        let cats = self.cats.min(3);
        encoder.one_of(cats, 4);
        encoder.at_least(self.mice, 6);
        encoder.at_least(self.empty, 8);
        let space = match self.empty {
            0..=2 => self.empty,
            3..=4 => 3,
            _ => 4,
        };
        encoder.one_of(cats * 5 + space, 20);
    }
}

/// Whether cats hunt in rows and columns.
fn has_hunt(level: Level) -> bool {
    matches!(level, Level::Two | Level::Four)
}

/// In these cells an animal brings so many points.
#[inline]
fn raise(gains: &mut Gains, cells: Cells, points: usize) {
    gains[..=points.min(POINTS)].iter_mut().for_each(|all| *all |= cells);
}

/// What a cell's column and row bring together.
#[inline]
fn sums([columns, rows]: [Gains; 2]) -> Gains {
    std::array::from_fn(|sum| (0..=sum).fold(0, |cells, part| cells | (columns[part] & rows[sum - part])))
}
