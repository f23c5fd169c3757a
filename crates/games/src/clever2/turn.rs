//! The sequence of a game (N5, N6): what follows each decision and each result of chance.

use play::{Boxed, ByPlayer, Player, PlayerSet};

use super::Components;
use super::action::{Action, Entry, Place};
use super::chance::Chance;
use super::components::Track;
use super::dice::{Dice, DieSet};
use super::setup::Setup;
use super::sheet::Sheet;
use super::{After, Clever2, Step};

impl Clever2 {
    /// N5.1
    pub(super) fn start(setup: &Setup, components: Boxed<Components>) -> Clever2 {
        let mut game = Clever2 {
            components,
            readings: setup.readings,
            step: Step::First,
            round: 0,
            first: Player::new(0),
            active: Player::new(0),
            roll: 0,
            dice: Dice::showing([1; 6]),
            swept: DieSet::NONE,
            acted: false,
            deciding: PlayerSet::NONE,
            taking: PlayerSet::NONE,
            sheets: ByPlayer::new(setup.players, Sheet::default()),
        };
        if game.is_solo() {
            game.begin_round();
        }
        game
    }

    pub(super) fn is_solo(&self) -> bool {
        self.sheets.players() == 1
    }

    /// How many rounds this game has (2.1).
    pub(super) fn rounds(&self) -> u8 {
        self.components.rounds[self.sheets.players() - 1]
    }

    /// N5.2
    fn begin_round(&mut self) {
        self.round += 1;
        self.active = self.first;
        if self.readings.extra_once_a_round {
            self.renew_extra_dice();
        }
        let components = self.components.get();
        let bonus = components.round_bonuses[usize::from(self.round) - 1];
        for sheet in self.sheets.values_mut() {
            sheet.earn(bonus, components); // 3.2
            sheet.drop_impossible_questions(components);
        }
        self.deciding =
            self.sheets.iter().filter(|(_, sheet)| sheet.has_question()).map(|(player, _)| player).collect();
        if self.deciding.is_empty() {
            self.begin_turn();
        } else {
            self.step = Step::RoundBonus;
        }
    }

    /// N5.3
    fn begin_turn(&mut self) {
        self.gather_dice();
        self.roll = 1;
        self.step = Step::Roll;
    }

    /// All dice go to the pool for another turn (4.1, 12.3).
    fn gather_dice(&mut self) {
        self.dice.gather();
        if !self.readings.extra_once_a_round {
            self.renew_extra_dice();
        }
    }

    /// Every die may be entered by an extra-die action again (8.4).
    fn renew_extra_dice(&mut self) {
        for sheet in self.sheets.values_mut() {
            sheet.extra_dice = DieSet::NONE;
        }
    }

    /// Carries out a legal action.
    pub(super) fn carry_out(&mut self, player: Player, action: Action) {
        match self.step {
            Step::RoundBonus => self.act_in_round_bonus(player, action),
            Step::Passive => self.act_passively(player, action),
            _ => {
                self.acted = true;
                self.act_actively(action);
            }
        }
    }

    fn act_actively(&mut self, action: Action) {
        let active = self.active;
        match action {
            Action::Choose(entry) => self.choose(entry),
            Action::Reroll => {
                self.sheets[active].pay(Track::Reroll);
                self.step = Step::Roll; // 8.2: same roll, same pool
            }
            Action::Mark(die, row, number) => {
                self.swept.remove(die);
                self.sheets[active].enter(Place::Silver(row, number), &self.components);
                self.go_on_with_chain();
            }
            Action::Skip => {
                self.swept = DieSet::NONE;
                self.go_on_with_bonuses(After::Choice);
            }
            Action::Bonus(place) => {
                self.sheets[active].answer(place, &self.components);
                if let Step::Bonus(after) = self.step {
                    self.go_on_with_bonuses(after);
                }
            }
            Action::Pass => self.end_roll(), // 4.5
            Action::Return(die) => {
                self.sheets[active].pay(Track::Return);
                self.dice.take_back(die);
                self.end_roll();
            }
            Action::Roll => self.next_roll(),
            Action::Stop => self.end_rolling(),
            Action::Extra(entry) => {
                self.enter_extra(active, entry);
                self.go_on_with_bonuses(After::Extra);
            }
            Action::Done => self.begin_passive(),
            Action::Take(_) => unreachable!("only a passive player takes a die"),
        }
    }

    /// 4.3
    fn choose(&mut self, entry: Entry) {
        let die = entry.die();
        let swept = self.swept_by(die, entry.place.area());
        self.dice.put_on_field(die);
        self.sheets[self.active].enter(entry.place, &self.components);
        self.dice.put_on_tray(swept);
        if let Place::Silver(..) = entry.place {
            self.swept = swept;
            self.go_on_with_chain();
        } else {
            self.go_on_with_bonuses(After::Choice);
        }
    }

