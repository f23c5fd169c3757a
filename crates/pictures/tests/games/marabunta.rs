//! The picture of Marabunta: every legal action can be clicked, and everything has words.

use std::collections::BTreeSet;

use games::Marabunta;
use games::marabunta::{Action, Components, Tile};
use pictures::{Picture, log_line, setting_name, step_phrase, value_name};
use play::{Boxed, Chances, Components as _, Game, Notation, Player, Rng, Seed, Table, Turn};
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
fn check(html: &str, legal: &[Action], components: Boxed<Components>) {
    every_legal_action_can_be_clicked_once(html, legal, components);
    every_part_of_an_action_has_its_place(html, legal, components);
    everything_that_can_be_clicked_has_a_label(html);
    no_word_is_missing(html);
    check_page(html, Marabunta::ID, "page");
    assert!(html.len() < 120_000, "{} bytes", html.len());
}

fn every_legal_action_can_be_clicked_once(html: &str, legal: &[Action], components: Boxed<Components>) {
    let mut shown: Vec<&str> = values(html, "data-action");
    let mut legal: Vec<String> = legal.iter().map(|action| action.notation(components.get()).to_string()).collect();
    shown.sort_unstable();
    legal.sort_unstable();
    assert_eq!(shown, legal);
}

fn every_part_of_an_action_has_its_place(html: &str, legal: &[Action], components: Boxed<Components>) {
    let shown: BTreeSet<&str> = values(html, "data-part").into_iter().collect();
    let parts: BTreeSet<String> = legal.iter().flat_map(|action| Marabunta::parts(action, components)).collect();
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
            check(&drawing.regions.concat(), &legal, table.components());
        });
    }
}

