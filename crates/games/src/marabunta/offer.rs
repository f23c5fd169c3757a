//! The elements of a round, and what each of them would offer either player now (3.2, N5).

use play::Player;

use super::components::MAX_PLAYERS;
use super::effect::Effect;
use super::hex::{Chosen, HexSet};
use super::names::{Color, ColorSet, Face, Tile};
use super::{Marabunta, Source, Step};

/// A die or the tile of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Element {
    /// A die, or the tile.
    pub source: Source,
    /// Whether it lies in the group with the tile; unknown before the split.
    pub with_tile: Option<bool>,
    /// Whose it is; unknown before the choice.
    pub owner: Option<Player>,
    /// Whether its owner has it still to use.
    pub is_unused: bool,
}

/// What an element would offer a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// Whether it could do anything.
    pub is_usable: bool,
    /// Where the first number could be written without an own anthill.
    pub free: HexSet,
    /// Where it would cost an own anthill.
    pub by_anthill: HexSet,
    /// Whether a chest could complete a group.
    pub unlocks: bool,
}

impl Marabunta {
    /// The tile of the round, once it is turned up.
    #[inline]
    pub fn tile(&self) -> Option<Tile> {
        (!matches!(self.step, Step::First | Step::Reveal)).then_some(self.tile)
    }

    /// The faces of the dice in color order, once they are rolled.
    #[inline]
    pub fn dice(&self) -> Option<[Face; Color::COUNT]> {
        (!matches!(self.step, Step::First | Step::Reveal | Step::Roll)).then_some(self.dice)
    }

    /// The dice that lie with the tile, once they are split (14.1).
    #[inline]
    pub fn dice_with_tile(&self) -> Option<ColorSet> {
        (self.dice().is_some() && self.step != Step::Split).then_some(self.with_tile)
    }

    /// The dice that a player has in this round, used or not, once the groups are chosen (14.2).
    #[inline]
    pub fn dice_of(&self, player: Player) -> Option<ColorSet> {
        (self.dice_with_tile().is_some() && self.step != Step::Choose).then(|| self.group_of(player).dice)
    }

    /// The tile and the dice of the round, once they are rolled.
    pub fn elements_of_round(&self) -> Vec<Element> {
        let sources = [Source::Tile].into_iter().chain(Color::ALL.map(Source::Die));
        let is_split = self.step != Step::Split;
        let is_chosen = is_split && self.step != Step::Choose;
        let element = |source| {
            let with_tile = match source {
                Source::Die(color) => self.with_tile.contains(color),
                Source::Tile | Source::Ability(_) => true,
            };
            let owner = if with_tile { self.tile_owner } else { self.tile_owner.left_neighbor(MAX_PLAYERS) };
            let is_executing = owner == self.executing;
            let is_unused = match source {
                Source::Die(color) if is_executing => self.unused.dice.contains(color),
                _ if is_executing => self.unused.tile,
                _ => owner == self.divider,
            };
            Element {
                source,
                with_tile: is_split.then_some(with_tile),
                owner: is_chosen.then_some(owner),
                is_unused: !is_chosen || self.step != Step::Over && is_unused,
            }
        };
        if self.dice().is_some() { sources.map(element).collect() } else { Vec::new() }
    }

    /// The dice that a player could repeat now (7, R5); unknown before the groups are chosen.
    pub fn repeatable(&self, player: Player) -> Option<Vec<Color>> {
        let position = Marabunta { executing: player, ..*self };
        let is_chosen = !matches!(self.step, Step::Split | Step::Choose);
        is_chosen.then(|| position.usable_dice(position.own_group().dice).collect())
    }

    /// What an element would offer a player who had it to use now. Before the groups are chosen a die to repeat is taken for granted.
    pub fn offer(&self, player: Player, source: Source) -> Offer {
        let position = Marabunta { executing: player, ..*self };
        let effect = position.effect(source);
        let board = position.own_board();
        let is_granted = effect == Effect::RepeatDie && self.repeatable(player).is_none();
        let is_usable = is_granted || position.is_usable(source);
        let mut offer = Offer { is_usable, ..Offer::default() };
        match effect {
            Effect::Write(numbers) => {
                let hexes = position.hexes_to_write(&numbers, &Chosen::NONE);
                let free = hexes.iter().filter(|&hex| !position.costs_anthill(&numbers, hex)).collect();
                offer.free = free;
                offer.by_anthill = hexes - free;
            }
            Effect::Chests(count) => offer.unlocks = board.chests.iter().any(|left| (1..=count).contains(left)),
            _ => {}
        }
        offer
    }
}
