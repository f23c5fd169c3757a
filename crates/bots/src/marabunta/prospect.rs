//! The totals to expect: regions, cookies and chests, by what is marked, what waits and what may still come.

use games::Marabunta;
use games::marabunta::{Ability, Color, Effect, HexSet, MAX_GROUPS};
use play::{Game, Player};

use super::tempo::{self, Room};
use super::waiting::Waiting;
use super::weights::MarabuntaWeights;
use games::marabunta::MAX_PLAYERS;

/// The total of each player to expect in a position that is not over and does not wait for the choice of a group, and how
/// many points the rest of the game may still shift.
pub(super) fn judge(game: &Marabunta, weights: &MarabuntaWeights) -> Judgment {
    let game = &game.with_chosen_marked();
    let waiting = Waiting::of_both(game);
    let room = Room::new(game, &waiting);
    let rounds = room.rounds(game, weights);
    let reach = [0, 1].map(|seat| Reach::new(game, Player::new(seat)));
    let time = [0, 1].map(|seat| {
        let ahead = rounds + waiting[seat].elements / SHARE;
        ahead / (ahead + weights.half_time)
    });
    let prospect = Prospect { game, weights, waiting: &waiting, room: &room, reach: &reach, rounds, time };
    let cookies = prospect.cookies();
    let mut totals = [0, 1].map(|seat| prospect.own(seat, cookies[seat]));
    let chances: [[f64; MAX_PLAYERS]; Color::COUNT] = std::array::from_fn(|region| prospect.majority(region));
    for (seat, total) in totals.iter_mut().enumerate() {
        let circles = chances.iter().enumerate().map(|(sheet, chances)| chances[seat] * prospect.circles(seat, sheet));
        *total += circles.sum::<f64>() + best_flags(&chances, seat, waiting[seat].any_flags);
    }
    Judgment { totals, spread: tempo::spread(&waiting, rounds) }
}

/// What the players may expect.
#[derive(Clone, Copy)]
pub(super) struct Judgment {
    /// The total of each player.
    pub totals: [f64; MAX_PLAYERS],
    /// How many points the rest of the game may still shift.
    pub spread: f64,
}

/// What `count` circles on different sheets are worth, where they are worth most.
fn best_flags(chances: &[[f64; MAX_PLAYERS]; Color::COUNT], seat: usize, flags: f64) -> f64 {
    if flags == 0.0 {
        return 0.0;
    }
    let (mut first, mut second) = (0.0, 0.0);
    for chance in chances.iter().map(|chances| chances[seat]) {
        if chance > first {
            (first, second) = (chance, first);
        } else if chance > second {
            second = chance;
        }
    }
    if flags > 1.0 { first + second } else { first }
}

struct Prospect<'a> {
    game: &'a Marabunta,
    weights: &'a MarabuntaWeights,
    waiting: &'a [Waiting; MAX_PLAYERS],
    room: &'a Room,
    reach: &'a [Reach; MAX_PLAYERS],
    /// The rounds that follow this one.
    rounds: f64,
    /// From 0 when a player can do nothing more to nearly 1 when much follows.
    time: [f64; MAX_PLAYERS],
}

/// How many elements a player has in a round.
const SHARE: f64 = 0.5 * (Color::COUNT as f64 + 1.0);

/// The available hexes that a player can write in.
struct Reach {
    /// Those that touch a number.
    near: HexSet,
    /// Those that touch such a hex, and no number.
    second: HexSet,
}

impl Reach {
    fn new(game: &Marabunta, player: Player) -> Reach {
        let (territory, available) = (game.territory(), game.marks().available);
        let near = game.marks().touching[player] & available;
        let wider = near.iter().fold(HexSet::NONE, |wider, hex| wider | territory.neighbors(hex));
        Reach { near, second: (wider & available) - near }
    }
}

