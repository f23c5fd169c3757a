//! The totals to expect: regions, cookies and chests, by what is marked, what waits and what may still come.

use games::Marabunta;
use games::marabunta::{Ability, Color, Effect, SHELF};
use play::{Game, Player};

use super::SEATS;
use super::tempo::Room;
use super::waiting::Waiting;
use super::weights::MarabuntaWeights;

/// The total of each player to expect in a position that is not over and does not wait for the choice of a group.
pub(super) fn totals(game: &Marabunta, weights: &MarabuntaWeights) -> [f64; SEATS] {
    let game = &game.with_chosen_marked();
    let waiting = Waiting::of_both(game);
    let room = Room::new(game, &waiting);
    let rounds = room.rounds(game, weights);
    let prospect = Prospect { game, weights, waiting: &waiting, room: &room, rounds, time: rounds / (rounds + 2.0) };
    let mut totals = [0, 1].map(|seat| prospect.own(seat));
    let mut chances = [[0.0; Color::COUNT]; SEATS];
    for region in 0..Color::COUNT {
        let shares = prospect.majority(region);
        for seat in 0..SEATS {
            chances[seat][region] = shares[seat];
            totals[seat] += shares[seat] * prospect.circles(seat, region);
        }
    }
    for seat in 0..SEATS {
        totals[seat] += best_flags(&chances[seat], waiting[seat].any_flags);
    }
    totals
}

/// What so many circles on different sheets are worth, where they are worth most.
fn best_flags(chances: &[f64; Color::COUNT], flags: f64) -> f64 {
    if flags == 0.0 {
        return 0.0;
    }
    let (mut first, mut second) = (0.0, 0.0);
    for &chance in chances {
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
    waiting: &'a [Waiting; SEATS],
    room: &'a Room,
    /// The rounds that follow this one.
    rounds: f64,
    /// From 0 when nothing more follows to nearly 1 when much does.
    time: f64,
}

impl Prospect<'_> {
    /// The chance of each player to have the majority in a region (12.1, 12.2).
    fn majority(&self, region: usize) -> [f64; SEATS] {
        let (weights, marks, area) = (self.weights, self.game.marks(), self.game.territory().regions[region]);
        let open = area & marks.available;
        let (mut sums, mut reach) = ([0.0; SEATS], [0.0; SEATS]);
        for seat in 0..SEATS {
            let player = Player::new(seat);
            let near = (open & marks.touching[player]).len() as f64;
            let (full, ready) = if near > 0.0 {
                (near / (near + weights.half_reach), 1.0)
            } else if self.game.player_board(player).anthills > 0 {
                (weights.anthill_reach, weights.anthill_reach)
            } else {
                (weights.no_reach, weights.no_reach)
            };
            reach[seat] = full;
            sums[seat] = marks.sum(player, area) as f64 + ready * self.waiting[seat].sums[region];
        }
        let numbers = (self.rounds * weights.number_pace).min(self.room.hexes[region]).max(0.0);
        let lead = sums[0] - sums[1] + weights.reach * (reach[0] - reach[1]) * numbers;
        let doubt = weights.doubt.powi(2) + weights.doubt_by_number.powi(2) * numbers;
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

    /// What a player may expect beside the regions.
    fn own(&self, seat: usize) -> f64 {
        let (player, weights, waiting) = (Player::new(seat), self.weights, &self.waiting[seat]);
        let board = self.game.player_board(player);
        let cookies = self.cookies(player);
        let row = &self.game.board().cookie_points;
        let whole = (cookies as usize).min(row.len() - 1);
        let next = (whole + 1).min(row.len() - 1);
        let part = (cookies - whole as f64).min(1.0);
        let points = f64::from(row[whole]) * (1.0 - part) + f64::from(row[next]) * part;
        let hand = waiting.any_sum * weights.number
            + waiting.any_writes * weights.written * self.time
            + waiting.writes.iter().sum::<f64>() * weights.written * self.time
            + waiting.pairs * weights.cross
            + waiting.repeats * weights.repeat;
        let anthills = f64::from(board.anthills) + waiting.anthills;
        f64::from(board.ability_points) + points + hand + anthills * weights.anthill * self.time + self.chests(player)
    }

    /// Cookies crossed out in the end.
    fn cookies(&self, player: Player) -> f64 {
        let (weights, marks) = (self.weights, self.game.marks());
        let open = self.game.territory().cookies & marks.available;
        let (own, other) = (open & marks.touching[player], open & marks.touching[player.left_neighbor(SEATS)]);
        let (reached, both) = (own.len() as f64, (own & other).len() as f64);
        let far = (open - own - other).len() as f64;
        let more = weights.own_cookie * (reached - both) + weights.shared_cookie * both + weights.far_cookie * far;
        f64::from(self.game.player_board(player).cookies) + more * self.time
    }

    /// The abilities that the chests of a player still unlock, the most rewarding first; of the last one a part.
    fn chests(&self, player: Player) -> f64 {
        let (game, weights) = (self.game, self.weights);
        let marks = game.marks();
        let due = if game.turn().players().contains(player) { f64::from(game.chests_due()) } else { 0.0 };
        let near = (game.territory().chests & marks.available & marks.touching[player]).len() as f64;
        let mut chests = due
            + self.waiting[player.seat()].chests
            + self.rounds * weights.chest_pace
            + near * weights.near_chest * self.time;
        let board = game.player_board(player);
        let mut left = board.chests;
        let mut worth = 0.0;
        loop {
            let (mut best, mut rate) = (None, 0.0);
            for &(ability, _) in &game.board().groups {
                let count = left[ability as usize];
                let of_chest = self.ability(ability) / f64::from(count);
                if count > 0 && of_chest > rate {
                    (best, rate) = (Some(ability), of_chest);
                }
            }
            let Some(ability) = best else { return worth };
            let count = f64::from(std::mem::take(&mut left[ability as usize]));
            if chests <= count {
                return worth + rate * chests;
            }
            worth += rate * count;
            chests -= count;
        }
    }

    /// What an ability is worth.
    fn ability(&self, ability: Ability) -> f64 {
        let weights = self.weights;
        match SHELF.get().abilities[ability as usize] {
            Effect::Write(numbers) => {
                let sum: u8 = numbers.values().iter().sum();
                let anthill = if numbers.free_anthill { weights.anthill } else { 0.0 };
                f64::from(sum) * weights.number
                    + (numbers.values().len() as f64 * weights.written + anthill) * self.time
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
