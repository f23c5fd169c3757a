//! Colonies and busts one by one (2.5, 2.6, 7, 8, 15.4, 15.5).

use play::{Game, Notation, Player, PlayerSet, Turn};

use super::{Scene, components};
use crate::hadara::board::Colony;
use crate::hadara::parts::{Back, Bust, Face, Tier, Track};
use crate::hadara::{Action, Hadara, Phase, Step};

/// Owns all tiers but one, plundered.
fn all_tiers_but(scene: Scene, tier: usize) -> Scene {
    let mut scene = scene.plundered(5);
    scene.board().colonies[tier] = None;
    scene
}

#[test]
fn every_tier_needs_pays_and_scores_what_the_table_says() {
    // 2.5, 7.1, 7.2, 13.1.1: military, coins gained, coins paid, front; a back with its steps and points
    let table = [
        (3, 3, 1, 2, "C03-4", [0, 0, 1, 0], 7),
        (9, 4, 1, 5, "C09-1", [1, 0, 0, 1], 10),
        (15, 5, 2, 8, "C15-2", [1, 1, 0, 0], 13),
        (21, 7, 2, 11, "C21-4", [0, 1, 1, 0], 16),
        (30, 12, 4, 20, "C30-5", [0, 0, 0, 4], 22),
    ];
    let all: i32 = table.iter().map(|row| row.3).sum();
    for (index, (needed, plunder, alliance, front, back, gains, points)) in table.into_iter().enumerate() {
        let scene = |military, coins| {
            let scene = Scene::new(2).tracks([0, military, 0, 0]).coins(coins);
            all_tiers_but(scene, index).at_colony()
        };
        assert_ne!(scene(needed - 1, 50).0.step(), "colony", "tier {needed}");
        let (plundering, allying) = (format!("plunder {needed}"), format!("ally {needed}"));
        let poor = scene(needed, alliance - 1).has_legal(&[&plundering, "pass"]); // 15.7
        poor.play(&plundering).has_coins(alliance - 1 + plunder).has_tracks([0, needed, 0, 0]).scores("colonies", all);
        let rich = scene(needed, alliance).has_legal(&[&plundering, &allying, "pass"]).play(&allying).has_coins(0);
        let expect = [gains[0], needed + gains[1], gains[2], gains[3]];
        rich.chance(&format!("back {back}")).has_tracks(expect).scores("colonies", all - front + points);
    }
}

#[test]
fn tiers_may_be_taken_in_any_order_and_none_must_be() {
    // 7.1, 15.5
    let begin = || Scene::new(1).tracks([0, 15, 0, 0]).coins(0).at_colony();
    let scene = begin().has_legal(&["plunder 3", "plunder 9", "plunder 15", "pass"]).play("plunder 15");
    assert_ne!(scene.0.step(), "colony", "one colony in a step");
    scene.at_colony().has_legal(&["plunder 3", "ally 3", "plunder 9", "ally 9", "pass"]);
    let mut scene = begin().play("pass").has_coins(0).scores("colonies", 0);
    assert_eq!(scene.board().colonies, [None; 5]);
}

#[test]
fn an_owned_colony_stays_when_military_falls() {
    // 7.3
    let scene = Scene::new(1).tracks([0, 0, 0, 0]).display("R1-03").coins(0).at_colony();
    let mut scene = scene.play("plunder 3").at(Step::Feed).play("discard R1-03").has_tracks([0; 4]);
    assert_eq!(scene.board().colonies[0], Some(Colony::Plundered));
    scene.scores("colonies", 2);
}

#[test]
fn a_plundered_colony_cannot_be_allied_later() {
    // 7.3
    let scene = Scene::new(1).tracks([0, 3, 0, 0]).coins(9).at_colony().play("plunder 3").at_colony();
    assert_ne!(scene.0.step(), "colony");
}

#[test]
fn a_pile_of_colonies_lasts_for_all_players() {
    // 7.4, 19.3, 19.4: each alliance leaves one back less, and the fifth takes the last
    let mut game = Scene::with("players=5", 1).0;
    for board in game.public.boards.values_mut() {
        (board.tracks, board.coins) = ([0, 3, 0, 0], 1);
    }
    game.public.begin_step(Step::Colony(Phase::A));
    game.go_on();
    let possible = |game: &Hadara| {
        let is_possible = |index: &u8| game.is_possible(&crate::hadara::Chance::Back(Back(*index)));
        (0..25u8).filter(is_possible).collect::<Vec<u8>>()
    };
    for seat in 0..5 {
        let player = Player::new(seat);
        assert_eq!(game.turn(), Turn::Players(PlayerSet::one(player)));
        game.apply(player, Action::read("ally 3", components()).expect("an action"));
        assert_eq!(possible(&game), (seat as u8..5).collect::<Vec<u8>>());
        game.resolve(crate::hadara::Chance::Back(Back(seat as u8)));
    }
    assert_ne!(game.step(), "colony");
    let allied = |seat: usize| game.public.boards[Player::new(seat)].has_allied(Tier(0), Back(seat as u8));
    assert!((0..5).all(allied));
}

