//! What is marked: numbers and crosses on the territory board, circles, chests and cookies (6-9), and when marks trigger
//! the end (11).

use play::{ByPlayer, Player};

use super::chest_group::{ChestGroup, MAX_GROUPS};
use super::components::{BoardSide, MAX_PLAYERS};
use super::effect::Numbers;
use super::hex::{Hex, HexSet};
use super::names::{Ability, Color, ColorSet};
use super::territory::Territory;
use super::{Marabunta, Reason, Trigger};

/// The marks on the territory board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marks {
    /// Hexes without number and cross (6.1).
    pub available: HexSet,
    /// Hexes with a player's numbers.
    pub numbers: ByPlayer<HexSet, MAX_PLAYERS>,
    /// Hexes that touch a player's numbers (6.2).
    pub touching: ByPlayer<HexSet, MAX_PLAYERS>,
    /// The bits of the numbers: a 3 is in both sets, a 0 in none.
    ones: HexSet,
    twos: HexSet,
    /// The sum of a player's numbers in each region (12.1).
    pub sums: ByPlayer<[u16; Color::COUNT], MAX_PLAYERS>,
}

impl Marks {
    /// Nothing is marked (2.5).
    pub fn new(territory: &Territory) -> Marks {
        let nowhere = ByPlayer::new(MAX_PLAYERS, HexSet::NONE);
        Marks {
            available: territory.all,
            numbers: nowhere,
            touching: nowhere,
            ones: HexSet::NONE,
            twos: HexSet::NONE,
            sums: ByPlayer::new(MAX_PLAYERS, [0; Color::COUNT]),
        }
    }

    /// The number in a hex that holds one.
    pub fn number(&self, hex: Hex) -> u8 {
        u8::from(self.ones.contains(hex)) + 2 * u8::from(self.twos.contains(hex))
    }

    fn write(&mut self, player: Player, number: u8, hex: Hex, territory: &Territory) {
        let alone = HexSet::one(hex);
        self.available -= alone;
        self.numbers[player] |= alone;
        self.touching[player] |= territory.neighbors(hex);
        self.sums[player][territory.place(hex).region as usize] += u16::from(number);
        if number & 1 != 0 {
            self.ones |= alone;
        }
        if number & 2 != 0 {
            self.twos |= alone;
        }
    }
}

/// What is marked on one player board (1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerBoard {
    /// Anthills left.
    pub anthills: u8,
    /// Cookies crossed out.
    pub cookies: u8,
    /// VP of abilities.
    pub ability_points: u16,
    /// Uncrossed chests of each group, in the order of the board.
    pub chests: [u8; MAX_GROUPS],
}

impl PlayerBoard {
    /// Nothing is marked (2.5).
    pub fn new(side: &BoardSide) -> PlayerBoard {
        let mut chests = [0; MAX_GROUPS];
        for (left, &(_, count)) in chests.iter_mut().zip(&side.groups) {
            *left = count;
        }
        PlayerBoard { anthills: side.anthills, cookies: 0, ability_points: 0, chests }
    }

    /// Whether a chest is left to be crossed out.
    #[inline]
    pub(super) fn has_chest(&self) -> bool {
        self.chests != [0; MAX_GROUPS]
    }
}

impl Marabunta {
    /// The player board of the player who executes a group.
    #[inline]
    pub(super) fn own_board(&self) -> &PlayerBoard {
        &self.boards[self.executing]
    }

    /// Whether a sheet has an empty circle.
    #[inline]
    pub(super) fn has_empty_circle(&self, sheet: Color) -> bool {
        self.circles.values().iter().map(|circles| circles[sheet as usize]).sum::<u8>() < self.components.circles
    }

    /// The sheets that have an empty circle.
    #[inline]
    pub(super) fn open_sheets(&self) -> ColorSet {
        Color::ALL.into_iter().filter(|&sheet| self.has_empty_circle(sheet)).collect()
    }

    /// Writes all the numbers of an effect at once (14.6, R3).
    pub(super) fn write(&mut self, numbers: &Numbers, hexes: &[Hex]) {
        let (player, territory) = (self.executing, self.territory());
        if self.costs_anthill(numbers, hexes[0]) {
            self.boards[player].anthills -= 1; // R13
        }
        for (&hex, &number) in hexes.iter().zip(numbers.values()) {
            self.marks.write(player, number, hex, territory);
        }
        self.test_hexes(hexes);
        let written: HexSet = hexes.iter().copied().collect();
        self.cross_cookies((written & territory.cookies).len()); // 8.1
        self.chests_due += (written & territory.chests).len() as u8; // 8.2
    }

    /// Crosses out hexes; nobody gets what they show (7.1).
    pub(super) fn cross_out(&mut self, hexes: &[Hex]) {
        let crossed = hexes.iter().copied().collect();
        self.marks.available -= crossed;
        self.test_hexes(hexes);
    }

    /// Colors a circle (5.4).
    pub(super) fn color_circle(&mut self, sheet: Color) {
        self.circles[self.executing][sheet as usize] += 1;
        if !self.has_empty_circle(sheet) {
            self.trigger_end(Reason::Sheet(sheet)); // 11.1(b)
        }
    }

    /// Crosses out a chest; tells the ability if it was the last of its group (9.1, 9.2).
    pub(super) fn cross_chest(&mut self, group: ChestGroup) -> Option<Ability> {
        self.chests_due -= 1;
        let place = self.board().place(group);
        let left = &mut self.boards[self.executing].chests[place];
        *left -= 1;
        (*left == 0).then_some(group.ability)
    }

    /// Crosses out the next cookies of the player's row; beyond its end nothing happens (8.1, R10).
    pub(super) fn cross_cookies(&mut self, count: usize) {
        let row = self.board().cookie_labels.len();
        let cookies = &mut self.boards[self.executing].cookies;
        *cookies = (usize::from(*cookies) + count).min(row) as u8;
    }

    /// Scores VP of an ability (9).
    pub(super) fn score_points(&mut self, points: u8) {
        self.boards[self.executing].ability_points += u16::from(points);
    }

    /// 11.1(a) and (c), for hexes that were just marked.
    fn test_hexes(&mut self, hexes: &[Hex]) {
        let (territory, available) = (self.territory(), self.marks.available);
        for &hex in hexes {
            let region = territory.place(hex).region;
            if (territory.regions[region as usize] & available).is_empty() {
                self.trigger_end(Reason::Region(region));
            }
        }
        if (territory.cookies & available).is_empty() {
            self.trigger_end(Reason::Cookies);
        }
    }

    /// Only the first trigger counts (11.3, R7).
    fn trigger_end(&mut self, reason: Reason) {
        self.trigger.get_or_insert(Trigger { player: self.executing, reason });
    }
}
