//! The dice and the tile of the round: before the split, in two groups, and while they are used.

use games::marabunta::{Action, Color, Element, Face, Half, Offer, Reason, Source, Tile};
use maud::{Markup, html};
use play::Player;
use words::Phrase;

use super::{Valley, icon, phrases, side, sign};
use crate::parts::{self, die_face};

/// The part by which a die is picked that lies with the tile.
pub(super) fn part(color: Color) -> String {
    format!("with-{color}")
}

pub(super) fn draw(valley: &Valley<'_, '_>) -> Markup {
    let elements = valley.position.elements_of_round();
    html! {
        section.tray aria-label=(valley.scene.text("marabunta-groups")) {
            (head(valley))
            @if elements.is_empty() {
                p.how { (valley.scene.text("marabunta-waiting")) }
            } @else {
                @match valley.scene.step {
                    "split" => (split(valley, &elements)),
                    "choose" => (choose(valley, &elements)),
                    _ => (execute(valley, &elements)),
                }
            }
        }
    }
}

/// The round, the tiles to come, the cookies that are left, and what triggered the end.
fn head(valley: &Valley<'_, '_>) -> Markup {
    let (scene, position) = (valley.scene, &valley.position);
    let unseen = position.unseen_tiles();
    let to_come = if unseen.is_empty() {
        scene.text("marabunta-none-to-come")
    } else {
        let tiles = parts::list(unseen.iter().map(phrases::tile));
        scene.say(&Phrase::new("marabunta-to-come").with("tiles", tiles))
    };
    let territory = position.territory();
    let cookies = (territory.cookies & position.marks().available).len();
    let left = scene.say(&Phrase::new("marabunta-cookies-left").with("count", cookies));
    let end = position.trigger().map(|(player, reason)| {
        let phrase = match reason {
            Reason::Region(color) => Phrase::new("marabunta-end-region").with("color", phrases::color(color)),
            Reason::Sheet(color) => Phrase::new("marabunta-end-sheet").with("color", phrases::color(color)),
            Reason::Cookies => Phrase::new("marabunta-end-cookies"),
        };
        scene.say(&phrase.with("name", scene.name(player)))
    });
    html! {
        div.head {
            b.round { (scene.say(&Phrase::new("marabunta-round").with("round", position.round()))) }
            span.stack role="img" aria-label=(to_come) data-tip=(to_come) {
                @for tile in scene.components.normal_tiles.iter() {
                    span.gone[!unseen.contains(tile)] { (emblem(tile)) }
                }
            }
            span.clock role="img" aria-label=(left) data-tip=(left) { (icon("muffin", "")) b { (cookies) } "/" (territory.cookies.len()) }
        }
        @if let Some(end) = end { p.end { (end) } }
    }
}

/// The drawing of a tile, 44 units wide.
fn emblem(tile: Tile) -> Markup {
    html! { svg.emblem viewBox="-22 -22 44 44" aria-hidden="true" { use href={ "#marabunta-emblem-" (tile) } {} } }
}

fn split(valley: &Valley<'_, '_>, elements: &[Element]) -> Markup {
    let scene = valley.scene;
    if scene.legal.is_empty() {
        return html! {
            div.group {
                span.title { (scene.text("marabunta-group-all")) ": " b { (valley.source_words(Source::Tile).0) } }
                div.row { @for element in elements { (shown(valley, element)) } }
            }
            (key(valley))
        };
    }
    let lay = |key: &str, source: Source| scene.say(&Phrase::new(key).with("die", valley.source_words(source).0));
    html! {
        p.how { (scene.text("marabunta-split-how")) }
        div.group.with-tile {
            span.title { (scene.text("marabunta-group-tile")) ": " b { (valley.source_words(Source::Tile).0) } }
            div.row {
                @for element in elements {
                    @match element.source {
                        Source::Die(color) => button.element.copy.(of(element)) type="button" data-part=(part(color))
                            aria-label=(lay("marabunta-lay-apart", element.source)) { (face(valley, element)) (offers(valley, element)) },
                        _ => button.element.of-tile type="button" data-part="tile" data-hint[scene.is_hinted("tile")] data-move=(moving(element))
                            aria-label=(scene.text("marabunta-lay-alone")) data-tip=(tip(valley, element)) {
                            (face(valley, element)) (offers(valley, element))
                        },
                    }
                }
            }
        }
        div.group.apart {
            span.title { (scene.text("marabunta-group-dice")) }
            div.row {
                @for element in elements {
                    @if let Source::Die(color) = element.source {
                        button.element.(of(element)) type="button" data-number data-part=(part(color)) data-hint[scene.is_hinted(&part(color))]
                            data-move=(moving(element)) aria-label=(lay("marabunta-lay-with", element.source))
                            data-tip=(tip(valley, element)) { (face(valley, element)) (offers(valley, element)) }
                    }
                }
            }
        }
        (key(valley))
    }
}

