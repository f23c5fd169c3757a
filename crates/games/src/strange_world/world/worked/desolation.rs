//! What the land-eaters do (6).

use super::super::trial::{Trial, card, cell, check_desolation, drawn, printed_box};
use crate::strange_world::world::Desolation;

/// 6.2 D2
#[test]
fn w3_water_beside_water_is_eaten() {
    Trial::new("start_mountain mountain_water", "water_plant moon")
        .play(&["play water_plant 0 2"])
        .expect_eaten(&[cell(0, 2)])
        .expect_lines([2, 1, 0, 0, 0, 0, 0]);
    check_desolation("start_mountain mountain_water", &[], "water_swamp", cell(1, 1), Some(Desolation::Water));
    check_desolation("start_mountain mountain_water", &[], "water_swamp", cell(1, 0), None);
    check_desolation("start_mountain X / . portal_water", &[], "water_swamp", cell(0, 2), None);
}

/// 6.2 D3; 5.3.2
#[test]
fn w4_a_second_swamp_in_a_row_is_eaten_and_makes_no_portal() {
    let row = "mountain2 mountain_swamp portal_plant";
    Trial::new(row, "portal_swamp moon")
        .play(&["play portal_swamp 0 3"])
        .expect_eaten(&[cell(0, 3)])
        .expect_step("play")
        .expect_lines([3, 0, 2, 3, 0, 0, 0]);
    Trial::new("mountain2 mountain_swamp plant2_deer_goat", "portal_swamp moon")
        .play(&["play portal_swamp 0 3"])
        .expect_eaten(&[cell(0, 3)])
        .expect_step("play");
    check_desolation(row, &[], "portal_swamp", cell(0, 3), Some(Desolation::Swamp));
    check_desolation(row, &[], "portal_swamp", cell(1, 3 - 1), None);
}

/// 6.1
#[test]
fn r17_eaten_and_covered_cards_show_no_swamp_water_or_portal() {
    let covered = |ids: &str| {
        let mut world = drawn(ids);
        world.fumaroles.insert(cell(0, 1));
        world
    };
    assert_eq!(covered("mountain2 water_swamp").desolation(card("water_swamp"), cell(0, 2), printed_box()), None);
    assert_eq!(covered("mountain2 portal_plant").desolation(card("portal_swamp"), cell(0, 2), printed_box()), None);
    let mut eaten = drawn("mountain2 portal_water");
    eaten.eaten.insert(cell(0, 1));
    assert_eq!(eaten.desolation(card("portal_water"), cell(0, 2), printed_box()), None);
}

/// R4, 1.8, 6.2 D1 (i)
#[test]
fn w5_w16_a_used_portal_card_makes_no_second_portal_for_good() {
    Trial::new("portal_swamp", "portal_plant portal_mountain moon")
        .play(&["play portal_plant 0 1", "decline", "play portal_mountain 0 2"])
        .expect_eaten(&[cell(0, 2)])
        .expect_step("play");
    let pair = [cell(0, 0), cell(0, 1)];
    check_desolation("portal_water portal_plant", &pair, "portal_mountain", cell(0, 2), Some(Desolation::Portal));
    check_desolation("F portal_plant", &pair, "portal_mountain", cell(0, 2), Some(Desolation::Portal)); // R4
    check_desolation("F portal_plant", &pair[..1], "portal_mountain", cell(0, 2), None);
}

/// 6.3
#[test]
fn w6_a_new_row_above_dooms_the_moons_below() {
    Trial::new("start_mountain", "moon mountain2 moon")
        .play(&["play moon -1 0", "play mountain2 -2 0"])
        .expect_eaten(&[cell(-1, 0)]);
    Trial::new("start_mountain mountain2", "moon plant2_deer_goat moon")
        .play(&["play moon -1 0", "play plant2_deer_goat -1 1", "play moon -2 1"])
        .expect_eaten(&[cell(-1, 0)]);
}

/// 6.2 D4, 1.7
#[test]
fn w7_a_moon_below_any_card_is_eaten() {
    let row = "mountain2 mountain_swamp plant2_deer_goat start_water";
    check_desolation(row, &[], "moon", cell(1, 2), Some(Desolation::Moon));
    check_desolation("X . / start_water mountain2", &[], "moon", cell(1, 2), Some(Desolation::Moon)); // any state, any column
    check_desolation("X", &[], "moon", cell(0, 1), None);
}

