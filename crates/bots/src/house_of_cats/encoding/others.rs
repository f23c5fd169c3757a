//! What the others have, in few bits: it matters little but for when the game ends.

use games::HouseOfCats;
use games::house_of_cats::{Moment, Number, Progress, Sheet, Symbol, View};
use play::{Game, Player};

use super::encode_digits;
use super::grid::{CELLS, Grid};
use super::layout::Layout;
use crate::Encoder;

/// The most other players.
pub(super) const MOST: usize = 5;
/// How many bits another player has.
pub(super) const WIDTH: usize = 1 + STANDING + 4 * CELLS + STORE + TURN;
const STANDING: usize = 12 + 5;
const STORE: usize = 4 * 3 + 4;
const TURN: usize = 1 + Symbol::COUNT * 3 + 3 + 3 + 2 + 2 + 1 + 1 + 4 + 5;

/// Names of the parts of each other player.
const PARTS: [&str; MOST] = ["next player", "second next", "third next", "fourth next", "fifth next"];

pub(super) fn encode(view: &View, player: Player, grid: &Grid, points: &[i32; MOST + 1], encoder: &mut Encoder<'_>) {
    let game = view.position();
    let players = game.players();
    let mut other = player;
    for (index, part) in PARTS.into_iter().enumerate() {
        encoder.part(part);
        let is_there = index + 1 < players;
        encoder.bit(is_there);
        if !is_there {
            encoder.skip(WIDTH - 1);
            continue;
        }
        other = other.left_neighbor(players);
        let sheet = game.sheet(other);
        encoder.at_least(sheet.empty().len(), 12);
        let ahead = points[player.seat()] - points[other.seat()];
        encoder.at_least(((ahead + 15) / 5).max(0) as usize, 5);
        encode_sheet(sheet, grid, encoder);
        encode_turn(game, other, encoder);
    }
}

/// Four bits for each cell: 0 not available, 1 empty, 2 to 5 a loose number, 6 a cat, 7 a mouse, 8 in a room or crossed out;
/// a double cell has 8 more.
fn encode_sheet(sheet: &Sheet, grid: &Grid, encoder: &mut Encoder<'_>) {
    let Layout { empty, loose: [two, three, four, five], cats, mice, doubles, .. } = Layout::new(grid, sheet);
    let done = grid.cells(sheet.walled() | sheet.crossed_out());
    let digits = [empty | three | five | mice, two | three | cats | mice, four | five | cats | mice, doubles | done];
    digits.into_iter().for_each(|cells| encoder.set_of(cells.into(), CELLS));
    Number::ALL.into_iter().for_each(|number| encode_digits(encoder, sheet.uses(number).into(), 3));
    encode_digits(encoder, sheet.track().into(), 4);
}

fn encode_turn(game: &HouseOfCats, player: Player, encoder: &mut Encoder<'_>) {
    let decides = game.turn().players().contains(player);
    encoder.bit(decides);
    if !decides {
        return encoder.skip(TURN - 1);
    }
    let &Progress { unused, used, quota, change, separate, diagonal, .. } = game.progress(player);
    Symbol::ALL.into_iter().for_each(|symbol| encode_digits(encoder, unused.count(symbol).into(), 3));
    encode_digits(encoder, used.into(), 3);
    encode_digits(encoder, quota.into(), 3);
    encode_digits(encoder, change as usize, 2);
    encode_digits(encoder, separate.into(), 2);
    encoder.bit(diagonal);
    let sheet = game.sheet(player);
    encoder.bit(!sheet.first_mice().is_empty());
    let with = |symbol: Symbol, flag: bool| symbol.index() * 2 + usize::from(flag);
    let (kind, detail) = match sheet.moment {
        Moment::Act => (0, 0),
        Moment::Die { symbol, double } => (1, with(symbol, double)),
        Moment::Free { symbol, is_settled } => (2, with(symbol, is_settled)),
        Moment::AnySymbol => (3, 0),
        Moment::TrackNumber => (4, 0),
        Moment::Cross => (5, 0),
        Moment::Mouse(symbol) => (6, symbol.index()),
        Moment::SecondMouse { symbol, .. } => (7, symbol.index()),
        Moment::Spend(number) => (8, number as usize),
        Moment::Room(_) => (9, 0),
        Moment::Add { number, left, .. } => (10, number as usize * 8 + usize::from(left)),
    };
    encode_digits(encoder, kind, 4);
    encode_digits(encoder, detail, 5);
}
