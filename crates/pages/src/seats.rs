//! Who sits at a table, and how one comes and goes.

use catalogue::Level;
use maud::{Markup, html};
use words::{Language, Phrase};

use crate::guest::address;
use crate::{Progress, Reader, SeatHolder, TableModel, art};

/// The levels that a bot at a table can have.
const LEVELS: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

/// The strip of seats, and the way to fill the free ones.
pub(crate) fn seats(reader: &Reader, now: &TableModel) -> Markup {
    let is_open = now.seats.contains(&SeatHolder::Free) && now.progress != Progress::Over;
    let is_seated = now.seats.iter().any(|seat| matches!(seat, SeatHolder::Mine { .. }));
    html! {
        ul.seat-strip aria-label=(reader.text("pages-seats")) {
            @for (seat, name) in seat_names(reader.language, &now.seats).iter().enumerate() {
                (seat_item(reader, now, (seat, name), is_seated))
            }
        }
        @if is_open {
            div.invite {
                p { (art::icon("friends")) span { (reader.text("pages-invite")) } }
                (address(reader, &format!("/t/{}", now.id), "pages-invite-link"))
                p.subtle { (reader.text("pages-invite-watch")) }
            }
        } @else if !is_seated && now.progress == Progress::Playing {
            p.seat-watching.subtle { (reader.text("pages-watching")) }
        }
    }
}

fn seat_item(reader: &Reader, now: &TableModel, (seat, name): (usize, &str), is_seated: bool) -> Markup {
    let holder = &now.seats[seat];
    let (class, state) = match holder {
        SeatHolder::Free => ("seat-free", reader.text("pages-seat-free-state")),
        SeatHolder::Mine { .. } => ("seat-mine", reader.text("pages-seat-mine")),
        SeatHolder::Other { is_here: true, .. } => ("seat-here", reader.text("pages-seat-here")),
        SeatHolder::Other { is_here: false, .. } => ("seat-away", reader.text("pages-seat-away")),
        SeatHolder::Bot { level, .. } => ("seat-bot", reader.level(*level)),
    };
    let is_over = now.progress == Progress::Over;
    html! {
        li.seat-item.(class) {
            span.avatar.{ "seat-" (seat) } aria-hidden="true" {
                @match holder {
                    SeatHolder::Free => "+",
                    SeatHolder::Bot { .. } => (art::icon("bots")),
                    _ => (name.chars().next().unwrap_or('?')),
                }
            }
            span.seat-who { span.seat-name { (name) } span.seat-state { (state) } }
            @if !is_over { (ways(reader, now, seat, is_seated)) }
        }
    }
}

/// What the reader can do about a seat.
fn ways(reader: &Reader, now: &TableModel, seat: usize, is_seated: bool) -> Markup {
    let sit = |key: &str, class: &str| form(now, "sit", seat, &html! { button.button.(class) { (reader.text(key)) } });
    let bot = |key: &str| form(now, "bot", seat, &bot_fields(reader, key));
    let keep = format!("seat-{seat}");
    html! {
        @match &now.seats[seat] {
            SeatHolder::Free => {
                @if !is_seated { (sit("pages-seat-sit", "primary compact")) }
                details.seat-ways data-keep=(keep) {
                    summary aria-label=(reader.text("pages-seat-fill")) { "⋯" }
                    div.seat-menu {
                        @if is_seated { (sit("pages-seat-sit-too", "")) }
                        (bot("pages-seat-bot"))
                    }
                }
            }
            SeatHolder::Mine { .. } => details.seat-ways data-keep=(keep) {
                summary aria-label=(reader.text("pages-seat-ways")) { "⋯" }
                div.seat-menu {
                    (bot("pages-seat-bot-over"))
                    (form(now, "rise", seat, &html! { button.button { (reader.text("pages-seat-leave")) } }))
                }
            },
            SeatHolder::Bot { is_returnable: true, .. } => (sit("pages-seat-return", "primary compact")),
            SeatHolder::Bot { .. } | SeatHolder::Other { .. } => "",
        }
    }
}

fn form(now: &TableModel, way: &str, seat: usize, fields: &Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (now.id) "/" (way) } {
            input type="hidden" name="seat" value=(seat);
            (fields)
        }
    }
}

fn bot_fields(reader: &Reader, key: &str) -> Markup {
    html! {
        select name="level" aria-label=(reader.text("pages-level")) {
            @for level in LEVELS { option value=(level) selected[level == Level::Medium] { (reader.level(level)) } }
        }
        button.button { (reader.text(key)) }
    }
}

/// What the holders of the seats are called, for pictures and logs too; a number tells apart what has the same name.
pub fn seat_names(language: Language, seats: &[SeatHolder]) -> Vec<String> {
    let name = |(seat, holder): (usize, &SeatHolder)| match holder {
        SeatHolder::Free => language.text("pages-seat-free"),
        SeatHolder::Mine { name } | SeatHolder::Other { name, .. } => name.clone(),
        SeatHolder::Bot { .. } => language.text(&format!("pages-bot-name-{}", seat + 1)),
    };
    let names: Vec<String> = seats.iter().enumerate().map(name).collect();
    let numbered = |(seat, name): (usize, &String)| {
        let is_alone = names.iter().filter(|other| *other == name).count() == 1;
        if is_alone || seats[seat] == SeatHolder::Free {
            return name.clone();
        }
        language.say(&Phrase::new("pages-seat-numbered").with("name", name.as_str()).with("number", seat + 1))
    };
    names.iter().enumerate().map(numbered).collect()
}
