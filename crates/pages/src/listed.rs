//! The lists of tables on the home page.

use maud::{Markup, html};
use pictures::title_phrase;
use words::Phrase;

use crate::home::ago;
use crate::setup::{setup_words, unusual_words};
use crate::{Listed, ListedNews, Progress, Reader, art};

/// How many of the reader's tables stand in sight; the others are folded, so that the games are not far.
const IN_SIGHT: usize = 3;

/// The tables of the reader; nothing if there are none.
pub(crate) fn mine(reader: &Reader, tables: &[Listed]) -> Markup {
    let (first, rest) = tables.split_at(tables.len().min(IN_SIGHT));
    html! {
        @if !first.is_empty() {
            h2 { (reader.text("pages-mine")) }
            (list(reader, first, true))
            @if !rest.is_empty() {
                details.more-tables data-keep="mine" {
                    summary { (reader.say(&Phrase::new("pages-mine-more").with("count", rest.len()))) }
                    (list(reader, rest, true))
                }
            }
        }
    }
}

/// Public tables with free seats.
pub(crate) fn open(reader: &Reader, tables: &[Listed]) -> Markup {
    html! {
        h2 { (reader.text("pages-open")) }
        @if tables.is_empty() { p.subtle { (reader.text("pages-open-none")) } } @else { (list(reader, tables, false)) }
    }
}

fn list(reader: &Reader, tables: &[Listed], is_mine: bool) -> Markup {
    let name = |table: &Listed| format!("{}-{}", if is_mine { "mine" } else { "open" }, table.id);
    html! { ul.list { @for table in tables { li id=(name(table)) { (row(reader, table, is_mine)) } } } }
}

fn row(reader: &Reader, table: &Listed, is_mine: bool) -> Markup {
    let (address, way) = match table.progress {
        Progress::Over => (format!("/r/{}", table.id), "pages-go-replay"),
        Progress::Open if !is_mine => (format!("/t/{}", table.id), "pages-go-join"),
        Progress::Open | Progress::Playing => (format!("/t/{}", table.id), "pages-go-on"),
    };
    let waits = table.news == Some(ListedNews::MyTurn);
    html! {
        a.row href=(address) data-game=(table.game.id) data-waits[waits] {
            span.game-emblem { (art::emblem(table.game)) }
            span.what {
                strong { (reader.game(table.game)) }
                @if let Some(with) = company(reader, table, is_mine) { span { (with) } }
                @let setup = setup(reader, table, is_mine);
                @if !setup.is_empty() { span.subtle { (setup) } }
                span.news { b { (news(reader, table)) } " · " span.ago { (ago(reader, table.quiet_minutes)) } }
            }
            span.go { (reader.text(way)) }
        }
    }
}

/// The set-up; how many play need not be said where they are named.
fn setup(reader: &Reader, table: &Listed, is_mine: bool) -> String {
    let words = if is_mine && !table.others.is_empty() { unusual_words } else { setup_words };
    words(reader, table.game, &table.setup)
}

/// Who sits there beside the reader.
fn company(reader: &Reader, table: &Listed, is_mine: bool) -> Option<String> {
    let key = if is_mine { "pages-mine-against" } else { "pages-open-there" };
    let names = table.others.join(", ");
    (!names.is_empty()).then(|| reader.say(&Phrase::new(key).with("names", names)))
}

/// What the reader would like to know first.
fn news(reader: &Reader, table: &Listed) -> String {
    let joined = |points: &[i32]| points.iter().map(i32::to_string).collect::<Vec<_>>().join(" : ");
    let phrase = match &table.news {
        Some(ListedNews::MyTurn) => Phrase::new("pages-mine-turn"),
        Some(ListedNews::TurnOf(names)) => Phrase::new("pages-mine-turn-of").with("names", names.join(", ")),
        Some(ListedNews::Won { is_shared, points }) => {
            let key = if *is_shared { "pages-mine-shared" } else { "pages-mine-won" };
            Phrase::new(key).with("points", joined(points))
        }
        Some(ListedNews::WonBy { names, points }) => {
            let phrase = Phrase::new("pages-mine-won-by").with("count", names.len());
            phrase.with("names", names.join(", ")).with("points", joined(points))
        }
        Some(ListedNews::Ended) => Phrase::new("pages-mine-ended"),
        Some(ListedNews::Solo { points, title }) => match title {
            Some(title) => {
                let title = title_phrase(table.game.id, title, reader.voice(table.game));
                let title = reader.voice(table.game).say(&title);
                Phrase::new("pages-mine-solo-title").with("points", *points).with("title", title)
            }
            None => Phrase::new("pages-mine-solo").with("points", *points),
        },
        None => Phrase::new(match table.progress {
            Progress::Open => "pages-progress-open",
            Progress::Playing => "pages-progress-playing",
            Progress::Over => "pages-progress-over",
        }),
    };
    reader.say(&phrase)
}
