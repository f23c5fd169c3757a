//! Sets of the small things of a game, held as bits.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A thing that can be in a [`Set`]: one of a few that are numbered from 0 in their order.
pub trait Member: Copy + Eq + Hash {
    /// Wide enough for a bit for each of them.
    type Bits: Bits;

    /// Its number.
    fn index(self) -> usize;

    /// The one with this number, which is that of a member.
    fn from_index(index: usize) -> Self;
}

/// A set of members. It is as small as its bits, and copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<M: Member>(M::Bits);

impl<M: Member> Set<M> {
    /// The empty set.
    pub const NONE: Set<M> = Set(M::Bits::NONE);

    /// The members whose bits are set.
    #[inline]
    pub const fn from_bits(bits: M::Bits) -> Set<M> {
        Set(bits)
    }

    /// A bit for each member.
    #[inline]
    pub const fn bits(self) -> M::Bits {
        self.0
    }

    /// One member alone.
    #[inline]
    pub fn one(member: M) -> Set<M> {
        let mut alone = Set::NONE;
        alone.insert(member);
        alone
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, member: M) -> bool {
        self.0.contains(member.index())
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, member: M) {
        self.0.insert(member.index());
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: M) {
        self.0.remove(member.index());
    }

    /// How many members the set has.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether the set has no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Set::NONE
    }

    /// The first member in their order.
    #[inline]
    pub fn first(self) -> Option<M> {
        self.iter().next()
    }

    /// The members in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = M> + Clone {
        self.0.iter().map(M::from_index)
    }

    /// Every set of these members, from the empty one to all of them, in the order of their bits.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = Set<M>> + Clone {
        let mut next = Some(Set::NONE);
        std::iter::from_fn(move || {
            let subset = next?;
            let following = Set(self.0.subset_after(subset.0));
            next = (!following.is_empty()).then_some(following);
            Some(subset)
        })
    }
}

impl<M: Member> Default for Set<M> {
    #[inline]
    fn default() -> Set<M> {
        Set::NONE
    }
}

/// What is in both sets.
impl<M: Member> BitAnd for Set<M> {
    type Output = Set<M>;

    #[inline]
    fn bitand(self, other: Set<M>) -> Set<M> {
        Set(self.0.and(other.0))
    }
}

impl<M: Member> BitAndAssign for Set<M> {
    #[inline]
    fn bitand_assign(&mut self, other: Set<M>) {
        *self = *self & other;
    }
}

/// What is in either set.
impl<M: Member> BitOr for Set<M> {
    type Output = Set<M>;

    #[inline]
    fn bitor(self, other: Set<M>) -> Set<M> {
        Set(self.0.or(other.0))
    }
}

impl<M: Member> BitOrAssign for Set<M> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<M>) {
        *self = *self | other;
    }
}

/// What is in this set and not in the other.
impl<M: Member> Sub for Set<M> {
    type Output = Set<M>;

    #[inline]
    fn sub(self, other: Set<M>) -> Set<M> {
        Set(self.0.minus(other.0))
    }
}

impl<M: Member> SubAssign for Set<M> {
    #[inline]
    fn sub_assign(&mut self, other: Set<M>) {
        *self = *self - other;
    }
}

impl<M: Member> FromIterator<M> for Set<M> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = M>>(members: I) -> Set<M> {
        let mut set = Set::NONE;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<M: Member + fmt::Debug> fmt::Debug for Set<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The bits of a set: an integer, or a row of them where the widest is too narrow.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::marker::PhantomData;

    use proptest::prelude::*;

    use super::*;

    /// A number as a member of sets with these bits.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Number<B>(usize, PhantomData<B>);

    impl<B> fmt::Debug for Number<B> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl<B: Bits> Member for Number<B> {
        type Bits = B;

        fn index(self) -> usize {
            self.0
        }

        fn from_index(index: usize) -> Number<B> {
            Number(index, PhantomData)
        }
    }

    type Numbers<B> = Set<Number<B>>;

    fn set<B: Bits>(numbers: impl IntoIterator<Item = usize>) -> Numbers<B> {
        numbers.into_iter().map(Number::from_index).collect()
    }

    fn numbers<B: Bits>(set: Numbers<B>) -> Vec<usize> {
        set.iter().map(Member::index).collect()
    }

