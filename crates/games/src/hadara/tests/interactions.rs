//! Abilities and how they meet (14, 15, 21: T30 to T49).

use play::{Game, Player};

use super::{Scene, TEN, components};
use crate::hadara::Step;
use crate::hadara::board::Carving;
use crate::hadara::parts::{Bust, Face, Track};

/// Bust 12 with a culture tile front up, bust 6 with a flipped income tile.
fn with_two_busts() -> Scene {
    let mut scene = Scene::new(2);
    scene.board().carve(Bust(1), Track::Culture, Face::Front, components());
    scene.board().carve(Bust(0), Track::Income, Face::Back, components());
    scene
}

#[test]
fn t30_bust_steps_count_for_busts_before_and_after() {
    let scene = with_two_busts().tracks([0, 0, 20, 5]).coins(9).at_draft("P2-05", "P2-06");
    let scene = scene.play("draft place P2-06 recruit P2-05").has_tracks([0, 0, 22, 5]);
    scene.at_bust().play("carve 20 food front").has_tracks([0, 0, 22, 11]);
}

#[test]
fn t31_without_bust_steps_the_steps_are_gone_and_the_busts_stay() {
    // 10.3, 15.25
    let mut scene = with_two_busts().display("P2-05 Y1-01 Y1-02");
    scene.board().carve(Bust(2), Track::Food, Face::Front, components());
    let scene = scene.tracks([0, 0, 9, 2]).at(Step::Feed).play("discard P2-05").has_tracks([0, 0, 7, 0]);
    let scene = scene.scores("busts", 8 + 4 + 2 + 14);
    assert_eq!(scene.0.public.boards[Player::new(0)].busts.iter().flatten().count(), 3);
}

#[test]
fn two_bust_steps_add_up() {
    // 14
    let scene = with_two_busts().tracks([0, 0, 0, 0]).display("P2-05 P2-10").has_tracks([0, 0, 4, 0]);
    let mut scene = scene;
    scene.board().carve(Bust(2), Track::Food, Face::Front, components());
    scene.has_tracks([0, 0, 4, 8]);
}

#[test]
fn t32_a_discarded_bonus_tile_takes_its_steps_and_frees_the_tile() {
    let cards = "Y1-01 Y1-02 Y1-03 Y1-04 Y1-05 Y1-06 Y1-07 Y1-08 P1-09:food";
    let mut scene = Scene::new(1).display(cards).tracks([20, 20, 0, 8]).at(Step::Feed);
    assert_eq!(scene.board().free_tiles, [2, 2, 2, 1]);
    let mut scene = scene.play("discard P1-09").has_tracks([20, 20, 0, 6]);
    assert_eq!(scene.board().free_tiles, [2; 4]); // 2.7.4
    let scene = scene.play("discard Y1-01").play("discard Y1-02");
    assert_ne!(scene.0.step(), "feed");
}

#[test]
fn a_bonus_tile_is_mandatory_if_one_is_free_and_without_effect_if_not() {
    // 14, 15.8
    let scene = Scene::new(1).coins(2).tracks([1; 4]).at_take(&["P1-05"]);
    let texts: Vec<String> = Track::NAMES.iter().map(|track| format!("recruit P1-05 {track}")).collect();
    let expect: Vec<&str> = texts.iter().map(String::as_str).chain(["sell P1-05"]).collect();
    scene.has_legal(&expect).play("recruit P1-05 income").has_tracks([3, 1, 1, 1]);
    let mut scene = Scene::new(1).coins(2).tracks([1; 4]);
    scene.board().free_tiles = [0; 4];
    let scene = scene.at_take(&["P1-05"]).has_legal(&["recruit P1-05", "sell P1-05"]);
    scene.play("recruit P1-05").has_tracks([1; 4]);
}

#[test]
fn without_a_free_tile_no_bust_is_carved_and_no_silver_seal_bought() {
    // 15.8
    let mut scene = Scene::new(1).tracks([0, 0, 30, 0]).coins(9);
    scene.board().free_tiles = [0; 4];
    let scene = scene.at_bust();
    assert_eq!(scene.0.step(), "seals");
    scene.has_legal(&["gold", "done"]);
}

