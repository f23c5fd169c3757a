//! Law 10: possible results and small states.

use super::{TRIES, Trial};
use crate::{ChanceError, Event, Game, Notation};

impl<G: Game> Trial<G> {
    /// `sample` only yields results that are possible; on chance's turn nobody else acts.
    pub(super) fn law_10_possible_results(&mut self) {
        let components = self.table.components();
        let written = |result: &G::Chance| result.notation(&components).to_string();
        for _ in 0..TRIES {
            let result = self.table.game().sample(&mut self.rng);
            self.hold("10 what is drawn is possible", self.table.game().is_possible(&result), written(&result));
            let mut table = self.table.clone();
            self.hold("10 a possible result is accepted", table.chance(result).is_ok(), written(&result));
            let text = self.damage(&written(&result));
            if let Ok(damaged) = G::Chance::read(&text, &components)
                && !self.table.game().is_possible(&damaged)
            {
                let mut table = self.table.clone();
                let refused = matches!(table.chance(damaged), Err(ChanceError::Impossible(_)));
                self.hold("10 an impossible result is refused", refused && table == self.table, written(&damaged));
            }
        }
    }

    pub(super) fn law_10_no_chance_on_a_player_turn(&self) {
        let mut table = self.table.clone();
        let refused = matches!(table.draw(), Err(ChanceError::NotChance(_)));
        self.hold("10 chance waits for its turn", refused && table == self.table, "");
        let last = self.table.events().iter().rev().find_map(|event| match event {
            Event::Chance(result) => Some(*result),
            Event::Decision(..) => None,
        });
        if let Some(result) = last {
            let refused = matches!(table.chance(result), Err(ChanceError::NotChance(_)));
            let result = result.notation(self.table.components().get());
            self.hold("10 chance waits for its turn", refused && table == self.table, result);
        }
    }
}

/// Small, without heap.
pub(super) fn law_10_sizes<G: Game>(state_bytes: usize) {
    assert!(!std::mem::needs_drop::<G>(), "law 10: a state owns no heap");
    assert!(size_of::<G>() <= state_bytes, "law 10: a state has {} bytes, not more than {state_bytes}", size_of::<G>());
    assert!(size_of::<G::Action>() <= 8, "law 10: an action has {} bytes, not more than 8", size_of::<G::Action>());
}
