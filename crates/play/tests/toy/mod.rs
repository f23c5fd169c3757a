//! A small game with everything that the laws care about, and faults that can be planted in it.
//!
//! Each player is dealt a secret card. In each of three rounds all bid chips in secret, a die is rolled for all, and
//! then one after the other makes red and blue marks (one for each chip bid and each pip rolled), may peek, once in the
//! game, at the card of the left neighbor, and is done.

#![allow(dead_code)] // Each test uses another part.

pub(crate) mod fault;
mod notation;

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU8, Ordering};

use play::{
    BoxDigest, BoxFault, Boxed, ByPlayer, Components, Event, Game, GameBox, Player, PlayerSet, Rng, Score, Setting,
    Shelf, Turn,
};
use serde::Serialize;

pub(crate) use notation::{Action, Chance, Color, Setup};

const ROUNDS: u8 = 3;
const CHIPS: u8 = 3;
const HIGHEST_BID: u8 = 2;
const SIDES: u8 = 3;
pub(crate) const LINES: &[&str] = &["marks", "card"];
const PLAYERS: Setting = Setting { key: "players", values: &["2", "3"], default: "2", older: None };
const DECK: Setting = Setting { key: "deck", values: &["small", "large"], default: "small", older: None };
const WIND: Setting = Setting { key: "wind", values: &["none", "strong"], default: "strong", older: Some("none") };
const RAIN: Setting = Setting { key: "rain", values: &["none", "heavy"], default: "none", older: Some("none") };

/// The variants of the game: the plain one, one in which `done` can be taken back until the next player has decided, and
/// a faulty one that names its settings in the wrong order.
pub(crate) const PLAIN: u8 = 0;
pub(crate) const PATIENT: u8 = 1;
pub(crate) const PLAYERS_NOT_FIRST: u8 = 2;
/// Later versions of the game: one setting was added, then another one. The first is something else in new games than in those that
/// are older than it.
pub(crate) const WITH_WIND: u8 = 3;
pub(crate) const WITH_WIND_AND_RAIN: u8 = 4;

/// What a pure function must not have.
static CALLS: AtomicU8 = AtomicU8::new(0);

fn calls() -> u8 {
    CALLS.fetch_add(1, Ordering::Relaxed)
}

/// What is in the box: nothing, but it has a digest.
#[derive(Debug)]
pub(crate) struct ToyBox;

impl Components for ToyBox {
    const TEXTS: &'static [&'static str] = &[""];

    fn read(text: &str) -> Result<GameBox<ToyBox>, BoxFault> {
        Ok(GameBox::new(BoxDigest::new(0x0123_4567_89ab_cdef), text, ToyBox))
    }

    fn shelf() -> &'static Shelf<ToyBox> {
        static SHELF: Shelf<ToyBox> = Shelf::new();
        &SHELF
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Step {
    Deal(Player),
    Bid(PlayerSet),
    Roll,
    Spend(Player),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Seat {
    pub chips: u8,
    pub steps: u8,
    pub red: u8,
    pub blue: u8,
    pub peeked: bool,
}

/// The position. Something large or on the heap can be laid into the state and into an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy<const VARIANT: u8 = PLAIN, InState = (), InAction = ()> {
    deck: u8,
    round: u8,
    step: Step,
    seats: ByPlayer<Seat, 3>,
    cards: ByPlayer<Option<u8>, 3>,
    bids: ByPlayer<Option<u8>, 3>,
    /// No view shows it, and only faults change it.
    dust: u8,
    ballast: (InState, PhantomData<InAction>),
}

/// The cards and bids are those that the viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    viewer: Option<Player>,
    deck: u8,
    round: u8,
    step: Step,
    seats: ByPlayer<Seat, 3>,
    cards: ByPlayer<Option<u8>, 3>,
    bids: ByPlayer<Option<u8>, 3>,
}

