//! Land cards, hands of them, and the deck.

use std::fmt;

use play::{NotationError, Rng, Words};

use super::components::{Components, Face, HAND, MAX_LANDS};

/// A land card or a start card, named by its face (1.11). Cards are in ascending order of their ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// No card; it comes after every card.
    pub(super) const NONE: Card = Card(u8::MAX);

    /// The card with this index in the table of faces: the land cards first, then the start cards.
    #[inline]
    pub const fn new(index: usize) -> Card {
        Card(index as u8)
    }

    /// The index in the table of faces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self, components: &Components) -> &Face {
        &components.faces[self.index()]
    }

    /// Its name in the notation.
    pub fn id(self, components: &Components) -> &str {
        &self.face(components).id
    }

    /// Whether it is a start card.
    #[inline]
    pub fn is_start(self, components: &Components) -> bool {
        self.index() >= components.lands
    }

    /// The next word, which must name a land card.
    pub(super) fn read(words: &mut Words<'_>, components: &Components) -> Result<Card, NotationError> {
        let lands = &components.faces[..components.lands];
        let ids: Vec<&str> = lands.iter().map(|face| face.id.as_str()).collect();
        Ok(Card::new(words.one_of(&ids)?))
    }

    /// The next word, which must name a start card.
    pub(super) fn read_start(words: &mut Words<'_>, components: &Components) -> Result<Card, NotationError> {
        let lands = components.lands;
        let ids: Vec<&str> = components.faces[lands..].iter().map(|face| face.id.as_str()).collect();
        Ok(Card::new(lands + words.one_of(&ids)?))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Card::NONE { f.write_str("-") } else { self.0.fmt(f) }
    }
}

/// Up to three cards in no order; the same face may occur again (17.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards([Card; HAND]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([Card::NONE; HAND]);

    /// How many cards there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().filter(|&&card| card != Card::NONE).count()
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] == Card::NONE
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.0.into_iter().take_while(|&card| card != Card::NONE)
    }

    /// Each different card once, in ascending order.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Card> {
        let repeated = move |index: usize| index > 0 && self.0[index] == self.0[index - 1];
        (0..HAND).filter(move |&index| self.0[index] != Card::NONE && !repeated(index)).map(move |index| self.0[index])
    }

    /// How many of the cards show this face.
    #[inline]
    pub fn count(self, card: Card) -> usize {
        self.0.iter().filter(|&&other| other == card).count()
    }

    /// Adds a card. There must be room for it.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        debug_assert!(self.0[HAND - 1] == Card::NONE, "no room for a further card");
        self.0[HAND - 1] = card;
        self.0.sort_unstable();
    }

    /// Takes one card of this face out. There must be one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let found = self.0.iter().position(|&other| other == card);
        debug_assert!(found.is_some(), "no {card:?} among {self:?}");
        if let Some(index) = found {
            self.0[index] = Card::NONE;
            self.0.sort_unstable();
        }
    }

    /// Whether these cards are among the others.
    pub fn are_among(self, others: Cards) -> bool {
        self.iter().all(|card| self.count(card) <= others.count(card))
    }

    /// These cards and others.
    #[must_use]
    pub fn plus(mut self, others: Cards) -> Cards {
        others.iter().for_each(|card| self.insert(card));
        self
    }

    /// These cards without others, which must be among them.
    #[must_use]
    pub fn minus(mut self, others: Cards) -> Cards {
        others.iter().for_each(|card| self.remove(card));
        self
    }

    /// These cards without those of the others that are among them.
    #[must_use]
    pub(super) fn except(mut self, others: Cards) -> Cards {
        for card in others.iter() {
            if self.count(card) > 0 {
                self.remove(card);
            }
        }
        self
    }

    /// Their names in the notation, in ascending order.
    pub fn ids(self, components: &Components) -> impl Iterator<Item = &str> {
        self.iter().map(|card| card.id(components))
    }

    /// Reads cards up to the end of the text; they must stand in ascending order (17.1).
    pub(super) fn read(words: &mut Words<'_>, components: &Components) -> Result<Cards, NotationError> {
        let mut cards = Cards::NONE;
        let mut last = None;
        loop {
            if cards.len() == HAND {
                return Err(words.wrong(format_args!("there are more than {HAND} cards")));
            }
            let card = Card::read(words, components)?;
            if last > Some(card) {
                return Err(words.wrong("cards are listed in ascending order of their names"));
            }
            last = Some(card);
            cards.insert(card);
            if words.is_at_end() {
                return Ok(cards);
            }
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(iter: I) -> Cards {
        let mut cards = Cards::NONE;
        iter.into_iter().for_each(|card| cards.insert(card));
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Land cards, counted by face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck([u8; MAX_LANDS]);

impl Deck {
    pub(super) const fn new(counts: [u8; MAX_LANDS]) -> Deck {
        Deck(counts)
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of the cards show this face.
    #[inline]
    pub fn count(&self, card: Card) -> usize {
        usize::from(self.0[card.index()])
    }

    /// The faces that are there, and how many cards show each.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = (Card, usize)> {
        let counts = self.0.iter().enumerate().filter(|&(_, &count)| count > 0);
        counts.map(|(index, &count)| (Card::new(index), usize::from(count)))
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes one card of this face out. There must be one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }

    /// Takes cards out. They must be there.
    #[inline]
    pub(super) fn remove_all(&mut self, cards: Cards) {
        cards.iter().for_each(|card| self.remove(card));
    }

    /// Whether these cards are there.
    pub fn holds(&self, cards: Cards) -> bool {
        cards.iter().all(|card| cards.count(card) <= self.count(card))
    }

    /// Draws a card and takes it out; each is equally likely (17.3).
    #[inline]
    pub fn draw(&mut self, rng: &mut Rng) -> Card {
        let mut drawn = rng.below(self.len() as u32);
        for (index, count) in self.0.iter_mut().enumerate() {
            if drawn < u32::from(*count) {
                *count -= 1;
                return Card::new(index);
            }
            drawn -= u32::from(*count);
        }
        unreachable!("a card was drawn among all there are")
    }

    /// Draws several cards.
    #[inline]
    pub(super) fn draw_several(&mut self, number: usize, rng: &mut Rng) -> Cards {
        (0..number).map(|_| self.draw(rng)).collect()
    }
}
