//! A world as a network sees it: in a box of four rows and columns that begins at the uppermost row and at the outermost column of
//! one side. Left and right mean the same in this game, so travellers stand on the left of every box; a world without
//! travellers is turned to the side that gives the smaller bits.

use games::strange_world::{Cell, CellSet, Components, ICONS, Icon, Side, World};

use crate::Encoder;

/// Rows and columns of a box.
pub(super) const LINES: usize = 4;
/// Cells of a box.
pub(super) const CELLS: usize = LINES * LINES;
/// Animals that are told apart.
pub(super) const ANIMALS: usize = 8;

/// Cells of the box, row by row, the outermost column first.
pub(super) type Cells = u16;

/// For each of four bits a number of four bits: 0 or 1.
const SPREAD: [u16; 16] = {
    let mut spread = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        spread[bits] = (bits & 1 | (bits & 2) << 3 | (bits & 4) << 6 | (bits & 8) << 9) as u16;
        bits += 1;
    }
    spread
};

const PLANES: usize = ICONS + 9;
const SECOND_MOUNTAIN: usize = ICONS;
const SECOND_PLANT: usize = ICONS + 1;
const PORTAL: usize = ICONS + 2;
const USED: usize = ICONS + 3;
const FUMAROLE: usize = ICONS + 6;
const JOINED: usize = ICONS + 7;
const OCCUPIED: usize = ICONS + 8;

/// A number for each of four lines, of four bits each.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally(u16);

impl Tally {
    pub(super) fn of(self, line: usize) -> usize {
        usize::from(self.0 >> (4 * line) & 15)
    }
}

/// A world in its box.
#[derive(Default)]
pub(super) struct Board {
    /// By icon; mountains and plants that are doubled; free and used portals; moons, eaten cards, fumaroles without a city, those of
    /// cities, and all cards.
    planes: [Cells; PLANES],
    /// Where the start card lies.
    start: Cells,
    mirrored: bool,
    closed: bool,
    /// Where the box begins in a set of cells.
    corner: usize,
    /// Rows and columns that have a card.
    pub(super) rows: usize,
    pub(super) columns: usize,
    animals_by_row: [u16; LINES],
    animals_by_column: [u16; LINES],
    /// The animals that are shown, and those that are shown twice.
    pub(super) animals: [u16; 2],
}

impl Board {
    pub(super) fn new(world: &World, components: &Components) -> Board {
        let (occupied, visible) = (world.occupied(), world.visible());
        if occupied.is_empty() {
            return Board::default();
        }
        let ((top, bottom), (left, right)) = (occupied.row_range(), occupied.column_range());
        let [plants, mountains] = [Icon::Plant, Icon::Mountain].map(|icon| world.showing(icon));
        let second = |cells: CellSet, icon: Icon| {
            cells.iter().filter(|&cell| world.card_at(cell).face(components).count(icon) > 1).collect::<CellSet>()
        };
        let (portals, fumaroles) = (world.visible_portals(), world.fumaroles());
        let [mountain, water, plant, swamp, volcano] = Icon::ALL.map(|icon| world.showing(icon));
        let sets: [CellSet; PLANES] = [
            mountain,
            water,
            plant,
            swamp,
            volcano,
            second(mountains, Icon::Mountain),
            second(plants, Icon::Plant),
            portals - world.used(),
            portals & world.used(),
            world.visible_moons(),
            occupied - visible - fumaroles,
            fumaroles - world.joined(),
            fumaroles & world.joined(),
            occupied,
        ];
        // The start card lies in row and column 0, so neither corner is out of reach.
        let corner = |column: i8| Cell::at(top, column).map_or(0, Cell::index);
        let (from_left, from_right) = (corner(left), corner(right + 1 - LINES as i8));
        let as_it_is = || sets.map(|cells| window(cells, from_left));
        let turned = || sets.map(|cells| flip(window(cells, from_right)));
        let (planes, mirrored) = match world.closed_side() {
            Some(Side::Left) => (as_it_is(), false),
            Some(Side::Right) => (turned(), true),
            None => {
                let (planes, turned) = (as_it_is(), turned());
                if turned < planes { (turned, true) } else { (planes, false) }
            }
        };
        let mut board = Board {
            planes,
            mirrored,
            closed: world.closed_side().is_some(),
            corner: if mirrored { from_right } else { from_left },
            rows: (bottom - top + 1) as usize,
            columns: (right - left + 1) as usize,
            ..Board::default()
        };
        board.start = board.place(CellSet::one(Cell::START));
        for cell in plants.iter() {
            let animals = world.card_at(cell).face(components).animals;
            let row = (cell.row() - top) as usize;
            let column = if mirrored { right - cell.column() } else { cell.column() - left } as usize;
            board.animals_by_row[row] |= animals;
            board.animals_by_column[column] |= animals;
            board.animals[1] |= board.animals[0] & animals;
            board.animals[0] |= animals;
        }
        board
    }