/// 6.2 D5
#[test]
fn w8_a_volcano_among_fumaroles_only_is_eaten() {
    let rows = "mountain2 mountain_swamp volcano_plant F / mountain_plant portal_volcano F";
    check_desolation(rows, &[], "volcano_swamp", cell(1, 3), Some(Desolation::Volcano));
    Trial::new("mountain2 mountain_swamp volcano_plant X / mountain_plant portal_volcano F", "volcano_swamp moon")
        .play(&["play volcano_swamp 1 3"])
        .expect_legal("", &["cover 0 3"])
        .play(&["cover 0 3"])
        .expect_eaten(&[]);
}

/// 6.5
#[test]
fn r16_the_first_reason_is_told() {
    let world = "portal_water portal_swamp";
    let used = [cell(0, 0), cell(0, 1)];
    check_desolation(world, &used, "portal_swamp", cell(0, 2), Some(Desolation::Portal));
    check_desolation("water_swamp", &[], "water_swamp", cell(0, 1), Some(Desolation::Water));
    check_desolation("F / X volcano_swamp", &[], "volcano_swamp", cell(0, 1), None);
    check_desolation("F volcano_swamp", &[], "volcano_swamp", cell(0, 2), Some(Desolation::Swamp));
}

/// 6.3, R18
#[test]
fn w14_an_eaten_card_dooms_moons() {
    Trial::new("moon portal_water / mountain2 mountain2", "water_plant moon")
        .play(&["play water_plant -1 1"])
        .expect_eaten(&[cell(-1, 1), cell(0, 0)]);
}

/// 6.2 D1 (ii)
#[test]
fn w15_a_portal_card_between_two_is_eaten() {
    let trial = Trial::new("portal_water . portal_swamp / mountain2 mountain2 mountain2", "portal_plant moon")
        .play(&["play portal_plant 0 1"])
        .expect_eaten(&[cell(0, 1)])
        .expect_step("play");
    assert!(trial.world().used().is_empty());
}

#[test]
fn r3_a_portal_card_between_two_is_eaten_whether_they_are_used_or_not() {
    let world = "portal_water . portal_swamp / mountain2 mountain2 mountain2";
    for used in [&[][..], &[cell(0, 0)], &[cell(0, 2)], &[cell(0, 0), cell(0, 2)]] {
        check_desolation(world, used, "portal_plant", cell(0, 1), Some(Desolation::Portal));
    }
}

#[test]
fn rule_5_3_an_eaten_volcano_does_not_erupt() {
    for (world, id) in [("X F", "volcano_plant"), ("mountain2 mountain_swamp", "volcano_swamp")] {
        let trial = Trial::new(world, &format!("{id} moon")).play(&[&format!("play {id} 0 2")]).expect_step("play");
        assert!(trial.world().eaten().contains(cell(0, 2)));
    }
}

#[test]
fn rule_6_3_moons_of_the_same_row_and_above_are_spared() {
    Trial::new("moon mountain2", "mountain2 moon mountain_swamp")
        .play(&["play mountain2 0 2", "play moon 0 3", "play mountain_swamp 1 0"])
        .expect_eaten(&[]);
}

#[test]
fn rule_6_4_cards_that_lie_are_not_eaten_for_water_swamp_or_portals() {
    let lying = ["start_water", "start_swamp", "mountain_water", "mountain_swamp", "portal_plant"];
    for (lies, id) in
        lying.into_iter().zip(["portal_water", "portal_swamp", "water_plant", "swamp_plant", "portal_water"])
    {
        Trial::new(lies, &format!("{id} moon"))
            .used(&[cell(0, 0)])
            .play(&[&format!("play {id} 0 1")])
            .expect_eaten(&[cell(0, 1)]);
    }
}

#[test]
fn rule_6_4_nothing_is_eaten_because_of_a_fumarole_or_a_traveller() {
    // Both volcanoes have no neighbor but a fumarole now (8.2).
    Trial::new("volcano_plant mountain2", "volcano_swamp moon")
        .play(&["play volcano_swamp 0 2", "cover 0 1"])
        .expect_eaten(&[])
        .expect_lines([0, 0, 2, 3, 0, 0, 0]);
    // The traveller reaches above the moon.
    Trial::new("moon portal_water / mountain2 mountain2", "portal_swamp moon")
        .play(&["play portal_swamp 0 2", "welcome kark left -1 0"])
        .expect_eaten(&[]);
}
