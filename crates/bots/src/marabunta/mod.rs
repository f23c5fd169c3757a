//! What a strong player values in Marabunta.

mod boards;
mod encoding;
mod learned;
mod numbering;
mod prospect;
mod sight;
mod tempo;
mod waiting;
mod weights;

use games::Marabunta;
use games::marabunta::{Action, Face, Half};
use play::{Game, Player, Turn};

use crate::{Evaluation, Order, Plan, Weights};
use prospect::Judgment;
use weights::MarabuntaWeights;

impl Evaluation for Marabunta {
    type Weights = MarabuntaWeights;

    const HARD: Plan =
        Plan { simulations: 2000, trees: 1, exploration: 0.2, order: Order::Promising(0.35), glances: 1, horizon: 0 };
    const FOLLOW: u32 = 1;

    fn expect(&self, player: Player, weights: &MarabuntaWeights) -> f64 {
        judge(self, weights).totals[player.seat()]
    }

    fn outlook(&self, player: Player, weights: &MarabuntaWeights) -> f64 {
        let Judgment { totals, spread } = judge(self, weights);
        let other = player.left_neighbor(self.players());
        let mut margin = totals[player.seat()] - totals[other.seat()];
        if margin == 0.0 && self.turn() == Turn::Over {
            margin = if self.score(player).rank() > self.score(other).rank() { TIE } else { -TIE };
        }
        margin / (spread + margin.abs()) + MARGIN * margin
    }

    fn spread(&self) -> f64 {
        judge(self, &MarabuntaWeights::TUNED).spread
    }

    fn consider(&self, _: Player, actions: &mut Vec<Action>) {
        match actions.first() {
            Some(Action::Split(_)) => {
                let is_needed = |dice| self.representative(dice) == dice;
                actions.retain(|action| matches!(*action, Action::Split(dice) if is_needed(dice)));
            }
            Some(Action::UseTile(_) | Action::UseDie(..)) => consider_elements(self, actions),
            _ => {}
        }
    }
}

/// A tie that the tie-break decides is worth as much as this lead.
const TIE: f64 = 0.5;

/// What a point of the margin counts beside the chance to win.
const MARGIN: f64 = 0.02;

/// What the players may expect. The player who chooses takes the better group.
fn judge(game: &Marabunta, weights: &MarabuntaWeights) -> Judgment {
    match game.turn() {
        Turn::Over => final_scores(game),
        Turn::Players(deciding) if game.is_split() => {
            let chooser = deciding.iter().next().expect("somebody chooses");
            let [tile, dice] = [Half::Tile, Half::Dice].map(|half| {
                let mut chosen = *game;
                chosen.apply(chooser, Action::Choose(half));
                if chosen.turn() == Turn::Over { final_scores(&chosen) } else { prospect::judge(&chosen, weights) }
            });
            let margin = |judgment: &Judgment| judgment.totals[chooser.seat()] - judgment.totals[1 - chooser.seat()];
            if margin(&tile) >= margin(&dice) { tile } else { dice }
        }
        _ => prospect::judge(game, weights),
    }
}

fn final_scores(game: &Marabunta) -> Judgment {
    let totals = [0, 1].map(|seat| f64::from(game.score(Player::new(seat)).total()));
    Judgment { totals, spread: tempo::LAST_SPREAD }
}

/// Sheets with as many empty circles as this cannot be filled in a hurry.
const ROOMY: u8 = 3;

/// A circle is taken at once while it does not bring the end near; of dice with the same colorless face one is enough.
fn consider_elements(game: &Marabunta, actions: &mut Vec<Action>) {
    let components = game.components();
    let empty = |sheet: usize| {
        let [first, second] = [0, 1].map(|seat| game.circles(Player::new(seat))[sheet]);
        components.circles - first - second
    };
    let is_sure =
        |action: &Action| matches!(*action, Action::UseDie(color, Face::Flag) if empty(color as usize) >= ROOMY);
    if let Some(at) = actions.iter().position(is_sure) {
        actions.swap(0, at);
        actions.truncate(1);
        return;
    }
    let mut seen = [false; Face::COUNT];
    actions.retain(|action| match *action {
        Action::UseDie(_, face) if !components.colored[face as usize] => {
            !std::mem::replace(&mut seen[face as usize], true)
        }
        _ => true,
    });
}
