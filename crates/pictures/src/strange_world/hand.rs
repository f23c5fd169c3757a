//! What there is to choose from: the hand and its passing, the sun, the piles of a solo game.

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cards, Hand, Side};
use maud::{Markup, html};
use play::{Player, PlayerSet};
use words::Phrase;

use super::{art, card_part, copies, phrases};
use crate::{Picture, Scene, parts};

/// The viewer's cards, and what is decided about them.
pub(super) fn draw(scene: &Scene<'_, StrangeWorld>) -> Markup {
    let Some(player) = owner(scene) else { return html! {} };
    html! {
        @if scene.step == "direction" && !scene.legal.is_empty() { (direction(scene, player)) }
        @if let Some(hand) = scene.view.hand(player).filter(|hand| !hand.cards.is_empty()) { (cards(scene, player, hand)) }
        @if scene.step == "take" && !scene.legal.is_empty() { (piles(scene)) }
    }
}

/// The piles of a solo game while there is nothing to take.
pub(super) fn waiting_piles(scene: &Scene<'_, StrangeWorld>) -> Markup {
    if scene.step == "take" && !scene.legal.is_empty() {
        html! {}
    } else {
        piles(scene)
    }
}

/// Whose hand the viewer sees: their own, or that of a solo game.
pub(super) fn owner(scene: &Scene<'_, StrangeWorld>) -> Option<Player> {
    if scene.view.public().is_solo() { Some(Player::new(0)) } else { scene.viewer }
}

fn cards(scene: &Scene<'_, StrangeWorld>, player: Player, hand: &Hand) -> Markup {
    let public = scene.view.public();
    let next = scene.name(public.next(player));
    let pass = match scene.step {
        "pass2" => Some(0),
        "pass1" => Some(1),
        _ => None,
    };
    let has_passed = pass.is_some() && !scene.turn.players().contains(player);
    let mut leaves = among(pass.map_or(Cards::NONE, |index| hand.passed[index]));
    let mut came = among(if pass == Some(1) { hand.received[0] } else { Cards::NONE });
    let giver = scene.say(&Phrase::new("strange_world-fresh").with("name", scene.name(giver(scene, player))));
    let title = match (public.is_solo(), scene.is_reader(player)) {
        (true, _) => Phrase::new("strange_world-pile-hand"),
        (false, true) => Phrase::new("strange_world-hand"),
        (false, false) => Phrase::new("strange_world-hand-of").with("name", scene.name(player)),
    };
    let title = scene.say(&title);
    html! {
        section.hand aria-label=(title) {
            h3 { (title) }
            div.cards {
                @for (card, copy) in copies(hand.cards.iter()) {
                    @let came = came(card).then_some(giver.as_str());
                    (held(scene, hand.cards, (card, copy), leaves(card), came))
                }
            }
            @if has_passed && scene.is_reader(player) {
                p.note { (scene.text("strange_world-waiting")) }
            } @else if let Some(index) = pass.filter(|_| !scene.legal.is_empty()) {
                div.passing {
                    p.note { (arrow(public.direction())) " " (scene.say(&Phrase::new("strange_world-pass-to").with("count", 2 - index).with("name", next))) }
                    @for action in scene.legal { (confirm(scene, action)) }
                }
            } @else if scene.step == "play" && hand.cards.faces().count() > 1 && !scene.legal.is_empty() {
                p.note { (scene.text("strange_world-pick-card")) }
            }
            @if scene.step == "play" && public.losing_forced() && !scene.legal.is_empty() {
                p.note { (scene.text("strange_world-losing-forced")) }
            }
            @if scene.is_reader(player) { (passes(scene, player, hand)) }
        }
    }
}

/// Says of one card after the other whether it is one of these.
fn among(mut cards: Cards) -> impl FnMut(Card) -> bool {
    move |card| {
        let is_there = cards.count(card) > 0;
        if is_there {
            cards.remove(card);
        }
        is_there
    }
}

/// Who passes to the player.
fn giver(scene: &Scene<'_, StrangeWorld>, player: Player) -> Player {
    let public = scene.view.public();
    PlayerSet::seats(public.players()).iter().find(|giver| public.next(*giver) == player).unwrap_or(player)
}

/// The button of a pass, shown when its cards are picked.
fn confirm(scene: &Scene<'_, StrangeWorld>, action: &Action) -> Markup {
    let act = scene.describe(action);
    let picks = StrangeWorld::parts(action, scene.components).join(" ");
    html! {
        button.confirm type="button" data-action=(act.text) data-when=(picks) hidden data-hint[act.is_hint] { (act.label) }
    }
}

