//! What decisions, results of chance, cards and things are called.

use games::Hadara;
use games::hadara::{Ability, Action, Back, Card, Chance, Color, Components, Deed, Face, Setup, Side, Track};
use play::Event;
use words::Phrase;

use super::art::CRESTS;
use crate::parts::list;

/// What an action means.
pub(super) fn action(action: &Action, components: &Components) -> Phrase {
    let coins = |number: u8| amount("coins", number);
    match *action {
        Action::Side(side) => Phrase::new("hadara-do-side").with("side", side_letter(side)),
        Action::Wheel(to) => Phrase::new("hadara-do-wheel").with("color", color(to)),
        Action::Draft(placed, deed) => {
            let phrase = match deed {
                Deed::Recruit(_, None) => Phrase::new("hadara-do-draft-recruit"),
                Deed::Recruit(_, Some(track)) => Phrase::new("hadara-do-draft-tile").with("tile", tile(track)),
                Deed::Sell(_) => Phrase::new("hadara-do-draft-sell"),
            };
            phrase.with("card", object(deed.card(), components)).with("placed", object(placed, components))
        }
        Action::Take(deed) => {
            let phrase = match deed {
                Deed::Recruit(_, None) => Phrase::new("hadara-do-recruit"),
                Deed::Recruit(_, Some(track)) => Phrase::new("hadara-do-recruit-tile").with("tile", tile(track)),
                Deed::Sell(_) => Phrase::new("hadara-do-sell"),
            };
            phrase.with("card", object(deed.card(), components))
        }
        Action::Plunder(tier) => {
            let facts = &components.tiers[tier.index()];
            Phrase::new("hadara-do-plunder").with("tier", facts.requirement).with("coins", coins(facts.plunder))
        }
        Action::Ally(tier) => {
            let facts = &components.tiers[tier.index()];
            Phrase::new("hadara-do-ally").with("tier", facts.requirement).with("coins", coins(facts.alliance))
        }
        Action::Carve(bust, track, face) => {
            let facts = &components.busts[bust.index()];
            let (phrase, gain) = match face {
                Face::Front => (Phrase::new("hadara-do-carve-front"), amount(track.name(), facts.bonus)),
                Face::Back => (Phrase::new("hadara-do-carve-back"), amount("points", facts.bonus)),
            };
            phrase.with("bust", facts.requirement).with("tile", tile(track)).with("gain", gain)
        }
        Action::Pass => Phrase::new("hadara-do-pass"),
        Action::Discard(card) => Phrase::new("hadara-do-discard").with("card", object(card, components)),
        Action::Pay => {
            Phrase::new("hadara-do-pay").with("coins", coins(components.abilities.feed_price).form("object"))
        }
        Action::Silver(track) => Phrase::new("hadara-do-silver").with("tile", tile(track)),
        Action::Gold => Phrase::new("hadara-do-gold"),
        Action::Done => Phrase::new("hadara-do-done"),
    }
}

/// What a result of chance means.
pub(super) fn chance(result: &Chance, components: &Components, names: &[String]) -> Phrase {
    let each = |things: Vec<Phrase>| {
        let of =
            |(name, what): (&String, Phrase)| Phrase::new("hadara-of").with("name", name.as_str()).with("what", what);
        list(names.iter().zip(things).map(of))
    };
    match result {
        Chance::Segments(colors) => {
            Phrase::new("hadara-chance-segments").with("colors", list(colors.iter().map(|&of| color(of))))
        }
        Chance::Crests(crests) => {
            let crests = crests.things().iter().map(|of| crest(of.name(components)));
            Phrase::new("hadara-chance-crests").with("crests", each(crests.collect()))
        }
        Chance::Start(cards) => {
            let numbers = cards.things().iter().map(|card| components.initiatives[card.index()]);
            let numbers = numbers.map(|number| Phrase::verbatim(number.to_string()));
            Phrase::new("hadara-chance-start").with("cards", each(numbers.collect()))
        }
        Chance::Draw(player, first, second) => Phrase::new("hadara-chance-draw")
            .with("name", names[player.seat()].as_str())
            .with("first", object(*first, components))
            .with("second", object(*second, components)),
        Chance::Back(back) => Phrase::new("hadara-chance-back").with("gives", back_gives(*back, components)),
    }
}

/// What those read who do not see it: that something was drawn or decided, and the color, which the ring shows.
pub(super) fn hearsay(event: &Event<Hadara>, components: &Components, names: &[String]) -> Phrase {
    match event {
        Event::Decision(_, Action::Side(_)) => Phrase::new("hadara-secret-side"),
        Event::Decision(_, Action::Draft(placed, _)) => {
            Phrase::new("hadara-secret-draft").with("color", color(placed.facts(components).color))
        }
        Event::Chance(Chance::Draw(player, card, _)) => Phrase::new("hadara-chance-draw-unseen")
            .with("name", names[player.seat()].as_str())
            .with("color", color(card.facts(components).color)),
        Event::Decision(_, other) => action(other, components).form("done"),
        Event::Chance(result) => chance(result, components, names),
    }
}

/// The name of a color.
pub(super) fn color(color: Color) -> Phrase {
    Phrase::new(format!("hadara-color-{color}"))
}

