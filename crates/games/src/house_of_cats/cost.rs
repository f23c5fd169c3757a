//! What changed and doubled dice cost (8.0, N5).

use std::sync::LazyLock;

use super::symbol::{Ability, Number, Symbol};
use super::tiles::TileSet;

/// Uses of the abilities B, C, F, G and L: the letters of a `take`, or what a player has left.
///
/// Each ability has a few bits for its uses and one more above them, which is never set; it takes part in comparisons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cost(u16);

/// The abilities that a `take` pays for, with their lowest bit and the most uses that can be told.
const PARTS: [(Ability, u16, u16); 5] = [
    (Ability::PlusMinus, 0, 7),
    (Ability::MouseToNumber, 4, 3),
    (Ability::TwoFive, 7, 3),
    (Ability::NumberToAnimal, 10, 3),
    (Ability::DoubleUp, 13, 1),
];

/// The bit above each ability's own.
const GUARDS: u16 = 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12 | 1 << 14;

impl Cost {
    /// Nothing is paid.
    pub const NONE: Cost = Cost(0);
    /// One use of L.
    pub(super) const DOUBLE: Cost = Cost(1 << 13);

    /// This many uses of an ability, up to the most that fit. Abilities without a cost cost nothing.
    pub fn of(ability: Ability, uses: u8) -> Cost {
        let part = PARTS.iter().find(|&&(other, ..)| other == ability);
        Cost(part.map_or(0, |&(_, bit, most)| u16::from(uses).min(most) << bit))
    }

    /// How many uses of an ability there are.
    #[inline]
    pub fn uses(self, ability: Ability) -> u8 {
        let part = PARTS.iter().find(|&&(other, ..)| other == ability);
        part.map_or(0, |&(_, bit, most)| (self.0 >> bit & most) as u8)
    }

    /// Both together.
    #[inline]
    pub const fn plus(self, other: Cost) -> Cost {
        Cost(self.0 + other.0)
    }

    /// Whether nothing is paid.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether each ability has at most as many uses here as there.
    #[inline]
    pub(super) const fn is_within(self, other: Cost) -> bool {
        ((other.0 | GUARDS) - self.0) & GUARDS == GUARDS
    }

    /// The abilities with their uses, those without uses left out.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = (Ability, u8)> {
        PARTS.iter().map(move |&(ability, ..)| (ability, self.uses(ability))).filter(|&(_, uses)| uses > 0)
    }

    /// Reads sorted letters; none if they are not a cost.
    pub(super) fn read(letters: &str, tiles: &TileSet) -> Option<Cost> {
        let mut cost = Cost::NONE;
        for &(ability, bit, most) in &PARTS {
            let uses = letters.matches(tiles.letter(ability)).count() as u16;
            if uses > most {
                return None;
            }
            cost.0 |= uses << bit;
        }
        (!cost.is_none() && cost.letters(tiles) == letters).then_some(cost)
    }

    /// The letters of the abilities, sorted, one for each use (N1).
    pub(super) fn letters(self, tiles: &TileSet) -> String {
        tiles
            .sorted()
            .flat_map(|ability| std::iter::repeat_n(tiles.letter(ability), self.uses(ability).into()))
            .collect()
    }

    /// Whether a `take` can pay with this ability.
    pub(super) fn has_part(ability: Ability) -> bool {
        PARTS.iter().any(|&(other, ..)| other == ability)
    }
}

/// A symbol that can be written, and a minimal cost of it.
pub(super) type Offer = (Symbol, Cost);

/// The minimal costs of all changes (N5, 4).
pub(super) struct Costs {
    one: [Vec<Offer>; Symbol::COUNT],
    two: [[Vec<Offer>; Symbol::COUNT]; Symbol::COUNT],
}

static COSTS: LazyLock<Costs> = LazyLock::new(Costs::new);

impl Costs {
    /// The table.
    #[inline]
    pub(super) fn get() -> &'static Costs {
        &COSTS
    }

    /// What one die can be written as, by symbol; the die as it is costs nothing.
    #[inline]
    pub(super) fn one(&self, die: Symbol) -> &[Offer] {
        &self.one[die.index()]
    }

    /// What two dice can be written as in one cell, by symbol.
    #[inline]
    pub(super) fn two(&self, first: Symbol, second: Symbol) -> &[Offer] {
        &self.two[first.index()][second.index()]
    }

    fn new() -> Costs {
        let one = Symbol::ALL.map(|die| {
            let mut reached = Vec::new();
            follow(die, Cost::NONE, &mut Vec::new(), &mut reached);
            minimal(reached)
        });
        let two = Symbol::ALL.map(|first| {
            Symbol::ALL.map(|second| {
                let (firsts, seconds) = (&one[first.index()], &one[second.index()]);
                let sums = firsts.iter().flat_map(|&(symbol, cost)| {
                    let same = seconds.iter().filter(move |&&(other, _)| other == symbol);
                    same.map(move |&(_, other)| (symbol, cost.plus(other).plus(Cost::DOUBLE)))
                });
                minimal(sums.collect())
            })
        });
        Costs { one, two }
    }
}

