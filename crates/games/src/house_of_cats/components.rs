//! The numbers of the box, from `components/house_of_cats.toml`.

use super::action::Action;
use super::cell::CellSet;
use super::checks::{check_dice, check_fields, check_name, check_points, check_rulings, check_solo, shown};
use super::house::{Draft, House};
use super::printed::{
    Printed, PrintedLegend, PrintedLevel1, PrintedLevel2, PrintedLevel3, PrintedLevel4, PrintedSolo, PrintedTrack,
};
use super::setup::Level;
use super::symbol::{Ability, Number, Tiles};
use super::tiles::TileSet;
use crate::components::{Fault, FromPrinted, ensure};

/// Seats at the table.
pub(super) const MAX_PLAYERS: usize = 6;
/// More dice are never rolled.
pub(super) const MAX_DICE: u8 = 6;
/// More set-up cells give too many choices.
const MAX_SETUP_CELLS: usize = 8;
/// The tables of the sheets.
pub(super) const TABLES: [&str; 4] = ["level1", "level2", "level3", "level4"];

/// What is in the box, ready for play.
#[derive(Debug)]
pub struct Components {
    /// How many dice are rolled (4.1).
    pub dice: u8,
    /// How many of them are used without E (4.2).
    pub quota: u8,
    /// The fewest and the most dice that E makes of that (8.E).
    pub quota_limits: (u8, u8),
    /// Points for a room of 2, 3, 4, 5 (14.1).
    pub room_points: [i32; 4],
    /// Circles printed in the fields (6.7).
    pub circles: [u8; 4],
    /// Points for an empty cell on levels 1 to 3 (14.4).
    pub empty_points: i32,
    /// Points for a cheese, by level (9.6, 12.6).
    pub cheese_points: [i32; 4],
    /// Points for a mouse of an area with 0, 1, 2, 3 or more cats (11.1).
    pub area_points: [i32; 4],
    /// The track of level 1 (9).
    pub track: Vec<TrackCat>,
    /// Points for a crossed cat of the track (9.6).
    pub cat_points: i32,
    /// Whether new cells must touch the house (12.3).
    pub must_touch_house: bool,
    /// Solo ranks, the lowest first (15.1).
    pub ranks: Vec<String>,
    /// The totals from which the ranks after the first begin, by level.
    pub rank_totals: [Vec<i32>; 4],
    pub(super) tiles: TileSet,
    houses: [House; 4],
}

impl Components {
    /// The sheet of a level.
    #[inline]
    pub fn house(&self, level: Level) -> &House {
        &self.houses[level as usize]
    }

    /// The letter of an ability, lower case as in the notation (N1).
    pub fn letter(&self, ability: Ability) -> char {
        self.tiles.letter(ability)
    }

    /// Whether an ability is resolved as soon as it is earned, and not stored (7.2, 7.5).
    #[inline]
    pub fn is_immediate(&self, ability: Ability) -> bool {
        self.tiles.is_immediate(ability)
    }

    /// The tiles of the first game (3.3).
    pub fn first_game(&self) -> Tiles {
        self.tiles.first_game
    }
}

/// A cat of the track (9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackCat {
    /// Nothing more.
    Plain,
    /// This number is written.
    Number(Number),
    /// A number of the player's choice is written.
    Choice,
}

impl TrackCat {
    /// What the cat shows in the file.
    pub fn name(self) -> String {
        match self {
            TrackCat::Plain => String::new(),
            TrackCat::Number(number) => number.to_string(),
            TrackCat::Choice => "#".to_owned(),
        }
    }
}

/// The signs of the drawings.
pub(super) struct Legend {
    pub cell: char,
    pub void: char,
    pub ordinary: char,
    pub setup: char,
    pub bonus: Vec<char>,
    pub areas: Vec<(char, String)>,
    pub addable: char,
}

crate::boxes! { Components: include_str!("../../../../components/house_of_cats.toml") }

impl FromPrinted for Components {
    type Printed = Printed;

