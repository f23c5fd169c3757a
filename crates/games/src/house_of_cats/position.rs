//! What the bots and the pictures read off a position.

use play::Player;

use super::HouseOfCats;
use super::cell::CellSet;
use super::house::House;
use super::setup::Level;
use super::sheet::Sheet;
use super::symbol::Tiles;
use super::turn::Progress;

impl HouseOfCats {
    /// The level that is played.
    #[inline]
    pub fn level(&self) -> Level {
        self.level
    }

    /// The printed sheet.
    #[inline]
    pub fn house(&self) -> &'static House {
        self.components.get().house(self.level)
    }

    /// The abilities of the fields 2, 3, 4, 5; of no meaning before they are revealed.
    #[inline]
    pub fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// A player's sheet.
    #[inline]
    pub fn sheet(&self, player: Player) -> &Sheet {
        &self.seats[player].sheet
    }

    /// How far a player has come in the turn.
    #[inline]
    pub fn progress(&self, player: Player) -> &Progress {
        &self.seats[player].progress
    }

    /// The cells in which a player's next die can be written (N4).
    #[inline]
    pub fn next_cells(&self, player: Player) -> CellSet {
        let seat = &self.seats[player];
        seat.next_cells(self.common(), seat.progress.diagonal)
    }
}
