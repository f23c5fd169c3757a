//! Strange World Above the Clouds: worlds that float over the clouds, the hand above them, travelers waiting beside.

mod art;
mod board;
mod hand;
mod phrases;
mod preview;
mod shelf;
mod specimen;
mod world;

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cell, Chance, Components, Spot, Traveller};
use maud::Markup;
use play::{Boxed, Event};
use words::{Language, Phrase};

use crate::{Picture, Scene, Sound};

impl Picture for StrangeWorld {
    project_files!("strange_world");
    const SOUND: Sound = Sound::Cards;

    fn action(action: &Action, components: Boxed<Components>) -> Phrase {
        phrases::action(action, &components)
    }

    fn chance(result: &Chance, components: Boxed<Components>, names: &[String]) -> Phrase {
        phrases::chance(result, &components, names)
    }

    fn hearsay(event: &Event<StrangeWorld>, components: Boxed<Components>, names: &[String]) -> Phrase {
        phrases::hearsay(event, &components, names)
    }

    fn parts(action: &Action, components: Boxed<Components>) -> Vec<String> {
        match *action {
            Action::Pass(cards) => {
                copies(cards.iter()).map(|(card, copy)| card_part(card, copy, &components)).collect()
            }
            Action::Play(card, cell) => vec![card_part(card, 1, &components), cell_part(cell)],
            Action::Welcome(traveller, spot) => vec![traveller_part(traveller, &components), spot_part(spot)],
            _ => Vec::new(),
        }
    }

    /// A pass can rarely be taken back: the last one makes all cards change hands.
    fn asks_first(action: &Action) -> bool {
        matches!(action, Action::Pass(_))
    }

    fn art(_: Boxed<Components>) -> Markup {
        art::drawings()
    }

    fn specimen(components: Boxed<Components>, language: Language) -> Markup {
        specimen::draw(&components, StrangeWorld::words().voice(language))
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

fn card_part(card: Card, copy: usize, components: &Components) -> String {
    let id = card.id(components);
    if copy == 1 { format!("card-{id}") } else { format!("card-{id}-{copy}") }
}

fn traveller_part(traveller: Traveller, components: &Components) -> String {
    format!("traveller-{}", traveller.id(components))
}

fn cell_part(cell: Cell) -> String {
    format!("cell-r{}c{}", cell.row(), cell.column())
}

fn spot_part(spot: Spot) -> String {
    format!("spot-{}-r{}", spot.side, spot.upper)
}
