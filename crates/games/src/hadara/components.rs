//! What is in the box, made ready for play (2).

use serde::{Deserialize, Serialize};

use super::parts::{Card, Color, Side, Track};
use super::printed::{self, Printed};
use super::validation;
use crate::components::{self, Fault, Shelf};

/// Epochs of a game (1.3).
pub const EPOCHS: usize = 3;
/// Segments of the board, and crests on the wheel (2.9).
pub const SEGMENTS: usize = 5;
/// Tiers of colonies (2.5).
pub const TIERS: usize = 5;
/// Colonies of a tier.
pub const BACKS_PER_TIER: usize = 5;
/// Busts of a board (2.6).
pub const BUSTS: usize = 4;
/// No epoch has more cards of a color, so that a bit set of 16 holds them.
pub const LARGEST_GROUP: usize = 16;
/// No more cards than this have the ability `bonus_tile`.
pub const TILE_CARDS: usize = 8;

/// The components in use.
#[inline]
pub fn components() -> &'static Components {
    SHELF.get()
}

/// The shelf on which they lie.
pub static SHELF: Shelf<Components> = Shelf::new();

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

/// The box, ready for play.
#[derive(Debug)]
pub struct Components {
    /// Words of the notation.
    pub names: Names,
    /// All epoch cards, by color, epoch and id.
    pub cards: Vec<CardFacts>,
    /// The cards of each epoch and color.
    pub groups: [[Group; Color::ALL.len()]; EPOCHS],
    /// The mean card of each epoch and color.
    pub mean_cards: [[MeanCard; Color::ALL.len()]; EPOCHS],
    /// Both sides of each start card.
    pub start_cards: [[StartFacts; Side::ALL.len()]; SEGMENTS],
    /// The initiative of each start card.
    pub initiatives: [u8; SEGMENTS],
    /// The tiers of colonies.
    pub tiers: [TierFacts; TIERS],
    /// The backs of colonies, tier by tier.
    pub backs: [BackFacts; printed::COLONIES],
    /// The busts.
    pub busts: [BustFacts; BUSTS],
    /// The segments clockwise, where they are not drawn.
    pub segments: [Color; SEGMENTS],
    /// Coins for a card sold, by its epoch.
    pub sale_prices: [u8; EPOCHS],
    /// Prices of seals by epoch, without and with `seal_discount`.
    pub seal_prices: [[SealPrices; 2]; EPOCHS],
    /// Bonus tiles of each track.
    pub tiles: [u8; Track::ALL.len()],
    /// The abilities' numbers.
    pub abilities: AbilityNumbers,
    /// Silver seals of a player.
    pub max_silver: u8,
    /// Gold seals of a player.
    pub max_gold: u8,
    /// Points of a gold seal for each set.
    pub gold_points: u8,
    /// Coins that make a point.
    pub coins_per_point: u8,
    /// Coins for who is never first player.
    pub compensation: u8,
    /// Draws in a phase A.
    pub draws: u8,
    /// Turns of each player in a phase B.
    pub turns: u8,
}

impl components::Components for Components {
    type Printed = Printed;
    const FILE: &'static str = "components/hadara.toml";
    const TEXT: &'static str = include_str!("../../../../components/hadara.toml");

    fn build(printed: Printed) -> Result<Components, Fault> {
        let mut printed = printed;
        // The numbers of cards and backs follow this order; an id is compared as text (26.3).
        printed.card.sort_by(|a, b| (a.colour, a.epoch, &a.id).cmp(&(b.colour, b.epoch, &b.id)));
        printed.colony.sort_by(|a, b| (a.tier, &a.id).cmp(&(b.tier, &b.id)));
        validation::check(&printed)?;
        Ok(ready(printed))
    }
}

