//! Where something can be done in the house, and what it would do.

use games::HouseOfCats;
use games::house_of_cats::{Action, Cell, CellSet, House, Moment, Sheet, Symbol};
use maud::{Markup, html};
use play::Player;
use words::Phrase;

use super::art::{self, CELL};
use super::house::{corner, outline, squares};
use super::preview::{self, Effect};
use super::{cell_part, phrases, place_part, tray};
use crate::Scene;

/// Where something can be done now, above everything else.
pub(super) fn draw(scene: &Scene<'_, HouseOfCats>, house: &House, sheet: &Sheet, player: Player) -> Markup {
    let ghost = match sheet.moment {
        Moment::Die { symbol, .. }
        | Moment::Free { symbol, .. }
        | Moment::Mouse(symbol)
        | Moment::SecondMouse { symbol, .. } => Some(symbol),
        _ => None,
    };
    let is_acting = scene.legal.iter().any(|action| matches!(action, Action::Take(_)));
    html! {
        @if is_acting { path.next d=(squares(house, scene.view.next_cells(player), 4)) {} }
        @for action in scene.legal {
            @match *action {
                Action::Write(cell) => {
                    @let effect = preview::write(scene.view, player, *action, house.place(cell));
                    (spot(scene, action, cell, ghost, effect))
                }
                Action::Cross(cell) | Action::Add(cell) => (spot(scene, action, cell, None, Effect::default())),
                _ => {},
            }
        }
        @if let Moment::Room(place) = sheet.moment {
            @let group = preview::group(scene.view, sheet, place);
            @for place in group.iter() { (part(scene, house.name(place))) }
        }
        @if tray::is_placing(scene) { (placings(scene, house)) }
    }
}

/// A cell where one click does something.
fn spot(scene: &Scene<'_, HouseOfCats>, action: &Action, cell: Cell, ghost: Option<Symbol>, effect: Effect) -> Markup {
    let Some(act) = scene.act(action) else { return html! {} };
    let (x, y) = corner(cell);
    let told = match effect {
        Effect { is_room: true, points, .. } => Phrase::new("house_of_cats-then-room").with("points", points),
        Effect { points: points @ 1.., .. } => Phrase::new("house_of_cats-then-points").with("points", points),
        Effect { group: Some((size, number)), .. } => {
            Phrase::new("house_of_cats-then-group").with("size", size).with("number", number)
        }
        _ => Phrase::verbatim(act.label.as_str()),
    };
    let label = scene.say(&told.with("label", act.label.as_str()));
    let badge = match effect {
        Effect { points: points @ 1.., .. } => Some(format!("+{points}")),
        Effect { is_room: false, group: Some((size, number)), .. } => Some(format!("{size}/{number}")),
        _ => None,
    };
    let (is_cross, is_plain) = (matches!(action, Action::Cross(_)), badge.is_none() && !effect.is_room);
    html! {
        g.spot.builds[effect.is_room].crosses[is_cross] role="button" tabindex="0" data-action=(act.text)
            data-hint[act.is_hint] aria-label=(label) data-tip=(label) {
            rect x=(x + 1) y=(y + 1) width="46" height="46" rx="10" {}
            @if let Some(symbol) = ghost {
                g.ghost.faint[is_plain] { (art::symbol(symbol, (x + 5, y + 5), 38, cell.index())) }
            }
            @if effect.is_room { use.home href="#house_of_cats-home" x=(x + 13) y=(y + 8) width="22" height="22" {} }
            @if let Some(badge) = badge { text x=(x + 24) y=(y + if effect.is_room { 42 } else { 29 }) { (badge) } }
        }
    }
}

/// A cell by which a room is picked, if there are too many rooms to show each of them.
fn part(scene: &Scene<'_, HouseOfCats>, cell: Cell) -> Markup {
    if scene.legal.len() <= tray::MOST_ROOMS {
        return html! {};
    }
    let (x, y) = corner(cell);
    let name = phrases::name(cell);
    let part = cell_part(cell);
    html! {
        g.spot.picks role="button" tabindex="0" data-part=(part) data-hint[scene.is_hinted(&part)] aria-label=(name) {
            rect x=(x + 1) y=(y + 1) width="46" height="46" rx="10" {}
        }
    }
}

/// The symbols that are picked for the starred cells.
fn placings(scene: &Scene<'_, HouseOfCats>, house: &House) -> Markup {
    html! {
        @for place in house.setup.iter() {
            @let cell = house.name(place);
            @let (x, y) = corner(cell);
            @for symbol in scene.view.dice().kinds() {
                g.placing data-when=(place_part(cell, symbol)) hidden {
                    rect x=(x + 1) y=(y + 1) width="46" height="46" rx="10" {}
                    (art::symbol(symbol, (x + 5, y + 5), 38, cell.index()))
                }
            }
        }
    }
}

/// A room that can be chosen, within its group.
pub(super) fn candidate(house: &House, sheet: &Sheet, group: CellSet, room: CellSet) -> Markup {
    let number = room.first().and_then(|place| sheet.symbol(place));
    let cells = || group.iter().map(|place| corner(house.name(place)));
    let (left, top) = (cells().map(|(x, _)| x).min().unwrap_or(0), cells().map(|(_, y)| y).min().unwrap_or(0));
    let (right, bottom) = (cells().map(|(x, _)| x).max().unwrap_or(0), cells().map(|(_, y)| y).max().unwrap_or(0));
    let side = (right - left).max(bottom - top) + CELL;
    html! {
        svg.candidate viewBox={ (left - 6) " " (top - 6) " " (side + 12) " " (side + 12) } aria-hidden="true" {
            path.floor d=(squares(house, group, 0)) {}
            path.room d=(squares(house, room, 0)) {}
            path.wall d=(outline(house, room)) {}
            @for (x, y) in cells() {
                @if let Some(number) = number { (art::symbol(number, (x + 5, y + 5), 38, 0)) }
            }
        }
    }
}
