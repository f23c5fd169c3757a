//! What one can do beside playing: take back, ask, read on, and check the dice.

use maud::{Markup, html};
use words::Phrase;

use crate::finale::after_end;
use crate::{Progress, Reader, TableModel, art};

/// The tools of a table.
pub(crate) fn tools(reader: &Reader, now: &TableModel) -> Markup {
    let is_over = now.progress == Progress::Over;
    let is_player = now.viewer.is_some() || now.curtain.is_some() || now.can_undo || now.can_hint;
    html! {
        div.tool-bar {
            @if is_over {
                (after_end(reader, now))
                a.button href={ "/t/" (now.id) "/record" } download { (art::icon("save")) (reader.text("pages-record")) }
            } @else {
                @if is_player {
                    button.button type="button" data-do="undo" data-shortcut="u" disabled[!now.can_undo] title=(reader.text("pages-undo-help")) {
                        (art::icon("undo")) (reader.text("pages-undo"))
                    }
                    @if now.has_hints {
                        button.button type="button" data-do="hint" data-shortcut="h" disabled[!now.can_hint] title=(reader.text("pages-hint-help")) {
                            (art::icon("hint")) (reader.text("pages-hint"))
                        }
                    }
                }
                a.button href={ "/rules/" (now.game.id) "?lang=" (reader.language) } target="_blank" data-shortcut="r" {
                    (art::icon("book")) (reader.text("pages-rules"))
                }
            }
        }
        @if now.progress == Progress::Playing {
            p.tool-share {
                @if now.company.voter.is_some() {
                    a.button.compact href="/me#phone" { (art::icon("screen")) span { (reader.text("pages-phone")) } }
                }
                button.button.compact type="button" data-copy={ "/t/" (now.id) } {
                    (art::icon("copy")) span { (reader.text("pages-watch-link")) }
                }
            }
        }
        (fair_dice(reader, &now.seed_digest, now.seed.as_deref()))
    }
}

/// The digest that binds the dice from the start, the seed after the end, and how to check both.
fn fair_dice(reader: &Reader, digest: &str, seed: Option<&str>) -> Markup {
    html! {
        details.fair-dice data-keep="fair" {
            summary { (art::icon("die")) (reader.text("pages-fair")) }
            p { (reader.text("pages-fair-digest")) " " code data-seal=(digest) { (digest) } }
            @match seed {
                Some(seed) => {
                    p {
                        button.button.compact type="button" data-check=(seed) data-right=(reader.text("pages-fair-right"))
                            data-late=(reader.text("pages-fair-late")) data-wrong=(reader.text("pages-fair-wrong")) {
                            (reader.text("pages-fair-now"))
                        }
                        " " output data-checked {}
                    }
                    (seed_line(reader, seed))
                }
                None => p.subtle { (reader.text("pages-fair-later")) " " a href="/about#dice" { (reader.text("pages-fair-how")) } },
            }
        }
    }
}

/// The seed, and the command that checks it.
pub(crate) fn seed_line(reader: &Reader, seed: &str) -> Markup {
    let check = Phrase::new("pages-fair-check").with("command", "tarsas replay --check FILE");
    html! {
        p { (reader.text("pages-fair-seed")) " " code { (seed) } }
        p.subtle { (reader.say(&check)) " " a href="/about#dice" { (reader.text("pages-fair-how")) } }
    }
}
