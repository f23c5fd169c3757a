//! What is in the box, for its owner to look at.

use games::strange_world::{Card, Components, Icon, TravellerSet};
use maud::{Markup, html};
use words::{Phrase, Voice};

use super::{art, phrases, shelf};

/// All cards, travelers and cities, and what the symbols score.
pub(super) fn draw(components: &Components, voice: Voice) -> Markup {
    let (lands, starts): (Vec<Card>, Vec<Card>) = components.cards().partition(|card| !card.is_start(components));
    let symbols = Icon::ALL.into_iter().map(Icon::name).chain(["portal", "moon"]);
    html! {
        (art::cards(components.cards(), components))
        div.board {
            div.others {
                section.piles {
                    h3 { (voice.text("strange_world-specimen-lands")) }
                    div.cards { @for card in lands { (held(card, Some(&copies(card, components)), components, voice)) } }
                }
                div.choose {
                    section.piles {
                        h3 { (voice.text("strange_world-specimen-starts")) }
                        div.cards { @for card in starts { (held(card, None, components, voice)) } }
                    }
                    section.piles {
                        h3 { (voice.text("strange_world-specimen-travellers")) }
                        div.travellers {
                            @for traveller in TravellerSet::all(components).iter() {
                                @let tip = voice.say(&phrases::wish(traveller, components));
                                div.traveller role="img" aria-label=(tip) data-tip=(tip) {
                                    (shelf::card(traveller, components, voice))
                                }
                            }
                        }
                    }
                    section.piles {
                        h3 { (voice.text("strange_world-specimen-cities")) }
                        div.tally { (cities(components, voice)) }
                    }
                    section.piles {
                        h3 { (voice.text("strange_world-specimen-symbols")) }
                        @for name in symbols {
                            p.note { (art::icon(name)) " " (voice.say(&phrases::symbol(name, components))) }
                        }
                    }
                }
            }
        }
    }
}

/// A card with its name, and a line below it.
fn held(card: Card, below: Option<&str>, components: &Components, voice: Voice) -> Markup {
    let name = voice.say(&phrases::card(card, components));
    let tip = phrases::card_tip(card, components, voice);
    html! {
        div.held role="img" aria-label=(tip) data-tip=(tip) {
            (art::card(card))
            span.name { (name) @if let Some(below) = below { br; (below) } }
        }
    }
}

/// How many copies there are with each number of players.
fn copies(card: Card, components: &Components) -> String {
    components.decks.iter().map(|deck| deck.count(card).to_string()).collect::<Vec<_>>().join(" · ")
}

/// The stack of shadow cities, the top first, and the fumaroles.
fn cities(components: &Components, voice: Voice) -> Markup {
    let fumaroles = voice.say(&Phrase::new("strange_world-specimen-fumaroles").with("count", components.fumaroles));
    html! {
        @for value in &components.cities {
            @let told = voice.say(&Phrase::new("strange_world-city").with("stars", *value));
            span.line role="img" aria-label=(told) data-tip=(told) { (art::icon("city")) (value) (art::star()) }
        }
        span.line role="img" aria-label=(fumaroles) data-tip=(fumaroles) {
            (art::icon("fumarole")) "× " (components.fumaroles)
        }
    }
}
