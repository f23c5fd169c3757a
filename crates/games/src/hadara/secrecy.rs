//! Who sees what happens, and what the others read (17, 26.9).

use play::{Event, Player, PlayerSet};

use super::action::{Action, Deed};
use super::chance::Chance;
use super::{Hadara, Step};

impl Hadara {
    /// Who sees all of an event.
    pub(super) fn who_sees(&self, event: &Event<Hadara>) -> PlayerSet {
        match *event {
            Event::Chance(Chance::Draw(player, ..)) => PlayerSet::one(player),
            Event::Decision(player, action) if self.is_pending(player) || is_secret_sale(action) => {
                PlayerSet::one(player)
            }
            _ => PlayerSet::ALL,
        }
    }

    /// What the others are told. The last commit of a draft shows the card that is placed, at once with those of the others.
    pub(super) fn tell_others(&self, event: &Event<Hadara>) -> String {
        match *event {
            Event::Chance(Chance::Draw(player, ..)) => format!("draw {player} ? ?"),
            Event::Decision(player, Action::Side(_)) if self.is_pending(player) => "side ?".to_owned(),
            Event::Decision(player, Action::Draft(..)) if self.is_pending(player) => "draft ?".to_owned(),
            Event::Decision(_, Action::Draft(placed, Deed::Sell(_))) => {
                format!("draft place {} sell ?", placed.name(&self.public.components))
            }
            _ => event.happening(&self.public.components),
        }
    }

    /// Whether a decision of the player now waits for others.
    fn is_pending(&self, player: Player) -> bool {
        matches!(self.public.step, Step::Side | Step::Draft) && !self.is_last_commit(player)
    }
}

/// A sale in phase A is the seller's secret (15.20).
const fn is_secret_sale(action: Action) -> bool {
    matches!(action, Action::Draft(_, Deed::Sell(_)))
}
