//! What a world scores and what it may still become, for a network.

use games::set::Member;
use games::strange_world::{
    Cell, CellSet, Components, Condition, HAND, ICONS, Icon, MAX_TRAVELLERS, Public, Traveller, World,
};
use play::{Player, Score};

use super::board::{Board, CELLS, Cells, LINES, Tally, both, by_column, by_row, neighbors, only, two_rows};
use crate::Encoder;

/// The most that is told about the counts of a line: each icon, then all cards.
const IN_LINE: [usize; ICONS + 1] = [5, 3, 5, 2, 3, LINES];
/// Icons below a moon.
const BELOW: usize = 8;
/// Totals, in threes.
const TOTAL: usize = 34;
/// What a traveller lacks.
const LACKING: usize = 6;
/// What is told about a traveller who stands beside the world.
const STANDING: usize = 2 + LACKING + 2 * LINES;

/// Writes all of this.
pub(super) fn write_growth(public: &Public, player: Player, board: &Board, score: &Score, encoder: &mut Encoder<'_>) {
    let growth = Growth::new(public, public.world(player), board, score);
    encoder.part("own score");
    encoder.at_least(score.total() as usize / 3, TOTAL);
    growth.write_room(encoder);
    growth.write_lines(encoder);
    growth.write_moons(encoder);
    growth.write_land(encoder);
    growth.write_fire(encoder);
    growth.write_travellers(encoder);
}

struct Growth<'a> {
    public: &'a Public,
    components: &'a Components,
    world: &'a World,
    board: &'a Board,
    /// The stars of each line.
    score: [usize; 7],
    /// Empty cells that may have a card some day, and those that may now.
    room: CellSet,
    legal: CellSet,
    /// Where a portal card makes a portal.
    doors: CellSet,
}

