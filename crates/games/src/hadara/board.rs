//! What lies in front of a player, open to all.
//!
//! Tracks, counts and free tiles follow from the cards, tiles and colonies (16.1); they are kept up to date with each change.

use super::components::{BUSTS, Components, TIERS, TILE_CARDS};
use super::facts::{Ability, SealPrices};
use super::parts::{Back, Card, CardSet, Color, Face, Side, StartCard, Tier, Track};

/// A colony that was taken (7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colony {
    /// It stays front up.
    Plundered,
    /// It was turned over.
    Allied(Back),
}

/// The bonus tile on a carved bust (8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carving {
    /// The tile.
    pub track: Track,
    /// The side that lies up.
    pub face: Face,
}

/// What lies in front of a player, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub(super) start_card: Option<StartCard>,
    pub(super) side: Option<Side>,
    pub(super) coins: u32,
    pub(super) tracks: [u16; Track::ALL.len()],
    pub(super) display: CardSet,
    /// How many cards are in the display, and how many of each color.
    pub(super) cards: u8,
    pub(super) colors: [u8; Color::ALL.len()],
    /// How many cards of the display have each ability.
    abilities: [u8; Ability::COUNT],
    /// How many of them give steps for each color with a track.
    color_steps: [u8; Track::ALL.len()],
    pub(super) free_tiles: [u8; Track::ALL.len()],
    /// The tile on each card that has a place for one.
    pub(super) card_tiles: [Option<Track>; TILE_CARDS],
    pub(super) colonies: [Option<Colony>; TIERS],
    pub(super) busts: [Option<Carving>; BUSTS],
    /// Silver seals on each track.
    pub(super) silver: [u8; Track::ALL.len()],
    pub(super) gold: u8,
    /// For each epoch the colors, as bits, of which a card was sold face down in phase A (15.20).
    pub(super) sales: [u8; super::components::EPOCHS],
}

impl Board {
    pub(super) fn new(components: &Components) -> Board {
        Board {
            start_card: None,
            side: None,
            coins: 0,
            tracks: [0; Track::ALL.len()],
            display: CardSet::default(),
            cards: 0,
            colors: [0; Color::ALL.len()],
            abilities: [0; Ability::COUNT],
            color_steps: [0; Track::ALL.len()],
            free_tiles: components.tiles,
            card_tiles: [None; TILE_CARDS],
            colonies: [None; TIERS],
            busts: [None; BUSTS],
            silver: [0; Track::ALL.len()],
            gold: 0,
            sales: [0; super::components::EPOCHS],
        }
    }

    /// 3.5
    pub(super) fn begin(&mut self, side: Side, components: &Components) {
        let Some(card) = self.start_card else { unreachable!("start cards are dealt before sides are chosen") };
        let facts = components.start_cards[card.index()][side as usize];
        self.side = Some(side);
        self.coins = facts.coins.into();
        self.tracks = facts.tracks.map(u16::from);
    }

    /// The value of a track.
    #[inline]
    pub fn track(&self, track: Track) -> u16 {
        self.tracks[track as usize]
    }

    /// How many cards of the display have an ability.
    #[inline]
    pub fn number_with(&self, ability: Ability) -> u8 {
        self.abilities[ability as usize]
    }

    /// How many cards of the display have each ability, in the order of abilities.
    #[inline]
    pub fn abilities(&self) -> [u8; Ability::COUNT] {
        self.abilities
    }

    /// Whether a card of the display has an ability.
    #[inline]
    pub fn has(&self, ability: Ability) -> bool {
        self.number_with(ability) > 0
    }

    /// Whether a bonus tile of a track is free.
    #[inline]
    pub fn is_tile_free(&self, track: Track) -> bool {
        self.free_tiles[track as usize] > 0
    }

    #[inline]
    pub(super) fn is_any_tile_free(&self) -> bool {
        self.free_tiles != [0; Track::ALL.len()]
    }

    pub(super) fn has_allied(&self, tier: Tier, back: Back) -> bool {
        self.colonies[tier.index()] == Some(Colony::Allied(back))
    }

    /// Whether a card of an epoch, from 0, and a color was sold in phase A.
    pub(super) fn has_sold(&self, epoch: usize, color: Color) -> bool {
        self.sales[epoch] >> color as u8 & 1 != 0
    }

