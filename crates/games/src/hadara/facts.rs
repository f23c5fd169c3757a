//! What is printed on cards, colonies and busts, and what purple cards can do (2, 14).

use serde::{Deserialize, Serialize};

use super::components::{BUSTS, SEGMENTS, TIERS};
use super::parts::{Card, Color, Track};

/// What a purple card can do (14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Ability {
    /// More coins for each card sold.
    SaleBonus,
    /// A bonus tile on the card.
    BonusTile,
    /// Steps for each card of a color.
    #[serde(rename = "colour_steps")]
    ColorSteps,
    /// More steps for each bust with a tile front up.
    BustSteps,
    /// Other prices of seals.
    SealDiscount,
    /// Coins instead of discards in feeding.
    FeedPay,
    /// Coins for food that is left.
    FoodSurplus,
    /// Coins for tracks above income.
    IncomeLeads,
    /// Coins for each colony.
    ColonyCoins,
    /// A silver seal that scores the whole track.
    SilverFull,
    /// Points for sets.
    SetPoints,
    /// Any color in a set.
    SetJoker,
    /// Two colonies and two busts in a step.
    DoubleTake,
    /// Lower requirements.
    #[serde(rename = "requirement_minus_4")]
    RequirementMinus4,
    /// Requirements lowered for coins.
    RequirementBuy,
}

impl Ability {
    /// How many abilities there are.
    pub const COUNT: usize = Ability::RequirementBuy as usize + 1;
}

/// What is printed on an epoch card (2.2.2).
#[derive(Clone, Copy, Debug)]
pub struct CardFacts {
    /// From 0.
    pub epoch: u8,
    /// The color of its back, too.
    pub color: Color,
    /// Coins, before the discount.
    pub cost: u8,
    /// Steps on each track.
    pub steps: [u8; Track::ALL.len()],
    /// Victory points.
    pub points: u8,
    /// Whether it has the mark.
    pub advanced: bool,
    /// What it can do.
    pub ability: Option<Ability>,
    /// The color of `colour_steps`.
    pub ability_color: Option<Color>,
    /// Among the cards with a place for a bonus tile, the number of this one.
    pub tile_place: u8,
}

/// What the cards of an epoch and color have on average, the advanced ones included.
#[derive(Clone, Copy, Debug, Default)]
pub struct MeanCard {
    /// Coins, before the discount.
    pub cost: f64,
    /// Steps on each track.
    pub steps: [f64; Track::ALL.len()],
    /// Victory points.
    pub points: f64,
}

/// The cards of one epoch and color.
#[derive(Clone, Copy, Debug, Default)]
pub struct Group {
    /// The first of them.
    pub first: u8,
    /// All of them, as bits counted from the first.
    pub all: u16,
    /// Those without the advanced mark.
    pub basic: u16,
}

impl Group {
    /// The place of a card of the group among its bits.
    #[inline]
    pub fn bit(&self, card: Card) -> u16 {
        1 << (card.0 - self.first)
    }

    /// The cards of some bits.
    #[inline]
    pub fn cards(&self, mut bits: u16) -> impl Iterator<Item = Card> {
        let first = self.first;
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| Card(first + bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            next
        })
    }
}

/// A side of a start card (2.3).
#[derive(Clone, Copy, Debug)]
pub struct StartFacts {
    /// Coins at the beginning.
    pub coins: u8,
    /// Tracks at the beginning.
    pub tracks: [u8; Track::ALL.len()],
}

/// A tier of colonies (2.5).
#[derive(Clone, Copy, Debug)]
pub struct TierFacts {
    /// Military that is needed.
    pub requirement: u8,
    /// Coins for plundering.
    pub plunder: u8,
    /// Coins for an alliance.
    pub alliance: u8,
    /// Points of a plundered colony.
    pub front_points: u8,
}

/// The back of a colony (2.5).
#[derive(Clone, Copy, Debug)]
pub struct BackFacts {
    /// Steps on each track.
    pub steps: [u8; Track::ALL.len()],
    /// Victory points.
    pub points: u8,
}

/// A bust (2.6).
#[derive(Clone, Copy, Debug)]
pub struct BustFacts {
    /// Culture that is needed.
    pub requirement: u8,
    /// Victory points.
    pub points: u8,
    /// Steps, or points if the tile is flipped.
    pub bonus: u8,
}

/// Prices of the seals in an epoch (2.8.2).
#[derive(Clone, Copy, Debug)]
pub struct SealPrices {
    /// A silver seal.
    pub silver: u8,
    /// A gold seal.
    pub gold: u8,
}

/// The numbers of the abilities (14).
#[derive(Clone, Copy, Debug)]
pub struct AbilityNumbers {
    /// `sale_bonus`: coins for each sale.
    pub sale_bonus: u8,
    /// `bonus_tile`: steps.
    pub tile_steps: u8,
    /// `colour_steps`: steps for each card.
    pub color_steps: u8,
    /// `bust_steps`: steps for each bust.
    pub bust_steps: u8,
    /// `feed_pay`: coins for each card.
    pub feed_price: u8,
    /// `feed_pay`: cards in a feeding.
    pub feed_cards: u8,
    /// `food_surplus`: coins for each food, and the most in a feeding.
    pub food_surplus: (u8, u8),
    /// `income_leads`: coins for each track, and the most in a step.
    pub income_leads: (u8, u8),
    /// `colony_coins`: coins for each colony.
    pub colony_coins: u8,
    /// `silver_full`: points for each step.
    pub silver_full: u8,
    /// `set_points`: points for each set.
    pub set_points: u8,
    /// `double_take`: colonies in a step.
    pub colonies: u8,
    /// `double_take`: busts in a step.
    pub busts: u8,
    /// `requirement_minus_4`: by how much.
    pub reduction: u8,
    /// `requirement_buy`: coins for each point.
    pub point_price: u8,
    /// `requirement_buy`: points in a step.
    pub points: u8,
}

/// The words for what the components number.
#[derive(Debug)]
pub struct Names {
    /// Epoch cards.
    pub cards: Vec<String>,
    /// Start cards.
    pub start_cards: [String; SEGMENTS],
    /// Crests.
    pub crests: [String; SEGMENTS],
    /// Tiers, by their requirement.
    pub tiers: [String; TIERS],
    /// Backs of colonies.
    pub backs: Vec<String>,
    /// Busts, by their requirement.
    pub busts: [String; BUSTS],
}
