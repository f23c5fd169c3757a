//! What a player may do at each step (N3), and what can do something now (N5).

use play::Player;

use super::action::{Action, Half};
use super::components::BoardSide;
use super::effect::{Effect, Numbers};
use super::hex::{Chosen, Hex, HexSet};
use super::names::{Color, ColorSet};
use super::territory::Territory;
use super::{Group, Marabunta, Source, Step};

impl Marabunta {
    /// Lists the actions of the player who decides.
    pub(super) fn legal_actions(&self, actions: &mut Vec<Action>) {
        match self.step {
            Step::Split => actions.extend(self.splits().map(Action::Split)),
            Step::Choose => actions.extend([Half::Tile, Half::Dice].map(Action::Choose)),
            Step::Execute => self.elements(actions),
            Step::Repeat => actions.extend(
                self.usable_dice(self.own_group().dice).map(|color| Action::Repeat(color, self.dice[color as usize])),
            ),
            Step::Write(source, numbers, chosen) => self.writes(source, &numbers, &chosen, actions),
            Step::Cross(source, chosen) => {
                actions.extend(self.hexes_to_cross(self.effect(source), &chosen).iter().map(Action::Cross));
                if chosen.hexes().is_empty() && self.may_decline(source) {
                    actions.push(Action::Decline);
                }
            }
            Step::Flag(source, _, colored) => {
                actions.extend((self.open_sheets() - colored).iter().map(Action::Flag));
                if colored.is_empty() && self.may_decline(source) {
                    actions.push(Action::Decline);
                }
            }
            Step::Chest => {
                let chests = &self.own_board().chests;
                let open = self.board().groups.iter().zip(chests).filter(|(_, left)| **left > 0);
                actions.extend(open.map(|(&(group, _), _)| Action::Chest(group)));
            }
            Step::First | Step::Reveal | Step::Roll | Step::Over => {}
        }
    }

    fn elements(&self, actions: &mut Vec<Action>) {
        let tile = self.unused.tile && self.is_usable(Source::Tile);
        if tile {
            actions.push(Action::UseTile(self.tile));
        }
        let dice = self.usable_dice(self.unused.dice);
        actions.extend(dice.map(|color| Action::UseDie(color, self.dice[color as usize])));
        if !(tile && self.tile == self.components.special_tile) {
            actions.push(Action::Done); // 4.3
        }
    }

    fn writes(&self, source: Source, numbers: &Numbers, chosen: &Chosen, actions: &mut Vec<Action>) {
        let hexes = self.hexes_to_write(numbers, chosen);
        let number = numbers.values()[chosen.hexes().len()];
        actions.extend(hexes.iter().map(|hex| Action::Write(number, hex)));
        let Source::Ability(_) = source else { return };
        if !chosen.hexes().is_empty() {
            return;
        }
        let only_by_anthill = !numbers.free_anthill && (hexes & self.marks.touching[self.executing]).is_empty(); // R4
        if only_by_anthill || self.may_decline(source) {
            actions.push(Action::Decline);
        }
    }

    /// Whether an ability may be declined (R4).
    fn may_decline(&self, source: Source) -> bool {
        self.abilities_may && matches!(source, Source::Ability(_))
    }

