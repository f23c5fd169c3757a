//! The networks that come with the program.

use bots::{Course, Goal, Learned, Lookahead, Mind, network_of};
use play::{Player, Rng, Turn};

/// What the networks of a game may take, in bytes.
const ROOM: usize = 200 * 1024;

/// They fit, can be read, and say what they are.
fn check<G: Learned>() {
    assert!(G::networks().iter().map(|(_, bytes)| bytes.len()).sum::<usize>() <= ROOM, "{}", G::ID);
    for (name, _) in G::networks() {
        let course = G::COURSES.iter().find(|course| course.name == *name).expect("the course of a network");
        let network = network_of::<G>(course).unwrap_or_else(|| panic!("{}: {name} cannot be used", G::ID));
        let about = network.about();
        for line in [format!("game: {}", G::ENCODING), format!("course: {name}"), "games: ".into(), "strength: ".into()]
        {
            assert!(about.lines().any(|told| told.starts_with(&line)), "{}: the card of {name} lacks {line}", G::ID);
        }
    }
    for course in G::COURSES {
        check_course::<G>(course);
    }
}

/// A course can be played, and its parts fit together.
fn check_course<G: Learned>(course: &Course) {
    assert!(!course.stages.is_empty() && course.beam > 0 && course.memory > 0, "{}: {}", G::ID, course.name);
    for setup in course.setups {
        let game = G::new(&setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}")));
        assert!((course.players.0..=course.players.1).contains(&game.players()), "{}: {setup}", G::ID);
    }
    for lookahead in [course.hard, course.expert] {
        assert!(lookahead == Lookahead::NONE || lookahead.simulations > 0 && lookahead.beam > 0, "{}", G::ID);
    }
    let alone = course.players == (1, 1);
    assert!(alone || course.goal == Goal::Victory || course.players.0 > 1, "{}: {}", G::ID, course.name);
}

macro_rules! check {
    ($($name:ident: $game:ty,)*) => {
        $(#[test]
        fn $name() {
            check::<$game>();
        })*
    };
}
games::each_game!(check);

/// How many points the network alone makes in a game.
fn points<G: Learned>(course: &Course, seed: u64) -> i32 {
    let network = network_of::<G>(G::COURSES.iter().find(|known| known.name == course.name).expect("a course"));
    let network = network.expect("a network");
    let mut mind = Mind::<G>::new(&network, course);
    let mut game = G::new(&course.setups[0].parse().unwrap_or_else(|error| panic!("{error}")));
    let (player, mut rng) = (Player::new(0), Rng::from_number(seed));
    while game.turn() != Turn::Over {
        if game.turn() == Turn::Chance {
            let result = game.sample(&mut rng);
            game.resolve(result);
        } else {
            let best = mind.decide(&game, player);
            assert!(mind.carry_out(best, &mut game, player));
        }
    }
    game.score(player).total()
}

/// The tree search averages 264, the strongest public player 302. Forty games of a deviation of 39 points tell that much for certain.
#[test]
fn the_network_of_clever2_plays_as_it_was_learned() {
    let course = &games::Clever2::COURSES[0];
    let mean = f64::from((0..40).map(|seed| points::<games::Clever2>(course, seed)).sum::<i32>()) / 40.0;
    assert!(mean > 325.0, "{mean}");
}
