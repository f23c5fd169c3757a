//! What is to be decided now, and what a choice would do.

use games::Hadara;
use games::hadara::{Action, Card, Deed, Face, Side, StartFacts, Tier, Track};
use maud::{Markup, html};
use play::{Game, Player, Rng};
use words::Phrase;

use super::{art, card, phrases, ring};
use crate::{Act, Scene, parts};

/// The place of the picture for what is decided in the present step.
pub(super) fn draw(scene: &Scene<'_, Hadara>) -> Markup {
    html! {
        div.focus.(scene.step) {
            @match scene.step {
                "side" => (sides(scene)),
                "wheel" => (ring::wheel_choices(scene)),
                "draw" | "draft" => (hand(scene)),
                "colony" => (colonies(scene)),
                "bust" => (busts(scene)),
                "take" => (face_up(scene)),
                "feed" => (feeding(scene)),
                "seals" => (seals(scene)),
                "over" => (ranking(scene)),
                _ => {}
            }
        }
    }
}

/// A button with a label of its own; what it means stands in its tip.
fn button(act: &Act, class: &str, inside: &Markup) -> Markup {
    html! {
        button.choose.(class) type="button" data-number data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label) data-tip=(act.label) { (inside) }
    }
}

/// The button for an action that needs no drawing.
fn plain(scene: &Scene<'_, Hadara>, action: Action) -> Markup {
    html! { @if let Some(act) = scene.act(&action) { div.plain { (button(&act, "quiet", &html! { (act.label) })) } } }
}

fn coins(sign: &str, number: u32) -> Markup {
    html! { span.amount { (sign) (number) (art::glyph("coin")) } }
}

fn sides(scene: &Scene<'_, Hadara>) -> Markup {
    let Some(viewer) = scene.viewer else { return html! {} };
    let Some(start) = scene.view.board(viewer).start_card() else { return html! {} };
    let number = scene.components.initiatives[start.index()];
    let is_chosen = |side: Side| scene.view.pending() == Some(Action::Side(side));
    html! {
        h2 { (scene.say(&Phrase::new("hadara-start-card").with("number", number))) }
        div.pair {
            @for (side, facts) in Side::ALL.into_iter().zip(scene.components.start_cards[start.index()]) {
                @let act = scene.act(&Action::Side(side));
                @let inside = side_inside(scene, side, facts);
                @match act {
                    Some(act) => (button(&act, "start-side", &inside)),
                    None => div.start-side .chosen[is_chosen(side)] { (inside) },
                }
            }
        }
        @if scene.view.pending().is_some() && scene.is_reader(viewer) { p.wait { (scene.text("hadara-wait")) } }
    }
}

/// What is printed on a side of a start card.
pub(super) fn side_inside(scene: &Scene<'_, Hadara>, side: Side, facts: StartFacts) -> Markup {
    html! {
        h3 { (scene.say(&Phrase::new("hadara-side-name").with("side", phrases::side_letter(side)))) }
        dl {
            dt { (art::glyph("coin")) (scene.text("hadara-coins")) } dd { (facts.coins) }
            @for track in Track::ALL {
                dt.(track) { (art::track_glyph(track)) (scene.say(&phrases::track(track))) } dd { (facts.tracks[track as usize]) }
            }
        }
    }
}

/// The two cards just drawn.
fn hand(scene: &Scene<'_, Hadara>) -> Markup {
    let Some(cards @ [first, second]) = scene.view.hand() else { return html! {} };
    let pending = scene.view.pending();
    html! {
        div.pair {
            @for (card, other) in cards.into_iter().zip([second, first]) {
                @let deed = |deed| Action::Draft(other, deed);
                @let note = html! { (pending_note(scene, pending, card)) };
                (card::large(scene, card, &note, &deeds(scene, card, deed)))
            }
        }
        @if scene.is_live { p.wait { (scene.text(if pending.is_some() { "hadara-wait" } else { "hadara-other-goes" })) } }
    }
}

