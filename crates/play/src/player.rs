//! Players by seat, sets of them, and values that belong to each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// No game here seats more players than this.
pub const MAX_PLAYERS: usize = 6;

/// A player, named by the seat: 0 is the first.
///
/// ```
/// use play::Player;
///
/// let last = Player::new(2);
/// assert_eq!(last.seat(), 2);
/// assert_eq!(last.left_neighbor(3), Player::new(0));
/// assert_eq!(last.to_string(), "2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Player(u8);

impl Player {
    /// The player of a seat. Panics beyond [`MAX_PLAYERS`].
    #[inline]
    pub const fn new(seat: usize) -> Player {
        assert!(seat < MAX_PLAYERS, "no such seat");
        Player(seat as u8)
    }

    /// The seat as an index.
    #[inline]
    pub const fn seat(self) -> usize {
        self.0 as usize
    }

    /// The next player clockwise among `players`: after the last seat comes seat 0.
    #[inline]
    pub const fn left_neighbor(self, players: usize) -> Player {
        Player::new((self.seat() + 1) % players)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.0)
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// A set of players.
///
/// ```
/// use play::{Player, PlayerSet};
///
/// let mut deciding = PlayerSet::seats(3);
/// deciding.remove(Player::new(1));
/// assert_eq!(deciding.iter().map(Player::seat).collect::<Vec<_>>(), [0, 2]);
/// assert_eq!(deciding.len(), 2);
/// assert!(deciding.contains(Player::new(2)) && PlayerSet::ALL.contains_all(deciding));
/// assert_eq!(deciding.without(Player::new(0)), PlayerSet::one(Player::new(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerSet(u8);

impl PlayerSet {
    /// Nobody.
    pub const NONE: PlayerSet = PlayerSet(0);
    /// Everybody, however many sit at the table.
    pub const ALL: PlayerSet = PlayerSet((1 << MAX_PLAYERS) - 1);

    /// The players of the first `count` seats.
    #[inline]
    pub const fn seats(count: usize) -> PlayerSet {
        assert!(count <= MAX_PLAYERS, "no such seat");
        PlayerSet(((1u16 << count) - 1) as u8)
    }

    /// One player alone.
    #[inline]
    pub const fn one(player: Player) -> PlayerSet {
        PlayerSet(1 << player.0)
    }

    /// Whether the player is in the set.
    #[inline]
    pub const fn contains(self, player: Player) -> bool {
        self.0 >> player.0 & 1 != 0
    }

    /// Whether every player of `other` is in this set.
    #[inline]
    pub const fn contains_all(self, other: PlayerSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a player.
    #[inline]
    pub fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.0;
    }

    /// Takes a player out.
    #[inline]
    pub fn remove(&mut self, player: Player) {
        self.0 &= !(1 << player.0);
    }

    /// This set without one player.
    #[inline]
    pub const fn without(self, player: Player) -> PlayerSet {
        PlayerSet(self.0 & !(1 << player.0))
    }

    /// How many players are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The players in seat order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Player> + Clone {
        (0..MAX_PLAYERS).map(Player::new).filter(move |&player| self.contains(player))
    }
}

impl FromIterator<Player> for PlayerSet {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> PlayerSet {
        let mut set = PlayerSet::NONE;
        for player in players {
            set.insert(player);
        }
        set
    }
}

impl fmt::Debug for PlayerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Player::seat)).finish()
    }
}

impl Serialize for PlayerSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each player of a game that seats at most `N`.
///
/// ```
/// use play::{ByPlayer, Player};
///
/// let mut coins: ByPlayer<u32, 5> = ByPlayer::new(3, 10); // three players in a game for up to five
/// coins[Player::new(1)] += 2;
/// assert_eq!(coins.values(), [10, 12, 10]);
/// let richest = coins.iter().max_by_key(|&(_, coins)| *coins);
/// assert_eq!(richest, Some((Player::new(1), &12)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByPlayer<T, const N: usize> {
    values: [T; N],
    players: u8,
}

impl<T: Copy, const N: usize> ByPlayer<T, N> {
    /// The same value for each of `players`.
    pub fn new(players: usize, value: T) -> ByPlayer<T, N> {
        assert!((1..=N).contains(&players), "no such number of players");
        ByPlayer { values: [value; N], players: players as u8 }
    }
}

impl<T, const N: usize> ByPlayer<T, N> {
    /// How many players there are.
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Each player with the value, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        self.values[..self.players()].iter().enumerate().map(|(seat, value)| (Player::new(seat), value))
    }

    /// The values in seat order, to be changed.
    pub fn values_mut(&mut self) -> &mut [T] {
        let players = self.players();
        &mut self.values[..players]
    }

    /// The values in seat order.
    pub fn values(&self) -> &[T] {
        &self.values[..self.players()]
    }
}

impl<T, const N: usize> Index<Player> for ByPlayer<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.values[player.seat()]
    }
}

impl<T, const N: usize> IndexMut<Player> for ByPlayer<T, N> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.values[player.seat()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ByPlayer<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for ByPlayer<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_players_in_seat_order() {
        let mut set: PlayerSet = [Player::new(3), Player::new(0)].into_iter().collect();
        set.insert(Player::new(5));
        set.remove(Player::new(3));
        assert_eq!(set.iter().map(Player::seat).collect::<Vec<_>>(), [0, 5]);
        assert_eq!(set.len(), 2);
        assert!(PlayerSet::ALL.contains_all(set) && !PlayerSet::seats(5).contains_all(set));
        assert!(PlayerSet::seats(0).is_empty());
        assert_eq!(PlayerSet::seats(MAX_PLAYERS), PlayerSet::ALL);
    }

    #[test]
    fn the_left_neighbor_of_the_last_seat_is_seat_0() {
        assert_eq!(Player::new(2).left_neighbor(3), Player::new(0));
        assert_eq!(Player::new(0).left_neighbor(3), Player::new(1));
    }

    #[test]
    fn values_beyond_the_players_are_not_listed() {
        let mut coins: ByPlayer<u8, 4> = ByPlayer::new(2, 7);
        coins[Player::new(1)] = 9;
        assert_eq!(coins.values(), [7, 9]);
        assert_eq!(coins.iter().last(), Some((Player::new(1), &9)));
        assert_eq!(format!("{coins:?}"), "[7, 9]");
    }
}
