//! A table that waits for people: what those see who sit there, and those who are invited.

use maud::{Markup, html};
use words::{Language, Phrase};

use crate::guest::address;
use crate::seats::seat_names;
use crate::setup::players_words;
use crate::{Reader, SeatHolder, TableModel, art};

/// Whether a guest has chosen this name: who has not is called a guest.
pub fn is_chosen(name: &str) -> bool {
    Language::ALL.into_iter().all(|language| language.text("pages-guest") != name)
}

/// What those see who sit at the table: who has come, the link, and its code.
pub(crate) fn waiting_room(reader: &Reader, now: &TableModel) -> Markup {
    let link = format!("/t/{}", now.id);
    let taken = now.seats.iter().filter(|seat| **seat != SeatHolder::Free).count();
    let come = Phrase::new("pages-room").with("taken", taken).with("seats", now.seats.len());
    html! {
        div.invite {
            div.invite-words {
                p.invite-come { (art::icon("people")) span { (reader.say(&come)) } }
                p { (art::icon("friends")) span { (reader.text("pages-invite")) } }
                (address(reader, &link, "pages-invite-link"))
                p.subtle { (reader.text("pages-invite-watch")) }
            }
            figure.invite-code {
                img src={ (link) "/code.svg" } width="148" height="148" alt=(reader.text("pages-code-invite"));
                figcaption { (reader.text("pages-code")) }
            }
        }
    }
}

/// What somebody sees who was invited: by whom, to which game, what that is, and one button.
pub(crate) fn invitation(reader: &Reader, now: &TableModel) -> Markup {
    let (names, game) = (seat_names(reader.language, &now.seats), now.game);
    let host = now.company.host.and_then(|host| names.get(host.seat())).filter(|host| is_chosen(host));
    let title = match host {
        Some(host) => Phrase::new("pages-invited").with("name", host.as_str()).with("game", reader.game(game)),
        None => Phrase::new("pages-invited-by-nobody").with("game", reader.game(game)),
    };
    let (voice, id) = (reader.voice(game), game.id);
    let seat = now.seats.iter().position(|seat| *seat == SeatHolder::Free).unwrap_or_default();
    html! {
        div.invite.invited {
            div.game-emblem { (art::emblem(game)) }
            div.invite-words {
                h2 { (reader.say(&title)) }
                p { (voice.text(&format!("{id}-tagline"))) }
                form.invite-form method="post" action={ "/t/" (now.id) "/sit" } {
                    input type="hidden" name="seat" value=(seat);
                    @if now.company.asks_name {
                        label.field {
                            span { (reader.text("pages-name")) }
                            input id="my-name" type="text" name="name" maxlength="40" autocomplete="nickname" required
                                placeholder=(reader.text("pages-name-example"));
                        }
                    }
                    button.button.golden.large { (reader.text("pages-invited-sit")) }
                }
                p.subtle { (voice.text(&format!("{id}-about"))) }
                p.subtle { (players_words(reader, game)) " · " a href={ "/rules/" (id) "?lang=" (reader.language) } target="_blank" { (reader.text("pages-rules")) } }
            }
        }
    }
}
