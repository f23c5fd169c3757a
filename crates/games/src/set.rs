//! Sets of the small things of a game, held as bits.

mod bits;
#[cfg(test)]
mod tests;

pub use bits::Bits;

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
///
/// ```
/// use games::clever2::{Die, DieSet};
///
/// let mut tray: DieSet = [Die::White, Die::Pink].into_iter().collect();
/// tray.insert(Die::Blue);
/// assert_eq!(tray.iter().collect::<Vec<_>>(), [Die::White, Die::Blue, Die::Pink], "in the order of dice");
/// assert_eq!((tray - DieSet::one(Die::Blue)).len(), 2);
/// assert_eq!(tray.subsets().count(), 8);
/// assert_eq!(size_of::<DieSet>(), 1);
/// ```
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

/// Lets things that know their `index` be members of sets, with these bits and this way back from an index.
macro_rules! members {
    ($($name:ty: $bits:ty = $from_index:expr;)+) => { $(
        impl $crate::set::Member for $name {
            type Bits = $bits;

            #[inline]
            fn index(self) -> usize {
                self.index()
            }

            #[inline]
            fn from_index(index: usize) -> $name {
                $from_index(index)
            }
        }
    )+ };
}

pub(crate) use members;
