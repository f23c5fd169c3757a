//! The player boards: score track, anthills, cookie row and chest groups.

use games::marabunta::{Action, ChestGroup};
use maud::{Markup, html};
use play::{Player, Turn};
use words::Phrase;

use super::{Valley, icon, phrases, side, sign};
use crate::parts::player_panel;

/// The way between two boxes of the score track, and between two cookies.
const BOX: usize = 14;
const COOKIE: usize = 35;

pub(super) fn draw(valley: &Valley<'_, '_>) -> Markup {
    let mut players: Vec<Player> = valley.players().collect();
    players.sort_by_key(|&player| Some(player) != valley.scene.viewer);
    html! { div.boards { @for player in players { (board(valley, player)) } } }
}

fn board(valley: &Valley<'_, '_>, player: Player) -> Markup {
    let (scene, position) = (valley.scene, &valley.position);
    let is_open = scene.turn == Turn::Over || scene.viewer.is_none_or(|viewer| viewer == player);
    let marked = position.player_board(player);
    let total = scene.scores[player.seat()].total();
    let anthills = anthills(valley, player);
    let cookies = scene.say(&Phrase::new("marabunta-cookies").with("count", marked.cookies));
    let color = scene.text(&format!("marabunta-player-{}", side(player)));
    let summary = html! {
        span class={ "who " (side(player)) } { (sign(player)) " " (color) }
        span.fact { b { (scene.say(&Phrase::new("marabunta-points").with("points", total))) } }
        span.fact data-tip=(anthills) { (icon("anthill", "")) (marked.anthills) }
        span.fact data-tip=(cookies) { (icon("muffin", "")) (marked.cookies) }
        @if position.divider() == Some(player) && scene.turn != Turn::Over { span.fact.role { (icon("dice", "")) (scene.text("marabunta-divider")) } }
    };
    let is_acting = scene.turn.players().contains(player);
    html! { div class={ "board " (side(player)) } { (player_panel(scene.name(player), is_open, is_acting, &summary, &inside(valley, player))) } }
}

/// What a player's anthills are for.
fn anthills(valley: &Valley<'_, '_>, player: Player) -> String {
    let whose = if valley.scene.is_reader(player) { "own" } else { "other" };
    let count = valley.position.player_board(player).anthills;
    valley.scene.say(&Phrase::new("marabunta-anthills").with("whose", whose).with("count", count))
}

/// What is printed on a board, and what is marked there.
pub(super) fn inside(valley: &Valley<'_, '_>, player: Player) -> Markup {
    let board = valley.position.board();
    let marked = valley.position.player_board(player);
    let (left, anthills) = (marked.anthills, anthills(valley, player));
    html! {
        (track(valley, player))
        div.stores {
            div.anthills data-tip=(anthills) role="img" aria-label=(anthills) {
                @for n in 0..board.anthills {
                    span.anthill.spent[n >= left] { (icon("anthill", "")) @if n >= left { (icon("cross", "over")) } }
                }
            }
            (cookie_row(valley, player))
        }
        div.groups {
            @for (&(group, chests), left) in board.groups.iter().zip(marked.chests) { (chest_group(valley, player, group, chests, left)) }
        }
    }
}

