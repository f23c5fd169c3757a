//! What must hold for the tables of `components/house_of_cats.toml`.

use super::action::Action;
use super::components::{MAX_DICE, TABLES};
use super::printed::{PrintedCircles, PrintedDice, PrintedRooms, PrintedRulings, PrintedSolo};
use super::symbol::{Number, Symbol};
use crate::components::{Fault, ensure};

/// No points are further from 0, so that no total overflows.
const MAX_POINTS: i32 = 1000;
/// More circles do not fit in a field.
const MAX_CIRCLES: u8 = 20;
/// More ranks tell nobody anything.
const MAX_RANKS: usize = 20;
/// The most characters of a name.
const MAX_NAME: usize = 40;

/// The beginning of a text of the file, as a message may repeat it.
pub(super) fn shown(text: &str) -> String {
    let more = if text.chars().nth(MAX_NAME).is_some() { "..." } else { "" };
    format!("{:?}{more}", text.chars().take(MAX_NAME).collect::<String>())
}

/// Makes sure that a name can be printed.
pub(super) fn check_name(table: &'static str, name: &str) -> Result<(), Fault> {
    let is_plain = |sign: char| sign == ' ' || !(sign.is_control() || sign.is_whitespace());
    let fits =
        name.trim() == name && !name.is_empty() && name.chars().count() <= MAX_NAME && name.chars().all(is_plain);
    let reason = format!("must have 1 to {MAX_NAME} characters, with spaces only between words");
    ensure(fits, table, format!("the name {} {reason}", shown(name)))
}

/// Makes sure that points can be added up.
pub(super) fn check_points(table: &'static str, name: &str, points: i32) -> Result<(), Fault> {
    let range = -MAX_POINTS..=MAX_POINTS;
    ensure(range.contains(&points), table, format!("{name} is {points}; -{MAX_POINTS} to {MAX_POINTS} are possible"))
}

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
    ensure(rooms.size.values() == Number::ALL.map(Number::size), "rooms", "the size of a room must be its number")?;
    let levels = &rooms.empty_cell_penalty_levels;
    ensure(levels == &[1, 2, 3], "rooms", "empty_cell_penalty_levels must be 1, 2, 3")?;
    ensure(rooms.empty_cell_penalty <= 0, "rooms", "empty_cell_penalty must not be more than 0")?;
    check_points("rooms", "empty_cell_penalty", rooms.empty_cell_penalty)?;
    for (number, points) in Number::ALL.into_iter().zip(rooms.points.values()) {
        check_points("rooms", &format!("points of {number}"), points)?;
    }
    for (number, printed) in Number::ALL.into_iter().zip(circles.printed.values()) {
        let reason = format!("the field {number} has {printed} circles; 0 to {MAX_CIRCLES} are possible");
        ensure(printed <= MAX_CIRCLES, "ability_field_circles", reason)?;
    }
    ensure(!circles.cap_is_binding, "ability_field_circles", "cap_is_binding must be false (rule 6.7)")
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
    let count = solo.ranks.len();
    let reason = format!("there are {count} ranks; 1 to {MAX_RANKS} are possible");
    ensure((1..=MAX_RANKS).contains(&count), "solo", reason)?;
    solo.ranks.iter().try_for_each(|rank| check_name("solo", rank))?;
    for (table, totals) in TABLES.iter().zip([&solo.level1, &solo.level2, &solo.level3, &solo.level4]) {
        let fits = totals.len() + 1 == solo.ranks.len();
        ensure(
            fits,
            "solo",
            format!("{table} has {} totals for {count} ranks; each rank after the first begins at one", totals.len()),
        )?;
        ensure(totals.is_sorted_by(|one, next| one < next), "solo", format!("the totals of {table} must rise"))?;
    }
    Ok(())
}
