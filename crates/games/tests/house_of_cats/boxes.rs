//! Several boxes are played side by side, and each record finds its own.

use games::HouseOfCats;
use games::house_of_cats::Components;
use play::{Boxed, Chances, Game, Player, PlayerSet, Record, Rng, Seed, Table, Turn, all_setups};

use crate::naive;
use crate::own_components::small;
use crate::script::Script;
use crate::shared::components::{boxed, changed};

/// Other points for everything.
fn rich() -> Boxed<Components> {
    let mut text = changed::<Components>("{ 2 = 1, 3 = 3, 4 = 5, 5 = 7 }", "{ 2 = 2, 3 = 30, 4 = 50, 5 = 70 }");
    for (from, to) in [
        ("\ncheese_points = 1\n", "\ncheese_points = 4\n"),
        ("empty_cell_penalty = -1 ", "empty_cell_penalty = -2 "),
        ("cats_0 = 0, cats_1 = 1, cats_2 = 1", "cats_0 = -1, cats_1 = 2, cats_2 = 3"),
        ("points_per_crossed_cat = 1", "points_per_crossed_cat = 5"),
        ("R = \"red\"", "R = \"rose & <ivy>\""),
        ("Alley cat", "Stray cat"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    boxed(&text)
}

#[test]
fn a_box_with_other_points_is_scored_by_them() {
    check_playable(rich());
}

#[test]
fn the_same_turn_scores_by_the_box_of_its_table() {
    let mut scripts = [Script::solo(1, "a b c e"), Script::solo_with_box(1, "a b c e", rich())];
    for script in &mut scripts {
        script.begin("2 2 cat mouse", "2 c3, 2 c4, cat");
    }
    let [plain, rich] = &mut scripts;
    plain.expect_line("rooms2", 1).expect_line("cats", 1).expect_line("empty", -34);
    rich.expect_line("rooms2", 2).expect_line("cats", 5).expect_line("empty", -68);
    assert_eq!((plain.table.game().title(), rich.table.game().title()), (Some("Alley cat"), Some("Stray cat")));
    assert_ne!(plain.table.game(), rich.table.game(), "positions with different boxes differ");
    assert_eq!(
        Script::with_box("players=1 level=3", rich.table.components()).view()["house"]["areas"]["red"].as_array(),
        None
    );
}

/// Plays a random game in each set-up to its end, and scores it twice.
#[track_caller]
pub(crate) fn check_playable(components: Boxed<Components>) {
    for (number, setup) in (0..).zip(all_setups(HouseOfCats::SETTINGS)) {
        let mut rng = Rng::from_number(number);
        let parsed = setup.parse().expect("a set-up");
        let mut table = Table::<HouseOfCats>::with_box(parsed, components, Seed::from(number), Chances::Manual);
        while table.game().turn() != Turn::Over {
            step(&mut table, &mut rng);
            assert!(table.events().len() < 5000, "{setup}");
        }
        for player in PlayerSet::seats(table.game().players()).iter() {
            let view = table.game().view(Some(player));
            assert_eq!(table.game().score(player), naive::score(&view, player), "{setup}");
        }
    }
}

/// Plays on by one event.
fn step(table: &mut Table<HouseOfCats>, rng: &mut Rng) {
    match table.game().turn() {
        Turn::Over => {}
        Turn::Chance => drop(table.draw().expect("chance is to decide")),
        Turn::Players(players) => {
            let player = players.iter().next().expect("somebody acts");
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
    }
}

#[test]
fn boxes_are_played_side_by_side_and_their_records_replay() {
    for level in 1..=4 {
        let setup = || format!("players=2 level={level}").parse().expect("a set-up");
        let standard = Table::<HouseOfCats>::new(setup(), Seed::from(3), Chances::Manual);
        let own = [rich(), small()].map(|own| Table::with_box(setup(), own, Seed::from(3), Chances::Manual));
        let mut tables: Vec<Table<HouseOfCats>> = own.into_iter().chain([standard]).collect();
        let mut rng = Rng::from_number(level);
        while tables.iter().any(|table| table.game().turn() != Turn::Over) {
            tables.iter_mut().for_each(|table| step(table, &mut rng));
        }
        for table in &tables {
            let text = table.record().to_string();
            assert!(text.contains(&format!("components {}", table.components().digest())));
            let record = Record::<HouseOfCats>::read(&text).expect("it is right");
            assert_eq!(record.components, table.components());
            let replayed = Table::replay(&record, Seed::from(0), Chances::Manual).expect("it is legal");
            assert_eq!(replayed.game(), table.game());
            assert_eq!(replayed.game().score(Player::new(1)), table.game().score(Player::new(1)));
            assert_eq!(replayed.record().to_string(), text);
        }
    }
}

#[test]
fn a_record_of_one_box_does_not_replay_with_another() {
    let mut script = Script::solo_with_box(1, "a b c e", small());
    script.turn("2 3 4 5", "2 a1, 3 b1, 4 c1").turn("3 3 4 5", "3 a2, 4 b2, 5 c2").expect_step("over");
    let digests = [small().digest(), rich().digest()].map(|digest| digest.to_string());
    let own = script.table.record().to_string();
    let text: String = own.lines().map(|line| format!("{}\n", line.split("  #").next().unwrap_or_default())).collect();
    let record = Record::<HouseOfCats>::read(&text.replace(&digests[0], &digests[1])).expect("the box is known");
    assert!(Table::replay(&record, Seed::from(0), Chances::Manual).is_err(), "the other house is not full");
}
