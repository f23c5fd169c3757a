//! The home page: the games, and the tables that one can go to.

use catalogue::GameInfo;
use maud::{Markup, html};
use words::Phrase;

use crate::frame::document;
use crate::listed::{mine, open};
use crate::setup::players_words;
use crate::{Home, Reader, Site, art};

/// The regions of the home page that change while somebody looks at it.
pub const HOME_REGIONS: [&str; 2] = ["mine", "open"];

/// The home page.
pub fn home(site: &Site, reader: &Reader, home: &Home) -> String {
    // A site whose tables are in the browser has nobody to listen to.
    let socket = site.worker().is_none().then(|| format!("/home/socket?lang={}", reader.language));
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
            section.tables id="mine" aria-label=(reader.text("pages-mine")) data-version="0" data-socket=[socket] {
                (mine(reader, &home.mine))
            }
            section.games id="games" aria-label=(reader.text("pages-games")) {
                @for game in site.games() { (card(reader, game)) }
            }
            section.tables id="open" aria-label=(reader.text("pages-open")) { (open(reader, &home.open)) }
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

/// What stands in each region of the home page now.
pub fn home_regions(reader: &Reader, home: &Home) -> Vec<(&'static str, String)> {
    let region = |name: &'static str| {
        let inside = if name == "mine" { mine(reader, &home.mine) } else { open(reader, &home.open) };
        (name, inside.into_string())
    };
    HOME_REGIONS.map(region).into()
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
                ul.facts {
                    li { (art::icon("people")) (players_words(reader, game)) }
                    li { (art::icon("clock")) (voice.text(&format!("{id}-duration"))) }
                    li { (art::icon("gauge")) (voice.text(&format!("{id}-difficulty"))) }
                    li { (art::icon("die")) (voice.text(&format!("{id}-kind"))) }
                }
                p.about { (voice.text(&format!("{id}-about"))) }
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
