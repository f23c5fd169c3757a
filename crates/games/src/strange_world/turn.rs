//! The sequence of a game (17.5, 17.6): what follows each decision and each result of chance.

use play::{Boxed, ByPlayer, Player, PlayerSet};

use super::Components;
use super::action::Action;
use super::card::{Card, Cards};
use super::cell::Cell;
use super::chance::Chance;
use super::components::{HAND, MAX_CITIES, MAX_PILES};
use super::printed::Icon;
use super::public::{City, Pass, Public, Step};
use super::setup::Setup;
use super::traveller::{Side, TravellerSet};
use super::world::World;
use super::{Hand, StrangeWorld};

const FIRST_SEAT: Player = Player::new(0);

impl StrangeWorld {
    /// Before the first start card is dealt (3).
    pub(super) fn start(setup: &Setup, components: Boxed<Components>) -> StrangeWorld {
        let players = setup.players;
        StrangeWorld {
            public: Public {
                components,
                step: Step::Start(FIRST_SEAT),
                losing_forced: setup.losing_forced,
                round: 1,
                active: FIRST_SEAT,
                sun: None,
                direction: Side::Left,
                passing: PlayerSet::NONE,
                travellers: TravellerSet::all(&components),
                cities: [None; MAX_CITIES],
                piles: [Card::NONE; MAX_PILES],
                played: ByPlayer::new(players, Cards::NONE),
                worlds: ByPlayer::new(players, World::EMPTY),
            },
            hands: ByPlayer::new(players, Hand::EMPTY),
            deck: components.decks[players - 1],
        }
    }

    /// Carries out a legal action.
    pub(super) fn carry_out(&mut self, player: Player, action: Action) {
        let public = &mut self.public;
        match (public.step, action) {
            (_, Action::Direction(side)) => {
                public.direction = side;
                public.step = Step::Deal(FIRST_SEAT);
            }
            (Step::Pass(pass), Action::Pass(cards)) => {
                self.hands[player].passed[pass as usize] = cards;
                public.passing.remove(player);
                if public.passing.is_empty() {
                    self.exchange(pass);
                }
            }
            (_, Action::Take(pile)) => {
                let card = std::mem::replace(&mut public.piles[usize::from(pile) - 1], Card::NONE);
                self.hands[player].cards = Cards::from_iter([card]);
                public.step = Step::Play;
            }
            (_, Action::Play(card, cell)) => self.play(card, cell),
            (Step::Traveller(portal), Action::Welcome(traveller, spot)) => {
                public.travellers.remove(traveller);
                public.worlds[player].welcome(traveller, spot);
                self.erupt(portal);
            }
            (Step::Traveller(portal), Action::Decline) => self.erupt(portal), // 7.2
            (_, Action::Cover(cell)) => self.cover(cell),
            (Step::City(fumarole), Action::Join(partner)) => self.found_city(fumarole, partner),
            (step, _) => unreachable!("{action:?} is not legal in step {}", step.name()),
        }
    }

    /// All pass at once (4.2, 4.3).
    fn exchange(&mut self, pass: Pass) {
        let index = pass as usize;
        for giver in PlayerSet::seats(self.public.players()).iter() {
            let hand = &mut self.hands[giver];
            let cards = hand.passed[index];
            hand.cards = hand.cards.minus(cards);
            self.hands[self.public.next(giver)].received[index] = cards;
        }
        for hand in self.hands.values_mut() {
            hand.cards = hand.cards.plus(hand.received[index]);
        }
        match pass {
            Pass::First => self.begin_pass(Pass::Second),
            Pass::Second => {
                self.public.active = self.public.sun.unwrap_or_default(); // 4.4
                self.public.step = Step::Play;
            }
        }
    }

    fn begin_pass(&mut self, pass: Pass) {
        self.public.passing = PlayerSet::seats(self.public.players());
        self.public.step = Step::Pass(pass);
    }

    /// Places a card and does desolation; a survivor may make a portal (5.3).
    fn play(&mut self, card: Card, cell: Cell) {
        let public = &mut self.public;
        let player = public.active;
        self.hands[player].cards.remove(card);
        public.played[player].insert(card);
        let world = &mut public.worlds[player];
        if !world.place(card, cell, &public.components) {
            self.finish_card();
        } else if world.make_portal(cell) && !public.travellers.is_empty() {
            public.step = Step::Traveller(cell); // 7.2
        } else {
            self.erupt(cell);
        }
    }

