//! The territory board: hexes, what lies in them, the numbers that the ants have carried there, and where one may go.

use std::fmt::Write as _;

use games::Marabunta;
use games::marabunta::{Action, Asked, Color, Hex, HexSet, Place, Side, Special, Territory};
use maud::{Markup, PreEscaped, html};
use play::{Game, Player};
use words::Phrase;

use super::{Valley, art, side, sign, tray};

/// Half the width of a hex, a quarter of its height, and the way from row to row.
const HALF: i32 = 24;
const QUARTER: i32 = 14;
const ROW: i32 = 3 * QUARTER;
const MARGIN: i32 = 6;

/// A side of the board without any marks.
struct Ground {
    bounds: String,
    drawing: String,
}

/// Both sides, drawn once for each box.
struct Grounds([Ground; Side::COUNT]);

fn axial(place: &Place) -> (i16, i16) {
    (place.q.into(), place.r.into())
}

fn center(place: &Place) -> (i32, i32) {
    let (q, r) = (i32::from(place.q), i32::from(place.r));
    (HALF * (2 * q + r), ROW * r)
}

fn ground(territory: &Territory) -> Ground {
    let centers = || territory.all.iter().map(|hex| center(territory.place(hex)));
    let (left, right) = (centers().map(|(x, _)| x).min().unwrap_or(0), centers().map(|(x, _)| x).max().unwrap_or(0));
    let (top, bottom) = (centers().map(|(_, y)| y).min().unwrap_or(0), centers().map(|(_, y)| y).max().unwrap_or(0));
    let bounds = format!(
        "{} {} {} {}",
        left - HALF - MARGIN,
        top - 2 * QUARTER - MARGIN,
        right - left + 2 * (HALF + MARGIN),
        bottom - top + 2 * (2 * QUARTER + MARGIN)
    );
    let (borders, joints) = (borders(territory), joints(territory));
    let drawing = html! {
        @for hex in territory.all.iter() {
            @let (x, y) = center(territory.place(hex));
            use href={ "#marabunta-ground-" (territory.place(hex).region) } x=(x) y=(y) {}
        }
        @for (n, (x, y)) in notches(territory, left, right).into_iter().enumerate() {
            use href={ "#marabunta-meadow-" (n * 7 / 3 % art::STROLLERS) } x=(x) y=(y) {}
        }
        path.joint d=(joints) {}
        path.border d=(borders) {}
    };
    Ground { bounds, drawing: drawing.into_string() }
}

/// Where a row begins or ends half a hex later than the others, there is room for the meadow.
fn notches(territory: &Territory, left: i32, right: i32) -> Vec<(i32, i32)> {
    let centers = || territory.all.iter().map(|hex| center(territory.place(hex)));
    let begins = centers().filter(|&(x, _)| x == left + HALF).map(|(x, y)| (x - HALF - 12, y));
    let ends = centers().filter(|&(x, _)| x == right - HALF).map(|(x, y)| (x + HALF + 12, y));
    begins.chain(ends).collect()
}

/// The corners of a hex clockwise from the top, and the way to the neighbor beyond the edge that begins there.
const EDGES: [((i32, i32), (i16, i16)); 6] = [
    ((0, -2 * QUARTER), (1, -1)),
    ((HALF, -QUARTER), (1, 0)),
    ((HALF, QUARTER), (0, 1)),
    ((0, 2 * QUARTER), (-1, 1)),
    ((-HALF, QUARTER), (-1, 0)),
    ((-HALF, -QUARTER), (0, -1)),
];

/// The edges between hexes that differ in something, and those at the rim if wanted.
fn edges(territory: &Territory, with_rim: bool, differ: impl Fn(&Place, &Place) -> bool) -> String {
    let mut path = String::new();
    for hex in territory.all.iter() {
        let place = territory.place(hex);
        let (x, y) = center(place);
        for (n, ((from_x, from_y), (q, r))) in EDGES.into_iter().enumerate() {
            let (to_x, to_y) = EDGES[(n + 1) % EDGES.len()].0;
            let mut neighbors = territory.neighbors(hex).iter().map(|near| territory.place(near));
            let beyond = neighbors.find(|near| axial(near) == (axial(place).0 + q, axial(place).1 + r));
            // An edge between two hexes belongs to the first of them.
            let drawn = match beyond {
                Some(near) => n < 3 && differ(place, near),
                None => with_rim,
            };
            if drawn {
                let _ = write!(path, "M{} {}L{} {}", x + from_x, y + from_y, x + to_x, y + to_y);
            }
        }
    }
    path
}