#[test]
fn all_that_happens_has_words() {
    for setup in SETUPS {
        let table = watch(setup, 7, |_, _, _| {});
        for event in table.events() {
            for language in Language::ALL {
                let line = log_line(event, true, table.components(), &names(table.game()), language);
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

/// A box with this text.
fn boxed(text: &str) -> Boxed<Components> {
    Components::shelf().take_in(Components::read(text).expect("right components")).expect("there is room")
}

#[test]
fn a_specimen_shows_both_sides_of_the_boards_and_nothing_to_click() {
    let components = Components::shelf().standard();
    for language in Language::ALL {
        let html = Marabunta::specimen(components, language).into_string();
        check(&html, &[], components);
        assert_eq!(html.matches("<svg class=\"map\"").count(), 2);
        assert_eq!(html.matches("class=\"cookie next\"").count() + html.matches("class=\"cookie\"").count(), 4 * 10);
        assert!(values(html.as_str(), "data-keep").is_empty());
    }
}

#[test]
fn a_specimen_shows_what_was_changed_in_a_box() {
    let text = Components::TEXTS[0];
    let row = text
        .replace("cookie_vp    = [0, 1, 0,", "cookie_vp    = [0, 17, 0,")
        .replace("[\"+0\", \"+1\",", "[\"+0\", \"+17\",");
    let hex = "id = \"a1\", q = 0, r = 0, region = \"pink\", special = \"none\", piece = 1";
    let map = text.replace(hex, &hex.replace("none", "chest").replace("piece = 1", "piece = 2"));
    for language in Language::ALL {
        let [printed, row, map] =
            [text, &row, &map].map(|text| Marabunta::specimen(boxed(text), language).into_string());
        assert!(row.contains(">+17</text>") && !printed.contains("+17"));
        let chests = |html: &str| html.matches("href=\"#marabunta-chest\"").count();
        assert_eq!(chests(&map), chests(&printed) + 2, "a chest hex on each side");
        let joints = |html: &str| {
            let joints = tags(html).filter(|(tag, _)| tag.starts_with("path class=\"joint\""));
            joints.map(|(tag, _)| tag.to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(joints(&row), joints(&printed));
        assert_ne!(joints(&map), joints(&printed), "the ground of a box is its own");
    }
}

/// Plays a random game with a box, and looks at every position in which somebody decides, and at the end.
fn watch_box(components: Boxed<Components>, seed: u64, mut look: impl FnMut(&Table<Marabunta>)) {
    let setup = "players=2".parse().expect("a set-up");
    let mut table = Table::<Marabunta>::with_box(setup, components, Seed::from(seed), Chances::Automatic);
    let mut rng = Rng::from_number(seed);
    while let Turn::Players(players) = table.game().turn() {
        look(&table);
        let player = players.iter().next().expect("somebody acts");
        let action = rng.pick(&table.legal(player));
        table.play(player, action).expect("a legal action");
    }
    look(&table);
}

#[test]
fn groups_with_the_same_ability_are_told_apart() {
    let text = Components::TEXTS[0];
    let repeating = boxed(&text.replacen("ability = \"write_1\"", "ability = \"vp_3\"", 1));
    let mut asked = 0;
    for (language, expect) in [(Language::English, "3 points (no. 2)"), (Language::Hungarian, "3 pont (2.)")] {
        watch_box(repeating, 5, |table| {
            if table.game().step() != "chest" {
                return;
            }
            let player = table.game().turn().players().iter().next();
            let (drawing, legal) = draw(table, player, table.events(), language);
            let html = drawing.regions.concat();
            check(&html, &legal, repeating);
            assert!(html.contains(expect), "{expect}");
            let labels = tags(&html).filter(|(tag, _)| value(tag, "data-action").is_some());
            let labels: Vec<String> =
                labels.map(|(tag, _)| value(tag, "aria-label").unwrap_or(tag).to_owned()).collect();
            assert_eq!(labels.iter().collect::<BTreeSet<_>>().len(), labels.len(), "{labels:?}");
            asked += 1;
        });
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn the_tile_names_the_dice_that_may_be_repeated() {
    let (mut asked, mut repeated) = (0, 0);
    let mut look = |table: &Table<Marabunta>| {
        let game = table.game();
        let Some(player) = game.turn().players().iter().next() else { return };
        let (drawing, legal) = draw(table, Some(player), table.events(), Language::English);
        let html = drawing.regions.concat();
        if game.step() == "repeat" {
            assert!(
                tags(&html).all(|(tag, _)| value(tag, "data-action").is_none() || !tag.contains("no longer in play"))
            );
            repeated += 1;
        }
        let Some(tile) = legal.iter().find(|action| matches!(action, Action::UseTile(Tile::RepeatDie))) else { return };
        let mut after = *game;
        after.apply(player, *tile);
        let mut dice = Vec::new();
        after.legal(player, &mut dice);
        let tip =
            tags(&html).find(|(tag, _)| value(tag, "data-action") == Some("use tile repeat_die")).expect("the tile").0;
        let named = value(tip, "data-tip").expect("a tip").split("can repeat: ").nth(1).expect("the dice");
        assert_eq!(named.split(", ").count(), dice.len(), "R5: {named}: {dice:?}");
        asked += 1;
    };
    (0..12).for_each(|seed| watch_box(boxed(Components::TEXTS[0]), seed, &mut look));
    assert!(asked > 3 && repeated > 3, "{asked} {repeated}");
}

/// The tips of both score tracks.
fn track_tips(html: &str) -> Vec<&str> {
    tags(html)
        .filter(|(tag, _)| tag.starts_with("svg class=\"track\""))
        .filter_map(|(tag, _)| value(tag, "data-tip"))
        .collect()
}

/// 10.1, with a track of six boxes.
#[test]
fn a_score_beyond_the_track_shows_that_it_was_passed_and_the_end_shows_the_total() {
    let text = Components::TEXTS[0].replace("score_track = 25", "score_track = 6");
    let short = boxed(&text.replace("score_track_length = 25", "score_track_length = 6"));
    let (mut totals, mut passed) = (0, 0);
    for seed in 0..4 {
        watch_box(short, seed, |table| {
            let is_over = table.game().turn() == Turn::Over;
            if !is_over && table.game().step() != "split" {
                return;
            }
            let html = draw(table, None, table.events(), Language::English).0.regions.concat();
            let tips = track_tips(&html);
            let mut rings = 0;
            for (tip, score) in tips.iter().zip(table.scores()) {
                let points: i32 = score.lines().take(if is_over { 8 } else { 2 }).map(|(_, points)| points).sum();
                let counted = if points == 1 { "point" } else { "points" };
                let said = if is_over { "in total" } else { "scored so far, without the regions" };
                assert!(tip.starts_with(&format!("Score track: {points} {counted} {said}")), "{tip}");
                let rounds = (points - 1).max(0) / 6;
                let shown = format!("passed: {} + {}", 6 * rounds, points - 6 * rounds);
                assert_eq!(tip.contains(&shown), points > 6, "{tip}");
                assert_eq!(tip.contains("passed"), points > 6, "{tip}");
                assert!(points <= 6 || html.contains(&format!(">+{}</text>", 6 * rounds)));
                rings += usize::from(points > 6);
                totals += u32::from(is_over);
            }
            assert_eq!((tips.len(), html.matches("<circle class=\"passed\"").count()), (2, rings));
            passed += rings;
        });
    }
    assert!(totals == 8 && passed > 4, "{totals}, {passed}");
}

#[test]
fn the_tip_of_an_anthill_says_what_it_is_for() {
    let say = |language, whose, count| {
        let phrase = words::Phrase::new("marabunta-anthills").with("whose", whose).with("count", count);
        Marabunta::words().voice(language).say(&phrase)
    };
    let own = |count: u8| say(Language::English, "own", count);
    assert_eq!(own(1), "1 anthill left: write one number without touching your own");
    assert_eq!(own(2), "2 anthills left: with each, write one number without touching your own");
    assert_eq!(own(0), "you have no anthills left");
    assert_eq!(say(Language::Hungarian, "own", 0), "nem maradt hangyabolyod");
    assert_eq!(say(Language::Hungarian, "other", 0), "nem maradt hangyabolya");
}

/// D6: cupcake and crate are the words of the English edition.
#[test]
fn whoever_reads_english_reads_one_word_for_one_thing() {
    let is_other_word =
        |text: &str| ["cookie", "muffin", "chest"].iter().any(|word| text.to_lowercase().contains(word));
    let (rules, words) = (Marabunta::RULEBOOK[0], include_str!("../../../../words/en/marabunta.ftl"));
    for line in rules.lines().map(|line| line.split(" {#").next().unwrap_or_default()) {
        assert!(!is_other_word(line), "{line}");
    }
    for line in words.lines() {
        let text = line.split_once(" =").map_or(line, |(_, text)| text);
        assert!(!is_other_word(text), "{line}");
    }
}
