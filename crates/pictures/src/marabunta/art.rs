//! The drawings that repeat: ants, muffins, chests, anthills, leaves, and the signs of regions, tiles and abilities.

use games::marabunta::Color;
use maud::{Markup, PreEscaped, html};

/// All drawings, to be used by their names. Drawings lie around their middle unless they say otherwise.
pub(super) fn drawings() -> Markup {
    html! {
        (PreEscaped(GLYPHS))
        @for color in Color::ALL { (region(color)) }
        (PreEscaped(CREATURES))
        (PreEscaped(THINGS))
        (PreEscaped(LEAF))
        (PreEscaped(MEADOW))
        (emblems())
    }
}

/// The pattern of a region, made of its glyph, and a hex of it.
fn region(color: Color) -> Markup {
    html! {
        pattern id={ "marabunta-pattern-" (color) } width="16" height="14" patternUnits="userSpaceOnUse" patternTransform="translate(-8 -7)" {
            g.marabunta-weave.(color) {
                use href={ "#marabunta-glyph-" (color) } transform="translate(4 3.5) scale(.29)" {}
                use href={ "#marabunta-glyph-" (color) } transform="translate(12 10.5) scale(.29)" {}
            }
        }
        g id={ "marabunta-ground-" (color) } {
            use.marabunta-ground.(color) href="#marabunta-hex" {}
            use href="#marabunta-hex" fill={ "url(#marabunta-pattern-" (color) ")" } {}
        }
    }
}

/// The signs of the regions, which tell them apart without color, and the hex.
const GLYPHS: &str = r##"
<path id="marabunta-hex" d="M0-28 24-14V14L0 28-24 14V-14Z"/>
<circle id="marabunta-glyph-pink" r="7"/>
<path id="marabunta-glyph-yellow" d="M0-9 2.6-3 9-2.4 4.2 1.9 5.6 8.3 0 5-5.6 8.3-4.2 1.9-9-2.4-2.6-3Z"/>
<path id="marabunta-glyph-blue" d="M-9-3q4.5-7 9 0t9 0v3.6q-4.5 7-9 0t-9 0ZM-9 4q4.5-7 9 0t9 0v3.6q-4.5 7-9 0t-9 0Z"/>
<path id="marabunta-glyph-green" d="M-8 8Q-10-8 8-8 9 9-5 6L-8 9Z"/>
<rect id="marabunta-glyph-orange" x="-6.5" y="-6.5" width="13" height="13"/>
<path id="marabunta-glyph-grey" d="M0-8 8.5 6.5H-8.5Z"/>
"##;

/// Ants seen from above: the number stands on the hind part. The red one marches down, the blue one up and wears a ring.
const CREATURES: &str = r##"
<g id="marabunta-ant-red">
<path class="marabunta-limbs" d="M-4 11-14 5-20 9M-4 13-14 14-18 20M-3 9-13-5-20-8M4 11 14 5 20 9M4 13 14 14 18 20M3 9 13-5 20-8M-2 22Q-4 26-9 25M2 22Q4 26 9 25"/>
<circle class="marabunta-halo" cy="-3" r="15.6"/>
<ellipse class="marabunta-body" cy="13.5" rx="5.4" ry="4.6"/><circle class="marabunta-body" cy="20" r="4.8"/>
<circle class="marabunta-eye" cx="-2" cy="21.5" r="1.1"/><circle class="marabunta-eye" cx="2" cy="21.5" r="1.1"/>
<circle class="marabunta-body" cy="-3" r="13.6"/>
</g>
<g id="marabunta-ant-blue">
<g transform="rotate(180)"><use href="#marabunta-ant-red"/></g>
<circle class="marabunta-band" cy="3" r="10.8"/>
</g>
"##;

