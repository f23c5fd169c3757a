//! The travelers who wait for a portal.

use games::StrangeWorld;
use games::strange_world::{Action, Components, Traveller};
use maud::{Markup, html};
use words::Voice;

use super::{art, phrases, traveller_part};
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
    let components = scene.components.get();
    let (inside, tip) = (card(traveller, components, scene.voice()), scene.say(&phrases::wish(traveller, components)));
    let part = traveller_part(traveller, components);
    let is_part = scene.view.public().travellers().len() > 1 && scene.has_part(&part);
    html! {
        @if is_part {
            button.traveller type="button" data-part=(part) data-hint[scene.is_hinted(&part)] data-move=(part) aria-label=(tip) data-tip=(tip) { (inside) }
        } @else {
            div.traveller data-move=(part) role="img" aria-label=(tip) data-tip=(tip) { (inside) }
        }
    }
}

/// What is printed on a traveler's card.
pub(super) fn card(traveller: Traveller, components: &Components, voice: Voice) -> Markup {
    let invitation = traveller.invitation(components);
    html! {
        (art::drawing(&invitation.id, "0 0 60 64"))
        span.name { (voice.say(&phrases::traveller(traveller, components))) }
        span.wish { (art::wish(invitation.condition)) }
        span.stars { (invitation.base) small { "+" (invitation.bonus) } (art::star()) }
    }
}
