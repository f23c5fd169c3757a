//! Marabunta: the valley, its leaves, the dice and both player boards.

mod art;
mod boards;
mod map;
mod phrases;
mod sheets;
mod specimen;
mod tray;

use games::Marabunta;
use games::marabunta::{Action, Chance, ChestGroup, Color, Components, HexSet};
use maud::{Markup, html};
use play::{Boxed, Event, Game, Player, PlayerSet, Rng};
use words::{Language, Phrase};

use crate::{Picture, Scene};

impl Picture for Marabunta {
    project_files!("marabunta");

    fn action(action: &Action, components: Boxed<Components>) -> Phrase {
        phrases::action(action, &components)
    }

    fn chance(result: &Chance, _: Boxed<Components>, names: &[String]) -> Phrase {
        phrases::chance(result, names)
    }

    /// A split is picked by the dice that lie with the tile, or by the tile if it lies alone.
    fn parts(action: &Action, _: Boxed<Components>) -> Vec<String> {
        match action {
            Action::Split(dice) if dice.is_empty() => vec!["tile".to_owned()],
            Action::Split(dice) => dice.iter().map(tray::part).collect(),
            _ => Vec::new(),
        }
    }

    /// A split is final, and every pick on the way to it is a split as well.
    fn asks_first(action: &Action) -> bool {
        matches!(action, Action::Split(_))
    }

    fn art(_: Boxed<Components>) -> Markup {
        art::drawings()
    }

    fn specimen(components: Boxed<Components>, language: Language) -> Markup {
        specimen::draw(components, language)
    }

    fn draw(scene: &Scene<'_, Marabunta>) -> Markup {
        let valley = Valley::of(scene);
        let is_mine = scene.viewer.is_some_and(|viewer| scene.turn.players().contains(viewer));
        html! {
            div.valley.{ "step-" (scene.step) }.mine[is_mine] {
                (tray::draw(&valley))
                div.field {
                    (sheets::draw(&valley))
                    (map::draw(&valley))
                }
                (boards::draw(&valley))
            }
        }
    }
}

/// What is drawn, and what all parts of the picture ask for.
struct Valley<'s, 'a> {
    scene: &'s Scene<'a, Marabunta>,
    position: Marabunta,
    fresh: Fresh,
}

/// What has just been marked, each circle and chest by its player.
#[derive(Default)]
struct Fresh {
    hexes: HexSet,
    circles: Vec<(Player, Color)>,
    chests: Vec<(Player, ChestGroup)>,
}

impl<'s, 'a> Valley<'s, 'a> {
    fn of(scene: &'s Scene<'a, Marabunta>) -> Valley<'s, 'a> {
        let position = Marabunta::imagine(scene.view, &mut Rng::from_number(0));
        let mut fresh = Fresh::default();
        for event in scene.recent {
            match *event {
                Event::Decision(_, Action::Write(_, hex) | Action::Cross(hex)) => fresh.hexes.insert(hex),
                Event::Decision(player, Action::Flag(color)) => fresh.circles.push((player, color)),
                Event::Decision(player, Action::UseDie(color, games::marabunta::Face::Flag)) => {
                    fresh.circles.push((player, color));
                }
                Event::Decision(player, Action::Chest(group)) => fresh.chests.push((player, group)),
                _ => {}
            }
        }
        Valley { scene, position, fresh }
    }

    fn players(&self) -> impl Iterator<Item = Player> + use<> {
        PlayerSet::seats(self.position.players()).iter()
    }

    fn color_name(&self, color: Color) -> String {
        self.scene.text(&format!("marabunta-color-{color}"))
    }
}

/// The class of a player's marks.
fn side(player: Player) -> &'static str {
    ["red", "blue"][player.seat()]
}

/// The sign of a player, which tells them apart without color: red marches down the valley, blue up.
fn sign(player: Player) -> &'static str {
    ["▼", "▲"][player.seat()]
}

/// A small drawing by itself.
fn icon(name: &str, class: &str) -> Markup {
    html! {
        svg.{ "icon " (class) } viewBox="-14 -14 28 28" aria-hidden="true" { use href={ "#marabunta-" (name) } {} }
    }
}
