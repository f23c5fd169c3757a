//! The blue, green and pink areas: rows of fields that are filled from left to right.

use games::clever2::{Action, Area, Bonus, FIELD_COUNT, Place};
use maud::{Markup, html};
use words::Phrase;

use super::sheet::{Page, earns, signed};
use super::{Gain, die_part};

/// A row of fields.
struct Fields<'a> {
    area: Area,
    entries: &'a [u8],
    bonuses: &'a [Bonus; FIELD_COUNT],
}

/// Never higher than before; the number of fields counts.
pub(super) fn blue(page: &Page<'_>) -> Markup {
    let printed = page.printed();
    let fields = Fields { area: Area::Blue, entries: page.sheet.blue(), bonuses: &printed.blue_bonuses };
    let field = |index: usize| {
        let points = printed.blue_points[index + 1];
        let told = Phrase::new("clever2-blue-field").with("field", index + 1).with("points", points);
        (points.to_string(), told)
    };
    let is_earned = |_: usize| true;
    let highest = page.sheet.highest_blue();
    fields.draw(page, &field, &is_earned, &html! { span.limit { "≤ " (highest) } })
}

/// First minus second, pair by pair.
pub(super) fn green(page: &Page<'_>) -> Markup {
    let printed = page.printed();
    let fields = Fields { area: Area::Green, entries: page.sheet.green(), bonuses: &printed.green_bonuses };
    let field = |index: usize| {
        let multiplier = printed.green_multipliers[index];
        let told = Phrase::new("clever2-green-field").with("field", index + 1).with("multiplier", multiplier);
        (format!("×{multiplier}"), told)
    };
    fields.draw(page, &field, &|_| true, &html! {})
}

/// The sum counts; a bonus needs its minimum.
pub(super) fn pink(page: &Page<'_>) -> Markup {
    let printed = page.printed();
    let fields = Fields { area: Area::Pink, entries: page.sheet.pink(), bonuses: &printed.pink_bonuses };
    let field = |index: usize| {
        let minimum = printed.pink_minima[index];
        let told = Phrase::new("clever2-pink-field").with("field", index + 1).with("minimum", minimum);
        (if minimum == 0 { String::new() } else { format!("≥{minimum}") }, told)
    };
    let is_earned = |index: usize| page.sheet.pink()[index] >= printed.pink_minima[index];
    fields.draw(page, &field, &is_earned, &html! {})
}

impl Fields<'_> {
    fn draw(
        &self,
        page: &Page<'_>,
        field: &dyn Fn(usize) -> (String, Phrase),
        is_earned: &dyn Fn(usize) -> bool,
        aside: &Markup,
    ) -> Markup {
        let name = self.area.name();
        let table = page.table;
        let is_open = self.is_open(page);
        let lane = html! {
            @for pair in 0..FIELD_COUNT / 2 {
                span.pair {
                    @if self.area == Area::Green { (self.star(page, pair)) }
                    @for index in [2 * pair, 2 * pair + 1] { (self.field(page, index, field(index), is_earned)) }
                }
            }
        };
        let inside = html! {
            @if is_open {
                @let label = table.scene.text(&format!("clever2-next-{name}"));
                button.lane.open type="button" data-part=(name) data-hint[table.is_hinted(name)] aria-label=(label) data-tip=(label) { (lane) }
            } @else {
                div.lane { (lane) }
            }
            @if page.is_own { (self.numbers(page)) }
        };
        page.panel(self.area, aside, &inside)
    }

    /// Whether a die can be entered here now.
    fn is_open(&self, page: &Page<'_>) -> bool {
        page.is_own && page.table.entries.iter().any(|entry| entry.place.area() == self.area)
    }

    /// What a green pair scores.
    fn star(&self, page: &Page<'_>, pair: usize) -> Markup {
        let entries = self.entries.chunks_exact(2).nth(pair);
        let points = entries.map(|pair| i32::from(pair[0]) - i32::from(pair[1]));
        let told = points.filter(|_| page.is_own).map(|points| {
            page.table
                .scene
                .say(&Phrase::new("clever2-green-pair").with("pair", pair + 1).with("points", signed(points)))
        });
        html! { span.star.minus[points.is_some_and(|points| points < 0)] data-tip=[told] { (points.map(signed).unwrap_or_default()) } }
    }

    fn field(
        &self,
        page: &Page<'_>,
        index: usize,
        (print, told): (String, Phrase),
        is_earned: &dyn Fn(usize) -> bool,
    ) -> Markup {
        let entry = self.entries.get(index);
        let is_next = index == self.entries.len();
        let is_open = self.is_open(page);
        let fresh =
            page.table.fresh.iter().filter(|(player, place)| *player == page.player && place.area() == self.area);
        let is_fresh = entry.is_some() && index + fresh.count() >= self.entries.len();
        let is_lost = entry.is_some() && !is_earned(index);
        html! {
            span.column {
                span.field.full[entry.is_some()].next[is_next].fresh[is_fresh] data-tip=[page.is_own.then(|| page.table.scene.say(&told))] {
                    span.print { (print) }
                    @if let Some(entry) = entry { span.value { (entry) } }
                    @else if is_next && is_open { span.value { (self.ghosts(page)) } }
                }
                @if is_lost { span.lost { (page.bonus(self.bonuses[index], false)) } }
                @else { (page.bonus(self.bonuses[index], entry.is_some())) }
            }
        }
    }

    /// What each die would write in the next field, while it is picked.
    fn ghosts(&self, page: &Page<'_>) -> Markup {
        let entries = || page.table.entries.iter().filter(|entry| entry.place.area() == self.area);
        // Blue and white write the same sum: it can be seen before either is picked.
        let is_common = entries().zip(entries().skip(1)).all(|(entry, next)| entry.place == next.place);
        html! {
            @for entry in entries().take(if is_common { 1 } else { 2 }) {
                @let gain = Gain::of(page.sheet, entry.place, page.printed());
                span.ghost.earning[!gain.bonuses.is_empty()] data-when=[(!is_common).then(|| die_part(entry.die()))] hidden[!is_common] {
                    (self.written(page, entry.place))
                    span.earns { b { (gain.sign()) } }
                }
            }
        }
    }

    /// What an entry in this area writes.
    fn written(&self, page: &Page<'_>, place: Place) -> u8 {
        let mut after = *page.sheet;
        after.enter(place, page.printed());
        let entries = match self.area {
            Area::Blue => after.blue(),
            Area::Green => after.green(),
            _ => after.pink(),
        };
        entries.last().copied().unwrap_or(0)
    }

    /// The numbers that a "?" may write.
    fn numbers(&self, page: &Page<'_>) -> Markup {
        let scene = page.table.scene;
        let places = scene.legal.iter().filter_map(|action| match *action {
            Action::Bonus(place) if place.area() == self.area => Some(place),
            _ => None,
        });
        let mut places = places.peekable();
        html! {
            @if places.peek().is_some() {
                div.numbers {
                    @for place in places {
                        @if let Some(act) = scene.act(&Action::Bonus(place)) {
                            button.open type="button" data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label) data-tip=(act.label) {
                                @match place {
                                    Place::Green(face) => { span.number { (face) } small { "= " (self.written(page, place)) } }
                                    _ => { span.number { (self.written(page, place)) } }
                                }
                                (earns(&Gain::of(page.sheet, place, page.printed())))
                            }
                        }
                    }
                }
            }
        }
    }
}
