//! What the bots value in House of Cats.

use bots::{Bot, ENDLESS, Evaluation, Greedy, Weights, playout};
use games::HouseOfCats;
use games::house_of_cats::{Action, Chance, Components};
use play::{Boxed, Chances, Components as _, Game, Notation, Player, PlayerSet, Rng, Seed, Table, Turn, all_setups};

const ME: Player = Player::new(0);
const WEIGHTS: <HouseOfCats as Evaluation>::Weights = Weights::TUNED;

/// A solo game after these events.
fn table(setup: &str, events: &str) -> Table<HouseOfCats> {
    let setup = format!("players=1 {setup}").parse().expect("a set-up");
    let mut table = Table::<HouseOfCats>::new(setup, Seed::from(1), Chances::Manual);
    let components = table.components();
    for event in events.split(',').map(str::trim) {
        if event.starts_with("roll") || event.starts_with("tiles") {
            table.chance(Chance::read(event, &components).expect("a result")).expect("a possible result");
        } else {
            table.play(ME, Action::read(event, &components).expect("an action")).expect("a legal action");
        }
    }
    table
}

fn expect(setup: &str, events: &str) -> f64 {
    table(setup, events).game().expect(ME, &WEIGHTS)
}

#[track_caller]
fn check_prefers(setup: &str, good: &str, bad: &str) {
    let (good, bad) = (expect(setup, good), expect(setup, bad));
    assert!(good > bad, "{good:.2} is not more than {bad:.2}");
}

/// What the medium bot does after these events.
fn choice(setup: &str, events: &str) -> String {
    let table = table(setup, events);
    let mut bot = Greedy::<HouseOfCats>::new(Rng::from_number(1));
    let action = bot.choose(&table.game().view(Some(ME)), ME, &table.legal(ME), ENDLESS).action;
    action.notation(&table.components()).to_string()
}

#[test]
fn a_finished_game_is_worth_its_score() {
    for (number, setup) in all_setups(HouseOfCats::SETTINGS).iter().enumerate() {
        let mut game = HouseOfCats::new(&setup.parse().expect("a set-up"));
        playout(&mut game, &mut Rng::from_number(number as u64), &mut Vec::new());
        for player in PlayerSet::seats(game.players()).iter() {
            assert_eq!(game.expect(player, &WEIGHTS), f64::from(game.score(player).total()), "{setup}");
        }
    }
}

#[test]
fn the_estimate_is_sound_at_every_step_and_allocates_nothing() {
    check_sound(Components::shelf().standard());
}

#[test]
fn the_estimate_is_sound_with_other_timings() {
    let text = Components::TEXTS[0];
    for (from, to) in [("immediate", "stored"), ("stored", "immediate")] {
        let own = text.replace(&format!("timing = \"{from}\""), &format!("timing = \"{to}\""));
        check_sound(Components::shelf().take_in(Components::read(&own).expect("a box")).expect("there is room"));
    }
}

/// Random games: the estimate is a number that can be, without memory.
fn check_sound(components: Boxed<Components>) {
    for (number, setup) in all_setups(HouseOfCats::SETTINGS).iter().enumerate() {
        let mut game = HouseOfCats::with_box(&setup.parse().expect("a set-up"), components);
        let (mut rng, mut actions) = (Rng::from_number(number as u64), Vec::with_capacity(256));
        while game.turn() != Turn::Over {
            let allocated = allocation_counter::measure(|| {
                for player in PlayerSet::seats(game.players()).iter() {
                    let expected = game.expect(player, &WEIGHTS);
                    assert!(expected.is_finite() && (-100.0..300.0).contains(&expected), "{setup}: {expected}");
                }
            });
            assert_eq!(allocated.count_total, 0, "{setup}");
            if let Some(player) = game.turn().players().iter().next() {
                actions.clear();
                game.legal(player, &mut actions);
                game.consider(player, &mut actions);
                game.apply(player, rng.pick(&actions));
            } else {
                let result = game.sample(&mut rng);
                game.resolve(result);
            }
        }
    }
}

#[test]
fn equal_numbers_belong_together() {
    let begin = "roll 2 4 4 5, take 4, write c4, take 5, write c5, take 4";
    check_prefers("level=1 tiles=abcd", &format!("{begin}, write c3"), &format!("{begin}, write c6"));
}

#[test]
fn a_group_without_room_to_grow_is_worth_little() {
    // Cats shut in the 5 in c7, or leave it a way out.
    let begin = "roll 2 3 4, place a5 2 d2 3 g5 4, roll 2 5 cat cat, take 5, write c7, take cat, write c6, take cat";
    check_prefers("level=2 tiles=abcd", &format!("{begin}, write d6"), &format!("{begin}, write d7"));
}

#[test]
fn the_die_that_completes_a_room_is_taken() {
    let begin = "roll 4 4 4 cat, take 4, write c4, take 4, write c5, take 4, write c6, done, roll 2 3 4 5";
    assert_eq!(choice("level=1 tiles=abcd", begin), "take 4");
    let written = choice("level=1 tiles=abcd", &format!("{begin}, take 4"));
    let after = table("level=1 tiles=abcd", &format!("{begin}, take 4, {written}"));
    assert_eq!(after.scores()[0].lines().find(|line| line.0 == "rooms4"), Some(("rooms4", 5)));
}

#[test]
fn a_mouse_eats_two_cheeses_rather_than_one() {
    let begin = "roll 2 3 mouse mouse, take mouse, write d4, take 2, write d5, take mouse";
    check_prefers("level=1 tiles=abcd", &format!("{begin}, write e5"), &format!("{begin}, write d6"));
}

#[test]
fn mice_go_where_the_cats_are() {
    let begin =
        "roll 2 3 4, place a5 2 d2 3 g5 4, roll cat mouse mouse mouse, take cat, write b2, take mouse, write b3";
    check_prefers(
        "level=2 tiles=abcd",
        &format!("{begin}, take mouse, write b4"),
        &format!("{begin}, take mouse, write c3"),
    );
}
