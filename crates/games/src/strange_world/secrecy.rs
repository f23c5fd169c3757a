//! Who sees what happens, and what the others are told (17.8).

use play::{Event, PlayerSet};

use super::StrangeWorld;
use super::action::Action;
use super::chance::Chance;

impl StrangeWorld {
    /// Who sees all of an event: a deal its player; a pass its player, and the receiver if it makes the cards change hands.
    pub(super) fn who_sees(&self, event: &Event<StrangeWorld>) -> PlayerSet {
        match *event {
            Event::Chance(Chance::Deal(player, _)) => PlayerSet::one(player),
            Event::Decision(player, Action::Pass(_)) => {
                let mut witnesses = PlayerSet::one(player);
                if self.public.is_last_to_pass(player) {
                    witnesses.insert(self.public.next(player));
                }
                witnesses
            }
            _ => PlayerSet::ALL,
        }
    }

    /// What the others are told.
    pub(super) fn tell_others(&self, event: &Event<StrangeWorld>) -> String {
        match *event {
            Event::Chance(Chance::Deal(player, cards)) => format!("deal {player}{}", " ?".repeat(cards.len())),
            Event::Decision(_, Action::Pass(cards)) => format!("pass{}", " ?".repeat(cards.len())),
            _ => event.happening(&self.public.components),
        }
    }
}
