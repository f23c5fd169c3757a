//! The end of the game, scoring and the winner (11, 12, N8).

use games::Marabunta;
use play::{Chances, Game, Player, PlayerSet, Rng, Seed, Table, Turn};

use crate::script::{
    BLUE, COLORS, COOKIE_TRAIL, RED, act, check_legal, dice_round, eleven_cookies, finish, idle_until, line,
    one_circle_left, own, round, start, trigger, view, who, zeros,
};
use crate::shared::score;

#[test]
fn rule_11_1_a_a_full_region_triggers_the_end() {
    let mut table = start("first=blue");
    let rounds = [("one_any", "a1 a2 a3 a4 b1 b2"), ("two_flags", "b3 c1 c2 d1 e1 e2")];
    for (tile, hexes) in rounds {
        let answers = |hex: &str| if ["a4", "c2"].contains(&hex) { "; chest vp_3" } else { "" };
        let uses: Vec<String> = hexes
            .split(' ')
            .zip(COLORS)
            .map(|(hex, color)| format!("use {color} 0; write 0 {hex}{}", answers(hex)))
            .collect();
        dice_round(&mut table, tile, RED, "0 0 0 0 0 0", &uses.join("; "));
    }
    // The last two pink hexes: one is crossed out by blue together with a green hex.
    round(&mut table, "cross_two_hexes", "0 0 0 0 0 0", "", BLUE);
    act(&mut table, RED, "use pink 0; write 0 f1; done");
    assert_eq!(trigger(&table), "");
    act(&mut table, BLUE, "use tile cross_two_hexes; cross f2; cross f3");
    assert_eq!(trigger(&table), "blue region pink");
    act(&mut table, BLUE, "done");
    assert_eq!(table.game().step(), "over");
}

/// T7, 11.1(b), 11.2, R7
#[test]
fn t7_and_r7_the_last_circle_of_a_sheet_triggers_and_only_the_first_trigger_counts() {
    let mut table = one_circle_left("first=blue");
    assert_eq!(trigger(&table), "");
    round(&mut table, "two_flags", "flag flag 0 0 0 0", "yellow", RED);
    act(&mut table, BLUE, "use pink flag");
    assert_eq!(trigger(&table), "blue sheet pink");
    act(&mut table, BLUE, "use blue 0; write 0 d4");
    assert_eq!(view(&table)["step"], "execute", "11.2, R8: the round goes on");
    act(&mut table, BLUE, "done");
    act(&mut table, RED, "use yellow flag; use tile two_flags; flag grey; flag green; done");
    assert_eq!((table.game().step(), trigger(&table)), ("over", "blue sheet pink".to_owned()));
}

#[test]
fn rule_11_1_c_the_last_cookie_hex_triggers_for_either_player() {
    let mut table = eleven_cookies();
    assert_eq!(trigger(&table), "");
    round(&mut table, "zero_anywhere", "0 0 0 0 0 0", "", RED);
    act(&mut table, RED, "use tile zero_anywhere; write 0 l6");
    assert_eq!(trigger(&table), "red cookies");
    finish(&mut table);
    assert_eq!(table.game().step(), "over");
    assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(RED))));
}

/// E6, E7, 12.1, 12.2
#[test]
fn e6_and_e7_the_higher_sum_scores_its_circles_and_the_lower_one_nothing() {
    let mut table = start("first=blue");
    // Red writes 3, 3 and 1 in pink; blue 3 and 1. Then one flag for red, two for blue.
    round(&mut table, "repeat_die", "3 0 0 0 0 0", "pink", RED);
    act(&mut table, RED, "use pink 3; write 3 a1; use tile repeat_die; repeat pink 3; write 3 b1; done");
    finish(&mut table);
    assert_eq!(score(&table, RED), "pink 2, total 2");
    round(&mut table, "one_any", "3 0 0 0 0 0", "", RED);
    act(&mut table, BLUE, "use pink 3; write 3 a3; done");
    act(&mut table, RED, "use tile one_any; write 1 c1; done");
    dice_round(&mut table, "two_chests", BLUE, "1 0 0 0 0 0", "use pink 1; write 1 b3");
    for (player, tile) in [(RED, "two_flags"), (BLUE, "double_zero"), (BLUE, "zero_anywhere")] {
        dice_round(&mut table, tile, player, "flag 0 0 0 0 0", "use pink flag");
    }
    let pink = &view(&table)["sheets"][0];
    assert_eq!((&pink["sums"], &pink["circles"]), (&serde_json::json!([7, 4]), &serde_json::json!([3, 4])));
    assert_eq!((line(&table, RED, "pink"), line(&table, BLUE, "pink")), (3, 0));
}

