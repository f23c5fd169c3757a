//! Owners' boxes: each table is played with its own, side by side in one process.

use games::Clever2;
use games::clever2::Components;
use play::laws::Laws;
use play::{Boxed, Chances, Components as _, Game, Player, Record, Rng, Seed, Table, Turn};

use crate::laws::naive;
use crate::script::{track, view};
use crate::shared::components::{boxed, changed, text};
use crate::shared::{legal, play, score};

/// The text with another value for a key of a table.
#[track_caller]
fn with(text: &str, table: &str, key: &str, value: &str) -> String {
    let head = text.find(&format!("\n[{table}]\n")).expect("a table");
    let key = head + text[head..].find(&format!("\n{key} ")).expect("a key");
    let start = key + text[key..].find('=').expect("a value") + 1;
    let end = match text[start..].trim_start().starts_with('[') {
        true => {
            start
                + text[start..]
                    .match_indices(']')
                    .map(|(place, _)| place + 1)
                    .find(|&end| is_whole(&text[start..start + end]))
                    .expect("a list")
        }
        false => start + text[start..].find('\n').expect("a line"),
    };
    format!("{} {value}{}", &text[..start], &text[end..])
}

fn is_whole(list: &str) -> bool {
    list.matches('[').count() == list.matches(']').count()
}

fn list(count: usize, value: &str) -> String {
    format!("[{}]", vec![value; count].join(", "))
}

/// A sheet that gives as much of everything as the checks allow, and as many decisions.
fn generous(bonus: &str) -> String {
    let mut text = text::<Components>().to_owned();
    let bonus = format!("\"{bonus}\"");
    let cells: Vec<String> =
        (0..20).map(|n| format!("{{ value = {}, row = {}, col = {} }}", n % 6 + 1, n / 4 + 1, n % 4 + 1)).collect();
    for (table, key, value) in [
        ("game", "rounds_by_players", "{ 1 = 6, 2 = 6, 3 = 6, 4 = 6 }".to_owned()),
        ("round_track", "bonuses", list(6, &bonus)),
        ("actions.reroll", "slots", "12".to_owned()),
        ("actions.reroll", "end_bonus", "\"return\"".to_owned()),
        ("actions.return", "slots", "12".to_owned()),
        ("actions.return", "end_bonus", "\"extra\"".to_owned()),
        ("actions.extra", "slots", "12".to_owned()),
        ("actions.extra", "end_bonus", "\"reroll\"".to_owned()),
        ("silver", "column_bonuses", list(6, &bonus)),
        ("silver", "row_points_by_marks", list(7, "999")),
        ("yellow", "cells", format!("[{}]", cells.join(", "))),
        ("yellow", "row_bonuses", list(5, &bonus)),
        ("yellow", "col_bonuses", list(4, &bonus)),
        ("yellow", "points_by_crosses", list(21, "999")),
        ("blue", "points_by_count", list(13, "999")),
        ("blue", "bonuses", list(12, &bonus)),
        ("green", "multipliers", list(12, "9")),
        ("green", "bonuses", list(12, &bonus)),
        ("pink", "min_for_bonus", list(12, "1")),
        ("pink", "bonuses", list(12, &bonus)),
    ] {
        text = with(&text, table, key, &value);
    }
    text
}

/// A sheet that gives nothing.
fn poor() -> String {
    let mut text = text::<Components>().to_owned();
    for (table, key, value) in [
        ("game", "rounds_by_players", "{ 1 = 1, 2 = 1, 3 = 1, 4 = 1 }".to_owned()),
        ("round_track", "bonuses", list(1, "\"none\"")),
        ("actions.reroll", "slots", "1".to_owned()),
        ("actions.reroll", "end_bonus", "\"none\"".to_owned()),
        ("actions.return", "slots", "1".to_owned()),
        ("actions.return", "end_bonus", "\"none\"".to_owned()),
        ("actions.extra", "slots", "1".to_owned()),
        ("actions.extra", "end_bonus", "\"none\"".to_owned()),
        ("silver", "column_bonuses", list(6, "\"none\"")),
        ("silver", "row_points_by_marks", list(7, "0")),
        ("yellow", "cells", "[{ value = 1, row = 5, col = 4 }]".to_owned()),
        ("yellow", "row_bonuses", list(5, "\"none\"")),
        ("yellow", "col_bonuses", list(4, "\"none\"")),
        ("yellow", "points_by_crosses", list(2, "0")),
        ("blue", "points_by_count", list(13, "0")),
        ("blue", "bonuses", list(12, "\"none\"")),
        ("pink", "min_for_bonus", list(12, "0")),
        ("pink", "bonuses", list(12, "\"none\"")),
    ] {
        text = with(&text, table, key, &value);
    }
    text
}

/// No sheet has more than 24 + 40 + 36 entries, 12 re-rolls and 12 returns, nor a game more than 24 turns.
#[test]
fn every_law_holds_for_the_most_and_the_least_that_a_box_may_give() {
    let laws = Laws::<Clever2> { games: 1, longest: 1200, state_bytes: 1024, naive };
    for bonus in ["reroll", "extra", "fox", "q_any", "q_yellow"] {
        laws.check_box(boxed(&generous(bonus)));
    }
    laws.check_box(boxed(&poor()));
}

