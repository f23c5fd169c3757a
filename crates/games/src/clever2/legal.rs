//! What a player may do at each step (N4).

use play::Player;

use super::action::{Action, Entry, Row};
use super::components::Track;
use super::dice::{Die, DieSet};
use super::{Clever2, Step};

impl Clever2 {
    /// Lists the actions of a player who is to decide, in the customary order (N8).
    pub(super) fn legal_actions(&self, player: Player, actions: &mut Vec<Action>) {
        match self.step {
            Step::Choose => {
                self.entries(player, self.dice.pool, actions, Action::Choose);
                if self.sheets[player].has_action(Track::Reroll) {
                    actions.push(Action::Reroll);
                }
                actions.push(Action::Pass);
            }
            Step::Chain => {
                self.chain_marks(|die, row, number| actions.push(Action::Mark(die, row, number)));
                actions.push(Action::Skip);
            }
            Step::Bonus(_) => self.bonus(player, actions),
            Step::BeforeRoll => {
                if self.can_return() {
                    actions.extend(self.dice.tray.iter().map(Action::Return));
                }
                actions.push(if self.dice.pool.is_empty() { Action::Stop } else { Action::Roll });
            }
            Step::Extra => self.extra(player, actions),
            Step::RoundBonus if self.sheets[player].has_question() => self.bonus(player, actions),
            Step::RoundBonus => actions.push(Action::Done),
            Step::Passive if self.taking.contains(player) => {
                self.entries(player, self.dice_to_take(player), actions, Action::Take);
                actions.push(Action::Pass);
            }
            Step::Passive if self.sheets[player].has_question() => self.bonus(player, actions),
            Step::Passive => self.extra(player, actions),
            Step::First | Step::Roll | Step::PassiveRoll | Step::PassiveTie | Step::Over => {}
        }
    }

    fn entries(&self, player: Player, dice: DieSet, actions: &mut Vec<Action>, action: fn(Entry) -> Action) {
        for die in dice.iter() {
            self.sheets[player].entries(die, &self.dice, |entry| actions.push(action(entry)), &self.components);
        }
    }

    fn bonus(&self, player: Player, actions: &mut Vec<Action>) {
        self.sheets[player].question_places(|place| actions.push(Action::Bonus(place)), &self.components);
    }

    fn extra(&self, player: Player, actions: &mut Vec<Action>) {
        self.entries(player, self.extra_dice(player), actions, Action::Extra);
        actions.push(Action::Done);
    }

    /// The dice that an extra-die action may enter: each at most once a turn or a round (8.4, R-01).
    fn extra_dice(&self, player: Player) -> DieSet {
        let sheet = &self.sheets[player];
        if sheet.has_action(Track::Extra) { DieSet::ALL - sheet.extra_dice } else { DieSet::NONE }
    }

    /// The dice that a passive player may take: of the tray, or of the dice fields if no tray die fits (5.2).
    pub(super) fn dice_to_take(&self, player: Player) -> DieSet {
        if self.can_enter_any(player, self.dice.tray) { self.dice.tray } else { self.dice.on_fields().collect() }
    }

    pub(super) fn can_enter_any(&self, player: Player, dice: DieSet) -> bool {
        dice.iter().any(|die| self.sheets[player].can_enter(die, &self.dice, &self.components))
    }

    pub(super) fn can_use_extra(&self, player: Player) -> bool {
        self.can_enter_any(player, self.extra_dice(player))
    }

    /// Whether a return action is there, and a die for it (8.3).
    pub(super) fn can_return(&self) -> bool {
        self.sheets[self.active].has_action(Track::Return) && !self.dice.tray.is_empty()
    }

    /// Gives every mark of the silver chain that is still possible (6.2.3).
    pub(super) fn chain_marks(&self, mut give: impl FnMut(Die, Row, u8)) {
        for die in self.swept.iter() {
            let number = self.dice.face(die);
            for &row in Row::of_die(die) {
                if !self.sheets[self.active].is_marked(row, number) {
                    give(die, row, number);
                }
            }
        }
    }
}
