//! Epoch cards: large ones about which somebody decides, and small ones in a display.

use std::sync::OnceLock;

use games::Hadara;
use games::hadara::{Board, Card, Components, Deed, Track};
use maud::{Markup, html};
use words::{Language, Phrase};

use super::{art, phrases};
use crate::{Act, Scene};

/// The numbers of the epochs.
pub(super) const EPOCHS: [&str; 3] = ["I", "II", "III"];

/// What is to be known about each card of a box, in each language and with each reading of the joker (15.13).
struct Tips(Vec<[[OnceLock<String>; 2]; Language::ALL.len()]>);

/// All that is to be known about a card at this table, said once in each language.
pub(super) fn tip(scene: &Scene<'_, Hadara>, card: Card) -> &'static str {
    let tips =
        scene.components.derived(|components| Tips(components.cards.iter().map(|_| Default::default()).collect()));
    let reading = usize::from(scene.view.setup().joker_for_set_points);
    tips.0[card.index()][scene.language as usize][reading].get_or_init(|| said(scene, card))
}

fn said(scene: &Scene<'_, Hadara>, card: Card) -> String {
    let facts = card.facts(&scene.components);
    let epoch = EPOCHS[usize::from(facts.epoch)];
    let cost = Phrase::new("hadara-card-cost").with("cost", facts.cost).with("epoch", epoch);
    let mut tip = format!("{}. {}.", scene.say(&phrases::drawn(card, &scene.components)), scene.say(&cost));
    if let Some(help) = phrases::ability_help(card, &scene.components, scene.view.setup()) {
        tip.push(' ');
        tip.push_str(&scene.say(&help));
    }
    tip
}

/// The steps on each track and the points, as signs with numbers.
pub(super) fn gains(steps: [u8; Track::ALL.len()], points: u8) -> Markup {
    html! {
        @for (track, number) in Track::ALL.into_iter().zip(steps) {
            @if number > 0 { span.gain.(track) { (art::track_glyph(track)) (number) } }
        }
        @if points > 0 { span.gain.points { (art::glyph("star")) (points) } }
    }
}

/// A large card; what can be done with it stands below.
pub(super) fn large(scene: &Scene<'_, Hadara>, card: Card, note: &Markup, deeds: &Markup) -> Markup {
    let components = scene.components.get();
    let facts = card.facts(components);
    let ability = phrases::ability(card, components).zip(phrases::ability_help(card, components, scene.view.setup()));
    let price = scene.viewer.map_or(facts.cost.into(), |viewer| scene.view.board(viewer).price(card, components));
    let price_tip = Phrase::new("hadara-price").with("price", price).with("cost", facts.cost);
    html! {
        article.card.(facts.color) {
            div.top data-move={ "card-" (card.name(components)) } data-tip=(tip(scene, card)) {
                span.portrait { (art::figure(card, components)) }
                span.epoch { (EPOCHS[usize::from(facts.epoch)]) @if facts.advanced { "★" } }
                span.price data-tip=(scene.say(&price_tip)) {
                    (art::glyph("coin"))
                    @if price < facts.cost.into() { s { (facts.cost) } " " }
                    b { (price) }
                }
            }
            h3 { span.sign { (art::glyph(art::color_sign(facts.color))) } (scene.say(&phrases::who(card, components))) }
            p.gains { (gains(facts.steps, facts.points)) }
            @if let Some((ability, help)) = ability {
                p.ability data-tip=(scene.say(&help)) { (scene.say(&ability)) }
            }
            (note)
            (deeds)
        }
    }
}

/// What recruiting the card would bring within reach, or whom it would leave hungry.
pub(super) fn effects(scene: &Scene<'_, Hadara>, deed: Option<Deed>) -> Markup {
    let (Some(viewer), Some(deed)) = (scene.viewer, deed) else { return html! {} };
    let (before, after) = (scene.view.board(viewer), scene.view.board_after(viewer, deed));
    let components = scene.components.get();
    let colonies = components.tiers.iter().map(|tier| tier.requirement).enumerate();
    let colony = colonies.filter(|&(index, _)| !before.has_colony(index));
    let colony = reached(before, &after, Track::Military, colony, components);
    let busts = components.busts.iter().map(|bust| bust.requirement).enumerate();
    let bust = busts.filter(|&(index, _)| !before.has_bust(index));
    let bust = reached(before, &after, Track::Culture, bust, components);
    let hungry = Some(after.unfed(0)).filter(|&unfed| unfed > before.unfed(0));
    let in_reach = |what: Phrase| scene.say(&Phrase::new("hadara-reaches").with("what", what));
    let moved = Track::ALL.into_iter().filter(|&track| after.track(track) != before.track(track));
    html! {
        @if before.side().is_some() {
            p.effects {
                @for track in moved {
                    span.move.(track) { (art::track_glyph(track)) (before.track(track)) "→" b { (after.track(track)) } }
                }
                @if let Some(number) = colony { span.reach { (art::glyph("colony")) (in_reach(Phrase::new("hadara-colony").with("number", number))) } }
                @if let Some(number) = bust { span.reach { (art::glyph("bust")) (in_reach(Phrase::new("hadara-bust").with("number", number))) } }
                @if let Some(number) = hungry { span.warning { (art::glyph("bowl")) (scene.say(&Phrase::new("hadara-hungry").with("number", number))) } }
            }
        }
    }
}

/// The highest requirement that was out of reach before and is not after.
fn reached(
    before: &Board,
    after: &Board,
    track: Track,
    open: impl Iterator<Item = (usize, u8)>,
    components: &Components,
) -> Option<u16> {
    let is_reached = |&requirement: &u8| {
        before.lacks(requirement, track, components) > 0 && after.lacks(requirement, track, components) == 0
    };
    open.map(|(_, requirement)| requirement).filter(is_reached).max().map(u16::from)
}

/// A small card; one that is new has just come here.
pub(super) fn small(scene: &Scene<'_, Hadara>, card: Card, tile: Option<Track>, is_new: bool, is_own: bool) -> Markup {
    let (told, components) = (tip(scene, card), scene.components.get());
    html! {
        div.mini.(card.facts(components).color) .new[is_new] data-move=[is_new.then(|| format!("card-{}", card.name(components)))] role=[is_own.then_some("img")] aria-label=[is_own.then_some(told)] data-tip=(told) {
            (small_inside(card, tile, components))
        }
    }
}

/// A small card with which something can be done.
pub(super) fn small_button(scene: &Scene<'_, Hadara>, card: Card, tile: Option<Track>, act: &Act) -> Markup {
    let components = scene.components.get();
    html! {
        button.mini.(card.facts(components).color) type="button" data-action=(act.text) aria-label=(act.label) data-hint[act.is_hint] data-tip=(tip(scene, card)) {
            (small_inside(card, tile, components))
        }
    }
}

fn small_inside(card: Card, tile: Option<Track>, components: &Components) -> Markup {
    let facts = card.facts(components);
    html! {
        (art::figure(card, components))
        span.values {
            (gains(facts.steps, facts.points))
            @if facts.ability.is_some() { span.gain.special { (art::glyph("mask")) } }
            @if let Some(track) = tile { span.gain.tile.(track) { (art::track_glyph(track)) } }
        }
    }
}
