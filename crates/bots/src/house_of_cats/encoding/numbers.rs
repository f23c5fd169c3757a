//! The numbers of actions: the same in every game, whatever its level and its box.

use games::house_of_cats::{Ability, Action, Cell, Change, Cost, RoomCells, Symbol, Take, Use};

/// Abilities that are used by themselves.
const USES: [Use; 8] =
    [Use::Separate, Use::Diagonal, Use::More, Use::Fewer, Use::Three, Use::Any, Use::Mice, Use::Move];

/// What changes a die, and how many numbers its uses have: no change needs more uses.
const PRICES: [(Ability, usize); 4] =
    [(Ability::PlusMinus, 7), (Ability::MouseToNumber, 3), (Ability::TwoFive, 3), (Ability::NumberToAnimal, 3)];
const COSTS: usize = 7 * 3 * 3 * 3;

/// The setup cells of our sheets with three of them. Symbols that are placed on other sheets have no numbers that read back.
const SETUPS: [[Cell; 3]; 2] =
    [[Cell::at(0, 4), Cell::at(3, 1), Cell::at(6, 4)], [Cell::at(3, 2), Cell::at(3, 4), Cell::at(4, 3)]];

const SYMBOLS: usize = Symbol::COUNT;
const PLACES: usize = SYMBOLS * SYMBOLS * SYMBOLS;

// Where the numbers of each kind of action begin.
const DONE: usize = 0;
const NO_MOUSE: usize = DONE + 1;
const USE: usize = NO_MOUSE + 1;
const SYMBOL: usize = USE + USES.len();
const WRITE: usize = SYMBOL + SYMBOLS;
const CROSS: usize = WRITE + Cell::COUNT;
const ADD: usize = CROSS + Cell::COUNT;
const CHANGE: usize = ADD + Cell::COUNT;
const PLACE: usize = CHANGE + SYMBOLS * COSTS;
const ROOM: usize = PLACE + (SETUPS.len() + 1) * PLACES;
const TAKE: usize = ROOM + Cell::COUNT * SHAPES;
/// How many numbers there are.
pub(super) const COUNT: usize = TAKE + SYMBOLS * (SYMBOLS + 1) * SYMBOLS * COSTS;

/// The number of an action.
pub(super) fn number(action: Action) -> usize {
    match action {
        Action::Done => DONE,
        Action::NoMouse => NO_MOUSE,
        Action::Use(this) => USE + USES.iter().position(|&other| other == this).expect("all uses are listed"),
        Action::Symbol(symbol) => SYMBOL + symbol.index(),
        Action::Write(cell) => WRITE + cell.index(),
        Action::Cross(cell) => CROSS + cell.index(),
        Action::Add(cell) => ADD + cell.index(),
        Action::Change(Change { symbol, cost }) => CHANGE + symbol.index() * COSTS + price(cost),
        Action::Place(symbols) => {
            let cells = symbols.map(|(cell, _)| cell);
            let setup = SETUPS.iter().position(|&setup| setup == cells).unwrap_or(SETUPS.len());
            PLACE + symbols.iter().fold(setup, |number, (_, symbol)| number * SYMBOLS + symbol.index())
        }
        Action::Room(cells) => {
            let anchor = cells.iter().next().map_or(0, Cell::index);
            ROOM + anchor * SHAPES + Shape::of(cells).number()
        }
        Action::Take(Take { die, second, symbol, cost }) => {
            let second = second.map_or(0, |second| second.index() + 1);
            TAKE + ((die.index() * (SYMBOLS + 1) + second) * SYMBOLS + symbol.index()) * COSTS + price(cost)
        }
    }
}

