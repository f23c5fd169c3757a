//! Strange World Above the Clouds: worlds that float over the clouds, the hand above them, travelers waiting beside.

mod art;
mod board;
mod hand;
mod phrases;
mod preview;
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
        phrases::action(action)
    }

    fn chance(result: &Chance, names: &[String]) -> Phrase {
        phrases::chance(result, names)
    }

    fn hearsay(event: &Event<StrangeWorld>, names: &[String]) -> Phrase {
        phrases::hearsay(event, names)
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

/// Each card, sorted, with its ordinal among equal cards.
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
