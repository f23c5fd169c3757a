//! Hadara's picture and words, in random games.

use std::collections::BTreeSet;

use games::Hadara;
use pictures::{Drawing, Picture, Scene, line_name, log_line, setting_name, step_phrase, value_name};
use play::{Chances, Event, Game, Player, PlayerSet, Rng, Seed, Table, Turn};
use words::Language;

const NAMES: [&str; 5] = ["Anna", "Bence", "Csilla", "Dani", "Eszter"];

/// Plays a random game and looks at it now and then, from every side.
fn check(setup: &str, seed: u64) {
    let setup = setup.parse().expect("a set-up");
    let mut table: Table<Hadara> = Table::new(setup, Seed::from(seed), Chances::Automatic);
    let mut rng = Rng::from_number(seed);
    let mut moments = 0;
    while let Turn::Players(acting) = table.game().turn() {
        let player = acting.iter().next().expect("somebody acts");
        let is_shown = moments % 5 == 0 || !matches!(table.game().step(), "draft" | "take");
        if is_shown {
            look(&table, Some(player), Language::ALL[moments % 2]);
        }
        if moments % 25 == 0 {
            look(&table, None, Language::ALL[moments / 25 % 2]);
        }
        let legal = table.legal(player);
        let action = legal[rng.below(legal.len() as u32) as usize];
        table.play(player, action).expect("a legal action");
        moments += 1;
    }
    Language::ALL.into_iter().for_each(|language| look(&table, Some(Player::new(0)), language));
    check_log(&table);
}

fn look(table: &Table<Hadara>, viewer: Option<Player>, language: Language) {
    let game = table.game();
    let legal = viewer.map_or(Vec::new(), |viewer| table.legal(viewer));
    let (view, scores) = (game.view(viewer), table.scores());
    let names: Vec<String> = NAMES.iter().take(game.players()).map(|name| (*name).to_owned()).collect();
    let mut scene = Scene::<Hadara>::new(&view, viewer, (game.turn(), game.step()), &legal, &names, &scores, language);
    scene.hint = legal.last().copied();
    let seen = |event: &&Event<Hadara>| matches!(event, Event::Decision(..));
    let recent: Vec<Event<Hadara>> = table.events().iter().rev().filter(seen).take(3).copied().collect();
    scene.recent = &recent;
    let drawing = Drawing::of(&scene, None);
    let html = drawing.regions.concat();
    for action in &legal {
        assert!(html.contains(&format!("data-action=\"{action}\"")), "{action} has no place");
    }
    for attribute in ["data-action=\"", "data-part=\""] {
        for (place, _) in html.match_indices(attribute) {
            let from = html[..place].rfind('<').expect("a tag");
            let tag = &html[from..place + html[place..].find('>').expect("the end of a tag")];
            let inside = html[place..].split_once('>').map_or("", |(_, inside)| inside);
            let is_labelled = tag.contains("aria-label=\"") && !tag.contains("aria-label=\"\"");
            assert!(is_labelled || !inside.starts_with('<'), "no label: {tag}");
        }
    }
    assert!(!html.contains(" style="), "a style attribute");
    let moving: Vec<&str> = html.split("data-move=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let unique: BTreeSet<&str> = moving.iter().copied().collect();
    assert_eq!(moving.len(), unique.len(), "something moves twice");
    check_words(&html);
    assert!(html.len() < 150_000, "{} bytes", html.len());
}

/// No key stands where a person reads.
#[track_caller]
fn check_words(html: &str) {
    for reading in [">hadara-", "aria-label=\"hadara-", "data-tip=\"hadara-", " hadara-", "(hadara-"] {
        let found = html.find(reading).map(|place| &html[place..html.len().min(place + 60)]);
        assert_eq!(found, None);
    }
}

fn check_log(table: &Table<Hadara>) {
    let names: Vec<String> = NAMES.iter().take(table.game().players()).map(|name| (*name).to_owned()).collect();
    for event in table.events() {
        for (language, is_witness) in
            Language::ALL.into_iter().flat_map(|language| [(language, true), (language, false)])
        {
            let line = log_line(event, is_witness, &names, language);
            assert!(!line.is_empty() && !line.contains("hadara-"), "{line}");
        }
    }
}

#[test]
fn every_family_of_set_ups_is_drawn() {
    check("players=2", 1);
    check("players=5 open_piles=true", 2);
    check("players=3 purple=basic start_side=a segments=fixed crests=fixed", 3);
    check("players=4 start_side=b joker_for_set_points=false", 4);
}

#[test]
fn what_waits_for_the_others_is_shown() {
    let setup = "players=3".parse().expect("a set-up");
    let mut table: Table<Hadara> = Table::new(setup, Seed::from(7), Chances::Automatic);
    let mut rng = Rng::from_number(7);
    for _ in 0..30 {
        let acting = table.game().turn().players();
        let Some(player) = acting.iter().last() else { break };
        let legal = table.legal(player);
        table.play(player, legal[rng.below(legal.len() as u32) as usize]).expect("a legal action");
        for viewer in PlayerSet::seats(3).iter() {
            look(&table, Some(viewer), Language::Hungarian);
        }
    }
}

#[test]
fn everything_has_words() {
    let steps = [
        "segments", "crests", "start", "side", "wheel", "draw", "draft", "colony", "back", "bust", "take", "feed",
        "seals", "over",
    ];
    for language in Language::ALL {
        let voice = Hadara::words().voice(language);
        let known = |phrase: &words::Phrase| !voice.say(phrase).contains("hadara-");
        for step in steps {
            let phrase = step_phrase(Hadara::ID, step);
            assert!(known(&phrase) && known(&phrase.form("name")), "{language}: {step}");
        }
        for setting in Hadara::SETTINGS {
            let phrase = setting_name(Hadara::ID, setting.key);
            assert!(known(&phrase) && known(&phrase.form("help")), "{language}: {}", setting.key);
            for value in setting.values {
                assert!(known(&value_name(Hadara::ID, setting.key, value)), "{language}: {value}");
            }
        }
        for line in ["colonies", "busts", "silver", "gold", "cards", "coins"] {
            assert!(known(&line_name(Hadara::ID, line)), "{language}: {line}");
        }
    }
}
