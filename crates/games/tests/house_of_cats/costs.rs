//! Two dice that are both changed for one cell: the rarest costs (8.0, 8.L, N5).

use crate::script::Script;

/// Level 1 with this many rooms of 2 (at most three), 3 (two), 4 and 5 (one each), all uses left; row 2 stays empty.
fn with_rooms(tiles: &str, rooms: [usize; 4]) -> Script {
    let mut script = Script::solo(1, tiles);
    for column in &["e", "f", "g"][..rooms[0]] {
        script.turn("2 2 mouse mouse", &format!("2 {column}3, 2 {column}4, mouse {column}5"));
    }
    for cells in &["3 a6, 3 b6, 3 c6", "3 d6, 3 e6, 3 f6"][..rooms[1]] {
        script.turn("3 3 3 mouse", cells);
    }
    if rooms[2] > 0 {
        script.turn("4 4 4 mouse", "4 a3, 4 a4, 4 a5").turn("4 mouse mouse mouse", "4 b5, mouse b4, mouse b3");
    }
    if rooms[3] > 0 {
        script.turn("5 5 5 mouse", "5 c3, 5 c4, 5 c5").turn("5 5 mouse mouse", "5 d5, 5 d4, mouse d3");
    }
    assert_eq!(script.uses(), rooms.map(|count| count as u64));
    script
}

/// With exactly the uses that it costs, 2 and 3 can be written as the number, in this way only; then all is paid.
#[track_caller]
fn check_pair(tiles: &str, rooms: [usize; 4], number: &str, letters: &str) {
    let take = format!("take 2 3 as {number} with {letters}");
    let mut script = with_rooms(tiles, rooms);
    script.begin("2 3 cat cat", "");
    let offered = |script: &Script| -> Vec<String> {
        let prefix = format!("take 2 3 as {number} ");
        script.legal(0).into_iter().filter(|text| text.starts_with(&prefix)).collect()
    };
    assert_eq!(offered(&script), [take.as_str()]);
    script.acts(&format!("{take}, write d2"));
    let sheet = script.sheet();
    assert_eq!((script.uses(), sheet["turn"]["used"].as_u64()), ([0; 4], Some(2)));
    assert_eq!(sheet["crossed"], serde_json::json!(rooms));
    assert_eq!(sheet["written"]["d2"], serde_json::json!({"symbol": number, "weight": 2, "crossed_out": false}));
    // one use less of anything is not enough
    for field in (0..4).filter(|&field| rooms[field] > 0) {
        let mut fewer = rooms;
        fewer[field] -= 1;
        let mut script = with_rooms(tiles, fewer);
        script.begin("2 3 cat cat", "");
        assert_eq!(offered(&script), [""; 0], "{fewer:?}");
    }
}

#[test]
fn two_changed_dice_cost_bbbl() {
    check_pair("b l a e", [3, 1, 0, 0], "4", "bbbl");
}

#[test]
fn two_changed_dice_cost_bbfl() {
    check_pair("b l f a", [2, 1, 1, 0], "4", "bbfl");
}

#[test]
fn two_changed_dice_cost_bcgl() {
    check_pair("b c g l", [1, 1, 1, 1], "4", "bcgl");
}

#[test]
fn two_changed_dice_cost_bffl() {
    check_pair("f b l a", [2, 1, 1, 0], "5", "bffl");
}

#[test]
fn two_changed_dice_cost_ccggl() {
    check_pair("c g l a", [2, 2, 1, 0], "4", "ccggl");
}

#[test]
fn a_cost_that_another_one_is_part_of_is_not_offered() {
    // N5: not bbcgl for 2 and 3 as 4, because bcgl does the same for less
    let mut script = with_rooms("b c g l", [2, 1, 1, 1]);
    script.begin("2 3 cat cat", "");
    let legal = script.legal(0);
    assert!(legal.contains(&"take 2 3 as 4 with bcgl".to_owned()));
    assert!(!legal.contains(&"take 2 3 as 4 with bbcgl".to_owned()));
    assert!(legal.contains(&"take 2 3 as 5 with bbcgl".to_owned())); // here nothing less does
}
