//! Whether the tables of `components/hadara.toml` can be right.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::components::{BACKS_PER_TIER, EPOCHS, LARGEST_GROUP, SEGMENTS, TIERS, TILE_CARDS};
use super::facts::Ability;
use super::parts::{Color, Track};
use super::printed::{COLONIES, Printed};
use super::{MAX_PLAYERS, MIN_PLAYERS};
use crate::components::{Fault, ensure};

/// A hand in phase A: one card is placed, with the other something is done (5.3).
const HAND: usize = 2;
/// No printed number is larger, so that no sum of them outgrows its counter.
const LARGEST: u8 = 99;
/// Nobody has more bonus tiles of a track, or more seals of a kind.
const MOST_OF_A_KIND: u8 = 9;

/// Checks every table; cards are sorted by color and epoch, colonies by tier.
pub(super) fn check(printed: &Printed) -> Result<(), Fault> {
    check_frame(printed)?;
    check_constants(printed)?;
    check_prices(printed)?;
    check_busts_and_tiles(printed)?;
    check_start_cards(printed)?;
    check_colonies(printed)?;
    check_abilities(printed)?;
    check_cards(printed)
}

/// What the sequence of the game is built on.
fn check_frame(printed: &Printed) -> Result<(), Fault> {
    let Printed { meta, constants, board, .. } = printed;
    ensure(meta.game == "hadara", "meta", format!("game is \"{}\", not \"hadara\"", shown(&meta.game)))?;
    let players = (meta.players_min, meta.players_max) == (MIN_PLAYERS, MAX_PLAYERS);
    ensure(players, "meta", format!("players_min and players_max must be {MIN_PLAYERS} and {MAX_PLAYERS}"))?;
    ensure(meta.tracks == Track::ALL, "meta", format!("tracks must be {}", Track::NAMES.join(", ")))?;
    ensure(meta.colours == Color::ALL, "meta", format!("colours must be {}", Color::NAMES.join(", ")))?;
    let fixed = [
        ("epochs", constants.epochs, EPOCHS),
        ("cards_per_colour_per_player", constants.cards_per_colour_per_player, HAND),
        ("phase_a_draws", constants.phase_a_draws.into(), SEGMENTS),
        ("phase_b_turns_per_player", constants.phase_b_turns_per_player.into(), SEGMENTS),
        ("colonies_per_tier_per_player", constants.colonies_per_tier_per_player, 1),
        ("set_colours", constants.set_colours, Color::ALL.len()),
    ];
    for (name, value, expected) in fixed {
        ensure(value == expected, "constants", format!("{name} is {value}; the rules need {expected}"))?;
    }
    let segments: BTreeSet<Color> = board.segments.into_iter().collect();
    ensure(segments.len() == SEGMENTS, "board", "segments must name each colour once")?;
    ensure_words("board", "crest", board.crests.iter())
}

/// How much of everything there is, and what it is worth.
fn check_constants(printed: &Printed) -> Result<(), Fault> {
    let constants = &printed.constants;
    ensure_within("constants", "", 1..=LARGEST, &[("coins_per_vp", constants.coins_per_vp)])?;
    let points = ("gold_points_per_set", constants.gold_points_per_set);
    let coins = ("never_first_player_bonus_coins", constants.never_first_player_bonus_coins);
    ensure_within("constants", "", 0..=LARGEST, &[points, coins])?;
    let counts = [
        ("max_silver_seals", constants.max_silver_seals),
        ("max_gold_seals", constants.max_gold_seals),
        ("bonus_tiles_per_track_per_player", constants.bonus_tiles_per_track_per_player),
    ];
    ensure_within("constants", "", 0..=MOST_OF_A_KIND, &counts)
}

fn check_prices(printed: &Printed) -> Result<(), Fault> {
    for (index, row) in printed.sale_price.iter().enumerate() {
        ensure(row.epoch == index + 1, "sale_price", "the rows must be those of epochs 1, 2 and 3")?;
        ensure_within("sale_price", &format!("epoch {}: ", row.epoch), 1..=LARGEST, &[("coins", row.coins)])?;
    }
    for (index, row) in printed.seal_price.iter().enumerate() {
        ensure(row.epoch == index + 1, "seal_price", "the rows must be those of epochs 1, 2 and 3")?;
        let prices = [("silver", row.silver, row.silver_discounted), ("gold", row.gold, row.gold_discounted)];
        for (seal, price, discounted) in prices {
            let whose = format!("epoch {}: ", row.epoch);
            ensure_within("seal_price", &whose, 1..=LARGEST, &[(seal, price)])?;
            let name = format!("{seal}_discounted");
            ensure_within("seal_price", &whose, 1..=LARGEST, &[(&name, discounted.unwrap_or(price))])?;
            let reason = format!("epoch {}: {seal}_discounted is above {seal}", row.epoch);
            ensure(discounted.is_none_or(|discounted| discounted <= price), "seal_price", reason)?;
        }
    }
    let seals = usize::from(printed.constants.max_gold_seals) * MAX_PLAYERS;
    let listed = printed.inventory.gold_seals;
    ensure(listed == seals, "inventory", format!("gold_seals is {listed}; max_gold_seals needs {seals}"))
}

