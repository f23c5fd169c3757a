//! The page of a table, in regions that are redrawn one by one.

use catalogue::GameInfo;
use maud::{Markup, PreEscaped, html};
use pictures::REGIONS;
use play::{BoxDigest, Player};
use words::Phrase;

use crate::boxes::box_words;
use crate::company::{company, ended, given_up};
use crate::finale::finale;
use crate::frame::document_of;
use crate::seats::{room, seat_names, seats};
use crate::setup::setup_words;
use crate::tools::tools;
use crate::{HintWords, Progress, Reader, Site, TableModel, art};

/// The regions of a table's page, in their order.
pub const TABLE_REGIONS: [&str; 7] = ["status", "picture", "choices", "seats", "tools", "scores", "log"];

/// How many regions stand on the board; the others stand beside it on a wide screen.
const ON_BOARD: usize = 3;

/// How the address of a table ends to which somebody comes by "Play now" for a first game.
pub const FIRST: &str = "?first";

/// The page of a table.
pub fn table(site: &Site, reader: &Reader, now: &TableModel) -> String {
    let id = now.game.id;
    let regions = table_regions(reader, now);
    let (board, aside) = regions.split_at(ON_BOARD);
    let title = reader.game(now.game);
    let main = html! {
        div.table-head {
            h1 { (title) }
            div.table-switches {
                button.switch type="button" data-sound data-shortcut="s" aria-pressed="true" title=(reader.text("pages-sound")) aria-label=(reader.text("pages-sound")) {
                    (art::icon("sound"))
                }
                button.switch type="button" data-keys title=(reader.text("pages-keys")) aria-label=(reader.text("pages-keys")) { "?" }
            }
            p {
                (setup_words(reader, now.game, &now.setup))
                @if let Some(words) = box_words(reader, now.game, now.components, now.box_name.as_deref()) { " · " (words) }
            }
            @if reader.address.ends_with(FIRST) {
                p.first-game {
                    (reader.text("pages-first")) " "
                    a href={ "/new/" (id) "?mode=bots" } { (reader.text("pages-first-change")) }
                }
            }
        }
        noscript { p.refusal { (reader.text("pages-script")) } }
        main id="table" class={ "table " (id) } data-game=(id) data-version=(now.version)
            data-socket={ "/t/" (now.id) "/socket?lang=" (reader.language) } {
            (drawings(now.game, now.components))
            div.table-board id="main" { @for region in board { (section(reader, id, region)) } }
            div.table-side { @for region in aside { (section(reader, id, region)) } }
        }
        p.unseen id="news" aria-live="polite" {}
        (shortcuts(reader))
    };
    document_of(site, reader, &title, "at-table", now.game, &main)
}

/// The keys of a table, which `?` shows.
fn shortcuts(reader: &Reader) -> Markup {
    let keys = [
        ("1–9", "number"),
        ("Enter", "confirm"),
        ("Esc", "escape"),
        ("U", "undo"),
        ("H", "hint"),
        ("R", "rules"),
        ("S", "sound"),
        ("?", "help"),
    ];
    html! {
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { (reader.text("pages-keys")) }
            dl { @for (key, name) in keys { dt { kbd { (key) } } dd { (reader.text(&format!("pages-key-{name}"))) } } }
            form method="dialog" { button.button.primary autofocus { (reader.text("pages-keys-close")) } }
        }
    }
}

/// The drawings to which the picture refers.
pub(crate) fn drawings(game: &GameInfo, digest: BoxDigest) -> Markup {
    let art = game.looks.art(digest).unwrap_or_default();
    html! {
        svg.table-drawings width="0" height="0" aria-hidden="true" focusable="false" { defs { (PreEscaped(art)) } }
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
                (company(reader, now))
                @if now.company.is_ended { (ended(reader)) }
                @else if now.progress == Progress::Open { p { (reader.text("pages-status-open")) } }
                @else { (drawn(now, name)) }
                @if let Some(hint) = now.hint.as_ref().filter(|_| now.curtain.is_none()) { (advice(reader, hint)) }
                (given_up(reader, now))
            },
            "picture" => html! {
                (room(reader, now))
                @match (now.curtain, &now.drawing) {
                    (Some(player), _) => (curtain(reader, now, player)),
                    (None, None) => (waiting(reader, now)),
                    (None, Some(_)) => { (finale(reader, now)) (drawn(now, name)) }
                }
            },
            // Before the game begins there is nothing to count.
            "scores" if now.progress == Progress::Open => html! {},
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

/// What the viewer is advised to do, and why; it can be folded away, because on a phone it lies over the table.
fn advice(reader: &Reader, hint: &HintWords) -> Markup {
    let action = Phrase::new("pages-hint-is").with("action", hint.action.as_str());
    html! {
        details.table-why open data-keep="why" {
            summary { (reader.say(&action)) }
            @if let Some(why) = &hint.why { div { (why) } }
        }
    }
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
