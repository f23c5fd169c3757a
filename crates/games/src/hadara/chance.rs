//! Results of chance: their notation, which are possible, and how one is drawn (19, 26.3).

use std::fmt;

use play::{Notation, NotationError, Player, PlayerSet, Rng, Words, match_word};

use super::components::{BACKS_PER_TIER, Components, SEGMENTS};
use super::facts::Group;
use super::parts::{Back, Card, Color, Crest, StartCard, Tier};
use super::{Hadara, MAX_PLAYERS, Step};

/// What each player is dealt, in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dealt<T> {
    things: [T; MAX_PLAYERS],
    len: u8,
}

impl<T: Copy + Default + PartialEq> Dealt<T> {
    /// What the players get.
    pub fn things(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }

    fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Reads a word for each player, to the end.
    fn read<'t>(
        words: &mut Words<'t>,
        read: impl Fn(&mut Words<'t>) -> Result<T, NotationError>,
    ) -> Result<Dealt<T>, NotationError> {
        let mut dealt = Dealt::default();
        while usize::from(dealt.len) < MAX_PLAYERS && (dealt.len == 0 || !words.is_at_end()) {
            dealt.push(read(words)?);
        }
        Ok(dealt)
    }

    /// Whether each of the players gets something else.
    fn serves(&self, players: usize) -> bool {
        let things = self.things();
        things.len() == players && (1..players).all(|index| !things[..index].contains(&things[index]))
    }
}

/// A result of chance (26.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The segments clockwise (3.1).
    Segments([Color; SEGMENTS]),
    /// The crests of the players (3.2).
    Crests(Dealt<Crest>),
    /// The start cards of the players (3.4).
    Start(Dealt<StartCard>),
    /// The two cards that a player draws (5.2), the smaller id first.
    Draw(Player, Card, Card),
    /// The back of a colony (7.2).
    Back(Back),
}

impl Notation<Components> for Chance {
    fn read(text: &str, components: &Components) -> Result<Chance, NotationError> {
        Words::read(text, |words| {
            Ok(match_word!(words, {
                "segments" => {
                    let mut colors = [Color::Yellow; SEGMENTS];
                    for color in &mut colors {
                        *color = Color::read(words)?;
                    }
                    Chance::Segments(colors)
                },
                "crests" => Chance::Crests(Dealt::read(words, |words| Crest::read(words, components))?),
                "start" => Chance::Start(Dealt::read(words, |words| StartCard::read(words, components))?),
                "draw" => {
                    let player = Player::new(words.number(0..=MAX_PLAYERS as u8 - 1)?.into());
                    Chance::Draw(player, Card::read(words, components)?, Card::read(words, components)?)
                },
                "back" => Chance::Back(Back::read(words, components)?),
            }))
        })
    }

    fn write(&self, components: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Segments(colors) => {
                f.write_str("segments")?;
                colors.iter().try_for_each(|color| write!(f, " {color}"))
            }
            Chance::Crests(crests) => {
                f.write_str("crests")?;
                crests.things().iter().try_for_each(|crest| write!(f, " {}", crest.name(components)))
            }
            Chance::Start(cards) => {
                f.write_str("start")?;
                cards.things().iter().try_for_each(|card| write!(f, " {}", card.name(components)))
            }
            Chance::Draw(player, first, second) => {
                write!(f, "draw {player} {} {}", first.name(components), second.name(components))
            }
            Chance::Back(back) => write!(f, "back {}", back.name(components)),
        }
    }
}

impl Hadara {
    /// Draws one of the possible results.
    pub(super) fn draw_result(&self, rng: &mut Rng) -> Chance {
        match self.public.step {
            Step::Crests => Chance::Crests(self.deal(rng, std::array::from_fn(|index| Crest(index as u8)))),
            Step::Start => Chance::Start(self.deal(rng, std::array::from_fn(|index| StartCard(index as u8)))),
            Step::Draw => {
                let player = self.public.active;
                let (group, left) = self.undrawn(player);
                let count = left.count_ones();
                let (first, mut second) = (rng.below(count), rng.below(count - 1));
                second += u32::from(second >= first);
                let card = |place: u32| nth(&group, left, place);
                Chance::Draw(player, card(first.min(second)), card(first.max(second)))
            }
            Step::Back(_, tier) => {
                let count = self.unshown(tier).count() as u32;
                let back = self.unshown(tier).nth(rng.below(count) as usize);
                Chance::Back(back.expect("a colony is left for each player")) // 7.4
            }
            _ => {
                let mut colors = Color::ALL; // a ring begins where we like
                rng.shuffle(&mut colors[1..]);
                Chance::Segments(colors)
            }
        }
    }

    /// Whether chance can give this result now.
    pub(super) fn can_happen(&self, result: &Chance) -> bool {
        let players = self.public.players();
        match (self.public.step, result) {
            (Step::Segments, Chance::Segments(colors)) => {
                colors[0] == Color::ALL[0] && Color::ALL.iter().all(|color| colors.contains(color))
            }
            (Step::Crests, Chance::Crests(crests)) => crests.serves(players),
            (Step::Start, Chance::Start(cards)) => cards.serves(players),
            (Step::Draw, &Chance::Draw(player, first, second)) => {
                let (group, left) = self.undrawn(player);
                let is_left = |card| group.cards(left).any(|other| other == card);
                player == self.public.active && first < second && is_left(first) && is_left(second)
            }
            (Step::Back(_, tier), &Chance::Back(back)) => self.unshown(tier).any(|other| other == back),
            _ => false,
        }
    }

    fn deal<T: Copy + Default + PartialEq>(&self, rng: &mut Rng, mut things: [T; SEGMENTS]) -> Dealt<T> {
        rng.shuffle(&mut things);
        let mut dealt = Dealt::default();
        things[..self.public.players()].iter().for_each(|&thing| dealt.push(thing));
        dealt
    }

    /// The cards that a player may draw now (19.4).
    fn undrawn(&self, player: Player) -> (Group, u16) {
        let color = self.public.pile_of(player);
        let group = self.public.group(self.public.epoch, color);
        (group, self.public.in_use(&group) & !self.drawn[color as usize])
    }

    /// The backs of a tier that no alliance has shown (19.4).
    pub(super) fn unshown(&self, tier: Tier) -> impl Iterator<Item = Back> {
        let first = tier.index() * BACKS_PER_TIER;
        (first..first + BACKS_PER_TIER).map(|index| Back(index as u8)).filter(move |&back| {
            let mut players = PlayerSet::seats(self.public.players()).iter();
            !players.any(|player| self.public.boards[player].has_allied(tier, back))
        })
    }
}

/// The card at a place among some of a group.
#[inline]
fn nth(group: &Group, mut bits: u16, place: u32) -> Card {
    for _ in 0..place {
        bits &= bits - 1;
    }
    Card(group.first + bits.trailing_zeros() as u8)
}

impl super::Public {
    /// The cards of an epoch and color.
    #[inline]
    pub(super) fn group(&self, epoch: u8, color: Color) -> Group {
        self.components.groups[usize::from(epoch)][color as usize]
    }

    /// Those of a group that are played with (15.2).
    #[inline]
    pub(super) fn in_use(&self, group: &Group) -> u16 {
        if self.setup.advanced { group.all } else { group.basic }
    }
}
