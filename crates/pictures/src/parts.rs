//! What the pictures share: lists, dice, panels of players, tooltips.

use maud::{Markup, html};
use words::Phrase;

use crate::Act;

/// The phrases one after the other, with commas between them.
pub fn list(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    let join = |first, rest| Phrase::new("table-list").with("first", first).with("rest", rest);
    phrases.into_iter().reduce(join).unwrap_or(Phrase::verbatim(""))
}

/// The phrases as a sentence lists them, with a word before the last one.
pub fn enumeration(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut phrases: Vec<Phrase> = phrases.into_iter().collect();
    match phrases.pop() {
        Some(last) if !phrases.is_empty() => Phrase::new("table-and").with("first", list(phrases)).with("last", last),
        only => only.unwrap_or(Phrase::verbatim("")),
    }
}

/// Where the pips of a die lie, in thirds of its side.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// The face of a die, 48 units wide, as the inside of an SVG: `class` gives its color, `glyph` tells it apart without color.
pub fn die_face(face: Option<u8>, class: &str, glyph: &str) -> Markup {
    let pips = face.and_then(|face| PIPS.get(usize::from(face).wrapping_sub(1))).copied().unwrap_or_default();
    html! {
        g.die.(class) {
            rect.body x="2" y="2" width="44" height="44" rx="9" {}
            @for (x, y) in pips {
                circle.pip cx=(12 + x * 12) cy=(12 + y * 12) r="4.4" {}
            }
            @if !glyph.is_empty() { text.glyph x="41" y="43" { (glyph) } }
        }
    }
}

/// A die by itself.
pub fn die(face: Option<u8>, class: &str, glyph: &str) -> Markup {
    html! { svg.die-alone viewBox="0 0 48 48" aria-hidden="true" { (die_face(face, class, glyph)) } }
}

/// A button of the picture that does an action at one click.
pub fn act_button(act: &Act, class: &str, inside: &Markup) -> Markup {
    html! {
        button.act.(class) type="button" data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label) data-tip=(act.label) {
            (inside)
        }
    }
}

/// The area of a player: the viewer's is open, another's is small and can be opened.
pub fn player_panel(name: &str, is_own: bool, is_acting: bool, summary: &Markup, inside: &Markup) -> Markup {
    html! {
        details.player open[is_own] .own[is_own] .acting[is_acting] data-keep={ "player-" (name) } {
            summary { span.name { (name) } " " span.brief { (summary) } }
            div.area { (inside) }
        }
    }
}
