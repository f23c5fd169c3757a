//! The whole table: what is left, what there is to choose from, the viewer's world, the others.

use games::StrangeWorld;
use games::strange_world::{Card, Side};
use maud::{Markup, html};
use play::{Player, PlayerSet, Turn};
use words::Phrase;

use super::preview::Trial;
use super::world::Plot;
use super::{art, hand, phrases, shelf};
use crate::{Scene, line_name, parts};

/// The signs of the lines of a score, in their order.
const LINES: [&str; 7] = ["mountain", "water", "plant", "swamp", "city", "moon", "traveller"];

/// The picture of the table.
pub(super) fn draw(scene: &Scene<'_, StrangeWorld>) -> Markup {
    let public = scene.view.public();
    let trial = Trial::of(scene);
    let seats = || PlayerSet::seats(public.players()).iter();
    let own = hand::owner(scene);
    let welcomes = scene.step == "traveller" && !scene.legal.is_empty();
    html! {
        (art::cards(cards(scene).into_iter(), &scene.components))
        div.board .watching[own.is_none()] .duel[own.is_some() && public.players() == 2] .welcoming[welcomes] .alone[public.is_solo()] {
            (strip(scene))
            div.choose { (hand::draw(scene)) }
            @if let Some(player) = own {
                div.home data-sheet { (panel(scene, player, trial.as_ref(), true)) }
            }
            (shelf::draw(scene))
            (hand::waiting_piles(scene))
            @if own.is_none() || !public.is_solo() {
                div.others { @for player in seats().filter(|player| Some(*player) != own) { (panel(scene, player, None, own.is_none())) } }
            }
        }
    }
}

/// Every card that lies or is held face up, once.
fn cards(scene: &Scene<'_, StrangeWorld>) -> Vec<Card> {
    let public = scene.view.public();
    let mut cards: Vec<Card> = public.face_up_cards().map(|(_, card)| card).collect();
    for player in PlayerSet::seats(public.players()).iter() {
        let world = public.world(player);
        cards.extend(world.visible().iter().map(|cell| world.card_at(cell)));
        cards.extend(scene.view.hand(player).into_iter().flat_map(|hand| hand.cards.iter()));
    }
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// The round, the sun, and what is left.
fn strip(scene: &Scene<'_, StrangeWorld>) -> Markup {
    let (view, public) = (scene.view, scene.view.public());
    let round = if public.is_solo() { Phrase::new("strange_world-turn") } else { Phrase::new("strange_world-round") };
    let round = scene.say(&round.with("round", public.round()).with("rounds", public.rounds()));
    let left = public.cities_left();
    let values: Vec<String> = left.iter().map(i32::to_string).collect();
    let cities = match left {
        [] => scene.text("strange_world-cities-none"),
        _ => scene.say(&Phrase::new("strange_world-cities-left").with("values", values.join(", "))),
    };
    let count = |key: &'static str, count: usize| scene.say(&Phrase::new(key).with("count", count));
    let fumaroles = count("strange_world-fumaroles-left", public.fumaroles_left());
    let deck = count("strange_world-deck", view.deck());
    html! {
        div.strip {
            span.chip.round role="img" aria-label=(round) data-tip=(round) {
                @for n in 1..=public.rounds() { span.dot .past[n < public.round()] .now[n == public.round()] { (n) } }
            }
            @if let Some(holder) = public.sun() {
                @let way = match public.direction() { Side::Left => "strange_world-way-left", Side::Right => "strange_world-way-right" };
                @let told = scene.say(&Phrase::new("strange_world-holder").with("name", scene.name(holder)));
                @let has_way = public.players() > 2 && scene.step != "direction";
                @let told = if has_way { format!("{told} {}", scene.text(way)) } else { told };
                span.chip.sun role="img" aria-label=(told) data-tip=(told) {
                    (art::drawing("sun", "0 0 40 40")) (scene.name(holder))
                    @if has_way { (hand::arrow(public.direction())) }
                }
            }
            span.chip.cities role="img" aria-label=(cities) data-tip=(cities) {
                (art::icon("city"))
                @for (n, value) in left.iter().enumerate() { span.worth .next[n == 0] { (value) } }
                @if left.is_empty() { "–" }
            }
            span.chip role="img" aria-label=(fumaroles) data-tip=(fumaroles) { (art::icon("fumarole")) (public.fumaroles_left()) }
            // With more players every card comes.
            @if public.players() < 3 { span.chip role="img" aria-label=(deck) data-tip=(deck) { (art::drawing("back", "0 0 26 34")) (view.deck()) } }
        }
    }
}

/// A player's world with what it scores.
fn panel(scene: &Scene<'_, StrangeWorld>, player: Player, trial: Option<&Trial>, is_open: bool) -> Markup {
    let public = scene.view.public();
    let score = &scene.scores[player.seat()];
    let is_acting = scene.turn.players().contains(player);
    let held = scene.view.hand_size(player);
    let has_passed = scene.step.starts_with("pass") && matches!(scene.turn, Turn::Players(_)) && !is_acting;
    let count = |key: &'static str, count: i64| scene.say(&Phrase::new(key).with("count", count));
    let stars = count("strange_world-stars", score.total().into());
    let summary = html! {
        span.total role="img" aria-label=(stars) data-tip=(stars) { (score.total()) (art::star()) }
        @if public.sun() == Some(player) { (art::drawing("sun", "0 0 40 40")) }
        @if held > 0 && Some(player) != hand::owner(scene) {
            @let told = count("strange_world-cards", held as i64);
            span.backs role="img" aria-label=(told) data-tip=(told) { @for _ in 0..held { (art::drawing("back", "0 0 26 34")) } }
        }
        @if has_passed { span.passed { "✓ " (scene.text("strange_world-has-passed")) } }
    };
    let inside = html! { (Plot::new(scene, player, trial).draw()) (tally(scene, player)) };
    parts::player_panel(scene.name(player), is_open, is_acting, &summary, &inside)
}

/// The stars of a world, line by line.
fn tally(scene: &Scene<'_, StrangeWorld>, player: Player) -> Markup {
    let lines = scene.scores[player.seat()].lines();
    let components = scene.components.get();
    let world = scene.view.public().world(player);
    let mut animals: Vec<&str> =
        world.visible().iter().flat_map(|cell| world.card_at(cell).face(components).animal_names(components)).collect();
    animals.sort_unstable();
    animals.dedup();
    let animals = parts::list(animals.into_iter().map(phrases::animal));
    html! {
        div.tally {
            @for ((name, stars), sign) in lines.zip(LINES) {
                @let told = format!("{}: {stars}", scene.say(&line_name("strange_world", name)));
                @let told = if sign == "plant" && stars > 0 { format!("{told} ({})", scene.say(&animals)) } else { told };
                span.line .none[stars == 0] role="img" aria-label=(told) data-tip=(told) { (art::icon(sign)) (stars) }
            }
        }
    }
}