    fn build(printed: Printed) -> Result<Components, Fault> {
        check_dice(&printed.dice, &printed.rulings)?;
        check_fields(&printed.rooms, &printed.ability_field_circles)?;
        let tiles = TileSet::new(&printed.ability_tiles, &printed.abilities)?;
        check_rulings(&printed.rulings)?;
        check_solo(&printed.solo)?;
        check_points("level1", "cheese_points", printed.level1.cheese_points)?;
        check_points("level4", "cheese_points", printed.level4.cheese_points)?;
        check_points("cat_track", "points_per_crossed_cat", printed.cat_track.points_per_crossed_cat)?;
        let legend = legend(printed.legend)?;
        let cheese_points = [printed.level1.cheese_points, 0, 0, printed.level4.cheese_points];
        let points = &printed.level3.mouse_points;
        let area_points = [points.cats_0, points.cats_1, points.cats_2, points.cats_3_or_more];
        area_points.into_iter().try_for_each(|points| check_points("level3", "mouse_points", points))?;
        let houses = [
            house1(&printed.level1, &legend)?,
            house2(&printed.level2, &legend)?,
            house3(&printed.level3, &legend)?,
            house4(&printed.level4, &legend)?,
        ];
        let PrintedSolo { ranks, level1, level2, level3, level4 } = printed.solo;
        Ok(Components {
            dice: printed.dice.count,
            quota: printed.dice.used_per_turn,
            quota_limits: (printed.rulings.dice_count_min, printed.rulings.dice_count_max),
            room_points: printed.rooms.points.values(),
            circles: printed.ability_field_circles.printed.values(),
            empty_points: printed.rooms.empty_cell_penalty,
            cheese_points,
            area_points,
            track: track(&printed.cat_track)?,
            cat_points: printed.cat_track.points_per_crossed_cat,
            must_touch_house: printed.rulings.level4_expansion_must_touch_house,
            ranks,
            rank_totals: [level1, level2, level3, level4],
            tiles,
            houses,
        })
    }
}

fn legend(printed: PrintedLegend) -> Result<Legend, Fault> {
    let PrintedLegend { cell, void, ordinary, setup, bonus, areas, addable } = printed;
    let mut letters = Vec::new();
    for (key, name) in areas {
        let mut signs = key.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) => letters.push((letter, name)),
            _ => return Err(Fault::new("legend", format!("the area {} must have one letter", shown(&key)))),
        }
    }
    let most = CellSet::MOST;
    ensure((1..=most).contains(&letters.len()), "legend", format!("areas must name 1 to {most} areas"))?;
    for (n, (_, name)) in letters.iter().enumerate() {
        check_name("legend", name)?;
        let repeated = letters[..n].iter().any(|(_, other)| other == name);
        ensure(!repeated, "legend", format!("two areas have the name {}", shown(name)))?;
    }
    let groups = [
        ("cell, void and addable", vec![cell, void, addable]),
        ("void, ordinary, setup and bonus", [&[void, ordinary, setup], bonus.as_slice()].concat()),
        ("void and areas", [void].into_iter().chain(letters.iter().map(|&(letter, _)| letter)).collect()),
    ];
    for (names, mut signs) in groups {
        let count = signs.len();
        let visible = signs.iter().all(|sign| !(sign.is_whitespace() || sign.is_control()));
        ensure(visible, "legend", format!("the signs of {names} must be visible"))?;
        signs.sort_unstable();
        signs.dedup();
        ensure(signs.len() == count, "legend", format!("the signs of {names} must differ"))?;
    }
    Ok(Legend { cell, void, ordinary, setup, bonus, areas: letters, addable })
}

/// Makes sure that a sheet has what the rules of its level say: cheeses of rows and of columns, cats in the grid, a cat
/// track, bonus cells (2.3).
fn features(level: Level, printed: [bool; 5]) -> Result<(), Fault> {
    let (cheese, track, bonus) = (level.has_cheese(), level == Level::One, level.has_bonus_cells());
    let names = ["cheese_rows", "cheese_cols", "cats_in_grid", "cat_track", "bonus_cells"];
    for ((name, value), expected) in names.into_iter().zip(printed).zip([cheese, cheese, !track, track, bonus]) {
        ensure(value == expected, TABLES[level as usize], format!("{name} must be {expected} on this level"))?;
    }
    Ok(())
}

