//! What decisions, results of chance, cards, cells and travelers are called.

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cards, Cell, Chance, Condition, Icon, Side, Spot, Traveller};
use play::Event;
use words::{Phrase, Voice};

use crate::parts::list;

/// What an action means.
pub(super) fn action(action: &Action) -> Phrase {
    match *action {
        Action::Direction(side) => Phrase::new(format!("strange_world-direction-{side}")),
        Action::Pass(passed) => Phrase::new("strange_world-pass").with("cards", cards(passed)),
        Action::Take(pile) => Phrase::new("strange_world-take").with("pile", pile),
        Action::Play(played, cell) => {
            Phrase::new("strange_world-play").with("object", card(played).form("object")).with("place", place(cell))
        }
        Action::Welcome(guest, beside) => Phrase::new("strange_world-welcome")
            .with("object", traveller(guest).form("object"))
            .with("spot", spot(beside)),
        Action::Decline => Phrase::new("strange_world-decline"),
        Action::Cover(cell) => Phrase::new("strange_world-cover").with("place", place(cell)),
        Action::Join(cell) => Phrase::new("strange_world-join").with("place", place(cell)),
    }
}

/// What a result of chance means.
pub(super) fn chance(result: &Chance, names: &[String]) -> Phrase {
    match *result {
        Chance::Start(player, start) => Phrase::new("strange_world-start")
            .with("name", names[player.seat()].as_str())
            .with("card", card(start).form("land")),
        Chance::Sun(player) => Phrase::new("strange_world-sun").with("name", names[player.seat()].as_str()),
        Chance::Deal(player, dealt) => {
            Phrase::new("strange_world-deal").with("name", names[player.seat()].as_str()).with("cards", cards(dealt))
        }
        Chance::Offer(travellers) => {
            Phrase::new("strange_world-offer").with("travellers", list(travellers.iter().map(traveller)))
        }
        Chance::Pile(pile, shown) => Phrase::new("strange_world-pile").with("pile", pile).with("card", card(shown)),
        Chance::Reveal(shown) => Phrase::new("strange_world-reveal").with("cards", cards(shown)),
    }
}

/// What players are told who do not see the event.
pub(super) fn hearsay(event: &Event<StrangeWorld>, names: &[String]) -> Phrase {
    match event {
        Event::Decision(_, Action::Pass(cards)) => Phrase::new("strange_world-passed").with("count", cards.len()),
        Event::Decision(_, decision) => action(decision).form("done"),
        Event::Chance(Chance::Deal(player, cards)) => {
            Phrase::new("strange_world-dealt").with("name", names[player.seat()].as_str()).with("count", cards.len())
        }
        Event::Chance(result) => chance(result, names),
    }
}

/// The name of a card.
pub(super) fn card(card: Card) -> Phrase {
    Phrase::new(format!("strange_world-card-{card}"))
}

/// The names of some cards.
pub(super) fn cards(cards: Cards) -> Phrase {
    list(cards.iter().map(card))
}

/// Where a cell lies, seen from the start card.
pub(super) fn place(cell: Cell) -> Phrase {
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
pub(super) fn spot(spot: Spot) -> Phrase {
    let key = match spot.side {
        Side::Left => "strange_world-spot-left",
        Side::Right => "strange_world-spot-right",
    };
    Phrase::new(key).with("upper", spot.upper).with("lower", spot.upper + 1)
}

/// The name of a traveler.
pub(super) fn traveller(traveller: Traveller) -> Phrase {
    Phrase::new(format!("strange_world-traveller-{traveller}"))
}

/// What a traveler scores and wishes for.
pub(super) fn wish(of: Traveller) -> Phrase {
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
pub(super) fn card_tip(of: Card, voice: Voice) -> String {
    let face = of.face();
    let shown = Icon::ALL.into_iter().filter(|&icon| face.shows(icon)).map(Icon::name);
    let symbols = shown.chain(face.portal.then_some("portal")).chain(face.moon.then_some("moon"));
    let tips = symbols.map(|name| voice.text(&format!("strange_world-icon-{name}")));
    let name = voice.say(&card(of));
    std::iter::once(format!("{name}.")).chain(tips).collect::<Vec<_>>().join(" ")
}
