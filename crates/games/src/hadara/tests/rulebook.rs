//! The tests from the rulebook (21, T3 to T26); those of the set-up are in `tests/hadara/setting_up.rs`.

use play::{Game, Notation, Player, winners};

use super::{Scene, TEN, components};
use crate::hadara::board::Carving;
use crate::hadara::parts::{Face, Track};
use crate::hadara::{Chance, Step};

#[test]
fn t3_a_card_is_paid_and_gives_its_values() {
    // 5.3, 13.1.5
    let scene = Scene::new(1).coins(8).tracks([1, 1, 1, 1]).at_draft("B1-01", "B1-08");
    scene.play("draft place B1-01 recruit B1-08").has_coins(5).has_tracks([1, 1, 3, 2]).scores("cards", 2);
}

#[test]
fn t4_each_card_of_the_color_makes_it_one_coin_cheaper() {
    // 2.10, 5.4, 5.5
    let scene = Scene::new(2).display("R1-01 R1-02").coins(3).at_draft("R2-03", "R2-07");
    scene.play("draft place R2-07 recruit R2-03").has_coins(0);
    let scene = Scene::new(2).display("R1-01 R1-02 Y1-01 P1-01").coins(2).at_draft("R2-03", "R2-07");
    scene.has_legal(&["draft place R2-03 sell R2-07", "draft place R2-07 sell R2-03"]); // 5.5
}

#[test]
fn t5_a_price_is_never_below_zero() {
    // 5.4, 15.6
    let scene = Scene::new(1).display("R1-01 R1-02 R1-06").coins(0).at_draft("R1-03", "R1-04");
    scene.play("draft place R1-03 recruit R1-04").has_coins(0);
}

#[test]
fn purple_cards_get_their_discount_like_any_color() {
    // 5.4
    let scene = Scene::new(1).display("P1-01 P1-02").coins(2).at_draft("P1-03", "P1-10");
    scene.play("draft place P1-03 recruit P1-10").has_coins(0);
}

#[test]
fn a_recruited_card_counts_for_the_next_price_at_once() {
    // 15.24
    let scene = Scene::new(1).coins(5).at_draft("G1-05", "G1-06").play("draft place G1-05 recruit G1-06").has_coins(2);
    scene.at_take(&["G1-07"]).play("recruit G1-07").has_coins(0);
}

#[test]
fn t6_a_sale_brings_the_price_of_its_epoch() {
    // 2.2.5, 5.3
    for (epoch, coins) in [(1, 2), (2, 3), (3, 4)] {
        let (first, second) = (format!("Y{epoch}-01"), format!("Y{epoch}-02"));
        let scene = Scene::new(epoch).at_draft(&first, &second);
        scene.play(&format!("draft place {first} sell {second}")).has_coins(coins);
        Scene::new(epoch).at_take(&[&first]).play(&format!("sell {first}")).has_coins(coins);
    }
}

#[test]
fn in_phase_b_the_top_card_of_any_pile_is_recruited_or_sold() {
    // 9.1, 15.5
    let scene = Scene::new(1).coins(2).at_take(&["Y1-02", "Y1-03", "G1-05"]);
    let scene = scene.has_legal(&["recruit Y1-03", "sell Y1-03", "sell G1-05"]);
    assert_eq!(scene.play("sell Y1-03").0.piles[0].top(), Some(super::card("Y1-02"))); // 9.2
}

#[test]
fn t7_income_is_taken_and_the_track_stays() {
    // 6, 2.1.2
    let mut scene = Scene::new(1).tracks([12, 0, 0, 0]);
    scene.0.take_income(crate::hadara::Phase::A);
    scene.has_coins(12).has_tracks([12, 0, 0, 0]);
}

#[test]
fn t8_the_lowest_tier_that_is_not_owned_yet_is_plundered() {
    // 7.1, 7.2
    let scene = Scene::new(2).tracks([0, 19, 0, 0]).coins(0).plundered(2).at_colony();
    scene.has_legal(&["plunder 15", "pass"]).play("plunder 15").has_coins(5).scores("colonies", 2 + 5 + 8);
}

#[test]
fn t9_an_ally_gains_what_the_back_shows() {
    // 7.2
    let scene = Scene::new(2).tracks([0, 12, 0, 0]).coins(1).plundered(1).at_colony();
    let scene = scene.play("ally 9").has_coins(0).scores("colonies", 2); // 26.10: paid, but the points wait
    assert_eq!(scene.0.step(), "back");
    scene.chance("back C09-4").has_tracks([0, 14, 1, 0]).scores("colonies", 2 + 5);
}

#[test]
fn t10_tier_3_may_be_plundered_or_allied() {
    // 7.1, 7.2
    let reach = |military, coins| Scene::new(1).tracks([0, military, 0, 0]).coins(coins).at_colony();
    assert_ne!(reach(2, 9).0.step(), "colony");
    let scene = reach(3, 1).has_legal(&["plunder 3", "ally 3", "pass"]);
    scene.play("ally 3").chance("back C03-3").has_coins(0).has_tracks([1, 4, 0, 0]).scores("colonies", 2);
    reach(3, 0).has_legal(&["plunder 3", "pass"]).play("plunder 3").has_coins(3).scores("colonies", 2); // 15.7
}

