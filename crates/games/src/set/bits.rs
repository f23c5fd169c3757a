//! The bits of a set: an integer, or a row of them where the widest is too narrow.

use std::hash::Hash;

/// A bit for each possible member of a set.
pub trait Bits: Copy + Eq + Hash {
    /// No bit.
    const NONE: Self;

    /// Whether a bit is set.
    fn contains(self, index: usize) -> bool;

    /// Sets a bit.
    fn insert(&mut self, index: usize);

    /// Clears a bit.
    fn remove(&mut self, index: usize);

    /// The bits set in both.
    fn and(self, other: Self) -> Self;

    /// The bits set in either.
    fn or(self, other: Self) -> Self;

    /// The bits set here and not in the other.
    fn minus(self, other: Self) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The indices of the bits that are set, the lowest first.
    fn iter(self) -> impl Iterator<Item = usize> + Clone;

    /// The next higher one of the subsets of these bits; after the last one comes the first, which is empty.
    fn subset_after(self, subset: Self) -> Self;
}

/// The indices of the bits of a word whose lowest bit has this index.
#[inline]
fn ones(mut word: u64, lowest: usize) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let first = (word != 0).then(|| lowest + word.trailing_zeros() as usize);
        word &= word.wrapping_sub(1);
        first
    })
}

macro_rules! integers {
    ($($integer:ty, $bits:ident => $indices:expr;)+) => { $(
        impl Bits for $integer {
            const NONE: $integer = 0;

            #[inline]
            fn contains(self, index: usize) -> bool {
                self >> index & 1 != 0
            }

            #[inline]
            fn insert(&mut self, index: usize) {
                *self |= 1 << index;
            }

            #[inline]
            fn remove(&mut self, index: usize) {
                *self &= !(1 << index);
            }

            #[inline]
            fn and(self, other: $integer) -> $integer {
                self & other
            }

            #[inline]
            fn or(self, other: $integer) -> $integer {
                self | other
            }

            #[inline]
            fn minus(self, other: $integer) -> $integer {
                self & !other
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn iter(self) -> impl Iterator<Item = usize> + Clone {
                let $bits = self;
                $indices
            }

            #[inline]
            fn subset_after(self, subset: $integer) -> $integer {
                subset.wrapping_sub(self) & self
            }
        }
    )+ };
}

integers! {
    u8, bits => ones(bits.into(), 0);
    u64, bits => ones(bits, 0);
    // Word by word is faster.
    u128, bits => [(bits as u64, 0), ((bits >> 64) as u64, 64)].into_iter().flat_map(|(word, lowest)| ones(word, lowest));
}

impl<const N: usize> Bits for [u64; N] {
    const NONE: [u64; N] = [0; N];

    #[inline]
    fn contains(self, index: usize) -> bool {
        self[index / 64].contains(index % 64)
    }

    #[inline]
    fn insert(&mut self, index: usize) {
        self[index / 64].insert(index % 64);
    }

    #[inline]
    fn remove(&mut self, index: usize) {
        self[index / 64].remove(index % 64);
    }

    #[inline]
    fn and(self, other: [u64; N]) -> [u64; N] {
        std::array::from_fn(|word| self[word] & other[word])
    }

    #[inline]
    fn or(self, other: [u64; N]) -> [u64; N] {
        std::array::from_fn(|word| self[word] | other[word])
    }

    #[inline]
    fn minus(self, other: [u64; N]) -> [u64; N] {
        std::array::from_fn(|word| self[word] & !other[word])
    }

    #[inline]
    fn count(self) -> usize {
        self.into_iter().map(u64::count).sum()
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> + Clone {
        self.into_iter().enumerate().flat_map(|(index, word)| ones(word, 64 * index))
    }

    #[inline]
    fn subset_after(self, mut subset: [u64; N]) -> [u64; N] {
        for (word, all) in subset.iter_mut().zip(self) {
            *word = all.subset_after(*word);
            // A word that is empty again has counted through its subsets: the next word counts on.
            if *word != 0 {
                break;
            }
        }
        subset
    }
}
