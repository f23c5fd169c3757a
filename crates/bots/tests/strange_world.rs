//! What the bots know of Strange World Above the Clouds.

use bots::{Evaluation, Weights, playout};
use games::StrangeWorld;
use games::strange_world::{Action, Chance, Components};
use play::{Boxed, Chances, Components as _, Game, Notation, Player, PlayerSet, Rng, Seed, Table, Turn, all_setups};

type Numbers = <StrangeWorld as Evaluation>::Weights;

const FIRST: Player = Player::new(0);

fn new_game(players: usize) -> StrangeWorld {
    StrangeWorld::new(&format!("players={players}").parse().expect("a set-up"))
}

/// The position after these decisions and results of chance.
fn position(players: usize, script: &[&str]) -> StrangeWorld {
    let mut game = new_game(players);
    for text in script {
        match game.turn() {
            Turn::Chance => {
                let result = Chance::read(text, &game.components()).expect("a result");
                assert!(game.is_possible(&result), "{text}");
                game.resolve(result);
            }
            Turn::Players(deciding) => act(&mut game, deciding.iter().next().expect("somebody acts"), text),
            Turn::Over => panic!("{text} comes after the end"),
        }
    }
    game
}

fn act(game: &mut StrangeWorld, player: Player, text: &str) {
    let action = Action::read(text, &game.components()).expect("an action");
    assert!(game.is_legal(player, action), "{text}");
    game.apply(player, action);
}

/// A solo game up to the first `take`.
const SOLO: [&str; 9] = [
    "start 0 start_plant",
    "offer burk kark rumph",
    "pile 1 portal_plant",
    "pile 2 portal_swamp",
    "pile 3 portal_water",
    "pile 4 mountain_swamp",
    "pile 5 moon",
    "pile 6 portal_mountain",
    "pile 7 volcano_water",
];

/// The first action leads to the better outlook.
#[track_caller]
fn check_prefers(game: &StrangeWorld, player: Player, better: &str, worse: &str) {
    let outlook = |text: &str| {
        let mut after = *game;
        act(&mut after, player, text);
        after.outlook(player, &Numbers::TUNED)
    };
    let (more, less) = (outlook(better), outlook(worse));
    assert!(more > less, "{better}: {more:.2}, {worse}: {less:.2}");
}

fn solo(script: &[&str]) -> StrangeWorld {
    position(1, &[&SOLO, script].concat())
}

#[test]
fn in_a_finished_game_the_expectation_is_the_score() {
    let (mut rng, mut actions) = (Rng::from_number(1), Vec::new());
    for players in 1..=4 {
        for _ in 0..20 {
            let mut game = new_game(players);
            playout(&mut game, &mut rng, &mut actions);
            for player in PlayerSet::seats(players).iter() {
                let total = f64::from(game.score(player).total());
                assert_eq!(game.expect(player, &Numbers::TUNED), total);
            }
        }
    }
}

/// Calls this for every position of random games.
fn for_each_position(setup: &str, games: u32, mut look: impl FnMut(&StrangeWorld, &mut Vec<Action>)) {
    let (mut rng, mut actions) = (Rng::from_number(2), Vec::with_capacity(256));
    for _ in 0..games {
        let mut game = StrangeWorld::new(&setup.parse().expect("a set-up"));
        loop {
            actions.clear();
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    look(&game, &mut actions);
                    let result = game.sample(&mut rng);
                    game.resolve(result);
                }
                Turn::Players(deciding) => {
                    let player = deciding.iter().next().expect("somebody acts");
                    game.legal(player, &mut actions);
                    look(&game, &mut actions);
                    let action = rng.pick(&actions);
                    game.apply(player, action);
                }
            }
        }
    }
}

#[test]
fn at_every_step_the_expectation_is_a_sensible_number() {
    for setup in all_setups(StrangeWorld::SETTINGS) {
        for_each_position(&setup, 15, |game, _| {
            for player in PlayerSet::seats(game.players()).iter() {
                let expected = game.expect(player, &Numbers::TUNED);
                let score = f64::from(game.score(player).total());
                assert!((score - 20.0..score + 120.0).contains(&expected), "{expected} at a score of {score}");
                assert!(game.outlook(player, &Numbers::TUNED).is_finite());
            }
            assert!(game.spread() > 0.0);
        });
    }
}

#[test]
fn something_to_consider_always_stays() {
    for setup in all_setups(StrangeWorld::SETTINGS) {
        for_each_position(&setup, 15, |game, actions| {
            if let Some(player) = game.turn().players().iter().next() {
                game.consider(player, actions);
                assert!(!actions.is_empty());
            }
        });
    }
}