/// What lies in the valley and on the boards.
const THINGS: &str = r##"
<g id="marabunta-muffin">
<path class="marabunta-paper" d="M-8.5 1.5H8.5L6 11.5Q0 13-6 11.5Z"/>
<path class="marabunta-pleat" d="M-4.6 3-3.5 11.5M0 3V12M4.6 3 3.5 11.5"/>
<path class="marabunta-cake" d="M-9.5 3.5Q-13.5 1.5-10.8-2.5-11.5-7-6.2-7.4-3.5-12 1-10.6 6.5-11.5 7.6-6.8 12-5.5 10.6-1.5 12.8 2 9.5 3.5 4.8 5 0 3.6-5 5-9.5 3.5Z"/>
<circle class="marabunta-chip" cx="-5" cy="-2.5" r="1.4"/><circle class="marabunta-chip" cx="4.8" cy="-3" r="1.4"/><circle class="marabunta-chip" cx="0" cy=".6" r="1.4"/>
<path class="marabunta-stalk" d="M.5-12Q1-15 4-15.2"/><circle class="marabunta-cherry" cx="0" cy="-10.5" r="3.1"/>
</g>
<g id="marabunta-chest">
<path class="marabunta-lid" d="M-11-1.5V-4Q-11-10-5-10H5Q11-10 11-4V-1.5Z"/>
<rect class="marabunta-wood" x="-11" y="-1.5" width="22" height="11" rx="1.5"/>
<path class="marabunta-plank" d="M-11 4.2H11M-6.5-9.5V9.2M6.5-9.5V9.2"/>
<rect class="marabunta-brass" x="-3" y="-4" width="6" height="6.6" rx="1.4"/><circle class="marabunta-hole" cy="-.8" r="1.2"/>
</g>
<g id="marabunta-chest-open">
<path class="marabunta-lid" d="M-11-5.5 -9-12.5H9L11-5.5Z"/><path class="marabunta-hole" d="M-11-5.5H11V0H-11Z"/>
<rect class="marabunta-wood" x="-11" y="-1.5" width="22" height="11" rx="1.5"/><path class="marabunta-plank" d="M-11 4.2H11"/>
</g>
<g id="marabunta-flag">
<path class="marabunta-pole" d="M-7-12V12"/><path class="marabunta-cloth" d="M-7-11Q-1-14 3-11T11-11L8.5-6 11-.5Q7 2 2-.5T-7-.5Z"/>
</g>
<g id="marabunta-anthill">
<path class="marabunta-earth" d="M-13.5 10.5Q-9-2-5-7.5-3-10.5 0-10.5T5-7.5Q9-2 13.5 10.5Z"/>
<ellipse class="marabunta-hole" cy="-8" rx="3.6" ry="1.7"/>
<path class="marabunta-grain" d="M-4-1h1M2 1.5h1M-7 6h1M5 6h1M-1 7h1M0-3.5h1"/>
</g>
<g id="marabunta-dice"><rect class="marabunta-cube" x="-10" y="-10" width="20" height="20" rx="5"/><circle class="marabunta-hole" cx="-4" cy="-4" r="2.2"/><circle class="marabunta-hole" cx="4" cy="4" r="2.2"/></g>
<g id="marabunta-cross"><path class="marabunta-cross" d="M-9-9 9 9M9-9-9 9"/></g>
<g id="marabunta-check"><circle class="marabunta-seal" r="10"/><path class="marabunta-tick" d="M-5 0-1.5 4 5.5-4"/></g>
<g id="marabunta-twigs"><use class="marabunta-shade" href="#marabunta-hex"/>
<path class="marabunta-bark" d="M-13-12Q-3-1 13 13M13-12Q2 0-13 13M4-3 5-11M-5 6-12 5"/><path class="marabunta-light" d="M-12-12Q-2-1 13 12M12-12Q2-1-12 12"/></g>
<g id="marabunta-tile"><rect class="marabunta-slab" x="2" y="2" width="44" height="44" rx="13"/><rect class="marabunta-inlay" x="5" y="5" width="38" height="38" rx="10"/></g>
"##;

/// What grows and strolls beside the hexes.
const MEADOW: &str = r##"
<g id="marabunta-meadow-0"><path class="marabunta-blade" d="M-6 7Q-6 0-9-5M-2 7Q-2-3-3-9M2 7Q3 0 7-4M5 7Q6 3 9 1"/></g>
<g id="marabunta-meadow-1"><path class="marabunta-blade" d="M0 9Q1 4 0-2M0 7Q4 6 5 3"/><g class="marabunta-petal"><circle cx="-3.5" cy="-4" r="2.6"/><circle cx="3.5" cy="-4" r="2.6"/><circle cx="0" cy="-7.5" r="2.6"/><circle cx="0" cy="-.8" r="2.6"/></g><circle class="marabunta-pollen" cy="-4" r="2.3"/></g>
<g id="marabunta-meadow-2"><path class="marabunta-crumb" d="M-5-3 0-6 4-2 1 2-4 1ZM4 5 7 4 8 7 5 8ZM-6 6-3 5-3 8Z"/></g>
<g id="marabunta-meadow-3" class="marabunta-stroller" transform="scale(.4)"><use href="#marabunta-ant-red"/></g>
"##;