impl<'a> Growth<'a> {
    fn new(public: &'a Public, world: &'a World, board: &'a Board, stars: &Score) -> Growth<'a> {
        let components = public.components().get();
        let mut score = [0; 7];
        score.iter_mut().zip(stars.lines()).for_each(|(line, (_, stars))| *line = stars as usize);
        let begun = !world.occupied().is_empty();
        let room = if begun { world.room(components) } else { CellSet::NONE };
        let legal = room & world.occupied().neighbors();
        let (portals, free) = (world.visible_portals().bits(), (world.visible_portals() - world.used()).bits());
        let doors = CellSet::from_bits(free << 1 & !(portals >> 1) | free >> 1 & !(portals << 1)) & room;
        Growth { public, components, world, board, score, room, legal, doors }
    }

    fn write_room(&self, encoder: &mut Encoder<'_>) {
        encoder.part("own room");
        let size = 1 + HAND * usize::from(self.public.rounds());
        encoder.at_least(size.saturating_sub(self.world.occupied().len()), CELLS);
        let water = self.world.showing(Icon::Water).neighbors();
        for cells in [self.legal, self.room - self.legal, self.room & water, self.doors] {
            encoder.set_of(self.board.place(cells).into(), CELLS);
        }
        let size =
            (self.board.rows * self.board.columns > 0).then(|| (self.board.rows - 1) * LINES + self.board.columns - 1);
        encoder.maybe_one_of(size, CELLS);
        let swamps = self.world.showing(Icon::Swamp).iter();
        let swamp_rows = swamps.fold(CellSet::NONE, |rows, swamp| rows | CellSet::rows(swamp.row(), swamp.row()));
        encoder.at_least((self.legal - water).len(), 8);
        encoder.at_least((self.legal - swamp_rows).len(), 8);
        encoder.at_least((self.legal - water - swamp_rows).len(), 6);
        encoder.at_least((self.room - water).len(), 12);
        encoder.at_least(self.legal.len(), 12);
    }

    /// Icons and cards of each row and column.
    fn write_lines(&self, encoder: &mut Encoder<'_>) {
        encoder.part("own lines");
        for tally in [by_row, by_column] {
            for (icon, most) in (0..ICONS).zip(IN_LINE) {
                let [once, twice] = self.board.showing(icon).map(tally);
                let count = both(once, twice);
                (0..LINES).for_each(|line| encoder.at_least(count.of(line), most));
            }
            let cards = tally(self.board.occupied());
            (0..LINES).for_each(|line| encoder.at_least(cards.of(line), IN_LINE[ICONS]));
        }
        self.board.write_animals(encoder);
    }

    /// What each column gives or would give for a moon in the top row, or in a new row above it.
    fn write_moons(&self, encoder: &mut Encoder<'_>) {
        encoder.part("own moons");
        for numbers in self.icons_below() {
            (0..LINES).for_each(|column| encoder.at_least(numbers.of(column), BELOW));
        }
        let moons = self.world.visible_moons();
        encoder.one_of(moons.len().min(3) * LINES + self.board.rows.max(1) - 1, 4 * LINES);
        encoder.at_least(self.score[5] / 2, 16);
        let top = if self.world.occupied().is_empty() { 0 } else { self.world.occupied().row_range().0 };
        encoder.at_least((self.legal & CellSet::rows(top, top)).len(), 4);
        encoder.bit(!(self.legal & CellSet::rows(i8::MIN, top - 1)).is_empty());
    }

    /// By column, the icons that count for a moon that lies in the top row, for one that could lie there, and for one in a new row.
    fn icons_below(&self) -> [Tally; 3] {
        let (mut below_top, mut below_new) = (Tally::default(), Tally::default());
        for icon in 0..ICONS {
            let [once, twice] = self.board.showing(icon);
            let under = |rows: Cells| both(by_column(once & rows), by_column(twice & rows));
            below_top = both(below_top, only(under(!15), once >> 4));
            below_new = both(below_new, only(under(!0), once));
        }
        let [moons, places] = [self.world.visible_moons(), self.room].map(|cells| self.board.place(cells));
        [only(below_top, moons), only(below_top, places), below_new]
    }

    /// Mountains, waters, animals and swamps.
    fn write_land(&self, encoder: &mut Encoder<'_>) {
        encoder.part("own land");
        let board = self.board;
        let mountains = board.showing(Icon::Mountain as usize)[0];
        let range = board.place(self.world.largest_range(self.components));
        encoder.set_of(range.into(), CELLS);
        let (in_range, room) = (board.count(Icon::Mountain as usize, range), board.place(self.room));
        encoder.at_least(in_range, 16);
        encoder.at_least(board.count(Icon::Mountain as usize, mountains & !range), 8);
        encoder.at_least((neighbors(range) & room).count_ones() as usize, 8);
        let bridges = neighbors(range) & neighbors(mountains & !range) & room;
        encoder.at_least(bridges.count_ones() as usize, 3);
        let water = self.world.showing(Icon::Water);
        encoder.at_least(self.score[1], 24);
        encoder.at_least(water.len(), 6);
        let open = |cell: Cell| (cell.neighbors() & self.room).len();
        encoder.at_least(water.iter().map(open).sum(), 12);
        encoder.at_least(self.score[2] / 2, 8);
        let (swamps, cards) = (by_row(board.showing(Icon::Swamp as usize)[0]), by_row(board.occupied()));
        let is_open = |row: &usize| swamps.of(*row) == 0 && cards.of(*row) < LINES;
        encoder.at_least(self.score[3] / 3, 6);
        encoder.at_least((0..LINES).filter(is_open).count(), LINES);
    }

    /// Eaten cards, fumaroles and cities.
    fn write_fire(&self, encoder: &mut Encoder<'_>) {
        encoder.part("own fumaroles");
        let (world, fumaroles) = (self.world, self.world.fumaroles());
        let free = fumaroles - world.joined();
        encoder.at_least(world.eaten().len(), 6);
        encoder.at_least(fumaroles.len(), 8);
        encoder.at_least(self.score[4] / 2, 12);
        let founded = self.public.cities().count();
        encoder.one_of(free.len().min(2) * 6 + founded.min(5), 18);
        // A volcano in the room beside these cells founds a city.
        let sites = (world.occupied() - fumaroles) & free.neighbors() & self.room.neighbors();
        encoder.at_least(sites.len(), 5);
        encoder.at_least((sites & world.eaten()).len(), 2);
        encoder.at_least((world.eaten() & self.room.neighbors()).len(), 4);
        let covers = world.eaten().neighbors() & self.legal;
        encoder.at_least(covers.len(), 4);
    }

    /// Portals to come, and what each traveller lacks, where it stands or where it could stand best.
    fn write_travellers(&self, encoder: &mut Encoder<'_>) {
        encoder.part("own travellers");
        let (world, board) = (self.world, self.board);
        let portals = world.visible_portals();
        let waiting = (portals - world.used()).iter().filter(|cell| !(cell.beside() & self.doors).is_empty()).count();
        let left = self.public.travellers().len();
        encoder.one_of(waiting.min(3) * 4 + left.min(3), 16);
        encoder.at_least((portals - world.used()).len(), 4);
        encoder.at_least((self.legal & self.doors).len(), 4);
        encoder.at_least(self.score[6], 32);
        let mut uppers = [None; MAX_TRAVELLERS];
        for (traveller, spot) in world.travellers() {
            uppers[Member::index(traveller)] = Some(spot.upper - world.occupied().row_range().0);
        }
        let cards = by_row(board.occupied());
        for (index, upper) in uppers.into_iter().enumerate() {
            let Some(invitation) = self.components.travellers.get(index) else {
                encoder.skip(STANDING + LACKING);
                continue;
            };
            let condition = invitation.condition;
            match upper {
                None => encoder.skip(STANDING),
                Some(upper) => {
                    let lacking = self.lacking(condition, upper);
                    let places = self.places(upper, cards) + self.places(upper + 1, cards);
                    encoder.bit(lacking == 0);
                    encoder.bit(lacking > places);
                    encoder.at_least(lacking, LACKING);
                    encoder.at_least(places, 2 * LINES);
                }
            }
            if self.public.travellers().contains(Traveller::from_index(index)) {
                let uppers = 0..board.rows.max(2) as i8 - 1;
                let least = uppers.map(|upper| self.lacking(condition, upper)).min().unwrap_or(LACKING);
                encoder.one_of(least, LACKING);
            } else {
                encoder.skip(LACKING);
            }
        }
    }

    /// How many cards a row can still take, counted from the uppermost row.
    fn places(&self, row: i8, cards: Tally) -> usize {
        let rows = self.board.rows as i8;
        match row {
            _ if (0..rows).contains(&row) => LINES - cards.of(row as usize),
            _ if rows.max(row + 1) - row.min(0) <= LINES as i8 => LINES,
            _ => 0,
        }
    }

    /// How much is missing for a condition in a row, counted from the uppermost one, and in the next.
    fn lacking(&self, condition: Condition, upper: i8) -> usize {
        let (board, rows) = (self.board, two_rows(upper));
        let missing = |least: u8, count: usize| usize::from(least).saturating_sub(count);
        match condition {
            Condition::Icons(minima) => {
                let demanded = minima.into_iter().enumerate().filter(|&(_, least)| least > 0);
                demanded.map(|(icon, least)| missing(least, board.count(icon, rows))).sum()
            }
            Condition::InEachRow(icon) => {
                let shown = by_row(board.showing(icon as usize)[0]);
                let shows = |row: i8| (0..LINES as i8).contains(&row) && shown.of(row as usize) > 0;
                [upper, upper + 1].into_iter().filter(|&row| !shows(row)).count()
            }
            Condition::Fumaroles(least) => missing(least, (board.fumaroles() & rows).count_ones() as usize),
            Condition::Portals(least) => {
                let portals = board.portals() & rows;
                missing(least, (portals & portals >> 1 & 0x7777).count_ones() as usize)
            }
            Condition::Animals(least) => missing(least, board.animals_beside(upper)),
        }
    }
}

#[cfg(test)]
mod tests {
    use games::StrangeWorld;
    use play::{Game, PlayerSet, Rng, Turn};

