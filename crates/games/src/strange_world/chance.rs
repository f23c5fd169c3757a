//! Results of chance: their notation, which are possible, and how one is drawn (17.3).

use std::fmt;

use play::{Notation, NotationError, Player, Rng, Words, match_word};

use super::StrangeWorld;
use super::action::{read_pile, write_names};
use super::card::{Card, Cards};
use super::cell::Cell;
use super::components::{Components, HAND, MAX_PLAYERS};
use super::public::Step;
use super::traveller::{Traveller, TravellerSet};

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

impl Notation<Components> for Chance {
    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::Start(player, card) => write!(f, "start {player} {}", card.id(components)),
            Chance::Sun(player) => write!(f, "sun {player}"),
            Chance::Deal(player, cards) => write_names(format_args!("deal {player}"), cards.ids(components), f),
            Chance::Offer(travellers) => {
                write_names("offer", travellers.iter().map(|traveller| traveller.id(components)), f)
            }
            Chance::Pile(pile, card) => write!(f, "pile {pile} {}", card.id(components)),
            Chance::Reveal(cards) => write_names("reveal", cards.ids(components), f),
        }
    }

    fn read(text: &str, components: &Components) -> Result<Chance, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "start" => Chance::Start(read_player(words)?, Card::read_start(words, components)?),
                "sun" => Chance::Sun(read_player(words)?),
                "deal" => Chance::Deal(read_player(words)?, Cards::read(words, components)?),
                "offer" => Chance::Offer(read_travellers(words, components)?),
                "pile" => Chance::Pile(read_pile(words)?, Card::read(words, components)?),
                "reveal" => Chance::Reveal(Cards::read(words, components)?),
            }))
        })
    }
}

fn read_player(words: &mut Words<'_>) -> Result<Player, NotationError> {
    Ok(Player::new(words.number(0..=MAX_PLAYERS as u8 - 1)?.into()))
}

fn read_travellers(words: &mut Words<'_>, components: &Components) -> Result<TravellerSet, NotationError> {
    let mut travellers = TravellerSet::NONE;
    let mut last = None;
    while travellers.is_empty() || !words.is_at_end() {
        let traveller = Traveller::read(words, components)?;
        if last >= Some(traveller) {
            return Err(words.wrong("travellers are listed once, in ascending order of their names"));
        }
        last = Some(traveller);
        travellers.insert(traveller);
    }
    Ok(travellers)
}

impl StrangeWorld {
    /// Draws one of the possible results.
    pub(super) fn draw_result(&self, rng: &mut Rng) -> Chance {
        let mut deck = self.deck;
        match self.public.step {
            Step::Start(player) => {
                let left = || self.start_cards_left();
                let drawn = rng.below(left().count() as u32) as usize;
                Chance::Start(player, left().nth(drawn).unwrap_or(Card::NONE))
            }
            Step::Sun => Chance::Sun(Player::new(rng.below(self.public.players() as u32) as usize)),
            Step::Deal(player) => Chance::Deal(player, deck.draw_several(HAND, rng)),
            Step::Offer => {
                let (mut left, mut offered) = (self.public.travellers, TravellerSet::NONE);
                for _ in 0..self.public.components.offered {
                    let drawn = rng.below(left.len() as u32) as usize;
                    let traveller = left.iter().nth(drawn).unwrap_or(Traveller::new(0));
                    left.remove(traveller);
                    offered.insert(traveller);
                }
                Chance::Offer(offered)
            }
            Step::Piles(pile) => Chance::Pile(pile, deck.draw(rng)),
            _ => Chance::Reveal(deck.draw_several(HAND - 1, rng)),
        }
    }

    /// The start cards that were not dealt yet (3.1).
    fn start_cards_left(&self) -> impl Iterator<Item = Card> {
        let dealt = |card: Card| self.public.worlds.values().iter().any(|world| world.card(Cell::START) == Some(card));
        let components = self.public.components.get();
        (components.lands..components.faces.len()).map(Card::new).filter(move |&card| !dealt(card))
    }

    /// Whether chance can give this result now: it belongs to the step and its cards are there.
    pub(super) fn can_happen(&self, result: &Chance) -> bool {
        match (self.public.step, *result) {
            (Step::Start(next), Chance::Start(player, card)) => {
                player == next && self.start_cards_left().any(|left| left == card)
            }
            (Step::Sun, Chance::Sun(player)) => player.seat() < self.public.players(),
            (Step::Deal(next), Chance::Deal(player, cards)) => {
                player == next && cards.len() == HAND && self.deck.holds(cards)
            }
            (Step::Offer, Chance::Offer(travellers)) => {
                travellers.len() == self.public.components.offered && travellers.are_among(self.public.travellers)
            }
            (Step::Piles(next), Chance::Pile(pile, card)) => pile == next && self.deck.count(card) > 0,
            (Step::Reveal, Chance::Reveal(cards)) => cards.len() == HAND - 1 && self.deck.holds(cards),
            _ => false,
        }
    }
}
