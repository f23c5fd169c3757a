//! What the bots read off a position.

use play::Player;

use super::card::{Cards, Deck};
use super::public::{Public, Step};
use super::{Hand, StrangeWorld};

impl StrangeWorld {
    /// What lies open on the table.
    #[inline]
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, player: Player) -> &Hand {
        &self.hands[player]
    }

    /// The cards that were not dealt or turned up yet.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What a player has decided to pass while others still choose; no cards otherwise.
    pub fn pending_pass(&self, player: Player) -> Cards {
        match self.public.step {
            Step::Pass(pass) => self.hands[player].passed[pass as usize],
            _ => Cards::NONE,
        }
    }
}
