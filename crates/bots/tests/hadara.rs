//! What the bots know of Hadara.

use bots::{Bot, ENDLESS, Evaluation, Greedy, Weights, playout};
use games::Hadara;
use games::hadara::{Action, Chance, Components, Deed, Track};
use play::{Chances, Components as _, Game, Notation, Player, PlayerSet, Rng, Seed, Table, Turn};

type HadaraWeights = <Hadara as Evaluation>::Weights;

const WEIGHTS: HadaraWeights = HadaraWeights::TUNED;

/// The example of the rules (26.11) up to the step of a player, without the line of that step.
fn example(step: &str, player: usize) -> Table<Hadara> {
    let rules = include_str!("../../../rules/hadara.md");
    let (_, section) = rules.split_once("26.11 **Example.**").expect("the example");
    let lines = section.split("```").nth(1).expect("the listing").lines().filter(|line| !line.is_empty());
    let mut table = Table::<Hadara>::new("players=2".parse().expect("a set-up"), Seed::from(1), Chances::Manual);
    let components = table.components();
    for line in lines {
        let line = line.split('#').next().unwrap_or(line);
        let mut words = line.split_whitespace();
        let (name, who) = (words.next().expect("a step"), words.next().expect("who"));
        let text = words.collect::<Vec<_>>().join(" ");
        if name == step && who == player.to_string() {
            return table;
        }
        if who == "chance" {
            table.chance(Chance::read(&text, &components).expect("a result")).expect("a possible result");
        } else {
            let seat = Player::new(who.parse().expect("a seat"));
            table.play(seat, Action::read(&text, &components).expect("an action")).expect("a legal action");
        }
    }
    panic!("{step} {player} is not in the example");
}

/// What the player may expect behind an action.
fn behind(table: &Table<Hadara>, player: usize, action: &str) -> f64 {
    let (mut game, player) = (*table.game(), Player::new(player));
    game.apply(player, Action::read(action, &table.components()).expect("an action"));
    game.expect(player, &WEIGHTS)
}

#[track_caller]
fn check_prefers(table: &Table<Hadara>, player: usize, better: &str, worse: &str) {
    let (good, bad) = (behind(table, player, better), behind(table, player, worse));
    assert!(good > bad, "{better}: {good:.2}, {worse}: {bad:.2}");
}

#[test]
fn the_total_to_expect_is_the_score_when_the_game_is_over() {
    let mut actions = Vec::new();
    for players in 2..=5 {
        let setup = format!("players={players}").parse().expect("a set-up");
        let mut rng = Rng::from_number(players);
        for _ in 0..20 {
            let mut game = Hadara::new(&setup);
            playout(&mut game, &mut rng, &mut actions);
            for player in PlayerSet::seats(players as usize).iter() {
                assert_eq!(game.expect(player, &WEIGHTS), f64::from(game.score(player).total()));
            }
        }
    }
}

#[test]
fn a_card_that_waits_for_the_others_counts_already() {
    let table = example("draft", 0);
    check_prefers(&table, 0, "draft place Y1-04 recruit Y1-01", "draft place Y1-04 sell Y1-01");
}

#[test]
fn a_colony_within_reach_is_taken() {
    let table = example("colony", 1);
    check_prefers(&table, 1, "plunder 3", "pass");
    check_prefers(&table, 1, "ally 3", "pass");
}

#[test]
fn a_bust_within_reach_is_carved() {
    check_prefers(&example("bust", 0), 0, "carve 6 income front", "pass");
}

#[test]
fn the_last_tile_of_the_best_track_is_kept_for_a_silver_seal() {
    check_prefers(&example("bust", 0), 0, "carve 6 income front", "carve 6 food front");
}

#[test]
fn of_flipped_tiles_only_one_is_considered() {
    let table = example("bust", 0);
    let (player, mut actions) = (Player::new(0), table.legal(Player::new(0)));
    table.game().consider(player, &mut actions);
    let texts: Vec<String> = actions.iter().map(|action| action.notation(&table.components()).to_string()).collect();
    assert_eq!(texts.iter().filter(|text| text.ends_with("back")).count(), 1, "{texts:?}");
    assert!(!texts.contains(&"pass".to_string()), "{texts:?}");
}

/// Lets the bots of one step ahead play until somebody decides at a step.
fn played_to(step: &str, is_wanted: impl Fn(&Table<Hadara>, Player) -> bool) -> (Table<Hadara>, usize) {
    for seed in 1.. {
        let mut table = Table::<Hadara>::new("".parse().expect("a set-up"), Seed::from(seed), Chances::Automatic);
        let mut bot = Greedy::<Hadara>::new(Rng::from_number(seed));
        while let Turn::Players(deciding) = table.game().turn() {
            let player = deciding.iter().next().expect("somebody decides");
            if table.game().step() == step && is_wanted(&table, player) {
                return (table, player.seat());
            }
            let view = table.game().view(Some(player));
            let choice = bot.choose(&view, player, &table.legal(player), ENDLESS);
            table.play(player, choice.action).expect("a legal action");
        }
    }
    unreachable!("seeds do not end")
}

