//! High Card, a complete small game: to read, to copy, and to play with in the examples of this documentation.
//!
//! Each player is dealt a secret card from 1 to 9. One after the other stays, or swaps the card for a new one. The highest card
//! wins.
//!
//! ```
//! use play::example::HighCard;
//! use play::{Chances, Player, Seed, Table};
//!
//! let mut table = Table::<HighCard>::new("players=2".parse().unwrap(), Seed::from(1), Chances::Manual);
//! table.chance("deal 0 8".parse().unwrap()).unwrap();
//! table.chance("deal 1 3".parse().unwrap()).unwrap();
//! table.play(Player::new(0), "stay".parse().unwrap()).unwrap();
//! table.play(Player::new(1), "swap".parse().unwrap()).unwrap();
//! table.chance("deal 1 5".parse().unwrap()).unwrap();
//! assert_eq!(table.scores()[0].total(), 8);
//! assert!(table.winners().is_some_and(|winners| winners.contains(Player::new(0))));
//! ```

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{
    Boxed, ByPlayer, Components, Event, Game, NoComponents, NotationError, Player, PlayerSet, Rng, Score, Setting,
    SettingValues, Turn, Words, match_word,
};

/// Seats at the table.
const MAX_PLAYERS: usize = 4;
/// The highest card.
const HIGHEST: u8 = 9;

/// What was chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// From 2 to 4.
    pub players: usize,
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        Ok(Setup { players: SettingValues::read(HighCard::SETTINGS, text)?.players() })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Keep the card.
    Stay,
    /// Take a new card instead.
    Swap,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Action::Stay { "stay" } else { "swap" })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        Words::read(text, |words| Ok(match_word!(words, { "stay" => Action::Stay, "swap" => Action::Swap, })))
    }
}

/// A result of chance: a player is dealt a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// Who gets the card.
    pub player: Player,
    /// The card, from 1 to 9.
    pub card: u8,
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {} {}", self.player, self.card)
    }
}

impl FromStr for Deal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Deal, NotationError> {
        Words::read(text, |words| {
            words.one_of(&["deal"])?;
            let player = Player::new(words.number(0..=MAX_PLAYERS as u8 - 1)?.into());
            Ok(Deal { player, card: words.number(1..=HIGHEST)? })
        })
    }
}

/// A step of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
enum Step {
    Deal(Player),
    Decide(Player),
    Swap(Player),
    Over,
}

/// A position in a game of High Card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighCard {
    step: Step,
    cards: ByPlayer<Option<u8>, MAX_PLAYERS>,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    step: Step,
    /// Who has a card.
    dealt: PlayerSet,
    /// The card of the viewer; the others are unknown.
    cards: ByPlayer<Option<u8>, MAX_PLAYERS>,
}

impl View {
    /// The card of a player, if the viewer sees it.
    pub fn card(&self, player: Player) -> Option<u8> {
        self.cards[player]
    }
}

impl HighCard {
    /// The player after this one, unless it was the last.
    fn next(&self, player: Player) -> Option<Player> {
        (player.seat() + 1 < self.players()).then(|| Player::new(player.seat() + 1))
    }

    /// The step after the decision of a player is carried out.
    fn step_after(&self, player: Player) -> Step {
        self.next(player).map_or(Step::Over, Step::Decide)
    }
}

impl Game for HighCard {
    const ID: &'static str = "high_card";
    const NAME: &'static str = "High Card";
    const RULES: u16 = 1;
    const SETTINGS: &'static [Setting] =
        &[Setting { key: "players", values: &["2", "3", "4"], default: "2", older: None }];
    /// A player may take back until the next one has decided.
    const PATIENT: bool = true;

    type Setup = Setup;
    type Components = NoComponents;
    type Action = Action;
    type Chance = Deal;
    type View = View;

    fn components(&self) -> Boxed<NoComponents> {
        NoComponents::shelf().standard()
    }

    fn with_box(setup: &Setup, _: Boxed<NoComponents>) -> HighCard {
        HighCard { step: Step::Deal(Player::new(0)), cards: ByPlayer::new(setup.players, None) }
    }

    fn players(&self) -> usize {
        self.cards.players()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Deal(_) | Step::Swap(_) => Turn::Chance,
            Step::Decide(player) => Turn::Players(PlayerSet::one(player)),
            Step::Over => Turn::Over,
        }
    }

    fn step(&self) -> &'static str {
        match self.step {
            Step::Deal(_) => "deal",
            Step::Decide(_) => "decide",
            Step::Swap(_) => "swap",
            Step::Over => "over",
        }
    }

    fn legal(&self, player: Player, actions: &mut Vec<Action>) {
        if self.turn().players().contains(player) {
            actions.extend([Action::Stay, Action::Swap]);
        }
    }

    fn apply(&mut self, player: Player, action: Action) {
        self.step = match action {
            Action::Stay => self.step_after(player),
            Action::Swap => Step::Swap(player),
        };
    }

    fn sample(&self, rng: &mut Rng) -> Deal {
        let (Step::Deal(player) | Step::Swap(player) | Step::Decide(player)) = self.step else {
            unreachable!("chance decides nothing after the end")
        };
        Deal { player, card: rng.below(HIGHEST.into()) as u8 + 1 }
    }

    fn is_possible(&self, result: &Deal) -> bool {
        matches!(self.step, Step::Deal(player) | Step::Swap(player) if player == result.player)
            && (1..=HIGHEST).contains(&result.card)
    }

    fn resolve(&mut self, Deal { player, card }: Deal) {
        self.cards[player] = Some(card);
        self.step = match self.step {
            Step::Deal(_) => self.next(player).map_or(Step::Decide(Player::new(0)), Step::Deal),
            _ => self.step_after(player),
        };
    }

    fn view(&self, viewer: Option<Player>) -> View {
        let mut cards = ByPlayer::new(self.players(), None);
        if let Some(viewer) = viewer {
            cards[viewer] = self.cards[viewer];
        }
        let dealt = self.cards.iter().filter(|(_, card)| card.is_some()).map(|(player, _)| player).collect();
        View { step: self.step, dealt, cards }
    }

    fn imagine(view: &View, rng: &mut Rng) -> HighCard {
        let mut cards = view.cards;
        for player in view.dealt.iter() {
            cards[player] = cards[player].or_else(|| Some(rng.below(HIGHEST.into()) as u8 + 1));
        }
        HighCard { step: view.step, cards }
    }

    fn score(&self, player: Player) -> Score {
        Score::new(&["card"], &[self.cards[player].unwrap_or(0).into()], &[])
    }

    fn witnesses(&self, event: &Event<HighCard>) -> PlayerSet {
        match *event {
            Event::Chance(Deal { player, .. }) => PlayerSet::one(player),
            Event::Decision(..) => PlayerSet::ALL,
        }
    }

    fn redacted(&self, event: &Event<HighCard>) -> String {
        match event {
            Event::Chance(Deal { player, .. }) => format!("deal {player} ?"),
            Event::Decision(..) => event.happening(&NoComponents),
        }
    }
}
