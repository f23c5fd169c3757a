//! What anybody may read off a position (13.1): marks, boards and what is still to be executed.

use play::Player;

use super::effect::{Effect, Numbers};
use super::hex::HexSet;
use super::marks::{Marks, PlayerBoard};
use super::names::{Color, ColorSet, TileSet};
use super::setup::Side;
use super::{Group, Marabunta, Reason, Source, Step};

/// What an effect that has begun still asks for (N5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The numbers of an effect whose hexes are still to be chosen.
    Write(Numbers, usize),
    /// Hexes to be crossed out.
    Cross,
    /// Circles on this many further sheets.
    Flags(u8),
    /// The die that is executed once more.
    Repeat,
}

impl Marabunta {
    /// The round, from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether this round is the last one (11.2).
    #[inline]
    pub fn is_end_triggered(&self) -> bool {
        self.trigger.is_some()
    }

    /// Who triggered the end, and by what (11.3).
    pub fn trigger(&self) -> Option<(Player, Reason)> {
        self.trigger.map(|trigger| (trigger.player, trigger.reason))
    }

    /// Who divides in this round, once it is known.
    pub fn divider(&self) -> Option<Player> {
        (self.step != Step::First).then_some(self.divider)
    }

    /// Which side of the territory board is in use.
    pub fn territory_side(&self) -> Side {
        self.territory
    }

    /// Which side of the player boards is in use.
    pub fn board_side(&self) -> Side {
        self.board_side
    }

    /// Whether every ability that asks something may be declined (R4).
    pub fn abilities_may(&self) -> bool {
        self.abilities_may
    }

    /// The tiles that have not been turned up yet.
    pub fn unseen_tiles(&self) -> TileSet {
        self.unseen_tiles
    }

    /// Where the effect comes from that asks for something now.
    pub fn source(&self) -> Option<Source> {
        match self.step {
            Step::Write(source, ..) | Step::Cross(source, _) | Step::Flag(source, ..) => Some(source),
            Step::Repeat => Some(Source::Tile),
            _ => None,
        }
    }

    /// The hexes of a chain or a pair that are chosen and not yet marked (14.6).
    pub fn chosen(&self) -> HexSet {
        match self.step {
            Step::Write(_, _, chosen) | Step::Cross(_, chosen) => chosen.hexes().iter().copied().collect(),
            _ => HexSet::NONE,
        }
    }

    /// The sheets that the present effect has colored (5.4, R9).
    #[inline]
    pub fn colored(&self) -> ColorSet {
        match self.step {
            Step::Flag(_, _, colored) => colored,
            _ => ColorSet::NONE,
        }
    }

    /// The marks on the territory board.
    #[inline]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// What is marked on a player's board.
    #[inline]
    pub fn player_board(&self, player: Player) -> &PlayerBoard {
        &self.boards[player]
    }

    /// A player's circles on the score sheets, in color order.
    #[inline]
    pub fn circles(&self, player: Player) -> &[u8; Color::COUNT] {
        &self.circles[player]
    }

    /// Whether the dice are split and a group is to be chosen now (14.2).
    #[inline]
    pub fn is_split(&self) -> bool {
        self.step == Step::Choose
    }

    /// Chests that their player must still cross out, as soon as the present effect is over (14.5).
    #[inline]
    pub fn chests_due(&self) -> u8 {
        self.chests_due
    }

    /// What the elements do that a player has in this round and has not used yet; none before the choice.
    #[inline]
    pub fn effects_left(&self, player: Player) -> impl Iterator<Item = Effect> {
        let group = self.elements_left(player);
        let tile = group.tile.then_some(Source::Tile);
        group.dice.iter().map(Source::Die).chain(tile).map(|source| self.effect(source))
    }

    /// The dice that a player has in this round and has not used yet; none before the choice.
    #[inline]
    pub fn dice_left(&self, player: Player) -> ColorSet {
        self.elements_left(player).dice
    }

    /// Whether a player has the tile of the round and has not used it yet; nobody before the choice.
    #[inline]
    pub fn has_tile_left(&self, player: Player) -> bool {
        self.elements_left(player).tile
    }

    #[inline]
    fn elements_left(&self, player: Player) -> Group {
        let nothing = Group { dice: ColorSet::NONE, tile: false };
        match self.step {
            Step::First | Step::Reveal | Step::Roll | Step::Split | Step::Choose | Step::Over => nothing,
            _ if player == self.executing => self.unused,
            _ if player == self.divider => self.group_of(player),
            _ => nothing,
        }
    }

    /// What the present effect still asks of the player who executes a group, and who that is.
    #[inline]
    pub fn asked(&self) -> Option<(Player, Asked)> {
        let asked = match self.step {
            Step::Write(_, numbers, chosen) => Asked::Write(numbers, chosen.hexes().len()),
            Step::Cross(..) => Asked::Cross,
            Step::Flag(_, count, colored) => Asked::Flags(count - colored.len() as u8),
            Step::Repeat => Asked::Repeat,
            _ => return None,
        };
        Some((self.executing, asked))
    }

    /// The position with the hexes that are chosen already marked (14.6), to judge it in the middle of a chain.
    #[inline]
    #[must_use]
    pub fn with_chosen_marked(&self) -> Marabunta {
        let mut position = *self;
        match self.step {
            Step::Write(_, numbers, chosen) if !chosen.hexes().is_empty() => position.write(&numbers, chosen.hexes()),
            Step::Cross(_, chosen) => position.cross_out(chosen.hexes()),
            _ => {}
        }
        position
    }
}
