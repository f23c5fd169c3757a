//! An owner's own box: played beside the project's in one process, and with the largest and smallest numbers that are taken.

use games::Hadara;
use games::hadara::Components;
use play::laws::Laws;
use play::{Boxed, Chances, Game, Player, PlayerSet, Record, Rng, Seed, Table, Turn, all_setups};

use super::naive;
use super::script::{play, view};
use crate::shared::components::{boxed, changed, text};

/// Other names, another sale price, another bust.
fn own_box() -> Boxed<Components> {
    let text = changed::<Components>("id = \"Y1-02\"", "id = \"baker\"")
        .replacen("epoch = 1\ncoins = 2", "epoch = 1\ncoins = 7", 1)
        .replacen("\"monkey\", \"dragon\"", "\"eagle\", \"dragon\"", 1)
        .replacen("requirement = 12\nvp = 8", "requirement = 11\nvp = 9", 1);
    boxed(&text)
}

/// The project's file with every number that is free set to another one: printed numbers, prices, and counts.
fn filled(number: u8, price: u8, count: u8) -> Boxed<Components> {
    let set = |line: &str| match line.split_once(" = ") {
        Some(("income" | "military" | "culture" | "food" | "cost" | "vp" | "bonus", _)) => number,
        Some(("plunder" | "alliance_cost" | "vp_front" | "vp_back" | "gold_points_per_set", _)) => number,
        Some(("never_first_player_bonus_coins", _)) => number,
        Some(("coins" | "silver" | "gold" | "silver_discounted" | "gold_discounted", _)) => price,
        Some(("extra_coins" | "steps" | "steps_per_card" | "steps_per_bust" | "reduction" | "points_per_step", _)) => {
            price
        }
        Some(("coins_per_card" | "coins_per_food" | "coins_per_track" | "coins_per_point" | "points_per_set", _)) => {
            price
        }
        Some(("max_coins_per_step" | "max_points_per_step" | "colonies_per_step" | "busts_per_step", _)) => price,
        Some(("max_silver_seals" | "max_gold_seals" | "bonus_tiles_per_track_per_player" | "per_player", _)) => count,
        Some(("gold_seals", _)) => 5 * count,
        Some(("bonus_tiles", _)) => 20 * count,
        _ => u8::MAX,
    };
    let line = |line: &str| match (set(line), line.split_once(" = ")) {
        (u8::MAX, _) | (_, None) => format!("{line}\n"),
        (number, Some((key, _))) => format!("{key} = {number}\n"),
    };
    boxed(&text::<Components>().lines().map(line).collect::<String>())
}

const SETUP: &str = "start_side=a segments=fixed crests=fixed";

fn table(components: Boxed<Components>) -> Table<Hadara> {
    Table::with_box(SETUP.parse().expect(SETUP), components, Seed::from(1), Chances::Manual)
}

/// Plays to the end at random.
fn play_out(table: &mut Table<Hadara>, number: u64) {
    let mut rng = Rng::from_number(number);
    loop {
        match table.game().turn() {
            Turn::Over => return,
            Turn::Chance => drop(table.draw().expect("chance is to act")),
            Turn::Players(players) => {
                let player = players.iter().next().expect("somebody");
                let action = rng.pick(&table.legal(player));
                table.play(player, action).expect("a legal action");
            }
        }
    }
}

#[test]
fn two_boxes_are_played_side_by_side_and_their_records_read_back() {
    let project = Table::<Hadara>::new(SETUP.parse().expect(SETUP), Seed::from(1), Chances::Manual).components();
    let (mut one, mut other) = (table(project), table(own_box()));
    for (table, baker) in [(&mut one, "Y1-02"), (&mut other, "baker")] {
        play(table, &["- start S1 S2", "0 wheel yellow"]);
        play(table, &[&format!("- draw 0 Y1-01 {baker}"), "- draw 1 R1-01 R1-02"]);
        play(table, &[&format!("0 draft place Y1-01 sell {baker}"), "1 draft place R1-01 sell R1-02"]);
        assert_eq!(view(table, Some(0))["sold"], serde_json::json!([baker]));
    }
    let coins = |table: &Table<Hadara>| view(table, None)["players"][0]["coins"].clone();
    assert_eq!((coins(&one), coins(&other)), (10.into(), 15.into()));
    let crest = |table: &Table<Hadara>| view(table, None)["players"][0]["crest"].clone();
    assert_eq!((crest(&one), crest(&other)), ("monkey".into(), "eagle".into()));
    for table in [&mut one, &mut other] {
        play_out(table, 5);
        let text = table.record().to_string();
        let record = Record::<Hadara>::read(&text).expect("a record");
        let again = Table::replay(&record, Seed::from(2), Chances::Manual).expect("the same game");
        assert_eq!((again.game(), again.record().to_string()), (table.game(), text));
        let scores = PlayerSet::seats(2).iter().map(|player| naive::score(&table.game().view(None), player));
        assert!(scores.eq(table.scores()));
    }
    assert_ne!(one.components(), other.components());
    assert_ne!(one.game(), other.game());
}

#[test]
fn names_of_one_box_mean_nothing_in_another() {
    let record = |components| {
        let mut table = table(components);
        play_out(&mut table, 3);
        table.record().to_string()
    };
    let own = own_box();
    let (name, digest) = (own.digest().to_string(), table_of_project().components().digest().to_string());
    let text = record(own);
    assert!(text.contains("baker") && text.contains(&name));
    assert!(Record::<Hadara>::read(&text.replace(&name, &digest)).is_err());
}

fn table_of_project() -> Table<Hadara> {
    Table::new(SETUP.parse().expect(SETUP), Seed::from(1), Chances::Manual)
}

/// Random games in all kinds of set-ups come to an end, and the second scorer agrees.
fn check_games(components: Boxed<Components>) {
    for (number, setup) in all_setups(Hadara::SETTINGS).iter().enumerate().step_by(7) {
        let parsed = setup.parse().expect(setup);
        let mut table = Table::<Hadara>::with_box(parsed, components, Seed::from(number as u64), Chances::Manual);
        play_out(&mut table, number as u64);
        for player in PlayerSet::seats(table.game().players()).iter() {
            let view = table.game().view(Some(player));
            assert_eq!(naive::score(&view, player), table.game().score(player), "{setup}");
        }
    }
}

#[test]
fn games_with_the_largest_and_smallest_numbers_come_to_an_end() {
    for components in [filled(99, 99, 9), filled(99, 1, 9), filled(0, 1, 0), filled(0, 99, 1)] {
        check_games(components);
    }
}

#[test]
fn a_box_of_an_owner_keeps_the_laws() {
    let longest = 6 + 121 * 5 + 5 * 14; // as many more seals
    Laws::<Hadara> { games: 1, longest, state_bytes: 2048, naive: naive::score }.check_box(filled(3, 2, 9));
}

#[test]
fn the_box_of_a_position_is_that_of_its_views() {
    let table = table(own_box());
    assert_eq!(table.game().view(None).components(), table.components());
    let view = table.game().view(Some(Player::new(0)));
    assert_eq!(Hadara::imagine(&view, &mut Rng::from_number(1)).components(), table.components());
}
