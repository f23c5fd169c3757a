//! How far the areas of a sheet will probably come, and what that brings.

use std::ops::AddAssign;

use games::clever2::{Area, Bonus, Cell, Components, FIELD_COUNT, NUMBERS, Question, Row, SHELF, Sheet};

use super::Clever2Weights;
use super::entries::Entries;

/// Bonuses, each with the chance that it is earned.
#[derive(Clone, Copy, Default)]
pub(super) struct Harvest {
    /// Foxes.
    pub(super) foxes: f64,
    /// Actions, by track.
    pub(super) actions: [f64; 3],
    /// Colored "?", by area.
    pub(super) questions: [f64; 5],
    /// Black "?".
    pub(super) black: f64,
}

impl Harvest {
    /// Adds a bonus that is earned with this chance.
    #[inline]
    pub(super) fn add(&mut self, bonus: Bonus, chance: f64) {
        match bonus {
            Bonus::None => {}
            Bonus::Fox => self.foxes += chance,
            Bonus::Action(track) => self.actions[track as usize] += chance,
            Bonus::Question(Question::Colored(area)) => self.questions[area as usize] += chance,
            Bonus::Question(Question::Black) => self.black += chance,
        }
    }
}

impl AddAssign for Harvest {
    fn add_assign(&mut self, other: Harvest) {
        self.foxes += other.foxes;
        self.black += other.black;
        self.actions.iter_mut().zip(other.actions).for_each(|(sum, more)| *sum += more);
        self.questions.iter_mut().zip(other.questions).for_each(|(sum, more)| *sum += more);
    }
}

/// What the areas come to.
pub(super) struct Outlook {
    /// The points of each area.
    pub(super) points: [f64; 5],
    /// The bonuses that are still earned on the way.
    pub(super) harvest: Harvest,
}

/// How many entries an area gets, as far as that is known.
#[derive(Clone, Copy)]
pub(super) struct Forecast {
    expected: f64,
    variance: f64,
}

impl Forecast {
    /// So many are expected; the more, the less sure it is.
    #[inline]
    pub(super) fn new(expected: f64, uncertainty: f64) -> Forecast {
        Forecast { expected, variance: uncertainty * uncertainty * (expected + 0.05) }
    }

    /// The chance that at least `steps` entries are made.
    #[inline]
    pub(super) fn reach(self, steps: f64) -> f64 {
        let ahead = self.expected + 0.5 - steps;
        0.5 + 0.5 * ahead / (ahead * ahead + self.variance).sqrt()
    }
}

/// The chance that nothing, one thing, two ... are all done, if each is done with the same chance.
#[inline]
fn all_of(chance: f64) -> [f64; Cell::ROWS + 1] {
    let mut chances = [1.0; Cell::ROWS + 1];
    (1..chances.len()).for_each(|count| chances[count] = chances[count - 1] * chance);
    chances
}

/// Looks at all areas of a sheet.
pub(super) fn look(sheet: &Sheet, weights: &Clever2Weights, entries: &Entries) -> Outlook {
    let components = SHELF.get();
    let mut harvest = Harvest::default();
    let points = [
        silver(sheet, components, weights, entries, &mut harvest),
        yellow(sheet, components, weights, entries, &mut harvest),
        blue(sheet, components, weights, entries, &mut harvest),
        green(sheet, components, weights, entries, &mut harvest),
        pink(sheet, components, weights, entries, &mut harvest),
    ];
    Outlook { points, harvest }
}

fn silver(
    sheet: &Sheet,
    printed: &Components,
    weights: &Clever2Weights,
    entries: &Entries,
    harvest: &mut Harvest,
) -> f64 {
    let marks = Row::ALL.map(|row| sheet.marks_in_row(row));
    let open = Row::ALL.len() * NUMBERS - marks.iter().sum::<usize>();
    if open == 0 {
        return marks.iter().map(|&marks| f64::from(printed.silver_points[marks])).sum();
    }
    let density = (entries.by_area[Area::Silver as usize] / open as f64).min(1.0);
    let aimed = density + weights.silver_aim * density * (1.0 - density);
    for number in 1..=NUMBERS as u8 {
        let missing = Row::ALL.len() - sheet.marks_in_column(number);
        if missing > 0 {
            let lower = (NUMBERS + 1) as f64 / 2.0 - f64::from(number);
            let chance = (aimed * (1.0 + weights.low_numbers * lower)).min(1.0);
            harvest.add(printed.silver_columns[usize::from(number) - 1], all_of(chance)[missing]);
        }
    }
    let row = |&marks: &usize| between(&printed.silver_points, marks as f64 + density * (NUMBERS - marks) as f64);
    marks.iter().map(row).sum()
}

