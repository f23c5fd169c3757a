//! How Marabunta is shown to a network: the steps of the round, both boards and the hands of both players.
//!
//! The hexes of a chain that are chosen already count as marked (14.6). Widths are those of the project's box; of a larger one the
//! hexes beyond them are not seen.

use games::Marabunta;
use games::marabunta::{
    Ability, Action, Asked, Color, ColorSet, Effect, Face, HexSet, MAX_PLAYERS, Reason, Side, Source, Tile, View,
};
use play::{Game, Player, Turn};

use super::boards;
use super::numbering;
use super::sight::{Hand, NEARNESS, Room, Sight};
use crate::{Encoder, Encoding};

impl Encoding for Marabunta {
    const ENCODING: &'static str = "marabunta_v1";
    const INPUTS: usize = 2804;
    const ACTIONS: usize = numbering::ACTIONS;
    const PHASES: usize = 10;

    fn encode(view: &View, player: Player, encoder: &mut Encoder) {
        let position = view.position();
        let marked;
        let game = if position.chosen().is_empty() {
            position
        } else {
            marked = position.with_chosen_marked();
            &marked
        };
        let sight = Sight::new(game, player);
        round(&sight, encoder);
        effect(&sight, encoder);
        split(&sight, encoder);
        end(&sight, encoder);
        margin(&sight, encoder);
        for region in Color::ALL {
            boards::region(&sight, region, encoder);
        }
        boards::hexes(&sight, encoder);
        for (side, [board, hand]) in [["own board", "own hand"], ["other board", "other hand"]].into_iter().enumerate()
        {
            encoder.part(board);
            boards::player_board(&sight, side, encoder);
            encoder.part(hand);
            self::hand(&sight, side, encoder);
        }
    }

    fn phase(view: &View, player: Player) -> usize {
        let game = view.position();
        let own = match game.turn() {
            Turn::Players(deciding) => deciding.contains(player),
            Turn::Chance | Turn::Over => game.divider() == Some(player),
        };
        let kind = match step(game) {
            Step::First | Step::Reveal | Step::Roll | Step::Over => usize::from(Room::new(game).nearness < NEAR),
            Step::Split | Step::Choose => 2,
            Step::Execute => 3,
            Step::Repeat | Step::Write | Step::Cross | Step::Flag | Step::Chest => 4,
        };
        kind * 2 + usize::from(own)
    }

    fn number_of(action: Action) -> usize {
        numbering::number(action)
    }

    fn action_of(number: usize) -> Option<Action> {
        numbering::action(number)
    }
}

/// Between rounds there is a phase for positions where the end is nearer than this.
const NEAR: usize = NEARNESS - 1;

/// Hexes of the territory board.
pub(super) const HEXES: usize = 84;
/// A bit for each face of each die.
const DICE: usize = Color::COUNT * Face::COUNT;

/// The steps of the game (N3).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    First,
    Reveal,
    Roll,
    Split,
    Choose,
    Execute,
    Repeat,
    Write,
    Cross,
    Flag,
    Chest,
    Over,
}

impl Step {
    const COUNT: usize = Step::Over as usize + 1;
}

#[inline]
fn step(game: &Marabunta) -> Step {
    match (game.turn(), game.asked()) {
        (Turn::Over, _) => Step::Over,
        (Turn::Chance, _) if game.divider().is_none() => Step::First,
        (Turn::Chance, _) if game.tile().is_none() => Step::Reveal,
        (Turn::Chance, _) => Step::Roll,
        (_, Some((_, Asked::Write(..)))) => Step::Write,
        (_, Some((_, Asked::Cross))) => Step::Cross,
        (_, Some((_, Asked::Flags(_)))) => Step::Flag,
        (_, Some((_, Asked::Repeat))) => Step::Repeat,
        _ if game.is_split() => Step::Choose,
        _ if game.dice_with_tile().is_none() => Step::Split,
        _ if game.chests_due() > 0 => Step::Chest,
        _ => Step::Execute,
    }
}

/// A number that can be negative: one of `2 * most + 1` bits is set.
#[inline]
pub(super) fn signed(encoder: &mut Encoder, value: i32, most: i32) {
    encoder.one_of(class(value, most), 2 * most as usize + 1);
}

