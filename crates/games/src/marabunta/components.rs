//! What is in the box, from `components/marabunta.toml`.

use super::chest_group::{ChestGroup, MAX_GROUPS};
use super::effect::{ABILITIES, Effect, TILES};
use super::names::{Ability, Color, Face, Tile, TileSet};
use super::printed::{Printed, PrintedBoard, PrintedConstants, PrintedDice, PrintedRegion};
use super::setup::{PLAYERS, Side};
use super::territory::Territory;
use crate::components::{Fault, FromPrinted, ensure};

/// Seats at the table.
pub const MAX_PLAYERS: usize = PLAYERS.len();

/// What is in the box, ready for play.
#[derive(Debug)]
pub struct Components {
    /// The names of the hexes, the same on both sides of the territory board.
    pub hex_names: Vec<String>,
    territories: [Territory; 2],
    boards: [BoardSide; 2],
    /// The faces of a die (1.6).
    pub faces: [Face; FACES],
    /// Whether a face belongs to the die's region, by face.
    pub colored: [bool; Face::COUNT],
    /// What each tile does (7).
    pub tiles: [Effect; Tile::COUNT],
    /// The tiles that are shuffled (2.3).
    pub normal_tiles: TileSet,
    /// The tile under the others, used from `special_round` on (3.7).
    pub special_tile: Tile,
    /// The first round in which no tile is turned up.
    pub special_round: u8,
    /// What each ability does (9).
    pub abilities: [Effect; Ability::COUNT],
    /// Circles of a score sheet (1.2).
    pub circles: u8,
    /// Circles of a sheet that are colored before the game, by player.
    pub printed_circles: [u8; MAX_PLAYERS],
    /// Boxes of a score track (10.1).
    pub score_track: u8,
    /// How the regions look, in color order.
    pub looks: Vec<Look>,
}

/// One side of the player boards (1.5).
#[derive(Debug)]
pub struct BoardSide {
    /// Anthills of a player.
    pub anthills: u8,
    /// The chest groups in the order of the board, with the number of their chests.
    pub groups: Vec<(ChestGroup, u8)>,
    /// What is printed above each cookie of the row.
    pub cookie_labels: Vec<String>,
    /// VP of the cookie row by crossed cookies (8.1).
    pub cookie_points: Vec<i32>,
}

impl BoardSide {
    /// Where a group stands in the order of the board.
    #[inline]
    pub(super) fn place(&self, group: ChestGroup) -> usize {
        self.groups.iter().position(|(other, _)| *other == group).expect("a group of this board")
    }
}

/// How a region looks on a screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// A color such as `#F3A6C0`.
    pub rgb: String,
    /// The name of a mark that does not depend on color.
    pub glyph: String,
}

impl Components {
    /// A side of the territory board.
    #[inline]
    pub fn territory(&self, side: Side) -> &Territory {
        &self.territories[side as usize]
    }

    /// A side of the player boards.
    #[inline]
    pub fn board(&self, side: Side) -> &BoardSide {
        &self.boards[side as usize]
    }
}

/// Faces of a die.
pub(super) const FACES: usize = 6;

// More than this could be played, but its page would be too long to be sent.
const MOST_CIRCLES: u8 = 30;
const MOST_ANTHILLS: u8 = 20;
const LONGEST_TRACK: u8 = 100;
const MOST_COOKIES: usize = 30;
const MOST_CHESTS: u32 = 60;

crate::boxes! { Components: include_str!("../../../../components/marabunta.toml") }

impl FromPrinted for Components {
    type Printed = Printed;

