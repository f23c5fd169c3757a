//! Colonies and busts: what they require, cost and bring (7, 8).

use super::board::{Board, Carving, Colony};
use super::components::Components;
use super::facts::Ability;
use super::parts::{Back, Bust, Face, Tier, Track};

impl Board {
    /// What a printed requirement is for this player.
    #[inline]
    pub fn requirement(&self, printed: u8, components: &Components) -> u16 {
        let minus = if self.has(Ability::RequirementMinus4) { components.abilities.reduction } else { 0 };
        u16::from(printed.saturating_sub(minus))
    }

    /// What a requirement lacks (26.6).
    #[inline]
    pub(super) fn gap(&self, requirement: u8, track: Track, components: &Components) -> u16 {
        self.requirement(requirement, components).saturating_sub(self.track(track))
    }

    /// How many colonies the player may take in a step (7.1).
    #[inline]
    pub fn colonies_per_step(&self, components: &Components) -> u8 {
        if self.has(Ability::DoubleTake) { components.abilities.colonies } else { 1 }
    }

    /// How many busts the player may carve in a step (8.1).
    #[inline]
    pub fn busts_per_step(&self, components: &Components) -> u8 {
        if self.has(Ability::DoubleTake) { components.abilities.busts } else { 1 }
    }

    /// The coins that bridge a gap, if it is within reach when `bought` points were bought before (26.6).
    #[inline]
    pub(super) fn bridge(&self, gap: u16, bought: u8, components: &Components) -> Option<u32> {
        if gap == 0 {
            return Some(0);
        }
        let numbers = &components.abilities;
        let price = u32::from(numbers.point_price) * u32::from(gap);
        let bridged = self.has(Ability::RequirementBuy)
            && gap + u16::from(bought) <= u16::from(numbers.points)
            && price <= self.coins;
        bridged.then_some(price)
    }

    /// The coins that each colony brings (14, `colony_coins`).
    #[inline]
    pub fn colony_coins(&self, components: &Components) -> u32 {
        u32::from(components.abilities.colony_coins) * u32::from(self.number_with(Ability::ColonyCoins))
    }

    /// 20.4: what taking a colony costs and brings, before it is plundered or allied.
    pub(super) fn pay_for_colony(&mut self, bridge: u32, components: &Components) {
        self.coins = self.coins - bridge + self.colony_coins(components);
    }

    /// 7.2: the tile is turned over and its values are gained.
    pub(super) fn ally(&mut self, tier: Tier, back: Back, components: &Components) {
        self.colonies[tier.index()] = Some(Colony::Allied(back));
        for (track, steps) in self.tracks.iter_mut().zip(components.backs[back.index()].steps) {
            *track += u16::from(steps);
        }
    }

    /// 8.2
    pub(super) fn carve(&mut self, bust: Bust, track: Track, face: Face, components: &Components) {
        self.busts[bust.index()] = Some(Carving { track, face });
        self.free_tiles[track as usize] -= 1;
        if face == Face::Front {
            let more = u16::from(components.abilities.bust_steps) * u16::from(self.number_with(Ability::BustSteps));
            self.tracks[track as usize] += u16::from(components.busts[bust.index()].bonus) + more;
        }
    }
}
