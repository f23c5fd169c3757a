//! How a network is shown the game, and how it is learned.

use bots::{Course, Encoder, Encoding, Goal, Learned, Lookahead, Stage, Until};
use play::Player;

use crate::position::SEATS;
use crate::{Action, COUNT, Fireflies, Lanterns, Step, View};

const LANTERNS: usize = COUNT as usize;
/// No jar and no meadow holds more: nine fireflies in each night.
const MOST: usize = 9 * LANTERNS;
/// The bits of a seat: lanterns, those of this night, jar, nights with a catch.
const SEAT: usize = 1 + LANTERNS + 1 + LANTERNS + MOST + LANTERNS;

impl Encoding for Fireflies {
    const ENCODING: &'static str = "fireflies_v1";
    const INPUTS: usize = 4 + MOST + LANTERNS + SEATS * SEAT;
    const ACTIONS: usize = LANTERNS;
    const PHASES: usize = 3;

    fn encode(view: &View, player: Player, encoder: &mut Encoder) {
        encoder.part("step");
        let step = match view.step {
            Step::Dusk => 0,
            Step::Lay(_) => 1,
            Step::Wind => 2,
            Step::Over => 3,
        };
        encoder.one_of(step, 4);
        encoder.part("meadow");
        encoder.at_least(view.meadow.into(), MOST);
        encoder.part("wind");
        encode_lanterns(view.wind, encoder);
        let players = view.seats.players();
        for place in 0..SEATS {
            encoder.part(["own seat", "next seat", "second next seat", "third next seat"][place]);
            if place >= players {
                encoder.skip(SEAT);
                continue;
            }
            let player = Player::new((player.seat() + place) % players);
            let seat = view.seats[player];
            encoder.bit(true);
            encode_lanterns(seat.lanterns, encoder);
            encoder.bit(view.has_laid(player));
            encoder.maybe_one_of(view.laid[player].map(|lantern| usize::from(lantern) - 1), LANTERNS);
            encoder.at_least(seat.caught.into(), MOST);
            encoder.at_least(seat.catches.into(), LANTERNS);
        }
    }

    fn phase(view: &View, _: Player) -> usize {
        match view.step {
            Step::Dusk | Step::Over => 0,
            Step::Lay(_) => 1,
            Step::Wind => 2,
        }
    }

    fn number_of(Action::Lay(lantern): Action) -> usize {
        usize::from(lantern) - 1
    }

    fn action_of(number: usize) -> Option<Action> {
        (number < LANTERNS).then(|| Action::Lay(number as u8 + 1))
    }
}

fn encode_lanterns(lanterns: Lanterns, encoder: &mut Encoder) {
    (1..=COUNT).for_each(|lantern| encoder.bit(lanterns.contains(lantern)));
}

const STAGE: Stage = Stage {
    games: 20_000,
    shaped: false,
    rate: (1e-3, 1e-4),
    exploration: (0.2, 0.05),
    lambda: (0.9, 0.8),
    average: 0.99,
};

const ALONE: Course = Course {
    name: "alone",
    players: (1, 1),
    setups: &["players=1"],
    hidden: 16,
    upper: 16,
    goal: Goal::Points(10.0),
    beam: 1,
    memory: 50_000,
    uses: 2.0,
    stages: &[STAGE],
    hard: Lookahead::NONE,
    expert: Lookahead { candidates: 6, margin: 1.0, simulations: 120, rounds: 2, until: Until::Decisions(1), beam: 1 },
};

/// No network comes with the game: its experts search until one is learned.
impl Learned for Fireflies {
    const COURSES: &'static [Course] = &[
        ALONE,
        Course {
            name: "together",
            players: (2, 4),
            setups: &["players=2", "players=3", "players=4"],
            goal: Goal::Victory,
            ..ALONE
        },
    ];
}
