use std::collections::BTreeSet;
use std::fmt;
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
