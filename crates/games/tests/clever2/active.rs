//! The active turn: rolls, choices, silver chains, re-rolls and returns (4, 6.2, 6.4, 8.2, 8.3, N5, N6).

use serde_json::json;

use crate::script::{idle_round, idle_solo_round, solo, track, two_players, view, zone};
use crate::shared::{legal, play, score};

#[test]
fn t1_an_active_turn() {
    let table = two_players(
        "roll - dice white 5 yellow 4 blue 3 green 1 pink 3 silver 6
        choose 0 choose pink 3
        before_roll 0 roll
        roll - dice white 4 yellow 5 blue 2 silver 1
        choose 0 choose white pink 4
        before_roll 0 roll
        roll - dice yellow 3
        # legal 0: choose yellow r1c2; choose yellow r3c4; reroll; pass
        choose 0 choose yellow r3c4
        extra 0 done",
    );
    assert_eq!(view(&table)["fields"], json!(["pink", "white", "yellow"]));
    assert_eq!(zone(&table, "tray"), ["blue", "green", "silver"]);
    assert_eq!(score(&table, 0), "pink 7, total 7");
}

/// 6.2.3
#[test]
fn t2_a_silver_chain() {
    let table = two_players(
        "roll - dice white 2 yellow 5 blue 1 green 4 pink 6 silver 3
        choose 0 choose silver green 3
        # legal 0: mark white yellow 2; mark white blue 2; mark white green 2; mark white pink 2; mark blue 1; skip
        chain 0 mark blue 1
        chain 0 mark white green 2
        before_roll 0 roll",
    );
    assert_eq!(score(&table, 0), "silver 6, total 6");
}

#[test]
fn r4_4_and_r_17_equal_and_higher_dice_stay_and_the_lowest_sweeps_nothing() {
    let table = two_players(
        "roll - dice white 2 yellow 3 blue 3 green 4 pink 3 silver 1
        choose 0 choose pink 3",
    );
    assert_eq!(zone(&table, "pool"), ["yellow", "blue", "green"]);
    assert_eq!(zone(&table, "tray"), ["white", "silver"]);
    let table = two_players(
        "roll - dice white 2 yellow 3 blue 3 green 4 pink 1 silver 1
        choose 0 choose pink 1",
    );
    assert_eq!(zone(&table, "tray"), [""; 0]);
}

/// 4.3: the face of the die sweeps, not the blue sum.
#[test]
fn r4_3_a_blue_choice_sweeps_by_its_own_face() {
    let table = two_players(
        "roll - dice white 6 yellow 3 blue 2 green 1 pink 5 silver 2
        choose 0 choose blue 8",
    );
    assert_eq!(zone(&table, "tray"), ["green"]);
}

/// 4.5, 4.6, R-06, edge case f
#[test]
fn r_06_passing_moves_nothing_and_six_dice_end_on_the_tray() {
    let mut table = two_players(
        "roll - dice white 2 yellow 3 blue 2 green 1 pink 5 silver 2
        choose 0 pass",
    );
    assert_eq!(zone(&table, "pool").len(), 6);
    play(
        &mut table,
        "before_roll 0 roll
        roll - dice white 2 yellow 3 blue 2 green 1 pink 5 silver 2
        choose 0 pass
        before_roll 0 roll
        roll - dice white 2 yellow 3 blue 2 green 1 pink 5 silver 2
        choose 0 pass
        extra 0 done
        passive 1 ...",
    );
    assert_eq!(zone(&table, "tray").len(), 6);
    assert_eq!(view(&table)["fields"], json!([]));
}

/// 6.4.3, edge case a: blue with white's face, then white as blue with blue's locked face.
#[test]
fn r6_4_3_blue_and_white_fill_two_blue_fields_in_one_turn() {
    let table = two_players(
        "roll - dice white 4 yellow 5 blue 3 green 3 pink 3 silver 3
        choose 0 choose blue 7
        before_roll 0 roll
        roll - dice white 2 yellow 5 green 3 pink 3 silver 3
        choose 0 choose white blue 5
        before_roll 0 ...",
    );
    assert_eq!(view(&table)["sheets"][0]["blue"], json!([7, 5]));
    assert_eq!(track(&table, 0, "return"), (1, 0));
}

/// R-03, T18
#[test]
fn t18_dice_left_after_the_third_roll_feed_no_chain() {
    let table = two_players(
        "roll - dice white 1 yellow 5 blue 6 green 6 pink 2 silver 2
        choose 0 choose white pink 1
        before_roll 0 roll
        roll - dice yellow 5 blue 1 green 1 pink 2 silver 2
        choose 0 choose green 1
        before_roll 0 roll
        roll - dice yellow 5 blue 2 pink 2 silver 2
        choose 0 choose silver blue 2
        # legal 0: done
        extra 0 done",
    );
    assert_eq!(zone(&table, "tray"), ["yellow", "blue", "pink"]);
    assert_eq!(score(&table, 0), "silver 2, pink 1, total 3");
}

