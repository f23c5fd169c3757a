//! The ring of colors with its piles, and the wheel with its crests.

use std::f32::consts::TAU;

use games::Hadara;
use games::hadara::{Action, Color};
use maud::{Markup, html};
use play::{Game, Player, Rng};
use words::Phrase;

use super::{art, phrases};
use crate::Scene;

/// Width and height of the drawing.
const SIZE: f32 = 300.0;
const MIDDLE: f32 = SIZE / 2.0;
const SEGMENTS: usize = 5;
const OUTER_EDGE: f32 = 147.0;
const INNER_EDGE: f32 = 60.0;

/// A point of the ring: how far from the middle, and how many segments clockwise from the top.
fn point(radius: f32, segments: f32) -> (f32, f32) {
    let angle = (segments / SEGMENTS as f32 - 0.25) * TAU;
    (MIDDLE + radius * angle.cos(), MIDDLE + radius * angle.sin())
}

/// The outline of a segment.
fn segment_path(place: usize) -> String {
    let (from, to) = (place as f32 - 0.488, place as f32 + 0.488);
    let [a, b, c, d] = [(OUTER_EDGE, from), (OUTER_EDGE, to), (INNER_EDGE, to), (INNER_EDGE, from)]
        .map(|(radius, segments)| point(radius, segments));
    format!(
        "M{:.1} {:.1}A{OUTER_EDGE} {OUTER_EDGE} 0 0 1 {:.1} {:.1}L{:.1} {:.1}A{INNER_EDGE} {INNER_EDGE} 0 0 0 {:.1} {:.1}z",
        a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1
    )
}

/// The ring with its piles and the wheel.
pub(super) fn draw(scene: &Scene<'_, Hadara>) -> Markup {
    let segments = scene.view.segments().unwrap_or(scene.components.segments);
    let own = scene.viewer.filter(|_| scene.view.draw().is_some()).and_then(|viewer| scene.view.points_at(viewer));
    html! {
        svg.ring viewBox="0 0 300 300" role="group" aria-label=(scene.text("hadara-ring")) {
            circle.rim cx="150" cy="150" r="149" {}
            @for (place, color) in segments.into_iter().enumerate() {
                (segment(scene, place, color, own == Some(color)))
            }
            circle.weave cx="150" cy="150" r="144.5" {}
            circle.weave cx="150" cy="150" r="62.5" {}
            (wheel(scene, &segments))
        }
    }
}

fn segment(scene: &Scene<'_, Hadara>, place: usize, color: Color, is_own: bool) -> Markup {
    let act = scene.act(&Action::Wheel(color));
    let role = act.as_ref().map(|_| "button");
    let (text, label) = (act.as_ref().map(|act| &act.text), act.as_ref().map(|act| &act.label));
    let is_hint = act.as_ref().is_some_and(|act| act.is_hint);
    let middle = place as f32;
    // The sign stands at the edge of its segment that is nearer to the top.
    let (x, y) = point(88.0, middle + if place == 0 || place > 2 { 0.3 } else { -0.3 });
    html! {
        g.segment.(color) .here[is_own] role=[role] tabindex=[role.map(|_| "0")] data-action=[text] aria-label=[label] data-tip=[label] data-hint[is_hint] {
            path.field d=(segment_path(place)) {}
            svg.sign x=(x - 9.0) y=(y - 9.0) width="18" height="18" viewBox="0 0 24 24" { use href={ "#hadara-" (art::color_sign(color)) } {} }
            (inner_pile(scene, middle, color))
            (outer_pile(scene, middle, color))
        }
    }
}

fn inner_pile(scene: &Scene<'_, Hadara>, place: f32, color: Color) -> Markup {
    let count = scene.view.inner_pile(color);
    let (x, y) = point(81.0, place);
    let tip = Phrase::new("hadara-inner").with("color", phrases::color(color)).with("number", count);
    html! {
        @if count > 0 {
            g.inner transform={ "translate(" (rounded(x - 11.0)) " " (rounded(y - 14.0)) ")" } data-tip=(scene.say(&tip)) {
                @for layer in (0..count.div_ceil(2).min(4)).rev() {
                    rect.back x=(f32::from(layer) * 1.5) y=(f32::from(layer) * -1.5) width="22" height="28" rx="3" {}
                }
                text.count x="11" y="19" { (count) }
            }
        }
    }
}

fn outer_pile(scene: &Scene<'_, Hadara>, place: f32, color: Color) -> Markup {
    let (size, cards) = scene.view.outer_pile(color);
    let (x, y) = point(119.0, place);
    let mut tip = scene.say(&Phrase::new("hadara-outer").with("color", phrases::color(color)).with("number", size));
    if let Some(&top) = cards.last() {
        tip = format!("{tip}. {}", scene.say(&phrases::drawn(top, &scene.components)));
    }
    html! {
        g.outer transform={ "translate(" (rounded(x - 15.0)) " " (rounded(y - 18.0)) ")" } data-tip=(tip) {
            @if let Some(&top) = cards.last() {
                @for layer in (1..size.min(4)).rev() {
                    rect.under x=(f32::from(layer) * 1.7) y=(f32::from(layer) * -1.7) width="30" height="36" rx="3" {}
                }
                g data-move=[(scene.step != "take").then(|| format!("card-{}", top.name(&scene.components)))] {
                    rect.face x="0" y="0" width="30" height="36" rx="3" {}
                    svg x="1" y="1" width="28" height="34" viewBox="0 0 40 48" { (art::figure_inside(top, &scene.components)) }
                }
                circle.badge cx="29" cy="33" r="7.500" {}
                text.number x="29" y="36.500" { (size) }
            } @else {
                rect.empty x="0" y="0" width="30" height="36" rx="3" {}
            }
        }
    }
}

