//! The territory board: its hexes, what they show and which of them touch (1.1-1.4).

use serde::{Deserialize, Serialize};

use super::components::quoted;
use super::hex::{Hex, HexSet, MAX_HEXES};
use super::names::Color;
use crate::components::{Fault, ensure};

/// One side of the territory board.
#[derive(Debug)]
pub struct Territory {
    /// Every hex.
    pub all: HexSet,
    /// The hexes of each region.
    pub regions: [HexSet; Color::COUNT],
    /// The cookie hexes.
    pub cookies: HexSet,
    /// The chest hexes.
    pub chests: HexSet,
    neighbors: [HexSet; MAX_HEXES],
    places: Vec<Place>,
}

/// Where a hex lies and what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Axial column.
    pub q: i8,
    /// Axial row.
    pub r: i8,
    /// The piece of the board.
    pub piece: u8,
    /// The region.
    pub region: Color,
    /// What is printed in it.
    pub special: Special,
}

/// What is printed in a hex (1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Nothing.
    None,
    /// A cookie.
    Cookie,
    /// A chest.
    Chest,
}

impl Territory {
    /// The hexes that share an edge with a hex.
    #[inline]
    pub fn neighbors(&self, hex: Hex) -> HexSet {
        self.neighbors[hex.index()]
    }

    /// Where a hex lies and what it shows.
    #[inline]
    pub fn place(&self, hex: Hex) -> &Place {
        &self.places[hex.index()]
    }

    /// Whether the hexes are one connected area.
    fn is_connected(&self, area: HexSet) -> bool {
        let Some(first) = area.iter().next() else { return true };
        let mut reached = HexSet::one(first);
        loop {
            let wider = reached.iter().fold(reached, |wider, hex| wider | (self.neighbors(hex) & area));
            if wider == reached {
                return reached == area;
            }
            reached = wider;
        }
    }
}

/// The table `territory`.
#[derive(Deserialize, Serialize)]
pub(super) struct PrintedTerritory {
    hexes: usize,
    /// Left out where the regions are not of equal size.
    #[serde(skip_serializing_if = "Option::is_none")]
    hexes_per_region: Option<usize>,
    pieces: u8,
    neighbours: Vec<[i8; 2]>,
    symbol: PrintedSide,
    plain: PrintedSide,
}

#[derive(Deserialize, Serialize)]
struct PrintedSide {
    scattered_region: String,
    hexes: Vec<PrintedHex>,
}

#[derive(Deserialize, Serialize)]
struct PrintedHex {
    id: String,
    q: i8,
    r: i8,
    region: Color,
    special: Special,
    piece: u8,
}

const TERRITORY: &str = "territory";
const LEAVE_OUT: &str = "leave hexes_per_region out if the regions are not of equal size";
const SYMBOL: &str = "territory.symbol";
const PLAIN: &str = "territory.plain";

impl PrintedTerritory {
    /// The names of the hexes, and both sides.
    pub(super) fn build(&self, cookie_hexes: usize) -> Result<(Vec<String>, [Territory; 2]), Fault> {
        let hexes = self.hexes;
        ensure(hexes <= MAX_HEXES, TERRITORY, format!("hexes must be at most {MAX_HEXES}, not {hexes}"))?;
        if let Some(per_region) = self.hexes_per_region {
            ensure(
                per_region.checked_mul(Color::COUNT) == Some(hexes),
                TERRITORY,
                format!(
                    "hexes must be {} times hexes_per_region, not {hexes} with {per_region}: {LEAVE_OUT}",
                    Color::COUNT
                ),
            )?;
        }
        let offsets = &self.neighbours;
        let is_first = |index: usize| !offsets[..index].contains(&offsets[index]);
        let has_opposite = |&[q, r]: &[i8; 2]| {
            let opposite = q.checked_neg().zip(r.checked_neg());
            (q, r) != (0, 0) && opposite.is_some_and(|(q, r)| offsets.contains(&[q, r]))
        };
        ensure(
            offsets.len() == 6 && (0..6).all(is_first) && offsets.iter().all(has_opposite),
            TERRITORY,
            "neighbours must list six different directions, each with its opposite",
        )?;
        ensure(
            self.symbol.scattered_region.is_empty(),
            SYMBOL,
            "scattered_region must be empty: every region of this side is connected",
        )?;
        let names: Vec<String> = self.symbol.hexes.iter().map(|hex| hex.id.clone()).collect();
        let symbol = self.side(&self.symbol, SYMBOL, &names, cookie_hexes)?;
        let plain = self.side(&self.plain, PLAIN, &names, cookie_hexes)?;
        Ok((names, [symbol, plain]))
    }

