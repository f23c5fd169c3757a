//! Epoch cards: large ones about which somebody decides, and small ones in a display.

use std::sync::{LazyLock, OnceLock};

use games::Hadara;
use games::hadara::{Board, Card, Deed, SHELF, Track};
use maud::{Markup, html};
use words::{Language, Phrase};

use super::{art, phrases};
use crate::{Act, Scene};

/// The numbers of the epochs.
pub(super) const EPOCHS: [&str; 3] = ["I", "II", "III"];

/// All that is to be known about a card, said once in each language.
pub(super) fn tip(scene: &Scene<'_, Hadara>, card: Card) -> &'static str {
    static TIPS: LazyLock<Vec<[OnceLock<String>; Language::ALL.len()]>> =
        LazyLock::new(|| SHELF.get().cards.iter().map(|_| Default::default()).collect());
    TIPS[card.index()][scene.language as usize].get_or_init(|| said(scene, card))
}

fn said(scene: &Scene<'_, Hadara>, card: Card) -> String {
    let facts = card.facts();
    let epoch = EPOCHS[usize::from(facts.epoch)];
    let cost = Phrase::new("hadara-card-cost").with("cost", facts.cost).with("epoch", epoch);
    let mut tip = format!("{}. {}.", scene.say(&phrases::drawn(card)), scene.say(&cost));
    if let Some(ability) = phrases::ability(card) {
        tip.push(' ');
        tip.push_str(&scene.say(&ability.form("help")));
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
    let facts = card.facts();
    let ability = phrases::ability(card);
    let price = scene.viewer.map_or(facts.cost.into(), |viewer| scene.view.board(viewer).price(card));
    let price_tip = Phrase::new("hadara-price").with("price", price).with("cost", facts.cost);
    html! {
        article.card.(facts.color) {
            div.top data-move={ "card-" (card) } data-tip=(tip(scene, card)) {
                span.portrait { (art::figure(card)) }
                span.epoch { (EPOCHS[usize::from(facts.epoch)]) @if facts.advanced { "★" } }
                span.price data-tip=(scene.say(&price_tip)) {
                    (art::glyph("coin"))
                    @if price < facts.cost.into() { s { (facts.cost) } " " }
                    b { (price) }
                }
            }
            h3 { span.sign { (art::glyph(art::color_sign(facts.color))) } (scene.say(&phrases::who(card))) }
            p.gains { (gains(facts.steps, facts.points)) }
            @if let Some(ability) = ability {
                p.ability data-tip=(scene.say(&ability.form("help"))) { (scene.say(&ability)) }
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
    let colonies = SHELF.get().tiers.iter().map(|tier| tier.requirement).enumerate();
    let colony = colonies.filter(|&(index, _)| !before.has_colony(index));
    let colony = reached(before, &after, Track::Military, colony);
    let busts = SHELF.get().busts.iter().map(|bust| bust.requirement).enumerate();
    let bust = reached(before, &after, Track::Culture, busts.filter(|&(index, _)| !before.has_bust(index)));
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
fn reached(before: &Board, after: &Board, track: Track, open: impl Iterator<Item = (usize, u8)>) -> Option<u16> {
    let is_reached = |&requirement: &u8| before.lacks(requirement, track) > 0 && after.lacks(requirement, track) == 0;
    open.map(|(_, requirement)| requirement).filter(is_reached).max().map(u16::from)
}

/// A small card; one that is new has just come here.
pub(super) fn small(scene: &Scene<'_, Hadara>, card: Card, tile: Option<Track>, is_new: bool, is_own: bool) -> Markup {
    let told = tip(scene, card);
    html! {
        div.mini.(card.facts().color) .new[is_new] data-move=[is_new.then(|| format!("card-{card}"))] role=[is_own.then_some("img")] aria-label=[is_own.then_some(told)] data-tip=(told) {
            (small_inside(card, tile))
        }
    }
}

/// A small card with which something can be done.
pub(super) fn small_button(scene: &Scene<'_, Hadara>, card: Card, tile: Option<Track>, act: &Act) -> Markup {
    html! {
        button.mini.(card.facts().color) type="button" data-action=(act.text) aria-label=(act.label) data-hint[act.is_hint] data-tip=(tip(scene, card)) {
            (small_inside(card, tile))
        }
    }
}

fn small_inside(card: Card, tile: Option<Track>) -> Markup {
    let facts = card.facts();
    html! {
        (art::figure(card))
        span.values {
            (gains(facts.steps, facts.points))
            @if facts.ability.is_some() { span.gain.special { (art::glyph("mask")) } }
            @if let Some(track) = tile { span.gain.tile.(track) { (art::track_glyph(track)) } }
        }
    }
}
