//! Players who decide at the same time do not know each other's decision: in matching pennies, knowing it would decide all.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, ENDLESS, Evaluation, Plan, Search};
use play::{Boxed, Components, Game, NoComponents, NotationError, Player, PlayerSet, Rng, Score, Setting, Turn};
use serde::Serialize;

/// Both lay a coin; the first wins if they are alike, the second if they differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Pennies {
    coins: [Option<Side>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Side {
    Heads,
    Tails,
}

/// Nothing to choose before the game, and nothing that chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Nothing;

fn refuse(text: &str) -> NotationError {
    NotationError::new(text, "it means nothing here")
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Side, NotationError> {
        [Side::Heads, Side::Tails].into_iter().find(|side| side.to_string() == text).ok_or_else(|| refuse(text))
    }
}

impl fmt::Display for Nothing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Nothing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Nothing, NotationError> {
        if text.is_empty() { Ok(Nothing) } else { Err(refuse(text)) }
    }
}

impl Game for Pennies {
    const ID: &'static str = "pennies";
    const NAME: &'static str = "Matching Pennies";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] = &[];

    type Setup = Nothing;
    type Components = NoComponents;
    type Action = Side;
    type Chance = Nothing;
    type View = Pennies;

    fn components(&self) -> Boxed<NoComponents> {
        NoComponents::shelf().standard()
    }

    fn with_box(_: &Nothing, _: Boxed<NoComponents>) -> Pennies {
        Pennies { coins: [None; 2] }
    }

    fn players(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        let waiting: PlayerSet = (0..2).filter(|&seat| self.coins[seat].is_none()).map(Player::new).collect();
        if waiting.is_empty() { Turn::Over } else { Turn::Players(waiting) }
    }

    fn step(&self) -> &'static str {
        "lay"
    }

    fn legal(&self, player: Player, actions: &mut Vec<Side>) {
        if self.coins[player.seat()].is_none() {
            actions.extend([Side::Heads, Side::Tails]);
        }
    }

    fn apply(&mut self, player: Player, side: Side) {
        self.coins[player.seat()] = Some(side);
    }

    fn sample(&self, _: &mut Rng) -> Nothing {
        Nothing
    }

    fn is_possible(&self, _: &Nothing) -> bool {
        false
    }

    fn resolve(&mut self, _: Nothing) {}

    fn view(&self, viewer: Option<Player>) -> Pennies {
        let open = self.turn() == Turn::Over;
        let coin = |seat: usize| self.coins[seat].filter(|_| open || viewer == Some(Player::new(seat)));
        Pennies { coins: [coin(0), coin(1)] }
    }

    fn imagine(view: &Pennies, _: &mut Rng) -> Pennies {
        view.clone()
    }

    fn score(&self, player: Player) -> Score {
        let alike = self.coins[0] == self.coins[1];
        let won = self.turn() == Turn::Over && alike == (player == Player::new(0));
        Score::new(&["won"], &[i32::from(won)], &[])
    }
}

impl Evaluation for Pennies {
    type Weights = ();
}

/// Each wins every second game with any play. Somebody who knew the other's coin would expect to win, or to lose, them all.
#[test]
fn nobody_knows_the_others_coin() {
    let game = Pennies::new(&Nothing);
    for player in [Player::new(0), Player::new(1)] {
        let mut search = Search::<Pennies>::new(Plan { simulations: 4000, ..Plan::PLAYOUTS }, Rng::from_number(1));
        let choice = search.choose(&game.view(Some(player)), player, &[Side::Heads, Side::Tails], ENDLESS);
        let value = choice.value.expect("a value");
        assert!((0.4..0.6).contains(&value), "{value}");
        for thought in choice.thoughts {
            assert!(thought.visits > 1000, "{thought:?}");
        }
    }
}
