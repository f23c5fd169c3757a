//! The numbers of actions: one row of numbers for each kind, whatever the box.

use games::set::Member;
use games::strange_world::{Action, Card, Cards, Cell, MAX_LANDS, MAX_PILES, MAX_TRAVELLERS, Side, Spot, Traveller};

/// No card lies farther from the start card, in rows or in columns.
const REACH: i8 = 3;
const LINES: usize = 2 * REACH as usize + 1;
const CELLS: usize = LINES * LINES;
/// The upper rows of spots; the lower one is a row too.
const UPPERS: usize = LINES - 1;

const DIRECTION: usize = 0;
const PASS: usize = DIRECTION + Side::COUNT;
/// The second card, or none.
const SECOND: usize = MAX_LANDS + 1;
const TAKE: usize = PASS + MAX_LANDS * SECOND;
const PLAY: usize = TAKE + MAX_PILES;
const WELCOME: usize = PLAY + MAX_LANDS * CELLS;
const DECLINE: usize = WELCOME + MAX_TRAVELLERS * Side::COUNT * UPPERS;
const COVER: usize = DECLINE + 1;
const JOIN: usize = COVER + CELLS;
/// How many numbers there are.
pub(super) const ACTIONS: usize = JOIN + CELLS;

pub(super) fn number(action: Action) -> usize {
    match action {
        Action::Direction(side) => DIRECTION + side.index(),
        Action::Pass(cards) => {
            let mut cards = cards.iter().map(Card::index);
            let (first, second) = (cards.next().unwrap_or(0), cards.next().unwrap_or(MAX_LANDS));
            PASS + first * SECOND + second
        }
        Action::Take(pile) => TAKE + usize::from(pile) - 1,
        Action::Play(card, cell) => PLAY + card.index() * CELLS + cell_number(cell),
        Action::Welcome(traveller, Spot { side, upper }) => {
            let spot = side.index() * UPPERS + (upper + REACH) as usize;
            WELCOME + Member::index(traveller) * Side::COUNT * UPPERS + spot
        }
        Action::Decline => DECLINE,
        Action::Cover(cell) => COVER + cell_number(cell),
        Action::Join(cell) => JOIN + cell_number(cell),
    }
}

pub(super) fn action(number: usize) -> Option<Action> {
    Some(match number {
        DIRECTION..PASS => Action::Direction(Side::ALL[number - DIRECTION]),
        PASS..TAKE => Action::Pass(passed((number - PASS) / SECOND, (number - PASS) % SECOND)?),
        TAKE..PLAY => Action::Take((number - TAKE) as u8 + 1),
        PLAY..WELCOME => Action::Play(Card::new((number - PLAY) / CELLS), cell((number - PLAY) % CELLS)?),
        WELCOME..DECLINE => {
            let (traveller, spot) =
                ((number - WELCOME) / (Side::COUNT * UPPERS), (number - WELCOME) % (Side::COUNT * UPPERS));
            let spot = Spot { side: Side::ALL[spot / UPPERS], upper: (spot % UPPERS) as i8 - REACH };
            Action::Welcome(Traveller::from_index(traveller), spot)
        }
        DECLINE => Action::Decline,
        COVER..JOIN => Action::Cover(cell(number - COVER)?),
        JOIN..ACTIONS => Action::Join(cell(number - JOIN)?),
        _ => return None,
    })
}

/// The cards of a pass; two are in ascending order.
fn passed(first: usize, second: usize) -> Option<Cards> {
    let cards = [first, second].into_iter().filter(|&card| card < MAX_LANDS).map(Card::new);
    (first <= second).then(|| cards.collect())
}

fn cell_number(cell: Cell) -> usize {
    (cell.row() + REACH) as usize * LINES + (cell.column() + REACH) as usize
}

fn cell(number: usize) -> Option<Cell> {
    Cell::at((number / LINES) as i8 - REACH, (number % LINES) as i8 - REACH)
}
