//! What the bots know of Twice as Clever.

use bots::{Evaluation, Weights};
use games::Clever2;
use games::clever2::{Action, Components, Die};
use play::{Chances, Components as _, Game, Player, PlayerSet, Rng, Seed, Table, Turn};

const OWNER: Player = Player::new(0);

/// A solo game, one event a line: `!` and a result of chance, or a decision.
#[track_caller]
fn solo(script: &str) -> Table<Clever2> {
    let mut table = Table::new("players=1".parse().expect("a set-up"), Seed::from(1), Chances::Manual);
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix("! ") {
            Some(result) => table.chance(result.parse().expect("a result")).map(drop).expect(line),
            None => table.play(OWNER, line.parse().expect("an action")).map(drop).expect(line),
        }
    }
    table
}

/// The total to expect.
fn expect(table: &Table<Clever2>) -> f64 {
    table.game().expect(OWNER, &<Clever2 as Evaluation>::Weights::TUNED)
}

/// The position behind the first script promises more than the one behind the second.
#[track_caller]
fn check_better(better: &str, worse: &str) {
    let (better, worse) = (expect(&solo(better)), expect(&solo(worse)));
    assert!(better > worse, "{better} against {worse}");
}

/// Calls with every position of some random games.
fn for_positions(players: usize, games: u64, mut look: impl FnMut(&Clever2)) {
    let mut actions = Vec::with_capacity(64);
    for seed in 0..games {
        let mut rng = Rng::from_number(seed);
        let mut game = Clever2::new(&format!("players={players}").parse().expect("a set-up"));
        loop {
            look(&game);
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let result = game.sample(&mut rng);
                    game.resolve(result);
                }
                Turn::Players(deciding) => {
                    let player = deciding.iter().next().expect("somebody acts on a players' turn");
                    actions.clear();
                    game.legal(player, &mut actions);
                    let action = rng.pick(&actions);
                    game.apply(player, action);
                }
            }
        }
    }
}

#[test]
fn in_a_finished_game_the_score_is_expected() {
    let weights = <Clever2 as Evaluation>::Weights::TUNED;
    for players in 1..=4 {
        for_positions(players, 20, |game| {
            for player in PlayerSet::seats(players).iter() {
                let expected = game.expect(player, &weights);
                assert!(expected.is_finite());
                if game.turn() == Turn::Over {
                    assert_eq!(expected, f64::from(game.score(player).total()));
                }
            }
        });
    }
}

#[test]
fn to_expect_allocates_nothing() {
    let weights = <Clever2 as Evaluation>::Weights::TUNED;
    for_positions(4, 5, |game| {
        let allocated = allocation_counter::measure(|| {
            PlayerSet::seats(4).iter().for_each(|player| assert!(game.outlook(player, &weights).is_finite()));
        });
        assert_eq!(allocated.count_total, 0);
    });
}

