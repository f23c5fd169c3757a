//! The player's own sheet and turn.

use games::HouseOfCats;
use games::house_of_cats::{
    Ability, CellSet, Components, Dice, Level, Moment, Number, Progress, Sheet, Symbol, TrackCat, View,
};
use play::{Game, Player, PlayerSet};

use super::animals::Animals;
use super::grid::{CELLS, Cells, Grid, count, first, near, region};
use super::groups::Groups;
use super::layout::Layout;
use super::{encode_digits, is_setup, others};
use crate::Encoder;

const SYMBOLS: usize = Symbol::COUNT;
/// The most equal dice that are shown.
const DICE: usize = 4;
/// Bonus cells that are shown.
const BONUSES: usize = 5;
/// Cats of the track that are shown.
const TRACK: usize = 12;

const PROGRESS: usize = SYMBOLS * DICE + 5 + 5 + 3 + 3 + 1;
const MOMENT: usize = 11 + SYMBOLS + 2 + 4 + 5 + 6 + 2;
const HAND: usize = 8 + 4 * 3 + 9 + 5;
const TURN: usize = 1 + PROGRESS + MOMENT + 2 * CELLS + HAND;
const SHEET: usize = 6 * CELLS + 48 + 10 + 4 * 4 + 8;
const PAIRS: usize = SYMBOLS * (SYMBOLS - 1) / 2;
const STORE: usize = 4 * (8 + 4) + Ability::COUNT * 4;
const BOXES: usize = BONUSES * (9 + 4) + TRACK + 7;
const STANDING: usize = 16 + 16 + 12;

/// What a player has, made ready for the bits.
pub(super) struct Own<'a> {
    view: &'a View,
    game: &'a HouseOfCats,
    player: Player,
    sheet: &'a Sheet,
    level: Level,
    components: &'static Components,
    grid: &'a Grid,
    layout: Layout,
    groups: Groups,
    animals: Animals,
}

impl<'a> Own<'a> {
    /// How many bits [`Own::encode`] writes.
    pub(super) const WIDTH: usize = TURN + SHEET + Groups::WIDTH + PAIRS + Animals::WIDTH + STORE + BOXES + STANDING;

