//! Passive turns, solo passive turns and extra dice (5, 8.4, 12).

use std::collections::BTreeMap;

use games::Clever2;
use play::{Game, Rng, Table};
use serde_json::json;

use crate::script::{THREE_PASSES, idle_round, solo, track, two_players, view, zone};
use crate::shared::{legal, play, score, table};

/// In round 1 the yellow column 2 is circled, which earns an extra die; round 2 brings another.
fn two_extra_dice() -> Table<Clever2> {
    let table = solo(
        "roll - dice white 4 yellow 3 blue 4 green 4 pink 4 silver 4
        choose 0 choose yellow r1c2
        before_roll 0 roll
        roll - dice white 4 blue 4 green 4 pink 4 silver 4
        choose 0 choose white yellow r3c2
        before_roll 0 roll
        roll - dice blue 4 green 4 pink 4 silver 4
        choose 0 pass
        extra 0 done
        passive_roll - dice white 6 yellow 5 blue 5 green 5 pink 6 silver 6
        passive 0 take yellow r5c2
        # legal 0: extra white silver yellow 6; extra white silver blue 6; extra white silver green 6;
        #   extra white silver pink 6; extra white yellow r1c4; extra white blue 11; extra white green 6;
        #   extra white pink 6; extra yellow r4c3; extra yellow r5c2; extra blue 11; extra green 5; extra pink 6;
        #   extra silver yellow 6; extra silver blue 6; extra silver green 6; extra silver pink 6; done
        passive 0 done",
    );
    assert_eq!(track(&table, 0, "extra"), (2, 0));
    table
}

/// 8.4, R-01, T6: each die once a turn.
#[test]
fn t6_extra_dice() {
    let mut table = two_extra_dice();
    let rolls = THREE_PASSES.replace("white 1 yellow 1 blue 1", "white 4 yellow 1 blue 3");
    play(&mut table, &rolls.replace("extra 0 done", "extra 0 extra white yellow r3c2"));
    assert!(legal(&table, 0).iter().all(|text| !text.contains("white")));
    play(&mut table, "extra 0 extra blue 7\n # legal 0: done\n extra 0 done");
    assert_eq!(track(&table, 0, "extra"), (2, 2));
    assert_eq!(score(&table, 0), "yellow 3, blue 1, total 4");
}

/// 8.4, 12.5: the limit is counted afresh in the passive turn.
#[test]
fn r12_5_a_die_may_be_used_again_in_the_passive_window() {
    let mut table = two_extra_dice();
    play(&mut table, &THREE_PASSES.replace("extra 0 done", "extra 0 extra pink 1\n extra 0 done"));
    play(
        &mut table,
        "passive_roll - dice white 1 yellow 1 blue 1 green 5 pink 6 silver 6
        passive 0 pass
        passive 0 extra pink 6",
    );
    assert_eq!(view(&table)["sheets"][0]["pink"], json!([1, 6]));
}

/// 8.4: an extra die in the silver area triggers no chain.
#[test]
fn r8_4_an_extra_die_triggers_no_chain() {
    let mut table = two_extra_dice();
    let rolls = THREE_PASSES.replace("silver 1", "silver 5");
    play(&mut table, &rolls.replace("extra 0 done", "extra 0 extra silver yellow 5\n extra 0 ..."));
    assert_eq!(score(&table, 0), "silver 2, total 2");
}

/// R-10, 5.5: an extra die is allowed after a pass, for active and passive players.
#[test]
fn r_10_extra_dice_after_a_pass() {
    let mut table = two_players(&idle_round());
    play(&mut table, &THREE_PASSES.replace("extra 0 done", "extra 0 extra pink 1\n extra 0 done"));
    play(&mut table, "passive 1 pass\n passive 1 extra green 1\n passive 1 done\n roll - ...");
    assert_eq!(score(&table, 0), "pink 1, total 1");
    assert_eq!(view(&table)["sheets"][1]["green"], json!([2]));
}

/// Player 0 has number 1 in every silver row, r2c1 crossed and a blue 2; then player 1 leaves yellow, blue and silver.
const NOTHING_FITS: &str = "
    roll - dice white 1 yellow 1 blue 1 green 6 pink 6 silver 1
    choose 0 choose silver yellow 1
    before_roll 0 roll
    roll - dice white 1 yellow 1 blue 1 green 6 pink 6
    choose 0 choose white silver blue 1
    before_roll 0 roll
    roll - dice yellow 1 blue 1 green 6 pink 6
    choose 0 choose yellow r2c1
    extra 0 done
    passive 1 pass
    passive 1 done
    roll - dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1
    choose 1 pass
    before_roll 1 roll
    roll - dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1
    choose 1 pass
    before_roll 1 roll
    roll - dice white 1 yellow 1 blue 1 green 1 pink 1 silver 1
    choose 1 pass
    extra 1 done
    passive 0 take silver green 1
    passive 0 done
    roll - dice white 1 yellow 1 blue 1 green 6 pink 6 silver 1
    choose 0 choose silver pink 1
    before_roll 0 roll
    roll - dice white 1 yellow 1 blue 1 green 6 pink 6
    choose 0 choose yellow r2c1
    before_roll 0 roll
    roll - dice white 1 blue 1 green 6 pink 6
    choose 0 choose blue 2
    extra 0 done
    passive 1 pass
    passive 1 done
    roll - dice white 6 yellow 6 blue 6 green 6 pink 1 silver 6
    choose 1 choose pink 1
    before_roll 1 roll
    roll - dice white 6 yellow 6 blue 6 green 1 silver 6
    choose 1 choose green 1
    before_roll 1 roll