#[test]
fn rule_12_3_equal_sums_score_nothing() {
    let mut table = start("first=blue");
    round(&mut table, "one_any", "1 0 0 0 0 0", "", BLUE);
    act(&mut table, RED, "use pink 1; write 1 a1");
    assert_eq!(line(&table, RED, "pink"), 2);
    act(&mut table, RED, "use yellow 0; write 0 a5");
    assert_eq!(line(&table, RED, "yellow"), 0, "T10, R12");
    act(&mut table, RED, "done");
    act(&mut table, BLUE, "use tile one_any; write 1 c1");
    assert_eq!((line(&table, RED, "pink"), line(&table, BLUE, "pink")), (0, 0));
}

#[test]
fn rule_12_1_the_scattered_blue_hexes_of_the_plain_side_are_one_sum() {
    let mut table = start("territory=plain first=blue");
    round(&mut table, "one_any", "0 0 2 0 0 0", "", BLUE);
    act(&mut table, RED, "use blue 2; write 2 a5; done");
    act(&mut table, BLUE, "use tile one_any; write 1 i3; done");
    assert_eq!((line(&table, RED, "blue"), line(&table, BLUE, "blue")), (2, 0));
    dice_round(&mut table, "two_flags", BLUE, "0 0 1 0 0 0", "use blue 1; write 1 l3");
    assert_eq!(view(&table)["sheets"][2]["sums"], serde_json::json!([2, 2]), "i3 and l3 do not touch");
    assert_eq!((line(&table, RED, "blue"), line(&table, BLUE, "blue")), (0, 0));
}

#[test]
fn rule_11_3_the_end_is_tested_after_every_single_mark() {
    let mut table = one_circle_left("first=blue");
    round(&mut table, "two_flags", "0 0 0 0 0 0", "", RED);
    act(&mut table, BLUE, "done");
    act(&mut table, RED, "use tile two_flags");
    assert_eq!(trigger(&table), "");
    act(&mut table, RED, "flag pink");
    assert_eq!((table.game().step(), trigger(&table)), ("flag", "red sheet pink".to_owned()));
    act(&mut table, RED, "flag yellow");
    assert_eq!(trigger(&table), "red sheet pink", "R7: both by red, the first one counts");
}

#[test]
fn rule_11_3_and_r3_a_chain_is_tested_when_all_its_numbers_are_written() {
    let mut table = start("first=blue");
    for (tile, hexes) in [COOKIE_TRAIL[0], COOKIE_TRAIL[1], COOKIE_TRAIL[2], ("zero_anywhere", "b2 a2 d2 e2")] {
        dice_round(&mut table, tile, RED, "0 0 0 0 0 0", &zeros(hexes));
    }
    dice_round(&mut table, "cross_two_hexes", RED, "0 0 0 0 0 0", &zeros("l3 l4"));
    round(&mut table, "double_zero", "0 0 0 0 0 0", "pink", RED);
    act(&mut table, BLUE, "done");
    act(&mut table, RED, "use pink 0; write 0 l5; use tile double_zero; write 0 l6");
    assert_eq!((table.game().step(), trigger(&table)), ("write", String::new()), "l6 is chosen, not yet marked");
    act(&mut table, RED, "write 0 l7");
    assert_eq!(trigger(&table), "red cookies");
}