#[test]
fn turns_and_dice_ahead_are_those_that_come() {
    for players in 1..=4 {
        let mut seen: Vec<(Vec<(u8, u8)>, &'static str)> = Vec::new();
        let ahead = |game: &Clever2, player| (game.active_turns_left(player), game.passive_turns_left(player));
        for_positions(players, 5, |game| {
            let now = PlayerSet::seats(players).iter().map(|player| ahead(game, player)).collect();
            seen.push((now, game.step()));
        });
        for pair in seen.windows(2).filter(|pair| pair[0].1 != "over") {
            let turns = |position: &(Vec<(u8, u8)>, _)| position.0.iter().map(|ahead| u32::from(ahead.0)).sum::<u32>();
            let begins = u32::from(pair[1].1 == "roll" && !matches!(pair[0].1, "choose" | "before_roll" | "roll"));
            assert_eq!(turns(&pair[0]), turns(&pair[1]) + begins, "{players} players: {pair:?}");
            let falls = |player: usize| pair[1].0[player].1 <= pair[0].0[player].1;
            assert!((0..players).all(falls), "{players} players: {pair:?}");
        }
        let (end, _) = seen.last().expect("positions");
        assert!(end.iter().all(|&ahead| ahead == (0, 0)));
    }
}

#[test]
fn dice_that_stay_in_the_pool_are_worth_more_than_swept_ones() {
    check_better(
        "! dice white 5 yellow 5 blue 5 green 5 pink 6 silver 5
         choose green 5",
        "! dice white 1 yellow 2 blue 3 green 5 pink 1 silver 2
         choose green 5",
    );
}

#[test]
fn a_green_pair_begins_high_and_ends_low() {
    let roll = |face| format!("! dice white 6 yellow 6 blue 6 green {face} pink 6 silver 6\n choose green {face}\n");
    check_better(&roll(6), &roll(1));
    let pair = |face| {
        format!("{}roll\n! dice white {face} yellow 6 blue 6 pink 6 silver 6\nchoose white green {face}", roll(5))
    };
    check_better(&pair(1), &pair(6));
}

#[test]
fn a_high_blue_sum_leaves_more_room() {
    let roll = |face| format!("! dice white 6 yellow 6 blue {face} green 6 pink 6 silver 6\n choose blue {}", 6 + face);
    check_better(&roll(6), &roll(1));
}

#[test]
fn a_yellow_circle_that_completes_a_line_is_better() {
    let circle = |cell| {
        format!(
            "! dice white 6 yellow 6 blue 6 green 6 pink 6 silver 6
             choose yellow r1c4
             roll
             ! dice white 3 blue 6 green 6 pink 6 silver 6
             choose white yellow {cell}"
        )
    };
    check_better(&circle("r1c2"), &circle("r3c4"));
}

#[test]
fn only_the_best_answers_to_a_question_are_considered() {
    for_positions(2, 20, |game| {
        for player in game.turn().players().iter() {
            let (mut legal, mut considered) = (Vec::new(), Vec::new());
            game.legal(player, &mut legal);
            game.legal(player, &mut considered);
            game.consider(player, &mut considered);
            assert!(!considered.is_empty() && considered.iter().all(|action| legal.contains(action)));
            let weights = <Clever2 as Evaluation>::Weights::TUNED;
            for dropped in legal.iter().filter(|action| !considered.contains(action)) {
                let Action::Bonus(place) = *dropped else { continue };
                let same_area =
                    |action: &&Action| matches!(**action, Action::Bonus(other) if other.area() == place.area());
                let kept = *considered.iter().find(same_area).expect("one answer in each area");
                let behind = |action| {
                    let mut after = *game;
                    after.apply(player, action);
                    after.expect(player, &weights)
                };
                assert!(behind(kept) >= behind(*dropped), "{kept} against {dropped}");
            }
        }
    });
}

#[test]
fn swept_dice_of_one_color_are_marked_before_white_and_silver() {
    let table = solo(
        "! dice white 1 yellow 2 blue 6 green 6 pink 6 silver 5
         choose silver green 5",
    );
    let mut actions = table.legal(OWNER);
    table.game().consider(OWNER, &mut actions);
    assert!(matches!(actions[..], [Action::Mark(Die::Yellow, _, 2), Action::Skip]), "{actions:?}");
    assert!(table.legal(OWNER).len() > actions.len());
}

#[test]
fn each_box_is_valued_by_its_own_numbers() {
    let usual = Components::TEXTS[0];
    let rich = usual.replace(
        "row_points_by_marks = [0, 2, 4, 7, 11, 16, 22]",
        "row_points_by_marks = [0, 9, 99, 999, 999, 999, 999]",
    );
    let long = usual.replace("slots = 6", "slots = 12").replace("end_bonus = \"fox\"", "end_bonus = \"none\"");
    let [usual, rich, long] = [usual, &rich, &long].map(|text| {
        let components =
            Components::shelf().take_in(Components::read(text).expect("a right box")).expect("there is room");
        Clever2::with_box(&"players=1".parse().expect("a set-up"), components)
            .expect(OWNER, &<Clever2 as Evaluation>::Weights::TUNED)
    });
    assert!(rich.is_finite() && rich > usual + 100.0, "{rich} against {usual}");
    assert!(long.is_finite() && long < usual, "{long} against {usual}");
}
