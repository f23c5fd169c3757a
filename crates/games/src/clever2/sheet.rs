//! A score sheet: what is entered where, and what that earns (6, 8.1, 9).

use super::action::{Area, Cell, Entry, Place, Row};
use super::components::{Bonus, Components, FIELD_COUNT, NUMBERS, Question, Track};
use super::dice::{Dice, Die, DieSet};

/// The entries of the blue, green or pink area, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Fields {
    entries: [u8; FIELD_COUNT],
    filled: u8,
}

impl Fields {
    /// The entries so far.
    #[inline]
    pub(super) fn entries(&self) -> &[u8] {
        &self.entries[..usize::from(self.filled)]
    }

    #[inline]
    fn is_full(&self) -> bool {
        usize::from(self.filled) == FIELD_COUNT
    }

    /// Writes in the leftmost empty field; gives its index.
    #[inline]
    fn write(&mut self, entry: u8) -> usize {
        let field = usize::from(self.filled);
        self.entries[field] = entry;
        self.filled += 1;
        field
    }
}

/// The "?" that wait for their owner, by area; black last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Questions {
    colored: [u8; 5],
    black: u8,
}

impl Questions {
    /// How many of a color wait.
    pub fn colored(&self, area: Area) -> u8 {
        self.colored[area as usize]
    }

    /// How many black ones wait.
    pub fn black(&self) -> u8 {
        self.black
    }

    #[inline]
    fn is_empty(&self) -> bool {
        *self == Questions::default()
    }

    #[inline]
    fn allow(&self, area: Area) -> bool {
        self.colored[area as usize] > 0 || self.black > 0
    }

    /// Uses up one of the color, or else a black one (N4).
    fn pay(&mut self, area: Area) {
        let colored = &mut self.colored[area as usize];
        if *colored > 0 { *colored -= 1 } else { self.black -= 1 }
    }
}

/// One player's score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// Marked cells of the silver grid, six bits a row.
    silver: u32,
    /// Yellow cells that are circled, as a bit set of [`Cell`]s.
    circled: u32,
    /// Yellow cells that are crossed.
    crossed: u32,
    blue: Fields,
    green: Fields,
    pink: Fields,
    earned: [u8; 3],
    used: [u8; 3],
    foxes: u8,
    questions: Questions,
    /// Dice entered by extra-die actions in this turn, or in this round (8.4, R-01).
    pub extra_dice: DieSet,
}

/// The four cells of the silver column of number 1; shifted by one for each further number.
const SILVER_COLUMN: u32 = 1 | 1 << NUMBERS | 1 << (2 * NUMBERS) | 1 << (3 * NUMBERS);

fn silver_bit(row: Row, number: u8) -> u32 {
    1 << (row as u32 * NUMBERS as u32 + u32::from(number) - 1)
}

impl Sheet {
    /// Whether a cell of the silver grid is marked.
    #[inline]
    pub fn is_marked(&self, row: Row, number: u8) -> bool {
        self.silver & silver_bit(row, number) != 0
    }

    /// How many cells of a row of the silver grid are marked.
    #[inline]
    pub fn marks_in_row(&self, row: Row) -> usize {
        (self.silver >> (row as usize * NUMBERS) & ((1 << NUMBERS) - 1)).count_ones() as usize
    }

    /// How many cells of a number's column of the silver grid are marked.
    #[inline]
    pub fn marks_in_column(&self, number: u8) -> usize {
        (self.silver & SILVER_COLUMN << (number - 1)).count_ones() as usize
    }

    /// The cells of the yellow area that are not circled, as a bit set of [`Cell`]s.
    #[inline]
    pub fn uncircled(&self, components: &Components) -> u32 {
        components.yellow_cells & !self.circled
    }

    /// The cells of the yellow area that are not crossed, as a bit set of [`Cell`]s.
    #[inline]
    pub fn uncrossed(&self, components: &Components) -> u32 {
        components.yellow_cells & !self.crossed
    }

    /// The circled cells of the yellow area.
    pub fn circled(&self) -> impl Iterator<Item = Cell> {
        Cell::all(self.circled)
    }