#[test]
fn t33_a_discarded_green_card_takes_its_color_step_too() {
    let scene = Scene::new(1).display("G1-01 P1-14 Y1-01 Y1-02 Y1-03").tracks([9, 9, 9, 4]).at(Step::Feed);
    scene.play("discard G1-01").has_tracks([9, 9, 9, 1]);
}

#[test]
fn t34_income_leads_pays_for_tracks_strictly_above_income() {
    // 14, 15.17
    let check = |tracks, coins| {
        let mut scene = Scene::new(2).display("P2-13").coins(0).tracks(tracks);
        scene.board().take_income(components());
        scene.has_coins(coins);
    };
    check([10, 10, 11, 15], 14);
    check([10, 10, 10, 10], 10);
    check([1, 2, 3, 4], 7);
}

#[test]
fn t35_food_surplus_pays_three_coins_for_each_food_and_twelve_at_most() {
    let check = |food, coins| {
        // Not asked, yet paid (26.8); then there is too little for a seal.
        let scene = Scene::new(3).display(TEN).display("Y2-01 Y2-02 Y2-03 P2-12");
        let scene = scene.tracks([0, 0, 0, food]).coins(0).at(Step::Feed);
        assert_eq!(scene.0.step(), "over");
        scene.has_coins(coins);
    };
    check(20, 12);
    check(17, 9);
    check(14, 0);
}

#[test]
fn food_surplus_pays_nothing_after_a_shortage() {
    // 14, 20.5
    let scene = Scene::new(3).display("Y1-01 P2-12").tracks([9, 9, 9, 1]).coins(0).at(Step::Feed);
    scene.play("discard Y1-01").has_coins(0);
}

#[test]
fn t36_with_double_take_the_first_gain_counts_for_the_second_taking() {
    // 15.10, 20.2
    let scene = Scene::new(3).display("P3-12").tracks([0, 14, 0, 0]).coins(9).plundered(1).at_colony();
    let scene = scene.play("ally 9").chance("back C09-4").has_tracks([0, 16, 1, 0]);
    let scene = scene.has_legal(&["plunder 15", "ally 15", "pass"]).play("plunder 15");
    assert_ne!(scene.0.step(), "colony");
    let scene = Scene::new(3).tracks([0, 30, 0, 0]).coins(0).at_colony().play("plunder 3");
    assert_ne!(scene.0.step(), "colony", "one colony without the ability");
}

#[test]
fn double_take_carves_two_busts_but_not_after_a_pass() {
    // 14, 20.2
    let begin = || Scene::new(3).display("P3-12").tracks([0, 0, 12, 0]).at_bust();
    let scene = begin().play("carve 6 culture front");
    assert_eq!(scene.0.step(), "bust");
    let scene = scene.play("carve 12 food back");
    assert_ne!(scene.0.step(), "bust");
    assert_ne!(begin().play("pass").0.step(), "bust");
    let scene = Scene::new(3).display("P3-12").tracks([0, 0, 10, 0]).at_bust().play("carve 6 culture front");
    assert_eq!(scene.0.step(), "bust", "culture 12 by the first bust");
}

#[test]
fn t37_both_requirement_abilities_add_up() {
    let scene = Scene::new(3).display("P3-13 P3-14").tracks([0, 0, 20, 0]).coins(18);
    let mut scene = scene;
    for bust in 0..3 {
        scene.board().busts[bust] = Some(Carving { track: Track::Food, face: Face::Back });
    }
    scene.at_bust().play("carve 30 income back").has_coins(0);
}

#[test]
fn a_requirement_does_not_fall_below_zero() {
    // 14, 26.6
    let scene = Scene::new(3).display("P3-13").tracks([0, 0, 0, 0]).coins(0).at_colony();
    scene.has_legal(&["plunder 3", "pass"]).play("plunder 3").has_coins(3);
}

#[test]
fn t38_the_joker_fills_one_place_only() {
    let cards = "Y1-01 Y1-02 Y1-03 R1-01 R1-02 R1-03 B1-01 B1-02 G1-01 G1-02 G1-03 P3-01 P3-06 P3-11";
    for settings in ["joker_for_set_points=false", "joker_for_set_points=true"] {
        let mut scene = Scene::with(settings, 3).display(cards);
        scene.board().gold = 2;
        scene.scores("gold", 36);
    }
}