#[test]
fn r8_after_the_trigger_the_special_tile_is_still_compulsory() {
    let mut table = one_circle_left("first=blue");
    idle_until(&mut table, 8);
    round(&mut table, "", "flag 0 0 0 0 0", "pink", BLUE);
    act(&mut table, BLUE, "use pink flag");
    assert_eq!(trigger(&table), "blue sheet pink");
    check_legal(&table, BLUE, "use tile cross_cookie");
    act(&mut table, BLUE, "use tile cross_cookie; cross l6; done");
    assert_eq!(who(&table), RED, "11.2: the divider still executes the other group");
    act(&mut table, RED, "use yellow 0; write 0 a1; done");
    assert_eq!(table.game().step(), "over");
}

#[test]
fn n8_the_lines_of_a_score_stand_in_their_order() {
    let score = start("").game().score(Player::new(RED));
    let names: Vec<&str> = score.lines().map(|(name, _)| name).collect();
    assert_eq!(names, ["cookies", "abilities", "pink", "yellow", "blue", "green", "orange", "grey"]);
    assert_eq!(score.tiebreak(), [0, 0], "no cookie, no trigger");
}

#[test]
fn n8_hexes_chosen_but_not_marked_do_not_count() {
    let mut table = start("boards=plain first=blue");
    round(&mut table, "one_any", "chest chest chest chest 0 0", "", BLUE);
    let chest = |color: &str| format!("use {color} chest; chest triple_one");
    act(&mut table, RED, &COLORS[..4].iter().map(|color| chest(color)).collect::<Vec<_>>().join("; "));
    act(&mut table, RED, "write 1 a1; write 1 a2");
    assert_eq!(score(&table, RED), ", total 0");
    act(&mut table, RED, "write 1 b1");
    assert_eq!(score(&table, RED), "pink 2, total 2");
}

/// Red has the first cookie (+0). If blue writes, yellow brings it 2 VP. Then this player fills the pink sheet with flags.
fn pink_filled_by(player: usize, blue_writes: bool) -> Table<Marabunta> {
    let mut table = start("first=blue");
    round(&mut table, "one_any", "0 1 0 0 0 0", "yellow", BLUE);
    act(&mut table, RED, "use pink 0; write 0 a2; done");
    act(&mut table, BLUE, if blue_writes { "use yellow 1; write 1 a5; done" } else { "done" });
    for tile in ["two_chests", "two_flags", "double_zero", "zero_anywhere", "cross_two_hexes", "repeat_die"] {
        assert_eq!(trigger(&table), "");
        dice_round(&mut table, tile, player, "flag 0 0 0 0 0", "use pink flag");
    }
    assert_eq!(trigger(&table), format!("{} sheet pink", ["red", "blue"][player]));
    table
}

#[test]
fn rule_12_4_with_equal_points_more_cookies_win_against_the_trigger() {
    let table = pink_filled_by(BLUE, false);
    let scores = table.scores();
    assert_eq!((scores[RED].total(), scores[BLUE].total()), (0, 0));
    assert_eq!((scores[RED].tiebreak(), scores[BLUE].tiebreak()), ([1, 0].as_slice(), [0, 1].as_slice()));
    assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(RED))));
}

#[test]
fn rule_12_4_more_points_win_against_cookies_and_trigger() {
    let table = pink_filled_by(RED, true);
    assert_eq!((score(&table, RED), score(&table, BLUE)), (", total 0".to_owned(), "yellow 2, total 2".to_owned()));
    assert_eq!(table.scores()[RED].tiebreak(), [1, 1]);
    assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(BLUE))));
}

