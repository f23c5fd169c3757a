//! The numbers of the sheet, from `components/clever2.toml`.

use serde::{Deserialize, Serialize};

use super::action::{Area, Cell};
use super::checks::check;
use super::printed::{Printed, PrintedCell, PrintedYellow};
use crate::components::{Fault, FromPrinted};

/// Fields of the blue, green and pink areas (6.4-6.6).
pub const FIELD_COUNT: usize = 12;
/// Numbers of a silver row (6.2).
pub const NUMBERS: usize = 6;
/// Seats at the table.
pub(super) const MAX_PLAYERS: usize = 4;

/// An action track (8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Track {
    /// Roll the pool again.
    Reroll,
    /// Take a die back from the tray.
    Return,
    /// Enter one more die.
    Extra,
}

/// A "?" (9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// An entry in this area.
    Colored(Area),
    /// An entry in an area of the owner's choice.
    Black,
}

/// What a place on the sheet earns (9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub enum Bonus {
    /// Nothing.
    None,
    /// An action.
    Action(Track),
    /// A fox.
    Fox,
    /// An entry at once.
    Question(Question),
}

const BONUSES: [(&str, Bonus); 11] = [
    ("none", Bonus::None),
    ("reroll", Bonus::Action(Track::Reroll)),
    ("return", Bonus::Action(Track::Return)),
    ("extra", Bonus::Action(Track::Extra)),
    ("fox", Bonus::Fox),
    ("q_silver", Bonus::Question(Question::Colored(Area::Silver))),
    ("q_yellow", Bonus::Question(Question::Colored(Area::Yellow))),
    ("q_blue", Bonus::Question(Question::Colored(Area::Blue))),
    ("q_green", Bonus::Question(Question::Colored(Area::Green))),
    ("q_pink", Bonus::Question(Question::Colored(Area::Pink))),
    ("q_any", Bonus::Question(Question::Black)),
];

impl TryFrom<String> for Bonus {
    type Error = String;

    fn try_from(word: String) -> Result<Bonus, String> {
        let found = BONUSES.iter().find(|(name, _)| *name == word);
        found.map(|&(_, bonus)| bonus).ok_or_else(|| {
            let names: Vec<&str> = BONUSES.iter().map(|&(name, _)| name).collect();
            let word: String = word.chars().take(40).flat_map(char::escape_debug).collect();
            format!("unknown bonus \"{word}\"; the bonuses are: {}", names.join(", "))
        })
    }
}

impl From<Bonus> for String {
    fn from(bonus: Bonus) -> String {
        let found = BONUSES.iter().find(|&&(_, other)| other == bonus);
        found.map_or(String::new(), |&(name, _)| name.to_owned())
    }
}

/// A line of the solo rating (12.6).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct Rating {
    /// The lowest total with this title.
    pub min: i32,
    /// The title.
    pub label: String,
}

/// The sheet, ready for play.
#[derive(Debug)]
pub struct Components {
    /// How many rounds are played, by number of players less one (2.1).
    pub rounds: [u8; MAX_PLAYERS],
    /// How often the active player rolls (4.1).
    pub rolls: u8,
    /// The bonus at the start of each round (3.2).
    pub round_bonuses: Vec<Bonus>,
    /// Slots of each action track, and what the last one earns (8.1).
    pub tracks: [(u8, Bonus); 3],
    /// Bonus of each silver column (6.2.5).
    pub silver_columns: [Bonus; NUMBERS],
    /// Points of a silver row by its marks (6.2.6).
    pub silver_points: [i32; NUMBERS + 1],
    /// All cells of the yellow area, as a bit set of [`Cell`]s.
    pub yellow_cells: u32,
    /// The yellow cells that show each face.
    pub yellow_by_face: [u32; 7],
    /// Cells of each row with the bonus of that line, then of each column (6.3.2).
    pub yellow_lines: [(u32, Bonus); Cell::ROWS + Cell::COLUMNS],
    /// Points by crossed cells (6.3.3).
    pub yellow_points: Vec<i32>,
    /// Points by filled fields (6.4.4).
    pub blue_points: [i32; FIELD_COUNT + 1],
    /// Bonus of each blue field.
    pub blue_bonuses: [Bonus; FIELD_COUNT],
    /// Multiplier of each green field (6.5.2).
    pub green_multipliers: [u8; FIELD_COUNT],
    /// Bonus of each green field.
    pub green_bonuses: [Bonus; FIELD_COUNT],
    /// What must be entered in each pink field for its bonus (6.6.2).
    pub pink_minima: [u8; FIELD_COUNT],
    /// Bonus of each pink field.
    pub pink_bonuses: [Bonus; FIELD_COUNT],
    /// How many dice lie on the tray in a solo passive turn (12.3).
    pub solo_tray: usize,
    /// Solo titles, the best first (12.6).
    pub ratings: Vec<Rating>,
}

crate::boxes! { Components: include_str!("../../../../components/clever2.toml") }

impl FromPrinted for Components {
    type Printed = Printed;

    fn build(printed: Printed) -> Result<Components, Fault> {
        check(&printed)?;
        let Printed { game, round_track, actions, silver, yellow, blue, green, pink, solo, options: _ } = printed;
        let (yellow_cells, yellow_by_face) = yellow_cells(&yellow.cells);
        Ok(Components {
            rounds: std::array::from_fn(|index| game.rounds_by_players[&(index + 1).to_string()]),
            rolls: game.rolls_per_active_turn,
            round_bonuses: round_track.bonuses,
            tracks: [actions.reroll, actions.r#return, actions.extra].map(|track| (track.slots, track.end_bonus)),
            silver_columns: silver.column_bonuses,
            silver_points: silver.row_points_by_marks,
            yellow_cells,
            yellow_by_face,
            yellow_lines: yellow_lines(yellow_cells, &yellow),
            yellow_points: yellow.points_by_crosses,
            blue_points: blue.points_by_count,
            blue_bonuses: blue.bonuses,
            green_multipliers: green.multipliers,
            green_bonuses: green.bonuses,
            pink_minima: pink.min_for_bonus,
            pink_bonuses: pink.bonuses,
            solo_tray: solo.passive_tray_dice,
            ratings: solo.rating,
        })
    }
}

/// All cells, and those that show each face; each lies in the grid.
fn yellow_cells(cells: &[PrintedCell]) -> (u32, [u32; 7]) {
    let (mut all, mut by_face) = (0, [0; 7]);
    for (bit, value) in cells.iter().filter_map(|cell| Some((Cell::at(cell.row, cell.col)?.bit(), cell.value))) {
        all |= bit;
        by_face[usize::from(value)] |= bit;
    }
    (all, by_face)
}

fn yellow_lines(cells: u32, yellow: &PrintedYellow) -> [(u32, Bonus); Cell::ROWS + Cell::COLUMNS] {
    let line = |inside: &dyn Fn(Cell) -> bool| {
        Cell::all(cells).filter(|&cell| inside(cell)).fold(0, |set, cell| set | cell.bit())
    };
    std::array::from_fn(|index| match index.checked_sub(Cell::ROWS) {
        None => (line(&|cell| cell.row() == index), yellow.row_bonuses[index]),
        Some(column) => (line(&|cell| cell.column() == column), yellow.col_bonuses[column]),
    })
}
