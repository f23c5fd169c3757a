//! Hadara.

mod art;
mod card;
mod choice;
mod people;
mod phrases;
mod ring;
mod specimen;

use games::Hadara;
use games::hadara::{Action, Chance, Components};
use maud::{Markup, html};
use play::{Boxed, Event, Player};
use words::{Language, Phrase};

use crate::{Picture, Scene, Sound};

impl Picture for Hadara {
    project_files!("hadara");
    const SOUND: Sound = Sound::Cards;

    fn action(action: &Action, components: Boxed<Components>) -> Phrase {
        phrases::action(action, &components)
    }

    fn chance(result: &Chance, components: Boxed<Components>, names: &[String]) -> Phrase {
        phrases::chance(result, &components, names)
    }

    fn hearsay(event: &Event<Hadara>, components: Boxed<Components>, names: &[String]) -> Phrase {
        phrases::hearsay(event, &components, names)
    }

    fn art(_: Boxed<Components>) -> Markup {
        art::drawings()
    }

    fn specimen(components: Boxed<Components>, language: Language) -> Markup {
        specimen::draw(components, language)
    }

    fn draw(scene: &Scene<'_, Hadara>) -> Markup {
        let seats = (0..scene.names.len()).map(Player::new);
        let (own, others): (Vec<Player>, Vec<Player>) = seats.partition(|&player| scene.viewer == Some(player));
        // The neighbor on the left comes first, as round a table.
        let first = own.first().map_or(0, |own| own.seat());
        let (before, behind): (Vec<Player>, Vec<Player>) = others.into_iter().partition(|other| other.seat() < first);
        html! {
            div.world.(scene.step) {
                (course(scene))
                (choice::draw(scene))
                @for player in own { div.home data-sheet { (people::draw(scene, player)) } }
                div.shared {
                    div.map { (ring::draw(scene)) }
                    div.abroad {
                        @for player in behind.into_iter().chain(before) { (people::draw(scene, player)) }
                    }
                }
            }
        }
    }
}

/// The steps of an epoch in both phases, by their names in the rules, with a sign and what happens there.
const COURSE: [&[(&str, &str)]; 2] = [
    &[("wheel", "wheel"), ("draft", "cards"), ("income", "income"), ("colony", "colony"), ("bust", "bust")],
    &[
        ("take", "cards"),
        ("income", "income"),
        ("colony", "colony"),
        ("bust", "bust"),
        ("feed", "bowl"),
        ("seals", "seal"),
    ],
];

/// Where the game stands: epoch, phase and step.
fn course(scene: &Scene<'_, Hadara>) -> Markup {
    let view = scene.view;
    let is_phase_b = view.is_phase_b();
    let here = match scene.step {
        "draw" => "draft",
        "back" => "colony",
        step => step,
    };
    let phase = match is_phase_b {
        _ if scene.step == "over" => "hadara-step-over",
        None => "hadara-phase-none",
        Some(false) => "hadara-phase-a",
        Some(true) => "hadara-phase-b",
    };
    html! {
        header.course {
            div.frieze aria-hidden="true" {}
            ol.epochs {
                @for (epoch, number) in card::EPOCHS.into_iter().enumerate() {
                    li .now[epoch == view.epoch()] .past[epoch < view.epoch()] data-tip=(scene.say(&Phrase::new("hadara-epoch").with("epoch", number))) { (number) }
                }
            }
            p.phase {
                b { (scene.text(phase)) }
                @if let Some(number) = view.draw() {
                    " · " (scene.say(&Phrase::new("hadara-draw-number").with("number", number).with("all", scene.components.draws)))
                }
                @if let Some(player) = view.first_player() {
                    span.first { (scene.say(&Phrase::new("hadara-first-player").with("name", scene.name(player)))) }
                }
            }
            div.steps {
                @for (steps, is_b) in COURSE.into_iter().zip([false, true]) {
                    ol {
                        @for (name, sign) in steps {
                            @let is_now = *name == here && (is_phase_b == Some(is_b) || *name == "wheel");
                            li .now[is_now] data-tip=(scene.text(&format!("hadara-course-{name}"))) { (art::glyph(sign)) }
                        }
                    }
                }
            }
        }
    }
}