fn choose(valley: &Valley<'_, '_>, elements: &[Element]) -> Markup {
    let scene = valley.scene;
    let halves = [(Half::Tile, true, "marabunta-group-tile"), (Half::Dice, false, "marabunta-group-dice")];
    html! {
        @if !scene.legal.is_empty() { p.how { (scene.text("marabunta-choose-how")) } }
        @for (half, with_tile, title) in halves {
            @let group: Vec<&Element> = elements.iter().filter(|element| element.with_tile == Some(with_tile)).collect();
            @let names: Vec<String> = group.iter().map(|element| valley.source_words(element.source).0).collect();
            @let row = html! {
                span.title { (scene.text(title)) @if with_tile { ": " b { (valley.source_words(Source::Tile).0) } } }
                span.row { @for element in group { (shown(valley, element)) } }
            };
            @match scene.act(&Action::Choose(half)) {
                Some(act) => button.group.open type="button" data-number data-action=(act.text) data-hint[act.is_hint]
                    aria-label={ (act.label) ": " (names.join(", ")) } {
                    (row) span.take { (scene.text("marabunta-take")) }
                },
                None => div.group { (row) },
            }
        }
        (key(valley))
    }
}

/// What the signs under the elements mean.
fn key(valley: &Valley<'_, '_>) -> Markup {
    let text = |key: &str| valley.scene.text(key);
    html! {
        p.key {
            @for player in valley.players() { span class={ "who " (side(player)) } { (sign(player)) " " (valley.scene.name(player)) } }
            span { b { "5" } " " (text("marabunta-key-free")) }
            span { (icon("anthill", "")) " " (text("marabunta-key-anthill")) }
            span { b { "★" } " " (text("marabunta-key-unlock")) }
        }
    }
}

/// The groups of both players, first that of the player who executes now.
fn execute(valley: &Valley<'_, '_>, elements: &[Element]) -> Markup {
    let scene = valley.scene;
    let mut players: Vec<Player> = valley.players().collect();
    players.sort_by_key(|&player| !scene.turn.players().contains(player));
    html! {
        @for player in players {
            @let is_acting = scene.turn.players().contains(player);
            @let is_own = scene.is_reader(player);
            div.group.(side(player)).acting[is_acting].quiet[!is_acting] {
                span.title {
                    span class={ "who " (side(player)) } { (sign(player)) }
                    @if is_own { (scene.text("marabunta-group-own")) }
                    @else { (scene.say(&Phrase::new("marabunta-group-of").with("name", scene.name(player)))) }
                }
                div.row {
                    @for element in elements.iter().filter(|element| element.owner == Some(player)) { (used(valley, element, is_acting)) }
                }
                @if is_acting { (now(valley)) }
            }
        }
    }
}

/// What is being carried out, and the way to end it.
fn now(valley: &Valley<'_, '_>) -> Markup {
    let scene = valley.scene;
    let caption = match valley.position.source() {
        Some(source) => {
            let (name, help) = valley.source_words(source);
            Some((scene.say(&Phrase::new("marabunta-now").with("what", name)), help))
        }
        None => (scene.step == "chest")
            .then(|| (scene.text("marabunta-now-chest"), scene.text("marabunta-face-chest.help"))),
    };
    html! {
        @if let Some((name, help)) = caption { p.caption { b { (name) } " " (help) } }
        @for action in [Action::Done, Action::Decline] {
            @if let Some(act) = scene.act(&action) {
                button.finish.only[scene.legal.len() == 1] type="button" data-action=(act.text) data-hint[act.is_hint] { (act.label) }
            }
        }
    }
}

/// An element that belongs to somebody: to be used or repeated by a click, waiting, or used up.
fn used(valley: &Valley<'_, '_>, element: &Element, is_acting: bool) -> Markup {
    let (scene, position) = (valley.scene, &valley.position);
    let is_repeat = scene.step == "repeat";
    let action = match (element.source, position.dice(), position.tile()) {
        (Source::Die(color), Some(dice), _) if is_repeat => Some(Action::Repeat(color, dice[color as usize])),
        (Source::Die(color), Some(dice), _) => Some(Action::UseDie(color, dice[color as usize])),
        (Source::Tile, _, Some(tile)) => Some(Action::UseTile(tile)),
        _ => None,
    };
    let act = action.filter(|_| is_acting).and_then(|action| scene.act(&action));
    let is_now = is_acting && position.source() == Some(element.source);
    let Some(act) = act else {
        let tip = tip(valley, element);
        return html! {
            span.element.spent[!element.is_unused].now[is_now] data-hand[is_now] data-move=(moving(element)) role="img" data-tip=(tip) aria-label=(tip) {
                (face(valley, element))
                @if !element.is_unused && !is_now { (icon("check", "over")) }
            }
        };
    };
    // A die that has been used may be repeated all the same (R5).
    let tip = tip(valley, &Element { is_unused: true, ..*element });
    html! {
        button.element.open.(of(element)) type="button" data-number data-action=(act.text) data-hint[act.is_hint] data-move=(moving(element))
            aria-label=(act.label) data-tip={ (act.label) ". " (tip) } {
            (face(valley, element)) (offers(valley, element))
        }
    }
}

