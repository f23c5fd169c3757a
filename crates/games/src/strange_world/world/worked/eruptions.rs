//! Volcanoes, fumaroles and shadow cities (8).

use super::super::trial::{SOLO, Trial, cell};

/// 8.3, 9.5; a single partner is not asked for (17.7)
#[test]
fn w9_cities_are_taken_from_the_top_of_the_stack() {
    for (number, value) in [9, 7, 5, 4, 4].into_iter().enumerate() {
        Trial::new("F mountain2", "volcano_plant moon")
            .founded(number)
            .play(&["play volcano_plant 0 2", "cover 0 1"])
            .expect_step("play")
            .expect_lines([0, 0, 2, 0, value, 0, 0]);
        Trial::new("F . / mountain2 mountain_swamp", "volcano_plant moon")
            .founded(number)
            .play(&["play volcano_plant 2 0", "cover 1 0"])
            .expect_lines([1, 0, 2, 3, value, 0, 0]);
    }
}

/// 8.4
#[test]
fn w9_an_empty_stack_founds_nothing_and_leaves_the_partner_free() {
    let trial = Trial::new("F mountain2", "volcano_plant moon")
        .founded(5)
        .play(&["play volcano_plant 0 2", "cover 0 1"])
        .expect_step("play")
        .expect_lines([0, 0, 2, 0, 0, 0, 0]);
    assert!(trial.world().joined().is_empty());
    // 8.4, with two free partners: no question is asked either.
    Trial::new("F mountain2 F / . mountain_plant .", "volcano_plant moon")
        .founded(5)
        .play(&["play volcano_plant -1 1", "cover 0 1"])
        .expect_step("play");
}

#[test]
fn rule_8_4_a_fumarole_without_a_city_may_be_joined_by_a_later_one() {
    // Two free fumaroles side by side stay free; a third one beside the second is joined with it.
    let trial = Trial::new("F F mountain2", "volcano_plant moon")
        .founded(4)
        .play(&["play volcano_plant 0 3", "cover 0 2"])
        .expect_step("play")
        .expect_lines([0, 0, 2, 0, 4, 0, 0]);
    assert_eq!(trial.world().joined().iter().collect::<Vec<_>>(), [cell(0, 1), cell(0, 2)]);
}

#[test]
fn w10_a_fumarole_belongs_to_one_city() {
    let mut trial = Trial::new("F F mountain2", "volcano_plant moon");
    trial.0.public.worlds[SOLO].join(cell(0, 0), cell(0, 1));
    trial.play(&["play volcano_plant 0 3", "cover 0 2"]).expect_step("play").expect_lines([0, 0, 2, 0, 0, 0, 0]);
}

/// 8.3: one city at most
#[test]
fn w11_the_player_chooses_among_several_partners() {
    let trial = Trial::new("F mountain2 F", "volcano_plant moon")
        .play(&["play volcano_plant 1 1", "cover 0 1"])
        .expect_step("city")
        .expect_legal("", &["join 0 0", "join 0 2"])
        .play(&["join 0 2"])
        .expect_step("play")
        .expect_lines([0, 0, 2, 0, 9, 0, 0]);
    assert_eq!(trial.world().joined().iter().collect::<Vec<_>>(), [cell(0, 1), cell(0, 2)]);
    assert_eq!(trial.0.public.cities_left(), [7, 5, 4, 4]);
    Trial::new(". F / F mountain2 F", "volcano_plant moon")
        .play(&["play volcano_plant 2 1", "cover 1 1"])
        .expect_legal("", &["join 0 1", "join 1 0", "join 1 2"]);
}

/// R5, 5.3.3, 5.3.4, 7.7
#[test]
fn w17_a_portal_volcano_welcomes_first_and_then_erupts() {
    Trial::new("portal_water / mountain2", "portal_volcano moon")
        .play(&["play portal_volcano 0 1"])
        .expect_step("traveller")
        .play(&["welcome rumph left 0 1"])
        .expect_legal("", &["cover 0 0"])
        .play(&["cover 0 0"])
        .expect_step("play")
        .expect_lines([2, 0, 0, 0, 0, 0, 5]); // 7.7: Rumph stays
}

#[test]
fn rule_8_1_any_neighbor_that_is_no_fumarole_must_be_covered() {
    for lies in ["mountain2", "X", "start_water", "moon", "portal_plant", "volcano_water"] {
        let trial = Trial::new(lies, "volcano_plant moon")
            .play(&["play volcano_plant 0 1"])
            .expect_step("erupt")
            .expect_legal("", &["cover 0 0"])
            .play(&["cover 0 0"])
            .expect_eaten(&[]);
        assert_eq!(trial.world().fumaroles().single(), Some(cell(0, 0)), "{lies}");
    }
    Trial::new("mountain2 . F", "volcano_plant moon")
        .play(&["play volcano_plant 0 1"])
        .expect_legal("", &["cover 0 0"]);
}

#[test]
fn rule_8_2_a_covered_card_loses_everything_it_showed() {
    Trial::new("swamp_plant", "volcano_plant moon")
        .expect_lines([0, 0, 2, 3, 0, 0, 0])
        .play(&["play volcano_plant 0 1", "cover 0 0"])
        .expect_lines([0, 0, 2, 0, 0, 0, 0]);
    Trial::new("moon / mountain2", "volcano_plant moon")
        .expect_lines([2, 0, 0, 0, 0, 4, 0])
        .play(&["play volcano_plant 0 1", "cover 0 0"])
        .expect_lines([2, 0, 2, 0, 0, 0, 0]);
}

#[test]
fn rule_8_3_a_partner_may_lie_in_any_of_the_four_directions() {
    for (world, at, covered) in [
        ("F mountain2", cell(0, 2), cell(0, 1)),
        ("mountain2 F", cell(0, -1), cell(0, 0)),
        ("F / mountain2", cell(2, 0), cell(1, 0)),
        ("mountain2 / F", cell(-1, 0), cell(0, 0)),
    ] {
        let trial = Trial::new(world, "volcano_plant moon")
            .play(&[&format!("play volcano_plant {at}"), &format!("cover {covered}")])
            .expect_step("play")
            .expect_lines([0, 0, 2, 0, 9, 0, 0]);
        assert_eq!(trial.world().joined().len(), 2);
    }
}

#[test]
fn r5_a_portal_volcano_erupts_also_when_the_traveller_is_declined() {
    Trial::new("portal_water / mountain2", "portal_volcano moon")
        .play(&["play portal_volcano 0 1", "decline"])
        .expect_step("erupt")
        .expect_legal("", &["cover 0 0"]);
}
