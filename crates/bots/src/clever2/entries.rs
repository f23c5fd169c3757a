//! How many entries a player still makes, and where.

use games::Clever2;
use games::clever2::{Area, DieSet, Die, FIELD_COUNT, NUMBERS, Row, Sheet, Track};
use play::Player;

use super::Clever2Weights;
use super::areas::Harvest;

/// The entries that are probably still made.
#[derive(Clone, Copy)]
pub(super) struct Entries {
    /// With dice and actions, in all areas together.
    pub(super) total: f64,
    /// By area, with those of "?".
    pub(super) by_area: [f64; 5],
    /// Of these, how many are "?" in the blue area, which fit under any limit.
    pub(super) free_blue: f64,
}

/// The entries ahead, if the bonuses booked come true.
pub(super) fn ahead(game: &Clever2, player: Player, weights: &Clever2Weights, booked: &Harvest) -> Entries {
    let sheet = game.sheet(player);
    let active = f64::from(game.active_turns_left(player));
    let passive = f64::from(game.passive_turns_left(player));
    let rolls = game.rolls_left(player);
    let pool = game.dice().pool;
    let whole = turn(3, DieSet::ALL, weights);
    let mut total = active * whole + passive * weights.passive + turn(rolls, pool, weights);

    let rolls_ahead = 3.0 * active + f64::from(rolls);
    let available = |track: Track| f64::from(sheet.earned(track) - sheet.used(track)) + booked.actions[track as usize];
    let saturated = |count: f64| {
        let room = weights.useful * rolls_ahead;
        if room > 0.0 { count * room / (room + count) } else { 0.0 }
    };
    total += weights.reroll * saturated(available(Track::Reroll));
    total += weights.take_back * saturated(available(Track::Return));
    if active + passive > 0.0 || game.has_window(player) {
        total += weights.extra * available(Track::Extra);
    }
    total += weights.question * booked.black;

    let shares = [weights.silver, weights.yellow, weights.blue, weights.green, weights.pink];
    let room = room(sheet);
    let mut by_area = [0.0; 5];
    let (mut surplus, mut spare) = (0.0, 0.0);
    for area in 0..5 {
        let wanted = shares[area] * total + weights.question * booked.questions[area];
        by_area[area] = wanted.min(room[area]);
        surplus += wanted - by_area[area];
        spare += room[area] - by_area[area];
    }
    if surplus > 0.0 && spare > 0.0 {
        let part = (surplus / spare).min(1.0);
        for area in 0..5 {
            by_area[area] += part * (room[area] - by_area[area]);
        }
    }
    let free_blue = weights.question * booked.questions[Area::Blue as usize];
    Entries { total, by_area, free_blue }
}

/// How many entries the rolls of a turn bring, beginning with this pool.
fn turn(rolls: u8, pool: DieSet, weights: &Clever2Weights) -> f64 {
    if rolls == 0 || pool.is_empty() {
        return 0.0;
    }
    let (mut dice, mut entries) = (pool.len() as f64, 0.0);
    let fails = weights.lone_die.clamp(0.01, 1.0).ln();
    for _ in 0..rolls {
        entries += 1.0 - (fails * dice).exp();
        dice = (dice - 1.0).max(0.0) * weights.pool_kept;
    }
    if pool.contains(Die::White) { entries + weights.white } else { entries }
}

/// How many entries each area still has room for.
fn room(sheet: &Sheet) -> [f64; 5] {
    let marks: usize = Row::ALL.iter().map(|&row| sheet.marks_in_row(row)).sum();
    let fields = |entries: &[u8]| (FIELD_COUNT - entries.len()) as f64;
    [
        (Row::ALL.len() * NUMBERS - marks) as f64,
        f64::from(sheet.uncircled().count_ones() + sheet.uncrossed().count_ones()),
        fields(sheet.blue()),
        fields(sheet.green()),
        fields(sheet.pink()),
    ]
}