/// The ant on its way along the score track; beyond the last box it begins anew (10.1).
fn track(valley: &Valley<'_, '_>, player: Player) -> Markup {
    let score = &valley.scene.scores[player.seat()];
    let is_over = valley.scene.turn == Turn::Over;
    let scored: i32 = score.lines().take(if is_over { usize::MAX } else { 2 }).map(|(_, points)| points).sum();
    let boxes = usize::from(valley.scene.components.score_track);
    let points = usize::try_from(scored).unwrap_or(0);
    let passed = points.saturating_sub(1) / boxes * boxes;
    let reached = points - passed;
    let key = if is_over { "marabunta-track-total" } else { "marabunta-track" };
    let mut tip = valley.scene.say(&Phrase::new(key).with("points", scored));
    if passed > 0 {
        let phrase = Phrase::new("marabunta-track-passed").with("passed", passed).with("points", reached);
        tip = format!("{tip} · {}", valley.scene.say(&phrase));
    }
    html! {
        svg.track viewBox={ "0 0 " (BOX * (boxes + 1) + 8) " 30" } role="img" aria-label=(tip) data-tip=(tip) {
            @for n in 1..=boxes {
                @let x = 10 + BOX * n;
                @if n % 5 == 0 {
                    g.mile.reached[n <= reached] { circle cx=(x) cy="12" r="5" {} text x=(x) y="28" { (n) } }
                } @else {
                    circle.reached[n <= reached] cx=(x) cy="12" r="2.6" {}
                }
            }
            @if passed > 0 {
                circle.passed cx=(10 + BOX * boxes) cy="12" r="7.6" {}
                text x="0" y="28" { "+" (passed) }
            }
            g class={ "ant " (side(player)) } transform={ "translate(" (10 + BOX * reached) " 12) rotate(-90) scale(.42)" } {
                use href="#marabunta-ant-red" {}
            }
        }
    }
}

fn cookie_row(valley: &Valley<'_, '_>, player: Player) -> Markup {
    let position = &valley.position;
    let labels = &position.board().cookie_labels;
    let eaten = usize::from(position.player_board(player).cookies);
    let text = |number: usize, label: &str| {
        let key = if label.is_empty() { "marabunta-cookie-plain" } else { "marabunta-cookie-points" };
        valley.scene.say(&Phrase::new(key).with("number", number).with("points", label))
    };
    let cookies = valley.scene.say(&Phrase::new("marabunta-cookies").with("count", eaten));
    html! {
        svg.cookie-row viewBox={ "0 0 " (COOKIE * labels.len()) " 50" } role="img" aria-label=(cookies) {
            @for (n, label) in labels.iter().enumerate() {
                @let x = COOKIE * n + COOKIE / 2;
                g.cookie.spent[n < eaten].next[n == eaten] transform={ "translate(" (x) " 33)" } data-tip=(text(n + 1, label)) {
                    @if n == eaten { circle.plate r="16.5" {} }
                    use href="#marabunta-muffin" transform="scale(1.12)" {}
                    @if n < eaten { use href="#marabunta-cross" transform="scale(1.1)" {} }
                    text y="-20" { (label) }
                }
            }
        }
    }
}

fn chest_group(valley: &Valley<'_, '_>, player: Player, group: ChestGroup, chests: u8, left: u8) -> Markup {
    let (scene, ability) = (valley.scene, group.ability);
    let label = scene.say(&phrases::chest_group(group));
    let help = scene.say(&phrases::ability(ability).form("help"));
    let state = scene.say(&Phrase::new("marabunta-chests-left").with("count", left));
    let tip = format!("{help} ({state})");
    let is_fresh = valley.fresh.chests.contains(&(player, group));
    let inside = html! {
        span.chests {
            @for n in 0..chests {
                @let is_spent = n >= left;
                span.chest.spent[is_spent] { (icon(if is_spent { "chest-open" } else { "chest" }, "")) }
            }
        }
        svg.emblem viewBox="-22 -22 44 44" aria-hidden="true" { use href={ "#marabunta-emblem-" (ability) } {} }
        span.label { (label) }
    };
    let is_mine = scene.viewer == Some(player);
    match scene.act(&Action::Chest(group)).filter(|_| is_mine) {
        Some(act) => html! {
            button.group.open.last[left == 1].fresh[is_fresh] type="button" data-action=(act.text) data-hint[act.is_hint]
                aria-label={ (act.label) ": " (tip) } data-tip=(tip) { (inside) }
        },
        None => {
            html! { div.group .spent[left == 0] .fresh[is_fresh] role="img" aria-label={ (label) ": " (tip) } data-tip=(tip) { (inside) } }
        }
    }
}