    /// The bonus tile on a card of the display.
    pub(super) fn tile_on(&self, card: Card, components: &Components) -> Option<Track> {
        let facts = card.facts(components);
        if facts.ability == Some(Ability::BonusTile) { self.card_tiles[usize::from(facts.tile_place)] } else { None }
    }

    /// The coins that a card costs this player (5.4).
    #[inline]
    pub fn price(&self, card: Card, components: &Components) -> u32 {
        let facts = card.facts(components);
        facts.cost.saturating_sub(self.colors[facts.color as usize]).into()
    }

    /// 5.3: pays for a card, puts it in the display and gains what it gives.
    pub(super) fn recruit(&mut self, card: Card, tile: Option<Track>, components: &Components) {
        self.coins -= self.price(card, components);
        let (facts, numbers) = (card.facts(components), &components.abilities);
        self.display.insert(card);
        self.cards += 1;
        self.colors[facts.color as usize] += 1;
        for (track, steps) in self.tracks.iter_mut().zip(facts.steps) {
            *track += u16::from(steps);
        }
        if let Some(track) = facts.color.track() {
            self.tracks[track as usize] += self.steps_of_color(track, components);
        }
        let Some(ability) = facts.ability else { return };
        self.abilities[ability as usize] += 1;
        match ability {
            Ability::BonusTile => {
                self.card_tiles[usize::from(facts.tile_place)] = tile;
                if let Some(track) = tile {
                    self.free_tiles[track as usize] -= 1;
                    self.tracks[track as usize] += u16::from(numbers.tile_steps);
                }
            }
            Ability::ColorSteps => {
                if let Some(track) = facts.ability_color.and_then(Color::track) {
                    self.color_steps[track as usize] += 1;
                    self.tracks[track as usize] += self.steps_for_cards(track, components);
                }
            }
            Ability::BustSteps => {
                for carving in self.busts.into_iter().flatten().filter(|carving| carving.face == Face::Front) {
                    self.tracks[carving.track as usize] += u16::from(numbers.bust_steps);
                }
            }
            _ => {}
        }
    }

    /// 10.3: takes back what `recruit` gave, coins apart.
    pub(super) fn discard(&mut self, card: Card, components: &Components) {
        let (facts, numbers) = (card.facts(components), &components.abilities);
        if let Some(ability) = facts.ability {
            self.abilities[ability as usize] -= 1;
            match ability {
                Ability::BonusTile => {
                    if let Some(track) = self.card_tiles[usize::from(facts.tile_place)].take() {
                        self.free_tiles[track as usize] += 1; // 2.7.4
                        self.tracks[track as usize] -= u16::from(numbers.tile_steps);
                    }
                }
                Ability::ColorSteps => {
                    if let Some(track) = facts.ability_color.and_then(Color::track) {
                        self.color_steps[track as usize] -= 1;
                        self.tracks[track as usize] -= self.steps_for_cards(track, components);
                    }
                }
                Ability::BustSteps => {
                    for carving in self.busts.into_iter().flatten().filter(|carving| carving.face == Face::Front) {
                        self.tracks[carving.track as usize] -= u16::from(numbers.bust_steps);
                    }
                }
                _ => {}
            }
        }
        if let Some(track) = facts.color.track() {
            self.tracks[track as usize] -= self.steps_of_color(track, components);
        }
        for (track, steps) in self.tracks.iter_mut().zip(facts.steps) {
            *track -= u16::from(steps);
        }
        self.colors[facts.color as usize] -= 1;
        self.cards -= 1;
        self.display.remove(card);
    }

    /// What one card of a track's color gives beside its values.
    pub fn steps_of_color(&self, track: Track, components: &Components) -> u16 {
        u16::from(components.abilities.color_steps) * u16::from(self.color_steps[track as usize])
    }

    /// What one `colour_steps` card gives for the cards of its color; a color has the number of its track.
    fn steps_for_cards(&self, track: Track, components: &Components) -> u16 {
        u16::from(components.abilities.color_steps) * u16::from(self.colors[track as usize])
    }

