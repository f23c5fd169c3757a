//! The pages about the reader: the name, the personal link, and what went wrong.

use maud::html;

use crate::frame::document;
use crate::new_table::name_field;
use crate::{Reader, art};

/// The page of the reader: the name, and the personal link.
pub fn me(reader: &Reader, personal_link: &str) -> String {
    let title = reader.text("pages-me");
    let main = html! {
        main.sheet.narrow id="main" {
            h1 { (title) }
            section.paper {
                h2 { (reader.text("pages-me-name")) }
                form method="post" action="/me" {
                    (name_field(reader))
                    button.button.primary { (reader.text("pages-me-name-do")) }
                }
            }
            section.paper {
                h2 { (reader.text("pages-me-link")) }
                p { (reader.text("pages-me-link-help")) }
                (address(reader, personal_link, "pages-me-link"))
                p.warning { (art::icon("key")) span { (reader.text("pages-me-link-secret")) } }
            }
        }
    };
    document(reader, &title, "guest", &main)
}

/// An address with a button that copies it; the script writes it out in full.
pub(crate) fn address(reader: &Reader, address: &str, label: &str) -> maud::Markup {
    html! {
        div.address {
            input type="text" readonly data-address=(address) value=(address) aria-label=(reader.text(label));
            button.button type="button" data-copy=(address) { (art::icon("copy")) span { (reader.text("pages-copy")) } }
        }
    }
}

/// The page behind a personal link, which asks before it makes this browser that guest's.
pub fn enter(reader: &Reader, secret: &str) -> String {
    let title = reader.text("pages-enter");
    let main = html! {
        main.sheet.narrow id="main" {
            section.paper.center {
                (art::logo())
                h1 { (title) }
                p { (reader.text("pages-enter-help")) }
                form method="post" action="/enter" {
                    input type="hidden" name="secret" value=(secret);
                    button.button.primary { (reader.text("pages-enter-do")) }
                }
                p { a href="/" { (reader.text("pages-enter-not")) } }
            }
        }
    };
    document(reader, &title, "guest", &main)
}

/// The page that says what went wrong and leads on.
pub fn sorry(reader: &Reader, status: u16, sentence: &str) -> String {
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
    document(reader, &title, "sorry", &main)
}
