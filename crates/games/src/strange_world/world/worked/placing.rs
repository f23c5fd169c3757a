//! Where a card may be placed (1.1, 1.6, 5.1, 5.2).

use super::super::trial::{Trial, cell, check_desolation, drawn, printed_box};
use crate::strange_world::CellSet;
use crate::strange_world::world::Desolation;

#[test]
fn rule_5_1_the_box_floats_until_the_cards_pin_it() {
    let cells = |drawing: &str| drawn(drawing).legal_cells(printed_box());
    assert_eq!(cells("mountain2 mountain2 mountain2 mountain2").column_range(), (0, 3));
    assert_eq!(cells("mountain2 mountain2 mountain2").column_range(), (-1, 3));
    assert_eq!(cells("mountain2 / X / F / mountain2").row_range(), (0, 3));
    assert!(cells("mountain2 . mountain2").contains(cell(0, 1)));
    assert_eq!(cells("mountain2 mountain2 / mountain2 mountain2").len(), 8);
    let full = "F F F F / X X X X / F F F F / X X X .";
    assert_eq!(cells(full).iter().collect::<Vec<_>>(), [cell(3, 3)]);
}

#[test]
fn sets_of_cells_never_wrap_round() {
    assert_eq!(cell(0, 3).neighbors().iter().collect::<Vec<_>>(), [cell(-1, 3), cell(0, 2), cell(1, 3)]);
    assert_eq!(cell(-3, -3).neighbors().iter().collect::<Vec<_>>(), [cell(-3, -2), cell(-2, -3)]);
    assert_eq!(cell(3, 3).neighbors().iter().collect::<Vec<_>>(), [cell(2, 3), cell(3, 2)]);
    assert_eq!(cell(3, 0).below(), None);
    assert_eq!(CellSet::ALL.len(), 49);
    assert_eq!(CellSet::rows(2, 1), CellSet::NONE);
    assert_eq!(CellSet::rows(2, 99).len(), 14);
    assert_eq!(CellSet::columns(-99, -3).len(), 7);
    assert_eq!((CellSet::ALL.row_range(), CellSet::ALL.column_range()), ((-3, 3), (-3, 3)));
}

#[test]
fn rule_1_1_rows_grow_downward_from_the_start_card() {
    assert_eq!((cell(0, 0).below(), cell(-1, 2).below()), (Some(cell(1, 0)), Some(cell(0, 2))));
    assert_eq!(cell(0, 0), crate::strange_world::Cell::START);
}

/// R2: neither water, nor a used portal, nor a volcano without a target keeps a card from a cell.
#[test]
fn rule_5_2_a_cell_where_the_card_is_eaten_is_legal() {
    let around = |id: &str| ["-1 0", "0 -1", "0 1", "1 0"].map(|at| format!("play {id} {at}"));
    for (world, id) in [("mountain_water", "water_plant"), ("portal_plant", "portal_swamp"), ("F", "volcano_plant")] {
        let trial = Trial::new(world, &format!("{id} moon")).used(&[cell(0, 0)]);
        assert_eq!(trial.legal(&format!("play {id}")), around(id));
    }
}

/// R2, the strict reading: a card is eaten only where it has no cell in which it is not.
#[test]
fn rule_5_4_losing_forced_leaves_only_cells_where_the_card_is_not_eaten() {
    let check = |trial: Trial, id: &str, cells: &[&str]| {
        let plays: Vec<String> = cells.iter().map(|at| format!("play {id} {at}")).collect();
        assert_eq!(trial.losing_forced().legal(&format!("play {id}")), plays);
    };
    // D1: above and below a used portal card, not beside it.
    let trial = Trial::new("portal_plant", "portal_swamp moon").used(&[cell(0, 0)]);
    check(trial, "portal_swamp", &["-1 0", "1 0"]);
    // D1, R3: not between two portal cards, but at either end, where it makes a portal.
    let trial = Trial::new("portal_plant . portal_swamp / mountain2 mountain2 mountain2", "portal_water");
    check(trial, "portal_water", &["-1 0", "-1 2", "0 -1", "0 3", "1 -1", "1 3", "2 0", "2 1", "2 2"]);
    // D2, D3, D4: the rule is for every card, also for one without portal and volcano.
    check(Trial::new("mountain_water mountain2", "water_plant"), "water_plant", &["-1 1", "0 2", "1 1"]);
    check(Trial::new("start_swamp", "mountain_swamp"), "mountain_swamp", &["-1 0", "1 0"]);
    check(Trial::new("mountain2 / mountain2", "moon"), "moon", &["-1 0", "0 -1", "0 1"]);
    // D5: a cell with another neighbor than fumaroles.
    check(Trial::new("F mountain2", "volcano_plant"), "volcano_plant", &["-1 1", "0 2", "1 1"]);
}

#[test]
fn rule_5_4_a_card_that_is_eaten_everywhere_may_go_anywhere() {
    let around = |id: &str| ["-1 0", "0 -1", "0 1", "1 0"].map(|at| format!("play {id} {at}"));
    for (world, id) in [("mountain_water", "water_plant"), ("F", "volcano_plant")] {
        // The other card has its safe cells; each card is judged by itself.
        let trial = Trial::new(world, &format!("{id} mountain2")).losing_forced();
        assert_eq!(trial.legal(&format!("play {id}")), around(id));
        assert_eq!(trial.legal("play mountain2"), around("mountain2"));
        trial.play(&[&format!("play {id} 0 1")]).expect_eaten(&[cell(0, 1)]);
    }
    // One card in two troubles: above and below the swamp there is no swamp in the row, but water beside.
    let trial = Trial::new("water_swamp", "water_swamp").losing_forced();
    assert_eq!(trial.legal("play"), around("water_swamp"));
}

/// 5.4 speaks of the card that is placed: moons in lower rows may be doomed all the same (6.3).
#[test]
fn rule_5_4_losing_forced_does_not_protect_moons() {
    Trial::new("moon / mountain2", "mountain_plant moon")
        .losing_forced()
        .play(&["play mountain_plant -1 0"])
        .expect_eaten(&[cell(0, 0)]);
}

/// 1.6
#[test]
fn r9_only_cells_that_share_an_edge_are_adjacent() {
    assert_eq!(drawn("mountain2").legal_cells(printed_box()), cell(0, 0).neighbors());
    check_desolation("mountain_water mountain2 / mountain2", &[], "water_plant", cell(1, 1), None);
    check_desolation("mountain2 F / F", &[], "volcano_plant", cell(1, 1), Some(Desolation::Volcano));
    Trial::new("mountain2 mountain_swamp / mountain_plant", "volcano_water moon")
        .play(&["play volcano_water 1 1"])
        .expect_legal("", &["cover 0 1", "cover 1 0"]);
    // The new fumarole touches the old one by a corner: no city.
    Trial::new("F mountain2 / . mountain_plant", "volcano_plant moon")
        .play(&["play volcano_plant 2 1", "cover 1 1"])
        .expect_lines([2, 0, 2, 0, 0, 0, 0]);
    Trial::new("mountain_water . / . mountain2", "moon").expect_lines([2, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn rule_6_6_an_eaten_card_keeps_its_cell_and_shows_nothing() {
    Trial::new("start_swamp", "water_swamp moon")
        .play(&["play water_swamp 0 1"])
        .expect_eaten(&[cell(0, 1)])
        .expect_lines([0, 0, 0, 3, 0, 0, 0])
        .expect_legal(
            "play moon",
            &["play moon -1 0", "play moon -1 1", "play moon 0 -1", "play moon 0 2", "play moon 1 0", "play moon 1 1"],
        );
}
