//! What the actions, the results of chance and the bonuses are called.

use games::clever2::{Action, Bonus, Cell, Chance, Components, Die, Place, Question, Track};
use words::Phrase;

use crate::parts::list;

/// The action tracks, with the names of their actions.
pub(super) const TRACKS: [(Track, &str); 3] =
    [(Track::Reroll, "reroll"), (Track::Return, "return"), (Track::Extra, "extra")];

/// The name of a bonus in keys and symbols.
pub(super) fn bonus_name(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::None => "none",
        Bonus::Fox => "fox",
        Bonus::Action(track) => TRACKS[track as usize].1,
        Bonus::Question(Question::Colored(area)) => area.name(),
        Bonus::Question(Question::Black) => "black",
    }
}

/// The number that is printed in a yellow cell.
pub(super) fn printed(cell: Cell, components: &Components) -> usize {
    let by_face = &components.yellow_by_face;
    by_face.iter().position(|cells| cells & cell.bit() != 0).unwrap_or(0)
}

/// Where something is entered, and what.
pub(super) fn place(place: Place, components: &Components) -> Phrase {
    match place {
        Place::Silver(row, number) => {
            Phrase::new("clever2-place-silver").with("row", row.name()).with("number", number)
        }
        Place::Yellow(cell) => {
            Phrase::new("clever2-place-yellow").with("row", cell.row() + 1).with("number", printed(cell, components))
        }
        Place::Blue(number) => Phrase::new("clever2-place-blue").with("number", number),
        Place::Green(number) => Phrase::new("clever2-place-green").with("number", number),
        Place::Pink(number) => Phrase::new("clever2-place-pink").with("number", number),
    }
}

/// A die.
pub(super) fn die(die: Die) -> Phrase {
    Phrase::new(format!("clever2-die-{die}"))
}

/// What an action means.
pub(super) fn action(action: Action, components: &Components) -> Phrase {
    let place = |at| place(at, components);
    let with_die = |key: &str, form: &str, used: Die| Phrase::new(key).with("die", die(used).form(form));
    match action {
        Action::Choose(entry) => with_die("clever2-choose", "object", entry.die()).with("place", place(entry.place)),
        Action::Take(entry) => with_die("clever2-take", "object", entry.die()).with("place", place(entry.place)),
        Action::Extra(entry) => with_die("clever2-extra", "object", entry.die()).with("place", place(entry.place)),
        Action::Mark(used, row, number) => {
            with_die("clever2-mark", "tool", used).with("place", place(Place::Silver(row, number)))
        }
        Action::Bonus(at) => Phrase::new("clever2-bonus").with("place", place(at)),
        Action::Return(used) => with_die("clever2-return", "object", used),
        Action::Reroll => Phrase::new("clever2-reroll"),
        Action::Pass => Phrase::new("clever2-pass"),
        Action::Skip => Phrase::new("clever2-skip"),
        Action::Roll => Phrase::new("clever2-roll"),
        Action::Stop => Phrase::new("clever2-stop"),
        Action::Done => Phrase::new("clever2-done"),
    }
}

/// What a result of chance means.
pub(super) fn chance(result: &Chance, names: &[String]) -> Phrase {
    match *result {
        Chance::First(player) => Phrase::new("clever2-chance-first").with("name", names[player.seat()].as_str()),
        Chance::Dice(faces) => {
            let rolled = Chance::rolled(&faces).iter();
            let dice = rolled.map(|die| Phrase::new(format!("clever2-rolled-{die}")).with("face", faces[die as usize]));
            Phrase::new("clever2-chance-dice").with("dice", list(dice))
        }
        Chance::Tray(tray) => Phrase::new("clever2-chance-tray").with("dice", list(tray.iter().map(die))),
    }
}