/// The tile, the faces, and what red does with the tile and the first three dice and blue with the others.
const T9_ROUNDS: [(&str, &str, &str, &str); 6] = [
    (
        "one_any",
        "flag 0 0 0 0 0",
        "use tile one_any; write 1 a2; use pink flag; use yellow 0; write 0 b2; use blue 0; write 0 c3; done",
        "use green 0; write 0 h6; use orange 0; write 0 h5; use grey 0; write 0 i5; done",
    ),
    (
        "two_chests",
        "flag 0 0 0 1 flag",
        "use pink flag; use yellow 0; write 0 c4; use blue 0; write 0 d2; done",
        "use orange 1; write 1 h4; use green 0; write 0 h3; use grey flag; done",
    ),
    (
        "two_flags",
        "flag 0 0 0 0 1",
        "use pink flag; use yellow 0; write 0 e2; use blue 0; write 0 c5; done",
        "use green 0; write 0 l2; use orange 0; write 0 j5; use grey 1; write 1 k6; done",
    ),
    (
        "double_zero",
        "flag 1 0 0 flag flag",
        "use pink flag; use yellow 1; write 1 b5; use blue 0; write 0 d7; done",
        "use green 0; write 0 l6; use orange flag; use grey flag; done",
    ),
    (
        "zero_anywhere",
        "flag flag 0 0 flag flag",
        "use pink flag; use yellow flag; done",
        "use orange flag; use grey flag; done",
    ),
    ("repeat_die", "flag 0 0 0 flag flag", "use pink flag; done", "use orange flag; use grey flag; done"),
];

#[test]
fn t9_with_14_points_and_five_cookies_each_the_trigger_player_wins() {
    let mut table = start("first=blue");
    for (tile, faces, red, blue) in T9_ROUNDS {
        assert_eq!(trigger(&table), "");
        round(&mut table, tile, faces, "pink yellow blue", RED);
        for _ in [RED, BLUE] {
            let player = who(&table);
            act(&mut table, player, [red, blue][player]);
        }
    }
    assert_eq!((table.game().step(), trigger(&table)), ("over", "red sheet pink".to_owned()));
    assert_eq!(score(&table, RED), "cookies 3, pink 8, yellow 3, total 14", "12.2: up to 8 circles");
    assert_eq!(score(&table, BLUE), "cookies 3, orange 5, grey 6, total 14");
    assert_eq!((own(&table, RED, "cookies"), own(&table, BLUE, "cookies")), (5, 5));
    let scores = table.scores();
    assert_eq!((scores[RED].tiebreak(), scores[BLUE].tiebreak()), ([5, 1].as_slice(), [5, 0].as_slice()), "N8");
    assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(RED))));
}

#[test]
fn rule_12_4_with_equal_points_and_cookies_the_trigger_player_wins() {
    // Nobody writes anything; the special tile crosses out all the cookie hexes.
    let mut table = start("first=blue");
    idle_until(&mut table, 20);
    assert_eq!(table.game().step(), "over");
    assert_eq!(view(&table)["round"], 19, "11.4: 7 + 12 rounds");
    assert_eq!(table.scores().iter().map(|score| score.total()).collect::<Vec<_>>(), [0, 0]);
    assert_eq!(trigger(&table), "red cookies");
    assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(RED))));
}

/// Random games: points, then cookies, then the trigger.
#[test]
fn rule_12_4_there_is_always_one_winner() {
    let (mut by_cookies, mut by_trigger) = (0, 0);
    for seed in 0..3000 {
        let mut table = Table::<Marabunta>::new("".parse().expect("a set-up"), Seed::from(seed), Chances::Automatic);
        let mut rng = Rng::from_number(seed);
        while let Turn::Players(players) = table.game().turn() {
            let player = players.iter().next().expect("somebody acts");
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
        let totals = [RED, BLUE].map(|seat| table.scores()[seat].total());
        if totals[0] != totals[1] {
            continue;
        }
        let view = view(&table);
        let cookies = [RED, BLUE].map(|seat| view["players"][seat]["cookies"].as_u64());
        let winner = if cookies[0] != cookies[1] {
            by_cookies += 1;
            usize::from(cookies[1] > cookies[0])
        } else {
            by_trigger += 1;
            view["trigger"]["player"].as_u64().expect("a trigger") as usize
        };
        assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(winner))), "{}", table.record());
    }
    assert!(by_cookies > 0 && by_trigger > 0, "{by_cookies} ties broken by cookies, {by_trigger} by the trigger");
}