    pub(super) fn new(view: &'a View, player: Player, grid: &'a Grid) -> Own<'a> {
        let game = view.position();
        let (level, components, sheet) = (game.level(), game.components().get(), game.sheet(player));
        let layout = Layout::new(grid, sheet);
        let groups = Groups::new(&layout);
        let animals = Animals::new(level, grid, &layout, components);
        Own { view, game, player, sheet, level, components, grid, layout, groups, animals }
    }

    pub(super) fn encode(&self, points: &[i32; others::MOST + 1], encoder: &mut Encoder<'_>) {
        self.encode_turn(encoder);
        self.encode_sheet(encoder);
        self.groups.encode(encoder);
        self.encode_pairs(encoder);
        self.animals.encode(encoder);
        self.encode_store(encoder);
        self.encode_boxes(encoder);
        self.encode_standing(points, encoder);
    }

    fn encode_turn(&self, encoder: &mut Encoder<'_>) {
        encoder.part("turn");
        let decides = self.game.turn().players().contains(self.player);
        encoder.bit(decides);
        if !decides {
            return encoder.skip(TURN - 1);
        }
        let progress = self.game.progress(self.player);
        let dice = self.dice(progress);
        Symbol::ALL.into_iter().for_each(|symbol| encoder.at_least(dice.count(symbol).into(), DICE));
        let left = usize::from(progress.quota - progress.used);
        encoder.one_of(left, 5);
        encoder.one_of(progress.used.into(), 5);
        encoder.one_of(progress.change as usize, 3);
        encoder.at_least(progress.separate.into(), 3);
        encoder.bit(progress.diagonal);
        let symbol = self.encode_moment(encoder);
        let next = self.grid.cells(self.next_cells());
        encoder.set_of(next.into(), CELLS);
        encoder.set_of(self.grid.cells(progress.die_cells).into(), CELLS);
        let mut hand = Symbol::ALL.map(|symbol| usize::from(dice.count(symbol)));
        if let Some(symbol) = symbol {
            hand[symbol.index()] += 1;
        }
        self.encode_hand(&hand, left + usize::from(symbol.is_some()), next, encoder);
    }

    /// Dice that are not used yet.
    fn dice(&self, progress: &Progress) -> Dice {
        let is_to_place = is_setup(self.view) && self.sheet.filled().is_empty();
        if is_to_place { self.view.dice() } else { progress.unused }
    }

    /// What is pending; gives the symbol at hand.
    fn encode_moment(&self, encoder: &mut Encoder<'_>) -> Option<Symbol> {
        let (mut symbol_at_hand, mut flags, mut field, mut add, mut cell) = (None, (false, false), None, 0, None);
        let kind = match self.sheet.moment {
            Moment::Act => 0,
            Moment::Die { symbol, double } => {
                (symbol_at_hand, flags.0) = (Some(symbol), double);
                1
            }
            Moment::Free { symbol, is_settled } => {
                (symbol_at_hand, flags.1) = (Some(symbol), is_settled);
                2
            }
            Moment::AnySymbol => 3,
            Moment::TrackNumber => 4,
            Moment::Cross => 5,
            Moment::Mouse(symbol) => {
                symbol_at_hand = Some(symbol);
                6
            }
            Moment::SecondMouse { first, symbol } => {
                (symbol_at_hand, cell) = (Some(symbol), Some(first));
                7
            }
            Moment::Spend(number) => {
                field = Some(number);
                8
            }
            Moment::Room(place) => {
                cell = Some(place);
                9
            }
            Moment::Add { number, left, .. } => {
                (field, add) = (Some(number), left);
                10
            }
        };
        encoder.one_of(kind, 11);
        encoder.maybe_one_of(symbol_at_hand.map(Symbol::index), SYMBOLS);
        encoder.bit(flags.0);
        encoder.bit(flags.1);
        encoder.maybe_one_of(field.map(|number| number as usize), 4);
        encoder.at_least(add.into(), 5);
        encode_digits(encoder, cell.map_or(0, |place| place.index()), 6);
        encoder.at_least(self.sheet.first_mice().len(), 2);
        symbol_at_hand
    }

    /// The cells of the next decision.
    fn next_cells(&self) -> CellSet {
        let (sheet, house) = (self.sheet, self.game.house());
        match sheet.moment {
            Moment::Act if is_setup(self.view) => house.setup,
            Moment::Act | Moment::Die { .. } | Moment::Spend(_) => self.game.next_cells(self.player),
            Moment::Free { .. } | Moment::AnySymbol | Moment::TrackNumber | Moment::Mouse(_) => sheet.empty(),
            Moment::Cross => Number::ALL.into_iter().fold(CellSet::NONE, |all, number| all | sheet.loose(number)),
            Moment::SecondMouse { first, .. } => house.adjacent(first) & sheet.empty(),
            Moment::Room(place) => CellSet::one(place),
            Moment::Add { left, added, .. } => sheet.addable(house, left, added, self.components),
        }
    }

    /// What the dice and the symbol at hand can do in the cells that they reach.
    fn encode_hand(&self, hand: &[usize; SYMBOLS], left: usize, next: Cells, encoder: &mut Encoder<'_>) {
        let empty = self.layout.empty;
        let next = next & empty;
        let reach = if left > 1 { next | (near(next) & empty) } else { next };
        encoder.at_least(count(next), 8);
        for (number, &dice_at_hand) in hand[..4].iter().enumerate() {
            let have = dice_at_hand > 0;
            encoder.bit(have && self.groups.completes[number] & next != 0);
            encoder.bit(have && self.groups.completes[number] & reach != 0);
            encoder.bit(have && self.groups.extends[number] & next != 0);
            // Several dice of the same number.
            for dice in 2..=(number + 2).min(DICE) {
                let has_dice = dice_at_hand.min(left) >= dice;
                let is_room = dice == number + 2;
                let place =
                    if is_room { reach & near(next) } else { near(self.groups.missing[number][dice - 1]) & next };
                encoder.bit(has_dice && place != 0);
            }
        }
        let [cats, mice] = [hand[Symbol::Cat.index()], hand[Symbol::Mouse.index()]];
        encoder.bit(mice > 0 && self.animals.mice[1] & next != 0);
        encoder.bit(mice > 0 && self.animals.mice[2] & next != 0);
        for points in [1, 2, 4] {
            encoder.bit(cats > 0 && self.animals.cats[points] & next != 0);
        }
    }

    fn encode_sheet(&self, encoder: &mut Encoder<'_>) {
        let Layout { empty, free, cats, mice, doubles, .. } = self.layout;
        let (mut small, mut sizes, mut largest) = (0, [0; 4], 0);
        let mut rest = empty;
        while rest != 0 {
            let part = region(first(rest), rest);
            rest &= !part;
            let size = count(part);
            sizes[size.min(4) - 1] += 1;
            largest = largest.max(size);
            if size < 3 {
                small |= part;
            }
        }
        encoder.part("cells");
        for cells in [empty, cats, mice, doubles, free, small] {
            encoder.set_of(cells.into(), CELLS);
        }
        encoder.part("space");
        encoder.at_least(count(empty), 48);
        encoder.at_least(count(free).div_ceil(4), 10);
        sizes.into_iter().for_each(|parts| encoder.at_least(parts, 4));
        encoder.at_least(largest.div_ceil(4), 8);
    }

    /// Whether cells that want two different symbols lie side by side, so that one turn can fill them.
    fn encode_pairs(&self, encoder: &mut Encoder<'_>) {
        encoder.part("pairs of wanted cells");
        let [two, three, four, five] = self.groups.completes;
        let wanted = [two, three, four, five, self.animals.cats[1], self.animals.mice[1]];
        for (index, &one) in wanted.iter().enumerate() {
            let near = near(one);
            wanted[index + 1..].iter().for_each(|other| encoder.bit(near & other != 0));
        }
    }

    /// Rooms, and uses of abilities by field and by ability.
    fn encode_store(&self, encoder: &mut Encoder<'_>) {
        encoder.part("rooms and uses");
        let mut uses = [0; Ability::COUNT];
        for (number, ability) in Number::ALL.into_iter().zip(self.game.tiles()) {
            let left = self.sheet.uses(number).into();
            uses[ability.index()] = left;
            encoder.at_least(self.sheet.built(number).into(), 8);
            encode_digits(encoder, left, 4);
        }
        encoder.part("uses by ability");
        uses.into_iter().for_each(|left| encoder.at_least(left, 4));
    }

    fn encode_boxes(&self, encoder: &mut Encoder<'_>) {
        encoder.part("bonus cells");
        for index in 0..BONUSES {
            let Some(&(place, cell)) = self.grid.bonuses.get(index) else {
                encoder.skip(9 + 4);
                continue;
            };
            let (symbol, is_walled) = (self.sheet.symbol(place), self.sheet.walled().contains(place));
            let missing = match symbol {
                Some(Symbol::Number(number)) => {
                    self.groups.missing[number as usize].iter().position(|cells| cells & cell != 0)
                }
                _ => None,
            };
            let holds = match symbol {
                None => Some(0),
                Some(Symbol::Number(number)) if is_walled => Some(5 + number as usize),
                Some(Symbol::Number(number)) => missing.map(|_| 1 + number as usize),
                Some(Symbol::Cat | Symbol::Mouse) => None,
            };
            encoder.maybe_one_of(holds, 9);
            encoder.maybe_one_of(missing, 4);
        }
        encoder.part("track");
        if self.level != Level::One {
            return encoder.skip(TRACK + 7);
        }
        let crossed = usize::from(self.sheet.track());
        encoder.at_least(crossed, TRACK);
        let next = self.components.track.get(crossed).map_or(0, |cat| match *cat {
            TrackCat::Plain => 1,
            TrackCat::Choice => 2,
            TrackCat::Number(number) => 3 + number as usize,
        });
        encoder.one_of(next, 7);
    }

    /// The score among the others', and how soon one of them has no empty cell. Alone it does not matter.
    fn encode_standing(&self, points: &[i32; others::MOST + 1], encoder: &mut Encoder<'_>) {
        encoder.part("standing");
        if self.game.players() == 1 {
            return encoder.skip(STANDING);
        }
        let others = || PlayerSet::seats(self.game.players()).without(self.player).iter();
        let own = points[self.player.seat()];
        let best = others().map(|other| points[other.seat()]).max().unwrap_or(0);
        let soonest = others().map(|other| self.game.sheet(other).empty().len()).min().unwrap_or(0);
        encoder.at_least(((own + 48) / 8).max(0) as usize, 16);
        encoder.at_least(soonest, 16);
        encoder.one_of(((own - best + 18) / 3).max(0) as usize, 12);
    }
}