fn borders(territory: &Territory) -> String {
    edges(territory, true, |a, b| a.region != b.region)
}

fn joints(territory: &Territory) -> String {
    edges(territory, false, |a, b| a.piece != b.piece)
}

/// What is to be known about every hex.
struct Known {
    /// Where the viewer could write with each element, without an anthill.
    reach: Vec<(String, HexSet)>,
    colors: [String; Color::COUNT],
    cookie: String,
    chest: String,
    crossed: String,
    chosen: String,
    dear: String,
}

/// What a choice of a hex would bring, as far as it can be seen at once.
struct Gain {
    costs_anthill: bool,
    points: i32,
}

pub(super) fn draw(valley: &Valley<'_, '_>) -> Markup {
    let position = &valley.position;
    let components = valley.scene.components;
    let grounds = components.derived(|all| Grounds(Side::ALL.map(|side| ground(all.territory(side)))));
    let ground = &grounds.0[position.territory_side() as usize];
    let text = |key: &str| valley.scene.text(key);
    let known = Known {
        reach: reach(valley),
        colors: Color::ALL.map(|color| valley.color_name(color)),
        cookie: text("marabunta-hex-cookie"),
        chest: text("marabunta-hex-chest"),
        crossed: text("marabunta-hex-crossed"),
        chosen: text("marabunta-hex-chosen"),
        dear: text("marabunta-costs-anthill"),
    };
    html! {
        svg.map data-sheet viewBox=(ground.bounds) role="group" aria-label=(text("marabunta-map")) {
            (PreEscaped(&ground.drawing))
            @for hex in position.territory().all.iter() {
                (draw_hex(valley, hex, &known))
            }
        }
    }
}

fn reach(valley: &Valley<'_, '_>) -> Vec<(String, HexSet)> {
    let Some(viewer) = valley.scene.viewer.filter(|_| valley.position.source().is_none()) else { return Vec::new() };
    let elements = valley.position.elements_of_round();
    let own = elements.iter().filter(|element| element.is_unused && element.owner.is_none_or(|owner| owner == viewer));
    own.map(|element| (tray::reached(element), valley.position.offer(viewer, element.source).free)).collect()
}

