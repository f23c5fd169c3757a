//! What a player may do at each step (26.4, 26.6).

use play::Player;

use super::action::{Action, Deed};
use super::board::Board;
use super::components::{BUSTS, Components, TIERS};
use super::facts::Ability;
use super::parts::{Bust, Card, Color, Face, Side, Tier, Track};
use super::{Hadara, Public, Step};

impl Hadara {
    /// Lists the actions of a player who is to decide, always in the same order.
    pub(super) fn legal_actions(&self, player: Player, mut push: impl FnMut(Action)) {
        let (board, components) = (&self.public.boards[player], self.public.components.get());
        match self.public.step {
            Step::Side => Side::ALL.into_iter().for_each(|side| push(Action::Side(side))),
            Step::Wheel => Color::ALL.into_iter().for_each(|color| push(Action::Wheel(color))),
            Step::Draft => {
                if let Some(hand) = self.secrets[player].hand {
                    board.drafts(hand, components, push);
                }
            }
            Step::Colony(_) => self.public.colonies(push),
            Step::Bust(_) => self.public.carvings(push),
            Step::Take => {
                for top in self.piles.iter().filter_map(|pile| pile.top()) {
                    board.deeds(top, components, |deed| push(Action::Take(deed)));
                }
            }
            Step::Feed => {
                board.display.iter().for_each(|card| push(Action::Discard(card)));
                if self.public.can_pay(board) {
                    push(Action::Pay);
                }
            }
            Step::Seals => {
                if board.can_buy_silver(self.public.epoch, components) {
                    board.free_tracks().for_each(|track| push(Action::Silver(track)));
                }
                if board.can_buy_gold(self.public.epoch, components) {
                    push(Action::Gold);
                }
                push(Action::Done);
            }
            Step::Segments | Step::Crests | Step::Start | Step::Draw | Step::Back(..) | Step::Over => {}
        }
    }
}

impl Board {
    /// 5.3: either card is placed, the other recruited or sold.
    pub(super) fn drafts(&self, [first, second]: [Card; 2], components: &Components, mut push: impl FnMut(Action)) {
        for (placed, other) in [(first, second), (second, first)] {
            self.deeds(other, components, |deed| push(Action::Draft(placed, deed)));
        }
    }

    /// What may be done with a card (26.6, recruitable).
    fn deeds(&self, card: Card, components: &Components, mut push: impl FnMut(Deed)) {
        if self.price(card, components) <= self.coins {
            if card.facts(components).ability == Some(Ability::BonusTile) && self.is_any_tile_free() {
                self.free_tracks().for_each(|track| push(Deed::Recruit(card, Some(track))));
            } else {
                push(Deed::Recruit(card, None)); // 15.8
            }
        }
        push(Deed::Sell(card));
    }

    /// The tracks of which a bonus tile is free.
    fn free_tracks(&self) -> impl Iterator<Item = Track> {
        Track::ALL.into_iter().filter(|&track| self.is_tile_free(track))
    }
}

impl Public {
    /// The tiers that the active player may take, with the coins that bridge the gap (7.1).
    #[inline]
    pub(super) fn tiers_within_reach(&self) -> impl Iterator<Item = (Tier, u32)> {
        let (board, components) = (&self.boards[self.active], self.components.get());
        (0..TIERS).filter(|&index| board.colonies[index].is_none()).filter_map(move |index| {
            let gap = board.gap(components.tiers[index].requirement, Track::Military, components);
            board.bridge(gap, self.bought, components).map(|bridge| (Tier(index as u8), bridge))
        })
    }

    /// The busts that the active player may carve (8.1).
    #[inline]
    pub(super) fn busts_within_reach(&self) -> impl Iterator<Item = Bust> {
        let (board, components) = (&self.boards[self.active], self.components.get());
        (0..BUSTS).filter(|&index| board.busts[index].is_none()).filter_map(move |index| {
            let gap = board.gap(components.busts[index].requirement, Track::Culture, components);
            board.bridge(gap, self.bought, components).map(|_| Bust(index as u8))
        })
    }

    /// 7.2
    fn colonies(&self, mut push: impl FnMut(Action)) {
        let (board, components) = (&self.boards[self.active], self.components.get());
        for (tier, bridge) in self.tiers_within_reach() {
            push(Action::Plunder(tier));
            let coins = board.coins - bridge + board.colony_coins(components); // 15.9
            if coins >= u32::from(components.tiers[tier.index()].alliance) {
                push(Action::Ally(tier));
            }
        }
        push(Action::Pass);
    }

    /// 8.2
    fn carvings(&self, mut push: impl FnMut(Action)) {
        let board = &self.boards[self.active];
        for bust in self.busts_within_reach() {
            for track in board.free_tracks() {
                Face::ALL.into_iter().for_each(|face| push(Action::Carve(bust, track, face)));
            }
        }
        push(Action::Pass);
    }

    /// 10.4
    fn can_pay(&self, board: &Board) -> bool {
        let numbers = &self.components.abilities;
        board.has(Ability::FeedPay) && board.coins >= u32::from(numbers.feed_price) && self.taken < numbers.feed_cards
    }
}
