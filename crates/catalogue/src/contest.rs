//! Games between bots, and the speed of random play.

use std::sync::Arc;
use std::time::Duration;

use bots::{Attention, Bot, ENDLESS, Evaluation, Greedy, Learned, Network, Weights, playout, results};
use play::{BoxDigest, Chances, Game, Player, PlayerSet, Rng, Seed, Table, Turn, kept_setup};

use crate::any_table::read_setup;
use crate::boxes::find_box;
use crate::{Answer, Clock, Code, Level, Refusal, Seats, Timing};

/// How one seat fared in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatResult {
    /// The final score.
    pub total: i32,
    /// The share of the victory: 1 for a sole winner.
    pub won: f64,
    /// How many decisions the bot made where it had a choice.
    pub decisions: u32,
    /// How long it thought about them.
    pub thought: Duration,
}

/// Bots draw from streams that no chance result of a game uses.
const BOT_STREAMS: u64 = 1 << 63;

/// Plays one game, one bot for each seat; a seed always gives the same game.
pub(crate) fn contest<G: Learned>(
    setup: &str,
    digest: BoxDigest,
    levels: &[Level],
    seed: u64,
    network: Option<&Arc<Network>>,
    timing: Timing<'_>,
) -> Answer<Seats> {
    let seed = Seed::from(seed);
    let mut table = Table::<G>::with_box(read_setup::<G>(setup)?, find_box::<G>(digest)?, seed, Chances::Automatic);
    let players = table.game().players();
    if levels.len() != players {
        return Err(Refusal::new(Code::BotSeats).with("bots", levels.len()).with("seats", players));
    }
    let streams = levels.iter().zip(BOT_STREAMS..);
    let bot = |(level, n): (&Level, u64)| level.bot::<G>(table.game(), network, Rng::stream(&seed, n));
    let mut bots: Vec<_> = streams.map(bot).collect();
    let mut results = vec![SeatResult { total: 0, won: 0.0, decisions: 0, thought: Duration::ZERO }; players];
    while let Turn::Players(deciding) = table.game().turn() {
        let player = deciding.iter().next().expect("somebody acts on a players' turn");
        let view = table.game().view(Some(player));
        let legal = table.legal(player);
        let begin = (timing.clock)();
        let choice = bots[player.seat()].choose(&view, player, &legal, &timing.patience());
        let result = &mut results[player.seat()];
        result.thought += (timing.clock)().saturating_sub(begin);
        result.decisions += u32::from(legal.len() > 1);
        table.play(player, choice.action)?;
    }
    let winners = table.winners().unwrap_or(PlayerSet::NONE);
    for (player, score) in PlayerSet::seats(players).iter().zip(table.scores()) {
        let result = &mut results[player.seat()];
        result.total = score.total();
        result.won = if winners.contains(player) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    Ok(results)
}

/// Plays one game with a player who values by these weights, in a seat that changes with the seed, and gives that player's result.
pub(crate) fn trial<G: Evaluation>(setup: &str, digest: BoxDigest, weights: &[f64], seed: u64) -> Answer<f64> {
    let (setup, components) = (read_setup::<G>(setup)?, find_box::<G>(digest)?);
    let mut table = Table::<G>::with_box(setup, components, Seed::from(seed), Chances::Automatic);
    let seat = Player::new((seed % table.game().players() as u64) as usize);
    let rng = |n| Rng::stream(&Seed::from(seed), BOT_STREAMS + n);
    let mut tried: Greedy<G> = Greedy::with(G::Weights::with(weights), Attention::Full, rng(0));
    let mut tuned: Greedy<G> = Greedy::new(rng(1));
    while let Turn::Players(deciding) = table.game().turn() {
        let player = deciding.iter().next().expect("somebody acts on a players' turn");
        let bot = if player == seat { &mut tried } else { &mut tuned };
        let choice = bot.choose(&table.game().view(Some(player)), player, &table.legal(player), ENDLESS);
        table.play(player, choice.action)?;
    }
    Ok(results(table.game(), &G::Weights::TUNED)[seat])
}

/// What random play on one core amounts to.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// The set-up, written out.
    pub setup: String,
    /// Whole games, from the start to the score.
    pub games_per_second: f64,
    /// Decisions of players.
    pub decisions_per_second: f64,
    /// Mean number of decisions in a game.
    pub decisions_per_game: f64,
    /// Mean total of a player.
    pub mean_score: f64,
    /// Size of a position.
    pub state_bytes: usize,
    /// Size of an action.
    pub action_bytes: usize,
}

/// How many games are played from one look at the clock to the next.
const BATCH: u64 = 64;

/// Plays at random for about this long.
pub(crate) fn measure<G: Game>(setup: &str, digest: BoxDigest, time: Duration, clock: Clock<'_>) -> Answer<Figures> {
    let (setup, components) = (read_setup::<G>(setup)?, find_box::<G>(digest)?);
    let (mut rng, mut actions) = (Rng::from_number(1), Vec::new());
    let (mut games, mut decisions, mut sheets, mut points) = (0u64, 0u64, 0u64, 0i64);
    let begin = clock();
    while games == 0 || clock().saturating_sub(begin) < time {
        for _ in 0..BATCH {
            let mut game = G::with_box(&setup, components);
            decisions += u64::from(playout(&mut game, &mut rng, &mut actions));
            for player in PlayerSet::seats(game.players()).iter() {
                points += i64::from(game.score(player).total());
                sheets += 1;
            }
        }
        games += BATCH;
    }
    let seconds = clock().saturating_sub(begin).as_secs_f64();
    Ok(Figures {
        setup: kept_setup(G::SETTINGS, &setup),
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        mean_score: points as f64 / sheets as f64,
        state_bytes: size_of::<G>(),
        action_bytes: size_of::<G::Action>(),
    })
}