    /// The coins for a card sold in an epoch, from 0 (5.3).
    #[inline]
    pub fn sale_price(&self, epoch: u8, components: &Components) -> u32 {
        let bonus = u32::from(components.abilities.sale_bonus) * u32::from(self.number_with(Ability::SaleBonus));
        u32::from(components.sale_prices[usize::from(epoch)]) + bonus
    }

    #[inline]
    pub(super) fn sell(&mut self, epoch: u8, components: &Components) {
        self.coins += self.sale_price(epoch, components);
    }

    /// 6
    pub(super) fn take_income(&mut self, components: &Components) {
        self.coins += u32::from(self.track(Track::Income)) + self.income_leads(components);
    }

    /// The coins of an income step beside the income track: `income_leads` (14).
    #[inline]
    pub fn income_leads(&self, components: &Components) -> u32 {
        if !self.has(Ability::IncomeLeads) {
            return 0;
        }
        let (coins, most) = components.abilities.income_leads;
        let income = self.track(Track::Income);
        let leads = self.tracks.iter().filter(|&&track| track > income).count() as u32; // 15.17
        (u32::from(coins) * leads).min(most.into())
    }

    /// Whether cards are unfed after this many payments (26.6).
    #[inline]
    pub(super) fn is_hungry(&self, payments: u8) -> bool {
        u16::from(self.cards.saturating_sub(payments)) > self.track(Track::Food)
    }

    /// 20.5
    pub(super) fn take_food_surplus(&mut self, components: &Components) {
        self.coins += self.food_surplus(components);
    }

    /// The coins for food that is left (14, `food_surplus`).
    #[inline]
    pub fn food_surplus(&self, components: &Components) -> u32 {
        if !self.has(Ability::FoodSurplus) {
            return 0;
        }
        let (coins, most) = components.abilities.food_surplus;
        let surplus = self.track(Track::Food).saturating_sub(self.cards.into());
        (u32::from(coins) * u32::from(surplus)).min(most.into())
    }

    /// The coins that the player has.
    #[inline]
    pub fn coins(&self) -> u32 {
        self.coins
    }

    /// How many cards are in the display.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.cards
    }

    /// How many cards of each color are in the display.
    #[inline]
    pub fn colors(&self) -> [u8; Color::ALL.len()] {
        self.colors
    }

    /// Whether the player has a colony of a tier, counted from the lowest.
    #[inline]
    pub fn has_colony(&self, tier: usize) -> bool {
        self.colonies[tier].is_some()
    }

    /// Whether the player has carved a bust, counted from the lowest.
    #[inline]
    pub fn has_bust(&self, bust: usize) -> bool {
        self.busts[bust].is_some()
    }

    /// How many silver seals lie on each track.
    #[inline]
    pub fn silver(&self) -> [u8; Track::ALL.len()] {
        self.silver
    }

    /// How many gold seals the player has.
    #[inline]
    pub fn gold(&self) -> u8 {
        self.gold
    }

    /// The prices of seals for this player in an epoch, from 0 (2.8.2).
    #[inline]
    pub fn seal_prices(&self, epoch: u8, components: &Components) -> SealPrices {
        components.seal_prices[usize::from(epoch)][usize::from(self.has(Ability::SealDiscount))]
    }

    #[inline]
    pub(super) fn can_buy_silver(&self, epoch: u8, components: &Components) -> bool {
        self.silver.iter().sum::<u8>() < components.max_silver
            && self.is_any_tile_free()
            && u32::from(self.seal_prices(epoch, components).silver) <= self.coins
    }

    #[inline]
    pub(super) fn can_buy_gold(&self, epoch: u8, components: &Components) -> bool {
        self.gold < components.max_gold && u32::from(self.seal_prices(epoch, components).gold) <= self.coins
    }

    /// 11.2
    pub(super) fn buy_silver(&mut self, track: Track, epoch: u8, components: &Components) {
        self.coins -= u32::from(self.seal_prices(epoch, components).silver);
        self.free_tiles[track as usize] -= 1;
        self.silver[track as usize] += 1;
    }

    /// 11.3
    pub(super) fn buy_gold(&mut self, epoch: u8, components: &Components) {
        self.coins -= u32::from(self.seal_prices(epoch, components).gold);
        self.gold += 1;
    }
}
