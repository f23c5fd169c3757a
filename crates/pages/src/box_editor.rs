//! The editor of a box: its text with numbered lines, what was found in it, and its picture.

use maud::{Markup, PreEscaped, html};

use crate::boxes::{head, play_button, take_buttons};
use crate::frame::document_of;
use crate::guest::address;
use crate::{BoxFinding, BoxModel, Reader, Site, art};

/// The regions of the editor that change when the text does.
pub const BOX_REGIONS: [&str; 3] = ["box-lines", "box-found", "box-picture"];

/// What stands in these regions. Of a text that was not tried out there is nothing new to show but the reason.
pub fn box_regions(reader: &Reader, shown: &BoxModel, found: &BoxFinding) -> Vec<(&'static str, String)> {
    let [lines_region, found_region, picture_region] = BOX_REGIONS;
    let said = (found_region, finding(reader, found).into_string());
    if let BoxFinding::Untried { .. } = found {
        return vec![said];
    }
    let (lines, picture) = (lines(&shown.text, found), picture(reader, shown, found));
    vec![(lines_region, lines.into_string()), said, (picture_region, picture.into_string())]
}

/// The editor of a box, with what was found in it.
pub fn edit_box(site: &Site, reader: &Reader, shown: &BoxModel, found: &BoxFinding) -> String {
    let is_kept = !shown.id.is_empty();
    let title = if is_kept { shown.name.clone() } else { reader.text("pages-box-new") };
    let main = html! {
        main.sheet.editor id="main" data-game=(shown.game.id) {
            (head(reader, shown, &title))
            @if is_kept { p.box-ways { (play_button(reader, shown)) (take_buttons(reader, shown)) } }
            div.halves {
                (form(reader, shown, found))
                section id="box-picture" aria-label=(reader.text("pages-box-picture")) { (picture(reader, shown, found)) }
            }
            @if is_kept { div.box-ends { (share(reader, shown)) (hide(reader, shown)) } }
        }
    };
    document_of(site, reader, &title, "boxes-page", shown.game, &main)
}

fn form(reader: &Reader, shown: &BoxModel, found: &BoxFinding) -> Markup {
    let (rows, columns) = (shown.text.split('\n').count(), longest_line(&shown.text) + 1);
    html! {
        form.box method="post" action="/boxes" data-box data-changed[shown.is_changed] {
            input type="hidden" name="id" value=(shown.id);
            input type="hidden" name="game" value=(shown.game.id);
            label.field {
                span { (reader.text("pages-box-name")) }
                input type="text" name="name" maxlength="40" autocomplete="off" required value=(shown.name);
            }
            div id="box-found" role="status" { (finding(reader, found)) }
            div.box-text {
                div id="box-lines" aria-hidden="true" { (lines(&shown.text, found)) }
                // The first line break in a text field does not count.
                textarea name="text" rows=(rows) cols=(columns) spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"
                    aria-label=(reader.text("pages-box-text")) aria-describedby="box-found" { "\n" (shown.text) }
            }
            p.send {
                button.button.primary name="do" value="save" { (reader.text("pages-box-save")) }
                button.button name="do" value="check" { (reader.text("pages-box-check")) }
            }
        }
    }
}

fn longest_line(text: &str) -> usize {
    text.split('\n').map(|line| line.chars().count()).max().unwrap_or(0)
}

/// The numbers of the lines, with the fault beside its own.
fn lines(text: &str, found: &BoxFinding) -> Markup {
    let fault = match found {
        BoxFinding::Wrong { line: Some(line), sentence } => Some((*line, sentence)),
        BoxFinding::Wrong { line: None, .. } | BoxFinding::Good { .. } | BoxFinding::Untried { .. } => None,
    };
    html! {
        ol {
            @for number in 1..=text.split('\n').count() {
                @match fault.filter(|(line, _)| *line == number) {
                    Some((_, sentence)) => { li.fault id="fault" { (number) span.message { (sentence) } } }
                    None => { li { (number) } }
                }
            }
        }
    }
}

/// What was found in a box, in a sentence.
pub(crate) fn finding(reader: &Reader, found: &BoxFinding) -> Markup {
    match found {
        BoxFinding::Good { .. } => html! { p.good { (art::icon("done")) span { (reader.text("pages-box-good")) } } },
        BoxFinding::Wrong { line, sentence } => html! {
            p.refusal { (sentence) @if line.is_some() { " " a href="#fault" { (reader.text("pages-box-show-fault")) } } }
        },
        BoxFinding::Untried { sentence } => html! { p.refusal { (sentence) } },
    }
}

/// What is in a box, if it can be drawn.
pub(crate) fn picture(reader: &Reader, shown: &BoxModel, found: &BoxFinding) -> Markup {
    match found {
        BoxFinding::Good { art, specimen } => html! {
            // The drawings take their colors from the style of the game around them.
            div class={ "picture specimen " (shown.game.id) } {
                svg.table-drawings width="0" height="0" aria-hidden="true" focusable="false" { defs { (PreEscaped(art)) } }
                (PreEscaped(specimen))
            }
        },
        BoxFinding::Wrong { .. } => html! { p.no-picture { (reader.text("pages-box-no-picture")) } },
        BoxFinding::Untried { .. } => html! {},
    }
}

fn share(reader: &Reader, shown: &BoxModel) -> Markup {
    let id = &shown.id;
    html! {
        section.paper {
            h2 { (reader.text("pages-box-share")) }
            @if shown.is_withdrawn {
                p { (reader.text("pages-box-withdrawn-help")) }
            } @else {
                p { (reader.text("pages-box-share-help")) }
                @if shown.is_shared { (address(reader, &format!("/b/{id}"), "pages-box-share-link")) }
                form method="post" action={ "/boxes/" (id) "/share" } {
                    @if shown.is_shared {
                        button.button name="shared" value="off" { (reader.text("pages-box-unshare")) }
                    } @else {
                        button.button name="shared" value="on" { (art::icon("link")) (reader.text("pages-box-share-do")) }
                    }
                }
            }
        }
    }
}

fn hide(reader: &Reader, shown: &BoxModel) -> Markup {
    html! {
        section.paper {
            h2 { (reader.text("pages-box-hide")) }
            p { (reader.text("pages-box-hide-help")) }
            form method="post" action={ "/boxes/" (shown.id) "/hide" } { button.button { (reader.text("pages-box-hide-do")) } }
        }
    }
}