    fn build(printed: Printed) -> Result<Components, Fault> {
        let Printed { constants, players, regions, dice, tiles, abilities, player_board, territory } = printed;
        check_constants(&constants)?;
        let players: Vec<&str> = players.iter().map(|player| player.id.as_str()).collect();
        ensure(players == PLAYERS, "players", format!("the players must be: {}", PLAYERS.join(", ")))?;
        check_regions(&regions)?;
        let normal_tiles: TileSet = tiles.iter().filter(|tile| !tile.is_special()).map(|tile| tile.id).collect();
        let special: Vec<Tile> = tiles.iter().filter(|tile| tile.is_special()).map(|tile| tile.id).collect();
        let &[special_tile] = special.as_slice() else {
            return Err(Fault::new(TILES, format!("one tile must be special, not {}", special.len())));
        };
        let effects = |tile| named_once(&tiles, tile, |tile| tile.id, TILES)?.of_tile();
        let tile_effects = each(Tile::ALL.map(effects))?;
        ensure(
            usize::from(constants.normal_tiles) == normal_tiles.len(),
            "constants",
            format!("normal_tiles must be {}, the number of tiles that are not special", normal_tiles.len()),
        )?;
        let effects = |ability| named_once(&abilities, ability, |ability| ability.id, ABILITIES)?.of_ability();
        let boards = [
            board_side(player_board.symbol, &constants, "player_board.symbol")?,
            board_side(player_board.plain, &constants, "player_board.plain")?,
        ];
        let (hex_names, territories) = territory.build(constants.cookie_hexes.into())?;
        Ok(Components {
            hex_names,
            territories,
            boards,
            colored: colored_faces(&dice)?,
            faces: dice.faces,
            tiles: tile_effects,
            normal_tiles,
            special_tile,
            special_round: constants.special_tile_first_round,
            abilities: each(Ability::ALL.map(effects))?,
            circles: constants.score_circles,
            printed_circles: [constants.score_circles_red, constants.score_circles_blue],
            score_track: constants.score_track_length,
            looks: regions.into_iter().map(|region| Look { rgb: region.rgb, glyph: region.glyph }).collect(),
        })
    }
}

/// A text of the file as a message repeats it: on one line, and only its beginning.
pub(super) fn quoted(text: &str) -> String {
    let beginning: String = text.chars().take(20).collect();
    format!("\"{}\"", beginning.escape_debug())
}

/// The one entry of a list that bears a name.
fn named_once<'l, T, Id: Copy + PartialEq + std::fmt::Display>(
    list: &'l [T],
    id: Id,
    id_of: impl Fn(&T) -> Id,
    table: &'static str,
) -> Result<&'l T, Fault> {
    let mut found = list.iter().filter(|entry| id_of(entry) == id);
    match (found.next(), found.next()) {
        (Some(entry), None) => Ok(entry),
        (None, _) => Err(Fault::new(table, format!("{id} is missing"))),
        (Some(_), Some(_)) => Err(Fault::new(table, format!("{id} is listed twice"))),
    }
}

/// All the effects, or the first fault.
fn each<const N: usize>(effects: [Result<Effect, Fault>; N]) -> Result<[Effect; N], Fault> {
    let mut all = [Effect::RepeatDie; N];
    for (slot, effect) in all.iter_mut().zip(effects) {
        *slot = effect?;
    }
    Ok(all)
}

fn check_regions(regions: &[PrintedRegion]) -> Result<(), Fault> {
    let table = "regions";
    let colors: Vec<Color> = regions.iter().map(|region| region.id).collect();
    ensure(
        colors == Color::ALL,
        table,
        format!("the six regions must be, in this order: {}", Color::NAMES.join(", ")),
    )?;
    for PrintedRegion { id, rgb, glyph } in regions {
        let digits = rgb.strip_prefix('#').unwrap_or_default();
        let is_color = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        ensure(is_color, table, format!("{id}: rgb {} must be # and six hexadecimal digits", quoted(rgb)))?;
        let is_word = (1..=20).contains(&glyph.len()) && glyph.bytes().all(|byte| byte.is_ascii_lowercase());
        ensure(is_word, table, format!("{id}: glyph {} must be one to twenty small letters", quoted(glyph)))?;
    }
    Ok(())
}

