//! The form of a new table.

use catalogue::{GameInfo, Level};
use maud::{Markup, html};
use pictures::{setting_name, value_name};
use play::Setting;
use words::Phrase;

use crate::frame::document;
use crate::{Mode, NewTable, Reader, Site, Sitter, art};

/// How many values stand side by side; more are a list to unfold.
const SIDE_BY_SIDE: usize = 6;

/// The form of a new table.
pub fn new_table(site: &Site, reader: &Reader, new: &NewTable) -> String {
    let (game, id) = (new.game, new.game.id);
    let title = reader.say(&Phrase::new("pages-new-title").with("game", reader.game(game)));
    let main = html! {
        main.sheet id="main" data-game=(id) {
            div.top {
                div.game-emblem { (art::emblem(game)) }
                div { h1 { (title) } p.subtle { (reader.voice(game).text(&format!("{id}-tagline"))) } }
            }
            @if let Some(refusal) = &new.refusal { p.refusal role="alert" { (refusal) } }
            (modes(reader, new))
            form.new method="post" action={ "/new/" (id) } data-new {
                input type="hidden" name="mode" value=(new.mode);
                // After a refusal the name may be one that was typed and not kept yet.
                @if reader.name.is_none() || new.refusal.is_some() { (name_field(reader)) }
                fieldset.settings {
                    legend { (reader.text("pages-new-settings")) }
                    @if new.is_first { p.subtle { (reader.text("pages-new-first")) } }
                    @for (n, setting) in game.settings.iter().enumerate().filter(|(_, setting)| matters(game, setting)) {
                        (field(reader, game, setting, chosen(new, n)))
                    }
                    details.more-settings open[has_more(new)] {
                        summary { (reader.text("pages-new-more")) }
                        @for (n, setting) in game.settings.iter().enumerate().filter(|(_, setting)| !matters(game, setting)) {
                            (field(reader, game, setting, chosen(new, n)))
                        }
                        (box_field(reader, new))
                    }
                }
                fieldset.sitters {
                    legend { (reader.text("pages-new-seats")) }
                    p.subtle {
                        (reader.text("pages-new-seats-help"))
                        @if (new.game.is_learned)() { " " (reader.text("pages-new-expert-help")) }
                    }
                    @for (seat, sitter) in new.sitters.iter().enumerate() { (place(reader, new, seat, *sitter)) }
                }
                label.check {
                    input type="checkbox" name="public" value="on" checked[new.is_public];
                    span { (reader.text("pages-new-public")) " " small.subtle { (reader.text("pages-new-public-help")) } }
                }
                @if new.mode != Mode::Solo { (hints_field(reader, new)) }
                p.send {
                    button.button.primary { (art::icon("play")) (reader.text("pages-new-do")) }
                    a href={ "/rules/" (id) } { (reader.text("pages-rules")) }
                }
            }
        }
    };
    document(site, reader, &title, "new", &main)
}

/// Whether a setting is one that people should see at once: how many play, and what the rulebook speaks of before a first game.
fn matters(game: &GameInfo, setting: &Setting) -> bool {
    setting.key == "players" || game.first_value(setting.key).is_some()
}

fn chosen(new: &NewTable, n: usize) -> &str {
    new.values.get(n).map_or(new.game.settings[n].default, String::as_str)
}

/// Whether something that is folded is not as usual.
fn has_more(new: &NewTable) -> bool {
    let is_usual = |(n, setting): (usize, &Setting)| matters(new.game, setting) || chosen(new, n) == setting.default;
    !new.game.settings.iter().enumerate().all(is_usual) || !new.chosen_box.is_empty()
}

/// Whether people may take hints; who plays with nothing but bots always may.
fn hints_field(reader: &Reader, new: &NewTable) -> Markup {
    html! {
        label.check {
            input type="checkbox" name="hints" value="on" checked[new.hints];
            span { (reader.text("pages-new-hints")) " " small.subtle { (reader.text("pages-new-hints-help")) } }
        }
    }
}