/// What becomes of a card by the decision that waits for the others.
fn pending_note(scene: &Scene<'_, Hadara>, pending: Option<Action>, card: Card) -> Markup {
    let key = match pending {
        Some(Action::Draft(placed, _)) if placed == card => "hadara-placed",
        Some(Action::Draft(_, Deed::Recruit(..))) => "hadara-recruited",
        Some(Action::Draft(_, Deed::Sell(_))) => "hadara-sold",
        _ => return html! {},
    };
    html! { p.stamp { (scene.text(key)) } }
}

/// What can be done with a card: buttons to recruit and to sell it.
fn deeds(scene: &Scene<'_, Hadara>, card: Card, action: impl Fn(Deed) -> Action) -> Markup {
    let Some(viewer) = scene.viewer else { return html! {} };
    let board = scene.view.board(viewer);
    let Some(sale) = scene.act(&action(Deed::Sell(card))) else { return html! {} };
    let price = board.price(card, &scene.components);
    let recruit = scene.act(&action(Deed::Recruit(card, None)));
    let with_tile = Track::ALL.into_iter().filter_map(|track| {
        let act = scene.act(&action(Deed::Recruit(card, Some(track))))?;
        Some((track, act))
    });
    let with_tile: Vec<(Track, Act)> = with_tile.collect();
    let label = html! { span { (scene.text("hadara-recruit")) } (coins("−", price)) };
    html! {
        (card::effects(scene, recruit.as_ref().map(|_| Deed::Recruit(card, None))))
        div.deeds {
            @if let Some(act) = recruit {
                (button(&act, "recruit", &label))
            } @else if with_tile.is_empty() {
                @let missing = price.saturating_sub(board.coins());
                span.too-dear { (scene.say(&Phrase::new("hadara-too-dear").with("number", missing))) (art::glyph("coin")) }
            } @else {
                span.with-tile { b { (scene.text("hadara-recruit")) } (coins("−", price)) small { (scene.text("hadara-choose-tile")) } }
                div.four-tiles {
                    @for (track, act) in with_tile {
                        (button(&act, track.name(), &html! { (art::track_glyph(track)) "+" (scene.components.abilities.tile_steps) }))
                    }
                }
            }
            (button(&sale, "sell", &html! { span { (scene.text("hadara-sell")) } (coins("+", board.sale_price(scene.view.epoch() as u8, &scene.components))) }))
        }
    }
}

/// The top cards of the outer piles, round the ring.
fn face_up(scene: &Scene<'_, Hadara>) -> Markup {
    let segments = scene.view.segments().unwrap_or(scene.components.segments);
    html! {
        div.face-up {
            @for color in segments {
                @let (size, cards) = scene.view.outer_pile(color);
                @if let Some((&top, below)) = cards.split_last() {
                    @let left = scene.say(&Phrase::new("hadara-pile-left").with("number", size));
                    @let under = (!below.is_empty()).then(|| parts::list(below.iter().rev().map(|&card| phrases::drawn(card, &scene.components))));
                    @let note = html! {
                        @if under.is_none() { p.left { (art::glyph("cards")) (left) } }
                        @if let Some(cards) = under {
                            details.below data-keep={ "hadara-below-" (color) } {
                                summary { (scene.say(&Phrase::new("hadara-below").with("number", below.len()))) }
                                p { (scene.say(&cards)) }
                            }
                        }
                    };
                    (card::large(scene, top, &note, &deeds(scene, top, Action::Take)))
                } @else {
                    div.card.gone.(color) { (art::glyph(art::color_sign(color))) span { (scene.text("hadara-pile-empty")) } }
                }
            }
        }
    }
}

fn colonies(scene: &Scene<'_, Hadara>) -> Markup {
    let tier = |action: &Action| if let Action::Plunder(tier) = *action { Some(tier) } else { None };
    html! {
        div.offers { @for tier in scene.legal.iter().filter_map(tier) { (colony(scene, tier)) } }
        (plain(scene, Action::Pass))
    }
}

