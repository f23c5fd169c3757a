//! What holds for the bots of every game: they answer everywhere, repeat themselves, are blind to what their viewer cannot
//! know, think no longer than they may, and go on where they were.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bots::{
    Bot, Choice, Course, ENDLESS, Evaluation, Expert, Greedy, Learned, Lookahead, Network, Patience, Plan, Random,
    Search, Shape, Weights, network_of, playout, results,
};
use play::{Chances, Player, PlayerSet, Rng, Seed, Table, Turn, all_setups};

fn table<G: Evaluation>(setup: &str, seed: u64) -> Table<G> {
    Table::new(setup.parse().expect("a set-up"), Seed::from(seed), Chances::Automatic)
}

/// Who decides next.
fn decider<G: Evaluation>(table: &Table<G>) -> Option<Player> {
    table.game().turn().players().iter().next()
}

fn choose_within<G: Evaluation>(
    bot: &mut dyn Bot<G>,
    table: &Table<G>,
    player: Player,
    patience: Patience,
) -> Choice<G> {
    bot.choose(&table.game().view(Some(player)), player, &table.legal(player), patience)
}

/// What a bot chooses for a player.
pub fn choose<G: Evaluation>(bot: &mut dyn Bot<G>, table: &Table<G>, player: Player) -> Choice<G> {
    choose_within(bot, table, player, ENDLESS)
}

/// The hard bot with other work.
pub fn search<G: Evaluation>(simulations: u32, seed: u64) -> Search<G> {
    Search::new(Plan { simulations, trees: 1, ..G::HARD }, Rng::from_number(seed))
}

