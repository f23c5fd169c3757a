//! What is pending in a turn: the symbol at hand and the dice still to be used.

use games::HouseOfCats;
use games::house_of_cats::{CellSet, Level, Moment, Number, Symbol, TrackCat};
use play::Player;

use super::Prospect;
use super::rooms::{DICE, Groups};

impl Prospect<'_> {
    /// The cells that the dice in hand can reach.
    pub(super) fn reach(&self, game: &HouseOfCats, player: Player) -> CellSet {
        let next = match self.sheet.moment {
            Moment::Free { .. } | Moment::AnySymbol | Moment::TrackNumber | Moment::Cross | Moment::Mouse(_) => {
                return self.empty;
            }
            Moment::SecondMouse { first, .. } => return self.house.adjacent(first) & self.empty,
            _ => game.next_cells(player),
        };
        let progress = game.progress(player);
        let more = progress.quota > progress.used + u8::from(!matches!(self.sheet.moment, Moment::Die { .. }));
        if more { next | (self.house.around(next, progress.diagonal) & self.empty) } else { next }
    }

    /// What the dice in hand and the symbol at hand will add.
    pub(super) fn hand(&self, game: &HouseOfCats, player: Player, groups: &Groups, reach: CellSet) -> f64 {
        let progress = game.progress(player);
        let mut gains = [[f64::NEG_INFINITY; DICE]; Symbol::COUNT];
        let mut used = [0usize; Symbol::COUNT];
        if !reach.is_empty() {
            gains[..4].copy_from_slice(&groups.gains);
            for symbol in [Symbol::Cat, Symbol::Mouse] {
                if progress.unused.count(symbol) > 0 || self.is_pending(symbol) {
                    gains[symbol.index()] = [self.animal(symbol, reach) - self.cell; DICE];
                }
            }
        }
        if self.house.level == Level::One {
            gains[Symbol::Cat.index()] = std::array::from_fn(|ahead| self.next_cat(ahead, groups));
        }
        let number =
            |gains: &[[f64; DICE]; Symbol::COUNT]| (0..4).map(|n| gains[n][0]).fold(f64::NEG_INFINITY, f64::max);
        let pending = match self.sheet.moment {
            Moment::Die { symbol, double } => {
                used[symbol.index()] += 1;
                let first = gains[symbol.index()][0];
                if double { first + gains[symbol.index()][1] + self.cell } else { first }
            }
            Moment::Free { symbol, .. } => {
                used[symbol.index()] += 1;
                gains[symbol.index()][0]
            }
            Moment::AnySymbol => gains.iter().map(|gain| gain[0]).fold(number(&gains), f64::max),
            Moment::TrackNumber => number(&gains),
            Moment::Cross => number(&gains) / 2.0,
            Moment::Mouse(symbol) => gains[symbol.index()][0],
            Moment::SecondMouse { symbol, .. } => gains[symbol.index()][0].max(0.0),
            Moment::Act | Moment::Spend(_) | Moment::Room(_) | Moment::Add { .. } => 0.0,
        };
        let mut total = if pending.is_finite() { pending } else { 0.0 };
        let at_hand = used;
        for _ in progress.used..progress.quota {
            let mut best = (f64::NEG_INFINITY, 0);
            for symbol in progress.unused.kinds() {
                let index = symbol.index();
                let taken = used[index];
                if taken < DICE
                    && taken - at_hand[index] < usize::from(progress.unused.count(symbol))
                    && gains[index][taken] > best.0
                {
                    best = (gains[index][taken], index);
                }
            }
            if best.0 == f64::NEG_INFINITY {
                break;
            }
            total += best.0;
            used[best.1] += 1;
        }
        total * self.weights.hand
    }

    fn is_pending(&self, symbol: Symbol) -> bool {
        match self.sheet.moment {
            Moment::Die { symbol: pending, .. }
            | Moment::Free { symbol: pending, .. }
            | Moment::Mouse(pending)
            | Moment::SecondMouse { symbol: pending, .. } => pending == symbol,
            _ => false,
        }
    }

    /// What the next cat of the track brings, or one further on.
    fn next_cat(&self, ahead: usize, groups: &Groups) -> f64 {
        let number = |number: Number| groups.gains[number as usize][0];
        match self.components.track.get(usize::from(self.sheet.track()) + ahead) {
            None => 0.0,
            Some(cat) => {
                let written = match *cat {
                    TrackCat::Plain => 0.0,
                    TrackCat::Number(shown) => number(shown),
                    TrackCat::Choice => Number::ALL.into_iter().map(number).fold(f64::NEG_INFINITY, f64::max),
                };
                f64::from(self.components.cat_points) + written
            }
        }
    }
}