/// How many drawings of the meadow there are.
pub(super) const STROLLERS: usize = 4;

/// A score sheet, from its upper left corner.
const LEAF: &str = r##"
<path id="marabunta-leaf" d="M3 46C1 18 22 5 58 8 84 10 104 7 118 2 121 30 116 62 74 68 44 73 12 70 3 46Z"/>
<path id="marabunta-leaf-veins" d="M118 2C96 22 50 40-1 60M92 20C86 12 80 10 72 9M66 33C58 22 48 14 36 12M60 36C66 50 74 60 84 64M34 47C38 56 44 64 52 69"/>
"##;

/// Where the hexes of an emblem lie, and how large they are.
type Cells = (&'static [(i32, i32)], &'static str);

const ONE_CELL: Cells = (&[(0, 0)], ".66");
const ONE_CELL_UP: Cells = (&[(0, -3)], ".6");
const TWO_CELLS: Cells = (&[(-10, 0), (10, 0)], ".42");
const THREE_CELLS: Cells = (&[(0, -9), (-10, 8), (10, 8)], ".42");

/// What tiles and abilities do, by their names.
fn emblems() -> Markup {
    html! {
        @for name in ["write_1", "one_any"] { (cells(name, ONE_CELL, "1", &html! {})) }
        (cells("write_2", ONE_CELL, "2", &html! {}))
        @let hill = html! { use href="#marabunta-anthill" transform="translate(11 12) scale(.62)" {} };
        (cells("zero_anywhere", ONE_CELL_UP, "0", &hill))
        (cells("three_anywhere", ONE_CELL_UP, "3", &hill))
        (cells("double_zero", TWO_CELLS, "0", &html! {}))
        (cells("triple_one", THREE_CELLS, "1", &html! {}))
        @let twigs = html! { @for x in [-10, 10] { use href="#marabunta-cross" transform={ "translate(" (x) " 0) scale(.7)" } {} } };
        (cells("cross_two_hexes", TWO_CELLS, "", &twigs))
        @for (name, thing) in [("two_chests", "chest"), ("two_flags", "flag"), ("two_cookies", "muffin")] {
            g id={ "marabunta-emblem-" (name) } {
                use href={ "#marabunta-" (thing) } transform="translate(-8.5 -6) scale(.82)" {}
                use href={ "#marabunta-" (thing) } transform="translate(8.5 8) scale(.82)" {}
            }
        }
        @for (name, points) in [("vp_2", "2"), ("vp_3", "3")] {
            g id={ "marabunta-emblem-" (name) } {
                path.marabunta-medal d="M0-19 5.5-11 15-12.5 12-3.5 19 3 10.5 7 9.5 16.5 0 12-9.5 16.5-10.5 7-19 3-12-3.5-15-12.5-5.5-11Z" {}
                text.marabunta-medal-number y="-1" dy=".35em" { (points) }
            }
        }
        g id="marabunta-emblem-repeat_die" {
            rect.marabunta-cube x="-9" y="-9" width="18" height="18" rx="4.5" {}
            circle.marabunta-hole cx="-3.5" cy="-3.5" r="2" {}
            circle.marabunta-hole cx="3.5" cy="3.5" r="2" {}
            path.marabunta-turn d="M-16 5A17 17 0 0 1 12-12M16-5A17 17 0 0 1-12 12" {}
            path.marabunta-tip d="M7-18 17-13 8-7ZM-7 18-17 13-8 7Z" {}
        }
        g id="marabunta-emblem-cross_cookie" {
            use href="#marabunta-muffin" transform="scale(1.3)" {}
            use href="#marabunta-cross" transform="scale(1.5)" {}
        }
    }
}

fn cells(name: &str, (places, scale): Cells, number: &str, inside: &Markup) -> Markup {
    html! {
        g id={ "marabunta-emblem-" (name) } {
            @for (x, y) in places {
                g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
                    use.marabunta-cell href="#marabunta-hex" {}
                    @if !number.is_empty() { text.marabunta-cell-number dy=".36em" { (number) } }
                }
            }
            (inside)
        }
    }
}