fn check_constants(constants: &PrintedConstants) -> Result<(), Fault> {
    let table = "constants";
    let PrintedConstants { score_circles, score_circles_red, score_circles_blue, score_circles_empty, .. } = *constants;
    ensure(constants.regions == Color::COUNT, table, format!("regions must be {}", Color::COUNT))?;
    let parts = [score_circles_red, score_circles_blue, score_circles_empty];
    let sum: u32 = parts.into_iter().map(u32::from).sum();
    ensure(
        sum == u32::from(score_circles),
        table,
        format!("score_circles is {score_circles}, but its red, blue and empty ones are {sum}"),
    )?;
    ensure(score_circles_empty >= 1, table, "score_circles_empty must be at least 1")?;
    ensure(score_circles <= MOST_CIRCLES, table, format!("score_circles must be at most {MOST_CIRCLES}"))?;
    ensure(constants.cookie_hexes >= 1, table, "cookie_hexes must be at least 1")?;
    ensure(
        constants.anthills_per_player <= MOST_ANTHILLS,
        table,
        format!("anthills_per_player must be at most {MOST_ANTHILLS}"),
    )?;
    ensure(
        (1..=LONGEST_TRACK).contains(&constants.score_track_length),
        table,
        format!("score_track_length must be at least 1 and at most {LONGEST_TRACK}"),
    )?;
    ensure(
        constants.normal_tiles.checked_add(1) == Some(constants.special_tile_first_round),
        table,
        "special_tile_first_round must be normal_tiles + 1: one tile is turned up in each round before",
    )
}

fn colored_faces(dice: &PrintedDice) -> Result<[bool; Face::COUNT], Fault> {
    ensure(dice.count == Color::COUNT, "dice", format!("count must be {}, one die for each region", Color::COUNT))?;
    for face in Face::ALL {
        let colored = dice.coloured_faces.iter().filter(|&&other| other == face).count();
        let colorless = dice.colourless_faces.iter().filter(|&&other| other == face).count();
        ensure(
            colored + colorless == 1,
            "dice",
            format!("face {face} must stand once in coloured_faces or colourless_faces"),
        )?;
    }
    ensure(dice.coloured_faces.contains(&Face::Flag), "dice", "flag must be one of coloured_faces")?;
    ensure(dice.colourless_faces.contains(&Face::Chest), "dice", "chest must be one of colourless_faces")?;
    Ok(Face::ALL.map(|face| dice.coloured_faces.contains(&face)))
}

fn board_side(board: PrintedBoard, constants: &PrintedConstants, table: &'static str) -> Result<BoardSide, Fault> {
    let PrintedBoard { anthills, score_track, cookie_vp, cookie_label, groups } = board;
    let agreed = constants.anthills_per_player;
    ensure(anthills == agreed, table, format!("anthills is {anthills}, but anthills_per_player is {agreed}"))?;
    let agreed = constants.score_track_length;
    ensure(score_track == agreed, table, format!("score_track is {score_track}, but score_track_length is {agreed}"))?;
    ensure(
        (1..=MOST_COOKIES).contains(&cookie_vp.len()),
        table,
        format!("cookie_vp must list 1 to {MOST_COOKIES} cookies"),
    )?;
    let (cookies, labels) = (cookie_vp.len(), cookie_label.len());
    ensure(labels == cookies, table, format!("cookie_label has {labels} entries for the {cookies} of cookie_vp"))?;
    for (index, (&vp, label)) in cookie_vp.iter().zip(&cookie_label).enumerate() {
        let fits = *label == format!("+{vp}") || label.is_empty() && vp == 0;
        let number = index + 1;
        ensure(fits, table, format!("cookie {number} scores {vp} VP, but {} is printed above it", quoted(label)))?;
    }
    ensure(
        (1..=MAX_GROUPS).contains(&groups.len()),
        table,
        format!("groups must list 1 to {MAX_GROUPS} chest groups, not {}", groups.len()),
    )?;
    for group in &groups {
        let ability = group.ability;
        let chests = (1..=20).contains(&group.chests);
        ensure(chests, table, format!("the group {ability} must have 1 to 20 chests, not {}", group.chests))?;
    }
    let all: u32 = groups.iter().map(|group| u32::from(group.chests)).sum();
    ensure(all <= MOST_CHESTS, table, format!("the groups have {all} chests, more than {MOST_CHESTS}"))?;
    let named = groups.iter().enumerate().map(|(index, group)| {
        let before = groups[..index].iter().filter(|other| other.ability == group.ability).count();
        (ChestGroup { ability: group.ability, number: before as u8 + 1 }, group.chests)
    });
    let mut points = 0;
    let cookie_points = cookie_vp.iter().map(|&vp| {
        points += i32::from(vp);
        points
    });
    Ok(BoardSide {
        anthills,
        cookie_points: std::iter::once(0).chain(cookie_points).collect(),
        cookie_labels: cookie_label,
        groups: named.collect(),
    })
}
