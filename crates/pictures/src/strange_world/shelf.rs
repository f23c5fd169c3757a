//! The travelers who wait for a portal.

use games::StrangeWorld;
use games::strange_world::{Action, Traveller};
use maud::{Markup, html};

use super::{art, phrases};
use crate::Scene;

/// The travelers who are available, each with its wish.
pub(super) fn draw(scene: &Scene<'_, StrangeWorld>) -> Markup {
    let travellers = scene.view.public().travellers();
    html! {
        section.shelf aria-label=(scene.text("strange_world-shelf")) {
            h3 { (scene.text("strange_world-shelf")) }
            @if scene.step == "traveller" && !scene.legal.is_empty() && travellers.len() > 1 {
                p.note { (scene.text("strange_world-pick-traveller")) }
            }
            @if travellers.is_empty() { p.note { (scene.text("strange_world-shelf-empty")) } }
            div.travellers { @for traveller in travellers.iter() { (waiting(scene, traveller)) } }
            @if let Some(act) = scene.act(&Action::Decline) {
                button.decline type="button" data-action=(act.text) data-hint[act.is_hint] { (act.label) }
            }
        }
    }
}

fn waiting(scene: &Scene<'_, StrangeWorld>, traveller: Traveller) -> Markup {
    let invitation = traveller.invitation();
    let (name, tip) = (scene.say(&phrases::traveller(traveller)), scene.say(&phrases::wish(traveller)));
    let inside = html! {
        (art::drawing(&traveller.to_string(), "0 0 60 64"))
        span.name { (name) }
        span.wish { (art::wish(traveller)) }
        span.stars { (invitation.base) small { "+" (invitation.bonus) } (art::star()) }
    };
    let part = format!("traveller-{traveller}");
    let is_part = scene.view.public().travellers().len() > 1 && scene.has_part(&part);
    html! {
        @if is_part {
            button.traveller type="button" data-part=(part) data-hint[scene.is_hinted(&part)] data-move=(part) aria-label=(tip) data-tip=(tip) { (inside) }
        } @else {
            div.traveller data-move=(part) role="img" aria-label=(tip) data-tip=(tip) { (inside) }
        }
    }
}
