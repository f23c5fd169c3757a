//! The table around the picture: whose turn it is, what can be done, the scores and the log.

use maud::{Markup, PreEscaped, html};
use play::{Boxed, Event, PlayerSet, Score, Turn};
use words::{Language, Phrase, Voice};

use crate::{Picture, Scene, parts};

/// The regions of a table, which are redrawn one by one, in their order on the page.
pub const REGIONS: [&str; 4] = ["status", "picture", "choices", "scores"];

/// A table as HTML, in regions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The HTML of each region of [`REGIONS`].
    pub regions: [String; REGIONS.len()],
    /// Everybody's points, by seat.
    pub totals: Vec<i32>,
}

impl Drawing {
    /// The table of a scene.
    pub fn of<G: Picture>(scene: &Scene<'_, G>, title: Option<&str>) -> Drawing {
        // The picture comes first: what it has a place for is no button below.
        let picture = G::draw(scene);
        let regions = [status(scene, title), picture, choices(scene), scores(scene)];
        Drawing {
            regions: regions.map(PreEscaped::into_string),
            totals: scene.scores.iter().map(Score::total).collect(),
        }
    }
}

/// Whose turn it is and what there is to do.
fn status<G: Picture>(scene: &Scene<'_, G>, title: Option<&str>) -> Markup {
    let id = G::ID;
    let step = step_phrase(id, scene.step);
    let acting = scene.turn.players();
    let is_mine = acting.iter().any(|player| scene.is_reader(player));
    let told = match scene.turn {
        Turn::Over => over(scene, title),
        Turn::Chance => scene.say(&step),
        Turn::Players(_) if is_mine => scene.say(&Phrase::new("table-your-turn").with("step", step)),
        Turn::Players(_) => {
            let phrase =
                Phrase::new("table-their-turn").with("names", named(scene, acting)).with("count", acting.len());
            scene.say(&phrase.with("step", step.form("name")))
        }
    };
    let is_over = scene.turn == Turn::Over;
    html! {
        p.mine[is_mine].over[is_over] data-heard=[heard(scene)] {
            (told)
            @if !is_over {
                " " a.rules href={ "/rules/" (id) "?lang=" (scene.language) "#" (scene.step) } title=(scene.text("table-rules")) { "?" }
            }
        }
    }
}

/// What the last event sounds like.
fn heard<G: Picture>(scene: &Scene<'_, G>) -> Option<&'static str> {
    scene.recent.last().map(|event| match event {
        Event::Chance(_) => G::SOUND.name(),
        Event::Decision(..) => "move",
    })
}

/// The names of some players, as a sentence lists them.
fn named<G: Picture>(scene: &Scene<'_, G>, players: PlayerSet) -> Phrase {
    parts::enumeration(players.iter().map(|player| Phrase::verbatim(scene.name(player))))
}

fn over<G: Picture>(scene: &Scene<'_, G>, title: Option<&str>) -> String {
    if let ([score], [_]) = (scene.scores, scene.names) {
        let title = title.map_or(Phrase::verbatim(""), |title| title_phrase(G::ID, title, scene.voice()));
        return scene.say(&Phrase::new("table-solo-over").with("points", score.total()).with("title", title));
    }
    let winners = scene.winners();
    let mut totals: Vec<i32> = scene.scores.iter().map(Score::total).collect();
    totals.sort_by_key(|total| -total);
    let points = totals.iter().map(i32::to_string).collect::<Vec<_>>().join(" : ");
    if winners.is_empty() {
        return scene.say(&Phrase::new("table-over-nobody").with("points", points));
    }
    let phrase = Phrase::new("table-over").with("names", named(scene, winners)).with("count", winners.len());
    scene.say(&phrase.with("points", points))
}

/// A button for every legal action that has no place in the picture. With parts picked, those remain that have them.
fn choices<G: Picture>(scene: &Scene<'_, G>) -> Markup {
    let unplaced = scene.unplaced();
    html! {
        @if !unplaced.is_empty() {
            ul.choices {
                @for action in unplaced {
                    @let act = scene.describe(action);
                    @let parts = G::parts(action, scene.components);
                    li {
                        button type="button" data-action=(act.text) data-hint[act.is_hint]
                            data-parts=[(!parts.is_empty()).then(|| parts.join(" "))]
                            data-ask[G::asks_first(action)] { (act.label) }
                    }
                }
            }
        }
    }
}

/// Everybody's score, line by line.
fn scores<G: Picture>(scene: &Scene<'_, G>) -> Markup {
    let (names, scores) = (scene.names, scene.scores);
    let lines: Vec<&str> =
        scores.first().map(|score| score.lines().map(|(name, _)| name).collect()).unwrap_or_default();
    html! {
        table.scores {
            thead { tr { th {} @for name in names { th scope="col" { (name) } } } }
            tbody {
                @for (n, line) in lines.iter().enumerate() {
                    tr {
                        th scope="row" { (scene.say(&line_name(G::ID, line))) }
                        @for score in scores { td { (number(score.lines().nth(n).map_or(0, |(_, points)| points))) } }
                    }
                }
            }
            tfoot {
                tr { th scope="row" { (scene.text("table-total")) } @for score in scores { td { (number(score.total())) } } }
            }
        }
    }
}

/// Points, with the sign that printers use for less than nothing.
pub fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// What happened, in a sentence, as those read it who saw it or those who did not.
pub fn log_line<G: Picture>(
    event: &Event<G>,
    is_witness: bool,
    components: Boxed<G::Components>,
    names: &[String],
    language: Language,
) -> String {
    let voice = G::words().voice(language);
    let phrase = match event {
        _ if !is_witness => G::hearsay(event, components, names),
        Event::Decision(_, action) => G::action(action, components).form("done"),
        Event::Chance(result) => G::chance(result, components, names),
    };
    match event {
        Event::Decision(player, _) => {
            let line = Phrase::new("table-did").with("name", names[player.seat()].as_str()).with("done", phrase);
            voice.say(&line)
        }
        Event::Chance(_) => voice.say(&phrase),
    }
}

/// What there is to do in a step; its form `name` says what others do there.
pub fn step_phrase(id: &str, step: &str) -> Phrase {
    Phrase::new(format!("{id}-step-{step}"))
}

/// The name of a line of the score.
pub fn line_name(id: &str, line: &str) -> Phrase {
    Phrase::new(format!("{id}-line-{line}"))
}

/// The name of a setting; its form `help` explains it.
pub fn setting_name(id: &str, key: &str) -> Phrase {
    Phrase::new(format!("{id}-setting-{key}"))
}

/// The name of a value of a setting; a number is its own name.
pub fn value_name(id: &str, key: &str, value: &str) -> Phrase {
    if value.parse::<u8>().is_ok() {
        return Phrase::verbatim(value);
    }
    Phrase::new(format!("{id}-value-{key}-{value}"))
}

/// A title of the solo table; one of an owner's own components is said as it is written there.
pub fn title_phrase(id: &str, title: &str, voice: Voice) -> Phrase {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let key = format!("{id}-title-{}", words.collect::<Vec<_>>().join("-").to_ascii_lowercase());
    if voice.knows(&key) { Phrase::new(key) } else { Phrase::verbatim(title) }
}
