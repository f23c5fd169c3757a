//! What the bots know of Strange World Above the Clouds.

use bots::{Evaluation, Weights, playout};
use games::StrangeWorld;
use games::strange_world::{Action, Chance};
use play::{Game, Player, PlayerSet, Rng, Turn};

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
                let result: Chance = text.parse().expect("a result");
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
    let action: Action = text.parse().expect("an action");
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
fn for_each_position(players: usize, games: u32, mut look: impl FnMut(&StrangeWorld, &mut Vec<Action>)) {
    let (mut rng, mut actions) = (Rng::from_number(2), Vec::with_capacity(256));
    for _ in 0..games {
        let mut game = new_game(players);
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
    for players in 1..=4 {
        for_each_position(players, 30, |game, _| {
            for player in PlayerSet::seats(players).iter() {
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
    for players in 1..=4 {
        for_each_position(players, 30, |game, actions| {
            if let Some(player) = game.turn().players().iter().next() {
                game.consider(player, actions);
                assert!(!actions.is_empty());
            }
        });
    }
}

#[test]
fn an_evaluation_allocates_nothing() {
    for players in 1..=4 {
        let (mut sum, numbers) = (0.0, Numbers::TUNED);
        let mut positions = Vec::new();
        for_each_position(players, 5, |game, _| positions.push(*game));
        sum += positions[positions.len() / 2].expect(FIRST, &numbers); // components are read once
        let mut actions = Vec::with_capacity(256);
        let allocated = allocation_counter::measure(|| {
            for game in &positions {
                for player in PlayerSet::seats(players).iter() {
                    actions.clear();
                    game.legal(player, &mut actions);
                    game.consider(player, &mut actions);
                    sum += game.expect(player, &numbers) + game.outlook(player, &numbers);
                }
            }
        });
        assert_eq!(allocated.count_total, 0, "{players} players, {sum}");
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
