//! The course of an epoch and of a game (3 to 6, 9, 12, 18 to 20, 26.3 to 26.9).

use std::collections::BTreeSet;

use games::Hadara;
use games::hadara::{Action, Chance};
use play::{Game, Notation, Player, Rng, Table, Turn, UndoError};
use serde_json::Value;

use super::examples::example_played;
use super::naive::{list, number};
use super::script::{each_position, legal, play, played, purse, text, view};

const FIXED: &str = "start_side=a segments=fixed crests=fixed";

/// Plays on to the end, each player selling what can be sold and taking nothing else; gives what was asked of whom.
fn sell_everything(table: &mut Table<Hadara>) -> Vec<String> {
    let mut asked = Vec::new();
    loop {
        match table.game().turn() {
            Turn::Over => return asked,
            Turn::Chance => drop(table.draw().expect("chance is to act")),
            Turn::Players(players) => {
                let player = players.iter().next().expect("somebody");
                let quiet = |text: &str| ["sell", "pass", "done", "wheel"].iter().any(|word| text.contains(word));
                let actions = table.legal(player);
                let action = actions.into_iter().find(|action| quiet(&text(table, action))).expect("a quiet action");
                asked.push(format!("{}{player}", table.game().step()));
                table.play(player, action).expect("a legal action");
            }
        }
    }
}

#[test]
fn a_game_of_sales_brings_nothing_but_income_and_sale_prices() {
    // 1.3, 4, 4.1, 4.2, 5.3, 6, 9.1, 9.3, 12.2, 12.3, 13.1.6, 26.5
    let mut table = played(&format!("players=3 {FIXED}"), &["- start S3 S1 S2"]);
    let asked = sell_everything(&mut table);
    let mut expect = Vec::new();
    for first in [1, 2, 0] {
        // S1, S2, S3: 3.6
        let in_turn = |step: &str| [0, 1, 2].map(|place| format!("{step}{}", (first + place) % 3));
        expect.push(format!("wheel{first}"));
        (0..5).for_each(|_| expect.extend([0, 1, 2].map(|seat| format!("draft{seat}"))));
        (0..5).for_each(|_| expect.extend(in_turn("take")));
        expect.extend(in_turn("seals"));
    }
    assert_eq!(asked, expect);
    for (seat, (coins, income)) in [(8, 3), (8, 3), (8, 2)].into_iter().enumerate() {
        let coins = coins + 10 * (2 + 3 + 4) + 6 * income;
        assert_eq!(purse(&table, seat).0, coins);
        let score = &table.scores()[seat];
        assert_eq!((score.total(), score.tiebreak()), (coins as i32 / 5, &[coins as i32 % 5][..]));
    }
    // 116, 116 and 110 coins: the first two share the victory (13.3).
    let winners: Vec<usize> = table.winners().expect("it is over").iter().map(Player::seat).collect();
    assert_eq!(winners, [0, 1]);
}

/// The rest of epoch I after the example: all cards are sold.
const SALES: [&str; 8] = [
    "1 sell Y1-03",
    "0 sell Y1-04",
    "1 sell B1-01",
    "0 sell P1-03",
    "1 sell P1-14",
    "0 sell R1-10",
    "1 sell R1-04",
    "0 sell G1-02",
];

