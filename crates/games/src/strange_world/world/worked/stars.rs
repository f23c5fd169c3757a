//! Scores (9) and ratings (11.4).

use play::Game as _;

use super::super::trial::{SOLO, Trial, printed_box};
use crate::strange_world::Side;
use crate::strange_world::scoring::title;

#[test]
fn w13_boung_counts_pairs_of_visible_portal_cards() {
    let rows = "portal_water portal_plant / portal_swamp portal_mountain";
    Trial::new(rows, "moon").guest("boung", Side::Left, 0).expect_lines([1, 2, 2, 3, 0, 0, 13]);
    let rows = "F portal_plant / portal_swamp portal_mountain";
    Trial::new(rows, "moon").guest("boung", Side::Left, 0).expect_lines([1, 0, 2, 3, 0, 0, 5]);
}

/// 9.6; R6: medallions are no icons; R20: an icon need not repeat
#[test]
fn w18_moons_score_the_icons_of_the_first_card_below() {
    let moon = |column: &str| {
        let trial = Trial::new(&format!("moon / {}", column.replace(' ', " / ")), "moon");
        trial.0.score(SOLO).lines().find(|&(line, _)| line == "moon").map(|(_, points)| points)
    };
    assert_eq!(moon("volcano_mountain2 mountain_swamp start_mountain"), Some(10));
    assert_eq!(moon("swamp_plant plant2_deer_goat mountain_swamp"), Some(10));
    assert_eq!(moon("F mountain2 mountain2"), Some(0));
    assert_eq!(moon("mountain2 X mountain_plant"), Some(6));
    assert_eq!(moon("X mountain2 mountain_plant"), Some(0));
    assert_eq!(moon(". mountain2 mountain_plant"), Some(0));
    assert_eq!(moon("plant2_deer_goat mountain_plant"), Some(6));
    assert_eq!(moon("mountain_swamp"), Some(4));
}

/// 9.2
#[test]
fn w19_water_counts_the_neighbors_that_are_not_eaten() {
    let rows = ". mountain2 . / F portal_water mountain2 / . F .";
    Trial::new(rows, "moon").expect_lines([2, 4, 0, 0, 0, 0, 0]);
    let rows = ". X . / F portal_water mountain2 / . F .";
    Trial::new(rows, "moon").expect_lines([2, 3, 0, 0, 0, 0, 0]);
    // A fumarole on an eaten card counts.
    Trial::new("X mountain_water", "volcano_plant moon")
        .expect_lines([1, 0, 0, 0, 0, 0, 0])
        .play(&["play volcano_plant -1 0", "cover 0 0"])
        .expect_lines([1, 1, 2, 0, 0, 0, 0]);
}

/// 9.1
#[test]
fn w20_the_largest_range_counts_its_icons() {
    Trial::new("mountain2 volcano_mountain2 . / . mountain_water mountain_plant", "moon")
        .expect_lines([6, 2, 2, 0, 0, 0, 0]);
    Trial::new("mountain2 . volcano_mountain2 / . . mountain_plant", "moon").expect_lines([3, 0, 2, 0, 0, 0, 0]);
    Trial::new("mountain2 . mountain2", "moon").expect_lines([2, 0, 0, 0, 0, 0, 0]); // ties count once
}

/// 9.7, R8
#[test]
fn w21_a_row_that_is_never_filled_is_empty() {
    let rows = "mountain_swamp mountain2 mountain2 mountain2 / swamp_plant / X / X";
    let traveller = |name, upper| Trial::new(rows, "moon").guest(name, Side::Left, upper).0.score(SOLO).lines().last();
    assert_eq!(traveller("burk", 0), Some(("traveller", 9)));
    assert_eq!(traveller("burk", -1), Some(("traveller", 5)));
    assert_eq!(traveller("kark", -1), Some(("traveller", 11)));
}

#[test]
fn rule_9_8_conditions_are_minima_in_two_rows() {
    #[track_caller]
    fn check(name: &str, rows: &str, stars: i32) {
        let trial = Trial::new(rows, "moon").guest(name, Side::Left, 0);
        assert_eq!(trial.0.score(SOLO).lines().last(), Some(("traveller", stars)), "{name}: {rows}");
    }
    check("splash", "portal_water mountain_water / water_plant", 10);
    check("splash", "portal_water mountain_water / mountain2 / water_plant", 5);
    check("burk", "portal_swamp / water_swamp", 9);
    check("burk", "portal_swamp water_swamp / mountain2", 5);
    check("kark", "mountain2 mountain2 / mountain_plant", 11);
    check("kark", "mountain2 mountain2 / plant2_deer_goat / mountain2", 5);
    let four = "mountain2 plant2_deer_goat water_swamp / mountain_water swamp_plant";
    check("floulou", four, 13);
    check("floulou", "mountain2 plant2_deer_goat water_swamp / mountain_water mountain_plant", 5);
    check("pshit", "F F / F", 10);
    check("pshit", "F F / X / F", 5);
    check("boung", "portal_water portal_plant portal_swamp / mountain2", 13);
    check("roro", "plant2_deer_goat water_plant / swamp_plant", 9);
    check("roro", "plant2_deer_goat mountain_plant / swamp_plant", 5);
    check("rumph", "volcano_plant volcano_water / portal_volcano", 11);
    check("rumph", "volcano_plant volcano_water / F", 5);
}

/// 11.4
#[test]
fn w23_ratings() {
    let expect = [
        (-1, None),
        (0, Some("devoured")),
        (59, Some("devoured")),
        (60, Some("driven from the sky")),
        (69, Some("driven from the sky")),
        (70, Some("tolerated")),
        (74, Some("tolerated")),
        (75, Some("at home")),
        (79, Some("at home")),
        (80, Some("master of the land-eaters")),
        (150, Some("master of the land-eaters")),
    ];
    for (total, rank) in expect {
        assert_eq!(title(total, printed_box()), rank, "{total}");
    }
}

#[test]
fn rule_1_3_only_visible_land_shows_anything() {
    let world = || Trial::new("moon portal_plant / mountain_swamp water_plant", "moon");
    world().expect_lines([1, 2, 4, 3, 0, 4, 0]);
    let mut eaten = world();
    eaten.0.public.worlds[SOLO].eaten = eaten.world().occupied();
    eaten.expect_lines([0; 7]);
    let mut covered = world();
    covered.0.public.worlds[SOLO].fumaroles = covered.world().occupied();
    covered.expect_lines([0; 7]);
}

#[test]
fn rule_9_3_two_stars_for_each_of_seven_animals() {
    let rows = "start_plant portal_plant plant2_deer_spirit / mountain_plant volcano_plant swamp_plant";
    Trial::new(rows, "moon").expect_lines([1, 0, 14, 3, 0, 0, 0]);
    Trial::new("plant2_deer_goat plant2_deer_goat", "moon").expect_lines([0, 0, 4, 0, 0, 0, 0]);
}

#[test]
fn rule_9_4_three_stars_for_each_swamp_icon_and_none_for_no_mountain() {
    Trial::new("portal_swamp / water_swamp", "moon").expect_lines([0, 1, 0, 6, 0, 0, 0]);
}
