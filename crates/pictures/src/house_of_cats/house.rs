//! A player's house: cells, rooms, cats and mice, cheeses, and where something can be written.

use std::fmt::Write as _;

use games::HouseOfCats;
use games::house_of_cats::{Action, Cell, CellSet, House, Level, Number, Place, Sheet, Symbol};
use maud::{Markup, html};
use play::{Event, Player};
use words::Phrase;

use super::art::{self, CELL};
use super::{ends, phrases, preview, spots};
use crate::Scene;

/// The house of a player; the main one carries what can be done and what everything is.
pub(super) fn draw(scene: &Scene<'_, HouseOfCats>, player: Player, is_main: bool) -> Markup {
    let (view, house, sheet) = (scene.view, scene.view.house(), scene.view.sheet(player));
    let name = scene.say(&Phrase::new("house_of_cats-house").with("name", scene.name(player)));
    let fresh = written_lately(scene, player);
    let inside = html! {
        @if is_main {
            g id="house_of_cats-printed" { (printed(house)) }
        } @else {
            use href="#house_of_cats-printed" {}
        }
        (grown(house, sheet))
        (groups(house, sheet))
        (rooms(house, sheet))
        @if is_main {
            g id="house_of_cats-signs" { (signs(house)) }
        } @else if !house.areas.is_empty() {
            use href="#house_of_cats-signs" {}
        }
        @if scene.step == "turn" { path.this-turn d=(squares(house, view.progress(player).die_cells, 3)) {} }
        path.lately d=(squares(house, fresh, 3)) {}
        (symbols(scene, house, sheet, is_main))
        (marks(scene, house, sheet, is_main))
        (ends::draw(scene, house, sheet, is_main))
        @if is_main && scene.viewer == Some(player) { (spots::draw(scene, house, sheet, player)) }
    };
    frame(house, &name, &inside)
}

/// A blank sheet, of which several stand on one page.
pub(super) fn specimen(scene: &Scene<'_, HouseOfCats>, name: &str) -> Markup {
    let (house, sheet) = (scene.view.house(), scene.view.sheet(Player::new(0)));
    let inside = html! {
        (printed(house))
        (grown(house, sheet))
        (signs(house))
        (marks(scene, house, sheet, true))
        (ends::draw(scene, house, sheet, true))
    };
    frame(house, name, &inside)
}

fn frame(house: &House, name: &str, inside: &Markup) -> Markup {
    let (width, height) = (house.columns as i32 * CELL, house.rows as i32 * CELL);
    let (left, top) = (art::margin(house.level), art::headroom(house.level));
    let room = ends::room(house.level);
    let view_box = format!("{} {} {} {}", -left, -top, left + width + room, top + height + room);
    html! { svg.house viewBox=(view_box) role="group" aria-label=(name) { (inside) } }
}

/// Whether the backdrop fits the cells: an owner's own sheet may have another shape.
fn is_as_printed(house: &House) -> bool {
    let printed = match house.level {
        Level::One => (7, 6, 36),
        Level::Two => (7, 7, 42),
        Level::Three => (7, 7, 44),
        Level::Four => (8, 7, 56),
    };
    (house.columns, house.rows, house.cells.len()) == printed
}

/// The top left corner of a cell.
pub(super) fn corner(cell: Cell) -> (i32, i32) {
    (cell.column() as i32 * CELL, cell.row() as i32 * CELL)
}

/// The cells as squares, each smaller than its cell by `inset` on all sides.
pub(super) fn squares(house: &House, cells: CellSet, inset: i32) -> String {
    let side = CELL - 2 * inset;
    let mut path = String::new();
    for (x, y) in cells.iter().map(|place| corner(house.name(place))) {
        let _ = write!(path, "M{} {}h{side}v{side}h-{side}z", x + inset, y + inset);
    }
    path
}

/// The border of a set of cells.
pub(super) fn outline(house: &House, cells: CellSet) -> String {
    let mut path = String::new();
    for place in cells.iter() {
        let cell = house.name(place);
        let (x, y) = corner(cell);
        let mut open = [true; 4];
        for other in (house.adjacent(place) & cells).iter().map(|place| house.name(place)) {
            let side = match (other.column().cmp(&cell.column()), other.row().cmp(&cell.row())) {
                (std::cmp::Ordering::Less, _) => 0,
                (std::cmp::Ordering::Greater, _) => 1,
                (_, std::cmp::Ordering::Less) => 2,
                _ => 3,
            };
            open[side] = false;
        }
        let edges = [(x, y, 'v'), (x + CELL, y, 'v'), (x, y, 'h'), (x, y + CELL, 'h')];
        for ((x, y, way), _) in edges.into_iter().zip(open).filter(|(_, open)| *open) {
            let _ = write!(path, "M{x} {y}{way}{CELL}");
        }
    }
    path
}