/// The name of a crest; an owner's is called as in the box.
pub(super) fn crest(name: &str) -> Phrase {
    if CRESTS.contains(&name) { Phrase::new(format!("hadara-crest-{name}")) } else { Phrase::verbatim(name) }
}

/// The name of a track; its form `help` says what it is for.
pub(super) fn track(track: Track) -> Phrase {
    Phrase::new(format!("hadara-track-{track}"))
}

/// With a bonus tile of a track.
fn tile(of: Track) -> Phrase {
    track(of).form("tile")
}

/// The letter of a side.
pub(super) const fn side_letter(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

/// An amount of steps on a track, of points or of coins.
pub(super) fn amount(what: &str, number: impl Into<i64>) -> Phrase {
    Phrase::new(format!("hadara-gain-{what}")).with("number", number.into())
}

/// Several gains, or a dash.
fn gains_or_dash(gains: Vec<Phrase>) -> Phrase {
    if gains.is_empty() { Phrase::verbatim("–") } else { list(gains) }
}

/// Who is on a card; the form `object` stands behind a verb.
pub(super) fn who(card: Card, components: &Components) -> Phrase {
    let facts = card.facts(components);
    Phrase::new(format!("hadara-people-{}-{}", facts.color, facts.epoch + 1))
}

/// A card with all that it gives, behind a verb.
fn object(card: Card, components: &Components) -> Phrase {
    described(card, who(card, components).form("object"), components)
}

/// A card with all that it gives, in a list.
pub(super) fn drawn(card: Card, components: &Components) -> Phrase {
    described(card, who(card, components), components)
}

fn described(card: Card, who: Phrase, components: &Components) -> Phrase {
    let (of, gives) = (color(card.facts(components).color), card_gives(card, components));
    Phrase::new("hadara-card").with("who", who).with("color", of).with("gives", gives)
}

fn gains(steps: [u8; Track::ALL.len()], points: u8) -> Vec<Phrase> {
    let gained = Track::NAMES.into_iter().zip(steps).chain([("points", points)]);
    gained.filter(|&(_, number)| number > 0).map(|(what, number)| amount(what, number)).collect()
}

/// All that a card gives.
pub(super) fn card_gives(card: Card, components: &Components) -> Phrase {
    let facts = card.facts(components);
    let mut gives = gains(facts.steps, facts.points);
    gives.extend(ability(card, components));
    gains_or_dash(gives)
}

/// All that the back of a colony gives.
pub(super) fn back_gives(back: Back, components: &Components) -> Phrase {
    let facts = &components.backs[back.index()];
    gains_or_dash(gains(facts.steps, facts.points))
}

/// What the ability of a card means at this table.
pub(super) fn ability_help(card: Card, components: &Components, setup: &Setup) -> Option<Phrase> {
    let is_wide = card.facts(components).ability == Some(Ability::SetJoker) && setup.joker_for_set_points;
    ability(card, components).map(|ability| ability.form(if is_wide { "wide" } else { "help" })) // 15.13
}

/// The ability of a card in a few words.
pub(super) fn ability(card: Card, components: &Components) -> Option<Phrase> {
    let facts = card.facts(components);
    let numbers = &components.abilities;
    let said = |name: &str| Phrase::new(format!("hadara-ability-{name}"));
    Some(match facts.ability? {
        Ability::SaleBonus => said("sale_bonus").with("number", numbers.sale_bonus),
        Ability::BonusTile => said("bonus_tile").with("number", numbers.tile_steps),
        Ability::ColorSteps => {
            let of = facts.ability_color.unwrap_or(facts.color);
            let steps = of.track().map_or(Phrase::verbatim(""), |of| track(of).form("word"));
            said("colour_steps").with("number", numbers.color_steps).with("color", color(of)).with("track", steps)
        }
        Ability::BustSteps => said("bust_steps").with("number", numbers.bust_steps),
        Ability::SealDiscount => {
            let [_, middle, late] = components.seal_prices.map(|prices| prices[1]);
            let phrase = said("seal_discount").with("silver", middle.silver).with("gold", middle.gold);
            phrase.with("late_silver", late.silver).with("late_gold", late.gold)
        }
        Ability::FeedPay => said("feed_pay").with("number", numbers.feed_price).with("most", numbers.feed_cards),
        Ability::FoodSurplus => {
            said("food_surplus").with("number", numbers.food_surplus.0).with("most", numbers.food_surplus.1)
        }
        Ability::IncomeLeads => {
            said("income_leads").with("number", numbers.income_leads.0).with("most", numbers.income_leads.1)
        }
        Ability::ColonyCoins => said("colony_coins").with("number", numbers.colony_coins),
        Ability::SilverFull => said("silver_full"),
        Ability::SetPoints => said("set_points").with("number", numbers.set_points),
        Ability::SetJoker => said("set_joker"),
        Ability::DoubleTake => said("double_take").with("number", numbers.colonies),
        Ability::RequirementMinus4 => said("requirement_minus_4").with("number", numbers.reduction),
        Ability::RequirementBuy => {
            said("requirement_buy").with("number", numbers.point_price).with("most", numbers.points)
        }
    })
}
