//! How far the areas of a sheet will probably come, and what that brings.

use std::ops::AddAssign;

use games::clever2::{Area, Bonus, Cell, Components, FIELD_COUNT, NUMBERS, Question, Row, Sheet};

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
    /// How many are expected; the more, the less certain.
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
pub(super) fn look(sheet: &Sheet, weights: &Clever2Weights, entries: &Entries, printed: &Components) -> Outlook {
    let mut look = Look { sheet, printed, weights, entries, harvest: Harvest::default() };
    let points = [look.silver(), look.yellow(), look.blue(), look.green(), look.pink()];
    Outlook { points, harvest: look.harvest }
}

/// A look at a sheet; each area gives its points and adds its bonuses to the harvest.
struct Look<'a> {
    sheet: &'a Sheet,
    printed: &'a Components,
    weights: &'a Clever2Weights,
    entries: &'a Entries,
    harvest: Harvest,
}

impl Look<'_> {
    fn forecast(&self, area: Area) -> Forecast {
        Forecast::new(self.entries.by_area[area as usize], self.weights.uncertainty)
    }

    fn silver(&mut self) -> f64 {
        let marks = Row::ALL.map(|row| self.sheet.marks_in_row(row));
        let open = Row::ALL.len() * NUMBERS - marks.iter().sum::<usize>();
        let density = (self.entries.by_area[Area::Silver as usize] / open.max(1) as f64).min(1.0);
        let aimed = density + self.weights.silver_aim * density * (1.0 - density);
        for number in 1..=NUMBERS as u8 {
            let missing = Row::ALL.len() - self.sheet.marks_in_column(number);
            if missing > 0 {
                let lower = (NUMBERS + 1) as f64 / 2.0 - f64::from(number);
                let chance = (aimed * (1.0 + self.weights.low_numbers * lower)).min(1.0);
                self.harvest.add(self.printed.silver_columns[usize::from(number) - 1], all_of(chance)[missing]);
            }
        }
        let points = &self.printed.silver_points;
        marks.iter().map(|&marks| between(points, marks as f64 + density * (NUMBERS - marks) as f64)).sum()
    }

    fn yellow(&mut self) -> f64 {
        let uncircled = self.sheet.uncircled(self.printed);
        let to_circle = f64::from(uncircled.count_ones());
        let to_cross = f64::from(self.sheet.uncrossed(self.printed).count_ones());
        let expected = self.entries.by_area[Area::Yellow as usize];
        let mut circles = 0.0;
        if to_circle > 0.0 {
            circles = (expected * to_circle / (to_circle + self.weights.crosses * to_cross)).min(to_circle);
            let density = circles / to_circle;
            let aimed = all_of(density + self.weights.yellow_aim * density * (1.0 - density));
            for &(line, bonus) in &self.printed.yellow_lines {
                let missing = (line & uncircled).count_ones();
                if missing > 0 {
                    self.harvest.add(bonus, aimed[missing as usize]);
                }
            }
        }
        let crossed = f64::from(self.printed.yellow_cells.count_ones()) - to_cross;
        between(&self.printed.yellow_points, crossed + (expected - circles).min(to_cross))
    }

    fn blue(&mut self) -> f64 {
        let filled = self.sheet.blue().len();
        let forecast = self.forecast(Area::Blue);
        let mut points = f64::from(self.printed.blue_points[filled]);
        let (mut limit, mut steps, mut free) = (f64::from(self.sheet.highest_blue()), 0.0, self.entries.free_blue);
        for field in filled..FIELD_COUNT {
            let with_die = (1.0 - free).clamp(0.0, 1.0);
            steps += 1.0 + with_die * self.weights.blue_limit * (rolls_within(limit) - 1.0);
            limit -= with_die * self.weights.blue_fall;
            free -= 1.0;
            let chance = forecast.reach(steps);
            points += chance * f64::from(self.printed.blue_points[field + 1] - self.printed.blue_points[field]);
            self.harvest.add(self.printed.blue_bonuses[field], chance);
        }
        points
    }

    fn green(&mut self) -> f64 {
        let written = self.sheet.green();
        let forecast = self.forecast(Area::Green);
        let mut points = f64::from(self.sheet.green_score());
        for field in written.len()..FIELD_COUNT {
            let chance = forecast.reach((field - written.len() + 1) as f64);
            self.harvest.add(self.printed.green_bonuses[field], chance);
            if field % 2 == 1 {
                let product = |face, field: usize| face * f64::from(self.printed.green_multipliers[field]);
                let first = written.get(field - 1).copied().map(f64::from);
                let first = first.unwrap_or_else(|| product(self.weights.high_face, field - 1));
                points += chance * (first - product(self.weights.low_face, field));
            }
        }
        points
    }

    fn pink(&mut self) -> f64 {
        let filled = self.sheet.pink().len();
        let forecast = self.forecast(Area::Pink);
        let mut points = f64::from(self.sheet.pink_score());
        for field in filled..FIELD_COUNT {
            let chance = forecast.reach((field - filled + 1) as f64);
            let missed = self.weights.pink_missed * f64::from(self.printed.pink_minima[field].saturating_sub(1)) / 5.0;
            self.harvest.add(self.printed.pink_bonuses[field], chance * (1.0 - missed));
            points += chance * self.weights.pink_face;
        }
        points
    }
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

/// A value of a table between its entries.
#[inline]
fn between(table: &[i32], place: f64) -> f64 {
    let below = (place as usize).min(table.len() - 1);
    let above = (below + 1).min(table.len() - 1);
    f64::from(table[below]) + (place - below as f64) * f64::from(table[above] - table[below])
}
