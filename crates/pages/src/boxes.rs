//! The pages of boxes: the reader's own, one that somebody shares, and the question for a missing one.

use catalogue::GameInfo;
use maud::{Markup, html};
use play::BoxDigest;
use words::{Language, Phrase};

use crate::box_editor::{finding, picture};
use crate::frame::{document, document_of};
use crate::{BoxFinding, BoxModel, MissingBox, Reader, Site, art};

/// What a built-in box is called: the newest one has no other name, an older one says what is older about it.
pub fn built_in_name(game: &GameInfo, digest: BoxDigest, language: Language) -> String {
    let voice = game.looks.voice(language);
    let key = format!("{}-box-{digest}", game.id);
    let is_newest = game.built_in_boxes().first() == Some(&digest);
    match (game.built_in_boxes().contains(&digest), voice.knows(&key)) {
        (true, true) => voice.text(&key),
        (true, false) if is_newest => language.text("pages-box-built-in"),
        (true, false) => language.text("pages-box-older"),
        (false, _) => language.text("pages-box-given"),
    }
}

/// The name of the box of a table or record, if it is not the newest built-in one.
pub(crate) fn box_words(reader: &Reader, game: &GameInfo, digest: BoxDigest, name: Option<&str>) -> Option<String> {
    if game.built_in_boxes().first() == Some(&digest) {
        return None;
    }
    let built_in = || built_in_name(game, digest, reader.language);
    let name = name.map_or_else(built_in, str::to_owned);
    Some(reader.say(&Phrase::new("pages-box-of").with("name", name)))
}

/// The reader's boxes, and the built-in ones to copy.
pub fn boxes(site: &Site, reader: &Reader, mine: &[BoxModel]) -> String {
    let title = reader.text("pages-boxes");
    let main = html! {
        main.sheet id="main" {
            h1 { (title) }
            p.lead { (reader.text("pages-boxes-about")) }
            section.paper {
                h2 { (reader.text("pages-boxes-mine")) }
                @if mine.is_empty() { p.subtle { (reader.text("pages-boxes-none")) } }
                @else { ul.boxes { @for shown in mine { (mine_item(reader, shown)) } } }
            }
            section.paper {
                h2 { (reader.text("pages-boxes-copy")) }
                p { (reader.text("pages-boxes-copy-help")) }
                ul.boxes {
                    @for game in site.games() {
                        @for digest in game.built_in_boxes() { (built_in_item(reader, game, digest)) }
                    }
                }
            }
        }
    };
    document(site, reader, &title, "boxes-page", &main)
}

fn mine_item(reader: &Reader, shown: &BoxModel) -> Markup {
    html! {
        li {
            div.game-emblem { (art::emblem(shown.game)) }
            div.what {
                a href={ "/boxes/" (shown.id) } { strong { (shown.name) } }
                span.subtle {
                    (reader.game(shown.game))
                    @if let Some(state) = sharing(shown) { " " span.tag { (reader.text(state)) } }
                }
            }
            div.ways {
                a.button href={ "/boxes/" (shown.id) } { (art::icon("edit")) (reader.text("pages-box-edit")) }
                (play_button(reader, shown))
            }
        }
    }
}

/// Whether others may see a box, if there is something to say about it.
fn sharing(shown: &BoxModel) -> Option<&'static str> {
    match (shown.is_withdrawn, shown.is_shared) {
        (true, _) => Some("pages-box-withdrawn"),
        (false, true) => Some("pages-box-shared"),
        (false, false) => None,
    }
}

fn built_in_item(reader: &Reader, game: &GameInfo, digest: BoxDigest) -> Markup {
    let (title, name) = (reader.game(game), built_in_name(game, digest, reader.language));
    let label = Phrase::new("pages-box-copy").with("game", title.as_str()).with("name", name.as_str());
    html! {
        li {
            div.game-emblem { (art::emblem(game)) }
            div.what { strong { (title) } span.subtle { (name) } }
            div.ways {
                a.button href={ "/boxes/new?game=" (game.id) "&from=" (digest) } aria-label=(reader.say(&label)) {
                    (art::icon("copy")) (reader.text("pages-box-copy-this"))
                }
            }
        }
    }
}

/// Leads to a new table with a box.
pub(crate) fn play_button(reader: &Reader, shown: &BoxModel) -> Markup {
    html! {
        a.button.primary href={ "/new/" (shown.game.id) "?box=" (shown.id) } {
            (art::icon("play")) (reader.text("pages-box-play"))
        }
    }
}

/// Leads to a copy of a box, and to its file.
pub(crate) fn take_buttons(reader: &Reader, shown: &BoxModel) -> Markup {
    let (id, game) = (&shown.id, shown.game.id);
    html! {
        a.button href={ "/boxes/new?game=" (game) "&from=" (id) } { (art::icon("copy")) (reader.text("pages-box-copy-this")) }
        a.button href={ "/boxes/" (id) "/file" } download { (art::icon("save")) (reader.text("pages-box-download")) }
    }
}

/// The head of the page of a box: what it is called, and of which game it is.
pub(crate) fn head(reader: &Reader, shown: &BoxModel, title: &str) -> Markup {
    html! {
        div.top {
            div.game-emblem { (art::emblem(shown.game)) }
            div {
                h1 { (title) }
                p.subtle {
                    (reader.game(shown.game))
                    @if let Some(state) = sharing(shown).filter(|_| shown.is_mine) { " " span.tag { (reader.text(state)) } }
                }
            }
        }
    }
}

/// A box that somebody shares.
pub fn shared_box(site: &Site, reader: &Reader, shown: &BoxModel, found: &BoxFinding) -> String {
    let main = html! {
        main.sheet.shared-box id="main" data-game=(shown.game.id) {
            (head(reader, shown, &shown.name))
            @if !shown.is_mine { p { (reader.text("pages-box-shared-about")) } }
            p.box-ways {
                (play_button(reader, shown))
                @if shown.is_mine {
                    a.button href={ "/boxes/" (shown.id) } { (art::icon("edit")) (reader.text("pages-box-edit")) }
                }
                (take_buttons(reader, shown))
            }
            @if !matches!(found, BoxFinding::Good { .. }) { (finding(reader, found)) }
            section id="box-picture" aria-label=(reader.text("pages-box-picture")) { (picture(reader, shown, found)) }
        }
    };
    document_of(site, reader, &shown.name, "boxes-page", shown.game, &main)
}

/// Asks for the box of a record that nobody knows here.
pub fn missing_box(site: &Site, reader: &Reader, missing: &MissingBox) -> String {
    let title = reader.text("pages-box-missing");
    let about = Phrase::new("pages-box-missing-about").with("game", reader.game(missing.game));
    let main = html! {
        main.sheet id="main" data-game=(missing.game.id) {
            div.top {
                div.game-emblem { (art::emblem(missing.game)) }
                div { h1 { (title) } p.subtle { (reader.game(missing.game)) } }
            }
            p { (reader.say(&about.with("box", missing.digest.to_string()))) }
            @if let Some(refusal) = &missing.refusal { p.refusal role="alert" { (refusal) } }
            form.missing-box method="post" action="/records" enctype="multipart/form-data" {
                // The first line break in a text field does not count.
                textarea name="record" hidden { "\n" (missing.record) }
                label.field {
                    span { (reader.text("pages-box-text")) }
                    textarea name="box" rows="16" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off" required {
                        "\n" (missing.text)
                    }
                }
                p.send { button.button.primary { (art::icon("play")) (reader.text("pages-box-missing-do")) } }
            }
        }
    };
    document(site, reader, &title, "boxes-page", &main)
}
