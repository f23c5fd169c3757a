//! The tables of `components/house_of_cats.toml` that the rules read.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The tables of the file.
#[derive(Deserialize, Serialize)]
pub struct Printed {
    pub dice: PrintedDice,
    pub rooms: PrintedRooms,
    pub ability_field_circles: PrintedCircles,
    pub ability_tiles: PrintedTiles,
    pub abilities: Vec<PrintedAbility>,
    pub legend: PrintedLegend,
    pub level1: PrintedLevel1,
    pub level2: PrintedLevel2,
    pub level3: PrintedLevel3,
    pub level4: PrintedLevel4,
    pub cat_track: PrintedTrack,
    pub rulings: PrintedRulings,
    #[serde(skip_serializing)]
    pub solo: PrintedSolo,
}

/// The dice.
#[derive(Deserialize, Serialize)]
pub struct PrintedDice {
    pub count: u8,
    pub faces: Vec<String>,
    pub used_per_turn: u8,
    pub setup_dice_levels_2_3: u8,
}

/// One value for each number.
#[derive(Clone, Copy, Deserialize, Serialize)]
pub struct ByNumber<T> {
    #[serde(rename = "2")]
    pub two: T,
    #[serde(rename = "3")]
    pub three: T,
    #[serde(rename = "4")]
    pub four: T,
    #[serde(rename = "5")]
    pub five: T,
}

impl<T> ByNumber<T> {
    pub fn values(self) -> [T; 4] {
        [self.two, self.three, self.four, self.five]
    }
}

/// Rooms and empty cells.
#[derive(Deserialize, Serialize)]
pub struct PrintedRooms {
    pub points: ByNumber<i32>,
    pub size: ByNumber<u8>,
    pub empty_cell_penalty: i32,
    pub empty_cell_penalty_levels: Vec<u8>,
}

/// The circles of the ability fields.
#[derive(Deserialize, Serialize)]
pub struct PrintedCircles {
    pub printed: ByNumber<u8>,
    pub cap_is_binding: bool,
}

/// How tiles are dealt.
#[derive(Deserialize, Serialize)]
pub struct PrintedTiles {
    pub count: usize,
    pub revealed_per_game: usize,
    pub assigned_in_reveal_order_to: Vec<u8>,
    pub first_game_tiles: Vec<String>,
}

/// An ability tile.
#[derive(Deserialize, Serialize)]
pub struct PrintedAbility {
    pub letter: String,
    pub id: String,
    pub timing: String,
}

/// The signs of the drawings.
#[derive(Deserialize, Serialize)]
pub struct PrintedLegend {
    pub cell: char,
    pub void: char,
    pub ordinary: char,
    pub setup: char,
    pub bonus: Vec<char>,
    pub areas: BTreeMap<String, String>,
    pub addable: char,
}

/// The sheet of level 1.
#[derive(Deserialize, Serialize)]
pub struct PrintedLevel1 {
    pub rows: usize,
    pub cols: usize,
    pub cells: String,
    pub cheese_rows: bool,
    pub cheese_cols: bool,
    pub cheese_points: i32,
    pub cats_in_grid: bool,
    pub cat_track: bool,
    pub bonus_cells: bool,
    pub setup_cells: usize,
}

/// The sheet of level 2.
#[derive(Deserialize, Serialize)]
pub struct PrintedLevel2 {
    pub rows: usize,
    pub cols: usize,
    pub cells: String,
    pub marks: String,
    pub cheese_rows: bool,
    pub cheese_cols: bool,
    pub cats_in_grid: bool,
    pub cat_track: bool,
    pub bonus_cells: bool,
    pub setup_cells: usize,
}

/// The sheet of level 3.
#[derive(Deserialize, Serialize)]
pub struct PrintedLevel3 {
    pub rows: usize,
    pub cols: usize,
    pub cells: String,
    pub areas: String,
    pub marks: String,
    pub cheese_rows: bool,
    pub cheese_cols: bool,
    pub cats_in_grid: bool,
    pub cat_track: bool,
    pub bonus_cells: bool,
    pub setup_cells: usize,
    pub mouse_points: PrintedMousePoints,
}

/// What a mouse is worth, by the cats in its area.
#[derive(Deserialize, Serialize)]
pub struct PrintedMousePoints {
    pub cats_0: i32,
    pub cats_1: i32,
    pub cats_2: i32,
    pub cats_3_or_more: i32,
}

/// The sheet of level 4.
#[derive(Deserialize, Serialize)]
pub struct PrintedLevel4 {
    pub rows: usize,
    pub cols: usize,
    pub start: String,
    pub start_cells: usize,
    pub cheese_rows: bool,
    pub cheese_cols: bool,
    pub cheese_points: i32,
    pub cats_in_grid: bool,
    pub cat_track: bool,
    pub bonus_cells: bool,
    pub setup_cells: usize,
    pub empty_cell_penalty: i32,
}

/// The track of level 1.
#[derive(Deserialize, Serialize)]
pub struct PrintedTrack {
    pub cats: Vec<String>,
    pub points_per_crossed_cat: i32,
}

/// Rulings as switches.
#[derive(Deserialize, Serialize)]
pub struct PrintedRulings {
    pub crossed_out_cell_is_empty: bool,
    pub plus_minus_wraps: bool,
    pub dice_count_min: u8,
    pub dice_count_max: u8,
    pub conversions_apply_to: String,
    pub immediate_is_mandatory: bool,
    pub level4_expansion_must_touch_house: bool,
    pub level4_expansion_before_ability: bool,
    pub double_cell_bonus_counts_once: bool,
    pub level1_full_track_cat: String,
    pub rooms_capped_by_printed_circles: bool,
}

/// The solo ranks.
#[derive(Deserialize)]
pub struct PrintedSolo {
    pub ranks: Vec<String>,
    pub level1: Vec<i32>,
    pub level2: Vec<i32>,
    pub level3: Vec<i32>,
    pub level4: Vec<i32>,
}
