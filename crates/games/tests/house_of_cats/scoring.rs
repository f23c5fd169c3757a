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
