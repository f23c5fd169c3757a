//! The portable generator: the same numbers on every machine and in every version.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};

use crate::Seed;

/// A stream of random numbers.
///
/// ```
/// use play::{Rng, Seed};
///
/// let mut dice = Rng::stream(&Seed::from(7), 3);
/// let rolled: Vec<u32> = (0..5).map(|_| dice.below(6) + 1).collect();
/// assert_eq!(rolled, [5, 4, 5, 4, 5], "the same on every machine and in every version");
///
/// let mut rng = Rng::from_number(1);
/// let mut cards = [1, 2, 3, 4];
/// rng.shuffle(&mut cards);
/// assert!(cards.contains(&rng.pick(&[1, 2, 3, 4])));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// Stream `n` of a seed. The n-th chance result of a game comes from stream n, so undo never rolls again.
    pub fn stream(seed: &Seed, n: u64) -> Rng {
        let mut generator = ChaCha8Rng::from_seed(*seed.bytes());
        generator.set_stream(n);
        Rng(generator)
    }

    /// A stream for things that no record depends on: bots, tests, benchmarks.
    pub fn from_number(number: u64) -> Rng {
        Rng::stream(&Seed::from(number), 0)
    }

    /// A new stream that depends on this one, for things that no record depends on.
    pub fn fork(&mut self) -> Rng {
        Rng::from_number(self.number())
    }

    /// Any number, each equally likely.
    pub fn number(&mut self) -> u64 {
        u64::from(self.0.next_u32()) << 32 | u64::from(self.0.next_u32())
    }

    /// A number from 0 to `n` - 1, each equally likely.
    ///
    /// The product of 32 random bits and `n` has its result in the upper half; the few lower halves that would favor
    /// some results are drawn again.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to draw from");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items in random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_numbers() {
        let mut rng = Rng::stream(&Seed::from(7), 3);
        let dice: Vec<u32> = (0..24).map(|_| rng.below(6) + 1).collect();
        assert_eq!(dice, GOLDEN_DICE);
        let large: Vec<u32> = (0..4).map(|_| rng.below(3_000_000_000)).collect();
        assert_eq!(large, GOLDEN_LARGE);
        let mut cards: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_CARDS);
    }

    // Computed by a second implementation of ChaCha8 from its description.
    const GOLDEN_DICE: [u32; 24] = [5, 4, 5, 4, 5, 5, 1, 1, 5, 1, 2, 4, 4, 3, 3, 1, 5, 4, 2, 2, 1, 4, 5, 6];
    const GOLDEN_LARGE: [u32; 4] = [2468606728, 2509313568, 615057224, 2133255168];
    const GOLDEN_CARDS: [u8; 12] = [7, 5, 1, 11, 8, 0, 6, 2, 10, 4, 9, 3];

    #[test]
    fn streams_of_a_seed_differ_and_repeat() {
        let draw = |seed: u64, n| {
            let mut rng = Rng::stream(&Seed::from(seed), n);
            [rng.below(u32::MAX), rng.below(u32::MAX)]
        };
        assert_eq!(draw(1, 5), draw(1, 5));
        assert_ne!(draw(1, 5), draw(1, 6));
        assert_ne!(draw(1, 5), draw(2, 5));
    }

    /// Every number is hit about equally often: chi-square far below a value met once in a million tries.
    #[test]
    fn below_is_uniform() {
        let mut rng = Rng::from_number(1);
        let mut hits = [0u32; 6];
        for _ in 0..60_000 {
            hits[rng.below(6) as usize] += 1;
        }
        let chi: f64 = hits.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 35.9, "{hits:?}");
    }

    /// Three items have six orders, all of them equally likely.
    #[test]
    fn shuffle_is_uniform() {
        let mut rng = Rng::from_number(2);
        let mut hits = [0u32; 27];
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            rng.shuffle(&mut items);
            hits[items[0] * 9 + items[1] * 3 + items[2]] += 1;
        }
        let orders: Vec<u32> = hits.into_iter().filter(|&n| n > 0).collect();
        assert_eq!(orders.len(), 6);
        let chi: f64 = orders.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 35.9, "{orders:?}");
    }

    /// With n just above a power of two a biased method would show: a third of all draws must be rejected or spread.
    #[test]
    fn below_is_unbiased_for_large_ranges() {
        let n = 3_000_000_000;
        let mut rng = Rng::from_number(3);
        let low = (0..30_000).filter(|_| rng.below(n) < n / 3).count();
        assert!((9_600..10_400).contains(&low), "{low}");
    }
}
