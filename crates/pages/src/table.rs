//! The page of a table, in regions that are redrawn one by one.

use catalogue::GameInfo;
use maud::{Markup, PreEscaped, html};
use pictures::REGIONS;
use play::Player;
use words::Phrase;

use crate::frame::document;
use crate::seats::{seat_names, seats};
use crate::setup::setup_words;
use crate::tools::tools;
use crate::{Progress, Reader, Site, TableModel, art};

/// The regions of a table's page, in their order.
pub const TABLE_REGIONS: [&str; 7] = ["seats", "status", "picture", "choices", "tools", "scores", "log"];

/// How many regions stand on the board; the others stand beside it on a wide screen.
const ON_BOARD: usize = 4;

/// The page of a table.
pub fn table(site: &Site, reader: &Reader, now: &TableModel) -> String {
    let id = now.game.id;
    let regions = table_regions(reader, now);
    let (board, aside) = regions.split_at(ON_BOARD);
    let title = reader.game(now.game);
    let main = html! {
        div.table-head {
            h1 { (title) }
            p { (setup_words(reader, now.game, &now.setup)) }
        }
        noscript { p.refusal { (reader.text("pages-script")) } }
        main id="table" class={ "table " (id) } data-game=(id) data-version=(now.version)
            data-socket={ "/t/" (now.id) "/socket?lang=" (reader.language) } {
            (drawings(now.game))
            div.table-board id="main" { @for region in board { (section(reader, id, region)) } }
            div.table-side { @for region in aside { (section(reader, id, region)) } }
        }
    };
    document(site, reader, &title, "at-table", &main)
}

/// The drawings to which the picture refers.
pub(crate) fn drawings(game: &GameInfo) -> Markup {
    html! {
        svg.table-drawings width="0" height="0" aria-hidden="true" focusable="false" { defs { (PreEscaped(game.looks.art())) } }
    }
}

pub(crate) fn section(reader: &Reader, game: &str, (name, inside): &(&'static str, String)) -> Markup {
    let label = reader.text(&format!("pages-region-{name}"));
    html! {
        section id=(name) class={ (name) " " (game) } aria-label=(label) aria-live=[(*name == "status").then_some("polite")] {
            (PreEscaped(inside))
        }
    }
}

/// What stands in each region of the table's page now.
pub fn table_regions(reader: &Reader, now: &TableModel) -> Vec<(&'static str, String)> {
    let region = |name: &'static str| {
        let inside = match name {
            "seats" => seats(reader, now),
            "tools" => tools(reader, now),
            "log" => log(&now.log),
            "status" => html! {
                @if let Some(notice) = &now.notice { p.table-notice { (notice) } }
                (drawn(now, name))
            },
            "picture" => match (now.curtain, &now.drawing) {
                (Some(player), _) => curtain(reader, now, player),
                (None, None) => waiting(reader, now),
                (None, Some(_)) => drawn(now, name),
            },
            _ => drawn(now, name),
        };
        (name, inside.into_string())
    };
    TABLE_REGIONS.map(region).into()
}

/// A region of the picture; behind a curtain nothing of it.
fn drawn(now: &TableModel, name: &str) -> Markup {
    let place = REGIONS.iter().position(|region| *region == name);
    let shown = now.drawing.as_ref().filter(|_| now.curtain.is_none());
    let inside = shown.zip(place).map(|(drawing, place)| drawing.regions[place].clone());
    PreEscaped(inside.unwrap_or_default())
}

fn curtain(reader: &Reader, now: &TableModel, player: Player) -> Markup {
    let names = seat_names(reader.language, &now.seats);
    let name = names.get(player.seat()).map_or("", String::as_str);
    html! {
        div.table-curtain {
            (art::icon("screen"))
            h2 { (reader.say(&Phrase::new("pages-curtain").with("name", name))) }
            p { (reader.text("pages-curtain-help")) }
            button.button.golden type="button" data-look=(player.seat()) {
                (reader.say(&Phrase::new("pages-curtain-do").with("name", name)))
            }
        }
    }
}

fn waiting(reader: &Reader, now: &TableModel) -> Markup {
    let key = if now.progress == Progress::Open { "pages-waiting" } else { "pages-drawing" };
    html! { div.table-waiting { div.game-emblem { (art::emblem(now.game)) } p { (reader.text(key)) } } }
}

fn log(lines: &[String]) -> Markup {
    html! { @if !lines.is_empty() { ol { @for line in lines { li { (line) } } } } }
}