fn colony(scene: &Scene<'_, Hadara>, tier: Tier) -> Markup {
    let Some(viewer) = scene.viewer else { return html! {} };
    let facts = &scene.components.tiers[tier.index()];
    let (bridge, more) = (scene.view.bridge_to_colony(tier), scene.view.board(viewer).colony_coins(&scene.components));
    let amount = |number: u32| phrases::amount("coins", number);
    let name = Phrase::new("hadara-colony").with("number", facts.requirement);
    html! {
        article.offer.colony-offer {
            h3 { (art::glyph("colony")) (scene.say(&name)) }
            @if bridge > 0 { p.warning { (scene.say(&Phrase::new("hadara-bridge").with("coins", amount(bridge)))) } }
            @if more > 0 { p { (scene.say(&Phrase::new("hadara-colony-coins").with("coins", amount(more)))) } }
            div.two {
                @if let Some(act) = scene.act(&Action::Plunder(tier)) {
                    (button(&act, "plunder", &html! {
                        b { (art::glyph("torch")) (scene.text("hadara-plunder")) }
                        span.line { (coins("+", facts.plunder.into())) span.gain.points { (art::glyph("star")) (facts.front_points) } }
                    }))
                }
                @if let Some(act) = scene.act(&Action::Ally(tier)) {
                    (button(&act, "ally", &html! {
                        b { (art::glyph("ally")) (scene.text("hadara-ally")) }
                        span.line { (coins("−", facts.alliance.into())) span { (art::glyph("flip")) (scene.text("hadara-ally-gain")) } }
                    }))
                }
            }
            (backs(scene, viewer, tier))
        }
    }
}

/// The backs that an alliance may show.
fn backs(scene: &Scene<'_, Hadara>, viewer: Player, tier: Tier) -> Markup {
    if !scene.legal.contains(&Action::Ally(tier)) {
        return html! {};
    }
    let mut game = Hadara::imagine(scene.view, &mut Rng::from_number(0));
    game.apply(viewer, Action::Ally(tier));
    html! {
        @if let Some((_, backs)) = game.back_due(viewer) {
            p.possible { (scene.text("hadara-possible-backs")) }
            ul.backs { @for back in backs { li { (card::gains(back.steps, back.points)) } } }
        }
    }
}

fn busts(scene: &Scene<'_, Hadara>) -> Markup {
    let Some(viewer) = scene.viewer else { return html! {} };
    let board = scene.view.board(viewer);
    let mut within_reach = Vec::new();
    for action in scene.legal {
        if let Action::Carve(bust, ..) = *action
            && !within_reach.contains(&bust)
        {
            within_reach.push(bust);
        }
    }
    html! {
        div.offers {
            @for bust in within_reach {
                @let facts = &scene.components.busts[bust.index()];
                @let bridge = scene.view.bridge_to_bust(bust.index());
                article.offer.bust-offer {
                    h3 {
                        (art::glyph("bust")) (scene.say(&Phrase::new("hadara-bust").with("number", facts.requirement)))
                        span.gain.points { (art::glyph("star")) (facts.points) }
                    }
                    @if bridge > 0 { p.warning { (scene.say(&Phrase::new("hadara-bridge").with("coins", phrases::amount("coins", bridge)))) } }
                    @for (face, key) in Face::ALL.into_iter().zip(["hadara-front", "hadara-back"]) {
                        p.face { (art::glyph(if face == Face::Front { "steps" } else { "flip" })) (scene.text(key)) }
                        div.four-tiles {
                            @for track in Track::ALL {
                                @let action = Action::Carve(bust, track, face);
                                @if let Some(act) = scene.act(&action) {
                                    (button(&act, track.name(), &html! {
                                        (art::track_glyph(track))
                                        @match face {
                                            Face::Front => span.move { (board.track(track)) "→" b { (after(scene, viewer, action).view(Some(viewer)).board(viewer).track(track)) } },
                                            Face::Back => span.move { "+" (facts.bonus) (art::glyph("star")) },
                                        }
                                    }))
                                }
                            }
                        }
                    }
                }
            }
        }
        (plain(scene, Action::Pass))
    }
}