#[test]
fn a_back_that_an_alliance_has_shown_is_not_shown_again_but_plundered_ones_stay_possible() {
    // 19.4, 26.3
    let mut scene = Scene::new(1).tracks([0, 3, 0, 0]).coins(1);
    scene.0.public.boards[Player::new(1)].ally(crate::hadara::Tier(0), crate::hadara::Back(2), components());
    let scene = scene.at_colony().play("ally 3");
    let possible = |name: &str| scene.0.is_possible(&Chance::read(&format!("back {name}"), components()).expect(name));
    assert_eq!(["C03-1", "C03-2", "C03-3", "C03-4", "C03-5"].map(possible), [true, true, false, true, true]);
    assert!(!possible("C09-1"));
}

#[test]
fn t11_a_tile_front_up_advances_its_track() {
    // 8.2
    let scene = Scene::new(2).tracks([1, 0, 13, 0]).at_bust();
    assert_eq!(scene.legal().len(), 2 * 8 + 1);
    scene.play("carve 12 income front").has_tracks([4, 0, 13, 0]).scores("busts", 8);
}

#[test]
fn t12_a_flipped_tile_scores_the_bonus() {
    // 8.2, 13.1.2
    let scene = Scene::new(2).tracks([1, 0, 20, 0]).at_bust();
    scene.play("carve 20 food back").has_tracks([1, 0, 20, 0]).scores("busts", 18);
}

#[test]
fn t13_culture_6_reaches_bust_6() {
    // 8.1
    let scene = Scene::new(1).tracks([0, 0, 6, 0]).at_bust();
    scene.play("carve 6 military front").has_tracks([0, 2, 6, 0]).scores("busts", 4);
    assert_ne!(Scene::new(1).tracks([0, 0, 5, 0]).at_bust().0.step(), "bust");
}

#[test]
fn a_tile_that_is_used_is_not_offered_again() {
    // 2.7.4
    let mut scene = Scene::new(1).tracks([0, 0, 6, 0]);
    scene.board().free_tiles = [0, 1, 0, 0];
    scene.at_bust().has_legal(&["carve 6 military front", "carve 6 military back", "pass"]);
}

const SEVEN: &str = "Y1-01 Y1-02 Y1-03 Y1-04 Y1-05 Y1-06 Y1-07";

#[test]
fn t14_one_card_too_many_means_one_discard() {
    // 10.3
    let scene = Scene::new(1).display(SEVEN).tracks([20, 20, 0, 6]).at(Step::Feed);
    assert_eq!(scene.legal().len(), 7);
    let scene = scene.play("discard Y1-07");
    assert_ne!(scene.0.step(), "feed"); // 15.11
}

#[test]
fn enough_food_asks_for_nothing() {
    // 10.2, 20.1, 26.7
    let scene = Scene::new(1).display(SEVEN).tracks([0, 0, 0, 7]).coins(0).at(Step::Feed);
    assert_eq!(scene.0.step(), "wheel");
}

#[test]
fn t15_a_discard_takes_its_values_back_and_brings_no_coins() {
    // 10.3
    let scene = Scene::new(1).display(SEVEN).tracks([20, 20, 0, 6]).coins(0).at(Step::Feed);
    scene.play("discard Y1-03").has_tracks([19, 19, 0, 6]).has_coins(0);
}

#[test]
fn a_discarded_card_gives_no_discount_set_or_points() {
    // 10.5
    let scene = Scene::new(1).display("Y1-01 Y1-04").tracks([9, 9, 9, 1]).coins(0).at(Step::Feed).scores("cards", 4);
    let mut scene = scene.play("discard Y1-04").scores("cards", 1);
    assert_eq!(scene.board().price(super::card("Y1-05"), components()), 2);
}

#[test]
fn a_discard_that_takes_food_away_makes_the_shortage_worse() {
    // 10.3
    let scene = Scene::new(1).display("G1-02 Y1-01 Y1-02 Y1-03").tracks([9, 9, 9, 3]).at(Step::Feed);
    let scene = scene.play("discard G1-02").has_tracks([9, 9, 9, 0]);
    let scene = scene.play("discard Y1-01").play("discard Y1-02");
    scene.has_legal(&["discard Y1-03"]);
}

/// Silver seals on two tracks.
fn with_silver(scene: Scene, seals: [Track; 2]) -> Scene {
    let mut scene = scene;
    seals.into_iter().for_each(|track| scene.board().silver[track as usize] += 1);
    scene
}

