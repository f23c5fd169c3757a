//! What lies ahead of a player: the turns, rolls and dice that the sequence of the game still holds (N5).

use play::Player;

use super::action::Area;
use super::dice::{Dice, Die, DieSet};
use super::setup::Readings;
use super::sheet::Sheet;
use super::{After, Clever2, Step};

impl Clever2 {
    /// A player's score sheet.
    #[inline]
    pub fn sheet(&self, player: Player) -> &Sheet {
        &self.sheets[player]
    }

    /// The dice on the table.
    #[inline]
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// How the open points are read at this table.
    pub fn readings(&self) -> Readings {
        self.readings
    }

    /// Dice of the pool that go to the tray when a die of it is chosen and entered in an area (4.3, R-03).
    #[inline]
    pub fn swept_by(&self, die: Die, area: Area) -> DieSet {
        if self.readings.third_silver_all && area == Area::Silver && self.roll == self.components.rolls {
            self.dice.pool - DieSet::one(die)
        } else {
            self.dice.lower_than(die)
        }
    }

    /// Dice swept by the last choice whose mark is still open (6.2.3).
    #[inline]
    pub fn swept(&self, player: Player) -> DieSet {
        if self.step == Step::Chain && player == self.active { self.swept } else { DieSet::NONE }
    }

    /// How many rolls of the present turn a player has yet to make or to choose from (4.2).
    pub fn rolls_left(&self, player: Player) -> u8 {
        let later = self.components.rolls - self.roll;
        match self.step {
            _ if player != self.active => 0,
            Step::Roll | Step::Choose => later + 1,
            Step::Chain | Step::Bonus(After::Choice) | Step::BeforeRoll => later,
            _ => 0,
        }
    }

    /// How many whole turns a player still has as the active player, beside the present one (3.1).
    pub fn active_turns_left(&self, player: Player) -> u8 {
        let waits = match self.step {
            Step::First | Step::Over => false,
            Step::RoundBonus => true,
            _ => self.place_in_round(player) > self.place_in_round(self.active),
        };
        self.rounds() - self.round + u8::from(waits)
    }

    /// How many dice a player may still take as a passive player, the present turn's included (5.1, 12.4).
    pub fn passive_turns_left(&self, player: Player) -> u8 {
        let others = self.sheets.players() as u8 - 1;
        if self.is_solo() {
            let waits = if self.step == Step::Passive { self.taking.contains(player) } else { self.step != Step::Over };
            return self.rounds() - self.round + u8::from(waits);
        }
        let present = match self.step {
            Step::First | Step::Over => 0,
            Step::RoundBonus => others,
            _ => {
                let later = others - self.place_in_round(self.active);
                let own = self.place_in_round(player) > self.place_in_round(self.active);
                let takes = player != self.active && (self.step != Step::Passive || self.taking.contains(player));
                later - u8::from(own) + u8::from(takes)
            }
        };
        (self.rounds() - self.round) * others + present
    }

    /// Whether a player may still use extra-die actions in the present turn (8.4).
    pub fn has_window(&self, player: Player) -> bool {
        match self.step {
            Step::First | Step::RoundBonus | Step::Over => false,
            Step::Passive => self.deciding.contains(player),
            _ => true,
        }
    }

    /// Whether a player has yet to take a die of the tray, or to pass (5.1).
    #[inline]
    pub fn is_taking(&self, player: Player) -> bool {
        self.taking.contains(player)
    }

    /// How many players have their turn before this one in each round (3.3).
    pub fn place_in_round(&self, player: Player) -> u8 {
        let players = self.sheets.players();
        ((player.seat() + players - self.first.seat()) % players) as u8
    }

    /// The bonuses of the rounds to come (3.2).
    pub fn round_bonuses_left(&self) -> &'static [super::Bonus] {
        &self.components.get().round_bonuses[usize::from(self.round)..usize::from(self.rounds())]
    }
}
