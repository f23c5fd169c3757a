//! What a picture of the table shows: the open things by name.

use play::{Boxed, Player};

use super::action::{Action, Deed};
use super::board::{Board, Carving, Colony};
use super::components::Components;
use super::parts::{Card, CardSet, Color, Crest, Side, StartCard, Tier, Track};
use super::setup::Setup;
use super::view::View;
use super::{Phase, Step};

impl View {
    /// The box with which it is played.
    pub fn components(&self) -> Boxed<Components> {
        self.public.components
    }

    /// What was chosen before the game.
    pub fn setup(&self) -> &Setup {
        &self.public.setup
    }

    /// The epoch, from 0.
    pub fn epoch(&self) -> usize {
        self.public.epoch.into()
    }

    /// Whether phase B has begun; nothing before the wheel of the epoch is set.
    pub fn is_phase_b(&self) -> Option<bool> {
        self.public.phase().map(|phase| phase == Phase::B)
    }

    /// The number of the draw in phase A, from 1.
    pub fn draw(&self) -> Option<u8> {
        matches!(self.public.step, Step::Draw | Step::Draft).then_some(self.public.draw)
    }

    /// The segments clockwise, once they are known.
    pub fn segments(&self) -> Option<[Color; 5]> {
        (self.public.step != Step::Segments).then_some(self.public.segments)
    }

    /// The crest of a player, once it is known.
    pub fn crest(&self, player: Player) -> Option<Crest> {
        let is_known = !matches!(self.public.step, Step::Segments | Step::Crests) || !self.public.setup.random_crests;
        is_known.then(|| self.public.crests[player])
    }

    /// The color at which a player's crest points, once the wheel of the epoch is set.
    pub fn points_at(&self, player: Player) -> Option<Color> {
        self.public.phase().map(|_| self.public.pile_of(player))
    }

    /// The first player of the epoch, once it is known.
    pub fn first_player(&self) -> Option<Player> {
        let is_known = !matches!(self.public.step, Step::Segments | Step::Crests | Step::Start);
        is_known.then(|| self.public.first_player())
    }

    /// How many cards lie on the inner place of a color.
    pub fn inner_pile(&self, color: Color) -> u8 {
        self.public.inner[color as usize]
    }

    /// How many cards lie on the outer place of a color, and those of them that are shown, the top one last.
    pub fn outer_pile(&self, color: Color) -> (u8, &[Card]) {
        let pile = &self.piles[color as usize];
        (pile.size, pile.cards.cards())
    }

    /// Whether a player has decided and waits for the others.
    pub fn has_committed(&self, player: Player) -> bool {
        self.public.has_committed(player)
    }

    /// The viewer's decision that waits for the others.
    pub fn pending(&self) -> Option<Action> {
        self.own.pending
    }

    /// Payments of the active player in the present feeding.
    pub fn payments(&self) -> u8 {
        if self.public.step == Step::Feed { self.public.taken } else { 0 }
    }

    /// The coins by which the active player bridges what a colony lacks (26.6).
    pub fn bridge_to_colony(&self, tier: Tier) -> u32 {
        self.bridge(self.public.components.tiers[tier.index()].requirement, Track::Military)
    }

    /// The coins by which the active player bridges what a bust lacks (26.6), counted from the lowest.
    pub fn bridge_to_bust(&self, bust: usize) -> u32 {
        self.bridge(self.public.components.busts[bust].requirement, Track::Culture)
    }

    fn bridge(&self, requirement: u8, track: Track) -> u32 {
        let (board, components) = (&self.public.boards[self.public.active], self.public.components.get());
        board.bridge(board.gap(requirement, track, components), self.public.bought, components).unwrap_or(0)
    }

    /// What would lie in front of a player who has done this with a card, and nothing else.
    pub fn board_after(&self, player: Player, deed: Deed) -> Board {
        let (mut board, components) = (self.public.boards[player], self.public.components.get());
        match deed {
            Deed::Recruit(card, tile) => board.recruit(card, tile, components),
            Deed::Sell(_) => board.sell(self.public.epoch, components),
        }
        board
    }

    /// What would lie in front of a player without one of the recruited cards.
    pub fn board_without(&self, player: Player, card: Card) -> Board {
        let mut board = self.public.boards[player];
        board.discard(card, &self.public.components);
        board
    }
}

impl Board {
    /// The start card.
    pub fn start_card(&self) -> Option<StartCard> {
        self.start_card
    }

    /// The side of the start card, once it is chosen.
    pub fn side(&self) -> Option<Side> {
        self.side
    }

    /// The recruited cards.
    pub fn display(&self) -> CardSet {
        self.display
    }

    /// The colony of a tier, counted from the lowest.
    pub fn colony(&self, tier: usize) -> Option<Colony> {
        self.colonies[tier]
    }

    /// The tile on a carved bust, counted from the lowest.
    pub fn carving(&self, bust: usize) -> Option<Carving> {
        self.busts[bust]
    }

    /// How many bonus tiles of each track are free.
    pub fn free_tiles(&self) -> [u8; Track::ALL.len()] {
        self.free_tiles
    }

    /// The bonus tile on a recruited card.
    pub fn tile_of(&self, card: Card, components: &Components) -> Option<Track> {
        self.tile_on(card, components)
    }

    /// How many sets of five colors the display has, for gold seals (13.2).
    pub fn sets_for_gold(&self) -> i32 {
        self.sets(true)
    }

    /// What a track lacks to a printed requirement (26.6).
    pub fn lacks(&self, requirement: u8, track: Track, components: &Components) -> u16 {
        self.gap(requirement, track, components)
    }

    /// How many cards have no food, after this many payments.
    pub fn unfed(&self, payments: u8) -> u16 {
        u16::from(self.cards.saturating_sub(payments)).saturating_sub(self.track(Track::Food))
    }
}
