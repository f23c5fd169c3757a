//! Tracks, feeding, seals and abilities one by one (2, 5.4, 10, 11, 13, 14, 15).

use play::{Game, Player};

use super::{Scene, TEN, card, components};
use crate::hadara::parts::{Bust, Face, Track};
use crate::hadara::{Phase, Step};

#[test]
fn tracks_and_coins_have_no_upper_limit() {
    // 2.1.1, 2.10, 15.22
    let scene = Scene::new(1).tracks([9, 19, 99, 255]).coins(70_000).at_take(&["P1-10"]);
    let mut scene = scene.play("recruit P1-10").has_tracks([10, 20, 100, 256]).has_coins(69_996);
    scene.0.take_income(Phase::B);
    scene.has_coins(70_006).scores("coins", 14_001);
}

#[test]
fn start_card_and_colonies_make_no_card_cheaper_and_the_discount_is_not_optional() {
    // 5.4
    let scene = Scene::new(1).plundered(5).coins(3).at_take(&["R1-07"]);
    scene.has_legal(&["recruit R1-07", "sell R1-07"]).play("recruit R1-07").has_coins(0);
    let scene = Scene::new(1).display("R1-01").coins(9).at_take(&["R1-07"]);
    scene.has_legal(&["recruit R1-07", "sell R1-07"]).play("recruit R1-07").has_coins(7);
}

#[test]
fn only_recruited_cards_are_fed() {
    // 10.1: not the start card, colonies or busts
    let mut scene = Scene::new(1).display("Y1-01 R1-01 P1-04").plundered(5);
    scene.board().carve(Bust(0), Track::Income, Face::Back, components());
    assert_ne!(scene.tracks([9, 9, 9, 3]).at(Step::Feed).0.step(), "feed");
    let scene = Scene::new(1).display("Y1-01 R1-01 P1-04").tracks([9, 9, 9, 2]).at(Step::Feed);
    scene.has_legal(&["discard Y1-01", "discard R1-01", "discard P1-04"]);
}

#[test]
fn a_discard_ends_an_ability_but_keeps_coins_received_and_seals_bought() {
    // 10.3, 11.4
    let scene = Scene::new(2).display("P2-02 P1-04 Y1-01").tracks([9, 9, 9, 3]).coins(6).at(Step::Seals);
    let scene = scene.play("gold").has_coins(0).at_take(&["Y2-01"]).play("sell Y2-01").has_coins(4);
    let scene = scene.tracks([9, 9, 9, 1]).coins(11).at(Step::Feed).play("discard P2-02").play("discard P1-04");
    assert_eq!(scene.0.public.boards[Player::new(0)].gold, 1);
    let scene = scene.has_coins(11);
    let silver = ["silver income", "silver military", "silver culture", "silver food"];
    let scene = scene.has_legal(&[&silver[..], &["done"]].concat()); // gold costs 12 again
    scene.at_take(&["Y2-02"]).play("sell Y2-02").has_coins(11 + 3);
}

#[test]
fn a_discarded_card_is_no_member_of_a_set() {
    // 10.5, 13.2
    let mut scene = Scene::new(1).display("Y1-01 R1-01 B1-01 G1-01 P1-01 Y1-02");
    scene.board().gold = 1;
    let scene = scene.tracks([9, 9, 9, 5]).at(Step::Feed).scores("gold", 7);
    let scene = scene.play("discard Y1-02").scores("gold", 7).tracks([9, 9, 9, 4]).at(Step::Feed);
    scene.play("discard R1-01").scores("gold", 0);
}

#[test]
fn sets_are_as_many_as_cards_of_the_rarest_color() {
    // 13.2
    let check = |cards: &str, points| {
        let mut scene = Scene::new(1).display(cards);
        scene.board().gold = 1;
        scene.scores("gold", points);
    };
    check("Y1-01 Y1-02 R1-01 R1-02 B1-01 B1-02 G1-01 G1-02 P1-01", 7);
    check("Y1-01 Y1-02 R1-01 R1-02 B1-01 B1-02 G1-01 G1-02 P1-01 P1-02", 14);
    check("Y1-01 Y1-02 R1-01 R1-02 B1-01 B1-02 G1-01 G1-02", 0);
}

