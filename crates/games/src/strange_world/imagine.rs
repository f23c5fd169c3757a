//! Filling in what a viewer cannot see.
//!
//! Every way in which the cards can have been dealt and passed in this round, and that agrees with all the viewer has seen,
//! is equally likely; cards with the same face are different cards here. Earlier rounds hide nothing: all their cards lie open.

use play::{ByPlayer, Player, Rng};

use super::card::{Card, Cards, Deck};
use super::components::{HAND, MAX_PLAYERS};
use super::public::{Pass, Public, Step};
use super::view::View;
use super::{Hand, StrangeWorld};

/// Something for each player by the distance from the viewer, in the sun's direction; a spectator is nobody's neighbor.
type Ring<T> = [T; MAX_PLAYERS];

impl View {
    /// One of the positions that look like this, each as likely as another.
    pub(super) fn imagine(&self, rng: &mut Rng) -> StrangeWorld {
        let public = self.public;
        let hands = if public.is_solo() { self.hands.values()[0].map(|hand| ByPlayer::new(1, hand)) } else { None };
        let hands = hands.unwrap_or_else(|| Riddle::new(self).solve(rng));
        let mut deck = public.hidden_cards();
        hands.values().iter().for_each(|hand| deck.remove_all(hand.cards));
        StrangeWorld { public, hands, deck }
    }
}

/// The hands to be filled in.
struct Riddle<'v> {
    public: &'v Public,
    /// The viewer's own hand.
    own: Option<Hand>,
    /// Who sits where; the viewer comes first.
    seats: Ring<Player>,
    players: usize,
    /// How many passes of this round are over.
    exchanged: usize,
    /// The cards that went through no hand of the viewer in this round and were not played before it.
    pool: Deck,
}

/// What came about in this round.
struct Solution {
    /// The cards that each player holds.
    cards: Ring<Cards>,
    /// What each player passed first and second.
    passed: Ring<[Cards; 2]>,
}

