//! The two points that are read in two ways (R-01, R-03, N2), by example.

use games::Clever2;
use play::Table;
use serde_json::json;

use crate::script::{THREE_PASSES, idle_round, track, view, zone};
use crate::shared::{legal, play, score, table};

/// The table of a set-up; player 0 begins.
fn begun(setup: &str, script: &str) -> Table<Clever2> {
    let mut table = table::<Clever2>(setup);
    if !setup.starts_with("players=1") {
        play(&mut table, "first - first 0");
    }
    play(&mut table, script);
    table
}

/// Both players have two extra-die actions in the first turn of round 2, in which player 0 enters white by one of them.
fn white_was_extra(extra_die: &str) -> Table<Clever2> {
    let circles = "roll - dice white 4 yellow 3 blue 4 green 4 pink 4 silver 4
        choose 0 choose yellow r1c2
        before_roll 0 roll
        roll - dice white 4 blue 4 green 4 pink 4 silver 4
        choose 0 choose white yellow r3c2
        before_roll 0 roll
        roll - dice blue 4 green 4 pink 4 silver 4
        choose 0 pass
        extra 0 done
        passive 1 pass
        passive 1 done
        roll - dice white 5 yellow 5 blue 5 green 5 pink 5 silver 5
        choose 1 choose yellow r5c2
        before_roll 1 roll
        roll - dice white 5 blue 5 green 5 pink 5 silver 5
        choose 1 pass
        before_roll 1 roll
        roll - dice white 5 blue 5 green 5 pink 5 silver 5
        choose 1 pass
        extra 1 done
        passive 0 take white yellow r5c2
        passive 0 done";
    let mut table = begun(&format!("players=2 extra_die={extra_die}"), circles);
    play(&mut table, &THREE_PASSES.replace("extra 0 done", "extra 0 extra white pink 1"));
    assert_eq!((track(&table, 0, "extra"), track(&table, 1, "extra")), ((2, 1), (1, 0)));
    table
}

fn has_extra_white(table: &Table<Clever2>, player: usize) -> bool {
    legal(table, player).iter().any(|text| text.starts_with("extra white"))
}

/// 8.4, R-01, T21: in the next turn of the same round, and then in the next round.
#[track_caller]
fn check_white(extra_die: &str, expect_in_round: bool) {
    let mut table = white_was_extra(extra_die);
    assert!(!has_extra_white(&table, 0), "the same turn");
    play(&mut table, "extra 0 done\n passive 1 pass");
    assert!(has_extra_white(&table, 1), "another player's dice are their own");
    play(&mut table, "passive 1 done");
    play(&mut table, &THREE_PASSES.replace(" 0 ", " 1 "));
    play(&mut table, "passive 0 pass");
    assert_eq!(has_extra_white(&table, 0), expect_in_round, "the next turn of the round");
    assert!(legal(&table, 0).contains(&"extra pink 1".to_owned()));
    play(&mut table, "passive 0 done");
    assert_eq!(view(&table)["round"], 3);
    let turn = idle_round();
    let (turn, _) = turn.split_once("extra 0 done").expect("a turn");
    play(&mut table, turn);
    assert!(has_extra_white(&table, 0), "the next round");
}

#[test]
fn t21_a_die_is_extra_once_a_turn_or_once_a_round() {
    check_white("turn", true);
    check_white("round", false);
}

/// 12.5, R-01, T21: the active and the passive turn of a solo round are one round.
#[track_caller]
fn check_solo(extra_die: &str, expect: bool) {
    let mut table = begun(&format!("players=1 extra_die={extra_die}"), THREE_PASSES);
    let passive = "passive_roll - dice white 1 yellow 2 blue 3 green 4 pink 5 silver 6\n passive 0 pass\n";
    play(&mut table, &format!("{passive} passive 0 done"));
    let rolls =
        THREE_PASSES.replace("white 1 yellow 1 blue 1 green 1 pink 1", "white 6 yellow 1 blue 6 green 6 pink 6");
    play(&mut table, &rolls.replace("extra 0 done", "extra 0 extra pink 6\n extra 0 done"));
    play(&mut table, passive);
    assert_eq!(track(&table, 0, "extra"), (1, 1));
    assert_eq!(view(&table)["sheets"][0]["extra_dice"], if expect { json!([]) } else { json!(["pink"]) });
}

#[test]
fn r12_5_the_limit_of_the_solo_passive_turn_is_that_of_the_setting() {
    check_solo("turn", true);
    check_solo("round", false);
}

/// A third roll in which silver 2 can be chosen while yellow 5, blue 2 and pink 2 are in the pool.
const THIRD_SILVER: &str = "roll - dice white 1 yellow 5 blue 6 green 6 pink 2 silver 2
    choose 0 choose white pink 1
    before_roll 0 roll
    roll - dice yellow 5 blue 1 green 1 pink 2 silver 2
    choose 0 choose green 1
    before_roll 0 roll
    roll - dice yellow 5 blue 2 pink 2 silver 2
    choose 0 choose silver blue 2";

/// R-03, T18: equal and higher dice are swept too, and a cell that is taken is lost.
#[test]
fn t18_every_die_that_is_left_feeds_the_chain_of_the_third_roll() {
    let mut table = begun("players=2 third_silver=all", THIRD_SILVER);
    assert_eq!(zone(&table, "tray"), ["yellow", "blue", "pink"]);
    play(
        &mut table,
        "# legal 0: mark yellow 5; mark pink 2; skip
        chain 0 mark pink 2
        # legal 0: mark yellow 5; skip
        chain 0 mark yellow 5
        extra 0 done
        # legal 1: take yellow r4c3; take yellow r5c2; take blue 3; take pink 2; pass
        passive 1 ...",
    );
    assert_eq!(score(&table, 0), "silver 6, pink 1, total 7");
}

/// choices of the first two rolls, and those in other areas, sweep lower dice as ever.
#[test]
fn r_03_only_a_silver_entry_of_the_third_roll_sweeps_all() {
    let mut table = begun(
        "players=2 third_silver=all",
        "roll - dice white 6 yellow 5 blue 6 green 1 pink 2 silver 2
        choose 0 choose silver yellow 2
        # legal 0: mark green 1; skip
        chain 0 mark green 1
        before_roll 0 roll
        roll - dice white 3 yellow 5 blue 3 pink 4
        choose 0 choose white silver pink 3
        before_roll 0 roll",
    );
    assert_eq!(zone(&table, "pool"), ["yellow", "blue", "pink"]);
    play(&mut table, "roll - dice yellow 5 blue 3 pink 4\n choose 0 choose pink 4\n # legal 0: done\n extra 0 ...");
}

/// white as silver does the same, and a silver die that is left marks any row.
#[test]
fn r_03_white_as_silver_sweeps_all_in_the_third_roll() {
    begun(
        "players=1 third_silver=all",
        "roll - dice white 6 yellow 6 blue 6 green 6 pink 6 silver 6
        choose 0 pass
        before_roll 0 roll
        roll - dice white 6 yellow 6 blue 6 green 6 pink 6 silver 6
        choose 0 pass
        before_roll 0 roll
        roll - dice white 1 yellow 1 blue 6 green 2 pink 1 silver 6
        choose 0 choose white silver yellow 1
        # legal 0: mark blue 6; mark green 2; mark pink 1; mark silver yellow 6; mark silver blue 6; mark silver green 6;
        #   mark silver pink 6; skip
        chain 0 mark silver blue 6
        # legal 0: mark green 2; mark pink 1; skip
        chain 0 skip
        extra 0 ...",
    );
}