#[test]
fn the_example_goes_on_to_the_second_epoch() {
    let mut table = example_played();
    play(&mut table, &SALES[..7]);
    assert_eq!(legal(&table, 0), ["recruit G1-02", "sell G1-02"]); // 26.7: the last one is asked, too
    play(&mut table, &SALES[7..]);
    // 9.3: five turns each, and the board is empty; 6: income follows at once; 26.7: nothing else is asked.
    let seen = view(&table, None);
    assert!(list(&seen["piles"]).iter().all(|pile| pile["outer"] == 0 && pile["inner"] == 0));
    assert_eq!((purse(&table, 0).0, purse(&table, 1).0), (1 + 8 + 3, 4 + 8 + 8));
    assert_eq!(table.game().step(), "seals");
    // 17: alliances and sales of phase B are public.
    assert_eq!(seen["players"][1]["colonies"], serde_json::json!([{"tier": "3", "back": "C03-5"}]));
    assert_eq!(list(&seen["discards"]).len(), 8);
    play(&mut table, &["1 silver income", "1 gold", "1 done", "0 done"]);
    // 12.1, 12.2: new piles, the next first player, and everything else stays.
    let seen = view(&table, None);
    assert_eq!((table.game().step(), &seen["epoch"], &seen["active"]), ("wheel", &2.into(), &0.into()));
    assert!(list(&seen["piles"]).iter().all(|pile| pile["outer"] == 0 && pile["inner"] == 4));
    assert_eq!((purse(&table, 0), purse(&table, 1)), ((12, [3, 3, 8, 12]), (10, [8, 3, 3, 11])));
    let players = list(&seen["players"]);
    let counts = |field: &str| [0, 1].map(|seat| list(&players[seat][field]).len());
    assert_eq!((counts("display"), counts("colonies")), ([6, 5], [1, 1]));
    assert_eq!((counts("busts"), counts("silver")), ([1, 0], [0, 1]));
    assert_eq!((&players[0]["gold"], &players[1]["gold"]), (&0.into(), &1.into()));
    play(&mut table, &["0 wheel blue", "- draw 0 B2-01 B2-02"]);
    let draw = Chance::read("draw 1 R1-02 R1-03", &table.components()).expect("a draw");
    assert!(table.chance(draw).is_err(), "cards of epoch I are gone");
}

#[test]
fn decisions_of_one_turn_are_taken_back_the_latest_first_until_another_player_is_to_act() {
    // 26.9
    let mut table = example_played();
    let (zero, one) = (Player::new(0), Player::new(1));
    assert!(matches!(table.undo(zero), Err(UndoError::Nothing(_))), "the other is to act");
    play(&mut table, &SALES);
    play(&mut table, &["1 silver income", "1 gold"]);
    assert_eq!(purse(&table, 1).0, 10);
    table.undo(one).expect("the gold seal");
    assert_eq!(purse(&table, 1).0, 16);
    table.undo(one).expect("the silver seal");
    assert_eq!(purse(&table, 1).0, 20);
    assert!(table.undo(zero).is_err());
    play(&mut table, &["1 gold", "1 done"]);
    assert!(matches!(table.undo(one), Err(UndoError::Nothing(_))), "the turn is over");
}

