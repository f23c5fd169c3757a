//! Every moment of Strange World Above the Clouds can be drawn and told, in both languages.

use std::collections::BTreeSet;

use games::StrangeWorld;
use games::strange_world::{Action, Setup};
use pictures::{Drawing, Picture, line_name, setting_name, step_phrase, title_phrase};
use play::{Event, Game, Player, Rng, Table};
use words::Language;

use crate::page::{check_page, check_words, tags, values};
use crate::walk::{check_log, draw, walk_choosing};

/// Plays a random game and shows every position on the way, with the number of events before it.
fn watch(players: usize, seed: u64, see: impl FnMut(&Table<StrangeWorld>, usize)) -> Table<StrangeWorld> {
    // Travelers are declined too often by chance.
    let choose = |legal: &[Action], rng: &mut Rng| {
        let welcome = legal.iter().copied().find(|action| matches!(action, Action::Welcome(..)));
        let drawn = rng.pick(legal);
        welcome.filter(|_| rng.below(2) == 0).unwrap_or(drawn)
    };
    walk_choosing(&format!("players={players}"), seed, choose, see)
}

#[track_caller]
fn check_choices(drawing: &Drawing, legal: &[Action], what: &str) {
    let [_, picture, choices, _] = &drawing.regions;
    let actions: BTreeSet<&str> =
        values(picture, "data-action").into_iter().chain(values(choices, "data-action")).collect();
    for action in legal {
        assert!(actions.contains(action.to_string().as_str()), "{what}: there is no place for {action}");
    }
    assert_eq!(actions.len(), legal.len(), "{what}: {actions:?}");
    // What is left for the list can be picked in the picture.
    let places: BTreeSet<&str> = values(picture, "data-part").into_iter().collect();
    let parts: BTreeSet<&str> = values(choices, "data-parts").into_iter().flat_map(|parts| parts.split(' ')).collect();
    assert_eq!(places, parts, "{what}");
}

#[test]
fn every_moment_of_random_games_can_be_drawn_and_told() {
    for players in 1..=4 {
        for seed in 0..2 {
            let table = watch(players, seed, |table, turn| {
                let game = table.game();
                let acting = game.turn().players().iter().next();
                let other = (turn % (players + 1) < players).then(|| Player::new(turn % (players + 1)));
                let (one, two) = (Language::ALL[turn % 2], Language::ALL[(turn + 1) % 2]);
                for (viewer, language) in [(acting, one), (other, two)] {
                    let what = format!("{players} players, seed {seed}, step {turn}: {}, {language}", game.step());
                    let (drawing, legal) = draw(table, viewer, &[], language);
                    let html = drawing.regions.concat();
                    check_page(&html, StrangeWorld::ID, &what);
                    assert!(tags(&html).all(|(tag, _)| !tag.contains("script")), "{what}");
                    check_choices(&drawing, &legal, &what);
                }
            });
            check_log(&table);
        }
    }
}

#[test]
fn every_step_line_setting_and_title_has_words() {
    const STEPS: [&str; 15] = [
        "start",
        "sun",
        "direction",
        "deal",
        "pass2",
        "pass1",
        "offer",
        "piles",
        "take",
        "play",
        "traveller",
        "erupt",
        "city",
        "reveal",
        "over",
    ];
    const TITLES: [&str; 5] = ["devoured", "driven from the sky", "tolerated", "at home", "master of the land-eaters"];
    let id = StrangeWorld::ID;
    for language in Language::ALL {
        let voice = StrangeWorld::words().voice(language);
        let mut phrases: Vec<_> =
            STEPS.iter().flat_map(|step| [step_phrase(id, step), step_phrase(id, step).form("name")]).collect();
        let score = StrangeWorld::new(&Setup { players: 1 }).score(Player::new(0));
        phrases.extend(score.lines().map(|(line, _)| line_name(id, line)));
        for setting in StrangeWorld::SETTINGS {
            phrases.extend([setting_name(id, setting.key), setting_name(id, setting.key).form("help")]);
        }
        phrases.iter().for_each(|phrase| check_words(&voice.say(phrase), id, "words"));
        for title in TITLES {
            assert_ne!(voice.say(&title_phrase(id, title, voice)), title, "{language}: {title}");
        }
    }
}

#[test]
fn nobody_sees_the_cards_of_another_hand() {
    watch(3, 5, |table, _| {
        let viewer = Player::new(0);
        let (drawing, _) = draw(table, Some(viewer), &[], Language::English);
        let shown = drawing.regions[1].matches("data-move=\"hand-").count();
        assert_eq!(shown, table.game().hand(viewer).cards.len(), "{}", table.game().step());
    });
}

#[test]
fn a_pass_is_offered_before_it_is_sent() {
    let table = watch(2, 1, |_, _| {});
    let mut passes = 0;
    for event in table.events() {
        if let Event::Decision(_, action @ Action::Pass(cards)) = event {
            passes += 1;
            assert!(StrangeWorld::asks_first(action));
            let parts: BTreeSet<String> = StrangeWorld::parts(action).into_iter().collect();
            assert_eq!(parts.len(), cards.len(), "{action}");
        }
    }
    assert_eq!(passes, 20);
}
