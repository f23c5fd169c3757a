//! House of Cats: the houses of all players, with cats and mice.

mod art;
mod ends;
mod fields;
mod house;
mod phrases;
mod preview;
mod specimen;
mod spots;
mod tray;

use games::HouseOfCats;
use games::house_of_cats::{Action, Cell, Chance, Components, Symbol};
use maud::{Markup, html};
use play::{Boxed, Player, PlayerSet};
use words::{Language, Phrase};

use crate::{Picture, Scene, parts};

impl Picture for HouseOfCats {
    project_files!("house_of_cats");

    fn action(action: &Action, components: Boxed<Components>) -> Phrase {
        phrases::action(action, &components)
    }

    fn chance(result: &Chance, components: Boxed<Components>, _: &[String]) -> Phrase {
        phrases::chance(result, &components)
    }

    fn parts(action: &Action, _: Boxed<Components>) -> Vec<String> {
        match action {
            Action::Place(symbols) => symbols.iter().map(|&(cell, symbol)| place_part(cell, symbol)).collect(),
            Action::Room(cells) => cells.iter().map(cell_part).collect(),
            _ => Vec::new(),
        }
    }

    /// The starred cells are filled for good.
    fn asks_first(action: &Action) -> bool {
        matches!(action, Action::Place(_))
    }

    fn art(_: Boxed<Components>) -> Markup {
        art::drawings()
    }

    fn specimen(components: Boxed<Components>, language: Language) -> Markup {
        specimen::draw(components, language)
    }

    fn draw(scene: &Scene<'_, HouseOfCats>) -> Markup {
        let main = scene.viewer.unwrap_or(Player::new(0));
        let others = PlayerSet::seats(scene.names.len()).iter().filter(|&player| player != main);
        html! {
            div.sheet {
                (tray::draw(scene, main))
                div.home data-sheet {
                    (house::draw(scene, main, true))
                    (caption(scene))
                }
                div.margin {
                    (fields::track(scene, main, true))
                    (fields::areas(scene, main))
                    (fields::boxes(scene, main))
                    (fields::abilities(scene, main, true))
                }
            }
            @if scene.names.len() > 1 {
                section.others aria-label=(scene.text("house_of_cats-others")) {
                    @for player in others { (neighbor(scene, player)) }
                }
            }
        }
    }
}

/// The part of an action that fills a starred cell with a symbol.
fn place_part(cell: Cell, symbol: Symbol) -> String {
    format!("place-{cell}-{symbol}")
}

/// The part of an action that takes a cell for a room.
fn cell_part(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// The level and how it scores.
fn caption(scene: &Scene<'_, HouseOfCats>) -> Markup {
    let level = scene.view.level();
    html! {
        details.level data-keep="house_of_cats-level" {
            summary { (scene.say(&phrases::level(level))) }
            p { (scene.say(&phrases::level_help(level, &scene.components))) }
        }
    }
}

/// Another player's house: small, and large with all that belongs to it when it is opened.
fn neighbor(scene: &Scene<'_, HouseOfCats>, player: Player) -> Markup {
    let sheet = scene.view.sheet(player);
    let points = scene.scores.get(player.seat()).map_or(0, |score| score.total());
    let brief = Phrase::new("house_of_cats-brief").with("points", points).with("empty", sheet.empty().len());
    let summary = html! {
        span.told { (scene.say(&brief)) }
        (house::draw(scene, player, false))
    };
    let inside = html! {
        (fields::track(scene, player, false))
        (fields::areas(scene, player))
        (fields::boxes(scene, player))
        (fields::abilities(scene, player, false))
    };
    let is_acting = scene.turn.players().contains(player);
    parts::player_panel(scene.name(player), false, is_acting, &summary, &inside)
}
