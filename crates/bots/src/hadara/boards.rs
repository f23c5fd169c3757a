//! The boards of players as bits: the viewer's in detail, those of the others in short.

use games::hadara::{Ability, Action, BUSTS, Board, Colony, Color, Components, Deed, Face, MAX_PLAYERS, TIERS, Track};

use super::encoding::{OCCASIONS, Situation, encode_set};
use crate::Encoder;

/// Places of bonus tiles on cards that have bits: as many as the printed box has.
const TILE_CARDS: usize = 2;
/// How many bits another player has.
const OTHER: usize = 287;

/// What a track lacks to each colony or bust that is still open.
pub(super) struct Goals {
    lacks: [Option<usize>; TIERS],
}

impl Goals {
    /// The colonies that are still open; that whose back is due is not.
    pub(super) fn colonies(board: &Board, due: Option<usize>, components: &Components) -> Goals {
        let lack = |tier: usize| {
            let is_open = !board.has_colony(tier) && due != Some(tier);
            is_open.then(|| board.lacks(components.tiers[tier].requirement, Track::Military, components).into())
        };
        Goals { lacks: std::array::from_fn(lack) }
    }

    /// The busts that are still open.
    pub(super) fn busts(board: &Board, components: &Components) -> Goals {
        let lack = |bust: usize| {
            let is_open = bust < BUSTS && !board.has_bust(bust);
            is_open.then(|| board.lacks(components.busts[bust].requirement, Track::Culture, components).into())
        };
        Goals { lacks: std::array::from_fn(lack) }
    }

    /// How many are within reach.
    fn within_reach(&self) -> usize {
        self.lacks.iter().filter(|&&lack| lack == Some(0)).count()
    }

    /// What is lacking to the nearest one that is not within reach.
    pub(super) fn nearest(&self) -> Option<usize> {
        self.lacks.iter().flatten().copied().filter(|&lack| lack > 0).min()
    }

    fn encode(&self, count: usize, encoder: &mut Encoder) {
        for lack in &self.lacks[..count] {
            encoder.bit(lack.is_some());
            encoder.at_least(lack.unwrap_or(0), 11);
        }
    }
}

/// The viewer's board.
pub(super) fn encode_own(situation: &Situation, encoder: &mut Encoder) {
    let (board, view) = (&situation.own, situation.view);
    encoder.part("own start");
    encoder.maybe_one_of(view.crest(situation.player).map(|crest| crest.index()), 5);
    encode_start(board, encoder);

    encoder.part("own tracks");
    for track in Track::ALL {
        let value = usize::from(board.track(track));
        encoder.at_least(value, 32);
        encoder.at_least(value.saturating_sub(32) / 2, 10);
    }
    encoder.part("own cards");
    encode_set(board.display(), encoder);
    encoder.at_least(board.cards().into(), 26);
    board.colors().into_iter().for_each(|cards| encoder.at_least(cards.into(), 8));
    signed(i32::from(board.track(Track::Food)) - i32::from(board.cards()), 9, encoder);
    let mut sales = board.sales(situation.ahead.epoch);
    if let Some(Action::Draft(_, Deed::Sell(card))) = view.pending() {
        sales |= 1 << card.facts(situation.components).color.index();
    }
    encoder.set_of(sales.into(), Color::COUNT);
    encode_sets(board, encoder);

    encoder.part("own abilities");
    board.abilities().into_iter().for_each(|cards| encoder.at_least(cards.into(), 2));
    for track in Track::ALL {
        encoder.at_least(board.steps_of_color(track, situation.components).into(), 2);
    }
    encode_own_goals(situation, encoder);
    encode_own_money(situation, encoder);
    encode_own_points(situation, encoder);
}

/// The start card and its side.
fn encode_start(board: &Board, encoder: &mut Encoder) {
    encoder.maybe_one_of(board.start_card().map(|card| card.index()), 5);
    encoder.maybe_one_of(board.side().map(|side| side.index()), 2);
}

/// Sets of five colors, and the colors that the next one lacks.
fn encode_sets(board: &Board, encoder: &mut Encoder) {
    let colors = board.colors();
    let least = colors.into_iter().min().unwrap_or(0);
    let scarce = colors.map(|cards| cards == least);
    scarce.into_iter().for_each(|is_scarce| encoder.bit(is_scarce));
    encoder.one_of(scarce.into_iter().filter(|&is_scarce| is_scarce).count(), 6);
    encoder.one_of(board.gold().min(2) as usize * 7 + (board.sets_for_gold() as usize).min(6), 21);
}

