//! What cards, cells and travelers are called.

use games::strange_world::{Card, Cards, Cell, Condition, Icon, Side, Spot, Traveller};
use words::{Phrase, Voice};

/// The name of a card.
pub fn card(card: Card) -> Phrase {
    Phrase::new(format!("strange_world-card-{card}"))
}

/// The names of some cards.
pub fn cards(cards: Cards) -> Phrase {
    list(cards.iter().map(card))
}

/// Names one after the other.
pub fn list(names: impl Iterator<Item = Phrase>) -> Phrase {
    let joined =
        |first: Phrase, second: Phrase| Phrase::new("strange_world-and").with("first", first).with("second", second);
    names.reduce(joined).unwrap_or_else(|| Phrase::verbatim(""))
}

/// Where a cell lies, seen from the start card.
pub fn place(cell: Cell) -> Phrase {
    if cell == Cell::START {
        return Phrase::new("strange_world-place-start");
    }
    let columns = match cell.column() {
        0 => Phrase::new("strange_world-columns-same"),
        left @ ..0 => Phrase::new("strange_world-columns-left").with("count", -left),
        right => Phrase::new("strange_world-columns-right").with("count", right),
    };
    let rows = match cell.row() {
        0 => Phrase::new("strange_world-rows-same"),
        up @ ..0 => Phrase::new("strange_world-rows-up").with("count", -up),
        down => Phrase::new("strange_world-rows-down").with("count", down),
    };
    Phrase::new("strange_world-place").with("columns", columns).with("rows", rows)
}

/// Where a traveler stands.
pub fn spot(spot: Spot) -> Phrase {
    let key = match spot.side {
        Side::Left => "strange_world-spot-left",
        Side::Right => "strange_world-spot-right",
    };
    Phrase::new(key).with("upper", spot.upper).with("lower", spot.upper + 1)
}

/// The name of a traveler.
pub fn traveller(traveller: Traveller) -> Phrase {
    Phrase::new(format!("strange_world-traveller-{traveller}"))
}

/// What a traveler scores and wishes for.
pub fn wish(of: Traveller) -> Phrase {
    let invitation = of.invitation();
    let count = match invitation.condition {
        Condition::Icons(minima) => minima.into_iter().max().unwrap_or(0),
        Condition::InEachRow(_) => 1,
        Condition::Fumaroles(min) | Condition::Portals(min) | Condition::Animals(min) => min,
    };
    Phrase::new("strange_world-wish")
        .with("traveller", traveller(of))
        .with("base", invitation.base)
        .with("bonus", invitation.bonus)
        .with("wish", traveller(of).with("count", count).form("wish"))
}

/// What a card is and what each of its symbols does.
pub fn card_tip(of: Card, voice: Voice) -> String {
    let face = of.face();
    let shown = Icon::ALL.into_iter().filter(|&icon| face.shows(icon)).map(Icon::name);
    let symbols = shown.chain(face.portal.then_some("portal")).chain(face.moon.then_some("moon"));
    let tips = symbols.map(|name| voice.text(&format!("strange_world-icon-{name}")));
    let name = voice.say(&card(of));
    std::iter::once(format!("{name}.")).chain(tips).collect::<Vec<_>>().join(" ")
}
