//! The view of a game without secrets.

use play::Player;

/// The whole position, and who looks at it: all that there is to know in a game without secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenView<G> {
    viewer: Option<Player>,
    position: G,
}

impl<G: Copy> OpenView<G> {
    pub(crate) fn new(position: &G, viewer: Option<Player>) -> OpenView<G> {
        OpenView { viewer, position: *position }
    }

    /// Who looks; `None` is a spectator.
    pub fn viewer(&self) -> Option<Player> {
        self.viewer
    }

    /// The position that everybody sees.
    pub fn position(&self) -> &G {
        &self.position
    }
}
