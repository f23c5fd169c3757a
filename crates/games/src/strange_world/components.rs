//! What is in the box, from `components/strange_world.toml`, made ready for play.

use super::card::{Card, Deck};
use super::checks::{
    check_animals, check_cards, check_decks, check_id, check_params, check_ratings, check_rulings, check_scoring,
    check_sets, check_solo, check_stars, check_totals, shown,
};
use super::printed::{Animal, Icon, Printed, PrintedCard, PrintedTraveller, Rating, Scoring, Test};
use crate::components::{Fault, FromPrinted, ensure};

/// Seats at the table.
pub const MAX_PLAYERS: usize = 4;
/// Cards of a hand, of a round and of a pile (4.1, 11.1).
pub const HAND: usize = 3;
/// Cards of the first and of the second pass; the steps are named after them (4.2, 4.3).
pub(super) const PASSES: [usize; 2] = [2, 1];
/// No world has more rows or columns.
pub(super) const MAX_GRID: i8 = 4;
/// No deck has more different faces.
pub const MAX_LANDS: usize = 24;
/// No box has more travellers.
pub const MAX_TRAVELLERS: usize = 8;
/// No box has more shadow cities.
pub const MAX_CITIES: usize = 8;
/// No solo game has more piles.
pub const MAX_PILES: usize = 9;
/// No box has more different animals.
pub const MAX_ANIMALS: usize = 16;
/// No card shows more icons.
pub(super) const MAX_ICONS: usize = 3;
/// No box has more sets of land cards.
pub(super) const MAX_SETS: usize = 16;
/// No deck has more cards; in how many ways it can be dealt is counted in 62 bits.
pub(super) const MAX_DECK: usize = 150;
/// Nothing scores more stars at once.
pub(super) const MAX_STARS: i32 = 1000;
/// Different land icons (1.3).
pub const ICONS: usize = 5;

/// What cards show, as numbers that can be added up: each [`Icon`], half portals, moons, and each animal in the order of bits.
pub type Traits = [u16; ICONS + 2 + MAX_ANIMALS];

/// What a card shows.
#[derive(Debug)]
pub struct Face {
    /// Its name in the notation.
    pub id: String,
    /// How often it shows each [`Icon`].
    pub icons: [u8; ICONS],
    /// The animals on it, as a bit set.
    pub animals: u16,
    /// Whether half a portal is on its left and its right edge (1.5).
    pub portal: bool,
    /// Whether it is a moon.
    pub moon: bool,
    /// All of this as numbers.
    pub traits: Traits,
}

impl Face {
    fn count_traits(&mut self) {
        let flags = [u16::from(self.portal), u16::from(self.moon)];
        let animals = (0..MAX_ANIMALS).map(|bit| self.animals >> bit & 1);
        let shown = self.icons.into_iter().map(u16::from).chain(flags).chain(animals);
        self.traits.iter_mut().zip(shown).for_each(|(number, shown)| *number = shown);
    }

    /// How often it shows an icon.
    #[inline]
    pub const fn count(&self, icon: Icon) -> u8 {
        self.icons[icon as usize]
    }

    /// The names of the animals on it.
    pub fn animal_names<'c>(&self, components: &'c Components) -> impl Iterator<Item = &'c str> + use<'c> {
        let animals = self.animals;
        let names = components.animals.iter().enumerate();
        names.filter(move |(bit, _)| animals >> bit & 1 == 1).map(|(_, name)| name.as_str())
    }

    /// Whether it shows an icon.
    #[inline]
    pub const fn shows(&self, icon: Icon) -> bool {
        self.count(icon) > 0
    }
}

/// A traveller's card (9.7).
#[derive(Debug)]
pub struct Invitation {
    /// Its name in the notation.
    pub id: String,
    /// Stars that it always scores.
    pub base: i32,
    /// Stars that it scores if its condition holds.
    pub bonus: i32,
    /// What its two rows must show.
    pub condition: Condition,
}

/// What a traveller's two rows must show, at least (9.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// At least this many of each [`Icon`].
    Icons([u8; ICONS]),
    /// The icon in each of the two rows.
    InEachRow(Icon),
    /// At least this many fumaroles.
    Fumaroles(u8),
    /// At least this many portals.
    Portals(u8),
    /// At least this many different animals.
    Animals(u8),
}

