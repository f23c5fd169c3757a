//! The meadow by night.

use maud::{Markup, html};
use pictures::parts::act_button;
use pictures::{Picture, Scene};
use play::{Boxed, Event, Player, PlayerSet};
use words::{Phrase, Source};

use crate::{Action, Chance, Components, Fireflies};

impl Picture for Fireflies {
    const RULEBOOK: [&'static str; 2] =
        [include_str!("../words/en/rules/fireflies.md"), include_str!("../words/hu/rules/fireflies.md")];
    const STYLE: &'static str = include_str!("fireflies.css");
    const EMBLEM: &'static str = include_str!("fireflies.svg");

    fn words() -> &'static Source {
        static WORDS: Source = Source::new(&[(
            "fireflies",
            [include_str!("../words/en/fireflies.ftl"), include_str!("../words/hu/fireflies.ftl")],
        )]);
        &WORDS
    }

    fn action(Action::Lay(lantern): &Action, _: Boxed<Components>) -> Phrase {
        Phrase::new("fireflies-lay").with("lantern", *lantern)
    }

    fn chance(result: &Chance, _: Boxed<Components>, _: &[String]) -> Phrase {
        match *result {
            Chance::Fireflies(count) => Phrase::new("fireflies-come").with("count", count),
            Chance::Wind(lantern) => Phrase::new("fireflies-wind").with("lantern", lantern),
        }
    }

    fn hearsay(event: &Event<Fireflies>, components: Boxed<Components>, names: &[String]) -> Phrase {
        match event {
            Event::Decision(..) => Phrase::new("fireflies-secret"),
            Event::Chance(result) => Fireflies::chance(result, components, names),
        }
    }

    fn art(_: Boxed<Components>) -> Markup {
        html! {
            symbol id="fireflies-glow" viewBox="-10 -10 20 20" {
                circle.fireflies-halo r="9" {}
                circle.fireflies-light r="4" {}
            }
            symbol id="fireflies-lantern" viewBox="-12 -16 24 32" {
                path.fireflies-iron d="M-5-12h10l3 5H-8zM-8 10H8l-3 4H-5zM0-12v-3" {}
                rect.fireflies-glass x="-7" y="-7" width="14" height="17" rx="3" {}
            }
        }
    }

    fn draw(scene: &Scene<'_, Fireflies>) -> Markup {
        html! {
            div.night {
                (meadow(scene))
                (last_night(scene))
                @if let Some(viewer) = scene.viewer { (hand(scene, viewer)) }
                ul.jars { @for player in PlayerSet::seats(scene.names.len()).iter() { (jar(scene, player)) } }
            }
        }
    }
}

/// The fireflies that can be caught.
fn meadow(scene: &Scene<'_, Fireflies>) -> Markup {
    let count = scene.view.meadow;
    let label = scene.say(&Phrase::new("fireflies-meadow").with("count", count));
    // A spiral, so that any number of them lies loosely.
    let places = (0..count).map(|n| (f64::from(n) * 2.4, 12.0 + 7.0 * f64::from(n).sqrt()));
    html! {
        figure.meadow {
            svg viewBox="-110 -50 220 100" aria-hidden="true" {
                @for (angle, far) in places {
                    use href="#fireflies-glow" x=(format!("{:.0}", 2.2 * far * angle.cos() - 10.0))
                        y=(format!("{:.0}", far * angle.sin() - 10.0)) width="20" height="20" {}
                }
            }
            figcaption { (label) }
        }
    }
}

/// What was turned up last.
fn last_night(scene: &Scene<'_, Fireflies>) -> Markup {
    let Some(night) = &scene.view.night else { return html! {} };
    let told = match night.catcher {
        Some(player) => Phrase::new("fireflies-night-caught").with("name", scene.name(player)),
        None => Phrase::new("fireflies-night-nobody"),
    };
    html! {
        div.last {
            p { (scene.say(&told)) }
            ul {
                @for (player, lantern) in night.laid.iter() { li { (scene.name(player)) " " (light(*lantern)) } }
                li { (scene.text("fireflies-the-wind")) " " (light(night.wind)) }
            }
        }
    }
}

/// The viewer's lanterns: those that can be laid, and the one that is.
fn hand(scene: &Scene<'_, Fireflies>, viewer: Player) -> Markup {
    html! {
        ul.hand aria-label=(scene.text("fireflies-hand")) {
            @for lantern in scene.view.seats[viewer].lanterns.iter() {
                li {
                    @if let Some(act) = scene.act(&Action::Lay(lantern)) {
                        (act_button(&act, "lantern", &light(lantern)))
                    } @else {
                        span.lantern.laid[scene.view.laid[viewer] == Some(lantern)] { (light(lantern)) }
                    }
                }
            }
        }
    }
}

/// What everybody knows about a player.
fn jar(scene: &Scene<'_, Fireflies>, player: Player) -> Markup {
    let seat = scene.view.seats[player];
    html! {
        li.ready[scene.view.has_laid(player)] {
            strong { (scene.name(player)) }
            span { (scene.say(&Phrase::new("fireflies-jar").with("count", seat.caught))) }
            span.left { @for lantern in seat.lanterns.iter() { (light(lantern)) } }
        }
    }
}

/// A lantern with its number.
fn light(lantern: u8) -> Markup {
    html! {
        span.light {
            svg viewBox="-12 -16 24 32" aria-hidden="true" { use href="#fireflies-lantern" x="-12" y="-16" width="24" height="32" {} }
            b { (lantern) }
        }
    }
}