/// Builds the tables from what has been checked.
fn ready(printed: Printed) -> Components {
    let Printed { constants, board, ability, .. } = &printed;
    let steps = |income, military, culture, food| [income, military, culture, food];
    let start_side = |side: printed::StartSide| StartFacts {
        coins: side.coins,
        tracks: steps(side.income, side.military, side.culture, side.food),
    };
    let back = |back: &printed::Colony| (steps(back.income, back.military, back.culture, back.food), back.vp_back);
    let seals = |row: &printed::SealPrice| {
        let normal = SealPrices { silver: row.silver, gold: row.gold };
        let silver = row.silver_discounted.unwrap_or(row.silver);
        [normal, SealPrices { silver, gold: row.gold_discounted.unwrap_or(row.gold) }]
    };
    Components {
        names: names(&printed),
        cards: card_facts(&printed.card),
        groups: groups(&printed.card),
        mean_cards: std::array::from_fn(|epoch| Color::ALL.map(|color| mean_card(&printed.card, epoch + 1, color))),
        start_cards: std::array::from_fn(|index| {
            let card = &printed.start_card[index];
            [start_side(card.a), start_side(card.b)]
        }),
        initiatives: std::array::from_fn(|index| printed.start_card[index].initiative),
        tiers: printed.colony_tier.map(|tier| TierFacts {
            requirement: tier.requirement,
            plunder: tier.plunder,
            alliance: tier.alliance_cost,
            front_points: tier.vp_front,
        }),
        backs: std::array::from_fn(|index| {
            let (steps, points) = back(&printed.colony[index]);
            BackFacts { steps, points }
        }),
        busts: printed.bust.map(|bust| BustFacts { requirement: bust.requirement, points: bust.vp, bonus: bust.bonus }),
        segments: board.segments,
        sale_prices: std::array::from_fn(|epoch| printed.sale_price[epoch].coins),
        seal_prices: std::array::from_fn(|epoch| seals(&printed.seal_price[epoch])),
        tiles: std::array::from_fn(|track| printed.bonus_tile[track].per_player),
        abilities: ability_numbers(ability),
        max_silver: constants.max_silver_seals,
        max_gold: constants.max_gold_seals,
        gold_points: constants.gold_points_per_set,
        coins_per_point: constants.coins_per_vp,
        compensation: constants.never_first_player_bonus_coins,
        draws: constants.phase_a_draws,
        turns: constants.phase_b_turns_per_player,
    }
}

fn names(printed: &Printed) -> Names {
    Names {
        cards: printed.card.iter().map(|card| card.id.clone()).collect(),
        start_cards: std::array::from_fn(|index| printed.start_card[index].id.clone()),
        crests: printed.board.crests.clone(),
        tiers: printed.colony_tier.map(|tier| tier.requirement.to_string()),
        backs: printed.colony.iter().map(|colony| colony.id.clone()).collect(),
        busts: printed.bust.map(|bust| bust.requirement.to_string()),
    }
}

fn card_facts(cards: &[printed::Card]) -> Vec<CardFacts> {
    let mut tile_places = 0;
    let facts = |card: &printed::Card| {
        let tile_place = tile_places;
        tile_places += u8::from(card.ability == Some(Ability::BonusTile));
        CardFacts {
            epoch: card.epoch as u8 - 1,
            color: card.colour,
            cost: card.cost,
            steps: [card.income, card.military, card.culture, card.food],
            points: card.vp,
            advanced: card.advanced,
            ability: card.ability,
            ability_color: card.ability_colour,
            tile_place,
        }
    };
    cards.iter().map(facts).collect()
}

fn groups(cards: &[printed::Card]) -> [[Group; Color::ALL.len()]; EPOCHS] {
    let mut groups = [[Group::default(); Color::ALL.len()]; EPOCHS];
    for (index, card) in cards.iter().enumerate() {
        let group = &mut groups[card.epoch - 1][card.colour as usize];
        if group.all == 0 {
            group.first = index as u8;
        }
        let bit = group.bit(Card(index as u8));
        group.all |= bit;
        if !card.advanced {
            group.basic |= bit;
        }
    }
    groups
}

fn mean_card(cards: &[printed::Card], epoch: usize, color: Color) -> MeanCard {
    let of_group = |card: &&printed::Card| card.epoch == epoch && card.colour == color;
    let group: Vec<&printed::Card> = cards.iter().filter(of_group).collect();
    let mean = |number: fn(&printed::Card) -> u8| {
        group.iter().map(|card| f64::from(number(card))).sum::<f64>() / group.len() as f64
    };
    MeanCard {
        cost: mean(|card| card.cost),
        steps: [
            mean(|card| card.income),
            mean(|card| card.military),
            mean(|card| card.culture),
            mean(|card| card.food),
        ],
        points: mean(|card| card.vp),
    }
}

fn ability_numbers(printed: &printed::Abilities) -> AbilityNumbers {
    AbilityNumbers {
        sale_bonus: printed.sale_bonus.extra_coins,
        tile_steps: printed.bonus_tile.steps,
        color_steps: printed.colour_steps.steps_per_card,
        bust_steps: printed.bust_steps.steps_per_bust,
        feed_price: printed.feed_pay.coins_per_card,
        feed_cards: printed.feed_pay.max_coins_per_step / printed.feed_pay.coins_per_card,
        food_surplus: (printed.food_surplus.coins_per_food, printed.food_surplus.max_coins_per_step),
        income_leads: (printed.income_leads.coins_per_track, printed.income_leads.max_coins_per_step),
        colony_coins: printed.colony_coins.coins,
        silver_full: printed.silver_full.points_per_step,
        set_points: printed.set_points.points_per_set,
        colonies: printed.double_take.colonies_per_step,
        busts: printed.double_take.busts_per_step,
        reduction: printed.requirement_minus_4.reduction,
        point_price: printed.requirement_buy.coins_per_point,
        points: printed.requirement_buy.max_points_per_step,
    }
}