    fn side(
        &self,
        side: &PrintedSide,
        table: &'static str,
        names: &[String],
        cookie_hexes: usize,
    ) -> Result<Territory, Fault> {
        let scattered = &side.scattered_region;
        ensure(
            scattered.is_empty() || Color::NAMES.contains(&scattered.as_str()),
            table,
            format!("scattered_region {} is not a region", quoted(scattered)),
        )?;
        let count = side.hexes.len();
        ensure(count == self.hexes, table, format!("hexes lists {count} hexes, not {}", self.hexes))?;
        self.check_hexes(side, table)?;
        let in_order = names.iter().map(|name| {
            let found = side.hexes.iter().find(|hex| hex.id == *name);
            found.ok_or_else(|| Fault::new(table, format!("hex {name} of the other side is missing on this one")))
        });
        let printed: Vec<&PrintedHex> = in_order.collect::<Result<_, _>>()?;
        let territory = self.map(&printed);
        let cookies = territory.cookies.len();
        ensure(cookies == cookie_hexes, table, format!("there are {cookies} cookie hexes, not {cookie_hexes}"))?;
        for color in Color::ALL {
            let region = territory.regions[color as usize];
            ensure(!region.is_empty(), table, format!("region {color} must have a hex"))?;
            if let Some(expected) = self.hexes_per_region {
                ensure(
                    region.len() == expected,
                    table,
                    format!("region {color} has {} hexes, not {expected}: {LEAVE_OUT}", region.len()),
                )?;
            }
            ensure(
                side.scattered_region == color.name() || territory.is_connected(region),
                table,
                format!("region {color} is not connected, and scattered_region does not name it"),
            )?;
        }
        ensure(territory.is_connected(territory.all), table, "the board falls into parts that do not touch")?;
        Ok(territory)
    }

    /// Every hex has a name and a place of its own.
    fn check_hexes(&self, side: &PrintedSide, table: &'static str) -> Result<(), Fault> {
        for (index, hex) in side.hexes.iter().enumerate() {
            let (id, before) = (&hex.id, &side.hexes[..index]);
            let plain = (1..=4).contains(&id.len())
                && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
            ensure(plain, table, format!("hex id {} must be one to four small letters and digits", quoted(id)))?;
            ensure(before.iter().all(|other| other.id != *id), table, format!("hex {id} is listed twice"))?;
            if let Some(other) = before.iter().find(|other| (other.q, other.r) == (hex.q, hex.r)) {
                let reason = format!("hexes {} and {id} lie at the same place q = {}, r = {}", other.id, hex.q, hex.r);
                return Err(Fault::new(table, reason));
            }
            ensure(
                (1..=self.pieces).contains(&hex.piece),
                table,
                format!("hex {id} lies on piece {}; the pieces are 1 to {}", hex.piece, self.pieces),
            )?;
        }
        Ok(())
    }

    fn map(&self, hexes: &[&PrintedHex]) -> Territory {
        let with = |shown: &dyn Fn(&PrintedHex) -> bool| {
            hexes.iter().enumerate().filter(|(_, hex)| shown(hex)).map(|(index, _)| Hex::new(index)).collect::<HexSet>()
        };
        let mut neighbors = [HexSet::NONE; MAX_HEXES];
        for (near, hex) in neighbors.iter_mut().zip(hexes) {
            let touches = |other: &PrintedHex| {
                let difference = |a: i8, b: i8| i16::from(a) - i16::from(b);
                let (q, r) = (difference(other.q, hex.q), difference(other.r, hex.r));
                self.neighbours.iter().any(|&[dq, dr]| (i16::from(dq), i16::from(dr)) == (q, r))
            };
            *near = with(&touches);
        }
        let place = |hex: &&PrintedHex| {
            let PrintedHex { q, r, piece, region, special, .. } = **hex;
            Place { q, r, piece, region, special }
        };
        Territory {
            all: (0..hexes.len()).map(Hex::new).collect(),
            regions: Color::ALL.map(|color| with(&|hex| hex.region == color)),
            cookies: with(&|hex| hex.special == Special::Cookie),
            chests: with(&|hex| hex.special == Special::Chest),
            neighbors,
            places: hexes.iter().map(place).collect(),
        }
    }
}
