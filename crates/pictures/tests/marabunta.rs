//! The picture of Marabunta: whatever is legal can be clicked, and everything has words.

use std::collections::BTreeSet;

use games::Marabunta;
use games::marabunta::Action;
use pictures::{Drawing, Picture, Scene, log_line, setting_name, step_phrase, value_name};
use play::{Chances, Game, Player, Rng, Seed, Table, Turn};
use words::Language;

const SETUPS: [&str; 4] = [
    "players=2",
    "players=2 territory=plain",
    "players=2 boards=plain abilities=may",
    "players=2 territory=plain boards=plain first=blue abilities=may",
];

/// Every so many decisions a table is drawn.
const STRIDE: u32 = 10;

fn names() -> Vec<String> {
    ["Anna", "Bence"].map(str::to_owned).into()
}

/// Plays a random game, and shows each of some moments to both players and to a spectator.
fn watch(
    setup: &str,
    seed: u64,
    mut look: impl FnMut(&Table<Marabunta>, Option<Player>, Language),
) -> Table<Marabunta> {
    let setup = setup.parse().expect("a set-up");
    let mut table = Table::<Marabunta>::new(setup, Seed::from(seed), Chances::Automatic);
    let mut rng = Rng::from_number(seed);
    let viewers = || [None, Some(Player::new(0)), Some(Player::new(1))];
    while let Turn::Players(acting) = table.game().turn() {
        let player = acting.iter().next().expect("somebody acts");
        if rng.below(STRIDE) == 0 {
            viewers().into_iter().for_each(|viewer| look(&table, viewer, Language::Hungarian));
            look(&table, Some(player), Language::English);
        }
        let legal = table.legal(player);
        table.play(player, rng.pick(&legal)).expect("a legal action");
    }
    viewers()
        .into_iter()
        .for_each(|viewer| Language::ALL.into_iter().for_each(|language| look(&table, viewer, language)));
    table
}

fn draw(table: &Table<Marabunta>, viewer: Option<Player>, language: Language) -> Drawing {
    let game = table.game();
    let legal = viewer.map(|viewer| table.legal(viewer)).unwrap_or_default();
    let (view, scores, names) = (game.view(viewer), table.scores(), names());
    let mut scene =
        Scene::<Marabunta>::new(&view, viewer, (game.turn(), game.step()), &legal, &names, &scores, language);
    scene.recent = table.events();
    scene.hint = legal.first().copied();
    Drawing::of(&scene, None)
}

/// The tags that carry an attribute.
fn tags<'h>(html: &'h str, attribute: &str) -> impl Iterator<Item = &'h str> {
    let attribute = format!(" {attribute}=\"");
    html.split('<').filter(move |tag| tag.contains(&attribute)).map(|tag| &tag[..tag.find('>').expect("a tag ends")])
}

fn value<'t>(tag: &'t str, attribute: &str) -> Option<&'t str> {
    let (_, rest) = tag.split_once(&format!(" {attribute}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

/// What holds for a drawn page, however it came about.
fn check(html: &str, legal: &[Action]) {
    every_legal_action_can_be_clicked_once(html, legal);
    every_part_of_an_action_has_its_place(html, legal);
    whatever_can_be_clicked_has_a_label(html);
    no_word_is_missing(html);
    nothing_is_styled_or_scripted_in_place(html);
    what_moves_is_there_once(html);
    assert!(html.len() < 120_000, "{} bytes", html.len());
}

fn every_legal_action_can_be_clicked_once(html: &str, legal: &[Action]) {
    let mut shown: Vec<&str> = tags(html, "data-action").filter_map(|tag| value(tag, "data-action")).collect();
    let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    shown.sort_unstable();
    legal.sort_unstable();
    assert_eq!(shown, legal);
}

fn every_part_of_an_action_has_its_place(html: &str, legal: &[Action]) {
    let shown: BTreeSet<&str> = tags(html, "data-part").filter_map(|tag| value(tag, "data-part")).collect();
    let parts: BTreeSet<String> = legal.iter().flat_map(Marabunta::parts).collect();
    assert_eq!(shown, parts.iter().map(String::as_str).collect());
}

fn whatever_can_be_clicked_has_a_label(html: &str) {
    let picture = html.split("<ul class=\"choices\"").next().expect("a picture");
    for tag in tags(picture, "data-action").chain(tags(picture, "data-part")) {
        let label = value(tag, "aria-label").is_some_and(|label| !label.is_empty());
        assert!(label || tag.starts_with("button class=\"finish"), "{tag}");
    }
}

fn no_word_is_missing(html: &str) {
    assert!(!html.contains(">marabunta-") && !html.contains("{ $"));
    for attribute in ["aria-label", "data-tip", "title"] {
        for text in tags(html, attribute).filter_map(|tag| value(tag, attribute)) {
            assert!(!text.contains("marabunta-"), "{text}");
        }
    }
}

fn nothing_is_styled_or_scripted_in_place(html: &str) {
    for tag in html.split('<').map(|rest| rest.split('>').next().unwrap_or_default()) {
        assert!(!tag.contains(" style=") && !tag.contains(" onclick=") && !tag.starts_with("script"), "{tag}");
    }
}

fn what_moves_is_there_once(html: &str) {
    let mut seen = BTreeSet::new();
    for name in tags(html, "data-move").filter_map(|tag| value(tag, "data-move")) {
        assert!(seen.insert(name), "{name}");
    }
}

#[test]
fn every_page_can_be_read_and_played() {
    for (setup, seed) in SETUPS.into_iter().zip(0..) {
        watch(setup, seed, |table, viewer, language| {
            let legal = viewer.map(|viewer| table.legal(viewer)).unwrap_or_default();
            check(&draw(table, viewer, language).regions.concat(), &legal);
        });
    }
}

#[test]
fn all_that_happens_has_words() {
    for setup in SETUPS {
        let table = watch(setup, 7, |_, _, _| {});
        for event in table.events() {
            for language in Language::ALL {
                let line = log_line(event, true, &names(), language);
                assert!(!line.contains("marabunta-") && !line.contains('_'), "{language}: {line}");
            }
        }
    }
}

#[test]
fn steps_and_settings_have_words() {
    let known = |language: Language, phrase: &words::Phrase| {
        let text = Marabunta::words().voice(language).say(phrase);
        assert!(!text.contains("marabunta-"), "{language}: {text}");
    };
    let steps =
        ["first", "reveal", "roll", "split", "choose", "execute", "repeat", "write", "cross", "flag", "chest", "over"];
    for language in Language::ALL {
        for step in steps {
            let phrase = step_phrase(Marabunta::ID, step);
            known(language, &phrase);
            known(language, &phrase.form("name"));
        }
        for setting in Marabunta::SETTINGS {
            let phrase = setting_name(Marabunta::ID, setting.key);
            known(language, &phrase);
            known(language, &phrase.form("help"));
            setting.values.iter().for_each(|value| known(language, &value_name(Marabunta::ID, setting.key, value)));
        }
    }
}
