//! A score sheet as bits: the viewer's in every detail, those of the others leaner.
//!
//! What is entered can be read off exactly in both. Of blue, green and pink entries only the last ones matter for what is to come,
//! so that the whole rows are written in few bits.

use games::clever2::{Area, Bonus, Cell, Components, Die, FIELD_COUNT, NUMBERS, Row, Sheet, Track};

use crate::Encoder;

const TRACKS: [Track; 3] = [Track::Reroll, Track::Return, Track::Extra];
/// Slots of a track.
const SLOTS: usize = 6;
/// Foxes of a sheet (7.1).
const FOXES: usize = 6;
/// Cells of the yellow grid, printed or not.
const YELLOW: usize = Cell::ROWS * Cell::COLUMNS;
/// Yellow cells that are printed.
const CELLS: usize = 10;
/// Sums of blue and white.
const SUMS: usize = 11;
/// So few "?" of a color wait at once.
const WAITING: usize = 3;

/// What a sheet says at a glance.
pub(super) struct Glance {
    /// Marked cells of the silver grid, six bits a row.
    silver: u32,
    circled: u32,
    crossed: u32,
    /// Points of the areas, in their order.
    points: [i32; Area::COUNT],
    /// The points of the lowest area.
    lowest: i32,
    /// The score so far.
    pub(super) total: i32,
}

impl Glance {
    pub(super) fn of(sheet: &Sheet, components: &Components) -> Glance {
        let mut silver = 0;
        for row in Row::ALL {
            for number in 1..=NUMBERS as u8 {
                let bit = row.index() * NUMBERS + usize::from(number) - 1;
                silver |= u32::from(sheet.is_marked(row, number)) << bit;
            }
        }
        let circled = components.yellow_cells & !sheet.uncircled(components);
        let crossed = components.yellow_cells & !sheet.uncrossed(components);
        let points = [
            Row::ALL.into_iter().map(|row| components.silver_points[sheet.marks_in_row(row)]).sum(),
            components.yellow_points[crossed.count_ones() as usize],
            components.blue_points[sheet.blue().len()],
            sheet.green_score(),
            sheet.pink_score(),
        ];
        let lowest = points.into_iter().min().unwrap_or(0);
        let total = points.iter().sum::<i32>() + i32::from(sheet.foxes()) * lowest;
        Glance { silver, circled, crossed, points, lowest, total }
    }

    /// Whether one of these yellow cells takes an entry, and whether a circle in one of them completes a line.
    pub(super) fn yellow_fit(&self, cells: u32, components: &Components) -> (bool, bool) {
        let open = cells & !self.circled;
        let completes = |&(line, _): &(u32, Bonus)| {
            let missing = line & !self.circled;
            missing & open == missing && missing.is_power_of_two()
        };
        (cells & !self.crossed != 0, open != 0 && components.yellow_lines.iter().any(completes))
    }
}

/// Writes the viewer's sheet; `turns` is how many turns as the active player are still to come or in progress.
pub(super) fn own(encoder: &mut Encoder<'_>, sheet: &Sheet, glance: &Glance, turns: usize, components: &Components) {
    encoder.part("own silver");
    silver(encoder, sheet, glance);
    encoder.part("own yellow");
    yellow(encoder, glance, components);
    encoder.part("own blue");
    blue(encoder, sheet);
    encoder.part("own green");
    green(encoder, sheet, glance, components);
    encoder.part("own pink");
    pink(encoder, sheet, glance);
    encoder.part("own balance");
    balance(encoder, sheet, glance);
    encoder.part("own tracks");
    tracks(encoder, sheet, turns);
    encoder.part("own waiting bonuses");
    waiting(encoder, sheet);
}

fn silver(encoder: &mut Encoder<'_>, sheet: &Sheet, glance: &Glance) {
    encoder.set_of(glance.silver.into(), Row::COUNT * NUMBERS);
    Row::ALL.into_iter().for_each(|row| encoder.at_least(sheet.marks_in_row(row), NUMBERS));
    (1..=NUMBERS as u8).for_each(|number| encoder.at_least(sheet.marks_in_column(number), Row::COUNT));
    encoder.at_least(glance.silver.count_ones() as usize, Row::COUNT * NUMBERS);
    encoder.at_least(steps(glance.points[0], 0, 2), 44);
}

