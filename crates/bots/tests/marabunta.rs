//! Marabunta: what the bots value.

use bots::{Attention, Bot, ENDLESS, Evaluation, Greedy, Weights, playout};
use games::Marabunta;
use games::marabunta::{Action, Components};
use play::{Chances, Components as _, Game, Notation, Player, Rng, Seed, Table, Turn, all_setups};

const RED: Player = Player::new(0);
const BLUE: Player = Player::new(1);

fn tuned() -> <Marabunta as Evaluation>::Weights {
    Weights::TUNED
}

/// The table after some events, separated by `;`: chance results, and actions of the player on turn.
#[track_caller]
fn after(setup: &str, events: &str) -> Table<Marabunta> {
    let setup = setup.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut table = Table::<Marabunta>::new(setup, Seed::from(0), Chances::Manual);
    for text in events.split(';').map(str::trim) {
        let done = match table.game().turn().players().iter().next() {
            None => {
                table.chance(text.parse().unwrap_or_else(|error| panic!("{error}"))).map_err(|error| error.to_string())
            }
            Some(player) => table.play(player, action(text)).map_err(|error| error.to_string()),
        };
        done.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    table
}

/// Reads an action of the project's box.
#[track_caller]
fn action(text: &str) -> Action {
    Action::read(text, &Components::shelf().standard()).unwrap_or_else(|error| panic!("{error}"))
}

/// What a bot without search does.
fn choice(table: &Table<Marabunta>) -> String {
    let player = table.game().turn().players().iter().next().expect("a player is to act");
    let mut bot = Greedy::<Marabunta>::with(tuned(), Attention::Full, Rng::from_number(1));
    let choice = bot.choose(&table.game().view(Some(player)), player, &table.legal(player), ENDLESS).action;
    choice.notation(table.components().get()).to_string()
}

fn outlook(events: &str, player: Player) -> f64 {
    after("first=blue", events).game().outlook(player, &tuned())
}

/// Red has begun in the pink region, blue in the green one; red is about to use what is left.
const BEGUN: &str = "tile one_any; roll 3 1 chest 3 0 flag; split tile yellow green; choose dice; \
     use pink 3; write 3 a1";

#[test]
fn in_a_finished_game_the_expectation_is_the_score() {
    for (seed, setup) in all_setups(Marabunta::SETTINGS).into_iter().enumerate() {
        let mut game = Marabunta::new(&setup.parse().expect("a set-up"));
        playout(&mut game, &mut Rng::from_number(seed as u64), &mut Vec::new());
        for player in [RED, BLUE] {
            assert_eq!(game.expect(player, &tuned()), f64::from(game.score(player).total()), "{setup}");
        }
    }
}

#[test]
fn the_winner_of_a_finished_game_has_the_better_outlook() {
    for seed in 0..200 {
        let mut game = Marabunta::new(&"".parse().expect("a set-up"));
        playout(&mut game, &mut Rng::from_number(seed), &mut Vec::new());
        let red_wins = game.score(RED).rank() > game.score(BLUE).rank();
        assert_eq!(game.outlook(RED, &tuned()) > game.outlook(BLUE, &tuned()), red_wins, "seed {seed}");
    }
}

#[test]
fn the_outlooks_of_the_two_players_are_opposite() {
    let table = after("first=blue", BEGUN);
    let [red, blue] = [RED, BLUE].map(|player| table.game().outlook(player, &tuned()));
    assert!((red + blue).abs() < 1e-9, "{red}, {blue}");
    assert!(table.game().spread() > 1.0);
}

#[test]
fn a_higher_number_in_hand_is_worth_more() {
    let with = |face: u8| {
        let events = format!("tile one_any; roll {face} 1 chest 0 0 flag; split tile yellow; choose dice");
        outlook(&events, RED)
    };
    assert!(with(3) > with(2) && with(2) > with(1), "{}, {}, {}", with(3), with(2), with(1));
}

#[test]
fn a_circle_is_colored_rather_than_ignored() {
    let table = after("first=blue", &format!("{BEGUN}; use blue chest; chest write_1; use orange 0; write 0 a2"));
    assert_eq!(choice(&table), "use grey flag");
}

#[test]
fn a_split_does_not_give_everything_to_the_chooser() {
    let table = after("first=blue", "tile cross_two_hexes; roll 3 3 3 3 3 3");
    let Action::Split(with_tile) = action(&choice(&table)) else { panic!("a split") };
    assert!((2..=4).contains(&with_tile.len()), "{with_tile:?}");
}

#[test]
fn of_two_groups_the_richer_one_is_chosen() {
    let table = after("first=blue", "tile cross_two_hexes; roll 3 3 3 3 3 flag; split tile grey");
    assert_eq!(choice(&table), "choose dice");
}

#[test]
fn the_last_chest_of_a_group_is_crossed_out_before_a_first_one() {
    let events = "tile two_chests; roll chest chest chest chest 0 0; split tile pink yellow; choose tile; \
         use tile two_chests; chest vp_3; chest vp_3; use pink chest; chest vp_3; use yellow chest";
    assert_eq!(choice(&after("first=blue", events)), "chest vp_3");
}

#[test]
fn equivalent_splits_are_considered_once() {
    let table = after("first=blue", "tile one_any; roll 0 0 0 chest chest flag");
    let mut considered = table.legal(BLUE);
    table.game().consider(BLUE, &mut considered);
    let mut reduced = Vec::new();
    table.game().reduced_splits(&mut reduced);
    assert_eq!(considered, reduced);
}

#[test]
fn something_stays_to_be_considered_and_a_judgment_allocates_nothing() {
    for setup in all_setups(Marabunta::SETTINGS) {
        let setup = setup.parse().expect("a set-up");
        let (mut rng, mut actions, weights) = (Rng::from_number(7), Vec::with_capacity(256), tuned());
        playout(&mut Marabunta::new(&setup), &mut rng, &mut actions); // components are read once
        let mut game = Marabunta::new(&setup);
        let allocated = allocation_counter::measure(|| {
            while game.turn() != Turn::Over {
                for player in [RED, BLUE] {
                    assert!(game.expect(player, &weights).is_finite());
                    assert!(game.outlook(player, &weights).is_finite());
                }
                assert!(game.spread() > 0.0);
                let Some(player) = game.turn().players().iter().next() else {
                    let result = game.sample(&mut rng);
                    game.resolve(result);
                    continue;
                };
                actions.clear();
                game.legal(player, &mut actions);
                let action = rng.pick(&actions);
                game.consider(player, &mut actions);
                assert!(!actions.is_empty());
                game.apply(player, action);
            }
        });
        assert_eq!(allocated.count_total, 0, "{setup}");
    }
}

/// The evaluation reads the box of the game: an ability that scores more is worth more.
#[test]
fn a_position_is_judged_by_the_numbers_of_its_box() {
    let text = Components::TEXTS[0];
    let rich = text.replacen("effect = \"vp\"\namount = 3", "effect = \"vp\"\namount = 20", 1);
    assert_ne!(rich, text);
    let rich = Components::shelf().take_in(Components::read(&rich).expect("right components")).expect("there is room");
    let setup = "first=blue".parse().expect("a set-up");
    let [plain, rich] = [Components::shelf().standard(), rich]
        .map(|components| Marabunta::with_box(&setup, components).expect(RED, &tuned()));
    assert!(rich > plain, "{rich}, {plain}");
}

/// A board with `vp_3` in two groups, of which the second one needs fewer chests.
#[test]
fn groups_with_the_same_ability_are_judged_apart() {
    let text = Components::TEXTS[0].replacen("chests = 4\nability = \"vp_3\"", "chests = 2\nability = \"vp_3\"", 1);
    let text = text.replacen("chests = 2\nability = \"write_1\"", "chests = 4\nability = \"vp_3\"", 1);
    let shelf = Components::shelf();
    let own = shelf.take_in(Components::read(&text).expect("right components")).expect("there is room");
    let setup = "first=blue".parse().expect("a set-up");
    let mut table = Table::<Marabunta>::with_box(setup, own, Seed::from(0), Chances::Manual);
    for text in ["tile two_chests", "roll chest chest chest chest 0 0"] {
        table.chance(text.parse().expect("a result")).expect("a possible result");
    }
    let play = |table: &mut Table<Marabunta>, player: Player, text: &str| {
        let action = Action::read(text, &own).expect("notation");
        table.play(player, action).unwrap_or_else(|error| panic!("{text}: {error}"));
    };
    play(&mut table, BLUE, "split tile pink yellow");
    for text in ["choose tile", "use tile two_chests", "chest vp_3", "chest vp_3 2", "use pink chest"] {
        play(&mut table, RED, text);
    }
    assert_eq!(choice(&table), "chest vp_3 2");
}
