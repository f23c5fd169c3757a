//! What the players have in hand in this round and have not used yet.

use games::Marabunta;
use games::marabunta::{Asked, Color, Effect, Numbers};
use play::Player;

use games::marabunta::MAX_PLAYERS;

/// What one player has in hand.
#[derive(Clone, Copy, Default)]
pub(super) struct Waiting {
    /// The sum of the numbers that go in each region.
    pub sums: [f64; Color::COUNT],
    /// How many numbers go in each region.
    pub writes: [f64; Color::COUNT],
    /// Circles on each sheet.
    pub flags: [f64; Color::COUNT],
    /// The sum of the numbers that may be written in any region.
    pub any_sum: f64,
    /// How many numbers may be written in any region.
    pub any_writes: f64,
    /// Built-in anthills.
    pub anthills: f64,
    /// Circles on sheets of choice.
    pub any_flags: f64,
    /// Chests.
    pub chests: f64,
    /// Pairs of hexes that are crossed out.
    pub pairs: f64,
    /// Cookie hexes that are crossed out.
    pub crossed_cookies: f64,
    /// Dice of choice that are executed once more.
    pub repeats: f64,
    /// How many elements there are.
    pub elements: f64,
}

impl Waiting {
    /// What each player has in hand.
    pub(super) fn of_both(game: &Marabunta) -> [Waiting; MAX_PLAYERS] {
        let mut both = [0, 1].map(|seat| {
            let mut waiting = Waiting::default();
            game.effects_left(Player::new(seat)).for_each(|effect| waiting.add(effect));
            waiting
        });
        if let Some((player, asked)) = game.asked() {
            let waiting = &mut both[player.seat()];
            match asked {
                Asked::Write(numbers, done) => waiting.write(&numbers, done),
                Asked::Cross => {}
                Asked::Flags(count) => waiting.any_flags += f64::from(count),
                Asked::Repeat => waiting.repeats += 1.0,
            }
            waiting.elements += 1.0;
        }
        both
    }

    fn add(&mut self, effect: Effect) {
        self.elements += 1.0;
        match effect {
            Effect::Write(numbers) => self.write(&numbers, 0),
            Effect::CrossPair => self.pairs += 1.0,
            Effect::CrossCookie => self.crossed_cookies += 1.0,
            Effect::Flags(count) => self.any_flags += f64::from(count),
            Effect::Flag(sheet) => self.flags[sheet as usize] += 1.0,
            Effect::Chests(count) => self.chests += f64::from(count),
            Effect::RepeatDie => self.repeats += 1.0,
            Effect::Cookies(_) | Effect::Points(_) => {}
        }
    }

    fn write(&mut self, numbers: &Numbers, done: usize) {
        let left = &numbers.values()[done..];
        let (sum, count) = (left.iter().map(|&number| f64::from(number)).sum::<f64>(), left.len() as f64);
        match numbers.region {
            Some(region) => {
                self.sums[region as usize] += sum;
                self.writes[region as usize] += count;
            }
            None => {
                self.any_sum += sum;
                self.any_writes += count;
            }
        }
        if numbers.free_anthill && done == 0 {
            self.anthills += 1.0;
        }
    }
}
