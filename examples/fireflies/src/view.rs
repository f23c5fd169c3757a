//! What one viewer may know: everything but the lanterns that others have laid and that are not turned up yet (3.2).

use play::{Boxed, ByPlayer, Player, PlayerSet, Rng};
use serde::Serialize;

use crate::position::SEATS;
use crate::{Components, Fireflies, Lanterns, Night, Seat, Step};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The box with which it is played.
    #[serde(skip)]
    pub components: Boxed<Components>,
    /// What comes next.
    pub step: Step,
    /// The fireflies on the meadow.
    pub meadow: u8,
    /// What each player has.
    pub seats: ByPlayer<Seat, SEATS>,
    /// The lanterns of this night that the viewer knows: one's own, and all once they are turned up.
    pub laid: ByPlayer<Option<u8>, SEATS>,
    /// The lanterns that the wind has left.
    pub wind: Lanterns,
    /// What was turned up last.
    pub night: Option<Night>,
}

impl View {
    pub(crate) fn of(game: &Fireflies, viewer: Option<Player>) -> View {
        let Fireflies { components, step, meadow, seats, wind, night, .. } = *game;
        let mut laid = game.laid;
        if matches!(step, Step::Lay(_)) {
            let own = viewer.map(|viewer| (viewer, laid[viewer]));
            laid = ByPlayer::new(seats.players(), None);
            if let Some((viewer, lantern)) = own {
                laid[viewer] = lantern;
            }
        }
        View { components, step, meadow, seats, laid, wind, night }
    }

    pub(crate) fn imagine(&self, rng: &mut Rng) -> Fireflies {
        let View { components, step, meadow, seats, mut laid, wind, night } = *self;
        for player in PlayerSet::seats(seats.players()).iter() {
            if self.has_laid(player) && laid[player].is_none() {
                laid[player] = Some(seats[player].lanterns.pick(rng));
            }
        }
        Fireflies { components, step, meadow, seats, laid, wind, night }
    }

    /// Whether a player has laid a lantern in this night.
    pub fn has_laid(&self, player: Player) -> bool {
        match self.step {
            Step::Lay(waiting) => !waiting.contains(player),
            Step::Wind => true,
            Step::Dusk | Step::Over => false,
        }
    }
}
