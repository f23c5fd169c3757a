//! The rulebooks, with their contents.

use catalogue::GameInfo;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::frame::document;
use crate::{Reader, Site, art};

/// A chapter, as the contents list it.
struct Chapter {
    id: String,
    title: String,
    is_part: bool,
}

/// A rulebook as HTML.
struct Book {
    title: String,
    chapters: Vec<Chapter>,
    html: String,
}

/// The rulebook of a game.
pub fn rules(site: &Site, reader: &Reader, game: &GameInfo) -> String {
    let book = read(game.looks.rulebook[reader.language as usize]);
    let id = game.id;
    let main = html! {
        main.sheet.rulebook id="main" data-game=(id) {
            div.top {
                div.game-emblem { (art::emblem(game)) }
                div {
                    p.subtle { (reader.text("pages-rules")) }
                    h1 { (book.title) }
                }
                form method="post" action={ "/quick/" (id) } {
                    input type="hidden" name="mode" value="bots";
                    button.button.primary { (art::icon("play")) (reader.text("pages-play-bots")) }
                }
            }
            nav.contents aria-label=(reader.text("pages-contents")) { (contents(reader, &book.chapters)) }
            article.prose { (PreEscaped(&book.html)) }
        }
    };
    document(site, reader, &book.title, "rules", &main)
}

fn contents(reader: &Reader, chapters: &[Chapter]) -> Markup {
    html! {
        details open data-contents {
            summary { (reader.text("pages-contents")) }
            ul {
                @for chapter in chapters {
                    li.part[chapter.is_part] { a href={ "#" (chapter.id) } { (chapter.title) } }
                }
            }
        }
    }
}

fn read(text: &str) -> Book {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut book = Book { title: String::new(), chapters: Vec::new(), html: String::new() };
    let mut heading: Option<(HeadingLevel, String, String)> = None;
    let mut events = Vec::new();
    for event in Parser::new_ext(text, options) {
        match &event {
            Event::Start(Tag::Heading { level, id, .. }) => {
                let id = id.as_ref().map_or(String::new(), |id| id.to_string());
                heading = Some((*level, id, String::new()));
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some((_, _, title)) = &mut heading {
                    title.push_str(text);
                }
            }
            _ => {}
        }
        if let Event::End(TagEnd::Heading(_)) = &event {
            let (level, id, title) = heading.take().expect("a heading begins before it ends");
            if level == HeadingLevel::H1 {
                // The page has its own title.
                while !matches!(events.pop(), None | Some(Event::Start(Tag::Heading { .. }))) {}
                book.title = title;
                continue;
            }
            book.chapters.push(Chapter { id, title, is_part: level != HeadingLevel::H2 });
        }
        let html = |text: &'static str| Event::Html(CowStr::Borrowed(text));
        match &event {
            // A wide table scrolls by itself on a phone.
            Event::Start(Tag::Table(_)) => events.extend([html("<div class=\"scroll\">"), event]),
            Event::End(TagEnd::Table) => events.extend([event, html("</div>")]),
            _ => events.push(event),
        }
    }
    pulldown_cmark::html::push_html(&mut book.html, events.into_iter());
    book
}

#[cfg(test)]
mod tests {
    use catalogue::GAMES;

    use super::*;

    #[test]
    fn every_game_has_a_rulebook_in_both_languages_with_the_same_chapters() {
        for game in GAMES {
            let [english, hungarian] = game.looks.rulebook.map(read);
            let ids = |book: &Book| book.chapters.iter().map(|chapter| chapter.id.clone()).collect::<Vec<_>>();
            assert_eq!(ids(&english), ids(&hungarian), "{}", game.id);
            assert!(ids(&english).iter().all(|id| !id.is_empty()), "{}", game.id);
            assert!(!english.title.is_empty() && !hungarian.title.is_empty());
            assert!(!english.html.contains("<h1") && english.html.contains("<h2 id=\"aim\">"));
        }
    }
}