fn yellow(
    sheet: &Sheet,
    printed: &Components,
    weights: &Clever2Weights,
    entries: &Entries,
    harvest: &mut Harvest,
) -> f64 {
    let uncircled = sheet.uncircled();
    let (to_circle, to_cross) = (f64::from(uncircled.count_ones()), f64::from(sheet.uncrossed().count_ones()));
    let crossed = f64::from(printed.yellow_cells.count_ones()) - to_cross;
    let expected = entries.by_area[Area::Yellow as usize];
    let mut circles = 0.0;
    if to_circle > 0.0 {
        circles = (expected * to_circle / (to_circle + weights.crosses * to_cross)).min(to_circle);
        let density = circles / to_circle;
        let aimed = all_of(density + weights.yellow_aim * density * (1.0 - density));
        for &(line, bonus) in &printed.yellow_lines {
            let missing = (line & uncircled).count_ones();
            if missing > 0 {
                harvest.add(bonus, aimed[missing as usize]);
            }
        }
    }
    between(&printed.yellow_points, crossed + (expected - circles).min(to_cross))
}

fn blue(
    sheet: &Sheet,
    printed: &Components,
    weights: &Clever2Weights,
    entries: &Entries,
    harvest: &mut Harvest,
) -> f64 {
    let filled = sheet.blue().len();
    let forecast = Forecast::new(entries.by_area[Area::Blue as usize], weights.uncertainty);
    let mut points = f64::from(printed.blue_points[filled]);
    let (mut limit, mut steps, mut free) = (f64::from(sheet.highest_blue()), 0.0, entries.free_blue);
    for field in filled..FIELD_COUNT {
        let hindered = 1.0 + weights.blue_limit * (rolls_within(limit) - 1.0);
        let with_die = (1.0 - free).clamp(0.0, 1.0);
        steps += 1.0 + with_die * (hindered - 1.0);
        limit -= with_die * weights.blue_fall;
        free -= 1.0;
        let chance = forecast.reach(steps);
        points += chance * f64::from(printed.blue_points[field + 1] - printed.blue_points[field]);
        harvest.add(printed.blue_bonuses[field], chance);
    }
    points
}

/// How many rolls of two dice it takes to get a sum within a limit.
#[inline]
fn rolls_within(limit: f64) -> f64 {
    const ROLLS: [f64; 14] = {
        let mut rolls = [50.0; 14];
        let (mut sum, mut ways) = (2, 0);
        while sum <= 12 {
            ways += if sum <= 7 { sum - 1 } else { 13 - sum };
            rolls[sum] = 36.0 / ways as f64;
            sum += 1;
        }
        rolls[13] = 1.0;
        rolls
    };
    let limit = limit.clamp(1.0, 12.0);
    let below = limit as usize;
    ROLLS[below] + (limit - below as f64) * (ROLLS[below + 1] - ROLLS[below])
}

fn green(
    sheet: &Sheet,
    printed: &Components,
    weights: &Clever2Weights,
    entries: &Entries,
    harvest: &mut Harvest,
) -> f64 {
    let written = sheet.green();
    let forecast = Forecast::new(entries.by_area[Area::Green as usize], weights.uncertainty);
    let pairs = written.chunks_exact(2);
    let mut points: f64 = pairs.map(|pair| f64::from(pair[0]) - f64::from(pair[1])).sum();
    for field in written.len()..FIELD_COUNT {
        let chance = forecast.reach((field - written.len() + 1) as f64);
        harvest.add(printed.green_bonuses[field], chance);
        if field % 2 == 1 {
            let first = written.get(field - 1).map_or_else(
                || weights.high_face * f64::from(printed.green_multipliers[field - 1]),
                |&entry| f64::from(entry),
            );
            points += chance * (first - weights.low_face * f64::from(printed.green_multipliers[field]));
        }
    }
    points
}

fn pink(
    sheet: &Sheet,
    printed: &Components,
    weights: &Clever2Weights,
    entries: &Entries,
    harvest: &mut Harvest,
) -> f64 {
    let written = sheet.pink();
    let forecast = Forecast::new(entries.by_area[Area::Pink as usize], weights.uncertainty);
    let mut points: f64 = written.iter().copied().map(f64::from).sum();
    for field in written.len()..FIELD_COUNT {
        let chance = forecast.reach((field - written.len() + 1) as f64);
        let missed = weights.pink_missed * f64::from(printed.pink_minima[field].saturating_sub(1)) / 5.0;
        harvest.add(printed.pink_bonuses[field], chance * (1.0 - missed));
        points += chance * weights.pink_face;
    }
    points
}

/// A value of a table between its entries.
#[inline]
fn between(table: &[i32], place: f64) -> f64 {
    let below = (place as usize).min(table.len() - 1);
    let above = (below + 1).min(table.len() - 1);
    f64::from(table[below]) + (place - below as f64) * f64::from(table[above] - table[below])
}