const JOKER_SETS: &str = "Y1-01 Y1-02 Y1-03 R1-01 R1-02 R1-03 B1-01 B1-02 G1-01 G1-02 G1-03 P3-01 P3-02 P3-06 P3-11";

#[test]
fn t39_the_joker_completes_a_third_set() {
    // 13.2, 15.13
    let mut scene = Scene::new(3).display(JOKER_SETS);
    scene.board().gold = 1;
    scene.scores("gold", 3 * 7 + 2 * 4); // `set_points` counts two
}

#[test]
fn t43_the_joker_is_purple_for_set_points_unless_the_wide_reading_is_chosen() {
    // 13.1.4, 15.13, 22
    let check = |settings: &str, points| {
        let mut scene = Scene::with(settings, 3).display(JOKER_SETS);
        scene.board().gold = 2;
        scene.scores("gold", points);
    };
    check("", 3 * 14 + 2 * 4);
    check("joker_for_set_points=false", 3 * 14 + 2 * 4);
    check("joker_for_set_points=true", 3 * (14 + 4));
}

#[test]
fn set_points_need_no_gold_seal_and_add_up() {
    // 13.1.4, 14
    let cards = "Y1-01 R1-01 B1-01 G1-01 P3-06 P3-10";
    Scene::new(3).display(cards).scores("gold", 8);
}

#[test]
fn t40_silver_full_serves_one_seal_and_two_serve_two() {
    // 13.1.3, 14
    let check = |cards: &str, tracks, seals: [Track; 2], points| {
        let mut scene = Scene::new(3).display(cards).tracks(tracks);
        seals.into_iter().for_each(|track| scene.board().silver[track as usize] += 1);
        scene.scores("silver", points);
    };
    check("P3-05", [0, 0, 25, 25], [Track::Culture, Track::Food], 25 + 13);
    check("P3-05 P3-09", [0, 0, 25, 25], [Track::Culture, Track::Food], 50);
    check("P3-05", [0, 0, 10, 25], [Track::Culture, Track::Food], 5 + 25);
    check("P3-05", [0, 0, 25, 10], [Track::Culture, Track::Food], 25 + 5);
    check("P3-05", [0, 0, 25, 0], [Track::Culture; 2], 25 + 13);
    check("P3-05 P3-09", [0, 0, 25, 99], [Track::Culture; 2], 50);
}

#[test]
fn t41_each_sale_bonus_brings_a_coin() {
    let scene = Scene::new(2).display("P1-04 P1-08").at_take(&["Y2-01"]);
    scene.play("sell Y2-01").has_coins(5);
    let scene = Scene::new(2).display("P1-04").at_draft("Y2-01", "Y2-02");
    scene.play("draft place Y2-01 sell Y2-02").has_coins(4);
    let scene = Scene::new(2).display("P1-04 Y1-01").tracks([9, 9, 9, 1]).coins(0).at(Step::Feed);
    scene.play("discard Y1-01").has_coins(0);
}

#[test]
fn t44_colony_coins_help_to_pay_the_alliance() {
    // 15.9
    let scene = Scene::new(2).display("P2-14").tracks([0, 15, 0, 0]).coins(0).plundered(2).at_colony();
    scene.play("ally 15").has_coins(2);
    let scene = Scene::new(2).display("P2-14").tracks([0, 15, 0, 0]).coins(0).plundered(2).at_colony();
    scene.play("plunder 15").has_coins(9);
}

#[test]
fn t45_colony_coins_do_not_help_to_buy_points() {
    let scene = Scene::new(3).display("P2-14 P3-14").tracks([0, 14, 0, 0]).coins(2).plundered(2).at_colony();
    assert_ne!(scene.0.step(), "colony");
}

#[test]
fn bought_points_are_paid_before_an_alliance() {
    // 20.4: 3 coins for the point, 4 coins received, 2 coins for the alliance.
    let scene = Scene::new(3).display("P2-14 P3-14").tracks([0, 14, 0, 0]).coins(3).plundered(2).at_colony();
    scene.play("ally 15").has_coins(2);
    let scene = Scene::new(3).display("P3-14").tracks([0, 14, 0, 0]).coins(4).plundered(2).at_colony();
    scene.has_legal(&["plunder 15", "pass"]);
}