impl<'v> Riddle<'v> {
    fn new(view: &'v View) -> Riddle<'v> {
        let public = &view.public;
        let players = public.players();
        let mut seats = [view.viewer.unwrap_or_default(); MAX_PLAYERS];
        for distance in 1..players {
            seats[distance] = public.next(seats[distance - 1]);
        }
        let own = view.viewer.and_then(|viewer| view.hands[viewer]);
        let exchanged = match public.step {
            Step::Deal(_) | Step::Pass(Pass::First) => 0,
            Step::Pass(Pass::Second) => 1,
            _ => 2,
        };
        let mut pool = public.hidden_cards();
        public.played.values().iter().for_each(|cards| cards.iter().for_each(|card| pool.insert(card)));
        if let Some(hand) = own {
            hand.received[1].iter().for_each(|card| pool.insert(card));
            pool.remove_all(hand.cards);
            pool.remove_all(public.played[seats[0]]);
            hand.passed[..exchanged].iter().for_each(|&cards| pool.remove_all(cards));
        }
        Riddle { public, own, seats, players, exchanged, pool }
    }

    fn solve(&self, rng: &mut Rng) -> ByPlayer<Hand, MAX_PLAYERS> {
        let solution = match self.public.step {
            Step::Deal(_) | Step::Pass(Pass::First) => self.before_first_pass(rng),
            Step::Pass(Pass::Second) => self.before_second_pass(rng),
            Step::Play | Step::Traveller(_) | Step::Erupt(_) | Step::City(_) => self.after_second_pass(rng),
            _ => return ByPlayer::new(self.players, Hand::EMPTY),
        };
        let mut hands = ByPlayer::new(self.players, Hand::EMPTY);
        for distance in 0..self.players {
            let giver = solution.passed[(distance + self.players - 1) % self.players];
            let mut received = [Cards::NONE; 2];
            received[..self.exchanged].copy_from_slice(&giver[..self.exchanged]);
            hands[self.seats[distance]] =
                Hand { cards: solution.cards[distance], passed: solution.passed[distance], received };
        }
        if let Some(own) = self.own {
            hands[self.seats[0]] = own;
        }
        hands
    }

    /// The distances of the players whose hands are unknown.
    fn strangers(&self) -> std::ops::Range<usize> {
        usize::from(self.own.is_some())..self.players
    }

    fn has_passed(&self, distance: usize) -> bool {
        matches!(self.public.step, Step::Pass(_)) && !self.public.passing.contains(self.seats[distance])
    }

    /// Everybody has what was dealt; a pending pass may be any two of it.
    fn before_first_pass(&self, rng: &mut Rng) -> Solution {
        let mut solution = Solution { cards: [Cards::NONE; MAX_PLAYERS], passed: [[Cards::NONE; 2]; MAX_PLAYERS] };
        let mut pool = self.pool;
        for distance in self.strangers() {
            let cards = pool.draw_several(self.public.hand_size(self.seats[distance]), rng);
            solution.cards[distance] = cards;
            if self.has_passed(distance) {
                solution.passed[distance][0] = all_but_one(cards, rng);
            }
        }
        solution
    }

    /// The neighbor has what the viewer passed, and one more card.
    fn before_second_pass(&self, rng: &mut Rng) -> Solution {
        let mut cards = [Cards::NONE; MAX_PLAYERS];
        let mut second = [Cards::NONE; MAX_PLAYERS];
        let mut pool = self.pool;
        for distance in self.strangers() {
            let known = if distance == 1 { self.own.map_or(Cards::NONE, |own| own.passed[0]) } else { Cards::NONE };
            cards[distance] = known.plus(pool.draw_several(HAND - known.len(), rng));
            if self.has_passed(distance) {
                second[distance] = one_of(cards[distance], rng);
            }
        }
        Solution { cards, passed: self.with_first_pass(&cards, second, rng) }
    }

    /// Adds what can have been passed first, given the hands that this pass led to.
    fn with_first_pass(&self, hands: &Ring<Cards>, second: Ring<Cards>, rng: &mut Rng) -> Ring<[Cards; 2]> {
        let mut passed = second.map(|cards| [Cards::NONE, cards]);
        let last = self.players - 1;
        for (distance, passed) in passed.iter_mut().enumerate().take(self.players) {
            let receiver = if distance == last { 0 } else { distance + 1 };
            passed[0] = match self.own {
                Some(own) if distance == 0 => own.passed[0],
                Some(own) if distance == last => own.received[0],
                _ => all_but_one(hands[receiver], rng),
            };
        }
        passed
    }

    /// All passes are over; some cards have been played.
    fn after_second_pass(&self, rng: &mut Rng) -> Solution {
        let (story, hands) = self.deal_out(rng);
        let last = self.players - 1;
        let mut second = [Cards::NONE; MAX_PLAYERS];
        for (distance, passed) in second.iter_mut().enumerate().take(self.players) {
            let receiver = if distance == last { 0 } else { distance + 1 };
            *passed = match (self.own, story.passed_on) {
                (Some(own), _) if distance == 0 => own.passed[1],
                (Some(own), _) if distance == last => own.received[1],
                (Some(_), Some(card)) if distance == 1 => Cards::from_iter([card]),
                _ => one_of(hands[receiver], rng),
            };
        }
        let mut between = [Cards::NONE; MAX_PLAYERS];
        let mut cards = [Cards::NONE; MAX_PLAYERS];
        for distance in self.strangers() {
            let giver = if distance == 0 { last } else { distance - 1 };
            between[distance] = hands[distance].minus(second[giver]).plus(second[distance]);
            cards[distance] = hands[distance].minus(self.public.played[self.seats[distance]]);
        }
        Solution { cards, passed: self.with_first_pass(&between, second, rng) }
    }

    /// The hands as they were before the first card of the round was played.
    ///
    /// The cards that a player has played are put into that hand, and the rest is drawn. A hand that can come about in
    /// several ways by this, because a drawn card has the face of a played one, is kept so much less often.
    fn deal_out(&self, rng: &mut Rng) -> (Story, Ring<Cards>) {
        let mut stories = [None; 3];
        match self.own {
            None => stories[0] = Story::new(self, None, [Cards::NONE; MAX_PLAYERS]),
            Some(own) => {
                let mut choices = [None; 3]; // which of the three cards the neighbor passed on
                choices.iter_mut().skip(1).zip(own.passed[0].iter()).for_each(|(choice, card)| *choice = Some(card));
                stories = choices.map(|passed_on| self.story(own, passed_on));
            }
        }
        let total = stories.iter().flatten().map(|story| story.ways).sum();
        loop {
            let mut drawn = if self.own.is_some() { below(total, rng) } else { 0 };
            let mut choice = None;
            for story in stories.into_iter().flatten() {
                choice = Some(story);
                if drawn < story.ways {
                    break;
                }
                drawn -= story.ways;
            }
            let Some(story) = choice else { unreachable!("what was seen is possible") };
            let mut pool = story.pool;
            let mut hands = [Cards::NONE; MAX_PLAYERS];
            let mut ways = 1;
            for distance in self.strangers() {
                let (known, needed) = (story.known[distance], story.needed[distance]);
                let filled = needed.plus(pool.draw_several(HAND - known.len() - needed.len(), rng));
                ways *= needed.faces().map(|card| choose(filled.count(card), needed.count(card))).product::<u64>();
                hands[distance] = known.plus(filled);
            }
            if below(ways, rng) == 0 {
                return (story, hands);
            }
        }
    }

    /// The story in which the neighbor passed on this card of the viewer, or else the one kept from the deal.
    fn story(&self, own: Hand, passed_on: Option<Card>) -> Option<Story> {
        let mut known = [Cards::NONE; MAX_PLAYERS];
        known[1] = own.passed[0].plus(own.passed[1]);
        if let Some(card) = passed_on {
            known[1].remove(card);
            known[2 % self.players].insert(card);
        }
        Story::new(self, passed_on, known)
    }
}

/// One course of the second pass, as far as the viewer can tell it from others.
#[derive(Clone, Copy)]
struct Story {
    /// Which of the viewer's cards the neighbor passed on; none of them, if absent.
    passed_on: Option<Card>,
    /// The cards that must have been in each hand.
    known: Ring<Cards>,
    /// The cards besides these that have been played from each hand.
    needed: Ring<Cards>,
    /// The cards that are left for the other places.
    pool: Deck,
    /// In how many ways it can have come about.
    ways: u64,
}

impl Story {
    /// The story with these known cards, if it agrees with what was played and with what the viewer received.
    fn new(riddle: &Riddle<'_>, passed_on: Option<Card>, known: Ring<Cards>) -> Option<Story> {
        let mut story = Story { passed_on, known, needed: [Cards::NONE; MAX_PLAYERS], pool: riddle.pool, ways: 1 };
        if let Some(own) = riddle.own {
            let received = own.received[1];
            if riddle.players == 2 && passed_on.is_some() {
                if received.iter().ne(passed_on) {
                    return None;
                }
            } else {
                received.iter().for_each(|card| story.use_up(card));
            }
        }
        let mut places = 0;
        for distance in riddle.strangers() {
            let mut unknown = HAND - known[distance].len();
            let needed = riddle.public.played[riddle.seats[distance]].except(known[distance]);
            if needed.len() > unknown {
                return None;
            }
            for card in needed.faces() {
                story.ways *= choose(unknown, needed.count(card));
                unknown -= needed.count(card);
            }
            needed.iter().for_each(|card| story.use_up(card));
            story.needed[distance] = needed;
            places += unknown;
        }
        let left = story.pool.len();
        if riddle.own.is_some() {
            story.ways *= (0..places).map(|place| left.saturating_sub(place) as u64).product::<u64>();
        }
        (story.ways > 0).then_some(story)
    }

