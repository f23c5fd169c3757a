//! The home page: the games, and the tables that one can go to.

use catalogue::GameInfo;
use maud::{Markup, html};
use words::Phrase;

use crate::frame::document;
use crate::setup::{players_words, setup_words};
use crate::{Home, Listed, Progress, Reader, Site, art};

/// The home page.
pub fn home(site: &Site, reader: &Reader, home: &Home) -> String {
    let main = html! {
        main id="main" {
            div.hero {
                div.inside {
                    div.welcome {
                        h1 { (reader.text("pages-welcome")) }
                        p { (reader.text("pages-promise")) }
                        a.button.golden href="#games" { (reader.text("pages-choose")) }
                    }
                    (art::hero())
                }
            }
            @if !home.mine.is_empty() {
                section.tables id="mine" aria-labelledby="mine-title" {
                    h2 id="mine-title" { (reader.text("pages-mine")) }
                    (list(reader, &home.mine, true))
                }
            }
            section.games id="games" aria-label=(reader.text("pages-games")) {
                @for game in site.games() { (card(reader, game)) }
            }
            section.tables id="open" aria-labelledby="open-title" {
                h2 id="open-title" { (reader.text("pages-open")) }
                @if home.open.is_empty() { p.subtle { (reader.text("pages-open-none")) } }
                (list(reader, &home.open, false))
            }
            section.upload id="upload" aria-labelledby="upload-title" {
                h2 id="upload-title" { (reader.text("pages-upload")) }
                p.subtle { (reader.text("pages-upload-help")) }
                form method="post" action="/records" enctype="multipart/form-data" {
                    input type="file" name="record" required aria-label=(reader.text("pages-upload-file"));
                    button.button { (reader.text("pages-upload-do")) }
                }
            }
        }
    };
    document(site, reader, "", "home", &main)
}

fn card(reader: &Reader, game: &GameInfo) -> Markup {
    let (id, voice) = (game.id, reader.voice(game));
    let (fewest, most) = game.players();
    let new = |mode: &str| format!("/new/{id}?mode={mode}");
    html! {
        article.game data-game=(id) aria-labelledby={ "name-" (id) } {
            div.game-emblem { (art::emblem(game)) }
            div.words {
                h2 id={ "name-" (id) } { (reader.game(game)) }
                p.tagline { (voice.text(&format!("{id}-tagline"))) }
                p.about { (voice.text(&format!("{id}-about"))) }
                p.players { (art::icon("people")) (players_words(reader, game)) }
            }
            div.ways {
                form method="post" action={ "/quick/" (id) } {
                    input type="hidden" name="mode" value="bots";
                    button.button.primary { (art::icon("play")) (reader.text("pages-play-bots")) }
                }
                @if fewest == 1 {
                    form method="post" action={ "/quick/" (id) } {
                        input type="hidden" name="mode" value="solo";
                        button.button { (reader.text("pages-play-solo")) }
                    }
                }
                a.button href=(new("friends")) { (reader.text("pages-play-friends")) }
                @if most > 1 { a.button href=(new("screen")) { (reader.text("pages-play-screen")) } }
                p.more {
                    a href=(new("bots")) { (reader.text("pages-play-more")) }
                    a href={ "/rules/" (id) } { (reader.text("pages-rules")) }
                }
            }
        }
    }
}

fn list(reader: &Reader, tables: &[Listed], is_mine: bool) -> Markup {
    html! {
        @if !tables.is_empty() {
            ul.list { @for table in tables { li { (row(reader, table, is_mine)) } } }
        }
    }
}

fn row(reader: &Reader, table: &Listed, is_mine: bool) -> Markup {
    let (address, way) = match table.progress {
        Progress::Over => (format!("/r/{}", table.id), "pages-go-replay"),
        Progress::Open if !is_mine => (format!("/t/{}", table.id), "pages-go-join"),
        Progress::Open | Progress::Playing => (format!("/t/{}", table.id), "pages-go-on"),
    };
    let progress = match table.progress {
        Progress::Open => "pages-progress-open",
        Progress::Playing => "pages-progress-playing",
        Progress::Over => "pages-progress-over",
    };
    html! {
        a.row href=(address) data-game=(table.game.id) {
            span.game-emblem { (art::emblem(table.game)) }
            span.what {
                strong { (reader.game(table.game)) }
                span.subtle { (setup_words(reader, table.game, &table.setup)) }
                span.subtle { (reader.text(progress)) " · " (ago(reader, table.quiet_minutes)) }
            }
            span.go { (reader.text(way)) }
        }
    }
}

/// How long ago something happened, in words.
pub(crate) fn ago(reader: &Reader, minutes: i64) -> String {
    let phrase = match minutes {
        ..=0 => Phrase::new("pages-ago-now"),
        1..60 => Phrase::new("pages-ago-minutes").with("count", minutes),
        60..1440 => Phrase::new("pages-ago-hours").with("count", minutes / 60),
        _ => Phrase::new("pages-ago-days").with("count", minutes / 1440),
    };
    reader.say(&phrase)
}
