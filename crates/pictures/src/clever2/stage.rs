//! The dice in their zones, and the fox, who says what to do.

use games::clever2::{Action, Area, Bonus, Die, DieSet, Question};
use maud::{Markup, html};
use play::Turn;
use words::Phrase;

use super::{BONUSES, Table, art, die_part, phrases};
use crate::parts;

/// The dice in their zones, the fox's advice, and what can be done besides entering dice.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let (scene, dice) = (table.scene, table.scene.view.dice());
    let is_aside = scene.view.players() == 1 && ["passive", "round_bonus", "over"].contains(&scene.step);
    let pool = if is_aside { "aside" } else { "pool" };
    let fields: Vec<Die> = dice.on_fields().collect();
    let owner = || {
        let zone = scene.text("clever2-zone-fields");
        if scene.view.players() == 1 || scene.view.round() == 0 {
            return zone;
        }
        scene.say(&Phrase::new("clever2-owner").with("zone", zone).with("name", scene.name(scene.view.active())))
    };
    let is_idle = dice.pool.is_empty() && !is_rolling(table);
    html! {
        (guide(table))
        div.stage {
            div.zones {
                div.zone.pool.idle[is_idle] {
                    (label(table, pool, &scene.text(&format!("clever2-zone-{pool}")), &rolls(table)))
                    div.dice { @for die in dice.pool.iter() { (spot(table, die, Zone::Pool)) } }
                }
                div.rest.wide[dice.tray.len() > 4] {
                    div.zone.fields {
                        (label(table, "fields", &owner(), &html! {}))
                        div.dice {
                            @for die in &fields { (spot(table, *die, Zone::Fields)) }
                            @for number in fields.len()..usize::from(scene.components.rolls) {
                                @let empty = scene.say(&Phrase::new("clever2-field-empty").with("number", number + 1));
                                span.slot role="img" aria-label=(empty) { (number + 1) }
                            }
                        }
                    }
                    div.zone.tray {
                        (label(table, "tray", &scene.text("clever2-zone-tray"), &html! {}))
                        div.dice { @for die in dice.tray.iter() { (spot(table, die, Zone::Tray)) } }
                    }
                }
            }
            (buttons(table))
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Zone {
    Pool,
    Fields,
    Tray,
}

fn label(table: &Table<'_>, zone: &str, name: &str, behind: &Markup) -> Markup {
    html! { div.label data-tip=(table.scene.text(&format!("clever2-zone-{zone}.tip"))) { span { (name) } (behind) } }
}

/// Whether the active player still rolls in this turn.
fn is_rolling(table: &Table<'_>) -> bool {
    let (step, roll) = (table.scene.step, table.scene.view.roll());
    roll > 0
        && (["roll", "choose", "chain", "before_roll"].contains(&step)
            || step == "bonus" && roll < table.scene.components.rolls)
}

/// Which of the rolls this is.
fn rolls(table: &Table<'_>) -> Markup {
    let (scene, rolls) = (table.scene, table.scene.components.rolls);
    let told = Phrase::new("clever2-roll-number").with("roll", scene.view.roll()).with("rolls", rolls);
    html! {
        @if is_rolling(table) {
            @let told = scene.say(&told);
            span.rolls role="img" aria-label=(told) data-tip=(told) {
                @for roll in 1..=rolls { i.spent[roll < scene.view.roll()].now[roll == scene.view.roll()] {} }
            }
        }
    }
}

/// A die where it lies; it is picked, or brought back, by a tap.
fn spot(table: &Table<'_>, die: Die, zone: Zone) -> Markup {
    let (scene, view) = (table.scene, table.scene.view);
    let part = die_part(die);
    let named = Phrase::new(if view.face(die).is_some() { "clever2-shown" } else { "clever2-unrolled" });
    let named = named.with("die", phrases::die(die)).with("face", view.face(die).unwrap_or(0));
    let named = scene.say(&named);
    let marks = |action: &Action| matches!(action, Action::Mark(used, ..) if *used == die);
    let is_swept = view.swept().contains(die) && (scene.legal.is_empty() || scene.legal.iter().any(marks));
    let is_window = ["extra", "bonus", "passive"].contains(&scene.step);
    let is_spent = is_window && view.sheet(table.own).extra_dice.contains(die) && !table.can_pick(die);
    let is_dull = !table.entries.is_empty() && (zone == Zone::Pool || is_window);
    let swept = swept_by(table, die);
    let shows_sweep = zone == Zone::Pool && scene.step == "choose";
    let mut tip = format!("{named}. {}", scene.text(&format!("clever2-die-{die}.tip")));
    if view.readings().third_silver_all && Area::of_die(die).contains(&Area::Silver) {
        tip = format!("{tip} {}", scene.text("clever2-third-silver"));
    }
    if shows_sweep {
        tip = format!("{tip} {}", scene.say(&Phrase::new("clever2-sweeps").with("count", swept.len())));
    }
    if is_spent {
        let spent = if view.readings().extra_once_a_round { "clever2-spent-round" } else { "clever2-spent" };
        tip = format!("{tip} {}", scene.text(spent));
    }
    let sweepers = view.dice().pool.iter().filter(|&other| shows_sweep && swept_by(table, other).contains(die));
    let inside = html! {
        (drawn(die, view.face(die)))
        @if shows_sweep {
            span.sweeps { @for lower in swept.iter() { (art::mark(lower.name())) } }
            @for other in sweepers.filter(|&other| table.can_pick(other)) {
                span.swept-away data-when=(die_part(other)) hidden { "↓" }
            }
        }
    };
    html! {
        @if let Some(act) = scene.act(&Action::Return(die)) {
            button.spot.open type="button" data-number data-action=(act.text) data-hint[act.is_hint] data-move=(part) aria-label=(act.label) data-tip=(tip) {
                (inside)
            }
        } @else if table.can_pick(die) {
            button.spot.open type="button" data-number data-part=(part) data-hint[table.is_hinted(&part)] data-move=(part) aria-label=(named) data-tip=(tip) {
                (inside)
            }
        } @else {
            span.spot.swept[is_swept].spent[is_spent].dull[is_dull] data-move=(part) role="img" aria-label=(named) data-tip=(tip) {
                (inside)
            }
        }
    }
}

/// What a die sweeps onto the tray wherever it is entered.
fn swept_by(table: &Table<'_>, die: Die) -> DieSet {
    let areas = Area::of_die(die).iter().map(|&area| table.scene.view.swept_by(die, area));
    areas.reduce(|all, swept| all & swept).unwrap_or(DieSet::NONE)
}

/// A die with the mark of its color.
fn drawn(die: Die, face: Option<u8>) -> Markup {
    let name = die.name();
    html! {
        svg.cube viewBox="0 0 48 48" aria-hidden="true" {
            g.tint.(name) { (parts::die_face(face, "", "")) }
            @let (x, y, side) = if face.is_some() { ("19.4", "34.4", "9.2") } else { ("13", "13", "22") };
            g.sign.(name) { use href={ "#clever2-mark-" (name) } x=(x) y=(y) width=(side) height=(side) {} }
        }
    }
}

/// The fox's advice, with the "?" that wait.
fn guide(table: &Table<'_>) -> Markup {
    let scene = table.scene;
    let questions = scene.view.sheet(table.own).questions();
    let waiting = |bonus: Bonus| match bonus {
        Bonus::Question(Question::Black) => questions.black(),
        Bonus::Question(Question::Colored(area)) => questions.colored(area),
        _ => 0,
    };
    html! {
        div.guide {
            svg.fox viewBox="0 0 64 56" role="img" aria-label=(scene.text("clever2-fox")) {
                (art::part("fox"))
                @if scene.turn == Turn::Over { (art::part("cap")) }
            }
            p.advice {
                (scene.text(&format!("clever2-guide-{}", advice(table))))
                @if !scene.legal.is_empty() {
                    @for bonus in BONUSES { @for _ in 0..waiting(bonus) { (table.bonus(bonus)) } }
                }
            }
        }
    }
}

/// What is done without a die.
fn buttons(table: &Table<'_>) -> Markup {
    let icon = |action: &Action| match action {
        Action::Reroll => Some("bonus-reroll"),
        _ => None,
    };
    let actions = [Action::Roll, Action::Reroll, Action::Pass, Action::Skip, Action::Stop, Action::Done];
    let acts = actions.iter().filter_map(|action| Some((table.scene.act(action)?, icon(action))));
    let acts: Vec<_> = acts.collect();
    html! {
        @if !acts.is_empty() {
            div.buttons {
                @for (act, icon) in &acts {
                    @let is_main = table.entries.is_empty() && act.text != "pass" && act.text != "skip";
                    button.act.main[is_main] type="button" data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label) {
                        @if let Some(icon) = icon { (art::icon(icon)) }
                        span { (act.label) }
                    }
                }
            }
        }
    }
}

/// What the fox has to say now.
fn advice(table: &Table<'_>) -> &'static str {
    let scene = table.scene;
    let has = |wanted: fn(&Action) -> bool| scene.legal.iter().any(wanted);
    let dice = scene.view.dice();
    match scene.turn {
        Turn::Over => "over",
        _ if !scene.is_reader(table.own) => "watch",
        _ if scene.legal.is_empty() => "wait",
        _ if has(|action| matches!(action, Action::Choose(_))) => "choose",
        _ if has(|action| matches!(action, Action::Mark(..))) => "chain",
        _ if has(|action| matches!(action, Action::Bonus(_))) => "bonus",
        _ if has(|action| matches!(action, Action::Return(_))) && dice.pool.is_empty() => "stop",
        _ if has(|action| matches!(action, Action::Return(_))) => "return",
        _ if has(|action| matches!(action, Action::Extra(_))) => "extra",
        _ if table.entries.iter().any(|entry| dice.tray.contains(entry.die())) => "take",
        _ if has(|action| matches!(action, Action::Take(_))) => "fields",
        _ if has(|action| matches!(action, Action::Pass)) => "stuck",
        _ if has(|action| matches!(action, Action::Done)) => "done",
        _ => "roll",
    }
}
