//! What decisions and results of chance are called.

use games::marabunta::{Ability, Action, Chance, ChestGroup, Color, Components, Face, Half, Source, Tile};
use words::Phrase;

use super::Valley;
use crate::parts::list;

pub(super) fn action(action: &Action, components: &Components) -> Phrase {
    let about_die = |key: &str, of: Color, shown: Face| {
        Phrase::new(key).with("color", color(of)).with("face", face(shown).form("object"))
    };
    match *action {
        Action::Split(dice) => {
            let names = list(dice.iter().map(color));
            Phrase::new("marabunta-split").with("count", dice.len()).with("dice", names)
        }
        Action::Choose(Half::Tile) => Phrase::new("marabunta-choose-tile"),
        Action::Choose(Half::Dice) => Phrase::new("marabunta-choose-dice"),
        Action::UseTile(used) => Phrase::new("marabunta-use-tile").with("tile", tile(used)),
        Action::UseDie(of, shown) => about_die("marabunta-use-die", of, shown),
        Action::Done => Phrase::new("marabunta-done"),
        Action::Repeat(of, shown) => about_die("marabunta-repeat", of, shown),
        Action::Write(number, hex) => {
            Phrase::new("marabunta-write").with("number", number).with("hex", hex.name(components))
        }
        Action::Cross(hex) => Phrase::new("marabunta-cross").with("hex", hex.name(components)),
        Action::Flag(of) => Phrase::new("marabunta-flag").with("color", color(of)),
        Action::Chest(group) => Phrase::new("marabunta-chest").with("ability", chest_group(group)),
        Action::Decline => Phrase::new("marabunta-decline"),
    }
}

pub(super) fn chance(result: &Chance, names: &[String]) -> Phrase {
    match *result {
        Chance::First(player) => Phrase::new("marabunta-first").with("name", names[player.seat()].as_str()),
        Chance::Tile(turned) => Phrase::new("marabunta-turned-up").with("tile", tile(turned)),
        Chance::Roll(faces) => {
            let dice = Color::ALL.into_iter().zip(faces).map(|(color, face)| die(color, face));
            let dice = list(dice);
            Phrase::new("marabunta-rolled").with("dice", dice)
        }
    }
}

pub(super) fn color(color: Color) -> Phrase {
    Phrase::new(format!("marabunta-color-{color}"))
}

pub(super) fn face(face: Face) -> Phrase {
    Phrase::new(format!("marabunta-face-{face}"))
}

pub(super) fn die(of: Color, shown: Face) -> Phrase {
    Phrase::new("marabunta-die").with("color", color(of)).with("face", face(shown))
}

pub(super) fn tile(tile: Tile) -> Phrase {
    Phrase::new(format!("marabunta-tile-{tile}"))
}

pub(super) fn ability(ability: Ability) -> Phrase {
    Phrase::new(format!("marabunta-ability-{ability}"))
}

/// A group is called by its ability; a further group with the same one has a number.
pub(super) fn chest_group(group: ChestGroup) -> Phrase {
    let ability = ability(group.ability);
    match group.number {
        1 => ability,
        number => Phrase::new("marabunta-group-again").with("ability", ability).with("number", number),
    }
}

impl Valley<'_, '_> {
    /// The name of an element or an ability of this round, and what it does.
    pub(super) fn source_words(&self, source: Source) -> (String, String) {
        let (name, help) = match source {
            Source::Tile => {
                let tile = self.position.tile().map(tile).unwrap_or_else(|| Phrase::verbatim(""));
                (tile.clone(), tile.form("help"))
            }
            Source::Ability(unlocked) => (ability(unlocked), ability(unlocked).form("help")),
            Source::Die(color) => {
                let shown = self.position.dice().map_or(Face::Zero, |dice| dice[color as usize]);
                (die(color, shown), face(shown).form("help"))
            }
        };
        (self.scene.say(&name), self.scene.say(&help))
    }
}
