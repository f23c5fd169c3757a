//! What is in the box: the file of components against T20 and its [derived] table.

use games::clever2::Components;

use crate::script::components;
use crate::shared::components::{changed, read, text};

fn printed() -> toml::Table {
    text::<Components>().parse().expect("TOML")
}

/// Every bonus word on the sheet.
fn bonuses() -> Vec<String> {
    let printed = printed();
    let list = |table: &str, key: &str| printed[table][key].as_array().expect("a list").clone();
    let tables = [
        ("round_track", "bonuses"),
        ("silver", "column_bonuses"),
        ("yellow", "row_bonuses"),
        ("yellow", "col_bonuses"),
        ("blue", "bonuses"),
        ("green", "bonuses"),
        ("pink", "bonuses"),
    ];
    let ends = ["reroll", "return", "extra"].map(|track| printed["actions"][track]["end_bonus"].clone());
    let words = tables.iter().flat_map(|(table, key)| list(table, key)).chain(ends);
    words.map(|word| word.as_str().expect("a word").to_owned()).collect()
}

#[test]
fn t20_each_bonus_has_its_number_of_sources() {
    let bonuses = bonuses();
    let derived = &printed()["derived"];
    for name in ["reroll", "return", "extra", "fox", "q_silver", "q_yellow", "q_blue", "q_green", "q_pink", "q_any"] {
        let count = bonuses.iter().filter(|bonus| *bonus == name).count();
        assert_eq!(derived[format!("{name}_sources")].as_integer(), Some(count as i64), "{name}");
    }
}

#[test]
fn t20_areas_have_their_maxima() {
    let components = components();
    let derived = &printed()["derived"];
    let last = |points: &[i32]| i64::from(*points.last().expect("points"));
    let maxima = [
        ("max_silver", 4 * last(&components.silver_points)),
        ("max_yellow", last(&components.yellow_points)),
        ("max_blue", last(&components.blue_points)),
        ("max_pink", 12 * 6),
    ];
    for (name, expect) in maxima {
        assert_eq!(derived[name].as_integer(), Some(expect), "{name}");
    }
    let areas: i64 = ["max_silver", "max_yellow", "max_blue", "max_green", "max_pink"]
        .iter()
        .map(|name| derived[*name].as_integer().expect("a number"))
        .sum();
    assert_eq!(derived["sheet_cap_total"].as_integer(), Some(areas + 6 * 72));
}

#[test]
fn every_table_says_where_it_comes_from() {
    for (name, table) in printed() {
        if let Some(table) = table.as_table() {
            let provenance = table.get("provenance").and_then(|value| value.as_str());
            let known = ["verified", "single-source", "reconstructed"];
            let nested =
                table.values().filter_map(|value| value.as_table()).all(|table| table.contains_key("provenance"));
            assert!(provenance.is_some_and(|grade| known.contains(&grade)) || nested, "[{name}]");
        }
    }
}

/// The digest names the numbers, not the layout or the comments.
#[test]
fn the_digest_changes_with_a_number_and_not_with_a_comment() {
    let digest = |text: &str| read::<Components>(text).expect("right components").digest();
    let digest_of_project = digest(text::<Components>());
    assert_eq!(digest_of_project.to_string().len(), 16);
    assert_eq!(digest(&format!("# an owner's note\n{}", text::<Components>())), digest_of_project);
    assert_eq!(digest(&changed::<Components>("label = \"respect\"", "label = \"wow\"")), digest_of_project);
    assert_ne!(digest(&changed::<Components>("multipliers = [2, 2,", "multipliers = [3, 2,")), digest_of_project);
}