/// An element that nobody can click.
fn shown(valley: &Valley<'_, '_>, element: &Element) -> Markup {
    let tip = tip(valley, element);
    html! {
        span.element.(of(element)) role="img" data-move=(moving(element)) data-tip=(tip) aria-label=(tip) {
            (face(valley, element)) (offers(valley, element))
        }
    }
}

/// The class of an element; under the pointer it shows where it could write.
fn of(element: &Element) -> String {
    format!("of-{}", name(element))
}

/// The class of the hexes in which an element could write.
pub(super) fn reached(element: &Element) -> String {
    format!("to-{}", name(element))
}

fn name(element: &Element) -> &'static str {
    match element.source {
        Source::Die(color) => color.name(),
        _ => "tile",
    }
}

/// What keeps its identity from one picture to the next.
fn moving(element: &Element) -> String {
    format!("marabunta-element-{}", name(element))
}

fn face(valley: &Valley<'_, '_>, element: &Element) -> Markup {
    let (dice, tile) = (valley.position.dice(), valley.position.tile());
    match (element.source, dice, tile) {
        (Source::Die(color), Some(dice), _) => html! {
            svg.face.(color) viewBox="0 0 48 48" aria-hidden="true" {
                (die_face(None, color.name(), ""))
                @match dice[color as usize] {
                    Face::Chest => use href="#marabunta-chest" transform="translate(24 25) scale(1.2)" {},
                    Face::Flag => use href="#marabunta-flag" transform="translate(24 24) scale(1.2)" {},
                    shown => text x="24" y="25" dy=".35em" { (shown.name()) },
                }
                use.corner href={ "#marabunta-glyph-" (color) } transform="translate(39.5 39.5) scale(.5)" {}
            }
        },
        (_, _, Some(tile)) => html! {
            svg.face.tile viewBox="0 0 48 48" aria-hidden="true" {
                use href="#marabunta-tile" {}
                use href={ "#marabunta-emblem-" (tile) } transform="translate(24 24) scale(.88)" {}
            }
        },
        _ => html! {},
    }
}

/// For whom the element does what: both players before the choice, then its owner.
fn beneficiaries(valley: &Valley<'_, '_>, element: &Element) -> impl Iterator<Item = Player> {
    let owner = element.owner;
    valley.players().filter(move |&player| owner.is_none_or(|owner| owner == player))
}

fn offers(valley: &Valley<'_, '_>, element: &Element) -> Markup {
    html! {
        span.offers aria-hidden="true" {
            @for player in beneficiaries(valley, element) {
                @let offer = valley.position.offer(player, element.source);
                span.(side(player)).none[!offer.is_usable] { (sign(player)) (short(&offer)) }
            }
        }
    }
}

fn short(offer: &Offer) -> Markup {
    match (offer.is_usable, offer.free.len()) {
        (false, _) => html! { "–" },
        (true, 0) if !offer.by_anthill.is_empty() => icon("anthill", ""),
        (true, 0) if offer.unlocks => html! { "★" },
        (true, 0) => html! { "✓" },
        (true, free) => html! { (free) },
    }
}

/// The dice that the tile of a player may repeat now.
fn repeatable(valley: &Valley<'_, '_>, element: &Element, player: Player) -> Option<Phrase> {
    let is_repeat = element.source == Source::Tile && valley.position.tile() == Some(Tile::RepeatDie);
    let (colors, dice) = (valley.position.repeatable(player).filter(|_| is_repeat)?, valley.position.dice()?);
    Some(parts::list(colors.into_iter().map(|color| phrases::die(color, dice[color as usize]))))
}

/// The name of an element, what it does, and for whom.
fn tip(valley: &Valley<'_, '_>, element: &Element) -> String {
    let scene = valley.scene;
    let (name, help) = valley.source_words(element.source);
    let mut tip = format!("{name}: {help}");
    if !element.is_unused {
        return tip + " (" + &scene.text("marabunta-used") + ")";
    }
    for player in beneficiaries(valley, element) {
        let offer = valley.position.offer(player, element.source);
        if let Some(dice) = repeatable(valley, element, player).filter(|_| offer.is_usable) {
            tip += &format!(" · {}", scene.say(&Phrase::new("marabunta-offer-repeat").with("dice", dice)));
            continue;
        }
        let phrase = match (offer.is_usable, offer.free.len()) {
            (false, _) => Phrase::new("marabunta-offer-none"),
            (true, 0) if !offer.by_anthill.is_empty() => Phrase::new("marabunta-offer-anthill"),
            (true, 0) if offer.unlocks => Phrase::new("marabunta-offer-unlock"),
            (true, 0) => Phrase::new("marabunta-offer-usable"),
            (true, free) => Phrase::new("marabunta-offer-free").with("count", free),
        };
        tip += &format!(" · {}", scene.say(&phrase.with("name", scene.name(player))));
    }
    tip
}