fn check_busts_and_tiles(printed: &Printed) -> Result<(), Fault> {
    for bust in &printed.bust {
        let numbers = [("requirement", bust.requirement), ("vp", bust.vp), ("bonus", bust.bonus)];
        ensure_within("bust", "", 0..=LARGEST, &numbers)?;
    }
    let rising = printed.bust.windows(2).all(|pair| pair[0].requirement < pair[1].requirement);
    ensure(rising, "bust", "each requirement must be above the one before")?;
    let each = printed.constants.bonus_tiles_per_track_per_player;
    for (row, track) in printed.bonus_tile.iter().zip(Track::ALL) {
        ensure(row.track == track, "bonus_tile", format!("the row of {track} is missing or in the wrong place"))?;
        let reason = format!("{track}: per_player is {}; the constants say {each}", row.per_player);
        ensure(row.per_player == each, "bonus_tile", reason)?;
    }
    let tiles = usize::from(each) * Track::ALL.len() * MAX_PLAYERS;
    let listed = printed.inventory.bonus_tiles;
    ensure(listed == tiles, "inventory", format!("bonus_tiles is {listed}; the constants need {tiles}"))
}

fn check_start_cards(printed: &Printed) -> Result<(), Fault> {
    ensure_words("start_card", "id", printed.start_card.iter().map(|card| &card.id))?;
    for card in &printed.start_card {
        let whose = format!("{}: ", card.id);
        ensure_within("start_card", &whose, 0..=LARGEST, &[("initiative", card.initiative)])?;
        for side in [card.a, card.b] {
            ensure_within("start_card", &whose, 0..=LARGEST, &[("coins", side.coins)])?;
            ensure_within(
                "start_card",
                &whose,
                0..=LARGEST,
                &steps(side.income, side.military, side.culture, side.food),
            )?;
        }
    }
    let initiatives: BTreeSet<u8> = printed.start_card.iter().map(|card| card.initiative).collect();
    ensure(initiatives.len() == SEGMENTS, "start_card", "each card needs an initiative of its own")
}

fn check_colonies(printed: &Printed) -> Result<(), Fault> {
    for tier in &printed.colony_tier {
        let numbers = [
            ("requirement", tier.requirement),
            ("plunder", tier.plunder),
            ("alliance_cost", tier.alliance_cost),
            ("vp_front", tier.vp_front),
        ];
        ensure_within("colony_tier", "", 0..=LARGEST, &numbers)?;
    }
    let rising = printed.colony_tier.windows(2).all(|pair| pair[0].requirement < pair[1].requirement);
    ensure(rising, "colony_tier", "each requirement must be above the one before")?;
    let (count, listed) = (printed.colony.len(), printed.inventory.colonies);
    ensure(count == listed, "inventory", format!("colonies is {listed}, but {count} are listed"))?;
    ensure(count == COLONIES, "colony", format!("there are {count} colonies; the rules need {COLONIES}"))?;
    ensure_words("colony", "id", printed.colony.iter().map(|colony| &colony.id))?;
    for (index, tier) in printed.colony_tier.iter().enumerate().take(TIERS) {
        for colony in &printed.colony[index * BACKS_PER_TIER..(index + 1) * BACKS_PER_TIER] {
            let id = &colony.id;
            let reason = format!("{id} is of tier {}; each tier has {BACKS_PER_TIER} colonies", colony.tier);
            ensure(colony.tier == tier.requirement, "colony", reason)?;
            let reason = format!("{id}: vp_back is below vp_front of its tier"); // 2.5
            ensure(colony.vp_back >= tier.vp_front, "colony", reason)?;
            let whose = format!("{id}: ");
            ensure_within("colony", &whose, 0..=LARGEST, &[("vp_back", colony.vp_back)])?;
            let steps = steps(colony.income, colony.military, colony.culture, colony.food);
            ensure_within("colony", &whose, 0..=LARGEST, &steps)?;
        }
    }
    Ok(())
}

