//! The tables of `components/marabunta.toml` as they are printed.

use serde::{Deserialize, Serialize};

use super::components::FACES;
use super::effect::PrintedEffect;
use super::names::{Ability, Color, Face, Tile};
use super::territory::PrintedTerritory;

/// All tables that the rules read.
#[derive(Deserialize, Serialize)]
pub struct Printed {
    pub(super) constants: PrintedConstants,
    pub(super) players: Vec<PrintedPlayer>,
    pub(super) regions: Vec<PrintedRegion>,
    pub(super) dice: PrintedDice,
    pub(super) tiles: Vec<PrintedEffect<Tile>>,
    pub(super) abilities: Vec<PrintedEffect<Ability>>,
    pub(super) player_board: PrintedBoards,
    pub(super) territory: PrintedTerritory,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedConstants {
    pub(super) regions: usize,
    pub(super) score_circles: u8,
    pub(super) score_circles_red: u8,
    pub(super) score_circles_blue: u8,
    pub(super) score_circles_empty: u8,
    pub(super) cookie_hexes: u8,
    pub(super) anthills_per_player: u8,
    pub(super) score_track_length: u8,
    pub(super) normal_tiles: u8,
    pub(super) special_tile_first_round: u8,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedPlayer {
    pub(super) id: String,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedRegion {
    pub(super) id: Color,
    #[serde(skip_serializing)]
    pub(super) rgb: String,
    #[serde(skip_serializing)]
    pub(super) glyph: String,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedDice {
    pub(super) count: usize,
    pub(super) faces: [Face; FACES],
    pub(super) coloured_faces: Vec<Face>,
    pub(super) colourless_faces: Vec<Face>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedBoards {
    pub(super) symbol: PrintedBoard,
    pub(super) plain: PrintedBoard,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedBoard {
    pub(super) anthills: u8,
    pub(super) score_track: u8,
    pub(super) cookie_vp: Vec<u8>,
    pub(super) cookie_label: Vec<String>,
    pub(super) groups: Vec<PrintedGroup>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct PrintedGroup {
    pub(super) chests: u8,
    pub(super) ability: Ability,
}