#[test]
fn an_evaluation_allocates_nothing() {
    for setup in all_setups(StrangeWorld::SETTINGS) {
        let (mut sum, numbers) = (0.0, Numbers::TUNED);
        let mut positions: Vec<StrangeWorld> = Vec::new();
        for_each_position(&setup, 5, |game, _| positions.push(*game));
        let mut actions = Vec::with_capacity(256);
        let allocated = allocation_counter::measure(|| {
            for game in &positions {
                for player in PlayerSet::seats(game.players()).iter() {
                    actions.clear();
                    game.legal(player, &mut actions);
                    game.consider(player, &mut actions);
                    sum += game.expect(player, &numbers) + game.outlook(player, &numbers);
                }
            }
        });
        assert_eq!(allocated.count_total, 0, "{setup}, {sum}");
    }
}

#[test]
fn a_second_swamp_goes_to_another_row() {
    let game = solo(&["take 4", "play mountain_swamp 0 1", "reveal swamp_plant water_swamp"]);
    check_prefers(&game, FIRST, "play swamp_plant 1 0", "play swamp_plant 0 2");
}

#[test]
fn water_keeps_away_from_water() {
    let game = solo(&["take 3", "play portal_water 0 1", "reveal mountain_water water_swamp"]);
    check_prefers(&game, FIRST, "play water_swamp 1 0", "play water_swamp 0 2");
}

#[test]
fn portal_cards_look_for_each_other() {
    let script = ["take 3", "play portal_water 0 1", "reveal mountain2 water_swamp", "play mountain2 1 0"];
    let rest = ["play water_swamp -1 0", "take 6"];
    let game = solo(&[&script[..], &rest].concat());
    check_prefers(&game, FIRST, "play portal_mountain 0 2", "play portal_mountain 2 0");
}

#[test]
fn nothing_is_placed_above_a_moon() {
    let script = ["take 5", "play moon -1 0", "reveal mountain2 plant2_deer_goat", "play plant2_deer_goat 1 0"];
    let game = solo(&script);
    check_prefers(&game, FIRST, "play mountain2 0 1", "play mountain2 -2 0");
}

#[test]
fn an_eruption_beside_a_fumarole_founds_a_city() {
    let script = ["take 7", "play volcano_water 0 -1", "cover 0 0", "reveal volcano_plant volcano_swamp"];
    let game = solo(&script);
    check_prefers(&game, FIRST, "play volcano_plant 1 -1", "play volcano_plant 1 0");
}

/// The project's file with four rounds and swamps that score ten stars.
fn own_box() -> Boxed<Components> {
    let mut text = Components::TEXTS[0].to_owned();
    for (from, to) in [
        ("rounds = 5", "rounds = 4"),
        ("world_size = 16", "world_size = 13"),
        ("piles_used = 5", "piles_used = 4"),
        ("swamp_per_icon = 3", "swamp_per_icon = 10"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    Components::shelf().take_in(Components::read(&text).expect("right components")).expect("there is room")
}

#[test]
fn numbers_come_from_the_box_of_the_game() {
    let setup = "players=1".parse().expect("a set-up");
    let mut games = [new_game(1), StrangeWorld::with_box(&setup, own_box())];
    for game in &mut games {
        let script = ["take 4", "play mountain_swamp 0 1", "reveal swamp_plant water_swamp"];
        for text in SOLO.iter().chain(&script) {
            match game.turn() {
                Turn::Chance => game.resolve(Chance::read(text, &game.components()).expect("a result")),
                _ => act(game, FIRST, text),
            }
        }
    }
    // What it costs to let a swamp be eaten.
    let loss = |game: &StrangeWorld| {
        let [saved, eaten] = ["play swamp_plant 1 0", "play swamp_plant 0 2"].map(|text| {
            let mut after = *game;
            act(&mut after, FIRST, text);
            after.expect(FIRST, &Numbers::TUNED)
        });
        saved - eaten
    };
    let [printed, own] = &games;
    assert!(loss(own) > loss(printed) + 1.0, "{} and {}", loss(own), loss(printed));
    assert!(own.spread() < printed.spread(), "fewer cards are to come");
}

#[test]
fn a_box_of_an_owner_is_played_to_its_end() {
    for players in 1..=4 {
        let setup = format!("players={players}").parse().expect("a set-up");
        let mut table = Table::<StrangeWorld>::with_box(setup, own_box(), Seed::from(3), Chances::Automatic);
        while let Some(player) = table.game().turn().players().iter().next() {
            let outlook = |action: &Action| {
                let mut after = *table.game();
                after.apply(player, *action);
                after.outlook(player, &Numbers::TUNED)
            };
            let legal = table.legal(player);
            let best = legal.into_iter().max_by(|one, other| outlook(one).total_cmp(&outlook(other)));
            table.play(player, best.expect("something is legal")).expect("a legal action");
        }
        assert_eq!(table.game().turn(), Turn::Over);
        assert_eq!(table.game().expect(FIRST, &Numbers::TUNED), f64::from(table.scores()[0].total()));
    }
}
