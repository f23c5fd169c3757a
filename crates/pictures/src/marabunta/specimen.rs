//! What is in the box: both sides of the territory board and of the player boards, before anything is marked.

use games::Marabunta;
use games::marabunta::{Components, Setup, Side};
use maud::{Markup, html};
use play::{Boxed, Game, Player, PlayerSet};
use words::Language;

use super::{Valley, boards, map, sheets, side, sign};
use crate::{Moment, Picture, Scene, setting_name, value_name};

pub(super) fn draw(components: Boxed<Components>, language: Language) -> Markup {
    html! { @for side in Side::ALL { (draw_side(side, components, language)) } }
}

fn draw_side(of: Side, components: Boxed<Components>, language: Language) -> Markup {
    let voice = Marabunta::words().voice(language);
    let caption = |key: &str| {
        let (what, which) = (setting_name(Marabunta::ID, key), value_name(Marabunta::ID, key, of.name()));
        format!("{}: {}", voice.say(&what), voice.say(&which))
    };
    let setup = Setup { territory: of, boards: of, first: None, abilities_may: false };
    let game = Marabunta::with_box(&setup, components);
    let players: Vec<Player> = PlayerSet::seats(game.players()).iter().collect();
    let colors = players.iter().map(|&player| voice.text(&format!("marabunta-player-{}", side(player))));
    let colors: Vec<String> = colors.collect();
    let scores: Vec<_> = players.iter().map(|&player| game.score(player)).collect();
    let view = game.view(None);
    let scene = Scene::new(&view, None, Moment::of(&game), &[], &colors, &scores, language);
    let valley = Valley::of(&scene);
    html! {
        section.specimen {
            h3 { (caption("territory")) }
            div.valley {
                div.field { (sheets::draw(&valley)) (map::draw(&valley)) }
                div.boards {
                    @for player in players {
                        div class={ "board " (side(player)) } {
                            details.player.own open {
                                summary {
                                    span.name { (caption("boards")) } " "
                                    span class={ "who " (side(player)) } { (sign(player)) " " (scene.name(player)) }
                                }
                                div.area { (boards::inside(&valley, player)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