#[test]
fn t16_a_silver_seal_scores_half_the_track_rounded_up() {
    // 11.2, 13.1.3
    let scene = Scene::new(3).tracks([18, 27, 0, 0]);
    with_silver(scene, [Track::Military, Track::Income]).scores("silver", 14 + 9);
    let scene = Scene::new(3).tracks([0, 27, 0, 0]);
    with_silver(scene, [Track::Military; 2]).scores("silver", 28); // 15.14
}

const THREE_SETS: &str = "Y3-03 Y3-02 Y1-10 R1-03 R1-04 R1-08 B2-03 B2-01 B2-06 G3-10 G1-04 G1-06 P1-02 P3-08 P1-03";

#[test]
fn t17_each_gold_seal_scores_seven_for_each_set() {
    // 11.3, 13.1.4
    for (gold, points) in [(0, 0), (1, 21), (2, 42)] {
        let mut scene = Scene::new(3).display(THREE_SETS);
        scene.board().gold = gold;
        scene.scores("gold", points);
    }
}

#[test]
fn t18_five_coins_are_a_point_and_the_rest_breaks_ties() {
    // 13.1.6, 13.3, 15.16
    let scene = Scene::new(3).coins(11).scores("coins", 2);
    assert_eq!(scene.0.score(Player::new(0)).tiebreak(), [1]);
}

#[test]
fn t19_steps_for_green_cards_now_and_later() {
    // 14, 15.18
    let scene = Scene::new(1).display("G1-01 G1-02").tracks([0, 0, 0, 9]).coins(9).at_draft("P1-14", "P1-13");
    let scene = scene.play("draft place P1-13 recruit P1-14").has_tracks([0, 0, 0, 11]);
    scene.at_take(&["G1-04"]).play("recruit G1-04").has_tracks([0, 0, 0, 14]);
}

#[test]
fn t20_two_coins_feed_a_card() {
    // 10.4, 20.5
    let scene = Scene::new(2).display(TEN).display("P2-11").tracks([0, 0, 0, 9]).coins(4).at(Step::Feed);
    let scene = scene.play("pay").play("pay").has_coins(0);
    assert_eq!(scene.0.public.boards[Player::new(0)].cards, 11);
    assert_ne!(scene.0.step(), "feed");
}

#[test]
fn t21_three_coins_bridge_a_missing_point() {
    // 14, 20.4
    let scene = Scene::new(3).display("P3-14").tracks([0, 14, 0, 0]).coins(3).plundered(2).at_colony();
    scene.has_legal(&["plunder 15", "pass"]).play("plunder 15").has_coins(5);
}

#[test]
fn t22_seals_cost_less_with_the_discount() {
    // 2.8.2, 11.1, 14
    for (epoch, silver, gold) in [(1, 4, 6), (2, 4, 6), (3, 15, 22)] {
        let scene = Scene::new(epoch).display("P2-02 P2-06").coins(silver + gold).at(Step::Seals);
        scene.play("silver food").has_coins(gold).play("gold").has_coins(0);
    }
    for (epoch, silver, gold) in [(1, 4, 6), (2, 9, 12), (3, 20, 30)] {
        let scene = Scene::new(epoch).coins(silver + gold).at(Step::Seals);
        scene.play("gold").has_coins(silver).play("silver food").has_coins(0);
        assert_ne!(Scene::new(epoch).coins(silver - 1).at(Step::Seals).0.step(), "seals");
    }
}

#[test]
fn t26_the_sheet_of_the_rulebook_adds_up() {
    // 13.1, 26.10
    let mut scene = Scene::new(3).display(THREE_SETS).tracks([18, 27, 0, 0]).coins(11);
    scene.board().colonies[0] = Some(crate::hadara::Colony::Plundered);
    scene.board().colonies[2] = Some(crate::hadara::Colony::Plundered);
    scene.board().busts[3] = Some(Carving { track: Track::Food, face: Face::Front });
    scene.board().gold = 1;
    let scene = with_silver(scene, [Track::Military, Track::Income]);
    let score = scene.0.score(Player::new(0));
    let lines: Vec<(&str, i32)> = score.lines().collect();
    let expect = [("colonies", 10), ("busts", 22), ("silver", 23), ("gold", 21), ("cards", 47), ("coins", 2)];
    assert_eq!(lines, expect);
    assert_eq!((score.total(), score.tiebreak()), (125, &[1][..]));
}

#[test]
fn t42_the_coins_left_over_break_a_tie() {
    // 1.4, 13.3, 15.16
    let winners_with = |coins: [u32; 2]| {
        let mut scene = Scene::new(3);
        for (board, coins) in scene.0.public.boards.values_mut().iter_mut().zip(coins) {
            board.coins = coins;
        }
        let scores = [0, 1].map(|seat| scene.0.score(Player::new(seat)));
        winners(&scores).iter().map(Player::seat).collect::<Vec<_>>()
    };
    assert_eq!(winners_with([14, 11]), [0]);
    assert_eq!(winners_with([11, 14]), [1]);
    assert_eq!(winners_with([14, 14]), [0, 1]);
    assert_eq!(winners_with([14, 15]), [1]);
}
