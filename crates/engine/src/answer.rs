//! Answers, as JSON.

use catalogue::{AnyTable, GameInfo, Refusal};
use play::{PlayerSet, Setting, Turn};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The fields of an answer.
pub(crate) fn object(value: Value) -> Result<Map<String, Value>, Refusal> {
    match value {
        Value::Object(map) => Ok(map),
        _ => unreachable!("every answer is an object"),
    }
}

/// A game, and what can be chosen before it.
pub(crate) fn description(game: &GameInfo) -> Value {
    #[derive(Serialize)]
    struct SettingText {
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    }
    let setting =
        |setting: &Setting| SettingText { key: setting.key, values: setting.values, default: setting.default };
    let settings: Vec<SettingText> = game.settings.iter().map(setting).collect();
    let (fewest, most) = game.players();
    let (standard, boxes) = (game.standard_box(), game.built_in_boxes());
    json!({
        "id": game.id, "name": game.name, "rules": game.rules, "players": [fewest, most], "setup": settings,
        "box": standard, "boxes": boxes,
    })
}

/// Who moves the game on, in which step.
pub(crate) fn turn(table: &dyn AnyTable) -> Value {
    let (turn, players) = match table.turn() {
        Turn::Chance => ("chance", PlayerSet::NONE),
        Turn::Players(players) => ("players", players),
        Turn::Over => ("over", PlayerSet::NONE),
    };
    json!({"turn": turn, "players": players, "step": table.step()})
}

/// The scores, and the winners once the game is over.
pub(crate) fn score(table: &dyn AnyTable) -> Value {
    let mut answer = json!({"scores": table.scores()});
    if let Some(winners) = table.winners() {
        answer["winners"] = json!(winners);
    }
    if let Some(title) = table.title() {
        answer["title"] = json!(title);
    }
    answer
}