    /// The crossed cells of the yellow area.
    pub fn crossed(&self) -> impl Iterator<Item = Cell> {
        Cell::all(self.crossed)
    }

    /// The sums in the blue area.
    pub fn blue(&self) -> &[u8] {
        self.blue.entries()
    }

    /// The products in the green area.
    pub fn green(&self) -> &[u8] {
        self.green.entries()
    }

    /// The faces in the pink area.
    pub fn pink(&self) -> &[u8] {
        self.pink.entries()
    }

    /// Slots circled on a track.
    pub fn earned(&self, track: Track) -> u8 {
        self.earned[track as usize]
    }

    /// Slots crossed on a track.
    pub fn used(&self, track: Track) -> u8 {
        self.used[track as usize]
    }

    /// Foxes so far (7).
    pub fn foxes(&self) -> u8 {
        self.foxes
    }

    /// The "?" that must be carried out.
    pub fn questions(&self) -> &Questions {
        &self.questions
    }

    /// Whether a "?" must be carried out before anything else (9.2).
    #[inline]
    pub fn has_question(&self) -> bool {
        !self.questions.is_empty()
    }

    /// Whether an action is earned and not yet used (8.1).
    #[inline]
    pub(super) fn has_action(&self, track: Track) -> bool {
        self.used(track) < self.earned(track)
    }

    /// Crosses a circled slot (8.1).
    pub fn pay(&mut self, track: Track) {
        self.used[track as usize] += 1;
    }

    /// Whether anything at all can still be entered in an area (9.5).
    #[inline]
    fn is_open(&self, area: Area, components: &Components) -> bool {
        match area {
            Area::Silver => self.silver.count_ones() < (Row::ALL.len() * NUMBERS) as u32,
            Area::Yellow => self.crossed != components.yellow_cells,
            Area::Blue => !self.blue.is_full(),
            Area::Green => !self.green.is_full(),
            Area::Pink => !self.pink.is_full(),
        }
    }

    /// The highest sum that the next blue field takes (6.4.2).
    #[inline]
    pub fn highest_blue(&self) -> u8 {
        self.blue.entries().last().copied().unwrap_or(12)
    }

    /// Yellow cells that can still be circled or crossed, of a set (6.3.1).
    #[inline]
    fn open_cells(&self, cells: u32) -> u32 {
        cells & !self.crossed
    }

    /// Whether a die can be entered in an area at its present face (6).
    #[inline]
    fn takes(&self, area: Area, face: u8, dice: &Dice, components: &Components) -> bool {
        match area {
            Area::Silver => !self.silver & SILVER_COLUMN << (face - 1) != 0,
            Area::Yellow => self.open_cells(components.yellow_by_face[usize::from(face)]) != 0,
            Area::Blue => self.is_open(Area::Blue, components) && dice.blue_sum() <= self.highest_blue(),
            Area::Green | Area::Pink => self.is_open(area, components),
        }
    }

    /// Whether a die can be entered anywhere.
    #[inline]
    pub fn can_enter(&self, die: Die, dice: &Dice, components: &Components) -> bool {
        Area::of_die(die).iter().any(|&area| self.takes(area, dice.face(die), dice, components))
    }

    /// Gives every legal entry of a die (6, N1).
    #[inline]
    pub fn entries(&self, die: Die, dice: &Dice, mut give: impl FnMut(Entry), components: &Components) {
        let joker = die == Die::White;
        let face = dice.face(die);
        let mut give = |place| give(Entry { joker, place });
        for &area in Area::of_die(die) {
            match area {
                Area::Silver => self.open_rows(face).for_each(|row| give(Place::Silver(row, face))),
                Area::Yellow => {
                    let cells = self.open_cells(components.yellow_by_face[usize::from(face)]);
                    Cell::all(cells).for_each(|cell| give(Place::Yellow(cell)));
                }
                Area::Blue if self.takes(area, face, dice, components) => give(Place::Blue(dice.blue_sum())),
                Area::Green if self.takes(area, face, dice, components) => give(Place::Green(face)),
                Area::Pink if self.takes(area, face, dice, components) => give(Place::Pink(face)),
                Area::Blue | Area::Green | Area::Pink => {}
            }
        }
    }

