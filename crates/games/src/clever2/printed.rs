//! The tables of `components/clever2.toml` as they are printed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Value;

use super::action::Cell;
use super::components::{Bonus, FIELD_COUNT, NUMBERS, Rating};

/// All tables that the rules read.
#[derive(Deserialize, Serialize)]
pub struct Printed {
    pub(super) game: PrintedGame,
    pub(super) round_track: PrintedRoundTrack,
    pub(super) actions: PrintedActions,
    pub(super) silver: PrintedSilver,
    pub(super) yellow: PrintedYellow,
    pub(super) blue: PrintedBlue,
    pub(super) green: PrintedGreen,
    pub(super) pink: PrintedPink,
    pub(super) solo: PrintedSolo,
    /// A table that only the file of the first version may have.
    #[serde(skip_serializing)]
    pub(super) options: Option<Value>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedGame {
    pub(super) rounds_by_players: BTreeMap<String, u8>,
    pub(super) rolls_per_active_turn: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedRoundTrack {
    pub(super) bonuses: Vec<Bonus>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedActions {
    pub(super) reroll: PrintedTrack,
    pub(super) r#return: PrintedTrack,
    pub(super) extra: PrintedTrack,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedTrack {
    pub(super) slots: u8,
    pub(super) end_bonus: Bonus,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedSilver {
    pub(super) column_bonuses: [Bonus; NUMBERS],
    pub(super) row_points_by_marks: [i32; NUMBERS + 1],
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedYellow {
    pub(super) cells: Vec<PrintedCell>,
    pub(super) row_bonuses: [Bonus; Cell::ROWS],
    pub(super) col_bonuses: [Bonus; Cell::COLUMNS],
    pub(super) points_by_crosses: Vec<i32>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedCell {
    pub(super) value: u8,
    pub(super) row: u8,
    pub(super) col: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedBlue {
    pub(super) points_by_count: [i32; FIELD_COUNT + 1],
    pub(super) bonuses: [Bonus; FIELD_COUNT],
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedGreen {
    pub(super) multipliers: [u8; FIELD_COUNT],
    pub(super) bonuses: [Bonus; FIELD_COUNT],
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedPink {
    pub(super) min_for_bonus: [u8; FIELD_COUNT],
    pub(super) bonuses: [Bonus; FIELD_COUNT],
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedSolo {
    pub(super) passive_tray_dice: usize,
    #[serde(skip_serializing)]
    pub(super) rating: Vec<Rating>,
}