fn held(
    scene: &Scene<'_, StrangeWorld>,
    hand: Cards,
    (card, copy): (Card, usize),
    leaves: bool,
    came: Option<&str>,
) -> Markup {
    let name = scene.say(&phrases::card(card, &scene.components));
    let tip = phrases::card_tip(card, &scene.components, scene.voice());
    let inside = html! { (art::card(card)) span.name { (name) } @if let Some(giver) = came { span.came { (giver) } } };
    let moved = format!("hand-{}-{copy}", card.id(&scene.components));
    // The only card needs no picking: one click on a cell places it.
    let is_only = scene.step == "play" && hand.faces().count() == 1;
    let part = [copy, 1].map(|copy| card_part(card, copy, &scene.components));
    let part = part.into_iter().find(|part| !is_only && scene.has_part(part));
    html! {
        @match part {
            Some(part) => {
                button.held type="button" data-number data-part=(part) data-hint[scene.is_hinted(&part)] data-move=(moved) aria-label=(name) data-tip=(tip) {
                    (inside)
                }
            }
            None => div.held .leaves[leaves] data-move=(moved) role="img" aria-label=(name) data-tip=(tip) { (inside) },
        }
    }
}

/// What went through the viewer's hand in this round.
fn passes(scene: &Scene<'_, StrangeWorld>, player: Player, hand: &Hand) -> Markup {
    let public = scene.view.public();
    let (to, from) = (public.next(player), giver(scene, player));
    let lines = |key: &'static str, other: Player, passes: [Cards; 2]| {
        let made = passes.into_iter().filter(|cards| !cards.is_empty());
        let names = parts::list(made.map(|cards| phrases::cards(cards, &scene.components)));
        scene.say(&Phrase::new(key).with("name", scene.name(other)).with("cards", names))
    };
    let is_over = scene.step != "pass2" && !hand.received[0].is_empty();
    html! {
        @if is_over {
            details.passes data-keep="passes" {
                summary { (scene.text("strange_world-passes")) }
                p { (lines("strange_world-received-from", from, hand.received)) }
                p { (lines("strange_world-passed-to", to, hand.passed)) }
            }
        }
    }
}

fn direction(scene: &Scene<'_, StrangeWorld>, player: Player) -> Markup {
    let players = scene.view.public().players();
    let neighbor = |side| match side {
        Side::Left => player.left_neighbor(players),
        Side::Right => Player::new((player.seat() + players - 1) % players),
    };
    html! {
        section.suns {
            @for side in Side::ALL {
                @if let Some(act) = scene.act(&Action::Direction(side)) {
                    @let to = scene.say(&Phrase::new("strange_world-send").with("name", scene.name(neighbor(side))));
                    button.sun type="button" data-action=(act.text) data-hint[act.is_hint] aria-label={ (act.label) ". " (to) } {
                        @if side == Side::Left { (arrow(side)) }
                        (art::drawing("sun", "0 0 40 40"))
                        @if side == Side::Right { (arrow(side)) }
                        span.label { b { (act.label) } br; (to) }
                    }
                }
            }
        }
    }
}

/// The face-up cards of the piles.
fn piles(scene: &Scene<'_, StrangeWorld>) -> Markup {
    let piles: Vec<(u8, Card)> = scene.view.public().face_up_cards().collect();
    html! {
        @if !piles.is_empty() {
            section.piles aria-label=(scene.text("strange_world-piles")) {
                h3 data-tip=(scene.text("strange_world-piles-tip")) { (scene.text("strange_world-piles")) }
                div.cards {
                    @for (pile, card) in piles {
                        @let tip = phrases::card_tip(card, &scene.components, scene.voice());
                        @let inside = html! { (art::card(card)) span.name { (scene.say(&phrases::card(card, &scene.components))) } };
                        @match scene.act(&Action::Take(pile)) {
                            Some(act) => button.held.pile type="button" data-number data-action=(act.text) data-hint[act.is_hint]
                                aria-label=(format!("{}: {}", act.label, scene.say(&phrases::card(card, &scene.components)))) data-tip=(tip) data-move={ "pile-" (pile) } { (inside) },
                            None => div.held.pile role="img" aria-label=(tip) data-tip=(tip) data-move={ "pile-" (pile) } { (inside) },
                        }
                    }
                }
            }
        }
    }
}

/// An arrow to a side.
pub(super) fn arrow(side: Side) -> Markup {
    let path = match side {
        Side::Left => "M18 6H9V2L1 10 9 18V14H18Z",
        Side::Right => "M2 6H11V2L19 10 11 18V14H2Z",
    };
    html! { svg.arrow viewBox="0 0 20 20" aria-hidden="true" { path d=(path) {} } }
}