    use super::*;

    /// What is read off the box agrees with the stars that the rules give.
    fn check(game: &StrangeWorld) {
        let (public, components) = (game.public(), game.components());
        for player in PlayerSet::seats(game.players()).iter() {
            let (world, score) = (public.world(player), public.score(player));
            let board = Board::new(world, &components);
            let growth = Growth::new(public, world, &board, &score);
            let [in_top_row, _, _] = growth.icons_below();
            assert_eq!((0..LINES).map(|column| in_top_row.of(column)).sum::<usize>(), growth.score[5] / 2, "{world:?}");
            let range = board.place(world.largest_range(&components));
            assert_eq!(board.count(Icon::Mountain as usize, range), growth.score[0], "{world:?}");
            for (traveller, spot) in world.travellers() {
                let invitation = traveller.invitation(&components);
                let content = world.stars(traveller, spot, &components) > invitation.base;
                let upper = spot.upper - world.occupied().row_range().0;
                assert_eq!(growth.lacking(invitation.condition, upper) == 0, content, "{world:?}");
            }
        }
    }

    #[test]
    fn boxes_agree_with_the_stars() {
        for seed in 0..400 {
            let mut game = StrangeWorld::new(&format!("players={}", 1 + seed % 4).parse().unwrap());
            let (mut rng, mut actions) = (Rng::from_number(seed), Vec::new());
            loop {
                check(&game);
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.resolve(game.sample(&mut rng)),
                    Turn::Players(deciding) => {
                        let Some(player) = deciding.iter().next() else { break };
                        actions.clear();
                        game.legal(player, &mut actions);
                        game.apply(player, rng.pick(&actions));
                    }
                }
            }
        }
    }
}
