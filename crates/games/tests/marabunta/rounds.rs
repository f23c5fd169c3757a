//! Set-up, rounds, chance, who is asked, and undo (2, 3, 13, N4, N6, N7).

use std::collections::BTreeMap;

use games::Marabunta;
use play::{Game, Player, Rng, UndoError};

use crate::script::{BLUE, RED, act, chance, finish, idle_until, own, round, start, view, who};
use crate::shared::{legal, play, table};

#[test]
fn rule_2_5_nothing_is_marked_at_the_start() {
    for setup in ["", "territory=plain boards=plain first=blue"] {
        let view = view(&table::<Marabunta>(setup));
        for seat in [RED, BLUE] {
            let player = &view["players"][seat];
            assert_eq!((&player["anthills"], &player["cookies"]), (&2.into(), &0.into()));
            assert_eq!(player["score"]["total"], 0);
            let groups = player["groups"].as_array().expect("groups");
            assert!(groups.len() == 5 && groups.iter().all(|group| group["left"] == group["chests"]));
        }
        for sheet in view["sheets"].as_array().expect("sheets") {
            assert_eq!((&sheet["circles"], &sheet["empty"]), (&serde_json::json!([2, 2]), &6.into()), "1.2");
        }
        let hexes = view["hexes"].as_array().expect("hexes");
        assert!(hexes.iter().all(|hex| hex["crossed"] == false && hex["owner"].is_null()), "6.1");
        assert_eq!(view["unseen_tiles"].as_array().map(Vec::len), Some(7));
    }
}

/// R21, 2.4, 3.1, N4
#[test]
fn r21_chance_or_the_set_up_names_the_first_divider() {
    let mut table = table::<Marabunta>("");
    assert!(view(&table)["divider"].is_null());
    play(&mut table, "first - first blue\nreveal - tile one_any\nroll - roll 0 0 0 0 0 0\nsplit 1 ...");
    assert_eq!(who(&table), BLUE);
    for (setup, divider) in [("first=red", RED), ("first=blue", BLUE)] {
        let mut table = start(setup);
        play(&mut table, "reveal - tile one_any\nroll - roll 0 0 0 0 0 0");
        assert_eq!(who(&table), divider);
    }
}

/// E1, 3.1, 3.3, 3.4, 3.6, 14.2
#[test]
fn e1_the_chooser_executes_first_then_the_divider_then_the_roles_swap() {
    let mut table = start("first=red");
    play(
        &mut table,
        "reveal - tile one_any
         roll - roll 0 0 0 0 0 0
         split 0 split tile pink yellow
         # legal 1: choose tile; choose dice
         choose 1 choose dice
         # legal 1: use blue 0; use green 0; use orange 0; use grey 0; done
         execute 1 done
         # legal 0: use tile one_any; use pink 0; use yellow 0; done
         execute 0 done
         reveal - tile two_flags
         roll - roll 0 0 0 0 0 0
         split 1 ...",
    );
    assert_eq!((who(&table), &view(&table)["round"]), (BLUE, &2.into()));
}

#[test]
fn rule_3_7_seven_tiles_are_turned_up_and_then_the_special_one_is_used_every_round() {
    let mut table = start("first=red");
    for number in 1..=7 {
        let unseen = view(&table)["unseen_tiles"].as_array().map(Vec::len);
        assert_eq!((table.game().step(), unseen), ("reveal", Some(8 - number)));
        idle_until(&mut table, number as u64 + 1);
    }
    for number in 8..=10 {
        assert_eq!(table.game().step(), "roll");
        assert_eq!(view(&table)["tile"]["shows"], "cross_cookie");
        assert_eq!(view(&table)["round"], number);
        idle_until(&mut table, number + 1);
    }
}

/// 2.3, 3.1, 4.5
#[test]
fn a_tile_is_turned_up_once_and_the_special_one_never() {
    let mut table = start("first=red");
    round(&mut table, "one_any", "0 0 0 0 0 0", "", RED);
    finish(&mut table);
    for text in ["tile one_any", "tile cross_cookie", "first red", "roll 0 0 0 0 0 0"] {
        let refused = table.chance(text.parse().expect("notation"));
        assert!(refused.is_err(), "{text}");
    }
    chance(&mut table, "tile two_flags");
}

