//! The numbered rules of `rules/fireflies.md`.

use fireflies::Fireflies;
use play::{Chances, Game, Player, Seed, Table, Turn};

/// Plays one night: fireflies, a lantern of each player, the wind.
fn night(table: &mut Table<Fireflies>, fireflies: u8, laid: &[u8], wind: u8) {
    let read = "the notation";
    table.chance(format!("fireflies {fireflies}").parse().expect(read)).expect("dusk");
    for (seat, lantern) in laid.iter().enumerate() {
        table.play(Player::new(seat), format!("lay {lantern}").parse().expect(read)).expect("a lantern");
    }
    table.chance(format!("wind {wind}").parse().expect(read)).expect("the wind");
}

fn table(players: usize) -> Table<Fireflies> {
    Table::new(format!("players={players}").parse().expect("a set-up"), Seed::from(0), Chances::Manual)
}

#[track_caller]
fn check(nights: &[(u8, &[u8], u8)], expect: &[i32]) {
    let mut table = table(expect.len());
    for &(fireflies, laid, wind) in nights {
        night(&mut table, fireflies, laid, wind);
    }
    let totals: Vec<i32> = table.scores().iter().map(|score| score.total()).collect();
    assert_eq!(totals, expect);
}

#[test]
fn the_brightest_lantern_that_shines_alone_catches_all_3_4() {
    check(&[(3, &[6, 5, 2], 1)], &[3, 0, 0]);
    check(&[(3, &[6, 6, 2], 1)], &[0, 0, 3]);
    check(&[(3, &[6, 5, 2], 6)], &[0, 3, 0]);
}

#[test]
fn the_wind_blows_them_away_3_4() {
    check(&[(3, &[1, 2], 6), (2, &[6, 5], 1)], &[2, 0]);
}

#[test]
fn what_nobody_catches_stays_3_4() {
    check(&[(3, &[4, 4], 4), (2, &[6, 5], 1)], &[5, 0]);
    check(&[(3, &[4], 4), (2, &[6], 1)], &[5]);
}

#[test]
fn a_lantern_burns_once_3_5_and_the_sixth_night_is_the_last_4_1() {
    let mut table = table(2);
    for lantern in 1..=6 {
        assert_eq!(table.game().turn(), Turn::Chance);
        night(&mut table, 1, &[lantern, 7 - lantern], lantern);
        let left = table.game().view(None).seats[Player::new(0)].lanterns;
        assert!(!left.contains(lantern));
    }
    assert_eq!(table.game().turn(), Turn::Over);
}

#[test]
fn laid_lanterns_are_secret_3_2() {
    let mut table = table(2);
    table.chance("fireflies 2".parse().expect("a result")).expect("dusk");
    table.play(Player::new(0), "lay 4".parse().expect("an action")).expect("a lantern");
    let seen = |viewer| table.game().view(viewer).laid[Player::new(0)];
    assert_eq!(seen(Some(Player::new(0))), Some(4));
    assert_eq!((seen(Some(Player::new(1))), seen(None)), (None, None));
    assert!(table.game().view(None).has_laid(Player::new(0)));
    table.play(Player::new(1), "lay 1".parse().expect("an action")).expect("a lantern");
    assert_eq!(table.game().view(None).laid.values(), [Some(4), Some(1)]);
}
