//! The numbers of actions: one kind of action after the other, each a product of its parts.

use games::clever2::{Action, Area, Cell, Die, Entry, NUMBERS, Place, Row};

/// What is said without a place or a die, in the order of numbers.
const PLAIN: [Action; 6] = [Action::Reroll, Action::Pass, Action::Skip, Action::Roll, Action::Stop, Action::Done];

const SILVER: usize = Row::COUNT * NUMBERS;
const YELLOW: usize = Cell::ROWS * Cell::COLUMNS;
/// Sums are 2 to 12.
const BLUE: usize = 2 * NUMBERS - 1;
/// All places: silver, yellow, blue, green, pink.
const PLACES: usize = SILVER + YELLOW + BLUE + 2 * NUMBERS;
/// The die of the area's color at each place, then the white one.
const ENTRIES: usize = 2 * PLACES;

const RETURN: usize = PLAIN.len();
const BONUS: usize = RETURN + Die::COUNT;
const MARK: usize = BONUS + PLACES;
const CHOOSE: usize = MARK + Die::COUNT * SILVER;
const EXTRA: usize = CHOOSE + ENTRIES;
const TAKE: usize = EXTRA + ENTRIES;
/// How many numbers there are.
pub(super) const ACTIONS: usize = TAKE + ENTRIES;

/// The number of an action.
pub(super) fn number(action: Action) -> usize {
    match action {
        Action::Reroll => 0,
        Action::Pass => 1,
        Action::Skip => 2,
        Action::Roll => 3,
        Action::Stop => 4,
        Action::Done => 5,
        Action::Return(die) => RETURN + die.index(),
        Action::Bonus(place) => BONUS + place_number(place),
        Action::Mark(die, row, number) => MARK + die.index() * SILVER + silver_number(row, number),
        Action::Choose(entry) => CHOOSE + entry_number(entry),
        Action::Extra(entry) => EXTRA + entry_number(entry),
        Action::Take(entry) => TAKE + entry_number(entry),
    }
}

/// The action with a number, if there is one: some dice are marked in a single row.
pub(super) fn action(number: usize) -> Option<Action> {
    Some(match number {
        ..RETURN => PLAIN[number],
        RETURN..BONUS => Action::Return(Die::ALL[number - RETURN]),
        BONUS..MARK => Action::Bonus(place(number - BONUS)?),
        MARK..CHOOSE => {
            let (die, cell) = (Die::ALL[(number - MARK) / SILVER], (number - MARK) % SILVER);
            let row = Row::ALL[cell / NUMBERS];
            Row::of_die(die).contains(&row).then_some(Action::Mark(die, row, one_more(cell % NUMBERS)))?
        }
        CHOOSE..EXTRA => Action::Choose(entry(number - CHOOSE)?),
        EXTRA..TAKE => Action::Extra(entry(number - EXTRA)?),
        TAKE..ACTIONS => Action::Take(entry(number - TAKE)?),
        _ => return None,
    })
}

fn entry_number(entry: Entry) -> usize {
    usize::from(entry.joker) * PLACES + place_number(entry.place)
}

fn entry(number: usize) -> Option<Entry> {
    Some(Entry { joker: number >= PLACES, place: place(number % PLACES)? })
}

fn place_number(place: Place) -> usize {
    let begin = begin(place.area());
    match place {
        Place::Silver(row, number) => begin + silver_number(row, number),
        Place::Yellow(cell) => begin + cell.row() * Cell::COLUMNS + cell.column(),
        Place::Blue(sum) => begin + usize::from(sum) - 2,
        Place::Green(face) | Place::Pink(face) => begin + usize::from(face) - 1,
    }
}

fn place(number: usize) -> Option<Place> {
    let area = Area::ALL.into_iter().rfind(|&area| begin(area) <= number)?;
    let number = number - begin(area);
    Some(match area {
        Area::Silver => Place::Silver(Row::ALL[number / NUMBERS], one_more(number % NUMBERS)),
        Area::Yellow => Place::Yellow(Cell::at(one_more(number / Cell::COLUMNS), one_more(number % Cell::COLUMNS))?),
        Area::Blue => Place::Blue(number as u8 + 2),
        Area::Green => Place::Green(one_more(number)),
        Area::Pink => Place::Pink(one_more(number)),
    })
}

/// Where the places of an area begin.
const fn begin(area: Area) -> usize {
    match area {
        Area::Silver => 0,
        Area::Yellow => SILVER,
        Area::Blue => SILVER + YELLOW,
        Area::Green => SILVER + YELLOW + BLUE,
        Area::Pink => SILVER + YELLOW + BLUE + NUMBERS,
    }
}

fn silver_number(row: Row, number: u8) -> usize {
    row.index() * NUMBERS + usize::from(number) - 1
}

/// Faces, rows and columns count from 1.
fn one_more(index: usize) -> u8 {
    index as u8 + 1
}