/// Colonies, busts, bonus tiles, and what is within reach.
fn encode_own_goals(situation: &Situation, encoder: &mut Encoder) {
    let (board, ahead) = (&situation.own, &situation.ahead);
    encoder.part("own colonies");
    for tier in 0..TIERS {
        let state = match board.colony(tier) {
            None => None,
            Some(Colony::Plundered) => Some(0),
            Some(Colony::Allied(back)) => Some(1 + back.index() % 5),
        };
        encoder.maybe_one_of(state, 6);
    }
    situation.colonies.encode(TIERS, encoder);
    let times = situation.occasions(ahead.colonies.map(|left| left > 0));
    encoder.one_of(times * (TIERS + 1) + situation.colonies.within_reach(), (OCCASIONS + 1) * (TIERS + 1));
    encoder.one_of(times * 12 + usize::from(board.track(Track::Military) / 3).min(11), (OCCASIONS + 1) * 12);

    encoder.part("own busts");
    for bust in 0..BUSTS {
        let carving = board.carving(bust);
        let state = carving.map(|carving| carving.track.index() * Face::COUNT + carving.face.index());
        encoder.maybe_one_of(state, Track::COUNT * Face::COUNT);
    }
    situation.busts.encode(BUSTS, encoder);
    let times = situation.occasions(ahead.busts.map(|left| left > 0));
    encoder.one_of(times * (BUSTS + 1) + situation.busts.within_reach(), (OCCASIONS + 1) * (BUSTS + 1));
    encoder.one_of(times * 12 + usize::from(board.track(Track::Culture) / 3).min(11), (OCCASIONS + 1) * 12);

    encoder.part("own tiles");
    board.free_tiles().into_iter().for_each(|tiles| encoder.at_least(tiles.into(), 2));
    for tile in &board.card_tiles()[..TILE_CARDS] {
        encoder.maybe_one_of(tile.map(|track| track.index()), Track::COUNT);
    }
}

/// Coins, those to come, and seals.
fn encode_own_money(situation: &Situation, encoder: &mut Encoder) {
    let (board, ahead, components) = (&situation.own, &situation.ahead, situation.components);
    encoder.part("own coins");
    let coins = board.coins() as usize;
    encoder.at_least(coins, 20);
    encoder.at_least(coins.saturating_sub(20) / 2, 20);
    encoder.set_of(u128::from(board.coins() & 255), 8);
    let income = usize::from(board.track(Track::Income)) + board.income_leads(components) as usize;
    let incomes = situation.occasions(ahead.incomes);
    encoder.one_of(incomes * 14 + (income / 2).min(13), (OCCASIONS + 1) * 14);
    encoder.at_least((coins + incomes * income) / 5, 40);
    let soon = ahead.incomes.into_iter().filter(|&is_ahead| is_ahead).count();
    let by_seals = coins + soon * income;
    encoder.at_least(by_seals / 2, 30);

    encoder.part("own seals");
    board.silver().into_iter().for_each(|seals| encoder.at_least(seals.into(), 2));
    encoder.at_least(board.gold().into(), 2);
    let prices = board.seal_prices(ahead.epoch as u8, components);
    for (price, left) in [
        (prices.silver, components.max_silver - board.silver().iter().sum::<u8>()),
        (prices.gold, components.max_gold - board.gold()),
    ] {
        for coins in [coins, by_seals] {
            let number = if ahead.seals { (coins / usize::from(price)).min(left.into()) } else { 0 };
            encoder.at_least(number, 2);
        }
    }
    let free = Track::ALL.into_iter().filter(|&track| board.is_tile_free(track));
    let best = free.map(|track| usize::from(board.track(track)).div_ceil(2)).max();
    encoder.at_least(best.unwrap_or(0), 24);
}

