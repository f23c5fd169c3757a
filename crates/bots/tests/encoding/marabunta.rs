//! How games are shown to networks.

use bots::{Encoding, Inputs, parts};
use games::Marabunta;
use games::marabunta::{Action, Components};
use play::{Chances, Components as _, Game, Notation, Player, Rng, Seed, Table, Turn, all_setups};

const RED: Player = Player::new(0);
const BLUE: Player = Player::new(1);

/// The bits of a part, counted from its beginning.
fn part<G: Encoding>(game: &G, viewer: Player, name: &str) -> Vec<usize> {
    let view = game.view(Some(viewer));
    let part = parts::<G>(&view, viewer).into_iter().find(|part| part.name == name).expect("a part with this name");
    let inputs = Inputs::of::<G>(&view, viewer);
    inputs.ones().filter_map(|bit| bit.checked_sub(part.begin)).filter(|bit| *bit < part.width).collect()
}

/// A game of Marabunta after some events, separated by `;`: chance results, and actions of the player on turn.
#[track_caller]
fn marabunta(setup: &str, events: &str) -> Marabunta {
    let mut table = Table::<Marabunta>::new(setup.parse().expect("a set-up"), Seed::from(0), Chances::Manual);
    for text in events.split(';').map(str::trim) {
        match table.game().turn().players().iter().next() {
            None => {
                table.chance(text.parse().expect("a result")).unwrap_or_else(|error| panic!("{text}: {error}"));
            }
            Some(player) => {
                let action = Action::read(text, &Components::shelf().standard()).expect("an action");
                table.play(player, action).unwrap_or_else(|error| panic!("{text}: {error}"));
            }
        }
    }
    *table.game()
}

#[test]
fn what_is_own_to_one_player_of_marabunta_is_the_others_to_the_other() {
    for (seed, setup) in all_setups(Marabunta::SETTINGS).into_iter().enumerate() {
        let mut game = Marabunta::new(&setup.parse().expect("a set-up"));
        let mut rng = Rng::from_number(seed as u64);
        loop {
            for (own, other) in [("own board", "other board"), ("own hand", "other hand"), ("own reach", "other reach")]
            {
                assert_eq!(part(&game, RED, own), part(&game, BLUE, other), "{setup}");
                assert_eq!(part(&game, BLUE, own), part(&game, RED, other), "{setup}");
            }
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.resolve(game.sample(&mut rng)),
                Turn::Players(deciding) => {
                    let player = deciding.iter().next().expect("somebody decides");
                    let mut actions = Vec::new();
                    game.legal(player, &mut actions);
                    game.apply(player, rng.pick(&actions));
                }
            }
        }
    }
}

#[test]
fn a_choice_in_marabunta_is_shown_with_the_margin_that_it_leads_to() {
    let game = marabunta("first=red", "tile one_any; roll 3 1 flag 2 0 chest; split tile pink yellow; choose dice");
    assert_eq!(Marabunta::phase(&game.view(Some(BLUE)), BLUE), Marabunta::phase(&game.view(Some(RED)), RED) + 1);
    // Red can win pink and yellow, blue green: two printed circles each.
    let split = marabunta("first=red", "tile one_any; roll 3 1 flag 2 0 chest; split tile pink yellow");
    let margin = |margin: usize| 12 + margin;
    let of_tile = part(&split, RED, "choice");
    assert_eq!(of_tile, [margin(2), 25 + 10, 50 + 10], "blue would take what is worse for red");
    assert_eq!(part(&split, BLUE, "choice"), [margin(2), 25 + 10, 50 + margin(2)], "blue chooses");
    assert!(part(&game, RED, "choice").is_empty());
}

#[test]
fn a_hex_of_a_chain_in_marabunta_counts_as_soon_as_it_is_chosen() {
    let begun = "tile double_zero; roll 3 1 flag 2 0 chest; split tile; choose tile; use tile double_zero";
    let before = marabunta("first=red", begun);
    let after = marabunta("first=red", &format!("{begun}; write 0 b3"));
    assert!(part(&before, BLUE, "own reach").is_empty());
    assert!(!part(&after, BLUE, "own reach").is_empty() && after.marks() == before.marks());
}

#[test]
fn showing_a_game_takes_no_memory() {
    let game = marabunta("first=red", "tile one_any; roll 3 1 flag 2 0 chest; split tile pink yellow");
    let view = game.view(Some(RED));
    let taken = allocation_counter::measure(|| {
        std::hint::black_box(Inputs::of::<Marabunta>(&view, RED));
    });
    assert_eq!(taken.count_total, 0);
}
