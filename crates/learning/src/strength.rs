//! How well a network plays, measured in games that it has not learned from.

use std::ops::Range;
use std::sync::Arc;

use bots::{Bot, Course, ENDLESS, Expert, Goal, Greedy, Learned, Lookahead, Mind, Network, in_parallel, outcome};
use play::{Chances, Player, PlayerSet, Rng, Seed, Table, Turn};

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The mean.
    pub mean: f64,
    /// Half the width of its interval.
    pub half_width: f64,
}

impl Strength {
    /// The mean of some independent numbers.
    pub fn of(numbers: &[f64]) -> Strength {
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let spread =
            numbers.iter().map(|number| (number - mean) * (number - mean)).sum::<f64>() / (count - 1.0).max(1.0);
        Strength { mean, half_width: 1.96 * (spread / count).sqrt() }
    }
}

/// How two networks compare in the same games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Duel {
    /// What the new one reaches: points alone, otherwise its share of the victories.
    pub new: Strength,
    /// What the old one reaches alone, or a fair share of the victories.
    pub old: f64,
    /// How much more that is than the other's, or than a fair share; without luck where that can be told.
    pub gain: Strength,
}

impl Duel {
    /// Whether the new network is better beyond doubt.
    pub fn is_won(&self) -> bool {
        self.gain.mean > self.gain.half_width
    }
}

/// How many results of chance are imagined to tell how lucky the true one was.
const IMAGINED: u32 = 8;

/// One game of the networks at its seats, without looking ahead: the total and result of a player, and how lucky it was, by the first
/// network's opinion.
fn play_out<G: Learned>(
    networks: &[&Network],
    course: &Course,
    setup: &G::Setup,
    seed: u64,
    player: Player,
    with_luck: bool,
) -> (f64, f64) {
    let mut game = G::new(setup);
    let mut minds: Vec<Mind<G>> = networks.iter().map(|network| Mind::new(network, course)).collect();
    let (mut draws, mut luck, mut imagination) = (0, 0.0, Rng::stream(&Seed::from(seed), 1 << 60));
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let rng = |n: u64| Rng::stream(&Seed::from(seed), n);
                let before = game.clone();
                game.resolve(before.sample(&mut rng(draws)));
                if with_luck {
                    let mut mean = 0.0;
                    for n in 0..IMAGINED {
                        let mut other = before.clone();
                        other.resolve(before.sample(&mut rng(1 << 40 | draws << 8 | u64::from(n))));
                        mean += promise(&mut minds[player.seat()], &other, player) / f64::from(IMAGINED);
                    }
                    luck += promise(&mut minds[player.seat()], &game, player) - mean;
                }
                draws += 1;
            }
            Turn::Players(deciding) => {
                let before = game.clone();
                for decider in deciding.iter() {
                    let mind = &mut minds[decider.seat()];
                    let best = mind.decide(&G::imagine(&before.view(Some(decider)), &mut imagination), decider);
                    mind.carry_out(best, &mut game, decider);
                }
            }
        }
    }
    let luck = match course.goal {
        Goal::Points(scale) => luck * f64::from(scale),
        Goal::Victory => luck,
    };
    (outcome(&game)[player], luck)
}

/// What a player may expect when chance has decided.
fn promise<G: Learned>(mind: &mut Mind<G>, game: &G, player: Player) -> f64 {
    if game.turn().players().contains(player) {
        let best = mind.decide(game, player);
        f64::from(mind.node(best).value)
    } else {
        f64::from(mind.judge(game, player))
    }
}

/// Does something for each of some seeds on several threads; the results are in the order of the seeds.
fn for_seeds<T: Send>(seeds: Range<u64>, threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let mut tasks: Vec<(u64, Option<T>)> = seeds.map(|seed| (seed, None)).collect();
    let share = tasks.len().div_ceil(threads.max(1)).max(1);
    let mut parts: Vec<&mut [(u64, Option<T>)]> = tasks.chunks_mut(share).collect();
    in_parallel(&mut parts, |part| part.iter_mut().for_each(|(seed, result)| *result = Some(work(*seed))));
    tasks.into_iter().filter_map(|(_, result)| result).collect()
}

fn setups<G: Learned>(course: &Course) -> Vec<G::Setup> {
    course.setups.iter().map(|text| text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))).collect()
}

/// How well a network plays without looking ahead: the mean total alone, otherwise its share of the victories among players who look one
/// step ahead, in a seat that changes.
pub fn strength<G: Learned>(
    network: &Arc<Network>,
    course: &'static Course,
    seeds: Range<u64>,
    threads: usize,
) -> Strength {
    let setups = setups::<G>(course);
    let results = for_seeds(seeds, threads, |seed| {
        let setup = &setups[seed as usize % setups.len()];
        let players = G::new(setup).players();
        if players == 1 {
            return play_out::<G>(&[network.as_ref()], course, setup, seed, Player::new(0), false).0;
        }
        let seat = Player::new((seed as usize / setups.len()) % players);
        let mut table = Table::<G>::new(setup.clone(), Seed::from(seed), Chances::Automatic);
        let rng = |n: u64| Rng::stream(&Seed::from(seed), (1 << 63) + n);
        let mut learned = Expert::<G>::new(network.clone(), course, Lookahead::NONE, rng(0));
        let mut others: Vec<Greedy<G>> = (0..players as u64).map(|n| Greedy::new(rng(n + 1))).collect();
        while let Turn::Players(deciding) = table.game().turn() {
            let player = deciding.iter().next().expect("somebody acts on a players' turn");
            let bot: &mut dyn Bot<G> = if player == seat { &mut learned } else { &mut others[player.seat()] };
            let choice = bot.choose(&table.game().view(Some(player)), player, &table.legal(player), ENDLESS);
            table.play(player, choice.action).expect("a bot's action is legal");
        }
        share(table.winners().unwrap_or(PlayerSet::NONE), seat)
    });
    Strength::of(&results)
}

fn share(winners: PlayerSet, player: Player) -> f64 {
    if winners.contains(player) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Compares two networks of a course in the same games: alone with the same dice, each without its luck; otherwise the new one in each seat
/// in turn, among players with the old one.
pub fn duel<G: Learned>(
    new: &Network,
    old: &Network,
    course: &'static Course,
    seeds: Range<u64>,
    threads: usize,
) -> Duel {
    let setups = setups::<G>(course);
    let results: Vec<(f64, f64, f64)> = for_seeds(seeds, threads, |seed| {
        let setup = &setups[seed as usize % setups.len()];
        let players = G::new(setup).players();
        if players == 1 {
            let (mine, my_luck) = play_out::<G>(&[new], course, setup, seed, Player::new(0), true);
            let (other, other_luck) = play_out::<G>(&[old], course, setup, seed, Player::new(0), true);
            return (mine, other, (mine - my_luck) - (other - other_luck));
        }
        let mut won = 0.0;
        for seat in 0..players {
            let mut networks = vec![old; players];
            networks[seat] = new;
            let (result, _) = play_out::<G>(&networks, course, setup, seed, Player::new(seat), false);
            won += (result - 0.5) / players as f64;
        }
        (won + 0.5, 0.5, won)
    });
    let column = |column: fn(&(f64, f64, f64)) -> f64| results.iter().map(column).collect::<Vec<f64>>();
    Duel {
        new: Strength::of(&column(|row| row.0)),
        old: Strength::of(&column(|row| row.1)).mean,
        gain: Strength::of(&column(|row| row.2)),
    }
}
