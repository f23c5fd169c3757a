//! What stands at the ends of rows and columns: their names, their cheeses and what their mice score.

use games::HouseOfCats;
use games::house_of_cats::{CellSet, House, Level, Sheet};
use maud::{Markup, html};
use words::Phrase;

use super::art::CELL;
use super::phrases;
use crate::Scene;

/// How much room they take beyond the cells.
pub(super) fn room(level: Level) -> i32 {
    if level == Level::Three { 28 } else { 44 }
}

/// The ends of all lines, columns below and rows on the right.
pub(super) fn draw(scene: &Scene<'_, HouseOfCats>, house: &House, sheet: &Sheet, is_main: bool) -> Markup {
    let (width, height) = (house.columns as i32 * CELL, house.rows as i32 * CELL);
    let eaten: Vec<&str> = if house.level.has_cheese() { sheet.eaten(house).collect() } else { Vec::new() };
    // The name of a line alone is narrower and stands nearer to the cells.
    let (near, low) = if house.level == Level::Three { (-4, 5) } else { (4, 0) };
    let corner = |name: &str| match name.parse::<i32>() {
        Ok(row) => (width + near, (row - 1) * CELL + 6 + low),
        Err(_) => (i32::from(name.as_bytes()[0] - b'a') * CELL + 5, height + 7),
    };
    html! {
        @for (name, line) in &house.lines {
            @let is_eaten = eaten.contains(&name.as_str());
            (end(scene, house, sheet, (name, *line), corner(name), is_eaten, is_main))
        }
    }
}

fn end(
    scene: &Scene<'_, HouseOfCats>,
    house: &House,
    sheet: &Sheet,
    (name, line): (&str, CellSet),
    (x, y): (i32, i32),
    is_eaten: bool,
    is_main: bool,
) -> Markup {
    let has_hunt = matches!(house.level, Level::Two | Level::Four);
    let points = if has_hunt { sheet.line_points(line) } else { None };
    let cheese = house.level.has_cheese();
    let tip = || {
        let mut told = Vec::new();
        if cheese {
            let phrase = Phrase::new("house_of_cats-cheese")
                .with("line", phrases::line(name))
                .with("points", scene.components.cheese_points[house.level as usize]);
            told.push(scene.say(&if is_eaten { phrase.form("eaten") } else { phrase }));
        }
        if has_hunt {
            let phrase = Phrase::new("house_of_cats-hunt").with("line", phrases::line(name));
            told.push(scene.say(&match points {
                Some(points) => phrase.with("points", points),
                None => phrase.form("none"),
            }));
        }
        if told.is_empty() {
            told.push(scene.say(&phrases::line(name)));
        }
        told.join(". ")
    };
    html! {
        g.end.eaten[is_eaten] data-tip=[is_main.then(tip)] {
            @if cheese {
                @let drawing = if is_eaten { "crumbs" } else { "cheese" };
                use href={ "#house_of_cats-" (drawing) } x=(x) y=(y) width="38" height="34" {}
                @if is_eaten {
                    @let side = if points.is_some() { 19 } else { 26 };
                    use.mouse0 href="#house_of_cats-mouse" x=(x + 37 - side) y=(y + 34 - side) width=(side) height=(side) {}
                    text.name x=(x + 7) y=(y + 30) { (name.to_uppercase()) }
                } @else {
                    text.name x=(x + 17) y=(y + 29) { (name.to_uppercase()) }
                }
            } @else {
                text.name.plain x=(x + 19) y=(y + 17) { (name.to_uppercase()) }
            }
            @if let Some(points) = points { (hunt(points, if cheese { (x + 16, y - 6) } else { (x + 8, y + 17) })) }
        }
    }
}

/// A little cat that says what the mice of its line score.
fn hunt(points: i32, (x, y): (i32, i32)) -> Markup {
    html! {
        g.hunt {
            path d={ "M" (x + 1) " " (y) "l6 4h8l6-4c2 6 1 9 1 12c0 6-5 9-11 9s-11-3-11-9c0-3-1-6 1-12z" } {}
            text x=(x + 11) y=(y + 17) { (points) }
        }
    }
}
