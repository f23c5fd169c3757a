//! What must hold for the numbers of the box.

use super::card::{Card, Deck};
use super::components::{
    Face, HAND, MAX_ANIMALS, MAX_DECK, MAX_GRID, MAX_LANDS, MAX_PILES, MAX_PLAYERS, MAX_SETS, MAX_STARS, PASSES,
};
use super::printed::{Animal, DeckSet, Icon, Params, Printed, Rating, Rulings, Scoring};
use crate::components::{Fault, ensure};

pub(super) fn check_params(params: &Params) -> Result<(), Fault> {
    let players = (params.min_players, params.max_players);
    ensure(players == (1, MAX_PLAYERS), "params", format!("there must be 1 to {MAX_PLAYERS} players"))?;
    let cards = [params.cards_dealt_per_round, params.cards_played_per_round];
    let reason = format!("cards_dealt_per_round and cards_played_per_round must be {HAND}");
    ensure(cards == [HAND; 2], "params", reason)?;
    ensure(params.pass_counts == PASSES, "params", format!("pass_counts must be {PASSES:?}"))?;
    for (name, lines) in [("grid_rows", params.grid_rows), ("grid_cols", params.grid_cols)] {
        ensure((2..=MAX_GRID).contains(&lines), "params", format!("{name} must be from 2 to {MAX_GRID}"))?;
    }
    ensure(params.rounds >= 1, "params", "rounds must be at least 1")?;
    let size = 1 + HAND * usize::from(params.rounds);
    let reason = format!("world_size must be {size}: the start card and {HAND} cards of each round");
    ensure(params.world_size == size, "params", reason)?;
    let room = (params.grid_rows * params.grid_cols) as usize;
    ensure(size <= room, "params", format!("{size} cards do not fit into grid_rows x grid_cols = {room} cells"))
}

/// The rules are those of section 12; its switches document them.
pub(super) fn check_rulings(rulings: &Rulings) -> Result<(), Fault> {
    let switches = [
        ("traveller_optional", rulings.traveller_optional),
        ("double_portal_eats_card", rulings.double_portal_eats_card),
        ("portal_use_is_permanent", rulings.portal_use_is_permanent),
        ("portal_before_volcano", rulings.portal_before_volcano),
        ("moon_icons_exclude_animals", rulings.moon_icons_exclude_animals),
        ("traveller_needs_possible_row", rulings.traveller_needs_possible_row),
    ];
    let reason =
        "bad_portal_or_volcano_cell_allowed must be true: for the other reading set a table up with losing=forced";
    ensure(rulings.bad_portal_or_volcano_cell_allowed, "rulings", reason)?; // R2
    for (name, on) in switches {
        ensure(on, "rulings", format!("{name} must be true: no other reading is built"))?;
    }
    ensure(rulings.tie_break == "shared", "rulings", "tie_break must be \"shared\": no other reading is built")
}

/// No rating table has more lines.
const MAX_RATINGS: usize = 20;
/// No name in the notation is longer.
const LONGEST_ID: usize = 32;
/// No title is longer.
const LONGEST_TITLE: usize = 80;

pub(super) fn check_ratings(ratings: &[Rating]) -> Result<(), Fault> {
    ensure(ratings.len() <= MAX_RATINGS, "solo_rating", format!("there must be at most {MAX_RATINGS} ratings"))?;
    for Rating { title, .. } in ratings {
        let fits = (1..=LONGEST_TITLE).contains(&title.chars().count()) && !title.chars().any(char::is_control);
        let reason = format!("title {} must be one line of 1 to {LONGEST_TITLE} characters", shown(title));
        ensure(fits, "solo_rating", reason)?;
    }
    let first = ratings.first().is_some_and(|rating| rating.min == 0);
    ensure(first, "solo_rating", "the first min must be 0")?;
    for pair in ratings.windows(2) {
        let next = pair[0].max.saturating_add(1);
        let reason = format!("min must be {next} after a max of {}", pair[0].max);
        ensure(pair[1].min == next && pair[0].min <= pair[0].max, "solo_rating", reason)?;
    }
    Ok(())
}

pub(super) fn check_id(id: &str, table: &'static str) -> Result<(), Fault> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    let reason = format!("id {} must consist of small letters, digits and _", shown(id));
    ensure(!id.is_empty() && id.bytes().all(plain), table, reason)?;
    let reason = format!("id {} must have at most {LONGEST_ID} characters", shown(id));
    ensure(id.len() <= LONGEST_ID, table, reason)
}

/// The beginning of a text, as a message may repeat it.
pub(super) fn shown(text: &str) -> String {
    let beginning: String = text.chars().take(LONGEST_TITLE).collect();
    format!("{beginning:?}")
}

pub(super) fn check_stars(name: &str, stars: i32, table: &'static str) -> Result<(), Fault> {
    ensure((0..=MAX_STARS).contains(&stars), table, format!("{name} must be from 0 to {MAX_STARS} stars"))
}

pub(super) fn check_scoring(scoring: &Scoring) -> Result<(), Fault> {
    let stars = [
        ("mountain_per_icon_in_largest_range", scoring.mountain_per_icon_in_largest_range),
        ("water_per_adjacent_card", scoring.water_per_adjacent_card),
        ("animal_per_different", scoring.animal_per_different),
        ("swamp_per_icon", scoring.swamp_per_icon),
        ("moon_per_matching_icon", scoring.moon_per_matching_icon),
    ];
    stars.into_iter().try_for_each(|(name, stars)| check_stars(name, stars, "scoring"))
}