///
#[test]
fn r_02_the_rest_of_a_chain_may_be_given_up() {
    let table = two_players(
        "roll - dice white 6 yellow 6 blue 1 green 2 pink 6 silver 3
        choose 0 choose silver blue 3
        # legal 0: mark blue 1; mark green 2; skip
        chain 0 mark green 2
        # legal 0: mark blue 1; skip
        chain 0 skip
        before_roll 0 ...",
    );
    assert_eq!(score(&table, 0), "silver 4, total 4");
}

/// 6.2.3, N6: a die whose cell is taken gives no mark.
#[test]
fn n6_a_chain_without_a_possible_mark_does_not_take_place() {
    two_players(
        "roll - dice white 6 yellow 6 blue 6 green 6 pink 6 silver 1
        choose 0 choose silver yellow 1
        before_roll 0 roll
        roll - dice white 2 yellow 1 blue 6 green 6 pink 6
        choose 0 choose white silver blue 2
        before_roll 0 ...",
    );
}

/// 6.2.4: a silver die swept by white marks any row.
#[test]
fn r6_2_4_white_as_silver_triggers_the_chain_too() {
    two_players(
        "roll - dice white 4 yellow 6 blue 6 green 6 pink 6 silver 2
        choose 0 choose white silver pink 4
        # legal 0: mark silver yellow 2; mark silver blue 2; mark silver green 2; mark silver pink 2; skip
        chain 0 mark silver pink 2
        before_roll 0 ...",
    );
}

/// Edge case c: a swept white die marks any row, even the number of another swept die.
#[test]
fn a_swept_white_die_may_mark_the_same_number_again() {
    let table = two_players(
        "roll - dice white 2 yellow 6 blue 2 green 6 pink 6 silver 4
        choose 0 choose silver pink 4
        chain 0 mark blue 2
        # legal 0: mark white yellow 2; mark white green 2; mark white pink 2; skip
        chain 0 mark white pink 2
        before_roll 0 ...",
    );
    assert_eq!(score(&table, 0), "silver 6, total 6");
}

/// 4.3: all marks of a chain come before the "?" that they earn.
#[test]
fn r4_3_the_chain_comes_before_the_question_marks() {
    let mut table = two_players(
        "roll - dice white 2 yellow 6 blue 6 green 6 pink 6 silver 2
        choose 0 choose silver yellow 2
        before_roll 0 roll
        roll - dice white 2 yellow 6 blue 6 green 6 pink 6
        choose 0 choose white silver blue 2
        before_roll 0 roll
        roll - dice yellow 6 blue 6 green 6 pink 6
        choose 0 pass
        extra 0 done
        passive 1 pass
        passive 1 done",
    );
    let second_turn = idle_round();
    let (_, second_turn) = second_turn.split_once("passive 1 done").expect("two turns");
    play(&mut table, second_turn);
    play(
        &mut table,
        "roll - dice white 6 yellow 6 blue 1 green 2 pink 2 silver 3
        choose 0 choose silver green 3
        chain 0 mark pink 2
        # legal 0: mark blue 1; mark green 2; skip
        chain 0 mark green 2
        # legal 0: mark blue 1; skip
        chain 0 mark blue 1
        bonus 0 bonus yellow r1c2
        before_roll 0 ...",
    );
}

/// 8.2: all dice of the pool, in the same roll, while actions last.
#[test]
fn r8_2_a_reroll_throws_the_pool_again_and_is_no_roll() {
    let table = two_players(
        "roll - dice white 6 yellow 6 blue 6 green 1 pink 5 silver 6
        choose 0 choose pink 5
        before_roll 0 roll
        roll - dice white 1 yellow 1 blue 1 silver 1
        choose 0 reroll
        roll - dice white 2 yellow 6 blue 4 silver 3
        # legal 0: choose white silver yellow 2; choose white silver blue 2; choose white silver green 2;
        #   choose white silver pink 2; choose white yellow r2c3; choose white yellow r4c1; choose white blue 6;
        #   choose white green 2; choose white pink 2; choose yellow r1c4; choose blue 6; choose silver yellow 3;
        #   choose silver blue 3; choose silver green 3; choose silver pink 3; pass
        choose 0 pass
        before_roll 0 roll
        roll - dice white 2 yellow 6 blue 4 silver 3
        choose 0 pass
        extra 0 ...",
    );
    assert_eq!(track(&table, 0, "reroll"), (1, 1));
}

