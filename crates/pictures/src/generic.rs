//! The picture of a game that has none of its own: all that the viewer knows, as a list.

use maud::{Markup, html};
use serde_json::Value;

use crate::{Picture, Scene};

/// Everything in the view, as nested lists.
pub(crate) fn draw<G: Picture>(scene: &Scene<'_, G>) -> Markup {
    let view = serde_json::to_value(scene.view).expect("a view is plain JSON");
    html! { div.generic { (value(&view)) } }
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