fn setup_cells(stated: usize, draft: &Draft) -> Result<(), Fault> {
    let table = TABLES[draft.house().level as usize];
    let marked = draft.house().setup.len();
    ensure(stated == marked, table, format!("setup_cells is {stated}, but {marked} cells are marked"))?;
    if !draft.house().level.has_setup_roll() {
        return Ok(());
    }
    let range = Action::SETUP_DICE..=MAX_SETUP_CELLS;
    let reason = format!("there are {marked} set-up cells, not {} to {}", range.start(), range.end());
    ensure(range.contains(&marked), table, reason)?;
    let enough = draft.house().cells.len() > Action::SETUP_DICE;
    ensure(enough, table, "there are no more cells than are written before the first turn")
}

fn house1(printed: &PrintedLevel1, legend: &Legend) -> Result<House, Fault> {
    let PrintedLevel1 { cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells, .. } = *printed;
    features(Level::One, [cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells])?;
    let draft = Draft::new(Level::One, printed.rows, printed.cols)?.draw("cells", &printed.cells, legend, false)?;
    setup_cells(printed.setup_cells, &draft)?;
    Ok(draft.finish())
}

fn house2(printed: &PrintedLevel2, legend: &Legend) -> Result<House, Fault> {
    let PrintedLevel2 { cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells, .. } = *printed;
    features(Level::Two, [cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells])?;
    let draft = Draft::new(Level::Two, printed.rows, printed.cols)?;
    let draft = draft.draw("cells", &printed.cells, legend, false)?.mark(&printed.marks, legend)?;
    setup_cells(printed.setup_cells, &draft)?;
    Ok(draft.finish())
}

fn house3(printed: &PrintedLevel3, legend: &Legend) -> Result<House, Fault> {
    let PrintedLevel3 { cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells, .. } = *printed;
    features(Level::Three, [cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells])?;
    let draft = Draft::new(Level::Three, printed.rows, printed.cols)?;
    let draft = draft.draw("cells", &printed.cells, legend, false)?.mark(&printed.marks, legend)?;
    setup_cells(printed.setup_cells, &draft)?;
    Ok(draft.color(&printed.areas, legend)?.finish())
}

fn house4(printed: &PrintedLevel4, legend: &Legend) -> Result<House, Fault> {
    let PrintedLevel4 { cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells, .. } = *printed;
    features(Level::Four, [cheese_rows, cheese_cols, cats_in_grid, cat_track, bonus_cells])?;
    let table = TABLES[3];
    ensure(printed.empty_cell_penalty == 0, table, "empty_cell_penalty must be 0 on this level")?;
    let draft = Draft::new(Level::Four, printed.rows, printed.cols)?.draw("start", &printed.start, legend, true)?;
    let drawn = draft.house().start.len();
    let stated = printed.start_cells;
    ensure(stated == drawn, table, format!("start_cells is {stated}, but {drawn} cells are drawn"))?;
    setup_cells(printed.setup_cells, &draft)?;
    Ok(draft.finish())
}

fn track(printed: &PrintedTrack) -> Result<Vec<TrackCat>, Fault> {
    let most = CellSet::MOST;
    ensure((1..=most).contains(&printed.cats.len()), "cat_track", format!("cats must list 1 to {most} cats"))?;
    let cat = |(index, text): (usize, &String)| {
        let mut all = [TrackCat::Plain, TrackCat::Choice].into_iter().chain(Number::ALL.map(TrackCat::Number));
        let reason = format!("cat {} shows {}; a cat shows nothing, 2, 3, 4, 5 or #", index + 1, shown(text));
        all.find(|cat| cat.name() == *text).ok_or_else(|| Fault::new("cat_track", reason))
    };
    printed.cats.iter().enumerate().map(cat).collect()
}
