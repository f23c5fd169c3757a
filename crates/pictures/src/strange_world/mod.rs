//! Strange World Above the Clouds: worlds that float over the clouds, the hand above them, travelers waiting beside.

mod art;
mod board;
mod forecast;
mod hand;
mod phrases;
mod shelf;
mod world;

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cell, Chance, Spot};
use maud::Markup;
use play::Event;
use words::Phrase;

use crate::{Picture, Scene};

impl Picture for StrangeWorld {
    project_files!("strange_world");

    fn action(action: &Action) -> Phrase {
        match *action {
            Action::Direction(side) => Phrase::new(format!("strange_world-direction-{side}")),
            Action::Pass(cards) => Phrase::new("strange_world-pass").with("cards", phrases::cards(cards)),
            Action::Take(pile) => Phrase::new("strange_world-take").with("pile", pile),
            Action::Play(card, cell) => Phrase::new("strange_world-play")
                .with("object", phrases::card(card).form("object"))
                .with("place", phrases::place(cell)),
            Action::Welcome(traveller, spot) => Phrase::new("strange_world-welcome")
                .with("object", phrases::traveller(traveller).form("object"))
                .with("spot", phrases::spot(spot)),
            Action::Decline => Phrase::new("strange_world-decline"),
            Action::Cover(cell) => Phrase::new("strange_world-cover").with("place", phrases::place(cell)),
            Action::Join(cell) => Phrase::new("strange_world-join").with("place", phrases::place(cell)),
        }
    }

    fn chance(result: &Chance, names: &[String]) -> Phrase {
        match *result {
            Chance::Start(player, card) => Phrase::new("strange_world-start")
                .with("name", names[player.seat()].as_str())
                .with("card", phrases::card(card).form("land")),
            Chance::Sun(player) => Phrase::new("strange_world-sun").with("name", names[player.seat()].as_str()),
            Chance::Deal(player, cards) => Phrase::new("strange_world-deal")
                .with("name", names[player.seat()].as_str())
                .with("cards", phrases::cards(cards)),
            Chance::Offer(travellers) => Phrase::new("strange_world-offer")
                .with("travellers", phrases::list(travellers.iter().map(phrases::traveller))),
            Chance::Pile(pile, card) => {
                Phrase::new("strange_world-pile").with("pile", pile).with("card", phrases::card(card))
            }
            Chance::Reveal(cards) => Phrase::new("strange_world-reveal").with("cards", phrases::cards(cards)),
        }
    }

    fn hearsay(event: &Event<StrangeWorld>, names: &[String]) -> Phrase {
        match event {
            Event::Decision(_, Action::Pass(cards)) => Phrase::new("strange_world-passed").with("count", cards.len()),
            Event::Decision(_, action) => Self::action(action).form("done"),
            Event::Chance(Chance::Deal(player, cards)) => Phrase::new("strange_world-dealt")
                .with("name", names[player.seat()].as_str())
                .with("count", cards.len()),
            Event::Chance(result) => Self::chance(result, names),
        }
    }

    fn parts(action: &Action) -> Vec<String> {
        match *action {
            Action::Pass(cards) => copies(cards.iter()).map(|(card, copy)| card_part(card, copy)).collect(),
            Action::Play(card, cell) => vec![card_part(card, 1), cell_part(cell)],
            Action::Welcome(traveller, spot) => vec![format!("traveller-{traveller}"), spot_part(spot)],
            _ => Vec::new(),
        }
    }

    /// A pass can rarely be taken back: the last one makes all cards change hands.
    fn asks_first(action: &Action) -> bool {
        matches!(action, Action::Pass(_))
    }

    fn art() -> Markup {
        art::drawings()
    }

    fn draw(scene: &Scene<'_, StrangeWorld>) -> Markup {
        board::draw(scene)
    }
}

/// Each of some cards in ascending order, and the how-manieth of its face it is.
fn copies(cards: impl Iterator<Item = Card>) -> impl Iterator<Item = (Card, usize)> {
    let mut last = None;
    cards.map(move |card| {
        let copy = match last {
            Some((same, copy)) if same == card => copy + 1,
            _ => 1,
        };
        last = Some((card, copy));
        (card, copy)
    })
}

fn card_part(card: Card, copy: usize) -> String {
    if copy == 1 { format!("card-{card}") } else { format!("card-{card}-{copy}") }
}

fn cell_part(cell: Cell) -> String {
    format!("cell-r{}c{}", cell.row(), cell.column())
}

fn spot_part(spot: Spot) -> String {
    format!("spot-{}-r{}", spot.side, spot.upper)
}