impl<const VARIANT: u8, S, A> Game for Toy<VARIANT, S, A>
where
    S: Clone + Eq + Debug + Default + Send + Sync + 'static,
    A: Copy + Eq + Hash + Debug + Send + Sync + 'static,
{
    const ID: &'static str = "toy";
    const NAME: &'static str = "Toy";
    const RULES: u16 = 1;
    const PATIENT: bool = VARIANT == PATIENT;
    const SETTINGS: &'static [Setting] = match VARIANT {
        PLAYERS_NOT_FIRST => &[DECK, PLAYERS],
        WITH_WIND => &[PLAYERS, DECK, WIND],
        WITH_WIND_AND_RAIN => &[PLAYERS, DECK, WIND, RAIN],
        _ => &[PLAYERS, DECK],
    };

    type Setup = Setup<VARIANT>;
    type Components = ToyBox;
    type Action = Action<VARIANT, A>;
    type Chance = Chance<VARIANT>;
    type View = View;

    fn components(&self) -> Boxed<ToyBox> {
        ToyBox::shelf().standard()
    }

    fn with_box(setup: &Setup<VARIANT>, _: Boxed<ToyBox>) -> Self {
        let players = if fault::EXTRA_CHAIR.is_planted() { 3 } else { setup.0.players() };
        Toy {
            deck: if setup.0.get("deck") == "large" { 6 } else { 4 },
            round: 1,
            step: Step::Deal(Player::new(0)),
            seats: ByPlayer::new(players, Seat { chips: CHIPS, steps: 0, red: 0, blue: 0, peeked: false }),
            cards: ByPlayer::new(players, None),
            bids: ByPlayer::new(players, None),
            dust: if fault::OTHER_START.is_planted() { calls() } else { 0 },
            ballast: (S::default(), PhantomData),
        }
    }

    fn players(&self) -> usize {
        self.seats.players()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Deal(_) | Step::Roll => Turn::Chance,
            Step::Bid(_) if fault::EMPTY_CHAIR_ACTS.is_planted() => Turn::Players(PlayerSet::ALL),
            Step::Bid(waiting) if fault::SECRET_TURN.is_planted() && waiting.len() > 1 => {
                Turn::Players(waiting.iter().filter(|&player| self.cards[player] != Some(1)).collect())
            }
            Step::Bid(waiting) => Turn::Players(waiting),
            Step::Spend(player) => Turn::Players(PlayerSet::one(player)),
            Step::Over => Turn::Over,
        }
    }

    fn step(&self) -> &'static str {
        match self.step {
            Step::Deal(_) => "deal",
            Step::Bid(_) if fault::SECRET_STEP.is_planted() && self.cards[Player::new(0)] == Some(1) => "bid low",
            Step::Bid(_) => "bid",
            Step::Roll => "roll",
            Step::Spend(_) => "spend",
            Step::Over => "over",
        }
    }

    fn legal(&self, player: Player, actions: &mut Vec<Action<VARIANT, A>>) {
        if !self.turn().players().contains(player) && !fault::OFF_TURN.is_planted() {
            return;
        }
        let seat = self.seats[player];
        match self.step {
            Step::Bid(_) => actions.extend((0..=self.highest_bid(player)).map(Action::Bid)),
            Step::Spend(_) => {
                if seat.steps > 0 {
                    actions.extend([Action::Mark(Color::Red), Action::Mark(Color::Blue)]);
                }
                let allowed = !fault::SECRET_LEGALITY.is_planted() || self.cards[self.left_of(player)] == Some(1);
                if !seat.peeked && allowed {
                    actions.push(Action::Peek);
                }
                actions.push(Action::Done);
                if fault::DUPLICATE.is_planted() {
                    actions.push(Action::Done);
                }
            }
            Step::Deal(_) | Step::Roll | Step::Over => {}
        }
    }

    fn apply(&mut self, player: Player, action: Action<VARIANT, A>) {
        let all_wait = self.step == Step::Bid(self.everybody());
        let seat = &mut self.seats[player];
        match action {
            Action::Bid(chips) => {
                if fault::FIRST_COME.is_planted() && all_wait {
                    seat.red += 1;
                }
                self.bids[player] = Some(chips);
                self.wait_for_the_other_bids(player);
            }
            Action::Mark(color) => {
                seat.steps -= 1;
                match color {
                    Color::Red => seat.red += 1,
                    Color::Blue => seat.blue += 1,
                }
                if fault::RESTLESS.is_planted() {
                    self.dust = calls();
                }
            }
            Action::Peek => seat.peeked = true,
            Action::Done => {
                seat.steps = 0;
                self.end_spending(player);
            }
            Action::Never(_) => {}
        }
    }

    fn sample(&self, rng: &mut Rng) -> Chance<VARIANT> {
        match self.step {
            Step::Deal(_) => Chance::Deal(rng.pick(&self.undealt())),
            _ if fault::OWN_DICE.is_planted() => Chance::Roll(calls() % SIDES + 1),
            _ if fault::IMPOSSIBLE_ROLL.is_planted() => Chance::Roll(SIDES + 1),
            _ => Chance::Roll(rng.below(u32::from(SIDES)) as u8 + 1),
        }
    }

    fn is_possible(&self, result: &Chance<VARIANT>) -> bool {
        match (self.step, result) {
            (Step::Deal(_), Chance::Deal(card)) => self.undealt().contains(card),
            (Step::Roll, Chance::Roll(pips)) => (1..=SIDES).contains(pips),
            _ => false,
        }
    }

    fn resolve(&mut self, result: Chance<VARIANT>) {
        match (self.step, result) {
            (Step::Deal(player), Chance::Deal(card)) => {
                self.cards[player] = Some(card);
                let next = self.left_of(player);
                self.step = if next.seat() == 0 { Step::Bid(self.everybody()) } else { Step::Deal(next) };
            }
            (_, Chance::Roll(pips) | Chance::Deal(pips)) => {
                self.seats.values_mut().iter_mut().for_each(|seat| seat.steps += pips);
                self.step = Step::Spend(Player::new(0));
            }
        }
    }

    fn view(&self, viewer: Option<Player>) -> View {
        let leaked = match fault::planted() {
            fault::LEAKED_CARDS => true,
            fault::LEAK_TO_SPECTATORS => viewer.is_none(),
            fault::LEAK_AFTER_THE_ROLL => matches!(self.step, Step::Spend(_)),
            _ => false,
        };
        let mut cards = ByPlayer::new(self.players(), None);
        let mut bids = ByPlayer::new(self.players(), None);
        for owner in self.everybody().iter() {
            let own = viewer == Some(owner);
            let peeked = viewer.is_some_and(|viewer| self.seats[viewer].peeked && owner == self.left_of(viewer));
            if own || peeked || leaked {
                cards[owner] = self.cards[owner];
            }
            if own || fault::LEAKED_BIDS.is_planted() {
                bids[owner] = self.bids[owner];
            }
        }
        View { viewer, deck: self.deck, round: self.round, step: self.step, seats: self.seats, cards, bids }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let View { deck, round, step, seats, cards, bids, .. } = *view;
        let round = if fault::FORGETFUL.is_planted() { 1 } else { round };
        let mut game = Toy { deck, round, step, seats, cards, bids, dust: 0, ballast: (S::default(), PhantomData) };
        let mut undealt = game.undealt();
        rng.shuffle(&mut undealt);
        for player in game.everybody().iter() {
            let waits_for_a_card = matches!(step, Step::Deal(next) if next <= player);
            if cards[player].is_none() && !waits_for_a_card {
                game.cards[player] = undealt.pop();
            }
            let has_bid = matches!(step, Step::Bid(waiting) if !waiting.contains(player));
            if bids[player].is_none() && has_bid {
                game.bids[player] = Some(rng.below(u32::from(game.highest_bid(player)) + 1) as u8);
            }
        }
        game
    }

    fn score(&self, player: Player) -> Score {
        let Seat { chips, red, blue, .. } = self.seats[player];
        let (red, blue) = (i32::from(red), i32::from(blue));
        let marks = if fault::MISCOUNTED.is_planted() { red + blue } else { red * blue };
        Score::new(LINES, &[marks, i32::from(self.cards[player].unwrap_or(0))], &[i32::from(chips)])
    }

    fn witnesses(&self, event: &Event<Self>) -> PlayerSet {
        match (self.step, event) {
            (Step::Deal(player), Event::Chance(_)) if !fault::LOUD_DEAL.is_planted() => PlayerSet::one(player),
            (Step::Roll, Event::Chance(_)) if fault::UNSEEN_DIE.is_planted() => PlayerSet::one(Player::new(0)),
            (Step::Bid(waiting), &Event::Decision(player, _)) if waiting.len() > 1 => PlayerSet::one(player),
            _ => PlayerSet::ALL,
        }
    }

    fn redacted(&self, event: &Event<Self>) -> String {
        let notation = event.happening(&ToyBox);
        let words = if fault::UNVEILED.is_planted() { usize::MAX } else { 1 };
        notation.split(' ').take(words).collect::<Vec<_>>().join(" ")
    }

    fn is_final(&self, _: Player, action: Action<VARIANT, A>) -> bool {
        match action {
            Action::Peek => !fault::PEEK_TAKEN_BACK.is_planted(),
            Action::Done => !Self::PATIENT,
            _ => false,
        }
    }

    fn is_legal(&self, player: Player, action: Action<VARIANT, A>) -> bool {
        let mut actions = Vec::new();
        self.legal(player, &mut actions);
        match action {
            Action::Done if fault::LISTED_BUT_ILLEGAL.is_planted() => false,
            Action::Mark(_) if fault::LEGAL_BUT_UNLISTED.is_planted() => !actions.is_empty(),
            _ => actions.contains(&action),
        }
    }
}

