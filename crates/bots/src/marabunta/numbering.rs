//! Actions as numbers: each kind has a range of its own.

use games::marabunta::{Ability, Action, ChestGroup, Color, ColorSet, Face, Half, Hex, MAX_GROUPS, Tile};

const DICE: usize = Color::COUNT * Face::COUNT;
/// No territory board has more hexes than this.
const HEXES: usize = 128;
/// Numbers from 0 to 3 are written.
const NUMBERS: usize = 4;

// Where the numbers of each kind begin.
const SPLIT: usize = 0;
const CHOOSE: usize = SPLIT + (1 << Color::COUNT);
const USE_TILE: usize = CHOOSE + 2;
const USE_DIE: usize = USE_TILE + Tile::COUNT;
const REPEAT: usize = USE_DIE + DICE;
const WRITE: usize = REPEAT + DICE;
const CROSS: usize = WRITE + NUMBERS * HEXES;
const FLAG: usize = CROSS + HEXES;
const CHEST: usize = FLAG + Color::COUNT;
const DONE: usize = CHEST + Ability::COUNT * MAX_GROUPS;
const DECLINE: usize = DONE + 1;

/// How many numbers there are.
pub(super) const ACTIONS: usize = DECLINE + 1;

/// The number of an action.
pub(super) fn number(action: Action) -> usize {
    match action {
        Action::Split(dice) => SPLIT + usize::from(dice.bits()),
        Action::Choose(half) => CHOOSE + usize::from(half == Half::Dice),
        Action::UseTile(tile) => USE_TILE + tile.index(),
        Action::UseDie(color, face) => USE_DIE + die(color, face),
        Action::Repeat(color, face) => REPEAT + die(color, face),
        Action::Write(number, hex) => WRITE + usize::from(number) * HEXES + hex.index(),
        Action::Cross(hex) => CROSS + hex.index(),
        Action::Flag(color) => FLAG + color.index(),
        Action::Chest(ChestGroup { ability, number }) => {
            CHEST + ability.index() * MAX_GROUPS + usize::from(number) - 1 // groups count from 1
        }
        Action::Done => DONE,
        Action::Decline => DECLINE,
    }
}

/// The action with a number. All six dice cannot lie with the tile (14.1), so one number is free.
pub(super) fn action(number: usize) -> Option<Action> {
    Some(match number {
        SPLIT..CHOOSE => {
            let dice = ColorSet::from_bits((number - SPLIT) as u8);
            return (dice != ColorSet::ALL).then_some(Action::Split(dice));
        }
        CHOOSE..USE_TILE => Action::Choose([Half::Tile, Half::Dice][number - CHOOSE]),
        USE_TILE..USE_DIE => Action::UseTile(Tile::ALL[number - USE_TILE]),
        USE_DIE..REPEAT => {
            let (color, face) = colored_face(number - USE_DIE);
            Action::UseDie(color, face)
        }
        REPEAT..WRITE => {
            let (color, face) = colored_face(number - REPEAT);
            Action::Repeat(color, face)
        }
        WRITE..CROSS => {
            let (number, hex) = ((number - WRITE) / HEXES, (number - WRITE) % HEXES);
            Action::Write(number as u8, Hex::new(hex))
        }
        CROSS..FLAG => Action::Cross(Hex::new(number - CROSS)),
        FLAG..CHEST => Action::Flag(Color::ALL[number - FLAG]),
        CHEST..DONE => {
            let (ability, group) = ((number - CHEST) / MAX_GROUPS, (number - CHEST) % MAX_GROUPS);
            Action::Chest(ChestGroup { ability: Ability::ALL[ability], number: group as u8 + 1 })
        }
        DONE => Action::Done,
        DECLINE => Action::Decline,
        _ => return None,
    })
}

/// A die that shows a face, as a number from 0 to 35.
#[inline]
pub(super) fn die(color: Color, face: Face) -> usize {
    color.index() * Face::COUNT + face.index()
}

fn colored_face(die: usize) -> (Color, Face) {
    (Color::ALL[die / Face::COUNT], Face::ALL[die % Face::COUNT])
}
