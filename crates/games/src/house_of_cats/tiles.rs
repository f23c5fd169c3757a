//! The ability tiles of a box: their letters, and when they are used (2.2, 7.2, 7.5).

use play::{NotationError, Words};

use super::checks::shown;
use super::printed::{PrintedAbility, PrintedTiles};
use super::symbol::{Ability, Number, Tiles};
use crate::components::{Fault, ensure};

/// What is printed on the twelve tiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct TileSet {
    /// By ability, lower case as in the notation (N1).
    letters: [char; Ability::COUNT],
    immediate: [bool; Ability::COUNT],
    /// The abilities in the order of their letters.
    sorted: [Ability; Ability::COUNT],
    /// The tiles of the first game (3.3).
    pub first_game: Tiles,
}

impl TileSet {
    /// Checks the tiles of a file.
    pub(super) fn new(tiles: &PrintedTiles, abilities: &[PrintedAbility]) -> Result<TileSet, Fault> {
        check_counts(tiles, abilities)?;
        let mut set = TileSet {
            letters: ['a'; Ability::COUNT],
            immediate: [false; Ability::COUNT],
            sorted: Ability::ALL,
            first_game: [Ability::Separate; 4],
        };
        for (printed, ability) in abilities.iter().zip(Ability::ALL) {
            let expected = ability.name();
            let reason = format!("the id {} stands where \"{expected}\" is expected", shown(&printed.id));
            ensure(printed.id == expected, "abilities", reason)?;
            let letter = letter(&printed.letter).ok_or_else(|| {
                let reason = format!("the letter of {expected} must be one of A to Z, not {}", shown(&printed.letter));
                Fault::new("abilities", reason)
            })?;
            let before = Ability::ALL.into_iter().take(ability.index()).find(|&other| set.letter(other) == letter);
            if let Some(other) = before {
                let reason = format!("{expected} has the letter {} of {other}", letter.to_ascii_uppercase());
                return Err(Fault::new("abilities", reason));
            }
            set.letters[ability.index()] = letter;
            set.immediate[ability.index()] = is_immediate(printed)?;
        }
        set.sorted.sort_unstable_by_key(|&ability| set.letters[ability.index()]);
        set.first_game = set.first_game(tiles)?;
        Ok(set)
    }

    fn first_game(&self, tiles: &PrintedTiles) -> Result<Tiles, Fault> {
        let ability = |text: &String| letter(text).and_then(|letter| self.ability(letter));
        let found: Vec<Ability> = tiles.first_game_tiles.iter().filter_map(ability).collect();
        let first: Option<Tiles> = found
            .try_into()
            .ok()
            .filter(|found: &Tiles| are_different(found) && tiles.first_game_tiles.len() == found.len());
        let reason = "first_game_tiles must be four different letters of the abilities";
        first.ok_or_else(|| Fault::new("ability_tiles", reason))
    }

    /// The letter of an ability in the notation.
    pub(super) fn letter(&self, ability: Ability) -> char {
        self.letters[ability.index()]
    }

    /// The ability with a letter of the notation.
    pub(super) fn ability(&self, letter: char) -> Option<Ability> {
        Ability::ALL.into_iter().find(|&ability| self.letter(ability) == letter)
    }

    /// Whether an ability is resolved as soon as it is earned (7.5).
    #[inline]
    pub(super) fn is_immediate(&self, ability: Ability) -> bool {
        self.immediate[ability.index()]
    }

    /// The letters of these abilities, sorted and separated by commas.
    pub(super) fn list(&self, these: impl Fn(Ability) -> bool) -> String {
        let letters = self.sorted.iter().filter(|&&ability| these(ability)).map(|&ability| self.letter(ability).into());
        letters.collect::<Vec<String>>().join(", ")
    }

    /// The abilities in the order of their letters.
    pub(super) fn sorted(&self) -> impl Iterator<Item = Ability> {
        self.sorted.into_iter()
    }

    /// Reads the letter of one of these abilities.
    pub(super) fn read(
        &self,
        words: &mut Words<'_>,
        these: impl Fn(Ability) -> bool,
    ) -> Result<Ability, NotationError> {
        let expected = self.list(&these);
        let word = words.word(&format!("one of: {expected}"))?;
        let mut letters = word.chars();
        let ability = letters.next().and_then(|letter| self.ability(letter)).filter(|&ability| these(ability));
        match (ability, letters.next()) {
            (Some(ability), None) => Ok(ability),
            _ => Err(words.wrong(format_args!("an ability is expected, one of: {expected}"))),
        }
    }
}

fn check_counts(tiles: &PrintedTiles, abilities: &[PrintedAbility]) -> Result<(), Fault> {
    const TABLE: &str = "ability_tiles";
    ensure(tiles.count == Ability::COUNT, TABLE, format!("count must be {}", Ability::COUNT))?;
    let fields = Number::ALL.map(Number::size);
    ensure(tiles.revealed_per_game == fields.len(), TABLE, "revealed_per_game must be 4, one for each field")?;
    ensure(tiles.assigned_in_reveal_order_to == fields, TABLE, "assigned_in_reveal_order_to must be 2, 3, 4, 5")?;
    let count = abilities.len();
    ensure(count == Ability::COUNT, "abilities", format!("there are {count} abilities, not {}", Ability::COUNT))
}

/// The letter of a tile as the notation writes it.
fn letter(printed: &str) -> Option<char> {
    let mut letters = printed.chars();
    let letter = letters.next().filter(char::is_ascii_uppercase)?;
    letters.next().is_none().then(|| letter.to_ascii_lowercase())
}

fn is_immediate(PrintedAbility { id, timing, .. }: &PrintedAbility) -> Result<bool, Fault> {
    let reason = format!("the timing of {id} must be \"immediate\" or \"stored\", not {}", shown(timing));
    ensure(matches!(timing.as_str(), "immediate" | "stored"), "abilities", reason)?;
    Ok(timing == "immediate")
}

/// Whether no tile comes twice.
pub(super) fn are_different(tiles: &Tiles) -> bool {
    (1..tiles.len()).all(|index| !tiles[..index].contains(&tiles[index]))
}