impl<const VARIANT: u8, S, A> Toy<VARIANT, S, A> {
    fn everybody(&self) -> PlayerSet {
        PlayerSet::seats(self.seats.players())
    }

    fn left_of(&self, player: Player) -> Player {
        player.left_neighbor(self.seats.players())
    }

    fn undealt(&self) -> Vec<u8> {
        (1..=self.deck).filter(|&card| !self.cards.values().contains(&Some(card))).collect()
    }

    fn highest_bid(&self, player: Player) -> u8 {
        if fault::OUTBID.is_planted() && self.step != Step::Bid(self.everybody()) {
            return 0;
        }
        HIGHEST_BID.min(self.seats[player].chips)
    }

    fn wait_for_the_other_bids(&mut self, player: Player) {
        let Step::Bid(waiting) = self.step else { return };
        let waiting = waiting.without(player);
        self.step = Step::Bid(waiting);
        if waiting.is_empty() {
            for player in self.everybody().iter() {
                let bid = self.bids[player].take().unwrap_or(0);
                self.seats[player].chips -= bid;
                self.seats[player].steps = bid;
            }
            self.step = Step::Roll;
        }
    }

    fn end_spending(&mut self, player: Player) {
        let next = self.left_of(player);
        if next.seat() != 0 {
            self.step = Step::Spend(next);
        } else if self.round == ROUNDS && !fault::ENDLESS.is_planted() {
            self.step = Step::Over;
        } else {
            self.round = self.round % ROUNDS + 1;
            let waiting = if fault::NOBODY_ACTS.is_planted() { PlayerSet::NONE } else { self.everybody() };
            self.step = Step::Bid(waiting);
        }
    }
}

/// The second scorer: every red mark counts each blue mark.
pub(crate) fn naive(view: &View, player: Player) -> Score {
    let seat = view.seats[player];
    let marks = (0..seat.red).map(|_| i32::from(seat.blue)).sum();
    Score::new(LINES, &[marks, view.cards[player].map_or(0, i32::from)], &[i32::from(seat.chips)])
}
