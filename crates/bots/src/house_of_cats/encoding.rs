//! House of Cats as bits: the sheet on a grid that is the same for all levels, groups that may become rooms, what animals
//! would score, abilities in store, and the dice at hand.

mod animals;
mod grid;
mod groups;
mod layout;
mod numbers;
mod others;
mod own;

use games::HouseOfCats;
use games::house_of_cats::{Ability, Action, Level, View};
use play::{Game, Player, PlayerSet, Turn};

use self::grid::Grids;
use self::own::Own;
use crate::{Encoder, Encoding};

/// How many bits the things have that are the same for all players.
const GENERAL: usize = 4 + 6 + 1 + 5 + 4 * Ability::COUNT;

/// The most empty cells with which each stage of a game but the first begins, by level.
const STAGES: [[usize; 3]; 4] = [[26, 15, 6], [30, 18, 7], [30, 18, 7], [10, 7, 4]];

impl Encoding for HouseOfCats {
    const ENCODING: &'static str = "house_of_cats_v1";
    const INPUTS: usize = GENERAL + Own::WIDTH + others::MOST * others::WIDTH;
    const ACTIONS: usize = numbers::COUNT;
    /// The levels, how far the player is, and whether the player is to decide.
    const PHASES: usize = 4 * (STAGES[0].len() + 1) * 2;

    fn encode(view: &View, player: Player, encoder: &mut Encoder<'_>) {
        let grid = view.position().components().derived(Grids::new).of(view.level());
        let points = points(view.position());
        encode_general(view, encoder);
        Own::new(view, player, grid).encode(&points, encoder);
        others::encode(view, player, grid, &points, encoder);
    }

    fn phase(view: &View, player: Player) -> usize {
        let (game, level) = (view.position(), view.level() as usize);
        let empty = game.sheet(player).empty().len();
        let stage = STAGES[level].iter().filter(|&&most| empty <= most).count();
        let decides = game.turn().players().contains(player);
        (level * (STAGES[0].len() + 1) + stage) * 2 + usize::from(decides)
    }

    fn number_of(action: Action) -> usize {
        numbers::number(action)
    }

    fn action_of(number: usize) -> Option<Action> {
        numbers::action(number)
    }
}

/// The points of each seat. Alone they do not matter for what is still to come.
fn points(game: &HouseOfCats) -> [i32; others::MOST + 1] {
    let mut points = [0; others::MOST + 1];
    if game.players() > 1 {
        PlayerSet::seats(game.players()).iter().for_each(|player| points[player.seat()] = game.score(player).total());
    }
    points
}

fn encode_general(view: &View, encoder: &mut Encoder<'_>) {
    let game = view.position();
    encoder.part("settings");
    encoder.one_of(game.level() as usize, Level::ALL.len());
    encoder.one_of(game.players() - 1, 6);
    encoder.bit(view.conversions_any());
    encoder.part("step");
    encoder.one_of(
        match game.turn() {
            Turn::Chance if view.tiles().is_none() => 0,
            Turn::Chance => 1,
            Turn::Players(_) if is_setup(view) => 2,
            Turn::Players(_) => 3,
            Turn::Over => 4,
        },
        5,
    );
    encoder.part("tiles");
    match view.tiles() {
        Some(tiles) => tiles.iter().for_each(|tile| encoder.one_of(tile.index(), Ability::COUNT)),
        None => encoder.skip(4 * Ability::COUNT),
    }
}

/// Whether symbols are written before the first turn: outside of turns nobody has a number of dice to use.
fn is_setup(view: &View) -> bool {
    view.progress(Player::new(0)).quota == 0
}

/// A number in binary digits; only the lower ones if it has more.
fn encode_digits(encoder: &mut Encoder<'_>, number: usize, width: usize) {
    encoder.set_of((number & ((1 << width) - 1)) as u128, width);
}