    /// The side of the territory board in use.
    #[inline]
    pub fn territory(&self) -> &'static Territory {
        self.components.get().territory(self.territory)
    }

    /// The side of the player boards in use.
    #[inline]
    pub fn board(&self) -> &'static BoardSide {
        self.components.get().board(self.board_side)
    }

    /// The elements of the player who executes a group, used or not.
    #[inline]
    pub(super) fn own_group(&self) -> Group {
        self.group_of(self.executing)
    }

    /// The elements that a player has in this round, used or not.
    #[inline]
    pub(super) fn group_of(&self, player: Player) -> Group {
        let tile = self.tile_owner == player;
        Group { dice: if tile { self.with_tile } else { ColorSet::ALL - self.with_tile }, tile }
    }

    /// What an element or an ability does.
    #[inline]
    pub(super) fn effect(&self, source: Source) -> Effect {
        match source {
            Source::Tile => self.components.tiles[self.tile as usize],
            Source::Ability(ability) => self.components.abilities[ability as usize],
            Source::Die(color) => {
                let face = self.dice[color as usize];
                let colored = self.components.colored[face as usize];
                match face.number() {
                    Some(number) => Effect::Write(Numbers::one(number, colored.then_some(color))), // 5.1, 5.2
                    None if colored => Effect::Flag(color),                                        // 5.4
                    None => Effect::Chests(1),                                                     // 5.3
                }
            }
        }
    }

    /// Whether an element or an ability can do something now (N5).
    pub(super) fn is_usable(&self, source: Source) -> bool {
        match self.effect(source) {
            Effect::Write(numbers) => self.can_write(&numbers),
            Effect::CrossPair => self.marks.available.iter().any(|hex| self.can_extend(hex, 1)),
            Effect::CrossCookie => !(self.marks.available & self.territory().cookies).is_empty(),
            Effect::Flags(_) => !self.open_sheets().is_empty(),
            Effect::Flag(sheet) => self.has_empty_circle(sheet),
            Effect::Chests(_) => self.own_board().has_chest(),
            Effect::RepeatDie => self.usable_dice(self.own_group().dice).next().is_some(),
            Effect::Cookies(_) | Effect::Points(_) => true,
        }
    }

    /// Whether any element of a group can do something now (N6).
    pub(super) fn is_any_usable(&self, group: Group) -> bool {
        group.tile && self.is_usable(Source::Tile) || self.usable_dice(group.dice).next().is_some()
    }

    pub(super) fn usable_dice(&self, dice: ColorSet) -> impl Iterator<Item = Color> {
        dice.iter().filter(|&color| self.is_usable(Source::Die(color)))
    }

    /// Available hexes that obey region and adjacency, or are paid for by an anthill (6.2, 6.4).
    #[inline]
    fn hexes_in_reach(&self, numbers: &Numbers) -> HexSet {
        let mut hexes = self.marks.available;
        if let Some(region) = numbers.region {
            hexes &= self.territory().regions[region as usize];
        }
        if !numbers.free_anthill && self.own_board().anthills == 0 {
            hexes &= self.marks.touching[self.executing];
        }
        hexes
    }

    fn can_write(&self, numbers: &Numbers) -> bool {
        let hexes = self.hexes_in_reach(numbers);
        match numbers.values().len() - 1 {
            0 => !hexes.is_empty(),
            more => hexes.iter().any(|hex| self.can_extend(hex, more)),
        }
    }

    /// First hexes, or next hexes of a chain (N5).
    pub(super) fn hexes_to_write(&self, numbers: &Numbers, chosen: &Chosen) -> HexSet {
        let chosen = chosen.hexes();
        if chosen.is_empty() {
            let more = numbers.values().len() - 1;
            let hexes = self.hexes_in_reach(numbers);
            if more == 0 { hexes } else { hexes.iter().filter(|&hex| self.can_extend(hex, more)).collect() }
        } else {
            let more = numbers.values().len() - chosen.len() - 1;
            let hexes = self.hexes_touching_all(chosen);
            hexes.iter().filter(|&hex| self.can_complete(hexes & self.territory().neighbors(hex), more)).collect()
        }
    }

    fn hexes_to_cross(&self, effect: Effect, chosen: &Chosen) -> HexSet {
        let available = self.marks.available;
        match (effect, chosen.hexes()) {
            (Effect::CrossCookie, _) => available & self.territory().cookies,
            (_, []) => available.iter().filter(|&hex| self.can_extend(hex, 1)).collect(),
            (_, chosen) => self.hexes_touching_all(chosen),
        }
    }

    /// Available hexes that touch each of these.
    fn hexes_touching_all(&self, hexes: &[Hex]) -> HexSet {
        hexes.iter().fold(self.marks.available, |common, &hex| common & self.territory().neighbors(hex))
    }

    /// Whether a hex has `more` available neighbors that all touch each other (R2).
    #[inline]
    fn can_extend(&self, hex: Hex, more: usize) -> bool {
        self.can_complete(self.marks.available & self.territory().neighbors(hex), more)
    }

    /// Whether `more` of these hexes all touch each other.
    fn can_complete(&self, hexes: HexSet, more: usize) -> bool {
        match more {
            0 => true,
            1 => !hexes.is_empty(),
            _ => hexes.iter().any(|hex| self.can_complete(hexes & self.territory().neighbors(hex), more - 1)),
        }
    }

    /// Whether writing first in this hex costs an own anthill (R13).
    #[inline]
    pub(super) fn costs_anthill(&self, numbers: &Numbers, first: Hex) -> bool {
        !numbers.free_anthill && !self.marks.touching[self.executing].contains(first)
    }
}
