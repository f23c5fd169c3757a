//! Who sits at a table, and how one comes and goes.

use catalogue::Level;
use maud::{Markup, html};
use pictures::number;
use words::{Language, Phrase};

use crate::invitation::{invitation, waiting_room};
use crate::{Progress, Reader, SeatHolder, TableModel, art};

/// The strip of seats.
pub(crate) fn seats(reader: &Reader, now: &TableModel) -> Markup {
    let is_seated = is_seated(now);
    html! {
        ul.seat-strip aria-label=(reader.text("pages-seats")) {
            @for (seat, name) in seat_names(reader.language, &now.seats).iter().enumerate() {
                (seat_item(reader, now, (seat, name), is_seated))
            }
        }
        @if !is_open(now) && !now.company.has_played && !is_seated && now.progress == Progress::Playing {
            p.seat-watching.subtle { (reader.text("pages-watching")) }
        }
    }
}

/// The way to fill free seats, if there are any.
pub(crate) fn room(reader: &Reader, now: &TableModel) -> Markup {
    html! {
        @if is_open(now) {
            @if now.company.has_played || is_seated(now) { (waiting_room(reader, now)) } @else { (invitation(reader, now)) }
        }
    }
}

fn is_open(now: &TableModel) -> bool {
    now.seats.contains(&SeatHolder::Free) && now.progress != Progress::Over
}

fn is_seated(now: &TableModel) -> bool {
    now.seats.iter().any(|seat| matches!(seat, SeatHolder::Mine { .. }))
}

fn seat_item(reader: &Reader, now: &TableModel, (seat, name): (usize, &str), is_seated: bool) -> Markup {
    let holder = &now.seats[seat];
    let (class, state) = match holder {
        SeatHolder::Free => ("seat-free", reader.text("pages-seat-free-state")),
        SeatHolder::Mine { .. } => ("seat-mine", reader.text("pages-seat-mine")),
        SeatHolder::Other { is_here: true, .. } => ("seat-here", reader.text("pages-seat-here")),
        SeatHolder::Other { is_here: false, .. } => ("seat-away", reader.text("pages-seat-away")),
        SeatHolder::Bot { level, instead_of: None, .. } => ("seat-bot", reader.level(*level)),
        SeatHolder::Bot { level, instead_of: Some(name), .. } => {
            let phrase = Phrase::new("pages-seat-bot-for").with("level", reader.level(*level));
            ("seat-bot", reader.say(&phrase.with("name", name.as_str())))
        }
        SeatHolder::GivenUp { .. } => ("seat-bot", reader.text("pages-seat-gave-up")),
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
            @if let Some(points) = points(now, seat) {
                @let told = reader.say(&Phrase::new("pages-seat-points").with("points", points));
                b.seat-points role="img" aria-label=(told) title=(told) { (number(points)) }
            }
            @if !is_over { (ways(reader, now, seat, is_seated)) }
        }
    }
}

/// The points of a seat, where the picture is shown to the reader and the game has begun.
fn points(now: &TableModel, seat: usize) -> Option<i32> {
    now.drawing.as_ref().filter(|_| now.progress != Progress::Open)?.totals.get(seat).copied()
}

/// What the reader can do about a seat.
fn ways(reader: &Reader, now: &TableModel, seat: usize, is_seated: bool) -> Markup {
    let sit = |key: &str, class: &str| form(now, "sit", seat, &html! { button.button.(class) { (reader.text(key)) } });
    let bot = |key: &str| form(now, "bot", seat, &bot_fields(reader, key));
    let keep = format!("seat-{seat}");
    html! {
        @match &now.seats[seat] {
            SeatHolder::Free => {
                @if is_seated {
                    details.seat-ways data-keep=(keep) {
                        summary aria-label=(reader.text("pages-seat-fill")) { "⋯" }
                        div.seat-menu { (sit("pages-seat-sit-too", "")) (bot("pages-seat-bot")) }
                    }
                }
            }
            SeatHolder::Mine { .. } => details.seat-ways data-keep=(keep) {
                summary aria-label=(reader.text("pages-seat-ways")) { "⋯" }
                div.seat-menu { (leaving(reader, now, seat)) }
            },
            SeatHolder::Bot { is_returnable: true, .. } => (sit("pages-seat-return", "primary compact")),
            SeatHolder::Bot { .. } | SeatHolder::Other { .. } | SeatHolder::GivenUp { .. } => "",
        }
    }
}

/// What becomes of a seat of the reader's, and of the game: leaving asks.
fn leaving(reader: &Reader, now: &TableModel, seat: usize) -> Markup {
    let help = |key: &str| html! { p.subtle { (reader.text(key)) } };
    let is_playing = now.progress == Progress::Playing;
    let (end, end_help) = match now.company.is_alone {
        true => ("pages-end-alone", "pages-end-alone-help"),
        false => ("pages-end", "pages-end-help"),
    };
    html! {
        h2 { (reader.text("pages-leave")) }
        (form(now, "bot", seat, &bot_fields(reader, "pages-seat-bot-over")))
        (help("pages-leave-bot-help"))
        (form(now, "rise", seat, &html! { button.button { (reader.text("pages-seat-leave")) } }))
        (help("pages-leave-free-help"))
        @if is_playing && now.seats.len() > 1 {
            (sure(reader, (seat, "give_up"), ("pages-give-up", "pages-give-up-help", "pages-give-up-do")))
        }
        @if now.company.proposal.is_none() { (sure(reader, (seat, "propose_end"), (end, end_help, "pages-end-do"))) }
    }
}

/// Something that cannot be taken back: it is explained, and asked for twice.
fn sure(reader: &Reader, (seat, command): (usize, &str), (key, help, yes): (&str, &str, &str)) -> Markup {
    html! {
        details.sure data-keep={ (command) "-" (seat) } {
            summary.button { (reader.text(key)) }
            p { (reader.text(help)) }
            button.button.primary type="button" data-do=(command) data-seat=(seat) { (reader.text(yes)) }
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
            @for level in Level::OPPONENTS { option value=(level) selected[level == Level::Medium] { (reader.level(level)) } }
        }
        button.button { (reader.text(key)) }
    }
}

/// What the holders of the seats are called, for pictures and logs too; a number tells apart what has the same name.
pub fn seat_names(language: Language, seats: &[SeatHolder]) -> Vec<String> {
    let name = |(seat, holder): (usize, &SeatHolder)| match holder {
        SeatHolder::Free => language.text("pages-seat-free"),
        SeatHolder::Mine { name } | SeatHolder::Other { name, .. } | SeatHolder::GivenUp { name }
            if !name.is_empty() =>
        {
            name.clone()
        }
        SeatHolder::Mine { .. } | SeatHolder::Other { .. } | SeatHolder::GivenUp { .. } => language.text("pages-guest"),
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