/// T16, R-16: without a return action an empty pool ends the rolling.
#[test]
fn t16_an_empty_pool_ends_the_rolling() {
    let table = solo(
        "roll - dice white 1 yellow 2 blue 3 green 4 pink 5 silver 6
        choose 0 choose silver pink 6
        chain 0 skip
        # legal 0: done
        extra 0 ...",
    );
    assert_eq!(zone(&table, "tray").len(), 5);
}

/// A silver 6 sweeps all other dice in round 3, in which a return action is there.
fn empty_pool_with_a_return() -> play::Table<games::Clever2> {
    let mut table = solo(&idle_solo_round().repeat(2));
    play(
        &mut table,
        "roll - dice white 1 yellow 2 blue 3 green 4 pink 5 silver 6
        choose 0 choose silver pink 6
        chain 0 skip
        # legal 0: return white; return yellow; return blue; return green; return pink; stop",
    );
    table
}

/// T16, 8.3
#[test]
fn t16_a_returned_die_makes_the_next_roll_possible() {
    let mut table = empty_pool_with_a_return();
    play(
        &mut table,
        "before_roll 0 return pink
        # legal 0: roll
        before_roll 0 roll
        roll - dice pink 4
        choose 0 choose pink 4
        extra 0 ...",
    );
    assert_eq!(track(&table, 0, "return"), (1, 1));
    assert_eq!(zone(&table, "tray"), ["white", "yellow", "blue", "green"]);
}

#[test]
fn r_16_a_return_on_an_empty_pool_may_be_refused() {
    let mut table = empty_pool_with_a_return();
    play(&mut table, "before_roll 0 stop\n extra 0 ...");
    assert_eq!(track(&table, 0, "return"), (1, 0));
}

/// 4.2a, R-04: a return comes before roll 2 or 3, also after a pass, and never before roll 1 or a re-roll.
#[test]
fn r_04_returns_come_before_the_roll() {
    let mut table = solo(&idle_solo_round().repeat(2));
    play(&mut table, "roll - dice white 1 yellow 2 blue 3 green 4 pink 5 silver 6");
    assert!(legal(&table, 0).iter().all(|text| !text.starts_with("return")));
    play(&mut table, "choose 0 choose yellow r2c3");
    assert_eq!(legal(&table, 0), ["return white", "roll"]);
    play(&mut table, "before_roll 0 roll\n roll - dice blue 3 green 4 pink 5 silver 6");
    assert!(legal(&table, 0).iter().all(|text| !text.starts_with("return")));
    play(&mut table, "choose 0 pass\n before_roll 0 return white\n before_roll 0 roll");
    assert_eq!(zone(&table, "pool"), ["white", "blue", "green", "pink", "silver"]);
}

/// Edge case b: a returned die may be swept again and then feeds the chain of that choice.
#[test]
fn a_returned_die_may_be_swept_again() {
    let mut table = solo(&idle_solo_round().repeat(2));
    play(
        &mut table,
        "roll - dice white 6 yellow 1 blue 6 green 6 pink 2 silver 6
        choose 0 choose pink 2
        before_roll 0 return yellow
        before_roll 0 roll
        roll - dice white 6 yellow 3 blue 6 green 6 silver 5
        choose 0 choose silver blue 5
        # legal 0: mark yellow 3; skip
        chain 0 ...",
    );
}

/// N6: the engine passes for a player who can do nothing, and rolls if there is nothing else to decide.
#[test]
fn n6_the_engine_passes_and_rolls_where_nothing_can_be_decided() {
    let table = solo(
        "roll - dice white 1 yellow 1 blue 6 green 6 pink 6 silver 6
        choose 0 reroll
        roll - dice white 1 yellow 1 blue 6 green 6 pink 6 silver 6
        choose 0 choose yellow r2c1
        before_roll 0 roll
        roll - dice white 1 blue 6 green 6 pink 6 silver 6
        choose 0 choose white yellow r2c1
        before_roll 0 roll
        roll - dice blue 6 green 6 pink 6 silver 6
        choose 0 pass
        extra 0 done
        passive_roll - dice white 1 yellow 2 blue 3 green 4 pink 5 silver 6
        passive 0 pass
        passive 0 done
        roll - dice white 1 yellow 6 blue 1 green 1 pink 1 silver 6
        choose 0 choose silver yellow 6
        chain 0 skip
        before_roll 0 roll
        roll - dice yellow 1
        roll - dice yellow 1
        extra 0 ...",
    );
    assert_eq!(view(&table)["roll"], 3);
}