/// A number from `-most` to `most` as one from 0.
#[inline]
pub(super) fn class(value: i32, most: i32) -> usize {
    (value.clamp(-most, most) + most) as usize
}

/// One of the pairs of two small numbers.
#[inline]
pub(super) fn pair(encoder: &mut Encoder, first: usize, firsts: usize, second: usize, seconds: usize) {
    encoder.one_of(first.min(firsts - 1) * seconds + second.min(seconds - 1), firsts * seconds);
}

#[inline]
pub(super) fn hex_set(encoder: &mut Encoder, hexes: HexSet) {
    encoder.set_of(hexes.bits() & ((1 << HEXES) - 1), HEXES);
}

/// Settings, round and step.
fn round(sight: &Sight, encoder: &mut Encoder) {
    let (game, [own, other]) = (sight.game, sight.players);
    encoder.part("settings");
    pair(encoder, game.territory_side().index(), Side::COUNT, game.board_side().index(), Side::COUNT);
    encoder.bit(game.abilities_may());
    encoder.part("step");
    encoder.one_of(step(game) as usize, Step::COUNT);
    let deciding = game.turn().players();
    encoder.bit(deciding.contains(own));
    encoder.bit(deciding.contains(other));
    encoder.part("round");
    encoder.one_of(usize::from(game.round()) - 1, 19);
    encoder.bit(game.divider() == Some(own));
    encoder.bit(game.divider() == Some(other));
    encoder.part("tiles");
    encoder.set_of(game.unseen_tiles().bits().into(), Tile::COUNT);
    encoder.maybe_one_of(game.tile().map(Tile::index), Tile::COUNT);
}

/// What the present effect asks for, and what it has got.
fn effect(sight: &Sight, encoder: &mut Encoder) {
    let game = sight.game;
    encoder.part("effect");
    let source = game.source().map(|source| match source {
        Source::Die(color) => color.index(),
        Source::Tile => Color::COUNT,
        Source::Ability(ability) => Color::COUNT + 1 + ability.index(),
    });
    encoder.maybe_one_of(source, Color::COUNT + 1 + Ability::COUNT);
    if let Some((_, Asked::Write(numbers, done))) = game.asked() {
        let left = &numbers.values()[done..];
        encoder.one_of(left.len() - 1, 3);
        encoder.one_of(left[0].into(), 4);
        encoder.bit(numbers.free_anthill && done == 0);
        encoder.maybe_one_of(numbers.region.map(Color::index), Color::COUNT);
    } else {
        encoder.skip(3 + 4 + 1 + Color::COUNT);
    }
    let flags = if let Some((_, Asked::Flags(count))) = game.asked() { count } else { 0 };
    encoder.at_least(flags.into(), 2);
    encoder.set_of(game.colored().bits().into(), Color::COUNT);
    encoder.at_least(game.chests_due().into(), 5);
    hex_set(encoder, game.chosen());
}

/// The dice before the groups are chosen, and those that the tile may repeat.
fn split(sight: &Sight, encoder: &mut Encoder) {
    let game = sight.game;
    encoder.part("dice");
    match step(game) {
        Step::Split => encoder.set_of(Hand::new(game, ColorSet::ALL, true).faces.into(), DICE),
        _ => encoder.skip(DICE),
    }
    match game.dice_with_tile().filter(|_| game.is_split()) {
        Some(with_tile) => halves(sight, with_tile, encoder),
        None => {
            encoder.part("half with the tile");
            encoder.skip(FACES);
            encoder.part("half without the tile");
            encoder.skip(FACES);
            encoder.part("choice");
            encoder.skip(CHOICE);
        }
    }
    encoder.part("dice to repeat");
    let is_asked = matches!(game.asked(), Some((_, Asked::Repeat)));
    let repeats = |tile: Tile| game.components().tiles[tile.index()] == Effect::RepeatDie;
    let owner = sight
        .players
        .into_iter()
        .find(|&player| game.has_tile_left(player) || is_asked && game.turn().players().contains(player));
    match owner.filter(|_| game.tile().is_some_and(repeats)) {
        Some(owner) => {
            let used = game.dice_of(owner).unwrap_or_default() - game.dice_left(owner);
            encoder.set_of(Hand::new(game, used, false).faces.into(), DICE);
        }
        None => encoder.skip(DICE),
    }
}

