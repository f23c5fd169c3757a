//! What decisions, results of chance, cards, cells and travelers are called.

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cards, Cell, Chance, Components, Condition, Icon, Side, Spot, Traveller};
use play::Event;
use words::{Language, Phrase, Voice};

use crate::Picture;
use crate::parts::list;

/// What an action means.
pub(super) fn action(action: &Action, components: &Components) -> Phrase {
    match *action {
        Action::Direction(side) => Phrase::new(format!("strange_world-direction-{side}")),
        Action::Pass(passed) => Phrase::new("strange_world-pass").with("cards", cards(passed, components)),
        Action::Take(pile) => Phrase::new("strange_world-take").with("pile", pile),
        Action::Play(played, cell) => {
            let object = card(played, components).form("object");
            Phrase::new("strange_world-play").with("object", object).with("place", place(cell))
        }
        Action::Welcome(guest, beside) => Phrase::new("strange_world-welcome")
            .with("object", traveller(guest, components).form("object"))
            .with("spot", spot(beside)),
        Action::Decline => Phrase::new("strange_world-decline"),
        Action::Cover(cell) => Phrase::new("strange_world-cover").with("place", place(cell)),
        Action::Join(cell) => Phrase::new("strange_world-join").with("place", place(cell)),
    }
}

/// What a result of chance means.
pub(super) fn chance(result: &Chance, components: &Components, names: &[String]) -> Phrase {
    match *result {
        Chance::Start(player, start) => Phrase::new("strange_world-start")
            .with("name", names[player.seat()].as_str())
            .with("card", start_land(start, components)),
        Chance::Sun(player) => Phrase::new("strange_world-sun").with("name", names[player.seat()].as_str()),
        Chance::Deal(player, dealt) => Phrase::new("strange_world-deal")
            .with("name", names[player.seat()].as_str())
            .with("cards", cards(dealt, components)),
        Chance::Offer(travellers) => {
            let names = travellers.iter().map(|offered| traveller(offered, components));
            Phrase::new("strange_world-offer").with("travellers", list(names))
        }
        Chance::Pile(pile, shown) => {
            Phrase::new("strange_world-pile").with("pile", pile).with("card", card(shown, components))
        }
        Chance::Reveal(shown) => Phrase::new("strange_world-reveal").with("cards", cards(shown, components)),
    }
}

/// What players are told who do not see the event.
pub(super) fn hearsay(event: &Event<StrangeWorld>, components: &Components, names: &[String]) -> Phrase {
    match event {
        Event::Decision(_, Action::Pass(cards)) => Phrase::new("strange_world-passed").with("count", cards.len()),
        Event::Decision(_, decision) => action(decision, components).form("done"),
        Event::Chance(Chance::Deal(player, cards)) => {
            Phrase::new("strange_world-dealt").with("name", names[player.seat()].as_str()).with("count", cards.len())
        }
        Event::Chance(result) => chance(result, components, names),
    }
}

/// The name of a card.
pub(super) fn card(card: Card, components: &Components) -> Phrase {
    let id = card.id(components);
    key_or_name(format!("strange_world-card-{id}"), id)
}

/// The names of some cards.
pub(super) fn cards(cards: Cards, components: &Components) -> Phrase {
    list(cards.iter().map(|shown| card(shown, components)))
}

/// What a start card shows.
fn start_land(start: Card, components: &Components) -> Phrase {
    let land = card(start, components).form("land");
    match &land {
        Phrase::Key(key, _) if !is_known(key) => card(start, components),
        _ => land,
    }
}

/// The name of an animal.
pub(super) fn animal(id: &str) -> Phrase {
    key_or_name(format!("strange_world-animal-{id}"), id)
}

/// The words for a thing of the box; a thing that the words do not know is called by its name in the box.
fn key_or_name(key: String, id: &str) -> Phrase {
    if is_known(&key) { Phrase::new(key) } else { Phrase::verbatim(id.replace('_', " ")) }
}

fn is_known(key: &str) -> bool {
    StrangeWorld::words().voice(Language::English).knows(key)
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
pub(super) fn traveller(traveller: Traveller, components: &Components) -> Phrase {
    let id = traveller.id(components);
    key_or_name(format!("strange_world-traveller-{id}"), id)
}

/// What a traveler scores and wishes for.
pub(super) fn wish(of: Traveller, components: &Components) -> Phrase {
    let invitation = of.invitation(components);
    Phrase::new("strange_world-wish")
        .with("traveller", traveller(of, components))
        .with("base", invitation.base)
        .with("bonus", invitation.bonus)
        .with("wish", wanted(invitation.condition))
}

/// What a traveler's two rows must show.
fn wanted(condition: Condition) -> Phrase {
    /// The icons in the order in which sentences name them.
    const ORDER: [Icon; 5] = [Icon::Plant, Icon::Water, Icon::Mountain, Icon::Swamp, Icon::Volcano];
    let of = |name: &str| Phrase::new(format!("strange_world-wanted-{name}"));
    match condition {
        Condition::Icons(minima) => {
            let count = minima.into_iter().max().unwrap_or(0);
            let icons: Vec<Icon> = ORDER.into_iter().filter(|&icon| minima[icon as usize] > 0).collect();
            match icons.as_slice() {
                [] => Phrase::verbatim(""),
                [only] => of(only.name()).with("count", count),
                [first @ .., last] => {
                    let each = |icon: &Icon| of(icon.name()).form("each");
                    let icons = Phrase::new("strange_world-wanted-and")
                        .with("first", list(first.iter().map(each)))
                        .with("last", each(last));
                    Phrase::new("strange_world-wanted-each").with("count", count).with("icons", icons)
                }
            }
        }
        Condition::InEachRow(icon) => of(icon.name()).form("row"),
        Condition::Fumaroles(min) => of("fumaroles").with("count", min),
        Condition::Portals(min) => of("portals").with("count", min),
        Condition::Animals(min) => of("animals").with("count", min),
    }
}

/// What a symbol does and scores.
pub(super) fn symbol(name: &str, components: &Components) -> Phrase {
    let scoring = &components.scoring;
    let phrase = Phrase::new(format!("strange_world-icon-{name}"));
    match name {
        "mountain" => phrase.with("stars", scoring.mountain_per_icon_in_largest_range),
        "water" => phrase.with("stars", scoring.water_per_adjacent_card),
        "plant" => phrase.with("stars", scoring.animal_per_different),
        "swamp" => phrase.with("stars", scoring.swamp_per_icon),
        "moon" => phrase.with("stars", scoring.moon_per_matching_icon),
        _ => phrase,
    }
}

/// What a card is and what each of its symbols does.
pub(super) fn card_tip(of: Card, components: &Components, voice: Voice) -> String {
    let face = of.face(components);
    let shown = Icon::ALL.into_iter().filter(|&icon| face.shows(icon)).map(Icon::name);
    let symbols = shown.chain(face.portal.then_some("portal")).chain(face.moon.then_some("moon"));
    let tips = symbols.map(|name| voice.say(&symbol(name, components)));
    let name = voice.say(&card(of, components));
    std::iter::once(format!("{name}.")).chain(tips).collect::<Vec<_>>().join(" ")
}
