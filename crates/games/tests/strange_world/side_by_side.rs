//! Two boxes in one process: each table keeps its own.

use games::StrangeWorld;
use games::strange_world::{Action, Components};
use play::{Boxed, Chances, Game, Notation, Player, Record, Rng, Seed, Table};
use serde_json::Value;

use crate::own_components::box_text;
use crate::script::{follow, json, random_event, standard, texts};
use crate::shared::components::boxed;

const SOLO: Player = Player::new(0);

fn table(players: usize, components: Boxed<Components>) -> Table<StrangeWorld> {
    let setup = format!("players={players}").parse().expect("a set-up");
    Table::with_box(setup, components, Seed::from(1), Chances::Manual)
}

/// The record of a table is read back with the box of the table, and replays to the same position.
#[track_caller]
fn check_record(table: &Table<StrangeWorld>) {
    let text = table.record().to_string();
    assert!(text.contains(&table.components().digest().to_string()), "{text}");
    let record = Record::<StrangeWorld>::read(&text).expect("its own record");
    assert_eq!(record.to_string(), text);
    let again = Table::replay(&record, Seed::from(2), Chances::Manual).expect("it was played like this");
    assert_eq!((again.game(), again.components()), (table.game(), table.components()));
    assert_eq!(again.scores(), table.scores());
}

#[test]
fn the_same_cards_score_by_the_box_of_their_table() {
    let mut tables = [table(1, standard()), table(1, boxed(&box_text()))];
    let [printed, own] = &mut tables;
    follow(printed, "- start 0 start_plant\n- offer boung burk kark");
    follow(own, "- start 0 start_plant\n- offer boung burk roro rumph zark");
    for table in &mut tables {
        follow(
            table,
            "- pile 1 mountain_swamp
             - pile 2 volcano_water
             - pile 3 portal_plant
             - pile 4 moon
             - pile 5 moon
             - pile 6 moon
             - pile 7 moon
             0 take 1
             0 play mountain_swamp 0 1
             - reveal portal_swamp water_swamp
             0 play portal_swamp 1 0",
        );
    }
    let swamps =
        tables.each_ref().map(|table| json(table.game(), None)["players"][0]["score"]["lines"]["swamp"].clone());
    assert_eq!(swamps, [6, 20].map(Value::from));
    let names = tables.each_ref().map(|table| texts(&json(table.game(), None)["travellers"]).pop());
    assert_eq!(names, ["kark", "zark"].map(|name| Some(name.to_owned())));
    assert_eq!(tables.each_ref().map(|table| table.game().title()), [Some("devoured"), Some("eaten up")]);
    assert_ne!(tables[0].game().components(), tables[1].game().components());
    tables.iter().for_each(check_record);
}

#[test]
fn names_are_read_and_written_by_the_box() {
    let own = boxed::<Components>(&box_text());
    for (text, is_printed, is_own) in [
        ("welcome kark left 0 1", true, false),
        ("welcome zark left 0 1", false, true),
        ("play abyss 0 1", false, true),
        ("play moon 0 1", true, true),
    ] {
        let read = |components: &Components| Action::read(text, components);
        assert_eq!((read(&standard()).is_ok(), read(&own).is_ok()), (is_printed, is_own), "{text}");
        if let Ok(action) = read(&own) {
            assert_eq!(action.notation(&own).to_string(), text);
        }
    }
    // The same card has another number where a further face comes before it.
    assert_ne!(Action::read("pass moon", &standard()), Action::read("pass moon", &own));
}

#[test]
fn games_with_two_boxes_are_played_in_turns() {
    for players in 1..=4 {
        let mut tables = [table(players, standard()), table(players, boxed(&box_text()))];
        let mut rng = Rng::from_number(players as u64);
        loop {
            let mut is_over = true;
            for table in &mut tables {
                if let Some(event) = random_event(table.game(), &mut rng) {
                    is_over = false;
                    let line = event.notation(&table.components()).to_string();
                    follow(table, &line);
                }
            }
            if is_over {
                break;
            }
        }
        let sizes = tables.each_ref().map(|table| table.game().public().world(SOLO).occupied().len());
        assert_eq!(sizes, [16, 13], "{players} players");
        tables.iter().for_each(check_record);
    }
}