fn check_abilities(printed: &Printed) -> Result<(), Fault> {
    for (ability, number, value) in printed.ability.numbers() {
        let reason = format!("{ability}.{number} is {value}; it must be from 1 to 99");
        ensure((1..=99).contains(&value), "ability", reason)?;
    }
    ensure(printed.ability.set_joker.jokers == 1, "ability", "set_joker.jokers must be 1: a card fills one place")
}

fn check_cards(printed: &Printed) -> Result<(), Fault> {
    let cards = &printed.card;
    let listed = printed.inventory.epoch_cards;
    ensure(cards.len() == listed, "inventory", format!("epoch_cards is {listed}, but {} are listed", cards.len()))?;
    ensure_words("card", "id", cards.iter().map(|card| &card.id))?;
    for card in cards {
        let fault = |reason: &str| Fault::new("card", format!("{}: {reason}", card.id));
        let must = |holds: bool, reason: &str| if holds { Ok(()) } else { Err(fault(reason)) };
        must((1..=EPOCHS).contains(&card.epoch), "epoch must be from 1 to 3")?;
        let whose = format!("{}: ", card.id);
        ensure_within("card", &whose, 0..=LARGEST, &[("cost", card.cost), ("vp", card.vp)])?;
        ensure_within("card", &whose, 0..=LARGEST, &steps(card.income, card.military, card.culture, card.food))?;
        let purple = card.colour == Color::Purple;
        must(purple || !card.advanced && card.ability.is_none(), "only purple cards are advanced or have an ability")?;
        let of_color = card.ability == Some(Ability::ColorSteps);
        must(of_color == card.ability_colour.is_some(), "ability_colour belongs to colour_steps, and only there")?;
        must(card.ability_colour != Some(Color::Purple), "ability_colour must have a track")?;
        if let Some(ability) = card.ability {
            let (name, epoch, advanced) = printed.ability.places()[ability as usize];
            let mark = if advanced { "advanced" } else { "basic" };
            let reason = format!("{name} is an ability of {mark} cards of epoch {epoch}");
            must((epoch, advanced) == (card.epoch, card.advanced), &reason)?;
        }
    }
    let tile_cards = cards.iter().filter(|card| card.ability == Some(Ability::BonusTile)).count();
    ensure(tile_cards <= TILE_CARDS, "card", format!("more than {TILE_CARDS} cards have the ability bonus_tile"))?;
    for (epoch, color) in (1..=EPOCHS).flat_map(|epoch| Color::ALL.map(|color| (epoch, color))) {
        let group = cards.iter().filter(|card| card.epoch == epoch && card.colour == color);
        let (all, basic) = (group.clone().count(), group.filter(|card| !card.advanced).count());
        let needed = HAND * MAX_PLAYERS;
        let reason =
            format!("epoch {epoch} has {basic} {color} cards without the mark; {MAX_PLAYERS} players need {needed}");
        ensure(basic >= needed, "card", reason)?;
        let reason = format!("epoch {epoch} has {all} {color} cards; there may be {LARGEST_GROUP}");
        ensure(all <= LARGEST_GROUP, "card", reason)?;
    }
    Ok(())
}

/// Makes sure that the names are words of the notation, all different.
fn ensure_words<'a>(table: &'static str, what: &str, names: impl Iterator<Item = &'a String>) -> Result<(), Fault> {
    let mut seen = BTreeSet::new();
    for name in names {
        let plain =
            (1..=8).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let reason = format!("{what} \"{}\" must be 1 to 8 letters, digits and hyphens", shown(name));
        ensure(plain, table, reason)?;
        ensure(seen.insert(name), table, format!("{what} \"{name}\" is listed twice"))?;
    }
    Ok(())
}

/// The steps of a card, with their names.
const fn steps(income: u8, military: u8, culture: u8, food: u8) -> [(&'static str, u8); Track::ALL.len()] {
    [("income", income), ("military", military), ("culture", culture), ("food", food)]
}

/// Makes sure that each number, given with its name, lies in a range.
fn ensure_within(
    table: &'static str,
    whose: &str,
    range: RangeInclusive<u8>,
    numbers: &[(&str, u8)],
) -> Result<(), Fault> {
    let Some((name, value)) = numbers.iter().find(|(_, value)| !range.contains(value)) else { return Ok(()) };
    let (least, most) = (range.start(), range.end());
    Err(Fault::new(table, format!("{whose}{name} is {value}; it must be from {least} to {most}")))
}

/// The beginning of a text of the file, as a message may repeat it.
fn shown(text: &str) -> String {
    text.chars().take(20).flat_map(char::escape_debug).collect()
}
