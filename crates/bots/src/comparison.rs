//! What an action brings more than another one, line by line, in games that are imagined from a view and played on.

use play::{Player, PlayerSet, Rng, Score, Seed, Turn, winners};

use crate::evaluation::best;
use crate::{Evaluation, Patience, Weights};

/// What an action brings its player more than another one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Comparison {
    /// The points of each line of the score in the end, in the order of the rules.
    pub finally: Vec<(&'static str, Difference)>,
    /// The same after the player's next few decisions.
    pub soon: Vec<(&'static str, Difference)>,
    /// The points of all lines together, in the end.
    pub total: Difference,
    /// Among several: the points that the best of the others has in the end.
    pub others: Option<Difference>,
    /// Among several: how often the player wins, and how often after the other action.
    pub wins: Option<(Difference, f64)>,
}

/// The average of how much more the one brings than the other.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Difference {
    /// The average.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Difference {
    fn of(samples: impl Iterator<Item = f64> + Clone) -> Difference {
        let count = samples.clone().count().max(1) as f64;
        let mean = samples.clone().sum::<f64>() / count;
        let spread = samples.map(|sample| (sample - mean) * (sample - mean)).sum::<f64>() / (count - 1.0).max(1.0);
        Difference { mean, error: (spread / count).sqrt() }
    }

    /// Whether it is at least this large, and hardly mere chance.
    pub fn is_clear(self, least: f64) -> bool {
        self.mean.abs() >= least && self.mean.abs() >= 2.0 * self.error
    }
}

/// How many games are imagined at most and at least, and how many positions are judged on the way before there are enough.
const MOST_GAMES: u64 = 300;
const FEWEST_GAMES: u64 = 12;
const WORK: u64 = 120_000;

/// How many actions a player compares in an imagined game.
const GLANCES: usize = 8;

/// The next few decisions.
const SOON: u32 = 5;

/// How an imagined game went for a player.
struct Course {
    soon: Score,
    finally: Score,
    /// The best total of the others.
    others: Option<i32>,
    /// The player's share of the victory.
    won: f64,
}

/// Compares two legal actions of a player who sees this view. Both are tried in the same imagined positions with the same
/// luck, the same for every call; the comparison depends on nothing but the view, unless the patience ends before the work.
///
/// ```
/// use bots::{ENDLESS, compare};
/// use games::Clever2;
/// use play::{Chances, Game, Player, Seed, Table};
///
/// let table = Table::<Clever2>::new("players=1".parse().unwrap(), Seed::from(5), Chances::Automatic);
/// let (player, legal) = (Player::new(0), table.legal(Player::new(0)));
/// let view = table.game().view(Some(player));
/// let same = compare::<Clever2>(&view, player, [legal[0]; 2], ENDLESS);
/// assert!(same.finally.iter().all(|(_, difference)| difference.mean == 0.0));
/// ```
pub fn compare<G: Evaluation>(
    view: &G::View,
    player: Player,
    actions: [G::Action; 2],
    patience: Patience,
) -> Comparison {
    let fate = Seed::from(0);
    let (mut courses, mut work, mut games) = (Vec::new(), 0, 0);
    while games < FEWEST_GAMES || (games < MOST_GAMES && work < WORK && patience()) {
        let position = G::imagine(view, &mut Rng::stream(&fate, 2 * games));
        let luck = || Rng::stream(&fate, 2 * games + 1);
        courses.push(actions.map(|action| play_on(position.clone(), player, action, luck(), &mut work)));
        games += 1;
    }
    summarize(&courses)
}

fn summarize(courses: &[[Course; 2]]) -> Comparison {
    let difference = |value: &dyn Fn(&Course) -> f64| {
        Difference::of(courses.iter().map(|[one, other]| value(one) - value(other)).collect::<Vec<_>>().into_iter())
    };
    let names: Vec<&'static str> = courses[0][0].finally.lines().map(|(name, _)| name).collect();
    let points = |score: &Score, n: usize| score.lines().nth(n).map_or(0.0, |(_, points)| f64::from(points));
    let lines = |score: fn(&Course) -> &Score| {
        let line = |(n, name): (usize, &&'static str)| (*name, difference(&|course| points(score(course), n)));
        names.iter().enumerate().map(line).collect()
    };
    let has_others = courses[0][0].others.is_some();
    let won_otherwise = courses.iter().map(|[_, other]| other.won).sum::<f64>() / courses.len() as f64;
    Comparison {
        finally: lines(|course| &course.finally),
        soon: lines(|course| &course.soon),
        total: difference(&|course| f64::from(course.finally.total())),
        others: has_others.then(|| difference(&|course| f64::from(course.others.unwrap_or_default()))),
        wins: has_others.then(|| (difference(&|course| course.won), won_otherwise)),
    }
}

/// Carries the action out and lets everybody play on sensibly to the end.
fn play_on<G: Evaluation>(mut game: G, player: Player, action: G::Action, mut luck: Rng, work: &mut u64) -> Course {
    let (weights, mut glances) = (G::Weights::TUNED, luck.fork());
    game.apply(player, action);
    let (mut soon, mut decisions, mut actions) = (None, 0, Vec::new());
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let result = game.sample(&mut luck);
                game.resolve(result);
            }
            Turn::Players(deciding) => {
                let decider = deciding.iter().next().expect("somebody acts on a players' turn");
                if decider == player {
                    if decisions == SOON {
                        soon = Some(game.score(player));
                    }
                    decisions += 1;
                }
                look_around(&game, decider, &mut actions, &mut glances);
                let chosen = if actions.len() == 1 { 0 } else { best(&game, decider, &actions, &weights).0 };
                *work += actions.len() as u64;
                game.apply(decider, actions[chosen]);
            }
        }
    }
    let seats = PlayerSet::seats(game.players());
    let scores: Vec<Score> = seats.iter().map(|player| game.score(player)).collect();
    let (winners, finally) = (winners(&scores), scores[player.seat()]);
    let won = if winners.contains(player) { 1.0 / winners.len() as f64 } else { 0.0 };
    let others = seats.without(player).iter().map(|other| scores[other.seat()].total()).max();
    Course { soon: soon.unwrap_or(finally), finally, others, won }
}

/// The actions that a player compares: of many only some.
fn look_around<G: Evaluation>(game: &G, decider: Player, actions: &mut Vec<G::Action>, rng: &mut Rng) {
    actions.clear();
    game.legal(decider, actions);
    game.consider(decider, actions);
    for seen in 0..GLANCES.min(actions.len()) {
        if actions.len() > GLANCES {
            let other = seen + rng.below((actions.len() - seen) as u32) as usize;
            actions.swap(seen, other);
        }
    }
    actions.truncate(GLANCES);
}