/// The wheel: each crest points at its segment, once that is settled.
fn wheel(scene: &Scene<'_, Hadara>, segments: &[Color; SEGMENTS]) -> Markup {
    let view = scene.view;
    let seats = || (0..scene.names.len()).map(Player::new);
    // Neighbors on the wheel point at neighboring segments (2.9.2), so one crest tells where all of them point.
    let turned = seats().find_map(|player| {
        let place = segments.iter().position(|&color| Some(color) == view.points_at(player))?;
        Some((SEGMENTS + place - view.crest(player)?.index()) % SEGMENTS)
    });
    let owner = |index: usize| seats().find(|&player| view.crest(player).is_some_and(|crest| crest.index() == index));
    let is_turning = view.draw().is_some();
    html! {
        g.wheel .rests[!is_turning] {
            circle.hub cx="150" cy="150" r="57" {}
            @for (index, name) in scene.components.names.crests.iter().enumerate() {
                @let place = ((index + turned.unwrap_or(0)) % SEGMENTS) as f32;
                (medallion(scene, place, name, owner(index), is_turning))
            }
            circle.axle cx="150" cy="150" r="6" {}
        }
    }
}

fn medallion(scene: &Scene<'_, Hadara>, place: f32, name: &str, owner: Option<Player>, is_turning: bool) -> Markup {
    let crest = phrases::crest(name);
    let ((x, y), is_own) = (point(34.0, place), owner.is_some() && owner == scene.viewer);
    let tip = match owner {
        None => Phrase::new("hadara-crest-idle").with("crest", crest),
        Some(player) => {
            let phrase = Phrase::new("hadara-crest-of").with("name", scene.name(player)).with("crest", crest.clone());
            match scene.view.points_at(player).filter(|_| is_turning) {
                Some(color) => Phrase::new("hadara-crest-at")
                    .with("name", scene.name(player))
                    .with("crest", crest)
                    .with("color", phrases::color(color)),
                None => phrase,
            }
        }
    };
    let [a, b, c] = [point(61.5, place), point(52.0, place - 0.13), point(52.0, place + 0.13)];
    let initial = owner.and_then(|player| scene.name(player).chars().next());
    html! {
        g.medallion .idle[owner.is_none()] .own[is_own] data-move={ "crest-" (name) } data-tip=(scene.say(&tip)) {
            @if owner.is_some() && is_turning {
                path.pointer d={ "M" (rounded(a.0)) " " (rounded(a.1)) "L" (rounded(b.0)) " " (rounded(b.1)) "L" (rounded(c.0)) " " (rounded(c.1)) "z" } {}
            }
            circle.disc cx=(rounded(x)) cy=(rounded(y)) r="17.500" {}
            svg x=(rounded(x - 13.0)) y=(rounded(y - 13.0)) width="26" height="26" viewBox="0 0 40 40" { (art::crest_inside(name)) }
            @if let Some(initial) = initial {
                @let (x, y) = (x + 11.0, y + 12.0);
                circle.badge cx=(rounded(x)) cy=(rounded(y)) r="7" {}
                text.number x=(rounded(x)) y=(rounded(y + 3.5)) { (initial) }
            }
        }
    }
}

/// For each position of the wheel: the colors of the viewer's five draws, and where the others begin.
pub(super) fn wheel_choices(scene: &Scene<'_, Hadara>) -> Markup {
    let Some(viewer) = scene.viewer.filter(|_| !scene.legal.is_empty()) else { return html! {} };
    let segments = scene.view.segments().unwrap_or(scene.components.segments);
    html! {
        p.wait { (scene.text("hadara-wheel-legend")) }
        div.positions {
            @for color in segments {
                @if let Some(act) = scene.act(&Action::Wheel(color)) {
                    @let game = turned(scene, viewer, Action::Wheel(color));
                    button.position type="button" data-action=(act.text) aria-label=(act.label) data-tip=(act.label) data-hint[act.is_hint] {
                        span.draws {
                            @for draw in 1..=scene.components.draws { (swatch(game.color_of_draw(viewer, draw))) }
                        }
                        span.others {
                            @for player in (0..scene.names.len()).map(Player::new).filter(|&player| player != viewer) {
                                span.other {
                                    @if let Some(crest) = scene.view.crest(player) { (art::crest(crest.name(&scene.components))) }
                                    span.initial { (scene.name(player).chars().take(1).collect::<String>()) }
                                    (swatch(game.color_of_draw(player, 1)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn swatch(color: Color) -> Markup {
    html! { span.swatch.(color) { (art::glyph(art::color_sign(color))) } }
}

fn turned(scene: &Scene<'_, Hadara>, viewer: Player, action: Action) -> Hadara {
    let mut game = Hadara::imagine(scene.view, &mut Rng::from_number(0));
    game.apply(viewer, action);
    game
}

fn rounded(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