    /// Puts a card of this face, any of those there are, into its place.
    fn use_up(&mut self, card: Card) {
        let count = self.pool.count(card) as u64;
        self.ways *= count;
        if count > 0 {
            self.pool.remove(card);
        }
    }
}

/// One of the cards.
fn one_of(cards: Cards, rng: &mut Rng) -> Cards {
    let drawn = rng.below(cards.len() as u32) as usize;
    cards.iter().skip(drawn).take(1).collect()
}

/// The cards without one of them.
fn all_but_one(cards: Cards, rng: &mut Rng) -> Cards {
    cards.minus(one_of(cards, rng))
}

/// In how many ways `few` of `many` things can be chosen.
fn choose(many: usize, few: usize) -> u64 {
    (0..few as u64).fold(1, |ways, index| ways * (many as u64 - index) / (index + 1))
}

/// A number from 0 to `n` - 1, each equally likely, for an `n` that may be large.
fn below(n: u64, rng: &mut Rng) -> u64 {
    const HALF: u32 = 31;
    if n == 1 {
        return 0;
    }
    loop {
        let number = u64::from(rng.below(1 << HALF)) << HALF | u64::from(rng.below(1 << HALF));
        if number < (1 << (2 * HALF)) / n * n {
            return number % n;
        }
    }
}
