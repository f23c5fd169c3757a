//! What must hold for the numbers of a sheet, so that every game can be played and shown.

use std::ops::RangeInclusive;

use toml::Value;

use super::action::Cell;
use super::components::{Bonus, MAX_PLAYERS};
use super::printed::{Printed, PrintedActions, PrintedGame, PrintedPink, PrintedSolo, PrintedYellow};
use crate::components::{Fault, ensure};

/// The most rounds of a game.
const ROUNDS: u8 = 6;
/// The most slots of an action track.
const SLOTS: u8 = 12;
/// The most points that a table gives.
const POINTS: i32 = 999;
/// The most titles, and the most letters of one.
const TITLES: usize = 30;
const LETTERS: usize = 60;
/// The file of the first version, which listed rulings as options that nothing read.
const FIRST_TEXT: &str = include_str!("../../../../components/older/clever2-d8207e26abee9fcb.toml");

/// Checks every number.
pub(super) fn check(printed: &Printed) -> Result<(), Fault> {
    let Printed { game, round_track, actions, silver, yellow, blue, green, pink, solo, options } = printed;
    ensure(
        options.is_none() || is_first_box(printed),
        "options",
        "take this out of the file: extra_die and third_silver are chosen when a game is set up, other rulings are fixed",
    )?;
    let longest = longest_game(game)?;
    let bonuses = round_track.bonuses.len();
    ensure(
        bonuses >= usize::from(longest),
        "round_track",
        format!("bonuses has {bonuses} entries for {longest} rounds"),
    )?;
    ensure(
        bonuses <= usize::from(ROUNDS),
        "round_track",
        format!("bonuses has {bonuses} entries, but no game has more than {ROUNDS} rounds"),
    )?;
    check_tracks(actions)?;
    check_points(&silver.row_points_by_marks, "silver", "row_points_by_marks")?;
    check_yellow(yellow)?;
    check_points(&blue.points_by_count, "blue", "points_by_count")?;
    ensure(are_in(&green.multipliers, 1..=9), "green", "each of the multipliers must be from 1 to 9")?;
    check_pink(pink)?;
    check_solo(solo)
}

/// Whether this is the file of the first version, perhaps with other comments.
fn is_first_box(printed: &Printed) -> bool {
    let said = |printed: &Printed| (Value::try_from(printed).ok(), printed.options.clone());
    toml::from_str(FIRST_TEXT).is_ok_and(|first: Printed| said(&first) == said(printed))
}

/// How many rounds the longest game has.
fn longest_game(game: &PrintedGame) -> Result<u8, Fault> {
    let mut longest = 0;
    for players in 1..=MAX_PLAYERS {
        let found = game.rounds_by_players.get(&players.to_string()).filter(|rounds| (1..=ROUNDS).contains(rounds));
        let reason = format!("rounds_by_players must give 1 to {ROUNDS} rounds for {players} players");
        longest = longest.max(*found.ok_or_else(|| Fault::new("game", reason))?);
    }
    ensure(
        game.rounds_by_players.len() == MAX_PLAYERS,
        "game",
        format!("rounds_by_players must be for 1 to {MAX_PLAYERS} players and no others"),
    )?;
    ensure(game.rolls_per_active_turn == 3, "game", "rolls_per_active_turn must be 3, one for each dice field")?;
    Ok(longest)
}

fn check_tracks(PrintedActions { reroll, r#return, extra }: &PrintedActions) -> Result<(), Fault> {
    for (name, track) in [("reroll", reroll), ("return", r#return), ("extra", extra)] {
        ensure(
            (1..=SLOTS).contains(&track.slots),
            "actions",
            format!("{name}.slots must be at least 1 and at most {SLOTS}"),
        )?;
    }
    Ok(())
}

fn check_yellow(yellow: &PrintedYellow) -> Result<(), Fault> {
    let mut all = 0;
    for cell in &yellow.cells {
        let (value, place) = (cell.value, format!("cell at row {}, col {}", cell.row, cell.col));
        let outside = || Fault::new("yellow", format!("{place} lies outside the 5 x 4 grid"));
        let bit = Cell::at(cell.row, cell.col).ok_or_else(outside)?.bit();
        ensure((1..=6).contains(&value), "yellow", format!("{place} shows {value}, which is not a face"))?;
        ensure(all & bit == 0, "yellow", format!("{place} is listed twice"))?;
        all |= bit;
    }
    ensure(all != 0, "yellow", "there must be cells")?;
    let rows = (0..).zip(&yellow.row_bonuses).map(|(index, bonus)| ("row", index, bonus));
    let columns = (0..).zip(&yellow.col_bonuses).map(|(index, bonus)| ("col", index, bonus));
    for (line, index, bonus) in rows.chain(columns) {
        let has_cell = Cell::all(all).any(|cell| index == if line == "row" { cell.row() } else { cell.column() });
        let reason = format!("{line}_bonuses has a bonus for {line} {}, which has no cell", index + 1);
        ensure(has_cell || *bonus == Bonus::None, "yellow", reason)?;
    }
    let (points, cells) = (&yellow.points_by_crosses, yellow.cells.len());
    let reason = format!("points_by_crosses must have {} entries for {cells} cells", cells + 1);
    ensure(points.len() == cells + 1, "yellow", reason)?;
    check_points(points, "yellow", "points_by_crosses")
}

fn check_pink(pink: &PrintedPink) -> Result<(), Fault> {
    ensure(are_in(&pink.min_for_bonus, 0..=6), "pink", "each of min_for_bonus must be from 0 to 6")?;
    for (field, (&minimum, &bonus)) in (1..).zip(pink.min_for_bonus.iter().zip(&pink.bonuses)) {
        let reason = format!("min_for_bonus must be 0 where bonuses has \"none\", and nowhere else: see field {field}");
        ensure((minimum == 0) == (bonus == Bonus::None), "pink", reason)?;
    }
    Ok(())
}

fn check_solo(PrintedSolo { passive_tray_dice, rating }: &PrintedSolo) -> Result<(), Fault> {
    ensure(*passive_tray_dice == 3, "solo", "passive_tray_dice must be 3")?;
    let falling = rating.windows(2).all(|pair| pair[0].min > pair[1].min);
    ensure(falling && !rating.is_empty(), "solo", "rating must list titles, the highest min first")?;
    ensure(rating.len() <= TITLES, "solo", format!("rating must list at most {TITLES} titles"))?;
    for label in rating.iter().map(|rating| &rating.label) {
        let is_plain = !label.trim().is_empty() && !label.chars().any(char::is_control);
        ensure(
            is_plain && label.chars().count() <= LETTERS,
            "solo",
            format!("each label of a rating must be on one line and have 1 to {LETTERS} letters"),
        )?;
    }
    Ok(())
}

fn check_points(points: &[i32], table: &'static str, key: &str) -> Result<(), Fault> {
    let reason = format!("each of {key} must be from 0 to {POINTS}");
    ensure(points.iter().all(|points| (0..=POINTS).contains(points)), table, reason)
}

fn are_in(values: &[u8], range: RangeInclusive<u8>) -> bool {
    values.iter().all(|value| range.contains(value))
}
