//! What is in the box, made ready for play (2).

use super::checks;
use super::facts::{
    Ability, AbilityNumbers, BackFacts, BustFacts, CardFacts, Group, MeanCard, Names, SealPrices, StartFacts, TierFacts,
};
use super::parts::{Card, Color, Side, Track};
use super::printed::{self, Printed};
use crate::components::{Fault, FromPrinted};

/// Epochs of a game (1.3).
pub const EPOCHS: usize = 3;
/// Segments of the board, and crests on the wheel (2.9).
pub(super) const SEGMENTS: usize = 5;
/// Tiers of colonies (2.5).
pub const TIERS: usize = 5;
/// Colonies of a tier.
pub(super) const BACKS_PER_TIER: usize = 5;
/// Busts of a board (2.6).
pub const BUSTS: usize = 4;
/// No epoch has more cards of a color, so that a bit set of 16 holds them.
pub(super) const LARGEST_GROUP: usize = 16;
/// No more cards than this have the ability `bonus_tile`.
pub(super) const TILE_CARDS: usize = 8;

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

crate::boxes! {
    Components: include_str!("../../../../components/hadara.toml"),
    include_str!("../../../../components/older/hadara-75248f53ce4d24a9.toml")
}

impl FromPrinted for Components {
    type Printed = Printed;

    fn build(printed: Printed) -> Result<Components, Fault> {
        let mut printed = printed;
        // The numbers of cards and backs follow this order; an id is compared as text (26.3).
        printed.card.sort_by(|a, b| (a.colour, a.epoch, &a.id).cmp(&(b.colour, b.epoch, &b.id)));
        printed.colony.sort_by(|a, b| (a.tier, &a.id).cmp(&(b.tier, &b.id)));
        checks::check(&printed)?;
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