/// The two halves, and what the player may expect of either choice.
fn halves(sight: &Sight, with_tile: ColorSet, encoder: &mut Encoder) {
    let tile = Hand::new(sight.game, with_tile, true);
    let dice = Hand::new(sight.game, ColorSet::ALL - with_tile, false);
    encoder.part("half with the tile");
    faces(&tile, encoder);
    encoder.part("half without the tile");
    faces(&dice, encoder);
    encoder.part("choice");
    let [taken, left] = [[&tile, &dice], [&dice, &tile]].map(|hands| sight.margin_with(hands));
    let is_own = sight.game.turn().players().contains(sight.players[0]);
    signed(encoder, taken, FAR);
    signed(encoder, left, FAR);
    signed(encoder, if is_own { taken.max(left) } else { taken.min(left) }, FAR);
}

/// Margins are told apart up to this.
const FAR: i32 = 12;
/// How many bits `faces` writes.
const FACES: usize = DICE + 4 + 4 + 7;
/// How many bits the choice of a half has.
const CHOICE: usize = 3 * (2 * FAR as usize + 1);

/// The dice of a hand, and how many are alike.
#[inline]
fn faces(hand: &Hand, encoder: &mut Encoder) {
    encoder.set_of(hand.faces.into(), DICE);
    encoder.at_least(hand.zeros, 4);
    encoder.at_least(hand.chests, 4);
    encoder.at_least(hand.elements, 7);
}

/// How near the end is, and who has triggered it (11).
fn end(sight: &Sight, encoder: &mut Encoder) {
    let (game, room) = (sight.game, &sight.room);
    encoder.part("end");
    let trigger = game.trigger();
    sight.players.iter().for_each(|&player| encoder.bit(trigger.is_some_and(|(by, _)| by == player)));
    let reason = trigger.map(|(_, reason)| match reason {
        Reason::Region(color) => color.index(),
        Reason::Sheet(color) => Color::COUNT + color.index(),
        Reason::Cookies => 2 * Color::COUNT,
    });
    encoder.maybe_one_of(reason, 2 * Color::COUNT + 1);
    encoder.one_of(room.nearness, NEARNESS);
    encoder.one_of(room.least_hexes, 10);
    encoder.one_of(room.least_circles, 7);
    // From the special round on a cookie hex is crossed out in every round (3.7).
    let before = game.components().special_round.saturating_sub(game.round());
    pair(encoder, room.cookies, 13, before.into(), 4);
    encoder.at_least(room.cookies, 12);
}

/// Who leads and by how much, now and with the numbers in hand.
fn margin(sight: &Sight, encoder: &mut Encoder) {
    encoder.part("margin");
    let [own, other] = sight.totals;
    signed(encoder, own - other, 15);
    pair(encoder, class(own - other, 6), 13, sight.room.nearness, NEARNESS);
    let [own, other] = sight.players.map(|player| i32::from(sight.game.player_board(player).cookies));
    signed(encoder, own - other, 4);
    let [own, other] = &sight.hands;
    signed(encoder, sight.margin_with([own, other]), FAR);
    let mut open = [0; MAX_PLAYERS];
    for region in (0..Color::COUNT).filter(|&region| sight.room.hexes[region] > 0) {
        if sight.prospects[region].abs() < CLOSE {
            open.iter_mut().zip(sight.players).for_each(|(open, player)| *open += sight.game.circles(player)[region]);
        }
    }
    open.into_iter().for_each(|circles| encoder.at_least(circles.into(), 20));
}

/// A lead below this is soon made up for: it is the highest number that a die shows.
const CLOSE: i32 = 3;

/// What a player has in this round and has not used yet.
fn hand(sight: &Sight, side: usize, encoder: &mut Encoder) {
    faces(&sight.hands[side], encoder);
    let tile = sight.game.tile().filter(|_| sight.game.has_tile_left(sight.players[side]));
    encoder.maybe_one_of(tile.map(Tile::index), Tile::COUNT);
}
