//! What is in the box: an empty sheet with the round track, how many rounds there are, and the titles of the solo game.

use games::Clever2;
use games::clever2::{Components, Setup};
use maud::{Markup, html};
use play::{Boxed, Game};
use words::{Language, Phrase};

use super::sheet::{Page, round_track};
use super::{Table, titles};
use crate::{Moment, Scene, parts};

/// Draws what is in the box.
pub(super) fn draw(components: Boxed<Components>, language: Language) -> Markup {
    let game = Clever2::with_box(&Setup::new(2), components);
    let view = game.view(None);
    let scene = Scene::new(&view, None, Moment::of(&game), &[], &[], &[], language);
    html! {
        div.frame {
            div.board {
                div.mine { (parts::player_panel(&scene.text("clever2-specimen-sheet"), true, false, &html! {}, &sheet(&scene))) }
                div.others { (rounds(&scene)) (titles(&scene, None)) }
            }
        }
    }
}

/// The sheet with the round track, and what the marks of a silver row are worth.
fn sheet(scene: &Scene<'_, Clever2>) -> Markup {
    let table = Table::of(scene);
    let page = Page { table: &table, player: table.own, sheet: scene.view.sheet(table.own), is_own: true };
    let (track, silver) = (scene.text("clever2-specimen-track"), scene.text("clever2-specimen-silver"));
    html! {
        div.heading { span { (track) } (round_track(&table, &track, scene.components.round_bonuses.len() as u8)) (page.foxes()) }
        (page.draw())
        div.heading {
            span { (silver) }
            ol.rounds aria-label=(silver) {
                @for (marks, points) in scene.components.silver_points.iter().enumerate() {
                    li { span { (marks) "×" } b { (points) } }
                }
            }
        }
    }
}

/// How many rounds are played, by number of players.
fn rounds(scene: &Scene<'_, Clever2>) -> Markup {
    html! {
        ol.titles aria-label=(scene.text("clever2-specimen-rounds")) {
            @for (players, rounds) in (1..).zip(scene.components.rounds) {
                li {
                    span { (scene.say(&Phrase::new("clever2-specimen-players").with("count", players))) }
                    b { (scene.say(&Phrase::new("clever2-specimen-count").with("count", rounds))) }
                }
            }
        }
    }
}