/// Each possible result comes about equally often: within five standard deviations.
#[test]
fn rule_13_2_tiles_and_dice_are_fair() {
    let mut hits: BTreeMap<String, i32> = BTreeMap::new();
    let mut draw = |table: &play::Table<Marabunta>, draws: u32, rng: &mut Rng| {
        hits.clear();
        for _ in 0..draws {
            let text = table.game().sample(rng).to_string();
            for word in text.split(' ').skip(1) {
                *hits.entry(word.to_owned()).or_default() += 1;
            }
        }
        hits.clone()
    };
    let mut rng = Rng::from_number(13);
    let check = |hits: &BTreeMap<String, i32>, results: usize, each: i32, slack: i32| {
        assert_eq!(hits.len(), results, "{hits:?}");
        assert!(hits.values().all(|count| (count - each).abs() < slack), "{hits:?}");
    };
    let mut table = table::<Marabunta>("");
    check(&draw(&table, 6000, &mut rng), 2, 3000, 194);
    chance(&mut table, "first red");
    check(&draw(&table, 7000, &mut rng), 7, 1000, 147);
    chance(&mut table, "tile two_flags");
    check(&draw(&table, 1000, &mut rng), 6, 1000, 145);
    act_round(&mut table);
    let tiles = draw(&table, 6000, &mut rng);
    check(&tiles, 6, 1000, 145);
    assert!(!tiles.contains_key("two_flags"), "it has been seen");
}

/// A round without any marks, the tile of which is turned up already.
fn act_round(table: &mut play::Table<Marabunta>) {
    round(table, "", "0 0 0 0 0 0", "", RED);
    finish(table);
}

/// Each pair of faces of two dice comes about equally often: within five standard deviations.
#[test]
fn rule_13_2_every_die_is_fair_and_independent_of_its_neighbor() {
    let mut table = start("first=red");
    chance(&mut table, "tile two_flags");
    let (mut rng, mut hits) = (Rng::from_number(2), BTreeMap::new());
    for _ in 0..36_000 {
        let text = table.game().sample(&mut rng).to_string();
        let faces: Vec<&str> = text.split(' ').skip(1).collect();
        for (die, pair) in faces.windows(2).enumerate() {
            *hits.entry((die, pair.join(" "))).or_insert(0) += 1;
        }
    }
    assert_eq!(hits.len(), 5 * 36);
    assert!(hits.values().all(|count: &i32| (count - 1000).abs() < 158), "{hits:?}");
}

#[test]
fn rule_13_1_everybody_sees_the_same_and_the_seventh_tile_is_known_beforehand() {
    let mut table = start("first=red");
    idle_until(&mut table, 7);
    let unseen = view(&table)["unseen_tiles"].clone();
    assert_eq!(unseen.as_array().map(Vec::len), Some(1));
    let text = format!("tile {}", unseen[0].as_str().expect("a tile"));
    assert_eq!(table.game().sample(&mut Rng::from_number(1)).to_string(), text);
    round(&mut table, &text["tile ".len()..], "0 0 0 0 0 0", "", RED);
    let seen_by = |viewer: Option<Player>| {
        let mut seen = serde_json::to_value(table.game().view(viewer)).expect("a view is plain JSON");
        seen.as_object_mut().expect("an object").remove("viewer");
        seen
    };
    for seat in [RED, BLUE] {
        assert_eq!(seen_by(Some(Player::new(seat))), seen_by(None));
    }
}

#[test]
fn rule_2_1_and_r22_the_sides_of_territory_and_boards_are_chosen_independently() {
    for territory in ["symbol", "plain"] {
        for boards in ["symbol", "plain"] {
            let view = view(&start(&format!("territory={territory} boards={boards}")));
            let hexes = view["hexes"].as_array().expect("hexes");
            let a5 = hexes.iter().find(|hex| hex["id"] == "a5").expect("a5");
            assert_eq!(a5["region"], if territory == "symbol" { "yellow" } else { "blue" });
            let first = if boards == "symbol" { "write_1" } else { "vp_2" };
            for seat in [RED, BLUE] {
                assert_eq!(view["players"][seat]["groups"][0]["ability"], first, "2.1: both use the same one");
            }
        }
    }
}

/// 2.2, N1
#[test]
fn rule_2_2_player_0_is_red_and_player_1_is_blue() {
    let view = view(&start(""));
    assert_eq!((&view["players"][0]["color"], &view["players"][1]["color"]), (&"red".into(), &"blue".into()));
}

#[test]
fn rule_3_7_the_special_tile_is_put_in_a_group_like_any_other() {
    for taker in [RED, BLUE] {
        let mut table = start("first=red");
        idle_until(&mut table, 8);
        chance(&mut table, "roll 0 0 0 0 0 0");
        assert_eq!((who(&table), legal(&table, BLUE).len()), (BLUE, 63));
        act(&mut table, BLUE, "split tile pink grey");
        act(&mut table, RED, if taker == RED { "choose tile" } else { "choose dice; done" });
        assert_eq!(legal(&table, taker), ["use tile cross_cookie", "use pink 0", "use grey 0"], "4.3");
    }
}

