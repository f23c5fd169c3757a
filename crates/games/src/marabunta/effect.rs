//! What dice, tiles and abilities do (5, 7, 9), as the file of components says it.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use super::hex::Chosen;
use super::names::Color;
use crate::components::{Fault, ensure};

/// What a die, a tile or an ability does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Numbers are written.
    Write(Numbers),
    /// Two available hexes that touch each other are crossed out.
    CrossPair,
    /// An available cookie hex is crossed out.
    CrossCookie,
    /// A circle is colored on each of this many different sheets.
    Flags(u8),
    /// A circle is colored on this sheet.
    Flag(Color),
    /// This many chests are crossed out.
    Chests(u8),
    /// A die of the player's group is executed once more.
    RepeatDie,
    /// This many cookies of the player's row are crossed out.
    Cookies(u8),
    /// This many VP are scored.
    Points(u8),
}

/// Numbers that are written together, in hexes that all touch each other (R2, R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    values: [u8; Chosen::MAX],
    count: u8,
    /// The region in which they must be written; any region if it is not named.
    pub region: Option<Color>,
    /// Whether adjacency does not matter and no anthill is charged (6.6).
    pub free_anthill: bool,
}

impl Numbers {
    /// One number, by adjacency or own anthill.
    #[inline]
    pub const fn one(value: u8, region: Option<Color>) -> Numbers {
        Numbers { values: [value, 0, 0], count: 1, region, free_anthill: false }
    }

    /// The numbers in the order of writing.
    #[inline]
    pub fn values(&self) -> &[u8] {
        &self.values[..usize::from(self.count)]
    }
}

/// The kinds of effects in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Write,
    WriteChain,
    CrossAdjacentPair,
    CrossCookieHex,
    FlagsOnDifferentSheets,
    CrossChests,
    RepeatOwnDie,
    CrossNextCookies,
    Vp,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Shape {
    Pair,
    Triangle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Where {
    Any,
}

/// A tile or an ability as the file describes it.
#[derive(Deserialize, Serialize)]
pub(super) struct PrintedEffect<Id> {
    /// Its name.
    pub id: Id,
    effect: Kind,
    values: Option<Vec<u8>>,
    amount: Option<u8>,
    region: Option<Where>,
    free_anthill: Option<bool>,
    shape: Option<Shape>,
    mandatory: Option<bool>,
    special: Option<bool>,
}

/// The table of tiles.
pub(super) const TILES: &str = "tiles";
/// The table of abilities.
pub(super) const ABILITIES: &str = "abilities";

/// The highest number that a hex can hold.
const HIGHEST: u8 = 3;

impl<Id: Display> PrintedEffect<Id> {
    /// Whether this is the tile under the others (2.3).
    pub(super) fn is_special(&self) -> bool {
        self.special == Some(true)
    }

    /// The effect of a tile.
    pub(super) fn of_tile(&self) -> Result<Effect, Fault> {
        let id = &self.id;
        let known = !matches!(self.effect, Kind::CrossNextCookies | Kind::Vp);
        ensure(known, TILES, format!("{id}: this effect belongs to abilities, not to tiles"))?;
        let mandatory = self.mandatory.ok_or_else(|| Fault::new(TILES, format!("{id}: mandatory is missing")))?;
        ensure(
            mandatory == self.is_special(),
            TILES,
            format!("{id}: mandatory must be true for the special tile and false for the others"),
        )?;
        let crosses_cookie = self.effect == Kind::CrossCookieHex;
        ensure(
            crosses_cookie || !self.is_special(),
            TILES,
            format!("{id}: the special tile must have the effect cross_cookie_hex, so that every game ends"),
        )?;
        self.read(TILES)
    }

    /// The effect of an ability.
    pub(super) fn of_ability(&self) -> Result<Effect, Fault> {
        let id = &self.id;
        let known = !matches!(self.effect, Kind::CrossChests | Kind::RepeatOwnDie | Kind::CrossCookieHex);
        ensure(known, ABILITIES, format!("{id}: this effect belongs to tiles, not to abilities"))?;
        let plain = self.mandatory.is_none() && self.special.is_none();
        ensure(plain, ABILITIES, format!("{id}: only tiles are mandatory or special"))?;
        self.read(ABILITIES)
    }

    fn read(&self, table: &'static str) -> Result<Effect, Fault> {
        Ok(match self.effect {
            Kind::Write | Kind::WriteChain => Effect::Write(self.numbers(table)?),
            Kind::CrossAdjacentPair => {
                self.amount(table, 2, 2)?;
                Effect::CrossPair
            }
            Kind::CrossCookieHex => {
                self.amount(table, 1, 1)?;
                Effect::CrossCookie
            }
            Kind::RepeatOwnDie => {
                self.amount(table, 1, 1)?;
                Effect::RepeatDie
            }
            Kind::FlagsOnDifferentSheets => Effect::Flags(self.amount(table, 1, Color::COUNT as u8)?),
            Kind::CrossChests => Effect::Chests(self.amount(table, 1, 9)?),
            Kind::CrossNextCookies => Effect::Cookies(self.amount(table, 1, 9)?),
            Kind::Vp => Effect::Points(self.amount(table, 1, 25)?),
        })
    }

    fn amount(&self, table: &'static str, least: u8, most: u8) -> Result<u8, Fault> {
        let id = &self.id;
        let plain = self.values.is_none() && self.shape.is_none() && self.free_anthill.is_none();
        ensure(plain, table, format!("{id}: only effects that write have values, shape and free_anthill"))?;
        let range = if least == most { format!("must be {least}") } else { format!("must be from {least} to {most}") };
        let amount = self.amount.filter(|amount| (least..=most).contains(amount));
        amount.ok_or_else(|| Fault::new(table, format!("{id}: amount {range}")))
    }

    fn numbers(&self, table: &'static str) -> Result<Numbers, Fault> {
        let id = &self.id;
        let count = match (self.effect, self.shape) {
            (Kind::Write, None) => 1,
            (Kind::WriteChain, Some(Shape::Pair)) => 2,
            (Kind::WriteChain, Some(Shape::Triangle)) => 3,
            _ => return Err(Fault::new(table, format!("{id}: write_chain needs a shape, write has none"))),
        };
        let given = self.values.as_deref().unwrap_or_default();
        ensure(given.len() == count, table, format!("{id}: values must list as many numbers as are written: {count}"))?;
        let in_range = given.iter().all(|&value| value <= HIGHEST);
        ensure(in_range, table, format!("{id}: each of the values must be from 0 to {HIGHEST}"))?;
        ensure(self.amount.is_none(), table, format!("{id}: an effect that writes has values, no amount"))?;
        let free_anthill = self.free_anthill.ok_or_else(|| {
            Fault::new(table, format!("{id}: free_anthill must say whether the effect has a built-in anthill"))
        })?;
        let mut values = [0; Chosen::MAX];
        values[..count].copy_from_slice(given);
        Ok(Numbers { values, count: count as u8, region: None, free_anthill })
    }
}