fn draw_hex(valley: &Valley<'_, '_>, hex: Hex, known: &Known) -> Markup {
    let position = &valley.position;
    let place = position.territory().place(hex);
    let (x, y) = center(place);
    let owner = valley.players().find(|&player| position.marks().numbers[player].contains(hex));
    let is_crossed = owner.is_none() && !position.marks().available.contains(hex);
    let is_chosen = position.chosen().contains(hex);
    let name = hex.name(&valley.scene.components);
    let mut tip = format!("{name} · {}", known.colors[place.region as usize]);
    let mut add = |words: &str| {
        let _ = write!(tip, " · {words}");
    };
    match place.special {
        Special::Cookie => add(&known.cookie),
        Special::Chest => add(&known.chest),
        Special::None => {}
    }
    if is_crossed {
        add(&known.crossed);
    }
    if is_chosen {
        add(&known.chosen);
    }
    if let Some(owner) = owner {
        add(&format!("{} {}: {}", sign(owner), valley.scene.name(owner), position.marks().number(hex)));
    }
    let place_of = spot(valley, hex).and_then(|(action, number)| Some((valley.scene.act(&action)?, action, number)));
    let ring = html! {
        use.hit href="#marabunta-hex" {}
        @if place_of.is_some() { use.ring href="#marabunta-hex" transform="scale(.88)" {} }
    };
    let inside = html! {
        @match place.special {
            Special::Cookie => use.lies.taken[owner.is_some()] href="#marabunta-muffin" {},
            Special::Chest => use.lies.taken[owner.is_some()] href="#marabunta-chest" {},
            Special::None => {},
        }
        @if let Some(owner) = owner { g data-landed=(name) { (ant(owner, position.marks().number(hex))) } }
        @if is_crossed { use href="#marabunta-twigs" {} }
        @if is_chosen { use.ring href="#marabunta-hex" transform="scale(.86)" {} (chosen_mark(valley)) }
        @if valley.fresh.hexes.contains(hex) { use.fresh href="#marabunta-hex" transform="scale(.9)" {} }
    };
    let at = format!("translate({x} {y})");
    let Some((act, action, number)) = place_of else {
        let reached = known.reach.iter().filter(|(_, hexes)| hexes.contains(hex)).map(|(class, _)| format!(" {class}"));
        let label = owner.map(|_| &tip);
        return html! {
            g.{ "hex" (reached.collect::<String>()) } transform=(at) data-tip=(tip) role=[label.map(|_| "img")] aria-label=[label] {
                (ring) (inside)
            }
        };
    };
    let gain = gain(valley, action);
    if gain.costs_anthill {
        let _ = write!(tip, " · {}", known.dear);
    }
    if gain.points != 0 {
        let phrase = Phrase::new("marabunta-gains-points").with("points", format!("{:+}", gain.points));
        let _ = write!(tip, " · {}", valley.scene.say(&phrase));
    }
    html! {
        g.hex.spot.dear[gain.costs_anthill] transform=(at) role="button" tabindex="0" data-action=(act.text)
            data-hint[act.is_hint] aria-label={ (act.label) " · " (tip) } data-tip={ (act.label) " · " (tip) } {
            (ring)
            (inside)
            @if place.special == Special::None {
                @if let Some(number) = number { text.ghost dy=".35em" { (number) } }
            }
            @if gain.costs_anthill { use.cost href="#marabunta-anthill" transform="translate(0 18) scale(.36)" {} }
            @if gain.points > 0 {
                g.gain { rect x="3" y="-24" width="20" height="14" rx="7" {} text x="13" y="-13" { "+" (gain.points) } }
            }
        }
    }
}

/// The action that this hex is a place for, and the number that it would hold.
fn spot(valley: &Valley<'_, '_>, hex: Hex) -> Option<(Action, Option<u8>)> {
    let (_, asked) = valley.position.asked()?;
    let (action, number) = match asked {
        Asked::Write(numbers, chosen) => {
            let number = *numbers.values().get(chosen)?;
            (Action::Write(number, hex), Some(number))
        }
        Asked::Cross => (Action::Cross(hex), None),
        Asked::Flags(_) | Asked::Repeat => return None,
    };
    valley.scene.legal.contains(&action).then_some((action, number))
}

fn gain(valley: &Valley<'_, '_>, action: Action) -> Gain {
    let Some(viewer) = valley.scene.viewer else { return Gain { costs_anthill: false, points: 0 } };
    let lead = |position: &Marabunta| {
        let total = |player: Player| position.score(player).total();
        valley.players().map(|player| if player == viewer { total(player) } else { -total(player) }).sum::<i32>()
    };
    let mut next = valley.position;
    next.apply(viewer, action);
    let next = next.with_chosen_marked();
    let before = valley.position.with_chosen_marked();
    let anthills = |position: &Marabunta| position.player_board(viewer).anthills;
    Gain { costs_anthill: anthills(&next) < anthills(&before), points: lead(&next) - lead(&before) }
}

/// An ant with its number; red ones march down, blue ones up.
fn ant(owner: Player, number: u8) -> Markup {
    html! {
        g class={ "ant " (side(owner)) } {
            use href={ "#marabunta-ant-" (side(owner)) } {}
            text y=(if owner.seat() == 0 { -3 } else { 3 }) dy=".35em" { (number) }
        }
    }
}

/// What a chosen hex will hold.
fn chosen_mark(valley: &Valley<'_, '_>) -> Markup {
    match valley.position.asked() {
        Some((_, Asked::Write(numbers, _))) => html! { text.ghost.sure dy=".35em" { (numbers.values()[0]) } },
        _ => html! { use.soon href="#marabunta-twigs" {} },
    }
}