    /// Those of the cells that are in the box.
    pub(super) fn place(&self, cells: CellSet) -> Cells {
        let cells = window(cells, self.corner);
        if self.mirrored { flip(cells) } else { cells }
    }

    pub(super) fn occupied(&self) -> Cells {
        self.planes[OCCUPIED]
    }

    /// The visible portal cards.
    pub(super) fn portals(&self) -> Cells {
        self.planes[PORTAL] | self.planes[USED]
    }

    pub(super) fn fumaroles(&self) -> Cells {
        self.planes[FUMAROLE] | self.planes[JOINED]
    }

    /// The cells that show an icon, and those that show it twice.
    pub(super) fn showing(&self, icon: usize) -> [Cells; 2] {
        let second = match icon {
            _ if icon == Icon::Mountain as usize => self.planes[SECOND_MOUNTAIN],
            _ if icon == Icon::Plant as usize => self.planes[SECOND_PLANT],
            _ => 0,
        };
        [self.planes[icon], second]
    }

    /// How often some cells show an icon.
    pub(super) fn count(&self, icon: usize, cells: Cells) -> usize {
        self.showing(icon).into_iter().map(|shown| (shown & cells).count_ones() as usize).sum()
    }

    /// The different animals in a row and in the next one; there may be no such row.
    pub(super) fn animals_beside(&self, upper: i8) -> usize {
        let row =
            |row: i8| usize::try_from(row).ok().and_then(|row| self.animals_by_row.get(row)).copied().unwrap_or(0);
        (row(upper) | row(upper + 1)).count_ones() as usize
    }

    /// The cards and where they lie: all that the rules ask about the cards of a world.
    pub(super) fn write(&self, encoder: &mut Encoder<'_>) {
        let packed =
            |planes: &[Cells]| planes.iter().rev().fold(0, |packed, &cells| packed << CELLS | u128::from(cells));
        let (first, last) = self.planes.split_at(PLANES / 2);
        encoder.set_of(packed(first), first.len() * CELLS);
        encoder.set_of(packed(last), last.len() * CELLS);
        let start = (self.start != 0).then(|| self.start.trailing_zeros() as usize);
        encoder.maybe_one_of(start.map(|cell| cell / LINES), LINES);
        encoder.maybe_one_of(start.map(|cell| cell % LINES), LINES);
        encoder.bit(self.mirrored);
        encoder.bit(self.closed);
        encoder.maybe_one_of(self.rows.checked_sub(1), LINES);
        encoder.maybe_one_of(self.columns.checked_sub(1), LINES);
        for animals in self.animals {
            encoder.set_of((animals & 0xFF).into(), ANIMALS);
        }
    }

    /// Which animals are in which row and column.
    pub(super) fn write_animals(&self, encoder: &mut Encoder<'_>) {
        for animals in self.animals_by_row.into_iter().chain(self.animals_by_column) {
            encoder.set_of((animals & 0xFF).into(), ANIMALS);
        }
        encoder.at_least(self.animals[0].count_ones() as usize, ANIMALS);
    }
}

/// The box that begins here, out of a set whose rows are eight bits apart.
fn window(cells: CellSet, corner: usize) -> Cells {
    let rows = cells.bits() >> corner & 0x0F0F_0F0F;
    let pairs = (rows | rows >> 4) & 0x00FF_00FF;
    (pairs | pairs >> 8) as Cells
}

/// Left and right change places.
fn flip(cells: Cells) -> Cells {
    let pairs = (cells & 0x5555) << 1 | cells >> 1 & 0x5555;
    (pairs & 0x3333) << 2 | pairs >> 2 & 0x3333
}

/// How many of the cells are in each row.
pub(super) fn by_row(cells: Cells) -> Tally {
    let pairs = (cells & 0x5555) + (cells >> 1 & 0x5555);
    Tally((pairs & 0x3333) + (pairs >> 2 & 0x3333))
}

/// How many of the cells are in each column.
pub(super) fn by_column(cells: Cells) -> Tally {
    Tally((0..LINES).map(|row| SPREAD[usize::from(cells >> (4 * row) & 15)]).sum())
}

/// Adds line by line.
pub(super) fn both(one: Tally, other: Tally) -> Tally {
    Tally(one.0 + other.0)
}

/// Those of the numbers whose line is among these.
pub(super) fn only(numbers: Tally, lines: u16) -> Tally {
    Tally(numbers.0 & (SPREAD[usize::from(lines & 15)] * 15))
}

/// The cells that share an edge with these.
pub(super) fn neighbors(cells: Cells) -> Cells {
    cells << 4 | cells >> 4 | (cells & 0x7777) << 1 | cells >> 1 & 0x7777
}

/// A row, counted from the uppermost one, and the next; there may be no such row.
pub(super) fn two_rows(upper: i8) -> Cells {
    ((0xFF_u32 << (4 * (upper + 1).clamp(0, LINES as i8))) >> 4) as Cells
}
