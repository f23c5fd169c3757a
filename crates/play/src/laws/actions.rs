//! Law 1: who may do what. Law 6: decisions at the same time.

use super::Trial;
use crate::{Game, PlayError, PlayerSet, Turn};

impl<G: Game> Trial<G> {
    /// A player has legal actions exactly when `turn` names them; no duplicates; `is_legal` agrees; others are refused.
    pub(super) fn law_1_actions_exactly_on_turn(&mut self) {
        let turn = self.table.game().turn();
        self.hold("1 somebody acts on a players' turn", turn != Turn::Players(PlayerSet::NONE), "");
        self.hold("1 only seated players act", self.seats().contains_all(turn.players()), "");
        for player in self.seats().iter() {
            let mut legal = Vec::new();
            self.table.game().legal(player, &mut legal);
            let asked = turn.players().contains(player);
            self.hold("1 a player has actions exactly on turn", legal.is_empty() != asked, format_args!("{player:?}"));
            for (index, action) in legal.iter().enumerate() {
                self.hold("1 no duplicates", !legal[..index].contains(action), self.written(action));
                self.hold("1 is_legal agrees", self.table.game().is_legal(player, *action), self.written(action));
            }
            self.known.extend(legal);
        }
        let all = std::mem::take(&mut self.known);
        let known = self.some(&all);
        self.known = all;
        for (player, action) in self.seats().iter().flat_map(|player| known.iter().map(move |action| (player, *action)))
        {
            let legal = self.table.legal(player).contains(&action);
            self.hold("1 is_legal agrees", self.table.game().is_legal(player, action) == legal, self.written(&action));
            if !legal {
                let mut table = self.table.clone();
                let refusal = table.play(player, action).map(drop);
                let refused = match refusal {
                    Err(PlayError::NotTheirTurn(..)) => !turn.players().contains(player),
                    Err(PlayError::Illegal(_)) => turn.players().contains(player),
                    _ => false,
                };
                self.hold("1 what is not legal is refused", refused && table == self.table, self.written(&action));
            }
        }
    }

    /// Simultaneous decisions commute and leave each other's legal actions unchanged.
    pub(super) fn law_6_simultaneous_decisions_commute(&mut self, players: PlayerSet) {
        for player in players.iter() {
            for other in players.without(player).iter() {
                let (mine, theirs) = (self.table.legal(player), self.table.legal(other));
                let (my_action, other_action) = (self.rng.pick(&mine), self.rng.pick(&theirs));
                let mut first = self.table.game().clone();
                first.apply(player, my_action);
                let mut still_legal = Vec::new();
                first.legal(other, &mut still_legal);
                let [mine, others] = [my_action, other_action].map(|action| self.written(&action));
                let detail = format!("{player:?} {mine}, {other:?} {others}");
                self.hold("6 decisions leave the others' actions unchanged", still_legal == theirs, &detail);
                first.apply(other, other_action);
                let mut second = self.table.game().clone();
                second.apply(other, other_action);
                second.apply(player, my_action);
                self.hold("6 simultaneous decisions commute", first == second, &detail);
            }
        }
    }
}
