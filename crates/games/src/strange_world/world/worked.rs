//! The worked examples of section 15, and corners that hardly any random game reaches.

use play::Game;

use super::Desolation;
use super::trial::{SOLO, Trial, card, cell, check_desolation, drawn};
use crate::strange_world::public::City;
use crate::strange_world::scoring::title;
use crate::strange_world::{Card, CellSet, Side, TravellerSet};

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

#[test]
fn w4_a_second_swamp_in_a_row_is_eaten_and_makes_no_portal() {
    let row = "mountain2 mountain_swamp portal_plant";
    Trial::new(row, "portal_swamp moon")
        .play(&["play portal_swamp 0 3"])
        .expect_eaten(&[cell(0, 3)])
        .expect_step("play")
        .expect_lines([3, 0, 2, 3, 0, 0, 0]);
    check_desolation(row, &[], "portal_swamp", cell(0, 3), Some(Desolation::Swamp));
    check_desolation(row, &[], "portal_swamp", cell(1, 3 - 1), None);
}

#[test]
fn r17_eaten_and_covered_cards_show_no_swamp_water_or_portal() {
    let covered = |ids: &str| {
        let mut world = drawn(ids);
        world.fumaroles.insert(cell(0, 1));
        world
    };
    assert_eq!(covered("mountain2 water_swamp").desolation(card("water_swamp"), cell(0, 2)), None);
    assert_eq!(covered("mountain2 portal_plant").desolation(card("portal_swamp"), cell(0, 2)), None);
    let mut eaten = drawn("mountain2 portal_water");
    eaten.eaten.insert(cell(0, 1));
    assert_eq!(eaten.desolation(card("portal_water"), cell(0, 2)), None);
}

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

#[test]
fn w6_a_new_row_above_dooms_the_moons_below() {
    Trial::new("start_mountain", "moon mountain2 moon")
        .play(&["play moon -1 0", "play mountain2 -2 0"])
        .expect_eaten(&[cell(-1, 0)]);
    Trial::new("start_mountain mountain2", "moon plant2_deer_goat moon")
        .play(&["play moon -1 0", "play plant2_deer_goat -1 1", "play moon -2 1"])
        .expect_eaten(&[cell(-1, 0)]);
}

#[test]
fn w7_a_moon_below_any_card_is_eaten() {
    let row = "mountain2 mountain_swamp plant2_deer_goat start_water";
    check_desolation(row, &[], "moon", cell(1, 2), Some(Desolation::Moon));
    check_desolation("X . / start_water mountain2", &[], "moon", cell(1, 2), Some(Desolation::Moon)); // any state, any column
    check_desolation("X", &[], "moon", cell(0, 1), None);
}

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

#[test]
fn r16_the_first_reason_is_told() {
    let world = "portal_water portal_swamp";
    let used = [cell(0, 0), cell(0, 1)];
    check_desolation(world, &used, "portal_swamp", cell(0, 2), Some(Desolation::Portal));
    check_desolation("water_swamp", &[], "water_swamp", cell(0, 1), Some(Desolation::Water));
    check_desolation("F / X volcano_swamp", &[], "volcano_swamp", cell(0, 1), None);
    check_desolation("F volcano_swamp", &[], "volcano_swamp", cell(0, 2), Some(Desolation::Swamp));
}

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
    Trial::new(". F / F mountain2 F", "volcano_plant moon")
        .play(&["play volcano_plant 2 1", "cover 1 1"])
        .expect_legal("", &["join 0 1", "join 1 0", "join 1 2"]);
}

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
fn w13_boung_counts_pairs_of_visible_portal_cards() {
    let rows = "portal_water portal_plant / portal_swamp portal_mountain";
    Trial::new(rows, "moon").guest("boung", Side::Left, 0).expect_lines([1, 2, 2, 3, 0, 0, 13]);
    let rows = "F portal_plant / portal_swamp portal_mountain";
    Trial::new(rows, "moon").guest("boung", Side::Left, 0).expect_lines([1, 0, 2, 3, 0, 0, 5]);
}

#[test]
fn w14_an_eaten_card_dooms_moons() {
    Trial::new("moon portal_water / mountain2 mountain2", "water_plant moon")
        .play(&["play water_plant -1 1"])
        .expect_eaten(&[cell(-1, 1), cell(0, 0)]);
}

#[test]
fn w15_a_portal_card_between_two_is_eaten() {
    let trial = Trial::new("portal_water . portal_swamp / mountain2 mountain2 mountain2", "portal_plant moon")
        .play(&["play portal_plant 0 1"])
        .expect_eaten(&[cell(0, 1)])
        .expect_step("play");
    assert!(trial.world().used().is_empty());
}

#[test]
fn rule_1_5_portal_cards_one_above_the_other_make_nothing() {
    Trial::new("portal_water", "portal_plant moon").play(&["play portal_plant 1 0"]).expect_step("play");
}

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
}

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

#[test]
fn w20_the_largest_range_counts_its_icons() {
    Trial::new("mountain2 volcano_mountain2 . / . mountain_water mountain_plant", "moon")
        .expect_lines([6, 2, 2, 0, 0, 0, 0]);
    Trial::new("mountain2 . volcano_mountain2 / . . mountain_plant", "moon").expect_lines([3, 0, 2, 0, 0, 0, 0]);
    Trial::new("mountain2 . mountain2", "moon").expect_lines([2, 0, 0, 0, 0, 0, 0]); // ties count once
}

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
        assert_eq!(title(total), rank, "{total}");
    }
}

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
    let columns = |trial: &Trial| trial.world().legal_cells().column_range();
    let left = trial("left");
    assert_eq!((left.world().closed_side(), left.world().closed_at()), (Some(Side::Left), Some(-1)));
    assert_eq!(columns(&left), (-1, 2));
    let right = trial("right");
    assert_eq!((right.world().closed_side(), right.world().closed_at()), (Some(Side::Right), Some(1)));
    assert_eq!(columns(&right), (-2, 1));
    // Rows are not limited by travellers.
    assert_eq!(left.world().legal_cells().row_range(), (-1, 2));
}

#[test]
fn rule_5_1_the_box_floats_until_the_cards_pin_it() {
    let cells = |drawing: &str| drawn(drawing).legal_cells();
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
fn names_are_in_ascending_byte_order() {
    let sorted = |ids: Vec<String>| ids.windows(2).all(|pair| pair[0] < pair[1]);
    let lands = crate::strange_world::components::components().lands;
    assert!(sorted((0..lands).map(|index| Card::new(index).to_string()).collect()));
    assert!(sorted(TravellerSet::all().iter().map(|traveller| traveller.to_string()).collect()));
}
