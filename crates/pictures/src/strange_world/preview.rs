//! What a choice would do, found by making it in an imagined position.

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cell, Desolation};
use maud::{Markup, html};
use play::{Game, Player, Rng};
use words::Phrase;

use super::art;
use crate::Scene;

/// A position that looks like the true one to the viewer; what is hidden does not matter for the viewer's world.
pub(super) struct Trial {
    game: StrangeWorld,
    player: Player,
    stars: i32,
}

/// What one choice would do.
pub(super) struct Forecast {
    eaten: Option<Desolation>,
    doomed: usize,
    opens: bool,
    erupts: bool,
    founds: bool,
    gain: i32,
}

impl Trial {
    /// For the viewer, if there is anything to decide.
    pub(super) fn of(scene: &Scene<'_, StrangeWorld>) -> Option<Trial> {
        let player = scene.viewer.filter(|_| !scene.legal.is_empty())?;
        let game = StrangeWorld::imagine(scene.view, &mut Rng::from_number(0));
        Some(Trial { game, player, stars: game.score(player).total() })
    }

    /// What placing a card would do.
    pub(super) fn play(&self, card: Card, cell: Cell) -> Forecast {
        let world = self.game.public().world(self.player);
        let (eaten, doomed) =
            (world.desolation(card, cell, &self.game.components()), world.doomed_moons(cell.row()).len());
        Forecast { eaten, doomed, ..self.after(Action::Play(card, cell)) }
    }

    /// What an action would do.
    pub(super) fn after(&self, action: Action) -> Forecast {
        let mut game = self.game;
        game.apply(self.player, action);
        let used = |game: &StrangeWorld| game.public().world(self.player).used().len();
        Forecast {
            eaten: None,
            doomed: 0,
            opens: used(&game) > used(&self.game),
            erupts: game.public().awaited_eruption().is_some(),
            founds: game.public().cities().count() > self.game.public().cities().count()
                || game.public().awaited_city().is_some(),
            gain: game.score(self.player).total() - self.stars,
        }
    }
}

impl Forecast {
    /// The forecast in signs; `when` is the part with which it is shown.
    pub(super) fn draw(&self, scene: &Scene<'_, StrangeWorld>, when: Option<&str>) -> Markup {
        html! {
            span.forecast .bad[self.eaten.is_some()] data-when=[when] hidden[when.is_some()] data-tip=(self.words(scene)) {
                @if let Some(reason) = self.eaten { (art::sign("eaten")) (art::icon(name(reason))) }
                @if self.doomed > 0 { span.sign-doomed { (art::icon("moon")) (art::sign("eaten")) } }
                @if self.opens { (art::icon("portal")) }
                @if self.erupts { (art::icon("fumarole")) }
                @if self.founds { (art::icon("city")) }
                @if self.eaten.is_none() || self.gain != 0 {
                    span.gain .loss[self.gain < 0] { (signed(self.gain)) (art::star()) }
                }
            }
        }
    }

    fn words(&self, scene: &Scene<'_, StrangeWorld>) -> String {
        let mut told = Vec::new();
        if let Some(reason) = self.eaten {
            told.push(scene.text(&format!("strange_world-devoured-{}", name(reason))));
            if scene.view.public().losing_forced() {
                told.push(scene.text("strange_world-devoured-anywhere"));
            }
        }
        if self.doomed > 0 {
            told.push(scene.say(&Phrase::new("strange_world-dooms").with("count", self.doomed)));
        }
        let happens = [
            (self.opens, "strange_world-opens"),
            (self.erupts, "strange_world-erupts"),
            (self.founds, "strange_world-founds"),
        ];
        told.extend(happens.into_iter().filter(|(happens, _)| *happens).map(|(_, key)| scene.text(key)));
        told.push(scene.say(&Phrase::new("strange_world-gain").with("stars", signed(self.gain))));
        told.join(" ")
    }
}

/// The land whose wish is not met.
const fn name(reason: Desolation) -> &'static str {
    match reason {
        Desolation::Portal => "portal",
        Desolation::Water => "water",
        Desolation::Swamp => "swamp",
        Desolation::Moon => "moon",
        Desolation::Volcano => "volcano",
    }
}

/// A number with its sign.
fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}
