//! What must hold for the tables of `components/house_of_cats.toml`.

use super::action::Action;
use super::components::{MAX_DICE, TABLES};
use super::printed::{
    ByNumber, PrintedAbility, PrintedCircles, PrintedDice, PrintedRooms, PrintedRulings, PrintedSolo, PrintedTiles,
};
use super::symbol::{Ability, Number, Symbol};
use crate::components::{Fault, ensure};

pub(super) fn check_dice(dice: &PrintedDice, rulings: &PrintedRulings) -> Result<(), Fault> {
    ensure(dice.faces == Symbol::NAMES, "dice", format!("faces must be {}", Symbol::NAMES.join(", ")))?;
    ensure((1..=MAX_DICE).contains(&dice.count), "dice", format!("count must be from 1 to {MAX_DICE}"))?;
    let setup_dice = Action::SETUP_DICE;
    let same = usize::from(dice.setup_dice_levels_2_3) == setup_dice;
    ensure(same, "dice", format!("setup_dice_levels_2_3 must be {setup_dice}"))?;
    let PrintedRulings { dice_count_min: least, dice_count_max: most, .. } = *rulings;
    ensure(least >= 1, "rulings", "dice_count_min must be at least 1")?;
    ensure(
        (least..=most).contains(&dice.used_per_turn),
        "dice",
        format!("used_per_turn is {}, not from {least} to {most} (dice_count_min, dice_count_max)", dice.used_per_turn),
    )?;
    ensure(most <= dice.count, "rulings", format!("dice_count_max is {most}, but there are {} dice", dice.count))
}

pub(super) fn check_fields(rooms: &PrintedRooms, circles: &PrintedCircles) -> Result<(), Fault> {
    let ByNumber { two, three, four, five } = rooms.size;
    let sizes = [two, three, four, five];
    ensure(sizes == Number::ALL.map(Number::size), "rooms", "the size of a room must be its number")?;
    let levels = &rooms.empty_cell_penalty_levels;
    ensure(levels == &[1, 2, 3], "rooms", "empty_cell_penalty_levels must be 1, 2, 3")?;
    ensure(rooms.empty_cell_penalty <= 0, "rooms", "empty_cell_penalty must not be more than 0")?;
    ensure(!circles.cap_is_binding, "ability_field_circles", "cap_is_binding must be false (rule 6.7)")
}

pub(super) fn check_tiles(tiles: &PrintedTiles, abilities: &[PrintedAbility]) -> Result<(), Fault> {
    const TABLE: &str = "ability_tiles";
    ensure(tiles.count == Ability::COUNT, TABLE, format!("count must be {}", Ability::COUNT))?;
    let fields = Number::ALL.map(Number::size);
    ensure(tiles.revealed_per_game == fields.len(), TABLE, "revealed_per_game must be 4, one for each field")?;
    ensure(tiles.assigned_in_reveal_order_to == fields, TABLE, "assigned_in_reveal_order_to must be 2, 3, 4, 5")?;
    let first: Vec<String> = Ability::FIRST_GAME.iter().map(|ability| ability.name().to_uppercase()).collect();
    ensure(tiles.first_game_tiles == first, TABLE, format!("first_game_tiles must be {}", first.join(", ")))?;
    let count = abilities.len();
    ensure(count == Ability::COUNT, "abilities", format!("there are {count} abilities, not {}", Ability::COUNT))?;
    for (printed, ability) in abilities.iter().zip(Ability::ALL) {
        let letter = ability.name().to_uppercase();
        let PrintedAbility { letter: printed_letter, id, timing } = printed;
        let expected = Ability::IDS[ability as usize];
        ensure(
            *printed_letter == letter && id == expected,
            "abilities",
            format!(
                "\"{printed_letter}\" with the id \"{id}\" stands where \"{letter}\" with \"{expected}\" is expected"
            ),
        )?;
        let expected = if ability.is_immediate() { "immediate" } else { "stored" };
        let reason = format!("the timing of {letter} must be \"{expected}\", not \"{timing}\"");
        ensure(timing == expected, "abilities", reason)?;
    }
    Ok(())
}

/// Other rulings than ours are not part of the rules, except where new cells may lie and what E may do.
pub(super) fn check_rulings(rulings: &PrintedRulings) -> Result<(), Fault> {
    let fixed = [
        ("crossed_out_cell_is_empty", rulings.crossed_out_cell_is_empty, false),
        ("plus_minus_wraps", rulings.plus_minus_wraps, false),
        ("immediate_is_mandatory", rulings.immediate_is_mandatory, true),
        ("level4_expansion_before_ability", rulings.level4_expansion_before_ability, true),
        ("double_cell_bonus_counts_once", rulings.double_cell_bonus_counts_once, true),
        ("rooms_capped_by_printed_circles", rulings.rooms_capped_by_printed_circles, false),
    ];
    for (name, value, expected) in fixed {
        ensure(value == expected, "rulings", format!("{name} must be {expected}"))?;
    }
    ensure(rulings.conversions_apply_to == "dice", "rulings", "conversions_apply_to must be \"dice\"")?;
    ensure(rulings.level1_full_track_cat == "no_effect", "rulings", "level1_full_track_cat must be \"no_effect\"")
}

pub(super) fn check_solo(solo: &PrintedSolo) -> Result<(), Fault> {
    for (table, totals) in TABLES.iter().zip([&solo.level1, &solo.level2, &solo.level3, &solo.level4]) {
        let fits = totals.len() + 1 == solo.ranks.len();
        let ranks = solo.ranks.len();
        ensure(
            fits,
            "solo",
            format!("{table} has {} totals for {ranks} ranks; each rank after the first begins at one", totals.len()),
        )?;
        ensure(totals.is_sorted_by(|one, next| one < next), "solo", format!("the totals of {table} must rise"))?;
    }
    Ok(())
}