/// Two tables that differ only in their boxes.
fn tables(own: Boxed<Components>) -> [Table<Clever2>; 2] {
    [Components::shelf().standard(), own].map(|components| {
        Table::with_box("players=2".parse().expect("a set-up"), components, Seed::from(0), Chances::Manual)
    })
}

#[test]
fn two_boxes_are_played_side_by_side() {
    let text = changed::<Components>("multipliers = [2, 2,", "multipliers = [5, 1,")
        .replace("points_by_count = [0, 1,", "points_by_count = [0, 7,")
        .replace("bonuses = [\"reroll\", \"extra\",", "bonuses = [\"return\", \"extra\",")
        .replace("value = 3, row = 1, col = 2", "value = 2, row = 1, col = 2");
    let [mut usual, mut own] = tables(boxed(&text));
    assert_ne!(usual.components().digest(), own.components().digest());
    for line in "first - first 0
        roll - dice white 6 yellow 6 blue 6 green 6 pink 6 silver 6
        choose 0 choose green 6
        before_roll 0 roll
        roll - dice white 3 yellow 6 blue 6 pink 6 silver 6
        choose 0 choose white green 3
        before_roll 0 roll"
        .lines()
    {
        for table in [&mut usual, &mut own] {
            play(table, line);
        }
    }
    assert_eq!((track(&usual, 0, "reroll"), track(&own, 0, "reroll")), ((2, 0), (1, 0)));
    assert_eq!((track(&usual, 0, "return"), track(&own, 0, "return")), ((0, 0), (1, 0)));
    assert_eq!(
        (view(&usual)["sheets"][0]["green"].clone(), view(&own)["sheets"][0]["green"].clone()),
        ([12, 6].to_vec().into(), [30, 3].to_vec().into())
    );
    assert_eq!(score(&usual, 0), "green 6, total 6");
    assert_eq!(score(&own, 0), "green 27, total 27");
    for table in [&mut usual, &mut own] {
        play(table, "roll - dice yellow 3 blue 3 pink 6 silver 6");
    }
    let yellow = |table| legal(table, 0).into_iter().filter(|text| text.contains("yellow r")).collect::<Vec<_>>();
    assert_eq!(yellow(&usual), ["choose yellow r1c2", "choose yellow r3c4"]);
    assert_eq!(yellow(&own), ["choose yellow r3c4"]);
    for table in [&mut usual, &mut own] {
        play(table, "choose 0 choose blue 6");
    }
    assert_eq!(
        (score(&usual, 0), score(&own, 0)),
        ("blue 1, green 6, total 7".to_owned(), "blue 7, green 27, total 34".to_owned())
    );
}

/// Random decisions to the end.
fn played(setup: &str, components: Boxed<Components>) -> Table<Clever2> {
    let setup = setup.parse().expect("a set-up");
    let mut table = Table::<Clever2>::with_box(setup, components, Seed::from(5), Chances::Automatic);
    let mut rng = Rng::from_number(5);
    while let Turn::Players(players) = table.game().turn() {
        let player = players.iter().next().expect("somebody acts");
        let action = rng.pick(&table.legal(player));
        table.play(player, action).expect("a legal action");
    }
    table
}

#[test]
fn a_record_is_read_with_the_box_that_it_names() {
    let own = boxed(&with(text::<Components>(), "blue", "points_by_count", &list(13, "200")));
    let both = [Components::shelf().standard(), own];
    for setup in ["players=1", "players=3"] {
        let tables = both.map(|components| played(setup, components));
        assert_eq!(tables[0].events(), tables[1].events());
        assert_ne!(tables[0].scores(), tables[1].scores());
        let records = tables.map(|table| table.record().to_string());
        for (text, components) in records.iter().zip(both) {
            let record = Record::<Clever2>::read(text).expect("a record");
            assert_eq!((record.components, record.components.get().blue_points), (components, components.blue_points));
            let replayed = Table::replay(&record, Seed::from(0), Chances::Manual).expect("the same game");
            assert_eq!(replayed.record().to_string(), *text);
        }
        let exchanged = records[0].replace(&both[0].digest().to_string(), &own.digest().to_string());
        let exchanged: String =
            exchanged.lines().map(|line| format!("{}\n", line.split("  #").next().unwrap_or_default())).collect();
        let record = Record::<Clever2>::read(&exchanged).expect("a record without checks");
        assert!(
            Table::replay(&record, Seed::from(0), Chances::Manual).is_err(),
            "the totals are those of the other box"
        );
    }
}

#[test]
fn titles_are_those_of_the_box() {
    let text = changed::<Components>("label = \"only half as clever\"", "label = \"Kutya legyek, ha értem\"")
        .replace("points_by_count = [0, 1,", "points_by_count = [0, 2,");
    let own = boxed(&text);
    assert_eq!(played("players=1", own).game().title(), Some("Kutya legyek, ha értem"));
    assert_eq!(own.title(-100), Some("Kutya legyek, ha értem"));
    assert_eq!(Components::shelf().standard().title(-100), Some("only half as clever"));
    assert!(played("players=1", Components::shelf().standard()).game().score(Player::new(0)).total() < 140);
}
