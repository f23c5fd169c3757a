//! What the people at a table do beside playing: who is away, who wants to end the game, who has given up.

use catalogue::Level;
use maud::{Markup, html};
use play::Player;
use words::Phrase;

use crate::seats::seat_names;
use crate::{Absence, EndProposal, Progress, Reader, SeatHolder, TableModel, art};

/// What stands above whose turn it is.
pub(crate) fn company(reader: &Reader, now: &TableModel) -> Markup {
    let names = seat_names(reader.language, &now.seats);
    html! {
        (kept(reader, now))
        @if let Some(proposal) = &now.company.proposal { (ending(reader, now, &names, proposal)) }
        @for absence in &now.company.absences { (away(reader, &names, absence)) }
    }
}

/// What stands in the place of whose turn it is when the game was ended.
pub(crate) fn ended(reader: &Reader) -> Markup {
    html! { p.over { (reader.text("pages-ended")) } }
}

/// Why somebody is last whose points are not.
pub(crate) fn given_up(reader: &Reader, now: &TableModel) -> Markup {
    let (names, players) = (seat_names(reader.language, &now.seats), now.company.given_up);
    let told = now.progress == Progress::Over && !now.company.is_ended && !players.is_empty();
    let phrase = Phrase::new("pages-given-up").with("count", players.len()).with("names", list(&names, players.iter()));
    html! { @if told { p.table-aside { (reader.say(&phrase)) } } }
}

fn list(names: &[String], players: impl Iterator<Item = Player>) -> String {
    players.filter_map(|player| names.get(player.seat()).cloned()).collect::<Vec<_>>().join(", ")
}

/// The way back for somebody for whom a bot plays.
fn kept(reader: &Reader, now: &TableModel) -> Markup {
    let is_mine = |seat: &SeatHolder| matches!(seat, SeatHolder::Bot { is_returnable: true, .. });
    let seat = now.seats.iter().position(is_mine).filter(|_| now.progress != Progress::Over);
    html! {
        @if let Some(seat) = seat {
            div.table-affair {
                p { (art::icon("bots")) span { (reader.text("pages-kept")) } }
                form.affair-ways method="post" action={ "/t/" (now.id) "/sit" } {
                    input type="hidden" name="seat" value=(seat);
                    button.button.primary { (reader.text("pages-seat-return")) }
                }
            }
        }
    }
}

/// Somebody for whom the game waits, and what can be done about it.
fn away(reader: &Reader, names: &[String], absence: &Absence) -> Markup {
    let name = names.get(absence.player.seat()).map_or("", String::as_str);
    let say = |key: &str| reader.say(&Phrase::new(key).with("name", name));
    let counted = |key: &str, count: i64| reader.say(&Phrase::new(key).with("name", name).with("count", count));
    let since = match absence.minutes {
        None | Some(..=0) => say("pages-away"),
        Some(minutes @ 1..60) => counted("pages-away-minutes", minutes),
        Some(minutes) => counted("pages-away-hours", minutes / 60),
    };
    let seat = absence.player.seat();
    html! {
        @if absence.is_replaceable {
            details.table-affair open data-keep={ "away-" (seat) } {
                summary { (since) }
                div.affair-ways {
                    button.button.primary type="button" data-do="bot" data-seat=(seat) data-level=(Level::Medium) {
                        (art::icon("bots")) span { (say("pages-away-bot")) }
                    }
                    button.button type="button" data-close { (reader.text("pages-away-wait")) }
                }
            }
        } @else {
            div.table-affair { p { (since) } }
        }
    }
}

/// A proposal to end the game, and the answers to it.
fn ending(reader: &Reader, now: &TableModel, names: &[String], proposal: &EndProposal) -> Markup {
    let waiting = list(names, proposal.undecided.iter().copied());
    let told = match (proposal.has_agreed, waiting.as_str()) {
        (true, "") => Phrase::new("pages-ending-ready"),
        (true, _) => Phrase::new("pages-ending-waiting").with("names", waiting.as_str()),
        (false, _) => {
            Phrase::new("pages-ending").with("name", names.get(proposal.by.seat()).map_or("", String::as_str))
        }
    };
    let is_asked = !proposal.has_agreed || waiting.is_empty();
    let decline = if proposal.has_agreed { "pages-ending-withdraw" } else { "pages-ending-decline" };
    html! {
        div.table-affair {
            p { (reader.say(&told)) }
            @if let Some(voter) = now.company.voter {
                div.affair-ways {
                    @if is_asked {
                        button.button.primary type="button" data-do="agree_to_end" data-seat=(voter.seat()) {
                            (reader.text("pages-ending-agree"))
                        }
                    }
                    button.button type="button" data-do="decline_end" data-seat=(voter.seat()) { (reader.text(decline)) }
                }
            }
        }
    }
}
