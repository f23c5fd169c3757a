//! What a viewer knows: everything is public (16.1).

use std::collections::BTreeMap;

use play::{Game, Player, PlayerSet, Score};
use serde::{Serialize, Serializer};

use super::cell::CellSet;
use super::components::{Components, TrackCat};
use super::house::House;
use super::moment::Moment;
use super::setup::Level;
use super::sheet::Sheet;
use super::symbol::{Ability, Dice, Number, Symbol, Tiles};
use super::turn::{Progress, QuotaChange, Seat};
use super::{HouseOfCats, Step};
use crate::open_view::OpenView;

/// The table as anybody sees it.
pub type View = OpenView<HouseOfCats>;

impl View {
    /// The level that is played.
    pub fn level(&self) -> Level {
        self.position().level
    }

    /// The printed sheet.
    pub fn house(&self) -> &'static House {
        self.position().house()
    }

    /// The abilities of the fields 2, 3, 4, 5, once they are revealed.
    pub fn tiles(&self) -> Option<Tiles> {
        (self.position().step != Step::Tiles).then_some(self.position().tiles)
    }

    /// Whether C, F and G also change symbols that do not come from a die (8.0).
    pub fn conversions_any(&self) -> bool {
        self.position().conversions_any
    }

    /// The last roll.
    pub fn dice(&self) -> Dice {
        self.position().dice
    }

    /// The cells in which a player's next die can be written (N4).
    pub fn next_cells(&self, player: Player) -> CellSet {
        self.position().next_cells(player)
    }

    /// A player's sheet.
    pub fn sheet(&self, player: Player) -> &Sheet {
        &self.position().seats[player].sheet
    }

    /// How far a player has come in the turn.
    pub fn progress(&self, player: Player) -> &Progress {
        &self.position().seats[player].progress
    }
}

#[derive(Serialize)]
struct TableText {
    viewer: Option<Player>,
    step: &'static str,
    level: u8,
    /// What C, F and G change: `dice` or `any` symbol (8.0).
    conversions: &'static str,
    deciding: PlayerSet,
    /// The last roll.
    dice: Vec<&'static str>,
    house: HouseText,
    /// The ability fields 2, 3, 4, 5.
    fields: Vec<FieldText>,
    sheets: Vec<SheetText>,
}

/// The printed sheet.
#[derive(Serialize)]
struct HouseText {
    columns: usize,
    rows: usize,
    cells: Vec<String>,
    setup: Vec<String>,
    bonuses: BTreeMap<char, String>,
    areas: BTreeMap<&'static str, Vec<String>>,
    /// The columns and rows that have a cheese.
    cheeses: Vec<&'static str>,
    /// What the cats of the track show; empty on other levels.
    track: Vec<String>,
}

#[derive(Serialize)]
struct FieldText {
    number: u8,
    /// The letter of the tile; `null` before the tiles are revealed.
    ability: Option<char>,
    /// The ability's id in the components, whatever its letter is.
    effect: Option<&'static str>,
    immediate: Option<bool>,
    points: i32,
    circles: u8,
}

#[derive(Serialize)]
struct SheetText {
    written: BTreeMap<String, CellText>,
    empty: Vec<String>,
    /// Cells that may be made available later.
    free: Vec<String>,
    /// In the order in which they were built.
    rooms: Vec<RoomText>,
    /// Circled and crossed circles of the fields 2, 3, 4, 5.
    circled: [u8; 4],
    crossed: [u8; 4],
    /// Crossed cats of the track.
    track: u8,
    /// The columns and rows whose cheese is crossed out.
    cheeses: Vec<&'static str>,
    /// What stands in the score boxes.
    boxes: BTreeMap<char, u8>,
    turn: TurnText,
    score: Score,
}

#[derive(Serialize)]
struct CellText {
    symbol: &'static str,
    weight: u8,
    crossed_out: bool,
}

#[derive(Serialize)]
struct RoomText {
    number: u8,
    cells: Vec<String>,
}

#[derive(Serialize)]
struct TurnText {
    unused: Vec<&'static str>,
    used: u8,
    quota: u8,
    /// What E has done: `more`, `fewer` or `null`.
    change: Option<&'static str>,
    /// Uses of A.
    separate: u8,
    /// Whether H is used.
    diagonal: bool,
    die_cells: Vec<String>,
    /// What is pending (N4).
    moment: &'static str,
    /// The symbol that is written next, if that is settled.
    symbol: Option<&'static str>,
    /// Whether C, F and G could change that symbol although it does not come from a die.
    changeable: bool,
    /// The number of the field whose immediate ability is to be used for the dice.
    spend: Option<u8>,
    /// The cell that was written last, where that matters: for a second mouse and for the choice of a room.
    cell: Option<String>,
    /// How many cells are still to be added.
    add: u8,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.position();
        let (house, components) = (game.house(), game.components.get());
        let text = TableText {
            viewer: self.viewer(),
            step: game.step(),
            level: game.level.number(),
            conversions: if game.conversions_any { "any" } else { "dice" },
            deciding: game.turn().players(),
            dice: symbols(game.dice),
            house: house_text(house, components),
            fields: Number::ALL.into_iter().map(|number| field_text(game, number)).collect(),
            sheets: game.seats.iter().map(|(_, seat)| sheet_text(game, seat)).collect(),
        };
        text.serialize(serializer)
    }
}

