//! Portals and travellers (7).

use super::super::trial::{Trial, cell, printed_box};
use crate::strange_world::Side;

/// 7.5, R14
#[test]
fn w12_a_spot_is_shared_only_if_every_valid_one_is_taken() {
    let rows = "portal_water F portal_plant . / mountain2 / mountain2 / mountain2";
    Trial::new(rows, "portal_swamp moon")
        .guest("kark", Side::Left, 0)
        .used(&[cell(0, 0), cell(0, 1)])
        .expect_legal("play portal_swamp 0", &["play portal_swamp 0 3"])
        .play(&["play portal_swamp 0 3"])
        .expect_legal("welcome roro", &["welcome roro left 0 1"])
        .play(&["welcome roro left 0 1"])
        .expect_lines([6, 2, 2, 3, 0, 0, 10]);
    // A second spot is free in row 1, so nothing is shared.
    Trial::new("mountain2 / portal_water / mountain2 / mountain2", "portal_swamp moon")
        .guest("kark", Side::Right, 0)
        .travellers("roro")
        .play(&["play portal_swamp 1 -1"])
        .expect_legal("", &["welcome roro right 1 2", "decline"]);
    // Both spots of row 1 are taken: any of them may be shared (R14).
    Trial::new("mountain2 / portal_water / mountain2 / mountain2", "portal_swamp moon")
        .guest("kark", Side::Right, 0)
        .guest("burk", Side::Right, 1)
        .travellers("roro")
        .play(&["play portal_swamp 1 -1"])
        .expect_legal("", &["welcome roro right 0 1", "welcome roro right 1 2", "decline"]);
}

/// 7.2, 17.7
#[test]
fn r19_without_a_traveller_a_portal_is_made_all_the_same() {
    let trial = Trial::new("portal_water", "portal_swamp portal_plant moon")
        .travellers("")
        .play(&["play portal_swamp 0 1"])
        .expect_step("play");
    assert_eq!(trial.world().used().len(), 2);
    trial.play(&["play portal_plant 0 2"]).expect_eaten(&[cell(0, 2)]);
    // The eruption of a portal_volcano comes all the same.
    Trial::new("portal_water", "portal_volcano moon")
        .travellers("")
        .play(&["play portal_volcano 0 1"])
        .expect_step("erupt");
}

/// R1
#[test]
fn rule_7_2_declining_leaves_the_traveller_and_ends_the_chance() {
    let trial = Trial::new("portal_water mountain2", "portal_swamp moon")
        .travellers("kark")
        .play(&["play portal_swamp 0 -1"])
        .expect_step("traveller")
        .play(&["decline"])
        .expect_step("play");
    assert_eq!(trial.0.public.travellers.len(), 1);
    assert_eq!((trial.world().used().len(), trial.world().closed_side()), (2, None));
}

#[test]
fn rule_1_5_portal_cards_one_above_the_other_make_nothing() {
    Trial::new("portal_water", "portal_plant moon").play(&["play portal_plant 1 0"]).expect_step("play");
}

/// R7
#[test]
fn rule_7_4_a_pair_of_rows_must_be_possible() {
    // Four rows exist: row 0 can only go with row 1, row 3 only with row 2.
    let rows = "portal_water / mountain2 / mountain2 / portal_plant";
    Trial::new(rows, "portal_swamp moon")
        .travellers("kark")
        .play(&["play portal_swamp 0 1"])
        .expect_legal("", &["welcome kark left 0 1", "welcome kark right 0 1", "decline"]);
    Trial::new(rows, "portal_swamp moon")
        .travellers("kark")
        .play(&["play portal_swamp 3 1"])
        .expect_legal("", &["welcome kark left 2 3", "welcome kark right 2 3", "decline"]);
    // Three rows exist: a fourth one is possible above and below (R8).
    Trial::new("portal_water / mountain2 / mountain2", "portal_swamp moon")
        .travellers("kark")
        .play(&["play portal_swamp 0 1"])
        .expect_legal("welcome kark left", &["welcome kark left -1 0", "welcome kark left 0 1"]);
}

#[test]
fn rule_7_6_the_first_traveller_closes_its_side() {
    let trial = |side| {
        let trial = Trial::new("portal_water mountain2 / mountain2", "portal_swamp moon").travellers("kark roro");
        trial.play(&["play portal_swamp 0 -1", &format!("welcome kark {side} 0 1")])
    };
    let columns = |trial: &Trial| trial.world().legal_cells(printed_box()).column_range();
    let left = trial("left");
    assert_eq!((left.world().closed_side(), left.world().closed_at()), (Some(Side::Left), Some(-1)));
    assert_eq!(columns(&left), (-1, 2));
    let right = trial("right");
    assert_eq!((right.world().closed_side(), right.world().closed_at()), (Some(Side::Right), Some(1)));
    assert_eq!(columns(&right), (-2, 1));
    // Rows are not limited by travellers.
    assert_eq!(left.world().legal_cells(printed_box()).row_range(), (-1, 2));
}

#[test]
fn rule_7_1_a_portal_is_made_with_one_visible_card_that_is_not_used() {
    let trial =
        Trial::new("portal_water", "portal_plant moon").play(&["play portal_plant 0 -1"]).expect_step("traveller");
    assert_eq!(trial.world().used().iter().collect::<Vec<_>>(), [cell(0, -1), cell(0, 0)]);
    let mut trial = Trial::new("mountain2 portal_plant", "portal_swamp moon");
    trial.0.public.worlds[super::SOLO].fumaroles.insert(cell(0, 1));
    let trial = trial.play(&["play portal_swamp 0 2"]).expect_step("play").expect_eaten(&[]);
    assert!(trial.world().used().is_empty());
}

#[test]
fn rule_7_3_a_spot_is_beside_the_portals_row_and_the_next_one_on_either_side() {
    Trial::new("mountain2 / portal_water", "portal_swamp moon")
        .travellers("kark roro")
        .play(&["play portal_swamp 1 1"])
        .expect_legal(
            "welcome roro",
            &["welcome roro left 0 1", "welcome roro left 1 2", "welcome roro right 0 1", "welcome roro right 1 2"],
        );
}

#[test]
fn rule_7_5_all_travellers_stand_on_the_side_of_the_first() {
    Trial::new("portal_water / mountain2", "portal_swamp moon")
        .guest("kark", Side::Right, 1)
        .travellers("roro")
        .play(&["play portal_swamp 0 -1"])
        .expect_legal("", &["welcome roro right -1 0", "welcome roro right 0 1", "decline"]);
}

/// 7.3: the first row is longer than that of the portal, so the column beyond it is closed.
#[test]
fn r15_a_traveller_stands_beyond_the_outermost_column_of_the_world() {
    let trial = Trial::new("mountain2 mountain2 mountain2 / portal_water", "portal_swamp moon")
        .play(&["play portal_swamp 1 1", "welcome kark right 0 1"]);
    assert_eq!(trial.world().closed_at(), Some(2));
    assert!(trial.world().legal_cells(printed_box()).contains(cell(1, 2)));
    assert!(!trial.world().legal_cells(printed_box()).contains(cell(0, 3)));
}

#[test]
fn rule_7_7_a_traveller_stays_when_a_card_of_the_portal_is_covered() {
    let trial = Trial::new("portal_water", "portal_swamp volcano_plant moon")
        .play(&["play portal_swamp 0 1", "welcome kark left 0 1", "play volcano_plant 0 2", "cover 0 1"])
        .expect_lines([0, 1, 2, 0, 0, 0, 5]);
    assert_eq!((trial.world().closed_side(), trial.world().travellers().count()), (Some(Side::Left), 1));
}
