//! The drawings: lands, cards put together from them, icons.

use games::strange_world::{Card, Components, Condition, Face, Icon};
use maud::{Markup, PreEscaped, html};

/// Lands, animals, signs, the land-eater, the fumarole and the city.
const ART: &str = include_str!("art.svg");
/// The travelers.
const CREATURES: &str = include_str!("creatures.svg");

/// The banners from left to right.
const ORDER: [Icon; 5] = [Icon::Volcano, Icon::Mountain, Icon::Water, Icon::Swamp, Icon::Plant];

/// All drawings and signs.
pub(super) fn drawings() -> Markup {
    html! { (PreEscaped(ART)) (PreEscaped(CREATURES)) }
}

/// These cards, put together from the drawings.
pub(super) fn cards(cards: impl Iterator<Item = Card>, components: &Components) -> Markup {
    html! {
        svg.faces width="0" height="0" aria-hidden="true" focusable="false" {
            @for card in cards { (card_symbol(card, components)) }
        }
    }
}

/// A card as it lies face up.
pub(super) fn card(card: Card) -> Markup {
    html! { svg.card viewBox="0 0 100 100" aria-hidden="true" { use href={ "#strange_world-card-" (card.index()) } {} } }
}

/// A drawing that fills its place.
pub(super) fn drawing(name: &str, view_box: &str) -> Markup {
    html! { svg.drawing viewBox=(view_box) aria-hidden="true" { use href={ "#strange_world-" (name) } {} } }
}

/// A banner with its sign.
pub(super) fn icon(name: &str) -> Markup {
    html! {
        svg.icon viewBox="-1 -4 21 29" aria-hidden="true" {
            use class={ "sw-b-" (name) } href="#strange_world-banner" {}
            use href={ "#strange_world-glyph-" (name) } {}
        }
    }
}

/// A sign without its banner, in the color of the text.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg.sign viewBox="0 0 19 20" aria-hidden="true" { use href={ "#strange_world-glyph-" (name) } {} } }
}

/// A star.
pub(super) fn star() -> Markup {
    html! { svg.star viewBox="0 0 20 20" aria-hidden="true" { use href="#strange_world-star" {} } }
}

/// What a traveler wishes for, in signs.
pub(super) fn wish(condition: Condition) -> Markup {
    let count = |min: u8, name: &str| html! { span.wanted { (min) (icon(name)) } };
    match condition {
        Condition::Icons(minima) => html! {
            span.wanted {
                (minima.into_iter().max().unwrap_or(0))
                @for wanted in ORDER.into_iter().filter(|&wanted| minima[wanted as usize] > 0) { (icon(wanted.name())) }
            }
        },
        Condition::InEachRow(wanted) => html! {
            span.wanted.rows { (icon(wanted.name())) span.over {} (icon(wanted.name())) }
        },
        Condition::Fumaroles(min) => count(min, "fumarole"),
        Condition::Portals(min) => count(min, "portal"),
        Condition::Animals(min) => count(min, "animals"),
    }
}

/// What a card shows from left to right.
fn lands(face: &Face) -> Vec<Icon> {
    ORDER.into_iter().flat_map(|icon| std::iter::repeat_n(icon, face.count(icon).into())).collect()
}

/// Where the lands stand on their island, and how large.
fn stand(number: usize) -> (&'static [u8], &'static str) {
    match number {
        0 | 1 => (&[50], "1.3"),
        2 => (&[29, 71], "1"),
        _ => (&[20, 50, 80], ".78"),
    }
}

fn card_symbol(card: Card, components: &Components) -> Markup {
    let (index, face, is_start) = (card.index(), card.face(components), card.is_start(components));
    let lands = lands(face);
    let (places, scale) = stand(lands.len());
    let mut animals = face.animal_names(components);
    let sky = |land: Option<&Icon>| land.map_or("moon", |icon| icon.name());
    html! {
        linearGradient id={ "strange_world-sky-" (index) } x1="0.2" x2="0.8" y1="0" y2="0.25" {
            stop class={ "sw-s-" (sky(lands.first())) } offset="0" {}
            stop class={ "sw-s-" (sky(lands.last())) } offset="1" {}
        }
        symbol id={ "strange_world-card-" (index) } viewBox="0 0 100 100" {
            rect.sw-frame .sw-start[is_start] x="1.5" y="1.5" width="97" height="97" rx="9" fill={ "url(#strange_world-sky-" (index) ")" } {}
            @if face.moon { (moon()) } @else {
                path.sw-wisp d="M8 44q4-7 11-4 5-7 12-1 8-2 9 5zM58 36q4-6 10-3 5-6 11 0 8-1 9 5H58z" {}
                use href="#strange_world-island" {}
                use href="#strange_world-turf" class={ "sw-t-" (sky(lands.first())) } {}
                @for (land, x) in lands.iter().zip(places) {
                    use href={ "#strange_world-" (land.name()) } transform={ "translate(" (x) " 66) scale(" (scale) ")" } {}
                }
            }
            use href="#strange_world-clouds" {}
            @if face.portal {
                g.sw-halves {
                    use href="#strange_world-half" {}
                    use href="#strange_world-half" transform="matrix(-1 0 0 1 100 0)" {}
                }
            }
            @if is_start { path.sw-home d="M13 75l3 8.5 8.5 3-8.5 3-3 8.5-3-8.5-8.5-3 8.5-3z" {} }
            @if face.moon { (banner("moon", 0)) }
            @for (place, land) in lands.iter().enumerate() { (banner(land.name(), place)) }
            @for (land, x) in lands.iter().zip(places) {
                @if *land == Icon::Plant {
                    @if let Some(animal) = animals.next() { (medallion(animal, *x)) }
                }
            }
        }
    }
}

fn banner(name: &str, place: usize) -> Markup {
    html! {
        g transform={ "translate(" (7 + 22 * place) " 4)" } {
            use class={ "sw-b-" (name) } href="#strange_world-banner" {}
            use href={ "#strange_world-glyph-" (name) } {}
        }
    }
}

fn medallion(animal: &str, x: u8) -> Markup {
    html! {
        g.sw-medallion transform={ "translate(" (x) " 82)" } {
            circle.sw-coin r="14.5" {}
            use.sw-beast href={ "#strange_world-" (animal) } transform="translate(-10.2 -10.5) scale(.85)" {}
        }
    }
}

fn moon() -> Markup {
    html! {
        path.sw-twinkle d="M80 14l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM88 48l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM16 46l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM50 10l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z" {}
        circle.sw-halo cx="52" cy="48" r="35" {}
        circle.sw-moon cx="52" cy="48" r="28" {}
        path.sw-moon-shade d="M52 20A28 28 0 1 1 27 61 30 30 0 0 0 52 20z" {}
        circle.sw-pit cx="44" cy="40" r="5" {}
        circle.sw-pit cx="60" cy="34" r="3" {}
        circle.sw-pit cx="56" cy="56" r="6" {}
        circle.sw-pit cx="40" cy="58" r="3" {}
        path.sw-moon-face d="M42 48q3-3 6 0M58 46q3-3 6 0M46 62q7 5 13-1" {}
    }
}