/// 4.5, R18: the tile is gone after its round, used or ignored, with either player.
#[test]
fn r18_who_discards_the_tile_makes_no_difference() {
    let after = |taker: usize, used: bool| {
        let mut table = start("first=red");
        round(&mut table, "repeat_die", "0 0 0 0 0 flag", "grey", taker);
        if taker == RED {
            act(&mut table, BLUE, "done");
        }
        let use_tile = if used { "use tile repeat_die; repeat grey flag; done" } else { "done" };
        act(&mut table, taker, use_tile);
        finish(&mut table);
        let refused = table.chance("tile repeat_die".parse().expect("notation"));
        assert!(refused.is_err(), "4.5: discarded");
        view(&table)
    };
    assert_eq!(after(RED, false), after(BLUE, false));
    assert_eq!(after(RED, true)["unseen_tiles"], after(BLUE, false)["unseen_tiles"]);
}

#[test]
fn n6_who_cannot_use_anything_is_not_asked() {
    let mut table = start("first=red");
    round(&mut table, "repeat_die", "0 0 0 0 0 0", "", RED);
    act(&mut table, BLUE, "done");
    assert_eq!(table.game().step(), "reveal", "red has nothing but repeat_die without a die");
}

#[test]
fn n6_done_is_asked_after_the_last_element() {
    let mut table = start("first=red");
    round(&mut table, "one_any", "flag 0 0 0 0 0", "yellow blue green orange grey", RED);
    act(&mut table, BLUE, "use pink flag");
    assert_eq!(legal(&table, BLUE), ["done"]);
}

#[track_caller]
fn check_undo(table: &play::Table<Marabunta>, player: usize, expect: bool) {
    let mut copy = table.clone();
    let result = copy.undo(Player::new(player));
    assert_eq!(result.is_ok(), expect, "{result:?}\n{}", table.record());
    assert!(expect || copy == *table);
}

#[test]
fn n7_choose_and_the_execution_can_be_taken_back_until_done() {
    let mut table = start("first=red");
    round(&mut table, "two_chests", "0 flag 0 0 0 0", "pink", BLUE);
    let chosen = *table.game();
    act(&mut table, BLUE, "use tile two_chests; chest write_1; chest write_1; write 1 h3; use pink 0; write 0 h4");
    for _ in 0..6 {
        table.undo(Player::new(BLUE)).expect("everything since the choice");
    }
    assert_eq!(*table.game(), chosen);
    table.undo(Player::new(BLUE)).expect("the choice");
    assert_eq!(table.game().step(), "choose");
    assert_eq!(table.undo(Player::new(BLUE)), Err(UndoError::Nothing(Player::new(BLUE))));
    check_undo(&table, RED, false);
    act(&mut table, BLUE, "choose dice; use yellow flag; done");
    check_undo(&table, BLUE, false);
    act(&mut table, RED, "use pink 0");
    check_undo(&table, RED, true);
    act(&mut table, RED, "write 0 a1; done");
    check_undo(&table, RED, false);
}

#[test]
fn n7_a_choice_after_which_the_chooser_is_not_asked_is_final() {
    let mut table = start("first=red");
    round(&mut table, "repeat_die", "0 0 0 0 0 0", "", BLUE);
    assert_eq!(who(&table), RED);
    check_undo(&table, BLUE, false);
}

/// 13.1
#[test]
fn the_view_shows_who_has_which_element() {
    let mut table = start("first=red");
    assert!(view(&table)["tile"].is_null() && view(&table)["dice"] == serde_json::json!([]));
    chance(&mut table, "tile one_any");
    chance(&mut table, "roll 0 1 2 3 chest flag");
    assert_eq!(view(&table)["dice"][5]["shows"], "flag");
    assert!(view(&table)["dice"][5]["group"].is_null());
    act(&mut table, RED, "split tile grey");
    act(&mut table, BLUE, "choose tile; use grey flag");
    let view = view(&table);
    for element in [&view["tile"], &view["dice"][5]] {
        assert_eq!((&element["group"], &element["owner"]), (&"tile".into(), &BLUE.into()));
    }
    let pink = &view["dice"][0];
    assert_eq!((&pink["group"], &pink["owner"]), (&"dice".into(), &RED.into()));
    assert_eq!(pink["unused"], false, "red does not execute yet");
    assert_eq!((&view["tile"]["unused"], &view["dice"][5]["unused"]), (&true.into(), &false.into()));
    assert_eq!((&view["executing"], own(&table, RED, "anthills")), (&BLUE.into(), 2));
}
