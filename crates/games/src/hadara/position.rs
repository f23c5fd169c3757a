//! What a player still has before them.

use play::Player;

use super::action::{Action, Deed};
use super::board::Board;
use super::components::EPOCHS;
use super::facts::BackFacts;
use super::parts::{Back, CardSet, Color, Pile, Track};
use super::view::View;
use super::{Hadara, Phase, Public, Step};

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
    /// The same position as if the others had not committed yet in a step in which all decide at the same time (18.1).
    pub fn before_others(&self, player: Player) -> Hadara {
        let mut game = *self;
        if matches!(self.public.step, Step::Side | Step::Draft) {
            game.public.deciding = self.public.seats();
            for other in self.public.seats().without(player).iter() {
                game.secrets[other].pending = None;
            }
        }
        game
    }

    /// What a player still has before them in the present epoch, once the decision that waits for the others is carried out.
    pub fn ahead(&self, player: Player) -> Ahead {
        self.public.ahead(player)
    }

    /// The board of a player, once the decision that waits for the others is carried out.
    pub fn board_ahead(&self, player: Player) -> Board {
        self.public.board_ahead(player, self.secrets[player].pending)
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

impl Public {
    /// What a player still has before them in the present epoch, once the decision that waits for the others is carried out.
    fn ahead(&self, player: Player) -> Ahead {
        let board = &self.boards[player];
        let components = self.components.get();
        let (draws, turns) = (components.draws, components.turns);
        let (colonies, busts) = (board.colonies_per_step(components), board.busts_per_step(components));
        let mut ahead = Ahead {
            epoch: self.epoch.into(),
            cards: [draws, turns],
            incomes: [true; 2],
            colonies: [colonies; 2],
            busts: [busts; 2],
            feeding: true,
            paid: 0,
            seals: true,
        };
        let is_active = self.active == player;
        // In a step of one turn each: what is left of it for this player.
        let left = |of: u8| {
            let turns = u8::from(self.turns_left(player) > 0);
            turns * if is_active { of.saturating_sub(self.taken) } else { of }
        };
        match self.step {
            Step::Segments | Step::Crests | Step::Start | Step::Side | Step::Wheel => return ahead,
            Step::Draw => {
                ahead.cards[0] = draws + 1 - self.draw;
                return ahead;
            }
            Step::Draft => {
                ahead.cards[0] = draws + 1 - self.draw - u8::from(self.has_committed(player));
                return ahead;
            }
            _ => (ahead.cards[0], ahead.incomes[0]) = (0, false),
        }
        match self.step {
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
        if self.step == Step::Take {
            ahead.cards[1] = self.turns_left(player);
            return ahead;
        }
        (ahead.cards[1], ahead.incomes[1]) = (0, false);
        match self.step {
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
        if self.step == Step::Feed {
            ahead.feeding = self.turns_left(player) > 0;
            ahead.paid = if is_active { self.taken } else { 0 };
            return ahead;
        }
        ahead.feeding = false;
        ahead.seals = self.step == Step::Seals && self.turns_left(player) > 0;
        ahead
    }

    /// How many turns of the present step a player has left, where one player after the other acts.
    fn turns_left(&self, player: Player) -> u8 {
        let players = self.players();
        let place = (players + player.seat() - self.active.seat()) % players;
        let turns = usize::from(self.turns);
        if turns > place { ((turns - place - 1) / players + 1) as u8 } else { 0 }
    }

    /// The board of a player who has made this decision, if any, once it is carried out.
    fn board_ahead(&self, player: Player, pending: Option<Action>) -> Board {
        let (mut board, components) = (self.boards[player], self.components.get());
        match pending {
            Some(Action::Side(side)) => board.begin(side, components),
            Some(Action::Draft(_, Deed::Recruit(card, tile))) => board.recruit(card, tile, components),
            Some(Action::Draft(_, Deed::Sell(_))) => board.sell(self.epoch, components),
            _ => {}
        }
        board
    }
}

impl View {
    /// How many numbers of steps there are.
    pub const STEPS: usize = 17;

    /// The number of the present step, in the order of a game and of its epochs (26.5); those of colonies and busts have one in
    /// each phase.
    pub fn step_number(&self) -> usize {
        match self.public.step {
            Step::Segments => 0,
            Step::Crests => 1,
            Step::Start => 2,
            Step::Side => 3,
            Step::Wheel => 4,
            Step::Draw => 5,
            Step::Draft => 6,
            Step::Colony(Phase::A) => 7,
            Step::Back(Phase::A, _) => 8,
            Step::Bust(Phase::A) => 9,
            Step::Take => 10,
            Step::Colony(Phase::B) => 11,
            Step::Back(Phase::B, _) => 12,
            Step::Bust(Phase::B) => 13,
            Step::Feed => 14,
            Step::Seals => 15,
            Step::Over => 16,
        }
    }

    /// What a player still has before them in the present epoch, once the decision that waits for the others is carried out.
    pub fn ahead(&self, player: Player) -> Ahead {
        self.public.ahead(player)
    }

    /// The viewer's board, once the decision that waits for the others is carried out; that of another player as it is.
    pub fn board_ahead(&self, player: Player) -> Board {
        self.public.board_ahead(player, if self.viewer == Some(player) { self.own.pending } else { None })
    }

    /// Who is to draw or to act, where one player after the other does.
    pub fn active(&self) -> Player {
        self.public.active
    }

    /// Colonies, busts, payments or seals of the active player in this step.
    pub fn taken(&self) -> u8 {
        self.public.taken
    }

    /// Points that the active player bought in this step.
    pub fn bought(&self) -> u8 {
        self.public.bought
    }

    /// The tier, counted from the lowest, of the active player's alliance whose back is due.
    pub fn tier_due(&self) -> Option<usize> {
        if let Step::Back(_, tier) = self.public.step { Some(tier.index()) } else { None }
    }

    /// The first player of each epoch; the first seat while nobody knows.
    pub fn first_players(&self) -> [Player; EPOCHS] {
        self.public.first_players
    }

    /// The color of a player's draw in phase A, from 1, once the wheel of the epoch is set.
    pub fn color_of_draw(&self, player: Player, draw: u8) -> Color {
        self.public.pile_at(player, draw)
    }

    /// The cards that everybody saw leave the game.
    pub fn discards(&self) -> CardSet {
        self.public.discards
    }

    /// The cards that the viewer sold in phase A.
    pub fn sold(&self) -> CardSet {
        self.own.sold
    }
}

impl Board {
    /// The colors, as bits, of which a card was sold face down in phase A of an epoch, from 0 (15.20).
    pub fn sales(&self, epoch: usize) -> u8 {
        self.sales[epoch]
    }

    /// The tile on each recruited card that has a place for one, by its number among the cards with one.
    pub fn card_tiles(&self) -> &[Option<Track>] {
        &self.card_tiles
    }
}