/// What is the same on every sheet: the backdrop, the floors and the colored areas.
fn printed(house: &House) -> Markup {
    html! {
        @if is_as_printed(house) { (art::backdrop(house.level)) }
        path fill="var(--floor)" stroke="var(--grid)" d=(squares(house, house.start, 0)) {}
        @for (n, (name, area)) in house.areas.iter().enumerate() {
            @let look = area_look(n, name);
            path fill={ "var(--tint" (look) ")" } stroke="var(--grid)" d=(squares(house, *area, 0)) {}
            path fill="none" stroke={ "var(--area" (look) ")" } stroke-width="4" stroke-linecap="round" d=(outline(house, *area)) {}
        }
    }
}

/// The signs of the areas, which stay visible in rooms.
fn signs(house: &House) -> Markup {
    html! {
        @for (n, (name, area)) in house.areas.iter().enumerate() {
            @let look = area_look(n, name);
            path fill={ "var(--area" (look) ")" } d=(area_glyphs(house, *area, look)) {}
        }
    }
}

/// Plots to grow into, and what has grown (12.2).
fn grown(house: &House, sheet: &Sheet) -> Markup {
    let available = house.cells - sheet.free();
    html! {
        @if house.level == Level::Four {
            path.plot d=(squares(house, sheet.free(), 1)) {}
            path.floor d=(squares(house, available - house.start, 0)) {}
            path.facade d=(outline(house, available)) {}
        }
    }
}

/// Which of the four looks an area has: the one of its color, if that is a color of the box.
pub(super) fn area_look(n: usize, name: &str) -> usize {
    ["red", "blue", "green", "yellow"].iter().position(|color| *color == name).unwrap_or(n % 4)
}

/// The sign of an area, which tells it apart without color, around a point.
pub(super) fn area_glyph(n: usize, (x, y): (i32, i32), r: i32) -> String {
    match n {
        0 => format!("M{} {}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0-{} 0z", x - r, y, 2 * r, 2 * r),
        1 => format!("M{} {}h{s}v{s}h-{s}z", x - r, y - r, s = 2 * r),
        2 => format!("M{x} {}l{r} {s}h-{s}z", y - r, s = 2 * r),
        _ => format!("M{x} {}l{r} {r}l-{r} {r}l-{r}-{r}z", y - r),
    }
}

fn area_glyphs(house: &House, area: CellSet, n: usize) -> String {
    let glyph = |place| {
        let (x, y) = corner(house.name(place));
        area_glyph(n, (x + CELL - 7, y + CELL - 7), 3)
    };
    area.iter().map(glyph).collect()
}

/// Loose groups of more than one: a band that joins the numbers, and how many there are of how many.
fn groups(house: &House, sheet: &Sheet) -> Markup {
    let bonuses: CellSet = house.bonuses.iter().map(|&(_, place)| place).collect();
    let of = |number: Number| {
        let groups = house.regions(sheet.loose(number), false).filter(|&group| sheet.size(group) > 1);
        groups.map(move |group| (number, group))
    };
    html! {
        @for (number, group) in Number::ALL.into_iter().flat_map(of) {
            g.{ "group n" (number) } {
                path d=(band(house, group)) {}
                @if let Some(place) = (group - bonuses).first().or(group.first()) {
                    @let (x, y) = corner(house.name(place));
                    @let is_double = sheet.doubles().contains(place);
                    text x=(x + 3) y=(y + if is_double { 45 } else { 10 }) { (sheet.size(group)) "/" (number) }
                }
            }
        }
    }
}

/// Squares with bridges to their neighbors.
fn band(house: &House, cells: CellSet) -> String {
    let mut path = squares(house, cells, 4);
    for place in cells.iter() {
        let (x, y) = corner(house.name(place));
        for other in (house.adjacent(place) & cells).iter().map(|place| corner(house.name(place))) {
            if other.0 > x {
                let _ = write!(path, "M{} {}h10v40h-10z", x + 43, y + 4);
            } else if other.1 > y {
                let _ = write!(path, "M{} {}h40v10h-40z", x + 4, y + 43);
            }
        }
    }
    path
}