#[test]
fn a_silver_seal_uses_a_tile_scores_its_track_and_none_must_be_bought() {
    // 2.7.2, 11.1, 11.2, 15.5
    let begin = || Scene::new(1).tracks([1, 2, 3, 5]).coins(10).at(Step::Seals);
    let mut scene = begin().play("silver food").has_coins(6).has_tracks([1, 2, 3, 5]).scores("silver", 3);
    assert_eq!(scene.board().free_tiles, [2, 2, 2, 1]);
    scene.play("gold").has_coins(0).has_legal(&["done"]);
    let mut scene = begin().play("done").has_coins(10);
    assert_eq!((scene.board().silver, scene.board().gold), ([0; 4], 0));
}

#[test]
fn a_seal_stays_on_its_track_and_scores_what_the_track_has_at_the_end() {
    // 11.2, 11.4
    let scene = Scene::new(1).display("G1-02 G1-01").tracks([9, 9, 9, 8]).coins(4).at(Step::Seals);
    let scene = scene.play("silver food").scores("silver", 4).tracks([9, 9, 9, 5]);
    let mut scene = scene.display(TEN).tracks([30, 30, 9, 11]).at(Step::Feed);
    scene = scene.play("discard G1-02").scores("silver", 4); // food 8
    assert_eq!((scene.board().silver, scene.board().free_tiles), ([0, 0, 0, 1], [2, 2, 2, 1]));
}

#[test]
fn color_steps_of_each_color_raise_its_track_and_fall_with_the_card() {
    // 10.3, 14, `colour_steps`; 15.25
    for (index, (steps, cards)) in
        [("P1-11", "Y1-01 Y1-02"), ("P1-12", "R1-01 R1-02"), ("P1-13", "B1-01 B1-02"), ("P1-14", "G1-01 G1-02")]
            .into_iter()
            .enumerate()
    {
        let scene = Scene::new(1).display(cards).display("P1-01").tracks([7, 7, 7, 3]).coins(9).at_take(&[steps]);
        let mut expect = [7, 7, 7, 3];
        expect[index] += 2;
        let scene = scene.play(&format!("recruit {steps}")).has_tracks(expect);
        let scene = scene.tracks([7, 7, 7, 3]).at(Step::Feed);
        expect[index] -= 4;
        scene.play(&format!("discard {steps}")).has_tracks(expect);
    }
}

#[test]
fn feed_pay_is_due_again_in_the_next_feeding() {
    // 10.4, 14, 16.2
    let scene = Scene::new(2).display(TEN).display("P2-11").tracks([0, 0, 0, 9]).coins(8).at(Step::Feed);
    let scene = scene.play("pay").play("pay").has_coins(4).at(Step::Feed);
    assert!(scene.is_asked() && scene.0.step() == "feed");
    let scene = scene.play("pay").play("pay").has_coins(0);
    assert_ne!(scene.0.step(), "feed");
}

#[test]
fn food_surplus_pays_nothing_for_cards_that_were_paid_for() {
    // 14, 20.5
    let scene = Scene::new(2).display(TEN).display("P2-11 P2-12").tracks([0, 0, 0, 11]).coins(2).at(Step::Feed);
    let scene = scene.play("pay").has_coins(0);
    assert_ne!(scene.0.step(), "feed");
}

#[test]
fn income_leads_counts_in_both_income_steps_and_lends_income_itself_nothing() {
    // 6, 14, 15.17, 26.8
    for phase in [Phase::A, Phase::B] {
        let mut scene = Scene::new(2).display("P2-13").tracks([1, 2, 2, 1]).coins(0);
        scene.0.take_income(phase);
        scene.has_coins(1 + 4).has_tracks([1, 2, 2, 1]);
        let mut scene = Scene::new(2).tracks([1, 2, 2, 2]).coins(0);
        scene.0.take_income(phase);
        scene.has_coins(1);
    }
}

#[test]
fn colony_coins_pay_nothing_for_colonies_taken_earlier() {
    // 14
    let scene = Scene::new(2).plundered(3).tracks([0, 0, 0, 9]).coins(5).at_take(&["P2-14"]);
    scene.play("recruit P2-14").has_coins(0);
}

#[test]
fn colony_coins_are_paid_for_each_of_two_takings() {
    // 14, 20.4
    let scene = Scene::new(3).display("P2-14 P3-12").tracks([0, 9, 0, 9]).coins(0).at_colony();
    let scene = scene.play("plunder 3").has_coins(3 + 4);
    scene.has_legal(&["plunder 9", "ally 9", "pass"]).play("plunder 9").has_coins(7 + 4 + 4);
}