/// The box.
#[derive(Debug)]
pub struct Components {
    /// Rounds of a game for several (4).
    pub rounds: u8,
    /// Turns of a solo game (11.2).
    pub turns: u8,
    /// Rows of a finished world (5.1b).
    pub grid_rows: i8,
    /// Columns of a finished world.
    pub grid_columns: i8,
    /// All faces: the land cards in ascending order of their ids, then the start cards in the same order.
    pub faces: Vec<Face>,
    /// How many of the faces are land cards.
    pub lands: usize,
    /// The names of the animals, in the order of their bits (1.4).
    pub animals: Vec<String>,
    /// The land deck by number of players less one (3.2, 11.1).
    pub decks: [Deck; MAX_PLAYERS],
    /// All travellers in ascending order of their ids.
    pub travellers: Vec<Invitation>,
    /// How many travellers a solo game offers (11.1).
    pub offered: usize,
    /// Values of the shadow cities, the top of the stack first (3.3).
    pub cities: Vec<i32>,
    /// How many fumaroles there are (2.3).
    pub fumaroles: u8,
    /// Piles of a solo game (11.1).
    pub piles: u8,
    /// Stars for what a world shows.
    pub scoring: Scoring,
    /// The solo ratings, the lowest first (11.4).
    pub ratings: Vec<Rating>,
}

impl Components {
    /// The land cards, then the start cards, each face once.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        (0..self.faces.len()).map(Card::new)
    }
}

crate::boxes! {
    Components: include_str!("../../../../components/strange_world.toml"),
}

impl FromPrinted for Components {
    type Printed = Printed;

    fn build(mut printed: Printed) -> Result<Components, Fault> {
        check_params(&printed.params)?;
        check_rulings(&printed.rulings)?;
        check_ratings(&printed.solo_rating)?;
        check_scoring(&printed.scoring)?;
        check_animals(&printed.animal)?;
        check_sets(&printed.deck_set)?;
        let lands = faces("land_card", &mut printed.land_card, &printed.animal)?;
        let starts = faces("start_card", &mut printed.start_card, &printed.animal)?;
        check_cards(&lands, &starts)?;
        let decks = decks(&printed)?;
        let cities = cities(&printed)?;
        let travellers = travellers(&mut printed.traveller)?;
        check_totals(&printed)?;
        check_solo(&printed, &decks[0])?;
        check_decks(&printed, &decks, &lands)?;
        let Printed { params, solo, animal, fumarole, scoring, solo_rating, .. } = printed;
        Ok(Components {
            rounds: params.rounds,
            turns: solo.piles_used,
            grid_rows: params.grid_rows,
            grid_columns: params.grid_cols,
            lands: lands.len(),
            animals: animal.into_iter().map(|animal| animal.id).collect(),
            faces: lands.into_iter().chain(starts).collect(),
            decks,
            travellers,
            offered: solo.travellers_revealed,
            cities,
            fumaroles: fumarole.count,
            piles: solo.piles,
            scoring,
            ratings: solo_rating,
        })
    }
}

/// The faces of a table, in ascending order of their ids.
fn faces(table: &'static str, cards: &mut [PrintedCard], animals: &[Animal]) -> Result<Vec<Face>, Fault> {
    cards.iter().try_for_each(|card| check_id(&card.id, table))?;
    cards.sort_by(|one, other| one.id.cmp(&other.id));
    for pair in cards.windows(2) {
        ensure(pair[0].id != pair[1].id, table, format!("{} is listed twice", pair[0].id))?;
    }
    let face = |card: &PrintedCard| {
        let PrintedCard { id, portal, moon, .. } = card;
        let reason = format!("{id} must show at most {MAX_ICONS} icons");
        ensure(card.icons.len() <= MAX_ICONS, table, reason)?;
        let mut face = Face {
            id: id.clone(),
            icons: [0; ICONS],
            animals: 0,
            portal: *portal,
            moon: *moon,
            traits: Traits::default(),
        };
        card.icons.iter().for_each(|&icon| face.icons[icon as usize] += 1);
        for id in &card.animals {
            let found = animals.iter().position(|animal| animal.id == *id);
            let unknown = || Fault::new(table, format!("{} shows an unknown animal {}", card.id, shown(id)));
            face.animals |= 1 << found.ok_or_else(unknown)?;
        }
        let plants = usize::from(face.count(Icon::Plant));
        let reason = format!("{} must show as many animals as plants, {plants}", card.id);
        ensure(card.animals.len() == plants, table, reason)?; // 1.4
        let bare = card.icons.is_empty() && !card.portal;
        ensure(!card.moon || bare, table, format!("{} is a moon, so it has no icons and no portal", card.id))?; // 1.3
        face.count_traits();
        Ok(face)
    };
    cards.iter().map(face).collect()
}