    /// N5.5: the chain goes on as long as a mark is possible.
    fn go_on_with_chain(&mut self) {
        let mut possible = false;
        self.chain_marks(|_, _, _| possible = true);
        if possible {
            self.step = Step::Chain;
        } else {
            self.swept = DieSet::NONE;
            self.go_on_with_bonuses(After::Choice);
        }
    }

    /// N5.5 and N5.8: the "?" come before anything else.
    fn go_on_with_bonuses(&mut self, after: After) {
        if self.sheets[self.active].has_question() {
            self.step = Step::Bonus(after);
        } else if after == After::Extra {
            self.step = Step::Extra;
        } else {
            self.end_roll();
        }
    }

    /// N5.6
    fn end_roll(&mut self) {
        let can_return = self.can_return();
        if self.roll == self.components.rolls || self.dice.pool.is_empty() && !can_return {
            self.end_rolling();
        } else if !can_return && !self.acted {
            self.next_roll(); // N6
        } else {
            self.step = Step::BeforeRoll;
        }
    }

    fn next_roll(&mut self) {
        self.roll += 1;
        self.step = Step::Roll;
    }

    /// N5.7 and N5.8
    fn end_rolling(&mut self) {
        self.dice.put_on_tray(self.dice.pool); // 4.6
        if self.acted || self.can_use_extra(self.active) {
            self.step = Step::Extra;
        } else {
            self.begin_passive(); // N6
        }
    }

    /// Pays an extra-die action and makes the entry (8.4).
    fn enter_extra(&mut self, player: Player, entry: Entry) {
        let sheet = &mut self.sheets[player];
        sheet.pay(Track::Extra);
        sheet.extra_dice.insert(entry.die());
        sheet.enter(entry.place, &self.components);
    }

    /// N5.9
    fn begin_passive(&mut self) {
        if self.is_solo() {
            self.gather_dice();
            self.step = Step::PassiveRoll;
        } else {
            self.ask_passive(PlayerSet::seats(self.sheets.players()).without(self.active));
        }
    }

    /// Asks the players who can take a die or use an extra die (N6).
    fn ask_passive(&mut self, players: PlayerSet) {
        self.taking = players.iter().filter(|&player| self.can_enter_any(player, self.dice_to_take(player))).collect();
        let asked = |player: &Player| self.taking.contains(*player) || self.can_use_extra(*player);
        self.deciding = players.iter().filter(asked).collect();
        self.step = Step::Passive;
        if self.deciding.is_empty() {
            self.end_turn();
        }
    }

    fn act_in_round_bonus(&mut self, player: Player, action: Action) {
        if let Action::Bonus(place) = action {
            self.sheets[player].answer(place, &self.components);
        } else {
            self.deciding.remove(player);
            if self.deciding.is_empty() {
                self.begin_turn();
            }
        }
    }

    fn act_passively(&mut self, player: Player, action: Action) {
        match action {
            Action::Take(entry) => {
                self.taking.remove(player);
                self.sheets[player].enter(entry.place, &self.components);
            }
            Action::Pass => self.taking.remove(player),
            Action::Bonus(place) => self.sheets[player].answer(place, &self.components),
            Action::Extra(entry) => self.enter_extra(player, entry),
            _ => {
                self.deciding.remove(player);
                if self.deciding.is_empty() {
                    self.end_turn();
                }
            }
        }
    }

    /// N5.10
    fn end_turn(&mut self) {
        self.active = self.active.left_neighbor(self.sheets.players());
        if self.active != self.first {
            self.begin_turn();
        } else if self.round < self.rounds() {
            self.begin_round();
        } else {
            self.step = Step::Over;
        }
    }

    /// Carries out a possible result.
    pub(super) fn accept(&mut self, result: Chance) {
        match result {
            Chance::First(player) => {
                self.first = player;
                self.begin_round();
            }
            Chance::Dice(faces) => {
                for die in self.dice.pool.iter() {
                    self.dice.faces[die as usize] = faces[die as usize];
                }
                if self.step == Step::PassiveRoll { self.fill_tray() } else { self.begin_choice() }
            }
            Chance::Tray(tray) => {
                self.dice.put_on_tray(tray);
                self.ask_passive(PlayerSet::one(self.active));
            }
        }
    }

    /// N5.4: asks for a choice, or passes for a player who cannot do anything (N6).
    fn begin_choice(&mut self) {
        self.acted = false;
        let can_choose = self.can_enter_any(self.active, self.dice.pool);
        if can_choose || self.sheets[self.active].has_action(Track::Reroll) {
            self.step = Step::Choose;
        } else {
            self.end_roll();
        }
    }

    /// The three lowest dice go to the tray; chance decides which if that is not clear (12.3).
    fn fill_tray(&mut self) {
        let mut faces = self.dice.faces;
        faces.sort_unstable();
        let tray = self.components.solo_tray;
        if faces[tray - 1] < faces[tray] {
            let lowest = self.dice.lower(DieSet::ALL, faces[tray]);
            self.accept(Chance::Tray(lowest));
        } else {
            self.step = Step::PassiveTie;
        }
    }
}