#[test]
fn the_joker_is_a_purple_card_but_for_sets() {
    // 15.13: discounts, `colour_steps` and feeding
    let mut scene = Scene::new(3).tracks([5; 4]).display("P1-11 P1-12 P1-13 P1-14").display("P3-11").has_tracks([5; 4]);
    assert_eq!(scene.board().price(card("P3-12"), components()), 8 - 5);
    for name in ["Y3-01", "R3-01", "B3-01", "G3-01"] {
        assert_eq!(scene.board().price(card(name), components()), 7);
    }
    let scene = scene.tracks([5, 5, 5, 4]).at(Step::Feed);
    assert!(scene.legal().contains(&"discard P3-11".to_owned()));
}

#[test]
fn the_joker_replaces_any_one_color_and_never_two() {
    // 13.2, 15.13
    let begin = || Scene::with("joker_for_set_points=true", 3).display("P3-11 P3-06");
    let check = |cards: &str, points| begin().display(cards).scores("gold", points);
    check("R1-01 B1-01 G1-01", 4);
    check("Y1-01 B1-01 G1-01", 4);
    check("Y1-01 R1-01 G1-01", 4);
    check("Y1-01 R1-01 B1-01", 4);
    check("Y1-01 R1-01", 0);
    let mut purple = Scene::new(3).display("P3-11 Y1-01 R1-01 B1-01 G1-01");
    purple.board().gold = 1;
    purple.scores("gold", 7);
}

#[test]
fn with_double_take_each_tier_is_still_taken_once() {
    // 14, 20.2
    let scene = Scene::new(3).display("P3-12").tracks([0, 9, 0, 9]).coins(0).at_colony().play("plunder 3");
    let scene = scene.has_legal(&["plunder 9", "ally 9", "pass"]).play("pass");
    assert_ne!(scene.0.step(), "colony");
    let scene = Scene::new(3).display("P3-12").tracks([0, 3, 0, 9]).coins(0).at_colony().play("plunder 3");
    assert_ne!(scene.0.step(), "colony", "nothing is left within reach (26.7)");
}

#[test]
fn requirements_are_exactly_four_lower() {
    // 14, `requirement_minus_4`
    let colony =
        |military| Scene::new(3).display("P3-13").tracks([0, military, 0, 9]).plundered(2).coins(0).at_colony();
    colony(11).has_legal(&["plunder 15", "pass"]);
    assert_ne!(colony(10).0.step(), "colony");
    let bust = |culture| Scene::new(3).display("P3-13").tracks([0, 0, culture, 9]).coins(0).at_bust();
    assert_eq!(bust(2).legal().len(), 9);
    assert_ne!(bust(1).0.step(), "bust");
}

#[test]
fn at_most_ten_points_are_bought_for_three_coins_each() {
    // 14, `requirement_buy`; 26.6
    let colony = |military, coins| {
        Scene::new(3).display("P3-14").tracks([0, military, 0, 9]).plundered(4).coins(coins).at_colony()
    };
    colony(20, 30).has_legal(&["plunder 30", "pass"]).play("plunder 30").has_coins(12);
    assert_ne!(colony(20, 29).0.step(), "colony", "a coin is missing");
    assert_ne!(colony(19, 99).0.step(), "colony", "eleven points are too many");
    colony(20, 34).has_legal(&["plunder 30", "ally 30", "pass"]).play("ally 30").has_coins(0);
    let bust = Scene::new(3).display("P3-14").tracks([0, 0, 5, 9]).coins(3).at_bust();
    bust.play("carve 6 food front").has_coins(0).has_tracks([0, 0, 5, 11]);
}

#[test]
fn a_card_sold_in_phase_b_or_discarded_is_public() {
    // 15.20, 17
    let scene = Scene::new(1).display("Y1-01").tracks([9, 9, 9, 0]).at_take(&["Y1-02"]).play("sell Y1-02");
    let scene = scene.at(Step::Feed).play("discard Y1-01");
    for viewer in [None, Some(Player::new(1))] {
        let view = serde_json::to_value(scene.0.view(viewer)).expect("JSON");
        assert_eq!(view["discards"], serde_json::json!(["Y1-01", "Y1-02"]));
    }
}