/// Points, and how far the viewer leads or lags.
fn encode_own_points(situation: &Situation, encoder: &mut Encoder) {
    let (board, components) = (&situation.own, situation.components);
    encoder.part("own points");
    encoder.at_least(situation.points[0] as usize / 2, 80);
    encoder.at_least(board.settled_points(components) as usize / 2, 60);
    let has_silver = board.silver() != [0; Track::COUNT];
    encoder.at_least(if has_silver { board.silver_points(components) as usize / 2 } else { 0 }, 20);

    encoder.part("lead");
    let others = &situation.points[1..situation.players];
    encoder.one_of(others.iter().filter(|&&points| points > situation.points[0]).count(), MAX_PLAYERS);
    signed_steps(situation.points[0] - others.iter().copied().max().unwrap_or(0), 2, 20, encoder);
}

/// One bit for each value from `-reach` to `reach`.
fn signed(value: i32, reach: i32, encoder: &mut Encoder) {
    encoder.one_of((value.clamp(-reach, reach) + reach) as usize, 2 * reach as usize + 1);
}

/// By how many steps a value is above zero, and by how many below.
fn signed_steps(value: i32, step: i32, most: usize, encoder: &mut Encoder) {
    encoder.at_least((value.max(0) / step) as usize, most);
    encoder.at_least(((-value).max(0) / step) as usize, most);
}

/// The parts of the other players, by their place to the left of the viewer.
const NAMES: [&str; MAX_PLAYERS - 1] =
    ["first to the left", "second to the left", "third to the left", "fourth to the left"];

/// Another player, counted from the viewer.
pub(super) fn encode_other(situation: &Situation, place: usize, encoder: &mut Encoder) {
    encoder.part(NAMES[place - 1]);
    encoder.bit(place < situation.players);
    if place >= situation.players {
        encoder.skip(OTHER - 1);
        return;
    }
    let (player, view, components) = (situation.other(place), situation.view, situation.components);
    let (board, ahead) = (view.board(player), view.ahead(player));
    encoder.bit(place + 1 == situation.players);
    encoder.bit(view.has_committed(player));
    encoder.maybe_one_of(view.crest(player).map(|crest| crest.index()), 5);
    encode_start(board, encoder);
    encoder.maybe_one_of(view.draw().and_then(|_| view.points_at(player)).map(|color| color.index()), Color::COUNT);

    // What is still before them in this epoch.
    encoder.at_least(ahead.cards[1].into(), 5);
    for is_ahead in [
        ahead.colonies[0] > 0,
        ahead.busts[0] > 0,
        ahead.colonies[1] > 0,
        ahead.busts[1] > 0,
        ahead.feeding,
        ahead.seals,
    ] {
        encoder.bit(is_ahead);
    }

    encoder.at_least(board.coins() as usize / 2, 20);
    encoder.set_of(u128::from(board.coins() & 255), 8);
    for track in Track::ALL {
        encoder.at_least(usize::from(board.track(track)) / 3, 14);
    }
    board.colors().into_iter().for_each(|cards| encoder.at_least(cards.into(), 6));
    signed(i32::from(board.track(Track::Food)) - i32::from(board.cards()), 5, encoder);
    let abilities = board.abilities().into_iter().enumerate();
    encoder.set_of(abilities.fold(0, |bits, (ability, cards)| bits | u128::from(cards > 0) << ability), Ability::COUNT);
    encoder.set_of(board.sales(ahead.epoch).into(), Color::COUNT);
    encoder.set_of(situation.affordable(board), Color::COUNT);

    let colonies = Goals::colonies(board, None, components);
    for tier in 0..TIERS {
        encoder.bit(board.has_colony(tier));
        encoder.bit(board.colony(tier) == Some(Colony::Plundered));
    }
    encoder.at_least(colonies.within_reach(), 3);
    encoder.at_least(colonies.nearest().unwrap_or(0), 6);
    let busts = Goals::busts(board, components);
    for bust in 0..BUSTS {
        encoder.bit(board.has_bust(bust));
        encoder.bit(board.carving(bust).is_some_and(|carving| carving.face == Face::Back));
    }
    encoder.at_least(busts.within_reach(), 3);
    encoder.at_least(busts.nearest().unwrap_or(0), 6);
    board.free_tiles().into_iter().for_each(|tiles| encoder.at_least(tiles.into(), 2));
    board.silver().into_iter().for_each(|seals| encoder.at_least(seals.into(), 2));
    encoder.at_least(board.gold().into(), 2);
    encoder.at_least(board.sets_for_gold() as usize, 4);
    encoder.at_least(situation.points[place] as usize / 8, 24);
    signed_steps(situation.points[0] - situation.points[place], 3, 12, encoder);
}
