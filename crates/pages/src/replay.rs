//! The page of a replay: a finished game, step by step.

use maud::{Markup, PreEscaped, html};
use pictures::REGIONS;
use play::Player;
use words::Phrase;

use crate::boxes::box_words;
use crate::frame::document_of;
use crate::guest::address;
use crate::setup::setup_words;
use crate::table::{drawings, section};
use crate::tools::seed_line;
use crate::{Eyes, Reader, ReplayModel, Site, art};

/// The regions of a replay's page, in their order.
pub const REPLAY_REGIONS: [&str; 7] = ["controls", "event", "status", "picture", "scores", "moves", "beside"];

/// How many regions stand on the board; the others stand beside it on a wide screen.
const ON_BOARD: usize = 4;

/// The page of a replay.
pub fn replay(site: &Site, reader: &Reader, now: &ReplayModel) -> String {
    let id = now.game.id;
    let regions = replay_regions(reader, now);
    let (board, aside) = regions.split_at(ON_BOARD);
    let game = reader.game(now.game);
    let title = reader.say(&Phrase::new("pages-replay-title").with("game", game.as_str()));
    let main = html! {
        div.table-head {
            h1 { (title) }
            p { (now.names.join(", ")) " · " (setup_words(reader, now.game, &now.setup))
                @if let Some(words) = box_words(reader, now.game, now.components, now.box_name.as_deref()) { " · " (words) }
            }
        }
        main id="replay" class={ "table " (id) } data-game=(id) data-replay=(now.address) data-step=(now.step) data-steps=(now.steps) {
            (drawings(now.game, now.components))
            div.table-board id="main" { @for region in board { (section(reader, id, region)) } }
            div.table-side { @for region in aside { (section(reader, id, region)) } }
        }
    };
    document_of(site, reader, &title, "replaying", now.game, &main)
}

/// What stands in each region of the replay's page at this step; the list of moves only if they are told.
pub fn replay_regions(reader: &Reader, now: &ReplayModel) -> Vec<(&'static str, String)> {
    let region = |name: &'static str| {
        let inside = match name {
            "controls" => controls(reader, now),
            "event" => html! { p { (now.line.clone().unwrap_or_else(|| reader.text("pages-replay-start"))) } },
            "moves" => moves(now),
            "beside" => beside(reader, now),
            _ => drawn(now, name),
        };
        (name, inside.into_string())
    };
    let is_told = |name: &&str| *name != "moves" || !now.lines.is_empty();
    REPLAY_REGIONS.into_iter().filter(is_told).map(region).collect()
}

/// All that happens, each line a way to the step behind it.
fn moves(now: &ReplayModel) -> Markup {
    html! {
        ol {
            @for (step, line) in (1..).zip(&now.lines) {
                li {
                    a href={ (now.address) "?step=" (step) "&eyes=" (now.eyes) } data-step-to=(step) rel="nofollow"
                        aria-current=[(step == now.step).then_some("step")] { (line) }
                }
            }
        }
    }
}

fn drawn(now: &ReplayModel, name: &str) -> Markup {
    let place = REGIONS.iter().position(|region| *region == name);
    PreEscaped(place.map(|place| now.drawing.regions[place].clone()).unwrap_or_default())
}

fn controls(reader: &Reader, now: &ReplayModel) -> Markup {
    let (step, last) = (now.step, now.steps);
    let eyes = now.eyes;
    let link = |to: usize, icon: &str, key: &str, is_idle: bool| {
        let label = reader.text(key);
        html! {
            a.button href={ (now.address) "?step=" (to) "&eyes=" (eyes) } data-step-to=(to) rel="nofollow"
                aria-label=(label) title=(label) aria-disabled=[is_idle.then_some("true")] { (art::icon(icon)) }
        }
    };
    let counted = reader.say(&Phrase::new("pages-replay-step").with("step", step).with("steps", last));
    let (play, pause) = (reader.text("pages-replay-play"), reader.text("pages-replay-pause"));
    html! {
        div.replay-steps {
            (link(0, "first", "pages-replay-first", step == 0))
            (link(step.saturating_sub(1), "back", "pages-replay-back", step == 0))
            button.button.primary type="button" data-play data-play-label=(play) data-pause-label=(pause) aria-label=(play) title=(play) {
                span.when-still { (art::icon("play")) } span.when-playing { (art::icon("pause")) }
            }
            (link((step + 1).min(last), "forward", "pages-replay-forward", step == last))
            (link(last, "last", "pages-replay-last", step == last))
        }
        input.replay-slider type="range" min="0" max=(last) value=(step) data-slider aria-label=(counted);
        span.replay-count { (counted) }
        form.replay-eyes method="get" action=(now.address) {
            input type="hidden" name="step" value=(step);
            label {
                span { (reader.text("pages-eyes")) }
                select name="eyes" data-eyes {
                    @for (value, name) in all_eyes(reader, now) { option value=(value) selected[value == eyes] { (name) } }
                }
            }
            noscript { button.button { (reader.text("pages-eyes-do")) } }
        }
    }
}

fn all_eyes(reader: &Reader, now: &ReplayModel) -> Vec<(Eyes, String)> {
    let spectator = (Eyes::Spectator, reader.text("pages-eyes-spectator"));
    let seats = now.names.iter().enumerate().map(|(seat, name)| (Eyes::Seat(Player::new(seat)), name.clone()));
    let all = (Eyes::All, reader.text("pages-eyes-all"));
    [spectator].into_iter().chain(seats).chain([all]).collect()
}

fn beside(reader: &Reader, now: &ReplayModel) -> Markup {
    let here = format!("{}?step={}&eyes={}", now.address, now.step, now.eyes);
    html! {
        @if now.can_play_on {
            form method="post" action={ (now.address) "/play" } {
                input type="hidden" name="step" value=(now.step);
                button.button.primary { (art::icon("play")) (reader.text("pages-play-on")) }
            }
        }
        a.button href=(now.download) download { (art::icon("save")) (reader.text("pages-record")) }
        p.subtle { (reader.text("pages-replay-link")) }
        (address(reader, &here, "pages-replay-link"))
        @if let Some(seed) = &now.seed { (seed_line(reader, seed)) }
        p.subtle { (reader.text("pages-replay-keys")) }
    }
}
