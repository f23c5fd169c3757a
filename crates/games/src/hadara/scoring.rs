//! Final scoring (13), valid at any time (26.10).

use play::{Player, Score};

use super::Public;
use super::board::{Board, Colony};
use super::components::Components;
use super::facts::Ability;
use super::parts::{Color, Face, Track};

/// The lines of a score (26.10).
pub(super) const LINES: &[&str] = &["colonies", "busts", "silver", "gold", "cards", "coins"];

impl Public {
    /// The player's score, as if the game ended now.
    pub(super) fn score(&self, player: Player) -> Score {
        let (board, components) = (&self.boards[player], self.components.get());
        let worth = u32::from(components.coins_per_point);
        let lines = [
            board.colony_points(components),
            board.bust_points(components),
            board.silver_points(components),
            board.gold_points(self.setup.joker_for_set_points, components),
            board.card_points(components),
            (board.coins / worth) as i32,
        ];
        Score::new(LINES, &lines, &[(board.coins % worth) as i32]) // 13.3
    }
}

impl Board {
    /// The points that no later change of a track, a color or the coins can change: colonies, busts and cards.
    pub fn settled_points(&self, components: &Components) -> i32 {
        self.colony_points(components) + self.bust_points(components) + self.card_points(components)
    }

    /// 13.1.5
    fn card_points(&self, components: &Components) -> i32 {
        self.display.iter().map(|card| i32::from(card.facts(components).points)).sum()
    }

    /// 13.1.1
    fn colony_points(&self, components: &Components) -> i32 {
        let points = |(index, colony): (usize, &Option<Colony>)| match colony {
            None => 0,
            Some(Colony::Plundered) => components.tiers[index].front_points,
            Some(Colony::Allied(back)) => components.backs[back.index()].points,
        };
        self.colonies.iter().enumerate().map(|colony| i32::from(points(colony))).sum()
    }

    /// 13.1.2
    fn bust_points(&self, components: &Components) -> i32 {
        let carved = self.busts.iter().zip(&components.busts);
        let points = carved.filter_map(|(carving, bust)| {
            let bonus = if carving.as_ref()?.face == Face::Back { bust.bonus } else { 0 };
            Some(i32::from(bust.points) + i32::from(bonus))
        });
        points.sum()
    }

    /// The points of silver seals (13.1.3): each `silver_full` serves the seal to which it adds most.
    pub fn silver_points(&self, components: &Components) -> i32 {
        let mut full = self.number_with(Ability::SilverFull);
        let mut tracks = Track::ALL;
        tracks.sort_unstable_by_key(|&track| std::cmp::Reverse(self.track(track)));
        let mut points = 0;
        for track in tracks {
            let value = i32::from(self.track(track));
            let half = (value + 1) / 2; // 11.2
            let whole = value * i32::from(components.abilities.silver_full);
            let served = self.silver[track as usize].min(full);
            full -= served;
            points += half * i32::from(self.silver[track as usize]) + (whole - half) * i32::from(served);
        }
        points
    }

    /// The points of gold seals and of `set_points` (13.1.4).
    pub fn gold_points(&self, joker_for_set_points: bool, components: &Components) -> i32 {
        let sets = self.sets(true);
        let gold = i32::from(components.gold_points) * sets * i32::from(self.gold);
        let sets = if joker_for_set_points { sets } else { self.sets(false) };
        let set_points = i32::from(components.abilities.set_points);
        gold + set_points * sets * i32::from(self.number_with(Ability::SetPoints))
    }

    /// 13.2: as many sets as the jokers can complete.
    pub(super) fn sets(&self, with_joker: bool) -> i32 {
        let jokers = if with_joker { self.number_with(Ability::SetJoker) } else { 0 };
        let mut colors = self.colors;
        colors[Color::Purple as usize] -= jokers;
        let missing = |sets: u8| colors.iter().map(|&count| sets.saturating_sub(count)).sum::<u8>();
        let mut sets = 0;
        while missing(sets + 1) <= jokers {
            sets += 1;
        }
        i32::from(sets)
    }
}