#[test]
fn t46_both_takings_of_a_step_share_the_bought_points() {
    let scene = Scene::new(3).display("P3-12 P3-14").tracks([0, 20, 0, 0]).coins(99).plundered(3).at_colony();
    let scene = scene.play("plunder 21").has_coins(99 - 3 + 7);
    assert_ne!(scene.0.step(), "colony");
    // With one point less to buy in all, tier 30 is within reach.
    let scene = Scene::new(3).display("P3-12 P3-14").tracks([0, 21, 0, 0]).coins(99).plundered(3).at_colony();
    let scene = scene.play("plunder 21").has_coins(106).play("plunder 30").has_coins(106 - 27 + 12);
    assert_ne!(scene.0.step(), "colony");
}

#[test]
fn colony_and_bust_steps_have_separate_limits_of_points() {
    // 14, `requirement_buy`
    let scene = Scene::new(3).display("P3-14").tracks([0, 20, 20, 0]).coins(60).plundered(4);
    let mut scene = scene;
    for bust in 0..3 {
        scene.board().busts[bust] = Some(Carving { track: Track::Food, face: Face::Back });
    }
    let scene = scene.at_colony().play("plunder 30").has_coins(60 - 30 + 12);
    assert_eq!(scene.0.step(), "bust");
    scene.play("carve 30 food back").has_coins(12);
}

#[test]
fn t47_at_most_six_cards_are_paid_for() {
    let scene = Scene::new(2).display(TEN).display("P2-11").tracks([20, 20, 0, 3]).coins(50).at(Step::Feed);
    let scene = (0..6).fold(scene, |scene, _| scene.play("pay")).has_coins(38);
    assert!(!scene.legal().contains(&"pay".to_owned()));
    let scene = scene.play("discard Y1-01").play("discard Y1-02");
    assert_ne!(scene.0.step(), "feed");
}

#[test]
fn paying_needs_two_coins() {
    // 26.4
    let scene = Scene::new(2).display(TEN).display("P2-11").tracks([20, 20, 0, 9]).coins(3).at(Step::Feed).play("pay");
    assert_eq!(scene.legal().len(), 11);
}

#[test]
fn t48_discarding_feed_pay_ends_the_payments_but_not_their_effect() {
    // 15.12
    let scene = Scene::new(2).display(TEN).display("P2-11").tracks([20, 20, 0, 8]).coins(50).at(Step::Feed);
    let scene = scene.play("pay").play("discard P2-11");
    assert!(!scene.legal().contains(&"pay".to_owned()));
    let scene = scene.play("discard Y1-01").has_coins(48);
    assert_ne!(scene.0.step(), "feed");
}

#[test]
fn t49_after_a_purchase_done_is_asked_as_the_only_action() {
    // 15.15
    let scene = Scene::new(1).coins(20).at(Step::Seals);
    let scene = scene.play("silver food").play("silver food"); // 15.14
    let scene = scene.has_legal(&["gold", "done"]).play("gold").play("gold").has_coins(0).has_legal(&["done"]);
    assert_eq!(scene.play("done").0.step(), "wheel");
}

#[test]
fn at_most_two_seals_of_each_kind_are_bought() {
    // 2.8.1
    let scene = Scene::new(1).coins(99).at(Step::Seals).play("gold").play("gold").play("silver income");
    let scene = scene.has_legal(&["silver income", "silver military", "silver culture", "silver food", "done"]);
    scene.play("silver income").has_legal(&["done"]).has_coins(99 - 20);
}

#[test]
fn a_colony_can_open_a_bust_of_the_same_phase() {
    // 15.4
    let scene = Scene::new(1).tracks([0, 3, 5, 0]).coins(1).at_colony().play("ally 3").chance("back C03-1");
    assert_eq!(scene.0.step(), "bust");
    assert!(scene.is_asked());
}

#[test]
fn the_last_step_of_the_last_epoch_ends_the_game() {
    // 12.3, 15.23
    let scene = Scene::new(3).display("Y1-01").tracks([9, 9, 0, 0]).coins(20).at(Step::Feed);
    let scene = scene.play("discard Y1-01");
    assert_eq!(scene.0.step(), "seals");
    assert_eq!(scene.play("done").0.step(), "over");
}