fn yellow(encoder: &mut Encoder<'_>, glance: &Glance, components: &Components) {
    let Glance { circled, crossed, .. } = *glance;
    encoder.set_of(circled.into(), YELLOW);
    encoder.set_of(crossed.into(), YELLOW);
    let (circles, crosses) = (circled.count_ones() as usize, crossed.count_ones() as usize);
    encoder.at_least(circles, CELLS);
    encoder.at_least(crosses, CELLS);
    encoder.at_least(circles - crosses, CELLS);
    // No cell is crossed before it is circled.
    encoder.one_of(circles * (circles + 1) / 2 + crosses, (CELLS + 1) * (CELLS + 2) / 2);
    let (mut complete, mut almost) = (0, 0);
    for (index, &(line, _)) in components.yellow_lines.iter().enumerate() {
        let open = (line & !circled).count_ones();
        complete |= u128::from(open == 0) << index;
        almost |= u128::from(open == 1) << index;
    }
    encoder.set_of(complete, Cell::ROWS + Cell::COLUMNS);
    encoder.set_of(almost, Cell::ROWS + Cell::COLUMNS);
    for cells in &components.yellow_by_face[1..] {
        encoder.at_least(((cells & !circled).count_ones() + (cells & !crossed).count_ones()) as usize, 4);
    }
}

fn blue(encoder: &mut Encoder<'_>, sheet: &Sheet) {
    let (filled, highest) = (sheet.blue().len(), usize::from(sheet.highest_blue()) - 2);
    encoder.set_of(row_of(sheet.blue().iter().copied(), 4), 4 * FIELD_COUNT);
    encoder.at_least(filled, FIELD_COUNT);
    encoder.at_least(highest, SUMS - 1);
    encoder.one_of(filled * SUMS + highest, (FIELD_COUNT + 1) * SUMS);
}

fn green(encoder: &mut Encoder<'_>, sheet: &Sheet, glance: &Glance, components: &Components) {
    encoder.set_of(row_of(green_faces(sheet, components), 3), 3 * FIELD_COUNT);
    let filled = sheet.green().len();
    encoder.at_least(filled, FIELD_COUNT);
    encoder.maybe_one_of(open_pair(sheet, components), FIELD_COUNT / 2 * NUMBERS);
    encoder.at_least(steps(glance.points[3], -20, 2), 56);
    // What the first half of an open pair promises, if the second half is a 1.
    let promised = match sheet.green() {
        [.., first] if filled % 2 == 1 => i32::from(*first) - i32::from(components.green_multipliers[filled]),
        _ => 0,
    };
    encoder.at_least(steps(glance.points[3] + promised, 0, 4), 24);
}

fn pink(encoder: &mut Encoder<'_>, sheet: &Sheet, glance: &Glance) {
    encoder.set_of(row_of(sheet.pink().iter().copied(), 3), 3 * FIELD_COUNT);
    encoder.at_least(sheet.pink().len(), FIELD_COUNT);
    encoder.at_least(steps(glance.points[4], 0, 2), 36);
}

/// Foxes count the lowest area, so it matters which one that is and how far the others are ahead.
fn balance(encoder: &mut Encoder<'_>, sheet: &Sheet, glance: &Glance) {
    let Glance { points, lowest, total, .. } = *glance;
    let foxes = usize::from(sheet.foxes()).min(FOXES);
    encoder.at_least(foxes, FOXES);
    encoder.at_least(steps(lowest, -10, 2), 35);
    encoder.one_of(foxes * 14 + steps(lowest, -5, 5).min(13), (FOXES + 1) * 14);
    let weakest = points.iter().position(|&points| points == lowest).unwrap_or(0);
    encoder.one_of(weakest, Area::COUNT);
    let second = (0..Area::COUNT).filter(|&area| area != weakest).map(|area| points[area]).min().unwrap_or(lowest);
    encoder.at_least(steps(second, -10, 2), 35);
    encoder.at_least(steps(second, lowest, 2), 15);
    points.iter().for_each(|&points| encoder.at_least(steps(points, lowest, 4), 12));
    encoder.at_least(steps(total, 0, 8), 50);
}

