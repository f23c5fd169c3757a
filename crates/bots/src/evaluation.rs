//! What a strong player values.

use play::{ByPlayer, Game, MAX_PLAYERS, Player, PlayerSet, Score, Turn, winners};

use crate::numbers::exp;
use crate::{Plan, Weights};

/// What a strong player values in a game. Every method has a default, which knows nothing but the rules.
///
/// ```
/// use bots::{Evaluation, Weights};
/// use games::{Clever2, clever2};
/// use play::{Game, Player};
///
/// let game = Clever2::new(&clever2::Setup::new(1));
/// let expected = game.expect(Player::new(0), &<Clever2 as Evaluation>::Weights::TUNED);
/// assert_eq!(game.score(Player::new(0)).total(), 0);
/// assert!(expected > 100.0, "a strong player may expect {expected} points");
/// ```
pub trait Evaluation: Game {
    /// The numbers that are tuned.
    type Weights: Weights;

    /// How `hard` searches.
    const HARD: Plan = Plan::PLAYOUTS;
    /// How many positions that look like the view are judged for a decision without search; 1 where nothing is hidden.
    const IMAGINED: u32 = 1;
    /// How many further decisions of the same turn are made before a position is judged without search.
    const FOLLOW: u32 = 0;

    /// The total that the player may expect in the end. Valid at any time; in a finished game it is the score.
    fn expect(&self, player: Player, weights: &Self::Weights) -> f64 {
        let _ = weights;
        f64::from(self.score(player).total())
    }

    /// How good the position is for the player, to compare actions: the total to expect unless what the others get matters too.
    fn outlook(&self, player: Player, weights: &Self::Weights) -> f64 {
        self.expect(player, weights)
    }

    /// How many points the rest of the game may still shift between two players: a player who leads by this much wins
    /// about three of four games.
    fn spread(&self) -> f64 {
        10.0
    }

    /// Drops actions that need no thought, because another one of the list is as good. At least one stays.
    fn consider(&self, player: Player, actions: &mut Vec<Self::Action>) {
        let _ = (player, actions);
    }
}

/// What the largest margin counts beside a victory, and the margin that counts half of it.
const MARGIN: f64 = 0.5;
const HALF_MARGIN: f64 = 20.0;

/// How each player fared, or may expect to fare. In a solo game points count. Otherwise winning comes first, then the margin to
/// the best of the others, which never outweighs it.
///
/// ```
/// use bots::{Evaluation, Weights, playout, results};
/// use games::Marabunta;
/// use play::{Game, Player, Rng};
///
/// let mut game = Marabunta::new(&"".parse()?);
/// playout(&mut game, &mut Rng::from_number(1), &mut Vec::new());
/// let results = results(&game, &<Marabunta as Evaluation>::Weights::TUNED);
/// let [red, blue] = [0, 1].map(|seat| results[Player::new(seat)]);
/// assert!(red != blue && red.max(blue) > 0.9);
/// # Ok::<(), play::NotationError>(())
/// ```
pub fn results<G: Evaluation>(game: &G, weights: &G::Weights) -> ByPlayer<f64, MAX_PLAYERS> {
    if game.turn() == Turn::Over {
        return outcome(game);
    }
    let players = game.players();
    let mut totals: ByPlayer<f64, MAX_PLAYERS> = ByPlayer::new(players, 0.0);
    PlayerSet::seats(players).iter().for_each(|player| totals[player] = game.expect(player, weights));
    let spread = game.spread();
    with_margins(&totals, |_, margin| 1.0 / (1.0 + exp(-margin / spread)))
}

/// How each player fared in a finished game, measured like [`results`].
pub fn outcome<G: Game>(game: &G) -> ByPlayer<f64, MAX_PLAYERS> {
    let players = game.players();
    let seats = PlayerSet::seats(players);
    let mut scores: ByPlayer<Score, MAX_PLAYERS> = ByPlayer::new(players, game.score(Player::new(0)));
    seats.iter().for_each(|player| scores[player] = game.score(player));
    let mut totals: ByPlayer<f64, MAX_PLAYERS> = ByPlayer::new(players, 0.0);
    seats.iter().for_each(|player| totals[player] = f64::from(scores[player].total()));
    let winners = winners(scores.values());
    let share = 1.0 / winners.len() as f64;
    with_margins(&totals, |player, _| if winners.contains(player) { share } else { 0.0 })
}

/// The points in a solo game; otherwise what a victory is worth, by player and margin to the best of the others, and the margin.
fn with_margins(totals: &ByPlayer<f64, MAX_PLAYERS>, won: impl Fn(Player, f64) -> f64) -> ByPlayer<f64, MAX_PLAYERS> {
    let players = totals.players();
    if players == 1 {
        return *totals;
    }
    let seats = PlayerSet::seats(players);
    let mut results = ByPlayer::new(players, 0.0);
    for player in seats.iter() {
        let others = seats.without(player).iter().map(|other| totals[other]);
        let margin = totals[player] - others.fold(f64::NEG_INFINITY, f64::max);
        results[player] = won(player, margin) + MARGIN * margin / (HALF_MARGIN + margin.abs());
    }
    results
}

/// The action with the best outlook, and that outlook; of equals the first.
pub(crate) fn best<G: Evaluation>(
    game: &G,
    player: Player,
    actions: &[G::Action],
    weights: &G::Weights,
) -> (usize, f64) {
    let mut best = (0, f64::NEG_INFINITY);
    for (index, &action) in actions.iter().enumerate() {
        let mut after = game.clone();
        after.apply(player, action);
        let outlook = after.outlook(player, weights);
        if outlook > best.1 {
            best = (index, outlook);
        }
    }
    best
}
