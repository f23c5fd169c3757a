//! Decisions and chance results, with their notation (17.3, 17.4).

use std::fmt;
use std::str::FromStr;

use play::{NotationError, Player, Words};

use super::card::{Card, Cards};
use super::cell::Cell;
use super::components::{MAX_PILES, MAX_PLAYERS, PASSES};
use super::traveller::{Side, Spot, Traveller, TravellerSet};

/// A decision (17.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Turn the sun to this face (3.5).
    Direction(Side),
    /// Pass cards to the neighbor (4.2, 4.3).
    Pass(Cards),
    /// Take a pile (11.2).
    Take(u8),
    /// Place a card (5.1).
    Play(Card, Cell),
    /// Take a traveller (7.2).
    Welcome(Traveller, Spot),
    /// Take none.
    Decline,
    /// Lay a fumarole (8.1).
    Cover(Cell),
    /// Found a shadow city on the new fumarole and this one (8.3).
    Join(Cell),
}

const VERBS: [&str; 8] = ["direction", "pass", "take", "play", "welcome", "decline", "cover", "join"];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Direction(side) => write!(f, "direction {side}"),
            Action::Pass(cards) => write!(f, "pass {cards}"),
            Action::Take(pile) => write!(f, "take {pile}"),
            Action::Play(card, cell) => write!(f, "play {card} {cell}"),
            Action::Welcome(traveller, spot) => write!(f, "welcome {traveller} {spot}"),
            Action::Decline => f.write_str("decline"),
            Action::Cover(cell) => write!(f, "cover {cell}"),
            Action::Join(cell) => write!(f, "join {cell}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::new(text);
        let action = match VERBS[words.one_of(&VERBS)?] {
            "direction" => Action::Direction(Side::read(&mut words)?),
            "pass" => {
                let cards = Cards::read(&mut words)?;
                if !PASSES.contains(&cards.len()) {
                    return Err(words.wrong("two cards are passed, then one"));
                }
                Action::Pass(cards)
            }
            "take" => Action::Take(read_pile(&mut words)?),
            "play" => Action::Play(Card::read(&mut words)?, read_cell(&mut words)?),
            "welcome" => Action::Welcome(Traveller::read(&mut words)?, read_spot(&mut words)?),
            "decline" => Action::Decline,
            "cover" => Action::Cover(read_cell(&mut words)?),
            _ => Action::Join(read_cell(&mut words)?),
        };
        words.end()?;
        Ok(action)
    }
}

/// A result of chance (17.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A player's start card (3.1).
    Start(Player, Card),
    /// Who takes the sun card (3.4).
    Sun(Player),
    /// A player's cards of a round (4.1).
    Deal(Player, Cards),
    /// The travellers of a solo game (11.1).
    Offer(TravellerSet),
    /// The face-up card of a pile (11.1).
    Pile(u8, Card),
    /// The other cards of the pile that was taken (11.2).
    Reveal(Cards),
}

const RESULTS: [&str; 6] = ["start", "sun", "deal", "offer", "pile", "reveal"];

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::Start(player, card) => write!(f, "start {player} {card}"),
            Chance::Sun(player) => write!(f, "sun {player}"),
            Chance::Deal(player, cards) => write!(f, "deal {player} {cards}"),
            Chance::Offer(travellers) => {
                f.write_str("offer")?;
                travellers.iter().try_for_each(|traveller| write!(f, " {traveller}"))
            }
            Chance::Pile(pile, card) => write!(f, "pile {pile} {card}"),
            Chance::Reveal(cards) => write!(f, "reveal {cards}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let mut words = Words::new(text);
        let result = match RESULTS[words.one_of(&RESULTS)?] {
            "start" => Chance::Start(read_player(&mut words)?, Card::read_start(&mut words)?),
            "sun" => Chance::Sun(read_player(&mut words)?),
            "deal" => Chance::Deal(read_player(&mut words)?, Cards::read(&mut words)?),
            "offer" => Chance::Offer(read_travellers(&mut words)?),
            "pile" => Chance::Pile(read_pile(&mut words)?, Card::read(&mut words)?),
            _ => Chance::Reveal(Cards::read(&mut words)?),
        };
        words.end()?;
        Ok(result)
    }
}

fn read_player(words: &mut Words<'_>) -> Result<Player, NotationError> {
    Ok(Player::new(words.number(0..=MAX_PLAYERS as u8 - 1)?.into()))
}

fn read_pile(words: &mut Words<'_>) -> Result<u8, NotationError> {
    words.number(1..=MAX_PILES as u8)
}

/// A row or a column: a decimal integer without `+`, `-0` or leading zero (17.1).
fn read_line(words: &mut Words<'_>) -> Result<i8, NotationError> {
    let word = words.word("a row or column")?;
    let plain = |line: &i8| Cell::is_near(*line) && line.to_string() == word;
    word.parse().ok().filter(plain).ok_or_else(|| words.wrong("rows and columns are written -3 to 3"))
}

fn read_cell(words: &mut Words<'_>) -> Result<Cell, NotationError> {
    let (row, column) = (read_line(words)?, read_line(words)?);
    Cell::at(row, column).ok_or_else(|| words.wrong("no card can lie there"))
}

fn read_spot(words: &mut Words<'_>) -> Result<Spot, NotationError> {
    let (side, upper, lower) = (Side::read(words)?, read_line(words)?, read_line(words)?);
    if lower != upper + 1 {
        return Err(words.wrong("a traveller stands beside two neighboring rows, the upper one first"));
    }
    Ok(Spot { side, upper })
}

fn read_travellers(words: &mut Words<'_>) -> Result<TravellerSet, NotationError> {
    let mut travellers = TravellerSet::NONE;
    let mut last = None;
    while travellers.is_empty() || !words.is_at_end() {
        let traveller = Traveller::read(words)?;
        if last >= Some(traveller) {
            return Err(words.wrong("travellers are listed once, in ascending order of their names"));
        }
        last = Some(traveller);
        travellers.insert(traveller);
    }
    Ok(travellers)
}
