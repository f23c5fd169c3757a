//! The picture of a game that has none of its own: all that the viewer knows, as a list.

use maud::{Markup, html};
use play::{Boxed, Player, PlayerSet, all_setups};
use serde_json::Value;
use words::Language;

use crate::{Moment, Picture, Scene};

/// Everything in the view, as nested lists.
pub(crate) fn draw<G: Picture>(scene: &Scene<'_, G>) -> Markup {
    let view = serde_json::to_value(scene.view).expect("a view is plain JSON");
    html! { div.generic { (value(&view)) } }
}

/// The position before the first event of a small game, as player 0 sees it.
pub(crate) fn specimen<G: Picture>(components: Boxed<G::Components>, language: Language) -> Markup {
    let setups = all_setups(G::SETTINGS);
    let setup = setups[0].parse().unwrap_or_else(|_| unreachable!("a set-up of the list"));
    let game = G::with_box(&setup, components);
    let names: Vec<String> = (1..=game.players()).map(|number| number.to_string()).collect();
    let scores: Vec<_> = PlayerSet::seats(game.players()).iter().map(|player| game.score(player)).collect();
    let viewer = Some(Player::new(0));
    let view = game.view(viewer);
    G::draw(&Scene::new(&view, viewer, Moment::of(&game), &[], &names, &scores, language))
}

fn value(of: &Value) -> Markup {
    match of {
        Value::Null => html! { "–" },
        Value::Bool(is_true) => html! { (if *is_true { "✓" } else { "✗" }) },
        Value::Number(number) => html! { (number) },
        Value::String(text) => html! { (text) },
        Value::Array(values) if values.iter().any(|value| value.is_object() || value.is_array()) => {
            html! { ol start="0" { @for inner in values { li { (value(inner)) } } } }
        }
        Value::Array(values) => {
            html! { @for (n, inner) in values.iter().enumerate() { @if n > 0 { " · " } (value(inner)) } }
        }
        Value::Object(fields) => html! {
            dl { @for (name, inner) in fields { dt { (name.replace('_', " ")) } dd { (value(inner)) } } }
        },
    }
}