/// The table of the example after one of its lines.
fn example_until(line: &str) -> Table<Hadara> {
    let example = example_played();
    let lines: Vec<String> = example.events().iter().map(|event| text(&example, event)).collect();
    let place = lines.iter().position(|other| other == line).expect(line);
    played("players=2", &lines[..=place].iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn an_alliance_is_final() {
    // 7.3, 26.9
    let mut table = example_until("1 ally 3");
    assert_eq!(table.game().turn(), Turn::Chance);
    assert!(matches!(table.undo(Player::new(1)), Err(UndoError::Nothing(_))));
}

#[test]
fn one_card_of_the_own_hand_is_placed_and_the_other_recruited_or_sold() {
    // 5.3, 26.1: what is refused changes nothing
    let lines = ["- start S1 S2", "0 wheel yellow", "- draw 0 Y1-01 Y1-02", "- draw 1 R1-01 R1-02"];
    let mut table = played(FIXED, &lines);
    let expect = [
        "draft place Y1-01 recruit Y1-02",
        "draft place Y1-01 sell Y1-02",
        "draft place Y1-02 recruit Y1-01",
        "draft place Y1-02 sell Y1-01",
    ];
    assert_eq!(legal(&table, 0), expect);
    let before = view(&table, Some(0));
    for text in [
        "draft place Y1-01 sell Y1-01",
        "draft place Y1-01 recruit Y1-01",
        "draft place Y1-01 sell Y1-03",
        "draft place R1-01 sell R1-02",
        "draft place Y1-01 recruit Y1-02 food",
        "sell Y1-01",
        "pass",
    ] {
        assert!(table.play(Player::new(0), Action::read(text, &table.components()).expect(text)).is_err(), "{text}");
    }
    assert_eq!(view(&table, Some(0)), before);
}

#[test]
fn commits_take_effect_together_in_any_order() {
    // 18.1, 18.2, 26.6
    let lines = ["- start S1 S2", "0 wheel yellow", "- draw 0 Y1-01 Y1-02", "- draw 1 R1-01 R1-02"];
    let commits = ["0 draft place Y1-01 recruit Y1-02", "1 draft place R1-01 sell R1-02"];
    let (mut one, mut other) = (played(FIXED, &lines), played(FIXED, &lines));
    let before = (purse(&one, 0), one.scores());
    play(&mut one, &commits[..1]);
    assert_eq!((purse(&one, 0), one.scores()), before, "a pending commit changes nothing");
    assert!(legal(&one, 0).is_empty() && one.game().step() == "draft");
    play(&mut one, &commits[1..]);
    play(&mut other, &[commits[1], commits[0]]);
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
    }
    assert_eq!((purse(&one, 0), purse(&one, 1)), ((6, [5, 2, 1, 4]), (8 + 2 + 1, [2, 1, 3, 4])));
    assert_eq!(view(&one, None)["piles"][0]["cards"][0]["card"], "Y1-01");
}

#[test]
fn each_player_draws_from_each_color_once_and_never_from_the_pile_of_another() {
    // 2.9.2, 5.2, 5.6, 15.21
    for players in 2..=5usize {
        let mut colors = vec![BTreeSet::new(); players];
        each_position(&format!("players={players}"), 70 + players as u64, |table| {
            let seen = view(table, None);
            let draw = seen["draw"].as_u64().unwrap_or(0);
            if table.game().step() == "draft" && table.game().turn().players().len() == players {
                let points: BTreeSet<&str> =
                    list(&seen["players"]).iter().filter_map(|player| player["points_at"].as_str()).collect();
                assert_eq!(points.len(), players, "no two crests point at the same pile");
                for (seat, colors) in colors.iter_mut().enumerate() {
                    let hand = list(&view(table, Some(seat))["hand"]).to_vec();
                    let color = seen["players"][seat]["points_at"].as_str().expect("a color").to_owned();
                    let letter = color[..1].to_uppercase();
                    assert!(hand.iter().all(|card| card["card"].as_str().is_some_and(|id| id.starts_with(&letter))));
                    assert_eq!(hand.len(), 2);
                    assert!(colors.insert(color), "a color twice");
                    if draw == 5 {
                        colors.clear();
                    }
                }
                let left: i32 = list(&seen["piles"]).iter().map(|pile| number(&pile["inner"])).sum();
                assert_eq!(left, 2 * players as i32 * (5 - draw as i32));
            }
        });
    }
}

#[test]
fn steps_come_in_their_order_and_players_in_turn() {
    // 4, 4.1, 4.2, 15.3, 15.4, 18.4, 20.1, 26.5
    const ORDER: [&str; 9] = ["wheel", "draft", "colony", "bust", "take", "", "", "feed", "seals"];
    for players in 2..=5usize {
        for number in 0..8 {
            let mut last: Option<(u64, usize, usize)> = None;
            each_position(&format!("players={players} {FIXED}"), number, |table| {
                let (seen, step) = (view(table, None), table.game().step());
                let (Some(active), Some(first)) = (seen["active"].as_u64(), seen["first_players"].as_array()) else {
                    return;
                };
                let epoch = seen["epoch"].as_u64().expect("an epoch");
                let first = first[epoch as usize - 1].as_u64().expect("a seat");
                let place = (players + active as usize - first as usize) % players;
                let step = step.replace("back", "colony");
                let now = match (step.as_str(), &seen["phase"]) {
                    ("draw" | "draft", _) => (epoch, 1, 0), // five times round
                    ("take", _) => (epoch, 4, 0),
                    (step, phase) => {
                        let later = if *phase == "b" && ["colony", "bust"].contains(&step) { 3 } else { 0 };
                        (epoch, ORDER.iter().position(|name| *name == step).expect("a step") + later, place)
                    }
                };
                if step == "wheel" {
                    assert_eq!(place, 0, "the first player sets the wheel");
                }
                assert!(last.is_none_or(|last| last <= now), "{last:?} {now:?}\n{}", table.record());
                last = Some(now);
            });
            assert_eq!(last.map(|last| last.0), Some(3));
        }
    }
}

#[test]
fn a_track_falls_only_when_a_card_is_discarded() {
    // 2.1.2, 16.2: and never below the start
    let tracks = |table: &Table<Hadara>| (0..3).map(|seat| purse(table, seat).1).collect::<Vec<_>>();
    for number in 0..10 {
        let (mut before, mut start) = (vec![[0; 4]; 3], Vec::new());
        each_position(&format!("players=3 {FIXED}"), number, |table| {
            let now = tracks(table);
            let discarded = table.events().last().is_some_and(|event| text(table, event).contains("discard"));
            let rises = |(old, new): (&[u64; 4], &[u64; 4])| old.iter().zip(new).all(|(old, new)| old <= new);
            assert!(discarded || before.iter().zip(&now).all(rises), "{}", table.record());
            if start.is_empty() && table.game().step() == "wheel" {
                start.clone_from(&now);
            }
            assert!(start.iter().zip(&now).all(rises));
            before = now;
        });
    }
}

/// The results that come in many draws.
fn sampled(table: &Table<Hadara>) -> BTreeSet<String> {
    let mut rng = Rng::from_number(8);
    (0..4000).map(|_| text(table, &table.game().sample(&mut rng))).collect()
}

#[test]
fn chance_has_as_many_results_as_the_rules_count() {
    // 3.1, 3.2, 3.4, 19.1, 19.2, 26.3
    assert_eq!(sampled(&played("", &[])).len(), 24);
    for (players, results) in [(2, 20), (3, 60), (4, 120), (5, 120)] {
        let crests = played(&format!("players={players} segments=fixed"), &[]);
        let start = played(&format!("players={players} {FIXED}"), &[]);
        assert_eq!((sampled(&crests).len(), sampled(&start).len()), (results, results));
    }
    // 2.4.1, 12.1, 15.2: 14 purple cards, or the 10 basic ones; 10 of the other colors
    let begin = ["- start S1 S2", "0 wheel purple"];
    assert_eq!(sampled(&played(FIXED, &begin)).len(), 91);
    let basic = sampled(&played(&format!("purple=basic {FIXED}"), &begin));
    assert_eq!(basic.len(), 45);
    assert!(["P1-11", "P1-12", "P1-13", "P1-14"].iter().all(|card| !basic.iter().any(|text| text.contains(card))));
    assert_eq!(sampled(&played(FIXED, &["- start S1 S2", "0 wheel red"])).len(), 45);
}

#[test]
fn fixed_segments_and_crests_are_those_of_the_table() {
    // 2.9.2, 3.1, 3.2, 26.3
    let table = played(&format!("players=5 {FIXED}"), &["- start S1 S2 S3 S4 S5"]);
    let seen = view(&table, None);
    assert_eq!(seen["segments"], serde_json::json!(["yellow", "red", "blue", "green", "purple"]));
    let crests: Vec<&Value> = list(&seen["players"]).iter().map(|player| &player["crest"]).collect();
    assert_eq!(crests, ["monkey", "dragon", "lion", "pegasus", "scarab"]);
}

#[test]
fn players_draw_in_turn_order_beginning_with_the_first_player() {
    // 4.1, 15.3, 26.3
    let mut table = played(&format!("players=3 {FIXED}"), &["- start S3 S1 S2", "1 wheel blue"]);
    for (seat, color) in [(1, "B"), (2, "G"), (0, "R")] {
        let drawn = sampled(&table);
        assert!(drawn.iter().all(|text| text.starts_with(&format!("draw {seat} {color}1-"))), "{drawn:?}");
        play(&mut table, &[&format!("- draw {seat} {color}1-01 {color}1-02")]);
    }
    assert_eq!(table.game().step(), "draft");
    assert_eq!(table.game().turn().players().len(), 3);
}

#[test]
fn a_colony_back_is_drawn_when_it_is_allied_and_not_before() {
    // 3.3, 17, 19.3, 19.4, 26.10
    let table = example_until("1 ally 3");
    assert_eq!(sampled(&table).len(), 5);
    let seen = view(&table, Some(1));
    assert_eq!((&seen["back_due"], &seen["colonies"]["3"]), (&"3".into(), &1.into()));
    assert!(!seen.to_string().contains("C03"), "nobody sees a back");
    assert_eq!(table.scores()[1].lines().next(), Some(("colonies", 0)));
    assert_eq!(purse(&table, 1).0, 6, "but the alliance is paid");
}