fn feeding(scene: &Scene<'_, Hadara>) -> Markup {
    let Some(viewer) = scene.viewer.filter(|_| !scene.legal.is_empty()) else { return html! {} };
    let board = scene.view.board(viewer);
    let unfed = board.unfed(scene.view.payments());
    html! {
        p.hunger {
            (art::glyph("bowl")) b { (scene.say(&Phrase::new("hadara-loses").with("number", unfed))) } " · "
            (scene.say(&Phrase::new("hadara-cards-food").with("cards", board.cards()).with("food", board.track(Track::Food))))
        }
        (plain(scene, Action::Pay))
        div.larder {
            @for card in board.display().iter() {
                @let still = scene.view.board_without(viewer, card).unfed(scene.view.payments());
                @if let Some(act) = scene.act(&Action::Discard(card)) {
                    div.morsel {
                        (card::small_button(scene, card, board.tile_of(card, &scene.components), &act))
                        @if still >= unfed {
                            @let told = scene.say(&Phrase::new("hadara-still-hungry").with("number", still));
                            span.warning data-tip=(told) aria-label=(told) role="img" { (art::glyph("bowl")) (still) }
                        }
                    }
                }
            }
        }
    }
}

fn seals(scene: &Scene<'_, Hadara>) -> Markup {
    let Some(viewer) = scene.viewer.filter(|_| !scene.legal.is_empty()) else { return html! {} };
    let board = scene.view.board(viewer);
    let prices = board.seal_prices(scene.view.epoch() as u8, &scene.components);
    // Points of the seals alone: those of the coins that they cost are another matter.
    let points = |game: &Hadara, line: &str| {
        game.score(viewer).lines().find(|(name, _)| *name == line).map_or(0, |(_, points)| points)
    };
    let now = Hadara::imagine(scene.view, &mut Rng::from_number(0));
    let worth = |action: Action, line: &str| points(&after(scene, viewer, action), line) - points(&now, line);
    let silver: Vec<(Track, Act)> =
        Track::ALL.into_iter().filter_map(|track| Some((track, scene.act(&Action::Silver(track))?))).collect();
    html! {
        div.offers {
            @if !silver.is_empty() {
                article.offer.seal-offer.silver {
                    h3 { (art::glyph("seal")) (scene.text("hadara-silver-seal")) (coins("−", prices.silver.into())) }
                    p { (scene.text("hadara-silver-seal.help")) }
                    div.four-tiles {
                        @for (track, act) in silver {
                            (button(&act, track.name(), &html! {
                                (art::track_glyph(track))
                                span.move { "+" (worth(Action::Silver(track), "silver")) (art::glyph("star")) }
                            }))
                        }
                    }
                }
            }
            @if let Some(act) = scene.act(&Action::Gold) {
                @let phrase = Phrase::new("hadara-gold-seal").with("number", scene.components.gold_points);
                article.offer.seal-offer.gold {
                    h3 { (art::glyph("seal")) (scene.say(&phrase)) (coins("−", prices.gold.into())) }
                    p { (scene.say(&phrase.form("help"))) }
                    (button(&act, "gold", &html! {
                        span { (scene.say(&Phrase::new("hadara-sets").with("number", board.sets_for_gold()))) }
                        span.move { "+" (worth(Action::Gold, "gold")) (art::glyph("star")) }
                    }))
                }
            }
        }
        (plain(scene, Action::Done))
    }
}

/// The position after an action of the viewer.
fn after(scene: &Scene<'_, Hadara>, viewer: Player, action: Action) -> Hadara {
    let mut game = Hadara::imagine(scene.view, &mut Rng::from_number(0));
    game.apply(viewer, action);
    game
}

/// Everybody, the best first.
fn ranking(scene: &Scene<'_, Hadara>) -> Markup {
    let winners = scene.winners();
    let mut seats: Vec<usize> = (0..scene.names.len()).collect();
    seats.sort_by_key(|&seat| {
        (scene.given_up.contains(Player::new(seat)), std::cmp::Reverse(scene.scores[seat].rank()))
    });
    html! {
        ol.ranking {
            @for player in seats.into_iter().map(Player::new) {
                li .winner[winners.contains(player)] {
                    @if let Some(crest) = scene.view.crest(player) { span.medal { (art::crest(crest.name(&scene.components))) } }
                    span.name { (scene.name(player)) }
                    b { (art::glyph("star")) (scene.scores[player.seat()].total()) }
                }
            }
        }
    }
}
