//! Decisions and their notation (26.4).

use std::fmt;

use play::{Notation, NotationError, Words, match_word};

use super::components::Components;
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

    fn read(words: &mut Words<'_>, components: &Components) -> Result<Deed, NotationError> {
        Ok(match_word!(words, {
            "recruit" => Deed::read_recruit(words, components)?,
            "sell" => Deed::Sell(Card::read(words, components)?),
        }))
    }

    /// Reads what follows the verb.
    fn read_recruit(words: &mut Words<'_>, components: &Components) -> Result<Deed, NotationError> {
        let card = Card::read(words, components)?;
        let track = if words.is_at_end() { None } else { Some(Track::read(words)?) };
        Ok(Deed::Recruit(card, track))
    }

    fn write(self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card().name(components);
        match self {
            Deed::Recruit(_, None) => write!(f, "recruit {card}"),
            Deed::Recruit(_, Some(track)) => write!(f, "recruit {card} {track}"),
            Deed::Sell(_) => write!(f, "sell {card}"),
        }
    }
}

/// A decision (26.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose the side of the start card (15.1).
    Side(Side),
    /// Turn the wheel so that the player's crest points at a color (5.1).
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

impl Notation<Components> for Action {
    fn read(text: &str, components: &Components) -> Result<Action, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "side" => Action::Side(Side::read(words)?),
                "wheel" => Action::Wheel(Color::read(words)?),
                "draft" => {
                    words.one_of(&["place"])?;
                    Action::Draft(Card::read(words, components)?, Deed::read(words, components)?)
                },
                "plunder" => Action::Plunder(Tier::read(words, components)?),
                "ally" => Action::Ally(Tier::read(words, components)?),
                "carve" => Action::Carve(Bust::read(words, components)?, Track::read(words)?, Face::read(words)?),
                "pass" => Action::Pass,
                "recruit" => Action::Take(Deed::read_recruit(words, components)?),
                "sell" => Action::Take(Deed::Sell(Card::read(words, components)?)),
                "discard" => Action::Discard(Card::read(words, components)?),
                "pay" => Action::Pay,
                "silver" => Action::Silver(Track::read(words)?),
                "gold" => Action::Gold,
                "done" => Action::Done,
            }))
        })
    }

    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Side(side) => write!(f, "side {side}"),
            Action::Wheel(color) => write!(f, "wheel {color}"),
            Action::Draft(placed, deed) => {
                write!(f, "draft place {} ", placed.name(components))?;
                deed.write(components, f)
            }
            Action::Plunder(tier) => write!(f, "plunder {}", tier.name(components)),
            Action::Ally(tier) => write!(f, "ally {}", tier.name(components)),
            Action::Carve(bust, track, face) => write!(f, "carve {} {track} {face}", bust.name(components)),
            Action::Pass => f.write_str("pass"),
            Action::Take(deed) => deed.write(components, f),
            Action::Discard(card) => write!(f, "discard {}", card.name(components)),
            Action::Pay => f.write_str("pay"),
            Action::Silver(track) => write!(f, "silver {track}"),
            Action::Gold => f.write_str("gold"),
            Action::Done => f.write_str("done"),
        }
    }
}