#[test]
fn a_gold_seal_of_the_first_epoch_is_bought() {
    let (table, player) = played_to("seals", |table, player| table.legal(player).contains(&Action::Gold));
    check_prefers(&table, player, "gold", "done");
}

#[test]
fn the_joker_serves_set_points_only_where_the_set_up_says_so() {
    // 15.13: at the last seals nothing else is uncertain, so the evaluations differ as the scores do
    let sums = |setup: &str| {
        let (mut rng, mut actions, mut sums) = (Rng::from_number(9), Vec::new(), (0.0, 0));
        for _ in 0..200 {
            let mut game = Hadara::new(&setup.parse().expect("a set-up"));
            let mut last = None;
            while game.turn() != Turn::Over {
                if let Turn::Players(deciding) = game.turn() {
                    let player = deciding.iter().next().expect("somebody decides");
                    actions.clear();
                    game.legal(player, &mut actions);
                    let recruits = |action: &&Action| {
                        matches!(action, Action::Draft(_, Deed::Recruit(..)) | Action::Take(Deed::Recruit(..)))
                    };
                    let recruit = actions.iter().rfind(recruits).copied();
                    last = (game.step() == "seals").then_some(game);
                    game.apply(player, recruit.unwrap_or_else(|| rng.pick(&actions)));
                } else {
                    let result = game.sample(&mut rng);
                    game.resolve(result);
                }
            }
            let Some(last) = last else { continue };
            for player in PlayerSet::seats(2).iter() {
                sums.0 += last.expect(player, &WEIGHTS);
                sums.1 += last.score(player).total();
            }
        }
        sums
    };
    let (narrow, wide) = (sums("joker_for_set_points=false"), sums("joker_for_set_points=true"));
    let (expected, scored) = (wide.0 - narrow.0, f64::from(wide.1 - narrow.1));
    assert!(scored > 0.0, "no joker helped in any game");
    assert!((expected - scored).abs() < 1e-6, "{expected} of {scored}");
}

#[test]
fn a_card_that_gives_no_food_is_discarded_before_one_that_does() {
    let (table, player) = played_to("feed", |table, player| {
        let foods = table.legal(player).into_iter().filter_map(|action| match action {
            Action::Discard(card) => Some(card.facts(&table.components()).steps[Track::Food as usize]),
            _ => None,
        });
        let (least, most) = foods.fold((u8::MAX, 0), |(least, most), food| (least.min(food), most.max(food)));
        least == 0 && most > 2
    });
    let seat = Player::new(player);
    let view = table.game().view(Some(seat));
    let choice = Greedy::<Hadara>::new(Rng::from_number(1)).choose(&view, seat, &table.legal(seat), ENDLESS);
    let Action::Discard(card) = choice.action else { panic!("{:?} in place of a discard", choice.action) };
    assert!(card.facts(&table.components()).steps[Track::Food as usize] <= 1, "{card:?}");
}

#[test]
fn a_bot_counts_with_the_box_of_its_table() {
    let text = Components::TEXTS[0];
    let dear = text.replace("gold_points_per_set = 7", "gold_points_per_set = 99");
    let free = text.replace("cost = ", "cost = 0 # ").replace("coins = 2\n", "coins = 1\n");
    for text in [dear, free] {
        let own = Components::shelf().take_in(Components::read(&text).expect("a box")).expect("there is room");
        let setup = "players=2".parse().expect("a set-up");
        let mut table = Table::<Hadara>::with_box(setup, own, Seed::from(2), Chances::Automatic);
        let mut project = Table::<Hadara>::new(*table.setup(), Seed::from(2), Chances::Automatic);
        let mut differ = false;
        let mut rng = Rng::from_number(2);
        while let Turn::Players(deciding) = table.game().turn() {
            let player = deciding.iter().next().expect("somebody decides");
            let expected = table.game().expect(player, &WEIGHTS);
            assert!(expected.is_finite(), "{expected}");
            if project.game().turn() == table.game().turn() {
                differ |= (expected - project.game().expect(player, &WEIGHTS)).abs() > 1.0;
            }
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
            let _ = project.play(player, action);
        }
        assert!(differ, "the numbers of the box make no difference");
    }
}

#[test]
fn the_evaluation_allocates_nothing() {
    let mut actions = Vec::with_capacity(256);
    for setup in play::all_setups(Hadara::SETTINGS) {
        let mut rng = Rng::from_number(3);
        let mut game = Hadara::new(&setup.parse().expect("a set-up"));
        let allocated = allocation_counter::measure(|| {
            while game.turn() != Turn::Over {
                for player in PlayerSet::seats(game.players()).iter() {
                    std::hint::black_box(game.outlook(player, &WEIGHTS));
                }
                if let Turn::Players(deciding) = game.turn() {
                    let player = deciding.iter().next().expect("somebody decides");
                    actions.clear();
                    game.legal(player, &mut actions);
                    game.consider(player, &mut actions);
                    game.apply(player, rng.pick(&actions));
                } else {
                    let result = game.sample(&mut rng);
                    game.resolve(result);
                }
            }
        });
        assert_eq!(allocated.count_total, 0, "{setup}");
    }
}