#[test]
fn every_bust_needs_and_scores_what_the_table_says() {
    // 2.6, 2.7.3, 8.1, 8.2, 13.1.2: culture, points, bonus
    for (index, (needed, points, bonus)) in [(6, 4, 2), (12, 8, 3), (20, 14, 4), (30, 22, 6)].into_iter().enumerate() {
        let scene = |culture| {
            let mut scene = Scene::new(2);
            for other in (0..4u8).filter(|&other| usize::from(other) != index) {
                scene.board().carve(Bust(other), Track::ALL[usize::from(other) % 2], Face::Front, components());
            }
            scene.tracks([0, 0, culture, 0]).coins(0).at_bust()
        };
        let others = 4 + 8 + 14 + 22 - points;
        assert_ne!(scene(needed - 1).0.step(), "bust", "bust {needed}");
        let front = scene(needed).play(&format!("carve {needed} food front"));
        front.has_tracks([0, 0, needed, bonus]).scores("busts", others + points);
        let back = scene(needed).play(&format!("carve {needed} food back"));
        back.has_tracks([0, 0, needed, 0]).scores("busts", others + points + i32::from(bonus));
    }
}

#[test]
fn busts_may_be_carved_in_any_order_and_none_must_be() {
    // 8.1, 15.5; 26.4: no list is longer than this one
    let begin = || Scene::new(3).tracks([0, 0, 30, 0]).coins(0).at_bust();
    assert_eq!(begin().legal().len(), 33);
    let scene = begin().play("carve 30 income back");
    assert_ne!(scene.0.step(), "bust", "one bust in a step");
    let again = scene.at_bust();
    assert!(again.legal().iter().all(|text| !text.starts_with("carve 30")), "each bust once");
    assert_eq!(again.legal().len(), 3 * 8 + 1);
    let mut passed = begin().play("pass").has_tracks([0, 0, 30, 0]).scores("busts", 0);
    assert_eq!((passed.board().busts, passed.board().free_tiles), ([None; 4], [2; 4]));
}

#[test]
fn a_carved_bust_stays_when_culture_falls() {
    // 8.3
    let scene = Scene::new(1).tracks([0, 0, 4, 0]).display("B1-01").coins(0).at_bust();
    let mut scene = scene.play("carve 6 military front").at(Step::Feed).play("discard B1-01");
    assert_eq!(scene.board().free_tiles, [2, 1, 2, 2]); // 2.7.4
    scene.has_tracks([0, 2, 4, 0]).scores("busts", 4);
}

#[test]
fn a_track_whose_two_tiles_are_used_is_offered_nowhere() {
    // 2.7.2, 15.8, 16.2: a bust and a silver seal use the two income tiles
    let scene = Scene::new(1).tracks([0, 0, 12, 9]).coins(10).at_bust().play("carve 6 income back");
    let mut scene = scene.at(Step::Seals).play("silver income");
    assert_eq!(scene.board().free_tiles, [0, 2, 2, 2]);
    let scene = scene.has_legal(&["silver military", "silver culture", "silver food", "gold", "done"]);
    let scene = scene.at_bust();
    assert!(scene.legal().iter().all(|text| !text.contains("income")));
    let scene = scene.at_take(&["P1-05"]);
    let expect = ["recruit P1-05 military", "recruit P1-05 culture", "recruit P1-05 food", "sell P1-05"];
    let mut scene = scene.has_legal(&expect).play("recruit P1-05 food").has_tracks([0, 0, 12, 11]);
    assert_eq!(scene.board().free_tiles, [0, 2, 2, 1]);
}

#[test]
fn a_bust_opens_a_colony_only_in_a_later_phase() {
    // 15.4
    let scene = Scene::new(1).tracks([0, 1, 6, 0]).coins(0).at(Step::Bust(Phase::A)).play("carve 6 military front");
    assert_eq!(scene.0.step(), "take", "the colonies of this phase are over");
    scene.at_colony().has_legal(&["plunder 3", "pass"]);
}