fn modes(reader: &Reader, new: &NewTable) -> Markup {
    let (fewest, _) = new.game.players();
    let offered = Mode::ALL.into_iter().filter(|mode| *mode != Mode::Solo || fewest == 1);
    let mode = new.mode;
    html! {
        nav.modes aria-label=(reader.text("pages-new-modes")) {
            @for offered in offered {
                a href={ "/new/" (new.game.id) "?mode=" (offered) @if !new.chosen_box.is_empty() { "&box=" (new.chosen_box) } }
                    aria-current=[(offered == mode).then_some("page")] {
                    (art::icon(offered.name())) (reader.text(&format!("pages-mode-{offered}")))
                }
            }
        }
        p.mode-help { (reader.text(&format!("pages-mode-{mode}.help"))) }
    }
}

/// The field for a name, with the one that the reader has.
pub(crate) fn name_field(reader: &Reader) -> Markup {
    html! {
        label.field {
            span { (reader.text("pages-name")) }
            input type="text" name="name" maxlength="40" autocomplete="nickname" value=[reader.name.as_deref()]
                placeholder=(reader.text("pages-name-example"));
        }
    }
}

fn field(reader: &Reader, game: &GameInfo, setting: &Setting, chosen: &str) -> Markup {
    let (id, key, voice) = (game.id, setting.key, reader.voice(game));
    let name = setting_name(id, key);
    let help = voice.say(&name.form("help"));
    let label = |value: &str| voice.say(&value_name(id, key, value));
    let field = format!("set-{key}");
    let usual = reader.say(&Phrase::new("pages-usual").with("value", label(setting.default)));
    html! {
        div.setting {
            @if setting.values.len() <= SIDE_BY_SIDE {
                div role="radiogroup" aria-labelledby={ (field) "-name" } aria-describedby={ (field) "-help" } {
                    p.label id={ (field) "-name" } { (voice.say(&name)) }
                    div.options {
                        @for value in setting.values {
                            label {
                                input type="radio" name=(field) value=(value) checked[*value == chosen];
                                span { (label(value)) }
                            }
                        }
                    }
                }
            } @else {
                label.label for=(field) { (voice.say(&name)) }
                select id=(field) name=(field) aria-describedby={ (field) "-help" } {
                    @for value in setting.values { option value=(value) selected[*value == chosen] { (label(value)) } }
                }
            }
            p.subtle id={ (field) "-help" } { (help) @if setting.values.len() > 1 { " " (usual) } }
        }
    }
}

/// The box with which it is played, if there is a choice.
fn box_field(reader: &Reader, new: &NewTable) -> Markup {
    let mine = html! { a href="/boxes" { (reader.text("pages-boxes")) } };
    if new.boxes.len() < 2 {
        return html! { div.setting { p.subtle { (reader.text("pages-new-box-own")) " " (mine) } } };
    }
    html! {
        div.setting {
            label.label for="box" { (reader.text("pages-new-box")) }
            select id="box" name="box" aria-describedby="box-help" {
                @for offered in &new.boxes {
                    option value=(offered.value) selected[offered.value == new.chosen_box] { (offered.name) }
                }
            }
            p.subtle id="box-help" { (reader.text("pages-new-box-help")) " " (mine) }
        }
    }
}

fn place(reader: &Reader, new: &NewTable, seat: usize, sitter: Sitter) -> Markup {
    let label = reader.say(&Phrase::new("pages-seat").with("number", seat + 1));
    // Those who share a device with the reader have names too.
    let is_named = new.mode == Mode::Screen && seat > 0;
    let me = reader.text(if is_named { "pages-sitter-beside" } else { "pages-sitter-me" });
    let open = reader.text("pages-sitter-open");
    let bot = |level| reader.say(&Phrase::new("pages-bot").with("level", reader.level(level)));
    let bots = Level::OPPONENTS.into_iter().map(|level| (Sitter::Bot(level), bot(level)));
    let sitters = [(Sitter::Me, me), (Sitter::Open, open)].into_iter().chain(bots);
    let name = reader.say(&Phrase::new("pages-seat-name").with("number", seat + 1));
    let field = format!("seat-{seat}");
    html! {
        div.place data-seat=(seat) {
            span.avatar.{ "seat-" (seat) } aria-hidden="true" { (seat + 1) }
            label for=(field) { (label) }
            @if is_named {
                input type="text" name={ "name-" (seat) } maxlength="40" autocomplete="off" aria-label=(name)
                    placeholder=(name) value=[new.names.get(seat)];
            }
            select id=(field) name=(field) {
                @for (offered, name) in sitters {
                    option value=(offered) selected[offered == sitter] { (name) }
                }
            }
        }
    }
}