fn symbols(dice: Dice) -> Vec<&'static str> {
    dice.iter().map(Symbol::name).collect()
}

fn names(house: &House, cells: CellSet) -> Vec<String> {
    cells.iter().map(|place| house.name(place).to_string()).collect()
}

fn house_text(house: &'static House, components: &Components) -> HouseText {
    let has_cheese = |_: &&(String, CellSet)| house.level.has_cheese();
    let track: &[TrackCat] = if house.level == Level::One { &components.track } else { &[] };
    HouseText {
        columns: house.columns,
        rows: house.rows,
        cells: names(house, house.cells),
        setup: names(house, house.setup),
        bonuses: house.bonuses.iter().map(|&(letter, place)| (letter, house.name(place).to_string())).collect(),
        areas: house.areas.iter().map(|(name, cells)| (name.as_str(), names(house, *cells))).collect(),
        cheeses: house.lines.iter().filter(has_cheese).map(|(name, _)| name.as_str()).collect(),
        track: track.iter().map(|cat| cat.name()).collect(),
    }
}

fn field_text(game: &HouseOfCats, number: Number) -> FieldText {
    let ability = (game.step != Step::Tiles).then(|| game.tiles[number as usize]);
    FieldText {
        number: number.size(),
        ability: ability.map(|ability| game.components.letter(ability)),
        effect: ability.map(Ability::name),
        immediate: ability.map(|ability| game.components.is_immediate(ability)),
        points: game.components.room_points[number as usize],
        circles: game.components.circles[number as usize],
    }
}

fn sheet_text(game: &HouseOfCats, seat: &Seat) -> SheetText {
    let (house, components, sheet) = (game.house(), game.components.get(), &seat.sheet);
    let mut written = BTreeMap::new();
    for symbol in Symbol::ALL {
        for place in sheet.written(symbol).iter() {
            let cell = CellText {
                symbol: symbol.name(),
                weight: 1 + u8::from(sheet.doubles().contains(place)),
                crossed_out: sheet.crossed_out().contains(place),
            };
            written.insert(house.name(place).to_string(), cell);
        }
    }
    let room = |cells: CellSet| {
        let number = cells.first().and_then(|place| match sheet.symbol(place) {
            Some(Symbol::Number(number)) => Some(number.size()),
            _ => None,
        });
        RoomText { number: number.unwrap_or(0), cells: names(house, cells) }
    };
    let cheeses = if house.level.has_cheese() { sheet.eaten(house).collect() } else { Vec::new() };
    SheetText {
        written,
        empty: names(house, sheet.empty()),
        free: names(house, sheet.free()),
        rooms: sheet.rooms().map(room).collect(),
        circled: Number::ALL.map(|number| sheet.circled(number)),
        crossed: Number::ALL.map(|number| sheet.crossed(number)),
        track: sheet.track(),
        cheeses,
        boxes: sheet.boxes(house).map(|(letter, number)| (letter, number.size())).collect(),
        turn: turn_text(house, seat, game.conversions_any),
        score: sheet.score(house, components),
    }
}

fn turn_text(house: &House, seat: &Seat, conversions_any: bool) -> TurnText {
    let Progress { unused, used, quota, change, separate, diagonal, die_cells } = seat.progress;
    let (moment, symbol, cell, add) = match seat.sheet.moment {
        Moment::Act => ("act", None, None, 0),
        Moment::Die { symbol, .. } => ("die", Some(symbol), None, 0),
        Moment::Free { symbol, .. } => ("free", Some(symbol), None, 0),
        Moment::AnySymbol | Moment::TrackNumber => ("symbol", None, None, 0),
        Moment::Cross => ("cross", None, None, 0),
        Moment::Mouse(symbol) => ("mouse", Some(symbol), None, 0),
        Moment::SecondMouse { first, symbol } => ("second", Some(symbol), Some(first), 0),
        Moment::Spend(_) => ("spend", None, None, 0),
        Moment::Room(place) => ("room", None, Some(place), 0),
        Moment::Add { left, .. } => ("add", None, None, left),
    };
    TurnText {
        unused: symbols(unused),
        used,
        quota,
        change: match change {
            QuotaChange::None => None,
            QuotaChange::More => Some("more"),
            QuotaChange::Fewer => Some("fewer"),
        },
        separate,
        diagonal,
        die_cells: names(house, die_cells),
        moment,
        symbol: symbol.map(Symbol::name),
        changeable: conversions_any && seat.sheet.moment.changeable().is_some(),
        spend: if let Moment::Spend(number) = seat.sheet.moment { Some(number.size()) } else { None },
        cell: cell.map(|place| house.name(place).to_string()),
        add,
    }
}
