//! What is in a box, for its owner: start cards, colonies, busts, prices of seals and all cards.

use games::Hadara;
use games::hadara::{Color, Components, SealPrices, Side};
use maud::{Markup, html};
use play::{Boxed, Game};
use words::{Language, Phrase};

use super::people::Untaken;
use super::{art, card, choice, phrases};
use crate::{Moment, Scene, parts};

/// All that is printed, epoch by epoch; nothing can be clicked.
pub(super) fn draw(components: Boxed<Components>, language: Language) -> Markup {
    let setup = "".parse().unwrap_or_else(|_| unreachable!("every setting has a default"));
    let game = Hadara::with_box(&setup, components);
    let view = game.view(None);
    let scene = Scene::new(&view, None, Moment::of(&game), &[], &[], &[], language);
    let untaken = Untaken::new(&scene);
    html! {
        div.focus {
            (wheel(&scene))
            @for index in 0..components.start_cards.len() { (start_card(&scene, index)) }
            h2 { (scene.text("hadara-colonies")) }
            div.offers { @for (tier, told) in untaken.colonies.iter().enumerate() { (colony(&scene, tier, told)) } }
            h2 { (scene.text("hadara-busts")) }
            div.offers {
                @for told in &untaken.busts { article.offer.bust-offer { p { (art::glyph("bust")) (told) } } }
            }
            h2 { (scene.text("hadara-seals")) }
            div.offers { (silver_seal(&scene)) (gold_seal(&scene)) }
            @for epoch in 0..card::EPOCHS.len() { (cards(&scene, epoch)) }
        }
    }
}

/// The segments and the crests, clockwise.
fn wheel(scene: &Scene<'_, Hadara>) -> Markup {
    let components = scene.components.get();
    let colors = parts::list(components.segments.map(phrases::color));
    let crests = parts::list(components.names.crests.iter().map(|name| phrases::crest(name)));
    html! {
        p { (scene.say(&Phrase::new("hadara-chance-segments").with("colors", colors))) }
        p {
            @for name in &components.names.crests { span.medal { (art::crest(name)) } " " }
            (scene.say(&Phrase::new("hadara-chance-crests").with("crests", crests)))
        }
    }
}

fn start_card(scene: &Scene<'_, Hadara>, index: usize) -> Markup {
    let components = scene.components.get();
    let number = components.initiatives[index];
    html! {
        h2 {
            (scene.say(&Phrase::new("hadara-start-card").with("number", number)))
            " · " (components.names.start_cards[index])
        }
        div.pair {
            @for (side, facts) in Side::ALL.into_iter().zip(components.start_cards[index]) {
                div.start-side { (choice::side_inside(scene, side, facts)) }
            }
        }
    }
}

/// The front of a tier, and its backs.
fn colony(scene: &Scene<'_, Hadara>, tier: usize, told: &str) -> Markup {
    let components = scene.components.get();
    let number = components.backs.len() / components.tiers.len();
    let backs = components.backs.iter().zip(&components.names.backs).skip(tier * number).take(number);
    html! {
        article.offer.colony-offer {
            p { (art::glyph("colony")) (told) }
            ul.backs { @for (back, name) in backs { li { (name) (card::gains(back.steps, back.points)) } } }
        }
    }
}

fn silver_seal(scene: &Scene<'_, Hadara>) -> Markup {
    html! {
        article.offer.seal-offer.silver {
            h3 { (art::glyph("seal")) (scene.text("hadara-silver-seal")) }
            p { (scene.text("hadara-silver-seal.help")) }
            (prices(scene, |prices| prices.silver))
        }
    }
}

fn gold_seal(scene: &Scene<'_, Hadara>) -> Markup {
    let name = Phrase::new("hadara-gold-seal").with("number", scene.components.gold_points);
    html! {
        article.offer.seal-offer.gold {
            h3 { (art::glyph("seal")) (scene.say(&name)) }
            p { (scene.say(&name.form("help"))) }
            (prices(scene, |prices| prices.gold))
        }
    }
}

/// What a seal costs in each epoch, with and without the discount.
fn prices(scene: &Scene<'_, Hadara>, price: fn(&SealPrices) -> u8) -> Markup {
    let told = |(epoch, [normal, discounted]): (&str, &[SealPrices; 2])| {
        let (normal, less) = (price(normal), price(discounted));
        let phrase = Phrase::new(if less < normal { "hadara-specimen-discount" } else { "hadara-specimen-price" });
        let phrase = phrase.with("epoch", epoch).with("coins", phrases::amount("coins", normal));
        scene.say(&phrase.with("less", phrases::amount("coins", less)))
    };
    html! { @for row in card::EPOCHS.into_iter().zip(&scene.components.seal_prices) { p { (told(row)) } } }
}

/// The cards of an epoch, color by color.
fn cards(scene: &Scene<'_, Hadara>, epoch: usize) -> Markup {
    let components = scene.components.get();
    let sale = phrases::amount("coins", components.sale_prices[epoch]);
    html! {
        h2 { (scene.say(&Phrase::new("hadara-epoch").with("epoch", card::EPOCHS[epoch]))) }
        p { (scene.say(&Phrase::new("hadara-specimen-sale").with("coins", sale))) }
        @for color in Color::ALL {
            @let group = components.groups[epoch][color as usize];
            div.face-up {
                @for of_group in group.cards(group.all) {
                    (card::large(scene, of_group, &html! { p.left { (of_group.name(components)) } }, &html! {}))
                }
            }
        }
    }
}
