//! The worked examples of section 15, the rulings behind them, and corners that hardly any random game reaches.

mod desolation;
mod eruptions;
mod placing;
mod portals;
mod stars;

use super::trial::{SOLO, Trial, cell, printed_box};
use crate::strange_world::public::City;
use crate::strange_world::{Card, Side, TravellerSet};

#[test]
fn w1_a_full_world() {
    let mut trial = Trial::new(
        "moon moon swamp_plant plant2_deer_goat / mountain2 X water_plant start_mountain /
         portal_water portal_volcano volcano_plant mountain_swamp / mountain_plant F F portal_water",
        "moon",
    )
    .guest("splash", Side::Left, 1);
    trial.0.public.cities[0] = Some(City { player: SOLO, cells: [cell(3, 1), cell(3, 2)] });
    trial.expect_lines([2, 8, 10, 6, 9, 6, 5]);
}

#[test]
fn w2_a_growing_world() {
    Trial::new("start_mountain", "mountain_water portal_plant portal_swamp")
        .expect_legal(
            "play mountain_water",
            &[
                "play mountain_water -1 0",
                "play mountain_water 0 -1",
                "play mountain_water 0 1",
                "play mountain_water 1 0",
            ],
        )
        .play(&["play mountain_water -1 0", "play portal_plant -1 1", "play portal_swamp -1 2"])
        .expect_legal(
            "welcome kark",
            &[
                "welcome kark left -2 -1",
                "welcome kark left -1 0",
                "welcome kark right -2 -1",
                "welcome kark right -1 0",
            ],
        )
        .play(&["welcome kark left -1 0"])
        .expect_step("take")
        .with_hand("moon volcano_mountain2 volcano_mountain2")
        .expect_legal(
            "play moon",
            &[
                "play moon -2 0",
                "play moon -2 1",
                "play moon -2 2",
                "play moon -1 3",
                "play moon 0 1",
                "play moon 0 2",
                "play moon 1 0",
            ],
        )
        .play(&["play moon -2 0"])
        .expect_lines([2, 3, 2, 3, 0, 6, 5])
        .play(&["play volcano_mountain2 0 1"])
        .expect_legal("cover", &["cover -1 1", "cover 0 0"])
        .play(&["cover -1 1", "play volcano_mountain2 0 2"])
        .expect_legal("cover", &["cover -1 2", "cover 0 1"])
        .play(&["cover -1 2"])
        .expect_lines([6, 3, 0, 0, 9, 6, 11]);
}

/// 17.1
#[test]
fn names_are_in_ascending_byte_order() {
    let components = printed_box();
    let sorted = |ids: Vec<&str>| ids.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(sorted((0..components.lands).map(|index| Card::new(index).id(components)).collect()));
    assert!(sorted(TravellerSet::all(components).iter().map(|traveller| traveller.id(components)).collect()));
}
