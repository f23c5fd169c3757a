//! Decisions and their notation (26.4).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Words};

use super::parts::{Bust, Card, Color, Face, Side, Tier, Track};

/// What is done with a card of the draft (5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Put it in the display; a `bonus_tile` card takes a tile of a track (14).
    Recruit(Card, Option<Track>),
    /// Put it away for coins.
    Sell(Card),
}

impl Deed {
    /// The card.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Deed::Recruit(card, _) | Deed::Sell(card) => card,
        }
    }

    /// Reads what follows the verb.
    fn read(verb: &str, words: &mut Words<'_>) -> Result<Deed, NotationError> {
        let card = Card::read(words)?;
        if verb == "sell" {
            return Ok(Deed::Sell(card));
        }
        let track = if words.is_at_end() { None } else { Some(Track::read(words)?) };
        Ok(Deed::Recruit(card, track))
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Recruit(card, None) => write!(f, "recruit {card}"),
            Deed::Recruit(card, Some(track)) => write!(f, "recruit {card} {track}"),
            Deed::Sell(card) => write!(f, "sell {card}"),
        }
    }
}

/// A decision (26.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose the side of the start card (15.1).
    Side(Side),
    /// Turn the wheel so that the own crest points at a color (5.1).
    Wheel(Color),
    /// Of two cards, place the first and do something with the second (5.3).
    Draft(Card, Deed),
    /// Take a colony for coins (7.2).
    Plunder(Tier),
    /// Take a colony and turn it over (7.2).
    Ally(Tier),
    /// Carve a bust with a bonus tile on one of its sides (8.2).
    Carve(Bust, Track, Face),
    /// Take no colony or bust.
    Pass,
    /// Take the top card of an outer pile (9.1).
    Take(Deed),
    /// Give up a recruited card (10.3).
    Discard(Card),
    /// Pay for a card instead (10.4).
    Pay,
    /// Buy a silver seal for a track (11.2).
    Silver(Track),
    /// Buy a gold seal (11.3).
    Gold,
    /// Buy no more seals.
    Done,
}

const VERBS: [&str; 14] = [
    "side", "wheel", "draft", "plunder", "ally", "carve", "pass", "recruit", "sell", "discard", "pay", "silver",
    "gold", "done",
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Side(side) => write!(f, "side {}", Side::NAMES[side as usize]),
            Action::Wheel(color) => write!(f, "wheel {color}"),
            Action::Draft(placed, deed) => write!(f, "draft place {placed} {deed}"),
            Action::Plunder(tier) => write!(f, "plunder {tier}"),
            Action::Ally(tier) => write!(f, "ally {tier}"),
            Action::Carve(bust, track, face) => write!(f, "carve {bust} {track} {}", Face::NAMES[face as usize]),
            Action::Pass => f.write_str("pass"),
            Action::Take(deed) => deed.fmt(f),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Pay => f.write_str("pay"),
            Action::Silver(track) => write!(f, "silver {track}"),
            Action::Gold => f.write_str("gold"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::new(text);
        let action = match VERBS[words.one_of(&VERBS)?] {
            "side" => Action::Side(Side::ALL[words.one_of(&Side::NAMES)?]),
            "wheel" => Action::Wheel(Color::read(&mut words)?),
            "draft" => {
                words.one_of(&["place"])?;
                let placed = Card::read(&mut words)?;
                let verb = ["recruit", "sell"][words.one_of(&["recruit", "sell"])?];
                Action::Draft(placed, Deed::read(verb, &mut words)?)
            }
            "plunder" => Action::Plunder(Tier::read(&mut words)?),
            "ally" => Action::Ally(Tier::read(&mut words)?),
            "carve" => {
                let (bust, track) = (Bust::read(&mut words)?, Track::read(&mut words)?);
                Action::Carve(bust, track, Face::ALL[words.one_of(&Face::NAMES)?])
            }
            "pass" => Action::Pass,
            verb @ ("recruit" | "sell") => Action::Take(Deed::read(verb, &mut words)?),
            "discard" => Action::Discard(Card::read(&mut words)?),
            "pay" => Action::Pay,
            "silver" => Action::Silver(Track::read(&mut words)?),
            "gold" => Action::Gold,
            _ => Action::Done,
        };
        words.end()?;
        Ok(action)
    }
}
