//! The picture of House of Cats says everything that can be done, in both languages.

use games::HouseOfCats;
use pictures::{Drawing, Picture, REGIONS, log_line, step_phrase, title_phrase};
use play::{Game, Player, Table, Turn};
use words::Language;

use crate::page::{check_page, check_words, values};
use crate::walk::{check_log, draw, names, recent, walk};

#[track_caller]
fn check_scene(table: &Table<HouseOfCats>, viewer: Option<Player>, language: Language) {
    let (Drawing { regions }, legal) = draw(table, viewer, recent(table), language);
    let html = regions.concat();
    assert_eq!(regions.len(), REGIONS.len());
    let context = format!("{language} {} {legal:?}", table.game().step());
    check_page(&html, HouseOfCats::ID, &context);
    let actions = values(&html, "data-action");
    let (places, listed) = (values(&html, "data-part"), values(&html, "data-parts"));
    for action in &legal {
        let text = action.to_string();
        assert!(actions.contains(&text.as_str()), "{context}: {text} is nowhere");
        for part in HouseOfCats::parts(action) {
            let is_listed = listed.iter().any(|parts| parts.split(' ').any(|other| other == part));
            assert!(!is_listed || places.contains(&part.as_str()), "{context}: {part} is nowhere");
        }
    }
}

/// Plays a random game and looks at it after every few events.
fn check_game(setup: &str, seed: u64, pause: usize) {
    let table = walk::<HouseOfCats>(setup, seed, |table, events| {
        let (game, language) = (table.game(), Language::ALL[events % 2]);
        if events % pause == 0 || game.turn() == Turn::Over || game.step() == "setup_place" {
            check_scene(table, game.turn().players().iter().next(), language);
            if events % (7 * pause) == 0 {
                check_scene(table, None, language);
                check_scene(table, Some(Player::new(game.players() - 1)), language);
            }
        }
    });
    check_log(&table);
    let names = names(table.game());
    for (event, language) in table.events().iter().flat_map(|event| Language::ALL.map(|language| (event, language))) {
        assert_eq!(log_line(event, true, &names, language), log_line(event, false, &names, language));
    }
}

#[test]
fn every_action_of_random_games_is_in_the_picture_with_words() {
    for level in 1..=4 {
        check_game(&format!("players=1 level={level} tiles=abcd"), 1, 2);
        check_game(&format!("players=2 level={level}"), 2, 5);
        check_game(&format!("players=6 level={level}"), 3, 41);
        for seed in 10..14 {
            check_game(&format!("players=1 level={level}"), seed, 5);
        }
    }
}

#[test]
fn steps_titles_and_the_game_itself_have_words() {
    for language in Language::ALL {
        let voice = HouseOfCats::words().voice(language);
        for step in ["tiles", "setup_roll", "setup_place", "roll", "turn", "over"] {
            let phrase = step_phrase(HouseOfCats::ID, step);
            check_words(&voice.say(&phrase), HouseOfCats::ID, step);
            check_words(&voice.say(&phrase.form("name")), HouseOfCats::ID, step);
        }
        for title in ["Alley cat", "House cat", "Clever cat", "Top cat", "Cat architect"] {
            check_words(&voice.say(&title_phrase(HouseOfCats::ID, title, voice)), HouseOfCats::ID, title);
            assert!(voice.knows(&format!("house_of_cats-title-{}", title.to_lowercase().replace(' ', "-"))));
        }
        for setting in HouseOfCats::SETTINGS {
            check_words(
                &voice.say(&pictures::setting_name(HouseOfCats::ID, setting.key)),
                HouseOfCats::ID,
                setting.key,
            );
            for value in setting.values {
                check_words(
                    &voice.say(&pictures::value_name(HouseOfCats::ID, setting.key, value)),
                    HouseOfCats::ID,
                    value,
                );
            }
        }
        for key in ["tagline", "about", "reconstructed"] {
            assert!(voice.knows(&format!("house_of_cats-{key}")), "{key}");
        }
    }
}
