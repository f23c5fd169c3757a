//! The printed sheet of a level: its cells, what is marked in them, and which of them touch (2).

use super::cell::{Cell, CellSet, Place};
use super::components::{Legend, TABLES};
use super::setup::Level;
use crate::components::{Fault, ensure};

/// The printed sheet of a level, ready for play.
#[derive(Debug)]
pub struct House {
    /// The level of the sheet.
    pub level: Level,
    /// Columns of the grid.
    pub columns: usize,
    /// Rows of the grid.
    pub rows: usize,
    /// All cells of the grid, also those that may be added later.
    pub cells: CellSet,
    /// The cells that are available at first (12.1).
    pub start: CellSet,
    /// The setup cells (3.4).
    pub setup: CellSet,
    /// The bonus cells with their letters (10.3).
    pub bonuses: Vec<(char, Place)>,
    /// The colored areas with their names (11.1).
    pub areas: Vec<(String, CellSet)>,
    /// The columns, then the rows, that have cells (5.2, 10.2).
    pub lines: Vec<(String, CellSet)>,
    /// Each cell's name.
    names: Vec<Cell>,
    /// The place of each cell that the sheet has.
    places: Vec<Option<Place>>,
    /// The cells that share an edge with each cell (1.5).
    adjacent: [CellSet; CellSet::MOST],
    /// Those, and the cells that touch it at a corner (8.H).
    touching: [CellSet; CellSet::MOST],
}

impl House {
    /// The cell at a place.
    #[inline]
    pub fn name(&self, place: Place) -> Cell {
        self.names[place.index()]
    }

    /// The place of a cell of this sheet. Panics for other cells.
    #[inline]
    pub fn place(&self, cell: Cell) -> Place {
        self.places[cell.index()].expect("a cell of this sheet")
    }

    /// The cells adjacent to one cell (1.5).
    #[inline]
    pub fn adjacent(&self, place: Place) -> CellSet {
        self.adjacent[place.index()]
    }

    /// All cells adjacent to a cell of the set, perhaps also by a corner (1.5, 8.H).
    #[inline]
    pub fn around(&self, cells: CellSet, diagonal: bool) -> CellSet {
        let near = if diagonal { &self.touching } else { &self.adjacent };
        cells.iter().fold(CellSet::NONE, |around, place| around | near[place.index()])
    }

    /// The connected part of a set that contains a cell of it.
    #[inline]
    pub fn region(&self, start: Place, cells: CellSet, diagonal: bool) -> CellSet {
        let mut region = CellSet::one(start);
        let mut border = region;
        while !border.is_empty() {
            border = (self.around(border, diagonal) & cells) - region;
            region |= border;
        }
        region
    }

    /// The connected parts of a set.
    #[inline]
    pub fn regions(&self, mut cells: CellSet, diagonal: bool) -> impl Iterator<Item = CellSet> {
        std::iter::from_fn(move || {
            let region = self.region(cells.first()?, cells, diagonal);
            cells -= region;
            Some(region)
        })
    }
}

/// A drawing of the file: one character for each square of the grid.
struct Layer<'t> {
    table: &'static str,
    name: &'static str,
    rows: Vec<&'t str>,
}

impl<'t> Layer<'t> {
    fn read(draft: &Draft, name: &'static str, text: &'t str) -> Result<Layer<'t>, Fault> {
        let layer = Layer { table: draft.table, name, rows: text.split_whitespace().collect() };
        let (rows, columns) = (draft.rows, draft.columns);
        layer.ensure(layer.rows.len() == rows, format!("has {} rows, not {rows}", layer.rows.len()))?;
        for (row, line) in layer.rows.iter().enumerate() {
            let length = line.chars().count();
            layer.ensure(length == columns, format!("row {}: has {length} signs, not {columns}", row + 1))?;
        }
        Ok(layer)
    }

    fn ensure(&self, holds: bool, reason: impl std::fmt::Display) -> Result<(), Fault> {
        ensure(holds, self.table, format!("{} {reason}", self.name))
    }

    /// Each square with its sign, column by column.
    fn signs(&self) -> Vec<(Cell, char)> {
        let signs =
            self.rows.iter().enumerate().flat_map(|(row, line)| {
                line.chars().enumerate().map(move |(column, sign)| (Cell::at(column, row), sign))
            });
        let mut signs: Vec<(Cell, char)> = signs.collect();
        signs.sort_unstable();
        signs
    }
}

/// A sheet that is being read from the file.
pub(super) struct Draft {
    table: &'static str,
    rows: usize,
    columns: usize,
    house: House,
}

impl Draft {
    /// A grid without cells.
    pub(super) fn new(level: Level, rows: usize, columns: usize) -> Result<Draft, Fault> {
        let table = TABLES[level as usize];
        let (most_rows, most_columns) = (Cell::ROWS, Cell::COLUMNS);
        ensure((1..=most_rows).contains(&rows), table, format!("rows is {rows}; 1 to {most_rows} are possible"))?;
        ensure(
            (1..=most_columns).contains(&columns),
            table,
            format!("cols is {columns}; 1 to {most_columns} are possible"),
        )?;
        let house = House {
            level,
            columns,
            rows,
            cells: CellSet::NONE,
            start: CellSet::NONE,
            setup: CellSet::NONE,
            bonuses: Vec::new(),
            areas: Vec::new(),
            lines: Vec::new(),
            names: Vec::new(),
            places: vec![None; Cell::COUNT],
            adjacent: [CellSet::NONE; CellSet::MOST],
            touching: [CellSet::NONE; CellSet::MOST],
        };
        Ok(Draft { table, rows, columns, house })
    }

