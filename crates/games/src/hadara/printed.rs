//! The tables of `components/hadara.toml` as they are printed.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::components::{BACKS_PER_TIER, BUSTS, EPOCHS, SEGMENTS, TIERS};
use super::facts::Ability;
use super::parts::{Color, Track};

/// All tables that the rules read.
#[derive(Deserialize, Serialize)]
pub struct Printed {
    pub(super) meta: Meta,
    pub(super) constants: Constants,
    pub(super) inventory: Inventory,
    pub(super) board: Board,
    #[serde(deserialize_with = "exactly")]
    pub(super) sale_price: [SalePrice; EPOCHS],
    #[serde(deserialize_with = "exactly")]
    pub(super) seal_price: [SealPrice; EPOCHS],
    #[serde(deserialize_with = "exactly")]
    pub(super) bust: [Bust; BUSTS],
    #[serde(deserialize_with = "exactly")]
    pub(super) bonus_tile: [BonusTile; Track::ALL.len()],
    #[serde(deserialize_with = "exactly")]
    pub(super) start_card: [StartCard; SEGMENTS],
    #[serde(deserialize_with = "exactly")]
    pub(super) colony_tier: [ColonyTier; TIERS],
    pub(super) colony: Vec<Colony>,
    pub(super) card: Vec<Card>,
    pub(super) ability: Abilities,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Meta {
    pub game: String,
    pub players_min: usize,
    pub players_max: usize,
    #[serde(deserialize_with = "exactly")]
    pub tracks: [Track; 4],
    #[serde(deserialize_with = "exactly")]
    pub colours: [Color; 5],
}

#[derive(Deserialize, Serialize)]
pub(super) struct Constants {
    pub epochs: usize,
    pub cards_per_colour_per_player: usize,
    pub phase_a_draws: u8,
    pub phase_b_turns_per_player: u8,
    pub colonies_per_tier_per_player: usize,
    pub max_silver_seals: u8,
    pub max_gold_seals: u8,
    pub gold_points_per_set: u8,
    pub set_colours: usize,
    pub coins_per_vp: u8,
    pub never_first_player_bonus_coins: u8,
    pub bonus_tiles_per_track_per_player: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Inventory {
    pub epoch_cards: usize,
    pub colonies: usize,
    pub gold_seals: usize,
    pub bonus_tiles: usize,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Board {
    #[serde(deserialize_with = "exactly")]
    pub segments: [Color; SEGMENTS],
    #[serde(deserialize_with = "exactly")]
    pub crests: [String; SEGMENTS],
}

#[derive(Deserialize, Serialize)]
pub(super) struct SalePrice {
    pub epoch: usize,
    pub coins: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct SealPrice {
    pub epoch: usize,
    pub silver: u8,
    pub gold: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silver_discounted: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gold_discounted: Option<u8>,
}

#[derive(Clone, Copy, Deserialize, Serialize)]
pub(super) struct Bust {
    pub requirement: u8,
    pub vp: u8,
    pub bonus: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct BonusTile {
    pub track: Track,
    pub per_player: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct StartCard {
    pub id: String,
    pub initiative: u8,
    pub a: StartSide,
    pub b: StartSide,
}

#[derive(Clone, Copy, Deserialize, Serialize)]
pub(super) struct StartSide {
    pub coins: u8,
    pub income: u8,
    pub military: u8,
    pub culture: u8,
    pub food: u8,
}

#[derive(Clone, Copy, Deserialize, Serialize)]
pub(super) struct ColonyTier {
    pub requirement: u8,
    pub plunder: u8,
    pub alliance_cost: u8,
    pub vp_front: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Colony {
    pub id: String,
    pub tier: u8,
    pub income: u8,
    pub military: u8,
    pub culture: u8,
    pub food: u8,
    pub vp_back: u8,
}

/// How many colonies are in the box.
pub(super) const COLONIES: usize = TIERS * BACKS_PER_TIER;

#[derive(Deserialize, Serialize)]
pub(super) struct Card {
    pub id: String,
    pub epoch: usize,
    pub colour: Color,
    pub cost: u8,
    pub income: u8,
    pub military: u8,
    pub culture: u8,
    pub food: u8,
    pub vp: u8,
    #[serde(default)]
    pub advanced: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability_colour: Option<Color>,
}

/// Reads a list of a fixed length; an array alone would leave out what is too much.
fn exactly<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(list: D) -> Result<[T; N], D::Error> {
    let things = Vec::deserialize(list)?;
    things.try_into().map_err(|things: Vec<T>| {
        D::Error::custom(format_args!("invalid length {}: the rules need {N} of these", things.len()))
    })
}

/// Declares the table of each ability: where its cards belong, and its numbers.
macro_rules! abilities {
    ($($field:ident: $table:ident { $($number:ident),* })*) => {
        #[derive(Deserialize, Serialize)]
        pub(super) struct Abilities {
            $(pub $field: $table,)*
        }

        $(
            #[derive(Clone, Copy, Deserialize, Serialize)]
            pub(super) struct $table {
                epoch: usize,
                advanced: bool,
                $(pub $number: u8,)*
            }
        )*

        impl Abilities {
            /// The epoch, from 1, and the mark of the cards that have each ability, in the order of [`Ability`].
            pub(in crate::hadara) fn places(&self) -> [(&'static str, usize, bool); Ability::COUNT] {
                [$((stringify!($field), self.$field.epoch, self.$field.advanced)),*]
            }

            /// All numbers, with the name of the ability and of the number.
            pub(in crate::hadara) fn numbers(&self) -> Vec<(&'static str, &'static str, u8)> {
                vec![$($((stringify!($field), stringify!($number), self.$field.$number),)*)*]
            }
        }
    };
}

abilities! {
    sale_bonus: SaleBonus { extra_coins }
    bonus_tile: BonusTileSteps { steps }
    colour_steps: ColorSteps { steps_per_card }
    bust_steps: BustSteps { steps_per_bust }
    seal_discount: SealDiscount { }
    feed_pay: FeedPay { coins_per_card, max_coins_per_step }
    food_surplus: FoodSurplus { coins_per_food, max_coins_per_step }
    income_leads: IncomeLeads { coins_per_track, max_coins_per_step }
    colony_coins: ColonyCoins { coins }
    silver_full: SilverFull { points_per_step }
    set_points: SetPoints { points_per_set }
    set_joker: SetJoker { jokers }
    double_take: DoubleTake { colonies_per_step, busts_per_step }
    requirement_minus_4: RequirementMinus4 { reduction }
    requirement_buy: RequirementBuy { coins_per_point, max_points_per_step }
}
