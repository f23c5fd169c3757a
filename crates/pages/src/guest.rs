//! The pages about the reader: the name, the devices, the personal links, and what went wrong.

use maud::{Markup, html};
use words::Phrase;

use crate::code::code;
use crate::frame::document;
use crate::home::ago;
use crate::new_table::name_field;
use crate::{ListedSession, Me, Reader, SessionKind, Site, art};

/// The page of the reader: the name, the personal link, and where else the reader is known.
pub fn me(site: &Site, reader: &Reader, me: &Me) -> String {
    let title = reader.text("pages-me");
    let main = html! {
        main.sheet.narrow id="main" {
            h1 { (title) }
            @if me.link.is_some() { (personal_link(reader, me.link.as_deref())) }
            section.paper {
                h2 { (reader.text("pages-me-name")) }
                form method="post" action="/me" {
                    (name_field(reader))
                    button.button.primary { (reader.text("pages-me-name-do")) }
                }
            }
            section.paper {
                h2 { (reader.text("pages-boxes")) }
                p { (reader.text("pages-me-boxes")) }
                a.button href="/boxes" { (art::icon("box")) (reader.text("pages-boxes")) }
            }
            @if reader.name.is_some() {
                @if me.link.is_none() { (personal_link(reader, None)) }
                section.paper {
                    h2 { (reader.text("pages-me-sessions")) }
                    p { (reader.text("pages-me-sessions-help")) }
                    ul.sessions { @for session in &me.sessions { (session_item(reader, session, me.sessions.len() == 1)) } }
                }
            }
        }
    };
    document(site, reader, &title, "guest", &main)
}

/// A personal link that was made just now, as text and as a code, or the button that makes one.
fn personal_link(reader: &Reader, link: Option<&str>) -> Markup {
    html! {
        section.paper id="phone" {
            h2 { (reader.text("pages-me-link")) }
            p { (reader.text("pages-me-link-help")) }
            @if let Some(link) = link {
                p { strong { (reader.text("pages-me-link-new")) } }
                (address(reader, link, "pages-me-link"))
                figure.my-code {
                    (code(link, &reader.text("pages-code-me")))
                    figcaption { (reader.text("pages-code")) }
                }
                p.warning { (art::icon("key")) span { (reader.text("pages-me-link-secret")) } }
            } @else {
                form method="post" action="/me/links" {
                    button.button { (reader.text("pages-me-link-do")) }
                }
            }
        }
    }
}

/// A device or a link, and the button that ends it; a guest who ends the only one cannot come back.
fn session_item(reader: &Reader, session: &ListedSession, is_only: bool) -> Markup {
    let kind = reader.text(match session.kind {
        SessionKind::Browser => "pages-session-browser",
        SessionKind::Program => "pages-session-program",
        SessionKind::Link => "pages-session-link",
        SessionKind::Carried => "pages-session-carried",
    });
    let end = if session.is_current { "pages-session-leave" } else { "pages-session-end" };
    html! {
        li {
            div {
                strong {
                    @if session.kind == SessionKind::Browser && !session.device.is_empty() { (session.device) }
                    @else { (kind) @if !session.device.is_empty() { ": " (session.device) } }
                }
                @if session.is_current { " " span.tag { (reader.text("pages-session-current")) } }
                br;
                span.subtle { (reader.say(&Phrase::new("pages-session-used").with("when", ago(reader, session.quiet_minutes)))) }
            }
            @if is_only {
                p.subtle { (reader.text("pages-session-only")) }
            } @else {
                form method="post" action="/me/sessions/end" {
                    input type="hidden" name="session" value=(session.name);
                    button.button { (reader.text(end)) }
                }
            }
        }
    }
}

/// An address with a button that copies it; the script writes it out in full.
pub(crate) fn address(reader: &Reader, address: &str, label: &str) -> Markup {
    html! {
        div.address {
            input type="text" readonly data-address=(address) value=(address) aria-label=(reader.text(label));
            button.button type="button" data-copy=(address) { (art::icon("copy")) span { (reader.text("pages-copy")) } }
        }
    }
}

/// The page behind a personal link, which asks before it makes this browser that guest's, and says so if it is another one's.
pub fn enter(site: &Site, reader: &Reader, secret: &str, guest: &str) -> String {
    let title = reader.say(&Phrase::new("pages-enter").with("name", guest));
    let main = html! {
        main.sheet.narrow id="main" {
            section.paper.center {
                (art::logo())
                h1 { (title) }
                p { (reader.text("pages-enter-help")) }
                @if let Some(name) = &reader.name {
                    p.warning { (art::icon("key")) span { (reader.say(&Phrase::new("pages-enter-replace").with("name", name.as_str()))) } }
                    p { a href="/me" { (reader.text("pages-enter-keep")) } }
                }
                form method="post" action="/enter" {
                    input type="hidden" name="secret" value=(secret);
                    @if reader.name.is_some() { input type="hidden" name="replace" value="yes"; }
                    button.button.primary { (reader.text("pages-enter-do")) }
                }
                p { a href="/" { (reader.text("pages-enter-not")) } }
            }
        }
    };
    document(site, reader, &title, "guest", &main)
}

/// The page that says what went wrong and leads on.
pub fn sorry(site: &Site, reader: &Reader, status: u16, sentence: &str) -> String {
    let title = reader.text(if status == 404 { "pages-sorry-missing" } else { "pages-sorry" });
    let main = html! {
        main.sheet.narrow id="main" {
            section.paper.center {
                (art::fallen())
                h1 { (title) }
                p { (sentence) }
                p { a.button.primary href="/" { (reader.text("pages-sorry-home")) } }
                p.subtle { small { (status) } }
            }
        }
    };
    document(site, reader, &title, "sorry", &main)
}