    /// Draws the cells. The second sign, if there is one, stands for a cell that may be added later.
    pub(super) fn draw(mut self, name: &'static str, text: &str, legend: &Legend, grows: bool) -> Result<Draft, Fault> {
        let layer = Layer::read(&self, name, text)?;
        for (cell, sign) in layer.signs() {
            let later = grows && sign == legend.addable;
            if sign == legend.void {
                continue;
            }
            layer.ensure(sign == legend.cell || later, format!("has an unknown sign {sign:?} at {cell}"))?;
            let count = self.house.names.len();
            layer.ensure(count < CellSet::MOST, format!("has more than {} cells", CellSet::MOST))?;
            let place = Place::new(count);
            self.house.names.push(cell);
            self.house.places[cell.index()] = Some(place);
            self.house.cells.insert(place);
            if !later {
                self.house.start.insert(place);
            }
        }
        layer.ensure(!self.house.start.is_empty(), "has no cell")?;
        self.find_neighbors();
        self.find_lines();
        Ok(self)
    }

    fn find_neighbors(&mut self) {
        let House { names, adjacent, touching, .. } = &mut self.house;
        for (index, one) in names.iter().enumerate() {
            for (other_index, other) in names.iter().enumerate() {
                let across = one.column().abs_diff(other.column());
                let down = one.row().abs_diff(other.row());
                if across + down == 1 {
                    adjacent[index].insert(Place::new(other_index));
                }
                if across.max(down) == 1 {
                    touching[index].insert(Place::new(other_index));
                }
            }
        }
    }

    fn find_lines(&mut self) {
        let house = &mut self.house;
        let line = |inside: &dyn Fn(Cell) -> bool| -> CellSet {
            house.cells.iter().filter(|&place| inside(house.names[place.index()])).collect()
        };
        let columns = (0..self.columns).map(|column| {
            let letter = char::from(b'a' + column as u8);
            (letter.to_string(), line(&|cell| cell.column() == column))
        });
        let rows = (0..self.rows).map(|row| ((row + 1).to_string(), line(&|cell| cell.row() == row)));
        let lines = columns.chain(rows).filter(|(_, cells)| !cells.is_empty()).collect();
        house.lines = lines;
    }

    /// Marks the setup cells and the bonus cells (3.4, 10.3).
    pub(super) fn mark(mut self, text: &str, legend: &Legend) -> Result<Draft, Fault> {
        let layer = Layer::read(&self, "marks", text)?;
        let house = &mut self.house;
        for (cell, sign) in layer.signs() {
            let Some(place) = house.places[cell.index()] else {
                layer.ensure(sign == legend.void, format!("has the sign {sign:?} at {cell}, which is not a cell"))?;
                continue;
            };
            if sign == legend.setup {
                house.setup.insert(place);
            } else if legend.bonus.contains(&sign) {
                let repeated = house.bonuses.iter().any(|&(letter, _)| letter == sign);
                layer.ensure(!repeated, format!("has the bonus cell {sign:?} twice, the second time at {cell}"))?;
                house.bonuses.push((sign, place));
            } else {
                layer.ensure(sign != legend.void, format!("has no sign for the cell {cell}"))?;
                layer.ensure(sign == legend.ordinary, format!("has an unknown sign {sign:?} at {cell}"))?;
            }
        }
        house.bonuses.sort_unstable();
        layer.ensure(!house.bonuses.is_empty(), "has no bonus cell")?;
        Ok(self)
    }

    /// Colors the areas (11.1).
    pub(super) fn color(mut self, text: &str, legend: &Legend) -> Result<Draft, Fault> {
        let layer = Layer::read(&self, "areas", text)?;
        let mut areas: Vec<(char, String, CellSet)> =
            legend.areas.iter().map(|(letter, name)| (*letter, name.clone(), CellSet::NONE)).collect();
        for (cell, sign) in layer.signs() {
            let Some(place) = self.house.places[cell.index()] else {
                layer.ensure(sign == legend.void, format!("has the letter {sign:?} at {cell}, which is not a cell"))?;
                continue;
            };
            let area = areas.iter_mut().find(|(letter, ..)| *letter == sign);
            layer.ensure(area.is_some(), format!("has {sign:?} at {cell}, which is not the letter of an area"))?;
            if let Some((.., cells)) = area {
                cells.insert(place);
            }
        }
        for (letter, _, cells) in &areas {
            layer.ensure(!cells.is_empty(), format!("has no cell with the letter {letter:?}"))?;
        }
        self.house.areas = areas.into_iter().map(|(_, name, cells)| (name, cells)).collect();
        Ok(self)
    }

    /// The finished sheet.
    pub(super) fn finish(self) -> House {
        self.house
    }

    /// The sheet so far.
    pub(super) fn house(&self) -> &House {
        &self.house
    }
}
