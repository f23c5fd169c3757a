//! The picture of Marabunta: every legal action can be clicked, and everything has words.

use std::collections::BTreeSet;

use games::Marabunta;
use games::marabunta::Action;
use pictures::{Picture, log_line, setting_name, step_phrase, value_name};
use play::{Game, Player, Rng, Table, Turn};
use words::Language;

use crate::page::{check_page, tags, value, values};
use crate::walk::{draw, names, walk};

const SETUPS: [&str; 4] = [
    "players=2",
    "players=2 territory=plain",
    "players=2 boards=plain abilities=may",
    "players=2 territory=plain boards=plain first=blue abilities=may",
];

/// After how many decisions a table is drawn again.
const STRIDE: u32 = 10;

/// Plays a random game, and shows each of some moments to both players and to a spectator.
fn watch(
    setup: &str,
    seed: u64,
    mut look: impl FnMut(&Table<Marabunta>, Option<Player>, Language),
) -> Table<Marabunta> {
    let mut rng = Rng::from_number(seed);
    let viewers = [None, Some(Player::new(0)), Some(Player::new(1))];
    walk(setup, seed, |table: &Table<Marabunta>, _| {
        let turn = table.game().turn();
        if turn == Turn::Over {
            for viewer in viewers {
                Language::ALL.into_iter().for_each(|language| look(table, viewer, language));
            }
        } else if turn != Turn::Chance && rng.below(STRIDE) == 0 {
            viewers.into_iter().for_each(|viewer| look(table, viewer, Language::Hungarian));
            look(table, turn.players().iter().next(), Language::English);
        }
    })
}

/// What holds for a drawn page, however it came about.
fn check(html: &str, legal: &[Action]) {
    every_legal_action_can_be_clicked_once(html, legal);
    every_part_of_an_action_has_its_place(html, legal);
    everything_that_can_be_clicked_has_a_label(html);
    no_word_is_missing(html);
    check_page(html, Marabunta::ID, "page");
    assert!(html.len() < 120_000, "{} bytes", html.len());
}

fn every_legal_action_can_be_clicked_once(html: &str, legal: &[Action]) {
    let mut shown: Vec<&str> = values(html, "data-action");
    let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    shown.sort_unstable();
    legal.sort_unstable();
    assert_eq!(shown, legal);
}

fn every_part_of_an_action_has_its_place(html: &str, legal: &[Action]) {
    let shown: BTreeSet<&str> = values(html, "data-part").into_iter().collect();
    let parts: BTreeSet<String> = legal.iter().flat_map(Marabunta::parts).collect();
    assert_eq!(shown, parts.iter().map(String::as_str).collect());
}

fn everything_that_can_be_clicked_has_a_label(html: &str) {
    let picture = html.split("<ul class=\"choices\"").next().expect("a picture");
    let is_choice = |tag: &str| value(tag, "data-action").is_some() || value(tag, "data-part").is_some();
    for (tag, _) in tags(picture).filter(|(tag, _)| is_choice(tag)) {
        let label = value(tag, "aria-label").is_some_and(|label| !label.is_empty());
        assert!(label || tag.starts_with("button class=\"finish"), "{tag}");
    }
}

fn no_word_is_missing(html: &str) {
    assert!(!html.contains(">marabunta-") && !html.contains("{ $"));
    for attribute in ["aria-label", "data-tip", "title"] {
        for text in values(html, attribute) {
            assert!(!text.contains("marabunta-"), "{text}");
        }
    }
}

#[test]
fn every_page_can_be_read_and_played() {
    for (setup, seed) in SETUPS.into_iter().zip(0..) {
        watch(setup, seed, |table, viewer, language| {
            let (drawing, legal) = draw(table, viewer, table.events(), language);
            check(&drawing.regions.concat(), &legal);
        });
    }
}

#[test]
fn all_that_happens_has_words() {
    for setup in SETUPS {
        let table = watch(setup, 7, |_, _, _| {});
        for event in table.events() {
            for language in Language::ALL {
                let line = log_line(event, true, &names(table.game()), language);
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
