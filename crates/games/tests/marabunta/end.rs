//! The end of the game, scoring and the winner (11, 12, N8).

use games::Marabunta;
use play::{Chances, Game, Player, PlayerSet, Rng, Seed, Table, Turn};

use crate::script::{
    BLUE, RED, act, dice_round, eleven_cookies, finish, idle_until, line, round, start, trigger, view,
};
use crate::shared::score;

const COLORS: [&str; 6] = ["pink", "yellow", "blue", "green", "orange", "grey"];

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

/// Five rounds of flags leave one empty circle on each sheet.
fn one_circle_left() -> Table<Marabunta> {
    let mut table = start("first=blue");
    let flags = COLORS.map(|color| format!("use {color} flag")).join("; ");
    for tile in ["one_any", "zero_anywhere", "double_zero", "cross_two_hexes", "repeat_die"] {
        dice_round(&mut table, tile, RED, "flag flag flag flag flag flag", &flags);
    }
    table
}

#[test]
fn t7_and_r7_the_last_circle_of_a_sheet_triggers_and_only_the_first_trigger_counts() {
    let mut table = one_circle_left();
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
fn rule_11_1_c_the_last_cookie_hex_triggers_whoever_fills_it() {
    let mut table = eleven_cookies();
    assert_eq!(trigger(&table), "");
    round(&mut table, "zero_anywhere", "0 0 0 0 0 0", "", RED);
    act(&mut table, RED, "use tile zero_anywhere; write 0 l6");
    assert_eq!(trigger(&table), "red cookies");
    finish(&mut table);
    assert_eq!(table.game().step(), "over");
    assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(RED))));
}

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

/// T9 and 12.4 in random games: points, then cookies, then the trigger.
#[test]
fn t9_there_is_always_one_winner() {
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
