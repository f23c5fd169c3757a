//! What decisions, results of chance, symbols and cells are called.

use games::house_of_cats::{Ability, Action, Cell, Chance, Change, Components, Cost, Level, Number, Symbol, Take, Use};
use words::Phrase;

use crate::parts::list;

/// What an action means.
pub(super) fn action(action: &Action, components: &Components) -> Phrase {
    match *action {
        Action::Place([first, second, third]) => Phrase::new("house_of_cats-place")
            .with("first", placed(first))
            .with("second", placed(second))
            .with("third", placed(third)),
        Action::Take(this) => take(this, components),
        Action::Use(this) => used(this).with("letter", letter(this.ability(), components)),
        Action::Change(Change { symbol: this, cost: paid }) => Phrase::new("house_of_cats-alter")
            .with("symbol", symbol(this).form("some"))
            .with("cost", cost(paid, components)),
        Action::Write(to) => Phrase::new("house_of_cats-write").with("cell", cell(to).form("the")),
        Action::Symbol(this) => Phrase::new("house_of_cats-symbol").with("symbol", symbol(this).form("object")),
        Action::Cross(this) => Phrase::new("house_of_cats-cross").with("cell", cell(this).form("the")),
        Action::NoMouse => Phrase::new("house_of_cats-none"),
        Action::Room(cells) => {
            let cells: Vec<String> = cells.iter().map(name).collect();
            Phrase::new("house_of_cats-room").with("cells", cells.join(", "))
        }
        Action::Add(this) => Phrase::new("house_of_cats-add").with("cell", cell(this).form("the")),
        Action::Done => Phrase::new("house_of_cats-done"),
    }
}

/// A symbol in its cell.
pub(super) fn placed((to, this): (Cell, Symbol)) -> Phrase {
    Phrase::new("house_of_cats-placed").with("cell", cell(to)).with("symbol", symbol(this))
}

fn used(this: Use) -> Phrase {
    Phrase::new(match this {
        Use::Separate => "house_of_cats-use-separate",
        Use::Diagonal => "house_of_cats-use-diagonal",
        Use::More => "house_of_cats-use-more",
        Use::Fewer => "house_of_cats-use-fewer",
        Use::Three => "house_of_cats-use-three",
        Use::Any => "house_of_cats-use-any",
        Use::Mice => "house_of_cats-use-mice",
        Use::Move => "house_of_cats-use-move",
    })
}

fn take(Take { die, second, symbol: this, cost: paid }: Take, components: &Components) -> Phrase {
    let die_phrase = symbol(die).form("object");
    match second {
        None if die == this => Phrase::new("house_of_cats-take").with("symbol", die_phrase),
        None => Phrase::new("house_of_cats-change")
            .with("die", die_phrase)
            .with("symbol", symbol(this).form("some"))
            .with("cost", cost(paid, components)),
        Some(second) if die == this && second == this => Phrase::new("house_of_cats-double")
            .with("symbols", symbol(this).form("many"))
            .with("cost", cost(paid, components)),
        Some(second) => Phrase::new("house_of_cats-merge")
            .with("die", die_phrase)
            .with("second", symbol(second).form("object"))
            .with("symbols", symbol(this).form("many"))
            .with("cost", cost(paid, components)),
    }
}

/// The letters of what is paid, such as `2 × B + L`.
pub(super) fn cost(cost: Cost, components: &Components) -> String {
    let mut parts: Vec<(String, u8)> =
        cost.parts().map(|(ability, uses)| (letter(ability, components), uses)).collect();
    parts.sort_unstable();
    let part = |(letter, uses): (String, u8)| if uses == 1 { letter } else { format!("{uses} × {letter}") };
    parts.into_iter().map(part).collect::<Vec<_>>().join(" + ")
}

/// What a result of chance means.
pub(super) fn chance(result: &Chance, components: &Components) -> Phrase {
    match result {
        Chance::Tiles(tiles) => {
            let tile = |(number, &this): (Number, &Ability)| {
                Phrase::new("house_of_cats-tile")
                    .with("number", number.size())
                    .with("ability", ability(this))
                    .with("letter", letter(this, components))
            };
            let tiles = Number::ALL.into_iter().zip(tiles).map(tile);
            Phrase::new("house_of_cats-tiles").with("list", list(tiles))
        }
        Chance::Roll(dice) => Phrase::new("house_of_cats-roll").with("list", list(dice.iter().map(symbol))),
    }
}

/// What a level is called.
pub(super) fn level(level: Level) -> Phrase {
    Phrase::new(format!("house_of_cats-level-{}", level.number()))
}

/// How a level scores.
pub(super) fn level_help(of: Level, components: &Components) -> Phrase {
    let empty = components.empty_points.to_string().replace('-', "−");
    let cheese = components.cheese_points[of as usize];
    let [none, one, two, more] = components.area_points;
    let is_as_printed = match of {
        Level::One => cheese == components.cat_points,
        Level::Three => none == 0 && one == two,
        Level::Two | Level::Four => true,
    };
    level(of)
        .form(if is_as_printed { "help" } else { "help-each" })
        .with("empty", empty)
        .with("cheese", cheese)
        .with("cat", components.cat_points)
        .with("none", none)
        .with("one", one)
        .with("two", two)
        .with("more", more)
}

/// What a symbol is called.
pub(super) fn symbol(symbol: Symbol) -> Phrase {
    Phrase::new(format!("house_of_cats-symbol-{}", symbol.name()))
}

/// What an ability is called.
pub(super) fn ability(ability: Ability) -> Phrase {
    Phrase::new(format!("house_of_cats-ability-{}", ability.name()))
}

/// What an ability does; some do more if not only dice can be changed.
pub(super) fn effect(this: Ability, conversions_any: bool) -> Phrase {
    match this {
        Ability::MouseToNumber | Ability::TwoFive | Ability::NumberToAnimal if conversions_any => {
            ability(this).form("effect-any")
        }
        _ => ability(this).form("effect"),
    }
}

/// The letter on a tile.
pub(super) fn letter(ability: Ability, components: &Components) -> String {
    components.letter(ability).to_uppercase().to_string()
}

/// What a cell is called; its form `the` has the article.
pub(super) fn cell(cell: Cell) -> Phrase {
    let column = char::from(b'A' + cell.column() as u8).to_string();
    Phrase::new("house_of_cats-cell").with("column", column).with("row", cell.row() + 1)
}

/// What a cell is called in every language.
pub(super) fn name(cell: Cell) -> String {
    cell.to_string().to_uppercase()
}

/// What a row or column is called, by its name in the house.
pub(super) fn line(name: &str) -> Phrase {
    match name.parse::<u8>() {
        Ok(row) => Phrase::new("house_of_cats-row").with("row", row),
        Err(_) => Phrase::new("house_of_cats-column").with("column", name.to_uppercase()),
    }
}