/// Actions are worth the more the more turns there are to use them in.
fn tracks(encoder: &mut Encoder<'_>, sheet: &Sheet, turns: usize) {
    for track in TRACKS {
        let (earned, used) = (usize::from(sheet.earned(track)), usize::from(sheet.used(track)));
        encoder.at_least(earned, SLOTS);
        encoder.at_least(used, SLOTS);
        encoder.at_least(earned - used, SLOTS);
        encoder.one_of((earned - used).min(SLOTS) * 7 + turns.min(6), (SLOTS + 1) * 7);
    }
}

fn waiting(encoder: &mut Encoder<'_>, sheet: &Sheet) {
    let questions = sheet.questions();
    Area::ALL.into_iter().for_each(|area| encoder.at_least(questions.colored(area).into(), WAITING));
    encoder.at_least(questions.black().into(), WAITING);
    encoder.set_of(sheet.extra_dice.bits().into(), Die::COUNT);
}

/// How many bits [`other`] writes.
pub(super) const OTHER: usize = Row::COUNT * NUMBERS + 2 * YELLOW + (4 + 3 + 3 + 3) * FIELD_COUNT + SUMS - 1
    + FOXES
    + 10
    + Area::COUNT * 8
    + 25
    + 30
    + TRACKS.len() * 2 * SLOTS
    + (Area::COUNT + 1) * WAITING
    + Die::COUNT;

/// Writes the sheet of another player, and how far the viewer is ahead of it.
pub(super) fn other(
    encoder: &mut Encoder<'_>,
    sheet: &Sheet,
    glance: &Glance,
    viewer_total: i32,
    components: &Components,
) {
    encoder.set_of(glance.silver.into(), Row::COUNT * NUMBERS);
    encoder.set_of(glance.circled.into(), YELLOW);
    encoder.set_of(glance.crossed.into(), YELLOW);
    encoder.set_of(row_of(sheet.blue().iter().copied(), 4), 4 * FIELD_COUNT);
    encoder.set_of(row_of(green_faces(sheet, components), 3), 3 * FIELD_COUNT);
    encoder.set_of(row_of(sheet.pink().iter().copied(), 3), 3 * FIELD_COUNT);
    for entries in [sheet.blue(), sheet.green(), sheet.pink()] {
        encoder.at_least(entries.len(), FIELD_COUNT);
    }
    encoder.at_least(usize::from(sheet.highest_blue()) - 2, SUMS - 1);
    encoder.at_least(sheet.foxes().into(), FOXES);
    encoder.at_least(steps(glance.lowest, 0, 5), 10);
    glance.points.iter().for_each(|&points| encoder.at_least(steps(points, 0, 10), 8));
    encoder.at_least(steps(glance.total, 0, 16), 25);
    encoder.at_least(steps(viewer_total - glance.total, -90, 6), 30);
    for track in TRACKS {
        encoder.at_least(sheet.earned(track).into(), SLOTS);
        encoder.at_least(sheet.used(track).into(), SLOTS);
    }
    waiting(encoder, sheet);
}

/// The faces that were entered in the green area.
fn green_faces(sheet: &Sheet, components: &Components) -> impl Iterator<Item = u8> {
    sheet.green().iter().zip(&components.green_multipliers).map(|(entry, multiplier)| entry / multiplier)
}

/// The pair of green fields of which the first is filled and the second is not, with the face in the first.
fn open_pair(sheet: &Sheet, components: &Components) -> Option<usize> {
    let filled = sheet.green().len();
    let last = *sheet.green().last().filter(|_| filled % 2 == 1)?;
    let face = usize::from(last / components.green_multipliers[filled - 1]);
    Some(filled / 2 * NUMBERS + face - 1)
}

/// Numbers side by side, each in this many bits.
fn row_of(numbers: impl Iterator<Item = u8>, width: usize) -> u128 {
    numbers.enumerate().fold(0, |row, (field, number)| row | u128::from(number) << (field * width))
}

/// How many whole steps some points are above others.
fn steps(points: i32, above: i32, step: i32) -> usize {
    ((points - above).max(0) / step) as usize
}
