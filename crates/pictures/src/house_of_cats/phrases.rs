//! What decisions, results of chance, symbols and cells are called.

use games::house_of_cats::{Ability, Action, Cell, Chance, Cost, Number, Symbol, Take, Use};
use words::Phrase;

use crate::parts::list;

/// What an action means.
pub(super) fn action(action: &Action) -> Phrase {
    match *action {
        Action::Place([first, second, third]) => Phrase::new("house_of_cats-place")
            .with("first", placed(first))
            .with("second", placed(second))
            .with("third", placed(third)),
        Action::Take(this) => take(this),
        Action::Use(Use::Separate) => Phrase::new("house_of_cats-use-a"),
        Action::Use(Use::Diagonal) => Phrase::new("house_of_cats-use-h"),
        Action::Use(Use::More) => Phrase::new("house_of_cats-use-e-more"),
        Action::Use(Use::Fewer) => Phrase::new("house_of_cats-use-e-fewer"),
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

fn take(Take { die, second, symbol: this, cost: paid }: Take) -> Phrase {
    let die_phrase = symbol(die).form("object");
    match second {
        None if die == this => Phrase::new("house_of_cats-take").with("symbol", die_phrase),
        None => Phrase::new("house_of_cats-change")
            .with("die", die_phrase)
            .with("symbol", symbol(this).form("some"))
            .with("cost", cost(paid)),
        Some(second) if die == this && second == this => {
            Phrase::new("house_of_cats-double").with("symbols", symbol(this).form("many")).with("cost", cost(paid))
        }
        Some(second) => Phrase::new("house_of_cats-merge")
            .with("die", die_phrase)
            .with("second", symbol(second).form("object"))
            .with("symbols", symbol(this).form("many"))
            .with("cost", cost(paid)),
    }
}

/// The letters of what is paid, such as `2 × B + L`.
pub(super) fn cost(cost: Cost) -> String {
    let part = |(ability, uses): (Ability, u8)| match uses {
        1 => letter(ability),
        _ => format!("{uses} × {}", letter(ability)),
    };
    cost.parts().map(part).collect::<Vec<_>>().join(" + ")
}

/// What a result of chance means.
pub(super) fn chance(result: &Chance) -> Phrase {
    match result {
        Chance::Tiles(tiles) => {
            let tile = |(number, &this): (Number, &Ability)| {
                Phrase::new("house_of_cats-tile")
                    .with("number", number.size())
                    .with("ability", ability(this))
                    .with("letter", letter(this))
            };
            let tiles = Number::ALL.into_iter().zip(tiles).map(tile);
            Phrase::new("house_of_cats-tiles").with("list", list(tiles))
        }
        Chance::Roll(dice) => Phrase::new("house_of_cats-roll").with("list", list(dice.iter().map(symbol))),
    }
}

/// What a symbol is called.
pub(super) fn symbol(symbol: Symbol) -> Phrase {
    Phrase::new(format!("house_of_cats-symbol-{}", symbol.name()))
}

/// What an ability is called; its form `effect` says what it does.
pub(super) fn ability(ability: Ability) -> Phrase {
    Phrase::new(format!("house_of_cats-ability-{}", ability.name()))
}

/// The letter on a tile.
pub(super) fn letter(ability: Ability) -> String {
    ability.name().to_uppercase()
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
