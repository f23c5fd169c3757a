//! The score sheets: a leaf for each region, with its circles and the sums that decide it.

use std::fmt::Write as _;

use games::marabunta::{Action, Color};
use maud::{Markup, html};
use play::Player;
use words::Phrase;

use super::{Valley, icon, side, sign};

/// The leaves to the left and to the right of the map.
const EDGES: [(&str, [Color; 3]); 2] =
    [("west", [Color::Pink, Color::Green, Color::Orange]), ("east", [Color::Yellow, Color::Blue, Color::Grey])];

/// Circles in a row of a leaf.
const ROW: usize = 5;

pub(super) fn draw(valley: &Valley<'_, '_>) -> Markup {
    html! {
        @for (edge, colors) in EDGES {
            div.sheets.(edge) { @for color in colors { (sheet(valley, color)) } }
        }
    }
}

fn sheet(valley: &Valley<'_, '_>, color: Color) -> Markup {
    let (scene, position) = (valley.scene, &valley.position);
    let sums = position.marks().sums;
    let leader = valley.players().find(|&player| {
        valley.players().all(|other| other == player || sums[player][color as usize] > sums[other][color as usize])
    });
    let circles = |player: Player| position.circles(player)[color as usize];
    let mut tip = scene.say(&Phrase::new("marabunta-sheet").with("color", valley.color_name(color)));
    for player in valley.players() {
        let phrase = Phrase::new("marabunta-sheet-sum").with("name", scene.name(player));
        let phrase = phrase.with("circles", circles(player)).with("sum", sums[player][color as usize]);
        let _ = write!(tip, " · {}", scene.say(&phrase));
    }
    let free = (position.territory().regions[color as usize] & position.marks().available).len();
    let _ = write!(tip, " · {}", scene.say(&Phrase::new("marabunta-sheet-free").with("count", free)));
    let worth = match leader {
        Some(leader) => scene.say(&Phrase::new("marabunta-sheet-worth").with("points", circles(leader))),
        None => scene.text("marabunta-sheet-tie"),
    };
    let _ = write!(tip, " · {worth}");
    let inside = html! {
        span.region { (icon(&format!("glyph-{color}"), color.name())) (valley.color_name(color)) }
        (leaf(valley, color))
        span.sums {
            @for player in valley.players() {
                span.(side(player)).lead[leader == Some(player)] {
                    (sign(player)) (sums[player][color as usize])
                }
            }
            span.worth.(leader.map_or("tie", side)) {
                @match leader {
                    Some(leader) => { "+" (circles(leader)) }
                    None => "–",
                }
            }
        }
    };
    match scene.act(&Action::Flag(color)) {
        Some(act) => html! {
            button.sheet.open.(color) type="button" data-action=(act.text) data-hint[act.is_hint]
                aria-label={ (act.label) " · " (tip) } data-tip={ (act.label) " · " (tip) } { (inside) }
        },
        None => html! { div.sheet.(color) role="img" aria-label=(tip) data-tip=(tip) { (inside) } },
    }
}

/// Red circles from the first place on, blue ones from the last place back, empty ones between them.
fn leaf(valley: &Valley<'_, '_>, color: Color) -> Markup {
    let all = usize::from(valley.scene.components.circles);
    let [red, blue] = [0, 1].map(|seat| usize::from(valley.position.circles(Player::new(seat))[color as usize]));
    let owner = |n: usize| {
        let seat = if n < red { Some(0) } else { (n >= all - blue).then_some(1) };
        seat.map(Player::new)
    };
    let fresh = |player: Player| valley.fresh.circles.iter().filter(|circle| **circle == (player, color)).count();
    let [fresh_red, fresh_blue] = [0, 1].map(|seat| fresh(Player::new(seat)));
    let is_fresh = |n: usize| n < red && n + fresh_red >= red || n >= all - blue && n < all - blue + fresh_blue;
    let height = 34 + 19 * all.div_ceil(ROW);
    html! {
        svg.leaf viewBox={ "0 0 120 " (height) } aria-hidden="true" {
            use href="#marabunta-leaf" {}
            use href="#marabunta-leaf" fill={ "url(#marabunta-pattern-" (color) ")" } {}
            use.veins href="#marabunta-leaf-veins" {}
            @for n in 0..all {
                @let (x, y) = (22 + 18 * (n % ROW), 27 + 19 * (n / ROW));
                @let class = owner(n).map_or("empty", side);
                g.circle.(class).fresh[is_fresh(n)] transform={ "translate(" (x) " " (y) ")" } {
                    circle r="7.4" {}
                    @match owner(n).map(Player::seat) {
                        Some(0) => path d="M-3.6 -2.2h7.2L0 4z" {},
                        Some(_) => path d="M-3.6 2.2h7.2L0 -4z" {},
                        None => {},
                    }
                }
            }
        }
    }
}
