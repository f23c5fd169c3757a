//! The sequence of a game (20, 26.5): what follows each decision and each result of chance.

use play::{Boxed, ByPlayer, Player, PlayerSet};

use super::Components;
use super::action::{Action, Deed};
use super::board::{Board, Colony};
use super::chance::Chance;
use super::components::EPOCHS;
use super::parts::{Bust, CardSet, Color, Crest, Face, Pile, Side, StartCard, Tier, Track};
use super::setup::Setup;
use super::{Hadara, MAX_PLAYERS, Phase, Public, Secret, Step};

impl Hadara {
    /// The table before anything is drawn.
    pub(super) fn start(setup: &Setup, components: Boxed<Components>) -> Hadara {
        let players = usize::from(setup.players);
        let mut crests = ByPlayer::new(players, Crest::default());
        for (index, crest) in crests.values_mut().iter_mut().enumerate() {
            *crest = Crest(index as u8); // 3.2, unless they are drawn
        }
        let public = Public {
            components,
            setup: *setup,
            step: if setup.random_segments { Step::Segments } else { Public::step_after_segments(setup) },
            epoch: 0,
            segments: components.segments,
            crests,
            first_players: [Player::new(0); EPOCHS],
            wheel: Color::Yellow,
            draw: 0,
            active: Player::new(0),
            turns: 0,
            taken: 0,
            bought: 0,
            deciding: PlayerSet::NONE,
            inner: [0; Color::ALL.len()],
            discards: CardSet::default(),
            boards: ByPlayer::new(players, Board::new(&components)),
        };
        let secrets = ByPlayer::<Secret, MAX_PLAYERS>::new(players, Secret::default());
        Hadara { public, piles: [Pile::default(); Color::ALL.len()], drawn: [0; Color::ALL.len()], secrets }
    }

    /// Carries out a possible result.
    pub(super) fn accept(&mut self, result: Chance) {
        match result {
            Chance::Segments(colors) => {
                self.public.segments = colors;
                self.public.step = Public::step_after_segments(&self.public.setup);
            }
            Chance::Crests(crests) => {
                self.public.crests.values_mut().copy_from_slice(crests.things());
                self.public.step = Step::Start;
            }
            Chance::Start(cards) => self.deal_start_cards(cards.things()),
            Chance::Draw(player, first, second) => self.take_hand(player, [first, second]),
            Chance::Back(back) => {
                if let Step::Back(phase, tier) = self.public.step {
                    let components = self.public.components.get();
                    self.public.active_board().ally(tier, back, components);
                    self.public.step = Step::Colony(phase);
                    self.go_on();
                }
            }
        }
    }

    /// Carries out a legal action.
    pub(super) fn carry_out(&mut self, player: Player, action: Action) {
        let components = self.public.components.get();
        match action {
            Action::Side(_) | Action::Draft(..) => self.commit(player, action),
            Action::Wheel(color) => self.turn_wheel(color),
            Action::Plunder(tier) => {
                self.take_colony(tier);
                let board = self.public.active_board();
                board.coins += u32::from(components.tiers[tier.index()].plunder);
                board.colonies[tier.index()] = Some(Colony::Plundered);
                self.go_on();
            }
            Action::Ally(tier) => {
                self.take_colony(tier);
                self.public.active_board().coins -= u32::from(components.tiers[tier.index()].alliance);
                if let Step::Colony(phase) = self.public.step {
                    self.public.step = Step::Back(phase, tier);
                }
            }
            Action::Carve(bust, track, face) => self.carve(bust, track, face),
            Action::Take(deed) => self.take(deed),
            Action::Discard(card) => {
                self.public.discards.insert(card);
                self.public.active_board().discard(card, components);
                self.go_on();
            }
            Action::Pay => {
                self.public.active_board().coins -= u32::from(components.abilities.feed_price);
                self.public.taken += 1;
                self.go_on();
            }
            Action::Silver(track) => {
                let epoch = self.public.epoch;
                self.public.active_board().buy_silver(track, epoch, components);
                self.public.taken += 1;
            }
            Action::Gold => {
                let epoch = self.public.epoch;
                self.public.active_board().buy_gold(epoch, components);
                self.public.taken += 1;
            }
            Action::Pass | Action::Done => {
                self.public.end_turn();
                self.go_on();
            }
        }
    }

    /// 3.4, 3.6
    fn deal_start_cards(&mut self, cards: &[StartCard]) {
        let public = &mut self.public;
        let components = public.components.get();
        for (board, &card) in public.boards.values_mut().iter_mut().zip(cards) {
            board.start_card = Some(card);
        }
        let mut order = [Player::new(0); MAX_PLAYERS];
        let order = &mut order[..cards.len()];
        for (seat, player) in order.iter_mut().enumerate() {
            *player = Player::new(seat);
        }
        order.sort_unstable_by_key(|player| components.initiatives[cards[player.seat()].index()]);
        public.first_players = std::array::from_fn(|epoch| order[epoch % order.len()]);
        match public.setup.start_side {
            Some(side) => self.set_sides(|_| side),
            None => {
                public.step = Step::Side;
                public.deciding = PlayerSet::seats(cards.len());
            }
        }
    }

