//! The tables of `components/strange_world.toml` as they stand there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A banner at the top edge of a card (1.3); the moon is none of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Icon {
    /// 9.1
    Mountain,
    /// 9.2
    Water,
    /// 9.3
    Plant,
    /// 9.4
    Swamp,
    /// 8.1
    Volcano,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 5] = [Icon::Mountain, Icon::Water, Icon::Plant, Icon::Swamp, Icon::Volcano];

    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        ["mountain", "water", "plant", "swamp", "volcano"][self as usize]
    }
}

/// The tables of the file.
#[derive(Deserialize, Serialize)]
pub struct Printed {
    pub(super) components: Totals,
    pub(super) params: Params,
    pub(super) solo: Solo,
    pub(super) animal: Vec<Animal>,
    pub(super) deck_set: Vec<DeckSet>,
    pub(super) land_card: Vec<PrintedCard>,
    pub(super) start_card: Vec<PrintedCard>,
    pub(super) fumarole: Fumarole,
    pub(super) shadow_city: Vec<ShadowCity>,
    pub(super) traveller: Vec<PrintedTraveller>,
    pub(super) scoring: Scoring,
    #[serde(skip_serializing)]
    pub(super) solo_rating: Vec<Rating>,
    pub(super) rulings: Rulings,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Totals {
    pub start_cards: usize,
    pub land_cards: usize,
    pub shadow_cities: usize,
    pub fumaroles: u8,
    pub travellers: usize,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Params {
    pub min_players: usize,
    pub max_players: usize,
    pub rounds: u8,
    pub grid_rows: i8,
    pub grid_cols: i8,
    pub cards_dealt_per_round: usize,
    pub pass_counts: [usize; 2],
    pub cards_played_per_round: usize,
    pub world_size: usize,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Solo {
    pub sets: Vec<String>,
    pub piles: u8,
    pub pile_size: usize,
    pub piles_used: u8,
    pub travellers_revealed: usize,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Animal {
    pub id: String,
}

#[derive(Deserialize, Serialize)]
pub(super) struct DeckSet {
    pub id: String,
    pub used_with_players: Vec<usize>,
    pub size: usize,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedCard {
    pub id: String,
    pub icons: Vec<Icon>,
    pub animals: Vec<String>,
    pub portal: bool,
    pub moon: bool,
    /// In each set; start cards belong to none.
    #[serde(default)]
    pub copies: BTreeMap<String, u8>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Fumarole {
    pub count: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct ShadowCity {
    pub stack_position: usize,
    pub value: i32,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedTraveller {
    pub id: String,
    pub base: i32,
    pub bonus: i32,
    pub test: Test,
    pub icons: Vec<Icon>,
    pub min: u8,
}

/// How a traveller's condition is checked (9.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Test {
    CountEach,
    PerRow,
    Fumaroles,
    Portals,
    Animals,
}

/// Stars for what a world shows (9.1-9.6).
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Scoring {
    /// For each mountain of the largest range.
    pub mountain_per_icon_in_largest_range: i32,
    /// For each card beside a water.
    pub water_per_adjacent_card: i32,
    /// For each different animal.
    pub animal_per_different: i32,
    /// For each swamp.
    pub swamp_per_icon: i32,
    /// For each matching icon below a moon.
    pub moon_per_matching_icon: i32,
}

/// A line of the solo rating (11.4).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct Rating {
    /// The lowest total of this rank.
    pub min: i32,
    /// The highest.
    pub max: i32,
    /// The title for people.
    pub title: String,
}

/// Readings of gaps in the rulebook (12).
#[derive(Deserialize, Serialize)]
pub(super) struct Rulings {
    pub traveller_optional: bool,
    pub bad_portal_or_volcano_cell_allowed: bool,
    pub double_portal_eats_card: bool,
    pub portal_use_is_permanent: bool,
    pub portal_before_volcano: bool,
    pub moon_icons_exclude_animals: bool,
    pub traveller_needs_possible_row: bool,
    pub tie_break: String,
}