/// The action with a number.
pub(super) fn action(number: usize) -> Option<Action> {
    let symbol = |number: usize| Symbol::ALL[number % SYMBOLS];
    Some(match number {
        DONE => Action::Done,
        NO_MOUSE => Action::NoMouse,
        USE..SYMBOL => Action::Use(USES[number - USE]),
        SYMBOL..WRITE => Action::Symbol(symbol(number - SYMBOL)),
        WRITE..CROSS => Action::Write(cell(number - WRITE)),
        CROSS..ADD => Action::Cross(cell(number - CROSS)),
        ADD..CHANGE => Action::Add(cell(number - ADD)),
        CHANGE..PLACE => {
            let number = number - CHANGE;
            Action::Change(Change { symbol: symbol(number / COSTS), cost: cost(number % COSTS) })
        }
        PLACE..ROOM => {
            let number = number - PLACE;
            let [one, two, three] = *SETUPS.get(number / PLACES)?;
            let symbols = [symbol(number / SYMBOLS / SYMBOLS), symbol(number / SYMBOLS), symbol(number)];
            Action::Place([(one, symbols[0]), (two, symbols[1]), (three, symbols[2])])
        }
        ROOM..TAKE => {
            let number = number - ROOM;
            Action::Room(Shape::all()[number % SHAPES].at(cell(number / SHAPES))?)
        }
        TAKE..COUNT => {
            let number = number - TAKE;
            let dice = number / COSTS / SYMBOLS;
            let second = (dice % (SYMBOLS + 1)).checked_sub(1).map(symbol);
            let double = if second.is_some() { Cost::of(Ability::DoubleUp, 1) } else { Cost::NONE };
            Action::Take(Take {
                die: symbol(dice / (SYMBOLS + 1)),
                second,
                symbol: symbol(number / COSTS),
                cost: cost(number % COSTS).plus(double),
            })
        }
        _ => return None,
    })
}

fn cell(number: usize) -> Cell {
    Cell::at(number / Cell::ROWS, number % Cell::ROWS)
}

/// The number of a cost, in which a double cell does not count: two dice tell it.
fn price(cost: Cost) -> usize {
    PRICES.iter().fold(0, |number, &(ability, most)| number * most + usize::from(cost.uses(ability)).min(most - 1))
}

fn cost(mut number: usize) -> Cost {
    let mut cost = Cost::NONE;
    for &(ability, most) in PRICES.iter().rev() {
        cost = cost.plus(Cost::of(ability, (number % most) as u8));
        number /= most;
    }
    cost
}

/// Connected shapes of one to five cells: 1 + 2 + 6 + 19 + 63.
const SHAPES: usize = 91;

/// How the cells of a room lie: by their columns and rows counted from the first of them, of which the rows may be negative.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Shape(Vec<(usize, isize)>);

impl Shape {
    fn new(mut cells: Vec<(usize, isize)>) -> Shape {
        cells.sort_unstable();
        let (column, row) = cells[0];
        Shape(cells.into_iter().map(|cell| (cell.0 - column, cell.1 - row)).collect())
    }

    fn of(cells: RoomCells) -> Shape {
        Shape::new(cells.iter().map(|cell| (cell.column(), cell.row() as isize)).collect())
    }

    /// All shapes, the smaller ones first.
    fn all() -> Vec<Shape> {
        let mut all = vec![Shape(vec![(0, 0)])];
        let mut begin = 0;
        for _ in 1..RoomCells::MOST {
            let mut larger = Vec::new();
            for Shape(cells) in &all[begin..] {
                // Moved to the right, so that there are columns on both sides.
                let cells: Vec<(usize, isize)> = cells.iter().map(|&(column, row)| (column + 1, row)).collect();
                for &(column, row) in &cells {
                    for next in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)] {
                        if !cells.contains(&next) {
                            larger.push(Shape::new([cells.as_slice(), &[next]].concat()));
                        }
                    }
                }
            }
            larger.sort_unstable();
            larger.dedup();
            begin = all.len();
            all.extend(larger);
        }
        all
    }

    fn number(&self) -> usize {
        Shape::all().iter().position(|other| other == self).expect("rooms are connected")
    }

    /// The cells of this shape if its first one is given, unless one lies outside of all sheets.
    fn at(&self, first: Cell) -> Option<RoomCells> {
        let inside = |&(column, row): &(usize, isize)| {
            let (column, row) = (first.column() + column, first.row().checked_add_signed(row)?);
            (column < Cell::COLUMNS && row < Cell::ROWS).then(|| Cell::at(column, row))
        };
        let cells: Option<Vec<Cell>> = self.0.iter().map(inside).collect();
        cells.map(|cells| RoomCells::new(cells.into_iter()))
    }
}
