//! Positions that a viewer holds for possible.
//!
//! Unseen are the buried cards of closed piles, the hands of others, and what they sold in phase A. Each card of an epoch and
//! color that the viewer does not see is as likely in one of these places as in another (19.4).

use play::{ByPlayer, Player, Rng};

use super::action::Action;
use super::components::{EPOCHS, LARGEST_GROUP};
use super::parts::{Card, Color, Pile, Side};
use super::view::View;
use super::{Hadara, Secret, Step};

impl View {
    /// One of the positions that look like this, each as likely as another.
    pub(super) fn imagine(&self, rng: &mut Rng) -> Hadara {
        let public = self.public;
        let mut game = Hadara {
            public,
            piles: [Pile::default(); Color::ALL.len()],
            drawn: [0; Color::ALL.len()],
            secrets: ByPlayer::new(public.players(), Secret::default()),
        };
        if let Some(viewer) = self.viewer {
            game.secrets[viewer] = self.own;
        }
        for epoch in 0..EPOCHS.min(usize::from(public.epoch) + 1) {
            Color::ALL.into_iter().for_each(|color| self.fill_group(&mut game, epoch, color, rng));
        }
        for player in self.others() {
            if public.has_committed(player) {
                game.secrets[player].pending = Some(imagined_commit(&game, player, rng));
            }
        }
        game
    }

    fn others(&self) -> impl Iterator<Item = Player> + use<> {
        let viewer = self.viewer;
        self.public.seats().iter().filter(move |&player| Some(player) != viewer)
    }

    /// Puts cards that the viewer does not see in all places of their epoch and color.
    fn fill_group(&self, game: &mut Hadara, epoch: usize, color: Color, rng: &mut Rng) {
        let public = &self.public;
        let group = public.group(epoch as u8, color);
        let (mut unseen, mut count) = ([Card::default(); LARGEST_GROUP], 0);
        let mut seen = 0;
        for card in group.cards(public.in_use(&group)) {
            if self.sees(card) {
                seen |= group.bit(card);
            } else {
                unseen[count] = card;
                count += 1;
            }
        }
        rng.shuffle(&mut unseen[..count]);
        let mut cards = unseen[..count].iter().copied();
        let mut next = || {
            let card = cards.next().expect("each place has a card");
            seen |= group.bit(card);
            card
        };
        for player in self.others() {
            if public.boards[player].has_sold(epoch, color) {
                game.secrets[player].sold.insert(next());
            }
        }
        if epoch != usize::from(public.epoch) {
            return;
        }
        let (shown, pile) = (&self.piles[color as usize], &mut game.piles[color as usize]);
        for _ in shown.cards.cards().len()..usize::from(shown.size) {
            pile.push(next());
        }
        shown.cards.cards().iter().for_each(|&card| pile.push(card));
        for player in self.others() {
            if public.has_hand(player) && public.pile_of(player) == color {
                let mut hand = [next(), next()];
                hand.sort_unstable();
                game.secrets[player].hand = Some(hand);
            }
        }
        game.drawn[color as usize] = seen;
    }

    /// Whether the viewer sees where a card is.
    fn sees(&self, card: Card) -> bool {
        self.public.discards.contains(card)
            || self.public.boards.values().iter().any(|board| board.display.contains(card))
            || self.own.sold.contains(card)
            || self.own.hand.is_some_and(|hand| hand.contains(&card))
            || self.piles[card.facts(&self.public.components).color as usize].cards.cards().contains(&card)
    }
}

/// Any of the commits that are possible with the imagined hand.
fn imagined_commit(game: &Hadara, player: Player, rng: &mut Rng) -> Action {
    if game.public.step == Step::Side {
        return Action::Side(rng.pick(&Side::ALL));
    }
    // The n-th of all actions replaces the choice with the chance 1/n.
    let (mut choice, mut count) = (Action::Pass, 0);
    game.legal_actions(player, |action| {
        count += 1;
        if rng.below(count) == 0 {
            choice = action;
        }
    });
    choice
}
