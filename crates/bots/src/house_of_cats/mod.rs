//! What a strong player values in House of Cats: rooms that are nearly complete and can still grow, cells that are left for more
//! of them, lines and areas where animals will score, abilities in store, and the dice still in hand.

mod animals;
mod encoding;
mod hand;
mod learned;
mod rooms;
mod weights;

use games::HouseOfCats;
use games::house_of_cats::{Action, CellSet, Components, House, Level, Moment, Number, Sheet, Tiles};
use play::{Game, Player, PlayerSet, Turn};

use crate::{Evaluation, Order, Plan};
pub(crate) use weights::HouseOfCatsWeights;

impl Evaluation for HouseOfCats {
    type Weights = HouseOfCatsWeights;

    const HARD: Plan =
        Plan { simulations: 800, trees: 1, exploration: 0.3, order: Order::Promising(0.3), glances: 3, horizon: 3 };
    const FOLLOW: u32 = 1;

    fn expect(&self, player: Player, weights: &HouseOfCatsWeights) -> f64 {
        let score = f64::from(self.score(player).total());
        if self.turn() == Turn::Over {
            return score;
        }
        score + Prospect::new(self, player, weights).worth(self, player)
    }

    fn consider(&self, player: Player, actions: &mut Vec<Action>) {
        let sheet = self.sheet(player);
        let Moment::Add { added, .. } = sheet.moment else { return };
        // New cells that touch the house serve it better than others; the further ones touch them.
        let house = self.house();
        let beside = house.around(house.cells - sheet.free(), false);
        let touches = |action: &Action| matches!(*action, Action::Add(cell) if beside.contains(house.place(cell)));
        if added.is_empty() && actions.iter().any(touches) {
            actions.retain(touches);
        }
    }

    fn spread(&self) -> f64 {
        let last = PlayerSet::seats(self.players()).iter().map(|player| self.sheet(player).empty().len()).max();
        1.0 + 0.7 * (last.unwrap_or(0) as f64).sqrt()
    }
}

/// What one player may still hope for.
struct Prospect<'a> {
    weights: &'a HouseOfCatsWeights,
    components: &'static Components,
    house: &'static House,
    tiles: Tiles,
    sheet: &'a Sheet,
    empty: CellSet,
    /// Empty cells, and those about to be added.
    space: f64,
    /// Empty cells that there will be no time to fill.
    neglected: f64,
    /// The share of the empty cells that will be filled.
    filled: f64,
    /// Turns to come, this one included.
    turns: f64,
    /// How much of its worth an ability keeps so late in the game.
    lasting: f64,
    /// The worth of an empty cell that will be filled.
    cell: f64,
}

impl<'a> Prospect<'a> {
    fn new(game: &'a HouseOfCats, player: Player, weights: &'a HouseOfCatsWeights) -> Prospect<'a> {
        let (house, sheet) = (game.house(), game.sheet(player));
        let empty = sheet.empty();
        let added = if let Moment::Add { left, .. } = sheet.moment { left } else { 0 };
        let space = empty.len() as f64 + f64::from(added);
        let time = if game.level() == Level::Four { space } else { f64::min(space, time(game, player)) };
        let turns = time / weights.pace.max(0.5);
        Prospect {
            weights,
            components: game.components().get(),
            house,
            tiles: game.tiles(),
            sheet,
            empty,
            space,
            neglected: space - time,
            filled: time / space.max(1.0),
            turns,
            lasting: turns / (turns + weights.haste).max(0.01),
            cell: weights.cell(game.level()),
        }
    }

    /// What is to come beyond the score so far.
    fn worth(&self, game: &HouseOfCats, player: Player) -> f64 {
        let acts = game.turn().players().contains(player);
        let reach = if acts { self.reach(game, player) } else { CellSet::NONE };
        let groups = self.groups(reach);
        let hand = if acts { self.hand(game, player, &groups, reach) } else { 0.0 };
        groups.worth + self.cells(groups.wanted) + self.animals() + self.abilities() + hand
    }

    /// Uses in store; each further one of a field is used less often.
    fn abilities(&self) -> f64 {
        let field = |number: Number| {
            let uses = self.sheet.uses(number);
            f64::from(uses).sqrt() * self.weights.ability(self.tiles[number as usize])
        };
        Number::ALL.into_iter().map(field).sum::<f64>() * self.lasting
    }
}

/// How many cells a player can still fill before somebody else has no empty cell left.
fn time(game: &HouseOfCats, player: Player) -> f64 {
    let deciding = game.turn().players();
    let left = |player: Player| {
        let progress = game.progress(player);
        if deciding.contains(player) { f64::from(progress.quota - progress.used) } else { 0.0 }
    };
    let others = PlayerSet::seats(game.players()).without(player).iter();
    let ahead = others.map(|other| game.sheet(other).empty().len() as f64 - left(other));
    ahead.fold(f64::INFINITY, f64::min).max(0.0) + left(player)
}