    /// 3.5, 3.7
    pub(super) fn set_sides(&mut self, side: impl Fn(Player) -> Side) {
        let public = &mut self.public;
        let components = public.components.get();
        for player in public.seats().iter() {
            public.boards[player].begin(side(player), components);
            let times_first = public.first_players.iter().filter(|&&first| first == player).count();
            if times_first == 0 || public.players() == 2 && times_first == 1 {
                public.boards[player].coins += u32::from(components.compensation);
            }
        }
        self.begin_epoch(0);
    }

    /// 20.4, until the colony is plundered or allied.
    fn take_colony(&mut self, tier: Tier) {
        let components = self.public.components.get();
        let requirement = components.tiers[tier.index()].requirement;
        let bridge = self.public.buy_points(requirement, Track::Military);
        self.public.active_board().pay_for_colony(bridge, components);
        self.public.taken += 1;
    }

    /// 8.2
    fn carve(&mut self, bust: Bust, track: Track, face: Face) {
        let components = self.public.components.get();
        let requirement = components.busts[bust.index()].requirement;
        let bridge = self.public.buy_points(requirement, Track::Culture);
        let board = self.public.active_board();
        board.coins -= bridge;
        board.carve(bust, track, face, components);
        self.public.taken += 1;
        self.go_on();
    }

    /// 9.1
    fn take(&mut self, deed: Deed) {
        let (epoch, card, components) = (self.public.epoch, deed.card(), self.public.components.get());
        self.piles[card.facts(components).color as usize].pop();
        match deed {
            Deed::Recruit(card, tile) => self.public.active_board().recruit(card, tile, components),
            Deed::Sell(card) => {
                self.public.discards.insert(card);
                self.public.active_board().sell(epoch, components);
            }
        }
        self.public.end_turn();
        if self.public.turns == 0 {
            self.take_income(Phase::B);
        }
    }

    /// 6, 26.8
    pub(super) fn take_income(&mut self, phase: Phase) {
        let components = self.public.components.get();
        for board in self.public.boards.values_mut() {
            board.take_income(components);
        }
        self.public.begin_step(Step::Colony(phase));
        self.go_on();
    }

    /// Goes on to the next player who is asked, and after the last one to the next step (26.5, 26.7).
    pub(super) fn go_on(&mut self) {
        loop {
            if self.public.turns == 0 {
                match self.public.step {
                    Step::Colony(phase) => self.public.begin_step(Step::Bust(phase)),
                    Step::Bust(Phase::A) => {
                        self.public.begin_step(Step::Take);
                        self.public.turns *= self.public.components.turns;
                        return;
                    }
                    Step::Bust(Phase::B) => self.public.begin_step(Step::Feed),
                    Step::Feed => self.public.begin_step(Step::Seals),
                    _ if usize::from(self.public.epoch) + 1 < EPOCHS => return self.begin_epoch(self.public.epoch + 1),
                    _ => {
                        self.public.step = Step::Over; // 12.3
                        return;
                    }
                }
            }
            if self.public.is_asked() {
                return;
            }
            self.public.end_turn();
        }
    }
}

impl Public {
    const fn step_after_segments(setup: &Setup) -> Step {
        if setup.random_crests { Step::Crests } else { Step::Start }
    }

    #[inline]
    pub(super) fn players(&self) -> usize {
        self.boards.players()
    }

    #[inline]
    pub(super) fn seats(&self) -> PlayerSet {
        PlayerSet::seats(self.players())
    }

    #[inline]
    pub(super) fn first_player(&self) -> Player {
        self.first_players[usize::from(self.epoch)]
    }

    #[inline]
    fn active_board(&mut self) -> &mut Board {
        &mut self.boards[self.active]
    }

    /// One turn for each player, beginning with the first player (4.1).
    pub(super) fn begin_step(&mut self, step: Step) {
        self.step = step;
        self.active = self.first_player();
        self.turns = self.players() as u8;
        self.taken = 0;
        self.bought = 0;
    }

    /// The turn of the active player in the present step is over.
    fn end_turn(&mut self) {
        if self.step == Step::Feed {
            let components = self.components.get();
            self.active_board().take_food_surplus(components); // 26.8
        }
        self.next_player();
    }

    pub(super) fn next_player(&mut self) {
        self.active = self.active.left_neighbor(self.players());
        self.turns -= 1;
        self.taken = 0;
        self.bought = 0;
    }

    /// 20.4 (1): what the missing points cost; they count for the limit of the step.
    fn buy_points(&mut self, requirement: u8, track: Track) -> u32 {
        let (board, components) = (&self.boards[self.active], self.components.get());
        let gap = board.gap(requirement, track, components);
        let bridge = board.bridge(gap, self.bought, components).unwrap_or(0);
        self.bought += gap as u8;
        bridge
    }

    /// Whether the active player has something to decide (26.7).
    fn is_asked(&self) -> bool {
        let (board, components) = (&self.boards[self.active], self.components.get());
        match self.step {
            Step::Colony(_) => {
                self.taken < board.colonies_per_step(components) && self.tiers_within_reach().next().is_some()
            }
            Step::Bust(_) => {
                self.taken < board.busts_per_step(components)
                    && board.is_any_tile_free()
                    && self.busts_within_reach().next().is_some()
            }
            Step::Feed => board.is_hungry(self.taken),
            Step::Seals => {
                self.taken > 0
                    || board.can_buy_silver(self.epoch, components)
                    || board.can_buy_gold(self.epoch, components)
            }
            _ => true,
        }
    }
}