    /// The silver rows in which a number is not marked.
    #[inline]
    pub(super) fn open_rows(&self, number: u8) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |&row| !self.is_marked(row, number))
    }

    /// Gives every place where a waiting "?" can be carried out (9.2).
    #[inline]
    pub fn question_places(&self, mut give: impl FnMut(Place), components: &Components) {
        for area in Area::ALL {
            if !self.questions.allow(area) || !self.is_open(area, components) {
                continue;
            }
            match area {
                Area::Silver => {
                    for row in Row::ALL {
                        let numbers = (1..=NUMBERS as u8).filter(|&number| !self.is_marked(row, number));
                        numbers.for_each(|number| give(Place::Silver(row, number)));
                    }
                }
                Area::Yellow => {
                    Cell::all(self.open_cells(components.yellow_cells)).for_each(|cell| give(Place::Yellow(cell)));
                }
                Area::Blue => (2..=self.highest_blue()).for_each(|sum| give(Place::Blue(sum))),
                Area::Green => (1..=6).for_each(|face| give(Place::Green(face))),
                Area::Pink => (1..=6).for_each(|face| give(Place::Pink(face))),
            }
        }
    }

    /// Makes an entry; what it earns is booked, and its "?" wait (6, 9.2).
    pub fn enter(&mut self, place: Place, components: &Components) {
        match place {
            Place::Silver(row, number) => {
                self.silver |= silver_bit(row, number);
                let column = SILVER_COLUMN << (number - 1);
                if self.silver & column == column {
                    self.earn(components.silver_columns[usize::from(number) - 1], components); // 6.2.5
                }
            }
            Place::Yellow(cell) if self.circled & cell.bit() != 0 => self.crossed |= cell.bit(),
            Place::Yellow(cell) => {
                self.circled |= cell.bit();
                for &(line, bonus) in &components.yellow_lines {
                    if line & cell.bit() != 0 && self.circled & line == line {
                        self.earn(bonus, components); // 6.3.2
                    }
                }
            }
            Place::Blue(sum) => {
                let field = self.blue.write(sum);
                self.earn(components.blue_bonuses[field], components);
            }
            Place::Green(face) => {
                let multiplier = components.green_multipliers[usize::from(self.green.filled)];
                let field = self.green.write(face * multiplier);
                self.earn(components.green_bonuses[field], components); // 6.5.3
            }
            Place::Pink(face) => {
                let field = self.pink.write(face);
                if face >= components.pink_minima[field] {
                    self.earn(components.pink_bonuses[field], components); // 6.6.2
                }
            }
        }
        if self.has_question() {
            self.drop_impossible_questions(components);
        }
    }

    /// Carries out a waiting "?" (N4).
    pub fn answer(&mut self, place: Place, components: &Components) {
        self.questions.pay(place.area());
        self.enter(place, components);
    }

    /// Books a bonus (9.1, 9.2).
    pub fn earn(&mut self, bonus: Bonus, components: &Components) {
        match bonus {
            Bonus::None => {}
            Bonus::Fox => self.foxes += 1,
            Bonus::Question(Question::Colored(area)) => self.questions.colored[area as usize] += 1,
            Bonus::Question(Question::Black) => self.questions.black += 1,
            Bonus::Action(track) => {
                let (slots, end_bonus) = components.tracks[track as usize];
                let earned = &mut self.earned[track as usize];
                if *earned < slots {
                    *earned += 1;
                    if *earned == slots {
                        self.earn(end_bonus, components); // 8.1
                    }
                }
            }
        }
    }

    /// A "?" that cannot be carried out is lost at once (9.2).
    pub fn drop_impossible_questions(&mut self, components: &Components) {
        let open = Area::ALL.map(|area| self.is_open(area, components));
        for area in Area::ALL {
            if !open[area as usize] {
                self.questions.colored[area as usize] = 0;
            }
        }
        if open == [false; 5] {
            self.questions.black = 0;
        }
    }
}
