//! Phase A: the wheel, the draws and the secret commits (5, 18).

use play::{Player, PlayerSet};

use super::action::{Action, Deed};
use super::components::SEGMENTS;
use super::parts::{Card, Color, Side};
use super::{Hadara, Phase, Public, Step};

impl Hadara {
    /// 12.1: nothing is drawn yet, and the outer places are empty.
    pub(super) fn begin_epoch(&mut self, epoch: u8) {
        let cards = self.public.players() as u8 * 2;
        self.public.epoch = epoch;
        self.public.begin_step(Step::Wheel);
        self.public.inner = [cards; Color::ALL.len()];
        self.drawn = [0; Color::ALL.len()];
    }

    /// 5.1
    pub(super) fn turn_wheel(&mut self, color: Color) {
        self.public.wheel = color;
        self.public.draw = 1;
        self.public.begin_step(Step::Draw);
    }

    /// 5.2; after the last player's draw all decide at the same time.
    pub(super) fn take_hand(&mut self, player: Player, hand: [Card; 2]) {
        let color = hand[0].facts(&self.public.components).color;
        let group = self.public.group(self.public.epoch, color);
        self.drawn[color as usize] |= group.bit(hand[0]) | group.bit(hand[1]);
        self.public.inner[color as usize] -= 2;
        self.secrets[player].hand = Some(hand);
        self.public.next_player();
        if self.public.turns == 0 {
            self.public.step = Step::Draft;
            self.public.deciding = self.public.seats();
        }
    }

    /// 18.1, 18.3: a commit changes nothing until the last one is in.
    pub(super) fn commit(&mut self, player: Player, action: Action) {
        self.secrets[player].pending = Some(action);
        self.public.deciding.remove(player);
        if !self.public.deciding.is_empty() {
            return;
        }
        if self.public.step == Step::Side {
            let pending = self.secrets;
            for secret in self.secrets.values_mut() {
                secret.pending = None;
            }
            self.set_sides(|player| match pending[player].pending {
                Some(Action::Side(side)) => side,
                _ => Side::A,
            });
        } else {
            self.reveal_drafts();
        }
    }

    /// 5.3, 5.6
    fn reveal_drafts(&mut self) {
        let mut player = self.public.first_player();
        for _ in 0..self.public.players() {
            if let Some(Action::Draft(placed, deed)) = self.secrets[player].pending.take() {
                self.draft(player, placed, deed);
            }
            self.secrets[player].hand = None;
            player = player.left_neighbor(self.public.players());
        }
        if self.public.draw < self.public.components.draws {
            self.public.draw += 1;
            self.public.begin_step(Step::Draw);
        } else {
            self.take_income(Phase::A);
        }
    }

    fn draft(&mut self, player: Player, placed: Card, deed: Deed) {
        let components = self.public.components.get();
        let color = placed.facts(components).color;
        self.piles[color as usize].push(placed);
        let epoch = self.public.epoch;
        let board = &mut self.public.boards[player];
        match deed {
            Deed::Recruit(card, tile) => board.recruit(card, tile, components),
            Deed::Sell(card) => {
                board.sell(epoch, components);
                board.sales[usize::from(epoch)] |= 1 << color as u8;
                self.secrets[player].sold.insert(card);
            }
        }
    }

    /// Whether the player's decision ends a step in which all decide at the same time.
    pub(super) fn is_last_commit(&self, player: Player) -> bool {
        matches!(self.public.step, Step::Side | Step::Draft) && self.public.deciding == PlayerSet::one(player)
    }
}

impl Public {
    /// The color at which a player's crest points at the present draw (26.6).
    #[inline]
    pub(super) fn pile_of(&self, player: Player) -> Color {
        self.pile_at(player, self.draw)
    }

    /// The color at which a player's crest points at a draw, from 1.
    #[inline]
    pub(super) fn pile_at(&self, player: Player, draw: u8) -> Color {
        let place = |player: Player| self.crests[player].index();
        let ahead = SEGMENTS + place(player) - place(self.first_player());
        let begin = self.segments.iter().position(|&color| color == self.wheel).unwrap_or(0);
        self.segments[(begin + ahead + usize::from(draw) - 1) % SEGMENTS]
    }

    /// Whether the player holds two cards.
    pub(super) fn has_hand(&self, player: Player) -> bool {
        match self.step {
            Step::Draft => true,
            Step::Draw => {
                let players = self.players();
                let place = (players + player.seat() - self.first_player().seat()) % players;
                place < players - usize::from(self.turns)
            }
            _ => false,
        }
    }

    /// Whether the player has decided and waits for the others.
    pub(super) fn has_committed(&self, player: Player) -> bool {
        matches!(self.step, Step::Side | Step::Draft) && !self.deciding.contains(player)
    }
}