";

/// 5.2, T19
#[test]
fn t19_the_dice_fields_are_open_if_no_tray_die_fits() {
    let mut table = two_players(NOTHING_FITS);
    play(&mut table, "roll - dice white 2 yellow 1 blue 5 silver 1\n choose 1 choose white pink 2\n extra 1 done");
    assert_eq!(zone(&table, "tray"), ["yellow", "blue", "silver"]);
    play(
        &mut table,
        "# legal 0: take white silver yellow 2; take white silver blue 2; take white silver green 2;
        #   take white silver pink 2; take white yellow r2c3; take white yellow r4c1; take white green 2;
        #   take white pink 2; take green 1; take pink 1; pass
        passive 0 take green 1",
    );
}

/// 5.2, 5.3, T19
#[test]
fn t19_if_one_tray_die_fits_only_the_tray_is_open() {
    let mut table = two_players(NOTHING_FITS);
    play(
        &mut table,
        "roll - dice white 2 yellow 3 blue 5 silver 1
        choose 1 choose white pink 2
        extra 1 done
        # legal 0: take yellow r1c2; take yellow r3c4; pass
        passive 0 pass",
    );
    assert!(legal(&table, 0).iter().all(|text| text.starts_with("extra") || text == "done"), "declining ends it");
}

/// 5.1, edge case e: several players may take the same die, as different colors if it is white.
#[test]
fn r5_1_two_players_may_take_the_same_die() {
    let mut table = table::<Clever2>("players=3");
    play(&mut table, "first - first 0");
    play(&mut table, THREE_PASSES);
    play(
        &mut table,
        "passive 2 take white pink 1
        passive 1 take white green 1
        passive 1 done
        passive 2 done
        roll - ...",
    );
    assert_eq!(score(&table, 2), "pink 1, total 1");
    assert_eq!(view(&table)["sheets"][1]["green"], json!([2]));
}

/// 5.4, 5.6
#[test]
fn r5_4_a_passive_silver_entry_triggers_no_chain() {
    let table = two_players(
        "roll - dice white 1 yellow 1 blue 1 green 1 pink 6 silver 5
        choose 0 choose pink 6
        extra 0 done
        passive 1 take silver yellow 5
        # legal 1: done
        passive 1 done
        roll - ...",
    );
    assert_eq!(score(&table, 1), "silver 2, total 2");
}

/// 12.3, C4: ties for the last places are drawn, each possible tray equally likely.
#[test]
fn r12_3_the_three_lowest_dice_go_to_the_tray() {
    let mut table = solo(THREE_PASSES);
    play(&mut table, "passive_roll - dice white 4 yellow 2 blue 4 green 1 pink 4 silver 6\n passive_tie - ...");
    for wrong in ["tray white blue pink", "tray yellow green silver", "tray yellow green", "first 0", "dice white 1"] {
        assert!(table.chance(wrong.parse().expect("notation")).is_err(), "{wrong}");
    }
    let mut rng = Rng::from_number(9);
    let mut drawn = BTreeMap::new();
    for _ in 0..3000 {
        *drawn.entry(table.game().sample(&mut rng).to_string()).or_insert(0) += 1;
    }
    let trays: Vec<&String> = drawn.keys().collect();
    assert_eq!(trays, ["tray white yellow green", "tray yellow blue green", "tray yellow green pink"]);
    assert!(drawn.values().all(|count| (900..1100).contains(count)), "{drawn:?}");
    play(&mut table, "passive_tie - tray yellow blue green\n passive 0 ...");
    assert_eq!(zone(&table, "pool"), ["white", "pink", "silver"]);
}

/// 12.4, R-05: one tray die or none; no fallback to the other three dice.
#[test]
fn r_05_a_solo_passive_turn_offers_the_tray_only() {
    let mut table = solo(THREE_PASSES);
    play(
        &mut table,
        "passive_roll - dice white 6 yellow 1 blue 6 green 2 pink 3 silver 6
        # legal 0: take yellow r2c1; take green 2; take pink 3; pass
        passive 0 take green 2
        # legal 0: done
        passive 0 ...",
    );
}