/// A bot of each kind for a game like this, with little work.
fn bots<G: Learned>(game: &G, seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let rng = || Rng::from_number(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        vec![Box::new(Greedy::careless(rng())), Box::new(Greedy::new(rng())), Box::new(search(2, seed))];
    if let Some(course) = Course::of(game) {
        let network = network_of::<G>(course).unwrap_or_else(|| Arc::new(drawn::<G>(course)));
        let lookahead = Lookahead { simulations: 4, candidates: 2, beam: 1, ..course.expert };
        bots.push(Box::new(Expert::new(network.clone(), course, Lookahead::NONE, rng())));
        bots.push(Box::new(Expert::new(network, course, lookahead, rng())));
    }
    bots
}

/// A network that knows nothing.
fn drawn<G: Learned>(course: &Course) -> Network {
    let shape = Shape { inputs: G::INPUTS, hidden: course.hidden, upper: course.upper, phases: G::PHASES };
    let mut rng = Rng::from_number(1);
    let weights: Vec<f32> = (0..shape.weights()).map(|_| rng.below(1 << 10) as f32 / 4096.0 - 0.125).collect();
    Network::new(shape, &weights, "drawn")
}

/// Plays a random game and shows every position with the player who decides there.
fn walk<G: Evaluation>(setup: &str, seed: u64, mut visit: impl FnMut(&Table<G>, Player)) {
    let mut table = table::<G>(setup, seed);
    let mut random = Random::new(Rng::from_number(seed));
    while let Some(player) = decider(&table) {
        visit(&table, player);
        let choice = choose(&mut random, &table, player);
        table.play(player, choice.action).expect("a legal action");
    }
}

/// Some positions in which there is something to decide.
pub fn positions<G: Evaluation>(setup: &str, count: usize) -> Vec<(Table<G>, Player)> {
    let mut found = Vec::new();
    let mut seen = 0;
    for seed in 0..1000 {
        walk::<G>(setup, seed, |table, player| {
            if table.legal(player).len() > 1 {
                seen += 1;
                if seen % 7 == 0 && found.len() < count {
                    found.push((table.clone(), player));
                }
            }
        });
        if found.len() == count {
            return found;
        }
    }
    panic!("{}: there are too few positions in which there is something to decide", G::ID);
}

/// The set-up with the most players.
pub fn most_players<G: Evaluation>() -> String {
    format!("players={}", G::SETTINGS[0].values.last().expect("player counts"))
}

/// Every bot answers every position of some random games in every set-up.
pub fn answers<G: Learned>(games: u64) {
    let setups = all_setups(G::SETTINGS);
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(setup) = setups.get(next.fetch_add(1, Ordering::Relaxed)) {
            answers_in::<G>(setup, games);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
}

fn answers_in<G: Learned>(setup: &str, games: u64) {
    let mut bots = bots::<G>(table(setup, 0).game(), 1);
    for game in 0..games {
        walk::<G>(setup, game, |table, player| {
            let legal = table.legal(player);
            for bot in &mut bots {
                let choice = choose(bot.as_mut(), table, player);
                assert!(legal.contains(&choice.action), "{setup}: {:?}", choice.action);
                assert!(choice.value.is_none_or(f64::is_finite), "{setup}: {:?}", choice.value);
                let known = choice.thoughts.iter().all(|thought| legal.contains(&thought.action));
                assert!(known, "{setup}: thoughts about illegal actions");
            }
        });
    }
}

/// The same seed and work give the same choice.
pub fn repeats<G: Learned>() {
    for (table, player) in positions::<G>(&most_players::<G>(), 20) {
        let [bots, others] = [0; 2].map(|_| bots(table.game(), 3));
        for (mut bot, mut again) in bots.into_iter().zip(others) {
            assert_eq!(choose(bot.as_mut(), &table, player), choose(again.as_mut(), &table, player));
        }
    }
}

/// In a true and in an imagined position that look alike a bot decides alike. Gives how many positions were not the same.
pub fn blind<G: Learned>(count: usize) -> usize {
    let mut exchanged = 0;
    for (number, (table, player)) in positions::<G>(&most_players::<G>(), count).into_iter().enumerate() {
        let view = table.game().view(Some(player));
        let imagined = G::imagine(&view, &mut Rng::from_number(number as u64));
        exchanged += usize::from(imagined != *table.game());
        let mut legal = Vec::new();
        imagined.legal(player, &mut legal);
        let [bots, others] = [0; 2].map(|_| bots(table.game(), 1));
        for (mut bot, mut other) in bots.into_iter().zip(others) {
            let choice = choose(bot.as_mut(), &table, player);
            assert_eq!(choice, other.choose(&imagined.view(Some(player)), player, &legal, ENDLESS));
        }
        let other = search::<G>(20, 1).choose(&imagined.view(Some(player)), player, &legal, ENDLESS);
        assert_eq!(choose(&mut search(20, 1), &table, player), other);
    }
    exchanged
}

/// In the end the score is expected.
pub fn expectation<G: Evaluation>() {
    for setup in all_setups(G::SETTINGS) {
        for seed in 0..20 {
            let mut game = G::new(&setup.parse().expect("a set-up"));
            playout(&mut game, &mut Rng::from_number(seed), &mut Vec::new());
            let seats = PlayerSet::seats(game.players());
            for player in seats.iter() {
                let (total, expected) = (game.score(player).total(), game.expect(player, &G::Weights::TUNED));
                assert_eq!(expected, f64::from(total), "{setup}");
            }
            let results = results(&game, &G::Weights::TUNED);
            assert!(results.values().iter().all(|result| result.is_finite()), "{setup}: {results:?}");
        }
    }
}

/// A search ends when patience does.
pub fn patience<G: Evaluation>() {
    for (table, player) in positions::<G>("", 5) {
        let choice = choose_within(&mut search(1000, 1), &table, player, &|| false);
        assert_eq!(choice.work, 1);
        assert!(table.legal(player).contains(&choice.action));
    }
}

/// Several trees, on threads or not, are searches of their own whose visits are added.
pub fn trees<G: Evaluation>() {
    for (table, player) in positions::<G>("", 5) {
        let several = || Search::<G>::new(Plan { simulations: 30, trees: 3, ..G::HARD }, Rng::from_number(1));
        let choice = choose(&mut several(), &table, player);
        assert_eq!(choice.work, 90);
        assert_eq!(choice.thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 90);
        assert_eq!(choice, choose(&mut several(), &table, player));
    }
}

/// When the same player decides again at once, the search keeps what it knows; else it begins anew.
pub fn reuse<G: Evaluation>() {
    let (mut kept, mut anew) = (0, 0);
    for seed in 0..3 {
        let mut table = table::<G>("", seed);
        let mut bots: Vec<Search<G>> = (1..).take(table.game().players()).map(|seed| search(40, seed)).collect();
        let mut went_on = false;
        let mut last = None;
        while let Some(player) = decider(&table) {
            let legal = table.legal(player);
            let choice = choose(&mut bots[player.seat()], &table, player);
            let visits: u32 = choice.thoughts.iter().map(|thought| thought.visits).sum();
            if legal.len() > 1 {
                let follows = went_on && last == Some(player);
                assert!(visits >= 40 && (follows || visits == 40), "{visits} visits");
                kept += u32::from(visits > 40);
                anew += u32::from(visits == 40);
            }
            let results = table.events().len();
            table.play(player, choice.action).expect("a legal action");
            went_on =
                table.events().len() == results + 1 && table.game().turn() == Turn::Players(PlayerSet::one(player));
            last = Some(player);
        }
    }
    assert!(kept > 0 && anew > 0, "kept {kept}, anew {anew}");
}

/// How many games a bot wins against random play, in seat 0 and 1 in turn.
pub fn wins<G: Evaluation>(games: u64, bot: impl Fn(u64) -> Box<dyn Bot<G>>) -> u64 {
    let won = |seed: u64| {
        let mut table = table::<G>("players=2", seed);
        let seat = Player::new((seed % 2) as usize);
        let (mut bot, mut random) = (bot(seed), Random::new(Rng::from_number(seed + 1)));
        while let Some(player) = decider(&table) {
            let bot: &mut dyn Bot<G> = if player == seat { bot.as_mut() } else { &mut random };
            let choice = choose(bot, &table, player);
            table.play(player, choice.action).expect("a legal action");
        }
        table.winners() == Some(PlayerSet::one(seat))
    };
    (0..games).filter(|&seed| won(seed)).count() as u64
}
