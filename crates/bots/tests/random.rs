//! Random play: the statistics that the rules state, and no allocation.

use bots::playout;
use games::{Clever2, Hadara, HouseOfCats, Marabunta, StrangeWorld};
use play::{Game, PlayerSet, Rng, Turn};

/// A line of the table of section 15 of `rules/clever2.md`.
struct Stated {
    players: usize,
    games: u32,
    mean: f64,
    sd: f64,
    decisions: f64,
    chance_results: f64,
}

fn number(text: &str) -> f64 {
    text.replace(' ', "").parse().expect("a number")
}

fn stated() -> Vec<Stated> {
    let rules = include_str!("../../../rules/clever2.md");
    let (_, table) =
        rules.split_once("| players | games | mean | sd | decisions | chance results |").expect("the table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let row = |line: &str| {
        let cells: Vec<f64> = line.trim_matches('|').split('|').map(|cell| number(cell.trim())).collect();
        let [players, games, mean, sd, decisions, chance_results] = cells[..] else { panic!("{line}") };
        Stated { players: players as usize, games: games as u32, mean, sd, decisions, chance_results }
    };
    rows.map(row).collect()
}

/// Mean and standard deviation.
fn moments(samples: &[f64]) -> (f64, f64) {
    let n = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, variance.sqrt())
}

/// Two estimates of one mean from equally many samples differ by less than four standard errors (and the rounding).
#[track_caller]
fn check(what: &str, samples: &[f64], stated: f64) {
    let (mean, sd) = moments(samples);
    let error = 4.0 * sd * (2.0 / samples.len() as f64).sqrt() + 0.05;
    assert!((mean - stated).abs() < error, "{what}: {mean:.3}, stated {stated}, error {error:.3}");
}

/// Plays at random; who decides first in a simultaneous step is drawn too.
fn random_game(players: usize, rng: &mut Rng) -> (Clever2, f64, f64) {
    let mut game = Clever2::new(&format!("players={players}").parse().expect("a set-up"));
    let (mut decisions, mut results, mut actions) = (0.0, 0.0, Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return (game, decisions, results),
            Turn::Chance => {
                let result = game.sample(rng);
                game.resolve(result);
                results += 1.0;
            }
            Turn::Players(deciding) => {
                let deciding: Vec<_> = deciding.iter().collect();
                let player = rng.pick(&deciding);
                actions.clear();
                game.legal(player, &mut actions);
                let action = rng.pick(&actions);
                game.apply(player, action);
                decisions += 1.0;
            }
        }
    }
}

#[test]
fn clever2_random_play_has_the_statistics_of_section_15() {
    let rows = stated();
    assert_eq!(rows.iter().map(|row| row.players).collect::<Vec<_>>(), [1, 2, 3, 4]);
    for row in rows {
        let mut rng = Rng::from_number(15);
        let (mut totals, mut decisions, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..row.games {
            let (game, made, drawn) = random_game(row.players, &mut rng);
            let seats = PlayerSet::seats(row.players).iter();
            totals.extend(seats.map(|player| f64::from(game.score(player).total())));
            decisions.push(made);
            results.push(drawn);
        }
        check("mean", &totals, row.mean);
        check("decisions", &decisions, row.decisions);
        check("chance results", &results, row.chance_results);
        let (_, sd) = moments(&totals);
        assert!((sd - row.sd).abs() < 0.5, "sd {sd}, stated {}", row.sd);
    }
}

#[test]
fn a_playout_allocates_nothing() {
    check_allocations::<Clever2>(100);
    check_allocations::<StrangeWorld>(100);
    check_allocations::<HouseOfCats>(20);
    check_allocations::<Marabunta>(20);
    check_allocations::<Hadara>(3);
}

fn check_allocations<G: Game>(games: u32) {
    for setup in play::all_setups(G::SETTINGS) {
        let setup: G::Setup = setup.parse().expect("a set-up");
        let (mut rng, mut actions) = (Rng::from_number(1), Vec::with_capacity(256));
        playout(&mut G::new(&setup), &mut rng, &mut actions); // components are read once
        let allocated = allocation_counter::measure(|| {
            for _ in 0..games {
                playout(&mut G::new(&setup), &mut rng, &mut actions);
            }
        });
        assert_eq!(allocated.count_total, 0, "{} {setup}", G::ID);
    }
}
