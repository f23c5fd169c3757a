//! What a player still has before them.

use play::Player;

use super::action::{Action, Deed};
use super::board::Board;
use super::facts::BackFacts;
use super::parts::{Back, Color, Pile};
use super::{Hadara, Phase, Step};

/// What a player still has before them in the present epoch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ahead {
    /// The epoch, from 0.
    pub epoch: usize,
    /// Cards to draft in phase A and to take in phase B.
    pub cards: [u8; 2],
    /// Whether the income of phase A and of phase B is still to come.
    pub incomes: [bool; 2],
    /// Colonies that may be taken after phase A and after phase B.
    pub colonies: [u8; 2],
    /// Busts that may be carved after phase A and after phase B.
    pub busts: [u8; 2],
    /// Whether the player has not fed the cards yet.
    pub feeding: bool,
    /// Cards that were paid for in the feeding under way.
    pub paid: u8,
    /// Whether the player may still buy seals.
    pub seals: bool,
}

impl Hadara {
    /// What a player still has before them in the present epoch, once the decision that waits for the others is carried out.
    pub fn ahead(&self, player: Player) -> Ahead {
        let (public, board) = (&self.public, &self.public.boards[player]);
        let components = public.components.get();
        let (draws, turns) = (components.draws, components.turns);
        let (colonies, busts) = (board.colonies_per_step(components), board.busts_per_step(components));
        let mut ahead = Ahead {
            epoch: public.epoch.into(),
            cards: [draws, turns],
            incomes: [true; 2],
            colonies: [colonies; 2],
            busts: [busts; 2],
            feeding: true,
            paid: 0,
            seals: true,
        };
        let is_active = public.active == player;
        // In a step of one turn each: what is left of it for this player.
        let left = |of: u8| {
            let turns = u8::from(self.turns_left(player) > 0);
            turns * if is_active { of.saturating_sub(public.taken) } else { of }
        };
        match public.step {
            Step::Segments | Step::Crests | Step::Start | Step::Side | Step::Wheel => return ahead,
            Step::Draw => {
                ahead.cards[0] = draws + 1 - public.draw;
                return ahead;
            }
            Step::Draft => {
                ahead.cards[0] = draws + 1 - public.draw - u8::from(public.has_committed(player));
                return ahead;
            }
            _ => (ahead.cards[0], ahead.incomes[0]) = (0, false),
        }
        match public.step {
            Step::Colony(Phase::A) | Step::Back(Phase::A, _) => {
                ahead.colonies[0] = left(colonies);
                return ahead;
            }
            Step::Bust(Phase::A) => {
                (ahead.colonies[0], ahead.busts[0]) = (0, left(busts));
                return ahead;
            }
            _ => (ahead.colonies[0], ahead.busts[0]) = (0, 0),
        }
        if public.step == Step::Take {
            ahead.cards[1] = self.turns_left(player);
            return ahead;
        }
        (ahead.cards[1], ahead.incomes[1]) = (0, false);
        match public.step {
            Step::Colony(_) | Step::Back(..) => {
                ahead.colonies[1] = left(colonies);
                return ahead;
            }
            Step::Bust(_) => {
                (ahead.colonies[1], ahead.busts[1]) = (0, left(busts));
                return ahead;
            }
            _ => (ahead.colonies[1], ahead.busts[1]) = (0, 0),
        }
        if public.step == Step::Feed {
            ahead.feeding = self.turns_left(player) > 0;
            ahead.paid = if is_active { public.taken } else { 0 };
            return ahead;
        }
        ahead.feeding = false;
        ahead.seals = public.step == Step::Seals && self.turns_left(player) > 0;
        ahead
    }

    /// How many turns of the present step a player has left, where one player after the other acts.
    fn turns_left(&self, player: Player) -> u8 {
        let public = &self.public;
        let players = public.players();
        let place = (players + player.seat() - public.active.seat()) % players;
        let turns = usize::from(public.turns);
        if turns > place { ((turns - place - 1) / players + 1) as u8 } else { 0 }
    }

    /// The board of a player, once the decision that waits for the others is carried out.
    pub fn board_ahead(&self, player: Player) -> Board {
        let (mut board, components) = (self.public.boards[player], self.public.components.get());
        match self.secrets[player].pending {
            Some(Action::Side(side)) => board.begin(side, components),
            Some(Action::Draft(_, Deed::Recruit(card, tile))) => board.recruit(card, tile, components),
            Some(Action::Draft(_, Deed::Sell(_))) => board.sell(self.public.epoch, components),
            _ => {}
        }
        board
    }

    /// Whether the joker also counts for `set_points` (15.13).
    #[inline]
    pub fn has_wide_joker(&self) -> bool {
        self.public.setup.joker_for_set_points
    }

    /// The outer piles, by color.
    #[inline]
    pub fn piles(&self) -> &[Pile; Color::ALL.len()] {
        &self.piles
    }

    /// The color of a player's draw in phase A, from 1.
    #[inline]
    pub fn color_of_draw(&self, player: Player, draw: u8) -> Color {
        self.public.pile_at(player, draw)
    }

    /// The tier, counted from the lowest, of a player's alliance whose back is due, and the backs that may come.
    pub fn back_due(&self, player: Player) -> Option<(usize, impl Iterator<Item = &'static BackFacts>)> {
        match self.public.step {
            Step::Back(_, tier) if self.public.active == player => {
                let components = self.public.components.get();
                let facts = |back: Back| &components.backs[back.index()];
                Some((tier.index(), self.unshown(tier).map(facts)))
            }
            _ => None,
        }
    }
}