/// Collects what a die can become. A way that comes to the same symbol twice costs more than it must.
fn follow(symbol: Symbol, cost: Cost, seen: &mut Vec<Symbol>, reached: &mut Vec<Offer>) {
    if seen.contains(&symbol) {
        return;
    }
    reached.push((symbol, cost));
    seen.push(symbol);
    for (ability, next) in changes(symbol) {
        follow(next, cost.plus(Cost::of(ability, 1)), seen, reached);
    }
    seen.pop();
}

/// What one use of an ability makes of a die that shows the symbol (8.B, 8.C, 8.F, 8.G).
fn changes(symbol: Symbol) -> Vec<(Ability, Symbol)> {
    let numbers = Number::ALL.map(Symbol::Number);
    match symbol {
        Symbol::Cat => Vec::new(),
        Symbol::Mouse => numbers.map(|number| (Ability::MouseToNumber, number)).to_vec(),
        Symbol::Number(number) => {
            let mut changes = vec![(Ability::NumberToAnimal, Symbol::Cat), (Ability::NumberToAnimal, Symbol::Mouse)];
            let neighbors = Number::ALL.into_iter().filter(|other| other.size().abs_diff(number.size()) == 1);
            changes.extend(neighbors.map(|other| (Ability::PlusMinus, Symbol::Number(other))));
            match number {
                Number::Two => changes.push((Ability::TwoFive, Symbol::Number(Number::Five))),
                Number::Five => changes.push((Ability::TwoFive, Symbol::Number(Number::Two))),
                Number::Three | Number::Four => {}
            }
            changes
        }
    }
}

/// The offers of which no other one gives the same symbol for a part of the cost, in order.
fn minimal(mut offers: Vec<Offer>) -> Vec<Offer> {
    offers.sort_unstable();
    offers.dedup();
    let is_minimal = |&(symbol, cost): &Offer| {
        let cheaper = |&(other, less): &Offer| other == symbol && less != cost && less.is_within(cost);
        !offers.iter().any(cheaper)
    };
    offers.iter().copied().filter(is_minimal).collect()
}

#[cfg(test)]
mod tests {
    use play::Components as _;

    use super::super::Components;
    use super::*;

    const RULES: &str = include_str!("../../../../rules/house_of_cats.md");

    fn tiles() -> &'static TileSet {
        &Components::shelf().built_in()[0].get().tiles
    }

    fn letters(offers: &[Offer], symbol: Symbol) -> Vec<String> {
        let mut letters: Vec<String> =
            offers.iter().filter(|(other, _)| *other == symbol).map(|(_, cost)| cost.letters(tiles())).collect();
        letters.sort_unstable();
        letters
    }

    #[test]
    fn the_costs_of_one_die_are_those_of_the_rules() {
        let (_, table) = RULES.split_once("| die \\ as |").expect("the table of N5");
        let mut rows = 0;
        for (die, line) in Symbol::ALL.into_iter().zip(table.lines().skip(2)) {
            let mut fields = line.split('|').map(str::trim).skip(1);
            assert_eq!(fields.next(), Some(format!("`{die}`").as_str()));
            for (symbol, field) in Symbol::ALL.into_iter().zip(fields) {
                let mut expected: Vec<String> = field.split(", ").map(|cost| cost.replace('–', "")).collect();
                if field.is_empty() {
                    expected.clear();
                }
                assert_eq!(letters(Costs::get().one(die), symbol), expected, "{die} as {symbol}");
            }
            rows += 1;
        }
        assert_eq!(rows, Symbol::COUNT);
    }

    #[test]
    fn two_dice_cost_the_minimal_sums() {
        let number = Symbol::Number;
        let offers = Costs::get().two(number(Number::Two), number(Number::Three));
        assert_eq!(letters(offers, number(Number::Four)), ["bbbl", "bbfl", "bcgl", "ccggl"]); // N5
        let offers = Costs::get().two(number(Number::Two), number(Number::Two));
        assert_eq!(letters(offers, number(Number::Two)), ["l"]);
        assert_eq!(letters(offers, number(Number::Five)), ["bbbbbbl", "bbbcgl", "bbbfl", "ccggl", "cfgl", "ffl"]);
        assert_eq!(letters(Costs::get().two(Symbol::Cat, Symbol::Mouse), Symbol::Cat), ["cgl"]);
        assert!(letters(Costs::get().two(Symbol::Cat, Symbol::Mouse), Symbol::Mouse).is_empty());
    }

    #[test]
    fn uses_beyond_what_can_be_told_change_nothing() {
        let budget = Cost::of(Ability::PlusMinus, 30).plus(Cost::of(Ability::DoubleUp, 9));
        assert!(Cost::read("bbbbbbl", tiles()).is_some_and(|cost| cost.is_within(budget)));
        assert!(!Cost::of(Ability::TwoFive, 1).is_within(budget));
        assert!(!Cost::of(Ability::PlusMinus, 2).is_within(Cost::of(Ability::PlusMinus, 1)));
        assert_eq!(Cost::of(Ability::Separate, 3), Cost::NONE);
    }
}
