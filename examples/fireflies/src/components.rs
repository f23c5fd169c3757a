//! What is in the box (1), from `components/fireflies.toml`.

use games::components::{Fault, FromPrinted, ensure};
use serde::{Deserialize, Serialize, Serializer};

/// How many lanterns everybody has, numbered from 1 (1.1).
pub const COUNT: u8 = 6;

/// The die of the dusk (1.2).
#[derive(Debug)]
pub struct Components {
    /// How many fireflies each face shows.
    pub faces: [u8; 6],
}

/// The file as it is printed.
#[derive(Deserialize, Serialize)]
pub struct Printed {
    die: Die,
}

#[derive(Deserialize, Serialize)]
struct Die {
    faces: [u8; 6],
}

games::boxes! { Components: include_str!("../components/fireflies.toml") }

impl FromPrinted for Components {
    type Printed = Printed;

    fn build(printed: Printed) -> Result<Components, Fault> {
        let faces = printed.die.faces;
        ensure(faces.iter().all(|face| (1..=9).contains(face)), "die", "a face shows 1 to 9 fireflies")?;
        Ok(Components { faces })
    }
}

/// A set of lanterns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lanterns(u8);

impl Lanterns {
    /// All lanterns (1.1).
    pub const ALL: Lanterns = Lanterns((1 << COUNT) - 1);

    /// Whether a lantern is in the set.
    pub fn contains(self, lantern: u8) -> bool {
        (1..=COUNT).contains(&lantern) && self.0 >> (lantern - 1) & 1 != 0
    }

    /// The set without a lantern.
    pub fn without(self, lantern: u8) -> Lanterns {
        Lanterns(self.0 & !(1 << (lantern - 1)))
    }

    /// The lanterns, the smallest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=COUNT).filter(move |&lantern| self.contains(lantern))
    }

    /// One of them at random.
    pub(crate) fn pick(self, rng: &mut play::Rng) -> u8 {
        rng.pick(&self.iter().collect::<Vec<_>>())
    }
}

impl Serialize for Lanterns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