    /// Asks for an eruption if the card that was placed has a volcano (5.3.4).
    fn erupt(&mut self, placed: Cell) {
        let card = self.public.worlds[self.public.active].card_at(placed);
        if card.face(&self.public.components).shows(Icon::Volcano) {
            self.public.step = Step::Erupt(placed);
        } else {
            self.finish_card();
        }
    }

    /// Lays a fumarole, and founds a city if there is nothing to choose (8.1-8.4).
    fn cover(&mut self, cell: Cell) {
        let public = &mut self.public;
        let world = &mut public.worlds[public.active];
        world.cover(cell);
        let partners = world.partners(cell);
        if partners.is_empty() || public.cities_left().is_empty() {
            self.finish_card();
        } else if let Some(partner) = partners.single() {
            self.found_city(cell, partner);
        } else {
            public.step = Step::City(cell);
        }
    }

    /// Takes the top city (8.3).
    fn found_city(&mut self, fumarole: Cell, partner: Cell) {
        let public = &mut self.public;
        let player = public.active;
        public.worlds[player].join(fumarole, partner);
        if let Some(top) = public.cities.iter_mut().find(|city| city.is_none()) {
            *top = Some(City { player, cells: [fumarole, partner] });
        }
        self.finish_card();
    }

    /// 17.6
    fn finish_card(&mut self) {
        let public = &mut self.public;
        public.step = Step::Play;
        if public.is_solo() {
            if self.hands[public.active].cards.is_empty() {
                if public.played[public.active].len() < HAND {
                    public.step = Step::Reveal; // 11.2
                } else {
                    self.finish_round();
                }
            }
        } else {
            public.active = public.next(public.active);
            if self.hands[public.active].cards.is_empty() {
                self.finish_round();
            }
        }
    }

    /// 4.5, and the end of a solo turn.
    fn finish_round(&mut self) {
        self.hands.values_mut().fill(Hand::EMPTY);
        let public = &mut self.public;
        public.played.values_mut().fill(Cards::NONE);
        public.active = FIRST_SEAT;
        if public.round == public.rounds() {
            public.step = Step::Over;
        } else {
            public.round += 1;
            if public.is_solo() {
                public.step = Step::Take;
            } else {
                let players = public.players();
                public.sun = public.sun.map(|holder| holder.left_neighbor(players)); // R10
                self.begin_round();
            }
        }
    }

    fn begin_round(&mut self) {
        let asks = self.public.players() > 2; // 3.5
        self.public.step = if asks { Step::Direction } else { Step::Deal(FIRST_SEAT) };
    }

    /// Carries out a possible result.
    pub(super) fn accept(&mut self, result: Chance) {
        let public = &mut self.public;
        match result {
            Chance::Start(player, card) => {
                public.worlds[player].lay(card, Cell::START, &public.components);
                public.step = match next_seat(player, public.players()) {
                    Some(next) => Step::Start(next),
                    None if public.is_solo() => Step::Offer,
                    None => Step::Sun,
                };
            }
            Chance::Sun(player) => {
                public.sun = Some(player);
                self.begin_round();
            }
            Chance::Deal(player, cards) => {
                self.deck.remove_all(cards);
                self.hands[player].cards = cards;
                match next_seat(player, public.players()) {
                    Some(next) => public.step = Step::Deal(next),
                    None => self.begin_pass(Pass::First),
                }
            }
            Chance::Offer(travellers) => {
                public.travellers = travellers;
                public.step = Step::Piles(1);
            }
            Chance::Pile(pile, card) => {
                self.deck.remove(card);
                public.piles[usize::from(pile) - 1] = card;
                public.step = if pile == public.components.piles { Step::Take } else { Step::Piles(pile + 1) };
            }
            Chance::Reveal(cards) => {
                self.deck.remove_all(cards);
                self.hands[public.active].cards = cards;
                public.step = Step::Play;
            }
        }
    }
}

/// The seat after this one, unless it was the last.
fn next_seat(player: Player, players: usize) -> Option<Player> {
    (player.seat() + 1 < players).then(|| Player::new(player.seat() + 1))
}
