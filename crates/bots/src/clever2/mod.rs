//! What a strong player values in Twice as Clever.
//!
//! Everything is counted in entries: how many a player still makes, where they go, and so how far each area will probably come.
//! An entry that brings an area further is worth what lies at its probable end: points, bonuses, and foxes, which
//! count as much as the lowest area.

mod areas;
mod encoding;
mod entries;
mod learned;
mod numbers;
mod sheet_bits;
mod weights;

use games::Clever2;
use games::clever2::{Action, Area, Components, Die, Place, Sheet, Track};
use play::{Game, Player, Turn};

use crate::{Evaluation, Order, Plan, exp, ln};

use areas::{Forecast, Harvest, Outlook};
use entries::Ahead;
pub(crate) use weights::Clever2Weights;

impl Evaluation for Clever2 {
    type Weights = Clever2Weights;

    const HARD: Plan =
        Plan { simulations: 240, trees: 1, exploration: 0.1, order: Order::Promising(0.7), glances: 64, horizon: 3 };
    const FOLLOW: u32 = 8;

    fn expect(&self, player: Player, weights: &Clever2Weights) -> f64 {
        if self.turn() == Turn::Over {
            return f64::from(self.score(player).total());
        }
        total(self, player, weights)
    }

    fn spread(&self) -> f64 {
        let player = Player::new(0);
        let left = 3 * self.active_turns_left(player) + self.rolls_left(player) + self.passive_turns_left(player);
        2.0 + 6.0 * f64::from(left).sqrt()
    }

    fn consider(&self, player: Player, actions: &mut Vec<Action>) {
        match actions.first() {
            Some(Action::Bonus(_)) => {
                let sheet = self.sheet(player);
                let best_green = if sheet.green().len().is_multiple_of(2) { 6 } else { 1 };
                actions.retain(|action| match *action {
                    Action::Bonus(Place::Blue(sum)) => sum == sheet.highest_blue(),
                    Action::Bonus(Place::Green(face)) => face == best_green,
                    Action::Bonus(Place::Pink(face)) => face == 6,
                    _ => true,
                });
            }
            Some(Action::Mark(..)) => {
                // Dice with a single row come first, since only white and silver could give way to them.
                let rank = |action: &Action| match *action {
                    Action::Mark(die @ (Die::White | Die::Silver), ..) => 6 + die as u8,
                    Action::Mark(die, ..) => die as u8,
                    _ => u8::MAX,
                };
                let first = actions.iter().map(rank).min().unwrap_or(u8::MAX);
                actions.retain(|action| *action == Action::Skip || rank(action) == first);
            }
            _ => {}
        }
    }
}

/// The total to expect while the game goes on.
fn total(game: &Clever2, player: Player, weights: &Clever2Weights) -> f64 {
    let (sheet, components) = (game.sheet(player), game.components().get());
    let mut booked = Harvest::default();
    game.round_bonuses_left().iter().for_each(|&bonus| booked.add(bonus, 1.0));
    let questions = sheet.questions();
    for area in Area::ALL {
        booked.questions[area as usize] += f64::from(questions.colored(area));
    }
    booked.black += f64::from(questions.black());
    let marks = game.swept(player).len();
    booked.questions[Area::Silver as usize] += weights.chain * marks as f64;

    // What bonuses bring and which area needs help is only known when it is known how far the areas come, so it takes two looks.
    let ahead = Ahead::of(game, player, weights);
    let seen = areas::look(sheet, weights, &ahead.entries(sheet, weights, &booked, &[1.0; 5]), components);
    booked += seen.harvest;
    track_ends(sheet, weights, &mut booked, components);
    let entries = ahead.entries(sheet, weights, &booked, &needs(&seen.points, weights));
    let Outlook { points, harvest } = areas::look(sheet, weights, &entries, components);

    let foxes = f64::from(sheet.foxes()) + booked.foxes - seen.harvest.foxes + harvest.foxes;
    points.iter().sum::<f64>() + foxes * lowest(&points, weights.balance * entries.total.sqrt() + 0.3)
}

/// What the last slot of each track may bring.
fn track_ends(sheet: &Sheet, weights: &Clever2Weights, booked: &mut Harvest, components: &Components) {
    for track in [Track::Reroll, Track::Return, Track::Extra] {
        let (slots, bonus) = components.tracks[track as usize];
        let open = slots - sheet.earned(track);
        if open > 0 {
            booked
                .add(bonus, Forecast::new(booked.actions[track as usize], weights.uncertainty).reach(f64::from(open)));
        }
    }
}

/// How much more than its share each area gets, because it lags behind.
fn needs(points: &[f64; 5], weights: &Clever2Weights) -> [f64; 5] {
    let mean = (points.iter().sum::<f64>() / points.len() as f64).max(1.0);
    points.map(|points| (1.0 + weights.help * (mean - points) / mean).clamp(0.2, 3.0))
}

/// The lowest area, as far as it is known yet which one that will be: the player helps the weak ones, so the estimate lies
/// between the lowest and the mean.
fn lowest(points: &[f64; 5], width: f64) -> f64 {
    let least = points.iter().copied().fold(f64::INFINITY, f64::min);
    let sum: f64 = points.iter().map(|points| exp((least - points) / width)).sum();
    least - width * ln(sum / points.len() as f64)
}