pub(super) fn check_animals(animals: &[Animal]) -> Result<(), Fault> {
    let reason = format!("there must be at most {MAX_ANIMALS} animals");
    ensure(animals.len() <= MAX_ANIMALS, "animal", reason)?;
    for (index, Animal { id }) in animals.iter().enumerate() {
        check_id(id, "animal")?;
        let is_new = animals[..index].iter().all(|other| other.id != *id);
        ensure(is_new, "animal", format!("{id} is listed twice"))?;
    }
    Ok(())
}

pub(super) fn check_sets(sets: &[DeckSet]) -> Result<(), Fault> {
    ensure(sets.len() <= MAX_SETS, "deck_set", format!("there must be at most {MAX_SETS} sets"))?;
    for (index, DeckSet { id, used_with_players, .. }) in sets.iter().enumerate() {
        check_id(id, "deck_set")?;
        let is_new = sets[..index].iter().all(|other| other.id != *id);
        ensure(is_new, "deck_set", format!("{id} is listed twice"))?;
        let mut seen = [false; MAX_PLAYERS];
        for &players in used_with_players {
            let reason = format!("{id} is used with {players} players");
            ensure((1..=MAX_PLAYERS).contains(&players), "deck_set", reason)?;
            let is_new = !std::mem::replace(&mut seen[players - 1], true);
            ensure(is_new, "deck_set", format!("{id} is used with {players} players twice"))?;
        }
    }
    Ok(())
}

pub(super) fn check_cards(lands: &[Face], starts: &[Face]) -> Result<(), Fault> {
    let range = (1..=MAX_LANDS).contains(&lands.len());
    ensure(range, "land_card", format!("there must be 1 to {MAX_LANDS} different land cards"))?;
    let range = (MAX_PLAYERS..=MAX_LANDS).contains(&starts.len());
    ensure(range, "start_card", format!("there must be {MAX_PLAYERS} to {MAX_LANDS} start cards"))?;
    for face in starts {
        let plain = !face.portal && !face.moon;
        ensure(plain, "start_card", format!("{} must have no portal and no moon", face.id))?; // 2.2
        let own = lands.iter().all(|land| land.id != face.id);
        ensure(own, "start_card", format!("{} is a land card too", face.id))?;
    }
    Ok(())
}

/// The list of contents agrees with what is described.
pub(super) fn check_totals(printed: &Printed) -> Result<(), Fault> {
    let copies = printed.land_card.iter().flat_map(|card| card.copies.values());
    let land_cards = copies.map(|&copies| usize::from(copies)).sum();
    let totals = [
        ("start_cards", printed.components.start_cards, printed.start_card.len()),
        ("land_cards", printed.components.land_cards, land_cards),
        ("shadow_cities", printed.components.shadow_cities, printed.shadow_city.len()),
        ("fumaroles", printed.components.fumaroles.into(), printed.fumarole.count.into()),
        ("travellers", printed.components.travellers, printed.traveller.len()),
    ];
    for (name, total, described) in totals {
        ensure(total == described, "components", format!("{name} is {total}, but {described} are described"))?;
    }
    Ok(())
}

pub(super) fn check_solo(printed: &Printed, deck: &Deck) -> Result<(), Fault> {
    let solo = &printed.solo;
    let sets = printed.deck_set.iter().filter(|set| set.used_with_players.contains(&1)).map(|set| &set.id);
    ensure(solo.sets.iter().eq(sets), "solo", "sets must be those used with 1 player, in the order of [[deck_set]]")?;
    ensure(solo.pile_size == HAND, "solo", format!("pile_size must be {HAND}"))?;
    let range = (1..=MAX_PILES).contains(&usize::from(solo.piles));
    ensure(range, "solo", format!("piles must be from 1 to {MAX_PILES}"))?;
    let needed = usize::from(solo.piles) * HAND;
    let reason = format!("{} piles need {needed} cards, but there are {}", solo.piles, deck.len());
    ensure(deck.len() >= needed, "solo", reason)?; // 11.1
    let turns = solo.piles_used == printed.params.rounds && solo.piles_used <= solo.piles;
    ensure(turns, "solo", "piles_used must be the number of rounds, and not more than there are piles")?;
    let offered = (1..=printed.traveller.len()).contains(&solo.travellers_revealed);
    ensure(offered, "solo", "travellers_revealed must be from 1 to the number of travellers")
}

/// There are enough cards to deal, and enough fumaroles for them.
pub(super) fn check_decks(printed: &Printed, decks: &[Deck; MAX_PLAYERS], lands: &[Face]) -> Result<(), Fault> {
    for (deck, players) in decks.iter().zip(1..) {
        let reason = format!("there must be at most {MAX_DECK} cards with {players} players");
        ensure(deck.len() <= MAX_DECK, "deck_set", reason)?;
        let erupting = lands.iter().enumerate().filter(|(_, face)| face.shows(Icon::Volcano));
        let volcanoes: usize = erupting.map(|(index, _)| deck.count(Card::new(index))).sum();
        let reason = format!("count must be at least {volcanoes}, the number of volcanoes with {players} players");
        ensure(volcanoes <= printed.fumarole.count.into(), "fumarole", reason)?; // 2.3
        let needed = players * HAND * usize::from(printed.params.rounds);
        let reason = format!("{needed} cards are dealt to {players} players, but there are {}", deck.len());
        ensure(players == 1 || deck.len() >= needed, "deck_set", reason)?; // 4.1
    }
    Ok(())
}