fn decks(printed: &Printed) -> Result<[Deck; MAX_PLAYERS], Fault> {
    let mut decks = [[0u8; MAX_LANDS]; MAX_PLAYERS];
    for set in &printed.deck_set {
        let mut size = 0;
        for (land, card) in printed.land_card.iter().enumerate() {
            let missing = || Fault::new("land_card", format!("{} has no copies in set {}", card.id, set.id));
            let copies = *card.copies.get(&set.id).ok_or_else(missing)?;
            ensure(copies <= 20, "land_card", format!("{} has more than 20 copies in set {}", card.id, set.id))?;
            size += usize::from(copies);
            for &players in &set.used_with_players {
                let count = &mut decks[players - 1][land];
                let reason = format!("{} has too many copies", card.id);
                *count = count.checked_add(copies).ok_or_else(|| Fault::new("land_card", reason))?;
            }
        }
        let reason = format!("size of {} is {}, but its land cards add up to {size}", set.id, set.size);
        ensure(set.size == size, "deck_set", reason)?;
    }
    for card in &printed.land_card {
        for set in card.copies.keys() {
            let known = printed.deck_set.iter().any(|known| known.id == *set);
            ensure(known, "land_card", format!("{} has copies in an unknown set {}", card.id, shown(set)))?;
        }
    }
    Ok(decks.map(Deck::new))
}

fn cities(printed: &Printed) -> Result<Vec<i32>, Fault> {
    let cities = &printed.shadow_city;
    ensure(cities.len() <= MAX_CITIES, "shadow_city", format!("there must be at most {MAX_CITIES} cities"))?;
    cities.iter().try_for_each(|city| check_stars("value", city.value, "shadow_city"))?;
    let at = |position| cities.iter().find(|city| city.stack_position == position).map(|city| city.value);
    let missing = |position| Fault::new("shadow_city", format!("no city has stack_position {position}"));
    (1..=cities.len()).map(|position| at(position).ok_or_else(|| missing(position))).collect()
}

fn travellers(printed: &mut [PrintedTraveller]) -> Result<Vec<Invitation>, Fault> {
    const TABLE: &str = "traveller";
    printed.iter().try_for_each(|traveller| check_id(&traveller.id, TABLE))?;
    printed.sort_by(|one, other| one.id.cmp(&other.id));
    for pair in printed.windows(2) {
        ensure(pair[0].id != pair[1].id, TABLE, format!("{} is listed twice", pair[0].id))?;
    }
    let range = (1..=MAX_TRAVELLERS).contains(&printed.len());
    ensure(range, TABLE, format!("there must be 1 to {MAX_TRAVELLERS} travellers"))?;
    let invitation = |traveller: &PrintedTraveller| {
        let PrintedTraveller { id, base, bonus, .. } = traveller;
        check_stars(&format!("base of {id}"), *base, TABLE)?;
        check_stars(&format!("bonus of {id}"), *bonus, TABLE)?;
        Ok(Invitation { id: id.clone(), base: *base, bonus: *bonus, condition: condition(traveller)? })
    };
    printed.iter().map(invitation).collect()
}

fn condition(traveller: &PrintedTraveller) -> Result<Condition, Fault> {
    let PrintedTraveller { id, test, icons, min, .. } = traveller;
    ensure(*min >= 1, "traveller", format!("min of {id} must be at least 1"))?;
    let expect = |holds, what: &str| ensure(holds, "traveller", format!("{id} must name {what}"));
    match test {
        Test::CountEach => expect(!icons.is_empty(), "icons")?,
        Test::PerRow => expect(icons.len() == 1, "one icon")?,
        Test::Fumaroles | Test::Portals | Test::Animals => expect(icons.is_empty(), "no icons")?,
    }
    Ok(match test {
        Test::CountEach => {
            let mut minima = [0; ICONS];
            icons.iter().for_each(|&icon| minima[icon as usize] = *min);
            Condition::Icons(minima)
        }
        Test::PerRow => Condition::InEachRow(icons[0]),
        Test::Fumaroles => Condition::Fumaroles(*min),
        Test::Portals => Condition::Portals(*min),
        Test::Animals => Condition::Animals(*min),
    })
}