/// Wallpaper and walls.
fn rooms(house: &House, sheet: &Sheet) -> Markup {
    let number = |room: CellSet| room.first().and_then(|place| sheet.symbol(place)).map_or("2", Symbol::name);
    html! {
        @for room in sheet.rooms() {
            path d=(squares(house, room, 0)) fill={ "url(#house_of_cats-paper-" (number(room)) ")" } {}
            path.wall d=(outline(house, room)) {}
        }
    }
}

/// Stars and bonus letters.
fn marks(scene: &Scene<'_, HouseOfCats>, house: &House, sheet: &Sheet, is_main: bool) -> Markup {
    let tip = |letter: char, number: Option<Number>| {
        let phrase = Phrase::new("house_of_cats-bonus").with("letter", letter.to_string());
        scene.say(&match number {
            Some(number) => phrase.form("scored").with("number", number.size()),
            None => phrase,
        })
    };
    html! {
        @for place in (house.setup & sheet.empty()).iter() {
            @let (x, y) = corner(house.name(place));
            @let tip = is_main.then(|| scene.text("house_of_cats-star"));
            use href="#house_of_cats-star" x=(x + 8) y=(y + 8) width="32" height="32" data-tip=[tip] {}
        }
        @for &(letter, place) in &house.bonuses {
            @let (x, y) = corner(house.name(place));
            @let number = sheet.boxes(house).find(|&(other, _)| other == letter).map(|(_, number)| number);
            g.bonus.scored[number.is_some()] data-tip=[is_main.then(|| tip(letter, number))] {
                path d={ "M" (x + 2) " " (y + 2) "h14v17l-7-4l-7 4z" } {}
                text x=(x + 9) y=(y + 12) { (letter) }
            }
        }
    }
}

/// What is written.
fn symbols(scene: &Scene<'_, HouseOfCats>, house: &House, sheet: &Sheet, is_main: bool) -> Markup {
    let written = |symbol: Symbol| sheet.written(symbol).iter().map(move |place| (symbol, place));
    let names = Symbol::ALL.map(|symbol| if is_main { scene.say(&phrases::symbol(symbol)) } else { String::new() });
    html! {
        @for (symbol, place) in Symbol::ALL.into_iter().flat_map(written) {
            @let cell = house.name(place);
            @let (x, y) = corner(cell);
            @let crossed = sheet.crossed_out().contains(place);
            @let tip = is_main.then(|| filled_tip(scene, sheet, place, symbol, &names[symbol.index()]));
            g.written.crossed[crossed] data-landed=[is_main.then_some(cell)] role=[is_main.then_some("img")] data-tip=[tip.as_ref()] aria-label=[tip.as_ref()] {
                @if sheet.doubles().contains(place) {
                    (art::symbol(symbol, (x + 1, y + 1), 30, cell.index()))
                    (art::symbol(symbol, (x + 17, y + 17), 30, cell.index() + 1))
                } @else {
                    (art::symbol(symbol, (x + 5, y + 5), 38, cell.index()))
                }
                @if crossed { path.cross d={ "M" (x + 10) " " (y + 10) "l28 28M" (x + 38) " " (y + 10) "l-28 28" } {} }
            }
        }
    }
}

fn filled_tip(scene: &Scene<'_, HouseOfCats>, sheet: &Sheet, place: Place, symbol: Symbol, name: &str) -> String {
    let group = preview::group(scene.view, sheet, place);
    let phrase = if sheet.crossed_out().contains(place) {
        Phrase::new("house_of_cats-cell-crossed")
    } else if sheet.walled().contains(place) {
        Phrase::new("house_of_cats-cell-room")
    } else if let (Symbol::Number(number), true) = (symbol, sheet.size(group) > 1) {
        Phrase::new("house_of_cats-cell-group").with("size", sheet.size(group)).with("number", number.size())
    } else if sheet.doubles().contains(place) {
        Phrase::new("house_of_cats-cell-twice")
    } else {
        Phrase::new("house_of_cats-cell-filled")
    };
    scene.say(&phrase.with("cell", phrases::name(scene.view.house().name(place))).with("symbol", name))
}

/// Cells that were written since the viewer decided last.
fn written_lately(scene: &Scene<'_, HouseOfCats>, player: Player) -> CellSet {
    let house = scene.view.house();
    let cell = |event: &Event<HouseOfCats>| match event {
        Event::Decision(by, Action::Write(cell)) if *by == player && scene.viewer != Some(player) => {
            Some(house.place(*cell))
        }
        _ => None,
    };
    scene.recent.iter().filter_map(cell).collect()
}
