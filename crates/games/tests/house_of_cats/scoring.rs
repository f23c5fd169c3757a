//! Scores and ranks (14, 15, N10).

use play::{Game, Player, PlayerSet, winners};

use crate::script::Script;

#[track_caller]
fn check_lines(level: u8, expect: &str) {
    let script = Script::new(&format!("players=1 level={level}"));
    let score = script.table.game().score(Player::new(0));
    let lines: Vec<&str> = score.lines().map(|(name, _)| name).collect();
    assert_eq!(lines.join(" "), expect);
}

#[test]
fn each_level_has_its_lines() {
    // N10
    check_lines(1, "rooms2 rooms3 rooms4 rooms5 cats cheese empty");
    check_lines(2, "rooms2 rooms3 rooms4 rooms5 mice bonus empty");
    check_lines(3, "rooms2 rooms3 rooms4 rooms5 mice bonus empty");
    check_lines(4, "rooms2 rooms3 rooms4 rooms5 cheese mice");
}

#[test]
fn empty_cells_cost_a_point_each_but_not_on_level_4() {
    // 14.4: the score is valid at any time, and totals may be negative (14.5)
    for (level, total) in [(1, -36), (2, -42), (3, -44), (4, 0)] {
        let script = Script::new(&format!("players=1 level={level}"));
        assert_eq!(script.table.game().score(Player::new(0)).total(), total);
    }
}

#[test]
fn filled_cells_break_a_tie() {
    // 14.5: a cat of the track is worth as much as a filled cell, but fills none
    let mut script = Script::new("players=2 level=1 tiles=abcd");
    script.chance("roll 3 4 5 cat");
    for text in ["take 3", "write a3", "take 4", "write a4", "take cat", "done"] {
        script.play(0, text);
    }
    for text in ["take 3", "write a3", "take 4", "write a4", "take 5", "write a5", "done"] {
        script.play(1, text);
    }
    let scores = script.table.scores();
    assert_eq!((scores[0].total(), scores[1].total()), (-33, -33));
    assert_eq!((scores[0].tiebreak(), scores[1].tiebreak()), (&[2][..], &[3][..]));
    assert_eq!(winners(&scores), PlayerSet::one(Player::new(1)));
    assert_eq!(winners(&[scores[1], scores[1]]), PlayerSet::seats(2));
}

#[test]
fn a_solo_player_has_a_rank_and_always_wins() {
    // 15.1, N10
    let script = Script::new("players=1 level=1 tiles=abcd");
    assert_eq!(script.table.game().title(), Some("Alley cat"));
    assert_eq!(Script::new("players=2 level=1 tiles=abcd").table.game().title(), None);
    assert_eq!(script.winners(), None);
}

#[test]
fn rooms_score_1_3_5_and_7() {
    // 2.4, 14.1; the total is the sum of the lines (14.2, 14.4, N10)
    let mut script = Script::solo(1, "a b c e");
    script.turn("2 2 mouse mouse", "2 g3, 2 g4, mouse g5").turn("3 3 3 mouse", "3 a6, 3 b6, 3 c6");
    script.turn("4 4 4 mouse", "4 a3, 4 a4, 4 a5").turn("4 mouse mouse mouse", "4 b5, mouse b4, mouse b3");
    script.turn("5 5 5 mouse", "5 c3, 5 c4, 5 c5").turn("5 5 cat mouse", "5 d5, 5 d4, cat");
    for (line, points) in [("rooms2", 1), ("rooms3", 3), ("rooms4", 5), ("rooms5", 7), ("cats", 1), ("cheese", 5)] {
        script.expect_line(line, points);
    }
    script.expect_line("empty", -19);
    assert_eq!(script.table.scores()[0].total(), 1 + 3 + 5 + 7 + 1 + 5 - 19);
}

#[test]
fn the_total_contains_the_score_boxes() {
    // 14.3
    let mut script = Script::solo_placed(2, "a b c e", "a5 4 d2 4 g5 4");
    script.turn("3 3 3 cat", "3 b2, 3 b3, 3 b4").expect_line("bonus", 3);
    assert_eq!(script.table.scores()[0].total(), 3 + 3 - 36);
}
