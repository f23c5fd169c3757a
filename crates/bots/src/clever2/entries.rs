//! How many entries a player still makes, and where.

use games::Clever2;
use games::clever2::{Area, Components, Die, DieSet, FIELD_COUNT, NUMBERS, Row, Sheet, Track};
use play::{Game, Player};

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

/// What lies ahead of a player, without bonuses.
pub(super) struct Ahead {
    /// The entries with regular dice.
    regular: f64,
    /// How many rolls there are in which actions can be of use.
    rolls: f64,
    /// Whether there will be a window for extra dice.
    has_window: bool,
    /// How many entries each area still has room for.
    room: [f64; 5],
}

impl Ahead {
    /// Looks ahead.
    pub(super) fn of(game: &Clever2, player: Player, weights: &Clever2Weights) -> Ahead {
        let components = game.components();
        let rolls_a_turn = components.rolls;
        let (turns, passive) = (game.active_turns_left(player), game.passive_turns_left(player));
        let rolls = game.rolls_left(player);
        let regular = f64::from(turns) * turn(rolls_a_turn, DieSet::ALL, weights)
            + f64::from(passive) * weights.passive
            + turn(rolls, game.dice().pool, weights);
        Ahead {
            regular,
            rolls: f64::from(rolls_a_turn * turns + rolls),
            has_window: turns + passive > 0 || game.has_window(player),
            room: room(game.sheet(player), &components),
        }
    }

    /// The entries to expect, if the bonuses booked come true and each area gets its share by need.
    pub(super) fn entries(
        &self,
        sheet: &Sheet,
        weights: &Clever2Weights,
        booked: &Harvest,
        needs: &[f64; 5],
    ) -> Entries {
        let available =
            |track: Track| f64::from(sheet.earned(track) - sheet.used(track)) + booked.actions[track as usize];
        let useful = weights.useful * self.rolls + 0.01;
        let saturated = |count: f64| count * useful / (useful + count);
        let mut total = self.regular + weights.question * booked.black;
        total += weights.reroll * saturated(available(Track::Reroll));
        total += weights.take_back * saturated(available(Track::Return));
        if self.has_window {
            total += weights.extra * available(Track::Extra);
        }
        let shares = [weights.silver, weights.yellow, weights.blue, weights.green, weights.pink];
        let mut by_area = [0.0; 5];
        let (mut surplus, mut spare) = (0.0, 0.0);
        for area in 0..5 {
            let wanted = shares[area] * needs[area] * total + weights.question * booked.questions[area];
            by_area[area] = wanted.min(self.room[area]);
            surplus += wanted - by_area[area];
            spare += self.room[area] - by_area[area];
        }
        if surplus > 0.0 && spare > 0.0 {
            let part = (surplus / spare).min(1.0);
            by_area.iter_mut().zip(self.room).for_each(|(entries, room)| *entries += part * (room - *entries));
        }
        Entries { total, by_area, free_blue: weights.question * booked.questions[Area::Blue as usize] }
    }
}

/// How many entries the rolls of a turn bring, beginning with this pool.
fn turn(rolls: u8, pool: DieSet, weights: &Clever2Weights) -> f64 {
    if rolls == 0 || pool.is_empty() {
        return 0.0;
    }
    let (mut dice, mut entries) = (pool.len() as f64, 0.0);
    for _ in 0..rolls {
        let plenty = dice * dice;
        entries += plenty / (plenty + weights.lone_die);
        dice = (dice - 1.0).max(0.0) * weights.pool_kept;
    }
    if pool.contains(Die::White) { entries + weights.white } else { entries }
}

/// How many entries each area still has room for.
fn room(sheet: &Sheet, components: &Components) -> [f64; 5] {
    let marks: usize = Row::ALL.iter().map(|&row| sheet.marks_in_row(row)).sum();
    let fields = |entries: &[u8]| (FIELD_COUNT - entries.len()) as f64;
    [
        (Row::ALL.len() * NUMBERS - marks) as f64,
        f64::from(sheet.uncircled(components).count_ones() + sheet.uncrossed(components).count_ones()),
        fields(sheet.blue()),
        fields(sheet.green()),
        fields(sheet.pink()),
    ]
}