    /// Everything a set does, compared with the sets of the standard library.
    fn check<B: Bits>(one: &BTreeSet<usize>, other: &BTreeSet<usize>, number: usize) {
        let (a, b): (Numbers<B>, Numbers<B>) = (set(one.clone()), set(other.clone()));
        let listed = |numbers: BTreeSet<usize>| numbers.into_iter().collect::<Vec<_>>();
        assert_eq!(numbers(a), listed(one.clone()));
        assert_eq!(numbers(a & b), listed(one & other));
        assert_eq!(numbers(a | b), listed(one | other));
        assert_eq!(numbers(a - b), listed(one - other));
        assert_eq!((a.len(), a.is_empty()), (one.len(), one.is_empty()));
        assert_eq!(a.first().map(Member::index), one.first().copied());
        assert_eq!((a == b, Set::from_bits(a.bits())), (one == other, a));
        assert_eq!(format!("{a:?}"), format!("{one:?}"));

        let member = Number::from_index(number);
        assert_eq!(a.contains(member), one.contains(&number));
        let (mut with, mut without) = (a, a);
        with.insert(member);
        without.remove(member);
        assert_eq!((with, without), (a | Set::one(member), a - Set::one(member)));
        assert!(with.contains(member) && !without.contains(member));
    }

    /// The subsets in the order in which a number counts through them, a bit for each member.
    fn check_subsets<B: Bits>(members: &[usize]) {
        let counted = (0u32..1 << members.len()).map(|count| {
            let chosen = members.iter().enumerate().filter(|&(bit, _)| count >> bit & 1 != 0);
            chosen.map(|(_, &member)| member).collect::<Vec<_>>()
        });
        let subsets = set::<B>(members.iter().copied()).subsets().map(numbers);
        assert_eq!(subsets.collect::<Vec<_>>(), counted.collect::<Vec<_>>());
    }

    fn two_sets_and_a_number(bits: usize) -> impl Strategy<Value = (BTreeSet<usize>, BTreeSet<usize>, usize)> {
        let some = || proptest::collection::btree_set(0..bits, 0..=bits.min(40));
        (some(), some(), 0..bits)
    }

    proptest! {
        #[test]
        fn sets_of_any_width_are_sets(
            (a8, b8, n8) in two_sets_and_a_number(8),
            (a64, b64, n64) in two_sets_and_a_number(64),
            (a128, b128, n128) in two_sets_and_a_number(128),
            (a256, b256, n256) in two_sets_and_a_number(256),
        ) {
            check::<u8>(&a8, &b8, n8);
            check::<u64>(&a64, &b64, n64);
            check::<u128>(&a128, &b128, n128);
            check::<[u64; 4]>(&a256, &b256, n256);
        }
    }

    #[test]
    fn full_sets_have_every_member() {
        fn check<B: Bits>(bits: usize) {
            assert_eq!(numbers(set::<B>(0..bits)), (0..bits).collect::<Vec<_>>());
        }
        check::<u8>(8);
        check::<u64>(64);
        check::<u128>(128);
        check::<[u64; 4]>(256);
    }

    #[test]
    fn subsets_are_in_the_order_of_their_bits() {
        check_subsets::<u8>(&[]);
        check_subsets::<u8>(&[0, 1, 2, 3, 4, 5, 6, 7]);
        check_subsets::<u64>(&[3, 4, 17, 63]);
        check_subsets::<u128>(&[0, 63, 64, 127]);
        check_subsets::<[u64; 4]>(&[]);
        check_subsets::<[u64; 4]>(&[5, 63, 64, 190, 255]);
    }

    #[test]
    fn a_set_is_as_small_as_its_bits() {
        assert_eq!(size_of::<Numbers<u8>>(), 1);
        assert_eq!(size_of::<Numbers<[u64; 4]>>(), 32);
    }

    #[test]
    fn sets_are_made_in_constants() {
        const BITS: u8 = Numbers::<u8>::from_bits(0b101).bits();
        const NONE: Numbers<u64> = Set::NONE;
        assert_eq!(numbers(Numbers::<u8>::from_bits(BITS)), [0, 2]);
        assert_eq!(NONE, Set::default());
    }
}