impl Prospect<'_> {
    /// The chance of each player to have the majority in a region (12.1, 12.2).
    fn majority(&self, region: usize) -> [f64; MAX_PLAYERS] {
        let (weights, marks, area) = (self.weights, self.game.marks(), self.game.territory().regions[region]);
        let (mut sums, mut reach) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
        for seat in 0..MAX_PLAYERS {
            let player = Player::new(seat);
            let Reach { near, second } = self.reach[seat];
            let near = area & near;
            let ready;
            (reach[seat], ready) = if !near.is_empty() {
                let ways = near.len() as f64;
                (ways / (ways + weights.half_reach), 1.0)
            } else if self.game.player_board(player).anthills > 0 {
                (weights.anthill_reach, weights.ready_by_anthill)
            } else if !(area & second).is_empty() {
                (weights.second_reach, weights.ready_by_second)
            } else {
                (0.0, 0.0)
            };
            sums[seat] = f64::from(marks.sums[player][region]) + ready * self.waiting[seat].sums[region];
        }
        let numbers = (self.rounds * weights.number_pace).min(self.room.hexes[region]).max(0.0);
        let lead = sums[0] - sums[1] + weights.reach * (reach[0] - reach[1]) * numbers;
        let doubt = weights.doubt * weights.doubt + weights.doubt_by_number * weights.doubt_by_number * numbers;
        [lead, -lead].map(|lead| {
            let ahead = lead - HALF_POINT;
            0.5 + 0.5 * ahead / (ahead * ahead + doubt).sqrt()
        })
    }

    /// Circles of a player on a sheet in the end.
    fn circles(&self, seat: usize, sheet: usize) -> f64 {
        let own = f64::from(self.game.circles(Player::new(seat))[sheet]);
        let more = (self.rounds * self.weights.circle_pace).min(0.5 * self.room.circles[sheet].max(0.0));
        own + self.waiting[seat].flags[sheet] + more
    }

    /// What a player may expect beside the regions, with this many cookies in the end.
    fn own(&self, seat: usize, cookies: f64) -> f64 {
        let (player, weights, waiting, time) = (Player::new(seat), self.weights, &self.waiting[seat], self.time[seat]);
        let board = self.game.player_board(player);
        let writes = waiting.any_writes + waiting.writes.iter().sum::<f64>();
        let hand = waiting.any_sum * weights.number
            + writes * weights.written * time
            + waiting.pairs * weights.cross
            + waiting.repeats * weights.repeat;
        let anthills = (f64::from(board.anthills) + waiting.anthills) * weights.anthill * time;
        f64::from(board.ability_points) + self.row(cookies) + hand + anthills + self.chests(player)
    }

    /// VP of the cookie row, between whole cookies in proportion (8.1).
    fn row(&self, cookies: f64) -> f64 {
        let points = &self.game.board().cookie_points;
        let last = points.len() - 1;
        let whole = (cookies as usize).min(last);
        let part = (cookies - whole as f64).min(1.0);
        f64::from(points[whole]) * (1.0 - part) + f64::from(points[(whole + 1).min(last)]) * part
    }

    /// Cookies of each player in the end: the nearer a cookie hex and the farther the other, the surer it is.
    fn cookies(&self) -> [f64; MAX_PLAYERS] {
        let weights = self.weights;
        let open = self.game.territory().cookies & self.game.marks().available;
        let rings = [0, 1].map(|seat| {
            let Reach { near, second } = self.reach[seat];
            [open & near, open & second, open - near - second]
        });
        let sure = [weights.near_cookie, weights.second_cookie, weights.far_cookie];
        let mut more = [0.0; MAX_PLAYERS];
        for (&first, &sure_first) in rings[0].iter().zip(&sure) {
            for (&second, &sure_second) in rings[1].iter().zip(&sure) {
                let both = first & second;
                if both.is_empty() {
                    continue;
                }
                let count = both.len() as f64;
                more[0] += count * sure_first * (1.0 - weights.contest * sure_second);
                more[1] += count * sure_second * (1.0 - weights.contest * sure_first);
            }
        }
        [0, 1].map(|seat| f64::from(self.game.player_board(Player::new(seat)).cookies) + more[seat] * self.time[seat])
    }

    /// The abilities that the chests of a player still unlock, the most rewarding first; of the last one a part.
    fn chests(&self, player: Player) -> f64 {
        let (game, weights, time) = (self.game, self.weights, self.time[player.seat()]);
        let due = if game.turn().players().contains(player) { f64::from(game.chests_due()) } else { 0.0 };
        let near = (game.territory().chests & self.reach[player.seat()].near).len() as f64;
        let mut sure = due + self.waiting[player.seat()].chests;
        let mut hoped = self.rounds * weights.chest_pace + near * weights.near_chest * time;
        let (mut left, groups) = (game.player_board(player).chests, &game.board().groups);
        let mut worths = [0.0; MAX_GROUPS];
        for (place, (group, _)) in groups.iter().enumerate().filter(|(place, _)| left[*place] > 0) {
            worths[place] = self.ability(group.ability, time);
        }
        let mut worth = 0.0;
        loop {
            let (mut best, mut rate) = (None, 0.0);
            for place in 0..groups.len() {
                let count = f64::from(left[place]);
                if count > 0.0 && worths[place] > rate * count {
                    (best, rate) = (Some(place), worths[place] / count);
                }
            }
            let Some(place) = best else { return worth };
            let count = f64::from(std::mem::take(&mut left[place]));
            let at_once = sure.min(count);
            let later = hoped.min(count - at_once);
            worth += rate * (at_once + weights.hope * later);
            if at_once + later < count {
                return worth;
            }
            sure -= at_once;
            hoped -= later;
        }
    }

    /// What an ability is worth.
    fn ability(&self, ability: Ability, time: f64) -> f64 {
        let weights = self.weights;
        match self.game.components().abilities[ability as usize] {
            Effect::Write(numbers) => {
                let sum: u8 = numbers.values().iter().sum();
                let anthill = if numbers.free_anthill { weights.anthill } else { 0.0 };
                f64::from(sum) * weights.number + (numbers.values().len() as f64 * weights.written + anthill) * time
            }
            Effect::CrossPair => weights.cross,
            Effect::Flags(count) => f64::from(count) * weights.flag,
            Effect::Cookies(count) => f64::from(count) * weights.cookie,
            Effect::Points(points) => points.into(),
            _ => 0.0,
        }
    }
}

/// Equal sums win nothing (12.3).
const HALF_POINT: f64 = 0.5;
